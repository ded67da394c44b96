//! The public page of a user: games that everybody may see, and results by title.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use khipu_core::Seat;
use maud::{Markup, html};

use super::Server;
use super::failure::Failure;
use super::guest::RequestContext;
use super::hall::line;
use super::layout::page;
use super::lobby::{TableLine, game_name, list, style};
use super::parts::say;
use crate::store::{Brief, GuestId};
use crate::tables::{ActError, shapes};

/// What came of the games of one title.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Results {
    games: usize,
    won: usize,
}

/// Results by title. A seat that a bot plays at the end is nobody's result.
fn results(user: GuestId, finished: &[Brief]) -> BTreeMap<&str, Results> {
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
    let shown = |tables: &[Brief]| -> Vec<TableLine> {
        tables.iter().filter_map(|brief| line(&server, brief, context.guest, context.words())).collect()
    };
    let here = format!("/player/{name}");
    let frame = context.frame(&here);
    let titles = results(user, &finished);
    let body = html! {
        main.hall {
            h1 { (row.name) }
            p { (frame.word("profile-since")) " " time data-ago=(row.made) {} }
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
            (list(&frame, "hall-finished", "games-finished-none", &shown(&finished), true))
        }
    };
    Ok(page(&frame, &row.name, "hall-page", &style(), &body))
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
                seats: vec![seat(ann, bot), seat(ben, None)],
            }
        };
        let finished = [table("tzolkin", None, 0), table("tzolkin", None, 1), table("settlers", Some(3), 0)];
        let found = results(ann, &finished);
        assert_eq!(found.get("tzolkin"), Some(&Results { games: 2, won: 1 }));
        assert_eq!(found.get("settlers"), None, "a bot has played to the end");
        assert_eq!(results(ben, &finished)["settlers"], Results { games: 1, won: 0 });
    }
}
