//! Posts to a table: moves, undo, chat.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use khipu_core::{Seat, Viewer};
use serde_json::json;

use super::House;
use super::failure::Failure;
use super::guard::Fields;
use super::guest::Visit;
use crate::tables::{ActError, Table, Wanted};

/// What a post leads to: the new version for scripts, the page again for people without.
pub(super) fn done(visit: &Visit, table: &Table, seat: Option<Seat>, version: u64) -> Response {
    if visit.json {
        return Json(json!({ "v": version })).into_response();
    }
    let page = match seat {
        Some(seat) => format!("/t/{}?as={}", table.id, seat.index()),
        None => format!("/t/{}", table.id),
    };
    Redirect::to(&page).into_response()
}

pub(super) fn bad_request(visit: &Visit) -> Failure {
    Failure::worded(400, visit.words(), "server-bad-request").for_program(visit.json)
}

impl House {
    /// The seat that somebody wants to act for: their own, and not left to a bot.
    pub(super) fn acting_seat(
        &self,
        visit: &Visit,
        table: &Table,
        wanted: Option<&str>,
    ) -> Result<Seat, Failure> {
        let seat = visit.seat(table, wanted)?;
        let left = table.now().seats.get(seat.index()).is_none_or(|row| row.bot.is_some());
        if left { Err(visit.failure(&ActError::NotYours, &[])) } else { Ok(seat) }
    }

    /// Plays a move for a guest.
    pub(super) async fn play(
        &self,
        visit: &Visit,
        table: &Arc<Table>,
        seat: Seat,
        version: u64,
        wanted: Wanted,
    ) -> Result<u64, Failure> {
        let played = self.tables.play(table, seat, Some(version), wanted).await;
        played.map_err(|error| visit.failure(&error, &table.now().names(visit.words())))
    }

    /// Takes back moves for a guest.
    pub(super) async fn undo(
        &self,
        visit: &Visit,
        table: &Arc<Table>,
        seat: Seat,
        version: u64,
        all: bool,
    ) -> Result<u64, Failure> {
        let undone = self.tables.undo(table, seat, Some(version), all).await;
        undone.map_err(|error| visit.failure(&error, &table.now().names(visit.words())))
    }
}

fn version(visit: &Visit, fields: &Fields) -> Result<u64, Failure> {
    fields.get("v").and_then(|version| version.parse().ok()).ok_or_else(|| bad_request(visit))
}

/// `POST /t/{id}/move`
pub(crate) async fn play(
    State(house): State<Arc<House>>,
    visit: Visit,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let table = house.table(&id, &visit).await?;
    let seat = house.acting_seat(&visit, &table, fields.get("as"))?;
    let wanted = match (fields.get("move"), fields.get("m")) {
        (Some(words), None) => Wanted::Words(words.to_owned()),
        (_, Some(index)) => Wanted::Listed(index.parse().map_err(|_| bad_request(&visit))?),
        (None, None) => return Err(bad_request(&visit)),
    };
    let version = house.play(&visit, &table, seat, version(&visit, &fields)?, wanted).await?;
    Ok(done(&visit, &table, Some(seat), version))
}

/// `POST /t/{id}/undo`
pub(crate) async fn undo(
    State(house): State<Arc<House>>,
    visit: Visit,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    take_back(&house, &visit, &id, &fields, false).await
}

/// `POST /t/{id}/restart`
pub(crate) async fn restart(
    State(house): State<Arc<House>>,
    visit: Visit,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    take_back(&house, &visit, &id, &fields, true).await
}

async fn take_back(
    house: &House,
    visit: &Visit,
    id: &str,
    fields: &Fields,
    all: bool,
) -> Result<Response, Failure> {
    let table = house.table(id, visit).await?;
    let seat = house.acting_seat(visit, &table, fields.get("as"))?;
    let version = house.undo(visit, &table, seat, version(visit, fields)?, all).await?;
    Ok(done(visit, &table, Some(seat), version))
}

/// `POST /t/{id}/chat`
pub(crate) async fn chat(
    State(house): State<Arc<House>>,
    visit: Visit,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let table = house.table(&id, &visit).await?;
    let seat = match visit.viewer(&table, fields.get("as"))? {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    // At the table people are called as they sit; others by their own names.
    let seated = seat.and_then(|seat| table.now().seats.get(seat.index()).map(|row| row.name.clone()));
    let name = seated.filter(|name| !name.is_empty()).unwrap_or_else(|| visit.name());
    let text = fields.get("text").unwrap_or_default().to_owned();
    let said = house.tables.say(&table, seat, name, text).await;
    said.map_err(|error| visit.failure(&error, &[]))?;
    Ok(done(&visit, &table, seat, table.now().version))
}
