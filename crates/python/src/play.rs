//! Bots against each other, searches, and returns.

use khipu_learn::Steps;
use numpy::{PyArray1, PyReadonlyArray1, PyReadonlyArray2, PyUntypedArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::PyList;

use crate::bot::named;
use crate::error::{KhipuError, raised};
use crate::game::Game;
use crate::view::View;
use crate::{plain, seed_text};

/// Plays all rotations of so many deals; one tuple a game: deal, entrant by seat, points by seat, shares of the win, decisions.
#[pyfunction]
#[pyo3(signature = (game, bots, deals, seed, threads = 1))]
pub(crate) fn arena_games(
    py: Python<'_>,
    game: &Game,
    bots: Vec<String>,
    deals: u64,
    seed: &Bound<'_, PyAny>,
    threads: usize,
) -> PyResult<Vec<(u64, Vec<usize>, Vec<f64>, Vec<f64>, u64)>> {
    let bots: Vec<khipu_bots::Contender> = bots.iter().map(|name| named(name)).collect::<PyResult<_>>()?;
    if bots.is_empty() {
        return Err(KhipuError::new_err("name at least one bot"));
    }
    let seed = seed_text(seed)?;
    let played = py.detach(|| game.game.arena(&bots, deals, &seed, threads));
    let played = played.map_err(|error| raised(py, error))?;
    let row = |played: &khipu_bots::arena::ArenaGame| {
        let seats = played.entrants.len();
        let points = played.points.iter().map(|points| points.as_f64()).collect();
        let won = (0..seats).map(|seat| played.won(seat)).collect();
        (played.deal, played.entrants.clone(), points, won, played.decisions)
    };
    Ok(played.iter().map(row).collect())
}

/// Compares the best moves of a view: lines with move, visits, value (result, points and their error) and what follows,
/// best first.
#[pyfunction]
#[pyo3(signature = (view, *, iterations = 20_000, workers = 1, seed = None))]
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    view: &View,
    iterations: u32,
    workers: u32,
    seed: Option<&Bound<'_, PyAny>>,
) -> PyResult<Bound<'py, PyList>> {
    let seed = seed.map(seed_text).transpose()?.unwrap_or_else(|| "0".to_owned());
    let mut settings = khipu_bots::Settings::new(iterations);
    settings.workers = workers.clamp(1, 64);
    let found = py.detach(|| view.view.analyse(settings, &seed));
    let lines = PyList::empty(py);
    for line in found {
        let value = line.value;
        let (result, points) = (value.map(|value| value.result), value.map(|value| value.points));
        let error = value.map(|value| value.error);
        lines.append(plain(py, "Line", (line.played, line.visits, result, points, error, line.follows))?)?;
    }
    Ok(lines)
}

/// Generalised advantage estimates and returns of one game after another, along each seat's own decisions.
#[pyfunction]
#[pyo3(signature = (reward, value, seat, done, *, gamma = 1.0, lam = 0.95))]
pub(crate) fn returns<'py>(
    py: Python<'py>,
    reward: PyReadonlyArray2<'py, f32>,
    value: PyReadonlyArray1<'py, f32>,
    seat: PyReadonlyArray1<'py, i8>,
    done: PyReadonlyArray1<'py, bool>,
    gamma: f32,
    lam: f32,
) -> PyResult<(Bound<'py, PyArray1<f32>>, Bound<'py, PyArray1<f32>>)> {
    let (rows, players) = (reward.shape()[0], reward.shape()[1]);
    if [value.len(), seat.len(), done.len()] != [rows; 3] {
        let text = format!("reward has {rows} rows: value, seat and done need as many numbers");
        return Err(KhipuError::new_err(text));
    }
    let contiguous = |_| KhipuError::new_err("give C-ordered arrays (numpy.ascontiguousarray)");
    let steps = Steps {
        seat: seat.as_slice().map_err(contiguous)?,
        value: value.as_slice().map_err(contiguous)?,
        reward: reward.as_slice().map_err(contiguous)?,
        done: done.as_slice().map_err(contiguous)?,
        players,
    };
    let (advantage, expected) = khipu_learn::returns(steps, gamma, lam);
    Ok((PyArray1::from_vec(py, advantage), PyArray1::from_vec(py, expected)))
}
