//! Acts at a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use khipu_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::act::{bad_request, basis};
use super::super::answer::{Heard, Trouble};
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::view::Eyes;
use super::super::{Server, record};
use super::extract::{Body, Place};
use crate::store::{Says, VoteFor};
use crate::tables::{HolidayAct, Table, Vote, Wanted};

/// A move.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveWanted {
    /// The seat; who holds one seat need not say it.
    #[serde(rename = "as")]
    seat: Option<usize>,
    /// The version that the move was chosen on.
    version: u64,
    /// 32 hexadecimal digits of your own, by chance. If you did not hear the answer, ask again with the same: the move is
    /// played once, and you are told so.
    act: Option<String>,
    /// The move in words.
    #[serde(rename = "move")]
    words: String,
}

/// What came of an act.
#[derive(Serialize, ToSchema)]
pub(crate) struct Acted {
    /// The version now.
    version: u64,
    /// How many moves stand.
    step: usize,
    /// What happened, as the seat may know of it; nothing after an undo.
    events: Vec<Heard>,
    over: bool,
}

/// Plays a move. It is on the disk when the answer comes.
#[utoipa::path(post, path = "/api/tables/{id}/moves", params(("id" = String, Path)), request_body = MoveWanted,
    responses((status = 200, body = Acted), (status = 403, body = Trouble), (status = 404, body = Trouble),
        (status = 409, description = "the version is not the one of the table", body = Trouble),
        (status = 422, description = "the rules do not allow it", body = Trouble)))]
pub(crate) async fn play(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    Body(wanted): Body<MoveWanted>,
) -> Result<Json<Acted>, Failure> {
    let basis = basis(&context, wanted.version, wanted.act.as_deref())?;
    let table = server.table_at(&id, &context, basis.version).await?;
    let number = wanted.seat.map(|seat| seat.to_string());
    let seat = server.acting_seat(&context, &table, number.as_deref())?;
    let version = server.play(&context, &table, seat, basis, Wanted::Words(wanted.words)).await?;
    let now = table.now();
    let eyes = Eyes { viewer: Viewer::Seat(seat), language: context.language };
    let before = now.steps_at(version - 1);
    Ok(Json(Acted {
        version: now.version,
        step: now.steps.len(),
        events: record::events(&now, eyes, before),
        over: now.over(),
    }))
}

/// An undo.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoWanted {
    /// The seat; who holds one seat need not say it.
    #[serde(rename = "as")]
    seat: Option<usize>,
    /// The version that it was chosen on.
    version: u64,
    /// As for a move.
    act: Option<String>,
    /// Whether everything is taken back that can be.
    #[serde(default)]
    all: bool,
}

/// Takes back a move, or the turn as far as the barrier.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = UndoWanted,
    responses((status = 200, body = Acted), (status = 409, body = Trouble), (status = 422, body = Trouble)))]
pub(crate) async fn undo(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    Body(wanted): Body<UndoWanted>,
) -> Result<Json<Acted>, Failure> {
    let basis = basis(&context, wanted.version, wanted.act.as_deref())?;
    let table = server.table_at(&id, &context, basis.version).await?;
    let number = wanted.seat.map(|seat| seat.to_string());
    let seat = server.acting_seat(&context, &table, number.as_deref())?;
    server.undo(&context, &table, seat, basis, wanted.all).await?;
    Ok(Json(acted(&table)))
}

/// What somebody says about taking back more than a barrier allows.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BackWanted {
    /// The seat; who holds one seat need not say it.
    #[serde(rename = "as")]
    seat: Option<usize>,
    /// `ask`, `agree` or `refuse`.
    #[schema(value_type = String)]
    says: Says,
}

/// Asks to take back everything from the seat's last move on, or answers: when all other people agree, it is done. Not in
/// rated games, and not when the game is over.
#[utoipa::path(post, path = "/api/tables/{id}/back", params(("id" = String, Path)), request_body = BackWanted,
    responses((status = 200, body = Acted), (status = 403, body = Trouble), (status = 409, body = Trouble)))]
