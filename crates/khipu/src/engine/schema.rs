//! Every message of the protocol. From this table the JSON Schema, the page and the types for Python are made
//! (`tests/documents`), and whole games are checked against it.

use serde_json::{Map, Value, json};

/// The version of the protocol. Whatever was said in the first one is still answered as it was.
pub const VERSION: u8 = 2;

/// What stands in a field.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Text,
    Whole,
    Number,
    Truth,
    Object,
    Seat,
    Viewer,
    Id,
    Seats,
    Texts,
    Numbers,
    Moves,
    Steps,
    Played,
    Tried,
    Terms,
    Events,
    Games,
    Hint,
    Objects,
    OptionalText,
}

impl Kind {
    /// As JSON Schema.
    #[must_use]
    pub fn schema(self) -> Value {
        let list = |items: Value| json!({ "type": "array", "items": items });
        let of = |kind: Self| kind.schema();
        match self {
            Self::Text => json!({ "type": "string" }),
            Self::Whole => json!({ "type": "integer", "minimum": 0 }),
            Self::Number => json!({ "type": "number" }),
            Self::Truth => json!({ "type": "boolean" }),
            Self::Object => json!({ "type": "object" }),
            Self::Seat => json!({ "type": "integer", "minimum": 0, "maximum": 4 }),
            Self::Viewer => json!({ "anyOf": [of(Self::Seat), { "const": "spectator" }] }),
            Self::Id => json!({ "type": ["string", "number", "null"] }),
            Self::Seats => list(of(Self::Seat)),
            Self::Texts => list(of(Self::Text)),
            Self::Numbers => list(of(Self::Number)),
            Self::Moves => list(of(Self::Texts)),
            Self::Steps => list(object(&[("seat", Self::Seat), ("move", Self::Text)], &[])),
            Self::Played => {
                list(object(&[("events", Self::Events), ("barrier", Self::Truth), ("hash", Self::Text)], &[]))
            }
            Self::Tried => list(object(
                &[("move", Self::Text), ("estimates", Self::Numbers), ("to_move", Self::Seats)],
                &[("rival", Self::Number)],
            )),
            Self::Terms => list(json!({ "type": "object", "additionalProperties": of(Self::Number) })),
            Self::Events => list(json!({ "$ref": "#/$defs/event" })),
            Self::Games => list(object(
                &[("name", Self::Text), ("rules", Self::Whole), ("players", Self::Object)],
                &[("options", Self::Objects)],
            )),
            Self::Objects => list(json!({ "type": "object" })),
            Self::Hint => {
                json!({ "type": "object", "required": ["verdict", "iterations", "nodes", "lines"] })
            }
            Self::OptionalText => json!({ "type": ["string", "null"] }),
        }
    }

    /// As a type of Python.
    #[must_use]
    pub const fn python(self) -> &'static str {
        match self {
            Self::Text => "str",
            Self::Whole | Self::Seat => "int",
            Self::Number => "float",
            Self::Truth => "bool",
            Self::Object | Self::Hint => "dict[str, Any]",
            Self::Viewer => "int | Literal[\"spectator\"]",
            Self::Id => "str | int | None",
            Self::Seats => "list[int]",
            Self::Texts => "list[str]",
            Self::Numbers => "list[float]",
            Self::Moves => "list[list[str]]",
            Self::Steps => "list[Step]",
            Self::Played => "list[Played]",
            Self::Tried => "list[Tried]",
            Self::Terms => "list[dict[str, float]]",
            Self::Events | Self::Games | Self::Objects => "list[dict[str, Any]]",
            Self::OptionalText => "str | None",
        }
    }
}

fn object(always: &[(&str, Kind)], sometimes: &[(&str, Kind)]) -> Value {
    let fields = always.iter().chain(sometimes);
    let properties: Map<String, Value> =
        fields.map(|(name, kind)| ((*name).to_owned(), kind.schema())).collect();
    let required: Vec<&str> = always.iter().map(|(name, _)| *name).collect();
    json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false })
}

/// A field of a message.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// What stands in it.
    pub kind: Kind,
    /// Whether it must be there.
    pub needed: bool,
    /// What it says.
    pub meaning: &'static str,
}

const fn must(name: &'static str, kind: Kind, meaning: &'static str) -> Field {
    Field { name, kind, needed: true, meaning }
}

const fn may(name: &'static str, kind: Kind, meaning: &'static str) -> Field {
    Field { name, kind, needed: false, meaning }
}

/// A command, and what is answered if it went well.
#[derive(Clone, Copy, Debug)]
pub struct Command {
    /// Its name.
    pub name: &'static str,
    /// The version of the protocol that brought it.
    pub since: u8,
    /// What it does.
    pub meaning: &'static str,
    /// What it takes besides `id` and `cmd`.
    pub takes: &'static [Field],
    /// What is answered besides `id` and `ok`.
    pub answers: &'static [Field],
    /// Whether a game may add fields of its own to the answer.
    pub open: bool,
}

