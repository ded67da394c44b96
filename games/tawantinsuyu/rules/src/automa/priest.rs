//! Axomamma's part of Worship, Offering, Rejuvenate and Production (TW-12.4, TW-12.5).

use khipu_core::Observer;

use super::{ME, Step};
use crate::cards::Cards;
use crate::components::GODS;
use crate::event::Event;
use crate::goods::Cost;
use crate::names::{Good, Size};
use crate::pending::{Origin, Tile, Work};
use crate::position::Position;
use crate::rulings::Ruling;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// Temple steps that it can pay at an Offering, with gold for missing corn (TW-15.23).
    fn automa_offering(&self) -> Option<(u8, Cost)> {
        let plan = &self.rules.priest;
        let most = if self.is_active(ME) { plan.offering.len() } else { 1 };
        let corn =
            |steps: usize| if self.is_active(ME) { plan.offering[steps - 1] } else { plan.offering_other };
        let offers = (1..=most).rev().map(|steps| (steps as u8, Cost::of(Good::Corn, corn(steps))));
        offers.into_iter().find(|&(_, cost)| self.can_pay(ME, cost))
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// An army card, and the oldest cards of the offer go, without points.
    pub(super) fn automa_afterwards(&mut self) {
        self.draw_army(ME, self.rules.automa.priest_army);
        self.automa_bury_offer(self.rules.automa.priest_discards);
    }

    /// A step that comes first in a harder game (TW-17.6).
    fn automa_first_step(&mut self) {
        let left = self.rules.automa.step[self.table.rulings.of(Ruling::HarderTemple)];
        if left > 0 {
            self.later(ME, Work::Climb { left });
        }
    }

    pub(super) fn automa_worship_part(&mut self) {
        if self.referee().is_active(ME) {
            self.later(ME, Work::Automa(Step::Worship));
            self.automa_first_step();
        } else {
            self.automa_worship(false);
        }
    }

    pub(super) fn automa_offering_part(&mut self) {
        if self.referee().is_active(ME) {
            self.later(ME, Work::Automa(Step::Offering));
            self.automa_first_step();
        } else {
            self.automa_offering();
        }
    }

    /// As an action one statue of each size; as a reaction one, a small one if it has one (TW-15.24). Which god's is
    /// random.
    pub(super) fn automa_worship(&mut self, action: bool) {
        let plan = &self.rules.priest;
        let mut left = 0;
        for size in [Size::Small, Size::Large] {
            if !action && left > 0 {
                break;
            }
            let mut gods = Cards::NONE;
            (0..GODS as u8)
                .filter(|&god| self.referee().side(ME).statues.get(god, size) > 0)
                .for_each(|god| gods.insert(god));
            let Some(god) = self.automa_one_of(gods) else { continue };
            self.side(ME).statues.remove(god, size);
            self.tell(Event::Sacrificed { who: ME, god: self.rules.gods[usize::from(god)], size });
            left += if action { plan.worship[size as usize] } else { plan.worship_other };
        }
        if left > 0 {
            self.later(ME, Work::Climb { left });
        }
    }

    /// As many steps as it can pay.
    pub(super) fn automa_offering(&mut self) {
        if let Some((steps, cost)) = self.referee().automa_offering() {
            self.automa_pay(cost);
            self.later(ME, Work::Climb { left: steps });
        }
    }

    /// As an action everything comes up; as a reaction half of the buildings and half of the army cards, rounded up:
    /// buildings with high numbers and cards with many soldiers first.
    pub(super) fn automa_renew(&mut self, action: bool) {
        let side = self.referee().side(ME);
        let share = |down: u32| if action { down } else { down.div_ceil(2) };
        let (buildings, cards) = (share(side.down.len().into()), share(side.army_down.total()));
        for _ in 0..buildings {
            let Some(building) = self.referee().side(ME).down.iter().last() else { break };
            self.turn_up(ME, Tile::Building(building));
        }
        for _ in 0..cards {
            let Some(kind) = self.referee().automa_strongest(self.referee().side(ME).army_down) else {
                break;
            };
            self.turn_up(ME, Tile::Army(kind));
        }
    }

    /// All its face-up production buildings in the order of their numbers; as an action the one with the highest number
    /// stays up.
    pub(super) fn automa_produce(&mut self, from: u8) {
        let mut left = self.referee().side(ME).producing().iter().filter(|&building| building >= from);
        let Some(building) = left.next() else { return };
        let keep = left.next().is_none() && self.referee().is_active(ME);
        self.later(ME, Work::Automa(Step::Produce { from: building + 1 }));
        let tile = self.rules.buildings[usize::from(building)].id;
        self.tell(Event::Produced { who: ME, tile });
        if keep {
            self.tell(Event::AutomaKeptUp { tile });
        } else {
            let side = self.side(ME);
            side.up.remove(building);
            side.down.insert(building);
        }
        self.give(ME, Origin::Building(building));
    }
}
