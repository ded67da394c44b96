//! Who has played which game of the day, and what came of it.

use async_trait::async_trait;

use super::{GuestId, StoreError, TableId};
use crate::daily::{Day, Kind};

/// A game of the day, for whoever has begun it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RunRow {
    pub(crate) day: Day,
    /// The name of the game.
    pub(crate) game: String,
    pub(crate) kind: Kind,
    pub(crate) guest: GuestId,
    pub(crate) table: TableId,
    /// When it was begun, in seconds since 1970.
    pub(crate) begun: i64,
    /// How it ended; none as long as it goes on, or if it was not finished in time.
    pub(crate) end: Option<RunEnd>,
}

/// How a game of the day ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RunEnd {
    /// When, in seconds since 1970.
    pub(crate) at: i64,
    /// Whether it was won, as the rules see it.
    pub(crate) won: bool,
    /// The points, in quarters.
    pub(crate) points: i64,
    /// By how many quarters of a point whoever came next is behind; less than nothing if somebody is ahead.
    pub(crate) ahead: i64,
}

/// Somebody who has played a game of the day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Runner {
    pub(crate) row: RunRow,
    /// What they are called; empty for a guest without a name.
    pub(crate) name: String,
    /// Whether they are a user: only users have a place.
    pub(crate) user: bool,
}

/// How a user stands over several days.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    pub(crate) name: String,
    /// In halves of a point.
    pub(crate) halves: i64,
    /// How many games were finished.
    pub(crate) days: i64,
}

/// What the store knows of games of the day.
#[async_trait]
pub(crate) trait DailyStore {
    /// Keeps that somebody begins a game of the day. A conflict means that they have begun it before.
    async fn begin_run(&self, run: RunRow) -> Result<(), StoreError>;

    /// The game of a day that somebody has begun.
    async fn run(
        &self,
        day: Day,
        game: &str,
        kind: Kind,
        guest: GuestId,
    ) -> Result<Option<RunRow>, StoreError>;

    /// Keeps how the game at a table ended. A conflict means that it is no game of the day, or has ended before.
    async fn end_run(&self, table: &TableId, end: RunEnd) -> Result<(), StoreError>;

    /// The games of the day that somebody has begun on a day or later, the latest first.
    async fn runs_of(&self, guest: GuestId, since: Day) -> Result<Vec<RunRow>, StoreError>;

    /// Who has begun a game of the day, the best first, then those who have not finished it; at most a thousand.
    async fn runs(&self, day: Day, game: &str, kind: Kind) -> Result<Vec<Runner>, StoreError>;

    /// The best users from one day to another, with so many of their days at most. On each day a user has one point for a
    /// game that was finished, one for each user who came after them, and half of one for each with the same result.
    async fn standings(
        &self,
        game: &str,
        kind: Kind,
        days: (Day, Day),
        best: i64,
    ) -> Result<Vec<Standing>, StoreError>;
}

/// Both databases do all of this by the statements of `sql/daily.rs`.
macro_rules! daily_store {
    ($store:ty, $pool:ident) => {
        use $crate::daily::{Day, Kind};
        use $crate::store::daily::{DailyStore, RunEnd, RunRow, Runner, Standing};

        #[async_trait]
        impl DailyStore for $store {
            async fn begin_run(&self, run: RunRow) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::daily::begin(c, &run).await })).await
            }

            async fn run(
                &self,
                day: Day,
                game: &str,
                kind: Kind,
                guest: GuestId,
            ) -> Result<Option<RunRow>, StoreError> {
                sql::daily::run(&self.$pool, day, game, kind, guest).await
            }

            async fn end_run(&self, table: &TableId, end: RunEnd) -> Result<(), StoreError> {
                let table = table.clone();
                self.write(move |c| Box::pin(async move { sql::daily::end(c, &table, end).await })).await
            }

            async fn runs_of(&self, guest: GuestId, since: Day) -> Result<Vec<RunRow>, StoreError> {
                sql::daily::runs_of(&self.$pool, guest, since).await
            }

            async fn runs(&self, day: Day, game: &str, kind: Kind) -> Result<Vec<Runner>, StoreError> {
                sql::daily::runs(&self.$pool, day, game, kind).await
            }

            async fn standings(
                &self,
                game: &str,
                kind: Kind,
                days: (Day, Day),
                best: i64,
            ) -> Result<Vec<Standing>, StoreError> {
                sql::daily::standings(&self.$pool, game, kind, days, best).await
            }
        }
    };
}
pub(super) use daily_store;
