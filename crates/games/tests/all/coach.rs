//! What a coach says: facts of the view, at the right moment, in every language, with a rule behind each.

use std::collections::BTreeSet;

use khipu_board::Note;
use khipu_bots::Bot;
use khipu_core::{Options, Seat, Seed};
use khipu_registry::DynGame;
use khipu_words::{Language, Words};
use serde_json::{Value, json};

/// Every note of whole games, each once, with what is lost on the way.
fn notes(game: &dyn DynGame, players: usize, number: u64) -> Vec<Note> {
    let seed = Seed::from_text("coach").numbered(number);
    let mut played = game.start(players as u64, &Options::new(), &format!("coach/{number}")).expect("a game");
    let mut bots: Vec<_> =
        (0..players as u64).map(|seat| game.seat(&Bot::Random.into(), seed.numbered(seat))).collect();
    let mut found: Vec<Note> = Vec::new();
    while let Some(seat) = played.deciders().first() {
        let mut said = played.moment().notes(seat);
        let choice = bots[seat.index()].choose(played.any(), seat).expect("a move");
        let scenes = played.play_scenes(seat, &choice).expect("legal").scenes;
        for event in scenes.iter().filter_map(|scene| scene.event.as_ref()) {
            said.extend(Seat::all(players).filter_map(|seat| event.loss(seat)));
        }
        for note in said {
            if !found.contains(&note) {
                found.push(note);
            }
        }
    }
    found
}

#[test]
fn every_note_is_said_in_every_language_and_has_its_rule() {
    let registry = khipu_games::registry();
    let languages: Vec<Words> =
        Language::NAMES.iter().map(|(_, language)| registry.words(*language)).collect();
    for game in registry.games() {
        let name = game.title().name;
        let players = game.title().min_players.max(2);
        let found: Vec<Note> = (0..3).flat_map(|number| notes(&**game, players, number)).collect();
        let kinds: BTreeSet<&str> = found.iter().map(|note| note.key).collect();
        assert!(kinds.len() >= 4, "{name}: {kinds:?}");
        let rulebook = game.rulebook(Language::English);
        for note in &found {
            assert!(rulebook.contains(&format!("{} ", note.rule)), "{name}: {note:?}");
            for words in &languages {
                let said = note.say(name, words, &[]);
                assert!(!said.contains(['⟨', '{', '_']) && !said.contains("  "), "{name}: {said}");
            }
        }
    }
}

#[test]
fn nobody_is_left_alone_with_the_first_decision() {
    for game in khipu_games::registry().games() {
        let played = game.start(2, &Options::new(), "first").expect("a game");
        let seat = played.deciders().first().expect("a decision");
        assert!(!played.moment().notes(seat).is_empty(), "{}", game.title().name);
    }
}

/// The position that a lesson starts from, changed as a test wants it.
fn lesson(game: &str, number: usize, change: impl FnOnce(&mut Value)) -> Vec<Note> {
    let registry = khipu_games::registry();
    let game = registry.find(game).expect("a game");
    let lesson: Value = serde_json::from_str(game.lessons()[number - 1]).expect("a lesson");
    let mut start = lesson["start"].clone();
    change(&mut start);
    let played = game.load_position(&start).expect("a position");
    played.moment().notes(Seat::new(0))
}

#[test]
fn the_most_urgent_comes_first() {
    let food = &lesson("tzolkin", 5, |_| {})[0];
    assert_eq!((food.key, &food.fields), ("food", &json!({ "days": 0, "need": 6, "have": 1 })));
    assert_eq!(lesson("tzolkin", 5, |start| start["seats"][0]["corn"] = json!(6))[0].key, "pick");
    let festival = &lesson("tawantinsuyu", 8, |_| {})[0];
    assert_eq!(
        (festival.key, &festival.fields),
        ("festival", &json!({ "left": 1, "cards": 5, "potatoes": 1 }))
    );
    assert_eq!(lesson("settlers", 5, |_| {})[0].key, "workers");
    assert_eq!(lesson("settlers", 5, |start| start["round"] = json!(5))[0].key, "last");
}

/// Two worlds that the learner cannot tell apart: another card in the other hand. The coach says the same.
#[test]
fn a_coach_knows_nothing_hidden() {
    let swap = |start: &mut Value| {
        let secret = &mut start["secret"];
        let (hidden, deck) = (secret["god_hands"][1][0].clone(), secret["god_deck"][0].clone());
        secret["god_hands"][1][0] = deck;
        secret["god_deck"][0] = hidden;
        for list in ["/god_deck", "/god_hands/1"] {
            let list = secret.pointer_mut(list).and_then(Value::as_array_mut).expect("cards");
            list.sort_by_key(ToString::to_string);
        }
    };
    for number in 1..=8 {
        assert_eq!(lesson("tawantinsuyu", number, |_| {}), lesson("tawantinsuyu", number, swap), "{number}");
    }
}
