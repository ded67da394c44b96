//! What does not change during a game: how each card looks and what it says, and the short texts of the board.
//!
//! Sentences cost far more than shapes, so all this is made once for each language, and kept.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, PoisonError, RwLock};

use khipu_settlers::{Card, Cards, Colour, Components, Faction, Good, Kind, Settlers, Source, Stage};

use super::face_of_card::CardFace;
use super::geometry::FRAME;
use super::marks::Letters;
use crate::GAME;
use khipu_board::svg::{escape, layer};
use khipu_board::{Piece, RenderContext};

/// What does not change.
pub(super) struct StaticText {
    /// How each printing looks, by its number.
    faces: Vec<CardFace>,
    /// The short names of the colours, safe for HTML.
    pub(super) letters: Letters,
    /// Names of goods, colours, kinds and factions.
    names: HashMap<&'static str, String>,
    /// Texts of the board without arguments.
    texts: HashMap<&'static str, String>,
    /// The drawings of the cards of some games.
    drawn: RwLock<Vec<(Cards, Piece)>>,
}

/// By which it is known: components, and a sentence that tells the language.
type Key = (u64, String);

/// More than all languages.
const MOST_KEPT: usize = 8;
/// Games with other factions and decks whose drawings are kept.
const MOST_DRAWN: usize = 12;

static KEPT: RwLock<Vec<(Key, Arc<StaticText>)>> = RwLock::new(Vec::new());

/// The texts of the board without arguments.
const TEXTS: [&str; 33] = [
    "choice-protect",
    "choice-deal",
    "choice-raze",
    "choice-tuck",
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
    "collection",
    "collection-tip",
    "hand",
    "pile",
    "looked",
    "nothing-built",
    "nothing-in-hand",
    "sources",
    "tricolour",
    "hand-count",
    "faction-deck",
    "locations",
    "stored",
];

impl StaticText {
    /// The texts in the language of the context.
    pub(super) fn of(game: &Settlers, context: &RenderContext<'_>) -> Arc<Self> {
        let rules = game.components();
        let key = (rules.hash, context.words.word("settlers-board-prayer-tip"));
        let kept = KEPT.read().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, fixed)) = kept.iter().find(|(known, _)| *known == key) {
            return fixed.clone();
        }
        drop(kept);
        let fixed = Arc::new(Self::new(rules, context));
        let mut kept = KEPT.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        kept.push((key, fixed.clone()));
        fixed
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
            drawn: RwLock::new(Vec::new()),
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

    /// The drawings of all cards of a game, to be referred to.
    pub(super) fn drawings(&self, rules: &Components, cards: Cards) -> Piece {
        let drawn = self.drawn.read().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, piece)) = drawn.iter().find(|(known, _)| *known == cards) {
            return piece.clone();
        }
        drop(drawn);
        let piece = self.draw(rules, cards);
        let mut drawn = self.drawn.write().unwrap_or_else(PoisonError::into_inner);
        if drawn.len() >= MOST_DRAWN {
            drawn.clear();
        }
        drawn.push((cards, piece.clone()));
        piece
    }

    fn draw(&self, rules: &Components, cards: Cards) -> Piece {
        let mut plans: Vec<u16> = cards.iter().map(|card| rules.plan_of[usize::from(card)]).collect();
        plans.sort_unstable();
        plans.dedup();
        let mut drawing = String::new();
        for plan in plans {
            let CardFace { small, large, .. } = &self.faces[usize::from(plan)];
            let _ = write!(
                drawing,
                r#"<symbol id="is-s-{plan}" viewBox="0 0 126 176">{small}</symbol><symbol id="is-l-{plan}" viewBox="0 0 126 176">{large}</symbol>"#
            );
        }
        layer("ground-cards", FRAME, &drawing)
    }
}
