//! Reviews of finished games, as they are kept.

use async_trait::async_trait;

use super::{GuestId, StoreError, TableId};

/// The review of a seat, as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ReviewRow {
    /// Of which table.
    pub(crate) table: TableId,
    /// Of which seat.
    pub(crate) seat: u8,
    /// What is known; empty before the first piece.
    pub(crate) body: String,
    /// Whether nothing is left to do.
    pub(crate) done: bool,
    /// Whether everybody with the link may see it.
    pub(crate) shared: bool,
}

/// What the store knows of reviews.
#[async_trait]
pub(crate) trait ReviewStore {
    /// Asks for the review of a seat. A conflict means that it was asked for before, or that so many wait already that the
    /// same guest asked for.
    async fn ask_review(&self, id: &TableId, seat: u8, asker: GuestId, most: u32) -> Result<(), StoreError>;

    /// Asks for a review that is done to be made anew; it stays shared if it was. A conflict means that it is not done, or
    /// that so many wait already that the same guest asked for.
    async fn renew_review(&self, id: &TableId, seat: u8, asker: GuestId, most: u32)
    -> Result<(), StoreError>;

    /// The review of a seat; none if nobody has asked for it.
    async fn review(&self, id: &TableId, seat: u8) -> Result<Option<ReviewRow>, StoreError>;

    /// The review to go on with: of those that are not done, the one that was asked for first.
    async fn next_review(&self) -> Result<Option<ReviewRow>, StoreError>;

    /// Keeps how far a review has come.
    async fn keep_review(&self, id: &TableId, seat: u8, body: &str, done: bool) -> Result<(), StoreError>;

    /// Says whether everybody with the link may see a review.
    async fn share_review(&self, id: &TableId, seat: u8, shared: bool) -> Result<(), StoreError>;
}

/// Both databases do all of this by the statements of `sql/review.rs`.
macro_rules! review_store {
    ($store:ty, $pool:ident) => {
        use $crate::store::review::{ReviewRow, ReviewStore};

        #[async_trait]
        impl ReviewStore for $store {
            async fn ask_review(
                &self,
                id: &TableId,
                seat: u8,
                asker: GuestId,
                most: u32,
            ) -> Result<(), StoreError> {
                let id = id.clone();
                self.write(move |c| {
                    Box::pin(async move { sql::review::ask(c, &id, seat, asker, most).await })
                })
                .await
            }

            async fn renew_review(
                &self,
                id: &TableId,
                seat: u8,
                asker: GuestId,
                most: u32,
            ) -> Result<(), StoreError> {
                let id = id.clone();
                self.write(move |c| {
                    Box::pin(async move { sql::review::renew(c, &id, seat, asker, most).await })
                })
                .await
            }

            async fn review(&self, id: &TableId, seat: u8) -> Result<Option<ReviewRow>, StoreError> {
                sql::review::find(&self.$pool, id, seat).await
            }

            async fn next_review(&self) -> Result<Option<ReviewRow>, StoreError> {
                sql::review::next(&self.$pool).await
            }

            async fn keep_review(
                &self,
                id: &TableId,
                seat: u8,
                body: &str,
                done: bool,
            ) -> Result<(), StoreError> {
                let (id, body) = (id.clone(), body.to_owned());
                self.write(move |c| {
                    Box::pin(async move { sql::review::keep(c, &id, seat, &body, done).await })
                })
                .await
            }

            async fn share_review(&self, id: &TableId, seat: u8, shared: bool) -> Result<(), StoreError> {
                let id = id.clone();
                self.write(move |c| Box::pin(async move { sql::review::share(c, &id, seat, shared).await }))
                    .await
            }
        }
    };
}
pub(super) use review_store;
