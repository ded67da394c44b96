//! Clocks: how much time each seat of a table has left.
//!
//! A clock belongs to the table, not to the rules of its game. It is reckoned from the log alone: from when each row was
//! written and who had to decide then. So it survives every restart, and every node comes to the same. Here is nothing but
//! arithmetic; what happens at the end of somebody's time is decided at the table.

mod calendar;
mod control;
mod downtime;
mod reckon;

pub(crate) use calendar::DaysOff;
pub(crate) use control::Control;
pub(crate) use downtime::Downtimes;
pub(crate) use reckon::{Clock, Holiday, Standing};

/// Seconds of an hour.
pub(crate) const HOUR: i64 = 3600;
/// Seconds of most days.
pub(crate) const DAY: i64 = 24 * HOUR;
