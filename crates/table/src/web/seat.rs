//! The page of a seat link: what the table is, and a button. Opening the link changes nothing: chats and browsers open
//! links ahead of people.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use khipu_core::Viewer;
use maud::{Markup, html};

use super::Server;
use super::failure::Failure;
use super::guard::Fields;
use super::guest::RequestContext;
use super::layout::page;
use super::link::SeatLink;
use super::lobby_page::{game_name, style};
use super::parts::{part, say, seats, terms};
use super::shown::Holder;
use super::view::Eyes;
use crate::tables::{ActError, SeatAct};

/// The parts of a link.
type Link = (String, String, String);

/// `GET /seat/{table}/{seat}/{key}`
pub(crate) async fn open(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(link): Path<Link>,
) -> Result<Markup, Failure> {
    let link = read(&server, &context, &link)?;
    let table = server.table(link.table.as_str(), &context).await?;
    if !link.is_current(&table) {
        return Err(context.failure(&ActError::OldLink, &[]));
    }
    let now = table.now();
    let look = server.look(&table, &now, Eyes { viewer: Viewer::Spectator, language: context.language });
    let shown = look.shown(None);
    let Some(seat) = shown.seats.get(link.seat.index()) else {
        return Err(context.failure(&ActError::OldLink, &[]));
    };
    // Whoever holds the seat has made this link for a device of their own.
    let held = matches!(seat.holder, Holder::Person | Holder::Substitute(_));
    let here = link.path(&server.signer);
    let frame = context.frame(&here);
    let about = if held { "seat-held" } else { "seat-free" };
    let stands = if shown.waits { "seat-waits" } else { "seat-goes-on" };
    let body = html! {
        main.new {
            h1 { (game_name(&frame, table.name())) }
            p { (say(frame.words, stands, [("n", shown.steps.into())])) }
            (seats::listed(&shown, link.seat))
            (terms::terms(&shown))
            p { (say(frame.words, about, [("name", seat.name.as_str().into())])) }
            form method="post" action=(here) {
                (frame.guard())
                (part())
                @if !held {
                    label for="name" { (frame.word("lobby-your-name")) } " "
                    input #name name="name" value=(frame.name) maxlength="32" autocomplete="nickname";
                    " "
                }
                button.go { (frame.word(if held { "seat-hold" } else { "seat-sit" })) }
            }
            p { a href=(format!("/t/{}?as=none", table.id)) { (frame.word("seat-look")) } }
        }
    };
    Ok(page(&frame, &frame.word("seat-sit"), "new-page", &style(), &body))
}

/// `POST /seat/{table}/{seat}/{key}`
pub(crate) async fn take(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(link): Path<Link>,
    fields: Fields,
) -> Result<Response, Failure> {
    let SeatLink { table, seat, generation } = read(&server, &context, &link)?;
    let table = server.table(table.as_str(), &context).await?;
    let act = SeatAct::Link(server.sitter(&context, &table, &fields).await?, generation);
    let done = server.tables.reseat(&table, seat, act).await;
    done.map_err(|error| context.failure(&error, &[]))?;
    Ok(Redirect::to(&format!("/t/{}?as={}", table.id, seat.index())).into_response())
}

/// A link, if it is one of ours.
fn read(server: &Server, context: &RequestContext, (id, seat, key): &Link) -> Result<SeatLink, Failure> {
    let invalid = || Failure::worded(403, context.words(), "server-link-invalid").for_program(context.json);
    SeatLink::read(&server.signer, id, seat, key).ok_or_else(invalid)
}
