//! Locations in play, and the cards under them.

use khipu_core::kit::List;

use crate::actor::Actor;
use crate::cards::{Card, Cards};

/// A location in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Location {
    /// Its card.
    pub card: Card,
    /// Uses of its action this round.
    pub used: u8,
    /// How often its counted feature has worked this round.
    pub fired: u8,
    /// Resources put on it for good.
    pub stash: u8,
    /// Statue tokens.
    pub tokens: u8,
    /// Enemy workers that came this round.
    pub visits: u8,
    marks: u8,
}

const DEFENDED: u8 = 1;
const SAMURAI: u8 = 2;
const BLOCKED: u8 = 4;
const HOME: u8 = 4;

impl Location {
    /// A new one.
    #[must_use]
    pub fn new(card: Card) -> Self {
        Self { card, ..Self::default() }
    }

    const fn mark(&mut self, bit: u8, set: bool) {
        self.marks = if set { self.marks | bit } else { self.marks & !bit };
    }

    /// Whether a defence token lies on it.
    #[must_use]
    pub const fn defended(&self) -> bool {
        self.marks & DEFENDED != 0
    }

    /// Puts a defence token there, or takes it away.
    pub const fn defend(&mut self, set: bool) {
        self.mark(DEFENDED, set);
    }

    /// Whether a samurai stands on it.
    #[must_use]
    pub const fn samurai(&self) -> bool {
        self.marks & SAMURAI != 0
    }

    /// Puts a samurai there.
    pub const fn guard(&mut self) {
        self.mark(SAMURAI, true);
    }

    /// Whether it cannot be used this round.
    #[must_use]
    pub const fn blocked(&self) -> bool {
        self.marks & BLOCKED != 0
    }

    /// Blocks it, or frees it.
    pub const fn block(&mut self, set: bool) {
        self.mark(BLOCKED, set);
    }

    /// The index of the actor to whom it goes back at the end of the round (IS-9.9).
    #[must_use]
    pub const fn home(&self) -> Option<usize> {
        match self.marks >> HOME {
            0 => None,
            index => Some(index as usize - 1),
        }
    }

    /// Says to whom it goes back.
    pub const fn belongs(&mut self, home: Option<usize>) {
        let home = match home {
            Some(index) => index as u8 + 1,
            None => 0,
        };
        self.marks = self.marks & ((1 << HOME) - 1) | home << HOME;
    }

    /// What a round left on it goes.
    pub const fn clean(&mut self) {
        (self.used, self.fired, self.visits) = (0, 0, 0);
        self.mark(DEFENDED | BLOCKED, false);
    }
}

/// The locations of one actor, in the order they were built.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tableau(List<Location, { Tableau::MOST }>);

impl Tableau {
    /// The most locations of one actor (IS-11.9).
    pub const MOST: usize = 36;

    /// The locations.
    #[must_use]
    #[inline]
    pub fn all(&self) -> &[Location] {
        self.0.items()
    }

    /// The locations, to be changed.
    pub fn all_mut(&mut self) -> &mut [Location] {
        self.0.items_mut()
    }

    /// How many.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.0.len()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether there is no room for one more.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.0.is_full()
    }

    /// The location of a card.
    #[must_use]
    pub fn find(&self, card: Card) -> Option<&Location> {
        self.all().iter().find(|location| location.card == card)
    }

    /// The location of a card, to be changed.
    pub fn find_mut(&mut self, card: Card) -> Option<&mut Location> {
        self.all_mut().iter_mut().find(|location| location.card == card)
    }

    /// Adds one; says whether there was room.
    pub fn push(&mut self, location: Location) -> bool {
        self.0.push(location)
    }

    /// Takes one out.
    pub fn remove(&mut self, card: Card) -> Option<Location> {
        self.0.take_first(|location| location.card == card)
    }
}

/// A card under a location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tucked {
    /// The card.
    pub card: Card,
    /// The location.
    pub host: Card,
    /// How long, and what for.
    pub why: Lying,
}

/// How long a card lies under a location, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lying {
    /// To the end of the game, to be counted.
    #[default]
    Stash,
    /// Until cleanup: it was paid.
    Paid,
    /// For prayers of this round.
    RoundPrayer,
    /// For prayers of this game.
    GamePrayer,
}

impl Lying {
    /// Names in the documented form.
    pub const NAMES: [(&'static str, Self); 4] = [
        ("stash", Self::Stash),
        ("paid", Self::Paid),
        ("round_prayer", Self::RoundPrayer),
        ("game_prayer", Self::GamePrayer),
    ];

    /// Whether it can be used in prayers.
    #[must_use]
    pub const fn for_prayers(self) -> bool {
        matches!(self, Self::RoundPrayer | Self::GamePrayer)
    }
}

/// All cards under locations, in the order they came there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Under(List<Tucked, { Under::MOST }>);

impl Under {
    /// The most cards under locations (IS-11.9).
    pub const MOST: usize = 36;

    /// The cards.
    #[must_use]
    pub fn all(&self) -> &[Tucked] {
        self.0.items()
    }

    /// Whether there is no room for one more.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.0.is_full()
    }

    /// Adds one; says whether there was room.
    pub fn push(&mut self, tucked: Tucked) -> bool {
        self.0.push(tucked)
    }

    /// Takes all of some kind out, one at a time.
    pub fn take(&mut self, wanted: impl Fn(&Tucked) -> bool) -> Option<Tucked> {
        self.0.take_first(wanted)
    }

    /// How many cards to be counted lie under a location.
    #[must_use]
    pub fn stashed(&self, host: Card) -> u8 {
        self.all().iter().filter(|tucked| tucked.host == host && tucked.why == Lying::Stash).count() as u8
    }

    /// All of them as a set.
    #[must_use]
    pub fn as_cards(&self) -> Cards {
        self.all().iter().map(|tucked| tucked.card).collect()
    }
}

/// Whose location, and which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Site {
    pub(crate) owner: Actor,
    pub(crate) card: Card,
}
