//! What a lesson is made of.

use khipu_core::Seat;
use serde_json::Value;

/// A lesson: where it starts, and what is done step by step.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Its name, unique among all lessons.
    pub id: String,
    /// What the keys of its messages begin with.
    pub texts: String,
    /// The game.
    pub game: String,
    /// The seat of the learner.
    pub seat: Seat,
    /// The position that it starts from, in its documented form.
    pub start: Value,
    /// The steps.
    pub steps: Vec<Step>,
}

/// One step of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The name of its text.
    pub key: String,
    /// The numbers of the rules that it teaches.
    pub rules: Vec<String>,
    /// What the learner is asked to do.
    pub task: Task,
    /// What others do then.
    pub reply: Vec<Scripted>,
    /// Places of the position, as JSON pointers, with the values that they have in the end.
    pub expect: Vec<(String, Value)>,
    /// What happens: the fields that an event must have, its name under `event`.
    pub events: Vec<Value>,
    /// Whether it only shows something: another move would be worth more, and the text says so.
    pub shows: bool,
}

/// What the learner is asked to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// To read.
    Read,
    /// To play one of these moves.
    Play {
        /// Those that go on, as far as they are legal on the way that led here.
        accept: Vec<String>,
        /// Legal moves that get an answer of their own, with the key of its text.
        retort: Vec<(String, String)>,
    },
    /// To try something that is not possible.
    Try(Try),
    /// To foresee what the next move brings.
    Guess(Vec<Guess>),
    /// To find a turn: any moves that lead where these lead.
    Solve(Vec<String>),
}

/// A move that is refused, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Try {
    /// The move.
    pub words: String,
    /// The code of the refusal.
    pub code: String,
    /// The rule behind it.
    pub rule: String,
}

/// An answer to what comes next. It is right if this event comes with the next move that the learner plays.
#[derive(Clone, PartialEq, Debug)]
pub struct Guess {
    /// The key of its text.
    pub key: String,
    /// The fields of the event.
    pub event: Value,
}

/// A move of another seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scripted {
    /// Whose.
    pub seat: Seat,
    /// The move.
    pub words: String,
}

impl Lesson {
    /// The key of its title, in the locale files.
    #[must_use]
    pub fn title(&self) -> String {
        self.message("title")
    }

    /// The key of what is said when it is done.
    #[must_use]
    pub fn closing(&self) -> String {
        self.message("closing")
    }

    /// The message of a key of this lesson.
    #[must_use]
    pub fn message(&self, key: &str) -> String {
        format!("{}-{key}", self.texts)
    }

    /// Every message that it needs.
    #[must_use]
    pub fn messages(&self) -> Vec<String> {
        let steps = self.steps.iter().flat_map(|step| {
            let more: Vec<&str> = match &step.task {
                Task::Play { retort, .. } => retort.iter().map(|(_, key)| key.as_str()).collect(),
                Task::Guess(guesses) => guesses.iter().map(|guess| guess.key.as_str()).collect(),
                Task::Read | Task::Try(_) | Task::Solve(_) => Vec::new(),
            };
            std::iter::once(step.key.as_str()).chain(more).map(|key| self.message(key)).collect::<Vec<_>>()
        });
        let mut keys: Vec<String> = [self.title(), self.closing()].into_iter().chain(steps).collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    /// The rules that it teaches, without repetition.
    #[must_use]
    pub fn rules(&self) -> Vec<&str> {
        let mut rules: Vec<&str> = Vec::new();
        for rule in self.steps.iter().flat_map(|step| &step.rules) {
            if !rules.contains(&rule.as_str()) {
                rules.push(rule);
            }
        }
        rules
    }
}
