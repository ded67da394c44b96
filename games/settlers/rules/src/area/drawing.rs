//! Drawing, holding and discarding cards (IS-3.6, IS-3.8).

use khipu_core::{Observer, Seat, Sink};

use crate::cards::Card;
use crate::chance::Purpose;
use crate::components::Pile;
use crate::event::Event;
use crate::moves::Move;
use crate::names::{Deck, Draw};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// Whether a card can be drawn.
    #[inline]
    pub(crate) fn check_draw(&self, who: Seat, draw: Draw) -> Result<(), Refusal> {
        let there = match draw {
            Draw::Common => {
                self.table.common > 0
                    || !self.table.discards.intersection(self.rules.decks[Deck::Common as usize]).is_empty()
            }
            Draw::Faction => self.side(who).deck > 0,
        };
        if there { Ok(()) } else { Err(Refusal::NoDeck { draw }) }
    }

    pub(crate) fn draw_answers(&self, who: Seat, out: &mut impl Sink<Move>) {
        for &draw in Draw::ALL.iter().filter(|&&draw| self.check_draw(who, draw).is_ok()) {
            out.push(Move::Draw(draw));
        }
    }

    /// Whether a card is in hand, for what a rule allows.
    pub(crate) fn check_in_hand(&self, who: Seat, card: Card, rule: &'static str) -> Result<(), Refusal> {
        if self.hand(who).has(card) { Ok(()) } else { Err(Refusal::NotInHand { card: self.id(card), rule }) }
    }

    /// Whether a card is of the deck that is asked for.
    pub(crate) fn check_pile(&self, card: Card, pile: Pile) -> Result<(), Refusal> {
        match (pile, self.is_faction(card)) {
            (Pile::Common, true) => Err(Refusal::NotCommon { card: self.id(card) }),
            (Pile::Faction, false) => Err(Refusal::NotFaction { card: self.id(card) }),
            _ => Ok(()),
        }
    }

    /// Cards of the hand from a deck.
    pub(crate) fn hand_answers(&self, who: Seat, pile: Pile, out: &mut impl Sink<Move>) {
        for card in self.hand(who).iter().filter(|&card| self.check_pile(card, pile).is_ok()) {
            out.push(Move::Give(card));
        }
    }

    /// How many cards of the hand come from a deck: everybody sees the backs.
    pub(crate) fn hand_size(&self, who: Seat, pile: Pile) -> u16 {
        let side = self.side(who);
        let common =
            side.seen.intersection(self.rules.decks[Deck::Common as usize]).len() + u16::from(side.unseen[0]);
        match pile {
            Pile::Any => side.hand(),
            Pile::Common => common,
            Pile::Faction => side.hand() - common,
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// The top card of the common deck; an empty deck is made anew from the discards.
    pub(crate) fn next_common(&mut self) -> Option<Card> {
        if self.table.common == 0 {
            let again = self.table.discards.intersection(self.rules.decks[Deck::Common as usize]);
            if again.is_empty() {
                return None;
            }
            self.table.discards = self.table.discards.without(again);
            self.secret.common = again;
            self.table.common = again.len() as u8;
            self.secret.chance.reshuffle(Purpose::Common);
            self.tell(Event::Shuffled);
        }
        self.table.common -= 1;
        self.secret.common.draw(&mut self.secret.chance.of(Purpose::Common))
    }

    /// The top card of the own faction deck. Markers of Trade Routes are still among the unknown cards (IS-9.11).
    fn next_faction(&mut self, who: Seat) -> Option<Card> {
        let side = self.side(who);
        side.deck = side.deck.checked_sub(1)?;
        let deck = side.faction.deck();
        let mut own = self.secret.factions.intersection(self.rules.decks[deck as usize]);
        let card = own.draw(&mut self.secret.chance.of(Purpose::from(deck)))?;
        self.secret.factions.remove(card);
        Some(card)
    }

    pub(crate) fn next_card(&mut self, who: Seat, draw: Draw) -> Option<Card> {
        match draw {
            Draw::Common => self.next_common(),
            Draw::Faction => self.next_faction(who),
        }
    }

    /// Draws a card to the hand.
    pub(crate) fn draw(&mut self, who: Seat, draw: Draw) {
        match self.next_card(who, draw) {
            Some(card) => {
                self.hold(who, card);
                self.tell(Event::Drawn { who, draw, card: Some(self.id(card)) });
            }
            None => self.tell(Event::NoCard { who }),
        }
    }

    /// A card that others have not seen comes to the hand.
    pub(crate) fn hold(&mut self, who: Seat, card: Card) {
        self.secret.hands[who.index()].insert(card);
        let faction = usize::from(!self.rules.is_common(card));
        self.side(who).unseen[faction] += 1;
    }

    /// A card of the hand is shown: whoever says what is built, says it to all.
    pub(crate) fn show_card(&mut self, who: Seat, card: Card) {
        self.leave_hand(who, card);
        self.side(who).seen.insert(card);
    }

    /// A card leaves the hand before everybody's eyes.
    pub(crate) fn leave_hand(&mut self, who: Seat, card: Card) {
        if self.side(who).seen.remove(card) {
            return;
        }
        if self.secret.hands[who.index()].remove(card) {
            let faction = usize::from(!self.rules.is_common(card));
            self.side(who).unseen[faction] -= 1;
            let players = usize::from(self.table.players);
            self.secret.passed[(who.index() + players - 1) % players].remove(card);
            self.table.shown += u16::from(self.forced);
        }
    }

    pub(crate) fn discard(&mut self, card: Card) {
        self.table.discards.insert(card);
    }

    pub(crate) fn discard_hand(&mut self, who: Seat, card: Card) {
        self.leave_hand(who, card);
        self.discard(card);
        self.tell(Event::Discarded { who, card: self.id(card) });
    }
}
