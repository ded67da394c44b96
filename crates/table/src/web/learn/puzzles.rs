//! Puzzles in the browser: the list of a game with the puzzle of the day, and the answer with its reasons.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Redirect;
use khipu_board::RenderContext;
use khipu_core::Viewer;
use khipu_lessons::{Lesson, Puzzles};
use khipu_registry::{DynGame, Registry};
use khipu_study::{Puzzle, Rating};
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
use super::super::turn_words::{say_turn, say_turn_in_line};
use super::attempt::{Address, Attempt, Exercise};
use crate::store::{AttemptRow, DAY, Graded, LessonRow, now};

/// A puzzle, and how it is played.
pub(super) struct Exercised {
    pub(super) puzzle: Arc<Puzzle>,
    pub(super) lesson: Arc<Lesson>,
    /// The game with the rules that it was mined under.
    pub(super) game: Arc<dyn DynGame>,
}

/// The puzzles of a game; there is at least one.
pub(in super::super) struct PuzzleSet {
    all: Vec<Exercised>,
}

impl PuzzleSet {
    /// The puzzles of a game: those that come with it, then those of the host; none if there are none.
    pub(super) fn of(
        registry: &Registry,
        game: &dyn DynGame,
        hosts: &[Puzzles],
    ) -> Option<(&'static str, Self)> {
        let name = game.title().name;
        let mut all: Vec<Exercised> = Vec::new();
        let mut add = |puzzles: &Puzzles| {
            let game = puzzles.game(registry)?;
            for puzzle in &puzzles.puzzles {
                if all.iter().all(|known| known.puzzle.id != puzzle.id) {
                    let (puzzle, lesson) = (Arc::new(puzzle.clone()), Arc::new(puzzles.lesson(puzzle)));
                    all.push(Exercised { puzzle, lesson, game: game.clone() });
                }
            }
            Ok(())
        };
        // Tests solve all puzzles that come with the program; those of the host were checked at the start.
        let told = |faults| tracing::error!(game = name, ?faults, "puzzles cannot be read");
        if !game.puzzles().is_empty() {
            Puzzles::read(game.puzzles()).and_then(|puzzles| add(&puzzles)).unwrap_or_else(told);
        }
        for puzzles in hosts.iter().filter(|puzzles| puzzles.game == name) {
            add(puzzles).unwrap_or_else(told);
        }
        (!all.is_empty()).then_some((name, Self { all }))
    }

    /// A puzzle by its id.
    pub(super) fn find(&self, id: &str) -> Option<&Exercised> {
        self.all.iter().find(|known| known.puzzle.id == id)
    }

    /// A puzzle by its id, with the game that it is played with.
    pub(in super::super) fn with_game(&self, id: &str) -> Option<(&Arc<dyn DynGame>, &Puzzle)> {
        self.find(id).map(|found| (&found.game, &*found.puzzle))
    }

    /// The puzzles by their first theme, in the order of its name; those without one come last.
    fn by_theme(&self) -> Vec<(Option<&str>, Vec<&Exercised>)> {
        let mut themes: BTreeMap<&str, Vec<&Exercised>> = BTreeMap::new();
        let mut without = Vec::new();
        for one in &self.all {
            match one.puzzle.themes.first() {
                Some(theme) => themes.entry(theme).or_default().push(one),
                None => without.push(one),
            }
        }
        let themes = themes.into_iter().map(|(theme, puzzles)| (Some(theme), puzzles));
        themes.chain((!without.is_empty()).then_some((None, without))).collect()
    }

    /// The puzzle of a day: one after another, so that none comes twice before all have come.
    fn of_day(&self, day: i64) -> &Exercised {
        &self.all[day.rem_euclid(self.all.len() as i64) as usize]
    }
}

/// What is known of a guest and the puzzles of a game.
struct Known {
    /// The rating of the guest; none before the first attempt.
    solver: Option<Graded>,
    rows: Vec<LessonRow>,
    attempts: Vec<AttemptRow>,
    /// The ratings of puzzles that somebody has tried.
    ratings: HashMap<String, Graded>,
}

impl Known {
    async fn of(server: &Server, context: &RequestContext, game: &str) -> Result<Self, Failure> {
        let (store, guest) = (&server.store, context.guest);
        let known = async {
            Ok(Self {
                solver: store.solver(guest, game).await?,
                rows: store.lessons(guest).await?,
                attempts: store.attempts(guest).await?,
                ratings: store.puzzle_ratings(game).await?,
            })
        };
        known.await.map_err(|error| context.store_failed(error))
    }

    fn solved(&self, lesson: &Lesson) -> bool {
        self.rows.iter().any(|row| row.done && row.lesson == lesson.id)
    }

    fn tried(&self, puzzle: &Puzzle) -> bool {
        self.attempts.iter().any(|attempt| attempt.puzzle == puzzle.id)
    }

