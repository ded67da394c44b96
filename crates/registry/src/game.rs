//! A game whose type is not known: everything that a table or a command needs of it.

use std::fmt;
use std::ops::ControlFlow;

use khipu_board::Decks;
use khipu_bots::any::Player;
use khipu_bots::{Contender, Unfit, arena};
use khipu_core::kit::Form;
use khipu_core::{Fault, Options, Record, Refused, Seed, SetupError, Title};
use khipu_study::{Decision, Effort, Puzzle, Retried, Review, ReviewError};
use khipu_words::{Language, Locales, Words};
use serde_json::Value;

use crate::DynMatch;
use crate::run::{ArenaPlan, Balance, BalancePlan, BenchPlan, BenchResult, SearchSpeed, SimGame, SimPlan};

impl fmt::Debug for dyn DynGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.title().name, self.rules_version())
    }
}

/// A game with one version of its rules and one component pack.
pub trait DynGame: Send + Sync {
    /// Name, bounds and options.
    fn title(&self) -> &'static Title;
    /// The version of the rules.
    fn rules_version(&self) -> u32;
    /// The words of pending work: questions, and work that is no question.
    fn pending_forms(&self) -> [&'static [Form]; 2];
    /// The hash of the component data.
    fn components_hash(&self) -> u64;
    /// The text of the component pack, if it did not come with the program.
    fn custom_pack(&self) -> Option<&str>;
    /// The sentences of the game.
    fn locales(&self) -> Locales;
    /// The numbered rules in a language, as Markdown.
    fn rulebook(&self, language: Language) -> &'static str;
    /// The lessons of the game in order, each in the form of the crate `lessons`.
    fn lessons(&self) -> &'static [&'static str];
    /// The puzzles of the game, in the form of the crate `lessons`; empty if it has none.
    fn puzzles(&self) -> &'static str;
    /// The style sheet of the board.
    fn style(&self) -> &'static str;
    /// The script of the board; empty if it has none.
    fn script(&self) -> &'static str;
    /// A drawing of 240 by 120 for the list of games.
    fn emblem(&self) -> &str;
    /// Where people build decks for it; none if it has no decks to build.
    fn decks(&self) -> Option<&'static dyn Decks>;
    /// How well its bots play, level by level.
    fn bot_ratings(&self) -> [u16; 5];

    /// Sets up a game.
    ///
    /// # Errors
    /// If players or options do not fit.
    fn start(&self, players: u64, options: &Options, seed: &str) -> Result<Box<dyn DynMatch>, SetupError>;
    /// Goes on from a position in its documented form.
    ///
    /// # Errors
    /// Every fault of it.
    fn load_position(&self, form: &Value) -> Result<Box<dyn DynMatch>, Vec<Fault>>;
    /// Goes on in a world that agrees with a view in its documented form.
    ///
    /// # Errors
    /// Every fault of it.
    fn load_view(&self, form: &Value, seed: Seed) -> Result<Box<dyn DynMatch>, Vec<Fault>>;
    /// Plays a record from its beginning, up to a number of moves.
    ///
    /// # Errors
    /// What does not fit, or the first move that cannot be played.
    fn load_record(&self, record: &Record, limit: usize) -> Result<Box<dyn DynMatch>, Vec<Fault>>;
    /// The names of the terms of its estimates.
    fn term_names(&self) -> Vec<&'static str>;
    /// Reviews a finished game for a seat, or goes on with a review that was begun. Before each step the watcher is told
    /// how many are done and how many there are, and says whether to go on.
    ///
    /// # Errors
    /// If the record cannot be reviewed, or the review belongs to another one.
    fn review(
        &self,
        record: &Record,
        seat: u64,
        begun: Option<Review>,
        watch: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<Review, ReviewError>;
    /// Holds the moves that a seat has made instead of a decision of a finished game against it and against the best turn;
    /// none as long as the turn goes on, or if they cannot be compared.
    fn retried(&self, record: &Record, seat: u64, decision: &Decision, moves: &[String]) -> Option<Retried>;
    /// Whether somebody plays this game with so many players.
    ///
    /// # Errors
    /// Why they do not.
    fn check_player(&self, player: &Contender, players: usize) -> Result<(), Unfit>;
    /// The puzzles of a recorded game, the clearest first. Before each turn the watcher is told how many were looked at and
    /// how many there are, and says whether to go on.
    ///
    /// # Errors
    /// If the record cannot be played.
    fn mine(
        &self,
        record: &Record,
        effort: Effort,
        watch: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<Vec<Puzzle>, Vec<Fault>>;
    /// Gives a bot or a program a seat.
    fn seat(&self, player: &Contender, seed: Seed) -> Box<dyn Player>;

    /// The symbols of the game.
    fn symbols(&self) -> &'static str;
    /// What the symbols mean.
    fn legend(&self, words: &Words) -> Vec<(&'static str, String)>;
    /// The sentence of an event that was kept as [`DynEvent::written_for`](crate::DynEvent::written_for) wrote it.
    fn tell_written(&self, event: &Value, words: &Words, names: &[String]) -> String;
    /// Why a move is not possible, as a sentence.
    fn refuse(&self, refused: &Refused, words: &Words, names: &[String]) -> String;
    /// What people call a thing that moves and events name by its id; none if it has no name besides.
    fn call(&self, id: &str, words: &Words) -> Option<String>;

    /// Plays many games; `ended` is told of each and may break off.
    ///
    /// # Errors
    /// If players or options do not fit.
    fn sim(
        &self,
        plan: &SimPlan,
        ended: &(dyn Fn(&SimGame) -> ControlFlow<()> + Sync),
    ) -> Result<Vec<SimGame>, SetupError>;
    /// Plays bots against each other; `ended` is told of each game and may break off.
    ///
    /// # Errors
    /// If players or options do not fit.
    fn arena(
        &self,
        plan: &ArenaPlan,
        ended: &(dyn Fn(&arena::ArenaGame) -> ControlFlow<()> + Sync),
    ) -> Result<Vec<arena::ArenaGame>, SetupError>;
    /// Measures random playouts.
    ///
    /// # Errors
    /// If players or options do not fit.
    fn bench(&self, plan: &BenchPlan) -> Result<BenchResult, SetupError>;
    /// Measures the search of bots.
    ///
    /// # Errors
    /// If players or options do not fit.
    fn bench_search(&self, plan: &BenchPlan, rollout: u32) -> Result<Vec<SearchSpeed>, SetupError>;
    /// Counts the uses of components over many games.
    ///
    /// # Errors
    /// If players or options do not fit.
    fn balance(&self, plan: &BalancePlan) -> Result<Balance, SetupError>;
}
