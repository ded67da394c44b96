//! Questions about a node: what can be done, what it would bring, why something is not possible, the board as text.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use serde_json::{Value, json};

use super::super::Server;
use super::super::board_question::BoardQuestion;
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::table_page;
use super::{Address, NodeQuery, Open};

/// `GET …/moves`
pub(super) async fn moves(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
) -> Result<Json<Value>, Failure> {
    let open = Open::find(&server, &context, &address).await?;
    let offers = open.acting().map(|seat| open.moment().offers(seat, &open.drawing_context()));
    let offers = offers.unwrap_or_default();
    let (v, words) = (open.row.version, offers.words);
    Ok(Json(json!({ "v": v, "words": words, "parts": offers.parts, "moves": offers.moves })))
}

/// `GET …/preview`: what a move would cost and bring, if that can be told without revealing anything.
pub(super) async fn preview(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
    Query(asked): Query<NodeQuery>,
) -> Result<Json<Value>, Failure> {
    let mut open = Open::find(&server, &context, &address).await?;
    let listed = open.acting().zip(asked.m).and_then(|(seat, place)| {
        let words = open.played.listed(seat, place)?;
        Some((seat, words))
    });
    let nothing = || json!({ "say": [], "at": [] });
    Ok(Json(listed.map_or_else(nothing, |(seat, words)| question(&open).preview(seat, &words))))
}

/// `GET …/why`: why something cannot be done.
pub(super) async fn why(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
    Query(asked): Query<NodeQuery>,
) -> Result<Json<Value>, Failure> {
    let open = Open::find(&server, &context, &address).await?;
    Ok(Json(question(&open).why(open.acting(), asked.parts.as_deref())))
}

fn question<'a>(open: &'a Open<'_>) -> BoardQuestion<'a> {
    let words = open.context.words();
    BoardQuestion { game: &open.game, played: &*open.played, words, names: &open.names }
}

/// `GET …/described`: the board as text.
pub(super) async fn described(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
) -> Result<Json<Value>, Failure> {
    let open = Open::find(&server, &context, &address).await?;
    let text = open.moment().describe(&open.drawing_context());
    Ok(Json(json!({ "html": table_page::described(&text) })))
}
