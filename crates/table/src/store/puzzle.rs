//! Who tried which puzzle, and the ratings of puzzles and of their solvers.

use std::collections::HashMap;

use async_trait::async_trait;
use khipu_study::Rating;

use super::{GuestId, StoreError};

/// A rating as it was kept.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Graded {
    pub(crate) rating: Rating,
    /// From how many first attempts.
    pub(crate) tried: i64,
    /// When the last of them was, in seconds since 1970.
    pub(crate) at: i64,
}

/// The first attempt of a guest at a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AttemptRow {
    pub(crate) guest: GuestId,
    /// The name of the game.
    pub(crate) game: String,
    /// The id of the puzzle.
    pub(crate) puzzle: String,
    pub(crate) solved: bool,
}

/// What the store knows of puzzles.
#[async_trait]
pub(crate) trait PuzzleStore {
    /// Keeps a first attempt, with the ratings of the solver and of the puzzle after it. A conflict means that there was
    /// one before.
    async fn keep_attempt(
        &self,
        attempt: AttemptRow,
        solver: Graded,
        puzzle: Graded,
    ) -> Result<(), StoreError>;

    /// The first attempts of a guest.
    async fn attempts(&self, guest: GuestId) -> Result<Vec<AttemptRow>, StoreError>;

    /// The rating of a guest as a solver at a title; none before the first attempt.
    async fn solver(&self, guest: GuestId, game: &str) -> Result<Option<Graded>, StoreError>;

    /// The rating of a puzzle; none before anybody has tried it.
    async fn puzzle_rating(&self, puzzle: &str, game: &str) -> Result<Option<Graded>, StoreError>;

    /// The ratings of those puzzles of a title that somebody has tried.
    async fn puzzle_ratings(&self, game: &str) -> Result<HashMap<String, Graded>, StoreError>;
}

/// Both databases do all of this by the statements of `sql/puzzle.rs`.
macro_rules! puzzle_store {
    ($store:ty, $pool:ident) => {
        use $crate::store::puzzle::{AttemptRow, Graded, PuzzleStore};

        #[async_trait]
        impl PuzzleStore for $store {
            async fn keep_attempt(
                &self,
                attempt: AttemptRow,
                solver: Graded,
                puzzle: Graded,
            ) -> Result<(), StoreError> {
                self.write(move |c| {
                    Box::pin(async move { sql::puzzle::keep(c, &attempt, solver, puzzle).await })
                })
                .await
            }

            async fn attempts(&self, guest: GuestId) -> Result<Vec<AttemptRow>, StoreError> {
                sql::puzzle::attempts(&self.$pool, guest).await
            }

            async fn solver(&self, guest: GuestId, game: &str) -> Result<Option<Graded>, StoreError> {
                sql::puzzle::graded(&self.$pool, &guest.0, game).await
            }

            async fn puzzle_rating(&self, puzzle: &str, game: &str) -> Result<Option<Graded>, StoreError> {
                sql::puzzle::graded(&self.$pool, puzzle.as_bytes(), game).await
            }

            async fn puzzle_ratings(
                &self,
                game: &str,
            ) -> Result<std::collections::HashMap<String, Graded>, StoreError> {
                sql::puzzle::of_puzzles(&self.$pool, game).await
            }
        }
    };
}
pub(super) use puzzle_store;
