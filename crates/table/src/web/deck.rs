//! Where decks are built, for games that have them: titles to choose, every reason against the choice, and a table to play it
//! at.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use khipu_board::DeckContext;
use maud::{Markup, PreEscaped};

use super::Server;
use super::failure::Failure;
use super::guest::RequestContext;
use super::layout::page;
use super::lobby_page::style;
use crate::tables::ActError;

/// `GET /deck/{name}`: the builder for whoever has this name in some game.
pub(crate) async fn builder(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(name): Path<String>,
    Query(fields): Query<Vec<(String, String)>>,
) -> Result<Markup, Failure> {
    let here = format!("/deck/{name}");
    let frame = context.frame(&here);
    let guard = frame.guard().into_string();
    let made_with = DeckContext { words: frame.words, guard: &guard };
    let mut decks = server.tables.games().filter_map(|game| game.decks());
    let body = decks.find_map(|decks| decks.page(&name, &fields, &made_with));
    let body = body.ok_or_else(|| context.failure(&ActError::NoGame(name.clone()), &[]))?;
    Ok(page(&frame, &frame.word("deck-title"), "new-page", &style(), &PreEscaped(body)))
}
