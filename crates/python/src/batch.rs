//! Many games at once.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, TryLockError};

use khipu_core::Options;
use khipu_learn::any::AnyBatch;
use khipu_learn::{Plan, Reward, WORDS};
use numpy::{
    Element, PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2,
};
use pyo3::prelude::*;

use crate::bot::named;
use crate::error::{KhipuError, raised, step};
use crate::game::Game;
use crate::seed_text;
use crate::view::{self, Rows, View};

/// Many games at once. Each step plays one move in every game; a game that ends is followed by a new one at once.
///
/// The arrays are the same memory after every step: copy what you keep.
#[pyclass(frozen, module = "khipu")]
pub(crate) struct Batch {
    game: Py<Game>,
    batch: Mutex<Box<dyn AnyBatch>>,
    by_ids: bool,
    obs: Rows<i16>,
    seat: Py<PyArray1<i8>>,
    reward: Rows<f32>,
    done: Py<PyArray1<bool>>,
    truncated: Py<PyArray1<bool>>,
    final_points: Rows<f32>,
    final_result: Rows<f32>,
    final_length: Py<PyArray1<i32>>,
    mask: Rows<bool>,
    said: Rows<i16>,
}

const BUSY: &str = "an array of the batch is read-only, or somebody else holds it for writing";

fn rows<'py, T: Element>(py: Python<'py>, array: &Rows<T>) -> PyResult<PyReadwriteArray2<'py, T>> {
    array.bind(py).try_readwrite().map_err(|_| KhipuError::new_err(BUSY))
}

fn line<'py, T: Element>(py: Python<'py>, array: &Py<PyArray1<T>>) -> PyResult<PyReadwriteArray1<'py, T>> {
    array.bind(py).try_readwrite().map_err(|_| KhipuError::new_err(BUSY))
}

impl Batch {
    fn lock(&self) -> PyResult<MutexGuard<'_, Box<dyn AnyBatch>>> {
        match self.batch.try_lock() {
            Ok(batch) => Ok(batch),
            Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => {
                Err(KhipuError::new_err("another thread is using this batch: one batch a thread"))
            }
        }
    }

    /// Writes everything but observations and ends.
    fn tell(&self, py: Python<'_>, batch: &dyn AnyBatch) -> PyResult<()> {
        let (mut seat, mut reward) = (line(py, &self.seat)?, rows(py, &self.reward)?);
        batch.seats(seat.as_slice_mut()?);
        batch.rewards(reward.as_slice_mut()?);
        if self.by_ids {
            let (mut mask, mut said) = (rows(py, &self.mask)?, rows(py, &self.said)?);
            batch.mask(mask.as_slice_mut()?);
            batch.said(said.as_slice_mut()?);
        }
        Ok(())
    }

    fn tell_ends(&self, py: Python<'_>, batch: &dyn AnyBatch) -> PyResult<()> {
        let (mut done, mut truncated) = (line(py, &self.done)?, line(py, &self.truncated)?);
        let (mut points, mut result) = (rows(py, &self.final_points)?, rows(py, &self.final_result)?);
        let mut length = line(py, &self.final_length)?;
        let (done, truncated) = (done.as_slice_mut()?, truncated.as_slice_mut()?);
        let (points, result) = (points.as_slice_mut()?, result.as_slice_mut()?);
        let length = length.as_slice_mut()?;
        let players = points.len() / done.len().max(1);
        done.fill(false);
        truncated.fill(false);
        batch.ended(&mut |place, end| {
            let seats = place * players..(place + 1) * players;
            if let (Some(done), Some(cut), Some(long)) =
                (done.get_mut(place), truncated.get_mut(place), length.get_mut(place))
            {
                (*done, *cut, *long) = (true, end.truncated, end.length as i32);
            }
            for (all, of) in [(&mut *points, &end.points), (&mut *result, &end.result)] {
                if let Some(row) = all.get_mut(seats.clone()) {
                    row.iter_mut().zip(of).for_each(|(number, &value)| *number = value);
                }
            }
        });
        Ok(())
    }
}

