//! Refusals name the cause, and the rule that is really against the move.

use std::sync::Arc;

use khipu_core::Options;
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_testkit::refusals::{Judge, Tester};

const JUDGE: Judge = Judge {
    turn: &["not_your_turn"],
    moment: &["answer_first", "not_asked", "not_now", "not_optional"],
    families: &[
        ("keep", &["TW-2"]),
        ("place", &["TW-1", "TW-4", "TW-5", "TW-15", "TW-16"]),
        ("pay", &["TW-1.4", "TW-4", "TW-9"]),
        ("task", &["TW-1.2", "TW-4", "TW-6", "TW-15"]),
        ("bury", &["TW-6.7", "TW-16.8"]),
        ("buy", &["TW-1.4", "TW-6"]),
        ("lay", &["TW-6.8"]),
        ("build", &["TW-1.4", "TW-6", "TW-15"]),
        ("remove", &["TW-6"]),
        ("statue", &["TW-1.4", "TW-6", "TW-11"]),
        ("stairs", &["TW-1.4", "TW-6", "TW-15"]),
        ("take", &["TW-5", "TW-15"]),
        ("walk", &["TW-7"]),
        ("offer", &["TW-1.4", "TW-7.4"]),
        ("conquer", &["TW-7", "TW-15"]),
        ("trade", &["TW-11", "TW-16", "TW-3.5"]),
    ],
};

/// The share of reasons that are none among all that is refused near legal moves; it only goes down, to 0.01.
const MOST: f64 = 0.60;

#[test]
fn refusals_name_the_cause() {
    let game = Arc::new(Tawantinsuyu::new());
    let tester = Tester { players: 3, options: Options::new(), games: 4, stride: 4, judge: JUDGE };
    let report = tester.run(&game);
    println!("{report}");
    assert!(report.total() > 5_000, "enough is tried");
    assert!(report.share() < MOST, "{report}");
}
