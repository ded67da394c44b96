//! The protocol, as another program would speak it.

mod ahead;
mod fits;

use khipu::engine::Session;
use serde_json::{Value, json};

use fits::Schema;

/// A conversation of which every message is compared with the schema.
struct Talk(Session, Schema);

impl Talk {
    fn new() -> Self {
        Self(Session::new(khipu_games::registry()), Schema::read())
    }

    /// Sends a request that must succeed.
    fn ask(&mut self, request: &Value) -> Value {
        let answer = self.0.answer(&request.to_string());
        assert_eq!(answer["ok"], true, "{request} -> {answer}");
        let command = request["cmd"].as_str().expect("a command");
        self.1.must_fit(&format!("/$defs/request/{command}"), request);
        self.1.must_fit(&format!("/$defs/answer/{command}"), &answer);
        assert_eq!(answer["id"], request["id"], "the id comes back");
        answer
    }

    /// Sends a request that must fail; the error.
    fn refused(&mut self, request: &Value) -> Value {
        let answer = self.0.answer(&request.to_string());
        assert_eq!(answer["ok"], false, "{request} -> {answer}");
        self.1.must_fit("/$defs/error", &answer);
        assert!(
            answer["error"]["message"].as_str().is_some_and(|message| !message.contains('⟨')),
            "{answer}"
        );
        answer["error"].clone()
    }

    fn start(players: u64) -> Self {
        let mut talk = Self::new();
        talk.ask(&json!({"id": "a", "cmd": "new", "game": "tzolkin", "players": players, "seed": "42", "options": {}}));
        talk
    }

    /// The first move of the first seat that must decide.
    fn first_move(&mut self) -> Option<(u64, String)> {
        let moves = self.ask(&json!({"cmd": "moves"}));
        let seat = moves["to_move"].get(0)?.as_u64()?;
        Some((seat, moves["moves"][0][0].as_str()?.to_owned()))
    }

    /// Plays first moves to the end.
    fn play_on(&mut self) -> usize {
        let mut count = 0;
        while let Some((seat, words)) = self.first_move() {
            self.ask(&json!({"cmd": "play", "seat": seat, "move": words}));
            count += 1;
            assert!(count < 5000, "first moves lead to an end");
        }
        count
    }
}

#[test]
fn games_are_listed_with_their_bounds() {
    let games = Talk::new().ask(&json!({"id": 1, "cmd": "games"}));
    let tzolkin = games["games"].as_array().expect("a list").iter().find(|game| game["name"] == "tzolkin");
    assert_eq!(tzolkin.expect("tzolkin")["players"], json!({"min": 2, "max": 4}));
}

#[test]
fn a_game_is_played_to_its_score() {
    let mut talk = Talk::start(3);
    let moves = talk.ask(&json!({"id": 2, "cmd": "moves"}));
    assert_eq!(moves["to_move"], json!([0, 1, 2]), "starting wealth is chosen by all at once");
    assert_eq!(moves["moves"].as_array().map(Vec::len), Some(3));
    assert!(talk.play_on() > 50);
    let score = talk.ask(&json!({"id": 3, "cmd": "score"}));
    assert_eq!(score["over"], true);
    for (total, sources) in score["scores"]
        .as_array()
        .expect("scores")
        .iter()
        .zip(score["breakdown"].as_array().expect("sources"))
    {
        let sum: f64 = sources.as_object().expect("by source").values().filter_map(Value::as_f64).sum();
        assert_eq!(Some(sum), total.as_f64(), "sources add up");
    }
    assert!(!score["winners"].as_array().expect("winners").is_empty());
    let refusal = talk.refused(&json!({"cmd": "play", "seat": 0, "move": "end"}));
    assert_eq!((&refusal["code"], &refusal["rule"]), (&json!("over"), &json!("TZ-10.1")));
}

#[test]
fn a_record_and_a_position_lead_to_the_same_place() {
    let mut talk = Talk::start(2);
    for _ in 0..30 {
        let (seat, words) = talk.first_move().expect("the game goes on");
        talk.ask(&json!({"cmd": "play", "seat": seat, "move": words}));
    }
    let here = talk.ask(&json!({"cmd": "position"}));
    let record = talk.ask(&json!({"cmd": "record"}))["record"].clone();
    let by_record = Talk::new().ask(&json!({"cmd": "load", "record": record}));
    let by_position = Talk::new().ask(&json!({"cmd": "load", "position": here["position"]}));
    assert_eq!(by_record["hash"], here["hash"]);
    assert_eq!(by_position["hash"], here["hash"]);
}