#[pymethods]
impl Batch {
    /// Begins `n` games: game k of place i starts from the text `"{seed}/{i}/{k}"`.
    #[new]
    #[pyo3(signature = (game, n, *, seed, bots = None, actions = "menu", threads = 1, limit = 20_000, reward = "result"))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        game: Py<Game>,
        n: usize,
        seed: &Bound<'_, PyAny>,
        bots: Option<BTreeMap<usize, String>>,
        actions: &str,
        threads: usize,
        limit: u32,
        reward: &str,
    ) -> PyResult<Self> {
        let by_ids = match actions {
            "menu" => false,
            "ids" => true,
            _ => return Err(KhipuError::new_err(format!("actions {actions:?}: \"menu\" or \"ids\""))),
        };
        let reward = match reward {
            "result" => Reward::Result,
            "margin" => Reward::Margin,
            _ => return Err(KhipuError::new_err(format!("reward {reward:?}: \"result\" or \"margin\""))),
        };
        let bots = bots.unwrap_or_default().into_iter();
        let bots = bots.map(|(seat, name)| Ok((seat, named(&name)?))).collect::<PyResult<_>>()?;
        let seed = seed_text(seed)?;
        let plan = Plan { players: 0, options: Options::new(), games: n, seed, bots, reward, limit, threads };
        let any = game.get().game.clone();
        let batch = py.detach(|| any.batch(plan)).map_err(|error| raised(py, error))?;
        let (width, players, ids) = (any.layout().width(), any.players(), if by_ids { any.ids() } else { 0 });
        let zeros = |columns: usize| PyArray2::<f32>::zeros(py, [n, columns], false).unbind();
        let made = Self {
            game,
            by_ids,
            obs: PyArray2::zeros(py, [n, width], false).unbind(),
            seat: PyArray1::zeros(py, [n], false).unbind(),
            reward: zeros(players),
            done: PyArray1::zeros(py, [n], false).unbind(),
            truncated: PyArray1::zeros(py, [n], false).unbind(),
            final_points: zeros(players),
            final_result: zeros(players),
            final_length: PyArray1::zeros(py, [n], false).unbind(),
            mask: PyArray2::zeros(py, [n, ids], false).unbind(),
            said: PyArray2::zeros(py, [n, if by_ids { WORDS } else { 0 }], false).unbind(),
            batch: Mutex::new(batch),
        };
        {
            let batch = made.lock()?;
            let mut obs = rows(py, &made.obs)?;
            batch.observe(obs.as_slice_mut()?).map_err(|error| step(&error))?;
            drop(obs);
            made.tell(py, &**batch)?;
        }
        Ok(made)
    }

    /// Plays one move in every game: places in the menu, or ids that the mask allows. With `tick`, choices made from an older
    /// menu are refused.
    #[pyo3(signature = (chosen, tick = None))]
    fn step(&self, py: Python<'_>, chosen: &Bound<'_, PyAny>, tick: Option<u64>) -> PyResult<()> {
        let chosen: PyReadonlyArray1<'_, i32> = chosen.extract().map_err(|_| {
            KhipuError::new_err(
                "choices are an int32 array of one dimension: numpy.asarray(chosen, dtype=numpy.int32)",
            )
        })?;
        let owned;
        let choices = match chosen.as_slice() {
            Ok(choices) => choices,
            Err(_) => {
                owned = chosen.as_array().to_vec();
                &owned
            }
        };
        let mut batch = self.lock()?;
        let mut obs = rows(py, &self.obs)?;
        let room = obs.as_slice_mut()?;
        let (running, by_ids) = (&mut **batch, self.by_ids);
        let played = py.detach(move || match by_ids {
            true => running.step_ids(choices, tick, room),
            false => running.step(choices, tick, room),
        });
        played.map_err(|error| step(&error))?;
        drop(obs);
        self.tell(py, &**batch)?;
        self.tell_ends(py, &**batch)
    }

    /// The record of the game in place i so far, which `khipu replay` opens.
    fn record(&self, py: Python<'_>, i: usize) -> PyResult<crate::record::Record> {
        let record = self.lock()?.record(i).map_err(|faults| raised(py, faults.into()))?;
        let record = record.ok_or_else(|| KhipuError::new_err(format!("no game {i} in this batch")))?;
        Ok(crate::record::Record { record })
    }

    /// What a seat of the game in place i may know, or `"spectator"`.
    fn view(&self, py: Python<'_>, i: usize, viewer: &Bound<'_, PyAny>) -> PyResult<View> {
        let seat = crate::state::viewer(viewer)?;
        let view = self.lock()?.view(i, seat).map_err(|error| raised(py, error))?;
        let view = view.ok_or_else(|| KhipuError::new_err(format!("no game {i} in this batch")))?;
        Ok(View::of(self.game.get().game.clone(), view))
    }

    /// The game.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// The number of the menu: how many steps were taken.
    #[getter]
    fn tick(&self) -> PyResult<u64> {
        Ok(self.lock()?.tick())
    }

    /// The legal moves of all games, as new arrays.
    #[getter]
    fn menu<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let batch = self.lock()?;
        let menu = batch.menu();
        view::menu(py, &menu.start, &menu.code, &menu.rows)
    }

    /// How many moves each game has.
    #[getter]
    fn count<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let batch = self.lock()?;
        let counts = batch.menu().start.windows(2).map(|pair| pair[1] - pair[0]).collect();
        Ok(PyArray1::from_vec(py, counts))
    }

    /// Observations of the deciders: int16, one row a game.
    #[getter]
    fn obs(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.obs.clone_ref(py)
    }

    /// Who decides in each game.
    #[getter]
    fn seat(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.seat.clone_ref(py)
    }

    /// What the last step brought each seat of each game.
    #[getter]
    fn reward(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.reward.clone_ref(py)
    }

    /// Where a game ended with the last step; the observation there is that of the next game already.
    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.done.clone_ref(py)
    }

    /// Where the game that ended was cut off by the limit.
    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.truncated.clone_ref(py)
    }

    /// The points of each seat in the last game that ended in each place.
    #[getter]
    fn final_points(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.final_points.clone_ref(py)
    }

    /// The share of the win of each seat in it.
    #[getter]
    fn final_result(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.final_result.clone_ref(py)
    }

    /// How many decisions it had.
    #[getter]
    fn final_length(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.final_length.clone_ref(py)
    }

    /// Which ids can be chosen; without columns unless `actions="ids"`.
    #[getter]
    fn mask(&self, py: Python<'_>) -> Py<PyArray2<bool>> {
        self.mask.clone_ref(py)
    }

    /// The words of a move that were said so far, with `actions="ids"`.
    #[getter]
    fn said(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.said.clone_ref(py)
    }

    fn __len__(&self, py: Python<'_>) -> usize {
        use numpy::PyUntypedArrayMethods as _;
        self.seat.bind(py).len()
    }
}
