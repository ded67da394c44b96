//! Whoever can be seated by the one who starts the program.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use khipu_core::{Evaluate, Seed};

use crate::bot::{Bot, UnknownBot};
use crate::policy::Policy;
use crate::program::{Program, Remote};

/// One of our bots, or a program of somebody else.
///
/// Only what is typed at the command line is read as one: records, files and requests name a [`Bot`], so that no stranger
/// can have a command run here.
#[derive(Clone, Debug)]
pub enum Contender {
    /// One of ours.
    Bot(Bot),
    /// A program.
    Program(Arc<Program>),
}

impl Contender {
    /// How contenders are named, for messages.
    pub const NAMES: &'static str =
        "random, greedy, level1 to level5, search:ITERATIONS, or exec:COMMAND for a program of your own";

    /// A player.
    #[must_use]
    pub fn policy<G: Evaluate>(&self, seed: Seed) -> Box<dyn Policy<G>> {
        match self {
            Self::Bot(bot) => bot.policy(seed),
            Self::Program(program) => Box::new(Remote::new(program, seed)),
        }
    }

    /// The program, if it is one.
    #[must_use]
    pub fn program(&self) -> Option<&Program> {
        match self {
            Self::Bot(_) => None,
            Self::Program(program) => Some(program),
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
            _ => false,
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(bot) => bot.fmt(f),
            Self::Program(program) => f.pad(&format!("exec:{}", program.command())),
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
