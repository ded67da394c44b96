//! Workers and statues: counted, not told apart.

use khipu_core::Draws;

use crate::cards::Cards;
use crate::components::GODS;
use crate::names::{Kind, Size};

/// Workers by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Workers(pub [u8; Kind::COUNT]);

impl Workers {
    /// All together.
    #[must_use]
    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// How many of a kind.
    #[must_use]
    pub const fn get(self, kind: Kind) -> u8 {
        self.0[kind as usize]
    }

    /// One more.
    pub const fn add(&mut self, kind: Kind) {
        self.0[kind as usize] += 1;
    }

    /// One less, if there is one.
    pub const fn remove(&mut self, kind: Kind) -> bool {
        let there = self.0[kind as usize] > 0;
        if there {
            self.0[kind as usize] -= 1;
        }
        there
    }

    /// The kinds there are.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.iter().copied().filter(move |&kind| self.get(kind) > 0)
    }

    /// Draws one at random.
    pub fn draw(&mut self, draws: &mut Draws<'_>) -> Option<Kind> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let mut number = draws.below(total.into()) as u8;
        for &kind in Kind::ALL {
            if number < self.get(kind) {
                self.remove(kind);
                return Some(kind);
            }
            number -= self.get(kind);
        }
        None
    }
}

/// Statues by god and size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Statues(pub [[u8; Size::COUNT]; GODS]);

impl Statues {
    /// How many of a god and size.
    #[must_use]
    pub const fn get(self, god: u8, size: Size) -> u8 {
        self.0[god as usize][size as usize]
    }

    /// Whether there is one of a god, of any size.
    #[must_use]
    pub const fn of(self, god: u8) -> bool {
        self.get(god, Size::Small) + self.get(god, Size::Large) > 0
    }

    /// How many of a size.
    #[must_use]
    pub fn of_size(self, size: Size) -> u8 {
        self.0.iter().map(|of_god| of_god[size as usize]).sum()
    }

    /// One more.
    pub const fn add(&mut self, god: u8, size: Size) {
        self.0[god as usize][size as usize] += 1;
    }

    /// One less, if there is one.
    pub const fn remove(&mut self, god: u8, size: Size) -> bool {
        let count = &mut self.0[god as usize][size as usize];
        let there = *count > 0;
        if there {
            *count -= 1;
        }
        there
    }
}

/// Workers on the hill. Whoever placed one does not own it any more (TW-1.8), so only colours are kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HillWorkers(pub [Cards; Kind::COUNT]);

impl HillWorkers {
    /// The taken spaces.
    #[must_use]
    pub fn taken(&self) -> Cards {
        self.0.iter().fold(Cards::NONE, |taken, &of| taken.union(of))
    }

    /// Who stands on a space.
    #[must_use]
    pub fn on(&self, space: u8) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|&kind| self.0[kind as usize].has(space))
    }
}
