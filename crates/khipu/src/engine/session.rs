//! One conversation: a request in, an answer out.

use std::sync::Arc;

use khipu_bots::{Bot, Level, Settings};
use khipu_core::{
    Fault, Options, Origin, Record, Refused, Seat, Seats, Seed, Title, Viewer, Who, check_json,
};
use khipu_registry::{DynGame, DynMatch, Registry, ResolveError};
use khipu_words::{Language, Words};
use serde_json::{Map, Value, json};

use super::lines::MOST_BYTES;

/// One conversation with another program.
pub struct Session {
    registry: Registry,
    words: Words,
    /// The game that is played, by the rules and with the components that it was begun with.
    game: Option<Arc<dyn DynGame>>,
    played: Option<Box<dyn DynMatch>>,
    done: bool,
}

/// Why a request was not fulfilled.
struct Trouble {
    code: String,
    message: String,
    rule: Option<String>,
    faults: Vec<Value>,
}

impl Trouble {
    fn new(code: &str, message: impl Into<String>) -> Self {
        Self { code: code.to_owned(), message: message.into(), rule: None, faults: Vec::new() }
    }
}

type Answer = Result<Map<String, Value>, Trouble>;

const COMMANDS: [&str; 12] =
    ["games", "new", "load", "position", "moves", "play", "best", "undo", "why", "score", "record", "quit"];

impl Session {
    /// A conversation about the games of a registry.
    #[must_use]
    pub fn new(registry: Registry) -> Self {
        let words = registry.words(Language::English);
        Self { registry, words, game: None, played: None, done: false }
    }

    /// Whether the other side has said goodbye.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// The answer to a line that was too long to read.
    #[must_use]
    pub fn too_long() -> Value {
        let message = format!("a request has at most {} MiB; send a shorter one", MOST_BYTES >> 20);
        dress(&Value::Null, Err(Trouble::new("too_long", message)))
    }

    /// The answer to a line that is no text.
    #[must_use]
    pub fn no_text() -> Value {
        dress(&Value::Null, Err(Trouble::new("bad_json", "a request is UTF-8 text")))
    }

    /// Answers one request.
    pub fn answer(&mut self, line: &str) -> Value {
        if let Err(bound) = check_json(line) {
            return dress(&Value::Null, Err(Trouble::new("too_large", bound.to_string())));
        }
        let request: Value = match serde_json::from_str(line) {
            Ok(request) => request,
            Err(error) => {
                let trouble = Trouble::new("bad_json", format!("this is no JSON: {error}"));
                return dress(&Value::Null, Err(trouble));
            }
        };
        let id = request.get("id").cloned().unwrap_or_default();
        if !request.is_object() {
            return dress(&id, Err(Trouble::new("bad_request", "a request is a JSON object")));
        }
        dress(&id, self.obey(&request))
    }

    fn obey(&mut self, request: &Value) -> Answer {
        match text(request, "cmd")? {
            "games" => Ok(self.games()),
            "new" => self.start(request),
            "load" => self.load(request),
            "position" => self.position(request),
            "moves" => self.moves(),
            "play" => self.play(request),
            "best" => self.best(request),
            "undo" => self.undo(),
            "why" => self.why(request),
            "score" => self.score(),
            "record" => {
                let record = self.current()?.record().write();
                Ok(object(json!({ "record": record })))
            }
            "quit" => {
                self.done = true;
                Ok(Map::new())
            }
            other => {
                let other: String = other.chars().take(40).collect();
                let message = format!("there is no command {other:?}; use one of: {}", COMMANDS.join(", "));
                Err(Trouble::new("unknown_command", message))
            }
        }
    }

    fn current(&mut self) -> Result<&mut Box<dyn DynMatch>, Trouble> {
        self.played.as_mut().ok_or_else(|| Trouble::new("no_game", "no game is open; send new or load first"))
    }

    fn games(&self) -> Map<String, Value> {
        let game = |title: &Title| {
            json!({
                "name": title.name,
                "rules": title.newest(),
                "players": { "min": title.min_players, "max": title.max_players },
                "options": title.options,
            })
        };
        let games: Vec<Value> = self.registry.games().map(|entry| game(entry.title())).collect();
        object(json!({ "games": games }))
    }

    fn start(&mut self, request: &Value) -> Answer {
        let entry = self.entry(text(request, "game")?)?;
        let players = request.get("players").and_then(Value::as_u64);
        let players = players.ok_or_else(|| bad("players", "a whole number"))?;
        let seed = match request.get("seed") {
            Some(Value::String(seed)) => seed.clone(),
            Some(Value::Number(seed)) => seed.to_string(),
            None => return Err(bad("seed", "a text")),
            Some(_) => return Err(bad("seed", "a text")),
        };
        let options = options(request.get("options"))?;
        let started = entry.start(players, &options, &seed).map_err(|error| {
            let message = self.words.setup(&error);
            Trouble::new("setup", message)
        })?;
        (self.game, self.played) = (Some(entry), Some(started));
        self.opened()
    }

