//! A bot by name.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Mutex, PoisonError};

use khipu_bots::Contender;
use khipu_learn::any::AnyBot;
use pyo3::prelude::*;

use crate::error::{KhipuError, raised};
use crate::seed_text;
use crate::view::View;

/// A bot by any name of `docs/write-a-bot.md`: random, greedy, level1 to level5, search:ITERATIONS, net:FILE. It is asked with views alone.
#[pyclass(frozen, module = "khipu")]
pub(crate) struct Bot {
    bot: Contender,
    seed: String,
    /// What it remembers of each game.
    players: Mutex<HashMap<&'static str, Box<dyn AnyBot>>>,
}

/// The bot of a name.
pub(crate) fn named(name: &str) -> PyResult<Contender> {
    match khipu_games::encoders().contender(name) {
        Ok(Contender::Program(_)) => {
            Err(KhipuError::new_err("programs play in `khipu arena`; here write a policy with a method choose"))
        }
        Ok(contender) => Ok(contender),
        Err(error) => Err(KhipuError::new_err(format!("{name:?}: {error}"))),
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed = None))]
    fn new(name: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let seed = seed.map(seed_text).transpose()?.unwrap_or_else(|| "0".to_owned());
        Ok(Self { bot: named(name)?, seed, players: Mutex::default() })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> String {
        self.bot.to_string()
    }

    /// The move that it would play, in words; raises if the viewer has nothing to decide.
    fn choose(&self, py: Python<'_>, view: &View) -> PyResult<String> {
        let chosen = py.detach(|| {
            let mut players = self.players.lock().unwrap_or_else(PoisonError::into_inner);
            match players.entry(view.game_name()) {
                Entry::Occupied(player) => player.into_mut().choose(&*view.view),
                Entry::Vacant(place) => {
                    place.insert(view.view.bot(&self.bot, &self.seed)?).choose(&*view.view)
                }
            }
        });
        let nothing =
            || KhipuError::new_err("the viewer has nothing to decide now: ask with the view of a decider");
        chosen.map_err(|error| raised(py, error))?.ok_or_else(nothing)
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?})", self.bot.to_string())
    }
}
