//! Who has a seat: sitting down, leaving, another name, a bot that plays on. The pages and programs ask for the same.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use khipu_core::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Server;
use super::act::{bad_request, done};
use super::answer::Trouble;
use super::api::Body;
use super::failure::Failure;
use super::guard::Fields;
use super::guest::RequestContext;
use super::parts::seats::USUAL_LEVEL;
use crate::tables::{ActError, SeatAct, Table};

/// What shall become of a seat.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum SeatChange {
    /// The guest sits down on an open seat.
    Take,
    /// The guest's seat becomes open.
    Leave,
    /// A bot plays the guest's own seat; for who set up the table also an open one, or one whose holder is away.
    Bot {
        /// From 1 to 5.
        #[schema(minimum = 1, maximum = 5)]
        level: u8,
    },
    /// The guest plays the own seat again, after a bot did.
    Back,
    /// The guest is called by another name at this table.
    Name {
        /// At most 32 characters.
        name: String,
    },
}

impl Server {
    /// Changes who has a seat, if the guest may; the answer is the new version.
    async fn reseat(
        &self,
        context: &RequestContext,
        table: &Arc<Table>,
        seat: Seat,
        change: SeatChange,
    ) -> Result<u64, Failure> {
        let own = context.seats(table).contains(seat);
        let host = table.host == context.guest;
        let (act, may) = match change {
            // A table that is not in the lobby is for those with a seat link, and for who set it up.
            SeatChange::Take => (SeatAct::Take(context.guest, context.name()), table.public || host),
            SeatChange::Leave => (SeatAct::Leave, own),
            SeatChange::Bot { level } if !(1..=5).contains(&level) => return Err(bad_request(context)),
            // Nobody takes a seat from under whoever sits there.
            SeatChange::Bot { level } => {
                (SeatAct::Bot(level), own || (host && !table.now().here.contains(seat)))
            }
            SeatChange::Back => (SeatAct::Back, own),
            SeatChange::Name { name } => (SeatAct::Name(name), own),
        };
        if !may {
            return Err(context.failure(&ActError::NotYours, &[]));
        }
        self.tables.reseat(table, seat, act).await.map_err(|error| context.failure(&error, &[]))
    }
}

fn seat_of(context: &RequestContext, table: &Table, number: Option<u64>) -> Result<Seat, Failure> {
    number.and_then(|seat| Seat::checked(seat, table.header.players)).ok_or_else(|| bad_request(context))
}

/// `POST /t/{id}/seat`: `what` is `take`, `leave`, `bot` (of a `level`), `back` or `name` (with the `name`).
pub(crate) async fn post(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = seat_of(&context, &table, fields.get("seat").and_then(|seat| seat.parse().ok()))?;
    let level = || fields.get("level").map_or(Some(USUAL_LEVEL), |level| level.parse().ok());
    let change = match fields.get("what") {
        Some("take") => SeatChange::Take,
        Some("leave") => SeatChange::Leave,
        Some("bot") => SeatChange::Bot { level: level().ok_or_else(|| bad_request(&context))? },
        Some("back") => SeatChange::Back,
        Some("name") => SeatChange::Name { name: fields.get("name").unwrap_or_default().to_owned() },
        _ => return Err(bad_request(&context)),
    };
    let version = server.reseat(&context, &table, seat, change).await?;
    let held = context.seats(&table).contains(seat).then_some(seat);
    Ok(done(&context, &table, held, version))
}

/// What came of a change of seats.
#[derive(Serialize, ToSchema)]
pub(crate) struct Reseated {
    /// The version now.
    version: u64,
}

/// Changes who has a seat.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", params(("id" = String, Path), ("seat" = u64, Path)),
    request_body = SeatChange,
    responses((status = 200, body = Reseated), (status = 400, body = Trouble), (status = 403, body = Trouble),
        (status = 404, body = Trouble), (status = 409, description = "somebody sits there", body = Trouble)))]
pub(crate) async fn change(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path((id, seat)): Path<(String, u64)>,
    Body(wanted): Body<SeatChange>,
) -> Result<Json<Reseated>, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = seat_of(&context, &table, Some(seat))?;
    let version = server.reseat(&context, &table, seat, wanted).await?;
    Ok(Json(Reseated { version }))
}
