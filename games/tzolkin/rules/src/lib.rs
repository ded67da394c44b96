//! Tzolk'in: the rules, pure. The numbers `TZ-…` are those of `games/tzolkin/rulebook/en.md`.
//!
//! ```
//! use std::sync::Arc;
//!
//! use khipu_core::{Game as _, Match, Options};
//! use khipu_tzolkin::Tzolkin;
//!
//! let mut table = Match::start(Arc::new(Tzolkin::new()), 2, &Options::new(), "friday evening").unwrap();
//! let seat = table.deciders().first().unwrap();
//! let choice = table.legal(seat)[0];
//! assert!(table.game().write_move(choice).starts_with("keep "));
//! let mut events = Vec::new();
//! table.play(seat, choice, &mut events).unwrap();
//! assert!(!events.is_empty());
//! ```

mod action;
mod area;
mod chance;
mod components;
mod evaluation;
mod event;
mod form;
mod gears;
mod goods;
mod moves;
mod names;
mod pending;
mod position;
mod refusal;
mod rulings;
mod tally;
mod turn;
mod view;

use khipu_core::kit::Form;
use khipu_core::{
    Evaluate, Fault, Faults, Game, Json, NotationError, Observer, Options, Problem, Release, Score,
    ScoreLine, Seat, Seats, Seed, Setup, Title, Viewer, Weighed, Who,
};
use serde_json::Value;

pub use action::GearAction;
pub use chance::{Chance, Purpose};
pub use components::{
    BuildingPlan, Components, Effect, FOOD_DAYS, GearPlan, MOST_PLAYERS, Meals, MonumentPlan, Scoring,
    Shrine, TechnologyPlan, TemplePlan, WealthPlan,
};
pub use evaluation::{Weight, Weights};
pub use event::Event;
pub use gears::{Gears, Owner};
pub use goods::{Bundle, Goods};
pub use moves::{Move, Saving};
pub use names::{Colour, Gear, Resource, Source, Technology, Temple};
pub use pending::{Pending, Site, Stack};
pub use position::{Grove, Position, Secret, Side, Stage, Table};
pub use refusal::Refusal;
pub use rulings::Rulings;
pub use tally::Tally;
pub use view::{Own, View};

use evaluation::{Evaluation, Term};
use turn::{Play, Referee};

/// Tzolk'in by a version of its rules, with its component data.
#[derive(Clone, Debug)]
pub struct Tzolkin {
    rulings: Rulings,
    components: Components,
    evaluation: Evaluation,
}

/// Tzolk'in has no options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoOptions;

const TITLE: Title = Title {
    name: "tzolkin",
    versions: Rulings::VERSIONS,
    min_players: 2,
    max_players: MOST_PLAYERS,
    options: &[],
};

impl Tzolkin {
    /// The game with the pack that comes with the program.
    #[must_use]
    pub fn new() -> Self {
        Self::with(Components::builtin())
    }

    /// The game with a pack of one's own.
    #[must_use]
    pub fn with(components: Components) -> Self {
        let evaluation = Evaluation::new(&components, Weights::builtin());
        Self { rulings: Rulings::NEWEST, components, evaluation }
    }

    /// The component data.
    #[must_use]
    pub const fn components(&self) -> &Components {
        &self.components
    }

    /// Corn that a seat needs on the next food day, and how many of its workers eat.
    #[must_use]
    pub fn food_needed(&self, table: &Table, seat: Seat) -> u16 {
        let meal = table.meal(&self.components, seat);
        u16::from(meal.hungry) * u16::from(meal.corn_each)
    }

    const fn referee<'a>(&'a self, position: &'a Position) -> Referee<'a> {
        Referee {
            rules: &self.components,
            rulings: self.rulings,
            table: &position.table,
            secret: &position.secret,
        }
    }
}

impl Default for Tzolkin {
    fn default() -> Self {
        Self::new()
    }
}

