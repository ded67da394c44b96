//! Refusals name the cause, and the rule that is really against the move.

use std::sync::Arc;

use khipu_core::Options;
use khipu_settlers::Settlers;
use khipu_testkit::refusals::{Judge, Tester};

const JUDGE: Judge = Judge {
    turn: &["not_your_turn"],
    moment: &["answer_first", "not_asked", "not_now", "not_optional"],
    families: &[
        ("take", &["IS-3"]),
        ("build", &["IS-4", "IS-9", "IS-10", "IS-11"]),
        ("deal", &["IS-4", "IS-9"]),
        ("raze", &["IS-3.2", "IS-4", "IS-9"]),
        ("activate", &["IS-1.2", "IS-4", "IS-6", "IS-7", "IS-9", "IS-10", "IS-11"]),
        ("exchange", &["IS-3.8", "IS-4"]),
        ("defend", &["IS-4.10"]),
        ("put", &["IS-1.2", "IS-9", "IS-10"]),
        ("tuck", &["IS-9", "IS-10"]),
        ("pay", &["IS-1.2"]),
    ],
};

/// The share of reasons that are none among all that is refused near legal moves by the newest rules.
const MOST: f64 = 0.01;

#[test]
fn refusals_name_the_cause() {
    let game = Arc::new(Settlers::new());
    let tester = Tester { players: 3, options: Options::new(), games: 6, stride: 2, judge: JUDGE };
    let report = tester.run(&game);
    println!("{report}");
    assert!(report.total() > 5_000, "enough is tried");
    assert!(report.share() < MOST, "{report}");
}
