//! Who owns and acts: seats, and the virtual player of a solo game.

use khipu_core::Seat;
use serde::{Serialize, Serializer};

/// A seat, or the virtual player (IS-8.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A seat.
    Seat(Seat),
    /// The virtual player of a solo game; his locations lie where those of a second seat would.
    Virtual,
}

impl Actor {
    /// His name.
    pub const AUTOMA: &'static str = "virtual";

    /// The index of what lies before the actor.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Virtual => 1,
        }
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
            Self::Virtual => serializer.serialize_str(Self::AUTOMA),
        }
    }
}
