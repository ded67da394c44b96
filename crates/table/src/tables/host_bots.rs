//! Bots that whoever runs the server brings: programs and nets, each by a name. A request knows the name alone, so that nobody
//! has a command run or a file read by asking for it.

use std::fmt;
use std::sync::Arc;

use khipu_bots::{Bot, Contender};
use khipu_registry::DynGame;

/// Characters of the longest name.
const LONGEST: usize = 24;
/// The level of the bot that plays on where the host's bot does not.
pub(super) const STAND_IN: u8 = 3;

/// A bot of the host.
#[derive(Clone, Debug)]
pub struct HostBot {
    name: String,
    player: Contender,
}

impl HostBot {
    /// A player by a name.
    ///
    /// # Errors
    /// If nobody can be called so.
    pub fn new(name: &str, player: Contender) -> Result<Self, BadBotName> {
        let good = |c: char| c.is_alphanumeric() || "-_.".contains(c);
        let fits = (1..=LONGEST).contains(&name.chars().count()) && name.chars().all(good);
        // Whoever reads a record must not take it for a bot of ours, or for a person.
        let ours = name == "human" || name.parse::<Bot>().is_ok();
        if !fits || ours {
            return Err(BadBotName);
        }
        Ok(Self { name: name.to_owned(), player })
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// Nobody can be called so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadBotName;

impl fmt::Display for BadBotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "a name has up to {LONGEST} letters, digits, '-', '_' and '.', and is not one of {}",
            Bot::NAMES
        )
    }
}

impl std::error::Error for BadBotName {}

/// The bots of the host that this process has.
#[derive(Clone, Default, Debug)]
pub(crate) struct HostBots(Arc<[HostBot]>);

impl HostBots {
    pub(crate) fn new(bots: Vec<HostBot>) -> Self {
        Self(bots.into())
    }

    /// What they are called.
    pub(super) fn names(&self) -> Vec<String> {
        self.0.iter().map(|bot| bot.name.clone()).collect()
    }

    /// The one of this name, if it plays the game with so many players.
    pub(super) fn find(&self, name: &str, game: &dyn DynGame, players: usize) -> Option<&Contender> {
        let bot = self.0.iter().find(|bot| bot.name == name)?;
        game.check_player(&bot.player, players).is_ok().then_some(&bot.player)
    }

    /// Those that play a game with any number of players.
    pub(super) fn names_for(&self, game: &dyn DynGame) -> Vec<String> {
        let title = game.title();
        let plays = |bot: &HostBot| {
            (title.min_players..=title.max_players)
                .any(|players| game.check_player(&bot.player, players).is_ok())
        };
        self.0.iter().filter(|bot| plays(bot)).map(|bot| bot.name.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_called_as_a_bot_of_ours() {
        let named = |name: &str| HostBot::new(name, Bot::Greedy.into()).is_ok();
        assert!(named("mine") && named("Ñusta-2.1") && named(&"x".repeat(24)));
        for wrong in ["", "level3", "greedy", "search:100", "human", "a b", "a=b", "a/b", "<b>"] {
            assert!(!named(wrong), "{wrong}");
        }
        assert!(!named(&"x".repeat(25)));
    }
}
