//! Hostile input for everything that reads something from outside.
//!
//! A target takes any bytes and must neither panic nor hang nor eat the memory; what it accepts must hold together. The
//! binary `khipu-fuzz` feeds the targets from a corpus that it makes itself and mutates, on the stable compiler;
//! `fuzz_targets` hands the same functions to `cargo fuzz`.
#![forbid(unsafe_code)]

mod corpus;
pub mod mutate;
pub mod targets;

use khipu_settlers::Settlers;
use khipu_tawantinsuyu::Tawantinsuyu;
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

/// All targets. A new one is a file under `targets`, a corpus and a line here.
pub const TARGETS: &[Target] = &[
    target("position", position::run::<Tzolkin>, corpus::rich_positions, Shape::Json),
    target("record", record::run::<Tzolkin>, corpus::records::<Tzolkin>, Shape::Lines),
    target("notation", notation::run::<Tzolkin>, corpus::notation::<Tzolkin>, Shape::Words),
    target("components", components::run::<Tzolkin>, corpus::extreme_components, Shape::Lines),
    target(
        "tawantinsuyu-position",
        position::run::<Tawantinsuyu>,
        corpus::positions::<Tawantinsuyu>,
        Shape::Json,
    ),
    target("tawantinsuyu-record", record::run::<Tawantinsuyu>, corpus::records::<Tawantinsuyu>, Shape::Lines),
    target(
        "tawantinsuyu-notation",
        notation::run::<Tawantinsuyu>,
        corpus::notation::<Tawantinsuyu>,
        Shape::Words,
    ),
    target(
        "tawantinsuyu-components",
        components::run::<Tawantinsuyu>,
        corpus::components::<Tawantinsuyu>,
        Shape::Lines,
    ),
    target("settlers-position", position::run::<Settlers>, corpus::positions::<Settlers>, Shape::Json),
    target("settlers-record", record::run::<Settlers>, corpus::records::<Settlers>, Shape::Lines),
    target("settlers-notation", notation::run::<Settlers>, corpus::notation::<Settlers>, Shape::Words),
    target("settlers-components", components::run::<Settlers>, corpus::components::<Settlers>, Shape::Lines),
    target("deck", deck::run, corpus::decks, Shape::Lines),
    target("engine", engine::run, corpus::conversations, Shape::Lines),
];

const fn target(
    name: &'static str,
    run: fn(&[u8]) -> bool,
    corpus: fn() -> Vec<Vec<u8>>,
    shape: Shape,
) -> Target {
    Target { name, run, corpus, shape }
}
