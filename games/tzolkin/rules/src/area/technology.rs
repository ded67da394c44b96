//! Technology: levels, their price, the bonus beyond the top (TZ-6.8, TZ-6.10, TZ-7).

use khipu_core::{Observer, Points, Seat, Sink};

use crate::components::Effect;
use crate::event::Event;
use crate::goods::Bundle;
use crate::moves::Move;
use crate::names::{Resource, Source, Technology};
use crate::pending::Pending;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    fn level_price(&self, technology: Technology) -> u8 {
        self.rules.technology.price[self.table.mine().level(technology)]
    }

    /// The price of the next level, in resources of any kinds.
    pub(crate) fn check_learn(&self, technology: Technology) -> Result<u8, Refusal> {
        let price = self.level_price(technology);
        let (need, have) = (u16::from(price), self.table.mine().resources_total());
        if need <= have { Ok(price) } else { Err(Refusal::LevelPrice { technology, need, have }) }
    }

    /// Whether any level can be paid.
    pub(crate) fn check_any_level(&self) -> Result<(), Refusal> {
        let price = |&technology: &Technology| self.level_price(technology);
        self.check_resources(Technology::ALL.iter().map(price).min().unwrap_or_default())
    }

    pub(crate) fn learn_answers(&self, optional: bool, out: &mut impl Sink<Move>) {
        for &technology in Technology::ALL {
            if self.check_learn(technology).is_ok() {
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

    pub(crate) fn pay_answers(&self, count: u8, out: &mut impl Sink<Move>) {
        for bundle in Bundle::choices(count) {
            if self.check_pay(count, bundle).is_ok() {
                out.push(Move::Pay(bundle));
            }
        }
    }

    pub(crate) fn check_pay(&self, count: u8, bundle: Bundle) -> Result<(), Refusal> {
        check_amount(count, bundle)?;
        let held = self.table.mine().resources;
        let short = Resource::ALL.iter().find(|&&r| u16::from(bundle.0[r as usize]) > held[r as usize]);
        short.map_or(Ok(()), |&resource| Err(Refusal::NotHeld { resource, have: held[resource as usize] }))
    }

    /// Whether so many resources of any kinds are at hand.
    pub(crate) fn check_resources(&self, count: u8) -> Result<(), Refusal> {
        let (need, have) = (u16::from(count), self.table.mine().resources_total());
        if need <= have { Ok(()) } else { Err(Refusal::Resources { need, have }) }
    }

    pub(crate) fn take_answers(&self, count: u8, out: &mut impl Sink<Move>) {
        for bundle in Bundle::choices(count) {
            out.push(Move::Take(bundle));
        }
    }
}

/// Whether a handful has as many resources as are asked for.
pub(crate) fn check_amount(count: u8, bundle: Bundle) -> Result<(), Refusal> {
    let (need, found) = (u16::from(count), bundle.total());
    if need == found { Ok(()) } else { Err(Refusal::Amount { need, found }) }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn learn(&mut self, technology: Technology, more: u8) {
        let Ok(count) = self.referee().check_learn(technology) else { return };
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
