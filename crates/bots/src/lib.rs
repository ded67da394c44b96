//! Bots: who plays when nobody sits down, written over [`khipu_core::Game`] alone.
//!
//! A [`Policy`] is given a view, never a position: what its seat cannot know it cannot use. It thinks about worlds made
//! by [`khipu_core::Game::imagine`] and judges them by [`khipu_core::Evaluate::estimate`]. Budgets count iterations,
//! estimates and nodes, not seconds, so the same view, seed and budget give the same move on every machine.
//!
//! ```
//! use khipu_bots::{Greedy, Policy as _};
//! use khipu_core::{Game as _, Options, Seat, Seed, Viewer};
//! use khipu_tzolkin::Tzolkin;
//!
//! let game = Tzolkin::new();
//! let setup = game.setup(2, &Options::new(), Seed::from_text("a game")).unwrap();
//! let view = game.view(&game.start(&setup), Viewer::Seat(Seat::new(0)));
//! let choice = Greedy::new(Seed::from_text("a bot")).choose(&game, &view, Seat::new(0));
//! assert!(game.write_move(choice.unwrap()).starts_with("keep "));
//! ```

pub mod any;
pub mod arena;
mod bot;
mod comparison;
mod contender;
mod dice;
mod greedy;
mod interval;
mod level;
mod policy;
mod program;
mod prospect;
mod rating;
mod search;
mod value;

pub use bot::{Bot, UnknownBot};
pub use comparison::{Compared, Comparison, compare};
pub use contender::{Contender, CustomPlayer, Unfit};
pub use dice::Dice;
pub use greedy::Greedy;
pub use interval::wilson;
pub use level::Level;
pub use policy::{Policy, Random, question};
pub use program::{Program, ProgramFault, Resigned};
pub use prospect::{Expected, glance};
pub use rating::{Measure, Rated, rate};
pub use search::{Analysis, Line, Search, Settings, Step, Verdict};
pub use value::{Budget, Uncertain, Value, values};

/// The program in Rust of the page on bots is compiled as it stands there.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/write-a-bot.md")]
struct WriteABot;
