//! The list of games. Whatever goes over games, in the program and in its tests, takes them from here.

use khipu_registry::{Registry, Visitor};
use khipu_settlers_ui::SettlersUi;
use khipu_tawantinsuyu_ui::TawantinsuyuUi;
use khipu_tzolkin_ui::TzolkinUi;
use khipu_words::{Language, Words};

/// The list: a line for each game.
pub fn visit(visitor: &mut impl Visitor) {
    visitor.visit::<TawantinsuyuUi>();
    visitor.visit::<TzolkinUi>();
    visitor.visit::<SettlersUi>();
}

/// All games.
#[must_use]
pub fn registry() -> Registry {
    let mut registry = Registry::new();
    visit(&mut registry);
    registry
}

/// The words of a language, with those of all games.
#[must_use]
pub fn words(language: Language) -> Words {
    registry().words(language)
}
