//! Playing needs no heap: listing moves and playing them allocates nothing once the lists have grown.

use std::alloc::System;

use khipu_bots::Dice;
use khipu_core::{Game as _, Options, Release as _, Seed, Silent};
use khipu_registry::{Playable, Visitor};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Random games at every number of players; the allocations of all decisions.
fn allocations<U: Playable>() -> usize {
    let title = U::Game::TITLE;
    let game = U::Game::load(title.newest(), U::Game::PACKS.last().expect("a pack")).expect("a game");
    let mut moves = Vec::with_capacity(1024);
    let mut dice = Dice::new(Seed::from_text("allocations"));
    let mut found = 0;
    for players in title.min_players..=title.max_players {
        let setup =
            game.setup(players as u64, &Options::new(), Seed::from_text("allocations")).expect("a setup");
        let mut position = game.start(&setup);
        let region = Region::new(ALLOCATOR);
        while let Some(seat) = game.deciders(&position).first() {
            moves.clear();
            game.legal(&position, seat, &mut moves);
            game.apply(&mut position, seat, moves[dice.below(moves.len())], &mut Silent);
        }
        let change = region.change();
        found += change.allocations + change.reallocations;
    }
    found
}

struct Allocations(Vec<(&'static str, usize)>);

impl Visitor for Allocations {
    fn visit<U: Playable>(&mut self) {
        self.0.push((U::Game::TITLE.name, allocations::<U>()));
    }
}

/// One test: others that run at the same time would be counted too.
#[test]
fn playing_needs_no_heap() {
    let mut found = Allocations(Vec::new());
    khipu_games::visit(&mut found);
    assert!(!found.0.is_empty(), "there are games");
    found.0.retain(|(_, allocations)| *allocations > 0);
    assert_eq!(found.0, []);
}
