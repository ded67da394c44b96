//! Looking at a table: its page now and at any moment, what a move would bring, why something is not possible.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use khipu_core::Viewer;
use maud::Markup;
use serde::Deserialize;
use serde_json::{Value, json};

use super::board_question::BoardQuestion;
use super::failure::Failure;
use super::guest::RequestContext;
use super::score_page;
use super::shown::Visitor;
use super::table_page::{self, Around};
use super::view::Eyes;
use super::{Server, record};
use crate::store::TableId;
use crate::tables::{ActError, Table};

/// What is asked about a table.
#[derive(Default, Deserialize)]
pub(crate) struct TableQuery {
    #[serde(rename = "as")]
    pub(crate) seat: Option<String>,
    v: Option<u64>,
    m: Option<usize>,
    #[serde(rename = "move")]
    words: Option<String>,
    parts: Option<String>,
}

impl TableQuery {
    /// The parts that somebody points at.
    pub(super) fn part_list(&self) -> Vec<&str> {
        self.parts.as_deref().unwrap_or_default().split(',').take(16).collect()
    }
}

impl Server {
    /// A table by the id in a path.
    pub(crate) async fn table(&self, id: &str, context: &RequestContext) -> Result<Arc<Table>, Failure> {
        self.table_at(id, context, None).await
    }

    /// The same, at least at a version that whoever asks has seen: another node may have shown it.
    pub(crate) async fn table_at(
        &self,
        id: &str,
        context: &RequestContext,
        version: Option<u64>,
    ) -> Result<Arc<Table>, Failure> {
        let no_table = || context.failure(&ActError::NoTable, &[]);
        let id = TableId::read(id).ok_or_else(no_table)?;
        let found = self.tables.find_at(&id, version.unwrap_or(0)).await;
        let table = found.map_err(|error| context.failure(&error, &[]))?;
        self.check_link(&table, context)?;
        // A link of the seat opens it for nobody else either.
        if table.is_sealed() && table.held_by(context.guest).is_empty() {
            return Err(context.refused(403, "daily-sealed"));
        }
        Ok(table)
    }
}

