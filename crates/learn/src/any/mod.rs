//! Games whose types are not known when compiling: what a language that is not Rust needs.
//!
//! ```
//! let game = khipu_games::encoders().game("tzolkin", None, 2, &Default::default()).unwrap();
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

use khipu_core::{Fault, Problem, Release};

pub use batch::AnyBatch;
pub use error::AnyError;
pub use game::AnyGame;
pub(crate) use game::load;
pub use state::{AnyState, Chosen};
pub use view::{AnyBot, AnyView, Found, FoundValue};

use crate::Encoder;

/// The game by the rules of a version with one of the packs that were shipped.
fn release<E: Encoder>(release: Option<(u32, u64)>) -> Result<E::Game, AnyError> {
    let Some((version, wanted)) = release else { return Ok(E::Game::newest()?) };
    E::Game::TITLE.check_version(version)?;
    let mut known = Vec::new();
    for pack in E::Game::PACKS {
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
