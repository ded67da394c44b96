//! The words of the board that do not change with the position: made once for each language, and kept.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use khipu_tawantinsuyu::{Action, Components, GODS, Good, Kind, STAIRS, Size, Source, Task};
use khipu_words::Words;

use super::glossary::{Glossary, say};
use khipu_board::Piece;

/// What something is called, and what it is and does.
#[derive(Clone, Debug, Default)]
pub(crate) struct Note {
    pub(crate) label: String,
    pub(crate) tip: String,
}

/// All notes of one language, and the pieces that hold nothing else.
pub(super) struct StaticText {
    pub(super) spaces: Vec<Note>,
    pub(super) tasks: Vec<Note>,
    pub(super) actions: Vec<Note>,
    pub(super) stairs: Vec<Note>,
    pub(super) conquests: Vec<Note>,
    pub(super) steps: Vec<Note>,
    pub(super) buildings: Vec<Note>,
    pub(super) god_cards: Vec<Note>,
    pub(super) army: Vec<Note>,
    pub(super) weavings: Vec<Note>,
    pub(super) statues: [Vec<Note>; GODS],
    pub(super) kinds: Vec<Note>,
    pub(super) goods: Vec<Note>,
    pub(super) deeds: Vec<Vec<Note>>,
    pub(super) gods: Vec<String>,
    sources: HashMap<&'static str, String>,
    words: HashMap<&'static str, String>,
    pub(super) printed: Vec<Piece>,
}

/// Single words and short sentences of the board: `tawantinsuyu-board-…`.
const WORDS: &str = "\
    temple village village-tip end-potato end-potato-tip end-corn end-corn-tip nomads nomads-tip casualties \
    casualties-tip bag bag-tip gone market market-tip passive-stack production-stack stack-tip weavings \
    weavings-tip weaving-top weaving-under weaving-under-tip offer offer-tip deck deck-tip army army-deck \
    army-tip army-hand army-up army-down army-drawn statues statues-tip festival festival-tip festival-next \
    bag-empty food-tip points god-hand god-seen god-laid workers buildings face-up \
    face-down tapestries stairs-left markers-left step-now soldiers score nothing \
    lay-left lay-right lay-new lay-joint lay-plain turn-mark automa automa-die automa-tucked \
    automa-tucked-tip automa-next turns free panel-hill panel-mine panel-regions automa-ages automa-personality automa-token";

impl StaticText {
    fn new(words: &Words, rules: &Components) -> Self {
        let glossary = Glossary { words, rules };
        let all = |count: usize, make: &dyn Fn(usize) -> Note| (0..count).map(make).collect::<Vec<_>>();
        let mut fixed = Self {
            spaces: all(rules.hill.spaces.len(), &|at| glossary.space(at)),
            tasks: Task::ALL.iter().map(|&task| glossary.task(task)).collect(),
            actions: Action::ALL.iter().map(|&action| glossary.action(action)).collect(),
            stairs: all(STAIRS, &|at| glossary.stairs(at)),
            conquests: all(rules.conquests.len(), &|at| glossary.conquest(at)),
            steps: all(rules.temple.len(), &|at| glossary.step(at)),
            buildings: all(rules.buildings.len(), &|at| glossary.building_note(at)),
            god_cards: all(rules.god_cards.len(), &|at| glossary.god_card(at)),
            army: all(rules.army.len(), &|at| glossary.army_card(at)),
            weavings: all(rules.weavings.len(), &|at| glossary.weaving_note(at)),
            statues: std::array::from_fn(|god| {
                Size::ALL.iter().map(|&size| glossary.statue(god as u8, size)).collect()
            }),
            kinds: Kind::ALL.iter().map(|&kind| glossary.kind(kind)).collect(),
            goods: Good::ALL.iter().map(|&good| glossary.good(good)).collect(),
            deeds: rules
                .automa
                .rows
                .iter()
                .map(|row| row.iter().map(|space| glossary.board_space(space)).collect())
                .collect(),
            gods: (0..GODS as u8).map(|god| glossary.god(god)).collect(),
            sources: Source::NAMES.iter().map(|&(name, _)| (name, glossary.name(name))).collect(),
            words: WORDS
                .split_whitespace()
                .map(|key| (key, glossary.say(&format!("board-{key}"), &[])))
                .collect(),
            printed: Vec::new(),
        };
        fixed.printed = super::printed::pieces(rules, &fixed);
        fixed.printed.push(super::temple::steps(rules, &fixed));
        fixed
    }

    /// The name of a source of points.
    pub(super) fn source(&self, name: &str) -> &str {
        self.sources.get(name).map_or("", String::as_str)
    }

    /// A word of the board.
    pub(super) fn word(&self, key: &str) -> &str {
        self.words.get(key).map_or("", String::as_str)
    }
}

/// Texts by language and component data.
type Shelf = Mutex<HashMap<(String, u64), Arc<StaticText>>>;

/// The texts of a language. Which one it is the language says itself, in a message of its own.
pub(super) fn of(words: &Words, rules: &Components) -> Arc<StaticText> {
    static SHELF: OnceLock<Shelf> = OnceLock::new();
    let key = (say(words, "board-language", &[]), rules.hash);
    let shelf = SHELF.get_or_init(Shelf::default);
    let known = shelf.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    known.unwrap_or_else(|| {
        let made = Arc::new(StaticText::new(words, rules));
        shelf.lock().unwrap_or_else(PoisonError::into_inner).insert(key, made.clone());
        made
    })
}
