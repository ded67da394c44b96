//! One conversation: a request in, an answer out.

use std::sync::Arc;

use khipu_bots::{Bot, Level, Settings};
use khipu_core::{Fault, Origin, Record, Refused, Seed, Title, Viewer, Who, check_json};
use khipu_registry::{DynGame, DynMatch, Registry, ResolveError};
use khipu_words::{Language, Words};
use serde_json::{Map, Value, json};

use super::lines::MOST_BYTES;
use super::open::{Open, OpenGames};
use super::request::{
    Answer, Trouble, bad, dress, number, object, options, seat_of, seats, seed_of, steps, text,
};
use super::schema;

/// One conversation with another program.
pub struct Session {
    registry: Registry,
    words: Words,
    pub(super) open: OpenGames,
    done: bool,
}

impl Session {
    /// A conversation about the games of a registry.
    #[must_use]
    pub fn new(registry: Registry) -> Self {
        let words = registry.words(Language::English);
        Self { registry, words, open: OpenGames::default(), done: false }
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
            "hello" => Ok(hello()),
            "games" => Ok(self.games()),
            "new" => self.start(request),
            "load" => self.load(request),
            "position" => self.position(request),
            "moves" => self.moves(request),
            "play" => self.play(request),
            "best" => self.best(request),
            "undo" => self.undo(request),
            "why" => self.why(request),
            "score" => self.score(request),
            "clone" => self.copy(request),
            "imagine" => self.imagine(request),
            "try" => self.try_moves(request),
            "estimate" => self.estimate(request),
            "close" => self.close(request),
            "record" => {
                let record = self.open.find(request)?.played.record().write();
                Ok(object(json!({ "record": record })))
            }
            "quit" => {
                self.done = true;
                Ok(Map::new())
            }
            other => {
                let other: String = other.chars().take(40).collect();
                let known: Vec<&str> = schema::COMMANDS.iter().map(|command| command.name).collect();
                let message = format!("there is no command {other:?}; use one of: {}", known.join(", "));
                Err(Trouble::new("unknown_command", message))
            }
        }
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
        let seed = seed_of(request, None)?;
        let options = options(request.get("options"))?;
        let started = entry.start(players, &options, &seed).map_err(|error| {
            let message = self.words.setup(&error);
            Trouble::new("setup", message)
        })?;
        self.opened(request, entry, started)
    }

    fn entry(&self, name: &str) -> Result<Arc<dyn DynGame>, Trouble> {
        let found = self.registry.newest(name).cloned();
        found.map_err(|error| self.unresolved(&error))
    }

    fn unresolved(&self, error: &ResolveError) -> Trouble {
        Trouble::new(error.code(), error.say(&self.words))
    }

    fn load(&mut self, request: &Value) -> Answer {
        let loaded = match (request.get("position"), request.get("view"), request.get("record")) {
            (Some(form), None, None) => {
                text(form, "game")?;
                let game = self.registry.resolve_position(form).map_err(|error| self.unresolved(&error))?;
                let loaded = game.load_position(form);
                (loaded.map_err(|faults| self.faulty("bad_position", game.title().name, &faults))?, game)
            }
            (None, Some(form), None) => {
                text(form, "game")?;
                let game = self.registry.resolve_position(form).map_err(|error| self.unresolved(&error))?;
                let loaded = game.load_view(form, Seed::from_text(&seed_of(request, Some("view"))?));
                (loaded.map_err(|faults| self.faulty("bad_view", game.title().name, &faults))?, game)
            }
            (None, None, Some(Value::String(record))) => {
                let record =
                    Record::parse(record).map_err(|faults| self.faulty("bad_record", "core", &faults))?;
                let game = self.registry.resolve_record(&record).map_err(|error| self.unresolved(&error))?;
                let loaded = game.load_record(&record, usize::MAX);
                (loaded.map_err(|faults| self.faulty("bad_record", game.title().name, &faults))?, game)
            }
            _ => {
                return Err(Trouble::new(
                    "bad_request",
                    "load takes either \"position\", \"view\" or \"record\" (a text)",
                ));
            }
        };
        let (loaded, game) = loaded;
        self.opened(request, game, loaded)
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
    pub(super) fn opened(
        &mut self,
        request: &Value,
        game: Arc<dyn DynGame>,
        played: Box<dyn DynMatch>,
    ) -> Answer {
        let played = &*self.open.put(request, Open { game, played })?.played;
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
        let played = &self.open.find(request)?.played;
        let position = match request.get("seat") {
            None => played.position(),
            Some(Value::String(word)) if word == "spectator" => played.view(Viewer::Spectator),
            Some(seat) => played.view(Viewer::Seat(seat_of(seat, played.header().players)?)),
        };
        Ok(object(json!({ "position": position, "hash": played.hash() })))
    }

    fn moves(&mut self, request: &Value) -> Answer {
        let played = &mut self.open.find(request)?.played;
        let deciders = played.deciders();
        let moves: Vec<Vec<String>> = deciders.iter().map(|seat| played.moves(seat)).collect();
        Ok(object(json!({ "to_move": seats(deciders), "moves": moves })))
    }

    fn play(&mut self, request: &Value) -> Answer {
        if request.get("moves").is_some() {
            return self.play_all(request);
        }
        let open = self.open.find(request)?;
        let played = &mut open.played;
        let seat = seat_of(request.get("seat").unwrap_or(&Value::Null), played.header().players)?;
        match played.play(seat, text(request, "move")?) {
            Ok(told) => Ok(object(json!({
                "events": told.events,
                "barrier": told.barrier,
                "hash": told.hash,
                "to_move": seats(played.deciders()),
                "over": played.score().over,
            }))),
            Err(refused) => Err(refusal(&*open.game, &self.words, &refused)),
        }
    }

    /// Several moves in one line: all of them, or none.
    fn play_all(&mut self, request: &Value) -> Answer {
        let open = self.open.find(request)?;
        let mut played = open.played.copy();
        let mut told = Vec::new();
        for (seat, words) in steps(request, played.header().players)? {
            match played.play(seat, &words) {
                Ok(result) => told.push(result),
                Err(refused) => {
                    let mut trouble = refusal(&*open.game, &self.words, &refused);
                    trouble.message = format!("move {}: {}", told.len() + 1, trouble.message);
                    return Err(trouble);
                }
            }
        }
        open.played = played;
        let (to_move, over) = (seats(open.played.deciders()), open.played.score().over);
        Ok(object(json!({ "played": told, "hash": open.played.hash(), "to_move": to_move, "over": over })))
    }

    /// What a bot would play: of a level, or by a search with a budget of the caller's choice.
    fn best(&mut self, request: &Value) -> Answer {
        let Open { game, played } = self.open.find(request)?;
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
        let number = |name: &str, default: u64, most: u64| number(request, name, default, most);
        let seed = Seed::from_text(&seed_of(request, Some("best"))?);
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

    fn why(&mut self, request: &Value) -> Answer {
        let Open { game, played } = self.open.find(request)?;
        let seat = seat_of(request.get("seat").unwrap_or(&Value::Null), played.header().players)?;
        match played.why(seat, text(request, "move")?) {
            Ok(()) => Ok(object(json!({ "legal": true }))),
            Err(refused @ Refused::Words(_)) => Err(refusal(&**game, &self.words, &refused)),
            Err(refused) => {
                let trouble = refusal(&**game, &self.words, &refused);
                Ok(object(json!({
                    "legal": false, "code": trouble.code, "reason": trouble.message, "rule": trouble.rule
                })))
            }
        }
    }

    fn undo(&mut self, request: &Value) -> Answer {
        let played = &mut self.open.find(request)?.played;
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

    fn score(&mut self, request: &Value) -> Answer {
        let played = &self.open.find(request)?.played;
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

/// Who is here.
fn hello() -> Map<String, Value> {
    object(json!({ "program": "khipu", "version": env!("CARGO_PKG_VERSION"), "protocol": schema::VERSION }))
}

/// Why a move was refused, as a sentence of its game.
fn refusal(game: &dyn DynGame, words: &Words, refused: &Refused) -> Trouble {
    let message = game.refuse(refused, words, &[]);
    match refused {
        Refused::Words(_) => Trouble::new("notation", message),
        Refused::Rule { rule, reason } => {
            let code = reason.get("code").and_then(Value::as_str).unwrap_or("illegal").to_owned();
            Trouble { code, message, rule: Some((*rule).to_owned()), faults: Vec::new() }
        }
    }
}
