//! Planning a move, and taking one back.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use serde_json::json;

use super::super::Server;
use super::super::act::bad_request;
use super::super::board::Board;
use super::super::failure::Failure;
use super::super::guard::Fields;
use super::super::guest::RequestContext;
use super::Planning;
use super::page::{parts, shown};
use crate::tables::ActError;

/// `POST /t/{id}/plan/move`: `m` is a choice of the page, `move` a move in words.
pub(super) async fn add(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let planning = open(&server, &context, &id, &fields).await?;
    let words = match (fields.get("m"), fields.get("move")) {
        (Some(place), _) => {
            let place: usize = place.parse().map_err(|_| bad_request(&context))?;
            planning.offers().words.get(place).cloned().ok_or_else(|| bad_request(&context))?
        }
        (None, Some(words)) => written(&context, &planning, words).await?,
        (None, None) => return Err(bad_request(&context)),
    };
    let moves = planning.planned.iter().cloned().chain([words]).collect();
    change(&server, planning, moves).await
}

/// `POST /t/{id}/plan/undo`: without the last move.
pub(super) async fn back(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let planning = open(&server, &context, &id, &fields).await?;
    // What does not fit any more goes first.
    let kept = planning.ahead.fits.min(planning.planned.len().saturating_sub(1));
    let moves = planning.planned.iter().take(kept).cloned().collect();
    change(&server, planning, moves).await
}

/// `POST /t/{id}/plan/restart`: without a plan.
pub(super) async fn restart(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let planning = open(&server, &context, &id, &fields).await?;
    change(&server, planning, Vec::new()).await
}

/// A move as the game writes it.
async fn written(context: &RequestContext, planning: &Planning<'_>, words: &str) -> Result<String, Failure> {
    let refused = |error| {
        let refused = khipu_core::Refused::Words(error);
        context.failure(&ActError::Refused(planning.table.game.clone(), refused), &planning.names)
    };
    planning.table.lock().await.written(words).map_err(refused)
}

/// Opens a plan as it stands on the page of whoever plans.
async fn open<'a>(
    server: &Server,
    context: &'a RequestContext,
    id: &str,
    fields: &Fields,
) -> Result<Planning<'a>, Failure> {
    let planning = Planning::open(server, context, id, fields.get("as")).await?;
    match fields.get("v").and_then(|version| version.parse::<u64>().ok()) {
        None => Err(bad_request(context)),
        Some(version) if version != planning.now.version => Err(context.failure(&ActError::Stale, &[])),
        Some(_) => Ok(planning),
    }
}

/// Keeps a plan. Scripts get what has changed; without scripts the page comes again.
async fn change(server: &Server, before: Planning<'_>, moves: Vec<String>) -> Result<Response, Failure> {
    let Planning { context, ref table, seat, .. } = before;
    let kept = server.tables.plan(table, seat, moves.clone()).await;
    kept.map_err(|error| context.failure(&error, &[]))?;
    let page = format!("{}?as={}", before.path(), seat.index());
    if !context.json {
        return Ok(Redirect::to(&page).into_response());
    }
    let after = Planning::with(server, context, table.clone(), seat, moves).await?;
    let mut pieces = Board::new(before.drawing_context(), &before.ahead.moment).redraw(&after.ahead.moment);
    let shown = shown(server, &after);
    pieces.extend(parts(&after, &shown));
    let update = json!({
        "v": after.now.version,
        "step": shown.step,
        "frames": [],
        "pieces": pieces,
        "moves": { "parts": shown.offers.parts, "moves": shown.offers.moves },
        "undo": shown.undo,
        "mine": true,
        "over": false,
        "waits": false,
    });
    Ok(Json(json!({ "v": after.now.version, "page": page, "update": update })).into_response())
}
