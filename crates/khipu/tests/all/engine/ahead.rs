//! The second version: several games, imagined worlds, and what moves would bring.

use serde_json::{Value, json};

use super::Talk;

/// Every message of whole games of every game fits the schema: `ask` compares each.
#[test]
fn whole_games_speak_as_the_schema_says() {
    let mut talk = Talk::new();
    assert_eq!(talk.ask(&json!({"cmd": "hello"}))["protocol"], 2);
    let games = talk.ask(&json!({"cmd": "games"}))["games"].clone();
    for game in games.as_array().expect("a list") {
        for players in [game["players"]["min"].clone(), game["players"]["max"].clone()] {
            talk.ask(
                &json!({"cmd": "new", "game": game["name"], "players": players, "seed": "schema", "as": 7}),
            );
            for step in 0.. {
                let moves = talk.ask(&json!({"cmd": "moves", "game": 7}));
                let Some(seat) = moves["to_move"].get(0).cloned() else { break };
                let list = moves["moves"][0].as_array().expect("a list");
                let words = list[step * 7 % list.len()].clone();
                if step % 40 == 0 {
                    talk.ask(&json!({"cmd": "position", "seat": seat, "game": 7}));
                    talk.ask(&json!({"cmd": "estimate", "game": 7}));
                    talk.ask(&json!({"cmd": "try", "game": 7}));
                    talk.ask(&json!({"cmd": "why", "seat": seat, "move": words, "game": 7}));
                    talk.ask(&json!({"cmd": "score", "game": 7}));
                    talk.ask(&json!({"cmd": "best", "level": 1, "game": 7}));
                }
                talk.ask(&json!({"cmd": "play", "seat": seat, "move": words, "game": 7}));
                assert!(step < 4000, "these moves lead to an end");
            }
            talk.ask(&json!({"cmd": "score", "game": 7}));
            talk.ask(&json!({"cmd": "record", "game": 7}));
        }
    }
    talk.ask(&json!({"cmd": "close", "game": 7}));
    assert_eq!(talk.refused(&json!({"cmd": "moves", "game": 7}))["code"], "no_game");
    talk.ask(&json!({"cmd": "quit"}));
}

#[test]
fn games_beside_each_other_do_not_touch() {
    let mut talk = Talk::start(2);
    let first = talk.ask(&json!({"cmd": "clone", "as": "b"}));
    let (seat, words) = talk.first_move().expect("a move");
    talk.ask(&json!({"cmd": "play", "seat": seat, "move": words, "game": "b"}));
    assert_eq!(talk.ask(&json!({"cmd": "position"}))["hash"], first["hash"]);
    assert_ne!(talk.ask(&json!({"cmd": "position", "game": "b"}))["hash"], first["hash"]);
    assert_eq!(talk.refused(&json!({"cmd": "moves", "game": "c"}))["code"], "no_game");
    assert_eq!(talk.refused(&json!({"cmd": "clone", "as": [1]}))["code"], "bad_request");
    for number in 0..4094 {
        talk.ask(&json!({"cmd": "clone", "as": number}));
    }
    assert_eq!(talk.refused(&json!({"cmd": "clone", "as": "one more"}))["code"], "too_many_games");
}

#[test]
fn several_moves_are_played_all_or_none() {
    let mut talk = Talk::start(2);
    let mut line = Vec::new();
    talk.ask(&json!({"cmd": "clone", "as": "b"}));
    for _ in 0..6 {
        let moves = talk.ask(&json!({"cmd": "moves", "game": "b"}));
        let step = json!({"seat": moves["to_move"][0], "move": moves["moves"][0][0]});
        talk.ask(&json!({"cmd": "play", "seat": step["seat"], "move": step["move"], "game": "b"}));
        line.push(step);
    }
    let before = talk.ask(&json!({"cmd": "position"}))["hash"].clone();
    let mut wrong = line.clone();
    wrong[4]["move"] = json!("fly to the moon");
    let refused = talk.refused(&json!({"cmd": "play", "moves": wrong}));
    assert!(refused["message"].as_str().is_some_and(|said| said.starts_with("move 5: ")), "{refused}");
    assert_eq!(talk.ask(&json!({"cmd": "position"}))["hash"], before, "none was played");
    let played = talk.ask(&json!({"cmd": "play", "moves": line}));
    assert_eq!(played["played"].as_array().map(Vec::len), Some(6));
    assert_eq!(played["hash"], talk.ask(&json!({"cmd": "position", "game": "b"}))["hash"]);
}

