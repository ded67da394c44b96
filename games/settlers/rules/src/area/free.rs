//! Free actions of the own turn (IS-4.10, IS-9.10): defence tokens, samurai, what is put on locations for good.

use khipu_core::{Observer, Seat, Sink};

use crate::cards::Card;
use crate::event::Event;
use crate::goods::{Amounts, Goods};
use crate::moves::Move;
use crate::names::{Faction, Good, Source};
use crate::pending::{Origin, Pending, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::tableau::{Location, Lying};
use crate::turn::{Play, Referee};

/// Resources that can lie on one location.
pub(crate) const MOST_STASHED: u8 = 200;

impl Referee<'_> {
    /// Whether a samurai can stand on an own location.
    #[inline]
    pub(crate) fn check_post(&self, location: &Location) -> Result<(), Refusal> {
        if !self.is_faction(location.card) || location.home().is_some() {
            Err(Refusal::NoPost { card: self.id(location.card) })
        } else if location.samurai() {
            Err(Refusal::HasSamurai { card: self.id(location.card) })
        } else {
            Ok(())
        }
    }

    /// Own faction locations without a samurai.
    pub(crate) fn posts(&self, who: Seat, mut found: impl FnMut(Card)) {
        for location in self.side(who).locations.all() {
            if self.check_post(location).is_ok() {
                found(location.card);
            }
        }
    }

    /// Whether somebody can turn a worker into a samurai.
    #[inline]
    pub(crate) fn check_samurai(&self, who: Seat) -> Result<(), Refusal> {
        if self.side(who).faction == Faction::Japanese {
            self.check_workers(who, 1)
        } else {
            Err(Refusal::NotJapanese)
        }
    }

    #[inline]
    pub(crate) fn check_defense(&self, who: Seat) -> Result<(), Refusal> {
        if self.side(who).goods.get(Good::Defense) > 0 { Ok(()) } else { Err(Refusal::NoDefense) }
    }

    /// Whether an own location takes a defence token.
    #[inline]
    pub(crate) fn check_defend(&self, location: &Location) -> Result<(), Refusal> {
        if self.is_faction(location.card) {
            Err(Refusal::CommonOnly { card: self.id(location.card) })
        } else if location.defended() {
            Err(Refusal::Defended { card: self.id(location.card) })
        } else {
            Ok(())
        }
    }

    /// Whether cards, or resources, can be put on an own location for good.
    pub(crate) fn check_stash(&self, location: &Location, cards: bool) -> Result<(), Refusal> {
        let card = || self.id(location.card);
        let takes = self.plan(location.card).effect.stash.is_some_and(|stash| stash.cards == cards);
        let full = if cards { self.table.under.is_full() } else { location.stash >= MOST_STASHED };
        match takes {
            false => Err(Refusal::NoStash { card: card() }),
            true if full => Err(Refusal::StashFull { card: card() }),
            true => Ok(()),
        }
    }

    pub(crate) fn check_held(&self, who: Seat, good: Good) -> Result<(), Refusal> {
        let mut missing = Amounts::default();
        missing.lack(good, 1, self.side(who).goods.get(good));
        if missing == Amounts::default() { Ok(()) } else { Err(Refusal::NotHeld { missing }) }
    }

    /// Free actions that protect.
    pub(crate) fn protecting_answers(&self, who: Seat, out: &mut impl Sink<Move>) {
        if self.check_defense(who).is_ok() {
            for location in self.side(who).locations.all() {
                if self.check_defend(location).is_ok() {
                    out.push(Move::Defend(location.card));
                }
            }
        }
        if self.check_samurai(who).is_ok() {
            self.posts(who, |card| out.push(Move::Samurai(card)));
        }
    }

    /// Free actions of the own turn (IS-11.1).
    pub(crate) fn free_answers(&self, who: Seat, out: &mut impl Sink<Move>) {
        self.protecting_answers(who, out);
        for location in self.side(who).locations.all() {
            if self.plan(location.card).effect.stash.is_none() {
                continue;
            }
            if self.check_stash(location, false).is_ok() {
                for good in Good::RESOURCES.into_iter().filter(|&good| self.check_held(who, good).is_ok()) {
                    out.push(Move::Put(location.card, good));
                }
            }
            if self.check_stash(location, true).is_ok() {
                self.hand(who).iter().for_each(|card| out.push(Move::Tuck(location.card, card)));
            }
        }
    }

    /// A free action that somebody wants.
    pub(crate) fn check_free(&self, who: Seat, wanted: Move) -> Result<(), Refusal> {
        match wanted {
            Move::Defend(card) => {
                self.check_defend(self.own_location(who, card, "IS-4.10")?)?;
                self.check_defense(who)
            }
            Move::Samurai(card) => {
                self.check_samurai(who)?;
                self.check_post(self.own_location(who, card, "IS-4.10")?)
            }
            Move::Put(host, good) => {
                self.check_stash(self.own_location(who, host, "IS-9.10")?, false)?;
                self.check_held(who, good)
            }
            Move::Tuck(host, card) => {
                self.check_stash(self.own_location(who, host, "IS-9.10")?, true)?;
                self.check_in_hand(who, card, "IS-9.10")
            }
            _ => Err(Refusal::OwnTurnOnly),
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
        self.referee().posts(who, |_| places += 1);
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
