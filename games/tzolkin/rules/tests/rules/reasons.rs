//! Single refusals: the rule that is really against a move, and what is missing.

use khipu_core::{Game as _, Seat};
use khipu_tzolkin::Gear::{ChichenItza, Palenque, Tikal, Uxmal};
use khipu_tzolkin::Technology::Construction;
use serde_json::{Value, json};

use crate::scene::Scene;

/// Why seat 0 cannot play a move, as data.
fn why(scene: &mut Scene, words: &str) -> Value {
    let _ = scene.moves(0);
    let wanted = scene.game.parse_move(words).expect("a move");
    let refusal = scene.game.refusal(&scene.position, Seat::new(0), wanted).expect("it is not legal");
    serde_json::to_value(refusal).expect("data")
}

/// TZ-5.7: what Tikal could build is named with what is missing for it, monuments too at Tikal 4.
#[test]
fn nothing_to_build_names_what_comes_nearest() {
    let mut scene = Scene::new(4);
    scene.display(&["A1-7", "A1-10"]).monuments(&["M7"]).resources(0, 1, 0, 0).worker(0, Tikal, 4);
    scene.worker(0, Tikal, 5);
    let nearest =
        json!({ "code": "nothing_to_build", "tile": "A1-10", "missing": { "gold": 1 }, "saved": 0 });
    assert_eq!(why(&mut scene, "pick tikal 4"), nearest);
    assert_eq!(why(&mut scene, "pick tikal 4 as 2"), nearest);
    let mut empty = Scene::new(4);
    empty.display(&[]).worker(0, Tikal, 2).worker(0, Uxmal, 4);
    for words in ["pick tikal 2", "pick uxmal 4"] {
        assert_eq!(why(&mut empty, words), json!({ "code": "empty_display" }));
        assert_eq!(empty.rule_against(0, words), "TZ-6.22");
    }
}

/// TZ-5.7: a tile is refused with the goods that are missing; Construction 3 saves one of them.
#[test]
fn what_a_tile_lacks_is_named() {
    let mut scene = Scene::new(4);
    scene.display(&["A1-1", "A1-7"]).monuments(&["M13"]).resources(0, 1, 0, 0).worker(0, Tikal, 4);
    scene.level(0, Construction, 3).play(0, "pick tikal 4");
    let missing = json!({ "wood": 1, "stone": 1 });
    assert_eq!(
        why(&mut scene, "build A1-7"),
        json!({ "code": "missing", "tile": "A1-7", "missing": missing, "saved": 1 })
    );
    assert_eq!(
        why(&mut scene, "build M13"),
        json!({ "code": "missing", "tile": "M13", "missing": { "gold": 4, "skull": 1 }, "saved": 0 })
    );
}

/// TZ-7.10: without a level of Construction nothing can be kept back, which is another reason than the wrong site.
#[test]
fn a_plain_building_needs_construction() {
    let mut scene = Scene::new(4);
    scene.display(&["A1-1", "A1-10"]).resources(0, 5, 0, 5).worker(0, Tikal, 4).play(0, "pick tikal 4");
    assert_eq!(why(&mut scene, "build A1-1 plain"), json!({ "code": "no_construction" }));
    let mut scene = Scene::new(4);
    scene.display(&["A1-1", "A1-10"]).resources(0, 5, 0, 5).level(0, Construction, 1).worker(0, Tikal, 2);
    assert_eq!(why(scene.play(0, "pick tikal 2"), "build A1-1 plain"), json!({ "code": "no_plain" }));
}

