//! What programs are answered: each answer has a form that the document of the interface names.

use std::collections::BTreeMap;

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use khipu_core::{Points, Score, ScoreLine, Seats, Title, Viewer, Who};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::Server;
use super::guest::RequestContext;
use super::record;
use super::shown::{ChanceShown, Holder, TimeShown};
use super::view::Eyes;
use crate::store::{Brief, Closed};
use crate::tables::{Now, Table, seat_names};

/// What went wrong.
#[derive(Serialize, ToSchema)]
pub(crate) struct Trouble {
    /// What it is, in a word that stays the same: `stale`, `refused`, `too_often`, `disk_full`, …
    code: String,
    /// A sentence in the language of the request.
    say: String,
    /// The number of the rule that speaks against it.
    rule: Option<String>,
}

/// A game and how it can be set up.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameInfo {
    /// Its name in requests and records.
    name: String,
    /// The versions of its rules that can be played; new tables have the last.
    versions: Vec<u32>,
    min_players: usize,
    max_players: usize,
    /// What can be chosen.
    #[schema(value_type = Vec<Object>)]
    options: Value,
    /// The bots of whoever runs the server that play it, by name.
    host_bots: Vec<String>,
}

impl GameInfo {
    pub(super) fn of(title: &Title, host_bots: Vec<String>) -> Self {
        Self {
            host_bots,
            name: title.name.to_owned(),
            versions: title.versions.to_vec(),
            min_players: title.min_players,
            max_players: title.max_players,
            options: serde_json::to_value(title.options).unwrap_or_default(),
        }
    }
}

/// Tables in short.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableList {
    /// Those that go on and where the guest holds a seat, at most 200.
    pub(super) own: Vec<TableBrief>,
    /// Those that anybody may join or watch, 50 on a page.
    pub(super) open: Vec<TableBrief>,
    /// Whether another page of open tables follows.
    pub(super) more: bool,
    /// Those that are over and where the guest held a seat, at most 200.
    pub(super) finished: Vec<TableBrief>,
}

/// A table in short.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableBrief {
    id: String,
    /// The name of the game.
    game: String,
    /// Whether everybody sees it in the lobby.
    public: bool,
    /// When it was set up, in seconds since 1970.
    made: i64,
    /// When something last happened.
    moved: i64,
    /// How many moves stand.
    step: usize,
    seats: Vec<SeatBrief>,
    /// The seats that must decide.
    deciders: Vec<usize>,
    /// The seats that have won.
    winners: Vec<usize>,
    over: bool,
}

/// A seat in short.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatBrief {
    name: String,
    /// Whether anybody may take it.
    open: bool,
    /// Whether the guest holds it.
    own: bool,
}

impl TableBrief {
    pub(super) fn of(table: &Brief, context: &RequestContext) -> Self {
        let names = seat_names(&table.seats, context.words());
        let seats = table.seats.iter().zip(names).map(|(row, name)| SeatBrief {
            name,
            open: row.is_open(),
            own: row.holders.contains(&context.guest),
        });
        Self {
            id: table.id.to_string(),
            game: table.game.clone(),
            public: table.public,
            made: table.made,
            moved: table.moved,
            step: table.steps,
            seats: seats.collect(),
            deciders: numbers(table.turn),
            winners: numbers(table.won),
            over: table.over,
        }
    }
}

/// A table as the viewer may see it.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableView {
    id: String,
    /// The name of the game.
    game: String,
    /// Whether people are still to come: the game is dealt when the last seat is taken.
    waiting: bool,
    /// Where the seed comes from.
    chance: ChanceView,
    /// Whether whoever set up the table may know the seed.
    exhibition: bool,
    /// For how many minutes somebody must be away before the host may let a bot play the seat.
    away: u8,
    /// Whether the game counts for the ratings of those who play it.
    rated: bool,
    /// What was chosen.
    options: BTreeMap<String, String>,
    /// Grows with everything that happens: an act names the version that it was chosen on.
    version: u64,
    /// How many moves stand.
    step: usize,
    seats: Vec<SeatView>,
    /// The seats that must decide.
    deciders: Vec<usize>,
    /// The seat whose eyes these are; `none` for a spectator.
    #[serde(rename = "as")]
    #[schema(value_type = SeenAs)]
    seen_as: Value,
    /// How many moves the seat can take back.
    undo: usize,
    over: bool,
    /// Who has closed the table, and why; none if it is open.
    closed: Option<ClosedView>,
    /// When it is over.
    score: Option<ScoreView>,
    /// What the seed was promised to be, if there is one.
    commitment: Option<String>,
    /// When it is over.
    seed: Option<String>,
    /// What the rules show to the viewer: `docs/positions.md` describes it for each game.
    #[schema(value_type = Option<Object>)]
    #[serde(serialize_with = "nothing")]
    view: Option<String>,
}

