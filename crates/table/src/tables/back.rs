//! Taking back more than a barrier allows: somebody asks, all other people at the table agree. What was shown stays known, so
//! it is for games that count for no rating and go on, and the record says that it happened.

use std::sync::Arc;

use khipu_core::{Seat, Seats};
use khipu_registry::{DynGame, DynMatch, Moment};

use super::act::Basis;
use super::now::{AskedBack, Now};
use super::table::Table;
use super::{ActError, Tables};
use crate::store::{LogRow, Says, Store};

/// The match with only its first moves.
pub(super) fn back_to(
    game: &dyn DynGame,
    played: &dyn DynMatch,
    to: usize,
) -> Result<Box<dyn DynMatch>, String> {
    let mut record = played.record();
    if to >= record.moves.len() {
        return Err("there are not so many moves to take back".to_owned());
    }
    record.moves.truncate(to);
    game.load_record(&record, usize::MAX).map_err(|faults| format!("{faults:?}"))
}

impl Now {
    /// How many moves stand before the last move of a seat; none if it has made none.
    pub(crate) fn before_last_of(&self, seat: Seat) -> Option<usize> {
        self.steps.iter().rposition(|step| step.seat == seat)
    }

    /// Takes in what somebody says about going back.
    pub(super) fn hear_about_back(&mut self, seat: Seat, says: Says, to: usize) {
        match says {
            Says::Ask => self.asked_back = Some(AskedBack { seat, to, agreed: Seats::NONE }),
            Says::Agree => {
                if let Some(asked) = &mut self.asked_back {
                    asked.agreed.insert(seat);
                }
            }
            Says::Refuse => self.asked_back = None,
        }
    }

    /// So many moves stand again.
    pub(super) fn go_back(&mut self, from: usize, to: usize, moment: Moment) {
        self.take_back(to, moment);
        self.backs.push((from, to));
        self.asked_back = None;
    }

    /// Whether everybody who has a say has agreed.
    fn all_agree(&self) -> bool {
        self.asked_back.is_some_and(|asked| {
            self.people().iter().all(|seat| seat == asked.seat || asked.agreed.contains(seat))
        })
    }
}

impl Table {
    /// Whether moves may be taken back beyond a barrier, if all agree.
    pub(crate) fn permits_back(&self, now: &Now) -> bool {
        !self.terms.rated && !self.is_sealed() && !now.waits() && !now.over()
    }

    /// Somebody asks to take back everything from their last move on, or answers. When all have agreed, it is done.
    pub(super) async fn about_back(
        &self,
        store: &dyn Store,
        seat: Seat,
        says: Says,
    ) -> Result<u64, ActError> {
        let mut played = self.acting.lock().await;
        let before = self.standing()?;
        let asked = before.asked_back;
        let to = before.before_last_of(seat).unwrap_or_default();
        let may = match says {
            Says::Ask => before.before_last_of(seat).is_some() && asked.is_none(),
            Says::Agree => asked.is_some_and(|asked| asked.seat != seat),
            Says::Refuse => asked.is_some(),
        };
        if !may || !self.permits_back(&before) || !before.people().contains(seat) {
            return Err(ActError::NoBack);
        }
        let mut next = Now::clone(&before);
        let asks = if says == Says::Ask { to } else { 0 };
        next.hear_about_back(seat, says, asks);
        let mut rows = vec![LogRow::AboutBack { seat: seat.index() as u8, says, to: asks }];
        let mut fresh = None;
        if let Some(AskedBack { to, .. }) = next.asked_back.filter(|_| next.all_agree()) {
            rows.push(LogRow::Back { to });
            fresh = Some(back_to(&*self.game, &**played, to).map_err(|_| ActError::Broken)?);
        }
        let version = before.version + rows.len() as u64;
        let standing = fresh.as_deref().unwrap_or(&**played);
        let append = self.rows(standing, &mut next, before.version + 1, rows, Basis::default())?;
        self.keep_row(store, append, &mut played).await?;
        let from = played.played().len();
        self.publish(|now| {
            now.version = version;
            now.asked_back = next.asked_back;
            now.clock = next.clock;
            if let Some(fresh) = fresh {
                now.go_back(from, fresh.played().len(), fresh.moment());
                now.last_break = version;
                now.settle(fresh.undoable());
                *played = fresh;
            }
        });
        Ok(version)
    }
}

impl Tables {
    /// Somebody asks to take back moves beyond a barrier, or answers.
    pub(crate) async fn about_back(
        &self,
        table: &Arc<Table>,
        seat: Seat,
        says: Says,
    ) -> Result<u64, ActError> {
        let (here, store) = (table.clone(), self.store.clone());
        self.through(table, "back", async move { here.about_back(&*store, seat, says).await }).await
    }
}
