//! Who holds a seat.

use khipu_bots::{Bot, Contender, Program, Resigned};
use khipu_core::Seat;

use crate::failure::Failure;

/// Who holds a seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Holder {
    /// A person at the terminal.
    Human,
    /// A bot or a program.
    Bot(Contender),
}

impl Holder {
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Human => "human".to_owned(),
            Self::Bot(bot) => bot.to_string(),
        }
    }

    /// The same for a record, which need not tell what is run on this machine.
    pub(crate) fn kind(&self) -> String {
        match self {
            Self::Bot(Contender::Program(_)) => "program".to_owned(),
            holder => holder.name(),
        }
    }

    fn read(word: &str) -> Option<Self> {
        if word == "human" { Some(Self::Human) } else { word.parse().ok().map(Self::Bot) }
    }

    /// Who sat on a seat that has this name in a record. A record may come from anybody: no command is read from it.
    pub(crate) fn of_seat(name: &str) -> Self {
        let bot = name.split_whitespace().next().and_then(|word| word.parse::<Bot>().ok());
        bot.map_or(Self::Human, |bot| Self::Bot(bot.into()))
    }

    /// Says where a program has given up since this was last asked; none if it plays, or is no program.
    pub(crate) fn resigned(&self) -> Option<Resigned> {
        let Self::Bot(contender) = self else { return None };
        contender.program().map(Program::resigned).filter(|resigned| resigned.games > 0)
    }

    /// Reads `human,random,…`.
    pub(crate) fn list(text: &str) -> Result<Vec<Self>, Failure> {
        let holders: Result<Vec<Self>, Failure> = text
            .split(',')
            .map(|word| {
                Self::read(word.trim()).ok_or_else(|| {
                    Failure::usage(format!("unknown player {word:?}; use human, {}", Contender::NAMES))
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
