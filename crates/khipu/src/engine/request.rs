//! What a request says, and how an answer is dressed.

use khipu_core::{Options, Seat, Seats};
use serde_json::{Map, Value, json};

/// Why a request was not fulfilled.
pub(super) struct Trouble {
    pub(super) code: String,
    pub(super) message: String,
    pub(super) rule: Option<String>,
    pub(super) faults: Vec<Value>,
}

impl Trouble {
    pub(super) fn new(code: &str, message: impl Into<String>) -> Self {
        Self { code: code.to_owned(), message: message.into(), rule: None, faults: Vec::new() }
    }
}

pub(super) type Answer = Result<Map<String, Value>, Trouble>;

pub(super) fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

/// The answer with its id and whether it went well.
pub(super) fn dress(id: &Value, answer: Answer) -> Value {
    let mut dressed = Map::new();
    dressed.insert("id".to_owned(), id.clone());
    match answer {
        Ok(fields) => {
            dressed.insert("ok".to_owned(), true.into());
            dressed.extend(fields);
        }
        Err(trouble) => {
            dressed.insert("ok".to_owned(), false.into());
            let mut error = object(json!({ "code": trouble.code, "message": trouble.message }));
            if let Some(rule) = trouble.rule {
                error.insert("rule".to_owned(), rule.into());
            }
            if !trouble.faults.is_empty() {
                error.insert("faults".to_owned(), trouble.faults.into());
            }
            dressed.insert("error".to_owned(), error.into());
        }
    }
    dressed.into()
}

pub(super) fn bad(field: &str, wanted: &str) -> Trouble {
    Trouble::new("bad_request", format!("the field {field:?} must be {wanted}"))
}

pub(super) fn text<'a>(request: &'a Value, field: &str) -> Result<&'a str, Trouble> {
    request.get(field).and_then(Value::as_str).ok_or_else(|| bad(field, "a text"))
}

pub(super) fn seat_of(value: &Value, players: usize) -> Result<Seat, Trouble> {
    let seat = value.as_u64().and_then(|seat| Seat::checked(seat, players));
    seat.ok_or_else(|| bad("seat", &format!("a number from 0 to {}", players - 1)))
}

pub(super) fn seats(seats: Seats) -> Vec<usize> {
    seats.iter().map(Seat::index).collect()
}

/// Options as words, whatever kind of value they were given as.
pub(super) fn options(value: Option<&Value>) -> Result<Options, Trouble> {
    let Some(value) = value else { return Ok(Options::new()) };
    let map = value.as_object().ok_or_else(|| bad("options", "an object"))?;
    map.iter()
        .map(|(name, value)| match value {
            Value::String(word) => Ok((name.clone(), word.clone())),
            Value::Bool(_) | Value::Number(_) => Ok((name.clone(), value.to_string())),
            _ => Err(bad("options", "an object of texts, numbers and truths")),
        })
        .collect()
}

/// A text or a number as a seed; what is said if there is none.
pub(super) fn seed_of(request: &Value, default: Option<&str>) -> Result<String, Trouble> {
    match (request.get("seed"), default) {
        (Some(Value::String(seed)), _) => Ok(seed.clone()),
        (Some(Value::Number(seed)), _) => Ok(seed.to_string()),
        (None, Some(default)) => Ok(default.to_owned()),
        (Some(_) | None, _) => Err(bad("seed", "a text")),
    }
}

/// A whole number up to a bound; what is said if there is none.
pub(super) fn number(request: &Value, name: &str, default: u64, most: u64) -> Result<u64, Trouble> {
    let Some(value) = request.get(name) else { return Ok(default) };
    let number = value.as_u64().filter(|&number| number <= most);
    number.ok_or_else(|| bad(name, &format!("a whole number up to {most}")))
}

/// Moves of seats: `[{"seat": 0, "move": "…"}, …]`.
pub(super) fn steps(request: &Value, players: usize) -> Result<Vec<(Seat, String)>, Trouble> {
    let wanted = || bad("moves", "a list of objects with seat and move");
    let list = request.get("moves").and_then(Value::as_array).ok_or_else(wanted)?;
    let step = |step: &Value| {
        let seat = seat_of(step.get("seat").unwrap_or(&Value::Null), players)?;
        Ok((seat, text(step, "move")?.to_owned()))
    };
    list.iter().map(step).collect()
}
