//! Games that are over, for each user who played one, and what ratings came of them.

use async_trait::async_trait;
use khipu_study::Rating;

use super::{GuestId, StoreError, TableId};

/// A game that is over, for a user who played it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ResultRow {
    pub(crate) user: GuestId,
    pub(crate) table: TableId,
    /// The name of the game.
    pub(crate) game: String,
    /// When it ended, in seconds since 1970.
    pub(crate) at: i64,
    /// Whether everybody may know of it.
    pub(crate) public: bool,
    pub(crate) players: i64,
    /// 1 for the first; those who share a place have the same.
    pub(crate) place: i64,
    /// What the user played as, where seats differ from the start.
    pub(crate) faction: Option<String>,
    /// What the game did to the rating, if it was a rated one.
    pub(crate) rated: Option<Rated>,
}

/// What a game did to a rating, in points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rated {
    /// The rating after it.
    pub(crate) value: i64,
    pub(crate) change: i64,
}

/// The rating of a user at a title.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct RatingRow {
    pub(crate) user: GuestId,
    /// The name of the game.
    pub(crate) game: String,
    pub(crate) rating: Rating,
    /// How many rated games it comes from.
    pub(crate) games: i64,
    /// When the last of them ended, in seconds since 1970.
    pub(crate) at: i64,
}

/// What the store knows of results and ratings.
#[async_trait]
pub(crate) trait RatingStore {
    /// Keeps the results of one table, and the ratings that come of them: all or nothing. A conflict means that the table
    /// has been rated already.
    async fn keep_results(&self, results: Vec<ResultRow>, ratings: Vec<RatingRow>) -> Result<(), StoreError>;

    /// The results of a user, the latest first, as far as they fit into a page.
    async fn results_of(&self, user: GuestId) -> Result<Vec<ResultRow>, StoreError>;

    /// The ratings of a user.
    async fn ratings_of(&self, user: GuestId) -> Result<Vec<RatingRow>, StoreError>;

    /// The best at a title, with their names: those with so many games at least, and no more deviation than that.
    async fn leaders(
        &self,
        game: &str,
        games: i64,
        deviation: f64,
    ) -> Result<Vec<(String, RatingRow)>, StoreError>;
}

/// Both databases do all of this by the statements of `sql/rating.rs`.
macro_rules! rating_store {
    ($store:ty, $pool:ident) => {
        use $crate::store::rating::{RatingRow, RatingStore, ResultRow};

        #[async_trait]
        impl RatingStore for $store {
            async fn keep_results(
                &self,
                results: Vec<ResultRow>,
                ratings: Vec<RatingRow>,
            ) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::rating::keep(c, &results, &ratings).await }))
                    .await
            }

            async fn results_of(&self, user: GuestId) -> Result<Vec<ResultRow>, StoreError> {
                sql::rating::results(&self.$pool, user).await
            }

            async fn ratings_of(&self, user: GuestId) -> Result<Vec<RatingRow>, StoreError> {
                sql::rating::ratings(&self.$pool, user).await
            }

            async fn leaders(
                &self,
                game: &str,
                games: i64,
                deviation: f64,
            ) -> Result<Vec<(String, RatingRow)>, StoreError> {
                sql::rating::leaders(&self.$pool, game, games, deviation).await
            }
        }
    };
}
pub(super) use rating_store;
