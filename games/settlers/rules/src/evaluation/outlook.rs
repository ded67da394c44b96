//! How much time is left, and what things cost and bring for one seat at one moment.

use khipu_core::Seat;

use super::Evaluation;
use super::weights::{Weight, Weights};
use crate::cards::Cards;
use crate::components::{Built, Effect, Plan, Trigger};
use crate::favor::Colours;
use crate::names::{Colour, Deck, Good, Kind};
use crate::pending::{Pending, Work};
use crate::position::{Side, Stage, Table};
use crate::tableau::Location;
use crate::turn::Referee;

/// What one of each good is worth.
pub(super) type Prices = [f32; Good::COUNT];

/// What of this round's production is still to come.
#[derive(Clone, Copy)]
pub(super) struct Due {
    pub(super) board: bool,
    pub(super) deals: bool,
    /// The first location that has not paid out: of those that do not pray, and of those that do.
    from: [u8; 2],
}

impl Due {
    const ALL: Self = Self { board: true, deals: true, from: [0, 0] };
    const NOTHING: Self = Self { board: false, deals: false, from: [u8::MAX; 2] };

    fn of(table: &Table, seat: Seat) -> Self {
        match table.stage {
            Stage::Lookout => Self::ALL,
            Stage::Production => {
                let mut due = Self::NOTHING;
                for entry in table.pending.entries().iter().filter(|entry| entry.who == seat) {
                    match entry.what {
                        Pending::Do(Work::Produce { step: 0 }) => return Self::ALL,
                        Pending::Do(Work::Produce { .. }) => return Self { board: false, ..Self::ALL },
                        Pending::Do(Work::Payout { at, prays }) => due.from[usize::from(prays)] = at,
                        _ => {}
                    }
                }
                due
            }
            _ => Self::NOTHING,
        }
    }

    /// Whether the location at a place is still to pay out.
    pub(super) fn pays(&self, place: usize, plan: &Plan) -> bool {
        place >= usize::from(self.from[usize::from(plan.prays)])
    }
}

/// What own features answer to building, to a deal, to razing.
#[derive(Default)]
pub(super) struct Answers {
    colours: [f32; Colour::COUNT],
    any_colour: bool,
    faction: f32,
    common: f32,
    kinds: [f32; Kind::COUNT],
    any: f32,
    pub(super) deal: f32,
    pub(super) raze: f32,
}

