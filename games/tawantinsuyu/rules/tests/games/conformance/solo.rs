//! One player against Axomamma: every preset, every adjustment, and combinations of them.

use super::{run, run_version};

const EASIER: [(&str, &str); 5] = [
    ("easier_personality", "on"),
    ("easier_buildings", "on"),
    ("easier_worship", "on"),
    ("easier_conquest", "on"),
    ("easier_no_worker", "on"),
];
const HARDER: [(&str, &str); 7] = [
    ("harder_temple", "on"),
    ("harder_condition", "on"),
    ("harder_soldiers", "on"),
    ("harder_priest", "on"),
    ("harder_weavings", "on"),
    ("harder_no_worker", "on"),
    ("harder_resources", "on"),
];

#[test]
fn as_it_comes() {
    run(1, 10, &[]);
}

#[test]
fn every_edition() {
    for edition in ["pl", "ru", "fr", "consensus"] {
        run(1, 3, &[("edition", edition)]);
    }
}

#[test]
fn easier() {
    run(1, 3, &EASIER);
}

#[test]
fn harder() {
    run(1, 3, &HARDER);
}

#[test]
fn each_adjustment_alone() {
    for adjustment in EASIER.into_iter().chain(HARDER) {
        run(1, 1, &[("edition", "pl"), adjustment]);
    }
}

#[test]
fn everything_at_once() {
    let others = [
        ("edition", "fr"),
        ("leftover_price", "3"),
        ("automa_soldiers", "printed"),
        ("automa_weavings", "number"),
        ("automa_second_conquest", "paid"),
        ("automa_small_statue", "die"),
        ("personality_building", "any"),
        ("personality_moment", "landing"),
        ("coricancha", "printed"),
    ];
    let harder: Vec<_> = others.into_iter().chain(HARDER).collect();
    run(1, 4, &harder);
    let all: Vec<_> = others.into_iter().chain(EASIER).chain(HARDER).collect();
    run(1, 3, &all);
}

#[test]
fn the_first_version() {
    run_version(1, 1, 3, &[]);
    run_version(1, 1, 1, &EASIER);
    run_version(1, 1, 1, &HARDER);
}
