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
        /// Days on which no time passes.
        #[serde(default, skip_serializing_if = "DaysOff::is_none")]
        off: DaysOff,
    },
}

impl Control {
    /// The same, if a game can be played with it.
    pub(crate) fn checked(self) -> Option<Self> {
        let fits = match &self {
            Self::Live { base, increment } => {
                (60..=12 * HOUR).contains(&i64::from(*base)) && i64::from(*increment) <= HOUR
            }
            Self::Days { turn, bank, off } => {
                (HOUR..=30 * DAY).contains(&i64::from(*turn))
                    && i64::from(*bank) <= 90 * DAY
                    && off.leaves_a_day()
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
}
