//! A game for so many players.

use std::sync::Arc;

use khipu_core::Options;
use khipu_games::encoders;
use khipu_learn::any::AnyGame;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyDict;

use crate::error::{KhipuError, raised};
use crate::state::State;
use crate::{json, plain, seed_text};

/// The names of the games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    encoders().names().collect()
}

/// A game for so many players, with its options. Immutable; equal if everything that is chosen is equal.
#[pyclass(frozen, module = "khipu")]
pub(crate) struct Game {
    pub(crate) game: Arc<dyn AnyGame>,
    layout: PyOnceLock<Py<PyAny>>,
}

impl Game {
    pub(crate) fn of(game: Arc<dyn AnyGame>) -> Self {
        Self { game, layout: PyOnceLock::new() }
    }

    fn key(&self) -> (&str, usize, &Options, u32, u64) {
        let game = &self.game;
        (game.title().name, game.players(), game.options(), game.rules_version(), game.components_hash())
    }
}

#[pymethods]
impl Game {
    /// The game of a name; options are named as in `khipu new`.
    #[new]
    #[pyo3(signature = (name, players = 2, **options))]
    fn new(
        py: Python<'_>,
        name: &str,
        players: usize,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let mut chosen = Options::new();
        for (option, value) in options.into_iter().flatten() {
            let value: String = value
                .extract()
                .map_err(|_| KhipuError::new_err(format!("option {option}: a value is a text")))?;
            chosen.insert(option.extract()?, value);
        }
        let game = encoders().game(name, None, players, &chosen).map_err(|error| raised(py, error))?;
        Ok(Self::of(game))
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        self.game.title().name
    }

    /// How many players.
    #[getter]
    fn players(&self) -> usize {
        self.game.players()
    }

    /// The fewest and the most players that it can have.
    #[getter]
    fn bounds(&self) -> (usize, usize) {
        let title = self.game.title();
        (title.min_players, title.max_players)
    }

    /// The options that were chosen.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, value) in self.game.options() {
            dict.set_item(name, value)?;
        }
        Ok(dict)
    }

    /// The version of the rules.
    #[getter]
    fn rules(&self) -> u32 {
        self.game.rules_version()
    }

    /// The hash of the component data.
    #[getter]
    fn components(&self) -> String {
        format!("{:016x}", self.game.components_hash())
    }

    /// How many points typically lie between equal players at the end.
    #[getter]
    fn spread(&self) -> f32 {
        self.game.spread()
    }

    /// What each number of an observation means.
    #[getter]
    fn layout(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let layout = self.layout.get_or_try_init(py, || {
            let layout = self.game.layout();
            let fields: Vec<_> = layout
                .fields()
                .iter()
                .map(|field| {
                    (field.name.clone(), field.range.start, field.range.end, field.usual, field.meaning)
                })
                .collect();
            let lossy = self.game.lossy().to_vec();
            plain(py, "Layout", (fields, layout.hash(), lossy)).map(Bound::unbind)
        })?;
        Ok(layout.clone_ref(py))
    }

    /// The words that rows of menus name by number.
    #[getter]
    fn words(&self) -> Vec<&'static str> {
        self.game.words().to_vec()
    }

    /// How many ids an ids batch chooses from.
    #[getter]
    fn ids(&self) -> usize {
        self.game.ids()
    }

    /// The code of a move in words: a number that means the same for ever.
    fn code(&self, py: Python<'_>, words: &str) -> PyResult<u32> {
        self.game.code(words).map_err(|error| raised(py, error))
    }

    /// The move of a code in words.
    fn write(&self, py: Python<'_>, code: u32) -> PyResult<String> {
        self.game.write(code).map_err(|error| raised(py, error))
    }

    /// A new game from a text or number, with the same chance as `khipu play --seed`.
    fn start(&self, seed: &Bound<'_, PyAny>) -> PyResult<State> {
        Ok(State::of(self.game.clone(), self.game.start(&seed_text(seed)?)))
    }

    /// The game in a given position, in the documented form; raises `Faults` with every fault.
    fn load(&self, position: &Bound<'_, PyAny>) -> PyResult<State> {
        let form = json::from_python(position)?;
        let state = self.game.load(&form).map_err(|error| raised(position.py(), error))?;
        Ok(State::of(self.game.clone(), state))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.key() == other.key()
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.key().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!("Game({:?}, players={})", self.game.title().name, self.game.players())
    }
}
