//! The games, as commands ask for them.

use std::path::Path;
use std::sync::Arc;

use khipu_registry::{DynGame, Registry};

use crate::failure::Failure;
use crate::files;

/// All games; the one that a component file belongs to is played with it.
pub(crate) fn open(components: Option<&Path>) -> Result<Registry, Failure> {
    let mut registry = khipu_games::registry();
    if let Some(path) = components {
        let text = files::read(path)?;
        registry
            .play_with(&text)
            .map_err(|faults| Failure::faults(&path.display().to_string(), "core", &faults))?;
    }
    Ok(registry)
}

/// The game of this name, or a sentence that names those there are.
pub(crate) fn find(registry: &Registry, name: &str) -> Result<Arc<dyn DynGame>, Failure> {
    registry.newest(name).cloned().map_err(|error| Failure::new(error.to_string()))
}
