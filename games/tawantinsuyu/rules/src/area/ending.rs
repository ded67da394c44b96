//! Final scoring and the winner (TW-10).

use khipu_core::{Observer, Seats};

use crate::actor::Actor;
use crate::event::Event;
use crate::names::{Good, Power, Source};
use crate::pending::Stack;
use crate::position::{Position, Stage};
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// What an actor scores at the end, by source.
    pub(crate) fn final_points(&self, who: Actor) -> [(Source, i16); 8] {
        let (plan, side) = (&self.rules.last, self.side(who));
        let tapestry = |row: &[u8]| plan.tapestry.get(row.len() - 1).copied().map_or(0, i16::from);
        let more =
            if self.has(who, Power::FestivalGods) { self.rules.amount(Power::FestivalGods) } else { 0 };
        let each = |points: u8, count: u16| i16::from(points) * count as i16;
        [
            (Source::Tapestries, side.rows.iter().map(tapestry).sum()),
            (Source::TempleTop, self.rules.temple[usize::from(side.step)].last.into()),
            (Source::Buildings, each(plan.building, side.up.len().into())),
            (Source::Hand, each(plan.god + more, side.gods().into())),
            (Source::Army, each(plan.army, side.army_up.total() as u16)),
            (Source::Workers, each(plan.worker, side.workers.total().into())),
            (Source::Gold, each(plan.gold, side.goods.get(Good::Gold))),
            (Source::Adjustments, self.automa_resources(who)),
        ]
    }

    /// Most points, then most resources; still tied: all of them (TW-10.4).
    pub(crate) fn winners(&self) -> Seats {
        if self.table.players == 1 {
            return self.solo_winners();
        }
        let standing = |who: Actor| (self.side(who).score(), self.side(who).goods.total());
        let best = self.table.actors().map(standing).max();
        let mut winners = Seats::NONE;
        for seat in self.table.seats().filter(|&seat| Some(standing(seat.into())) == best) {
            winners.insert(seat);
        }
        winners
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn finish(&mut self) {
        for who in self.table.actors() {
            for (source, points) in self.referee().final_points(who) {
                self.score(who, source, points);
            }
        }
        self.table.pending = Stack::default();
        self.table.stage = Stage::Over;
        self.tell(Event::Over);
    }
}
