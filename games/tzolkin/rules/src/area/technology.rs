//! Technology: levels, their price, the bonus beyond the top (TZ-6.8, TZ-6.10, TZ-7).

use khipu_core::{Observer, Points, Seat, Sink};

use crate::components::Effect;
use crate::event::Event;
use crate::goods::Bundle;
use crate::moves::Move;
use crate::names::{Source, Technology};
use crate::pending::Pending;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Look, Play};

impl Look<'_> {
    fn level_price(&self, technology: Technology) -> u16 {
        self.rules.technology.price[self.table.mine().level(technology)].into()
    }

    pub(crate) fn cheapest_level(&self) -> u16 {
        Technology::ALL.iter().map(|&technology| self.level_price(technology)).min().unwrap_or_default()
    }

    pub(crate) fn learn_answers(&self, optional: bool, out: &mut impl Sink<Move>) {
        let held = self.table.mine().resources_total();
        for &technology in Technology::ALL {
            if self.level_price(technology) <= held {
                out.push(Move::Learn(technology));
            }
        }
        if optional {
            out.push(Move::Done);
        }
    }

    pub(crate) fn learn_free_answers(&self, out: &mut impl Sink<Move>) {
        for &technology in Technology::ALL {
            out.push(Move::Learn(technology));
        }
    }

    pub(crate) fn learn_reason(&self, technology: Technology) -> Refusal {
        let (need, have) = (self.level_price(technology), self.table.mine().resources_total());
        Refusal::LevelPrice { technology, need, have }
    }

    pub(crate) fn pay_answers(&self, count: u8, out: &mut impl Sink<Move>) {
        for bundle in Bundle::choices(count, self.table.mine().resources) {
            out.push(Move::Pay(bundle));
        }
    }

    pub(crate) fn take_answers(&self, count: u8, out: &mut impl Sink<Move>) {
        for bundle in Bundle::choices(count, [u16::MAX; 3]) {
            out.push(Move::Take(bundle));
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn learn(&mut self, technology: Technology, more: u8) {
        let count = self.look().level_price(technology) as u8;
        if more > 0 {
            self.ask(Pending::Learn { optional: true, more: more - 1 });
        }
        self.ask(Pending::Raise(technology));
        if count > 0 {
            self.ask(Pending::Pay { count });
        }
    }

    pub(crate) fn learn_free(&mut self, technology: Technology, more: u8) {
        if more > 0 {
            self.ask(Pending::LearnFree { more: more - 1 });
        }
        self.raise(technology);
    }

    pub(crate) fn raise(&mut self, technology: Technology) {
        self.raise_for(self.table.active, technology);
    }

    /// One level up; at the top the bonus instead, also for a free level (TZ-12.10).
    pub(crate) fn raise_for(&mut self, seat: Seat, technology: Technology) {
        let level = &mut self.side(seat).technologies[technology as usize];
        if *level < Technology::TOP {
            *level += 1;
            let level = *level;
            self.tell(Event::Learnt { seat, technology, level });
            return;
        }
        self.tell(Event::Bonus { seat, technology });
        let bonus = &self.rules.technology.bonus[technology as usize];
        for effect in bonus {
            // The points of a bonus are the technology's, not a building's.
            match *effect {
                Effect::Points(points) => {
                    self.score(seat, Source::Technology, Points::whole(points.into()));
                }
                effect => self.give(seat, &[effect]),
            }
        }
    }
}
