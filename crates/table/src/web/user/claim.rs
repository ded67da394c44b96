//! What a guest held becomes the user's who has logged in on their device.

use std::sync::Arc;

use super::super::Server;
use crate::store::{Brief, GuestId, LessonRow, StoreError, TableId};
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
            self.keep_lessons(guest, user).await?;
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

    /// What a guest has learnt is learnt.
    async fn keep_lessons(&self, guest: GuestId, user: GuestId) -> Result<(), StoreError> {
        let known = self.store.lessons(user).await?;
        for row in self.store.lessons(guest).await? {
            let own = known.iter().find(|own| own.lesson == row.lesson);
            if let Some(further) = further(own, row) {
                self.store.save_lesson(user, further).await?;
            }
        }
        Ok(())
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

/// A lesson as the same person has come furthest in it, as a user or as a guest; none if the guest brings nothing new.
fn further(own: Option<&LessonRow>, guest: LessonRow) -> Option<LessonRow> {
    let Some(own) = own else { return Some(guest) };
    let version = own.version.max(guest.version) + 1;
    let done = own.done || guest.done;
    match (own.done, guest.done) {
        (true, _) => None,
        (false, false) if guest.step <= own.step => None,
        (false, _) => Some(LessonRow { version, done, ..guest }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_comes_back_to_less_than_they_had_learnt() {
        let row = |step, done| LessonRow { version: 3, step, done, ..LessonRow::default() };
        assert_eq!(further(None, row(2, false)), Some(row(2, false)));
        let next = |step, done| Some(LessonRow { version: 4, ..row(step, done) });
        assert_eq!(further(Some(&row(2, false)), row(5, false)), next(5, false));
        assert_eq!(
            further(Some(&row(2, false)), row(0, true)),
            next(0, true),
            "begun again after it was done"
        );
        for (own, guest) in
            [(row(5, false), row(2, false)), (row(0, true), row(5, false)), (row(5, true), row(1, true))]
        {
            assert_eq!(further(Some(&own), guest), None);
        }
    }
}
