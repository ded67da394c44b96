//! Seats at a table: who decides, and who looks on.

use serde::{Serialize, Serializer};

/// One place at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// No game of ours seats more than this.
    pub const MAX: usize = 8;

    /// The seat with this index; indices from outside go through [`Seat::checked`].
    #[must_use]
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::MAX);
        Self(index as u8)
    }

    /// The seat with this index, if a table of `players` has it.
    #[must_use]
    pub const fn checked(index: u64, players: usize) -> Option<Self> {
        if index < players as u64 && index < Self::MAX as u64 { Some(Self(index as u8)) } else { None }
    }

    /// The index, for looking things up.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise.
    #[must_use]
    pub const fn next(self, players: usize) -> Self {
        let next = self.0 as usize + 1;
        Self(if next >= players { 0 } else { next as u8 })
    }

    /// All seats of a table, from 0.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..players.min(Self::MAX) as u8).map(Self)
    }
}

/// A set of seats.
///
/// ```
/// use khipu_core::{Seat, Seats};
///
/// let mut waiting = Seats::all(3);
/// waiting.remove(Seat::new(1));
/// assert_eq!(waiting.iter().map(Seat::index).collect::<Vec<_>>(), [0, 2]);
/// assert_eq!(Seat::new(2).next(3), Seat::new(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// One seat alone.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table.
    #[must_use]
    pub const fn all(players: usize) -> Self {
        Self(((1u16 << players) - 1) as u8)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether nobody is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats it holds.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether every seat of `self` is in `other`.
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The lowest seat, if there is one.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MAX as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

/// Who looks at a position. In data it is the number of the seat, or `"spectator"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The holder of a seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => seat.serialize(serializer),
            Self::Spectator => serializer.serialize_str("spectator"),
        }
    }
}

impl Viewer {
    /// Whether this viewer holds the seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}
