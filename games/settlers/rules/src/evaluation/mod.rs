//! What a seat may expect to have at the end: the points so far, and an estimate of what its goods, locations, deals and
//! cards will still bring. Only a bot asks; the rules do not depend on any of it.

mod deeds;
mod gains;
mod outlook;
mod pending;
mod prayers;
mod solo;
mod standing;
mod term;
mod weights;

use khipu_core::Seat;
use khipu_core::kit::Tally;

use crate::components::Components;
use crate::names::{Colour, Deck};
use crate::position::Stage;
use crate::turn::Referee;

pub(crate) use term::Term;
pub use weights::{Weight, Weights};

use outlook::Outlook;

/// The points that usually lie between equal players at the end.
pub(crate) const SPREAD: f32 = 15.0;

/// The weights, and what follows from the components alone.
#[derive(Clone, Debug)]
pub(crate) struct Evaluation {
    weights: Weights,
    /// Of the common cards, the share of each colour: what prayers draw from.
    shares: [f32; Colour::COUNT],
}

impl Evaluation {
    pub(crate) fn new(rules: &Components, weights: Weights) -> Self {
        let common = rules.decks[Deck::Common as usize];
        let shares = std::array::from_fn(|colour| {
            let of_colour = common.iter().filter(|&card| rules.plan(card).colours.has(Colour::ALL[colour]));
            of_colour.count() as f32 / f32::from(common.len().max(1))
        });
        Self { weights, shares }
    }

    /// The points that a seat may expect to have at the end.
    pub(crate) fn estimate(&self, referee: Referee<'_>, seat: Seat) -> f32 {
        let mut sum = 0.0;
        self.tally(referee, seat, &mut sum);
        sum
    }

    /// Tells the terms of an estimate.
    pub(crate) fn tally(&self, referee: Referee<'_>, seat: Seat, tally: &mut impl Tally<Term>) {
        tally.add(Term::Points, f32::from(referee.side(seat).score()));
        if referee.table.stage == Stage::Over {
            return;
        }
        let outlook = Outlook::new(self, referee, seat);
        outlook.settled(tally);
        tally.add(Term::Pending, outlook.pending());
    }

    /// What is to be beaten in a solo game; none in others.
    pub(crate) fn rival(&self, referee: Referee<'_>) -> Option<f32> {
        referee.table.solo().then(|| self.solo_rival(referee))
    }
}
