//! Statues (TW-6.6, TW-6.18).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::components::GODS;
use crate::event::Event;
use crate::goods::Cost;
use crate::moves::Move;
use crate::names::{Size, Source};
use crate::pending::{Way, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// The price of a size in this way: a free statue is a small one (TW-11.4).
    fn check_size(&self, who: Actor, way: Way, size: Size) -> Result<Cost, Refusal> {
        match (way, size) {
            (Way::Free, Size::Large) => Err(Refusal::SmallOnly),
            (Way::Free, Size::Small) => Ok(Cost::default()),
            _ => self.check_cost(who, self.rules.statues[size as usize].cost),
        }
    }

    pub(crate) fn check_statue(&self, who: Actor, way: Way, god: u8, size: Size) -> Result<Cost, Refusal> {
        if self.table.statues.get(god, size) == 0 {
            return Err(Refusal::NoStatue);
        }
        self.check_size(who, way, size)
    }

    /// Whether a statue of some size can be built: the small one tells what is missing.
    pub(crate) fn check_statue_task(&self, who: Actor) -> Result<(), Refusal> {
        let mut reason = Refusal::NoStatue;
        for &size in [Size::Large, Size::Small].iter().filter(|&&size| self.table.statues.of_size(size) > 0) {
            match self.check_size(who, Way::Task, size) {
                Ok(_) => return Ok(()),
                Err(missing) => reason = missing,
            }
        }
        Err(reason)
    }

    pub(crate) fn statue_answers(&self, who: Actor, way: Way, out: &mut impl Sink<Move>) {
        // What a size costs is the same for every god.
        let sizes = [Size::Small, Size::Large].map(|size| self.check_size(who, way, size).is_ok());
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
        let cost = self.referee().check_statue(who, way, god, size).unwrap_or_default();
        self.later(who, Work::Statue { god, size });
        self.charge(who, cost);
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
