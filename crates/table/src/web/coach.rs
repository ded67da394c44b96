//! The coach: a line or two for whoever is new, before each decision in a game against bots that are no match.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use khipu_board::coach;
use khipu_core::Seat;
use serde_json::{Value, json};

use super::Server;
use super::failure::Failure;
use super::guest::RequestContext;
use super::look::TableQuery;
use crate::tables::{Now, Table};

/// The highest level of bots that a coach speaks beside.
const LEVEL: u8 = 2;

/// Whether a table has a coach: one person plays alone, or against bots of low levels, and neither for ratings nor for the day.
pub(crate) fn is_coached(table: &Table, now: &Now) -> bool {
    let people = now.seats.iter().filter(|row| row.bot.is_none()).count();
    people == 1
        && !now.waits()
        && !table.terms.rated
        && !table.is_sealed()
        && now.seats.iter().all(|row| row.bot.is_none_or(|level| level <= LEVEL))
}

/// `GET /t/{id}/coach`: what was just lost, what is coming, what can be done; at most two lines.
pub(crate) async fn lines(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Json<Value>, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = server.acting_seat(&context, &table, asked.seat.as_deref())?;
    let now = table.now();
    if !is_coached(&table, &now) {
        return Err(context.refused(403, "coach-not-here"));
    }
    if !now.deciders.contains(seat) {
        return Ok(Json(json!({ "v": now.version, "say": [] })));
    }
    let names = now.names(context.words());
    let said = coach(lost(&now, seat), now.last().notes(seat));
    let said: Vec<String> = said.iter().map(|note| note.say(table.name(), context.words(), &names)).collect();
    Ok(Json(json!({ "v": now.version, "say": said })))
}

/// What a seat has lost since its last decision.
fn lost(now: &Now, seat: Seat) -> Option<khipu_board::Note> {
    let since = now.steps.iter().rposition(|step| step.seat == seat).unwrap_or(0);
    now.steps[since..].iter().rev().flat_map(|step| step.told.iter().rev()).find_map(|told| told.loss(seat))
}
