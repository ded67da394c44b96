//! Free actions of the own turn (IS-4.10, IS-9.10): defence tokens, samurai, what is put on locations for good.

use khipu_core::{Observer, Seat, Sink};

use crate::cards::Card;
use crate::event::Event;
use crate::goods::Goods;
use crate::moves::Move;
use crate::names::{Faction, Good, Source};
use crate::pending::{Origin, Pending, Work};
use crate::position::Position;
use crate::tableau::Lying;
use crate::turn::{Look, Play};

/// Resources that can lie on one location.
pub(crate) const MOST_STASHED: u8 = 200;

impl Look<'_> {
    /// Own faction locations without a samurai.
    pub(crate) fn posts(&self, who: Seat, mut found: impl FnMut(Card)) {
        for location in self.side(who).locations.all() {
            if self.is_faction(location.card) && !location.samurai() && location.home().is_none() {
                found(location.card);
            }
        }
    }

    /// Free actions, before the action of a turn and after it (IS-11.1).
    pub(crate) fn free_answers(&self, who: Seat, out: &mut impl Sink<Move>) {
        let side = self.side(who);
        if side.goods.get(Good::Defense) > 0 {
            for location in side.locations.all() {
                if !self.is_faction(location.card) && !location.defended() {
                    out.push(Move::Defend(location.card));
                }
            }
        }
        if side.faction == Faction::Japanese && side.goods.get(Good::Worker) > 0 {
            self.posts(who, |card| out.push(Move::Samurai(card)));
        }
        for location in side.locations.all() {
            let Some(stash) = self.plan(location.card).effect.stash else { continue };
            if !stash.cards && location.stash < MOST_STASHED {
                for good in Good::RESOURCES.into_iter().filter(|&good| side.goods.get(good) > 0) {
                    out.push(Move::Put(location.card, good));
                }
            }
            if stash.cards && !self.table.under.is_full() {
                self.hand(who).iter().for_each(|card| out.push(Move::Tuck(location.card, card)));
            }
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn free_action(&mut self, who: Seat, action: Move) {
        match action {
            Move::Defend(card) => {
                self.side(who).goods.remove(Good::Defense, 1);
                if let Some(location) = self.side(who).locations.find_mut(card) {
                    location.defend(true);
                }
                self.tell(Event::Defended { who, card: self.id(card) });
            }
            Move::Samurai(card) => {
                self.spend(who, Goods::of(Good::Worker, 1));
                self.post_samurai(who, card);
            }
            Move::Put(host, good) => {
                self.spend(who, Goods::of(good, 1));
                if let Some(location) = self.side(who).locations.find_mut(host) {
                    location.stash += 1;
                }
                self.tell(Event::PutOn { who, host: self.id(host), good });
                self.stash_gain(who, host);
            }
            Move::Tuck(host, card) => {
                self.tuck(who, host, card, Lying::Stash);
                self.stash_gain(who, host);
            }
            _ => {}
        }
    }

    fn stash_gain(&mut self, who: Seat, host: Card) {
        if let Some(gain) = self.rules.plan(host).effect.stash.and_then(|stash| stash.gain) {
            self.later(who, Work::Gain { gain, origin: Origin::of(host, Source::Features) });
        }
    }

    fn post_samurai(&mut self, who: Seat, card: Card) {
        if let Some(location) = self.side(who).locations.find_mut(card) {
            location.guard();
        }
        self.tell(Event::SamuraiPlaced { who, card: self.id(card) });
    }

    /// Samurai of a card, deployed at once; without a place they are lost.
    pub(crate) fn deploy_next(&mut self, who: Seat, left: u8) {
        let mut places = 0;
        self.look().posts(who, |_| places += 1);
        if places == 0 {
            (0..left).for_each(|_| self.tell(Event::SamuraiLost { who }));
        } else {
            self.ask(who, Pending::Deploy { left });
        }
    }

    pub(crate) fn deploy(&mut self, who: Seat, left: u8, card: Card) {
        self.post_samurai(who, card);
        if left > 1 {
            self.deploy_next(who, left - 1);
        }
    }
}
