//! Stairs (TW-6.2).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::components::{SECTIONS, STAIRS};
use crate::event::Event;
use crate::moves::Move;
use crate::names::Source;
use crate::pending::{Origin, Way, Work};
use crate::position::Position;
use crate::turn::{Look, Play};

impl Look<'_> {
    /// Empty places; a lower one only under an upper one.
    pub(crate) fn stairs_places(&self) -> impl Iterator<Item = u8> {
        let stairs = self.table.stairs;
        (0..STAIRS as u8).filter(move |&place| {
            let at = usize::from(place);
            stairs[at].is_none() && (at < SECTIONS || stairs[at - SECTIONS].is_some())
        })
    }

    pub(crate) fn can_raise_stairs(&self, who: Actor, way: Way) -> bool {
        let paid = way == Way::Free || self.can_pay(who, self.rules.stairs_cost);
        paid && self.side(who).stairs > 0 && self.stairs_places().next().is_some()
    }

    pub(crate) fn stairs_answers(&self, who: Actor, way: Way, out: &mut impl Sink<Move>) {
        if self.side(who).stairs == 0 {
            return;
        }
        if self.can_raise_stairs(who, way) {
            for place in self.stairs_places() {
                out.push(Move::Stairs(place));
            }
        }
        if way != Way::Task {
            out.push(Move::Done);
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn stairs(&mut self, who: Actor, way: Way, place: u8) {
        self.later(who, Work::Stairs { place });
        if way != Way::Free {
            self.charge(who, self.rules.stairs_cost);
        }
    }

    /// The owner of the upper stairs scores for lower ones, also if that is the builder.
    pub(crate) fn raise_stairs(&mut self, who: Actor, place: u8) {
        let at = usize::from(place);
        if self.side(who).stairs == 0 || !self.look().stairs_places().any(|open| open == place) {
            return;
        }
        self.side(who).stairs -= 1;
        self.table.stairs[at] = Some(who);
        let (section, lower) = ((at % SECTIONS) as u8 + 1, at >= SECTIONS);
        self.tell(Event::StairsBuilt { who, section, lower });
        if let Some(owner) = self.table.stairs[at % SECTIONS].filter(|_| lower) {
            self.score(owner, Source::StairsUsed, self.rules.stairs_above.into());
        }
        self.give(who, Origin::Stairs);
    }
}
