//! Hostile input for everything that reads something from outside.
//!
//! A target takes any bytes and must neither panic nor hang nor eat the memory; what it accepts must hold together. The
//! binary `khipu-fuzz` feeds the targets from a corpus that it makes itself and mutates, on the stable compiler;
//! `fuzz_targets` hands the same functions to `cargo fuzz`.
#![forbid(unsafe_code)]

mod corpus;
pub mod mutate;
pub mod targets;

use mutate::Shape;

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
    Target { name: "position", run: targets::position::run, corpus: corpus::positions, shape: Shape::Json },
    Target { name: "record", run: targets::record::run, corpus: corpus::records, shape: Shape::Lines },
    Target { name: "notation", run: targets::notation::run, corpus: corpus::notation, shape: Shape::Words },
    Target {
        name: "components",
        run: targets::components::run,
        corpus: corpus::components,
        shape: Shape::Lines,
    },
];
