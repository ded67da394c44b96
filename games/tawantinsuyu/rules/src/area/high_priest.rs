//! The High Priest's Worship, Offering and Rejuvenate (TW-7.1 to TW-7.5), and what answers any of his actions.

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::components::GODS;
use crate::event::Event;
use crate::goods::Cost;
use crate::moves::Move;
use crate::names::{Action, Good, Power, Size};
use crate::pending::{Pending, Producing, Tile, Work};
use crate::position::Position;
use crate::rulings::Ruling;
use crate::turn::{Look, Play};

impl Look<'_> {
    pub(crate) fn is_active(&self, who: Actor) -> bool {
        self.table.active == who
    }

    /// What ends the list of the active one: the gold while nothing was done (TW-7.2), then the end of the own part.
    fn gold_or_done(&self, who: Actor, begun: bool, out: &mut impl Sink<Move>) {
        out.push(if self.is_active(who) && !begun { Move::Gold } else { Move::Done });
    }

    /// Statues: one of each size for the active one, one of any size for another (TW-7.3).
    pub(crate) fn worship_answers(
        &self,
        who: Actor,
        sizes: [bool; 2],
        begun: bool,
        out: &mut impl Sink<Move>,
    ) {
        let statues = self.side(who).statues;
        let wanted = |size: Size| sizes[size as usize] && statues.of_size(size) > 0;
        let any = Size::ALL.iter().any(|&size| wanted(size));
        for god in 0..GODS as u8 {
            for &size in Size::ALL {
                if wanted(size) && statues.get(god, size) > 0 {
                    out.push(Move::Sacrifice(god, size));
                }
            }
        }
        if any || (self.is_active(who) && !begun) {
            self.gold_or_done(who, begun, out);
        }
    }

    fn offering(&self, who: Actor, steps: u8) -> Option<Cost> {
        let plan = &self.rules.priest;
        let corn = if self.is_active(who) {
            *plan.offering.get(usize::from(steps).checked_sub(1)?)?
        } else if steps == 1 {
            plan.offering_other
        } else {
            return None;
        };
        Some(Cost::of(Good::Corn, corn))
    }

    pub(crate) fn offer_answers(&self, who: Actor, out: &mut impl Sink<Move>) {
        if self.below_top(who) {
            for steps in 1..=3 {
                if self.offering(who, steps).is_some_and(|cost| self.can_pay(who, cost)) {
                    out.push(Move::Offer(steps));
                }
            }
        } else if !self.is_active(who) {
            return;
        }
        self.gold_or_done(who, false, out);
    }

    /// The price of turning one thing up (TW-7.5).
    fn renewal(&self, who: Actor, free: u8) -> Cost {
        match () {
            () if !self.is_active(who) => Cost::of(Good::Corn, self.rules.priest.rejuvenate_other),
            () if free > 0 => Cost::default(),
            () => Cost::food(self.rules.priest.rejuvenate_food),
        }
    }

    pub(crate) fn renew_answers(&self, who: Actor, free: u8, begun: bool, out: &mut impl Sink<Move>) {
        if self.has_down(who, true) {
            if self.can_pay(who, self.renewal(who, free)) {
                self.each_down(who, true, true, out);
            }
        } else if begun || !self.is_active(who) {
            return;
        }
        self.gold_or_done(who, begun, out);
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Passive buildings that answer an action, whoever triggered it (TW-15.16).
    pub(crate) fn trigger(&mut self, who: Actor, action: Action) {
        let z12 =
            if self.table.rulings.of(Ruling::Z12Trigger) == 0 { Action::Worship } else { Action::Offering };
        let answering = [
            (Action::Offering, Power::OnOffering),
            (z12, Power::OnWorship),
            (Action::Conquest, Power::OnConquest),
            (Action::Rejuvenate, Power::OnRejuvenate),
        ];
        for (to, power) in answering {
            if to == action {
                self.trigger_power(who, power);
            }
        }
    }

    pub(crate) fn trigger_power(&mut self, who: Actor, power: Power) {
        if self.look().has(who, power) {
            if let Some(building) = self.rules.powers[power as usize].iter().next() {
                self.tell(Event::Triggered { who, tile: self.rules.buildings[usize::from(building)].id });
            }
            self.give_power(who, power);
        }
    }

    /// The active one takes the gold; at a Conquest neither cards nor markers follow (TW-7.11), at a Production Z16
    /// still works.
    pub(crate) fn take_gold(&mut self, who: Actor, part: Pending) {
        self.table.turn.golden = true;
        self.tell(Event::GoldInstead { who });
        self.gain(who, Good::Gold, self.rules.priest_gold.into());
        if let Pending::Produce { any, .. } = part {
            self.ask(who, Pending::Produce { flips: 0, any, state: Producing::After });
        }
    }

    /// A statue leaves the game for temple steps.
    pub(crate) fn sacrifice(&mut self, who: Actor, sizes: [bool; 2], god: u8, size: Size) {
        self.side(who).statues.remove(god, size);
        self.tell(Event::Sacrificed { who, god: self.rules.gods[usize::from(god)], size });
        let plan = &self.rules.priest;
        let left = if self.look().is_active(who) {
            let [small, large] = sizes;
            self.ask(
                who,
                Pending::Worship {
                    small: small && size != Size::Small,
                    large: large && size != Size::Large,
                    begun: true,
                },
            );
            plan.worship[size as usize]
        } else {
            plan.worship_other
        };
        self.climb(who, left);
    }

    pub(crate) fn offer(&mut self, who: Actor, steps: u8) {
        let cost = self.look().offering(who, steps).unwrap_or_default();
        self.later(who, Work::Climb { left: steps });
        self.charge(who, cost);
    }

    pub(crate) fn renew(&mut self, who: Actor, free: u8, tile: Tile) {
        let cost = self.look().renewal(who, free);
        self.ask(who, Pending::Renew { free: free.saturating_sub(1), begun: true });
        self.later(who, Work::Flip(tile));
        self.charge(who, cost);
    }
}
