//! What a guest held becomes the user's who has logged in on their device.

use std::sync::Arc;

use super::super::Server;
use crate::store::{Brief, GuestId, StoreError, TableId};
use crate::tables::{ActError, SeatAct};

/// How often somebody is tried who moves at the same moment.
const TRIES: usize = 5;

impl Server {
    /// Gives all that a guest holds to a user: what goes on at once, what is over a little later. What fails now is done at
    /// the next log-in on the device.
    pub(super) async fn claim(self: &Arc<Self>, guest: GuestId, user: GuestId, name: &str) {
        let act = SeatAct::Claim { from: guest, to: user, name: name.to_owned() };
        let claimed = async {
            self.store.rehost(guest, user).await?;
            self.tables.rehost(guest, user);
            self.change_seats(guest, false, &act).await
        };
        if let Err(error) = claimed.await {
            tracing::warn!(%error, "seats of a guest could not be given to their user");
        }
        let server = self.clone();
        tokio::spawn(async move {
            if let Err(error) = server.change_seats(guest, true, &act).await {
                tracing::warn!(%error, "finished games of a guest could not be given to their user");
            }
        });
    }

    /// Does the same with all seats that somebody holds, at tables that go on or at those that are over.
    pub(super) async fn change_seats(
        &self,
        holder: GuestId,
        over: bool,
        act: &SeatAct,
    ) -> Result<(), StoreError> {
        for Brief { id, .. } in self.store.tables_of(holder, over).await? {
            if let Err(error) = self.change_seats_at(&id, holder, act).await {
                tracing::warn!(table = %id, ?error, "a seat could not be changed");
            }
        }
        Ok(())
    }

    async fn change_seats_at(&self, id: &TableId, holder: GuestId, act: &SeatAct) -> Result<(), ActError> {
        for _ in 0..TRIES {
            let table = self.tables.find(id).await?;
            let Some(seat) = table.held_by(holder).first() else { return Ok(()) };
            match self.tables.reseat(&table, seat, act.clone()).await {
                Ok(_) | Err(ActError::Stale | ActError::Store(StoreError::Conflict)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
