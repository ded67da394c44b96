//! Puzzles in the browser: the list of a game with the puzzle of the day, and the answer with its reasons.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Redirect;
use khipu_board::RenderContext;
use khipu_core::Viewer;
use khipu_lessons::{Lesson, Puzzles};
use khipu_registry::{DynGame, Registry};
use khipu_study::Puzzle;
use khipu_words::Words;
use maud::{Markup, html};

use super::super::Server;
use super::super::failure::Failure;
use super::super::guard::Fields;
use super::super::guest::RequestContext;
use super::super::layout::page;
use super::super::lobby_page::{game_name, style};
use super::super::parts::say;
use super::super::picture::picture;
use super::super::study::study_form;
use super::super::table_page;
use super::attempt::{Address, Attempt, Exercise};
use crate::store::{DAY, LessonRow, now};

/// The puzzles of a game, with the rules that they were mined under.
pub(in super::super) struct PuzzleSet {
    pub(super) game: Arc<dyn DynGame>,
    all: Vec<(Arc<Puzzle>, Arc<Lesson>)>,
}

impl PuzzleSet {
    pub(super) fn of(registry: &Registry, game: &dyn DynGame) -> Option<(&'static str, Self)> {
        let name = game.title().name;
        if game.puzzles().is_empty() {
            return None;
        }
        let read = Puzzles::read(game.puzzles()).and_then(|puzzles| {
            let game = puzzles.game(registry)?;
            let both = |puzzle: &Puzzle| (Arc::new(puzzle.clone()), Arc::new(puzzles.lesson(puzzle)));
            Ok(Self { game, all: puzzles.puzzles.iter().map(both).collect() })
        });
        // Tests solve all puzzles that come with the program.
        read.map_err(|faults| tracing::error!(game = name, ?faults, "puzzles cannot be read"))
            .ok()
            .filter(|set| !set.all.is_empty())
            .map(|set| (name, set))
    }

    /// A puzzle by its id.
    pub(super) fn find(&self, id: &str) -> Option<(&Arc<Puzzle>, &Arc<Lesson>)> {
        self.all.iter().find(|(puzzle, _)| puzzle.id == id).map(|(puzzle, lesson)| (puzzle, lesson))
    }

    /// A puzzle by its id, with the game that it is played with.
    pub(in super::super) fn with_game(&self, id: &str) -> Option<(&Arc<dyn DynGame>, &Puzzle)> {
        self.find(id).map(|(puzzle, _)| (&self.game, &**puzzle))
    }

    /// The puzzle of a day: one after another, so that none comes twice before all have come.
    fn of_day(&self, day: i64) -> &(Arc<Puzzle>, Arc<Lesson>) {
        &self.all[day.rem_euclid(self.all.len() as i64) as usize]
    }
}

/// The theme of a puzzle in words.
fn theme(words: &Words, game: &str, term: &str) -> String {
    words.word(&format!("{game}-term-{term}"))
}

/// `GET /learn/{game}/puzzles`
pub(super) async fn list(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(game): Path<String>,
) -> Result<Markup, Failure> {
    let game = server.tables.game(&game).map_err(|error| context.failure(&error, &[]))?;
    let name = game.title().name;
    let puzzles = server.lessons.puzzles(name).ok_or_else(|| context.refused(404, "server-no-page"))?;
    let rows = server.store.lessons(context.guest).await.map_err(|error| context.store_failed(error))?;
    let solver =
        server.store.solver(context.guest, name).await.map_err(|error| context.store_failed(error))?;
    let here = format!("/learn/{name}/puzzles");
    let frame = context.frame(&here);
    let words = frame.words;
    let title = say(words, "puzzle-list", [("game", game_name(&frame, name).into())]);
    let (daily, lesson) = puzzles.of_day(now() / DAY);
    let solved = |lesson: &Lesson| rows.iter().any(|row: &LessonRow| row.done && row.lesson == lesson.id);
    let mut themes: Vec<&str> =
        puzzles.all.iter().flat_map(|(puzzle, _)| puzzle.themes.first()).map(String::as_str).collect();
    themes.sort_unstable();
    themes.dedup();
    let body = html! {
        main.lobby.learn {
            h1 { (title) }
            p { (words.word("puzzle-about")) }
            @if let Some(solver) = solver {
                @let rating = [("rating", format!("{:.0}", solver.rating.value()).into()), ("deviation", format!("{:.0}", solver.rating.deviation()).into()), ("tried", solver.tried.into())];
                p { (say(words, "puzzle-own-rating", rating)) }
            }
            h2 { (words.word("puzzle-of-the-day")) }
            p { a.button.go href=(format!("/learn/{name}/{}", daily.id)) { (words.word("puzzle-solve")) } }
            @if let Some(picture) = drawn(words, &puzzles.game, lesson) { (picture) }
            @for term in themes {
                h2 { (theme(words, name, term)) }
                ul.puzzles {
                    @for (puzzle, lesson) in puzzles.all.iter().filter(|(puzzle, _)| puzzle.themes.first().is_some_and(|first| first == term)) {
                        li {
                            a href=(format!("/learn/{name}/{}", puzzle.id)) { (puzzle.rating) }
                            @if solved(lesson) { " " small { (words.word("puzzle-solved")) } }
                        }
                    }
                }
            }
            p { a href=(format!("/learn/{name}")) { (words.word("learn-all")) } }
        }
    };
    // Colours and sizes of the board come into its picture from the page around it.
    let head = html! { (table_page::sheets(name, puzzles.game.style())) (style()) };
    Ok(page(&frame, &title, "lobby-page", &head, &body))
}

