//! What stands and lies before a seat: its board, deals and locations in the rounds to come and at the end.

use khipu_core::kit::Tally;

use super::Term;
use super::outlook::{Outlook, Prices};
use super::weights::Weight;
use crate::cards::Card;
use crate::components::{Built, Effect, End, Feature, Plan, Trigger};
use crate::favor::Colours;
use crate::names::{Deck, Good};
use crate::pending::{Occasion, Pending};
use crate::position::Stage;
use crate::tableau::Location;

/// Cards that each lookout brings: one of the faction, two picked.
const LOOKOUT: f32 = 3.0;
/// How much of a round is left, as a rule, for features that answer what happens in it.
const REST: f32 = 0.5;
/// What giving up a deal costs where there is none yet.
const SOME_DEAL: f32 = 2.0;

impl Outlook<'_> {
    /// Everything that does not wait for an answer.
    pub(super) fn settled(&self, tally: &mut impl Tally<Term>) {
        let foundations = f32::from(self.side.foundations.len()) * self.weight(Weight::Foundation);
        tally.add(Term::Turn, self.turn());
        tally.add(Term::Board, self.board());
        tally.add(Term::Deals, self.deals());
        tally.add(Term::Locations, self.standing);
        tally.add(Term::Foundations, foundations * self.use_of_time());
        tally.add(Term::Guards, self.guards());
        tally.add(Term::Prayers, self.stored_prayers());
        self.deeds(tally);
    }

    /// The next own turn of the round, as far as it has come: it makes estimates before and after a turn comparable.
    fn turn(&self) -> f32 {
        let table = self.referee.table;
        if table.stage != Stage::Action || !self.acting {
            return 0.0;
        }
        let count = table.actors();
        let share = match (self.seat.index() + count - table.active.index()) % count {
            0 => {
                let mut own = table.pending.entries().iter().filter(|entry| entry.who == self.seat);
                if own.any(|entry| entry.what == Pending::Turn) { 1.0 } else { 0.0 }
            }
            later => 1.0 - later as f32 / count as f32,
        };
        share * self.weight(Weight::Turn)
    }

    /// 1 as long as something can still be built.
    fn use_of_time(&self) -> f32 {
        if self.acting || self.left > 0.0 { 1.0 } else { 0.0 }
    }

    fn board(&self) -> f32 {
        let board = &self.referee.rules.boards[self.side.faction as usize];
        let produced = |prices: &Prices| -> f32 {
            board.production.iter().zip(prices).map(|(&n, price)| f32::from(n) * price).sum()
        };
        let mut sum = produced(&self.later) + LOOKOUT * self.later[Good::Card as usize];
        if self.due.board {
            sum += produced(&self.now);
        }
        sum
    }

    /// The goods of all own deals, one by one.
    fn each_deal(&self, mut found: impl FnMut(Good)) {
        let side = self.side;
        let good = |card: Card| self.referee.plan(card).deal.unwrap_or(Good::Vp);
        side.deals.iter().for_each(|card| found(good(card)));
        side.routes.items().iter().for_each(|&card| found(good(card)));
        for (&n, &good) in side.attacks.iter().zip(Good::ALL) {
            (0..n).for_each(|_| found(good));
        }
    }

    fn deals(&self) -> f32 {
        let cashes = self.referee.listens(self.seat, Occasion::DealIncome);
        let worth = |prices: &Prices, good: Good| {
            let price = prices[good as usize];
            if cashes { price.max(prices[Good::Vp as usize]) } else { price }
        };
        let mut sum = 0.0;
        self.each_deal(|good| {
            sum += worth(&self.later, good) * self.weight(Weight::Produce);
            if self.due.deals {
                sum += worth(&self.now, good);
            }
        });
        sum
    }

    /// A deal for a good, in the rounds to come.
    pub(super) fn deal(&self, good: Good) -> f32 {
        self.later[good as usize] * self.weight(Weight::Produce)
    }

    pub(super) fn best_deal(&self, prices: &Prices) -> f32 {
        let mut best = 0.0f32;
        self.each_deal(|good| best = best.max(prices[good as usize]));
        best
    }

    /// The deal that is missed least.
    pub(super) fn least_deal(&self) -> f32 {
        let mut least = f32::INFINITY;
        self.each_deal(|good| least = least.min(self.deal(good)));
        if least.is_finite() { least } else { SOME_DEAL }
    }

    /// Adds up the own locations, and finds the one that is missed least.
    pub(super) fn survey(&mut self) {
        let (mut sum, mut least) = (0.0, f32::INFINITY);
        for (place, location) in self.side.locations.all().iter().enumerate() {
            let plan = self.plan(location);
            if let Some(gain) = plan.effect.produce.filter(|_| self.due.pays(place, plan)) {
                sum += self.gain(gain, location, Colours::NONE, &self.now);
            }
            if location.home().is_some() {
                // It goes back at the end of the round (IS-9.9).
                continue;
            }
            let worth = self.location(plan, location, Colours::NONE);
            sum += worth;
            let act = match plan.effect.action {
                Some(action) if self.acting && location.used < action.uses => {
                    self.action(&plan.effect, location, Colours::NONE, &self.now)
                        * f32::from(action.uses - location.used)
                }
                _ => 0.0,
            };
            least = least.min(worth + act * self.weight(Weight::ActNow));
        }
        self.standing = sum;
        self.fodder = if !self.side.foundations.is_empty() {
            self.weight(Weight::Foundation)
        } else if least.is_finite() {
            least
        } else {
            1.0
        };
    }

    /// A location in the rounds to come and at the end. `new`: its colours, if it does not stand yet.
    pub(super) fn location(&self, plan: &Plan, location: &Location, new: Colours) -> f32 {
        let rules = self.referee.rules;
        let mut sum = if plan.deck == Deck::Common {
            f32::from(rules.location_points) * self.weight(Weight::CommonPoint)
        } else {
            f32::from(rules.boards[self.side.faction as usize].location_points)
        };
        let effect = &plan.effect;
        sum += self.ends(effect, location, new);
        for feature in &effect.features {
            sum += self.feature(feature, location, new);
        }
        if self.left > 0.0 {
            if let Some(gain) = effect.produce {
                sum += self.gain(gain, location, new, &self.later) * self.weight(Weight::Produce);
            }
            if let Some(action) = effect.action {
                let each = self.action(effect, location, new, &self.later);
                sum += each * f32::from(action.uses) * self.weight(Weight::ActLater);
            }
            sum += self.lasting(effect);
        }
        sum
    }

    /// One use of an action, over what it costs.
    pub(super) fn action(&self, effect: &Effect, host: &Location, new: Colours, prices: &Prices) -> f32 {
        effect.action.map_or(0.0, |action| {
            (self.gain(action.gain, host, new, prices) - self.cost(&action.price, host, prices)).max(0.0)
        })
    }

    fn feature(&self, feature: &Feature, host: &Location, new: Colours) -> f32 {
        let rate = self.weight(match feature.trigger {
            Trigger::Build(Built::Colour(_)) => Weight::BuildsColour,
            Trigger::Build(Built::Faction) => Weight::BuildsFaction,
            Trigger::Build(_) => Weight::BuildsOther,
            Trigger::Raze => Weight::Razes,
            Trigger::Deal => Weight::Deals,
            Trigger::Pray => Weight::Prays,
            Trigger::Favor | Trigger::Tech => Weight::Tokens,
            Trigger::GainVp(_) | Trigger::VpFromFavor => Weight::Scores,
            // Deals that become points are counted with the deals.
            Trigger::DealIncome => return 0.0,
            Trigger::Razed | Trigger::Set | Trigger::Visited | Trigger::Trade | Trigger::EnemyTrade => {
                Weight::Others
            }
        });
        let rate = feature.max.map_or(rate, |max| rate.min(max.into()));
        let mut sum = 0.0;
        if self.left > 0.0 {
            sum += rate * self.reactions(feature, host, new, &self.later);
        }
        if self.acting && !matches!(feature.trigger, Trigger::Build(_) | Trigger::Deal | Trigger::Raze) {
            sum += REST * rate * self.reactions(feature, host, new, &self.now);
        }
        sum
    }

    fn ends(&self, effect: &Effect, host: &Location, new: Colours) -> f32 {
        let worth = |end: &End| match end {
            End::Per { n, count, max } => {
                let points = f32::from(*n) * self.counted(*count, host, new);
                max.map_or(points, |max| points.min(max.into()))
            }
            End::Tiers { count, steps } => self.tiers(self.counted(*count, host, new), steps),
        };
        effect.ends.iter().map(worth).sum()
    }

    /// The highest step reached, and a part of the next one by the way gone.
    fn tiers(&self, reached: f32, steps: &[(u8, u8)]) -> f32 {
        let (mut from, mut points) = (0.0, 0.0f32);
        let mut next: Option<(f32, f32)> = None;
        for &(at, worth) in steps {
            let (at, worth) = (f32::from(at), f32::from(worth));
            if at <= reached {
                (from, points) = (at, points.max(worth));
            } else if next.is_none_or(|(nearest, _)| at < nearest) {
                next = Some((at, worth));
            }
        }
        let Some((at, worth)) = next.filter(|_| self.acting || self.left > 0.0) else { return points };
        points + (worth - points) * (reached - from) / (at - from) * self.weight(Weight::Tiers)
    }

    /// What a location does in every round to come without being used.
    fn lasting(&self, effect: &Effect) -> f32 {
        let stored = effect.store.all.count_ones() as f32
            + effect.store.some.iter().filter(|&&n| n > 0).count() as f32 * 0.5;
        let protected = f32::from(effect.protect[0] + effect.protect[1]);
        let prayers = f32::from(effect.pray_more) * self.weight(Weight::Kept);
        self.left * (stored * self.weight(Weight::Store) + protected * self.weight(Weight::Protect) + prayers)
    }

    /// Samurai, and defence tokens where they lie.
    fn guards(&self) -> f32 {
        let mut sum = 0.0;
        for location in self.side.locations.all() {
            if location.samurai() {
                sum += self.weight(Weight::Samurai) * (1.0 + self.left);
            }
            if location.defended() && self.acting {
                sum += self.weight(Weight::Defended);
            }
        }
        sum
    }

    /// Cards under own locations that help in prayers to come.
    fn stored_prayers(&self) -> f32 {
        if self.left == 0.0 && !self.acting {
            return 0.0;
        }
        let under = self.referee.table.under.all().iter();
        let own = under
            .filter(|tucked| tucked.why.for_prayers() && self.side.locations.find(tucked.host).is_some());
        own.count() as f32 * self.weight(Weight::Kept)
    }
}
