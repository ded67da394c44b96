//! What a server does by itself, as long as it is open.

use std::sync::Arc;
use std::time::Duration;

use super::Server;
use crate::metrics::METRICS;
use crate::store::{DAY, StoreError};
use crate::tables::BEAT;

/// How often tables that nobody uses are put away.
const TIDY: Duration = Duration::from_secs(30);
/// In how many rounds of that what is not wanted is removed.
const PRUNE: u64 = 2 * 24 * 60;
/// Seconds that a chore may take before another node does it.
const CHORE: u32 = 60;

/// Puts away tables that nobody uses, and removes what is not wanted any more.
pub(super) async fn tidy(server: Arc<Server>) {
    for round in 0u64.. {
        if round.is_multiple_of(PRUNE)
            && let Err(error) = prune(&server).await
        {
            tracing::warn!(%error, "what is not wanted cannot be removed");
        }
        tokio::time::sleep(TIDY).await;
        server.tables.tidy();
        // Other nodes may have changed it.
        if let Err(error) = server.read_control().await {
            tracing::warn!(%error, "what the host wants cannot be read");
        }
        // Whoever looks on at bots may do nothing for long.
        server.tables.at_hand().iter().for_each(|table| server.tables.drive(table));
    }
}

/// Removes what the host does not want to keep; one node does it for all.
async fn prune(server: &Server) -> Result<(), StoreError> {
    let Server { store, retention, .. } = server;
    let held = store.lease("prune", CHORE).await?;
    METRICS.lease_held.get_or_create(&[("name", "prune")]).set(held.into());
    if !held {
        return Ok(());
    }
    store.forget_once().await?;
    store.forget_served().await?;
    store.forget_guests(i64::from(retention.guests) * DAY).await?;
    store.forget_calls().await?;
    let gone = store.prune(*retention).await?;
    if !gone.is_empty() {
        tracing::info!(tables = gone.len(), "removed, as the host wants it");
        server.tables.end(&gone);
    }
    Ok(())
}

/// Gives signs of life.
pub(super) async fn beat(server: Arc<Server>) {
    loop {
        tokio::time::sleep(BEAT).await;
        if let Err(error) = server.tables.beat().await {
            tracing::warn!(%error, "no sign of life can be given");
        }
    }
}
