//! Random walks through a game.

use std::collections::HashMap;
use std::sync::Arc;

use khipu_core::{Game, Match, Options, Seat};
use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of random choices that is the same on every machine.
///
/// ```
/// use khipu_testkit::walk::Dice;
///
/// let (mut one, mut other) = (Dice::new(7), Dice::new(7));
/// assert_eq!(one.pick(&["a", "b", "c"]), other.pick(&["a", "b", "c"]));
/// ```
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The dice with this number.
    #[must_use]
    pub fn new(number: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(number))
    }

    /// A number below `bound`; 0 if there is none.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }

    /// One of a list; none if it is empty.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.below(list.len())).copied()
    }
}

/// A new match.
///
/// # Panics
/// If the setup is refused.
pub fn start<G: Game>(game: &Arc<G>, players: usize, options: &Options, seed: &str) -> Match<G> {
    match Match::start(game.clone(), players as u64, options, seed) {
        Ok(started) => started,
        Err(error) => panic!("{players} players, {options:?}: {error:?}"),
    }
}

/// One random decision: who, what.
///
/// # Panics
/// If somebody who must decide has no move.
pub fn decide<G: Game>(played: &mut Match<G>, dice: &mut Dice) -> Option<(Seat, G::Move)> {
    let deciders: Vec<Seat> = played.deciders().iter().collect();
    let seat = dice.pick(&deciders)?;
    let choice = dice.pick(played.legal(seat));
    assert!(choice.is_some(), "seat {} must decide and has no move", seat.index());
    choice.map(|choice| (seat, choice))
}

/// Plays at random until the game is over or so many moves have been played.
///
/// # Panics
/// If a listed move is refused.
pub fn play_on<G: Game>(played: &mut Match<G>, dice: &mut Dice, moves: usize) {
    for _ in 0..moves {
        let Some((seat, choice)) = decide(played, dice) else { return };
        if let Err(error) = played.play(seat, choice, &mut Vec::new()) {
            panic!("a listed move was refused: {choice:?}: {error:?}");
        }
    }
}

/// Plays to the end, choosing each time among the moves that were played least: such games visit corners of the rules
/// that random ones rarely see.
///
/// # Panics
/// If a listed move is refused.
pub fn play_curiously<G: Game>(played: &mut Match<G>, dice: &mut Dice) {
    let game = played.game().clone();
    let kind = |choice: G::Move| game.write_move(choice);
    let mut counts: HashMap<String, u32> = HashMap::new();
    while let Some(seat) = played.deciders().first() {
        let moves = played.legal(seat).to_vec();
        let count = |&choice: &G::Move| counts.get(&kind(choice)).copied().unwrap_or_default();
        let least = moves.iter().map(count).min();
        let rare: Vec<G::Move> =
            moves.iter().filter(|choice| Some(count(choice)) == least).copied().collect();
        let Some(choice) = dice.pick(&rare) else { panic!("seat {} has no move", seat.index()) };
        *counts.entry(kind(choice)).or_default() += 1;
        if let Err(error) = played.play(seat, choice, &mut Vec::new()) {
            panic!("a listed move was refused: {choice:?}: {error:?}");
        }
    }
}
