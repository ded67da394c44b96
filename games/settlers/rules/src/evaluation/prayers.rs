//! What prayers may bring: cards by the shares of their colours, tokens as they are held, and the prayer in progress.

use super::outlook::{Outlook, Prices};
use super::weights::Weight;
use crate::components::{Arm, Mode, On, Out, Prayer};
use crate::favor::Colours;
use crate::names::{Colour, Good};

/// Cards of applicable colours at which an answer is as likely as not.
const EVEN: f32 = 0.6;
/// Resources that are spent on an offering, as a rule, when it comes to it.
const USUAL_OFFER: f32 = 2.0;
/// The colour of some deal.
const USUAL_DEAL: Colour = Colour::Pink;

impl Outlook<'_> {
    /// A prayer to come.
    pub(super) fn prayer(&self, prayer: u16, prices: &Prices) -> f32 {
        self.prayer_of(prayer, None, prices)
    }

    /// A prayer to come whose colour may be known.
    pub(super) fn prayer_of(&self, prayer: u16, known: Option<Colour>, prices: &Prices) -> f32 {
        let plan = &self.referee.rules.book.prayers[usize::from(prayer)];
        let drawn = f32::from(plan.cards) + f32::from(self.pray_more);
        let cards = |colour: Colour| drawn * self.evaluation.shares[colour as usize];
        let share = self.weight(Weight::Prayer);
        share
            * match plan.mode {
                Mode::All => {
                    let colours = plan.colours;
                    let all: f32 =
                        colours.iter().map(|colour| cards(colour) * arms(plan, colour, self, prices)).sum();
                    let tokens = self.tokens(plan, prices);
                    let sum: f32 = colours.iter().map(cards).sum();
                    (all + tokens * answered(sum)).max(tokens)
                }
                Mode::Offer => self.offering(plan, plan.colours.iter().map(cards).sum(), prices),
                Mode::Announce | Mode::Choose => {
                    let luck =
                        if plan.mode == Mode::Choose { 1.0 + self.weight(Weight::Chosen) } else { 1.0 };
                    let worth = |colour: Colour| {
                        let (cards, token) = (cards(colour) * luck, self.token(colour));
                        (cards + token * answered(cards)).max(token) * arms(plan, colour, self, prices)
                    };
                    match known {
                        Some(colour) => worth(colour),
                        None => plan.colours.iter().map(worth).fold(0.0, f32::max),
                    }
                }
                Mode::Deal => {
                    let colour = known.unwrap_or(USUAL_DEAL);
                    (cards(colour) + self.token(colour)) * arms(plan, colour, self, prices)
                }
            }
    }

    /// Own tokens of a colour.
    fn token(&self, colour: Colour) -> f32 {
        let favor = self.side.favor;
        let tricolour = favor.tricolour && Colours::TRICOLOUR.has(colour);
        f32::from(u8::from(favor.colours.has(colour)) + u8::from(tricolour))
    }

    /// What the own tokens give where all colours count; the three-coloured one is one of them.
    fn tokens(&self, plan: &Prayer, prices: &Prices) -> f32 {
        let favor = self.side.favor;
        let worth = |colour: Colour| arms(plan, colour, self, prices);
        let plain: f32 = favor.colours.intersection(plan.colours).iter().map(worth).sum();
        let three = plan.colours.intersection(Colours::TRICOLOUR);
        plain + if favor.tricolour { three.iter().map(worth).fold(0.0, f32::max) } else { 0.0 }
    }

    /// Resources spent on cards and tokens: points for each and for each kind.
    fn offering(&self, plan: &Prayer, cards: f32, prices: &Prices) -> f32 {
        let tokens: f32 = plan.colours.iter().map(|colour| self.token(colour)).fold(0.0, f32::max);
        let spent = (cards + tokens).min(USUAL_OFFER);
        let price = Good::RESOURCES.iter().map(|&good| prices[good as usize]).sum::<f32>() / 3.0;
        let each = given(plan, On::Each, self, prices);
        let kind = given(plan, On::Kind, self, prices);
        (spent * (each - price) + 0.7 * spent * kind).max(0.0)
    }

    /// The prayer in progress, whose cards are known or whose tokens are used.
    pub(super) fn prayed(&self, prayer: u16) -> f32 {
        let plan = &self.referee.rules.book.prayers[usize::from(prayer)];
        let state = &self.referee.table.prayer;
        let counted = |colour: Colour| {
            let cards = state.drawn.items().iter().chain(state.used.items());
            cards.filter(|&&card| self.referee.plan(card).colours.has(colour)).count() as f32
        };
        let colours = match (plan.mode, state.colour) {
            (Mode::Announce | Mode::Choose | Mode::Deal, Some(colour)) => Colours::one(colour),
            (Mode::Deal, None) => Colours::NONE,
            _ => plan.colours,
        };
        let any = state.tokens || colours.iter().any(|colour| counted(colour) > 0.0);
        let token = |colour: Colour| {
            let three = match state.tricolour {
                Some(chosen) => chosen == colour,
                None => self.side.favor.tricolour && Colours::TRICOLOUR.has(colour),
            };
            f32::from(u8::from(self.side.favor.colours.has(colour)) + u8::from(three))
        };
        let of = |colour: Colour| {
            let answered =
                state.tokens || if plan.mode == Mode::Choose { counted(colour) > 0.0 } else { any };
            if answered { counted(colour) + token(colour) } else { 0.0 }
        };
        let worth = |colour: Colour| of(colour) * arms(plan, colour, self, &self.now);
        match plan.mode {
            Mode::Offer => self.offered(plan, of),
            Mode::Choose => colours.iter().map(worth).fold(0.0, f32::max),
            _ => colours.iter().map(worth).sum(),
        }
    }

    /// The offering in progress: what was spent counts, and what could still be spent if it is worth it.
    fn offered(&self, plan: &Prayer, counted: impl Fn(Colour) -> f32) -> f32 {
        let spent = self.referee.table.prayer.spent;
        let each = given(plan, On::Each, self, &self.now);
        let kind = given(plan, On::Kind, self, &self.now);
        let mut sum = 0.0;
        for good in Good::RESOURCES {
            let Some(colour) = self.referee.rules.colour_of(good) else { continue };
            let here = f32::from(spent[good as usize]);
            sum += here * each + if here > 0.0 { kind } else { 0.0 };
            let held =
                f32::from(self.side.goods.get(good)) + f32::from(self.side.goods.get(Good::Gold)) / 3.0;
            let more = (counted(colour) - here).min(held).max(0.0);
            let first = if here == 0.0 && more > 0.0 { kind } else { 0.0 };
            sum += (more * (each - self.now[good as usize]) + first).max(0.0);
        }
        sum
    }
}

