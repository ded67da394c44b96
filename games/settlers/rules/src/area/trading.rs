//! Exchanging workers (IS-4.7), and sending them to open productions (IS-7.1).

use khipu_core::{Observer, Seat, Sink};

use crate::actor::Actor;
use crate::cards::Card;
use crate::event::Event;
use crate::goods::Goods;
use crate::moves::{Move, Trade};
use crate::names::{Draw, Good, Source};
use crate::pending::{Occasion, Origin, Pending};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::tableau::Location;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// What a pair of workers can be exchanged for; `more`: a pair has been exchanged already.
    pub(crate) fn trade_answers(&self, who: Seat, more: bool, out: &mut impl Sink<Move>) {
        if self.check_workers(who, self.rules.trade).is_err() {
            return;
        }
        for good in Good::RESOURCES {
            out.push(Move::Exchange(Trade::Resource(good)));
        }
        for &draw in Draw::ALL.iter().filter(|&&draw| self.check_draw(who, draw).is_ok()) {
            out.push(Move::Exchange(Trade::Card(draw)));
        }
        if more {
            out.push(Move::Done);
        }
    }

    pub(crate) fn check_exchange(&self, who: Seat, trade: Trade) -> Result<(), Refusal> {
        self.check_workers(who, self.rules.trade)?;
        match trade {
            Trade::Resource(_) => Ok(()),
            Trade::Card(draw) => self.check_draw(who, draw),
        }
    }

    /// Whether an open production takes one more worker.
    #[inline]
    pub(crate) fn check_open(&self, location: &Location) -> Result<(), Refusal> {
        if !self.plan(location.card).effect.open {
            Err(Refusal::NotOpen { card: self.id(location.card) })
        } else if location.visits >= self.rules.visits {
            Err(Refusal::VisitedEnough { card: self.id(location.card) })
        } else {
            Ok(())
        }
    }

    /// Open productions of others that take one more worker.
    pub(crate) fn open_sites(&self, who: Seat, mut found: impl FnMut(Card)) {
        self.enemy_sites(who, |site, location| {
            if self.check_open(location).is_ok() {
                found(site.card);
            }
        });
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Each pair chooses for itself, and a card drawn is seen before the next (IS-4.14).
    pub(crate) fn exchange(&mut self, who: Seat, trade: Trade) {
        self.ask(who, Pending::Trade);
        self.spend(who, Goods::of(Good::Worker, self.rules.trade.into()));
        let good = match trade {
            Trade::Resource(good) => good,
            Trade::Card(_) => Good::Card,
        };
        self.tell(Event::Exchanged { who, good });
        for other in self.table.seats().filter(|&other| other != who) {
            self.wake(other, Occasion::EnemyTrade);
        }
        self.wake(who, Occasion::Trade);
        match trade {
            Trade::Resource(good) => self.gain(who, good, 1, None),
            Trade::Card(draw) => self.draw(who, draw),
        }
    }

    /// Gains what an enemy open production gives; `sent`: a worker was sent there, and its owner gains one.
    pub(crate) fn visit(&mut self, who: Seat, card: Card, sent: bool, source: Source) {
        let Some(owner) = self.table.holder(card) else { return };
        if let Some(location) = self.table.sides[owner.index()].locations.find_mut(card) {
            location.visits += 1;
        }
        if sent {
            self.spend(who, Goods::of(Good::Worker, 1));
        }
        self.tell(Event::Visited { who, owner, card: self.id(card) });
        if let (true, Actor::Seat(owner)) = (sent, owner) {
            self.gain(owner, Good::Worker, 1, Some(card));
            self.wake(owner, Occasion::Visited);
        }
        if let Some(gain) = self.rules.plan(card).effect.produce {
            self.run(who, gain, Origin::of(card, source));
        }
    }
}
