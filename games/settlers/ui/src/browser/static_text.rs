//! What does not change during a game: how each card looks and what it says, and the short texts of the board.
//!
//! Sentences cost far more than shapes, so all this is made once for each language, and kept.

use std::sync::Arc;

use khipu_settlers::{Card, Colour, Components, Faction, Good, Kind, Settlers, Source, Stage};

use super::face_of_card::CardFace;
use super::marks::Letters;
use crate::GAME;
use khipu_board::svg::escape;
use khipu_board::{Kept, RenderContext, TextMap};

/// What does not change.
pub(super) struct StaticText {
    /// How each printing looks, by its number.
    faces: Vec<CardFace>,
    /// The short names of the colours, safe for HTML.
    pub(super) letters: Letters,
    /// Names of goods, colours, kinds and factions.
    names: TextMap,
    /// Texts of the board without arguments.
    texts: TextMap,
}

/// By components and words.
static KEPT: Kept<(u64, u64), StaticText> = Kept::new();

/// The texts of the board without arguments.
const TEXTS: [&str; 52] = [
    "choice-protect",
    "choice-deal",
    "choice-raze",
    "choice-tuck",
    "way-build",
    "way-protect",
    "way-deal",
    "way-raze",
    "way-tuck",
    "way-take",
    "way-keep",
    "way-give",
    "way-foundation",
    "way-discard",
    "way-cash",
    "offer",
    "prayer",
    "prayer-tip",
    "deck",
    "deck-tip",
    "discards",
    "discards-tip",
    "deals",
    "deals-tip",
    "foundations",
    "foundations-tip",
    "routes",
    "first-player",
    "passed",
    "row",
    "row-tip",
    "attack-deck",
    "collection",
    "collection-tip",
    "pile",
    "piles",
    "looked",
    "pool",
    "nothing-in-hand",
    "nothing-built",
    "sources",
    "tricolour",
    "hand",
    "hand-count",
    "faction-deck",
    "locations",
    "stored",
    "cards",
    "empire",
    "others",
    "round-panel",
    "designed-tip",
];

impl StaticText {
    /// The texts in the language of the context.
    pub(super) fn of(game: &Settlers, context: &RenderContext<'_>) -> Arc<Self> {
        let rules = game.components();
        let key = (rules.hash, context.words.fingerprint());
        KEPT.get(key, || Self::new(rules, context))
    }

    fn new(rules: &Components, context: &RenderContext<'_>) -> Self {
        let words = context.words;
        let letters: Letters = std::array::from_fn(|at| {
            escape(&words.word(&format!("settlers-board-letter-{}", Colour::ALL[at].name())))
        });
        let things = (Good::NAMES.iter().map(|(name, _)| *name))
            .chain(Colour::ALL.iter().map(|colour| colour.tint()))
            .chain(Kind::NAMES.iter().map(|(name, _)| *name))
            .chain(Faction::NAMES.iter().map(|(name, _)| *name))
            .chain(Source::NAMES.iter().map(|(name, _)| *name));
        let text = |key: &str| words.word(&format!("settlers-board-{key}"));
        let stages = Stage::NAMES.iter().map(|(name, _)| (*name, text(&format!("stage-{name}"))));
        Self {
            faces: rules.plans.iter().map(|plan| CardFace::new(rules, plan, words, &letters)).collect(),
            letters,
            names: things.map(|name| (name, words.name(GAME, name))).collect(),
            texts: TEXTS.iter().map(|&key| (key, text(key))).chain(stages).collect(),
        }
    }

    /// How a card looks and what it says.
    pub(super) fn face(&self, rules: &Components, card: Card) -> &CardFace {
        &self.faces[usize::from(rules.plan_of[usize::from(card)])]
    }

    /// The name of a good, colour, kind, faction or source.
    pub(super) fn name(&self, name: &str) -> &str {
        self.names.get(name).map_or("", String::as_str)
    }

    /// A text of the board.
    pub(super) fn text(&self, key: &str) -> &str {
        self.texts.get(key).map_or("", String::as_str)
    }
}
