//! What one viewer may know.

use std::sync::Arc;

use khipu_learn::any::{AnyGame, AnyView};
use numpy::{PyArray1, PyArray2, PyArrayMethods as _, PyReadwriteArray1};
use pyo3::prelude::*;

use crate::error::KhipuError;
use crate::state::State;
use crate::{json, plain, seed_text};

/// All that a player may be given. It holds nothing hidden, and there is no way back to the state.
#[pyclass(frozen, module = "khipu")]
pub(crate) struct View {
    game: Arc<dyn AnyGame>,
    pub(crate) view: Box<dyn AnyView>,
}

impl View {
    pub(crate) fn of(game: Arc<dyn AnyGame>, view: Box<dyn AnyView>) -> Self {
        Self { game, view }
    }

    pub(crate) fn game_name(&self) -> &'static str {
        self.game.title().name
    }
}

/// Codes and rows as a menu of Python.
pub(crate) fn menu<'py>(
    py: Python<'py>,
    start: &[i32],
    codes: &[u32],
    rows: &[khipu_learn::MoveRow],
) -> PyResult<Bound<'py, PyAny>> {
    let flat: Vec<i16> = rows.iter().flatten().copied().collect();
    let rows = PyArray1::from_vec(py, flat).reshape([rows.len(), 8])?;
    plain(py, "Menu", (PyArray1::from_slice(py, start), PyArray1::from_slice(py, codes), rows))
}

#[pymethods]
impl View {
    /// The seat that looks; `None` for a spectator.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.view.seat()
    }

    /// The observation; written into `out`, an int16 array of the right size, if there is one.
    #[pyo3(signature = (out = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i16>>>,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let row = self.view.observe();
        let Some(out) = out else { return Ok(PyArray1::from_vec(py, row)) };
        let busy = |_| KhipuError::new_err("out is read-only, or somebody else writes into it");
        let mut room: PyReadwriteArray1<'_, i16> = out.try_readwrite().map_err(busy)?;
        match room.as_slice_mut() {
            Ok(slice) if slice.len() == row.len() => slice.copy_from_slice(&row),
            Ok(slice) => {
                let (found, wanted) = (slice.len(), row.len());
                return Err(KhipuError::new_err(format!("out has {found} numbers, but {wanted} are needed")));
            }
            Err(_) => return Err(KhipuError::new_err("out is not contiguous: give a C-ordered array")),
        }
        drop(room);
        Ok(out)
    }

    /// The viewer's legal moves in words; none if the viewer has nothing to decide.
    fn moves(&self) -> Vec<String> {
        self.view.moves()
    }

    /// The same moves as numbers: the menu of one game.
    fn menu<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let (codes, rows) = self.view.menu();
        menu(py, &[0, codes.len() as i32], &codes, &rows)
    }

    /// The documented form of the view.
    fn json<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.view.export())
    }

    /// A game that agrees with the view, everything unknown drawn anew.
    fn imagine(&self, seed: &Bound<'_, PyAny>) -> PyResult<State> {
        Ok(State::of(self.game.clone(), self.view.imagine(&seed_text(seed)?)))
    }

    fn __repr__(&self) -> String {
        match self.view.seat() {
            Some(seat) => format!("<View of {} from seat {seat}>", self.game_name()),
            None => format!("<View of {} from outside>", self.game_name()),
        }
    }
}

/// Rows of several games as one array.
pub(crate) type Rows<T> = Py<PyArray2<T>>;