#[test]
fn undo_stops_at_the_barrier() {
    let mut talk = Talk::start(2);
    for seat in 0..2 {
        let moves = talk.ask(&json!({"cmd": "moves"}))["moves"].clone();
        talk.ask(&json!({"cmd": "play", "seat": seat, "move": moves[0][0]}));
    }
    let before = talk.ask(&json!({"cmd": "position"}));
    let seat = talk.ask(&json!({"cmd": "moves"}))["to_move"][0].clone();
    let placed = talk.ask(&json!({"cmd": "play", "seat": seat, "move": "place tikal"}));
    assert_eq!(placed["barrier"], false);
    assert_eq!(placed["events"][0]["event"], "placed");
    assert_eq!(talk.ask(&json!({"cmd": "undo"}))["undone"]["move"], "place tikal");
    assert_eq!(talk.ask(&json!({"cmd": "position"})), before);
    assert_eq!(talk.refused(&json!({"cmd": "undo"}))["code"], "barrier");
    talk.ask(&json!({"cmd": "play", "seat": seat, "move": "place tikal"}));
    assert_eq!(talk.ask(&json!({"cmd": "play", "seat": seat, "move": "end"}))["barrier"], true);
    assert_eq!(talk.refused(&json!({"cmd": "undo"}))["code"], "barrier");
}

#[test]
fn why_names_the_rule_and_changes_nothing() {
    let mut talk = Talk::start(2);
    let before = talk.ask(&json!({"cmd": "position"}));
    let why = talk.ask(&json!({"cmd": "why", "seat": 0, "move": "place tikal"}));
    assert_eq!((&why["legal"], &why["rule"]), (&json!(false), &json!("TZ-2.6")));
    let (seat, words) = talk.first_move().expect("wealth is chosen");
    assert_eq!(talk.ask(&json!({"cmd": "why", "seat": seat, "move": words}))["legal"], true);
    assert_eq!(talk.refused(&json!({"cmd": "why", "seat": 0, "move": "plaice tikal"}))["code"], "notation");
    assert_eq!(talk.ask(&json!({"cmd": "position"})), before);
}

#[test]
fn a_seat_is_shown_only_what_it_may_know() {
    let mut talk = Talk::start(4);
    let whole = talk.ask(&json!({"cmd": "position"}))["position"].clone();
    for seat in 0..4 {
        let view = talk.ask(&json!({"cmd": "position", "seat": seat}))["position"].clone();
        assert_eq!(view["dealt"], whole["dealt"][seat]);
        assert_eq!(view.get("chance"), None);
    }
    let spectator = talk.ask(&json!({"cmd": "position", "seat": "spectator"}))["position"].clone();
    assert_eq!((spectator.get("dealt"), spectator.get("chance")), (None, None));
}

#[test]
fn whatever_comes_in_is_answered() {
    let mut talk = Talk::start(2);
    let hash = talk.ask(&json!({"cmd": "position"}))["hash"].clone();
    let wrong = [
        (json!({"cmd": "dance"}), "unknown_command"),
        (json!({"cmd": 7}), "bad_request"),
        (json!({}), "bad_request"),
        (json!({"cmd": "new", "game": "chess", "players": 2, "seed": "1"}), "unknown_game"),
        (json!({"cmd": "new", "game": "tzolkin", "players": 5, "seed": "1"}), "setup"),
        (json!({"cmd": "new", "game": "tzolkin", "players": -1, "seed": "1"}), "bad_request"),
        (json!({"cmd": "new", "game": "tzolkin", "players": 2}), "bad_request"),
        (
            json!({"cmd": "new", "game": "tzolkin", "players": 2, "seed": "1", "options": {"colour": "red"}}),
            "setup",
        ),
        (json!({"cmd": "load"}), "bad_request"),
        (json!({"cmd": "load", "position": {"game": "tzolkin"}}), "bad_position"),
        (json!({"cmd": "load", "record": "khipu-record 1"}), "bad_record"),
        (json!({"cmd": "play", "seat": 9, "move": "end"}), "bad_request"),
        (json!({"cmd": "play", "seat": 0, "move": "fly to the moon"}), "notation"),
        (json!({"cmd": "position", "seat": "nobody"}), "bad_request"),
    ];
    for (request, code) in wrong {
        assert_eq!(talk.refused(&request)["code"], code, "{request}");
    }
    for line in ["", "{", "[]", "null", "\u{0}", &"[".repeat(100_000)] {
        assert_eq!(talk.0.answer(line)["ok"], false, "{line:.20}");
    }
    assert_eq!(talk.ask(&json!({"cmd": "position"}))["hash"], hash, "nothing was half-loaded");
}

#[test]
fn a_bad_position_is_refused_with_every_fault() {
    let mut talk = Talk::start(2);
    let mut position = talk.ask(&json!({"cmd": "position"}))["position"].clone();
    position["skulls"] = json!(12);
    position["seats"][0]["free_workers"] = json!(2);
    let error = talk.refused(&json!({"cmd": "load", "position": position}));
    let faults = error["faults"].as_array().expect("faults");
    assert_eq!(faults.iter().filter(|fault| fault["problem"] == "count").count(), 2, "{error}");
    // A worker that has gone before the start is a fault of its own.
    assert_eq!(faults.len(), 3, "{error}");
    assert!(faults.iter().all(|fault| fault["message"].is_string()));
}

