//! Deals (IS-4.3, IS-9.7, IS-9.11): made, used, taken over, ended.

use khipu_core::{Observer, Seat, Sink};

use crate::actor::Actor;
use crate::cards::Card;
use crate::components::Out;
use crate::event::Event;
use crate::goods::Bill;
use crate::moves::{Bargain, Move};
use crate::names::{Draw, Good, Source};
use crate::pending::{Occasion, Origin, Pending, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

/// Several deals with one location are alike: they are told once.
fn each_once(cards: &[Card], mut found: impl FnMut(Card)) {
    for (at, &card) in cards.iter().enumerate() {
        if !cards[..at].contains(&card) {
            found(card);
        }
    }
}

impl Referee<'_> {
    /// The good of a deal.
    #[inline]
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

    pub(crate) fn check_own_deal(&self, who: Seat, wanted: Bargain) -> Result<(), Refusal> {
        let mut there = false;
        self.own_deals(who, |bargain| there |= bargain == wanted);
        if there { Ok(()) } else { Err(Refusal::NoDeal) }
    }

    pub(crate) fn check_enemy_deal(&self, who: Seat, routes: bool, wanted: Bargain) -> Result<(), Refusal> {
        let mut there = false;
        self.enemy_deals(who, routes, |bargain| there |= bargain == wanted);
        if there { Ok(()) } else { Err(Refusal::NoDeal) }
    }

    /// Whether one more deal with a location can be marked.
    fn check_marker(&self, who: Seat) -> Result<(), Refusal> {
        let side = self.side(who);
        if side.deck == 0 || side.routes.is_full() { Err(Refusal::NoMarker) } else { Ok(()) }
    }

    /// Whether a deal can be made with an enemy location.
    pub(crate) fn check_route(&self, who: Seat, card: Card) -> Result<(), Refusal> {
        self.check_marker(who)?;
        self.check_dealable(card)?;
        let again = !self.version.routes_repeat() && self.side(who).routes.items().contains(&card);
        if again { Err(Refusal::DealtAlready { card: self.id(card) }) } else { Ok(()) }
    }

    /// Enemy faction locations to make a deal with.
    pub(crate) fn routes(&self, who: Seat, mut found: impl FnMut(Card)) {
        if self.check_marker(who).is_ok() {
            self.enemy_sites(who, |site, _| {
                if self.check_route(who, site.card).is_ok() {
                    found(site.card);
                }
            });
        }
    }

    /// Only faction cards are dealt (IS-4.13).
    #[inline]
    pub(crate) fn check_dealable(&self, card: Card) -> Result<(), Refusal> {
        let faction = self.plan(card).deal.is_some();
        if faction { Ok(()) } else { Err(Refusal::CommonDeal { card: self.id(card) }) }
    }

    /// The price of a deal, if it can be paid.
    pub(crate) fn check_deal_price(&self, who: Seat) -> Result<Bill, Refusal> {
        let (bill, goods) = (Bill::of(Good::Food, self.rules.deal_food), &self.side(who).goods);
        if bill.payable(goods) { Ok(bill) } else { Err(Refusal::DealCost { missing: bill.missing(goods) }) }
    }

    /// The action of making a deal.
    pub(crate) fn deal_answers(&self, who: Seat, out: &mut impl Sink<Move>) {
        if self.check_deal_price(who).is_ok() {
            for card in self.hand(who).iter().filter(|&card| self.check_dealable(card).is_ok()) {
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
        let good = self.referee().good_of(Bargain::Card(card));
        self.tell(Event::DealMade { who, card: self.id(card), good });
        self.deal_made(who, good);
    }

    pub(crate) fn route_deal(&mut self, who: Seat, card: Card) {
        let Some(owner) = self.table.holder(card) else { return };
        let side = self.side(who);
        side.routes.push(card);
        side.deck -= 1;
        side.markers += 1;
        let good = self.referee().good_of(Bargain::Route(who, card));
        self.tell(Event::RouteMade { who, owner, card: self.id(card), good });
        self.deal_made(who, good);
    }

    /// A deal ends: its card is discarded. The marker of a deal with a location stays out, unseen.
    pub(crate) fn end_deal(&mut self, who: Actor, bargain: Bargain) {
        let good = self.referee().good_of(bargain);
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
        let good = self.referee().good_of(bargain);
        self.tell(Event::DealUsed { who, good });
        self.give(who, Out::Good(good), 1, Origin { source: Source::Deals, ..origin });
    }

    pub(crate) fn take_deal(&mut self, who: Seat, bargain: Bargain) {
        let Some(owner) = self.referee().dealer(who, bargain) else { return };
        let good = self.referee().good_of(bargain);
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
        let Some(owner) = self.referee().dealer(who, bargain) else { return };
        let good = self.referee().good_of(bargain);
        self.end_deal(owner, bargain);
        if gain {
            self.give(who, Out::Good(good), 1, Origin::from(Source::Deals));
        }
    }

    /// All deals pay in production; features may turn their goods into points before they are gained.
    pub(crate) fn deal_income(&mut self, who: Seat) {
        let mut pool = self.table.pool;
        self.referee().own_deals(who, |bargain| {
            let side = self.referee().side(who);
            let times = match bargain {
                Bargain::Attack(good) => side.attacks[good as usize],
                Bargain::Route(_, card) => {
                    side.routes.items().iter().filter(|&&other| other == card).count() as u8
                }
                Bargain::Card(_) => 1,
            };
            pool[self.referee().good_of(bargain) as usize] += times;
        });
        self.table.pool = pool;
        if pool.iter().all(|&n| n == 0) {
            return;
        }
        let origin = Origin::from(Source::Deals);
        if self.referee().listens(who, Occasion::DealIncome) {
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

    /// A card that was just gained and seen is given up for points.
    pub(crate) fn cash_card(&mut self, who: Seat, card: Card, vp: u8, source: Source) {
        self.unlook(card);
        self.discard(card);
        self.tell(Event::Discarded { who, card: self.id(card) });
        self.tell(Event::Cashed { who, good: Good::Card });
        self.ask(who, Pending::Cash { vp, source });
        self.score(who, vp.into(), Origin::from(source));
    }

    /// Asks which of the goods in the pool become points. Cards are drawn and seen first (IS-11.14).
    pub(crate) fn ask_cash(&mut self, who: Seat, vp: u8, source: Source) {
        self.ask(who, Pending::Cash { vp, source });
        let cards = self.table.pool[Good::Card as usize];
        if self.version.turns_in_all_goods() && cards > 0 {
            self.table.pool[Good::Card as usize] = 0;
            self.ask(who, Pending::CashDraw { left: cards });
        }
    }

    /// One of the cards just gained: it is seen before it is given up or kept.
    pub(crate) fn cash_draw(&mut self, who: Seat, draw: Draw, left: u8) {
        if left > 1 {
            self.ask(who, Pending::CashDraw { left: left - 1 });
        }
        if self.secret.looked.is_full() {
            self.draw(who, draw);
        } else {
            self.look_at(who, draw);
        }
    }
}

impl Referee<'_> {
    /// Whether a good of the pool can become so many points; a point only if they are more.
    pub(crate) fn check_cash(&self, good: Good, vp: u8) -> Result<(), Refusal> {
        let turned = good != Good::Vp || self.version.turns_in_all_goods() && vp > 1;
        let there = turned && self.table.pool[good as usize] > 0;
        if there { Ok(()) } else { Err(Refusal::NotGained { good }) }
    }

    pub(crate) fn check_cash_card(&self, card: Card) -> Result<(), Refusal> {
        let there = self.secret.looked.items().contains(&card);
        if there { Ok(()) } else { Err(Refusal::CardNotGained { card: self.id(card) }) }
    }

    /// What was just gained and can become points.
    pub(crate) fn cash_answers(&self, vp: u8, out: &mut impl Sink<Move>) {
        let mut any = false;
        for &good in Good::ALL.iter().filter(|&&good| self.check_cash(good, vp).is_ok()) {
            out.push(Move::Cash(good));
            any = true;
        }
        for &card in self.secret.looked.items() {
            out.push(Move::CashCard(card));
            any = true;
        }
        if any {
            out.push(Move::Done);
        }
    }
}
