//! A deck of Imperial Settlers in TOML.

use khipu_settlers::{DeckList, Settlers};

use super::world::Fed as _;

/// Reads a deck; what is a deck can be written as a file and as a line, and read again.
pub fn run(data: &[u8]) -> bool {
    let rules = Settlers::game().components();
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let Ok(deck) = DeckList::from_toml(rules, text) else { return false };
    assert_eq!(DeckList::from_toml(rules, &deck.to_toml(rules)), Ok(deck), "the file reads back");
    let line = DeckList::from_line(rules, deck.faction, deck.format, &deck.line(rules));
    assert_eq!(line, Ok(deck), "the line reads back");
    true
}