const GAME: Field = may("game", Kind::Id, "which open game; by default the one without an id");
const AS: Field = may("as", Kind::Id, "the id of the game that is opened; by default none");
const SEAT: Field = must("seat", Kind::Seat, "the seat");
const MOVE: Field = must("move", Kind::Text, "the move in words");
const HASH: Field = must("hash", Kind::Text, "the hash of the position now");
const TO_MOVE: Field = must("to_move", Kind::Seats, "the seats that must decide");
const OPENED: &[Field] = &[
    must("game", Kind::Text, "the name of the game"),
    must("players", Kind::Whole, "how many play"),
    must("options", Kind::Object, "the options that were chosen"),
    must(
        "commitment",
        Kind::OptionalText,
        "the promise of the seed; null where the game did not begin from one",
    ),
    TO_MOVE,
    HASH,
];

const fn command(
    name: &'static str,
    since: u8,
    meaning: &'static str,
    takes: &'static [Field],
    answers: &'static [Field],
) -> Command {
    Command { name, since, meaning, takes, answers, open: false }
}

/// All commands.
pub const COMMANDS: &[Command] = &[
    command(
        "hello",
        2,
        "says who answers",
        &[],
        &[
            must("program", Kind::Text, "khipu"),
            must("version", Kind::Text, "its version"),
            must("protocol", Kind::Whole, "the version of the protocol"),
        ],
    ),
    command(
        "games",
        1,
        "lists the games",
        &[],
        &[must(
            "games",
            Kind::Games,
            "`name`, `rules`, `players` (`min`, `max`), `options` (`name`, `values`, `default`, `rule`)",
        )],
    ),
    command(
        "new",
        1,
        "sets up a game",
        &[
            must("game", Kind::Text, "the name of the game"),
            must("players", Kind::Whole, "how many play"),
            must("seed", Kind::Id, "any text"),
            may("options", Kind::Object, "options by name"),
            AS,
        ],
        OPENED,
    ),
    command(
        "load",
        1,
        "goes on from a position, a record, or what one seat sees: then in a world that agrees with it",
        &[
            may("position", Kind::Object, "a position"),
            may("record", Kind::Text, "a record"),
            may("view", Kind::Object, "what `position` with `seat` gave"),
            may("seed", Kind::Id, "which world, for a view"),
            AS,
        ],
        OPENED,
    ),
    command(
        "position",
        1,
        "the position; with `seat` only what that viewer may know",
        &[may("seat", Kind::Viewer, "who looks"), GAME],
        &[must("position", Kind::Object, "see `docs/positions.md`"), HASH],
    ),
    command(
        "moves",
        1,
        "the legal moves",
        &[GAME],
        &[TO_MOVE, must("moves", Kind::Moves, "for each of them, in the same order, the list of its moves")],
    ),
    command(
        "play",
        1,
        "plays a move; with `moves` several, all of them or none",
        &[
            may("seat", Kind::Seat, "the seat"),
            may("move", Kind::Text, "the move in words"),
            may("moves", Kind::Steps, "instead of both: `seat` and `move` of each"),
            GAME,
        ],
        &[
            may("events", Kind::Events, "what happened; see `docs/events.md`"),
            may("barrier", Kind::Truth, "whether undo stops here"),
            may("played", Kind::Played, "for `moves`: `events`, `barrier` and `hash` of each"),
            HASH,
            TO_MOVE,
            must("over", Kind::Truth, "whether the game is over"),
        ],
    ),
    command(
        "best",
        1,
        "what a level would play, or what a search finds",
        &[
            may("seat", Kind::Seat, "by default the first that must decide"),
            may("seed", Kind::Id, "any text"),
            may("level", Kind::Whole, "1 to 5"),
            may("iterations", Kind::Whole, "without `level`: how much is searched (20000)"),
            may("workers", Kind::Whole, "on how many threads (1)"),
            may("nodes", Kind::Whole, "how large the tree may be (1048576)"),
            GAME,
        ],
        &[
            SEAT,
            must("move", Kind::OptionalText, "the move"),
            may(
                "hint",
                Kind::Hint,
                "without `level`: `verdict` (`searched`, `only_move`, `no_budget`), `iterations`, `nodes`, `lines` (best first: `move`, `visits`, `share`, and `line`, the moves expected to follow; the first few, which were compared, also `result` from 0 to 1, `points` with `error`, `place`, and `behind` with `behind_error`, the points behind the first)",
            ),
        ],
    ),
    command(
        "undo",
        1,
        "takes back the last move: not behind a barrier, but in an imagined world as far as one likes",
        &[GAME],
        &[must("undone", Kind::Object, "`seat`, `move`"), TO_MOVE, HASH],
    ),
    command(
        "why",
        1,
        "whether a move is legal, and why it is not",
        &[SEAT, MOVE, GAME],
        &[
            must("legal", Kind::Truth, "whether it is"),
            may("code", Kind::Text, "the name of the reason"),
            may("reason", Kind::Text, "the reason"),
            may("rule", Kind::OptionalText, "the rule"),
        ],
    ),
    Command {
        open: true,
        ..command(
            "score",
            1,
            "the points, with quarters",
            &[GAME],
            &[
                must("over", Kind::Truth, "whether the game is over"),
                must("scores", Kind::Numbers, "of each seat"),
                must("breakdown", Kind::Terms, "for each seat, by source"),
                must("winners", Kind::Seats, "who won"),
                may(
                    "actors",
                    Kind::Objects,
                    "where the rules play somebody: `name`, `score`, `breakdown`; games may add more",
                ),
            ],
        )
    },
    command(
        "record",
        1,
        "the record",
        &[GAME],
        &[must("record", Kind::Text, "the text of `docs/notation.md`")],
    ),
    command("clone", 2, "opens a copy of a game, with all that can be undone in it", &[GAME, AS], OPENED),
    command(
        "imagine",
        2,
        "opens a world that agrees with what a viewer sees; with `moves` and `events` the first in which these moves are possible and tell of these events: so a test says which card comes next",
        &[
            must("seat", Kind::Viewer, "who looks"),
            may("seed", Kind::Id, "which world"),
            may("moves", Kind::Steps, "moves that shall be possible"),
            may(
                "events",
                Kind::Events,
                "events that they shall tell of, in this order; each may have some of its fields only",
            ),
            may("tries", Kind::Whole, "how many worlds are looked at (10000, at most 1000000)"),
            GAME,
            AS,
        ],
        OPENED,
    ),
    command(
        "try",
        2,
        "what each legal move of a seat would bring",
        &[may("seat", Kind::Seat, "by default the first that must decide"), GAME],
        &[
            SEAT,
            must(
                "moves",
                Kind::Tried,
                "`move`, `estimates` of each seat after it, `rival` where the rules play one, and who decides then",
            ),
        ],
    ),
    command(
        "estimate",
        2,
        "the points that each seat may expect at the end",
        &[GAME],
        &[
            must("estimates", Kind::Numbers, "of each seat"),
            must("terms", Kind::Terms, "for each seat what its estimate is made of; they add up to it"),
            may("rival", Kind::Number, "the estimate of whoever the rules play"),
        ],
    ),
    command("close", 2, "forgets a game", &[GAME], &[]),
    command("quit", 1, "ends the engine", &[], &[]),
];

