//! Axomamma, the opponent of a solo game (TW-12): an actor with a board and a procedure of its own.
//!
//! The flow of the game asks it what it asks everybody; instead of a list of moves there is an answer for each question
//! ([`answers`]). Its own turn, and whatever a player's answer can interrupt, is work on the stack of what is pending.

mod answers;
mod board;
mod choosing;
mod conquest;
mod ending;
mod placing;
mod priest;
mod setup;
mod turn;
mod weaving;

use khipu_core::kit::Within;
use khipu_core::worded;
use serde::Serialize;

pub(crate) use setup::lay_out;

use crate::actor::Actor;
use crate::cards::{Cards, Queue};
use crate::components::{BUILDINGS, Components, MOST_OWN_WORKERS, TOKENS, TUCKED};

/// Short for the actor that all of this is about.
const ME: Actor = Actor::Axomamma;

/// What lies on Axomamma's board for everybody to see; nothing of it in a game without it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Automa {
    /// Where in its row each token stands.
    pub tokens: [u8; TOKENS],
    /// God cards under the board; none before its High Priest is put.
    pub tucked: [Option<Tucked>; TUCKED],
    /// The personality, if it has one.
    pub personality: Option<u8>,
    /// Its workers, the oldest first.
    pub ages: Queue<MOST_OWN_WORKERS>,
    /// Whether it has placed a worker: before that none of them is the oldest (TW-12.21).
    pub placed: bool,
    /// What the die shows; 0 before the first roll.
    pub die: u8,
}

impl Automa {
    /// God cards under the board.
    #[must_use]
    pub fn tucked(&self) -> u8 {
        self.tucked.iter().flatten().count() as u8
    }

    /// Those of them that everybody knows.
    #[must_use]
    pub fn known(&self) -> Cards {
        self.tucked
            .iter()
            .flatten()
            .filter_map(|tucked| tucked.card)
            .fold(Cards::NONE, |all, card| all.union(Cards::one(card)))
    }
}

/// A god card under the board: only its symbol can be seen (TW-12.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tucked {
    /// The god.
    pub god: u8,
    /// The card, if everybody knows it: it came from the known bottom of the deck.
    pub card: Option<u8>,
}

worded! {
    /// Work of Axomamma's own.
    Step in Components {
        /// What comes with each of its High Priest actions, when everybody has acted (TW-12.4).
        Afterwards = "afterwards",
        /// Its part of a Worship, after a step that may come first (TW-17.6).
        Worship = "worship",
        /// Its part of an Offering, likewise.
        Offering = "offering",
        /// A conquest after the first (TW-12.5).
        Second = "second",
        /// The next production building produces: from the lowest number that has not yet.
        Produce { from: u8 as Within(0, BUILDINGS as u8) } = "produce",
        /// The space under a token is used (TW-12.7).
        Act { token: u8 as Within(0, TOKENS as u8 - 1) } = "act",
        /// The tokens of a value move on.
        Advance { value: u8 as Within(0, TUCKED as u8) } = "advance",
        /// The personality acts.
        Personality = "personality",
        /// The last Rejuvenate and Worship (TW-12.18).
        Last = "last",
    }
}

/// What a roll of the die is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cast {
    /// How far its High Priest starts from yours.
    Priest,
    /// Which god card places a worker, and which tokens act.
    Place,
    /// Which god card names the god of a statue.
    Statue,
}

/// Why Axomamma chose what it chose: what told it apart from the rest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// There was nothing else.
    Only,
    /// It has least of it.
    Least,
    /// It has as few of others; this one comes first.
    TieOrder,
    /// It costs least food.
    Cheapest,
    /// Chance.
    Random,
    /// It is worth most points.
    MostPoints,
    /// Its region has fewest markers.
    FewestMarkers,
    /// Its region has few of its own markers.
    FewOwnMarkers,
    /// Its region has fewest of your markers.
    FewestOfYours,
    /// Its region comes first.
    RegionOrder,
    /// It needs most soldiers discarded.
    MostDiscards,
    /// It needs fewest soldiers discarded.
    FewestDiscards,
    /// It fits the largest tapestry.
    LargestTapestry,
    /// Its colour comes first.
    Colour,
    /// Its number is highest.
    HighestNumber,
    /// It is in the section of its High Priest.
    OwnSection,
    /// It is in the next section clockwise where there is one.
    NextSection,
    /// Nothing is left but under your stairs.
    UnderYours,
    /// The card of the die.
    Die,
    /// The next card clockwise from that of the die.
    NextCard,
    /// It has been there longest.
    Oldest,
    /// It has too few production buildings face up.
    FewBuildings,
    /// It has production buildings enough.
    EnoughBuildings,
    /// It cannot pay.
    CannotPay,
    /// None is to be had.
    NoneLeft,
}
