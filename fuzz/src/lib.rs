//! Hostile input for everything that reads something from outside.
//!
//! A target takes any bytes and must neither panic nor hang nor eat the memory; what it accepts must hold together. The
//! binary `khipu-fuzz` feeds the targets from a corpus that it makes itself and mutates, on the stable compiler;
//! `fuzz_targets` hands the same functions to `cargo fuzz`.
#![forbid(unsafe_code)]

mod corpus;
pub mod mutate;
pub mod targets;

use std::sync::OnceLock;

use khipu_core::Release as _;
use khipu_registry::{Playable, Visitor};
use khipu_tzolkin::Tzolkin;
use mutate::Shape;
use targets::{components, deck, engine, notation, position, record};

/// One thing that reads.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name on the command line.
    pub name: &'static str,
    /// Reads the bytes; says whether they were accepted. A panic is a finding.
    pub run: fn(&[u8]) -> bool,
    /// Good input to begin with.
    pub corpus: fn() -> Vec<Vec<u8>>,
    /// How the input is built, which says how it can be changed and still be read.
    pub shape: Shape,
}

/// What every game reads.
struct OfGames(Vec<Target>);

impl Visitor for OfGames {
    fn visit<U: Playable>(&mut self) {
        let name = |kind: &str| -> &'static str { format!("{}-{kind}", U::Game::TITLE.name).leak() };
        self.0.extend([
            target(name("position"), position::run::<U::Game>, corpus::positions::<U::Game>, Shape::Json),
            target(name("record"), record::run::<U::Game>, corpus::records::<U::Game>, Shape::Lines),
            target(name("notation"), notation::run::<U::Game>, corpus::notation::<U::Game>, Shape::Words),
            target(
                name("components"),
                components::run::<U::Game>,
                corpus::components::<U::Game>,
                Shape::Lines,
            ),
        ]);
    }
}

/// All targets: four for each game of the list, and what is not of every game. A new one is a file under `targets`, a corpus
/// and a line here.
#[must_use]
pub fn all() -> &'static [Target] {
    static TARGETS: OnceLock<Vec<Target>> = OnceLock::new();
    TARGETS.get_or_init(|| {
        let mut targets = OfGames(Vec::new());
        khipu_games::visit(&mut targets);
        targets.0.extend([
            target("rich-positions", position::run::<Tzolkin>, corpus::rich_positions, Shape::Json),
            target(
                "extreme-components",
                components::run::<Tzolkin>,
                corpus::extreme_components,
                Shape::Lines,
            ),
            target("deck", deck::run, corpus::decks, Shape::Lines),
            target("engine", engine::run, corpus::conversations, Shape::Lines),
        ]);
        targets.0
    })
}

/// Feeds bytes to all targets of a kind, one for each game.
pub fn feed(kind: &str, data: &[u8]) {
    for target in all().iter().filter(|target| target.name.rsplit('-').next() == Some(kind)) {
        (target.run)(data);
    }
}

const fn target(
    name: &'static str,
    run: fn(&[u8]) -> bool,
    corpus: fn() -> Vec<Vec<u8>>,
    shape: Shape,
) -> Target {
    Target { name, run, corpus, shape }
}
