//! Ratings as people see them: the best of each title, and how ratings come about.

use std::sync::Arc;

use axum::extract::State;
use khipu_study::Rating;
use khipu_words::Words;
use maud::{Markup, html};

use super::Server;
use super::failure::Failure;
use super::guest::RequestContext;
use super::layout::page;
use super::lobby_page::{game_name, style};
use super::parts::say;
use super::user::path_of;
use super::who::WhoIs;
use crate::store::{Rated, RatingRow};

/// Rated games of those who stand among the best.
const ENOUGH: i64 = 10;

/// A rating in words: `1540`, or `1540?` as long as it is provisional.
pub(super) fn said(words: &Words, rating: Rating) -> String {
    let key = if rating.is_provisional() { "rating-provisional" } else { "rating-certain" };
    let (value, around) = (rating.value().round(), (2.0 * rating.deviation()).round());
    say(words, key, [("value", value.to_string().into()), ("around", around.to_string().into())])
}

/// What a game did to a rating, in words.
pub(super) fn changed(words: &Words, Rated { value, change }: Rated) -> String {
    // A true minus, as long as the plus.
    let change = if change < 0 { format!("−{}", -change) } else { format!("+{change}") };
    say(words, "rating-changed", [("value", value.to_string().into()), ("change", change.into())])
}

/// `GET /leaders`
pub(crate) async fn leaders(
    State(server): State<Arc<Server>>,
    context: RequestContext,
) -> Result<Markup, Failure> {
    let frame = context.frame("/leaders");
    let mut titles: Vec<(&str, Vec<(String, RatingRow)>)> = Vec::new();
    for game in server.tables.games() {
        let name = game.title().name;
        let best = server.store.leaders(name, ENOUGH, Rating::CERTAIN).await;
        titles.push((name, best.map_err(|error| context.store_failed(error))?));
    }
    let own = context.user.as_ref().map(|user| &user.name);
    let enough = say(frame.words, "rating-enough", [("games", ENOUGH.into())]);
    let body = html! {
        main.lobby {
            h1 { (frame.word("rating-title")) }
            @for (title, best) in &titles {
                section {
                    h2 { (game_name(&frame, title)) }
                    @if best.is_empty() { p.none { (frame.word("rating-none")) } }
                    @else {
                        table.leaders {
                            thead { tr {
                                th scope="col" { (frame.word("rating-place")) }
                                th scope="col" { (frame.word("rating-player")) }
                                th scope="col" { (frame.word("rating-rating")) }
                                th scope="col" { (frame.word("rating-games")) }
                            } }
                            tbody { @for (index, (name, row)) in best.iter().enumerate() {
                                tr {
                                    td { (index + 1) }
                                    th scope="row" { a href=(path_of(name)) { (WhoIs { you: own == Some(name), ..WhoIs::default() }.name(frame.words, name)) } }
                                    td { (said(frame.words, row.rating)) }
                                    td { (row.games) }
                                }
                            } }
                        }
                    }
                }
            }
            section {
                h2 { (frame.word("rating-how")) }
                p { (enough) }
                ul { @for rule in ["glicko", "several", "bots", "left", "agreed"] {
                    li { (frame.word(&format!("rating-rule-{rule}"))) }
                }
                    li { (frame.word("bot-rated")) } }
                (bots(&server, &frame))
            }
        }
    };
    Ok(page(&frame, &frame.word("rating-title"), "lobby-page", &style(), &body))
}

/// What the bots are rated, title by title.
fn bots(server: &Server, frame: &super::layout::Frame<'_>) -> Markup {
    html! {
        table.leaders {
            thead { tr {
                th scope="col" { (frame.word("rating-bots")) }
                @for level in 1..=5 { th scope="col" { (level) } }
            } }
            tbody { @for game in server.tables.games() {
                tr { th scope="row" { (game_name(frame, game.title().name)) }
                    @for rating in game.bot_ratings() { td { (rating) } } }
            } }
        }
    }
}
