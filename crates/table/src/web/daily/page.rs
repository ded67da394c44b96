//! Pages of the games of the day.

use khipu_core::Points;
use khipu_words::Words;
use maud::{Markup, html};

use super::super::layout::{Frame, page};
use super::super::lobby_page::{game_name, style};
use super::super::parts::say;
use super::super::user::path_of;
use super::Today;
use super::board::Board;
use crate::daily::{BEST_OF_WEEK, Day, Deal, Kind, LEVEL};
use crate::store::{RunEnd, RunRow, Runner, Standing};

/// The page of a deal.
pub(super) fn path(deal: &Deal) -> String {
    format!("/daily/{}/{}", deal.title.name, deal.kind.name())
}

/// Against whom, and under which settings.
fn against(frame: &Frame<'_>, deal: &Deal) -> String {
    let title = deal.title.name;
    let mut said = match deal.kind {
        Kind::Solo => frame.word(&format!("lobby-solo-{title}")),
        Kind::Bots => say(frame.words, "daily-bots", [("level", LEVEL.into())]),
    };
    if let Some(switch) = deal.switch() {
        said += &format!(" · {}", frame.word(&format!("{title}-option-{switch}")));
    }
    said
}

/// Quarters of a point as a number with its sign.
fn signed(words: &Words, quarters: i64) -> String {
    let points = Points::quarters(quarters.unsigned_abs().try_into().unwrap_or(i32::MAX));
    // A true minus, as long as the plus.
    format!("{}{}", if quarters < 0 { "−" } else { "+" }, words.number(points))
}

fn points(words: &Words, quarters: i64) -> String {
    words.number(Points::quarters(quarters.try_into().unwrap_or_default()))
}

/// A result in words.
fn result(words: &Words, end: RunEnd) -> String {
    let key = if end.won { "daily-won" } else { "daily-lost" };
    say(
        words,
        key,
        [("points", points(words, end.points).into()), ("ahead", signed(words, end.ahead).into())],
    )
}

/// The way to today's game, or what came of it.
fn way(frame: &Frame<'_>, deal: &Deal, run: Option<&RunRow>) -> Markup {
    html! {
        @match run.map(|run| (run, run.end)) {
            Some((_, Some(end))) => span.result { (result(frame.words, end)) },
            Some((run, None)) => a.button.go href=(format!("/t/{}", run.table)) { (frame.word("lobby-continue")) },
            None => form method="post" action=(path(deal)) { (frame.guard()) button { (frame.word("daily-play")) } },
        }
    }
}

/// Today's games in the lobby.
pub(in super::super) fn card(frame: &Frame<'_>, deals: &[Today]) -> Markup {
    html! {
        section.daily {
            h2 { a href="/daily" { (frame.word("daily-title")) } }
            p.none { (frame.word("daily-about")) }
            (deal_list(frame, deals))
        }
    }
}

fn deal_list(frame: &Frame<'_>, deals: &[Today]) -> Markup {
    html! {
        ul.deals {
            @for Today { deal, run } in deals {
                li.(deal.title.name) {
                    a href=(path(deal)) { strong { (game_name(frame, deal.title.name)) } " " span { (against(frame, deal)) } }
                    (way(frame, deal, run.as_ref()))
                }
            }
        }
    }
}

/// All games of today, and what is promised of their seeds and of those of tomorrow.
pub(super) fn today(frame: &Frame<'_>, key: &[u8; 32], deals: &[Today]) -> Markup {
    let body = html! {
        main.lobby.daily {
            h1 { (frame.word("daily-title")) }
            p { (frame.word("daily-about")) }
            (deal_list(frame, deals))
            section {
                h2 { (frame.word("daily-how")) }
                ul { @for rule in ["once", "same", "hidden", "order", "guests", "unrated"] {
                    li { (frame.word(&format!("daily-rule-{rule}"))) }
                } }
            }
            section {
                h2 { (frame.word("daily-promise")) }
                p { (frame.word("daily-promise-about")) }
                @for (deal, name) in deals.iter().map(|Today { deal, .. }| (deal, game_name(frame, deal.title.name))) {
                    h3 { (name) " · " (against(frame, deal)) }
                    dl.promises {
                        @for deal in [*deal, Deal { day: deal.day.next(), ..*deal }] {
                            dt { time datetime=(deal.day) { (deal.day) } } dd { code { (deal.commitment(key)) } }
                        }
                    }
                }
            }
        }
    };
    page(frame, &frame.word("daily-title"), "lobby-page", &style(), &body)
}