/// The board of a puzzle, with nothing marked.
fn drawn(words: &Words, game: &Arc<dyn DynGame>, lesson: &Lesson) -> Option<Markup> {
    let moment = game.load_position(&lesson.start).ok()?.moment();
    let own = RenderContext { words, names: &[], viewer: Viewer::Seat(lesson.seat) };
    Some(picture(&own, &words.word("puzzle-picture"), &**game, &moment, &[]))
}

/// `GET /learn/{game}/{id}/answer`: the answer of a puzzle, what it is better than, and by what.
pub(super) async fn answer(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
) -> Result<Markup, Failure> {
    let attempts = server.store.attempts(context.guest).await.map_err(|error| context.store_failed(error))?;
    let attempt = Attempt::open(&server, &context, &address).await?;
    let Exercise::Puzzle(puzzle) = &attempt.exercise else {
        return Err(context.refused(404, "server-no-page"));
    };
    let here = format!("{}/answer", attempt.path());
    let frame = context.frame(&here);
    let words = frame.words;
    let name = attempt.game.title().name;
    let title = words.word("puzzle-why");
    if !attempts.iter().any(|attempt| attempt.puzzle == puzzle.id) {
        let body = html! {
            main.lobby.learn {
                h1 { (title) }
                p { (words.word("puzzle-give-up-tip")) }
                form method="post" action=(here) { (frame.guard()) button { (words.word("puzzle-give-up")) } }
                p { a href=(attempt.path()) { (words.word("puzzle-back")) } }
            }
        };
        return Ok(page(&frame, &title, "lobby-page", &style(), &body));
    }
    let number = |number: f32| words.number(format!("{number:.1}"));
    let ahead = [("points", number(puzzle.ahead.mean).into()), ("error", number(puzzle.ahead.error).into())];
    let body = html! {
        main.lobby.learn {
            h1 { (title) }
            ol { @for played in &puzzle.answer { li { (played) } } }
            p { (say(words, "hint-ahead", ahead)) }
            p { (words.titled(words.word("puzzle-second"), puzzle.second.join(", "))) }
            ul { @for term in &puzzle.themes { li { (theme(words, name, term)) } } }
            (study_form(&frame, &[("game", name), ("puzzle", &puzzle.id)]))
            p {
                a.button href=(attempt.path()) { (words.word("puzzle-back")) } " "
                a.button href=(format!("/learn/{name}/puzzles")) { (words.word("puzzle-all")) }
            }
        }
    };
    Ok(page(&frame, &title, "lobby-page", &style(), &body))
}

/// `POST /learn/{game}/{id}/answer`: whoever looks before they have tried has missed.
pub(super) async fn give_up(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
    _: Fields,
) -> Result<Redirect, Failure> {
    let mut attempt = Attempt::open(&server, &context, &address).await?;
    attempt.keep().await?;
    attempt.grade(false).await?;
    Ok(Redirect::to(&format!("{}/answer", attempt.path())))
}
