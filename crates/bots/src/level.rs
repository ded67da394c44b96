//! Five levels, from somebody's first game to the strongest.

use khipu_core::{Evaluate, Seat, Seed};

use crate::dice::Dice;
use crate::greedy::Greedy;
use crate::policy::{Policy, Random};
use crate::search::{Search, Settings};

/// How strong a bot at the table is, from 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Level(u8);

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The level with this number, from 1 to 5.
    #[must_use]
    pub fn new(number: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|level| u64::from(level.0) == number)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How this level searches; none if it does not.
    pub(crate) const fn settings(self) -> Option<Settings> {
        match self.0 {
            4 => Some(Settings::new(400)),
            // Most decisions take a quarter of a million estimates; a few would take many more.
            5 => Some(Settings { estimates: 600_000, ..Settings::new(40_000) }),
            _ => None,
        }
    }

    /// The part of its choices that this level makes without a thought.
    const fn thoughtless(self) -> f32 {
        match self.0 {
            1 => 0.65,
            2 => 0.35,
            3 => 0.15,
            4 => 0.05,
            _ => 0.0,
        }
    }

    /// A player of this level.
    #[must_use]
    pub fn policy<G: Evaluate>(self, seed: Seed) -> Box<dyn Policy<G>> {
        let thinker: Box<dyn Policy<G>> = match self.settings() {
            Some(settings) => Box::new(Search::new(settings, seed.numbered(1))),
            None => Box::new(Greedy::new(seed.numbered(1))),
        };
        let (dice, random) = (Dice::new(seed), Random::new(seed.numbered(0)));
        Box::new(Careless { thoughtless: self.thoughtless(), dice, random, thinker })
    }
}

/// Somebody who makes some choices without a thought.
struct Careless<G: Evaluate> {
    thoughtless: f32,
    dice: Dice,
    random: Random,
    thinker: Box<dyn Policy<G>>,
}

impl<G: Evaluate> Policy<G> for Careless<G> {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        if self.dice.share() < self.thoughtless {
            self.random.choose(game, view, seat)
        } else {
            self.thinker.choose(game, view, seat)
        }
    }
}