impl Command {
    /// What is sent, as JSON Schema.
    #[must_use]
    pub fn request(&self) -> Value {
        fields(&[("id", json!(true)), ("cmd", json!({ "const": self.name }))], &["cmd"], self.takes, false)
    }

    /// What comes back, as JSON Schema.
    #[must_use]
    pub fn answer(&self) -> Value {
        fields(
            &[("id", json!(true)), ("ok", json!({ "const": true }))],
            &["id", "ok"],
            self.answers,
            self.open,
        )
    }
}

fn fields(first: &[(&str, Value)], needed: &[&str], fields: &[Field], open: bool) -> Value {
    let mut properties: Map<String, Value> =
        first.iter().map(|(name, kind)| ((*name).to_owned(), kind.clone())).collect();
    for field in fields {
        let mut kind = field.kind.schema();
        if let Some(kind) = kind.as_object_mut() {
            kind.insert("description".to_owned(), field.meaning.into());
        }
        properties.insert(field.name.to_owned(), kind);
    }
    let needed =
        needed.iter().copied().chain(fields.iter().filter(|field| field.needed).map(|field| field.name));
    json!({
        "type": "object", "properties": properties, "required": needed.collect::<Vec<_>>(),
        "additionalProperties": open,
    })
}

/// The schema of all messages. Events are those of the games: `event` says what one is.
#[must_use]
pub fn schema(event: &Value) -> Value {
    let requests: Map<String, Value> = COMMANDS.iter().map(|it| (it.name.to_owned(), it.request())).collect();
    let answers: Map<String, Value> = COMMANDS.iter().map(|it| (it.name.to_owned(), it.answer())).collect();
    let error = json!({
        "type": "object",
        "properties": {
            "id": true,
            "ok": { "const": false },
            "error": {
                "type": "object",
                "properties": {
                    "code": { "type": "string" },
                    "message": { "type": "string" },
                    "rule": { "type": "string" },
                    "faults": { "type": "array", "items": { "type": "object" } },
                },
                "required": ["code", "message"],
                "additionalProperties": false,
            },
        },
        "required": ["id", "ok", "error"],
        "additionalProperties": false,
    });
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of khipu engine, version 2",
        "$defs": { "request": requests, "answer": answers, "error": error, "event": event },
    })
}
