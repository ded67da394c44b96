//! Walks through games at random, looking at the screens; and what is particular to cards.

use std::collections::HashSet;

use khipu_core::{Game as _, Seat, Viewer};
use khipu_settlers::{Components, Event, Move, Settlers};
use khipu_words::{Language, Words};

use super::face_of_card::CardFace;
use super::{effect_line, hand};
use crate::SettlersUi;
use khipu_board::testing::{self as walk, Walk};
use khipu_board::{BoardUi as _, GameUi as _};

/// Bytes of changed pieces, taken whole, that nine moves of ten stay below. Of a piece only the elements that have changed
/// are sent.
const USUAL: usize = 24_000;
/// One screen of so many is looked at.
const EVERY: usize = 5;

/// Games of one to five players, in turn with each way to pick cards.
const GAMES: [(usize, &[(&str, &str)]); 5] = [
    (1, &[("faction1", "aztec")]),
    (2, &[("faction1", "aztec"), ("faction2", "japanese"), ("lookout", "alternate")]),
    (3, &[("faction1", "roman"), ("faction2", "egyptian"), ("faction3", "barbarian")]),
    (4, &[("lookout", "advanced")]),
    (5, &[("lookout", "peaceful")]),
];

fn start((players, options): (usize, &[(&str, &str)]), seed: &str) -> Walk<SettlersUi> {
    Walk::new(Settlers::new(), players, seed, options)
}

#[test]
fn every_screen_is_whole() {
    GAMES.into_iter().for_each(|game| walk::screens_are_whole(start(game, "screens"), EVERY));
}

#[test]
fn every_move_can_be_clicked_and_no_two_alike() {
    GAMES.into_iter().for_each(|game| walk::moves_can_be_clicked(start(game, "parts"), EVERY));
}

#[test]
fn every_part_has_a_button() {
    GAMES.into_iter().for_each(|game| walk::every_part_has_a_button(start(game, "buttons"), EVERY));
}

#[test]
fn every_spot_leads_to_words_that_are_a_move_or_to_none() {
    walk::spots_mean_moves(start((3, &[]), "wishes"), 400, EVERY);
}

/// Cards, locations and prayers of one step may be gone at the end of the same move.
#[test]
fn events_happen_at_spots() {
    for game in [GAMES[0], GAMES[3]] {
        walk::events_happen_at_spots(start(game, "scenes"), EVERY, |_, part| {
            ["card-", "loc-", "prayer"].iter().any(|kind| part.starts_with(kind))
        });
    }
}

#[test]
fn the_board_is_told_in_words() {
    for game in [GAMES[0], GAMES[1]] {
        walk::board_is_told(start(game, "words"), 20, 3);
    }
}

#[test]
fn little_changes_from_move_to_move() {
    let games = [GAMES[0], GAMES[1], GAMES[3]].into_iter();
    let mut changes: Vec<usize> = games.flat_map(|game| walk::changes(start(game, "changes"), 300)).collect();
    changes.sort_unstable();
    let (usual, most) = (changes[changes.len() * 9 / 10], changes[changes.len() - 1]);
    assert!(usual < USUAL, "nine of ten below {usual}, all below {most}");
}

/// A click on a card of the hand never loses it: that has a button of its own.
#[test]
fn no_card_is_lost_by_a_click() {
    let mut walk = start(GAMES[1], "clicks");
    let mut lost = 0;
    while let Some(seat) = walk.decider() {
        let view = walk.view(Viewer::Seat(seat));
        for &listed in walk
            .legal
            .iter()
            .filter(|listed| matches!(listed, Move::Deal(_) | Move::Raze(_) | Move::Tuck(..)))
        {
            let parts = SettlersUi::parts(&walk.game, &view, listed);
            assert!(!parts.iter().any(|part| part.starts_with("card-")), "{parts:?}");
            lost += 1;
        }
        walk.step(seat);
    }
    assert!(lost > 20, "{lost}");
}

