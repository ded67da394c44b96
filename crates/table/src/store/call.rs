//! Ways to reach people, and calls that wait to be made.

use async_trait::async_trait;

use super::{GuestId, StoreError, TableId};

/// A way to reach somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WayRow {
    /// Its id.
    pub(crate) id: String,
    /// Whose it is.
    pub(crate) owner: GuestId,
    /// The table that it tells of; none for all where the owner sits.
    pub(crate) table: Option<TableId>,
    /// What it is, as JSON.
    pub(crate) body: String,
}

/// A call that waits to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OutRow {
    /// What it is about, by which way: it is made once.
    pub(crate) tag: String,
    /// The id of the way.
    pub(crate) way: String,
    /// What it says, as JSON.
    pub(crate) body: String,
    /// When it is to be made, in seconds since 1970.
    pub(crate) due: i64,
    /// How often that was tried.
    pub(crate) tries: u32,
}

/// What the store knows of calls.
#[async_trait]
pub(crate) trait CallStore {
    /// The ways to reach somebody, and those that they have made for tables.
    async fn ways_of(&self, owner: GuestId) -> Result<Vec<WayRow>, StoreError>;

    /// The ways that tell of a table.
    async fn ways_of_table(&self, id: &TableId) -> Result<Vec<WayRow>, StoreError>;

    /// A way.
    async fn way(&self, id: &str) -> Result<Option<WayRow>, StoreError>;

    /// Keeps a way.
    async fn save_way(&self, way: WayRow) -> Result<(), StoreError>;

    /// Forgets a way, and every call by it.
    async fn drop_way(&self, id: &str) -> Result<(), StoreError>;

    /// Puts calls into the outbox; those that are there, or were, are left as they are.
    async fn post_calls(&self, calls: Vec<OutRow>) -> Result<(), StoreError>;

    /// Some calls whose time has come.
    async fn due_calls(&self, most: u32) -> Result<Vec<OutRow>, StoreError>;

    /// The calls that wait to be made by a way.
    async fn calls_by(&self, way: &str) -> Result<Vec<OutRow>, StoreError>;

    /// Takes a call: nobody else takes it for so many seconds. A conflict means that somebody has.
    async fn claim_call(&self, tag: &str, due: i64, seconds: u32) -> Result<(), StoreError>;

    /// A call is to be tried again at a time; or never, because it was made or is given up.
    async fn settle_call(&self, tag: &str, due: Option<i64>, tries: u32) -> Result<(), StoreError>;

    /// Forgets calls that were made long ago.
    async fn forget_calls(&self) -> Result<(), StoreError>;

    /// A secret of the server: the one that is kept by this name, or this one from now on.
    async fn secret(&self, name: &'static str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError>;
}

/// Both databases do all of this by the statements of `sql/call.rs`.
macro_rules! call_store {
    ($store:ty, $pool:ident) => {
        use $crate::store::call::{CallStore, OutRow, WayRow};

        #[async_trait]
        impl CallStore for $store {
            async fn ways_of(&self, owner: GuestId) -> Result<Vec<WayRow>, StoreError> {
                sql::call::ways_of(&self.$pool, owner).await
            }

            async fn ways_of_table(&self, id: &TableId) -> Result<Vec<WayRow>, StoreError> {
                sql::call::ways_of_table(&self.$pool, id).await
            }

            async fn way(&self, id: &str) -> Result<Option<WayRow>, StoreError> {
                sql::call::way(&self.$pool, id).await
            }

            async fn save_way(&self, way: WayRow) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::call::save_way(c, &way).await })).await
            }

            async fn drop_way(&self, id: &str) -> Result<(), StoreError> {
                let id = id.to_owned();
                self.write(move |c| Box::pin(async move { sql::call::drop_way(c, &id).await })).await
            }

            async fn post_calls(&self, calls: Vec<OutRow>) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::call::post(c, &calls).await })).await
            }

            async fn due_calls(&self, most: u32) -> Result<Vec<OutRow>, StoreError> {
                sql::call::due(&self.$pool, most).await
            }

            async fn calls_by(&self, way: &str) -> Result<Vec<OutRow>, StoreError> {
                sql::call::waiting(&self.$pool, way).await
            }

            async fn claim_call(&self, tag: &str, due: i64, seconds: u32) -> Result<(), StoreError> {
                let tag = tag.to_owned();
                self.write(move |c| Box::pin(async move { sql::call::claim(c, &tag, due, seconds).await }))
                    .await
            }

            async fn settle_call(&self, tag: &str, due: Option<i64>, tries: u32) -> Result<(), StoreError> {
                let tag = tag.to_owned();
                self.write(move |c| Box::pin(async move { sql::call::settle(c, &tag, due, tries).await }))
                    .await
            }

            async fn forget_calls(&self) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::call::forget(c).await })).await
            }

            async fn secret(&self, name: &'static str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError> {
                // One that is there needs no writing: a server with a full disk opens.
                if let Some(kept) = read::server_value(&self.$pool, name).await? {
                    return Ok(kept);
                }
                self.write(move |c| Box::pin(async move { sql::call::keep_secret(c, name, &fresh).await }))
                    .await?;
                let kept = read::server_value(&self.$pool, name).await?;
                kept.ok_or_else(|| StoreError::Damaged(format!("the secret {name}")))
            }
        }
    };
}
pub(super) use call_store;
