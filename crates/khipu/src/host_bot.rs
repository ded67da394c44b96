//! `--bot NAME=PLAYER`: bots of whoever starts a server or a worker, which people seat by their names.

use std::fmt;
use std::str::FromStr;

use clap::Args;
use khipu_bots::Contender;
use khipu_table::HostBot;

use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct HostBots {
    /// A bot that people can seat by its name: NAME=exec:COMMAND for a program, NAME=net:FILE for a net. May be given several
    /// times; KHIPU_BOT has one on each line
    #[arg(long, value_name = "NAME=PLAYER", env = "KHIPU_BOT", value_delimiter = '\n')]
    bot: Vec<NamedBot>,
}

/// A player with a name, as it was typed.
#[derive(Clone, Debug)]
struct NamedBot {
    typed: String,
    bot: HostBot,
}

impl FromStr for NamedBot {
    type Err = String;

    fn from_str(typed: &str) -> Result<Self, String> {
        let (name, player) = typed.split_once('=').ok_or("it is NAME=exec:COMMAND or NAME=net:FILE")?;
        let player: Contender =
            khipu_games::encoders().contender(player.trim()).map_err(|error| error.to_string())?;
        let bot = HostBot::new(name.trim(), player).map_err(|error| error.to_string())?;
        Ok(Self { typed: typed.to_owned(), bot })
    }
}

impl HostBots {
    /// All of them.
    pub(crate) fn read(&self) -> Result<Vec<HostBot>, Failure> {
        let mut bots: Vec<HostBot> = Vec::new();
        for NamedBot { bot, .. } in &self.bot {
            if bots.iter().any(|other| other.name() == bot.name()) {
                return Err(Failure::usage(format!(
                    "two bots are called {}; give one another name",
                    bot.name()
                )));
            }
            bots.push(bot.clone());
        }
        Ok(bots)
    }
}

/// As in a file.
impl fmt::Display for HostBots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.bot.iter().map(|bot| &bot.typed)).finish()
    }
}
