//! Reading a lesson, with every fault named by its place.

use khipu_core::{Cursor, Document, Fault, Faults, Kind, Place, Problem, Seat};
use serde_json::Value;

use crate::lesson::{Guess, Lesson, Scripted, Step, Task, Try};

/// The version of the form.
const FORM: i64 = 1;
/// No lesson has more steps, and no step more of anything.
const MOST: usize = 40;
/// A key, a move or a place has at most so many letters.
const LONGEST: usize = 120;

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// Every fault of its form. Whether it can be played is found by [`check`](crate::check()).
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        let value: Value = serde_json::from_str(text).map_err(|error| {
            let place = Place {
                path: String::new(),
                line: u32::try_from(error.line()).ok(),
                column: u32::try_from(error.column()).ok(),
            };
            vec![Fault { place, problem: Problem::Syntax { detail: error.to_string() } }]
        })?;
        let (document, faults) = (Document::from_json(&value), Faults::new());
        let root = Cursor::root(&document, &faults);
        let _ = root.field("khipu_lesson").number(FORM..=FORM);
        let id = key(&root.field("id"));
        let game = key(&root.field("game"));
        let seat = seat(&root.field("seat"));
        if !root.field("start").is_there() && value.is_object() {
            root.fault(Problem::Type { wanted: Kind::Table });
        }
        let raw = value.get("steps").and_then(Value::as_array).cloned().unwrap_or_default();
        let steps = root.field("steps").list_of("steps", 1..=MOST);
        let steps: Vec<Step> = steps.iter().zip(&raw).map(|(at, raw)| step(at, raw, seat)).collect();
        root.close();
        for (number, step) in steps.iter().enumerate() {
            if steps[..number].iter().any(|other| other.key == step.key) {
                let what = step.key.clone();
                faults.push(Fault::at(format!("steps[{number}].key"), Problem::Twice { what }));
            }
        }
        let start = value.get("start").cloned().unwrap_or_default();
        let texts = format!("lesson-{id}");
        faults.finish(Self { id, texts, game, seat, start, steps })
    }
}

fn step(at: &Cursor<'_>, raw: &Value, learner: Seat) -> Step {
    let step = Step {
        key: key(&at.field("key")),
        rules: texts(&at.optional("rules"), "rules"),
        task: task(at, raw),
        reply: at
            .optional("reply")
            .list_of("reply", 0..=MOST)
            .iter()
            .map(|at| scripted(at, learner))
            .collect(),
        expect: expect(&at.optional("expect"), raw),
        events: at
            .optional("events")
            .list_of("events", 0..=MOST)
            .iter()
            .zip(raw.get("events").and_then(Value::as_array).into_iter().flatten())
            .map(|(at, raw)| event(at, raw))
            .collect(),
        shows: at.optional("shows").truth(),
    };
    at.close();
    step
}

/// At most one thing is asked of the learner; a step that asks nothing is read.
fn task(at: &Cursor<'_>, raw: &Value) -> Task {
    let [accept, refused, guess] = ["accept", "refused", "guess"].map(|name| at.optional(name));
    let retort = at.optional("retort");
    let asked = [&accept, &refused, &guess].into_iter().filter(|asked| asked.is_there()).count();
    if asked > 1 {
        let what = "accept, refused, guess".to_owned();
        at.fault(Problem::Count { what, found: asked as i64, wanted: 1 });
    }
    if retort.is_there() && !accept.is_there() {
        at.fault(Problem::Missing { field: "accept".to_owned() });
    }
    if accept.is_there() {
        let retort = if retort.is_there() { retort.fields() } else { Vec::new() };
        let retort = retort.into_iter().map(|(words, at)| (words, key(&at))).collect();
        let accept: Vec<String> =
            accept.list_of("accept", 1..=MOST).iter().map(|at| short(at).to_owned()).collect();
        return Task::Play { accept, retort };
    }
    if refused.is_there() {
        let words = short(&refused.field("move")).to_owned();
        let [code, rule] = ["code", "rule"].map(|name| short(&refused.field(name)).to_owned());
        refused.close();
        return Task::Try(Try { words, code, rule });
    }
    if guess.is_there() {
        let raw = raw.get("guess").and_then(Value::as_array).into_iter().flatten();
        let guesses = guess.list_of("guess", 2..=4);
        let guesses = guesses.iter().zip(raw).map(|(at, raw)| {
            let key = key(&at.field("key"));
            let event = event(&at.field("event"), raw.get("event").unwrap_or(&Value::Null));
            at.close();
            Guess { key, event }
        });
        return Task::Guess(guesses.collect());
    }
    Task::Read
}

fn scripted(at: &Cursor<'_>, learner: Seat) -> Scripted {
    let pair = at.list_of("seat, move", 2..=2);
    let [who, words] = &pair[..] else {
        return Scripted { seat: learner, words: String::new() };
    };
    let scripted = Scripted { seat: seat(who), words: short(words).to_owned() };
    if scripted.seat == learner {
        // The learner's own moves are for the learner to make.
        who.fault(Problem::Twice { what: "seat".to_owned() });
    }
    scripted
}

fn expect(at: &Cursor<'_>, raw: &Value) -> Vec<(String, Value)> {
    let places = if at.is_there() { at.fields() } else { Vec::new() };
    let place = |(name, at): (String, Cursor<'_>)| {
        if !name.starts_with('/') {
            at.unknown(&name, vec!["/…".to_owned()]);
        }
        let value = raw.get("expect").and_then(|expect| expect.get(&name)).cloned().unwrap_or_default();
        (name, value)
    };
    places.into_iter().map(place).collect()
}

/// An event by its name alone, or by some of its fields.
fn event(at: &Cursor<'_>, raw: &Value) -> Value {
    if at.is_text() {
        return serde_json::json!({ "event": short(at) });
    }
    let _ = at.fields();
    let _ = short(&at.field("event"));
    raw.clone()
}

fn texts(at: &Cursor<'_>, what: &str) -> Vec<String> {
    at.list_of(what, 0..=MOST).iter().map(|at| short(at).to_owned()).collect()
}

/// A name that can stand in the key of a message.
fn key(at: &Cursor<'_>) -> String {
    let text = short(at);
    let fits = text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    if !fits || (text.is_empty() && at.is_there()) {
        at.unknown(text, vec!["a-z 0-9 -".to_owned()]);
    }
    text.to_owned()
}

fn short<'a>(at: &Cursor<'a>) -> &'a str {
    let text = at.text();
    if text.chars().count() > LONGEST {
        at.fault(Problem::TooLong { limit: LONGEST });
        return "";
    }
    text
}

fn seat(at: &Cursor<'_>) -> Seat {
    Seat::checked(at.number(0..=Seat::MAX as i64 - 1).unsigned_abs(), Seat::MAX).unwrap_or_default()
}
