//! A refusal names what is missing and the rule that is really against it.

use std::sync::Arc;

use khipu_core::{Game as _, Options, Seat};
use khipu_tawantinsuyu::{Goods, Kind, Moment, Refusal, Tawantinsuyu};
use khipu_testkit::refusals::{Judge, Tester};

use crate::scene::Scene;

const JUDGE: Judge = Judge {
    turn: &["not_your_turn"],
    moment: &["answer_first", "not_asked", "not_now", "not_optional"],
    families: &[
        ("keep", &["TW-2"]),
        ("place", &["TW-1", "TW-4", "TW-5", "TW-15", "TW-16"]),
        ("pay", &["TW-1.4", "TW-4", "TW-9", "TW-15.17"]),
        ("task", &["TW-1", "TW-4", "TW-6", "TW-15"]),
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

/// The share of reasons that are none among all that is refused near legal moves.
const MOST: f64 = 0.01;

#[test]
fn refusals_name_the_cause() {
    let game = Arc::new(Tawantinsuyu::new());
    for players in [1, 3] {
        let tester = Tester { players, options: Options::new(), games: 4, stride: 4, judge: JUDGE };
        let report = tester.run(&game);
        println!("{report}");
        assert!(report.total() > 2_000, "enough is tried: {}", report.total());
        assert!(report.share() < MOST, "{report}");
    }
}

impl Scene {
    fn refused(&mut self, words: &str) -> Refusal {
        assert!(!self.can(0, words), "{words:?} is legal");
        let wanted = self.game.parse_move(words).expect("a move");
        self.game.refusal(&self.position, Seat::new(0), wanted).expect("a reason")
    }
}

/// TW-7.4: two steps of an Offering take 4 corn, of which so many are missing.
#[test]
fn an_offering_names_its_price() {
    let mut scene = Scene::new(2);
    scene.goods(0, [0, 3, 0, 0]).play(0, "walk 1");
    assert_eq!(scene.refused("offer 2"), Refusal::Goods { goods: Goods([0, 4, 0, 0]), missing: 1 });
    assert_eq!(scene.refused("offer 3"), Refusal::Goods { goods: Goods([0, 6, 0, 0]), missing: 3 });
}

/// TW-3.4, TW-7.2, TW-7.3, TW-8.4: what belongs to another moment says to which; there is no pass.
#[test]
fn every_moment_has_its_moves() {
    let mut scene = Scene::new(2);
    scene.goods(0, [1, 0, 0, 0]);
    for (words, moment) in [
        ("hire potato", Moment::TurnEnds),
        ("gold", Moment::PriestPart),
        ("sacrifice sun small", Moment::WorshipPart),
        ("offer 1", Moment::OfferingPart),
        ("task stairs", Moment::TasksLeft),
        ("pay 1 potato", Moment::Owing),
        ("conquer AN1", Moment::ConquestPart),
        ("benefits before", Moment::CardPlaced),
    ] {
        assert_eq!(scene.refused(words), Refusal::NotNow { moment }, "{words}");
    }
    assert_eq!(scene.refused("done"), Refusal::NoPass);
    scene.play(0, "recruit priest");
    assert_eq!(scene.refused("recruit warrior"), Refusal::DoneAlready);
    assert_eq!(scene.refused("place priest T1a with gold"), Refusal::PlaceOrAct);
}

/// TW-4.1, TW-4.4: a card of another god names both; food names what is missing.
#[test]
fn a_placement_names_gods_and_food() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).gods(0, &["GC08", "GC22"]).goods(0, [1, 0, 0, 0]);
    let Refusal::WrongSymbol { shows, wants } = scene.refused("place architect T1a with GC08") else {
        panic!("another symbol")
    };
    assert_eq!((shows.as_str(), wants.as_str()), ("spiral", "squares"));
    assert_eq!(scene.refused("place architect M1a with GC22"), Refusal::Food { need: 2, missing: 1 });
}

/// TW-15.11, TW-15.15: a training without cards, a task with its cause.
#[test]
fn what_cannot_be_done_has_its_cause() {
    let mut scene = Scene::new(2);
    scene.side(1).army_down = std::mem::take(&mut scene.position.secret.army_deck);
    assert_eq!(scene.refused("train"), Refusal::NoTraining);
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).goods(0, [0, 0, 1, 1]).priest(0, 5);
    scene.play(0, "place architect T5b with gold");
    assert_eq!(scene.refused("task stairs"), Refusal::Goods { goods: Goods([0, 0, 3, 0]), missing: 2 });
    assert_eq!(scene.refused("task gold"), Refusal::NoIcon { task: khipu_tawantinsuyu::Task::Gold });
}

/// TW-7.2, TW-15.31: the gold is for the active player, and comes before anything else.
#[test]
fn the_gold_has_its_moment() {
    let mut scene = Scene::new(2);
    scene.goods(1, [0, 3, 0, 0]).goods(0, [0, 2, 0, 0]).offer(&["GC02"]);
    scene.play_all(0, &["walk 1", "offer 1"]);
    assert_eq!(scene.refused("gold"), Refusal::NotNow { moment: Moment::PriestPart });
    assert_eq!(scene.refused("done"), Refusal::NotOptional { moment: Moment::GodCardDue });
    scene.play(0, "take deck");
    assert_eq!(scene.rule_against(1, "gold"), "TW-7.2");
}