/// How likely at least one card applies, where so many are expected.
fn answered(cards: f32) -> f32 {
    cards / (cards + EVEN)
}

/// What one card of a colour gives.
fn arms(plan: &Prayer, colour: Colour, outlook: &Outlook<'_>, prices: &Prices) -> f32 {
    let applies = |arm: &&Arm| match arm.on {
        On::Colour(other) => other == colour,
        On::Match => true,
        On::Each | On::Kind => false,
    };
    plan.arms.iter().filter(applies).map(|arm| arm_gives(arm, Some(colour), outlook, prices)).sum()
}

/// What an arm that is about resources spent gives.
fn given(plan: &Prayer, on: On, outlook: &Outlook<'_>, prices: &Prices) -> f32 {
    plan.arms.iter().filter(|arm| arm.on == on).map(|arm| arm_gives(arm, None, outlook, prices)).sum()
}

fn arm_gives(arm: &Arm, colour: Option<Colour>, outlook: &Outlook<'_>, prices: &Prices) -> f32 {
    let gives = arm.gives.iter().map(|amount| {
        let out = match (amount.out, colour) {
            (Out::Match, Some(colour)) => {
                outlook.referee.rules.good_of[colour as usize].map_or(Out::Match, Out::Good)
            }
            (out, _) => out,
        };
        f32::from(amount.n) * outlook.out(out, prices)
    });
    gives.sum()
}
