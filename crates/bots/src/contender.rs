//! Whoever can be seated by the one who starts the program.

use std::any::Any;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use khipu_core::{Evaluate, Seed};

use crate::bot::{Bot, UnknownBot};
use crate::policy::Policy;
use crate::program::{Program, Remote};

/// A player that another crate brings, for the games that it knows.
///
/// Games are given as [`Any`], since whoever brings it may know games that this crate does not.
pub trait CustomPlayer: fmt::Debug + Send + Sync {
    /// What it is called by whoever seats it.
    fn name(&self) -> &str;

    /// Whether it plays this game with so many players.
    ///
    /// # Errors
    /// Why it does not.
    fn check(&self, game: &dyn Any, players: usize) -> Result<(), Unfit>;

    /// A `Box<dyn Policy<G>>`, where the game is a `G` that it plays.
    fn policy(&self, game: &dyn Any) -> Option<Box<dyn Any>>;
}

/// Why a player does not play a game: a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfit(pub String);

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unfit {}

/// One of our bots, a program of somebody else, or a player that another crate brings.
///
/// Only what is typed at the command line is read as one: records, files and requests name a [`Bot`], so that no stranger
/// can have a command run here.
#[derive(Clone, Debug)]
pub enum Contender {
    /// One of ours.
    Bot(Bot),
    /// A program.
    Program(Arc<Program>),
    /// Somebody whom another crate knows.
    Custom(Arc<dyn CustomPlayer>),
}

impl Contender {
    /// How contenders are named, for messages.
    pub const NAMES: &'static str = "random, greedy, level1 to level5, search:ITERATIONS, net:FILE, or exec:COMMAND for a program of your own";

    /// A player. Somebody who does not pass [`Contender::check`] is replaced by a greedy bot.
    #[must_use]
    pub fn policy<G: Evaluate>(&self, game: &G, seed: Seed) -> Box<dyn Policy<G>> {
        match self {
            Self::Bot(bot) => bot.policy(seed),
            Self::Program(program) => Box::new(Remote::new(program, seed)),
            Self::Custom(player) => {
                let own = player.policy(game).and_then(|policy| policy.downcast().ok());
                own.map_or_else(|| Bot::Greedy.policy(seed), |policy| *policy)
            }
        }
    }

    /// Whether it plays a game with so many players.
    ///
    /// # Errors
    /// Why it does not.
    pub fn check<G: Evaluate>(&self, game: &G, players: usize) -> Result<(), Unfit> {
        match self {
            Self::Bot(_) | Self::Program(_) => Ok(()),
            Self::Custom(player) => player.check(game, players),
        }
    }

    /// The program, if it is one.
    #[must_use]
    pub fn program(&self) -> Option<&Program> {
        match self {
            Self::Program(program) => Some(program),
            Self::Bot(_) | Self::Custom(_) => None,
        }
    }
}

impl From<Bot> for Contender {
    fn from(bot: Bot) -> Self {
        Self::Bot(bot)
    }
}

/// Two are the same if they are called the same.
impl PartialEq for Contender {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Bot(one), Self::Bot(other)) => one == other,
            (Self::Program(one), Self::Program(other)) => one.command() == other.command(),
            (Self::Custom(one), Self::Custom(other)) => one.name() == other.name(),
            _ => false,
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(bot) => bot.fmt(f),
            Self::Program(program) => f.pad(&format!("exec:{}", program.command())),
            Self::Custom(player) => f.pad(player.name()),
        }
    }
}

impl FromStr for Contender {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        match name.strip_prefix("exec:").map(str::trim) {
            Some("") => Err(UnknownBot),
            Some(command) => Ok(Self::Program(Arc::new(Program::new(command)))),
            None => name.parse().map(Self::Bot),
        }
    }
}
