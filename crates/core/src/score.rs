//! Points, kept in quarters, and the final reckoning.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use serde::{Serialize, Serializer};

use crate::{Seat, Seats};

/// Victory points in quarters: some games score a quarter of a point for a good.
///
/// ```
/// use khipu_core::Points;
///
/// let points = Points::whole(12) + Points::quarters(3);
/// assert_eq!(points.to_string(), "12.75");
/// assert!(points > Points::whole(12));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(i32);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// Whole points.
    #[must_use]
    pub const fn whole(points: i32) -> Self {
        Self(points * 4)
    }

    /// Quarters of a point.
    #[must_use]
    pub const fn quarters(quarters: i32) -> Self {
        Self(quarters)
    }

    /// How many quarters.
    #[must_use]
    pub const fn in_quarters(self) -> i32 {
        self.0
    }

    /// As a number; quarters are exact in binary.
    #[must_use]
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / 4.0
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.as_f64().to_string())
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Whole points stay whole numbers on the wire.
        if self.0 % 4 == 0 {
            serializer.serialize_i32(self.0 / 4)
        } else {
            serializer.serialize_f64(self.as_f64())
        }
    }
}

/// Whose points a line of the score shows: a seat's, or those of an actor that the rules play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A seat.
    Seat(Seat),
    /// An automa, by name.
    Actor(&'static str),
}

/// The points of one seat or actor, by where they came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// Whose points.
    pub who: Who,
    /// The sum.
    pub total: Points,
    /// Each source with its points, in the order of the rules.
    pub sources: Vec<(&'static str, Points)>,
}

/// The score of a position: running while the game goes on, final when it is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Whether the game has ended.
    pub over: bool,
    /// Seats in order, then actors.
    pub lines: Vec<ScoreLine>,
    /// Who has won; nobody while the game goes on, and nobody if an automa won.
    pub winners: Seats,
}
