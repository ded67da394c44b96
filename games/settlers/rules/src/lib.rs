//! Imperial Settlers with the Aztecs: the rules, pure. The numbers `IS-…` are those of `games/settlers/rulebook/en.md`.
//!
//! ```
//! use std::sync::Arc;
//!
//! use khipu_core::{Game as _, Match, Options};
//! use khipu_settlers::Settlers;
//!
//! let mut table = Match::start(Arc::new(Settlers::new()), 2, &Options::new(), "friday evening").unwrap();
//! let seat = table.deciders().first().unwrap();
//! let choice = table.legal(seat)[0];
//! assert!(table.game().write_move(choice).starts_with("take "));
//! let mut events = Vec::new();
//! table.play(seat, choice, &mut events).unwrap();
//! assert!(!events.is_empty());
//! ```

mod actor;
mod area;
mod cards;
mod chance;
mod components;
mod evaluation;
mod event;
mod favor;
mod form;
mod goods;
mod moves;
mod names;
mod options;
mod pending;
mod position;
mod refusal;
mod tableau;
mod turn;
mod version;
mod view;
mod vocabulary;

use khipu_core::kit::Form;
use khipu_core::{
    Evaluate, Fault, Game, Json, NotationError, Observer, Options, Points, Release, Score, ScoreLine, Seat,
    Seats, Seed, Setup, Title, Viewer, Weighed, Who,
};
use serde_json::Value;

pub use actor::Actor;
pub use cards::{Card, Cards, List, NO_CARD};
pub use chance::{Chance, Purpose};
pub use components::{
    Action, Amount, Arm, Board, Book, Booty, Built, Components, Count, DeckList, DeckRule, Effect, End,
    Feature, Gain, Item, MOST_ATTACKS, MOST_PLAYERS, Mode, On, Out, Paid, Pile, Plan, Prayer as PrayerPlan,
    Prey, Price, Reaction, Stash, Store, Title as CardTitle, Trigger, Verb,
};
pub use evaluation::{Weight, Weights};
pub use event::Event;
pub use favor::{Colours, Favor};
pub use goods::{Amounts, Bill, Goods, Payment};
pub use moves::{Bargain, Move, Trade};
pub use names::{Colour, Deck, Draw, Faction, Format, Good, Kind, Lookout, Mark, Rank, Source, Why};
pub use options::{Choice, Choices};
pub use pending::{Echo, Entry, Occasion, Origin, Pending, Stack, Step, Work};
pub use position::{PASSED, PRAYED, Position, Prayer, Row, Secret, Side, Stage, Table, Virtual};
pub use refusal::Refusal;
pub use tableau::{Location, Lying, Tableau, Tucked, Under};
pub use version::Version;
pub use view::{Own, View};

use evaluation::{Evaluation, SPREAD, Term};
use turn::{Play, Referee};

/// Imperial Settlers with its component data.
#[derive(Clone, Debug)]
pub struct Settlers {
    components: Components,
    version: Version,
    evaluation: Evaluation,
}

const TITLE: Title = Title {
    name: "settlers",
    versions: Version::NUMBERS,
    min_players: 1,
    max_players: MOST_PLAYERS,
    options: &options::OPTIONS,
};

impl Settlers {
    /// The game by the newest rules, with the pack that comes with the program.
    #[must_use]
    pub fn new() -> Self {
        Self::with(Components::builtin())
    }

    /// The game with a pack of one's own.
    #[must_use]
    pub fn with(components: Components) -> Self {
        let evaluation = Evaluation::new(&components, Weights::builtin());
        Self { components, version: Version::NEWEST, evaluation }
    }

    /// The same game by the rules of a version.
    #[must_use]
    pub fn by_rules_of(self, version: Version) -> Self {
        Self { version, ..self }
    }

    /// The component data.
    #[must_use]
    pub const fn components(&self) -> &Components {
        &self.components
    }

    const fn referee<'a>(&'a self, position: &'a Position) -> Referee<'a> {
        let Position { table, secret } = position;
        Referee { rules: &self.components, version: self.version, table, secret }
    }
}

impl Default for Settlers {
    fn default() -> Self {
        Self::new()
    }
}

impl Game for Settlers {
    type Options = Choices;
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

    fn options(&self, options: &Options) -> Result<Choices, Vec<Fault>> {
        options::understand(&self.components, self.version, options)
    }

    fn suits(&self, players: usize, options: &Choices) -> Result<(), Vec<Fault>> {
        options::suit(self.version, players, options)
    }

    fn players(&self, position: &Position) -> usize {
        position.table.players.into()
    }

