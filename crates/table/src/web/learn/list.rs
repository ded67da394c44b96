//! How a game is played, on one page: its lessons, each with a picture that the board draws of itself.

use std::sync::Arc;

use axum::extract::{Path, State};
use khipu_lessons::Lesson;
use khipu_registry::DynGame;
use khipu_words::Words;
use maud::{Markup, PreEscaped, html};

use super::super::Server;
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::layout::{Frame, page};
use super::super::lobby_page::{game_name, quick, style};
use super::super::parts::say;
use super::super::table_page;
use crate::store::LessonRow;
use crate::tables::ActError;

/// `GET /learn/{game}`
pub(super) async fn list(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(game): Path<String>,
) -> Result<Markup, Failure> {
    let game = server.tables.game(&game).map_err(|error| context.failure(&error, &[]))?;
    let rows = server.store.lessons(context.guest).await;
    let rows = rows.map_err(|error| context.failure(&ActError::Store(error), &[]))?;
    let lessons = server.lessons.of_game(game.title().name);
    let pictures = server.lessons.pictures(&game, context.language, context.words());
    let here = format!("/learn/{}", game.title().name);
    let puzzles = server.lessons.puzzles(game.title().name).is_some();
    Ok(draw(&context.frame(&here), &*game, lessons, &pictures, &rows, puzzles))
}

fn draw(
    frame: &Frame<'_>,
    game: &dyn DynGame,
    lessons: &[Arc<Lesson>],
    pictures: &[String],
    rows: &[LessonRow],
    puzzles: bool,
) -> Markup {
    let name = game.title().name;
    let title = say(frame.words, "learn-heading", [("game", game_name(frame, name).into())]);
    let body = html! {
        main.lobby.learn {
            h1 { (title) }
            p { (frame.word("learn-about")) }
            div.ways {
                @if let Some(next) = first_open(lessons, rows) {
                    a.button.go href=(format!("/learn/{name}/{}", next + 1)) {
                        (frame.word(if rows.is_empty() { "learn-begin" } else { "learn-resume" }))
                    }
                }
                (quick(frame, name, "learn-at-once", &["me", "level1"]))
                @if puzzles { a.button href=(format!("/learn/{name}/puzzles")) { (frame.word("puzzle-all")) } }
                a.button href=(format!("/rules/{name}")) { (frame.word("lobby-rules")) }
            }
            ol.lessons {
                @for ((lesson, number), picture) in lessons.iter().zip(1..).zip(pictures) {
                    (entry(frame.words, name, lesson, number, rows, picture))
                }
            }
        }
    };
    // Colours and sizes of the board come into its pictures from the page around them.
    let head = html! { (table_page::sheets(name, game.style())) (style()) };
    page(frame, &title, "lobby-page", &head, &body)
}

/// The first lesson that was not done.
fn first_open(lessons: &[Arc<Lesson>], rows: &[LessonRow]) -> Option<usize> {
    lessons.iter().position(|lesson| !rows.iter().any(|row| row.done && row.lesson == lesson.id))
}

fn entry(
    words: &Words,
    game: &str,
    lesson: &Lesson,
    number: usize,
    rows: &[LessonRow],
    picture: &str,
) -> Markup {
    let path = format!("/learn/{game}/{number}");
    let row = rows.iter().find(|row| row.lesson == lesson.id);
    let state = row.and_then(|row| match row {
        row if row.step > 0 && row.step < lesson.steps.len() => Some("learn-state-begun"),
        row if row.done => Some("learn-state-done"),
        _ => None,
    });
    let title = words.word(&lesson.title());
    html! {
        li.lesson data-done[row.is_some_and(|row| row.done)] {
            h2 { a href=(path) { (number) ". " (title) } @if let Some(state) = state { " " small { (words.word(state)) } } }
            figure { (PreEscaped(picture)) }
            div.text {
                @if let Some(step) = lesson.steps.first() { p { (words.word(&lesson.message(&step.key))) } }
                p { (words.word(&lesson.closing())) }
                p.rules {
                    @for rule in lesson.rules() { a href=(format!("/rules/{game}#{rule}")) { (rule) } " " }
                }
            }
        }
    }
}
