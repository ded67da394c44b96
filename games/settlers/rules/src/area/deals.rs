//! Deals (IS-4.3, IS-9.7, IS-9.11): made, used, taken over, ended.

use khipu_core::{Observer, Seat, Sink};

use crate::actor::Actor;
use crate::cards::Card;
use crate::components::Out;
use crate::event::Event;
use crate::goods::Bill;
use crate::moves::{Bargain, Move};
use crate::names::{Good, Source};
use crate::pending::{Occasion, Origin, Pending, Work};
use crate::position::Position;
use crate::turn::{Look, Play};

/// Several deals with one location are alike: they are told once.
fn each_once(cards: &[Card], mut found: impl FnMut(Card)) {
    for (at, &card) in cards.iter().enumerate() {
        if !cards[..at].contains(&card) {
            found(card);
        }
    }
}

impl Look<'_> {
    /// The good of a deal.
    pub(crate) fn good_of(&self, bargain: Bargain) -> Good {
        match bargain {
            Bargain::Card(card) | Bargain::Route(_, card) => self.plan(card).deal.unwrap_or(Good::Vp),
            Bargain::Attack(good) => good,
        }
    }

    pub(crate) fn own_deals(&self, who: Seat, mut found: impl FnMut(Bargain)) {
        let side = self.side(who);
        side.deals.iter().for_each(|card| found(Bargain::Card(card)));
        each_once(side.routes.items(), |card| found(Bargain::Route(who, card)));
        for &(_, good) in Good::NAMES.iter().filter(|(_, good)| side.attacks[*good as usize] > 0) {
            found(Bargain::Attack(good));
        }
    }

    /// Deals of others who can be targets; those with locations cannot be taken over (IS-9.7).
    pub(crate) fn enemy_deals(&self, who: Seat, routes: bool, mut found: impl FnMut(Bargain)) {
        for owner in self.table.enemies(who) {
            match owner {
                Actor::Seat(seat) => {
                    let side = self.side(seat);
                    side.deals.iter().for_each(|card| found(Bargain::Card(card)));
                    if routes {
                        each_once(side.routes.items(), |card| found(Bargain::Route(seat, card)));
                    }
                }
                Actor::Virtual => {
                    for &(_, good) in Good::NAMES {
                        if self.table.rival.row.iter().any(|target| target == good) {
                            found(Bargain::Attack(good));
                        }
                    }
                }
            }
        }
    }

    /// Enemy faction locations to make a deal with.
    pub(crate) fn routes(&self, who: Seat, mut found: impl FnMut(Card)) {
        let own = &self.side(who).routes;
        if own.is_full() || self.side(who).deck == 0 {
            return;
        }
        self.enemy_sites(who, |site, _| {
            let again = self.version.routes_repeat() || !own.items().contains(&site.card);
            if self.plan(site.card).deal.is_some() && again {
                found(site.card);
            }
        });
    }

    /// The action of making a deal: only faction cards (IS-4.13).
    pub(crate) fn deal_answers(&self, who: Seat, out: &mut impl Sink<Move>) {
        if Bill::of(Good::Food, self.rules.deal_food).payable(&self.side(who).goods) {
            for card in self.hand(who).iter().filter(|&card| self.plan(card).deal.is_some()) {
                out.push(Move::Deal(card));
            }
        }
    }

    /// Whose deal it is, if it is one of a target.
    fn dealer(&self, who: Seat, bargain: Bargain) -> Option<Actor> {
        self.table.enemies(who).find(|&enemy| match (enemy, bargain) {
            (Actor::Seat(seat), Bargain::Card(card)) => self.side(seat).deals.has(card),
            (Actor::Seat(seat), Bargain::Route(owner, _)) => seat == owner,
            (Actor::Virtual, Bargain::Attack(_)) => true,
            _ => false,
        })
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// The good of a deal is gained first, then features answer.
    fn deal_made(&mut self, who: Seat, good: Good) {
        self.wake(who, Occasion::Deal(good));
        self.give(who, Out::Good(good), 1, Origin::from(Source::Deals));
    }

    pub(crate) fn make_deal(&mut self, who: Seat, card: Card) {
        self.leave_hand(who, card);
        self.side(who).deals.insert(card);
        let good = self.look().good_of(Bargain::Card(card));
        self.tell(Event::DealMade { who, card: self.id(card), good });
        self.deal_made(who, good);
    }

    pub(crate) fn route_deal(&mut self, who: Seat, card: Card) {
        let Some(owner) = self.table.holder(card) else { return };
        let side = self.side(who);
        side.routes.push(card);
        side.deck -= 1;
        side.markers += 1;
        let good = self.look().good_of(Bargain::Route(who, card));
        self.tell(Event::RouteMade { who, owner, card: self.id(card), good });
        self.deal_made(who, good);
    }

    /// A deal ends: its card is discarded. The marker of a deal with a location stays out, unseen.
    pub(crate) fn end_deal(&mut self, who: Actor, bargain: Bargain) {
        let good = self.look().good_of(bargain);
        let card = match bargain {
            Bargain::Card(card) => {
                self.table.sides[who.index()].deals.remove(card);
                self.discard(card);
                Some(self.id(card))
            }
            Bargain::Route(_, card) => {
                self.table.sides[who.index()].routes.remove(card);
                Some(self.id(card))
            }
            Bargain::Attack(good) => {
                match who {
                    Actor::Seat(seat) => self.side(seat).attacks[good as usize] -= 1,
                    Actor::Virtual => self.take_attack(good),
                }
                None
            }
        };
        self.tell(Event::DealEnded { who, card, good });
    }

    fn take_attack(&mut self, good: Good) {
        let row = &mut self.table.rival.row;
        let place = row.iter().position(|target| target == good);
        place.and_then(|at| row.take(at));
    }

    /// Deals with a location that left play end.
    pub(crate) fn end_routes(&mut self, card: Card) {
        for seat in self.table.seats() {
            while self.side(seat).routes.items().contains(&card) {
                self.end_deal(seat.into(), Bargain::Route(seat, card));
            }
        }
    }

    pub(crate) fn use_deal(&mut self, who: Seat, bargain: Bargain, origin: Origin) {
        let good = self.look().good_of(bargain);
        self.tell(Event::DealUsed { who, good });
        self.give(who, Out::Good(good), 1, Origin { source: Source::Deals, ..origin });
    }

    pub(crate) fn take_deal(&mut self, who: Seat, bargain: Bargain) {
        let Some(owner) = self.look().dealer(who, bargain) else { return };
        let good = self.look().good_of(bargain);
        let card = match bargain {
            Bargain::Card(card) => {
                self.table.sides[owner.index()].deals.remove(card);
                self.side(who).deals.insert(card);
                Some(self.id(card))
            }
            Bargain::Attack(good) => {
                self.take_attack(good);
                self.side(who).attacks[good as usize] += 1;
                None
            }
            Bargain::Route(..) => return,
        };
        self.tell(Event::DealTaken { who, owner, card, good });
    }

    pub(crate) fn break_deal(&mut self, who: Seat, bargain: Bargain, gain: bool) {
        let Some(owner) = self.look().dealer(who, bargain) else { return };
        let good = self.look().good_of(bargain);
        self.end_deal(owner, bargain);
        if gain {
            self.give(who, Out::Good(good), 1, Origin::from(Source::Deals));
        }
    }

    /// All deals pay in production; features may turn their goods into points before they are gained.
    pub(crate) fn deal_income(&mut self, who: Seat) {
        let mut pool = self.table.pool;
        self.look().own_deals(who, |bargain| {
            let side = self.look().side(who);
            let times = match bargain {
                Bargain::Attack(good) => side.attacks[good as usize],
                Bargain::Route(_, card) => {
                    side.routes.items().iter().filter(|&&other| other == card).count() as u8
                }
                Bargain::Card(_) => 1,
            };
            pool[self.look().good_of(bargain) as usize] += times;
        });
        self.table.pool = pool;
        if pool.iter().all(|&n| n == 0) {
            return;
        }
        let origin = Origin::from(Source::Deals);
        if self.look().listens(who, Occasion::DealIncome) {
            self.later(who, Work::Collect { origin });
            self.wake(who, Occasion::DealIncome);
        } else {
            self.collect(who, origin);
        }
    }

    /// A good of the pool becomes points.
    pub(crate) fn cash(&mut self, who: Seat, good: Good, vp: u8, source: Source) {
        self.table.pool[good as usize] -= 1;
        self.tell(Event::Cashed { who, good });
        self.ask(who, Pending::Cash { vp, source });
        self.score(who, vp.into(), Origin::from(source));
    }
}

impl Look<'_> {
    /// Goods of the pool that can become points: points themselves cannot.
    pub(crate) fn cash_answers(&self, out: &mut impl Sink<Move>) {
        let goods = Good::ALL.iter().filter(|&&good| good != Good::Vp && self.table.pool[good as usize] > 0);
        let mut any = false;
        for &good in goods {
            out.push(Move::Cash(good));
            any = true;
        }
        if any {
            out.push(Move::Done);
        }
    }
}
