//! A lesson as far as one guest has come in it.

use std::sync::Arc;

use khipu_board::{Choice, RenderContext, Role};
use khipu_core::{Seat, Viewer};
use khipu_lessons::{Lesson, LessonRun, Progress, Task};
use khipu_registry::{DynGame, Moment, Offers};
use khipu_study::Puzzle;

use super::super::Server;
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::puzzles::Exercised;
use crate::store::LessonRow;
use crate::tables::ActError;

/// The address of a lesson: its game, and its number from 1 or the id of a puzzle.
pub(super) type Address = (String, String);

/// What a guest has open.
pub(super) enum Exercise {
    /// A lesson: its number, from 1, and how many there are.
    Lesson { number: usize, count: usize },
    /// A puzzle.
    Puzzle(Arc<Puzzle>),
}

/// What a choice on the page means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum LessonChoice {
    /// To play a move, or to try one.
    Play(String),
    /// To go on.
    GoOn,
    /// To guess what comes, by the key of the guess.
    Guess(String),
}

/// A lesson that a guest has open.
pub(super) struct Attempt<'a> {
    pub(super) server: &'a Server,
    pub(super) context: &'a RequestContext,
    pub(super) game: Arc<dyn DynGame>,
    pub(super) exercise: Exercise,
    pub(super) run: LessonRun,
    pub(super) row: LessonRow,
    /// What the seats are called.
    pub(super) names: Vec<String>,
}

impl<'a> Attempt<'a> {
    /// Goes on with a lesson where the guest has stopped.
    pub(super) async fn open(
        server: &'a Server,
        context: &'a RequestContext,
        (game, which): &Address,
    ) -> Result<Self, Failure> {
        let game = server.tables.game(game).map_err(|error| context.failure(&error, &[]))?;
        let (game, lesson, exercise) =
            find(server, game, which).ok_or_else(|| context.refused(404, "server-no-page"))?;
        let kept = server.store.lessons(context.guest).await;
        let kept = kept.map_err(|error| context.failure(&ActError::Store(error), &[]))?;
        let row = kept.into_iter().find(|row| row.lesson == lesson.id);
        let row = row.unwrap_or_else(|| LessonRow { lesson: lesson.id.clone(), ..LessonRow::default() });
        let progress = Progress { step: row.step, moves: row.moves.clone() };
        let run = LessonRun::resume(game.clone(), lesson.clone(), &progress);
        let mut run = run.map_err(|faults| {
            tracing::error!(lesson = lesson.id, ?faults, "a lesson cannot begin");
            context.failure(&ActError::Broken, &[])
        })?;
        let (learner, players) = (lesson.seat, run.played().header().players);
        let name = |seat: Seat| {
            let key = if seat == learner { "learn-name-learner" } else { "learn-name-opponent" };
            context.words().word(key)
        };
        let names = Seat::all(players).map(name).collect();
        Ok(Self { server, context, game, exercise, run, row, names })
    }

    /// Keeps how far the guest has come.
    pub(super) async fn keep(&mut self) -> Result<(), Failure> {
        if self.context.row.seen == 0 {
            self.server.has_room_for_guests(self.context).await?;
            let met = self.server.save_guest(self.context.device, self.context.row.clone()).await;
            met.map_err(|error| self.context.failure(&ActError::Store(error), &[]))?;
        }
        let Progress { step, moves } = self.run.progress().clone();
        let done = self.row.done || self.run.step().is_none();
        let (lesson, version) = (self.row.lesson.clone(), self.row.version + 1);
        self.row = LessonRow { lesson, version, step, moves, done };
        let kept = self.server.store.save_lesson(self.context.guest, self.row.clone()).await;
        kept.map_err(|error| self.context.failure(&ActError::Store(error), &[]))
    }

    pub(super) fn path(&self) -> String {
        let name = self.game.title().name;
        match &self.exercise {
            Exercise::Lesson { number, .. } => format!("/learn/{name}/{number}"),
            Exercise::Puzzle(puzzle) => format!("/learn/{name}/{}", puzzle.id),
        }
    }

