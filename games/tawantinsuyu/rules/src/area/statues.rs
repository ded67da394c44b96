//! Statues (TW-6.6, TW-6.18).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::components::GODS;
use crate::event::Event;
use crate::moves::Move;
use crate::names::{Size, Source};
use crate::pending::{Way, Work};
use crate::position::Position;
use crate::turn::{Look, Play};

impl Look<'_> {
    /// Whether a size can be had in this way: a free statue is a small one (TW-11.4).
    fn can_have(&self, who: Actor, way: Way, size: Size) -> bool {
        match way {
            Way::Free => size == Size::Small,
            _ => self.can_pay(who, self.rules.statues[size as usize].cost),
        }
    }

    pub(crate) fn can_make_statue(&self, who: Actor) -> bool {
        Size::ALL
            .iter()
            .any(|&size| self.table.statues.of_size(size) > 0 && self.can_have(who, Way::Task, size))
    }

    pub(crate) fn statue_answers(&self, who: Actor, way: Way, out: &mut impl Sink<Move>) {
        let sizes = [Size::Small, Size::Large].map(|size| self.can_have(who, way, size));
        for god in 0..GODS as u8 {
            for &size in Size::ALL {
                if sizes[size as usize] && self.table.statues.get(god, size) > 0 {
                    out.push(Move::Statue(god, size));
                }
            }
        }
        if way != Way::Task {
            out.push(Move::Done);
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn statue(&mut self, who: Actor, way: Way, god: u8, size: Size) {
        self.later(who, Work::Statue { god, size });
        if way != Way::Free {
            self.charge(who, self.rules.statues[size as usize].cost);
        }
    }

    /// The points come whichever way the statue is gained (TW-6.6).
    pub(crate) fn take_statue(&mut self, who: Actor, god: u8, size: Size) {
        if self.table.statues.remove(god, size) {
            self.side(who).statues.add(god, size);
            self.tell(Event::StatueBuilt { who, god: self.rules.gods[usize::from(god)], size });
            self.score(who, Source::Statues, self.rules.statues[size as usize].points.into());
        }
    }
}
