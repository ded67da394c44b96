//! Starting wealth: everybody keeps two of four tiles, at the same time and in secret (TZ-2.6).

use khipu_core::{Observer, Seat, Seats, Sink};

use crate::components::MOST_PLAYERS;
use crate::event::Event;
use crate::moves::Move;
use crate::position::{Position, Stage};
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    pub(crate) fn wealth_moves(&self, seat: Seat, out: &mut impl Sink<Move>) {
        if self.table.chosen.contains(seat) {
            return;
        }
        let hand = self.secret.dealt[seat.index()];
        for (i, &one) in hand.iter().enumerate() {
            for &other in &hand[i + 1..] {
                out.push(Move::Keep(one, other));
            }
        }
    }

    pub(crate) fn check_wealth(&self, seat: Seat, wanted: Move) -> Result<(), Refusal> {
        let Move::Keep(one, other) = wanted else { return Err(Refusal::ChooseWealth) };
        if self.table.chosen.contains(seat) {
            return Err(Refusal::WealthChosen);
        }
        let hand = self.secret.dealt[seat.index()];
        let id = |tile: u8| self.rules.wealth[usize::from(tile)].id;
        match [one, other].into_iter().find(|tile| !hand.contains(tile)) {
            Some(tile) => Err(Refusal::NotDealt { tile: id(tile) }),
            None if one == other => Err(Refusal::SameTile { tile: id(one) }),
            None => Ok(()),
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn keep(&mut self, seat: Seat, tiles: [u8; 2]) {
        self.secret.kept[seat.index()] = Some(tiles);
        self.table.chosen.insert(seat);
        let ids = tiles.map(|tile| self.rules.wealth[usize::from(tile)].id);
        self.tell(Event::WealthChosen { seat, tiles: Some(ids) });
        if self.table.chosen == Seats::all(self.table.players.into()) {
            self.reveal_wealth();
        }
    }

    fn reveal_wealth(&mut self) {
        let rules = self.rules;
        for seat in self.table.seats() {
            let Some(tiles) = self.secret.kept[seat.index()] else { continue };
            self.side(seat).wealth = Some(tiles);
            let plans = tiles.map(|tile| &rules.wealth[usize::from(tile)]);
            self.tell(Event::WealthRevealed { seat, tiles: plans.map(|plan| plan.id) });
            for plan in plans {
                self.give(seat, &plan.effects);
            }
        }
        // The tiles not kept leave the game (TZ-2.9): nothing is secret any more but chance.
        self.secret.dealt = [[0; 4]; MOST_PLAYERS];
        self.secret.kept = [None; MOST_PLAYERS];
        self.table.stage = Stage::Start;
        let seat = self.table.active;
        self.tell(Event::TurnStarted { seat });
    }
}