/// One seat at one moment.
pub(super) struct Outlook<'a> {
    pub(super) evaluation: &'a Evaluation,
    pub(super) referee: Referee<'a>,
    pub(super) seat: Seat,
    pub(super) side: &'a Side,
    /// Rounds after this one.
    pub(super) left: f32,
    /// Whether the seat will still have a turn in this round.
    pub(super) acting: bool,
    pub(super) due: Due,
    /// Prices in this round.
    pub(super) now: Prices,
    /// The sum of the prices of all rounds to come.
    pub(super) later: Prices,
    /// Own locations by colour.
    pub(super) coloured: [u8; Colour::COUNT],
    /// More cards in own prayers.
    pub(super) pray_more: u8,
    /// Goods of which something is kept at cleanup: a bit for each.
    stores: u16,
    pub(super) answers: Answers,
    /// Cards of the hand that were said to be built or dealt.
    pub(super) spoken: Cards,
    /// What the own locations are worth in all.
    pub(super) standing: f32,
    /// What is lost with the location or foundation that is missed least.
    pub(super) fodder: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(evaluation: &'a Evaluation, referee: Referee<'a>, seat: Seat) -> Self {
        let (table, side) = (referee.table, referee.side(seat));
        let left = f32::from(referee.rules.rounds.saturating_sub(table.round));
        let acting = match table.stage {
            Stage::Lookout | Stage::Production => true,
            Stage::Action => !table.passed.contains(seat),
            Stage::Attack | Stage::Over => false,
        };
        let mut outlook = Self {
            evaluation,
            referee,
            seat,
            side,
            left,
            acting,
            due: Due::of(table, seat),
            now: [0.0; Good::COUNT],
            later: [0.0; Good::COUNT],
            coloured: [0; Colour::COUNT],
            pray_more: 0,
            stores: referee.rules.boards[side.faction as usize].store,
            answers: Answers::default(),
            spoken: Cards::NONE,
            standing: 0.0,
            fodder: 0.0,
        };
        outlook.count();
        outlook.set_prices();
        outlook.listen();
        outlook.survey();
        outlook
    }

    fn set_prices(&mut self) {
        let weights = &self.evaluation.weights;
        let whole = f32::from(self.referee.rules.rounds.max(2) - 1);
        let left = self.left;
        for &good in Good::ALL {
            let (last, early) = price(weights, good);
            self.now[good as usize] = if self.acting {
                last + early * left / whole
            } else if left > 0.0 && self.stores(good) {
                (last + early * (left - 1.0) / whole) * weights[Weight::Stored]
            } else {
                0.0
            };
            self.later[good as usize] = left * last + early * left * (left - 1.0) / (2.0 * whole);
        }
        self.now[Good::Vp as usize] = 1.0;
        self.later[Good::Vp as usize] = left;
    }

    /// Whether something of a good is kept at cleanup.
    pub(super) const fn stores(&self, good: Good) -> bool {
        self.stores & (1 << good as u16) != 0
    }

    /// Counts what the own locations have in common.
    fn count(&mut self) {
        for location in self.side.locations.all() {
            let plan = self.referee.plan(location.card);
            let mut bits = plan.colours.0;
            while bits != 0 {
                self.coloured[bits.trailing_zeros() as usize] += 1;
                bits &= bits - 1;
            }
            let Effect { pray_more, store, .. } = &plan.effect;
            self.pray_more = self.pray_more.saturating_add(*pray_more);
            self.stores |= store.all;
            for (good, _) in store.some.iter().enumerate().filter(|(_, n)| **n > 0) {
                self.stores |= 1 << good;
            }
        }
        for entry in self.referee.table.pending.entries().iter().filter(|entry| entry.who == self.seat) {
            if let Pending::Do(Work::Deal { card } | Work::Raise { card, .. }) = entry.what {
                self.spoken.insert(card);
            }
        }
    }

    /// Finds out what own features will answer.
    fn listen(&mut self) {
        const HEARD: u16 = Trigger::Build(Built::Any).bit() | Trigger::Deal.bit() | Trigger::Raze.bit();
        for location in self.side.locations.all() {
            let plan = self.referee.plan(location.card);
            if plan.wakes & HEARD == 0 {
                continue;
            }
            for feature in &plan.effect.features {
                if feature.max.is_some_and(|max| location.fired >= max) {
                    continue;
                }
                let worth = self.reactions(feature, location, Colours::NONE, &self.now);
                let answers = &mut self.answers;
                match feature.trigger {
                    Trigger::Build(Built::Colour(colour)) => {
                        answers.colours[colour as usize] += worth;
                        answers.any_colour = true;
                    }
                    Trigger::Build(Built::Faction) => answers.faction += worth,
                    Trigger::Build(Built::Common) => answers.common += worth,
                    Trigger::Build(Built::Kind(kind)) => answers.kinds[kind as usize] += worth,
                    Trigger::Build(Built::Any) => answers.any += worth,
                    Trigger::Deal => answers.deal += worth,
                    Trigger::Raze => answers.raze += worth,
                    _ => {}
                }
            }
        }
    }

    /// What own features answer to building a card.
    pub(super) fn answer_to(&self, plan: &Plan) -> f32 {
        let answers = &self.answers;
        let deck = if plan.deck == Deck::Common { answers.common } else { answers.faction };
        let mut sum = deck + answers.kinds[plan.kind as usize] + answers.any;
        if answers.any_colour {
            sum += plan.colours.iter().map(|colour| answers.colours[colour as usize]).sum::<f32>();
        }
        sum
    }

    pub(super) fn weight(&self, weight: Weight) -> f32 {
        self.evaluation.weights[weight]
    }

    pub(super) fn plan(&self, location: &Location) -> &'a Plan {
        self.referee.plan(location.card)
    }
}

/// The price of a good in the last round, and how much more it is in the first.
fn price(weights: &Weights, good: Good) -> (f32, f32) {
    let (last, early) = match good {
        Good::Wood => (Weight::Wood, Weight::WoodEarly),
        Good::Stone => (Weight::Stone, Weight::StoneEarly),
        Good::Food => (Weight::Food, Weight::FoodEarly),
        Good::Gold => (Weight::Gold, Weight::GoldEarly),
        Good::Worker => (Weight::Worker, Weight::WorkerEarly),
        Good::Raze => (Weight::Raze, Weight::RazeEarly),
        Good::Tech => (Weight::Tech, Weight::TechEarly),
        Good::Card => (Weight::Card, Weight::CardEarly),
        Good::Favor => (Weight::Favor, Weight::FavorEarly),
        // Points are what all else is measured by; defence tokens count where they lie.
        Good::Defense | Good::Vp => return (0.0, 0.0),
    };
    (weights[last], weights[early])
}
