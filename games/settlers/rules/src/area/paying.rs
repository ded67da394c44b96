//! Paying: resources with gold in their stead, cards, deals and favour tokens.

use khipu_core::{Observer, Seat, Sink};

use crate::cards::Card;
use crate::components::{Paid, Price};
use crate::event::Event;
use crate::goods::{Bill, Goods, Payment};
use crate::moves::Move;
use crate::names::Good;
use crate::pending::Pending;
use crate::position::Position;
use crate::tableau::{Lying, Tucked};
use crate::turn::{Look, Play};

impl Look<'_> {
    /// Whether a price can be paid.
    pub(crate) fn can_pay(&self, who: Seat, price: &Price) -> bool {
        let side = self.side(who);
        let has = |good: Good, need: u8| side.goods.get(good) >= need.into();
        has(Good::Worker, price.workers)
            && has(Good::Raze, price.raze)
            && has(Good::Tech, price.tech)
            && side.favor.len() >= price.favor
            && side.deals() >= price.deals.into()
            && price.bill.payable(&side.goods)
            && price.cards.is_none_or(|(n, paid, pile)| {
                let room = paid == Paid::Discard || !self.table.under.is_full();
                room && self.hand_size(who, pile) >= n.into()
            })
    }

    pub(crate) fn give_favor_answers(&self, who: Seat, out: &mut impl Sink<Move>) {
        let favor = self.side(who).favor;
        favor.colours.iter().for_each(|colour| out.push(Move::Colour(colour)));
        if favor.tricolour {
            out.push(Move::Tricolour);
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Charges a price: what needs a choice is asked for, cards first; `host` is the location that is paid.
    pub(crate) fn charge(&mut self, who: Seat, price: &Price, host: Card) {
        let mut goods = Goods::default();
        for (good, need) in
            [(Good::Worker, price.workers), (Good::Raze, price.raze), (Good::Tech, price.tech)]
        {
            goods.add(good, need.into());
        }
        self.spend(who, goods);
        self.bill(who, price.bill);
        for _ in 0..price.favor {
            self.ask(who, Pending::GiveFavor);
        }
        for _ in 0..price.deals {
            self.ask(who, Pending::GiveDeal);
        }
        if let Some((n, paid, pile)) = price.cards {
            for _ in 0..n {
                self.ask(who, Pending::GiveCard { host, paid, pile });
            }
        }
    }

    /// Asks for a payment, unless there is nothing to pay.
    pub(crate) fn bill(&mut self, who: Seat, bill: Bill) {
        if !bill.is_free() {
            self.ask(who, Pending::Pay(bill));
        }
    }

    pub(crate) fn pay(&mut self, who: Seat, payment: Payment) {
        let mut goods = Goods::default();
        for (&(_, good), n) in Good::NAMES.iter().zip(payment) {
            goods.add(good, n.into());
        }
        self.spend(who, goods);
    }

    pub(crate) fn spend(&mut self, who: Seat, goods: Goods) {
        if goods.is_empty() {
            return;
        }
        let held = &mut self.side(who).goods.0;
        held.iter_mut().zip(goods.0).for_each(|(held, n)| *held = held.saturating_sub(n));
        self.tell(Event::Paid { who, goods });
    }

    pub(crate) fn give_card(&mut self, who: Seat, host: Card, paid: Paid, card: Card) {
        match paid {
            Paid::Discard => self.discard_hand(who, card),
            Paid::Tuck => self.tuck(who, host, card, Lying::Stash),
            Paid::Place => self.tuck(who, host, card, Lying::Paid),
        }
    }

    /// A card of the hand goes under a location, for everybody to see (IS-11.2).
    pub(crate) fn tuck(&mut self, who: Seat, host: Card, card: Card, why: Lying) {
        self.leave_hand(who, card);
        self.table.under.push(Tucked { card, host, why });
        self.tell(Event::Tucked { who, host: self.id(host), card: self.id(card) });
    }

    pub(crate) fn give_favor(&mut self, who: Seat, token: Move) {
        let favor = &mut self.side(who).favor;
        let colour = match token {
            Move::Colour(colour) => {
                favor.colours.remove(colour);
                Some(colour)
            }
            _ => {
                favor.tricolour = false;
                None
            }
        };
        self.tell(Event::FavorGiven { who, colour });
    }
}
