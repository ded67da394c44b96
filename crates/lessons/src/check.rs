//! Every way through a lesson is played, and all that it promises is looked at.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use khipu_core::Viewer;
use khipu_registry::{DynGame, Scene};
use khipu_words::Language;
use serde_json::Value;

use crate::flaw::{Flaw, Problem, said};
use crate::lesson::{Guess, Lesson, Step, Task};
use crate::run::{Answer, LessonRun, Progress, tells};

/// What a check has found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Checked {
    /// What does not hold.
    pub flaws: Vec<Flaw>,
    /// How many ways lead through the lesson.
    pub ways: usize,
}

/// Plays every accepted move of every step with all that follows.
///
/// ```
/// use std::sync::Arc;
///
/// let registry = khipu_games::registry();
/// let game = registry.find("tzolkin").unwrap();
/// let first = khipu_lessons::lessons(&**game).unwrap().remove(0);
/// let checked = khipu_lessons::check(game, &Arc::new(first));
/// assert!(checked.flaws.is_empty() && checked.ways > 0);
/// ```
#[must_use]
pub fn check(game: &Arc<dyn DynGame>, lesson: &Arc<Lesson>) -> Checked {
    let (seen, unseen) = Default::default();
    let mut walk = Walk { game, lesson, checked: Checked::default(), seen, unseen };
    if lesson.game != game.title().name {
        walk.note(None, Problem::OtherGame { game: lesson.game.clone() });
        return walk.checked;
    }
    walk.rules();
    if let Some(run) = walk.resume(&Progress::default()) {
        walk.from(run);
    }
    walk.never_legal();
    walk.checked
}

/// A move that a step names, by the key of the step.
type Named = (String, String);

struct Walk<'a> {
    game: &'a Arc<dyn DynGame>,
    lesson: &'a Arc<Lesson>,
    checked: Checked,
    /// Moves that could be played on some way.
    seen: BTreeSet<Named>,
    /// Moves that could not, on some way: two things may be done in either order.
    unseen: BTreeMap<Named, Flaw>,
}

