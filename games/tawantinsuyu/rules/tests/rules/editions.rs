//! TW-14: where the editions differ.

use khipu_core::{Game as _, Options};
use khipu_tawantinsuyu::{Kind, Ruling, Source, Tawantinsuyu};

use crate::scene::Scene;

fn reading(options: &[(&str, &str)], ruling: Ruling) -> usize {
    let options: Options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    Tawantinsuyu::new().options(&options).expect("known options").of(ruling)
}

/// Each edition's reading of a ruling: pl, ru, fr, consensus; and both values by the ruling's own option.
fn check(ruling: Ruling, option: &str, values: [&str; 2], editions: [usize; 4]) {
    let found = ["pl", "ru", "fr", "consensus"].map(|edition| reading(&[("edition", edition)], ruling));
    assert_eq!(found, editions, "{option}");
    for edition in ["pl", "ru", "fr", "consensus"] {
        for (index, value) in values.into_iter().enumerate() {
            assert_eq!(reading(&[("edition", edition), (option, value)], ruling), index, "{option} {value}");
        }
    }
    assert_eq!(reading(&[], ruling), editions[3], "nothing said: the consensus");
}

/// TW-14.1: a leftover weaving costs another player 3 corn (pl, fr) or 2.
#[test]
fn price_of_a_leftover_weaving() {
    check(Ruling::LeftoverPrice, "leftover_price", ["2", "3"], [1, 0, 1, 0]);
    for (edition, price) in [("pl", 3), ("ru", 2), ("fr", 3), ("consensus", 2)] {
        let mut scene = Scene::with(2, &[("edition", edition)]);
        scene.workers(0, &[Kind::Priest]).goods(0, [0, 0, 0, 1]).priest(0, 2).goods(1, [0, 4, 0, 0]);
        scene.play_all(0, &["place priest T2a with gold", "task weavings"]);
        assert_eq!(scene.asked(), 1);
        let buy = scene.moves(1)[0].clone();
        scene.play(1, &buy);
        assert_eq!(scene.held(1)[1], 4 - price, "{edition}");
    }
}

/// TW-14.2: Z12 answers Worship, in ru Offering.
#[test]
fn trigger_of_z12() {
    check(Ruling::Z12Trigger, "z12_trigger", ["worship", "offering"], [0, 1, 0, 0]);
    for (edition, priest) in [("pl", 5), ("ru", 1), ("fr", 5), ("consensus", 5)] {
        for walked in [5, 1] {
            let mut scene = Scene::with(2, &[("edition", edition)]);
            scene.own(1, &["Z12"]).goods(1, [0, 0, 0, 1]).priest(0, walked);
            scene.play(0, "walk 1");
            let asked = scene.asked() == 1 && scene.can(1, "climb");
            assert_eq!(asked, walked == priest, "{edition} from {walked}");
        }
    }
}

/// TW-14.3, TW-14.4, TW-14.6: the solo win, Axomamma's soldiers, its ties among weavings.
#[test]
fn readings_of_the_solo_game() {
    check(Ruling::SoloWin, "solo_win", ["at_least", "more_than"], [0, 0, 1, 0]);
    check(Ruling::AutomaSoldiers, "automa_soldiers", ["one_each", "printed"], [1, 0, 0, 0]);
    check(Ruling::AutomaWeavings, "automa_weavings", ["colours", "number"], [0, 1, 0, 0]);
}

/// TW-14.5: one potato for a god card in every edition; two only by the option.
#[test]
fn potatoes_at_a_festival() {
    check(Ruling::FestivalPotatoes, "festival_potatoes", ["1", "2"], [0, 0, 0, 0]);
    for (value, lost) in [("1", -2), ("2", -4)] {
        let mut scene = Scene::with(2, &[("edition", "fr"), ("festival_potatoes", value)]);
        scene.gods(1, &["GC01"]).reach_festival();
        assert_eq!(scene.from(1, Source::Hunger), lost);
    }
}

/// TW-14.7: a final tie is shared in every edition; the option names nothing else.
#[test]
fn a_final_tie_is_shared() {
    let game = Tawantinsuyu::new();
    let spec = game.title().options.iter().find(|spec| spec.name == "final_tie").expect("an option");
    assert_eq!(spec.values, ["edition", "shared"]);
}

/// TW-14.8, TW-14.9, TW-14.10, TW-14.11, TW-14.12: Axomamma's board and its adjustments.
#[test]
fn readings_of_the_board() {
    check(Ruling::AutomaSecondConquest, "automa_second_conquest", ["free", "paid"], [0, 0, 0, 0]);
    check(Ruling::AutomaSmallStatue, "automa_small_statue", ["missing", "die"], [0, 0, 0, 0]);
    check(Ruling::PersonalityBuilding, "personality_building", ["production", "any"], [0, 0, 1, 0]);
    check(Ruling::PersonalityMoment, "personality_moment", ["activation", "landing"], [1, 1, 1, 1]);
    check(Ruling::Adjustments, "adjustments", ["several", "one"], [1, 1, 0, 0]);
}

/// TW-14.13: what only one edition says holds in all: here the no-repeat of TW-7.9 and a short refill.
#[test]
fn wording_alone_is_no_option() {
    for edition in ["pl", "ru", "fr"] {
        let mut scene = Scene::with(2, &[("edition", edition)]);
        scene.priest(0, 4).own(0, &["P01"]);
        scene.play_all(0, &["walk 1", "produce P01", "flip P01"]);
        assert!(!scene.can(0, "produce P01"));
    }
}

/// Unknown options and values are all named.
#[test]
fn unknown_options_are_refused() {
    let options: Options = [("edition", "de"), ("colour", "red"), ("leftover_price", "9")]
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
        .into();
    assert_eq!(Tawantinsuyu::new().options(&options).expect_err("unknown").len(), 3);
}
