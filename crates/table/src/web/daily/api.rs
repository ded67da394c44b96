//! Games of the day for programs. They may look; who begins one is a person, whatever program helps them to.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use khipu_core::Points;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::Server;
use super::super::answer::Trouble;
use super::super::api::{Body, Place};
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::Today;
use super::board::Board;
use crate::daily::Deal;
use crate::store::{RunEnd, RunRow, Runner, Standing};

/// Today's games.
#[derive(Serialize, ToSchema)]
pub(crate) struct DailyList {
    /// The day by UTC, as `2026-11-17`.
    day: String,
    /// When games of this day count no more, and what is hidden of them is shown; in seconds since 1970.
    closes: i64,
    games: Vec<DailyGame>,
}

/// A game of today.
#[derive(Serialize, ToSchema)]
pub(crate) struct DailyGame {
    game: String,
    /// `solo` or `bots`.
    kind: &'static str,
    /// What is promised of today's seed.
    commitment: String,
    /// What is promised of tomorrow's.
    commitment_of_tomorrow: String,
    /// The table of whoever asks, if they have begun it.
    table: Option<String>,
    result: Option<DailyResult>,
}

/// What came of a game of the day.
#[derive(Serialize, ToSchema)]
pub(crate) struct DailyResult {
    /// Whether it was won, as the rules see it.
    won: bool,
    points: f64,
    /// The points by which whoever came next is behind.
    ahead: f64,
}

impl From<RunEnd> for DailyResult {
    fn from(end: RunEnd) -> Self {
        let points = |quarters: i64| Points::quarters(quarters.try_into().unwrap_or_default()).as_f64();
        Self { won: end.won, points: points(end.points), ahead: points(end.ahead) }
    }
}

impl DailyGame {
    fn of(key: &[u8; 32], Today { deal, run }: &Today) -> Self {
        Self {
            game: deal.title.name.to_owned(),
            kind: deal.kind.name(),
            commitment: deal.commitment(key),
            commitment_of_tomorrow: Deal { day: deal.day.next(), ..*deal }.commitment(key),
            table: run.as_ref().map(|run| run.table.to_string()),
            result: run.as_ref().and_then(|run| run.end).map(DailyResult::from),
        }
    }
}

/// Today's games, with what is promised of their seeds.
#[utoipa::path(get, path = "/api/daily", operation_id = "daily", responses((status = 200, body = DailyList)))]
pub(crate) async fn list(
    State(server): State<Arc<Server>>,
    context: RequestContext,
) -> Result<Json<DailyList>, Failure> {
    let deals = server.deals(&context).await?;
    let (day, key) = (server.day(), server.store.key());
    let games = deals.iter().map(|deal| DailyGame::of(key, deal)).collect();
    Ok(Json(DailyList { day: day.to_string(), closes: day.closes(), games }))
}

/// Nothing is asked for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

/// The table of a game of the day.
#[derive(Serialize, ToSchema)]
pub(crate) struct DailyTable {
    id: String,
}

/// Begins a game of today, once for each person: whoever asks again is told the same table.
#[utoipa::path(post, path = "/api/daily/{game}/{kind}", operation_id = "play_daily",
    params(("game" = String, Path), ("kind" = String, Path)), request_body = Nothing,
    responses((status = 200, body = DailyTable), (status = 403, description = "a user that is a program", body = Trouble),
        (status = 404, body = Trouble)))]
pub(crate) async fn play(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place((game, kind)): Place<(String, String)>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<DailyTable>, Failure> {
    let deal = server.deal(&context, &game, &kind, server.day())?;
    let id = server.begin(&context, &deal).await?.to_string();
    Ok(Json(DailyTable { id }))
}

/// A game of a day with those who have played it.
#[derive(Serialize, ToSchema)]
pub(crate) struct DailyBoard {
    day: String,
    commitment: String,
    /// The text whose hash is the seed; null before the day is closed.
    seed: Option<String>,
    begun: usize,
    finished: usize,
    /// Null as long as whoever asks has not finished and the day is not closed.
    runs: Option<Vec<DailyRun>>,
    /// The closed days of its week.
    week: Vec<DailyStanding>,
    /// All closed days.
    ever: Vec<DailyStanding>,
}

/// Somebody's game of a day.
#[derive(Serialize, ToSchema)]
pub(crate) struct DailyRun {
    /// For users who have finished.
    place: Option<usize>,
    name: String,
    user: bool,
    /// Null if it was not finished.
    result: Option<DailyResult>,
    /// To be looked at when the day is closed; null before.
    table: Option<String>,
}

/// How a user stands over several days.
#[derive(Serialize, ToSchema)]
pub(crate) struct DailyStanding {
    name: String,
    points: f64,
    days: i64,
}

impl DailyRun {
    fn of(place: Option<usize>, runner: Runner, closed: bool) -> Self {
        let Runner { row: RunRow { table, end, .. }, name, user } = runner;
        Self {
            place,
            name,
            user,
            result: end.map(DailyResult::from),
            table: closed.then(|| table.to_string()),
        }
    }
}

impl From<Standing> for DailyStanding {
    fn from(Standing { name, halves, days }: Standing) -> Self {
        Self { name, points: halves as f64 / 2.0, days }
    }
}

/// Who has played a game of a day (`2026-11-17`), as far as whoever asks may know it.
#[utoipa::path(get, path = "/api/daily/{game}/{kind}/{day}", operation_id = "daily_board",
    params(("game" = String, Path), ("kind" = String, Path), ("day" = String, Path)),
    responses((status = 200, body = DailyBoard), (status = 404, body = Trouble)))]
pub(crate) async fn board(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place((game, kind, day)): Place<(String, String, String)>,
) -> Result<Json<DailyBoard>, Failure> {
    let board = Board::read(&server, &context, &game, &kind, Some(&day)).await?;
    let closed = board.seed.is_some();
    let runs = board.runners.map(|runners| {
        runners.into_iter().map(|(place, runner)| DailyRun::of(place, runner, closed)).collect()
    });
    let standings = |list: Vec<Standing>| list.into_iter().map(DailyStanding::from).collect();
    Ok(Json(DailyBoard {
        day: board.deal.day.to_string(),
        commitment: board.commitment,
        seed: board.seed,
        begun: board.begun,
        finished: board.finished,
        runs,
        week: standings(board.week),
        ever: standings(board.ever),
    }))
}
