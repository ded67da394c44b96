//! Users that are programs, and challenges to sit down at a table.

use async_trait::async_trait;

use super::{GuestId, StoreError, TableId, UserRow};

/// Somebody is asked to take a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChallengeRow {
    /// The table.
    pub(crate) table: TableId,
    /// The seat.
    pub(crate) seat: u8,
    /// Who asks.
    pub(crate) from: GuestId,
    /// Who is asked.
    pub(crate) to: GuestId,
}

/// What the store knows of them.
#[async_trait]
pub(crate) trait BotStore {
    /// Keeps a new user that is marked as a program for ever; a conflict means that the name is another's. `shapes` say how the
    /// name looks.
    async fn create_bot(&self, id: GuestId, row: UserRow, shapes: Vec<String>) -> Result<(), StoreError>;

    /// A program listens to what concerns it; of people nothing is kept.
    async fn bot_listens(&self, id: GuestId) -> Result<(), StoreError>;

    /// The names of programs that listen, in order.
    async fn listening_bots(&self) -> Result<Vec<String>, StoreError>;

    /// Whether a user is a program.
    async fn is_bot(&self, id: GuestId) -> Result<bool, StoreError>;

    /// Keeps a challenge; a conflict means that somebody is asked for this seat already, or that too many are asked.
    async fn challenge(&self, row: ChallengeRow) -> Result<(), StoreError>;

    /// The challenges that somebody has made or been sent, at tables that go on.
    async fn challenges(&self, guest: GuestId) -> Result<Vec<ChallengeRow>, StoreError>;

    /// Takes a challenge away; a conflict means that there is none.
    async fn end_challenge(&self, table: &TableId, seat: u8) -> Result<(), StoreError>;
}

/// Both databases do all of this by the statements of `sql/bot.rs`.
macro_rules! bot_store {
    ($store:ty, $pool:ident) => {
        use $crate::store::bot::{BotStore, ChallengeRow};

        #[async_trait]
        impl BotStore for $store {
            async fn create_bot(
                &self,
                id: GuestId,
                row: UserRow,
                shapes: Vec<String>,
            ) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::bot::create(c, id, &row, &shapes).await }))
                    .await
            }

            async fn bot_listens(&self, id: GuestId) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::bot::listens(c, id).await })).await
            }

            async fn listening_bots(&self) -> Result<Vec<String>, StoreError> {
                sql::bot::listening(&self.$pool).await
            }

            async fn is_bot(&self, id: GuestId) -> Result<bool, StoreError> {
                sql::bot::is_marked(&self.$pool, id).await
            }

            async fn challenge(&self, row: ChallengeRow) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::bot::challenge(c, &row).await })).await
            }

            async fn challenges(&self, guest: GuestId) -> Result<Vec<ChallengeRow>, StoreError> {
                sql::bot::challenges(&self.$pool, guest).await
            }

            async fn end_challenge(&self, table: &TableId, seat: u8) -> Result<(), StoreError> {
                let table = table.clone();
                self.write(move |c| Box::pin(async move { sql::bot::end(c, &table, seat).await })).await
            }
        }
    };
}
pub(super) use bot_store;
