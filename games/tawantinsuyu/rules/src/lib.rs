//! Tawantinsuyu: the rules, pure. The numbers `TW-…` are those of `games/tawantinsuyu/rulebook/en.md`.
//!
//! ```
//! use std::sync::Arc;
//!
//! use khipu_core::{Game as _, Match, Options};
//! use khipu_tawantinsuyu::Tawantinsuyu;
//!
//! let mut table = Match::start(Arc::new(Tawantinsuyu::new()), 3, &Options::new(), "friday evening").unwrap();
//! let seat = table.deciders().first().unwrap();
//! let choice = table.legal(seat)[0];
//! assert!(table.game().write_move(choice).starts_with("start "));
//! let mut events = Vec::new();
//! table.play(seat, choice, &mut events).unwrap();
//! assert!(!events.is_empty());
//! ```

mod actor;
mod area;
mod automa;
mod cards;
mod chance;
mod components;
mod evaluation;
mod event;
mod form;
mod goods;
mod moment;
mod moves;
mod names;
mod pending;
mod pieces;
mod position;
mod refusal;
mod rows;
mod rulings;
mod tally;
mod turn;
mod version;
mod view;

use khipu_core::kit::Form;
use khipu_core::{
    Evaluate, Fault, Game, Json, NotationError, Observer, Options, Points, Release, Score, ScoreLine, Seat,
    Seats, Seed, Setup, Title, Viewer, Weighed, Who,
};
use serde_json::Value;

pub use actor::Actor;
pub use area::Toll;
pub use automa::{Automa, Cast, Step, Tucked, Why};
pub use cards::{Cards, Queue, Stock};
pub use chance::{Chance, Purpose};
pub use components::{
    ARMY_CARDS, ArmyPlan, AutomaPlan, BUILDINGS, Benefit, BoardSpace, BuildingPlan, ByPlayers, Components,
    ConquestPlan, Deed, Effect, Either, FACES, FESTIVALS, FestivalPlan, FinalPlan, GOD_CARDS, GODS, GodPlan,
    Hill, JointPlan, KEPT, MOST_CONQUESTS, MOST_DRAWN, MOST_OFFER, MOST_OWN_WORKERS, MOST_PLAYERS,
    MOST_SPACES, MOST_VILLAGE, PASSIVE, PRODUCTION, Personality, Placing, PriestPlan, ROWS, SECTIONS, STAIRS,
    STARTING, SpacePlan, StatuePlan, StepPlan, TOKENS, TUCKED, TokenPlan, WEAVINGS, WeavingPlan,
};
pub use evaluation::{Weight, Weights};
pub use event::Event;
pub use goods::{Cost, Goods, Payment};
pub use moment::Moment;
pub use moves::{Fee, Move, Victim};
pub use names::{Action, Colour, Edge, End, Good, Kind, Power, Region, Size, Source, Task, Terrace};
pub use pending::{Entry, Origin, Pending, Producing, Stack, Tile, Way, Work};
pub use pieces::{HillWorkers, Statues, Workers};
pub use position::{Position, Secret, Side, Stage, Table, Turn};
pub use refusal::Refusal;
pub use rows::Rows;
pub use rulings::{Ruling, Rulings};
pub use tally::Tally;
pub use version::Version;
pub use view::{Own, View};

use evaluation::{Evaluation, SPREAD, Term};
use turn::{Play, Referee};

/// Tawantinsuyu with its component data.
#[derive(Clone, Debug)]
pub struct Tawantinsuyu {
    version: Version,
    components: Components,
    evaluation: Evaluation,
}

const TITLE: Title = Title {
    name: "tawantinsuyu",
    versions: Version::NUMBERS,
    min_players: 1,
    max_players: MOST_PLAYERS,
    options: &rulings::OPTIONS,
};

impl Tawantinsuyu {
    /// The game with the pack that comes with the program.
    #[must_use]
    pub fn new() -> Self {
        Self::with(Components::builtin())
    }

    /// The game with a pack of one's own.
    #[must_use]
    pub fn with(components: Components) -> Self {
        Self::of_version(Version::NEWEST, components, Weights::builtin())
    }

    /// The game by the rules of a version.
    #[must_use]
    pub const fn of_version(version: Version, components: Components, weights: Weights) -> Self {
        Self { version, components, evaluation: Evaluation::new(weights, version) }
    }

    /// The component data.
    #[must_use]
    pub const fn components(&self) -> &Components {
        &self.components
    }

    /// Matching joints of a player's tapestries, by symbol: what a Merchant would give.
    #[must_use]
    pub fn joints(&self, position: &Position, who: Actor) -> Vec<(khipu_core::Id, u8)> {
        let counts = self.referee(position).joints(who);
        let named = self.components.joints.iter().map(|joint| joint.id).zip(counts);
        named.filter(|(_, count)| *count > 0).collect()
    }

    const fn referee<'a>(&'a self, position: &'a Position) -> Referee<'a> {
        Referee {
            rules: &self.components,
            version: self.version,
            table: &position.table,
            secret: &position.secret,
        }
    }
}