/// TZ-6.3, TZ-6.8, TZ-6.9, TZ-6.13, TZ-6.14, TZ-6.17, TZ-6.23, TZ-7.6, TZ-9.3, TZ-2.6: what is not asked is refused with
/// the rule that says when it is.
#[test]
fn what_is_not_asked_names_its_own_rule() {
    let mut scene = Scene::new(4);
    let rules = [
        ("corn", "TZ-6.3"),
        ("wood", "TZ-6.3"),
        ("burn chaac", "TZ-6.3"),
        ("learn theology", "TZ-6.8"),
        ("build A1-1", "TZ-6.9"),
        ("build M1", "TZ-6.23"),
        ("save wood", "TZ-7.6"),
        ("up chaac", "TZ-6.13"),
        ("up chaac kukulcan", "TZ-6.13"),
        ("buy wood", "TZ-6.14"),
        ("sell gold", "TZ-6.14"),
        ("act tikal 1", "TZ-6.17"),
        ("pay wood", "TZ-1.2"),
        ("take wood", "TZ-1.2"),
        ("done", "TZ-3.2"),
        ("calendar 2", "TZ-9.3"),
        ("keep W1 W2", "TZ-2.6"),
    ];
    for (words, rule) in rules {
        assert_eq!(scene.rule_against(0, words), rule, "{words}");
    }
}

/// TZ-5.1: while something is asked for a worker, the turn waits; another answer is refused with the rule of the question.
#[test]
fn another_answer_names_the_question() {
    let mut scene = Scene::new(4);
    scene.worker(0, Palenque, 3).worker(0, Tikal, 2).play(0, "pick palenque 3");
    for words in ["pick tikal 2 as nothing", "end", "place tikal", "beg chaac", "keep W1 W2", "calendar 1"] {
        assert_eq!(why(&mut scene, words), json!({ "code": "resolve_first", "asked": "harvest" }), "{words}");
    }
    assert_eq!(why(&mut scene, "learn theology"), json!({ "code": "other_answer", "asked": "harvest" }));
    assert_eq!(scene.rule_against(0, "learn theology"), "TZ-6.3");
    assert_eq!(why(&mut scene, "done"), json!({ "code": "not_optional", "asked": "harvest" }));
    assert_eq!(scene.rule_against(0, "done"), "TZ-5.2");
}

/// TZ-6.3, TZ-6.4: covered corn is another reason than corn that is gone.
#[test]
fn covered_corn_is_not_gone() {
    let mut scene = Scene::new(4);
    scene.worker(0, Palenque, 3).play(0, "pick palenque 3");
    assert_eq!(why(&mut scene, "corn"), json!({ "code": "corn_covered" }));
    let mut scene = Scene::new(4);
    scene.grove(4, 0, 0).worker(0, Palenque, 4);
    assert_eq!(why(&mut scene, "pick palenque 4"), json!({ "code": "no_tile", "action": 4 }));
}

/// TZ-1.2, TZ-2.6: payments name the resource that is short, tiles kept the one that was not dealt.
#[test]
fn the_resource_that_is_short_is_named() {
    let mut scene = Scene::new(4);
    scene.resources(0, 1, 1, 0).worker(0, Tikal, 5).play(0, "pick tikal 5");
    assert_eq!(why(&mut scene, "pay gold"), json!({ "code": "not_held", "resource": "gold", "have": 0 }));
    assert_eq!(why(&mut scene, "pay 2 wood"), json!({ "code": "amount", "need": 1, "found": 2 }));
}

/// TZ-6.18: a space of Chichen Itza that is used up stays so, with a skull in hand or not.
#[test]
fn a_used_space_is_named_before_the_skull() {
    let mut scene = Scene::new(4);
    scene.shrine(3).worker(0, ChichenItza, 3).worker(0, ChichenItza, 2);
    assert_eq!(why(&mut scene, "pick chichen_itza 3"), json!({ "code": "shrine_taken", "action": 3 }));
    assert_eq!(why(&mut scene, "pick chichen_itza 2"), json!({ "code": "no_skull" }));
    let high = json!({ "code": "too_high", "space": 2, "action": 5, "highest": 2 });
    assert_eq!(why(&mut scene, "pick chichen_itza 2 as 5"), high);
}
