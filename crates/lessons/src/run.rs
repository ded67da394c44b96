//! A lesson being played.

use std::sync::Arc;

use khipu_core::{Fault, Refused, Seat};
use khipu_registry::{DynGame, DynMatch, Scene};
use serde::{Deserialize, Serialize};

use crate::flaw::{Flaw, Problem};
use crate::lesson::{Guess, Lesson, Step, Task};

/// How far a learner has come: enough to go on later, or elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// Steps that are behind the learner.
    pub step: usize,
    /// The moves that the learner has played, in order.
    pub moves: Vec<String>,
}

/// What a lesson says to what a learner did.
pub enum Answer {
    /// It was what the step asks for. This happened, replies of others included.
    GoOn(Vec<Scene>),
    /// Legal, and answered by the message of this key; nothing has changed.
    Retort(String),
    /// Legal, but not what the lesson is about; nothing has changed.
    OffTopic,
    /// Another turn than the one to be found. This happened; the position is as it was before it.
    Missed(Vec<Scene>),
    /// Not possible.
    Refused(Refused),
    /// Not possible, and that was to be seen: the lesson goes on.
    Seen(Refused, Vec<Scene>),
}

/// A lesson with the position that the learner has reached.
pub struct LessonRun {
    game: Arc<dyn DynGame>,
    lesson: Arc<Lesson>,
    played: Box<dyn DynMatch>,
    progress: Progress,
}

impl LessonRun {
    /// Begins a lesson.
    ///
    /// # Errors
    /// Every fault of its position.
    pub fn start(game: Arc<dyn DynGame>, lesson: Arc<Lesson>) -> Result<Self, Vec<Fault>> {
        let played = game.load_position(&lesson.start)?;
        Ok(Self { game, lesson, played, progress: Progress::default() })
    }

    /// Goes on with a lesson. If it has changed since, as far as the learner's moves still lead.
    ///
    /// # Errors
    /// Every fault of its position.
    pub fn resume(
        game: Arc<dyn DynGame>,
        lesson: Arc<Lesson>,
        progress: &Progress,
    ) -> Result<Self, Vec<Fault>> {
        let mut run = Self::start(game, lesson)?;
        let mut moves = progress.moves.iter();
        loop {
            let behind = run.progress.step < progress.step;
            let went_on = match run.step().map(|step| &step.task) {
                Some(Task::Play { .. }) if !behind => false,
                // A turn may have been left in the middle.
                Some(Task::Play { .. } | Task::Solve(_)) => {
                    moves.next().is_some_and(|words| matches!(run.play(words), Ok(Answer::GoOn(_))))
                }
                Some(_) => behind && run.pass().is_ok(),
                None => false,
            };
            if !went_on {
                break;
            }
        }
        Ok(run)
    }

    /// From the beginning again.
    ///
    /// # Errors
    /// Every fault of its position.
    pub fn restart(&mut self) -> Result<(), Vec<Fault>> {
        *self = Self::start(self.game.clone(), self.lesson.clone())?;
        Ok(())
    }

    /// One step back: the learner's last one.
    ///
    /// # Errors
    /// Every fault of its position.
    pub fn back(&mut self) -> Result<(), Vec<Fault>> {
        let mut before = self.progress.clone();
        let solves =
            |step: usize| self.lesson.steps.get(step).is_some_and(|step| matches!(step.task, Task::Solve(_)));
        if !solves(before.step) || before.moves.is_empty() {
            before.step = before.step.saturating_sub(1);
        }
        if solves(before.step) {
            before.moves.pop();
        }
        *self = Self::resume(self.game.clone(), self.lesson.clone(), &before)?;
        Ok(())
    }

    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Arc<dyn DynGame> {
        &self.game
    }

    /// The match as it stands: to draw it, and to list its moves.
    pub fn played(&mut self) -> &mut dyn DynMatch {
        &mut *self.played
    }

