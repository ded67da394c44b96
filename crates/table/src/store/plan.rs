//! What people plan for their next questions. It belongs to the seat and stands in no log: no record and no other viewer
//! ever learns of it.

use async_trait::async_trait;
use khipu_core::Seat;
use serde::{Deserialize, Serialize};

use super::{StoreError, TableId};

/// A planned move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct PlannedMove {
    /// The question that it answers, as it is asked in English.
    pub(crate) asks: String,
    /// The move in words.
    pub(crate) words: String,
}

/// Why a plan came to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Dropped {
    /// The next move is not possible.
    Impossible,
    /// Something else is asked.
    Question,
    /// A move was taken back, or somebody else has moved for the seat.
    Changed,
}

/// A plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct PlanRow {
    /// The generation of the seat: who comes to it later has no part in the plan.
    pub(crate) generation: u32,
    /// How many moves the seat had made before the first of these.
    pub(crate) made: usize,
    /// How many of these have been played.
    pub(crate) played: usize,
    /// The moves, in order.
    pub(crate) moves: Vec<PlannedMove>,
    /// Why the rest came to nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) dropped: Option<Dropped>,
}

/// What the store knows of plans.
#[async_trait]
pub(crate) trait PlanStore {
    /// The plans at a table.
    async fn plans(&self, table: &TableId) -> Result<Vec<(Seat, PlanRow)>, StoreError>;

    /// Puts a plan in the place of another, or of none. A conflict means that something else stands there.
    async fn swap_plan(
        &self,
        table: &TableId,
        seat: Seat,
        known: Option<&PlanRow>,
        next: Option<&PlanRow>,
    ) -> Result<(), StoreError>;
}

/// Both databases do all of this by the statements of `sql/plan.rs`.
macro_rules! plan_store {
    ($store:ty, $pool:ident) => {
        use $crate::store::plan::{PlanRow, PlanStore};

        #[async_trait]
        impl PlanStore for $store {
            async fn plans(&self, table: &TableId) -> Result<Vec<(Seat, PlanRow)>, StoreError> {
                sql::plan::plans(&self.$pool, table).await
            }

            async fn swap_plan(
                &self,
                table: &TableId,
                seat: Seat,
                known: Option<&PlanRow>,
                next: Option<&PlanRow>,
            ) -> Result<(), StoreError> {
                let (table, known, next) = (table.clone(), known.cloned(), next.cloned());
                self.write(move |c| {
                    Box::pin(
                        async move { sql::plan::swap(c, &table, seat, known.as_ref(), next.as_ref()).await },
                    )
                })
                .await
            }
        }
    };
}
pub(super) use plan_store;
