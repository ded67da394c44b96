//! A game whose type is not known: everything that a table or a command needs of it.

use std::any::Any;
use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

use khipu_board::{Canvas, Choice, Decks, RenderContext, TerminalContext};
use khipu_bots::any::{Hint, Player};
use khipu_bots::{Bot, Settings, arena};
use khipu_core::{
    AnyMatch, Fault, Options, Record, Refused, Score, Seat, Seats, Seed, SetupError, Title, Viewer,
};
use khipu_words::{Language, Locales, Words};
use serde_json::Value;

use crate::run::{ArenaPlan, Balance, BalancePlan, BenchPlan, BenchResult, SearchSpeed, SimGame, SimPlan};

/// A position of some game: what a table remembers of a moment. Nothing of it leaves the server but through a view.
#[derive(Clone)]
pub struct Moment(pub(crate) Arc<dyn Any + Send + Sync>);

/// One step of a move: an event as each viewer learns of it, and the position right after it.
#[derive(Clone)]
pub struct Scene {
    /// The position.
    pub moment: Moment,
    /// The event for each seat, then for spectators; none for whoever does not learn of it.
    pub heard: Vec<Option<Value>>,
    /// The parts of the board where it happens.
    pub at: Vec<String>,
}

/// What a move brought.
pub struct Played {
    /// Its steps, in order; the last one holds the position in which the next decision is made.
    pub scenes: Vec<Scene>,
    /// Whether undo stops here.
    pub barrier: bool,
    /// The hash of the new position.
    pub hash: u64,
}

/// What a seat can do.
#[derive(Clone, Debug, Default)]
pub struct Offers {
    /// The moves in words, in the order of the list.
    pub words: Vec<String>,
    /// Every part that occurs.
    pub parts: Vec<String>,
    /// The parts of each move, as places in `parts`.
    pub moves: Vec<Vec<u16>>,
    /// The parts that lie nowhere on the board, with their buttons.
    pub choices: Vec<(u16, Choice)>,
}

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
    /// The hash of the component data.
    fn components_hash(&self) -> u64;
    /// The text of the component pack, if it did not come with the program.
    fn custom_pack(&self) -> Option<&str>;
    /// The sentences of the game.
    fn locales(&self) -> Locales;
    /// The numbered rules in a language, as Markdown.
    fn rulebook(&self, language: Language) -> &'static str;
    /// The style sheet of the board.
    fn style(&self) -> &'static str;
    /// A drawing of 240 by 120 for the list of games.
    fn emblem(&self) -> String;
    /// Where people build decks for it; none if it has no decks to build.
    fn decks(&self) -> Option<&'static dyn Decks>;

    /// Sets up a game.
    ///
    /// # Errors
    /// If players or options do not fit.
    fn start(&self, players: u64, options: &Options, seed: &str) -> Result<Box<dyn AnyMatch>, SetupError>;
    /// Goes on from a position in its documented form.
    ///
    /// # Errors
    /// Every fault of it.
    fn load_position(&self, form: &Value) -> Result<Box<dyn AnyMatch>, Vec<Fault>>;
    /// Plays a record from its beginning, up to a number of moves.
    ///
    /// # Errors
    /// What does not fit, or the first move that cannot be played.
    fn load_record(&self, record: &Record, limit: usize) -> Result<Box<dyn AnyMatch>, Vec<Fault>>;
    /// Gives a bot a seat.
    fn seat(&self, bot: Bot, seed: Seed) -> Box<dyn Player>;

    /// Plays a move, step by step for everybody.
    ///
    /// # Errors
    /// Why it cannot be played; nothing has changed then.
    fn play(&self, played: &mut dyn AnyMatch, seat: Seat, words: &str) -> Result<Played, Refused>;
    /// The position now.
    fn moment(&self, played: &dyn AnyMatch) -> Moment;

    /// Who must decide.
    fn deciders(&self, moment: &Moment) -> Seats;
    /// What a seat can do.
    fn offers(&self, moment: &Moment, seat: Seat, context: &RenderContext<'_>) -> Offers;
    /// The move that somebody who clicks on these parts means.
    fn wish(&self, moment: &Moment, seat: Seat, parts: &[&str]) -> Option<String>;
    /// The part that a click on this one stands for where it leads nowhere by itself.
    fn stands_for(&self, moment: &Moment, seat: Seat, part: &str) -> Option<String>;
    /// The view of a viewer, in its documented form.
    fn view(&self, moment: &Moment, viewer: Viewer) -> Value;
    /// The points.
    fn score(&self, moment: &Moment) -> Score;

    /// The frame of the board.
    fn frame(&self) -> (u32, u32);
    /// The symbols of the game.
    fn symbols(&self) -> &'static str;
    /// Draws the pieces of the page for the viewer of the context.
    fn render(&self, moment: &Moment, context: &RenderContext<'_>, canvas: &mut Canvas<'_>);
    /// What is asked.
    fn asks(&self, moment: &Moment, context: &RenderContext<'_>) -> String;
    /// An event as a sentence.
    fn tell(&self, event: &Value, words: &Words, names: &[String]) -> String;
    /// Why a move is not possible, as a sentence.
    fn refuse(&self, refused: &Refused, words: &Words, names: &[String]) -> String;
    /// What people call a thing that moves and events name by its id; none if it has no name besides.
    fn call(&self, id: &str, words: &Words) -> Option<String>;
    /// The board as text.
    fn describe(&self, moment: &Moment, context: &RenderContext<'_>) -> Vec<(String, Vec<String>)>;

    /// The board as a viewer may see it, for the terminal.
    fn draw(&self, played: &dyn AnyMatch, viewer: Viewer, context: &TerminalContext<'_>) -> String;
    /// What the active player is asked, for the terminal.
    fn prompt(&self, played: &dyn AnyMatch, viewer: Viewer, context: &TerminalContext<'_>) -> String;

    /// The best moves of a seat; none for a match of another game.
    fn hint(&self, played: &dyn AnyMatch, seat: Seat, settings: Settings, seed: Seed) -> Option<Hint>;
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
        ended: &(dyn Fn(&arena::Played) -> ControlFlow<()> + Sync),
    ) -> Result<Vec<arena::Played>, SetupError>;
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
