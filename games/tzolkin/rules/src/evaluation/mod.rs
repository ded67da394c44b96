//! What a seat may expect to have at the end: the points so far, and an estimate of what its goods, steps, levels,
//! workers and plans will still bring. Only a bot asks; the rules do not depend on any of it.

mod actions;
mod outlook;
mod term;
mod weights;

use khipu_core::Seat;
use khipu_core::kit::Tally;

use crate::components::Components;
use crate::names::{Resource, Temple};
use crate::position::{Position, Stage};

pub(crate) use term::Term;
pub use weights::{Weight, Weights};

use outlook::Outlook;

/// Wood, stone, gold and skulls.
type Given = [f32; Resource::COUNT + 1];

/// The weights, and what follows from weights and components alone.
#[derive(Clone, Debug)]
pub(crate) struct Evaluation {
    weights: Weights,
    /// What each temple gives on a food day, by step: of the own step and all below it.
    given: [Vec<Given>; Temple::COUNT],
}

impl Evaluation {
    pub(crate) fn new(rules: &Components, weights: Weights) -> Self {
        let given = std::array::from_fn(|temple| {
            let mut sum = Given::default();
            let sums = rules.temples[temple].goods.iter().map(|goods| {
                let [wood, stone, gold] = goods.resources;
                for (sum, more) in sum.iter_mut().zip([wood, stone, gold, goods.skulls]) {
                    *sum += f32::from(more);
                }
                sum
            });
            sums.collect()
        });
        Self { weights, given }
    }

    /// The points that a seat may expect to have at the end.
    pub(crate) fn estimate(&self, rules: &Components, position: &Position, seat: Seat) -> f32 {
        let mut sum = 0.0;
        self.tally(rules, position, seat, &mut sum);
        sum
    }

    /// Tells the terms of an estimate.
    pub(crate) fn tally(
        &self,
        rules: &Components,
        position: &Position,
        seat: Seat,
        tally: &mut impl Tally<Term>,
    ) {
        let table = &position.table;
        let points = table.side(seat).points().in_quarters() as f32 / 4.0;
        tally.add(Term::Points, points);
        if table.stage == Stage::Over {
            return;
        }
        let outlook = Outlook::new(self, rules, table, seat);
        outlook.settled(tally);
        outlook.standing(tally);
        if table.stage == Stage::Wealth {
            // Tiles kept in secret count for whoever knows them; nobody else's estimate is asked for them in earnest.
            let kept = position.secret.kept[seat.index()].into_iter().flatten();
            tally.add(Term::Wealth, kept.map(|tile| outlook.wealth(tile)).sum());
        } else if table.active == seat {
            tally.add(Term::Pending, outlook.pending());
        }
    }
}
