//! God cards: deck, offer and hands (TW-5).

use khipu_core::{Observer, Seat, Sink};

use crate::actor::Actor;
use crate::cards::Cards;
use crate::chance::Purpose;
use crate::event::Event;
use crate::moves::Move;
use crate::pending::Pending;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    #[inline]
    pub(crate) fn any_god_card(&self) -> bool {
        self.table.god_deck() > 0 || !self.table.offer.is_empty()
    }

    #[inline]
    pub(crate) fn check_prayer(&self) -> Result<(), Refusal> {
        if self.any_god_card() { Ok(()) } else { Err(Refusal::NoPrayer) }
    }

    #[inline]
    pub(crate) fn check_take_deck(&self) -> Result<(), Refusal> {
        if self.table.god_deck() > 0 { Ok(()) } else { Err(Refusal::NoDeck) }
    }

    pub(crate) fn check_take_offer(&self, card: u8) -> Result<(), Refusal> {
        let there = self.table.offer.items().contains(&card);
        if there {
            Ok(())
        } else {
            Err(Refusal::NotOnOffer { card: self.rules.god_cards[usize::from(card)].id })
        }
    }

    /// A god card of the hand.
    pub(crate) fn check_in_hand(&self, who: Actor, card: u8) -> Result<(), Refusal> {
        let held = self.hand(who).has(card);
        if held {
            Ok(())
        } else {
            Err(Refusal::NotInHand { card: self.rules.god_cards[usize::from(card)].id })
        }
    }

    pub(crate) fn god_answers(&self, left: u8, optional: bool, out: &mut impl Sink<Move>) {
        if left == 0 || !self.any_god_card() {
            return;
        }
        if self.check_take_deck().is_ok() {
            out.push(Move::TakeDeck);
        }
        for &card in self.table.offer.items() {
            out.push(Move::TakeOffer(card));
        }
        if optional {
            out.push(Move::Done);
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn take_god(&mut self, who: Actor, left: u8, optional: bool, answer: Move) {
        match answer {
            Move::TakeDeck => self.draw_gods(who, 1),
            Move::TakeOffer(card) => {
                if self.table.offer.remove(card) {
                    self.side(who).god_seen.insert(card);
                    self.tell(Event::GodTaken { who, card: self.rules.god_cards[usize::from(card)].id });
                }
            }
            _ => return,
        }
        if left > 1 {
            self.ask(who, Pending::God { left: left - 1, optional });
        }
    }

    /// The top cards of the deck: nobody else sees them, unless they come from the bottom that everybody knows. They
    /// are told of in their own order: in which they lay is nobody's business.
    pub(crate) fn draw_gods(&mut self, who: Actor, count: u8) {
        let mut drawn = Cards::NONE;
        for _ in 0..count {
            match self.secret.god_deck.draw(&mut self.secret.chance.of(Purpose::Gods)) {
                Some(card) => drawn.insert(card),
                None => self.draw_bottom(who),
            }
        }
        let hand = &mut self.secret.god_hands[who.index()];
        *hand = hand.union(drawn);
        self.side(who).god_unseen += drawn.len();
        for card in drawn.iter() {
            let card = Some(self.rules.god_cards[usize::from(card)].id);
            self.tell(Event::GodDrawn { who, card, open: false });
        }
    }

    fn draw_bottom(&mut self, who: Actor) {
        if let Some(card) = self.table.god_bottom.pop_front() {
            self.side(who).god_seen.insert(card);
            let card = Some(self.rules.god_cards[usize::from(card)].id);
            self.tell(Event::GodDrawn { who, card, open: true });
        } else {
            self.tell(Event::NoGodCard { who });
        }
    }

    /// Deals a card at the start.
    pub(crate) fn deal_god(&mut self, seat: Seat) {
        if let Some(card) = self.secret.god_deck.draw(&mut self.secret.chance.of(Purpose::Gods)) {
            self.secret.god_hands[seat.index()].insert(card);
            self.side(seat.into()).god_unseen += 1;
        }
    }

    /// Takes a card out of a hand, wherever it came from.
    pub(crate) fn leave_hand(&mut self, who: Actor, card: u8) {
        if self.side(who).god_seen.remove(card) {
            return;
        }
        if self.secret.god_hands[who.index()].remove(card) {
            self.side(who).god_unseen -= 1;
        }
    }

    /// The played card joins the offer; a full offer is first shuffled into the deck (TW-5.3).
    pub(crate) fn offer_played(&mut self) {
        let Some(card) = self.table.turn.played.take() else { return };
        self.put_on_offer(card);
    }

    pub(crate) fn put_on_offer(&mut self, card: u8) {
        if self.table.offer.len() >= self.rules.offer[usize::from(self.table.players)] {
            let offer = Cards::from(std::mem::take(&mut self.table.offer));
            self.shuffle_into_deck(offer);
            self.tell(Event::OfferShuffled);
        }
        self.table.offer.push(card);
        self.tell(Event::GodOffered { card: self.rules.god_cards[usize::from(card)].id });
    }

    /// Cards played for their benefits alone go back into the deck.
    pub(crate) fn return_gods(&mut self) {
        let played = std::mem::take(&mut self.table.god_played);
        if !played.is_empty() {
            self.shuffle_into_deck(played);
            self.tell(Event::GodsReturned);
        }
    }

    /// Shuffling leaves nothing of the order that was known.
    pub(crate) fn shuffle_into_deck(&mut self, cards: Cards) {
        let bottom = Cards::from(std::mem::take(&mut self.table.god_bottom));
        self.secret.god_deck = self.secret.god_deck.union(bottom).union(cards);
        self.secret.chance.reshuffle(Purpose::Gods);
    }
}
