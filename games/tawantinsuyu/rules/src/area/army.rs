//! Army cards: deck, training, discards (TW-6.10, TW-3.2).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::chance::Purpose;
use crate::event::Event;
use crate::moves::Move;
use crate::pending::{Origin, Pending, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::tally::Tally;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// Whether a card can be drawn. How many lie in the deck is no secret, so neither is this.
    pub(crate) fn any_army_card(&self) -> bool {
        !self.secret.army_deck.is_empty() || !self.table.army_discards.is_empty()
    }

    pub(crate) fn check_training(&self) -> Result<(), Refusal> {
        if self.any_army_card() { Ok(()) } else { Err(Refusal::NoTraining) }
    }

    pub(crate) fn train_answers(&self, out: &mut impl Sink<Move>) {
        for kind in self.secret.drawn.kinds() {
            out.push(Move::Hold(kind));
        }
    }

    pub(crate) fn check_hold(&self, kind: u8) -> Result<(), Refusal> {
        let drawn = self.secret.drawn.get(kind.into()) > 0;
        if drawn { Ok(()) } else { Err(Refusal::CardNotDrawn) }
    }

    /// An army card of the hand.
    pub(crate) fn check_army_card(&self, who: Actor, kind: u8) -> Result<(), Refusal> {
        let held = self.secret.army_hands[who.index()].get(kind.into()) > 0;
        if held { Ok(()) } else { Err(Refusal::NoArmyCard { card: self.rules.army[usize::from(kind)].id }) }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// The top card; an empty deck is made anew from the discards.
    fn next_army(&mut self) -> Option<u8> {
        if self.secret.army_deck.is_empty() && !self.table.army_discards.is_empty() {
            self.secret.army_deck = std::mem::take(&mut self.table.army_discards);
            self.secret.chance.reshuffle(Purpose::Armies);
            self.tell(Event::ArmyShuffled);
        }
        let total = self.secret.army_deck.total();
        if total == 0 {
            return None;
        }
        let kind = self.secret.army_deck.nth(self.secret.chance.of(Purpose::Armies).below(total))?;
        self.secret.army_deck.remove(kind.into());
        Some(kind)
    }

    /// Draws cards and tells of them in the order of their kinds: in which order they lay is nobody's business.
    fn draw_cards(&mut self, who: Actor, count: u8) -> Tally {
        let mut drawn = Tally::default();
        for _ in 0..count {
            match self.next_army() {
                Some(kind) => drawn.add(kind.into()),
                None => self.tell(Event::NoArmyCard { who }),
            }
        }
        for kind in drawn.kinds() {
            for _ in 0..drawn.get(kind.into()) {
                let card = Some(self.rules.army[usize::from(kind)].id);
                self.tell(Event::ArmyDrawn { who, card });
            }
        }
        drawn
    }

    /// Draws cards into the hand.
    pub(crate) fn draw_army(&mut self, who: Actor, count: u8) {
        let drawn = self.draw_cards(who, count);
        self.secret.army_hands[who.index()].join(drawn);
        self.side(who).army_hand += drawn.total() as u8;
    }

    /// Draws two cards to keep one; a single one is kept.
    pub(crate) fn train(&mut self, who: Actor, left: u8) {
        if left > 1 {
            self.later(who, Work::Training { left: left - 1 });
        }
        self.secret.drawn = self.draw_cards(who, self.rules.training);
        match self.secret.drawn.total() {
            0 => {}
            1 => {
                let only = self.secret.drawn.nth(0).unwrap_or_default();
                self.hold(who, only);
            }
            _ => self.ask(who, Pending::Train),
        }
    }

    pub(crate) fn hold(&mut self, who: Actor, kind: u8) {
        if !self.secret.drawn.remove(kind.into()) {
            return;
        }
        self.secret.army_hands[who.index()].add(kind.into());
        self.side(who).army_hand += 1;
        self.tell(Event::ArmyKept { who, card: Some(self.rules.army[usize::from(kind)].id) });
        let drawn = std::mem::take(&mut self.secret.drawn);
        for other in drawn.kinds() {
            for _ in 0..drawn.get(other.into()) {
                self.table.army_discards.add(other.into());
                self.table.shown = self.table.shown.wrapping_add(1);
                self.tell(Event::ArmyDiscarded { who, card: self.rules.army[usize::from(other)].id });
            }
        }
    }

    /// Takes a card out of the hand.
    pub(crate) fn leave_army(&mut self, who: Actor, kind: u8) -> bool {
        let there = self.secret.army_hands[who.index()].remove(kind.into());
        if there {
            self.side(who).army_hand -= 1;
        }
        there
    }

    /// Free: a card of the hand for what it shows.
    pub(crate) fn discard_army(&mut self, who: Actor, kind: u8) {
        if self.leave_army(who, kind) {
            self.table.army_discards.add(kind.into());
            self.tell(Event::ArmyDiscarded { who, card: self.rules.army[usize::from(kind)].id });
            self.give(who, Origin::Army(kind));
        }
    }
}
