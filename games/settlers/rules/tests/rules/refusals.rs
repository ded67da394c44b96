//! Refusals name the cause, and the rule that is really against the move.

use std::sync::Arc;

use khipu_core::{Game as _, Options, Refusal as _, Seat};
use khipu_settlers::Settlers;
use khipu_testkit::refusals::{Judge, Tester};

use crate::scene::Scene;

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

/// The rule against a move of seat 0, and what is said.
fn refused(scene: &mut Scene, words: &str) -> (&'static str, String) {
    scene.check();
    let wanted = scene.game.parse_move(words).expect("a move");
    let refusal = scene.game.refusal(&scene.position, Seat::new(0), wanted).expect("refused");
    (refusal.rule(), serde_json::to_value(refusal).expect("JSON").to_string())
}

/// IS-4.1, IS-4.6, IS-4.10, IS-7.1, IS-9.10, IS-10.2: what is missing is named, and by the rule that asks for it.
#[test]
fn what_is_missing_is_named() {
    let mut scene = Scene::new(&["japanese", "aztec"]);
    scene.built(0, &["COM033", "COM032", "JAP015", "JAP013", "AZT031"]).built(1, &["COM007"]);
    scene.hand(0, &["COM015", "JAP009"]).have(0, "1 stone 1 food 1 worker");
    let cases = [
        ("build COM015", "IS-4.1", r#"{"code":"build_cost","card":"COM015","missing":{"wood":1}}"#),
        ("activate COM032", "IS-4.6", r#"{"code":"action_cost","card":"COM032","missing":{"wood":1}}"#),
        ("put JAP015 wood", "IS-1.2", r#"{"code":"not_held","missing":{"wood":1}}"#),
        ("visit AZT031", "IS-7.1", r#"{"code":"own_location","card":"AZT031"}"#),
        ("defend COM007", "IS-4.10", r#"{"code":"enemy_location","card":"COM007"}"#),
        ("raze COM007", "IS-4.5", r#"{"code":"raze_tokens","need":2,"have":0}"#),
        ("done", "IS-3.4", r#"{"code":"not_optional","question":"turn"}"#),
        ("pay 1 wood", "IS-3.4", r#"{"code":"answer_first","question":"turn"}"#),
    ];
    for (words, rule, said) in cases {
        assert_eq!(refused(&mut scene, words), (rule, said.to_owned()), "{words}");
    }
}

/// IS-10.2: a statue that holds all its tokens is the reason, not a cost that could be paid.
#[test]
fn a_full_statue_is_named() {
    let mut scene = Scene::new(&["egyptian", "aztec"]);
    scene.built(0, &["EGI061"]).have(0, "1 worker 1 stone");
    assert!(scene.can(0, "activate EGI061"));
    scene.location(0, "EGI061").tokens = 3;
    let said = r#"{"code":"tokens_full","card":"EGI061"}"#;
    assert_eq!(refused(&mut scene, "activate EGI061"), ("IS-10.2", said.to_owned()));
}