    fn entry(&self, name: &str) -> Result<Arc<dyn DynGame>, Trouble> {
        let found = self.registry.newest(name).cloned();
        found.map_err(|error| self.unresolved(&error))
    }

    fn unresolved(&self, error: &ResolveError) -> Trouble {
        Trouble::new(error.code(), error.say(&self.words))
    }

    fn load(&mut self, request: &Value) -> Answer {
        let loaded = match (request.get("position"), request.get("record")) {
            (Some(form), None) => {
                text(form, "game")?;
                let game = self.registry.resolve_position(form).map_err(|error| self.unresolved(&error))?;
                let loaded = game.load_position(form);
                (loaded.map_err(|faults| self.faulty("bad_position", game.title().name, &faults))?, game)
            }
            (None, Some(Value::String(record))) => {
                let record =
                    Record::parse(record).map_err(|faults| self.faulty("bad_record", "core", &faults))?;
                let game = self.registry.resolve_record(&record).map_err(|error| self.unresolved(&error))?;
                let loaded = game.load_record(&record, usize::MAX);
                (loaded.map_err(|faults| self.faulty("bad_record", game.title().name, &faults))?, game)
            }
            _ => {
                return Err(Trouble::new(
                    "bad_request",
                    "load takes either \"position\" or \"record\" (a text)",
                ));
            }
        };
        let (loaded, game) = loaded;
        (self.game, self.played) = (Some(game), Some(loaded));
        self.opened()
    }

    fn faulty(&self, code: &str, game: &str, faults: &[Fault]) -> Trouble {
        let messages: Vec<String> = faults.iter().map(|fault| self.words.fault(game, fault)).collect();
        let faults = faults.iter().zip(&messages).map(|(fault, message)| {
            let mut form = serde_json::to_value(fault).unwrap_or_default();
            if let Some(form) = form.as_object_mut() {
                form.insert("message".to_owned(), message.as_str().into());
            }
            form
        });
        let faults = faults.collect();
        Trouble { code: code.to_owned(), message: messages.join("; "), rule: None, faults }
    }

    /// What is said of a game that was just opened.
    fn opened(&mut self) -> Answer {
        let played = self.current()?;
        let header = played.header();
        let commitment = match &header.origin {
            Origin::Seed(seed) => Value::from(Seed::from_text(seed).commitment().to_hex()),
            Origin::Position(_) => Value::Null,
        };
        Ok(object(json!({
            "game": header.game,
            "players": header.players,
            "options": header.options,
            "commitment": commitment,
            "to_move": seats(played.deciders()),
            "hash": played.hash(),
        })))
    }

    fn position(&mut self, request: &Value) -> Answer {
        let played = self.current()?;
        let position = match request.get("seat") {
            None => played.position(),
            Some(Value::String(word)) if word == "spectator" => played.view(Viewer::Spectator),
            Some(seat) => played.view(Viewer::Seat(seat_of(seat, played.header().players)?)),
        };
        Ok(object(json!({ "position": position, "hash": played.hash() })))
    }

    fn moves(&mut self) -> Answer {
        let played = self.current()?;
        let deciders = played.deciders();
        let moves: Vec<Vec<String>> = deciders.iter().map(|seat| played.moves(seat)).collect();
        Ok(object(json!({ "to_move": seats(deciders), "moves": moves })))
    }

    fn play(&mut self, request: &Value) -> Answer {
        let played = self.current()?;
        let seat = seat_of(request.get("seat").unwrap_or(&Value::Null), played.header().players)?;
        match played.play(seat, text(request, "move")?) {
            Ok(told) => Ok(object(json!({
                "events": told.events,
                "barrier": told.barrier,
                "hash": told.hash,
                "to_move": seats(played.deciders()),
                "over": played.score().over,
            }))),
            Err(refused) => Err(self.refused(&refused)),
        }
    }

