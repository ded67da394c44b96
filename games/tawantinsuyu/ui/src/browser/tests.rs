//! Whole games, looked at move by move.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use khipu_bots::Dice;
use khipu_core::{Game as _, Match, Options, Seat, Seed, Viewer};
use khipu_tawantinsuyu::{Move, Tawantinsuyu, View};
use khipu_words::{Language, Words};

use super::geometry::FRAME;
use crate::TawantinsuyuUi;
use khipu_board::{BoardUi as _, Frame, GameUi as _, Piece, Region, RenderContext};

/// A random game with names; `look` sees every moment in which somebody decides.
fn walk(players: u64, mut look: impl FnMut(&Tawantinsuyu, &View, &[Move], &RenderContext<'_>)) {
    let game = Arc::new(Tawantinsuyu::new());
    let words = Words::with_games(Language::English, [TawantinsuyuUi::LOCALES]);
    let names: Vec<String> = ["A<na", "Bruno", "Chaska", "D\"or"].map(str::to_owned).to_vec();
    let mut played = Match::start(game.clone(), players, &Options::new(), "table").expect("a game");
    let mut dice = Dice::new(Seed::from_text("table"));
    while let Some(seat) = played.deciders().first() {
        let moves = played.legal(seat).to_vec();
        let view = game.view(played.position(), Viewer::Seat(seat));
        let context = RenderContext { words: &words, names: &names, viewer: Viewer::Seat(seat) };
        look(&game, &view, &moves, &context);
        let chosen = moves[dice.below(moves.len())];
        played.play(seat, chosen, &mut khipu_core::Silent).expect("a legal move");
    }
}

/// All pieces that a viewer sees.
fn paint(game: &Tawantinsuyu, view: &View, context: &RenderContext<'_>) -> Vec<Piece> {
    let shared = View { viewer: Viewer::Spectator, own: None, ..*view };
    TawantinsuyuUi::paint(game, &shared, view, context)
}

/// The values of an attribute.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let head = format!(" {attribute}=\"");
    html.split(&head).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Every tag is closed by its own.
fn balanced(html: &str) -> bool {
    let mut open: Vec<&str> = Vec::new();
    for tag in html.split('<').skip(1) {
        let Some((inner, text)) = tag.split_once('>') else { return false };
        if text.contains('>') {
            return false;
        }
        let name = inner.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        if inner.starts_with('/') {
            if open.pop() != Some(name) {
                return false;
            }
        } else if !inner.ends_with('/') {
            open.push(name);
        }
    }
    open.is_empty()
}

#[test]
fn every_move_has_parts_of_its_own_and_each_part_can_be_clicked() {
    for players in 1..=4 {
        walk(players, |game, view, moves, context| {
            let pieces = paint(game, view, context);
            let spots: HashSet<&str> =
                pieces.iter().flat_map(|piece| values(&piece.html, "data-part")).collect();
            let mut known: HashMap<Vec<String>, Move> = HashMap::new();
            for &listed in moves {
                let parts = TawantinsuyuUi::parts(game, view, listed);
                for part in &parts {
                    let choice = TawantinsuyuUi::choice(game, view, part, context);
                    assert!(choice.is_some() || spots.contains(part.as_str()), "{part} of {listed:?}");
                    if let Some(choice) = choice {
                        assert!(
                            !choice.label.contains('⟨') && !choice.label.is_empty(),
                            "{part}: {}",
                            choice.label
                        );
                        assert!(!spots.contains(part.as_str()), "{part} is there twice");
                    }
                }
                let mut sorted = parts;
                sorted.sort();
                if let Some(other) = known.insert(sorted.clone(), listed) {
                    panic!("{listed:?} and {other:?} are both {sorted:?}");
                }
            }
        });
    }
}

#[test]
fn every_drawing_is_well_formed_and_has_all_its_words() {
    for players in 1..=4 {
        let mut number = 0;
        walk(players, |game, view, _, context| {
            number += 1;
            if number % 5 != 1 {
                return;
            }
            let symbols: HashSet<&str> = values(TawantinsuyuUi::symbols(), "id").into_iter().collect();
            let mut ids: HashSet<&str> = HashSet::new();
            let pieces: Vec<Piece> = paint(game, view, context);
            for piece in &pieces {
                assert!(balanced(&piece.html), "{}", piece.html);
                assert!(!piece.html.contains('⟨'), "{}", piece.html);
                assert_eq!(values(&piece.html, "id").first(), Some(&piece.id.as_str()));
                for id in values(&piece.html, "id") {
                    assert!(ids.insert(id), "{id} is there twice");
                }
                for used in
                    values(&piece.html, "href").into_iter().filter_map(|href| href.strip_prefix("#i-"))
                {
                    assert!(symbols.contains(format!("i-{used}").as_str()), "no symbol {used}");
                }
            }
            assert!(!TawantinsuyuUi::asks(game, view, context).contains('⟨'));
            for (heading, lines) in TawantinsuyuUi::describe(game, view, context) {
                assert!(!heading.is_empty() && !heading.contains('⟨'), "{heading}");
                assert!(lines.iter().all(|line| !line.contains('⟨')), "{lines:?}");
            }
        });
    }
}

#[test]
fn whoever_clicks_the_parts_of_a_move_means_it() {
    for players in 1..=3 {
        walk(players, |game, view, moves, _| {
            let seat = view.own.expect("a seat looks").seat;
            for &listed in moves {
                let parts = TawantinsuyuUi::parts(game, view, listed);
                let clicked: Vec<&str> = parts.iter().map(String::as_str).collect();
                if let Some(meant) = TawantinsuyuUi::wish(game, view, seat, &clicked) {
                    assert_eq!(meant, listed, "{clicked:?}");
                }
            }
        });
    }
}

#[test]
fn a_click_on_any_spot_of_the_board_means_a_move_that_has_words() {
    let mut wishes = 0;
    walk(2, |game, view, moves, context| {
        if moves.len() % 7 != 0 {
            return;
        }
        for piece in paint(game, view, context) {
            for part in values(&piece.html, "data-part") {
                if let Some(meant) = TawantinsuyuUi::wish(game, view, Seat::new(0), &[part]) {
                    assert_eq!(game.parse_move(&game.write_move(meant)).ok(), Some(meant), "{part}");
                    wishes += 1;
                } else {
                    let silent = [
                        "automa",
                        "price",
                        "offer",
                        "weavings",
                        "statues",
                        "market",
                        "village",
                        "casualties",
                        "bag",
                        "festival",
                        "nomads",
                        "passive",
                        "production",
                    ];
                    assert!(silent.iter().any(|head| part.starts_with(head)), "{part} means nothing");
                }
            }
        }
    });
    assert!(wishes > 1000);
}

#[test]
fn a_move_changes_little_of_what_is_seen() {
    let mut before: HashMap<String, String> = HashMap::new();
    let (mut moves, mut bytes) = (0, 0);
    walk(4, |game, view, _, context| {
        // One pair of eyes sees the whole game.
        let context = RenderContext { viewer: Viewer::Spectator, ..*context };
        let view = View { viewer: Viewer::Spectator, own: None, ..*view };
        for piece in paint(game, &view, &context) {
            if before.get(&piece.id) != Some(&piece.html) {
                bytes += if moves == 0 { 0 } else { piece.html.len() };
                before.insert(piece.id, piece.html);
            }
        }
        moves += 1;
    });
    assert!(bytes / moves < 8 * 1024, "{} bytes a move", bytes / moves);
}

/// The spots of a drawing: their parts, and where they lie in units of the frame.
fn spots(html: &str) -> Vec<(&str, [f32; 4])> {
    let buttons = html.split("<button ").skip(1).filter_map(|button| {
        let part = *values(button, "data-part").first()?;
        let style = values(button, "style").first()?.split(';');
        let mut numbers = style.filter_map(|property| property.split_once(':')?.1.parse::<f32>().ok());
        let Frame { width, height, .. } = FRAME;
        let scale = [width, height, width, height].map(|side| side as f32 / 1000.0);
        let mut area = [0.0; 4];
        for (place, scale) in area.iter_mut().zip(scale) {
            *place = numbers.next()? * scale;
        }
        Some((part, area))
    });
    buttons.collect()
}

/// Whether two spots lie over each other: some are round, the others have corners.
fn overlap((one, a): (&str, [f32; 4]), (other, b): (&str, [f32; 4])) -> bool {
    let round = |part: &str| ["space-", "wedge-", "icon-"].iter().any(|head| part.starts_with(head));
    let middle = |area: [f32; 4]| (area[0] + area[2] / 2.0, area[1] + area[3] / 2.0);
    if round(one) && round(other) {
        let ((ax, ay), (bx, by)) = (middle(a), middle(b));
        return (ax - bx).hypot(ay - by) < (a[2] + b[2]) / 2.0 - 0.5;
    }
    let crossing =
        |from: usize, size: usize| a[from] + a[size] > b[from] + 0.5 && b[from] + b[size] > a[from] + 0.5;
    crossing(0, 2) && crossing(1, 3)
}

#[test]
fn what_can_be_chosen_lies_apart() {
    let mut pairs = 0;
    for players in [1, 3] {
        walk(players, |game, view, moves, context| {
            let parts: HashSet<String> =
                moves.iter().flat_map(|&listed| TawantinsuyuUi::parts(game, view, listed)).collect();
            let pieces = paint(game, view, context);
            let open: Vec<_> = pieces
                .iter()
                .filter(|piece| piece.region == Region::Group("board"))
                .flat_map(|piece| spots(&piece.html))
                .filter(|(part, _)| parts.contains(*part))
                .collect();
            for (at, &one) in open.iter().enumerate() {
                for &other in &open[at + 1..] {
                    assert!(!overlap(one, other), "{one:?} and {other:?}");
                    pairs += 1;
                }
            }
        });
    }
    assert!(pairs > 1000, "{pairs}");
}

/// People never read an id alone: cards and spaces are called by what is printed on them, tiles have their number and what
/// they do, and no two things have the same name.
#[test]
fn everything_that_has_an_id_has_a_name() {
    let game = Tawantinsuyu::new();
    let rules = game.components();
    let unnumbered = (rules.god_cards.iter().map(|plan| plan.id))
        .chain(rules.army.iter().map(|plan| plan.id))
        .chain(rules.hill.spaces.iter().map(|plan| plan.id))
        .chain(rules.conquests.iter().map(|plan| plan.id));
    let numbered = (rules.buildings.iter().map(|plan| plan.id))
        .chain(rules.weavings.iter().map(|plan| plan.id))
        .chain(rules.automa.rows.iter().flatten().map(|space| space.id));
    let ids: Vec<_> = unnumbered.map(|id| (id, false)).chain(numbered.map(|id| (id, true))).collect();
    assert!(ids.len() > 200, "{}", ids.len());
    for (_, language) in Language::NAMES {
        let words = Words::with_games(language, [TawantinsuyuUi::LOCALES]);
        for &(id, numbered) in &ids {
            let name = TawantinsuyuUi::call(&game, id.as_str(), &words).expect("a name");
            let described = name.strip_prefix(&format!("{id} (")).is_some_and(|rest| rest.len() > 3);
            assert!(if numbered { described } else { !name.contains(id.as_str()) }, "{id}: {name}");
            assert!(!name.contains(['{', '⟨']) && !name.contains("()"), "{id}: {name}");
        }
        let spaces =
            rules.hill.spaces.iter().map(|plan| TawantinsuyuUi::call(&game, plan.id.as_str(), &words));
        assert_eq!(spaces.collect::<HashSet<_>>().len(), rules.hill.spaces.len());
    }
}