/// What is JSON already takes the place of this.
fn nothing<S: Serializer>(_: &Option<String>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_none()
}

impl IntoResponse for TableView {
    fn into_response(self) -> Response {
        let text = serde_json::to_string(&self).unwrap_or_default();
        let before = text.strip_suffix("null}").unwrap_or(&text);
        let text = [before, self.view.as_deref().unwrap_or("null"), "}"].concat();
        ([(CONTENT_TYPE, "application/json")], text).into_response()
    }
}

/// Who has closed a table: nobody acts there, everybody who could read it still can.
#[derive(Serialize, ToSchema)]
pub(crate) struct ClosedView {
    by: String,
    why: String,
}

impl ClosedView {
    fn of(closed: &Closed) -> Self {
        Self { by: closed.by.clone(), why: closed.why.clone() }
    }
}

/// Where the seed of a game comes from.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChanceView {
    /// `server`, `chosen` by whoever set up the table, or `shared`: made of parts of the server and of everybody who sits down.
    from: &'static str,
    /// What the server has promised of its part.
    promise: Option<String>,
    /// The parts of people.
    #[schema(value_type = Option<Vec<Object>>)]
    parts: Value,
}

impl ChanceView {
    fn of(chance: &ChanceShown) -> Self {
        match chance {
            ChanceShown::Server => Self { from: "server", promise: None, parts: Value::Null },
            ChanceShown::Chosen => Self { from: "chosen", promise: None, parts: Value::Null },
            ChanceShown::Shared { promise, parts } => {
                Self { from: "shared", promise: Some(promise.clone()), parts: json!(parts) }
            }
        }
    }
}

/// Whose eyes.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "the document alone has it")]
pub(crate) enum SeenAs {
    /// The number of a seat.
    Seat(usize),
    /// `none`.
    Nobody(String),
}

/// A seat as everybody sees it.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatView {
    name: String,
    /// Who plays it: `open`, `left` in the middle of the game, `person`, `bot`, `substitute` for a bot in the place of a person, or
    /// `host_bot` for a bot of whoever runs the server.
    holder: &'static str,
    /// The level of the bot. A bot of the host has one if it has given up: a bot of that level plays on.
    level: Option<u8>,
    /// Whether somebody who holds it has the table open.
    here: bool,
    /// Whether it must decide.
    turn: bool,
    /// What it has left, if the table has a clock.
    time: Option<TimeView>,
}

/// What a seat has left.
#[derive(Serialize, ToSchema)]
pub(crate) struct TimeView {
    /// When its time ends, in seconds since 1970; none if it does not pass.
    ends: Option<i64>,
    /// The seconds that it has left, as of when somebody last acted: with those of its bank.
    left: i64,
    /// The seconds in its bank, where each turn has its own time.
    bank: Option<i64>,
    /// Whether its time is over: the others may let a bot play on, or end the game.
    late: bool,
    /// The days of holidays that it may still take, where people have some.
    holiday: Option<u8>,
    /// When the last holidays that it has taken end, in seconds since 1970.
    holiday_until: Option<i64>,
}

/// The points at the end, named as in `khipu engine`.
#[derive(Serialize, ToSchema)]
pub(crate) struct ScoreView {
    over: bool,
    /// The sum of each seat.
    #[schema(value_type = Vec<f64>)]
    scores: Vec<Points>,
    /// For each seat its points by source.
    #[schema(value_type = Vec<Object>)]
    breakdown: Vec<BTreeMap<String, Points>>,
    /// The seats that have won.
    winners: Vec<usize>,
    /// Whoever the rules play.
    actors: Vec<ActorScore>,
}

/// The points of somebody whom the rules play.
#[derive(Serialize, ToSchema)]
pub(crate) struct ActorScore {
    name: String,
    #[schema(value_type = f64)]
    score: Points,
    #[schema(value_type = Object)]
    breakdown: BTreeMap<String, Points>,
}

