//! The page of a lesson: the board of a table, with what the lesson says in the place of the status line.

use std::sync::Arc;

use axum::extract::{Path, State};
use khipu_board::{Drawing, Region, RenderContext};
use khipu_core::{Seat, Seats, Viewer};
use khipu_words::Words;
use maud::{Markup, html};
use serde_json::json;

use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::layout;
use super::super::parts::{choices, deed, dialogs, eyes, panels, say, side, status, top};
use super::super::shown::{ChanceShown, Holder, SeatShown, Shown, Visitor};
use super::super::table_page;
use super::super::{Server, assets};
use super::attempt::{Address, Attempt};

/// `GET /learn/{game}/{number}`
pub(super) async fn page(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
) -> Result<Markup, Failure> {
    let mut attempt = Attempt::open(&server, &context, &address).await?;
    Ok(draw(&mut attempt))
}

/// What the page is drawn from, without the board.
pub(super) fn shown<'a>(attempt: &mut Attempt<'a>) -> Shown<'a> {
    let (offers, _) = attempt.offers();
    let seat = |(seat, name): (Seat, &String)| SeatShown {
        seat,
        name: name.clone(),
        holder: if seat == attempt.seat() { Holder::Person } else { Holder::Bot(1) },
        here: true,
        turn: seat == attempt.seat(),
        time: None,
    };
    let step = attempt.run.progress().step;
    Shown {
        table: "",
        base: attempt.path(),
        game: attempt.game.title(),
        options: Vec::new(),
        version: attempt.row.version,
        step,
        steps: attempt.run.lesson().steps.len(),
        live: true,
        viewer: Viewer::Seat(attempt.seat()),
        words: attempt.context.words(),
        language: attempt.context.language,
        panels: Vec::new(),
        symbols: attempt.game.symbols(),
        legend: Vec::new(),
        style: attempt.game.style(),
        script: attempt.game.script(),
        seats: Seat::all(attempt.names.len()).zip(&attempt.names).map(seat).collect(),
        deciders: Seats::one(attempt.seat()),
        asks: String::new(),
        offers,
        undo: step,
        pieces: Vec::new(),
        over: None,
        waits: false,
        chance: ChanceShown::Server,
        away: 0,
        clock: None,
        hints: false,
        commitment: None,
        seed: None,
        public: false,
    }
}

/// What changes with every step, besides the board.
pub(super) fn parts(attempt: &mut Attempt<'_>, shown: &Shown<'_>) -> [String; 2] {
    [text(attempt, shown), choices::choices(shown)].map(Markup::into_string)
}

fn draw(attempt: &mut Attempt<'_>) -> Markup {
    let moment = attempt.moment();
    let mut shown = shown(attempt);
    let own = attempt.drawing_context();
    let everybody = RenderContext { viewer: Viewer::Spectator, ..own };
    shown.panels = moment.panels(&own);
    shown.pieces = Drawing::default().redraw(&everybody, |page| moment.draw_shared(&everybody, page));
    shown.pieces.extend(Drawing::default().redraw(&own, |page| moment.draw_own(&own, page)));
    shown.legend = attempt.game.legend(shown.words);
    let described = moment.describe(&own);
    let token = attempt.context.token.clone();
    let visitor = Visitor {
        token: &token,
        own: Seats::one(attempt.seat()),
        host: false,
        invitation: String::new(),
        invited_by: None,
        joins: String::new(),
        links: Vec::new(),
    };
    let here = attempt.path();
    let frame = attempt.context.frame(&here);
    let title = title(attempt, shown.words);
    let status = text(attempt, &shown);
    let body = html! {
        main id="table" class="mine" data-lesson data-table="" data-base=(shown.base) data-game=(shown.game.name)
            data-as=(eyes(shown.viewer)) data-deciders=(status::deciders(&shown)) data-lang=(shown.language.code())
            data-token=(visitor.token) data-version=(shown.version) data-step=(shown.step) data-mine="true"
            data-over="false" data-waits="false" {
            h1.visually-hidden { (title) }
            (table_page::sprite(&shown))
            (top::without_log(&shown, &status))
            (panels::goods(&shown))
            (panels::panels(&shown))
            (deed::deed(&shown, &visitor))
            (panels::jumps(&shown))
            (side::little_more(&frame, &shown, &described))
            section id="areas" aria-label=(shown.words.word("page-areas")) {
                a.close href="#" aria-label=(shown.words.word("page-close")) { "×" }
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
    let head = html! { (table_page::head(&shown)) link rel="stylesheet" href=(assets::url("lesson.css")); };
    layout::bare(&frame, &title, "table-page", &head, &body)
}

fn title(attempt: &Attempt<'_>, words: &Words) -> String {
    let title = words.word(&attempt.run.lesson().title());
    let fields =
        [("number", attempt.number.into()), ("count", attempt.count.into()), ("title", title.into())];
    say(words, "learn-title", fields)
}

/// What the lesson says. It takes the focus after every move, so that a reader hears it.
fn text(attempt: &mut Attempt<'_>, shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    let wanted = attempt.wanted().join(" ");
    let lesson = attempt.run.lesson();
    let list = format!("/learn/{}", shown.game.name);
    html! {
        p id="status" tabindex="-1" class="mine" data-deciders=(status::deciders(shown)) data-wanted=(wanted) {
            a.lesson href=(list) { (title(attempt, words)) }
            @if let Some(step) = attempt.run.step() {
                " " span.place { (shown.step + 1) "/" (shown.steps) } " "
                span.say { (words.word(&lesson.message(&step.key))) }
            } @else {
                " " span.say { (words.word(&lesson.closing())) }
                span.ways {
                    @if attempt.number < attempt.count {
                        a.button.can href=(format!("{list}/{}", attempt.number + 1)) { (words.word("learn-next")) }
                    }
                    a.button href=(format!("/new/{}?seat0=me&seat1=level1", shown.game.name)) { (words.word("learn-to-game")) }
                    a.button href=(list) { (words.word("learn-all")) }
                }
            }
        }
    }
}
