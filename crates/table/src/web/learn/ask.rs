//! Questions about a lesson: what can be done, what it would bring, and why something is not possible.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::Server;
use super::super::board_question::BoardQuestion;
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::table_page;
use super::attempt::{Address, Attempt, LessonChoice};

/// What is asked.
#[derive(Deserialize)]
pub(super) struct LessonQuery {
    m: Option<usize>,
    parts: Option<String>,
}

/// `GET …/moves`
pub(super) async fn moves(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
) -> Result<Json<Value>, Failure> {
    let mut attempt = Attempt::open(&server, &context, &address).await?;
    let (offers, _) = attempt.offers();
    Ok(Json(
        json!({ "v": attempt.row.version, "words": offers.words, "parts": offers.parts, "moves": offers.moves }),
    ))
}

/// `GET …/preview`: what a move would cost and bring.
pub(super) async fn preview(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
    Query(asked): Query<LessonQuery>,
) -> Result<Json<Value>, Failure> {
    let mut attempt = Attempt::open(&server, &context, &address).await?;
    let wish = asked.m.and_then(|place| attempt.offers().1.into_iter().nth(place));
    let seat = attempt.seat();
    let Some(LessonChoice::Play(words)) = wish else { return Ok(Json(json!({ "say": [] }))) };
    Ok(Json(question(&mut attempt).preview(seat, &words)))
}

/// `GET …/why`: why something cannot be done.
pub(super) async fn why(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
    Query(asked): Query<LessonQuery>,
) -> Result<Json<Value>, Failure> {
    let mut attempt = Attempt::open(&server, &context, &address).await?;
    let seat = attempt.seat();
    Ok(Json(question(&mut attempt).why(Some(seat), asked.parts.as_deref())))
}

fn question<'a>(attempt: &'a mut Attempt<'_>) -> BoardQuestion<'a> {
    let words = attempt.context.words();
    BoardQuestion { game: &attempt.game, played: attempt.run.played(), words, names: &attempt.names }
}

/// `GET …/described`: the board as text.
pub(super) async fn described(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
) -> Result<Json<Value>, Failure> {
    let mut attempt = Attempt::open(&server, &context, &address).await?;
    let moment = attempt.moment();
    let text = moment.describe(&attempt.drawing_context());
    Ok(Json(json!({ "html": table_page::described(&text) })))
}
