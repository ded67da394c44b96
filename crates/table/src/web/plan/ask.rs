//! Questions about a plan: what can be planned, and what became of it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use serde_json::{Value, json};

use super::super::Server;
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::look::TableQuery;
use super::super::parts::plan;
use super::super::table_page;
use super::Planning;

/// `GET …/box`: what the page of the table says of the plan. Its owner's page asks; no stream tells of plans.
pub(super) async fn note(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Json<Value>, Failure> {
    let table = server.table(&id, &context).await?;
    let viewer = context.viewer(&table, asked.seat.as_deref())?;
    let shown = server.plan_shown(&context, &table, viewer).await?;
    Ok(Json(json!({ "html": plan::note(context.words(), &shown).into_string() })))
}

/// `GET …/moves`
pub(super) async fn moves(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Json<Value>, Failure> {
    let planning = Planning::open(&server, &context, &id, asked.seat.as_deref()).await?;
    let (v, offers) = (planning.now.version, planning.offers());
    Ok(Json(json!({ "v": v, "words": offers.words, "parts": offers.parts, "moves": offers.moves })))
}

/// `GET …/preview`: what an imagined move would bring says nothing about the game.
pub(super) async fn preview(_: RequestContext) -> Json<Value> {
    Json(json!({ "say": [] }))
}

/// `GET …/why`: whether somebody who clicks there means a move.
pub(super) async fn why(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Json<Value>, Failure> {
    let planning = Planning::open(&server, &context, &id, asked.seat.as_deref()).await?;
    let (moment, seat) = (&planning.ahead.moment, planning.seat);
    let parts = asked.part_list();
    let meant = moment.wish(seat, &parts).filter(|words| planning.offers().words.contains(words));
    let Some(words) = meant else {
        return Ok(Json(json!({ "say": context.words().word("server-no-wish"), "rule": null })));
    };
    let part = parts.last().and_then(|part| moment.stands_for(seat, part));
    let say = context.words().word("server-possible");
    Ok(Json(json!({ "say": say, "rule": null, "move": words, "part": part })))
}

/// `GET …/described`: the board as text.
pub(super) async fn described(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Json<Value>, Failure> {
    let planning = Planning::open(&server, &context, &id, asked.seat.as_deref()).await?;
    let text = planning.ahead.moment.describe(&planning.drawing_context());
    Ok(Json(json!({ "html": table_page::described(&text) })))
}