#[test]
fn nobody_is_pointed_to_a_hidden_card() {
    let mut walk = start((2, &[("lookout", "alternate")]), "leaks");
    let mut drawn = 0;
    while let Some(seat) = walk.decider() {
        for (event, _) in walk.step(seat) {
            let hidden = match event {
                Event::Drawn { card, .. }
                | Event::PileKept { card, .. }
                | Event::LookedAt { card, .. }
                | Event::LookKept { card, .. } => card,
                _ => None,
            };
            if let Some(card) = hidden {
                drawn += 1;
                assert!(
                    !SettlersUi::scene(&walk.game, &event).iter().any(|part| part.contains(card.as_str())),
                    "{event:?}"
                );
            }
        }
    }
    assert!(drawn > 20, "{drawn}");
}

#[test]
fn only_the_own_hand_is_shown() {
    let walk = start((3, &[]), "hands");
    assert!(walk.parts_in(hand::GROUP, Viewer::Spectator).is_empty());
    let [one, other] = [0, 1].map(|seat| walk.parts_in(hand::GROUP, Viewer::Seat(Seat::new(seat))));
    let cards = |parts: &[String]| {
        parts.iter().filter(|part| part.starts_with("card-")).collect::<HashSet<_>>().len()
    };
    assert_eq!((cards(&one), cards(&other)), (5, 5));
    assert!(one.iter().all(|card| !other.contains(card)));
}

/// However many locations somebody has, each stands once among the rows, in the row of its kind.
#[test]
fn every_location_has_its_strip() {
    let mut walk = start(GAMES[2], "strips");
    let rules = Components::builtin();
    let mut most = 0;
    while let Some(seat) = walk.decider() {
        let table = walk.view(Viewer::Spectator).table;
        let pieces = walk.paint(Viewer::Spectator);
        for (index, side) in table.sides[..table.actors()].iter().enumerate() {
            for location in side.locations.all() {
                let kind = rules.plan(location.card).kind.name();
                let row = pieces.iter().find(|piece| piece.id == format!("is-row-{index}-{kind}"));
                let part = format!("loc-{}", rules.id(location.card));
                let html = &row.expect("a row for each kind").html;
                assert_eq!(
                    walk::values(html, "data-part").filter(|known| *known == part).count(),
                    1,
                    "{part}"
                );
            }
            most = most.max(side.locations.len());
        }
        for _ in 0..EVERY {
            walk.decider().map(|_| walk.step(seat));
        }
    }
    assert!(most > 8, "{most}");
}

/// Cards whose values are not the published ones say so, and lead to the rule that tells how to correct them.
#[test]
fn designed_cards_are_marked() {
    let (rules, words) = (Components::builtin(), Words::with_games(Language::English, [SettlersUi::LOCALES]));
    let letters = std::array::from_fn(|_| String::new());
    let told = |title: &str| {
        let card = rules.title_named(title).expect("a title").cards[0];
        CardFace::new(&rules, rules.plan(card), &words, &letters)
    };
    // Of the one the rulebook states the effect, of the other nothing.
    for title in ["sacrificial-altar", "chinampa"] {
        let face = told(title);
        assert!(face.large.contains("i-is-designed") && face.strip.contains("i-is-designed"), "{title}");
        assert!(face.tip.ends_with(&words.word("settlers-board-designed-tip")), "{}", face.tip);
        assert_eq!(face.rule, "IS-1.8");
    }
    let public = told("quarry");
    assert!(!public.large.contains("i-is-designed") && public.rule == "IS-1.3");
}