#[test]
fn best_names_a_legal_move_and_does_not_peek() {
    let mut talk = Talk::start(3);
    let best = talk.ask(&json!({"id": 5, "cmd": "best", "seat": 1, "iterations": 200}));
    let legal = talk.ask(&json!({"cmd": "moves"}))["moves"][1].clone();
    assert!(legal.as_array().is_some_and(|moves| moves.contains(&best["move"])), "{best}");
    assert_eq!(best["hint"]["verdict"], "searched");
    assert_eq!(best["hint"]["lines"][0]["move"], best["move"]);
    assert_eq!(
        talk.ask(&json!({"id": 5, "cmd": "best", "seat": 1, "iterations": 200})),
        best,
        "again the same"
    );
    for level in 1..=3 {
        let answer = talk.ask(&json!({"cmd": "best", "seat": 1, "level": level}));
        assert!(legal.as_array().is_some_and(|moves| moves.contains(&answer["move"])), "{answer}");
    }
    // Other chance and other hands, the same view: the same answer.
    let mut elsewhere = talk.ask(&json!({"cmd": "position"}))["position"].clone();
    elsewhere["chance"]["seed"] = json!("00".repeat(32));
    let hand = elsewhere["dealt"][0].clone();
    elsewhere["dealt"][0] = elsewhere["dealt"][2].clone();
    elsewhere["dealt"][2] = hand;
    let mut other = Talk::new();
    other.ask(&json!({"cmd": "load", "position": elsewhere}));
    let there = other.ask(&json!({"id": 5, "cmd": "best", "seat": 1, "iterations": 200}));
    assert_eq!(there, best);
    for level in 1..=3 {
        let request = json!({"cmd": "best", "seat": 1, "level": level, "seed": "any"});
        assert_eq!(other.ask(&request), talk.ask(&request));
    }
}

/// A seed is no die that always shows the same face: a careless level is careless in one decision and not in the next, and
/// picks from all over the list.
#[test]
fn a_level_rolls_a_new_die_for_each_decision() {
    let mut talk = Talk::start(2);
    let (mut low, mut high) = (1.0f64, 0.0f64);
    for _ in 0..80 {
        let listed = talk.ask(&json!({"cmd": "moves"}));
        let Some(seat) = listed["to_move"].get(0).and_then(Value::as_u64) else { break };
        let moves = listed["moves"][0].as_array().expect("a list").clone();
        let best = talk.ask(&json!({"cmd": "best", "seat": seat, "level": 1, "seed": "a"}))["move"].clone();
        let at = moves.iter().position(|words| *words == best).expect("a legal move");
        if moves.len() >= 4 {
            low = low.min(at as f64 / moves.len() as f64);
            high = high.max(at as f64 / moves.len() as f64);
        }
        talk.ask(&json!({"cmd": "play", "seat": seat, "move": best}));
    }
    assert!(low < 0.2 && high > 0.6, "from {low} to {high}");
}

#[test]
fn best_says_clearly_when_there_is_nothing_to_say() {
    let mut talk = Talk::start(2);
    let nothing = talk.ask(&json!({"cmd": "best", "iterations": 0}));
    assert_eq!(nothing["hint"]["verdict"], "no_budget");
    assert!(nothing["move"].is_string());
    for wrong in
        [json!({"iterations": -1}), json!({"level": 0}), json!({"level": 6}), json!({"workers": "x"})]
    {
        let mut request = wrong;
        request["cmd"] = json!("best");
        assert_eq!(talk.refused(&request)["code"], "bad_request", "{request}");
    }
    let (seat, words) = talk.first_move().expect("wealth is chosen");
    talk.ask(&json!({"cmd": "play", "seat": seat, "move": words}));
    assert_eq!(talk.refused(&json!({"cmd": "best", "seat": seat}))["code"], "not_asked");
    talk.play_on();
    assert_eq!(talk.refused(&json!({"cmd": "best"}))["code"], "over");
}

#[test]
fn a_line_of_brackets_is_refused_before_it_is_read() {
    let mut session = Session::new(khipu_games::registry());
    let wide = format!("{{\"id\":1,\"cmd\":\"load\",\"position\":[{}0]}}", "0,".repeat(7_000_000));
    for line in [wide, "[".repeat(16_000_000), "{\"a\":".repeat(100)] {
        assert_eq!(session.answer(&line)["error"]["code"], "too_large", "{line:.60}");
    }
    assert_eq!(session.answer("{\"id\":2,\"cmd\":\"games\"}")["ok"], true);
}