    /// How hard a puzzle is: as its solvers found it, else as it was at birth.
    fn rating(&self, puzzle: &Puzzle) -> f64 {
        let rated = self.ratings.get(&puzzle.id);
        rated.map_or(f64::from(puzzle.rating), |graded| graded.rating.value())
    }

    /// What to solve next: what the guest has not solved, better still not tried, and nearest to the guest's rating.
    fn next<'a>(&self, puzzles: &'a PuzzleSet) -> Option<&'a Puzzle> {
        let own = self.solver.map_or(Rating::NEW, |solver| solver.rating).value();
        let far = |puzzle: &Puzzle| (self.rating(puzzle) - own).abs();
        let open = puzzles.all.iter().filter(|one| !self.solved(&one.lesson)).map(|one| &*one.puzzle);
        open.min_by(|one, other| {
            self.tried(one).cmp(&self.tried(other)).then(far(one).total_cmp(&far(other)))
        })
    }
}

/// The button that leads to the next puzzle; if all are solved, that they are.
fn next_button(words: &Words, game: &str, puzzles: &PuzzleSet, known: &Known) -> Markup {
    html! {
        p {
            @match known.next(puzzles) {
                Some(next) => { a.button.go.next href=(format!("/learn/{game}/{}", next.id)) { (words.word("puzzle-next")) } }
                None => { (words.word("puzzle-all-solved")) }
            }
        }
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
    let known = Known::of(&server, &context, name).await?;
    let here = format!("/learn/{name}/puzzles");
    let frame = context.frame(&here);
    let words = frame.words;
    let title = say(words, "puzzle-list", [("game", game_name(&frame, name).into())]);
    let daily = puzzles.of_day(now() / DAY);
    let body = html! {
        main.lobby.learn {
            h1 { (title) }
            p { (words.word("puzzle-about")) }
            @if let Some(solver) = known.solver {
                @let rating = [("rating", format!("{:.0}", solver.rating.value()).into()), ("deviation", format!("{:.0}", solver.rating.deviation()).into()), ("tried", solver.tried.into())];
                p { (say(words, "puzzle-own-rating", rating)) }
            }
            (next_button(words, name, puzzles, &known))
            h2 { (words.word("puzzle-of-the-day")) }
            p { a.button.go href=(format!("/learn/{name}/{}", daily.puzzle.id)) { (words.word("puzzle-solve")) } }
            @if let Some(picture) = drawn(words, &daily.game, &daily.lesson) { (picture) }
            @for (term, of_theme) in puzzles.by_theme() {
                @let solved = of_theme.iter().filter(|one| known.solved(&one.lesson)).count();
                @let counts = [("solved", solved.into()), ("count", of_theme.len().into())];
                details.theme {
                    summary {
                        h2 { (term.map_or_else(|| words.word("puzzle-no-theme"), |term| theme(words, name, term))) }
                        " " small { (say(words, "puzzle-solved-of", counts)) }
                    }
                    ul.puzzles {
                        @for Exercised { puzzle, lesson, .. } in of_theme {
                            li {
                                a href=(format!("/learn/{name}/{}", puzzle.id)) { (format!("{:.0}", known.rating(puzzle))) }
                                @if known.solved(lesson) { " " small { (words.word("puzzle-solved")) } }
                            }
                        }
                    }
                }
            }
            p { a href=(format!("/learn/{name}")) { (words.word("learn-all")) } }
        }
    };
    // Colours and sizes of the board come into its picture from the page around it.
    let head = html! { (table_page::sheets(name, daily.game.style())) (style()) };
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
    let start = attempt.game.load_position(&attempt.run.lesson().start).map(|start| start.moment()).ok();
    let own = attempt.drawing_context();
    let (answer, second) = match &start {
        Some(start) => (
            say_turn(start, attempt.seat(), &puzzle.answer, &own),
            say_turn_in_line(start, attempt.seat(), &puzzle.second, &own),
        ),
        None => (puzzle.answer.clone(), puzzle.second.join(", ")),
    };
    let known = Known::of(&server, &context, name).await?;
    let puzzles = server.lessons.puzzles(name);
    let ahead = [("points", number(puzzle.ahead.mean).into()), ("error", number(puzzle.ahead.error).into())];
    let body = html! {
        main.lobby.learn {
            h1 { (title) }
            ol.answer { @for (played, said) in puzzle.answer.iter().zip(&answer) { li title=(played) { (said) } } }
            p { (say(words, "hint-ahead", ahead)) }
            p { (words.titled(words.word("puzzle-second"), second)) }
            ul { @for term in &puzzle.themes { li { (theme(words, name, term)) } } }
            @if let Some(puzzles) = puzzles { (next_button(words, name, puzzles, &known)) }
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