/// Who has played a game of the day, in its week, and ever.
pub(super) fn board(frame: &Frame<'_>, board: &Board) -> Markup {
    let (words, deal) = (frame.words, &board.deal);
    let title = words.titled(frame.word("daily-one"), game_name(frame, deal.title.name));
    let body = html! {
        main.lobby.daily {
            h1 { (title) }
            p { (against(frame, deal)) }
            (days(frame, board))
            @if deal.day == board.today { div.ways { (way(frame, deal, board.own.as_ref())) } }
            section {
                h2 { (frame.word("daily-day")) " " time datetime=(deal.day) { (deal.day) } }
                @match &board.runners {
                    Some(runners) if runners.is_empty() => p.none { (frame.word("daily-nobody")) },
                    Some(runners) => (ranking(frame, runners, board.seed.is_some())),
                    None => p.none {
                        (say(words, "daily-counts", [("begun", board.begun.into()), ("finished", board.finished.into())]))
                        " " (frame.word("daily-later"))
                    },
                }
            }
            section {
                h2 { (frame.word("daily-week")) }
                p.none { (say(words, "daily-week-about", [("days", BEST_OF_WEEK.into())])) }
                (standings(frame, &board.week))
            }
            section {
                h2 { (frame.word("daily-ever")) }
                (standings(frame, &board.ever))
            }
            section {
                h2 { (frame.word("daily-promise")) }
                dl.promises {
                    dt { (frame.word("daily-commitment")) } dd { code { (board.commitment) } }
                    dt { (frame.word("daily-seed")) }
                    dd { @match &board.seed { Some(seed) => code { (seed) }, None => (frame.word("daily-seed-later")) } }
                }
            }
            p { a href="/daily" { (frame.word("daily-title")) } }
        }
    };
    page(frame, &title, "lobby-page", &style(), &body)
}

/// The way to the days before and after.
fn days(frame: &Frame<'_>, board: &Board) -> Markup {
    let link = |rel: &str, day: Day, key: &str| {
        html! { a.button rel=(rel) href=(format!("{}?day={day}", path(&board.deal))) { (frame.word(key)) } }
    };
    let day = board.deal.day;
    html! {
        nav.pages {
            (link("prev", Day(day.0 - 1), "daily-day-before"))
            @if day < board.today { (link("next", day.next(), "daily-day-after")) }
        }
    }
}

fn ranking(frame: &Frame<'_>, runners: &[(Option<usize>, Runner)], closed: bool) -> Markup {
    html! {
        table.leaders {
            thead { tr {
                th scope="col" { (frame.word("rating-place")) }
                th scope="col" { (frame.word("rating-player")) }
                th scope="col" { (frame.word("daily-points")) }
                th scope="col" { (frame.word("daily-ahead")) }
                @if closed { th scope="col" { (frame.word("lobby-replay")) } }
            } }
            tbody { @for (place, runner) in runners { (ranked(frame, *place, runner, closed)) } }
        }
    }
}

fn ranked(frame: &Frame<'_>, place: Option<usize>, runner: &Runner, closed: bool) -> Markup {
    let words = frame.words;
    html! {
        tr {
            td { @if let Some(place) = place { (place) } }
            th scope="row" {
                @if runner.user { a href=(path_of(&runner.name)) { (runner.name) } }
                @else {
                    @if runner.name.is_empty() { (frame.word("server-guest")) } @else { (runner.name) " " small { (frame.word("daily-guest")) } }
                }
            }
            @match runner.row.end {
                Some(end) => {
                    td { (points(words, end.points)) }
                    td { (signed(words, end.ahead)) @if end.won { " · " (frame.word("page-won")) } }
                }
                None => td colspan="2" { (frame.word("daily-unfinished")) },
            }
            @if closed { td { a href=(format!("/t/{}/at/0", runner.row.table)) { (frame.word("lobby-replay")) } } }
        }
    }
}

fn standings(frame: &Frame<'_>, standings: &[Standing]) -> Markup {
    html! {
        @if standings.is_empty() { p.none { (frame.word("daily-no-days")) } }
        @else {
            table.leaders {
                thead { tr {
                    th scope="col" { (frame.word("rating-place")) }
                    th scope="col" { (frame.word("rating-player")) }
                    th scope="col" { (frame.word("daily-points")) }
                    th scope="col" { (frame.word("daily-days")) }
                } }
                tbody { @for standing in standings {
                    @let place = 1 + standings.iter().filter(|other| other.halves > standing.halves).count();
                    tr {
                        td { (place) }
                        th scope="row" { a href=(path_of(&standing.name)) { (standing.name) } }
                        td { (points(frame.words, 2 * standing.halves)) }
                        td { (standing.days) }
                    }
                } }
            }
        }
    }
}
