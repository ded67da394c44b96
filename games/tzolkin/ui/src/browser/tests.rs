//! Walks through games at random, looking at every screen; and what is particular to gears.

use std::collections::HashSet;

use khipu_core::{Seat, Viewer};
use khipu_tzolkin::{Event, Move, Tzolkin};

use crate::TzolkinUi;
use khipu_board::testing::{self as walk, Walk, values};
use khipu_board::{BoardUi as _, Piece};

/// Bytes of changed pieces that a single move may bring: a food day changes something before everybody.
const MOST_CHANGED: usize = 20_000;
/// Nine moves of ten bring less than this.
const USUAL: usize = 10_000;
/// No game has more moves.
const WHOLE: usize = 5_000;

fn start(players: usize, seed: &str) -> Walk<TzolkinUi> {
    Walk::new(Tzolkin::new(), players, seed, &[])
}

#[test]
fn every_screen_is_whole() {
    (2..=4).for_each(|players| walk::screens_are_whole(start(players, "screens"), 1));
}

#[test]
fn every_move_can_be_clicked_and_no_two_alike() {
    for players in 2..=4 {
        ["parts", "more parts"]
            .into_iter()
            .for_each(|seed| walk::moves_can_be_clicked(start(players, seed), 1));
    }
}

#[test]
fn every_spot_leads_to_words_that_are_a_move_or_to_none() {
    walk::spots_mean_moves(start(3, "wishes"), 120, 1);
}

/// A tile laid out in one step may have left again at the end of the same move.
#[test]
fn events_happen_at_spots() {
    for players in [2, 4] {
        walk::events_happen_at_spots(start(players, "scenes"), 1, |event, _| {
            matches!(event, Event::LaidOut { .. })
        });
    }
}

#[test]
fn the_board_is_told_in_words() {
    walk::board_is_told(start(2, "words"), 10, 10);
}

#[test]
fn little_changes_from_move_to_move() {
    let mut changes: Vec<usize> =
        (2..=4).flat_map(|players| walk::changes(start(players, "changes"), WHOLE)).collect();
    changes.sort_unstable();
    assert!(changes[changes.len() * 9 / 10] < USUAL, "{changes:?}");
    assert!(changes[changes.len() - 1] < MOST_CHANGED, "{changes:?}");
}

#[test]
fn only_the_own_wealth_tiles_are_shown() {
    let walk = start(3, "hands");
    assert!(walk.parts_in("hand", Viewer::Spectator).is_empty());
    let (one, other) = (
        walk.parts_in("hand", Viewer::Seat(Seat::new(0))),
        walk.parts_in("hand", Viewer::Seat(Seat::new(1))),
    );
    assert_eq!((one.len(), other.len()), (4, 4));
    assert!(one.iter().all(|tile| !other.contains(tile)));
}

#[test]
fn a_click_on_a_worker_without_an_action_says_why() {
    let mut walk = start(2, "idle");
    let mut seen = 0;
    while let Some(seat) = walk.decider() {
        let view = walk.view(Viewer::Seat(seat));
        for &listed in &walk.legal {
            let Move::Pick { gear, space, action: 0 } = listed else { continue };
            let tooth = format!("tooth-{}-{space}", gear.name());
            let able = walk.legal.iter().any(|other| match *other {
                Move::Pick { gear: on, space: at, action } => on == gear && at == space && action > 0,
                _ => false,
            });
            assert_eq!(TzolkinUi::parts(&walk.game, &view, listed).contains(&tooth), able);
            seen += usize::from(!able);
        }
        walk.step(seat);
    }
    assert!(seen > 0);
}

#[test]
fn a_free_tooth_stands_for_its_gear() {
    let mut walk = start(3, "teeth");
    let mut seen = 0;
    while let Some(seat) = walk.decider() {
        let view = walk.view(Viewer::Seat(seat));
        for &listed in &walk.legal {
            let Move::Place(gear) = listed else { continue };
            let place = TzolkinUi::parts(&walk.game, &view, listed);
            for space in 0..=walk.game.components().gears[gear as usize].last {
                let tooth = format!("tooth-{}-{space}", gear.name());
                let free = view.table.gears.owner(gear, space).is_none();
                let stands_for = TzolkinUi::stands_for(&walk.game, &view, &tooth);
                assert_eq!(stands_for.map(|part| vec![part]), free.then(|| place.clone()));
                seen += usize::from(free);
            }
        }
        walk.step(seat);
    }
    assert!(seen > 0);
}

#[test]
fn a_worker_keeps_its_name_while_it_rides() {
    let mut walk = start(4, "riding");
    let workers = |pieces: &[Piece]| -> HashSet<String> {
        let layers = pieces.iter().filter(|piece| piece.id.starts_with("tz-workers-"));
        layers.flat_map(|piece| values(&piece.html, "id").map(str::to_owned).collect::<Vec<_>>()).collect()
    };
    let mut rode = 0;
    while let Some(seat) = walk.decider() {
        let before = workers(&walk.paint(Viewer::Spectator));
        let events = walk.step(seat);
        let turned = events.iter().any(|(event, _)| matches!(event, Event::CalendarTurned { .. }));
        let left = events.iter().any(|(event, _)| {
            matches!(event, Event::PushedOff { .. } | Event::FirstReturned { .. } | Event::PlacedFirst { .. })
        });
        if turned && !left {
            assert_eq!(before, workers(&walk.paint(Viewer::Spectator)));
            rode += 1;
        }
    }
    assert!(rode > 0);
}