    /// How far the learner has come.
    #[must_use]
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// The step that the learner is at; none when the lesson is done.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.progress.step)
    }

    /// The moves to point at: those that go on from here, or the one to try.
    #[must_use]
    pub fn wanted(&self) -> Vec<&str> {
        let legal = |words: &&str| self.played.why(self.lesson.seat, words).is_ok();
        match self.step().map(|step| &step.task) {
            Some(Task::Play { accept, .. }) => accept.iter().map(String::as_str).filter(legal).collect(),
            Some(Task::Try(tried)) => vec![&tried.words],
            Some(Task::Read | Task::Guess(_) | Task::Solve(_)) | None => Vec::new(),
        }
    }

    /// Plays a move, or tries it.
    ///
    /// # Errors
    /// If the lesson itself is at fault.
    pub fn play(&mut self, words: &str) -> Result<Answer, Flaw> {
        let seat = self.lesson.seat;
        let lesson = self.lesson.clone();
        let Some(step) = lesson.steps.get(self.progress.step) else { return Ok(Answer::OffTopic) };
        // As the game writes it: names may be typed short.
        let written = match self.played.written(words) {
            Ok(written) => written,
            Err(error) => return Ok(Answer::Refused(Refused::Words(error))),
        };
        if let Err(refused) = self.played.why(seat, &written) {
            return match &step.task {
                Task::Try(tried) if tried.words == written => {
                    Ok(Answer::Seen(refused, self.go_on(Vec::new())?))
                }
                _ => Ok(Answer::Refused(refused)),
            };
        }
        if let Task::Solve(answer) = &step.task {
            return self.solve(written, answer);
        }
        let Task::Play { accept, retort } = &step.task else { return Ok(Answer::OffTopic) };
        if accept.contains(&written) {
            let scenes = self.make(seat, &written)?;
            self.progress.moves.push(written);
            return Ok(Answer::GoOn(self.go_on(scenes)?));
        }
        let answered = retort.iter().find(|(other, _)| *other == written);
        Ok(answered.map_or(Answer::OffTopic, |(_, key)| Answer::Retort(lesson.message(key))))
    }

    /// Goes on from a step that has been read, or seen, or guessed.
    ///
    /// # Errors
    /// If the step asks for a move, or the lesson itself is at fault.
    pub fn pass(&mut self) -> Result<Vec<Scene>, Flaw> {
        match self.step().map(|step| &step.task) {
            Some(Task::Play { accept, .. } | Task::Solve(accept)) => {
                Err(self.flaw(Problem::NeedsMove { accept: accept.clone() }))
            }
            _ => self.go_on(Vec::new()),
        }
    }

    /// The key of the guess that is right; none if the step asks for none.
    #[must_use]
    pub fn right_guess(&self) -> Option<String> {
        self.guesses_ahead().into_iter().next()
    }

    /// The keys of the guesses that come true with the next move of the lesson.
    pub(crate) fn guesses_ahead(&self) -> Vec<String> {
        let Some(Task::Guess(guesses)) = self.step().map(|step| &step.task) else { return Vec::new() };
        let scenes = self.look_ahead().unwrap_or_default();
        let happens =
            |guess: &&Guess| scenes.iter().any(|scene| tells(scene, self.lesson.seat, &guess.event));
        guesses.iter().filter(happens).map(|guess| guess.key.clone()).collect()
    }

    /// What happens until the next move of the learner has been played, the first of those that go on.
    fn look_ahead(&self) -> Option<Vec<Scene>> {
        let mut ahead = Self::resume(self.game.clone(), self.lesson.clone(), &self.progress).ok()?;
        let mut scenes = ahead.pass().ok()?;
        while !matches!(ahead.step()?.task, Task::Play { .. }) {
            scenes.extend(ahead.pass().ok()?);
        }
        let next = (*ahead.wanted().first()?).to_owned();
        if let Ok(Answer::GoOn(more)) = ahead.play(&next) {
            scenes.extend(more);
        }
        Some(scenes)
    }

    /// Plays a move of a turn that is to be found, and looks where it leads when the turn is over.
    fn solve(&mut self, words: String, answer: &[String]) -> Result<Answer, Flaw> {
        let seat = self.lesson.seat;
        let mut there = self
            .game
            .load_position(&self.lesson.start)
            .map_err(|faults| self.flaw(Problem::Start(faults)))?;
        let mut wanted = 0;
        for words in answer {
            wanted = there
                .play_scenes(seat, words)
                .map_err(|refused| self.unplayable(seat, words, &refused))?
                .hash;
        }
        let played = self
            .played
            .play_scenes(seat, &words)
            .map_err(|refused| self.unplayable(seat, &words, &refused))?;
        self.progress.moves.push(words);
        if played.hash == wanted {
            return Ok(Answer::GoOn(self.go_on(played.scenes)?));
        }
        if played.barrier {
            self.restart().map_err(|faults| self.flaw(Problem::Start(faults)))?;
            return Ok(Answer::Missed(played.scenes));
        }
        Ok(Answer::GoOn(played.scenes))
    }

    /// Leaves a step: others reply.
    fn go_on(&mut self, mut scenes: Vec<Scene>) -> Result<Vec<Scene>, Flaw> {
        let lesson = self.lesson.clone();
        if let Some(step) = lesson.steps.get(self.progress.step) {
            for reply in &step.reply {
                scenes.extend(self.make(reply.seat, &reply.words)?);
            }
            self.progress.step += 1;
        }
        Ok(scenes)
    }

    fn make(&mut self, seat: Seat, words: &str) -> Result<Vec<Scene>, Flaw> {
        let played = self.played.play_scenes(seat, words);
        Ok(played.map_err(|refused| self.unplayable(seat, words, &refused))?.scenes)
    }

    fn unplayable(&self, seat: Seat, words: &str, refused: &Refused) -> Flaw {
        let (words, refused) = (words.to_owned(), crate::flaw::said(refused));
        self.flaw(Problem::NotLegal { seat, words, refused })
    }

    fn flaw(&self, problem: Problem) -> Flaw {
        Flaw { step: self.step().map(|step| step.key.clone()), problem }
    }
}

/// Whether a scene tells a seat of an event with these fields.
pub(crate) fn tells(scene: &Scene, seat: Seat, fields: &serde_json::Value) -> bool {
    let heard = scene.event.as_ref().and_then(|event| event.heard_by(khipu_core::Viewer::Seat(seat)));
    let fields = fields.as_object();
    heard.is_some_and(|heard| {
        fields.is_some_and(|fields| fields.iter().all(|(name, value)| heard.get(name) == Some(value)))
    })
}
