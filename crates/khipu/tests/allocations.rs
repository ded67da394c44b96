//! Playing needs no heap: listing moves and playing them allocates nothing once the lists have grown.

use std::alloc::System;

use khipu_bots::Dice;
use khipu_core::{Game, Options, Seed, Silent};
use khipu_settlers::Settlers;
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::Tzolkin;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Random games at every number of players; the allocations of all decisions.
fn allocations<G: Game>(game: &G) -> usize {
    let title = game.title();
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

/// One test: others that run at the same time would be counted too.
#[test]
fn playing_needs_no_heap() {
    assert_eq!(allocations(&Tzolkin::new()), 0, "Tzolk'in");
    assert_eq!(allocations(&Tawantinsuyu::new()), 0, "Tawantinsuyu");
    assert_eq!(allocations(&Settlers::new()), 0, "Imperial Settlers");
}
