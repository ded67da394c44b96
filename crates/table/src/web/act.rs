//! Posts to a table: moves, undo, chat.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use khipu_core::{Seat, Viewer};
use serde_json::json;

use super::Server;
use super::failure::Failure;
use super::guard::Fields;
use super::guest::RequestContext;
use crate::calls::{Call, Kind};
use crate::store::{ActId, Says, SeatRow, VoteFor};
use crate::tables::{ActError, Basis, HolidayAct, Now, Speaker, Table, Vote, Wanted, look_alike};

/// What a post leads to: the new version for scripts, the page again for people without.
pub(super) fn done(context: &RequestContext, table: &Table, seat: Option<Seat>, version: u64) -> Response {
    let page = match seat {
        Some(seat) => format!("/t/{}?as={}", table.id, seat.index()),
        None => format!("/t/{}", table.id),
    };
    if context.json {
        return Json(json!({ "v": version, "page": page })).into_response();
    }
    Redirect::to(&page).into_response()
}

pub(super) fn bad_request(context: &RequestContext) -> Failure {
    Failure::worded(400, context.words(), "server-bad-request").for_program(context.json)
}

impl Server {
    /// The seat that somebody wants to act for: their own, and not left to a bot.
    pub(super) fn acting_seat(
        &self,
        context: &RequestContext,
        table: &Table,
        wanted: Option<&str>,
    ) -> Result<Seat, Failure> {
        let seat = context.seat(table, wanted)?;
        let left = table.now().seats.get(seat.index()).is_none_or(|row| row.bot.is_some());
        if left { Err(context.failure(&ActError::NotYours, &[])) } else { Ok(seat) }
    }

    /// Plays a move for a guest.
    pub(super) async fn play(
        &self,
        context: &RequestContext,
        table: &Arc<Table>,
        seat: Seat,
        basis: Basis,
        wanted: Wanted,
    ) -> Result<u64, Failure> {
        let played = self.tables.play(table, seat, basis, wanted).await;
        played.map_err(|error| context.failure(&error, &table.now().names(context.words())))
    }

    /// Takes back moves for a guest.
    pub(super) async fn undo(
        &self,
        context: &RequestContext,
        table: &Arc<Table>,
        seat: Seat,
        basis: Basis,
        all: bool,
    ) -> Result<u64, Failure> {
        let undone = self.tables.undo(table, seat, basis, all).await;
        undone.map_err(|error| context.failure(&error, &table.now().names(context.words())))
    }
}

impl Server {
    /// Calls everybody at the table whom a line of the chat names: `@Ada`.
    async fn call_named(&self, context: &RequestContext, table: &Table, from: &str, text: &str) {
        let now = table.now();
        let number = now.chat.last().map_or(0, |line| line.seq);
        let named = |row: &&SeatRow| !row.name.is_empty() && text.contains(&format!("@{}", row.name));
        let call = Call::from_person(table, Kind::Chat, from, number);
        for guest in now.seats.iter().filter(named).flat_map(|row| &row.holders) {
            if *guest != context.guest
                && let Err(error) = self.call(*guest, &call).await
            {
                tracing::warn!(%error, "a call cannot be posted");
            }
        }
    }

    /// Whether whoever looks on by this name could be taken for somebody at the table, in any language: who has no name is
    /// called by a word.
    fn is_worn(&self, now: &Now, name: &str) -> bool {
        self.words.iter().any(|words| {
            let guest = words.word("server-guest");
            let name = if name.is_empty() { &guest } else { name };
            now.names(words).iter().any(|own| look_alike(own, name))
        })
    }
}

/// The version that somebody acted on, and the id of the act, if they would ask again.
pub(super) fn basis(context: &RequestContext, version: u64, act: Option<&str>) -> Result<Basis, Failure> {
    let act = act.map(|act| ActId::from_hex(act).ok_or_else(|| bad_request(context))).transpose()?;
    Ok(Basis { version: Some(version), act })
}

fn form_basis(context: &RequestContext, fields: &Fields) -> Result<Basis, Failure> {
    let version = fields.get("v").and_then(|version| version.parse().ok());
    basis(context, version.ok_or_else(|| bad_request(context))?, fields.get("act"))
}

/// `POST /t/{id}/move`
pub(crate) async fn play(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let basis = form_basis(&context, &fields)?;
    let table = server.table_at(&id, &context, basis.version).await?;
    let seat = server.acting_seat(&context, &table, fields.get("as"))?;
    let wanted = match (fields.get("move"), fields.get("m")) {
        (Some(words), None) => Wanted::Words(words.to_owned()),
        (_, Some(index)) => Wanted::Listed(index.parse().map_err(|_| bad_request(&context))?),
        (None, None) => return Err(bad_request(&context)),
    };
    let version = server.play(&context, &table, seat, basis, wanted).await?;
    Ok(done(&context, &table, Some(seat), version))
}

