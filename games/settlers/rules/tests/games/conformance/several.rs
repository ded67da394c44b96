//! Two to five players.

use super::run;

#[test]
fn two_players() {
    run(2, 6, &[]);
}

#[test]
fn three_players() {
    run(3, 4, &[]);
}

#[test]
fn four_players() {
    run(4, 3, &[]);
}

#[test]
fn five_players() {
    run(5, 2, &[]);
}

#[test]
fn every_faction_against_the_aztecs() {
    for faction in ["barbarian", "japanese", "roman", "egyptian"] {
        run(2, 2, &[("faction1", "aztec"), ("faction2", faction)]);
    }
}

#[test]
fn the_factions_of_the_base_game() {
    run(
        4,
        2,
        &[
            ("faction1", "egyptian"),
            ("faction2", "roman"),
            ("faction3", "japanese"),
            ("faction4", "barbarian"),
        ],
    );
}

#[test]
fn every_expansion_of_the_aztecs() {
    for deck in ["friends", "atlanteans", "magic3"] {
        run(2, 2, &[("faction1", "aztec"), ("deck1", deck), ("faction2", "egyptian"), ("deck2", "aztecs")]);
    }
}

#[test]
fn decks_with_cards_of_this_box() {
    let decks = [("deck1", "aztecs"), ("deck2", "aztecs"), ("deck3", "aztecs")];
    let factions = [("faction1", "barbarian"), ("faction2", "japanese"), ("faction3", "roman")];
    run(3, 2, &[decks, factions].concat());
}

#[test]
fn every_lookout() {
    for lookout in ["alternate", "advanced", "peaceful"] {
        run(2, 2, &[("lookout", lookout)]);
        run(3, 1, &[("lookout", lookout)]);
        run(4, 1, &[("lookout", lookout)]);
        run(5, 1, &[("lookout", lookout)]);
    }
}

#[test]
fn the_open_format() {
    let all = [
        ("format", "open"),
        ("faction1", "aztec"),
        ("deck1", "all"),
        ("faction2", "japanese"),
        ("deck2", "all"),
    ];
    run(2, 3, &all);
}
