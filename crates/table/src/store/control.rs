//! What keeps order, as it is kept: what the host wants, networks that are barred, what moderators did, what people report.

use async_trait::async_trait;

use super::{ClientId, GuestId, StoreError, TableId};

/// What a moderator did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AuditRow {
    /// In seconds since 1970.
    pub(crate) at: i64,
    /// The name of whoever did it.
    pub(crate) actor: String,
    pub(crate) act: String,
}

/// What somebody reports.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ReportRow {
    pub(crate) id: [u8; 16],
    pub(crate) at: i64,
    pub(crate) reporter: GuestId,
    /// The name of the reporter, as it was then.
    pub(crate) name: String,
    pub(crate) table: Option<TableId>,
    pub(crate) text: String,
}

/// What the store knows of order.
#[async_trait]
pub(crate) trait ControlStore {
    /// What was set under a name.
    async fn setting(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// Sets something.
    async fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError>;

    /// Bars a network until a time; a time that is over lets it in again.
    async fn bar_network(&self, client: ClientId, until: i64) -> Result<(), StoreError>;

    /// The networks that are barred now, and until when.
    async fn barred_networks(&self) -> Result<Vec<(ClientId, i64)>, StoreError>;

    /// Writes down what a moderator did.
    async fn note(&self, actor: &str, act: &str) -> Result<(), StoreError>;

    /// What moderators did, the latest first.
    async fn audit(&self) -> Result<Vec<AuditRow>, StoreError>;

    /// Keeps a report, unless too many wait.
    async fn report(&self, row: ReportRow) -> Result<(), StoreError>;

    /// The reports that wait, the oldest first.
    async fn reports(&self) -> Result<Vec<ReportRow>, StoreError>;

    /// Takes a report from the queue; a conflict if it is not there.
    async fn settle_report(&self, id: [u8; 16]) -> Result<(), StoreError>;

    /// Takes a table away from everybody, or gives it back; a conflict if there is no such table.
    async fn remove_table(&self, id: &TableId, removed: bool) -> Result<(), StoreError>;
}

/// Both databases do all of this by the statements of `sql/control.rs`.
macro_rules! control_store {
    ($store:ty, $pool:ident) => {
        use $crate::store::control::{AuditRow, ControlStore, ReportRow};

        #[async_trait]
        impl ControlStore for $store {
            async fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
                let value = read::server_value(&self.$pool, name).await?;
                Ok(value.and_then(|value| String::from_utf8(value).ok()))
            }

            async fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError> {
                let (name, value) = (name.to_owned(), value.to_owned());
                self.write(move |c| {
                    Box::pin(async move {
                        statement::server_value(c, &name, value.as_bytes()).await.map(|()| Some(0))
                    })
                })
                .await
            }

            async fn bar_network(&self, client: ClientId, until: i64) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::control::bar(c, client, until).await })).await
            }

            async fn barred_networks(&self) -> Result<Vec<(ClientId, i64)>, StoreError> {
                sql::control::barred(&self.$pool).await
            }

            async fn note(&self, actor: &str, act: &str) -> Result<(), StoreError> {
                let id = ActId::random()?;
                let (actor, act) = (actor.to_owned(), act.to_owned());
                self.write(move |c| Box::pin(async move { sql::control::note(c, id, &actor, &act).await }))
                    .await
            }

            async fn audit(&self) -> Result<Vec<AuditRow>, StoreError> {
                sql::control::audit(&self.$pool).await
            }

            async fn report(&self, row: ReportRow) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::control::report(c, &row).await })).await
            }

            async fn reports(&self) -> Result<Vec<ReportRow>, StoreError> {
                sql::control::reports(&self.$pool).await
            }

            async fn settle_report(&self, id: [u8; 16]) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::control::settle(c, id).await })).await
            }

            async fn remove_table(&self, id: &TableId, removed: bool) -> Result<(), StoreError> {
                let id = id.clone();
                self.write(move |c| Box::pin(async move { sql::control::remove(c, &id, removed).await }))
                    .await
            }
        }
    };
}
pub(super) use control_store;
