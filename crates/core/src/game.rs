//! The contract of a game.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Debug;

use serde::Serialize;
use serde_json::Value;

use crate::kit::Form;
use crate::{Fault, Json, NotationError, Problem, Score, Seat, Seats, Seed, Viewer, Who};

/// What can be chosen for a game besides seats and seed: names and values as words.
pub type Options = BTreeMap<String, String>;

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name.
    pub name: &'static str,
    /// The values it can have.
    pub values: &'static [&'static str],
    /// The value when nothing is said.
    pub default: &'static str,
    /// The rule that speaks of it.
    pub rule: &'static str,
}

/// What a game is called and how it can be set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Title {
    /// The name, in commands and records.
    pub name: &'static str,
    /// The versions of the rules that can be played, oldest first: a fix that changes old games is a new one, and games
    /// begun under an older one go on under it for ever.
    pub versions: &'static [u32],
    /// The fewest players.
    pub min_players: usize,
    /// The most players.
    pub max_players: usize,
    /// What can be chosen.
    pub options: &'static [OptionSpec],
}

impl Title {
    /// The version of the rules that new games are played by.
    #[must_use]
    pub const fn newest(&self) -> u32 {
        match self.versions.last() {
            Some(newest) => *newest,
            None => 0,
        }
    }

    /// Refuses a version of the rules that is not kept.
    ///
    /// # Errors
    /// The version, and those that are known.
    pub fn check_version(&self, rules_version: u32) -> Result<(), Vec<Fault>> {
        if self.versions.contains(&rules_version) {
            return Ok(());
        }
        let known = self.versions.iter().map(u32::to_string).collect();
        Err(vec![Fault::at("rules", Problem::UnknownWord { word: rules_version.to_string(), known })])
    }
}

/// Everything needed to start a game.
#[derive(Clone, Debug)]
pub struct Setup<O> {
    /// How many seats; within the bounds of the title.
    pub players: usize,
    /// The options, understood.
    pub options: O,
    /// The source of chance.
    pub seed: Seed,
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum SetupError {
    /// Too few or too many players.
    Players {
        /// How many were asked for.
        found: u64,
        /// The fewest possible.
        min: usize,
        /// The most possible.
        max: usize,
    },
    /// Options that the game does not have.
    Options {
        /// Each fault.
        faults: Vec<Fault>,
    },
}

/// Where events go.
pub trait Sink<E> {
    /// Takes one event.
    fn push(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        self.push(event);
    }
}

/// A sink for whoever does not listen; telling costs nothing then.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn push(&mut self, _: E) {}
}

/// Listens to a move being played, and may look on: after each event it can ask how the position is now. A table shows
/// a long move (a food day, an automa's turn) step by step with this; whoever does not look pays nothing for it.
pub trait Observer<E, P>: Sink<E> {
    /// The position right after an event.
    fn show(&mut self, _: impl FnOnce() -> P) {}
}

impl<E, P> Observer<E, P> for Vec<E> {}

impl<E, P> Observer<E, P> for Silent {}

/// Keeps every event with the position right after it.
#[derive(Clone, Debug)]
pub struct Scenes<E, P> {
    /// The events, in order, each with its position.
    pub events: Vec<(E, P)>,
    told: Option<E>,
}

impl<E, P> Default for Scenes<E, P> {
    fn default() -> Self {
        Self { events: Vec::new(), told: None }
    }
}

impl<E, P> Sink<E> for Scenes<E, P> {
    fn push(&mut self, event: E) {
        self.told = Some(event);
    }
}

impl<E, P> Observer<E, P> for Scenes<E, P> {
    fn show(&mut self, now: impl FnOnce() -> P) {
        self.events.extend(self.told.take().map(|event| (event, now())));
    }
}

/// Why a move is not possible: data, serialised with its name under `code`. [`refusal_error!`](crate::refusal_error)
/// makes an error of it.
pub trait Refusal: Debug + Clone + PartialEq + Serialize + Error {
    /// The number of the rule that forbids it.
    fn rule(&self) -> &'static str;
}