    pub(super) fn seat(&self) -> Seat {
        self.run.lesson().seat
    }

    pub(super) fn drawing_context(&self) -> RenderContext<'_> {
        let viewer = Viewer::Seat(self.seat());
        RenderContext { words: self.context.words(), names: &self.names, viewer }
    }

    pub(super) fn moment(&mut self) -> Moment {
        self.run.played().moment()
    }

    /// What can be chosen, and what each choice means, in the same order.
    pub(super) fn offers(&mut self) -> (Offers, Vec<LessonChoice>) {
        let moment = self.moment();
        let words = self.context.words();
        let Some(step) = self.run.step() else { return Default::default() };
        let mut offers = Offers::default();
        match &step.task {
            Task::Read => {
                let label = words.word("learn-go-on");
                add(&mut offers, "next", &["next".to_owned()]);
                offers.choices.push((0, Choice::new(label).role(Role::Ends { loses: false })));
                (offers, vec![LessonChoice::GoOn])
            }
            Task::Guess(guesses) => {
                for (place, guess) in (0..).zip(guesses) {
                    let part = format!("guess-{place}");
                    add(&mut offers, &guess.key, &[part]);
                    offers
                        .choices
                        .push((place, Choice::new(words.word(&self.run.lesson().message(&guess.key)))));
                }
                (offers, guesses.iter().map(|guess| LessonChoice::Guess(guess.key.clone())).collect())
            }
            Task::Play { .. } | Task::Solve(_) => {
                let offers = moment.offers(self.seat(), &self.drawing_context());
                let wishes = offers.words.iter().cloned().map(LessonChoice::Play).collect();
                (offers, wishes)
            }
            // What is to be tried can be pointed at like a legal move, and has the only button.
            Task::Try(tried) => {
                let mut offers = moment.offers(self.seat(), &self.drawing_context());
                add(&mut offers, &tried.words, &moment.parts(self.seat(), &tried.words));
                add(&mut offers, &tried.words, &["try".to_owned()]);
                let place = offers.parts.len().saturating_sub(1) as u16;
                let button = Choice::new(words.word("learn-try")).role(Role::Ends { loses: false });
                offers.choices = vec![(place, button)];
                let wishes = offers.words.iter().cloned().map(LessonChoice::Play).collect();
                (offers, wishes)
            }
        }
    }

    /// The parts to point at: those of the moves that go on.
    pub(super) fn wanted(&mut self) -> Vec<String> {
        let moment = self.moment();
        let mut parts: Vec<String> = match self.run.step().map(|step| &step.task) {
            Some(Task::Read) => vec!["next".to_owned()],
            Some(Task::Try(_)) => vec!["try".to_owned()],
            _ => Vec::new(),
        };
        parts.extend(self.run.wanted().into_iter().flat_map(|words| moment.parts(self.seat(), words)));
        parts
    }
}

/// A lesson by its number, or a puzzle by its id; none if there is no such thing.
fn find(
    server: &Server,
    game: Arc<dyn DynGame>,
    which: &str,
) -> Option<(Arc<dyn DynGame>, Arc<Lesson>, Exercise)> {
    let name = game.title().name;
    let Ok(number) = which.parse::<usize>() else {
        let puzzles = server.lessons.puzzles(name)?;
        let Exercised { puzzle, lesson, game } = puzzles.find(which)?;
        return Some((game.clone(), lesson.clone(), Exercise::Puzzle(puzzle.clone())));
    };
    let lessons = server.lessons.of_game(name);
    let lesson = lessons.get(number.checked_sub(1)?)?.clone();
    Some((game, lesson, Exercise::Lesson { number, count: lessons.len() }))
}

/// Adds a move to what can be chosen.
fn add(offers: &mut Offers, words: &str, parts: &[String]) {
    let places = parts.iter().map(|part| {
        let known = offers.parts.iter().position(|known| known == part);
        let place = known.unwrap_or_else(|| {
            offers.parts.push(part.clone());
            offers.parts.len() - 1
        });
        place as u16
    });
    let places = places.collect();
    offers.moves.push(places);
    offers.words.push(words.to_owned());
}
