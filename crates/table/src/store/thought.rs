//! What bots have to decide, and who thinks about it.

use std::time::Duration;

use async_trait::async_trait;

use super::{GuestId, StoreError, TableId};

/// The next decision of a table, if it is a bot's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Thought {
    pub(crate) seat: u8,
    /// The level of the bot.
    pub(crate) level: u8,
    /// The bot of the host that plays instead.
    pub(crate) bot: Option<String>,
    /// Whether bots are among themselves: they play while somebody looks on.
    pub(crate) alone: bool,
}

/// A thought that somebody has taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Claimed {
    pub(crate) table: TableId,
    /// The version of the table that it is about: on any other one it is worth nothing.
    pub(crate) version: u64,
    pub(crate) thought: Thought,
    /// Who set the table up.
    pub(crate) host: GuestId,
    /// For how long it has waited.
    pub(crate) waited: Duration,
}

/// Who has their share of the threads already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Full {
    /// Whoever has set up so many tables; at most one, as long as any thread is free.
    pub(crate) host: Option<GuestId>,
    /// Bots among themselves.
    pub(crate) alone: bool,
}

/// The thoughts that wait. They are written by the acts that lead to them.
#[async_trait]
pub(crate) trait ThoughtStore {
    /// Says what a table waits for, if the store does not know it yet; says whether it has been given up.
    async fn ask(&self, id: &TableId, version: u64, thought: Option<Thought>) -> Result<bool, StoreError>;

    /// Says which bots of the host this process has: others leave their thoughts to it for a while.
    async fn announce(&self, bots: &[String]) -> Result<(), StoreError>;

    /// Takes the thought that is next, of those who have not their share yet; it is somebody else's again if it is not renewed.
    /// What a bot of the host has to decide is for whoever has it; anybody takes it to hand the seat over if nobody has.
    async fn claim(&self, full: Full) -> Result<Option<Claimed>, StoreError>;

    /// Waits until there may be a thought.
    async fn thought(&self);

    /// Goes on with thoughts.
    async fn renew(&self, ids: &[TableId]) -> Result<(), StoreError>;

    /// Gives a thought back that was tried, or could not be tried; says whether it is given up.
    async fn give_back(&self, claimed: &Claimed, tried: bool) -> Result<bool, StoreError>;

    /// Gives back all that this process has taken, because it ends.
    async fn release(&self) -> Result<(), StoreError>;

    /// Somebody looks on at these tables.
    async fn watch(&self, ids: &[TableId]) -> Result<(), StoreError>;

    /// Tries again what was given up; a conflict means that nothing was.
    async fn retry(&self, id: &TableId) -> Result<(), StoreError>;

    /// How many thoughts nobody has taken yet: where people sit, and of bots among themselves.
    async fn waiting(&self) -> Result<[i64; 2], StoreError>;

    /// Forgets whose turn it was long ago.
    async fn forget_served(&self) -> Result<(), StoreError>;

    /// As if another process had a bot of the host.
    #[cfg(test)]
    async fn announce_elsewhere(&self, bot: &str) -> Result<(), StoreError>;

    /// As if so many seconds had passed.
    #[cfg(test)]
    async fn pass(&self, seconds: i64) -> Result<(), StoreError>;
}

/// Both databases do all of this by the statements of `sql/thought.rs`.
macro_rules! thought_store {
    ($store:ty, $pool:ident) => {
        use $crate::store::thought::{Claimed, Full, Thought, ThoughtStore};

        #[async_trait]
        impl ThoughtStore for $store {
            async fn ask(
                &self,
                id: &TableId,
                version: u64,
                thought: Option<Thought>,
            ) -> Result<bool, StoreError> {
                let table = id.clone();
                let some = thought.is_some();
                self.write(move |c| {
                    Box::pin(async move {
                        sql::thought::write(c, &table, version, thought.as_ref()).await.map(|()| Some(0))
                    })
                })
                .await?;
                self.tell_thought(some);
                Ok(sql::thought::asked(&self.$pool, id).await? == (version, true))
            }

            async fn announce(&self, bots: &[String]) -> Result<(), StoreError> {
                let (worker, bots) = (self.worker().to_owned(), bots.to_vec());
                self.write(move |c| {
                    Box::pin(async move { sql::thought::announce(c, &worker, &bots).await.map(|()| Some(0)) })
                })
                .await
            }

            async fn claim(&self, full: Full) -> Result<Option<Claimed>, StoreError> {
                let worker = self.worker().to_owned();
                let (tell, told) = tokio::sync::oneshot::channel();
                self.write(move |c| {
                    Box::pin(async move {
                        let _ = tell.send(sql::thought::claim(c, &worker, full).await?);
                        Ok(Some(0))
                    })
                })
                .await?;
                Ok(told.await.ok().flatten())
            }

            async fn thought(&self) {
                self.waking.notified().await;
            }

            async fn renew(&self, ids: &[TableId]) -> Result<(), StoreError> {
                let (worker, ids) = (self.worker().to_owned(), ids.to_vec());
                self.write(move |c| {
                    Box::pin(async move { sql::thought::renew(c, &worker, &ids).await.map(|()| Some(0)) })
                })
                .await
            }

            async fn give_back(&self, claimed: &Claimed, tried: bool) -> Result<bool, StoreError> {
                let (worker, back) = (self.worker().to_owned(), claimed.clone());
                self.write(move |c| {
                    Box::pin(async move {
                        sql::thought::give_back(c, &worker, &back, tried).await.map(|()| Some(0))
                    })
                })
                .await?;
                self.tell_thought(true);
                Ok(sql::thought::asked(&self.$pool, &claimed.table).await? == (claimed.version, true))
            }

            async fn release(&self) -> Result<(), StoreError> {
                let worker = self.worker().to_owned();
                self.write(move |c| {
                    Box::pin(async move { sql::thought::release(c, &worker).await.map(|()| Some(0)) })
                })
                .await
            }

            async fn watch(&self, ids: &[TableId]) -> Result<(), StoreError> {
                let ids = ids.to_vec();
                self.write(move |c| {
                    Box::pin(async move { sql::thought::watch(c, &ids).await.map(|()| Some(0)) })
                })
                .await?;
                self.tell_thought(true);
                Ok(())
            }

            async fn retry(&self, id: &TableId) -> Result<(), StoreError> {
                let id = id.clone();
                self.write(move |c| {
                    Box::pin(async move { Ok(sql::thought::retry(c, &id).await?.then_some(0)) })
                })
                .await?;
                self.tell_thought(true);
                Ok(())
            }

            async fn waiting(&self) -> Result<[i64; 2], StoreError> {
                sql::thought::waiting(&self.$pool).await
            }

            async fn forget_served(&self) -> Result<(), StoreError> {
                self.write(|c| {
                    Box::pin(async move { sql::thought::forget_served(c).await.map(|()| Some(0)) })
                })
                .await
            }

            #[cfg(test)]
            async fn announce_elsewhere(&self, bot: &str) -> Result<(), StoreError> {
                let bots = [bot.to_owned()];
                self.write(move |c| {
                    Box::pin(
                        async move { sql::thought::announce(c, "elsewhere", &bots).await.map(|()| Some(0)) },
                    )
                })
                .await
            }

            #[cfg(test)]
            async fn pass(&self, seconds: i64) -> Result<(), StoreError> {
                self.write(move |c| {
                    Box::pin(async move { sql::thought::pass(c, seconds).await.map(|()| Some(0)) })
                })
                .await
            }
        }
    };
}
pub(super) use thought_store;
