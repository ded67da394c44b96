//! Who holds a seat.

use khipu_bots::Bot;
use khipu_core::Seat;

use crate::failure::Failure;

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Holder {
    /// A person at the terminal.
    Human,
    /// A bot.
    Bot(Bot),
}

impl Holder {
    pub(crate) fn name(self) -> String {
        match self {
            Self::Human => "human".to_owned(),
            Self::Bot(bot) => bot.to_string(),
        }
    }

    fn read(word: &str) -> Option<Self> {
        if word == "human" { Some(Self::Human) } else { word.parse().ok().map(Self::Bot) }
    }

    /// Who sat on a seat that has this name in a record.
    pub(crate) fn of_seat(name: &str) -> Self {
        name.split_whitespace().next().and_then(Self::read).unwrap_or(Self::Human)
    }

    /// Reads `human,random,…`.
    pub(crate) fn list(text: &str) -> Result<Vec<Self>, Failure> {
        let holders: Result<Vec<Self>, Failure> = text
            .split(',')
            .map(|word| {
                Self::read(word.trim()).ok_or_else(|| {
                    Failure::usage(format!("unknown player {word:?}; use human, {}", Bot::NAMES))
                })
            })
            .collect();
        match holders {
            Ok(holders) if holders.len() > Seat::MAX => {
                Err(Failure::usage(format!("there are {} seats at most; name fewer", Seat::MAX)))
            }
            holders => holders,
        }
    }
}
