//! One game as it stands.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use khipu_core::Who;
use khipu_learn::any::{AnyGame, AnyState, Chosen};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use crate::error::{KhipuError, raised};
use crate::view::View;
use crate::{json, plain};

/// One game as it stands, with everything that is hidden in it. `play` changes it; `copy` makes a twin.
#[pyclass(frozen, module = "khipu")]
pub(crate) struct State {
    game: Arc<dyn AnyGame>,
    state: Mutex<Box<dyn AnyState>>,
}

impl State {
    pub(crate) fn of(game: Arc<dyn AnyGame>, state: Box<dyn AnyState>) -> Self {
        Self { game, state: Mutex::new(state) }
    }

    fn lock(&self) -> MutexGuard<'_, Box<dyn AnyState>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The seat that is meant: the named one, or the first that must decide.
    fn seat(&self, seat: Option<usize>) -> PyResult<usize> {
        let first = || self.lock().deciders().first().copied();
        seat.or_else(first).ok_or_else(|| KhipuError::new_err("the game is over: nobody decides any more"))
    }
}

/// A move as Python names it.
#[derive(FromPyObject)]
pub(crate) enum Wanted {
    /// By its place in the list.
    Index(usize),
    /// In words.
    Words(String),
}

impl Wanted {
    fn chosen(&self) -> Chosen<'_> {
        match self {
            Self::Index(index) => Chosen::Index(*index),
            Self::Words(words) => Chosen::Words(words),
        }
    }
}

/// A seat, or `"spectator"`.
pub(crate) fn viewer(viewer: &Bound<'_, PyAny>) -> PyResult<Option<usize>> {
    if let Ok(seat) = viewer.extract::<usize>() {
        return Ok(Some(seat));
    }
    match viewer.extract::<String>().as_deref() {
        Ok("spectator") => Ok(None),
        _ => Err(KhipuError::new_err("a viewer is the number of a seat, or \"spectator\"")),
    }
}

#[pymethods]
impl State {
    /// The seats that must decide; none if the game is over.
    #[getter]
    fn deciders<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.lock().deciders())
    }

    /// Whether the game has ended.
    #[getter]
    fn over(&self) -> bool {
        self.lock().deciders().is_empty()
    }

    /// The hash of the position, as records have it.
    #[getter]
    fn hash(&self) -> String {
        format!("{:016x}", self.lock().hash())
    }

    /// The legal moves of a seat in words; of the first that must decide, if none is named.
    #[pyo3(signature = (seat = None))]
    fn moves(&self, py: Python<'_>, seat: Option<usize>) -> PyResult<Vec<String>> {
        if seat.is_none() && self.over() {
            return Ok(Vec::new());
        }
        let seat = self.seat(seat)?;
        self.lock().moves(seat).map_err(|error| raised(py, error))
    }

    /// Plays a move, in words or by its place in `moves()`, and tells what happened: everything, or what a viewer learns.
    #[pyo3(signature = (wanted, seat = None, viewer = None))]
    fn play<'py>(
        &self,
        py: Python<'py>,
        wanted: Wanted,
        seat: Option<usize>,
        viewer: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyList>> {
        let viewer = viewer.map(self::viewer).transpose()?;
        let seat = self.seat(seat)?;
        let told = self.lock().tell(seat, wanted.chosen(), viewer).map_err(|error| raised(py, error))?;
        let events = PyList::empty(py);
        for event in &told {
            events.append(json::to_python(py, event)?)?;
        }
        Ok(events)
    }

    /// Plays a move as `play` does and tells nothing, which is faster.
    #[pyo3(signature = (wanted, seat = None))]
    fn step(&self, py: Python<'_>, wanted: Wanted, seat: Option<usize>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.lock().choose(seat, wanted.chosen()).map_err(|error| raised(py, error))
    }

    /// Why a move is not legal; `None` if it is.
    #[pyo3(signature = (words, seat = None))]
    fn why<'py>(
        &self,
        py: Python<'py>,
        words: &str,
        seat: Option<usize>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let seat = self.seat(seat)?;
        let refusal = self.lock().why(seat, words).map_err(|error| raised(py, error))?;
        let Some((rule, reason)) = refusal else { return Ok(None) };
        let code = reason.get("code").and_then(|code| code.as_str()).unwrap_or_default().to_owned();
        plain(py, "Refusal", (code, rule, json::to_python(py, &reason)?)).map(Some)
    }

    /// What a seat may know, or `"spectator"`. There is no way back from a view to the state.
    fn view(&self, viewer: &Bound<'_, PyAny>) -> PyResult<View> {
        let seat = self::viewer(viewer)?;
        let view = self.lock().view(seat).map_err(|error| raised(viewer.py(), error))?;
        Ok(View::of(self.game.clone(), view))
    }

    /// The points, by seat and by source, and who has won.
    fn score<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let score = self.lock().score();
        let (points, sources, rivals) = (PyList::empty(py), PyList::empty(py), PyDict::new(py));
        for line in &score.lines {
            let by_source = PyDict::new(py);
            for (source, value) in &line.sources {
                by_source.set_item(source, value.as_f64())?;
            }
            match line.who {
                Who::Seat(_) => {
                    points.append(line.total.as_f64())?;
                    sources.append(by_source)?;
                }
                Who::Actor(name) => rivals.set_item(name, line.total.as_f64())?,
            }
        }
        let winners: Vec<usize> = score.winners.iter().map(khipu_core::Seat::index).collect();
        plain(py, "Score", (score.over, points, PyTuple::new(py, winners)?, sources, rivals))
    }

    /// A twin that goes its own way.
    fn copy(&self) -> Self {
        Self::of(self.game.clone(), self.lock().copy())
    }

    /// The documented form of the position. It holds what is hidden: no player may be given it.
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let form = self.lock().export();
        json::to_python(py, &form)
    }

    fn __repr__(&self) -> String {
        format!("<State of {}, {}>", self.game.title().name, self.hash())
    }
}
