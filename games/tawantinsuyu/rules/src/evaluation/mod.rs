//! What a seat may expect to have at the end: the points so far, and an estimate of what its goods, cards, workers,
//! steps and plans will still bring. Only a bot asks; the rules do not depend on any of it.

mod automa;
mod conquest;
mod deeds;
mod holdings;
mod outlook;
mod pending;
mod term;
mod weights;

use khipu_core::Seat;
use khipu_core::kit::Tally;

use crate::actor::Actor;
use crate::components::Components;
use crate::position::{Position, Stage};
use crate::version::Version;

pub(crate) use term::Term;
pub use weights::{Weight, Weights};

use outlook::Outlook;

/// The weights.
#[derive(Clone, Debug)]
pub(crate) struct Evaluation {
    weights: Weights,
    version: Version,
}

/// The points that usually lie between equal players at the end.
pub(crate) const SPREAD: f32 = 20.0;

impl Evaluation {
    pub(crate) const fn new(weights: Weights, version: Version) -> Self {
        Self { weights, version }
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
        let who = Actor::Seat(seat);
        tally.add(Term::Points, f32::from(position.table.side(who).score()));
        if position.table.stage == Stage::Over {
            return;
        }
        let outlook = Outlook::new(&self.weights, rules, self.version, position, who);
        outlook.settled(tally);
        tally.add(Term::Pending, outlook.pending());
    }

    /// What is to be beaten in a solo game; none in others.
    pub(crate) fn rival(&self, rules: &Components, position: &Position) -> Option<f32> {
        if position.table.players != 1 {
            return None;
        }
        let points = f32::from(position.table.side(Actor::Axomamma).score());
        if position.table.stage == Stage::Over {
            return Some(points);
        }
        let outlook = Outlook::new(&self.weights, rules, self.version, position, Actor::Axomamma);
        // Being ahead of her is not enough (TW-12.18).
        Some((points + outlook.automa()).max(f32::from(rules.automa.winning)))
    }
}
