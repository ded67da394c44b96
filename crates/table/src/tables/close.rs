//! Closing a table: whoever could read it still can, nobody acts, and it says who closed it and why.

use std::sync::Arc;

use super::act::Basis;
use super::now::Now;
use super::table::Table;
use super::{ActError, Tables};
use crate::store::{Closed, LogRow, Store};

impl Table {
    /// Closes the table, or opens it again.
    pub(super) async fn close(&self, store: &dyn Store, closed: Option<Closed>) -> Result<u64, ActError> {
        let mut played = self.acting.lock().await;
        let before = self.now();
        if before.gone {
            return Err(ActError::Stale);
        }
        if before.closed.as_deref() == closed.as_ref() {
            return Ok(before.version);
        }
        let row = closed.clone().map_or(LogRow::Reopen, LogRow::Close);
        let mut next = Now::clone(&before);
        next.closed = closed.map(Arc::new);
        let version = before.version + 1;
        let append = self.rows(&**played, &mut next, version, vec![row], Basis::default())?;
        self.keep_row(store, append, &mut played).await?;
        let undoable = played.undoable();
        self.publish(|now| {
            now.version = version;
            now.closed = next.closed;
            now.clock = next.clock;
            now.settle(undoable);
        });
        Ok(version)
    }
}

impl Tables {
    /// Closes a table, or opens it again.
    pub(crate) async fn close(&self, table: &Arc<Table>, closed: Option<Closed>) -> Result<u64, ActError> {
        let (here, store) = (table.clone(), self.store.clone());
        self.through(table, "close", async move { here.close(&*store, closed).await }).await
    }
}
