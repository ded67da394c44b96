//! Walks through games at random, looking at the screens; and what is particular to cards.

use khipu_core::{Seat, Viewer};
use khipu_settlers::{Card, Components, Event, Kind, Location, Move, Settlers, Side, Tableau};
use khipu_words::{Language, Words};

use super::effect_line;
use super::geometry::{Rect, lay};
use crate::SettlersUi;
use khipu_board::testing::{self as walk, Walk};
use khipu_board::{BoardUi as _, GameUi as _};

/// Bytes of changed pieces, taken whole, that nine moves of ten stay below. Of a piece only the elements that have changed
/// are sent.
const USUAL: usize = 14_000;
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
    assert!(walk.parts_in("hand", Viewer::Spectator).is_empty());
    let (one, other) = (
        walk.parts_in("hand", Viewer::Seat(Seat::new(0))),
        walk.parts_in("hand", Viewer::Seat(Seat::new(1))),
    );
    let cards = |parts: &[String]| parts.iter().filter(|part| part.starts_with("card-")).count();
    assert_eq!((cards(&one), cards(&other)), (5, 5));
    assert!(one.iter().all(|card| !other.contains(card)));
}

/// However many locations somebody has, each has a place of its own inside the room.
#[test]
fn every_tableau_fits() {
    let rules = Components::builtin();
    let room = Rect { x: 10.0, y: 20.0, w: 330.0, h: 270.0 };
    let kinds: [&[Kind]; 3] = [&[Kind::Production], &[Kind::Feature], &[Kind::Action]];
    for count in [0, 1, 7, 20, Tableau::MOST] {
        let mut side = Side::default();
        for card in 0..count {
            // Every seventh card: of all kinds and decks.
            side.locations.push(Location::new((card * 7) as Card));
        }
        let laid = lay(&rules, &side, room, &kinds);
        let (w, h) = laid.card;
        assert_eq!(laid.cards.len(), count);
        for &(at, x, y) in &laid.cards {
            assert!(x >= room.x - 0.1 && x + w <= room.x + room.w + 0.1, "{count}: {x} {w}");
            assert!(y >= room.y - 0.1 && y + h <= room.y + room.h + 0.1, "{count}: {y} {h}");
            let others = laid.cards.iter().filter(|(other, ..)| *other != at);
            for &(_, left, top) in others {
                assert!((left - x).abs() >= w || (top - y).abs() >= h, "{count}: two cards overlap");
            }
        }
    }
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

/// No line of a card begins with a sign that belongs to the word before it.
#[test]
fn words_on_a_card_break_between_words() {
    let (rules, words) = (Components::builtin(), Words::with_games(Language::French, [SettlersUi::LOCALES]));
    for plan in &rules.plans {
        let lines = super::face_of_card::wrap(&effect_line(&rules, plan, &words), 19);
        assert!(lines.iter().all(|line| !line.starts_with([':', ';', '»'])), "{lines:?}");
    }
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