impl Walk<'_> {
    fn note(&mut self, step: Option<&Step>, problem: Problem) {
        self.add(Flaw { step: step.map(|step| step.key.clone()), problem });
    }

    fn add(&mut self, flaw: Flaw) {
        if !self.checked.flaws.contains(&flaw) {
            self.checked.flaws.push(flaw);
        }
    }

    fn rules(&mut self) {
        let rulebook = self.game.rulebook(Language::English);
        let known = |rule: &str| {
            rulebook
                .match_indices(rule)
                .any(|(at, _)| !rulebook[at + rule.len()..].starts_with(|next: char| next.is_ascii_digit()))
        };
        for step in &self.lesson.steps {
            let tried = match &step.task {
                Task::Try(tried) => Some(&tried.rule),
                _ => None,
            };
            for rule in step.rules.iter().chain(tried).filter(|rule| rule.is_empty() || !known(rule)) {
                self.note(Some(step), Problem::NoRule { rule: rule.clone() });
            }
            if step.rules.is_empty() && !matches!(step.task, Task::Read | Task::Solve(_)) {
                self.note(Some(step), Problem::TeachesNothing);
            }
        }
    }

    fn resume(&mut self, progress: &Progress) -> Option<LessonRun> {
        match LessonRun::resume(self.game.clone(), self.lesson.clone(), progress) {
            Ok(run) => Some(run),
            Err(faults) => {
                self.note(None, Problem::Start(faults));
                None
            }
        }
    }

    /// Goes on from here, on every way.
    fn from(&mut self, mut run: LessonRun) {
        let Some(step) = run.step().cloned() else {
            self.checked.ways += 1;
            return;
        };
        match &step.task {
            Task::Play { accept, retort } => {
                for (words, _) in retort.iter().filter(|(words, _)| accept.contains(words)) {
                    self.note(Some(&step), Problem::RetortAccepted { words: words.clone() });
                }
                for (words, _) in retort.iter().filter(|(words, _)| !accept.contains(words)) {
                    self.legal(&step, &mut run, words, |_| Problem::RetortNotLegal { words: words.clone() });
                }
                let seat = self.lesson.seat;
                let not_legal =
                    |words: &str, refused| Problem::NotLegal { seat, words: words.to_owned(), refused };
                let mut good = accept.clone();
                good.retain(|words| self.legal(&step, &mut run, words, |refused| not_legal(words, refused)));
                if good.is_empty() {
                    // Nothing goes on here, whatever other ways may allow.
                    for words in accept {
                        let refused = run.played().why(seat, words).err().as_ref().map(said);
                        self.note(Some(&step), not_legal(words, refused.unwrap_or_default()));
                    }
                    return;
                }
                let here = run.progress().clone();
                let mut ways = vec![run];
                ways.extend((1..good.len()).filter_map(|_| self.resume(&here)));
                for (mut way, words) in ways.into_iter().zip(&good) {
                    let answer = way.play(words);
                    self.arrive(&step, way, words, answer);
                }
            }
            Task::Try(tried) => {
                let refused = run.played().why(self.lesson.seat, &tried.words);
                let found = match &refused {
                    Ok(()) => "it can be played".to_owned(),
                    Err(refused) => said(refused),
                };
                let fits = matches!(&refused, Err(khipu_core::Refused::Rule { rule, reason })
                    if *rule == tried.rule && reason["code"] == tried.code.as_str());
                if !fits {
                    self.note(Some(&step), Problem::NotRefused { words: tried.words.clone(), found });
                }
                let answer = run.play(&tried.words);
                self.arrive(&step, run, &tried.words, answer);
            }
            Task::Guess(guesses) => {
                self.guesses(&step, guesses, &run);
                let answer = run.pass().map(Answer::GoOn);
                self.arrive(&step, run, "", answer);
            }
            Task::Solve(answer) => {
                let here = run.progress().step;
                for words in answer {
                    match run.play(words) {
                        Ok(Answer::GoOn(_)) if run.progress().step > here => {
                            let answer = Ok(Answer::GoOn(Vec::new()));
                            return self.arrive(&step, run, words, answer);
                        }
                        Ok(Answer::GoOn(_)) => {}
                        other => return self.arrive(&step, run, words, other),
                    }
                }
                self.note(Some(&step), Problem::NotSolved { answer: answer.clone() });
            }
            Task::Read => {
                let answer = run.pass().map(Answer::GoOn);
                self.arrive(&step, run, "", answer);
            }
        }
    }

    /// Whether a move that a step names can be played here; if not, what is wrong unless another way allows it.
    fn legal(
        &mut self,
        step: &Step,
        run: &mut LessonRun,
        words: &str,
        problem: impl FnOnce(String) -> Problem,
    ) -> bool {
        let named = (step.key.clone(), words.to_owned());
        let refused = match run.played().why(self.lesson.seat, words) {
            // As the game writes it: what is typed is compared with that.
            Ok(()) if run.played().written(words).is_ok_and(|written| written == words) => {
                self.seen.insert(named);
                return true;
            }
            Ok(()) => "it is written otherwise".to_owned(),
            Err(refused) => said(&refused),
        };
        let flaw = Flaw { step: Some(step.key.clone()), problem: problem(refused) };
        self.unseen.entry(named).or_insert(flaw);
        false
    }

    /// Moves that could be played on no way at all.
    fn never_legal(&mut self) {
        for (named, flaw) in std::mem::take(&mut self.unseen) {
            if !self.seen.contains(&named) {
                self.add(flaw);
            }
        }
    }

    /// Looks at what a step has brought, and goes on.
    fn arrive(&mut self, step: &Step, mut run: LessonRun, words: &str, answer: Result<Answer, Flaw>) {
        let scenes = match answer {
            Ok(Answer::GoOn(scenes) | Answer::Seen(_, scenes)) => scenes,
            Ok(Answer::Refused(refused)) => {
                let (seat, words, refused) = (self.lesson.seat, words.to_owned(), said(&refused));
                return self.note(Some(step), Problem::NotLegal { seat, words, refused });
            }
            Ok(Answer::OffTopic | Answer::Retort(_) | Answer::Missed(_)) => {
                let (words, found) = (words.to_owned(), "the lesson does not go on".to_owned());
                return self.note(Some(step), Problem::NotRefused { words, found });
            }
            Err(flaw) => return self.add(flaw),
        };
        let position = run.played().position();
        for (place, wanted) in &step.expect {
            let found = position.pointer(place).cloned().unwrap_or_default();
            if !same(&found, wanted) {
                let (place, wanted) = (place.clone(), Box::new(wanted.clone()));
                self.note(Some(step), Problem::Value { place, found: Box::new(found), wanted });
            }
        }
        let seat = self.lesson.seat;
        for wanted in &step.events {
            if !scenes.iter().any(|scene| tells(scene, seat, wanted)) {
                let found = scenes.iter().filter_map(|scene| name(scene, seat)).collect();
                self.note(Some(step), Problem::NoEvent { wanted: Box::new(wanted.clone()), found });
            }
        }
        self.from(run);
    }

    fn guesses(&mut self, step: &Step, guesses: &[Guess], run: &LessonRun) {
        let right = run.guesses_ahead();
        let right = guesses.iter().filter(|guess| right.contains(&guess.key)).count();
        if right != 1 {
            self.note(Some(step), Problem::Guess { right });
        }
    }
}

/// Amounts that are nought are left out of positions.
fn same(found: &Value, wanted: &Value) -> bool {
    found == wanted || (found.is_null() && (wanted == 0 || *wanted == Value::Array(Vec::new())))
}

fn name(scene: &Scene, seat: khipu_core::Seat) -> Option<String> {
    let heard = scene.event.as_ref()?.heard_by(Viewer::Seat(seat))?;
    Some(heard.get("event")?.as_str()?.to_owned())
}
