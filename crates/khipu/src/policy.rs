//! Who holds a seat.

use khipu_bots::{Bot, Contender, Program, Resigned};
use khipu_core::Seat;
use khipu_learn::NetError;
use khipu_registry::DynGame;

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
            Self::Bot(Contender::Custom(_)) => "net".to_owned(),
            holder => holder.name(),
        }
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

    /// Reads `human,random,…` for as many players of a game as are named.
    pub(crate) fn list(game: &dyn DynGame, text: &str) -> Result<Vec<Self>, Failure> {
        let holders: Result<Vec<Self>, Failure> = text
            .split(',')
            .map(|word| match word.trim() {
                "human" => Ok(Self::Human),
                word => contender(word, "human, ").map(Self::Bot),
            })
            .collect();
        let holders = holders?;
        if holders.len() > Seat::MAX {
            return Err(Failure::usage(format!("there are {} seats at most; name fewer", Seat::MAX)));
        }
        let bots = holders.iter().filter_map(|holder| match holder {
            Self::Bot(bot) => Some(bot),
            Self::Human => None,
        });
        check(game, bots, holders.len())?;
        Ok(holders)
    }
}

/// Whoever has this name; `others` are names that are also possible where it was typed.
pub(crate) fn contender(word: &str, others: &str) -> Result<Contender, Failure> {
    khipu_games::encoders().contender(word).map_err(|error| match error {
        NetError::Unknown(_) => {
            Failure::usage(format!("unknown player {word:?}; use {others}{}", Contender::NAMES))
        }
        error => Failure::usage(error.to_string()),
    })
}

/// Whether all of them play a game with so many players.
pub(crate) fn check<'a>(
    game: &dyn DynGame,
    mut bots: impl Iterator<Item = &'a Contender>,
    players: usize,
) -> Result<(), Failure> {
    bots.try_for_each(|bot| game.check_player(bot, players))
        .map_err(|unfit| Failure::usage(unfit.to_string()))
}
