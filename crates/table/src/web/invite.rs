//! The invitation to a table: one link for all open seats. It leads to the board with the question who you are; opening it
//! changes nothing, because chats and browsers open links ahead of people.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use khipu_core::Seat;
use maud::Markup;

use super::Server;
use super::failure::Failure;
use super::guard::Fields;
use super::guest::{RequestContext, same};
use super::look;
use crate::store::SeatRow;
use crate::tables::{ActError, SeatAct, Sitter, Table, visible};

impl Server {
    /// The path of the invitation to a table.
    pub(crate) fn invitation(&self, table: &Table) -> String {
        let id = table.id.as_str();
        format!("/join/{id}/{}", self.signer.hex("invite", &[id.as_bytes()]))
    }

    /// Somebody who sits down, by the name they give; whoever had no name is called so from now on.
    pub(super) async fn sitter(&self, context: &RequestContext, fields: &Fields) -> Result<Sitter, Failure> {
        let sitter = context.sitter(fields.get("part"))?;
        let Some(name) = fields.get("name").map(str::trim).filter(|name| !name.is_empty()) else {
            return Ok(sitter);
        };
        let name = visible(name).ok_or_else(|| context.failure(&ActError::Name, &[]))?;
        if context.row.name.is_empty() {
            let mut row = context.row.clone();
            row.name.clone_from(&name);
            let kept = self.save_guest(context.guest, row).await;
            kept.map_err(|error| context.failure(&ActError::Store(error), &[]))?;
        }
        Ok(Sitter { name, ..sitter })
    }
}

async fn invited(
    server: &Server,
    context: &RequestContext,
    (id, key): &(String, String),
) -> Result<Arc<Table>, Failure> {
    let invalid = || Failure::worded(403, context.words(), "server-link-invalid").for_program(context.json);
    if !same(&server.signer.hex("invite", &[id.as_bytes()]), key) {
        return Err(invalid());
    }
    server.table(id, context).await
}

/// `GET /join/{table}/{key}`: the board with the invitation over it; whoever sits there already goes to their seat.
pub(crate) async fn open(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(link): Path<(String, String)>,
) -> Result<Response, Failure> {
    let table = invited(&server, &context, &link).await?;
    let open = table.now().seats.iter().any(SeatRow::is_open);
    if !open || !context.seats(&table).is_empty() {
        return Ok(Redirect::to(&format!("/t/{}", table.id)).into_response());
    }
    let page: Markup = look::invitation(&server, &context, &table)?;
    Ok(page.into_response())
}

/// `POST /join/{table}/{key}`: takes the seat that was chosen, or another one that is still open.
pub(crate) async fn take(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(link): Path<(String, String)>,
    fields: Fields,
) -> Result<Response, Failure> {
    let table = invited(&server, &context, &link).await?;
    let sitter = server.sitter(&context, &fields).await?;
    let wanted = fields.get("seat").and_then(|seat| seat.parse::<usize>().ok());
    let now = table.now();
    let open = |seat: &Seat| now.seats[seat.index()].is_open();
    let mut seats: Vec<Seat> = Seat::all(now.seats.len()).filter(open).collect();
    seats.sort_by_key(|seat| Some(seat.index()) != wanted);
    let mut refused = ActError::OldLink;
    for seat in seats {
        let act = SeatAct::Link(sitter.clone(), now.seats[seat.index()].generation);
        match server.tables.reseat(&table, seat, act).await {
            Ok(_) => {
                return Ok(Redirect::to(&format!("/t/{}?as={}", table.id, seat.index())).into_response());
            }
            // Somebody was faster: there may be another seat.
            Err(error) => refused = error,
        }
    }
    Err(context.failure(&refused, &[]))
}
