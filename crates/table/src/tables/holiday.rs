//! Holidays at tables by days: somebody takes some of their days, in which no time passes for the seat, and may come back
//! before they are over.

use std::sync::Arc;

use khipu_core::Seat;

use super::act::Basis;
use super::now::Now;
use super::table::Table;
use super::{ActError, Tables};
use crate::clock::Clock;
use crate::store::{LogRow, Store};

/// What somebody does about their holidays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HolidayAct {
    /// Takes so many days, from now on or after those that they have.
    Take(u8),
    /// Comes back: the days that have not begun are kept for later.
    End,
}

impl Table {
    /// A seat takes some of its holidays, or ends them.
    pub(super) async fn holidays(
        &self,
        store: &dyn Store,
        seat: Seat,
        act: HolidayAct,
    ) -> Result<u64, ActError> {
        let mut played = self.acting.lock().await;
        let before = self.standing()?;
        let goes_on = !before.waits() && !before.over() && before.people().contains(seat);
        let mut next = Now::clone(&before);
        let clock = next.clock.as_mut().filter(|_| goes_on).ok_or(ActError::Holiday)?;
        let row = self.on_holiday(clock, seat, act)?;
        let version = before.version + 1;
        let append = self.rows(&**played, &mut next, version, vec![row], Basis::default())?;
        self.keep_row(store, append, &mut played).await?;
        self.publish(|now| {
            now.version = version;
            now.clock = next.clock;
        });
        Ok(version)
    }

    /// Sets the clock, and returns what the log says of it.
    fn on_holiday(&self, clock: &mut Clock, seat: Seat, act: HolidayAct) -> Result<LogRow, ActError> {
        let (at, number) = (self.time.now(), seat.index() as u8);
        match act {
            HolidayAct::Take(days) => {
                let stretch = clock.holidays(seat, at, days, &self.time.down());
                let (from, until) = stretch.ok_or(ActError::Holiday)?;
                clock.take_holidays(seat, days, (from, until));
                Ok(LogRow::Holiday { seat: number, days, from, until })
            }
            HolidayAct::End => {
                let days = clock.unused_holidays(seat, at).ok_or(ActError::NotAway)?;
                clock.end_holidays(seat, days, at);
                Ok(LogRow::HolidayEnds { seat: number, days, at })
            }
        }
    }
}

impl Tables {
    /// Somebody takes days of their holidays, or ends them.
    pub(crate) async fn holidays(
        &self,
        table: &Arc<Table>,
        seat: Seat,
        act: HolidayAct,
    ) -> Result<u64, ActError> {
        let (here, store) = (table.clone(), self.store.clone());
        self.through(table, "holiday", async move { here.holidays(&*store, seat, act).await }).await
    }
}
