//! Walks through games at random, looking at every screen; and what is particular to gears.

use std::collections::BTreeSet;

use khipu_core::{Game as _, Seat, Viewer};
use khipu_tzolkin::{Event, Move, Position, Tzolkin};

use crate::TzolkinUi;
use khipu_board::BoardUi as _;
use khipu_board::testing::{self as walk, Walk, parts_of, values};

/// Bytes of changed pieces that a single move may bring: a food day changes something before everybody.
const MOST_CHANGED: usize = 20_000;
/// Nine moves of ten bring less than this.
const USUAL: usize = 8_000;
/// All moves bring less than this on average.
const AVERAGE: usize = 3_000;
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
    assert!(changes.iter().sum::<usize>() < AVERAGE * changes.len(), "{changes:?}");
    changes.sort_unstable();
    assert!(changes[changes.len() * 9 / 10] < USUAL, "{changes:?}");
    assert!(changes[changes.len() - 1] < MOST_CHANGED, "{changes:?}");
}

/// Wheels and racks are the same elements: no space, tower or stall is drawn twice. Of some buildings there are two tiles.
#[test]
fn everything_stands_once() {
    let pieces = start(4, "once").paint(Viewer::Seat(Seat::new(0)));
    let mut seen = BTreeSet::new();
    for part in parts_of(&pieces).filter(|part| !part.starts_with("building-")) {
        assert!(seen.insert(part), "{part} stands twice");
    }
    for part in
        ["tooth-chichen_itza-10", "act-palenque-7", "first", "calendar", "surcharge", "food-4", "skulls"]
    {
        assert!(seen.contains(part), "{part} stands nowhere");
    }
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
fn every_part_has_a_button() {
    (2..=4).for_each(|players| walk::every_part_has_a_button(start(players, "buttons"), 1));
}

/// Whoever clicks on a gear, or on any free tooth of it, means the first free one, which is the part of the move.
#[test]
fn a_gear_and_its_free_teeth_stand_for_the_first_free_one() {
    let mut walk = start(3, "teeth");
    let mut seen = 0;
    while let Some(seat) = walk.decider() {
        let view = walk.view(Viewer::Seat(seat));
        for &listed in &walk.legal {
            let Move::Place(gear) = listed else { continue };
            let place = TzolkinUi::parts(&walk.game, &view, listed);
            let first = walk.game.components().gears[gear as usize].last;
            let first = (0..=first).find(|&space| view.table.gears.owner(gear, space).is_none());
            assert_eq!(place, [format!("tooth-{}-{}", gear.name(), first.expect("a free space"))]);
            let stands_for =
                |part: &str| TzolkinUi::stands_for(&walk.game, &view, part).map(|part| vec![part]);
            assert_eq!(stands_for(&format!("gear-{}", gear.name())).as_ref(), Some(&place));
            for space in 0..=walk.game.components().gears[gear as usize].last {
                let free = view.table.gears.owner(gear, space).is_none();
                let tooth = format!("tooth-{}-{space}", gear.name());
                assert_eq!(stands_for(&tooth), free.then(|| place.clone()));
                seen += usize::from(free);
            }
        }
        walk.step(seat);
    }
    assert!(seen > 0);
}

/// The workers of the players on the gears, by their names on the page, in each scene of a move and after it.
#[test]
fn workers_ride_the_gears_in_every_scene() {
    let mut walk = start(4, "riding");
    let mut rode = 0;
    let riders = |walk: &Walk<TzolkinUi>, position: &Position| -> BTreeSet<String> {
        let view = walk.game.view(position, Viewer::Spectator);
        let pieces = TzolkinUi::paint(&walk.game, &view, &view, &walk.context(Viewer::Spectator));
        let racks = pieces.iter().filter(|piece| piece.id.starts_with("rack-"));
        let ids = racks.flat_map(|piece| values(&piece.html, "id"));
        ids.filter(|id| id.starts_with("w-")).map(str::to_owned).collect()
    };
    while let Some(seat) = walk.decider() {
        let before = walk.position;
        let events = walk.step(seat);
        let mut last = &before;
        for (event, position) in &events {
            if matches!(event, Event::CalendarTurned { .. }) {
                let (came_from, now) = (riders(&walk, last), riders(&walk, position));
                assert!(now.is_subset(&came_from), "{now:?} was {came_from:?}");
                assert_eq!(now, riders(&walk, &events.last().expect("events").1), "all have turned");
                rode += now.len();
            }
            last = position;
        }
    }
    assert!(rode > 0);
}
