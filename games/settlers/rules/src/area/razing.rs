//! Razing (IS-4.4, IS-4.5): from the hand, an enemy's location, an own one.

use khipu_core::{Observer, Seat, Sink};

use crate::actor::Actor;
use crate::cards::{Card, NO_CARD};
use crate::components::Prey;
use crate::event::Event;
use crate::goods::Goods;
use crate::moves::Move;
use crate::names::{Good, Lookout, Source};
use crate::pending::{Occasion, Origin, Pending, Work};
use crate::position::Position;
use crate::turn::{Look, Play};

impl Look<'_> {
    /// Raze tokens for an enemy location.
    pub(crate) fn raze_price(&self, owner: Actor, card: Card) -> Option<u8> {
        let location = self.table.side(owner).locations.find(card)?;
        Some(self.rules.raze_enemy + self.protection(owner, location))
    }

    /// Cards of the hand that can be razed.
    pub(crate) fn raze_hand_answers(&self, who: Seat, free: bool, out: &mut impl Sink<Move>) {
        if free || self.side(who).goods.get(Good::Raze) >= self.rules.raze_hand.into() {
            self.hand(who)
                .intersection(self.rules.razeable)
                .iter()
                .for_each(|card| out.push(Move::Raze(card)));
        }
    }

    /// Enemy locations that can be razed.
    pub(crate) fn raze_enemy_answers(&self, who: Seat, free: bool, out: &mut impl Sink<Move>) {
        let tokens = self.side(who).goods.get(Good::Raze);
        if !free && tokens < self.rules.raze_enemy.into() {
            return;
        }
        self.enemy_sites(who, |site, location| {
            let price = || u16::from(self.rules.raze_enemy + self.protection(site.owner, location));
            if self.rules.razeable.has(site.card) && (free || price() <= tokens) {
                out.push(Move::Raze(site.card));
            }
        });
    }

    /// What a card lets one raze. It may be declined: others do not see what the hand holds.
    pub(crate) fn raze_answers(&self, who: Seat, prey: Prey, free: bool, out: &mut impl Sink<Move>) {
        if matches!(prey, Prey::Hand | Prey::HandOrEnemy) {
            self.raze_hand_answers(who, free, out);
        }
        if matches!(prey, Prey::Enemy | Prey::HandOrEnemy) {
            self.raze_enemy_answers(who, free, out);
        }
        if prey == Prey::Own {
            for location in self.side(who).locations.all() {
                if self.rules.razeable.has(location.card) && !self.is_faction(location.card) {
                    out.push(Move::Raze(location.card));
                }
            }
        }
        out.push(Move::Done);
    }

    /// Whether enemies' locations can be razed by the ordinary action (IS-3.2).
    pub(crate) fn peaceful(&self) -> bool {
        self.table.lookout == Lookout::Peaceful
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Razes a card of the hand or a location.
    pub(crate) fn raze(&mut self, who: Seat, card: Card, free: bool, cash: u8) {
        match self.table.holder(card) {
            None => self.raze_hand(who, card, free, cash),
            Some(owner) => {
                let price = if owner == who.into() || free {
                    0
                } else {
                    self.look().raze_price(owner, card).unwrap_or(0)
                };
                self.spend(who, Goods::of(Good::Raze, price.into()));
                self.raze_location(who, owner, card, price, cash);
            }
        }
    }

    fn raze_hand(&mut self, who: Seat, card: Card, free: bool, cash: u8) {
        if !free {
            self.spend(who, Goods::of(Good::Raze, self.rules.raze_hand.into()));
        }
        self.leave_hand(who, card);
        self.discard(card);
        self.tell(Event::RazedHand { who, card: self.id(card) });
        self.wake(who, Occasion::Raze);
        self.spoils(who, card, cash);
    }

    fn raze_location(&mut self, who: Seat, owner: Actor, card: Card, tokens: u8, cash: u8) {
        let Some(location) = self.leave_play(owner.index(), card) else { return };
        self.tell(Event::Razed { who, owner, card: self.id(card), tokens });
        let home = self.table.actor(location.home().unwrap_or(owner.index()));
        match home {
            // The wood goes to whoever has the location now, the foundation to whom it belongs (IS-9.9).
            Actor::Seat(home) if self.rules.is_common(card) => {
                self.side(home).foundations.insert(card);
                self.tell(Event::FoundationLaid { who: home, card: self.id(card) });
                if let Actor::Seat(owner) = owner {
                    self.gain(owner, Good::Wood, self.rules.razed_wood.into(), None);
                }
            }
            _ => self.discard(card),
        }
        self.wake(who, Occasion::Raze);
        if let Actor::Seat(owner) = owner {
            self.wake(owner, Occasion::Razed);
        }
        self.spoils(who, card, cash);
    }

    /// All goods of a raze field; some may become points instead.
    pub(crate) fn spoils(&mut self, who: Seat, card: Card, cash: u8) {
        let rules = self.rules;
        for &good in &rules.plan(card).raze {
            self.table.pool[good as usize] += 1;
        }
        let origin = Origin::of(NO_CARD, Source::Razing);
        if cash > 0 {
            self.later(who, Work::Collect { origin });
            self.ask(who, Pending::Cash { vp: cash, source: Source::Razing });
        } else {
            self.collect(who, origin);
        }
    }
}