/// `GET /t/{id}`
pub(crate) async fn page(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Markup, Failure> {
    let table = server.table(&id, &context).await?;
    draw(&server, &context, &table, asked.seat.as_deref(), None, None).await
}

/// The page of a table for somebody who is invited to it.
pub(super) async fn invitation(
    server: &Arc<Server>,
    context: &RequestContext,
    table: &Table,
    joins: String,
) -> Result<Markup, Failure> {
    let now = table.now();
    let names = now.names(context.words());
    let host = now.seats.iter().position(|row| row.holders.contains(&table.host()));
    let host = host.and_then(|seat| names.get(seat).cloned());
    let host = host.unwrap_or_else(|| context.words().word("server-guest"));
    draw(server, context, table, Some("none"), None, Some((host, joins))).await
}

/// `GET /t/{id}/at/{n}`
pub(crate) async fn page_at(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path((id, step)): Path<(String, usize)>,
    Query(asked): Query<TableQuery>,
) -> Result<Markup, Failure> {
    let table = server.table(&id, &context).await?;
    draw(&server, &context, &table, asked.seat.as_deref(), Some(step), None).await
}

async fn draw(
    server: &Arc<Server>,
    context: &RequestContext,
    table: &Table,
    seat: Option<&str>,
    step: Option<usize>,
    invited: Option<(String, String)>,
) -> Result<Markup, Failure> {
    let eyes = Eyes { viewer: context.viewer(table, seat)?, language: context.language };
    let now = table.now();
    let sits = !context.seats(table).is_empty();
    let notes = if sits { server.store.notes(&table.id, context.guest).await } else { Ok(String::new()) };
    let notes = notes.map_err(|error| context.store_failed(error))?;
    let plan = server.plan_shown(context, table, eyes.viewer).await?;
    let look = server.look(table, &now, eyes);
    let moment = &now.moment(step.unwrap_or(now.steps.len())).ok_or_else(|| no_moment(context))?;
    let mut shown = look.shown(step);
    shown.panels = look.panels(moment);
    shown.pieces = look.paint(moment);
    shown.legend = table.game.legend(context.words());
    // Whoever came by an invitation sits down by it.
    let (invited_by, joins) = invited.unzip();
    let visitor = Visitor {
        token: context.token(),
        own: context.seats(table),
        host: table.is_host(context.guest),
        joins: joins.unwrap_or_else(|| format!("/t/{}/seat", table.id)),
        invitation: server.invitation(table),
        notes,
        plan,
        invited_by,
        links: server
            .links(table, context)
            .iter()
            .map(|link| (link.seat, link.path(&server.signer)))
            .collect(),
    };
    let around = Around { log: &look.log(), chat: &look.chat(), described: &look.describe(moment) };
    let moment = step.map_or_else(String::new, |step| format!("/at/{step}"));
    let here = match eyes.viewer {
        Viewer::Seat(seat) => format!("/t/{}{moment}?as={}", table.id, seat.index()),
        Viewer::Spectator => format!("/t/{}{moment}", table.id),
    };
    Ok(table_page::page(&context.frame(&here), &shown, &visitor, &around))
}

/// Nothing is asked about a game that has not begun.
fn begun(context: &RequestContext, table: &Table) -> Result<(), Failure> {
    if table.now().waits() { Err(context.failure(&ActError::Waiting, &[])) } else { Ok(()) }
}

fn no_moment(context: &RequestContext) -> Failure {
    Failure::worded(404, context.words(), "server-no-moment").for_program(context.json)
}

/// `GET /t/{id}/at/{n}/pieces`: the drawing alone.
pub(crate) async fn pieces_at(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path((id, step)): Path<(String, usize)>,
    Query(asked): Query<TableQuery>,
) -> Result<Json<Value>, Failure> {
    let table = server.table(&id, &context).await?;
    let eyes = Eyes { viewer: context.viewer(&table, asked.seat.as_deref())?, language: context.language };
    let now = table.now();
    let look = server.look(&table, &now, eyes);
    let moment = &now.moment(step).ok_or_else(|| no_moment(&context))?;
    let mut pieces: Vec<String> = look.paint(moment).into_iter().map(|piece| piece.html).collect();
    let step_shown = (step < now.steps.len()).then_some(step);
    pieces.extend(table_page::parts(&look.shown(step_shown)).map(|(_, html)| html));
    Ok(Json(json!({ "pieces": pieces, "step": step })))
}

/// `GET /t/{id}/described`: the board as text.
pub(crate) async fn described(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Json<Value>, Failure> {
    let table = server.table(&id, &context).await?;
    let eyes = Eyes { viewer: context.viewer(&table, asked.seat.as_deref())?, language: context.language };
    let now = table.now();
    let text = server.look(&table, &now, eyes).describe(now.last());
    Ok(Json(json!({ "html": table_page::described(&text), "v": now.version })))
}

/// `GET /t/{id}/moves`: what can be done, in words.
pub(crate) async fn moves(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Json<Value>, Failure> {
    let table = server.table(&id, &context).await?;
    let eyes = Eyes { viewer: context.viewer(&table, asked.seat.as_deref())?, language: context.language };
    let now = table.now();
    let offers = server.look(&table, &now, eyes).offers();
    Ok(Json(json!({ "v": now.version, "words": offers.words, "parts": offers.parts, "moves": offers.moves })))
}

/// `GET /t/{id}/preview`: what a move would cost and bring.
pub(crate) async fn preview(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Json<Value>, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = context.seat(&table, asked.seat.as_deref())?;
    let now = table.now();
    let names = now.names(context.words());
    begun(&context, &table)?;
    let mut played = table.lock().await;
    if asked.v.is_some_and(|version| version != table.now().version) {
        return Err(context.failure(&ActError::Stale, &names));
    }
    let listed = asked.m.and_then(|index| played.listed(seat, index));
    let words = listed.or(asked.words).ok_or_else(|| context.failure(&ActError::NoMove, &names))?;
    played
        .why(seat, &words)
        .map_err(|refused| context.failure(&ActError::Refused(table.game.clone(), refused), &names))?;
    let question =
        BoardQuestion { game: &table.game, played: &**played, words: context.words(), names: &names };
    Ok(Json(question.preview(seat, &words)))
}

/// `GET /t/{id}/why`: why something cannot be done.
pub(crate) async fn why(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Json<Value>, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = context.seat(&table, asked.seat.as_deref())?;
    let now = table.now();
    let names = now.names(context.words());
    begun(&context, &table)?;
    let parts = asked.part_list();
    let wish = asked.words.clone().or_else(|| now.last().wish(seat, &parts));
    let Some(words) = wish else {
        return Ok(Json(json!({ "say": context.words().word("server-no-wish"), "rule": null })));
    };
    let played = table.lock().await;
    Ok(Json(match played.why(seat, &words) {
        Ok(()) => {
            let part = parts.last().and_then(|part| now.last().stands_for(seat, part));
            let say = context.words().word("server-possible");
            json!({ "say": say, "rule": null, "move": words, "part": part })
        }
        Err(refused) => {
            let error = ActError::Refused(table.game.clone(), refused);
            json!({ "say": error.say(context.words(), &names), "rule": error.rule() })
        }
    }))
}

/// `GET /t/{id}/score`: the final score.
pub(crate) async fn score(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
) -> Result<Markup, Failure> {
    let table = server.table(&id, &context).await?;
    let now = table.now();
    let viewer = context.viewer(&table, None)?;
    let look = server.look(&table, &now, Eyes { viewer, language: context.language });
    let not_over = || Failure::worded(409, context.words(), "server-not-over").for_program(context.json);
    let (outcome, history) = look.result().ok_or_else(not_over)?;
    let here = format!("/t/{}/score", table.id);
    let own = context.seats(&table);
    Ok(score_page::page(&context.frame(&here), &look.shown(None), &outcome, &history, own))
}

/// `GET /t/{id}/record`
pub(crate) async fn record(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Response, Failure> {
    let table = server.table(&id, &context).await?;
    let eyes = Eyes { viewer: context.viewer(&table, asked.seat.as_deref())?, language: context.language };
    Ok(record::download(&server, &table, eyes))
}