impl Game for Tzolkin {
    type Options = NoOptions;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn title(&self) -> &'static Title {
        &TITLE
    }

    fn rules_version(&self) -> u32 {
        self.rulings.version
    }

    fn pending_forms(&self) -> [&'static [Form]; 2] {
        [Pending::FORMS, &[]]
    }

    fn components_hash(&self) -> u64 {
        self.components.hash
    }

    fn options(&self, options: &Options) -> Result<NoOptions, Vec<Fault>> {
        let faults = Faults::new();
        for name in options.keys() {
            let field = name.chars().take(60).collect();
            faults.push(Fault::at("options", Problem::UnknownField { field }));
        }
        faults.finish(NoOptions)
    }

    fn players(&self, position: &Position) -> usize {
        position.table.players.into()
    }

    fn start(&self, setup: &Setup<NoOptions>) -> Position {
        area::start(&self.components, self.rulings, setup.players, setup.seed)
    }

    #[inline]
    fn deciders(&self, position: &Position) -> Seats {
        position.table.deciders()
    }

    fn legal(&self, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
        self.referee(position).moves(seat, moves);
    }

    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        played: Move,
        events: &mut impl Observer<Event, Position>,
    ) {
        Play::new(&self.components, self.rulings, position, events).play(seat, played);
    }

    fn reason(&self, position: &Position, seat: Seat, wanted: Move) -> Refusal {
        // Asked only for moves that do not stand in the list, which is made of the same checks.
        self.referee(position).check(seat, wanted).err().unwrap_or(Refusal::NotYourTurn)
    }

    fn revealed(&self, position: &Position) -> u32 {
        // Tiles are drawn when they are turned up, so chance moves whenever something unknown becomes known; the
        // secret choice of wealth is revealed when the stage changes.
        position.secret.chance.draws() + u32::from(position.table.stage != Stage::Wealth)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        view::view(position, viewer)
    }

    fn imagine(&self, view: &View, seed: Seed) -> Position {
        view::imagine(view, &self.components, self.rulings, seed)
    }

    fn redact_for(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::WealthChosen { seat, .. } if !viewer.is(seat) => Event::WealthChosen { seat, tiles: None },
            event => event,
        })
    }

    fn score(&self, position: &Position) -> Score {
        let table = &position.table;
        let line = |seat: Seat| {
            let side = table.side(seat);
            let sources = Source::NAMES
                .iter()
                .map(|&(name, source)| {
                    (name, khipu_core::Points::quarters(side.ledger[source as usize].into()))
                })
                .collect();
            ScoreLine { who: Who::Seat(seat), total: side.points(), sources }
        };
        let over = table.stage == Stage::Over;
        let winners = if over { table.winners() } else { Seats::NONE };
        Score { over, lines: table.seats().map(line).collect(), winners }
    }

    fn write_move(&self, played: Move) -> String {
        played.write(&self.components)
    }

    fn parse_move(&self, words: &str) -> Result<Move, NotationError> {
        Move::parse(words, &self.components)
    }

    fn form<'a>(&'a self, position: &'a Position) -> Json<'a> {
        form::export(&self.components, self.rulings, position)
    }

    fn import(&self, form: &Value) -> Result<Position, Vec<Fault>> {
        form::import(&self.components, self.rulings, form)
    }

    fn view_form<'a>(&'a self, view: &'a View) -> Json<'a> {
        form::export_view(&self.components, self.rulings, view)
    }

    fn import_view(&self, form: &Value) -> Result<View, Vec<Fault>> {
        form::import_view(&self.components, self.rulings, form)
    }
}

impl Evaluate for Tzolkin {
    fn estimate(&self, position: &Position, seat: Seat) -> f32 {
        self.evaluation.estimate(&self.components, position, seat)
    }

    fn term_names(&self) -> Vec<&'static str> {
        Term::ALL.map(Term::name).to_vec()
    }

    fn terms(&self, position: &Position, seat: Seat) -> Vec<(&'static str, f32)> {
        let mut terms = Vec::new();
        self.evaluation.tally(&self.components, position, seat, &mut terms);
        terms.into_iter().map(|(term, value): (Term, f32)| (term.name(), value)).collect()
    }

    fn estimate_rival(&self, _: &Position) -> Option<f32> {
        None
    }
}

impl Weighed for Tzolkin {
    type Weight = Weight;

    fn with_weights(self, weights: Weights) -> Self {
        let evaluation = Evaluation::new(&self.components, weights);
        Self { evaluation, ..self }
    }
}

impl Release for Tzolkin {
    const TITLE: &'static Title = &TITLE;
    const PACKS: &'static [&'static str] = &[components::BUILTIN];

    fn load(rules_version: u32, pack: &str) -> Result<Self, Vec<Fault>> {
        TITLE.check_version(rules_version)?;
        let newest = Self::with(Components::from_toml(pack)?);
        Ok(Self { rulings: Rulings::of(rules_version), ..newest })
    }
}
