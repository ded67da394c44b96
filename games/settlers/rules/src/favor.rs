//! Colours together, and favour tokens.

use crate::names::Colour;

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Colours(pub u16);

impl Colours {
    /// None.
    pub const NONE: Self = Self(0);
    /// What the three-coloured token can be (IS-6.5).
    pub const TRICOLOUR: Self =
        Self(1 << Colour::Brown as u16 | 1 << Colour::Red as u16 | 1 << Colour::Grey as u16);
    /// All that have a token: there is no orange one (IS-6.13).
    pub const TOKENS: Self = Self((1 << Colour::COUNT) - 1 - (1 << Colour::Orange as u16));

    /// One alone.
    #[must_use]
    pub const fn one(colour: Colour) -> Self {
        Self(1 << colour as u16)
    }

    /// Whether a colour is among them.
    #[must_use]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 & (1 << colour as u16) != 0
    }

    /// Adds a colour.
    pub const fn insert(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u16;
    }

    /// Takes a colour out.
    pub const fn remove(&mut self, colour: Colour) {
        self.0 &= !(1 << colour as u16);
    }

    /// Those in both.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// One by one.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.iter().copied().filter(move |&colour| self.has(colour))
    }
}

/// Favour tokens held: one of each colour at most, and the three-coloured one (IS-6.4, IS-6.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Favor {
    /// Tokens of one colour.
    pub colours: Colours,
    /// The three-coloured token.
    pub tricolour: bool,
}

impl Favor {
    /// How many tokens (IS-6.16).
    #[must_use]
    pub const fn len(self) -> u8 {
        self.colours.len() + self.tricolour as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Colours that can still be taken.
    #[must_use]
    pub const fn missing(self) -> Colours {
        Colours::TOKENS.without(self.colours)
    }
}
