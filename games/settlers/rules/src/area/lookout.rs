//! The lookout (IS-3.1, IS-3.2, IS-3.7, IS-3.9, IS-8.2): how cards come to hands.

use khipu_core::{Observer, Seat};

use crate::actor::Actor;
use crate::cards::{Card, List};
use crate::chance::Purpose;
use crate::components::MOST_PLAYERS;
use crate::event::Event;
use crate::names::{Draw, Lookout};
use crate::pending::{Pending, Step, Work};
use crate::position::{Position, Stage};
use crate::tableau::Location;
use crate::turn::Play;

/// Cards that lie open in the advanced lookout: at first, in the first turn of picks, in the second.
const OPEN: u8 = 5;
const FIRST_PICKS: u8 = 4;
const SECOND_PICKS: u8 = 3;
/// Cards dealt to each in the alternate lookout.
const PILE: u8 = 3;
/// Cards that lie open in the solo lookout.
const ALONE: u8 = 4;

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn lookout(&mut self, step: Step) {
        match step {
            Step::Start => self.start_lookout(),
            Step::PickForth => {
                self.next_step(Step::PickBack);
                self.ask_picks(false);
                self.reveal(self.table.players + 1);
            }
            Step::PickBack => {
                self.leave_over();
                self.next_step(Step::Picked);
                self.ask_picks(true);
                self.reveal(self.table.players + 1);
            }
            Step::Picked => self.lookout_over(),
            Step::DealPiles => self.deal_piles(),
            Step::PassPiles => self.pass_piles(),
            Step::DiscardPiles => self.discard_piles(),
            Step::SoloFirst => {
                self.next_step(Step::SoloSecond);
                self.ask(self.table.first, Pending::Pick);
                self.reveal(ALONE);
            }
            Step::SoloSecond => {
                self.virtual_takes(true);
                self.next_step(Step::SoloLast);
                self.ask(self.table.first, Pending::Pick);
            }
            Step::SoloLast => {
                self.virtual_takes(false);
                self.lookout_over();
            }
            Step::Advanced(pick) => self.advanced(pick),
        }
    }

    fn next_step(&mut self, step: Step) {
        self.later(self.table.first, Work::Lookout { step });
    }

    fn start_lookout(&mut self) {
        self.table.stage = Stage::Lookout;
        self.tell(Event::RoundStarted { round: self.table.round, who: self.table.first });
        for seat in self.table.order() {
            self.draw(seat, Draw::Faction);
            if self.table.lookout == Lookout::Peaceful {
                self.draw(seat, Draw::Common);
            }
        }
        self.next_step(match self.table.lookout {
            _ if self.table.solo() => Step::SoloFirst,
            Lookout::Standard | Lookout::Peaceful => Step::PickForth,
            Lookout::Alternate => Step::DealPiles,
            Lookout::Advanced => Step::Advanced(0),
        });
    }

    fn lookout_over(&mut self) {
        self.leave_over();
        self.later(self.table.first, Work::Production);
    }

    fn reveal(&mut self, cards: u8) {
        for _ in 0..cards {
            // A position from outside may begin a lookout with cards that lie open already.
            if self.table.offer.is_full() {
                return;
            }
            let Some(card) = self.next_common() else { return };
            self.table.offer.push(card);
            self.tell(Event::Revealed { card: self.id(card) });
        }
    }

    fn leave_over(&mut self) {
        while let Some(&card) = self.table.offer.items().first() {
            self.table.offer.remove(card);
            self.discard(card);
            self.tell(Event::LeftOver { card: self.id(card) });
        }
    }

    /// Everybody takes a card, clockwise from the first player, or backwards from the last.
    fn ask_picks(&mut self, backwards: bool) {
        let mut seats: List<MOST_PLAYERS> = List::default();
        self.table.order().for_each(|seat| {
            seats.push(seat.index() as Card);
        });
        let asked = |play: &mut Self, seat: &Card| play.ask(Seat::new(usize::from(*seat)), Pending::Pick);
        // The last one asked is the first to answer.
        if backwards {
            seats.items().iter().for_each(|seat| asked(self, seat));
        } else {
            seats.items().iter().rev().for_each(|seat| asked(self, seat));
        }
    }

    pub(crate) fn pick(&mut self, who: Seat, card: Card) {
        self.table.offer.remove(card);
        self.side(who).seen.insert(card);
        self.tell(Event::Taken { who: who.into(), card: self.id(card) });
    }

    /// The pick with this number (IS-3.7).
    fn advanced(&mut self, number: u8) {
        let players = self.table.players;
        if number >= 2 * players {
            self.lookout_over();
            return;
        }
        if number == 0 {
            self.reveal(OPEN);
        } else if players > 2 {
            let wanted = match number {
                1 => 0,
                _ if number < players => FIRST_PICKS,
                _ if number + 1 < 2 * players => SECOND_PICKS,
                _ => 0,
            };
            self.reveal(wanted.saturating_sub(self.table.offer.len()));
        }
        self.next_step(Step::Advanced(number + 1));
        let who = self.table.order().nth(usize::from(number % players)).unwrap_or(self.table.first);
        self.ask(who, Pending::Pick);
    }

    /// Three cards each (IS-3.2). Everybody keeps one without the others seeing it.
    fn deal_piles(&mut self) {
        self.next_step(Step::PassPiles);
        for who in self.table.order() {
            for _ in self.table.piles[who.index()]..PILE {
                let Some(card) = self.next_common() else { break };
                self.secret.piles[who.index()].push(card);
                self.table.piles[who.index()] += 1;
            }
            self.tell(Event::PileDealt { who, cards: self.table.piles[who.index()] });
        }
        self.ask_piles();
    }

    fn ask_piles(&mut self) {
        for index in 0..usize::from(self.table.players) {
            let last = (self.table.first.index() + usize::from(self.table.players) - 1 - index)
                % usize::from(self.table.players);
            self.ask(Seat::new(last), Pending::Pile);
        }
    }

    /// What is left is passed on clockwise (IS-3.9); whoever passed it on knows it.
    fn pass_piles(&mut self) {
        self.next_step(Step::DiscardPiles);
        let players = usize::from(self.table.players);
        self.secret.piles[..players].rotate_right(1);
        self.table.piles[..players].rotate_right(1);
        for index in 0..players {
            for &card in self.secret.piles[(index + 1) % players].items() {
                self.secret.passed[index].push(card);
            }
        }
        self.table.shown += 1;
        self.tell(Event::PilesPassed);
        self.ask_piles();
    }

    pub(crate) fn keep_of_pile(&mut self, who: Seat, card: Card) {
        self.secret.piles[who.index()].remove(card);
        self.table.piles[who.index()] -= 1;
        self.hold(who, card);
        self.tell(Event::PileKept { who, card: Some(self.id(card)) });
    }

    fn discard_piles(&mut self) {
        let players = usize::from(self.table.players);
        for index in 0..players {
            while let Some(&card) = self.secret.piles[index].items().first() {
                self.secret.piles[index].remove(card);
                self.table.piles[index] -= 1;
                self.secret.passed[(index + players - 1) % players].remove(card);
                self.discard(card);
                self.table.shown += 1;
                self.tell(Event::Discarded { who: Seat::new(index), card: self.id(card) });
            }
        }
        self.lookout_over();
    }

    /// One of the open cards goes to the virtual player: at random, or the last one (IS-8.2).
    fn virtual_takes(&mut self, random: bool) {
        let count = self.table.offer.len();
        if count == 0 {
            return;
        }
        let place =
            if random { self.secret.chance.of(Purpose::VirtualPick).below(count.into()) as usize } else { 0 };
        let card = self.table.offer.items()[place];
        self.table.offer.remove(card);
        self.table.sides[Actor::Virtual.index()].locations.push(Location::new(card));
        self.tell(Event::VirtualTook { card: self.id(card), random });
    }
}
