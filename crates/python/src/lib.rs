//! The games of Khipu for Python: glue alone. What is known of the games is in `games/GAME/learn`.

mod batch;
mod bot;
mod error;
mod game;
mod json;
mod play;
mod record;
mod state;
mod view;

use pyo3::prelude::*;

/// The games of Khipu: rules, views and batches, written in Rust.
#[pymodule(gil_used = false)]
mod _native {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::error::{Faults, KhipuError, Refused, StaleMenu};
    #[pymodule_export]
    use crate::game::{Game, games};
    #[pymodule_export]
    use crate::play::{analyse, arena_games, returns};
    #[pymodule_export]
    use crate::record::Record;
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::view::View;
}

/// The text of a seed: texts as they are, numbers by their digits.
fn seed_text(seed: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = seed.extract::<String>() {
        return Ok(text);
    }
    let number: i128 =
        seed.extract().map_err(|_| error::KhipuError::new_err("a seed is a text or a whole number"))?;
    Ok(number.to_string())
}

/// Makes one of the plain classes that the package has in Python.
fn plain<'py>(
    py: Python<'py>,
    class: &str,
    values: impl pyo3::call::PyCallArgs<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    py.import("khipu._types")?.getattr(class)?.call1(values)
}
