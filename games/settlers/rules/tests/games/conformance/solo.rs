//! One player against the virtual player.

use super::run;

#[test]
fn every_faction() {
    for faction in ["barbarian", "japanese", "roman", "egyptian", "aztec"] {
        run(1, 3, &[("faction1", faction)]);
    }
}

#[test]
fn with_cards_of_expansions() {
    run(1, 3, &[("faction1", "japanese"), ("deck1", "aztecs")]);
    run(1, 3, &[("faction1", "aztec"), ("deck1", "magic3")]);
    run(1, 2, &[("faction1", "roman"), ("format", "open"), ("deck1", "all")]);
}
