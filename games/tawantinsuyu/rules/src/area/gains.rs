//! What cards, tiles and spaces give (TW-11.4), the temple (TW-11.1), and turning things up.

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::components::{Components, Effect};
use crate::event::Event;
use crate::goods::Cost;
use crate::moves::Move;
use crate::names::{Good, Kind, Power, Source};
use crate::pending::{Origin, Pending, Tile, Way, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

/// The bits of all benefits of a gain.
pub(super) const ALL: u8 = u8::MAX;

/// Where the points of a gain are entered.
const fn source(origin: Origin) -> Source {
    match origin {
        Origin::God(_) => Source::GodCards,
        Origin::Building(building) if Components::is_production(building) => Source::Production,
        Origin::Building(_) | Origin::Army(_) => Source::Passive,
        Origin::Conquest(_) => Source::Conquest,
        Origin::Temple(_) => Source::Temple,
        Origin::Joint(_) => Source::Joints,
        Origin::Stairs => Source::Stairs,
    }
}

impl Referee<'_> {
    /// Whether all of a gain simply happens.
    pub(crate) fn is_plain(&self, origin: Origin) -> bool {
        self.rules.gains(origin).iter().all(|benefit| benefit.plain().is_some())
    }

    /// What is left of a gain, each thing once. Goods are not declined.
    pub(crate) fn gains_answers(&self, origin: Origin, left: u8, out: &mut impl Sink<Move>) {
        let benefits = self.rules.gains(origin);
        let mut asked = false;
        let mut offered = true;
        for (index, benefit) in benefits.iter().enumerate().filter(|(index, _)| left & (1 << index) != 0) {
            offered &= benefit.is_offered();
            for (at, &effect) in benefit.0.iter().enumerate() {
                let earlier = benefits[..index].iter().enumerate().filter(|(i, _)| left & (1 << i) != 0);
                let listed = earlier.flat_map(|(_, benefit)| &benefit.0).chain(&benefit.0[..at]);
                if listed.into_iter().all(|&other| other != effect) {
                    out.push(Move::Gain(effect));
                }
                asked |= !effect.is_plain();
            }
        }
        if if self.version.takes_what_costs_nothing() { offered } else { asked } {
            out.push(Move::Done);
        }
    }

    /// One of the things that are left of a gain.
    pub(crate) fn check_gain(&self, origin: Origin, left: u8, wanted: Effect) -> Result<(), Refusal> {
        let benefits = self.rules.gains(origin).iter().enumerate();
        let mut listed = benefits.filter(|(index, _)| left & (1 << index) != 0);
        let there = listed.any(|(_, benefit)| benefit.0.contains(&wanted));
        if there { Ok(()) } else { Err(Refusal::NoSuchGain) }
    }

    pub(crate) fn check_nomad(&self, worker: Kind) -> Result<(), Refusal> {
        if self.table.nomads.get(worker) > 0 { Ok(()) } else { Err(Refusal::NoNomad { worker }) }
    }

    pub(crate) fn worker_answers(&self, left: u8, out: &mut impl Sink<Move>) {
        if left == 0 || self.table.nomads.total() == 0 {
            return;
        }
        for kind in self.table.nomads.kinds() {
            out.push(Move::Nomad(kind));
        }
        if !self.version.takes_what_costs_nothing() {
            out.push(Move::Done);
        }
    }

    pub(crate) fn below_top(&self, who: Actor) -> bool {
        self.side(who).step < self.rules.top_step()
    }

    pub(crate) fn check_below_top(&self, who: Actor) -> Result<(), Refusal> {
        if self.below_top(who) { Ok(()) } else { Err(Refusal::AtTheTop) }
    }

    /// A temple step for gold.
    pub(crate) fn check_climb(&self, who: Actor) -> Result<Cost, Refusal> {
        self.check_below_top(who)?;
        self.check_cost(who, Cost::of(Good::Gold, 1))
    }

    pub(crate) fn paid_step_answers(&self, who: Actor, left: u8, out: &mut impl Sink<Move>) {
        if left == 0 || !self.below_top(who) {
            return;
        }
        if self.check_climb(who).is_ok() {
            out.push(Move::Climb);
        }
        out.push(Move::Done);
    }

    /// Everything of an actor that lies face down.
    pub(crate) fn each_down(&self, who: Actor, buildings: bool, army: bool, out: &mut impl Sink<Move>) {
        let side = self.side(who);
        if buildings {
            for building in side.down.iter() {
                out.push(Move::Flip(Tile::Building(building)));
            }
        }
        if army {
            for kind in side.army_down.kinds() {
                out.push(Move::Flip(Tile::Army(kind)));
            }
        }
    }

    pub(crate) fn has_down(&self, who: Actor, army: bool) -> bool {
        let side = self.side(who);
        !side.down.is_empty() || (army && !side.army_down.is_empty())
    }

    /// Something of the own that lies face down.
    pub(crate) fn check_down(&self, who: Actor, tile: Tile) -> Result<(), Refusal> {
        let side = self.side(who);
        let (down, tile) = match tile {
            Tile::Building(building) => {
                (side.down.has(building), self.rules.buildings[usize::from(building)].id)
            }
            Tile::Army(kind) => (side.army_down.get(kind.into()) > 0, self.rules.army[usize::from(kind)].id),
        };
        if down { Ok(()) } else { Err(Refusal::NotFaceDown { tile }) }
    }

    /// Something that is turned up free of charge.
    pub(crate) fn check_flip(&self, who: Actor, buildings: bool, tile: Tile) -> Result<(), Refusal> {
        if buildings && matches!(tile, Tile::Army(_)) {
            return Err(Refusal::BuildingsOnly);
        }
        self.check_down(who, tile)
    }

    pub(crate) fn rejuvenate_answers(
        &self,
        who: Actor,
        left: u8,
        buildings: bool,
        out: &mut impl Sink<Move>,
    ) {
        if left > 0 && self.has_down(who, !buildings) {
            self.each_down(who, true, !buildings, out);
            out.push(Move::Done);
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Gives all of a gain: what simply happens at once, the rest as questions.
    pub(crate) fn give(&mut self, who: Actor, origin: Origin) {
        self.give_some(who, origin, ALL);
    }

    /// Gives those benefits of a gain whose bits are set.
    pub(crate) fn give_some(&mut self, who: Actor, origin: Origin, wanted: u8) {
        let army = self.give_plain(who, origin, wanted);
        self.draw_army(who, army);
        self.give_asked(who, origin, wanted);
    }

    /// The gains of a passive building.
    pub(crate) fn give_power(&mut self, who: Actor, power: Power) {
        if let Some(building) = self.rules.powers[power as usize].iter().next() {
            self.give(who, Origin::Building(building));
        }
    }

    /// Gives what simply happens, but for army cards: says how many, so that all of them are drawn together.
    pub(crate) fn give_plain(&mut self, who: Actor, origin: Origin, wanted: u8) -> u8 {
        let mut army = 0;
        for (index, benefit) in self.rules.gains(origin).iter().enumerate() {
            match benefit.plain().filter(|_| wanted & (1 << index) != 0) {
                Some(Effect::Army(count)) => army += count,
                Some(effect) => self.effect(who, effect, source(origin)),
                None => {}
            }
        }
        army
    }

    /// Asks for what needs a choice. A single thing is asked for in its own words.
    pub(crate) fn give_asked(&mut self, who: Actor, origin: Origin, wanted: u8) {
        let benefits = self.rules.gains(origin);
        let asked = benefits.iter().enumerate().filter(|(_, benefit)| benefit.plain().is_none());
        let left = asked.fold(0, |left, (index, _)| left | 1 << index);
        self.ask_gains(who, origin, left & wanted);
    }

    fn ask_gains(&mut self, who: Actor, origin: Origin, left: u8) {
        let benefits = self.rules.gains(origin);
        if left.count_ones() == 1
            && let [only] = *benefits[left.trailing_zeros() as usize].0.as_slice()
        {
            self.effect(who, only, source(origin));
        } else if left != 0 {
            self.ask(who, Pending::Gains { origin, left });
        }
    }

    pub(crate) fn gain_next(&mut self, who: Actor, origin: Origin, left: u8, chosen: Effect) {
        let benefits = self.rules.gains(origin).iter().enumerate();
        let mut listed = benefits.filter(|(index, _)| left & (1 << index) != 0);
        let Some((index, _)) = listed.find(|(_, benefit)| benefit.0.contains(&chosen)) else { return };
        self.ask_gains(who, origin, left & !(1 << index));
        self.effect(who, chosen, source(origin));
    }

    /// One effect: it happens, or its question is asked.
    pub(crate) fn effect(&mut self, who: Actor, effect: Effect, source: Source) {
        match effect {
            Effect::Goods(good, amount) => self.gain(who, good, amount.into()),
            Effect::Points(points) => self.score(who, source, points.into()),
            Effect::Army(count) => self.draw_army(who, count),
            Effect::God(left) => {
                let optional = !self.version.takes_what_costs_nothing();
                self.ask(who, Pending::God { left, optional });
            }
            Effect::Training(left) => self.later(who, Work::Training { left }),
            Effect::Worker(left) => self.ask(who, Pending::Worker { left }),
            Effect::Weaving(left) => self.ask(who, Pending::Weaving { left }),
            Effect::Step(left) => self.later(who, Work::Climb { left }),
            Effect::PaidStep(left) => self.ask(who, Pending::PaidStep { left }),
            Effect::Rejuvenate(left) => self.ask(who, Pending::Rejuvenate { left, buildings: false }),
            Effect::SmallStatue(count) => self.ask_times(who, count, Pending::Statue(Way::Free)),
            Effect::Stairs(count) => self.ask_times(who, count, Pending::Stairs(Way::Free)),
            Effect::Building(count) => {
                self.ask_times(who, count, Pending::Build { way: Way::Free, exchanged: false });
            }
            Effect::BuildTask(count) => {
                self.ask_times(who, count, Pending::Build { way: Way::Offered, exchanged: false });
            }
            Effect::StatueTask(count) => self.ask_times(who, count, Pending::Statue(Way::Offered)),
            Effect::StairsTask(count) => self.ask_times(who, count, Pending::Stairs(Way::Offered)),
        }
    }

    fn ask_times(&mut self, who: Actor, count: u8, what: Pending) {
        for _ in 0..count {
            self.ask(who, what);
        }
    }

    pub(crate) fn take_worker(&mut self, who: Actor, left: u8, kind: Kind) {
        if left > 1 {
            self.ask(who, Pending::Worker { left: left - 1 });
        }
        self.recruit(who, kind);
    }

    /// Each step climbed gives its goods, also when several are climbed at once; beyond the top they are lost.
    pub(crate) fn climb(&mut self, who: Actor, left: u8) {
        if left == 0 {
            return;
        }
        if !self.referee().below_top(who) {
            self.tell(Event::StepLost { who });
            return;
        }
        let side = self.side(who);
        side.step += 1;
        let step = side.step;
        self.tell(Event::Climbed { who, step });
        if left > 1 {
            self.later(who, Work::Climb { left: left - 1 });
        }
        self.give(who, Origin::Temple(step));
    }

    pub(crate) fn pay_step(&mut self, who: Actor, left: u8) {
        if left > 1 {
            self.ask(who, Pending::PaidStep { left: left - 1 });
        }
        self.pay(who, [0, 0, 0, 1]);
        self.climb(who, 1);
    }

    pub(crate) fn rejuvenate(&mut self, who: Actor, left: u8, buildings: bool, tile: Tile) {
        if left > 1 {
            self.ask(who, Pending::Rejuvenate { left: left - 1, buildings });
        }
        self.turn_up(who, tile);
    }

    /// Turns a production building or an army card face up.
    pub(crate) fn turn_up(&mut self, who: Actor, tile: Tile) {
        let rules = self.rules;
        let side = self.side(who);
        let id = match tile {
            Tile::Building(building) => {
                if !side.down.remove(building) {
                    return;
                }
                side.up.insert(building);
                rules.buildings[usize::from(building)].id
            }
            Tile::Army(kind) => {
                if !side.army_down.remove(kind.into()) {
                    return;
                }
                side.army_up.add(kind.into());
                rules.army[usize::from(kind)].id
            }
        };
        self.tell(Event::TurnedUp { who, tile: id });
    }
}
