//! A game as text.

use khipu_games::encoders;
use pyo3::prelude::*;
use pyo3::types::PyList;

use crate::error::raised;
use crate::game::Game;
use crate::state::State;

/// A game as text: `Record.read(text)`, and `str(record)` writes it again.
#[pyclass(frozen, module = "khipu")]
pub(crate) struct Record {
    pub(crate) record: khipu_core::Record,
}

#[pymethods]
impl Record {
    /// Reads the text of a record; raises `Faults` with every line that cannot be read.
    #[staticmethod]
    fn read(py: Python<'_>, text: &str) -> PyResult<Self> {
        let record = khipu_core::Record::parse(text).map_err(|faults| raised(py, faults.into()))?;
        Ok(Self { record })
    }

    /// The game that it was played with, by the rules and components of its time.
    #[getter]
    fn game(&self, py: Python<'_>) -> PyResult<Game> {
        let header = &self.record.header;
        let release = Some((header.rules_version, header.components_hash));
        let game = encoders().game(&header.game, release, header.players, &header.options);
        game.map(Game::of).map_err(|error| raised(py, error))
    }

    /// The moves: seat, words and the hash of the position after each.
    #[getter]
    fn moves(&self) -> Vec<(usize, String, String)> {
        let moves = self.record.moves.iter();
        moves
            .map(|played| (played.seat.index(), played.text.clone(), format!("{:016x}", played.hash)))
            .collect()
    }

    /// The positions from the first to the last; every hash is checked.
    fn replay<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let game = self.game(py)?.game;
        let states = py.detach(|| game.replay(&self.record)).map_err(|error| raised(py, error))?;
        let list = PyList::empty(py);
        for state in states {
            list.append(State::of(game.clone(), state))?;
        }
        Ok(list)
    }

    fn __str__(&self) -> String {
        self.record.write()
    }

    fn __len__(&self) -> usize {
        self.record.moves.len()
    }

    fn __repr__(&self) -> String {
        format!("<Record of {}, {} moves>", self.record.header.game, self.record.moves.len())
    }
}
