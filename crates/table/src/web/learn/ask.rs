//! Questions about a lesson: what can be done, what it would bring, and why something is not possible.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::Server;
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::table_page;
use super::attempt::{Address, Attempt, Wish};
use crate::tables::ActError;

/// What is asked.
#[derive(Deserialize)]
pub(super) struct Asked {
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
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Failure> {
    let mut attempt = Attempt::open(&server, &context, &address).await?;
    let wish = asked.m.and_then(|place| attempt.offers().1.into_iter().nth(place));
    let Some(Wish::Play(words)) = wish else { return Ok(Json(json!({ "say": [] }))) };
    let seat = attempt.seat();
    let played = attempt.run.played();
    if played.why(seat, &words).is_err() {
        return Ok(Json(json!({ "say": [] })));
    }
    let say = match played.preview(seat, &words) {
        Some(events) => {
            events.iter().map(|event| attempt.game.tell(event, context.words(), &attempt.names)).collect()
        }
        None => vec![context.words().word("server-preview-reveals")],
    };
    Ok(Json(json!({ "say": say })))
}

/// `GET …/why`: why something cannot be done.
pub(super) async fn why(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Failure> {
    let mut attempt = Attempt::open(&server, &context, &address).await?;
    let (seat, moment) = (attempt.seat(), attempt.moment());
    let parts: Vec<&str> = asked.parts.as_deref().unwrap_or_default().split(',').take(16).collect();
    let Some(words) = moment.wish(seat, &parts) else {
        return Ok(Json(json!({ "say": context.words().word("server-no-wish"), "rule": null })));
    };
    Ok(Json(match attempt.run.played().why(seat, &words) {
        Ok(()) => {
            let part = parts.last().and_then(|part| moment.stands_for(seat, part));
            json!({ "say": context.words().word("server-possible"), "rule": null, "move": words, "part": part })
        }
        Err(refused) => {
            let error = ActError::Refused(attempt.game.clone(), refused);
            json!({ "say": error.say(context.words(), &attempt.names), "rule": error.rule() })
        }
    }))
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
