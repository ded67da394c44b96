//! Refusals name the cause, and the rule that is really against the move.

use std::sync::Arc;

use khipu_core::{Options, Release as _};
use khipu_testkit::refusals::{Judge, Tester};
use khipu_tzolkin::Tzolkin;

const JUDGE: Judge = Judge {
    turn: &["not_your_turn"],
    moment: &["resolve_first", "other_answer", "not_optional"],
    families: &[
        ("keep", &["TZ-2"]),
        ("beg", &["TZ-3", "TZ-6.21"]),
        ("place", &["TZ-3", "TZ-4", "TZ-12"]),
        ("pick", &["TZ-3.2", "TZ-5", "TZ-6", "TZ-12"]),
        ("burn", &["TZ-6"]),
        ("learn", &["TZ-6", "TZ-7"]),
        ("pay", &["TZ-1.2", "TZ-5.7", "TZ-6", "TZ-7"]),
        ("take", &["TZ-1.2", "TZ-6", "TZ-7"]),
        ("up", &["TZ-6", "TZ-7"]),
        ("build", &["TZ-5.7", "TZ-6", "TZ-7", "TZ-12"]),
        ("save", &["TZ-7"]),
        ("buy", &["TZ-1.2", "TZ-6.14"]),
        ("sell", &["TZ-1.2", "TZ-6.14"]),
        ("act", &["TZ-5", "TZ-6"]),
        ("calendar", &["TZ-9"]),
    ],
};

/// The share of reasons that are none among all that is refused near legal moves.
const MOST: f64 = 0.01;

#[test]
fn refusals_name_the_cause() {
    for &version in Tzolkin::TITLE.versions {
        judge(version);
    }
}

fn judge(version: u32) {
    let game = Arc::new(Tzolkin::load(version, Tzolkin::PACKS[0]).expect("a version that is kept"));
    let tester = Tester { players: 3, options: Options::new(), games: 6, stride: 3, judge: JUDGE };
    let report = tester.run(&game);
    println!("{report}");
    assert!(report.total() > 5_000, "enough is tried");
    assert!(report.share() < MOST, "{report}");
}
