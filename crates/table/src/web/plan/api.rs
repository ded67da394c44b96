//! Plans for programs.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::Server;
use super::super::answer::Trouble;
use super::super::api::{As, Body, Place, ViewerQuery, query};
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::{Planning, words_of};
use crate::store::{Dropped, PlanRow};
use crate::tables::{ActError, Table};
use khipu_core::{Refused, Seat};

/// What a seat has planned.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlanView {
    /// The version of the table.
    version: u64,
    /// The moves that will be played when the seat is asked for them, in words.
    moves: Vec<String>,
    /// Why the last plan was dropped, as long as the seat has not moved since: `impossible`, `question` if something else
    /// was asked, `changed` if a move was taken back or a bot has moved for the seat.
    #[schema(value_type = Option<String>)]
    dropped: Option<Dropped>,
    /// What can be planned next, in words, as far as the seat can see; nothing while it is asked.
    next: Vec<String>,
}

/// A plan.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlanWanted {
    /// The seat; who holds one seat need not say it.
    #[serde(rename = "as")]
    seat: Option<usize>,
    /// The moves in words, up to 32, in the order of the questions; none takes the plan back.
    moves: Vec<String>,
}

async fn view(
    server: &Server,
    context: &RequestContext,
    table: Arc<Table>,
    seat: Seat,
) -> Result<Json<PlanView>, Failure> {
    let plan = server.plan_of(context, &table, seat).await?;
    let (moves, dropped) = (words_of(plan.as_ref()), plan.as_ref().and_then(PlanRow::note));
    let now = table.now();
    let rests = now.waits() || now.over() || now.deciders.contains(seat);
    let next = if rests {
        Vec::new()
    } else {
        Planning::with(server, context, table, seat, moves.clone()).await?.offers().words
    };
    Ok(Json(PlanView { version: now.version, moves, dropped: dropped.map(|(why, _)| why), next }))
}

/// What the seat has planned for when it is asked, and what it can plan: nobody else can see it.
#[utoipa::path(get, path = "/api/tables/{id}/plan", params(("id" = String, Path), As),
    responses((status = 200, body = PlanView), (status = 403, body = Trouble), (status = 404, body = Trouble)))]
pub(crate) async fn show(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    asked: ViewerQuery,
) -> Result<Json<PlanView>, Failure> {
    let As { seat, .. } = query(asked)?;
    let table = server.table(&id, &context).await?;
    let seat = server.acting_seat(&context, &table, seat.as_deref())?;
    view(&server, &context, table, seat).await
}

/// Plans the next moves of a seat that is not asked now, instead of what it had planned. Each is played when the seat is
/// asked what it was planned for; if it is not possible then, the plan is dropped.
#[utoipa::path(post, path = "/api/tables/{id}/plan", params(("id" = String, Path)), request_body = PlanWanted,
    responses((status = 200, body = PlanView), (status = 403, body = Trouble), (status = 404, body = Trouble),
        (status = 409, description = "the seat is asked now, or the game does not go on", body = Trouble),
        (status = 422, description = "not possible, as far as the seat can see", body = Trouble)))]
pub(crate) async fn plan(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    Body(wanted): Body<PlanWanted>,
) -> Result<Json<PlanView>, Failure> {
    let table = server.table(&id, &context).await?;
    let number = wanted.seat.map(|seat| seat.to_string());
    let seat = server.acting_seat(&context, &table, number.as_deref())?;
    let written: Result<Vec<String>, _> = {
        let played = table.lock().await;
        wanted.moves.iter().map(|words| played.written(words)).collect()
    };
    let fault = |error: ActError| context.failure(&error, &table.now().names(context.words()));
    let moves =
        written.map_err(|error| fault(ActError::Refused(table.game.clone(), Refused::Words(error))))?;
    server.tables.plan(&table, seat, moves).await.map_err(fault)?;
    view(&server, &context, table, seat).await
}
