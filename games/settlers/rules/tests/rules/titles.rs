//! Every title is played once, and what its player has before and after is compared (`titles.txt`).

use std::collections::{BTreeMap, BTreeSet};

use khipu_settlers::{Good, Settlers, Stage};

use crate::scene::Scene;

const CASES: &str = include_str!("titles.txt");

/// Counts that are compared only where a case names them.
const NAMED: [&str; 5] = ["locations", "foundations", "deals", "samurai", "under"];

struct Case {
    line: usize,
    title: &'static str,
    faction: &'static str,
    set: Vec<&'static str>,
    moves: Vec<&'static str>,
    gives: &'static str,
}

fn cases() -> Vec<Case> {
    let lines = CASES.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|(number, line)| {
            let parts: Vec<&str> = line.split('|').map(str::trim).collect();
            let [title, faction, set, moves, gives] = parts[..] else { panic!("line {}", number + 1) };
            let list =
                |text: &'static str, at: char| text.split(at).map(str::trim).filter(|part| !part.is_empty());
            Case {
                line: number + 1,
                title,
                faction,
                set: list(set, ';').collect(),
                moves: list(moves, ',').collect(),
                gives,
            }
        })
        .collect()
}

/// All that can be compared, of both seats.
fn counts(scene: &Scene) -> BTreeMap<String, i64> {
    let mut counts = BTreeMap::new();
    for (seat, prefix) in [(0, ""), (1, "enemy.")] {
        let side = &scene.position.table.sides[seat];
        let mut put = |name: &str, count: i64| {
            counts.insert(format!("{prefix}{name}"), count);
        };
        for &(name, good) in &Good::NAMES[..Good::HELD] {
            put(name, side.goods.get(good).into());
        }
        put("vp", side.score().into());
        put("favor", side.favor.len().into());
        put("cards", side.hand().into());
        put("locations", side.locations.len().into());
        put("foundations", side.foundations.len().into());
        put("deals", side.deals().into());
        put("samurai", side.locations.all().iter().filter(|location| location.samurai()).count() as i64);
        let under = scene.position.table.under.all().iter();
        put("under", under.filter(|tucked| side.locations.find(tucked.host).is_some()).count() as i64);
    }
    counts
}

fn set(scene: &mut Scene, command: &str) {
    let (seat, command) = command.strip_prefix("enemy ").map_or((0, command), |rest| (1, rest));
    let (verb, rest) = command.split_once(' ').unwrap_or((command, ""));
    let words: Vec<&str> = rest.split_whitespace().collect();
    match verb {
        "have" => {
            scene.have(seat, rest);
        }
        "hand" => {
            scene.hand(seat, &words);
        }
        "built" => {
            scene.built(seat, &words);
        }
        "deal" => {
            scene.deals(seat, &words);
        }
        "favor" => {
            scene.favor(seat, &words);
        }
        "deck" => {
            scene.deck(&words);
        }
        "f" => {
            scene.foundations(seat, &["COM068"]);
        }
        "guard" => scene.location(seat, words[0]).guard(),
        "guarded" => scene.location(seat, words[0]).defend(true),
        "tokens" => scene.location(seat, words[0]).tokens = words[1].parse().expect("a number"),
        "round" => {
            scene.round(words[0].parse().expect("a number"));
        }
        other => panic!("{other} is no way to set a table"),
    }
}

/// Plays the moves of a case and says how many cards of its own hand seat 0 played.
fn play(scene: &mut Scene, moves: &[&str]) -> i64 {
    let mut played = 0;
    for &text in moves {
        let (refused, text) = text.strip_prefix('!').map_or((false, text), |rest| (true, rest));
        let (seat, text) = text.strip_prefix("1:").map_or((0, text), |rest| (1, rest));
        let in_hand = text.split(' ').nth(1).and_then(|id| scene.game.components().card(id));
        let in_hand = in_hand.is_some_and(|card| scene.position.table.sides[seat].seen.has(card));
        let plays = ["build ", "deal ", "raze "].iter().any(|verb| text.starts_with(verb));
        played += i64::from(seat == 0 && in_hand && plays);
        match text {
            _ if refused => assert!(!scene.can(seat, text), "{text} is listed"),
            "*" => {
                scene.check();
                scene.step();
            }
            "round" => {
                scene.next_turns();
            }
            "end" => {
                scene.end_round();
                assert_eq!(scene.position.table.stage, Stage::Over);
            }
            _ => {
                scene.play(seat, &[text]);
            }
        }
    }
    played
}

/// IS-10.1, IS-10.2: each title does what its effect says.
#[test]
fn each_title_does_what_it_says() {
    for case in cases() {
        let Case { line, title, faction, .. } = case;
        let enemy = if faction == "roman" { "barbarian" } else { "roman" };
        let mut scene = Scene::new(&[faction, enemy]);
        case.set.iter().for_each(|command| set(&mut scene, command));
        let before = counts(&scene);
        let played = play(&mut scene, &case.moves);
        let mut after = counts(&scene);
        *after.entry("cards".to_owned()).or_default() += played;
        let mut wanted: BTreeMap<&str, i64> = BTreeMap::new();
        for word in case.gives.split_whitespace() {
            let at = word.find(['+', '-']).unwrap_or_else(|| panic!("line {line}: {word}"));
            wanted.insert(&word[..at], word[at..].parse().expect("a number"));
        }
        for (name, &count) in &after {
            let change = count - before[name];
            let of_enemy = name.starts_with("enemy.");
            let optional =
                NAMED.contains(&name.trim_start_matches("enemy.")) || of_enemy && name.ends_with("vp");
            match wanted.remove(name.as_str()) {
                Some(wanted) => assert_eq!(change, wanted, "line {line}: {title}: {name}"),
                // What others gain in a whole round is not the subject.
                None if optional || of_enemy && case.moves.contains(&"round") => {}
                None if of_enemy && case.moves.contains(&"end") => {}
                None => assert_eq!(change, 0, "line {line}: {title}: {name}"),
            }
        }
        assert!(wanted.is_empty(), "line {line}: {title}: nobody knows {wanted:?}");
    }
}

/// IS-10.1: no title is left out, and a case plays the title that it names.
#[test]
fn every_title_has_a_case() {
    let game = Settlers::new();
    let rules = game.components();
    assert_eq!((rules.titles.len(), rules.ids.len()), (192, 314));
    let known: BTreeSet<&str> = rules.titles.iter().map(|title| title.id.as_str()).collect();
    let cases = cases();
    let played: BTreeSet<&str> = cases.iter().map(|case| case.title).collect();
    assert_eq!(known.difference(&played).collect::<Vec<_>>(), Vec::<&&str>::new(), "titles without a case");
    assert_eq!(played.difference(&known).collect::<Vec<_>>(), Vec::<&&str>::new(), "cases without a title");
    for case in &cases {
        let words = case.set.iter().chain(&case.moves).flat_map(|part| part.split_whitespace());
        let mut named = words.filter_map(|word| rules.card(word)).map(|card| rules.title(card).id);
        assert!(
            named.any(|title| title.as_str() == case.title),
            "line {}: {} is not played",
            case.line,
            case.title
        );
    }
}