    fn start(&self, setup: &Setup<Choices>) -> Position {
        let chance = self.version.chance(setup.seed);
        let mut position = area::start(&self.components, self.version, setup.players, &setup.options, chance);
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
        _: Seat,
        played: Move,
        events: &mut impl Observer<Event, Position>,
    ) {
        Play::new(&self.components, self.version, position, events).play(played);
    }

    fn reason(&self, position: &Position, seat: Seat, wanted: Move) -> Refusal {
        // What passes every check is listed, so there is always a reason.
        self.referee(position).check(seat, wanted).err().unwrap_or(Refusal::NotYourTurn)
    }

    fn revealed(&self, position: &Position) -> u32 {
        // Cards are drawn when they are needed, so chance moves whenever something unknown becomes known to somebody; what
        // is shown without a choice of that card is counted. A card that its owner chooses to play is no barrier: only the
        // others learn from it.
        position.secret.chance.draws() + u32::from(position.table.shown)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        view::view(position, viewer)
    }

    fn imagine(&self, view: &View, seed: Seed) -> Position {
        view::imagine(view, &self.components, self.version, seed)
    }

    fn redact_for(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Drawn { who, draw, .. } if !viewer.is(who) => Event::Drawn { who, draw, card: None },
            Event::PileKept { who, .. } if !viewer.is(who) => Event::PileKept { who, card: None },
            Event::LookedAt { who, draw, .. } if !viewer.is(who) => Event::LookedAt { who, draw, card: None },
            Event::LookKept { who, .. } if !viewer.is(who) => Event::LookKept { who, card: None },
            event => event,
        })
    }

    fn score(&self, position: &Position) -> Score {
        let table = &position.table;
        let line = |seat: Seat| {
            let side = table.side(seat);
            let sources = Source::NAMES
                .iter()
                .map(|&(name, source)| (name, Points::whole(side.ledger[source as usize].into())))
                .collect();
            ScoreLine { who: Who::Seat(seat), total: side.points(), sources }
        };
        let mut lines: Vec<ScoreLine> = table.seats().map(line).collect();
        if table.solo() {
            // The virtual player has cards, not points: the game is not won by points (IS-8.5).
            lines.push(ScoreLine {
                who: Who::Actor(Actor::AUTOMA),
                total: Points::ZERO,
                sources: Vec::new(),
            });
        }
        let over = table.stage == Stage::Over;
        let winners = if over { self.referee(position).winners() } else { Seats::NONE };
        Score { over, lines, winners }
    }

    fn remarks(&self, position: &Position) -> Vec<(&'static str, Value)> {
        let table = &position.table;
        if !table.solo() {
            return Vec::new();
        }
        // The solo game is not won by points (IS-8.5).
        let seat = Seat::new(0);
        vec![
            ("faction_locations", self.referee(position).built(seat).0.into()),
            ("collection", table.rival.collection.len().into()),
            ("rank", Rank::of(table.side(seat).score()).name().into()),
        ]
    }

    fn write_move(&self, played: Move) -> String {
        played.write(&self.components, self.version)
    }

    fn parse_move(&self, words: &str) -> Result<Move, NotationError> {
        Move::parse(words, &self.components, self.version)
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

impl Evaluate for Settlers {
    fn estimate(&self, position: &Position, seat: Seat) -> f32 {
        self.evaluation.estimate(self.referee(position), seat)
    }

    fn term_names(&self) -> Vec<&'static str> {
        Term::ALL.map(Term::name).to_vec()
    }

    fn terms(&self, position: &Position, seat: Seat) -> Vec<(&'static str, f32)> {
        let mut terms = Vec::new();
        self.evaluation.tally(self.referee(position), seat, &mut terms);
        terms.into_iter().map(|(term, value): (Term, f32)| (term.name(), value)).collect()
    }

    fn estimate_rival(&self, position: &Position) -> Option<f32> {
        self.evaluation.rival(self.referee(position))
    }

    fn spread(&self) -> f32 {
        SPREAD
    }
}

impl Weighed for Settlers {
    type Weight = Weight;

    fn with_weights(self, weights: Weights) -> Self {
        let evaluation = Evaluation::new(&self.components, weights);
        Self { evaluation, ..self }
    }
}

impl Release for Settlers {
    const TITLE: &'static Title = &TITLE;
    const PACKS: &'static [&'static str] = &[components::BUILTIN];

    fn load(rules_version: u32, pack: &str) -> Result<Self, Vec<Fault>> {
        TITLE.check_version(rules_version)?;
        let game = Self::with(Components::from_toml(pack)?);
        Ok(match Version::numbered(rules_version) {
            Some(version) => game.by_rules_of(version),
            None => game,
        })
    }
}