impl ScoreView {
    fn of(score: &Score) -> Self {
        let sources = |line: &ScoreLine| -> BTreeMap<String, Points> {
            line.sources.iter().map(|(name, points)| ((*name).to_owned(), *points)).collect()
        };
        let seats: Vec<&ScoreLine> =
            score.lines.iter().filter(|line| matches!(line.who, Who::Seat(_))).collect();
        let actor = |line: &ScoreLine| match line.who {
            Who::Actor(name) => {
                Some(ActorScore { name: name.to_owned(), score: line.total, breakdown: sources(line) })
            }
            Who::Seat(_) => None,
        };
        Self {
            over: score.over,
            scores: seats.iter().map(|line| line.total).collect(),
            breakdown: seats.iter().map(|line| sources(line)).collect(),
            winners: numbers(score.winners),
            actors: score.lines.iter().filter_map(actor).collect(),
        }
    }
}

impl TableView {
    pub(super) fn of(server: &Server, table: &Table, now: &Now, eyes: Eyes) -> Self {
        let shown = server.look(table, now, eyes).shown(None);
        let seats = shown.seats.iter().map(|seat| {
            let (holder, level) = match seat.holder {
                Holder::Open => ("open", None),
                Holder::Left => ("left", None),
                Holder::Person => ("person", None),
                Holder::Bot(level) => ("bot", Some(level)),
                Holder::Substitute(level) => ("substitute", Some(level)),
                Holder::HostBot(level) => ("host_bot", level),
            };
            let time = seat.time.as_ref().map(|time| {
                let TimeShown { ends, left, bank, late, holiday, .. } = *time;
                let (holiday, holiday_until) =
                    (holiday.map(|holiday| holiday.left), holiday.and_then(|holiday| holiday.until));
                TimeView { ends, left, bank, late, holiday, holiday_until }
            });
            SeatView { name: seat.name.clone(), holder, level, here: seat.here, turn: seat.turn, time }
        });
        Self {
            id: shown.table.to_owned(),
            game: shown.game.name.to_owned(),
            waiting: shown.waits,
            chance: ChanceView::of(&shown.chance),
            exhibition: shown.chance == ChanceShown::Chosen,
            away: shown.away,
            rated: shown.rated,
            options: table.header.options.clone(),
            version: shown.version,
            step: shown.step,
            seats: seats.collect(),
            deciders: numbers(shown.deciders),
            seen_as: match eyes.viewer {
                Viewer::Seat(seat) => seat.index().into(),
                Viewer::Spectator => "none".into(),
            },
            undo: shown.undo,
            over: now.over(),
            closed: now.closed.as_deref().map(ClosedView::of),
            // Only a finished game may be reckoned: before that a score tells of hidden things.
            score: now.over().then(|| ScoreView::of(&now.score())),
            commitment: shown.commitment,
            seed: shown.seed,
            view: (!now.waits()).then(|| now.last().view(eyes.viewer)),
        }
    }
}

/// An event that the viewer may know of.
#[derive(Serialize, ToSchema)]
pub(crate) struct Heard {
    /// The number of its move, from 1.
    pub(super) step: usize,
    /// Who moved.
    pub(super) seat: usize,
    /// What happened.
    #[schema(value_type = Object)]
    pub(super) event: Box<RawValue>,
}

/// The data of a `step` in the stream of a table.
#[derive(Serialize, ToSchema)]
pub(crate) struct StepMessage {
    version: u64,
    /// How many moves stand.
    step: usize,
    /// How many moves stood before the first of the events.
    from: usize,
    events: Vec<Heard>,
    /// The seats that must decide.
    deciders: Vec<usize>,
    /// Whether people are still to come.
    waiting: bool,
    over: bool,
}

impl StepMessage {
    /// Everything after so many moves.
    pub(super) fn of(now: &Now, eyes: Eyes, from: usize) -> Self {
        Self {
            version: now.version,
            step: now.steps.len(),
            from,
            events: record::events(now, eyes, from),
            deciders: numbers(now.deciders),
            waiting: now.waits(),
            over: now.over(),
        }
    }
}

fn numbers(seats: Seats) -> Vec<usize> {
    seats.iter().map(khipu_core::Seat::index).collect()
}
