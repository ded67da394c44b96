//! What the first attempt at a puzzle makes of the ratings of its solver and of the puzzle itself.

use khipu_study::{Bout, Puzzle, Rating};

use super::super::failure::Failure;
use super::attempt::{Attempt, Exercise};
use crate::store::{AttemptRow, DAY, Graded, StoreError, now};

/// How uncertain the rating of a puzzle is that nobody has tried.
const AT_BIRTH: f64 = 200.0;
/// Whoever has tried fewer puzzles moves none: so much nobody knows of them yet.
const KNOWN: i64 = 10;

/// The rating of a puzzle that nobody has tried: as hard as it was for searches.
pub(super) fn at_birth(puzzle: &Puzzle) -> Graded {
    let rating = Rating::new(f64::from(puzzle.rating), AT_BIRTH, Rating::NEW.volatility());
    Graded { rating, tried: 0, at: now() }
}

/// The ratings of solver and puzzle after an attempt.
fn after([solver, puzzle]: [Graded; 2], solved: bool, now: i64) -> [Graded; 2] {
    let meet = |own: Graded, other: Graded, score: f64| {
        let days = (now - own.at).max(0) as f64 / DAY as f64;
        let rating = own.rating.after(&[Bout::new(other.rating, score)], days);
        Graded { rating, tried: own.tried + 1, at: now }
    };
    let score = f64::from(u8::from(solved));
    let moved = if solver.tried < KNOWN { puzzle } else { meet(puzzle, solver, 1.0 - score) };
    [meet(solver, puzzle, score), moved]
}

impl Attempt<'_> {
    /// Counts how an attempt at a puzzle ended. Only the first one counts.
    pub(super) async fn grade(&mut self, solved: bool) -> Result<(), Failure> {
        let Exercise::Puzzle(puzzle) = &self.exercise else { return Ok(()) };
        let (store, guest, game) = (&self.server.store, self.context.guest, self.game.title().name);
        let graded = async {
            let solver = store.solver(guest, game).await?;
            let solver = solver.unwrap_or(Graded { rating: Rating::NEW, tried: 0, at: now() });
            let rated = store.puzzle_rating(&puzzle.id, game).await?.unwrap_or_else(|| at_birth(puzzle));
            let [solver, rated] = after([solver, rated], solved, now());
            let (game, puzzle) = (game.to_owned(), puzzle.id.clone());
            match store.keep_attempt(AttemptRow { guest, game, puzzle, solved }, solver, rated).await {
                Err(StoreError::Conflict) => Ok(()),
                kept => kept,
            }
        };
        graded.await.map_err(|error| self.context.store_failed(error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solvers_and_puzzles_move_apart_and_strangers_move_no_puzzle() {
        let graded = |value: f64, tried| Graded { rating: Rating::new(value, 100.0, 0.06), tried, at: 0 };
        for solved in [true, false] {
            let [solver, puzzle] = after([graded(1500.0, KNOWN), graded(1500.0, 40)], solved, 0);
            assert_eq!(solver.rating.value() > 1500.0, solved);
            assert_eq!(puzzle.rating.value() < 1500.0, solved);
            assert_eq!((solver.tried, puzzle.tried), (KNOWN + 1, 41));
            let [_, puzzle] = after([graded(1500.0, KNOWN - 1), graded(1500.0, 40)], solved, 0);
            assert_eq!(puzzle, graded(1500.0, 40));
        }
    }
}
