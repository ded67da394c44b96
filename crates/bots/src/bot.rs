//! Bots by name, as seats, arenas and protocols name them.

use std::fmt;
use std::str::FromStr;

use khipu_core::{Evaluate, Seed};

use crate::greedy::Greedy;
use crate::level::Level;
use crate::policy::{Policy, Random};
use crate::search::{Search, Settings};

/// A bot that can take a seat.
///
/// ```
/// use khipu_bots::Bot;
///
/// let bot: Bot = "level3".parse().unwrap();
/// assert_eq!(bot.to_string(), "level3");
/// assert!("level9".parse::<Bot>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Bot {
    /// Each legal move equally likely.
    Random,
    /// One look ahead.
    Greedy,
    /// One of the five levels.
    Level(Level),
    /// A search with settings of one's own.
    Search(Settings),
}

impl Bot {
    /// How bots are named, for messages.
    pub const NAMES: &'static str = "random, greedy, level1 to level5, or search:ITERATIONS";

    /// How it searches; none if it does not.
    #[must_use]
    pub const fn settings(self) -> Option<Settings> {
        match self {
            Self::Random | Self::Greedy => None,
            Self::Level(level) => level.settings(),
            Self::Search(settings) => Some(settings),
        }
    }

    /// A player.
    #[must_use]
    pub fn policy<G: Evaluate>(self, seed: Seed) -> Box<dyn Policy<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
            Self::Level(level) => level.policy(seed),
            Self::Search(settings) => Box::new(Search::new(settings, seed)),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.pad("random"),
            Self::Greedy => f.pad("greedy"),
            Self::Level(level) => f.pad(&format!("level{}", level.number())),
            Self::Search(settings) => f.pad(&write_search(*settings)),
        }
    }
}

/// A name that no bot has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownBot;

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no such bot, expected {}", Bot::NAMES)
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        match name {
            "random" => return Ok(Self::Random),
            "greedy" => return Ok(Self::Greedy),
            _ => {}
        }
        if let Some(number) = name.strip_prefix("level") {
            return number.parse().ok().and_then(Level::new).map(Self::Level).ok_or(UnknownBot);
        }
        let mut parts = name.strip_prefix("search:").ok_or(UnknownBot)?.split(':');
        let mut settings = Settings::new(parts.next().and_then(|n| n.parse().ok()).ok_or(UnknownBot)?);
        for part in parts {
            let (name, value) = part.split_once('=').ok_or(UnknownBot)?;
            let value: f32 = value.parse().map_err(|_| UnknownBot)?;
            let (_, field, most) = FIELDS.iter().find(|(known, ..)| *known == name).ok_or(UnknownBot)?;
            if !(0.0..=*most).contains(&value) {
                return Err(UnknownBot);
            }
            field(&mut settings, Some(value));
        }
        Ok(Self::Search(settings))
    }
}

/// Sets a field of the settings if a value is given; says what it is.
type Field = fn(&mut Settings, Option<f32>) -> f32;

/// What can be set in the name of a search, for the laboratory: `search:1000:rollout=8:exploration=0.1`.
const FIELDS: [(&str, Field, f32); 10] = [
    ("estimates", |s, v| set_whole(&mut s.estimates, v), 4e9),
    ("workers", |s, v| set_whole(&mut s.workers, v), 64.0),
    ("worlds", |s, v| set_whole(&mut s.worlds, v), 1000.0),
    ("list", |s, v| set_whole(&mut s.list, v), 60_000.0),
    ("rollout", |s, v| set_whole(&mut s.rollout, v), 10_000.0),
    ("exploration", |s, v| set(&mut s.exploration, v), 10.0),
    ("width", |s, v| set(&mut s.width, v), 1000.0),
    ("others_width", |s, v| set(&mut s.others_width, v), 1000.0),
    ("widening", |s, v| set(&mut s.widening, v), 1000.0),
    ("others_widening", |s, v| set(&mut s.others_widening, v), 1000.0),
];

fn set(field: &mut f32, value: Option<f32>) -> f32 {
    *field = value.unwrap_or(*field);
    *field
}

fn set_whole(field: &mut u32, value: Option<f32>) -> f32 {
    *field = value.map_or(*field, |value| value as u32);
    *field as f32
}

/// The name of a search: its iterations, and what is not as usual.
fn write_search(mut settings: Settings) -> String {
    let mut usual = Settings::new(settings.iterations);
    let mut name = format!("search:{}", settings.iterations);
    for (field, value, _) in FIELDS {
        let found = value(&mut settings, None);
        if found != value(&mut usual, None) {
            name += &format!(":{field}={found}");
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for name in ["random", "greedy", "level1", "level5", "search:100", "search:7:rollout=40:width=3.5"] {
            assert_eq!(name.parse::<Bot>().map(|bot| bot.to_string()).as_deref(), Ok(name));
        }
        for name in [
            "",
            "level0",
            "level6",
            "level",
            "search",
            "search:",
            "search:x",
            "search:1:2",
            "search:1:width=x",
            "search:1:width=-1",
            "search:1:depth=3",
            "human",
        ] {
            assert_eq!(name.parse::<Bot>(), Err(UnknownBot), "{name}");
        }
    }
}
