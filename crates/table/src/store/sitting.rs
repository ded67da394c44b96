//! What people have at tables besides seats: invitations, and notes for nobody else.

use async_trait::async_trait;

use super::{Brief, GuestId, StoreError, TableId};

/// What the store knows of invitations and notes.
#[async_trait]
pub(crate) trait SittingStore {
    /// Invites somebody to a table; a conflict means that as many are invited as a table can have.
    async fn invite(&self, table: &TableId, guest: GuestId) -> Result<(), StoreError>;

    /// Whether somebody is invited to a table.
    async fn is_invited(&self, table: &TableId, guest: GuestId) -> Result<bool, StoreError>;

    /// An invitation is declined.
    async fn decline(&self, table: &TableId, guest: GuestId) -> Result<(), StoreError>;

    /// The tables with free seats that somebody is invited to, the latest first.
    async fn invitations(&self, guest: GuestId) -> Result<Vec<Brief>, StoreError>;

    /// What somebody has noted at a table; empty if nothing.
    async fn notes(&self, table: &TableId, guest: GuestId) -> Result<String, StoreError>;

    /// Keeps what somebody notes at a table.
    async fn save_notes(&self, table: &TableId, guest: GuestId, text: &str) -> Result<(), StoreError>;
}

/// Both databases do all of this by the statements of `sql/sitting.rs`.
macro_rules! sitting_store {
    ($store:ty, $pool:ident) => {
        use $crate::store::sitting::SittingStore;

        #[async_trait]
        impl SittingStore for $store {
            async fn invite(&self, table: &TableId, guest: GuestId) -> Result<(), StoreError> {
                let table = table.clone();
                self.write(move |c| Box::pin(async move { sql::sitting::invite(c, &table, guest).await }))
                    .await
            }

            async fn is_invited(&self, table: &TableId, guest: GuestId) -> Result<bool, StoreError> {
                sql::sitting::is_invited(&self.$pool, table, guest).await
            }

            async fn decline(&self, table: &TableId, guest: GuestId) -> Result<(), StoreError> {
                let table = table.clone();
                self.write(move |c| Box::pin(async move { sql::sitting::decline(c, &table, guest).await }))
                    .await
            }

            async fn invitations(&self, guest: GuestId) -> Result<Vec<Brief>, StoreError> {
                sql::sitting::invitations(&self.$pool, guest).await
            }

            async fn notes(&self, table: &TableId, guest: GuestId) -> Result<String, StoreError> {
                sql::sitting::notes(&self.$pool, table, guest).await
            }

            async fn save_notes(
                &self,
                table: &TableId,
                guest: GuestId,
                text: &str,
            ) -> Result<(), StoreError> {
                let (table, text) = (table.clone(), text.to_owned());
                self.write(move |c| {
                    Box::pin(async move { sql::sitting::save_notes(c, &table, guest, &text).await })
                })
                .await
            }
        }
    };
}
pub(super) use sitting_store;
