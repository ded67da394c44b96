//! Paying: resources with gold in their stead, cards, deals and favour tokens.

use khipu_core::{Observer, Seat, Sink};

use crate::cards::Card;
use crate::components::{Paid, Price};
use crate::event::Event;
use crate::goods::{Amounts, Bill, Goods, Payment};
use crate::moves::Move;
use crate::names::{Colour, Good};
use crate::pending::Pending;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::tableau::{Lying, Tucked};
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// What is missing of a price; nothing: it can be paid.
    #[inline]
    pub(crate) fn check_price(&self, who: Seat, price: &Price) -> Result<(), Amounts> {
        if self.can_pay(who, price) { Ok(()) } else { Err(self.missing(who, price)) }
    }

    pub(crate) fn can_pay(&self, who: Seat, price: &Price) -> bool {
        let side = self.side(who);
        let goods = &side.goods;
        goods.get(Good::Worker) >= price.workers.into()
            && goods.get(Good::Raze) >= price.raze.into()
            && goods.get(Good::Tech) >= price.tech.into()
            && side.favor.len() >= price.favor
            && (price.deals == 0 || side.deals() >= price.deals.into())
            && price.bill.payable(goods)
            && self.payable_cards(who, price) >= price.cards.map_or(0, |(n, ..)| n.into())
    }

    /// Cards of the hand that a price takes: none if they go under a location and nothing more fits there.
    fn payable_cards(&self, who: Seat, price: &Price) -> u16 {
        let takes = |paid| paid == Paid::Discard || !self.table.under.is_full();
        price.cards.map_or(0, |(_, paid, pile)| if takes(paid) { self.hand_size(who, pile) } else { 0 })
    }

    #[cold]
    fn missing(&self, who: Seat, price: &Price) -> Amounts {
        let side = self.side(who);
        let goods = &side.goods;
        let mut missing = price.bill.missing(goods);
        for (good, need) in
            [(Good::Worker, price.workers), (Good::Raze, price.raze), (Good::Tech, price.tech)]
        {
            missing.lack(good, need, goods.get(good));
        }
        missing.lack(Good::Favor, price.favor, side.favor.len().into());
        missing.lack(Good::Card, price.cards.map_or(0, |(n, ..)| n), self.payable_cards(who, price));
        missing.deals = u16::from(price.deals).saturating_sub(side.deals()) as u8;
        missing
    }

    /// Whether somebody has so many workers.
    #[inline]
    pub(crate) fn check_workers(&self, who: Seat, need: u8) -> Result<(), Refusal> {
        let have = self.side(who).goods.get(Good::Worker);
        if have >= need.into() { Ok(()) } else { Err(Refusal::Workers { need, have }) }
    }

    /// Whether a payment is one for this bill, and is held.
    pub(crate) fn check_payment(&self, who: Seat, bill: &Bill, payment: Payment) -> Result<(), Refusal> {
        if !bill.takes(payment) {
            return Err(Refusal::WrongPayment { bill: bill.amounts() });
        }
        let mut missing = Amounts::default();
        for (&good, need) in Good::ALL.iter().zip(payment) {
            missing.lack(good, need, self.side(who).goods.get(good));
        }
        if missing == Amounts::default() { Ok(()) } else { Err(Refusal::NotHeld { missing }) }
    }

    pub(crate) fn check_token(&self, who: Seat, colour: Colour) -> Result<(), Refusal> {
        if self.side(who).favor.colours.has(colour) { Ok(()) } else { Err(Refusal::NoToken { colour }) }
    }

    pub(crate) fn check_tricolour(&self, who: Seat) -> Result<(), Refusal> {
        if self.side(who).favor.tricolour { Ok(()) } else { Err(Refusal::NoTricolour) }
    }

    pub(crate) fn give_favor_answers(&self, who: Seat, out: &mut impl Sink<Move>) {
        let held = Colour::ALL.iter().filter(|&&colour| self.check_token(who, colour).is_ok());
        held.for_each(|&colour| out.push(Move::Colour(colour)));
        if self.check_tricolour(who).is_ok() {
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
