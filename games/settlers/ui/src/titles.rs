//! What cards are called: the pack says which title a card has, the locale what that title is in a language.

use khipu_core::Id;
use khipu_settlers::{Card, Components};
use khipu_words::Words;

use crate::GAME;

/// The title of a card.
pub(crate) fn of_card(rules: &Components, card: Card, words: &Words) -> String {
    named(rules.title(card).id, words)
}

/// A title in the language; one that no locale knows is its name in the pack, made readable.
pub(crate) fn named(title: Id, words: &Words) -> String {
    let key = format!("{GAME}-card-{title}");
    if words.knows(&key) {
        return words.word(&key);
    }
    let mut letters = title.as_str().replace('-', " ");
    if let Some(first) = letters.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    letters
}