/// A game: its rules over the component data it was loaded with.
///
/// `legal` is the only source of moves. [`Match`](crate::Match) and everything above it plays a move only if it stands
/// in that list; `apply` may rely on it.
pub trait Game: Send + Sync + 'static {
    /// The options, understood.
    type Options: Clone + Debug + Send + Sync;
    /// The whole state, secrets included: plain data, copied without the heap.
    type Position: Copy + Eq + Debug + Send + Sync;
    /// One small choice.
    type Move: Copy + Eq + Debug + Send + Sync;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// Why a move is not possible.
    type Refusal: Refusal + Send;
    /// What one viewer may know. It holds nothing else, so whoever is given a view cannot peek.
    type View: Clone + PartialEq + Debug + Send + Sync;

    /// Name and bounds.
    fn title(&self) -> &'static Title;

    /// The version of the rules that this game is played by, one of those that the title names.
    fn rules_version(&self) -> u32;

    /// The words that stand in `pending` of the documented form: questions, and work that is done before anybody is asked
    /// again.
    fn pending_forms(&self) -> [&'static [Form]; 2] {
        [&[], &[]]
    }

    /// A hash of the component data: records made with other data are told apart by it.
    fn components_hash(&self) -> u64;

    /// Understands options; what is not named has its default.
    ///
    /// # Errors
    /// Every option or value that the game does not know.
    fn options(&self, options: &Options) -> Result<Self::Options, Vec<Fault>>;

    /// Whether options suit so many players.
    ///
    /// # Errors
    /// Every option that does not.
    fn suits(&self, _players: usize, _options: &Self::Options) -> Result<(), Vec<Fault>> {
        Ok(())
    }

    /// How many seats a position has.
    fn players(&self, position: &Self::Position) -> usize;

    /// Sets the table. `setup.players` is within the title's bounds.
    fn start(&self, setup: &Setup<Self::Options>) -> Self::Position;

    /// The seats that must decide now; several if they choose at the same time; none if the game is over.
    fn deciders(&self, position: &Self::Position) -> Seats;

    /// Adds the legal moves of a seat to a list, in a fixed order, each once.
    fn legal(&self, position: &Self::Position, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Plays a legal move and tells what happened.
    fn apply(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        played: Self::Move,
        events: &mut impl Observer<Self::Event, Self::Position>,
    );

    /// Explains why a move does not stand in the list; asked only for moves that do not.
    fn reason(&self, position: &Self::Position, seat: Seat, wanted: Self::Move) -> Self::Refusal;

    /// A number that grows whenever something hidden becomes known to somebody. With it the barrier of undo is
    /// computed, not declared.
    fn revealed(&self, position: &Self::Position) -> u32;

    /// What a viewer may know.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;

    /// A full position that agrees with a view, everything unknown drawn anew.
    fn imagine(&self, view: &Self::View, seed: Seed) -> Self::Position;

    /// The event as a viewer learns of it; none if the viewer does not.
    fn redact_for(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The points.
    fn score(&self, position: &Self::Position) -> Score;

    /// What the score says besides points, by name: a title, or what is counted where points do not decide.
    fn remarks(&self, _position: &Self::Position) -> Vec<(&'static str, Value)> {
        Vec::new()
    }

    /// A move in words.
    fn write_move(&self, played: Self::Move) -> String;

    /// A move from words; it need not be legal.
    ///
    /// # Errors
    /// The first word that is not understood.
    fn parse_move(&self, words: &str) -> Result<Self::Move, NotationError>;

    /// The documented form of a position.
    fn form<'a>(&'a self, position: &'a Self::Position) -> Json<'a>;

    /// The same as JSON.
    fn export(&self, position: &Self::Position) -> Value {
        self.form(position).into()
    }

    /// Reads the documented form.
    ///
    /// # Errors
    /// Every fault; a position with a fault is not loaded.
    fn import(&self, form: &Value) -> Result<Self::Position, Vec<Fault>>;

    /// The documented form of a view.
    fn view_form<'a>(&'a self, view: &'a Self::View) -> Json<'a>;

    /// The same as JSON.
    fn export_view(&self, view: &Self::View) -> Value {
        self.view_form(view).into()
    }

    /// Reads the documented form of a view.
    ///
    /// # Errors
    /// Every fault; a view is not loaded if no position looks like that.
    fn import_view(&self, form: &Value) -> Result<Self::View, Vec<Fault>>;

    /// Why a move is not legal; none if it stands in the list.
    fn refusal(&self, position: &Self::Position, seat: Seat, wanted: Self::Move) -> Option<Self::Refusal> {
        let mut moves = Vec::new();
        if seat.index() < self.players(position) {
            self.legal(position, seat, &mut moves);
        }
        (!moves.contains(&wanted)).then(|| self.reason(position, seat, wanted))
    }

    /// Checks a setup.
    ///
    /// # Errors
    /// If the number of players or the options do not fit.
    fn setup(&self, players: u64, options: &Options, seed: Seed) -> Result<Setup<Self::Options>, SetupError> {
        let title = self.title();
        let fits = (title.min_players as u64..=title.max_players as u64).contains(&players);
        if !fits {
            return Err(SetupError::Players {
                found: players,
                min: title.min_players,
                max: title.max_players,
            });
        }
        let options = self.options(options).map_err(|faults| SetupError::Options { faults })?;
        self.suits(players as usize, &options).map_err(|faults| SetupError::Options { faults })?;
        Ok(Setup { players: players as usize, options, seed })
    }
}

/// A game that can be loaded as it was at any release: by the version of its rules and a component pack.
pub trait Release: Game + Sized {
    /// Name and bounds.
    const TITLE: &'static Title;
    /// Every pack that was ever shipped, as TOML, oldest first; new games are played with the last.
    const PACKS: &'static [&'static str];

    /// The game by the rules of a version, with the components of a pack.
    ///
    /// # Errors
    /// A version that the title does not name, and every fault of the pack.
    fn load(rules_version: u32, pack: &str) -> Result<Self, Vec<Fault>>;

    /// The game as new ones are played: by the newest rules, with the newest pack.
    ///
    /// # Errors
    /// Every fault of the pack; there is none in a build whose tests have passed.
    fn newest() -> Result<Self, Vec<Fault>> {
        Self::load(Self::TITLE.newest(), Self::PACKS.last().copied().unwrap_or_default())
    }
}

