//! Regions, and what the markers of a Conquest will be worth.

use super::outlook::Outlook;
use super::weights::Weight;
use crate::area::Toll;
use crate::components::{MOST_CONQUESTS, MOST_PLAYERS};
use crate::names::Region;
use crate::position::soldiers;
use crate::turn::Referee;

/// The markers of each actor in a region, and the one furthest right.
type Standing = [(u8, u8); MOST_PLAYERS];

/// The markers that a Conquest of the own turn lets one put, and one of another's turn (TW-7.8).
pub(super) const OWN_MARKERS: u8 = 2;
pub(super) const OTHERS_MARKERS: u8 = 1;

/// A conquest space, as it looks to an army.
#[derive(Clone, Copy, Default)]
struct Conquest {
    worth: f32,
    soldiers: u8,
}

impl Outlook<'_> {
    fn standings(&self) -> [Standing; Region::COUNT] {
        let mut standings = [[(0u8, 0u8); MOST_PLAYERS]; Region::COUNT];
        for (plan, owner) in self.rules.conquests.iter().zip(self.table.conquests) {
            if let Some(owner) = owner {
                let (markers, right) = &mut standings[plan.region as usize][owner.index()];
                *markers += 1;
                *right = plan.position;
            }
        }
        standings
    }

    /// The points of a region that is led, at all festivals to come.
    fn led(&self) -> f32 {
        let count = self.festivals.regions.max(0.0);
        let casualties = f32::from(self.table.casualties.total());
        let later = self.weight(Weight::Casualty) * (count - 1.0) * 0.5;
        (casualties + later) * count
    }

    /// How much of that is to be expected of a region.
    fn share(&self, region: &Standing, mine: (u8, u8)) -> f32 {
        let others = region.iter().enumerate().filter(|(index, _)| *index != self.who.index());
        let best = others.map(|(_, standing)| *standing).max().unwrap_or_default();
        match (mine, best) {
            ((0, _), (0, _)) => 0.0,
            (mine, best) if mine > best && mine.0 > best.0 + 1 => self.weight(Weight::Lead),
            (mine, best) if mine > best => self.weight(Weight::LeadClose),
            (mine, best) if mine.0 + 1 >= best.0 => self.weight(Weight::LeadLost),
            _ => 0.0,
        }
    }

    /// The regions at festivals to come.
    pub(super) fn regions(&self) -> f32 {
        let own = self.who.index();
        let shares: f32 = self.standings().iter().map(|region| self.share(region, region[own])).sum();
        shares * self.led()
    }

    /// What the best markers are worth that the soldiers face up can put, and those of the hand if they may still join.
    /// That cards are used whole and some must be paid for is left out; the weight stands for it.
    pub(super) fn campaign(&self, with_hand: bool, markers: u8) -> f32 {
        let hand = self.secret.army_hands[self.who.index()];
        let joining = if with_hand { soldiers(self.rules, hand) } else { 0 };
        let mut army = soldiers(self.rules, self.side.army_up) + joining;
        let mut spaces = self.conquests(army);
        let mut sum = 0.0;
        for _ in 0..markers.min(self.side.markers) {
            let within = spaces.iter_mut().filter(|space| space.soldiers <= army);
            let Some(best) = within.max_by(|one, other| one.worth.total_cmp(&other.worth)) else { break };
            sum += best.worth;
            army -= best.soldiers;
            *best = Conquest::default();
        }
        sum * self.weight(Weight::Campaign)
    }

    /// What each space is worth to an army; nothing if it is taken, out of reach or not worth its soldiers.
    fn conquests(&self, army: u8) -> [Conquest; MOST_CONQUESTS] {
        let mut conquests = [Conquest::default(); MOST_CONQUESTS];
        if army == 0 {
            return conquests;
        }
        let referee =
            Referee { rules: self.rules, version: self.version, table: self.table, secret: self.secret };
        let (standings, led) = (self.standings(), self.led());
        for (space, (plan, conquest)) in (0u8..).zip(self.rules.conquests.iter().zip(&mut conquests)) {
            let Toll { turn, discard, .. } = referee.toll(self.who, space);
            if self.table.conquests[usize::from(space)].is_some() || turn + discard > army {
                continue;
            }
            let region = &standings[plan.region as usize];
            let mine = region[self.who.index()];
            let more = (mine.0 + 1, mine.1.max(plan.position));
            let lead = (self.share(region, more) - self.share(region, mine)) * led;
            let worth = self.benefits(&plan.gives) + lead - self.toll(turn, discard);
            *conquest = Conquest { worth: worth.max(0.0), soldiers: turn + discard };
        }
        conquests
    }
}
