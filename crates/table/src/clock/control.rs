//! How the clock of a table goes: chosen with the table, and never changed.

use serde::{Deserialize, Serialize};

use super::{DAY, DaysOff, HOUR};

/// How a clock goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "clock", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Control {
    /// So many seconds for the whole game, and some more after each turn (Fischer).
    Live {
        /// For the whole game.
        base: u32,
        /// After each turn.
        increment: u32,
    },
    /// So many seconds for each turn, and a bank for those that take longer.
    Days {
        /// For each turn.
        turn: u32,
        /// For all turns together that take longer.
        bank: u32,
        /// Days on which no time passes for anybody, and the time zone of the table.
        #[serde(default, skip_serializing_if = "DaysOff::is_unsaid")]
        off: DaysOff,
        /// How many days of holidays each seat may take.
        #[serde(default, skip_serializing_if = "is_zero")]
        holiday: u8,
    },
}

/// The most days of holidays.
const HOLIDAY: u8 = 60;

/// Serde asks by reference.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(days: &u8) -> bool {
    *days == 0
}

impl Control {
    /// The same, if a game can be played with it.
    pub(crate) fn checked(self) -> Option<Self> {
        let fits = match &self {
            Self::Live { base, increment } => {
                (60..=12 * HOUR).contains(&i64::from(*base)) && i64::from(*increment) <= HOUR
            }
            Self::Days { turn, bank, off, holiday } => {
                (HOUR..=30 * DAY).contains(&i64::from(*turn))
                    && i64::from(*bank) <= 90 * DAY
                    && off.leaves_a_day()
                    && *holiday <= HOLIDAY
            }
        };
        fits.then_some(self)
    }

    /// With how much time left somebody is reminded.
    pub(super) fn reminder(&self) -> i64 {
        match self {
            Self::Live { base, .. } => (i64::from(*base) / 10).clamp(15, 120),
            Self::Days { turn, .. } => (i64::from(*turn) / 4).min(DAY),
        }
    }

    /// The days on which no time passes.
    pub(super) fn off(&self) -> Option<&DaysOff> {
        match self {
            Self::Live { .. } => None,
            Self::Days { off, .. } => Some(off).filter(|off| !off.is_none()),
        }
    }

    /// How many days of holidays each seat may take.
    pub(super) const fn holiday(&self) -> u8 {
        match self {
            Self::Live { .. } => 0,
            Self::Days { holiday, .. } => *holiday,
        }
    }

    /// When so many days are over that begin at a moment, by the calendar of the table.
    pub(super) fn days_after(&self, at: i64, days: u8) -> i64 {
        match self {
            Self::Live { .. } => at,
            Self::Days { off, .. } => off.days_after(at, days),
        }
    }
}
