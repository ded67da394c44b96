//! The solo game: it is won with more faction locations than the virtual player has cards (IS-8.5), so what is to be beaten
//! depends on both.

use khipu_core::Seat;

use super::Evaluation;
use super::weights::Weight;
use crate::actor::Actor;
use crate::position::Stage;
use crate::turn::Referee;

/// Attacks at the end of a round.
const ATTACKS: f32 = 2.0;
/// No more of them hit, however many common locations there are.
const MOST_HITS: f32 = 0.8;

impl Evaluation {
    /// Points of a good game, less for each faction location more than the collection will have.
    pub(super) fn solo_rival(&self, referee: Referee<'_>) -> f32 {
        let weights = &self.weights;
        let (table, seat) = (referee.table, Seat::new(0));
        let (faction, common) = referee.built(seat);
        let (faction, common) = (f32::from(faction), f32::from(common));
        let mut lead = faction - f32::from(table.rival.collection.len());
        if table.stage != Stage::Over {
            let left = f32::from(referee.rules.rounds.saturating_sub(table.round));
            let hits = (common * weights[Weight::SoloAttack]).min(MOST_HITS);
            let attacks = if table.stage == Stage::Attack { left } else { left + 1.0 } * ATTACKS * hits;
            let standing = f32::from(table.side(Actor::Virtual).locations.len());
            let mut builds = left;
            if table.stage != Stage::Action || !table.passed.contains(seat) {
                builds += 0.3;
            }
            lead += builds * weights[Weight::SoloBuilds]
                - standing
                - left * weights[Weight::SoloCollects]
                - attacks;
        }
        weights[Weight::SoloPar] - lead * weights[Weight::SoloLead]
    }
}