pub(crate) async fn about_back(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    Body(wanted): Body<BackWanted>,
) -> Result<Json<Acted>, Failure> {
    let table = server.table(&id, &context).await?;
    let number = wanted.seat.map(|seat| seat.to_string());
    let seat = server.acting_seat(&context, &table, number.as_deref())?;
    let said = server.tables.about_back(&table, seat, wanted.says).await;
    said.map_err(|error| context.failure(&error, &[]))?;
    Ok(Json(acted(&table)))
}

/// What shall become of a seat whose time is up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct VoteWanted {
    /// The seat; who holds one seat need not say it.
    #[serde(rename = "as")]
    seat: Option<usize>,
    /// The seat whose time is up.
    about: u64,
    /// `bot` lets one play on, `end` ends the game here.
    #[schema(value_type = String)]
    wants: VoteFor,
}

/// Says what shall become of a seat whose time is up: more than half of the others let a bot play on, all of them end the game.
#[utoipa::path(post, path = "/api/tables/{id}/votes", params(("id" = String, Path)), request_body = VoteWanted,
    responses((status = 200, body = Acted), (status = 403, body = Trouble), (status = 409, body = Trouble)))]
pub(crate) async fn vote(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    Body(wanted): Body<VoteWanted>,
) -> Result<Json<Acted>, Failure> {
    let table = server.table(&id, &context).await?;
    let number = wanted.seat.map(|seat| seat.to_string());
    let seat = server.acting_seat(&context, &table, number.as_deref())?;
    let about = Seat::checked(wanted.about, table.header.players).ok_or_else(|| bad_request(&context))?;
    let voted = server.tables.vote(&table, Vote { seat, about, wants: wanted.wants }).await;
    voted.map_err(|error| context.failure(&error, &[]))?;
    Ok(Json(acted(&table)))
}

/// Holidays to be taken.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HolidayWanted {
    /// The seat; who holds one seat need not say it.
    #[serde(rename = "as")]
    seat: Option<usize>,
    /// How many days.
    #[schema(minimum = 1, maximum = 60)]
    days: u8,
}

/// Takes days of the seat's holidays, from now on or after those that it has: no time passes for it until they are over.
#[utoipa::path(post, path = "/api/tables/{id}/holiday", params(("id" = String, Path)), request_body = HolidayWanted,
    responses((status = 200, body = Acted), (status = 403, body = Trouble), (status = 404, body = Trouble),
        (status = 409, description = "there are not so many left, or it is too late", body = Trouble)))]
pub(crate) async fn holiday(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    Body(wanted): Body<HolidayWanted>,
) -> Result<Json<Acted>, Failure> {
    let table = server.table(&id, &context).await?;
    let number = wanted.seat.map(|seat| seat.to_string());
    let seat = server.acting_seat(&context, &table, number.as_deref())?;
    let taken = server.tables.holidays(&table, seat, HolidayAct::Take(wanted.days)).await;
    taken.map_err(|error| context.failure(&error, &[]))?;
    Ok(Json(acted(&table)))
}

/// Whose holidays end.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HolidayEnd {
    /// The seat; who holds one seat need not say it.
    #[serde(rename = "as")]
    seat: Option<usize>,
}

/// Ends the seat's holidays: time passes for it again, and the days that have not begun are kept for later.
#[utoipa::path(post, path = "/api/tables/{id}/holiday/end", params(("id" = String, Path)), request_body = HolidayEnd,
    responses((status = 200, body = Acted), (status = 403, body = Trouble), (status = 404, body = Trouble),
        (status = 409, description = "the seat is not on holiday", body = Trouble)))]
pub(crate) async fn end_holiday(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    Body(wanted): Body<HolidayEnd>,
) -> Result<Json<Acted>, Failure> {
    let table = server.table(&id, &context).await?;
    let number = wanted.seat.map(|seat| seat.to_string());
    let seat = server.acting_seat(&context, &table, number.as_deref())?;
    let ended = server.tables.holidays(&table, seat, HolidayAct::End).await;
    ended.map_err(|error| context.failure(&error, &[]))?;
    Ok(Json(acted(&table)))
}

/// The table after an act of which nothing is told.
fn acted(table: &Table) -> Acted {
    let now = table.now();
    Acted { version: now.version, step: now.steps.len(), events: Vec::new(), over: now.over() }
}
