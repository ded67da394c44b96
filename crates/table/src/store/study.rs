//! Study boards, as they are kept.

use async_trait::async_trait;

use super::{GuestId, StoreError, TableId};

/// The id of a study: made like that of a table, so nobody can guess it.
pub(crate) type StudyId = TableId;

/// A study board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StudyRow {
    pub(crate) id: StudyId,
    /// Whose it is.
    pub(crate) owner: GuestId,
    /// What it is called.
    pub(crate) title: String,
    /// The name of its game.
    pub(crate) game: String,
    /// Its text form; empty in lists.
    pub(crate) body: String,
    /// Grows by one with every change.
    pub(crate) version: u64,
    /// Whether everybody with the link may look at it.
    pub(crate) shared: bool,
    /// When it was last changed, in seconds since 1970.
    pub(crate) changed: i64,
}

/// What the store knows of studies.
#[async_trait]
pub(crate) trait StudyStore {
    /// Keeps a new study. A conflict means that its owner has so many already.
    async fn create_study(&self, row: StudyRow, most: u32) -> Result<(), StoreError>;

    /// Keeps a study that was changed, if it has the version before. A conflict means that somebody was faster.
    async fn save_study(&self, row: StudyRow) -> Result<(), StoreError>;

    /// A study.
    async fn study(&self, id: &StudyId) -> Result<Option<StudyRow>, StoreError>;

    /// The studies of somebody without their texts, what was changed last first.
    async fn studies(&self, owner: GuestId) -> Result<Vec<StudyRow>, StoreError>;

    /// Removes a study of somebody. A conflict means that they have no such study.
    async fn drop_study(&self, id: &StudyId, owner: GuestId) -> Result<(), StoreError>;

    /// The tables that go on and whose game was set up with the seed of a commitment.
    async fn tables_dealt(&self, commitment: &str) -> Result<Vec<TableId>, StoreError>;
}

/// Both databases do all of this by the statements of `sql/study.rs`.
macro_rules! study_store {
    ($store:ty, $pool:ident) => {
        use $crate::store::study::{StudyId, StudyRow, StudyStore};

        #[async_trait]
        impl StudyStore for $store {
            async fn create_study(&self, row: StudyRow, most: u32) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::study::create(c, &row, most).await })).await
            }

            async fn save_study(&self, row: StudyRow) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::study::save(c, &row).await })).await
            }

            async fn study(&self, id: &StudyId) -> Result<Option<StudyRow>, StoreError> {
                sql::study::find(&self.$pool, id).await
            }

            async fn studies(&self, owner: GuestId) -> Result<Vec<StudyRow>, StoreError> {
                sql::study::list(&self.$pool, owner).await
            }

            async fn drop_study(&self, id: &StudyId, owner: GuestId) -> Result<(), StoreError> {
                let id = id.clone();
                self.write(move |c| Box::pin(async move { sql::study::remove(c, &id, owner).await })).await
            }

            async fn tables_dealt(&self, commitment: &str) -> Result<Vec<TableId>, StoreError> {
                sql::study::tables_dealt(&self.$pool, commitment).await
            }
        }
    };
}
pub(super) use study_store;