/// What a prayer shows is there for everybody to look at, under a name of its own, and gone when it is over.
#[test]
fn prayers_are_revealed() {
    let mut seen = HashSet::new();
    for seed in ["one", "two", "three", "four", "five", "six"] {
        let mut walk = start((2, &[("faction1", "aztec"), ("faction2", "roman")]), seed);
        while let Some(seat) = walk.decider() {
            for (event, position) in walk.step(seat) {
                let Event::Prayed { card } = event else { continue };
                let view = walk.game.view(&position, Viewer::Spectator);
                let pieces = SettlersUi::paint(&walk.game, &view, &view, &walk.context(Viewer::Spectator));
                let prayer = pieces.iter().find(|piece| piece.id == "is-prayer").expect("a prayer");
                let part = format!(r#"data-part="card-{card}""#);
                assert!(prayer.html.contains(&part), "{part}: {}", prayer.html);
                let name = walk::values(&prayer.html, "data-reveal").next().expect("a name");
                seen.insert(format!("{seed} {name}"));
            }
        }
        let pieces = walk.paint(Viewer::Spectator);
        assert!(!pieces.iter().any(|piece| piece.html.contains("data-reveal")));
    }
    assert!(seen.len() > 3, "{seen:?}");
}

/// What each card of a pack does is told, and told apart: a card without an effect is the only one without words.
#[test]
fn every_effect_has_a_line() {
    let (rules, words) = (Components::builtin(), Words::with_games(Language::English, [SettlersUi::LOCALES]));
    for plan in &rules.plans {
        let line = effect_line(&rules, plan, &words);
        let id = rules.titles[usize::from(plan.title)].id;
        assert!(!line.contains('⟨'), "{id}: {line}");
        assert_eq!(line.is_empty(), plan.effect == khipu_settlers::Effect::default(), "{id}: {line}");
    }
}

/// A deck is named in the phrase itself, with the endings that belong to it, and French has its spaces.
#[test]
fn effects_are_told_in_the_grammar_of_each_language() {
    let rules = Components::builtin();
    let told = |language| {
        let words = Words::with_games(language, [SettlersUi::LOCALES]);
        let lines = rules.plans.iter().map(|plan| effect_line(&rules, plan, &words).replace('\u{202f}', "~"));
        lines.collect::<std::collections::BTreeSet<_>>().into_iter().collect::<Vec<_>>().join("\n")
    };
    let (polish, russian, french) = (told(Language::Polish), told(Language::Russian), told(Language::French));
    for (lines, said, never) in [
        (&polish, ["obejrzyj 2 karty frakcyjne, zatrzymaj 1", "co najmniej 3: 2 punkty"], "(frakcyjna)"),
        (&russian, ["посмотрите 2 карты фракции, оставьте 1", "не меньше 3: 2 очка"], "(чёрный цвет)"),
        (&french, ["regarder 2 cartes de faction, en garder 1", "par carte dorée"], "jusqu’à 1 de"),
    ] {
        for said in said {
            assert!(lines.contains(said), "{said}: {lines}");
        }
        assert!(!lines.contains(never), "{never}: {lines}");
    }
    assert!(french.contains("~;") && !french.contains(" ;"), "{french}");
    assert!(
        french.lines().all(|line| line.match_indices([':', ';']).all(|(at, _)| line[..at].ends_with('~')))
    );
}

#[test]
fn effects_are_told_from_their_types() {
    let (rules, words) = (Components::builtin(), Words::with_games(Language::English, [SettlersUi::LOCALES]));
    let told = |title: &str| {
        let card = rules.title_named(title).expect("a title").cards[0];
        effect_line(&rules, rules.plan(card), &words)
    };
    assert_eq!(told("quarry"), "Production: 1 stone. When built: 1 stone");
    assert_eq!(told("gold-mine"), "Action (up to 2 times): 1 worker → 1 gold");
    assert_eq!(told("rubble"), "Production: 1 stone per grey location, at most 3");
    assert_eq!(told("gallows"), "You raze: 1 point");
    assert_eq!(told("statue"), "When built: 1 point per grey location, at most 6; 1 card");
    assert_eq!(told("slaver"), "You build a faction location: 1 gold → 2 points or 1 stone → 1 point");
    let prayer = "Prayer 5 (announce brown, red, grey): 1 of the matching good for each matching card";
    assert_eq!(told("sacrificial-altar"), format!("Action (up to 2 times): 1 worker → {prayer}"));
}
