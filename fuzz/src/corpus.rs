//! Good input to begin with, made by playing.

use khipu_core::{AnyMatch, Match, Options};
use khipu_testkit::walk::{Dice, play_on, start};
use khipu_tzolkin::Tzolkin;

use crate::targets::tzolkin;

const PACK: &str = include_str!("../../components/tzolkin.toml");

/// Games stopped at many places: a step is so many moves.
fn stops(step: usize) -> Vec<Match<Tzolkin>> {
    let mut stops = Vec::new();
    for players in 2..=4 {
        let mut played = start(tzolkin(), players, &Options::new(), "corpus");
        let mut dice = Dice::new(players as u64);
        loop {
            stops.push(played.clone());
            if played.deciders().is_empty() {
                break;
            }
            play_on(&mut played, &mut dice, step);
        }
    }
    stops
}

/// The documented form of positions from the first move to the end.
pub(crate) fn positions() -> Vec<Vec<u8>> {
    stops(5).iter().map(|stop| AnyMatch::position(stop).to_string().into_bytes()).collect()
}

/// Records of games from setup and from a position, short ones and whole ones.
pub(crate) fn records() -> Vec<Vec<u8>> {
    let mut records = Vec::new();
    for mut stop in stops(40) {
        stop.name_seats((0..stop.players()).map(|seat| format!("Ann \"{seat}\"")).collect());
        records.push(stop.record().write().into_bytes());
        let mut later = Match::from_position(tzolkin().clone(), *stop.position());
        play_on(&mut later, &mut Dice::new(1), 8);
        records.push(later.record().write().into_bytes());
    }
    records
}

/// Every move that could be played somewhere.
pub(crate) fn notation() -> Vec<Vec<u8>> {
    let mut words = std::collections::BTreeSet::new();
    for mut stop in stops(2) {
        for seat in stop.deciders().iter() {
            words.extend(AnyMatch::moves(&mut stop, seat));
        }
    }
    words.into_iter().map(String::into_bytes).collect()
}

/// The pack that comes with the program, and packs near the bounds of what a pack may hold.
pub(crate) fn components() -> Vec<Vec<u8>> {
    let rich = [
        ("wood = 2\nstone = 3\ngold = 4", "wood = 9\nstone = 9\ngold = 9"),
        ("corn_quarters = 1", "corn_quarters = 2"),
        ("\"1 gold, 2 corn\"", "\"20 gold, 20 wood, 20 stone, 20 corn\""),
        ("corn = [4, 5, 7, 9]", "corn = [20, 20, 20, 20]"),
        ("price = [1, 2, 3]", "price = [0, 0, 0]"),
        ("any_action_corn = 1", "any_action_corn = 0"),
        ("bonus = \"1 skull\"", "bonus = \"3 any resource, any temple +1\""),
        ("\"extraction +1, 1 corn\"", "\"theology +1, 3 any resource, may build\""),
    ];
    let poor = [
        ("food_days = [7, 13, 20, 26]", "food_days = [1, 3, 5, 7]"),
        ("start = 3\nper_player = 6", "start = 1\nper_player = 1"),
        ("surcharge = [0, 1, 3, 6, 10, 15]", "surcharge = [0]"),
        ("count = 13", "count = 0"),
        ("buildings = 6", "buildings = 1"),
        ("monuments = { 2 = 4, 3 = 5, 4 = 6 }", "monuments = { 2 = 0, 3 = 0, 4 = 0 }"),
        ("jungle_fields = { 2 = 2, 3 = 3, 4 = 4 }", "jungle_fields = { 2 = 0, 3 = 0, 4 = 0 }"),
        ("at_most = 2", "at_most = 20"),
    ];
    let with =
        |changes: &[(&str, &str)]| changes.iter().fold(PACK.to_owned(), |pack, (a, b)| pack.replace(a, b));
    [PACK.to_owned(), with(&rich), with(&poor)].map(String::into_bytes).to_vec()
}
