//! The public page of a user: games that everybody may see, and results by title.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use khipu_core::Seat;
use maud::{Markup, html};

use super::Server;
use super::failure::Failure;
use super::guest::RequestContext;
use super::layout::{Frame, page};
use super::leaders::said;
use super::lobby::line;
use super::lobby_page::{TableLine, game_name, list, style};
use super::parts::say;
use super::who::WhoIs;
use crate::store::{Brief, GuestId, RatingRow, ResultRow};
use crate::tables::{ActError, shapes};

/// What came of the games of one title.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Results {
    games: usize,
    won: usize,
}

/// Results by title. A seat that a bot plays at the end is nobody's result.
fn by_title(user: GuestId, finished: &[Brief]) -> BTreeMap<&str, Results> {
    let mut titles: BTreeMap<&str, Results> = BTreeMap::new();
    for table in finished {
        let own = Seat::all(table.seats.len())
            .zip(&table.seats)
            .find(|(_, row)| row.holders.contains(&user) && row.bot.is_none());
        if let Some((seat, _)) = own {
            let results = titles.entry(&table.game).or_default();
            results.games += 1;
            results.won += usize::from(table.won.contains(seat));
        }
    }
    titles
}

/// The rating at each title, and how it came about.
fn ratings(frame: &Frame<'_>, rated: &[RatingRow], results: &[ResultRow]) -> Markup {
    html! {
        @if !rated.is_empty() {
            section {
                h2 { a href="/leaders" { (frame.word("rating-title")) } }
                @for row in rated {
                    h3 { (game_name(frame, &row.game)) }
                    p { (said(frame.words, row.rating)) " · "
                        (say(frame.words, "rating-of-games", [("games", row.games.into())])) }
                    (graph(frame, results.iter().filter(|result| result.game == row.game)))
                }
            }
        }
    }
}

/// How a rating has gone, from the first game to the last: what is said next to it in words is only its end.
fn graph<'r>(frame: &Frame<'_>, results: impl Iterator<Item = &'r ResultRow>) -> Markup {
    const SIZE: (f64, f64) = (300.0, 80.0);
    let mut values: Vec<i64> = results.filter_map(|row| Some(row.rated?.value)).collect();
    values.reverse();
    let (Some(least), Some(most)) = (values.iter().min(), values.iter().max()) else { return html! {} };
    if values.len() < 2 {
        return html! {};
    }
    let (wide, high) = (SIZE.0 / (values.len() - 1) as f64, SIZE.1 / (most - least).max(1) as f64);
    let point = |(place, value): (usize, &i64)| {
        format!("{:.1},{:.1}", place as f64 * wide, (most - value) as f64 * high)
    };
    let points: Vec<String> = values.iter().enumerate().map(point).collect();
    let label = say(frame.words, "rating-graph", [("least", (*least).into()), ("most", (*most).into())]);
    html! {
        svg.graph role="img" aria-label=(label) viewBox="-4 -4 308 88" width="308" height="88" {
            polyline points=(points.join(" ")) fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" {}
            title { (label) }
        }
    }
}

/// What the user plays as most often in games that everybody may see, where that is a choice.
fn factions(frame: &Frame<'_>, results: &[ResultRow]) -> Markup {
    let mut played: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for row in results.iter().filter(|row| row.public) {
        if let Some(faction) = &row.faction {
            *played.entry((&row.game, faction)).or_default() += 1;
        }
    }
    let mut played: Vec<_> = played.into_iter().collect();
    played.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
    html! {
        @if !played.is_empty() {
            section {
                h2 { (frame.word("profile-factions")) }
                ul { @for ((game, faction), games) in played {
                    li { (frame.words.name(game, faction)) " · " (say(frame.words, "rating-of-games", [("games", games.into())])) }
                } }
            }
        }
    }
}

/// `GET /player/{name}`
pub(crate) async fn profile(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(name): Path<String>,
) -> Result<Markup, Failure> {
    let fault = |error| context.failure(&ActError::Store(error), &[]);
    let nobody = || Failure::worded(404, context.words(), "user-unknown").for_program(context.json);
    let user = server.store.user_named(&shapes(&name)).await.map_err(fault)?.ok_or_else(nobody)?;
    let row = server.user(user).await.map_err(fault)?.ok_or_else(nobody)?;
    let mut going = server.store.tables_of(user, false).await.map_err(fault)?;
    let mut finished = server.store.tables_of(user, true).await.map_err(fault)?;
    // What is not in the lobby is for those who were invited.
    going.retain(|table| table.public);
    finished.retain(|table| table.public);
    let rated = server.store.ratings_of(user).await.map_err(fault)?;
    let results = server.store.results_of(user).await.map_err(fault)?;
    let shown = |tables: &[Brief]| -> Vec<TableLine> {
        tables.iter().filter_map(|brief| line(&server, brief, context.guest, context.words())).collect()
    };
    let here = format!("/player/{name}");
    let frame = context.frame(&here);
    let titles = by_title(user, &finished);
    let body = html! {
        main.lobby {
            h1 { (WhoIs { you: user == context.guest, bot: None, here: server.tables.is_here(user) }.mark(frame.words, &row.name)) }
            p { (frame.word("profile-since")) " " time data-ago=(row.made) {} }
            (ratings(&frame, &rated, &results))
            (factions(&frame, &results))
            section {
                h2 { (frame.word("profile-results")) }
                @if titles.is_empty() { p.none { (frame.word("profile-results-none")) } }
                dl.results {
                    @for (title, Results { games, won }) in titles {
                        dt { (game_name(&frame, title)) }
                        dd { (say(frame.words, "profile-result", [("games", games.into()), ("won", won.into())])) }
                    }
                }
            }
            (list(&frame, "games-running", "profile-running-none", &shown(&going), false))
            (list(&frame, "lobby-finished", "games-finished-none", &shown(&finished), true))
        }
    };
    Ok(page(&frame, &row.name, "lobby-page", &style(), &body))
}

#[cfg(test)]
mod tests {
    use khipu_core::Seats;

    use super::*;
    use crate::store::{SeatRow, TableId};

    #[test]
    fn results_are_those_of_seats_played_to_the_end() {
        let (ann, ben) = (GuestId([1; 16]), GuestId([2; 16]));
        let table = |game: &str, bot: Option<u8>, winner: usize| {
            let mut won = Seats::NONE;
            won.insert(Seat::new(winner));
            let seat = |guest, bot| SeatRow { holders: vec![guest], bot, ..SeatRow::default() };
            Brief {
                id: TableId::random().expect("random"),
                game: game.to_owned(),
                public: true,
                made: 0,
                moved: 0,
                steps: 0,
                turn: Seats::NONE,
                won,
                over: true,
                clock: None,
                due: None,
                deed: None,
                seats: vec![seat(ann, bot), seat(ben, None)],
            }
        };
        let finished = [table("tzolkin", None, 0), table("tzolkin", None, 1), table("settlers", Some(3), 0)];
        let found = by_title(ann, &finished);
        assert_eq!(found.get("tzolkin"), Some(&Results { games: 2, won: 1 }));
        assert_eq!(found.get("settlers"), None, "a bot has played to the end");
        assert_eq!(by_title(ben, &finished)["settlers"], Results { games: 1, won: 0 });
    }
}