/// A world that agrees with a view, also when only the view is sent: the same for its viewer, and undo goes past barriers.
#[test]
fn imagined_worlds_agree_with_the_view() {
    for (game, players) in
        [("tzolkin", 3), ("tawantinsuyu", 1), ("tawantinsuyu", 3), ("settlers", 1), ("settlers", 3)]
    {
        let mut talk = Talk::new();
        talk.ask(&json!({"cmd": "new", "game": game, "players": players, "seed": "views"}));
        for step in 0..60 {
            let Some((seat, words)) = talk.first_move() else { break };
            if step % 20 == 0 {
                let view = talk.ask(&json!({"cmd": "position", "seat": seat}))["position"].clone();
                talk.ask(&json!({"cmd": "imagine", "seat": seat, "seed": "a", "as": "by seat"}));
                talk.ask(&json!({"cmd": "load", "view": view, "seed": "a", "as": "by view"}));
                let [one, other] = ["by seat", "by view"].map(|id| {
                    let world = talk.ask(&json!({"cmd": "position", "game": id}));
                    assert_eq!(
                        talk.ask(&json!({"cmd": "position", "seat": seat, "game": id}))["position"],
                        view
                    );
                    world
                });
                assert_eq!(one, other, "the same seed gives the same world");
                assert_ne!(one["hash"], talk.ask(&json!({"cmd": "position"}))["hash"], "it is another world");
                let mut played = 0;
                while played < 12 {
                    let moves = talk.ask(&json!({"cmd": "moves", "game": "by view"}));
                    let Some(seat) = moves["to_move"].get(0).cloned() else { break };
                    let words = moves["moves"][0][0].clone();
                    talk.ask(&json!({"cmd": "play", "seat": seat, "move": words, "game": "by view"}));
                    played += 1;
                }
                for _ in 0..played {
                    talk.ask(&json!({"cmd": "undo", "game": "by view"}));
                }
                assert_eq!(
                    talk.ask(&json!({"cmd": "position", "game": "by view"})),
                    other,
                    "undone past barriers"
                );
            }
            talk.ask(&json!({"cmd": "play", "seat": seat, "move": words}));
        }
        let mut view = talk.ask(&json!({"cmd": "position", "seat": 0}))["position"].clone();
        view["players"] = json!(9);
        let refused = talk.refused(&json!({"cmd": "load", "view": view}));
        assert_eq!((&refused["code"], refused["faults"].as_array().is_some()), (&json!("bad_view"), true));
    }
}

/// What is tried is what would happen, and terms add up.
#[test]
fn what_is_tried_is_what_happens() {
    let mut talk = Talk::start(2);
    for _ in 0..20 {
        let tried = talk.ask(&json!({"cmd": "try"}));
        let listed = tried["moves"].as_array().expect("a list").last().expect("a move").clone();
        talk.ask(&json!({"cmd": "play", "seat": tried["seat"], "move": listed["move"]}));
        let found = talk.ask(&json!({"cmd": "estimate"}));
        assert_eq!(found["estimates"], listed["estimates"]);
        for (estimate, terms) in found["estimates"]
            .as_array()
            .expect("numbers")
            .iter()
            .zip(found["terms"].as_array().expect("terms"))
        {
            let sum: f64 = terms.as_object().expect("by name").values().filter_map(Value::as_f64).sum();
            assert!(
                (sum - estimate.as_f64().expect("a number")).abs() < 0.01,
                "{terms} is {sum}, not {estimate}"
            );
        }
    }
}

/// A test says which card comes next: a world is found in which it does.
#[test]
fn a_wish_for_a_card_comes_true() {
    for (game, players) in [("tzolkin", 2), ("tawantinsuyu", 2), ("settlers", 2)] {
        let mut talk = Talk::new();
        talk.ask(&json!({"cmd": "new", "game": game, "players": players, "seed": "deck"}));
        let mut wishes = 0;
        // First moves draw little.
        while wishes < 1 {
            let (seat, words) = talk.first_move().expect("something is drawn before the end");
            let moves = json!([{"seat": seat, "move": words}]);
            let told = ["one", "another"].map(|seed| {
                talk.ask(&json!({"cmd": "imagine", "seat": seat, "seed": seed, "as": "world"}));
                talk.ask(&json!({"cmd": "play", "moves": moves, "game": "world"}))["played"][0]["events"]
                    .clone()
            });
            let [one, another] = told.each_ref().map(|events| events.as_array().expect("events"));
            if let Some(drawn) = one.iter().find(|event| !another.contains(event)) {
                let wish = json!({"cmd": "imagine", "seat": seat, "seed": "wish", "moves": moves, "events": [drawn], "as": "wish"});
                talk.ask(&wish);
                let played = talk.ask(&json!({"cmd": "play", "seat": seat, "move": words, "game": "wish"}));
                assert!(played["events"].as_array().is_some_and(|events| events.contains(drawn)), "{drawn}");
                let never = json!([drawn, {"event": "never"}]);
                let wish =
                    json!({"cmd": "imagine", "seat": seat, "moves": moves, "events": never, "tries": 50});
                assert_eq!(talk.refused(&wish)["code"], "no_world");
                wishes += 1;
            }
            talk.ask(&json!({"cmd": "play", "moves": moves}));
        }
    }
}
