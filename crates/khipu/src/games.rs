//! The games, as commands ask for them.

use std::path::Path;
use std::sync::Arc;

use khipu_core::Record;
use khipu_registry::{DynGame, Registry};
use serde_json::Value;

use crate::failure::Failure;
use crate::files;

/// The same games; the one that a component file belongs to is played with it.
pub(crate) fn with_pack(mut registry: Registry, components: Option<&Path>) -> Result<Registry, Failure> {
    if let Some(path) = components {
        let text = files::read(path)?;
        registry
            .play_with(&text)
            .map_err(|faults| Failure::faults(&path.display().to_string(), "core", &faults))?;
    }
    Ok(registry)
}

/// Reads a record and finds the game that it was played with.
pub(crate) fn record(
    registry: &Registry,
    text: &str,
    name: &str,
) -> Result<(Arc<dyn DynGame>, Record), Failure> {
    let record = Record::parse(text).map_err(|faults| Failure::faults(name, "core", &faults))?;
    let game = registry.resolve_record(&record).map_err(|error| Failure::resolve(&error))?;
    Ok((game, record))
}

/// Reads a position and finds the game that it belongs to.
pub(crate) fn position(
    registry: &Registry,
    text: &str,
    name: &str,
) -> Result<(Arc<dyn DynGame>, Value), Failure> {
    let form: Value = serde_json::from_str(text)
        .map_err(|error| Failure::new(format!("{name} is no JSON: {error}; correct it")))?;
    let game = registry.resolve_position(&form).map_err(|error| Failure::resolve(&error))?;
    Ok((game, form))
}

/// The game of this name, or a sentence that names those there are.
pub(crate) fn find(registry: &Registry, name: &str) -> Result<Arc<dyn DynGame>, Failure> {
    registry.newest(name).cloned().map_err(|error| Failure::resolve(&error).of_arguments())
}
