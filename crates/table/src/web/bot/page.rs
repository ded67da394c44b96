//! The page from which people challenge programs: who is there, and a way to a table for each game.

use std::sync::Arc;

use axum::extract::State;
use maud::{Markup, html};

use super::super::Server;
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::layout::page;
use super::super::lobby_page::{game_name, style};
use super::super::new_table::{CHALLENGED, HOST_BOT};
use super::super::parts::say;
use super::super::user::path_of;

/// `GET /bots`
pub(crate) async fn bots(
    State(server): State<Arc<Server>>,
    context: RequestContext,
) -> Result<Markup, Failure> {
    let frame = context.frame("/bots");
    let listening = server.store.listening_bots().await.map_err(|error| context.store_failed(error))?;
    let games: Vec<&str> = server.tables.games().map(|game| game.title().name).collect();
    let hosts = server.tables.games().map(|game| (game.title().name, server.tables.host_bots(&**game)));
    let hosts: Vec<(&str, Vec<String>)> = hosts.filter(|(_, bots)| !bots.is_empty()).collect();
    let way = |game: &str, seat: &str, label: &str| {
        let seat: String = form_urlencoded::byte_serialize(seat.as_bytes()).collect();
        html! { a.button href=(format!("/new/{game}?seat0=me&seat1={seat}")) { (label) } }
    };
    let body = html! {
        main.lobby {
            h1 { (frame.word("bot-title")) }
            p { (frame.word("bot-about")) }
            section {
                h2 { (frame.word("bot-listening")) }
                @if listening.is_empty() { p.none { (frame.word("bot-none")) } }
                @for name in &listening {
                    article.bot {
                        h3 { a href=(path_of(name)) { (name) } }
                        div.ways aria-label=(say(frame.words, "bot-challenge", [("name", name.as_str().into())])) {
                            @for game in &games {
                                (way(game, &format!("{CHALLENGED}{name}"), &game_name(&frame, game))) " "
                            }
                        }
                    }
                }
            }
            @if !hosts.is_empty() {
                section {
                    h2 { (frame.word("bot-hosts")) }
                    @for (game, bots) in &hosts {
                        article.bot {
                            h3 { (game_name(&frame, game)) }
                            div.ways { @for name in bots { (way(game, &format!("{HOST_BOT}{name}"), name)) " " } }
                        }
                    }
                }
            }
            p.note { (frame.word("bot-rated")) " " a href="/leaders" { (frame.word("rating-how")) } }
        }
    };
    Ok(page(&frame, &frame.word("bot-title"), "lobby-page", &style(), &body))
}
