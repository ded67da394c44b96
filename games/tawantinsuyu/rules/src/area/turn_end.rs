//! The end of a turn (TW-3.3, TW-8.4, TW-8.5) and the village (TW-9.1, TW-9.13).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::event::Event;
use crate::goods::Cost;
use crate::moves::Move;
use crate::names::{End, Good, Kind, Source};
use crate::pending::{Pending, Work};
use crate::position::{Position, Turn};
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    pub(crate) fn check_hire(&self, who: Actor, end: End) -> Result<Cost, Refusal> {
        if self.table.village.is_empty() {
            return Err(Refusal::NoVillage);
        }
        self.check_cost(who, self.hire_price(end))
    }

    const fn hire_price(&self, end: End) -> Cost {
        let good = match end {
            End::Potato => Good::Potato,
            End::Corn => Good::Corn,
        };
        Cost::of(good, self.rules.hire)
    }

    /// Either end; the last worker for either price.
    pub(crate) fn hire_answers(&self, who: Actor, out: &mut impl Sink<Move>) {
        if self.table.village.is_empty() {
            return;
        }
        for &end in End::ALL {
            if self.can_pay(who, self.hire_price(end)) {
                out.push(Move::Hire(end));
            }
        }
        out.push(Move::Done);
    }

    /// A worker of the own supply.
    pub(crate) fn check_worker(&self, who: Actor, worker: Kind) -> Result<(), Refusal> {
        let there = self.side(who).workers.get(worker) > 0;
        if there { Ok(()) } else { Err(Refusal::NoWorker { worker }) }
    }

    pub(crate) fn dismiss_answers(&self, who: Actor, out: &mut impl Sink<Move>) {
        let workers = self.side(who).workers;
        if workers.total() > self.rules.worker_limit {
            for kind in workers.kinds() {
                out.push(Move::Dismiss(kind));
            }
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn start_turn(&mut self, who: Actor) {
        self.table.active = who;
        self.table.turn = Turn::default();
        self.tell(Event::TurnStarted { who });
        self.later(who, Work::EndTurn { step: 0 });
        self.ask(who, Pending::Turn);
        if self.side(who).priest.is_none() {
            self.ask(who, Pending::Stand);
        }
        if self.table.tile == Some(who) {
            self.later(who, Work::Festival { step: 0 });
        }
    }

    /// Hire, limit, card to the offer and market, in this order.
    pub(crate) fn end_turn(&mut self, who: Actor, step: u8) {
        match step {
            0 => {
                self.later(who, Work::EndTurn { step: 1 });
                self.ask(who, Pending::Hire);
            }
            1 => {
                self.later(who, Work::EndTurn { step: 2 });
                self.ask(who, Pending::Dismiss);
            }
            _ => {
                self.offer_played();
                self.refill_market();
                self.tell(Event::TurnEnded { who });
                if let Some(next) = self.table.actors_from(who).nth(1) {
                    self.start_turn(next);
                }
            }
        }
    }

    pub(crate) fn hire(&mut self, who: Actor, end: End) {
        let cost = self.referee().check_hire(who, end).unwrap_or_default();
        self.later(who, Work::Hire(end));
        self.charge(who, cost);
    }

    pub(crate) fn hired(&mut self, who: Actor, end: End) {
        if let Some(worker) = self.leave_village(end) {
            self.side(who).workers.add(worker);
            self.tell(Event::Hired { who, worker, end });
            self.check_village();
        }
    }

    pub(crate) fn dismiss(&mut self, who: Actor, kind: Kind) {
        if self.side(who).workers.remove(kind) {
            self.table.gone.add(kind);
            self.tell(Event::Dismissed { who, worker: kind });
            self.ask(who, Pending::Dismiss);
        }
    }

    /// The moment the last worker goes, whoever's turn it is takes the tile; while it is held nothing more happens.
    pub(crate) fn check_village(&mut self) {
        if self.table.village.is_empty() && self.table.tile.is_none() {
            self.take_tile(self.table.active, false);
        }
    }

    pub(crate) fn take_tile(&mut self, who: Actor, last: bool) {
        self.table.tile = Some(who);
        self.table.last = last;
        let number = self.table.festivals + 1;
        self.tell(Event::FestivalTaken { who, number, last });
        let points = self.rules.festival.points.get(self.table.festival()).copied().unwrap_or_default();
        self.score(who, Source::FestivalTile, points.into());
    }
}