/// What bots know of a game besides its rules.
pub trait Evaluate: Game {
    /// The points that a seat may expect to have at the end: what bots look at where they stop looking ahead. A game
    /// that knows nothing better says what the seat has now.
    fn estimate(&self, position: &Self::Position, seat: Seat) -> f32 {
        points_of(&self.score(position), |who| who == Who::Seat(seat)).unwrap_or_default()
    }

    /// The names of the terms of its estimates.
    fn term_names(&self) -> Vec<&'static str> {
        vec!["points"]
    }

    /// The estimate by what it is made of: the values add up to it.
    fn terms(&self, position: &Self::Position, seat: Seat) -> Vec<(&'static str, f32)> {
        vec![("points", self.estimate(position, seat))]
    }

    /// The same for the strongest actor that the rules play against the seats; none where there is none.
    fn estimate_rival(&self, position: &Self::Position) -> Option<f32> {
        points_of(&self.score(position), |who| matches!(who, Who::Actor(_)))
    }

    /// How many points typically lie between equal players at the end: the yardstick for differences.
    fn spread(&self) -> f32 {
        20.0
    }
}

/// The most points of those whom the filter names.
fn points_of(score: &Score, named: impl Fn(Who) -> bool) -> Option<f32> {
    let lines = score.lines.iter().filter(|line| named(line.who));
    lines.map(|line| line.total.as_f64() as f32).max_by(f32::total_cmp)
}
