//! Stairs (TW-6.2).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::components::{SECTIONS, STAIRS};
use crate::event::Event;
use crate::goods::Cost;
use crate::moves::Move;
use crate::names::Source;
use crate::pending::{Origin, Way, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// Whether stairs can go up on a place; a lower one only under an upper one.
    fn check_place_of_stairs(&self, place: u8) -> Result<(), Refusal> {
        let (at, stairs) = (usize::from(place), &self.table.stairs);
        match () {
            () if stairs[at].is_some() => Err(Refusal::StairsTaken),
            () if at >= SECTIONS && stairs[at - SECTIONS].is_none() => Err(Refusal::UpperFirst),
            () => Ok(()),
        }
    }

    /// The places where stairs can go up.
    pub(crate) fn stairs_places(&self) -> impl Iterator<Item = u8> {
        let referee = *self;
        (0..STAIRS as u8).filter(move |&place| referee.check_place_of_stairs(place).is_ok())
    }

    /// The price of stairs for who has a token.
    fn check_stairs_cost(&self, who: Actor, way: Way) -> Result<Cost, Refusal> {
        if self.side(who).stairs == 0 {
            return Err(Refusal::NoStairs);
        }
        self.check_cost(who, if way == Way::Free { Cost::default() } else { self.rules.stairs_cost })
    }

    pub(crate) fn check_stairs(&self, who: Actor, way: Way, place: u8) -> Result<Cost, Refusal> {
        self.check_place_of_stairs(place)?;
        self.check_stairs_cost(who, way)
    }

    pub(crate) fn check_stairs_task(&self, who: Actor) -> Result<(), Refusal> {
        if self.stairs_places().next().is_none() {
            return Err(Refusal::NoPlace);
        }
        self.check_stairs_cost(who, Way::Task).map(drop)
    }

    pub(crate) fn stairs_answers(&self, who: Actor, way: Way, out: &mut impl Sink<Move>) {
        if self.side(who).stairs == 0 {
            return;
        }
        if self.check_stairs_cost(who, way).is_ok() {
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
        let cost = self.referee().check_stairs(who, way, place).unwrap_or_default();
        self.later(who, Work::Stairs { place });
        self.charge(who, cost);
    }

    /// The owner of the upper stairs scores for lower ones, also if that is the builder.
    pub(crate) fn raise_stairs(&mut self, who: Actor, place: u8) {
        let at = usize::from(place);
        if self.side(who).stairs == 0 || !self.referee().stairs_places().any(|open| open == place) {
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
