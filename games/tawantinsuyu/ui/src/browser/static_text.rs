//! The words of the board that do not change with the position: made once for each language, and kept.

use std::sync::Arc;

use khipu_tawantinsuyu::{Action, Components, GODS, Good, Kind, STAIRS, Size, Source, Task};
use khipu_words::Words;

use super::glossary::Glossary;
use khipu_board::{Kept, Piece, TextMap};

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
    sources: TextMap,
    called: TextMap<String>,
    words: TextMap,
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
    automa-tucked-tip automa-next turns free panel-hill panel-mine panel-regions automa-ages automa-personality automa-token \
    kind-worker kind-space kind-fee kind-god kind-priest kind-nomad kind-hire kind-casualty kind-weaving kind-tapestry \
    kind-building kind-statue kind-stairs kind-army kind-conquest kind-task";

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
            called: glossary
                .ids()
                .filter_map(|id| Some((id.to_string(), glossary.call(id.as_str())?)))
                .collect(),
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

    /// What people call a thing, by its id as the components have it.
    pub(super) fn called(&self, id: &str) -> Option<&str> {
        self.called.get(id).map(String::as_str)
    }

    /// A word of the board.
    pub(super) fn word(&self, key: &str) -> &str {
        self.words.get(key).map_or("", String::as_str)
    }
}

/// By components and words.
static KEPT: Kept<(u64, u64), StaticText> = Kept::new();

/// The texts of a language.
pub(super) fn of(words: &Words, rules: &Components) -> Arc<StaticText> {
    KEPT.get((rules.hash, words.fingerprint()), || StaticText::new(words, rules))
}
