//! The page of a lesson: the board of a table, with what the lesson says in the place of the status line.

use std::sync::Arc;

use axum::extract::{Path, State};
use khipu_board::{Drawing, RenderContext};
use khipu_core::{Seat, Seats, Viewer};
use khipu_words::Words;
use maud::{Markup, html};

use super::super::Server;
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::parts::{choices, say, status};
use super::super::shown::{Holder, SeatShown, Shown, Visitor};
use super::super::table_page;
use super::attempt::{Address, Attempt, Exercise};

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
        declined: false,
        here: true,
        turn: seat == attempt.seat(),
        time: None,
    };
    let step = attempt.run.progress().step;
    Shown {
        base: attempt.path(),
        version: attempt.row.version,
        step,
        steps: attempt.run.lesson().steps.len(),
        viewer: Viewer::Seat(attempt.seat()),
        seats: Seat::all(attempt.names.len()).zip(&attempt.names).map(seat).collect(),
        deciders: Seats::one(attempt.seat()),
        offers,
        undo: if let Exercise::Puzzle(_) = attempt.exercise {
            attempt.run.progress().moves.len()
        } else {
            step
        },
        ..Shown::of_board(&*attempt.game, attempt.context.words(), attempt.context.language)
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
    let token = attempt.context.token().to_owned();
    let visitor = Visitor::alone(&token, Seats::one(attempt.seat()));
    let here = attempt.path();
    let frame = attempt.context.frame(&here);
    let title = title(attempt, shown.words);
    let status = text(attempt, &shown);
    table_page::without_stream(&frame, &shown, &visitor, &title, &status, &described)
}

fn title(attempt: &Attempt<'_>, words: &Words) -> String {
    let title = words.word(&attempt.run.lesson().title());
    match attempt.exercise {
        Exercise::Lesson { number, count } => {
            let fields = [("number", number.into()), ("count", count.into()), ("title", title.into())];
            say(words, "learn-title", fields)
        }
        Exercise::Puzzle(_) => title,
    }
}

/// Where it goes on from the end.
fn ways(attempt: &Attempt<'_>, shown: &Shown<'_>, list: &str) -> Markup {
    let words = shown.words;
    html! {
        @match &attempt.exercise {
            Exercise::Lesson { number, count } => {
                @if number < count {
                    a.button.can href=(format!("{list}/{}", number + 1)) { (words.word("learn-next")) }
                }
                a.button href=(format!("/new/{}?seat0=me&seat1=level1", shown.game.name)) { (words.word("learn-to-game")) }
                a.button href=(list) { (words.word("learn-all")) }
            }
            Exercise::Puzzle(_) => {
                a.button.can href=(format!("{}/answer", attempt.path())) { (words.word("puzzle-why")) }
                a.button href=(list) { (words.word("puzzle-all")) }
            }
        }
    }
}

/// What the lesson says. It takes the focus after every move, so that a reader hears it.
fn text(attempt: &mut Attempt<'_>, shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    let wanted = attempt.wanted().join(" ");
    let lesson = attempt.run.lesson();
    let list = match attempt.exercise {
        Exercise::Lesson { .. } => format!("/learn/{}", shown.game.name),
        Exercise::Puzzle(_) => format!("/learn/{}/puzzles", shown.game.name),
    };
    html! {
        p id="status" tabindex="-1" class="mine" data-deciders=(status::deciders(shown)) data-wanted=(wanted) {
            a.lesson href=(list) { (title(attempt, words)) }
            @if let Some(step) = attempt.run.step() {
                " " @if let Exercise::Lesson { .. } = attempt.exercise { span.place { (shown.step + 1) "/" (shown.steps) } " " }
                span.say { (words.word(&lesson.message(&step.key))) }
                @if let Exercise::Puzzle(_) = attempt.exercise {
                    span.ways { a.button href=(format!("{}/answer", attempt.path())) { (words.word("puzzle-give-up")) } }
                }
            } @else {
                " " span.say { (words.word(&lesson.closing())) }
                span.ways { (ways(attempt, shown, &list)) }
            }
        }
    }
}
