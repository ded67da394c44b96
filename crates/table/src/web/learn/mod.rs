//! Lessons in the browser: a list for each game, and a page for each lesson, played on the board of the game.
//!
//! The page is that of a table without a log and a stream: whatever the learner does is posted, and the answer brings what
//! has changed. How far a guest has come is in the store, so that every lesson can be left and gone on with elsewhere.

mod act;
mod ask;
mod attempt;
mod grade;
mod list;
mod page;
mod picture;
mod puzzles;
mod update;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::routing::{get, post};
use khipu_lessons::{Lesson, Puzzles};
use khipu_registry::{DynGame, Registry};
use khipu_words::{Language, Words};

pub(super) use self::puzzles::PuzzleSet;
use super::Server;
use crate::store::LessonRow;

/// Minutes that a lesson takes, more or less.
const MINUTES: f64 = 5.0 / 3.0;

/// What lies below `/learn/{game}`.
pub(super) fn routes() -> Router<Arc<Server>> {
    let lesson = Router::new()
        .route("/", get(page::page))
        .route("/moves", get(ask::moves))
        .route("/preview", get(ask::preview))
        .route("/why", get(ask::why))
        .route("/described", get(ask::described))
        .route("/answer", get(puzzles::answer).post(puzzles::give_up))
        .route("/move", post(act::play))
        .route("/undo", post(act::back))
        .route("/restart", post(act::restart));
    Router::new()
        .route("/", get(list::list))
        .route("/puzzles", get(puzzles::list))
        .nest("/{exercise}", lesson)
}

/// A picture for each lesson, by game and language.
type Pictures = HashMap<(&'static str, &'static str), Arc<[String]>>;

/// The lessons of all games, read once, and the pictures of those that were asked for.
pub(super) struct Lessons {
    games: HashMap<&'static str, Vec<Arc<Lesson>>>,
    puzzles: HashMap<&'static str, PuzzleSet>,
    pictures: Mutex<Pictures>,
}

/// How far a guest has come in the lessons of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Learnt {
    /// How many lessons there are.
    pub(super) lessons: usize,
    /// How many were done once.
    pub(super) done: usize,
    /// Whether there are puzzles.
    pub(super) puzzles: bool,
}

impl Learnt {
    /// How long all of them take.
    pub(super) fn minutes(self) -> usize {
        (self.lessons as f64 * MINUTES).round() as usize
    }
}

impl Lessons {
    /// Lessons and puzzles that come with the games of a registry, and the puzzles of the host.
    pub(super) fn of(registry: &Registry, hosts: &[Puzzles]) -> Self {
        let read = |game: &Arc<dyn DynGame>| {
            let name = game.title().name;
            // Tests play all lessons that come with the program.
            let lessons = khipu_lessons::lessons(&**game).unwrap_or_else(|faults| {
                tracing::error!(game = name, ?faults, "a lesson cannot be read");
                Vec::new()
            });
            (name, lessons.into_iter().map(Arc::new).collect())
        };
        let puzzles = registry.games().filter_map(|game| PuzzleSet::of(registry, &**game, hosts)).collect();
        Self { games: registry.games().map(read).collect(), puzzles, pictures: Mutex::default() }
    }

    /// The lessons of a game, in order.
    pub(super) fn of_game(&self, game: &str) -> &[Arc<Lesson>] {
        self.games.get(game).map_or(&[], Vec::as_slice)
    }

    /// The puzzles of a game; none if it has none.
    pub(super) fn puzzles(&self, game: &str) -> Option<&PuzzleSet> {
        self.puzzles.get(game)
    }

    /// A picture for each lesson of a game, drawn once for each language.
    fn pictures(&self, game: &Arc<dyn DynGame>, language: Language, words: &Words) -> Arc<[String]> {
        let name = game.title().name;
        let mut pictures = self.pictures.lock().unwrap_or_else(PoisonError::into_inner);
        let draw = || {
            let drawn = self.of_game(name).iter().map(|lesson| picture::of_lesson(words, game, lesson));
            drawn.map(|drawn| drawn.unwrap_or_default().into_string()).collect()
        };
        pictures.entry((name, language.code())).or_insert_with(draw).clone()
    }

    /// How far a guest has come in a game, by what is kept of them.
    pub(super) fn learnt(&self, game: &str, rows: &[LessonRow]) -> Learnt {
        let lessons = self.of_game(game);
        let is_done = |lesson: &&Arc<Lesson>| rows.iter().any(|row| row.done && row.lesson == lesson.id);
        let done = lessons.iter().filter(is_done).count();
        Learnt { lessons: lessons.len(), done, puzzles: self.puzzles.contains_key(game) }
    }
}
