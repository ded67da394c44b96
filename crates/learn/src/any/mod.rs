//! Games whose types are not known when compiling: what a language that is not Rust needs.
//!
//! ```
//! let game = khipu_learn::any::game("tzolkin", None, 2, &Default::default()).unwrap();
//! let mut state = game.start("any text");
//! let moves = state.moves(0).unwrap();
//! state.play(0, &moves[0]).unwrap();
//! let view = state.view(Some(1)).unwrap();
//! assert_eq!(view.observe().len(), game.layout().width());
//! ```

mod batch;
mod error;
mod game;
mod state;
mod view;

use std::sync::Arc;

use khipu_core::{Fault, Options, Problem, Release};

pub use batch::AnyBatch;
pub use error::AnyError;
pub use game::AnyGame;
pub use state::{AnyState, Chosen};
pub use view::{AnyBot, AnyView, Found, FoundValue};

use crate::Encoder;
use crate::list::{Visitor, visit};

/// The game of a name, for so many players with these options, by the rules of a version and with the components of a
/// hash; the newest if nothing is said.
///
/// # Errors
/// A game, a version, components, a number of players or options that there are not.
pub fn game(
    name: &str,
    release: Option<(u32, u64)>,
    players: usize,
    options: &Options,
) -> Result<Arc<dyn AnyGame>, AnyError> {
    let mut finder = Finder { name, release, players, options, known: Vec::new(), found: None };
    visit(&mut finder);
    let (word, known) = (name.chars().take(40).collect(), finder.known);
    finder.found.unwrap_or_else(|| {
        Err(AnyError::Faults(vec![Fault::at("game", Problem::UnknownWord { word, known })]))
    })
}

/// The names of the games.
#[must_use]
pub fn games() -> Vec<&'static str> {
    struct Names(Vec<&'static str>);
    impl Visitor for Names {
        fn visit<E: Encoder>(&mut self) {
            self.0.push(E::Game::TITLE.name);
        }
    }
    let mut names = Names(Vec::new());
    visit(&mut names);
    names.0
}

/// Loads the game of a name.
struct Finder<'a> {
    name: &'a str,
    release: Option<(u32, u64)>,
    players: usize,
    options: &'a Options,
    known: Vec<String>,
    found: Option<Result<Arc<dyn AnyGame>, AnyError>>,
}

impl Visitor for Finder<'_> {
    fn visit<E: Encoder>(&mut self) {
        let name = E::Game::TITLE.name;
        self.known.push(name.to_owned());
        if name == self.name {
            self.found = Some(game::load::<E>(self.release, self.players, self.options));
        }
    }
}

/// The game by the rules of a version with one of the packs that were shipped.
fn release<E: Encoder>(release: Option<(u32, u64)>) -> Result<E::Game, AnyError> {
    let (title, packs) = (E::Game::TITLE, E::Game::PACKS);
    let version = release.map_or(title.newest(), |(version, _)| version);
    title.check_version(version)?;
    let Some((_, wanted)) = release else {
        let newest = packs.last().copied().unwrap_or_default();
        return Ok(E::Game::load(version, newest)?);
    };
    let mut known = Vec::new();
    for pack in packs {
        let game = E::Game::load(version, pack)?;
        let hash = khipu_core::Game::components_hash(&game);
        if hash == wanted {
            return Ok(game);
        }
        known.push(format!("{hash:016x}"));
    }
    let word = format!("{wanted:016x}");
    Err(AnyError::Faults(vec![Fault::at("components", Problem::UnknownWord { word, known })]))
}
