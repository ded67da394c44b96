//! The page of a node: the board of a table, with the moves of the study beside it.

use std::sync::Arc;

use axum::extract::{Path, State};
use khipu_board::{Drawing, Region, RenderContext};
use khipu_core::{Seat, Seats, Viewer, Who};
use khipu_words::Words;
use maud::{Markup, html};
use serde_json::json;

use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::layout;
use super::super::lobby_page::game_name;
use super::super::parts::{deed, dialogs, eyes, panels, say, seat_class, side, status, top};
use super::super::shown::{Holder, SeatShown, Shown, Visitor};
use super::super::table_page;
use super::super::{Server, assets};
use super::{Address, Open, line};

/// `GET /study/{id}/{node}`
pub(super) async fn page(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
) -> Result<Markup, Failure> {
    let open = Open::find(&server, &context, &address).await?;
    Ok(draw(&open))
}

/// What the page is drawn from, with the board.
fn shown<'a>(open: &'a Open<'a>) -> Shown<'a> {
    let (moment, own) = (open.moment(), open.drawing_context());
    let everybody = RenderContext { viewer: Viewer::Spectator, ..own };
    let mut pieces = Drawing::default().redraw(&everybody, |page| moment.draw_shared(&everybody, page));
    pieces.extend(Drawing::default().redraw(&own, |page| moment.draw_own(&own, page)));
    let deciders = open.played.deciders();
    let seat = |(seat, name): (Seat, &String)| SeatShown {
        seat,
        name: name.clone(),
        holder: Holder::Person,
        declined: false,
        here: true,
        turn: deciders.contains(seat),
        time: None,
    };
    Shown {
        base: open.path(open.node),
        version: open.row.version,
        step: open.study.path(open.node).len(),
        steps: open.study.line(open.node).len(),
        live: open.own,
        viewer: open.viewer,
        panels: moment.panels(&own),
        legend: open.game.legend(own.words),
        seats: Seat::all(open.names.len()).zip(&open.names).map(seat).collect(),
        deciders,
        asks: if deciders.is_empty() { String::new() } else { moment.asks(&own) },
        offers: open.acting().map(|seat| moment.offers(seat, &own)).unwrap_or_default(),
        undo: usize::from(open.node > 0),
        pieces,
        ..Shown::of_board(&*open.game, open.context.words(), open.context.language)
    }
}

fn draw(open: &Open<'_>) -> Markup {
    let shown = shown(open);
    let words = shown.words;
    let described = open.moment().describe(&open.drawing_context());
    let visitor = Visitor::alone(open.context.token(), Seats::NONE);
    let frame = open.context.frame(&shown.base);
    let title = title(&frame, &open.study.title, shown.game.name);
    let status = text(open, &shown, &title);
    let body = html! {
        main id="table" class="mine" data-study data-table="" data-base=(shown.base) data-game=(shown.game.name)
            data-as=(eyes(shown.viewer)) data-deciders=(status::deciders(&shown)) data-lang=(shown.language.code())
            data-token=(visitor.token) data-version=(shown.version) data-step=(shown.step)
            data-mine=(open.acting().is_some()) data-over="false" data-waits="false" {
            h1.visually-hidden { (title) }
            (table_page::sprite(&shown))
            (top::with_side(&shown, &status, "study-moves"))
            (panels::goods(&shown))
            (line::steps(open))
            (panels::panels(&shown))
            (deed::deed(&shown, &visitor))
            (panels::jumps(&shown))
            aside.drawer id="side" aria-label=(words.word("study-moves")) tabindex="-1" {
                (side::close(&shown))
                (line::node(open))
                (line::line(open))
                (owner(open))
            }
            (side::little_more(&frame, &shown, &visitor, &described))
            section id="areas" aria-label=(words.word("page-areas")) {
                a.close href="#" aria-label=(words.word("page-close")) { "×" }
                (panels::pieces(&shown, Region::Area))
            }
        }
        p id="live" class="visually-hidden" role="status" {}
        (dialogs::tip(&shown))
        (dialogs::reveals(&shown))
        (dialogs::keys(&shown))
        (dialogs::legend(&shown))
        (table_page::data("moves", &json!({ "parts": shown.offers.parts, "moves": shown.offers.moves })))
        (table_page::data("phrases", &table_page::phrases(&shown)))
    };
    let head = html! {
        (table_page::head(&shown))
        link rel="stylesheet" href=(assets::url("study.css"));
    };
    layout::bare(&frame, &title, "table-page", &head, &body)
}

/// What a study is called: by its title, or by its game.
pub(super) fn title(frame: &layout::Frame<'_>, title: &str, game: &str) -> String {
    if title.is_empty() {
        say(frame.words, "study-untitled", [("game", game_name(frame, game).into())])
    } else {
        title.to_owned()
    }
}

/// Where the node stands, and who decides what there.
fn text(open: &Open<'_>, shown: &Shown<'_>, title: &str) -> Markup {
    let words = shown.words;
    html! {
        p id="status" tabindex="-1" class="mine" data-deciders=(status::deciders(shown)) {
            a.study href="/study" { (title) } " "
            span.moment { (shown.step) "/" (shown.steps) } " "
            @if shown.deciders.is_empty() {
                (say(words, "study-over", [("points", points(open, words).into())]))
            } @else {
                @for seat in shown.seats.iter().filter(|seat| seat.turn) {
                    strong.who.(seat_class(Some(seat.seat))) { (seat.name) } " "
                }
                (shown.asks)
            }
        }
    }
}

/// Everybody's points.
fn points(open: &Open<'_>, words: &Words) -> String {
    let score = open.played.score();
    let line = |line: &khipu_core::ScoreLine| {
        let name = match line.who {
            Who::Seat(seat) => open.names.get(seat.index()).cloned().unwrap_or_default(),
            Who::Actor(name) => open.game.call(name, words).unwrap_or_else(|| name.to_owned()),
        };
        format!("{name} {}", words.number(line.total))
    };
    score.lines.iter().map(line).collect::<Vec<_>>().join(", ")
}

/// What can be done with the study as a whole.
fn owner(open: &Open<'_>) -> Markup {
    let words = open.context.words();
    let path = format!("/study/{}", open.row.id);
    let form = |what: &str, inside: &Markup| {
        html! {
            form method="post" action=(format!("{path}/{what}")) {
                input type="hidden" name="token" value=(open.context.token());
                input type="hidden" name="back" value=(open.path(open.node));
                (inside)
            }
        }
    };
    html! {
        section.whole {
            h2 { (words.word("study-whole")) }
            @if open.own {
                (form("title", &html! {
                    label { (words.word("study-title"))
                        input name="title" value=(open.study.title) maxlength=(khipu_study::MOST_TITLE); }
                    button.small { (words.word("study-title-keep")) }
                }))
                @if open.row.shared { p { (words.word("study-shared")) } }
                @let (shared, key) = if open.row.shared { ("no", "study-unshare") } else { ("yes", "study-share") };
                (form("share", &html! { button.small name="shared" value=(shared) { (words.word(key)) } }))
            }
            (form("copy", &html! { button.small { (words.word("study-copy")) } }))
            p { a href=(format!("{path}/file")) download { (words.word("study-file")) } }
        }
    }
}
