//! What holds for every game, however it is played.

use std::sync::{Arc, OnceLock};

use khipu_core::{Game as _, Match, Options, Record, Seat, Seed};
use khipu_testkit::walk::{Dice, play_on, start};
use khipu_tzolkin::{Components, Move, Tzolkin};
use proptest::prelude::*;
use serde_json::Value;

const PACK: &str = include_str!("../../components/0.1.0.toml");

fn game() -> &'static Arc<Tzolkin> {
    static GAME: OnceLock<Arc<Tzolkin>> = OnceLock::new();
    GAME.get_or_init(|| Arc::new(Tzolkin::new()))
}

/// A game played at random for some moves.
fn played(players: usize, number: u64, moves: usize) -> Match<Tzolkin> {
    let mut played = start(game(), players, &Options::new(), &format!("properties {number}"));
    play_on(&mut played, &mut Dice::new(number), moves);
    played
}

prop_compose! {
    fn games(most: usize)(players in 2..=4usize, number: u64, moves in 0..most) -> Match<Tzolkin> {
        played(players, number, moves)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn positions_read_back_along_a_game(players in 2..=4usize, number: u64) {
        let mut played = played(players, number, 0);
        let mut dice = Dice::new(number);
        while !played.deciders().is_empty() {
            let text = game().export(played.position()).to_string();
            let form: Value = serde_json::from_str(&text).expect("JSON");
            prop_assert_eq!(game().import(&form), Ok(*played.position()));
            play_on(&mut played, &mut dice, 3);
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_game(players in 2..=4usize, number: u64) {
        let (one, other) = (played(players, number, 2_000), played(players, number, 2_000));
        prop_assert!(one.deciders().is_empty());
        prop_assert_eq!(one.record().write(), other.record().write());
        prop_assert_eq!(one.position(), other.position());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn the_commitment_of_a_record_is_that_of_its_seed(game in games(4), other in "[a-z]{1,8}") {
        let text = game.record().write();
        let line = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).expect("a header");
        let seed: String = serde_json::from_str(line("seed ")).expect("a text");
        prop_assert_eq!(line("commitment "), Seed::from_text(&seed).commitment().to_hex());
        let changed = text.replace(&format!("seed {}", line("seed ")), &format!("seed \"{other}\""));
        prop_assert!(Record::parse(&changed).is_err(), "the promise is broken");
    }

    #[test]
    fn a_refused_move_leaves_the_position_as_it_was(mut here in games(300), there in games(300)) {
        let before = *here.position();
        for (seat, played) in wishes(&there) {
            if here.legal(seat).contains(&played) {
                continue;
            }
            let moves = here.moves().len();
            prop_assert!(here.play(seat, played, &mut Vec::new()).is_err());
            prop_assert_eq!(here.position(), &before);
            prop_assert_eq!(here.moves().len(), moves);
        }
    }

    #[test]
    fn moves_read_back_in_capitals_and_shortened(there in games(300)) {
        for (_, played) in wishes(&there) {
            let words = game().write_move(played);
            prop_assert_eq!(game().parse_move(&words), Ok(played));
            prop_assert_eq!(game().parse_move(&words.to_uppercase()), Ok(played));
            for short in shortened(&words) {
                // A beginning that fits several names is refused; it never means another move.
                match game().parse_move(&short) {
                    Ok(parsed) => prop_assert_eq!(parsed, played, "{} for {}", short, words),
                    Err(error) => prop_assert!(error.word.is_some(), "{}: {:?}", short, error),
                }
            }
            let shortest = unique(&words);
            prop_assert_eq!(game().parse_move(&shortest), Ok(played), "{} for {}", shortest, words);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn an_edited_record_is_refused_or_leads_to_the_same(
        game in games(60),
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..5u8), 1..3),
    ) {
        let text = game.record().write();
        let mut edited = text.clone().into_bytes();
        for (at, byte, how) in edits {
            edit(&mut edited, at, byte, how);
        }
        let Ok(edited) = String::from_utf8(edited) else { return Ok(()) };
        let Ok(record) = Record::parse(&edited) else { return Ok(()) };
        let Ok(replayed) = Match::replay(game.game().clone(), &record, usize::MAX) else { return Ok(()) };
        // What was cut off at the end is missing, and nothing else.
        let length = replayed.moves().len();
        prop_assert!(length <= game.moves().len());
        let until = Match::replay(game.game().clone(), &game.record(), length).expect("the record itself");
        prop_assert_eq!(replayed.position(), until.position(), "{}", edited);
    }
}

/// Every move that could be played, by whoever could play it.
fn wishes(there: &Match<Tzolkin>) -> Vec<(Seat, Move)> {
    let mut there = there.clone();
    let mut wishes = Vec::new();
    for seat in there.deciders().iter() {
        wishes.extend(there.legal(seat).iter().map(|&played| (seat, played)));
    }
    wishes
}

/// The words with one of them cut short, in every way.
fn shortened(words: &str) -> Vec<String> {
    let parts: Vec<&str> = words.split(' ').collect();
    let cut = |at: usize, length: usize| {
        let mut parts = parts.clone();
        parts[at] = &parts[at][..length];
        parts.join(" ")
    };
    // The beginning of a tile's name can be another tile's whole name, as with W1 and W10.
    let is_name = |part: &str| part.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
    (0..parts.len())
        .filter(|&at| is_name(parts[at]))
        .flat_map(|at| (1..parts[at].len()).map(move |length| (at, length)))
        .map(|(at, length)| cut(at, length))
        .collect()
}

/// The words with the verb as short as it can be.
fn unique(words: &str) -> String {
    const VERBS: &str =
        "keep beg place pick end corn wood burn learn pay take up build save buy sell act done calendar turn";
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    let clear =
        |length: &usize| VERBS.split(' ').filter(|other| other.starts_with(&verb[..*length])).count() == 1;
    let shortest = (1..verb.len()).find(clear).unwrap_or(verb.len());
    format!("{} {rest}", &verb[..shortest]).trim().to_owned()
}

fn edit(text: &mut Vec<u8>, at: prop::sample::Index, byte: u8, how: u8) {
    if text.is_empty() {
        return;
    }
    let at = at.index(text.len());
    match how {
        0 => text.truncate(at),
        1 => text[at] = byte,
        2 => drop(text.remove(at)),
        3 => text.insert(at, byte),
        _ => {
            let line = text[at..].iter().position(|&b| b == b'\n').map_or(text.len(), |end| at + end + 1);
            text.drain(at..line);
        }
    }
}

/// A pack with one thing changed.
fn pack(old: &str, new: &str) -> Result<Components, usize> {
    assert!(PACK.contains(old), "{old}");
    Components::from_toml(&PACK.replacen(old, new, 1)).map_err(|faults| faults.len())
}

#[test]
fn packs_that_could_not_be_played_are_refused() {
    assert!(pack("x", "x").is_ok());
    // A bonus that leads to itself, at once or by choice.
    assert_eq!(pack("bonus = \"1 skull\"", "bonus = \"theology +1\"").err(), Some(1));
    assert_eq!(pack("bonus = \"1 skull\"", "bonus = \"any technology +1\"").err(), Some(1));
    assert_eq!(pack("bonus = \"1 skull\"", "bonus = \"may act\"").err(), Some(1));
    // More questions than the stack holds.
    let many = "extraction +3, extraction +3, any temple +1";
    assert_eq!(pack("extraction +1, 1 corn", many).err(), Some(1));
    // Names that mean two tiles.
    assert_eq!(pack("id = \"M1\"", "id = \"a1-1\"").err(), Some(1));
    assert_eq!(pack("id = \"A1-2\"", "id = \"a1-1\"").err(), Some(1));
    // Two markers on a top step.
    assert_eq!(pack("start = 1", "start = 6").err(), Some(1));
    // A first worker that cannot be paid.
    assert_eq!(pack("surcharge = [0,", "surcharge = [1,").err(), Some(1));
    // Sums that do not fit.
    let feeds = vec!["feeds 20"; 20].join(", ");
    assert!(pack("feeds 3", &feeds).is_ok());
    let corn = vec!["20 corn"; 5_000].join(", ");
    assert_eq!(pack("1 wood\", \"1 stone, 1 corn", &format!("{corn}\", \"1 stone, 1 corn")).err(), Some(1));
}

#[test]
fn neutral_workers_never_share_a_space() {
    // With nine teeth 1 faces 5 and 3 faces 7, but 5 does not face 1: the order of the tiles must not matter.
    let odd = PACK.replace("teeth = 10, last = 7", "teeth = 9, last = 7");
    assert_eq!(Components::from_toml(&odd).expect_err("two pairs on each small gear").len(), 8);
}

#[test]
fn positions_that_could_not_go_on_are_refused() {
    let start = start(game(), 2, &Options::new(), "refused");
    let form = game().export(start.position());
    let refused = |field: &str, value: Value| {
        let mut form = form.clone();
        form[field] = value;
        game().import(&form).is_err()
    };
    // The turn that follows the choice of wealth must be ready to be played.
    assert!(refused("turns_left", 0.into()));
    assert!(refused("placed", 3.into()));
    assert!(refused("active", (1 - form["active"].as_u64().expect("a seat")).into()));
    // Nothing is put right silently.
    let mut drawn = form["wealth_drawn"].as_array().expect("a list").clone();
    drawn.push(drawn[0].clone());
    assert!(refused("wealth_drawn", drawn.into()));
}