impl Default for Tawantinsuyu {
    fn default() -> Self {
        Self::new()
    }
}

impl Game for Tawantinsuyu {
    type Options = Rulings;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn title(&self) -> &'static Title {
        &TITLE
    }

    fn rules_version(&self) -> u32 {
        self.version.number()
    }

    fn pending_forms(&self) -> [&'static [Form]; 2] {
        [Pending::FORMS, Work::FORMS]
    }

    fn components_hash(&self) -> u64 {
        self.components.hash
    }

    fn options(&self, options: &Options) -> Result<Rulings, Vec<Fault>> {
        rulings::understand(self.version, options)
    }

    fn players(&self, position: &Position) -> usize {
        position.table.players.into()
    }

    fn start(&self, setup: &Setup<Rulings>) -> Position {
        let mut position =
            area::start(&self.components, self.version, setup.players, setup.options, setup.seed);
        Play::new(&self.components, self.version, &mut position, &mut khipu_core::Silent).settle();
        position
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
        Play::new(&self.components, self.version, position, events).play(seat, played);
    }

    fn reason(&self, position: &Position, seat: Seat, wanted: Move) -> Refusal {
        self.referee(position).reason(seat, wanted)
    }

    fn revealed(&self, position: &Position) -> u32 {
        // Cards, tiles and workers are drawn when they are needed, so chance moves whenever something unknown becomes
        // known to somebody; what training discards is counted, and the secret choice of god cards is shown when its
        // stage is over. A card that its owner chooses to play is no barrier: only the others learn from it.
        let shown = !matches!(position.table.stage, Stage::Weavings | Stage::Keep);
        position.secret.chance.draws() + u32::from(position.table.shown) + u32::from(shown)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        view::view(position, viewer)
    }

    fn imagine(&self, view: &View, seed: Seed) -> Position {
        view::imagine(view, &self.components, self.version, seed)
    }

    fn redact_for(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let other = |who: Actor| who.seat().is_none_or(|seat| !viewer.is(seat));
        Some(match *event {
            Event::Kept { seat, .. } if !viewer.is(seat) => Event::Kept { seat, cards: None },
            Event::ArmyDrawn { who, .. } if other(who) => Event::ArmyDrawn { who, card: None },
            Event::ArmyKept { who, .. } if other(who) => Event::ArmyKept { who, card: None },
            Event::GodDrawn { who, open: false, .. } if other(who) => {
                Event::GodDrawn { who, card: None, open: false }
            }
            event => event,
        })
    }

    fn score(&self, position: &Position) -> Score {
        let table = &position.table;
        let line = |who: Actor| {
            let side = table.side(who);
            let sources = Source::NAMES
                .iter()
                .map(|&(name, source)| (name, Points::whole(side.ledger[source as usize].into())))
                .collect();
            let named = match who {
                Actor::Seat(seat) => Who::Seat(seat),
                Actor::Axomamma => Who::Actor(Actor::AUTOMA),
            };
            ScoreLine { who: named, total: side.points(), sources }
        };
        let over = table.stage == Stage::Over;
        let winners = if over { self.referee(position).winners() } else { Seats::NONE };
        Score { over, lines: table.actors_from(Actor::Seat(Seat::new(0))).map(line).collect(), winners }
    }

    fn write_move(&self, played: Move) -> String {
        played.write(&self.components)
    }

    fn parse_move(&self, words: &str) -> Result<Move, NotationError> {
        Move::parse(words, &self.components)
    }

    fn form<'a>(&'a self, position: &'a Position) -> Json<'a> {
        form::export(&self.components, self.version, position)
    }

    fn import(&self, form: &Value) -> Result<Position, Vec<Fault>> {
        form::import(&self.components, self.version, form)
    }

    fn view_form<'a>(&'a self, view: &'a View) -> Json<'a> {
        form::export_view(&self.components, self.version, view)
    }

    fn import_view(&self, form: &Value) -> Result<View, Vec<Fault>> {
        form::import_view(&self.components, self.version, form)
    }
}

impl Evaluate for Tawantinsuyu {
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

    fn estimate_rival(&self, position: &Position) -> Option<f32> {
        self.evaluation.rival(&self.components, position)
    }

    fn spread(&self) -> f32 {
        SPREAD
    }
}

impl Weighed for Tawantinsuyu {
    type Weight = Weight;

    fn with_weights(self, weights: Weights) -> Self {
        Self::of_version(self.version, self.components, weights)
    }
}

impl Release for Tawantinsuyu {
    const TITLE: &'static Title = &TITLE;
    const PACKS: &'static [&'static str] = &[components::BUILTIN];

    fn load(rules_version: u32, pack: &str) -> Result<Self, Vec<Fault>> {
        TITLE.check_version(rules_version)?;
        let version = Version::numbered(rules_version).unwrap_or(Version::NEWEST);
        Ok(Self::of_version(version, Components::from_toml(pack)?, Weights::builtin()))
    }
}
