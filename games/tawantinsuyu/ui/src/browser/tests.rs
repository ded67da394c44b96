//! Walks through games at random, looking at every screen; and what is particular to the hill.

use std::collections::HashSet;

use khipu_core::{Seat, Viewer};
use khipu_tawantinsuyu::{Pending, Tawantinsuyu};
use khipu_words::{Language, Words};

use super::geometry::FRAME;
use crate::TawantinsuyuUi;
use khipu_board::testing::{self as walk, Walk, values};
use khipu_board::{BoardUi as _, Drawing, GameUi as _, Region, Role};

/// Bytes of changed pieces that a move brings on average, in a game of four.
const USUAL: usize = 8 * 1024;

fn start(players: usize, seed: &str) -> Walk<TawantinsuyuUi> {
    Walk::new(Tawantinsuyu::new(), players, seed, &[])
}

#[test]
fn every_screen_is_whole() {
    (1..=4).for_each(|players| walk::screens_are_whole(start(players, "screens"), 5));
}

/// Payments and the like are never guessed; what is guessed from all parts of a move is that move.
#[test]
fn no_two_moves_are_clicked_alike_and_whoever_clicks_one_means_it() {
    for players in 1..=4 {
        let mut walk = start(players, "parts");
        while let Some(seat) = walk.decider() {
            let view = walk.view(Viewer::Seat(seat));
            let mut known = HashSet::new();
            for &listed in &walk.legal {
                let mut parts = TawantinsuyuUi::parts(&walk.game, &view, listed);
                let clicked: Vec<&str> = parts.iter().map(String::as_str).collect();
                let meant = TawantinsuyuUi::wish(&walk.game, &view, seat, &clicked);
                assert!(meant.is_none_or(|meant| meant == listed), "{clicked:?} means {meant:?}");
                parts.sort();
                assert!(known.insert(parts), "{listed:?} looks like another move");
            }
            walk.step(seat);
        }
    }
}

#[test]
fn every_part_has_a_button_with_words() {
    (1..=4).for_each(|players| walk::every_part_has_a_button(start(players, "buttons"), 3));
}

#[test]
fn every_spot_leads_to_words_that_are_a_move_or_to_none() {
    walk::spots_mean_moves(start(2, "wishes"), 1000, 7);
}

#[test]
fn the_board_is_told_in_words() {
    (1..=2).for_each(|players| walk::board_is_told(start(players, "words"), 10, 10));
}

/// What one viewer is sent, counted in bytes before packing.
#[test]
fn a_move_sends_little() {
    let mut walk = start(4, "changes");
    let (mut shared, mut own) = (Drawing::default(), Drawing::default());
    let viewer = Viewer::Seat(Seat::new(0));
    let (mut moves, mut bytes) = (0, 0);
    while let Some(seat) = walk.decider() {
        let (everybody, mine) = (walk.context(Viewer::Spectator), walk.context(viewer));
        let (seen, view) = (walk.view(Viewer::Spectator), walk.view(viewer));
        let mut pieces = shared.redraw(&everybody, |page| {
            TawantinsuyuUi::draw_shared(&walk.game, &seen, &everybody, page);
        });
        pieces.extend(own.redraw(&mine, |page| TawantinsuyuUi::draw_own(&walk.game, &view, &mine, page)));
        let sent: usize = pieces.iter().map(|piece| piece.html.len()).sum();
        bytes += if moves == 0 { 0 } else { sent };
        moves += 1;
        walk.step(seat);
    }
    assert!(bytes / moves < USUAL, "{} bytes a move", bytes / moves);
}

/// The buttons of the hill: their parts, and where they lie in units of the frame.
fn on_hill(html: &str) -> Vec<(&str, (f32, f32))> {
    let buttons = html.split("<button ").skip(1).filter_map(|button| {
        let part = values(button, "data-part").next()?;
        let style = button.strip_prefix("style=\"").or_else(|| button.split(" style=\"").nth(1))?;
        let mut numbers =
            style.split(['"', ';']).filter_map(|one| one.split_once(':')?.1.parse::<f32>().ok());
        let (x, y) = (numbers.next()?, numbers.next()?);
        Some((part, (x * FRAME.width as f32 / 1000.0, y * FRAME.height as f32 / 1000.0)))
    });
    buttons.collect()
}

/// Half the size of a button on the hill.
fn reach(part: &str) -> f32 {
    match part.split('-').next() {
        Some("space") => 23.0,
        Some("wedge") => 33.0,
        Some("stairs") => 18.0,
        _ => 15.5,
    }
}

#[test]
fn what_can_be_chosen_on_the_hill_lies_apart() {
    let mut pairs = 0;
    for players in [1, 3] {
        let mut walk = start(players, "apart");
        while let Some(seat) = walk.decider() {
            let view = walk.view(Viewer::Seat(seat));
            let parts =
                walk.legal.iter().flat_map(|&listed| TawantinsuyuUi::parts(&walk.game, &view, listed));
            let parts: HashSet<String> = parts.collect();
            let pieces = walk.paint(Viewer::Seat(seat));
            let hill = pieces.iter().filter(|piece| piece.region == Region::Group("hill"));
            let mut open: Vec<_> = hill.flat_map(|piece| on_hill(&piece.html)).collect();
            open.retain(|(part, _)| parts.contains(*part));
            for (at, &(one, (x, y))) in open.iter().enumerate() {
                for &(other, (to_x, to_y)) in &open[at + 1..] {
                    let apart = (x - to_x).hypot(y - to_y);
                    assert!(apart >= reach(one) + reach(other) - 1.0, "{one} and {other}: {apart}");
                    pairs += 1;
                }
            }
            walk.step(seat);
        }
    }
    assert!(pairs > 1000, "{pairs}");
}

/// What others do says whose business it is, and "done" says what is lost.
#[test]
fn questions_name_whose_business_it_is_and_done_what_is_lost() {
    let (mut answers, mut losses) = (0, 0);
    for players in [1, 2] {
        let mut walk = start(players, "business");
        while let Some(seat) = walk.decider() {
            let viewer = Viewer::Seat(seat);
            let (view, context) = (walk.view(viewer), walk.context(viewer));
            let Some(entry) = view.table.pending.top() else {
                walk.step(seat);
                continue;
            };
            let asked = TawantinsuyuUi::asks(&walk.game, &view, &context);
            if matches!(entry.what, Pending::Muster { .. } | Pending::Offer | Pending::Worship { .. }) {
                let others = entry.who != view.table.active;
                assert_eq!(asked.contains("’s "), others, "{asked}");
                answers += u32::from(others);
            }
            if entry.what == Pending::Tasks && view.table.turn.tasks > 1 {
                let done = TawantinsuyuUi::choice(&walk.game, &view, "done", &context).expect("a button");
                assert!(
                    done.label.starts_with("Done, lose ") && done.label.ends_with(" tasks"),
                    "{}",
                    done.label
                );
                assert_eq!(done.role, Role::Ends { loses: true });
                losses += 1;
            }
            walk.step(seat);
        }
    }
    assert!(answers > 0 && losses > 0, "{answers} {losses}");
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