/// `POST /t/{id}/undo`
pub(crate) async fn undo(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    take_back(&server, &context, &id, &fields, false).await
}

/// `POST /t/{id}/restart`
pub(crate) async fn restart(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    take_back(&server, &context, &id, &fields, true).await
}

async fn take_back(
    server: &Server,
    context: &RequestContext,
    id: &str,
    fields: &Fields,
    all: bool,
) -> Result<Response, Failure> {
    let basis = form_basis(context, fields)?;
    let table = server.table_at(id, context, basis.version).await?;
    let seat = server.acting_seat(context, &table, fields.get("as"))?;
    let version = server.undo(context, &table, seat, basis, all).await?;
    Ok(done(context, &table, Some(seat), version))
}

/// `POST /t/{id}/vote`: what shall become of a seat whose time is over; `about` is `bot` or `end` and the seat.
pub(crate) async fn vote(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = server.acting_seat(&context, &table, fields.get("as"))?;
    let wish = fields.get("about").and_then(|about| about.split_at_checked(3));
    let wish = wish.and_then(|(wish, about)| {
        let wants =
            [("bot", VoteFor::Bot), ("end", VoteFor::End)].into_iter().find(|(name, _)| *name == wish)?.1;
        Some((wants, Seat::checked(about.parse().ok()?, table.header.players)?))
    });
    let (wants, about) = wish.ok_or_else(|| bad_request(&context))?;
    let voted = server.tables.vote(&table, Vote { seat, about, wants }).await;
    let version = voted.map_err(|error| context.failure(&error, &[]))?;
    Ok(done(&context, &table, Some(seat), version))
}

/// `POST /t/{id}/holiday`: takes so many `days` of the holidays of a seat.
pub(crate) async fn holiday(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = server.acting_seat(&context, &table, fields.get("as"))?;
    let days = fields.get("days").and_then(|days| days.parse().ok()).ok_or_else(|| bad_request(&context))?;
    let taken = server.tables.holidays(&table, seat, HolidayAct::Take(days)).await;
    let version = taken.map_err(|error| context.failure(&error, &[]))?;
    Ok(done(&context, &table, Some(seat), version))
}

/// `POST /t/{id}/holiday/end`: ends the holidays of a seat.
pub(crate) async fn end_holiday(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = server.acting_seat(&context, &table, fields.get("as"))?;
    let ended = server.tables.holidays(&table, seat, HolidayAct::End).await;
    let version = ended.map_err(|error| context.failure(&error, &[]))?;
    Ok(done(&context, &table, Some(seat), version))
}

/// `POST /t/{id}/back`: `says` is `ask`, `agree` or `refuse`, about taking back more than a barrier allows.
pub(crate) async fn about_back(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = server.acting_seat(&context, &table, fields.get("as"))?;
    let says = match fields.get("says") {
        Some("ask") => Says::Ask,
        Some("agree") => Says::Agree,
        Some("refuse") => Says::Refuse,
        _ => return Err(bad_request(&context)),
    };
    let said = server.tables.about_back(&table, seat, says).await;
    let version = said.map_err(|error| context.failure(&error, &[]))?;
    Ok(done(&context, &table, Some(seat), version))
}

/// `POST /t/{id}/chat`
pub(crate) async fn chat(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = match context.viewer(&table, fields.get("as"))? {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    // At the table people are called as they sit; others by their own names.
    let seated = seat.and_then(|seat| table.now().seats.get(seat.index()).map(|row| row.name.clone()));
    let name = seated.filter(|name| !name.is_empty()).unwrap_or_else(|| context.name());
    if seat.is_none() && server.is_worn(&table.now(), &name) {
        return Err(context.failure(&ActError::NameOfPlayer, &[]));
    }
    server.may_speak(&context)?;
    let text = fields.get("text").unwrap_or_default().to_owned();
    let speaker = Speaker { author: context.guest, seat, name: name.clone() };
    let said = server.tables.say(&table, speaker, text.clone()).await;
    said.map_err(|error| context.failure(&error, &[]))?;
    // Who plays does not read what those write who look on, before the game is over.
    let now = table.now();
    if seat.is_some() || now.waits() || now.over() {
        server.call_named(&context, &table, &name, &text).await;
    }
    Ok(done(&context, &table, seat, table.now().version))
}
