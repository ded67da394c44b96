//! Production (TW-7.9).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::event::Event;
use crate::moves::Move;
use crate::names::Power;
use crate::pending::{Origin, Pending, Producing, Tile};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// What Z16 lets its owner turn up (TW-16.16).
    pub(crate) fn own_flips(&self, who: Actor) -> u8 {
        let owns = self.has(who, Power::OnProduction);
        if owns { self.rules.amount(Power::OnProduction) } else { 0 }
    }

    /// A production building of the own that lies face up.
    pub(crate) fn check_face_up(&self, who: Actor, building: u8) -> Result<(), Refusal> {
        let up = self.side(who).producing().has(building);
        if up {
            Ok(())
        } else {
            Err(Refusal::NotFaceUp { tile: self.rules.buildings[usize::from(building)].id })
        }
    }

    pub(crate) fn check_produce(&self, who: Actor, state: Producing, building: u8) -> Result<(), Refusal> {
        if state == Producing::After {
            return Err(Refusal::ProducedAlready);
        }
        self.check_face_up(who, building)
    }

    /// What is turned up before or after: a building of the action's own, anything by Z16.
    pub(crate) fn check_produce_flip(
        &self,
        who: Actor,
        flips: u8,
        any: u8,
        tile: Tile,
    ) -> Result<(), Refusal> {
        if flips + any == 0 {
            return Err(Refusal::NoFlip);
        }
        self.check_flip(who, any == 0, tile)
    }

    pub(crate) fn produce_answers(
        &self,
        who: Actor,
        flips: u8,
        any: u8,
        state: Producing,
        out: &mut impl Sink<Move>,
    ) {
        let mut possible = false;
        let side = self.side(who);
        for building in side.producing().iter() {
            if self.check_produce(who, state, building).is_ok() {
                out.push(Move::Produce(building));
                possible = true;
            }
        }
        let buildings = side.down.iter().map(Tile::Building);
        for tile in buildings.chain(side.army_down.kinds().map(Tile::Army)) {
            if self.check_produce_flip(who, flips, any, tile).is_ok() {
                out.push(Move::Flip(tile));
                possible = true;
            }
        }
        let gold = self.is_active(who) && state == Producing::Fresh;
        if gold {
            out.push(Move::Gold);
        } else if possible {
            out.push(Move::Done);
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn produce(&mut self, who: Actor, flips: u8, any: u8, state: Producing, answer: Move) {
        match answer {
            Move::Produce(building) => {
                let side = self.side(who);
                side.up.remove(building);
                side.down.insert(building);
                self.ask(who, Pending::Produce { flips, any, state: Producing::Producing });
                self.tell(Event::Produced { who, tile: self.rules.buildings[usize::from(building)].id });
                self.give(who, Origin::Building(building));
            }
            Move::Flip(tile) => {
                // The action's own flip is for buildings; Z16 turns up anything.
                let own = matches!(tile, Tile::Army(_)) || flips == 0;
                let (flips, any) = if own { (flips, any.saturating_sub(1)) } else { (flips - 1, any) };
                let state = match state {
                    Producing::Fresh | Producing::Before => Producing::Before,
                    Producing::Producing | Producing::After => Producing::After,
                };
                self.ask(who, Pending::Produce { flips, any, state });
                self.turn_up(who, tile);
            }
            _ => {}
        }
    }
}