    /// What a bot would play: of a level, or by a search with a budget of the caller's choice.
    fn best(&mut self, request: &Value) -> Answer {
        let played = self.current()?;
        let (players, deciders) = (played.header().players, played.deciders());
        let Some(first) = deciders.first() else {
            return Err(Trouble::new("over", "the game is over: there is nothing left to decide"));
        };
        let seat = request.get("seat").map_or(Ok(first), |seat| seat_of(seat, players))?;
        if !deciders.contains(seat) {
            return Err(Trouble::new(
                "not_asked",
                format!("seat {} has nothing to decide now", seat.index()),
            ));
        }
        let seed = match request.get("seed") {
            None => "best".to_owned(),
            Some(Value::String(seed)) => seed.clone(),
            Some(_) => return Err(bad("seed", "a text")),
        };
        let number = |name: &'static str, default: u64, most: u64| match request.get(name) {
            None => Ok(default),
            Some(value) => value
                .as_u64()
                .filter(|&number| number <= most)
                .ok_or_else(|| bad(name, &format!("a whole number up to {most}"))),
        };
        let seed = Seed::from_text(&seed);
        let (Some(game), Some(played)) = (&self.game, self.played.as_deref()) else {
            return Err(Trouble::new("no_game", "no game is open; send new or load first"));
        };
        if request.get("level").is_some() {
            let level =
                Level::new(number("level", 0, 5)?).ok_or_else(|| bad("level", "a number from 1 to 5"))?;
            // A policy is made anew for each answer: without position and seat every answer would roll the same die. The view
            // stands for both, so that nothing hidden has a part in it.
            let seed = Seed::from_text(&format!("{} {}", seed.to_hex(), played.view(Viewer::Seat(seat))));
            let choice = game.seat(&Bot::Level(level).into(), seed).choose(played.any(), seat);
            return Ok(object(json!({ "seat": seat, "move": choice })));
        }
        let settings = Settings {
            workers: number("workers", 1, 64)?.max(1) as u32,
            nodes: number("nodes", 1 << 20, 1 << 26)? as u32,
            ..Settings::new(number("iterations", 20_000, 100_000_000)? as u32)
        };
        let hint = played.hint(seat, settings, seed);
        let best = hint.lines.first().map(|line| line.played.clone());
        Ok(object(json!({ "seat": seat, "move": best, "hint": hint })))
    }

    fn refused(&mut self, refused: &Refused) -> Trouble {
        let game = self.played.as_ref().and_then(|played| self.registry.find(played.title().name));
        let message = match game {
            Some(game) => game.refuse(refused, &self.words, &[]),
            None => self.words.refused("core", refused, &[]),
        };
        match refused {
            Refused::Words(_) => Trouble::new("notation", message),
            Refused::Rule { rule, reason } => {
                let code = reason.get("code").and_then(Value::as_str).unwrap_or("illegal").to_owned();
                Trouble { code, message, rule: Some((*rule).to_owned()), faults: Vec::new() }
            }
        }
    }

    fn why(&mut self, request: &Value) -> Answer {
        let played = self.current()?;
        let seat = seat_of(request.get("seat").unwrap_or(&Value::Null), played.header().players)?;
        match played.why(seat, text(request, "move")?) {
            Ok(()) => Ok(object(json!({ "legal": true }))),
            Err(refused @ Refused::Words(_)) => Err(self.refused(&refused)),
            Err(refused) => {
                let trouble = self.refused(&refused);
                Ok(object(json!({
                    "legal": false, "code": trouble.code, "reason": trouble.message, "rule": trouble.rule
                })))
            }
        }
    }

    fn undo(&mut self) -> Answer {
        let played = self.current()?;
        match played.undo() {
            Ok(undone) => Ok(object(json!({
                "undone": { "seat": undone.seat, "move": undone.text },
                "to_move": seats(played.deciders()),
                "hash": played.hash(),
            }))),
            Err(error) => {
                let code = serde_json::to_value(error).unwrap_or_default();
                let code = code.get("code").and_then(Value::as_str).unwrap_or("barrier");
                Err(Trouble::new(code, self.words.undo(error)))
            }
        }
    }

    fn score(&mut self) -> Answer {
        let played = self.current()?;
        let (score, remarks) = (played.score(), played.remarks());
        let sources = |line: &khipu_core::ScoreLine| -> Value {
            line.sources
                .iter()
                .map(|(name, points)| ((*name).to_owned(), json!(points)))
                .collect::<Map<_, _>>()
                .into()
        };
        let of_seats = || score.lines.iter().filter(|line| matches!(line.who, Who::Seat(_)));
        let actors: Vec<Value> = score
            .lines
            .iter()
            .filter_map(|line| match line.who {
                Who::Actor(name) => {
                    Some(json!({ "name": name, "score": line.total, "breakdown": sources(line) }))
                }
                Who::Seat(_) => None,
            })
            .collect();
        let mut answer = object(json!({
            "over": score.over,
            "scores": of_seats().map(|line| line.total).collect::<Vec<_>>(),
            "breakdown": of_seats().map(sources).collect::<Vec<_>>(),
            "winners": seats(score.winners),
        }));
        if !actors.is_empty() {
            answer.insert("actors".to_owned(), actors.into());
        }
        answer.extend(remarks.into_iter().map(|(name, value)| (name.to_owned(), value)));
        Ok(answer)
    }
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

/// The answer with its id and whether it went well.
fn dress(id: &Value, answer: Answer) -> Value {
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

fn bad(field: &str, wanted: &str) -> Trouble {
    Trouble::new("bad_request", format!("the field {field:?} must be {wanted}"))
}

fn text<'a>(request: &'a Value, field: &str) -> Result<&'a str, Trouble> {
    request.get(field).and_then(Value::as_str).ok_or_else(|| bad(field, "a text"))
}

fn seat_of(value: &Value, players: usize) -> Result<Seat, Trouble> {
    let seat = value.as_u64().and_then(|seat| Seat::checked(seat, players));
    seat.ok_or_else(|| bad("seat", &format!("a number from 0 to {}", players - 1)))
}

fn seats(seats: Seats) -> Vec<usize> {
    seats.iter().map(Seat::index).collect()
}

/// Options as words, whatever kind of value they were given as.
fn options(value: Option<&Value>) -> Result<Options, Trouble> {
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
