//! Building (IS-4.1, IS-4.2), and what building completes (IS-7.4).

use khipu_core::{Observer, Seat, Sink};

use crate::cards::Card;
use crate::event::Event;
use crate::moves::Move;
use crate::names::{Colour, Source};
use crate::pending::{Occasion, Origin, Pending, Work};
use crate::position::Position;
use crate::tableau::Location;
use crate::turn::{Look, Play};

impl Look<'_> {
    /// How many locations and foundations can be discarded for a cost: none that was taken over (IS-9.9).
    pub(crate) fn clearable(&self, who: Seat) -> u16 {
        let side = self.side(who);
        let own = side.locations.all().iter().filter(|location| location.home().is_none()).count() as u16;
        own + side.foundations.len()
    }

    /// Whether a card can be paid and placed; `free`: all of its cost but the location.
    pub(crate) fn can_build(&self, who: Seat, card: Card, free: bool) -> bool {
        let (plan, side) = (self.plan(card), self.side(who));
        let locations = if free { 0 } else { plan.locations };
        (!side.locations.is_full())
            && plan.bill.payable(&side.goods)
            && (locations == 0 || self.clearable(who) >= locations.into())
    }

    pub(crate) fn clear_answers(&self, who: Seat, out: &mut impl Sink<Move>) {
        let side = self.side(who);
        if !side.foundations.is_empty() {
            out.push(Move::Foundation);
        }
        for location in side.locations.all().iter().filter(|location| location.home().is_none()) {
            out.push(Move::Clear(location.card));
        }
    }

    /// Faction cards to be built without a location (IS-9.10, IS-9.12). It may be declined: others do not see what the
    /// hand holds.
    pub(crate) fn build_free_answers(&self, who: Seat, deal: bool, out: &mut impl Sink<Move>) {
        let cards = if deal { self.side(who).deals } else { self.hand(who) };
        for card in cards.iter().filter(|&card| self.is_faction(card) && self.can_build(who, card, true)) {
            out.push(Move::Build(card));
        }
        out.push(Move::Done);
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Builds a card of the hand or a deal: first the location is chosen, then the rest is paid.
    pub(crate) fn build(&mut self, who: Seat, card: Card, deal: bool, free: bool) {
        let plan = self.rules.plan(card);
        if !deal {
            self.show_card(who, card);
        }
        self.later(who, Work::Raise { card, deal });
        self.bill(who, plan.bill);
        if !free {
            for _ in 0..plan.locations {
                self.ask(who, Pending::Clear);
            }
        }
    }

    pub(crate) fn clear(&mut self, who: Seat, answer: Move) {
        match answer {
            Move::Clear(card) => {
                self.leave_play(who.index(), card);
                self.discard(card);
                self.tell(Event::Cleared { who, card: self.id(card) });
            }
            _ => {
                // Foundations are alike: the one with the lowest number goes (IS-11.5).
                let Some(card) = self.side(who).foundations.nth(0) else { return };
                self.side(who).foundations.remove(card);
                self.discard(card);
                self.tell(Event::FoundationUsed { who, card: self.id(card) });
            }
        }
    }

    /// A location leaves play with all that is on it and under it; deals of others with it end (IS-11.6).
    pub(crate) fn leave_play(&mut self, index: usize, card: Card) -> Option<Location> {
        let location = self.table.sides[index].locations.remove(card)?;
        while let Some(tucked) = self.table.under.take(|tucked| tucked.host == card) {
            self.discard(tucked.card);
        }
        self.end_routes(card);
        Some(location)
    }

    /// A card that was paid for is put down: production, bonus, then what answers building.
    pub(crate) fn raise(&mut self, who: Seat, card: Card, deal: bool) {
        let rules = self.rules;
        let plan = rules.plan(card);
        if deal {
            self.side(who).deals.remove(card);
        } else {
            self.leave_hand(who, card);
        }
        let sets = |look: Look<'_>| -> [u8; Colour::COUNT] {
            std::array::from_fn(|colour| look.sets(who, Colour::ALL[colour]))
        };
        let before = sets(self.look());
        self.side(who).locations.push(Location::new(card));
        let after = sets(self.look());
        self.tell(Event::Built { who, card: self.id(card) });
        for (colour, _) in before.iter().zip(after).enumerate().filter(|(_, (before, after))| *before < after)
        {
            self.tell(Event::SetCompleted { who, colour: Colour::ALL[colour] });
            self.wake(who, Occasion::Set);
        }
        self.wake(who, Occasion::Built(card));
        if let Some(gain) = plan.effect.bonus {
            self.later(who, Work::Gain { gain, origin: Origin::of(card, Source::Bonuses) });
        }
        if let Some(gain) = plan.effect.produce {
            self.run(who, gain, Origin::of(card, Source::Production));
        }
    }
}
