//! Seat links: whoever opens one holds the seat.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use khipu_core::Seat;
use maud::html;

use super::Server;
use super::failure::Failure;
use super::guard::Fields;
use super::guest::RequestContext;
use super::layout::page;
use super::lobby::{game_name, style};
use crate::store::TableId;
use crate::tables::SeatAct;

/// The parts of a link.
type Link = (String, u64, String);

/// `GET /seat/{table}/{seat}/{mac}`: a person who follows the link in a browser sits down at once. Programs that only
/// look where a link leads, as chats do for a preview, are shown a button instead: they must not take the seat.
pub(crate) async fn open(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    headers: HeaderMap,
    Path(link): Path<Link>,
) -> Result<Response, Failure> {
    let (id, seat) = read(&server, &context, &link)?;
    // Only browsers send this, and pages cannot forge it.
    let person = headers.get("sec-fetch-mode").is_some_and(|mode| mode == "navigate");
    if person {
        return sit(&server, &context, &id, seat).await;
    }
    let table = server.table(id.as_str(), &context).await?;
    let here = format!("/seat/{}/{}/{}", link.0, link.1, link.2);
    let frame = context.frame(&here);
    let body = html! {
        main.new {
            h1 { (game_name(&frame, table.name())) }
            form method="post" action=(here) {
                (frame.guard())
                button.go { (frame.word("seat-sit")) }
            }
        }
    };
    Ok(page(&frame, &frame.word("seat-sit"), "new-page", &style(), &body).into_response())
}

/// `POST /seat/{table}/{seat}/{mac}`
pub(crate) async fn take(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(link): Path<Link>,
    _: Fields,
) -> Result<Response, Failure> {
    let (id, seat) = read(&server, &context, &link)?;
    sit(&server, &context, &id, seat).await
}

/// The table and the seat of a link, if it is one of ours.
fn read(
    server: &Server,
    context: &RequestContext,
    (id, seat, mac): &Link,
) -> Result<(TableId, Seat), Failure> {
    let invalid = || Failure::worded(403, context.words(), "server-link-invalid").for_program(context.json);
    let id = TableId::read(id).ok_or_else(invalid)?;
    let seat = Seat::checked(*seat, Seat::MAX).ok_or_else(invalid)?;
    if server.signer.opens(&id, seat, mac) { Ok((id, seat)) } else { Err(invalid()) }
}

async fn sit(
    server: &Arc<Server>,
    context: &RequestContext,
    id: &TableId,
    seat: Seat,
) -> Result<Response, Failure> {
    let table = server.table(id.as_str(), context).await?;
    let act = SeatAct::Link(context.guest, context.name());
    let done = server.tables.reseat(&table, seat, act).await;
    done.map_err(|error| context.failure(&error, &[]))?;
    Ok(Redirect::to(&format!("/t/{id}?as={}", seat.index())).into_response())
}
