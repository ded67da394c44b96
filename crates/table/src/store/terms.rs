//! What a table was set up with besides its game, and how its game was dealt: rows of its log.

use serde::{Deserialize, Serialize};

use crate::clock::Control;
use crate::daily::Day;

/// What a table was set up with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Terms {
    /// Where the seed comes from.
    #[serde(flatten)]
    pub(crate) chance: Chance,
    /// For how many minutes somebody must be away before the host may let a bot play the seat.
    pub(crate) away: u8,
    /// How the clock goes; none if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<Control>,
    /// Whether everybody may ask for hints, also where several people play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) hints: bool,
    /// Whether the game counts for the ratings of those who play it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) rated: bool,
    /// What is kept of the password that lets people sit down; none if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) password: Option<String>,
    /// The day whose game this is; none for any other game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) daily: Option<Day>,
    /// The decision that is tried again here; none if the game did not begin in the middle of another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) retry: Option<Retry>,
}

/// A decision of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Retry {
    /// The table of that game.
    pub(crate) table: String,
    /// Whose decision.
    pub(crate) seat: u8,
    /// How many moves were made before it.
    pub(crate) at: usize,
}

impl Terms {
    /// The minutes that a table names if nobody chooses others.
    pub(crate) const USUAL_AWAY: u8 = 10;
    /// The most that it can name.
    pub(crate) const LONGEST_AWAY: u8 = 60;

    /// Nothing is agreed but what is usual.
    pub(crate) const fn usual(chance: Chance) -> Self {
        Self {
            chance,
            away: Self::USUAL_AWAY,
            clock: None,
            hints: false,
            rated: false,
            password: None,
            daily: None,
            retry: None,
        }
    }
}

/// Where the seed of a game comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "chance", rename_all = "snake_case")]
pub(crate) enum Chance {
    /// The server made it: one guest holds all seats that are no bot's.
    Server,
    /// Whoever set up the table chose it, or brought the game with it.
    Chosen,
    /// It is made of a part of the server and a part of everybody who sits down, when the last seat is taken.
    Shared {
        /// The part of the server: secret until the game is over, but promised from the start.
        server: String,
    },
}

/// What a person adds to the chance of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Part {
    /// The text.
    pub(crate) text: String,
    /// Whether the person sent it; the server makes one for who sends none.
    pub(crate) own: bool,
}

/// The part of a person, and where that person sat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct SeatPart {
    /// Where.
    pub(crate) seat: u8,
    /// What.
    #[serde(flatten)]
    pub(crate) part: Part,
}

/// How a game was dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Dealt {
    /// The text whose hash is the seed.
    pub(crate) seed: String,
    /// The parts of the people in it.
    pub(crate) parts: Vec<SeatPart>,
}
