//! Whoever takes part: a player on a seat, or the automa.

use khipu_core::Seat;
use serde::{Serialize, Serializer};

/// Whoever owns stairs and markers, climbs the temple, gains and scores. A seat decides; the automa follows its own
/// procedure and has no seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The opponent of a solo game (TW-12).
    Axomamma,
}

impl Actor {
    /// The name of the automa in data and notation.
    pub const AUTOMA: &'static str = "axomamma";

    /// Where this actor's things lie: the automa sits opposite the only player.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Axomamma => 1,
        }
    }

    /// The seat, if it has one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Axomamma => None,
        }
    }

    /// Whether this is the player of a seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => seat.serialize(serializer),
            Self::Axomamma => serializer.serialize_str(Self::AUTOMA),
        }
    }
}
