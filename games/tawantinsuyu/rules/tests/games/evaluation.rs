//! What bots are told about a position: sane numbers, and nothing that is hidden.

use std::sync::Arc;

use khipu_core::{Evaluate as _, Game, Options, Seat, Seed, Viewer, Who};
use khipu_tawantinsuyu::{Actor, Components, Stage, Tawantinsuyu};
use khipu_testkit::walk::{Dice, decide, start};

#[test]
fn estimates_are_sane_at_every_step_and_right_at_the_end() {
    let game = Arc::new(Tawantinsuyu::new());
    for players in 1..=4 {
        for number in 0..8 {
            let mut played = start(&game, players, &Options::new(), &format!("estimate {number}"));
            let mut dice = Dice::new(number);
            while let Some((seat, choice)) = decide(&mut played, &mut dice) {
                let position = played.position();
                for seat in Seat::all(players) {
                    let estimate = game.estimate(position, seat);
                    assert!(estimate.abs() < 400.0, "{estimate} for seat {}", seat.index());
                }
                let rival = game.estimate_rival(position);
                assert_eq!(rival.is_some(), players == 1, "a rival plays against one alone");
                // Being ahead of her is not enough (TW-12.18).
                assert!(rival.is_none_or(|rival| (120.0..400.0).contains(&rival)), "{rival:?}");
                played.play(seat, choice, &mut Vec::new()).expect("a listed move");
            }
            let position = played.position();
            for line in game.score(position).lines {
                let total = line.total.as_f64() as f32;
                match line.who {
                    Who::Seat(seat) => assert_eq!(game.estimate(position, seat), total),
                    Who::Actor(_) => assert_eq!(game.estimate_rival(position), Some(total)),
                }
            }
        }
    }
}

#[test]
fn an_estimate_tells_nothing_that_its_seat_may_not_know() {
    let game = Arc::new(Tawantinsuyu::new());
    for players in [1, 3] {
        let mut played = start(&game, players, &Options::new(), "secrets");
        let mut dice = Dice::new(7);
        for _ in 0..150 {
            for seat in Seat::all(players) {
                let view = game.view(played.position(), Viewer::Seat(seat));
                let elsewhere = game.imagine(&view, Seed::from_text("elsewhere"));
                assert_eq!(game.estimate(&elsewhere, seat), game.estimate(played.position(), seat));
            }
            let Some((seat, choice)) = decide(&mut played, &mut dice) else { break };
            played.play(seat, choice, &mut Vec::new()).expect("a listed move");
        }
        assert_eq!(played.position().table.stage == Stage::Over, players == 1);
    }
}

#[test]
fn more_is_not_worth_less() {
    let game = Tawantinsuyu::new();
    let seat = Seat::new(0);
    let played = start(&Arc::new(Tawantinsuyu::new()), 2, &Options::new(), "more");
    let before = *played.position();
    let estimate = |change: &dyn Fn(&mut khipu_tawantinsuyu::Side)| {
        let mut position = before;
        change(&mut position.table.sides[Actor::Seat(seat).index()]);
        game.estimate(&position, seat)
    };
    let nothing = estimate(&|_| {});
    assert!(estimate(&|side| side.step += 1) > nothing, "a temple step");
    assert!(estimate(&|side| side.goods.0[3] += 1) > nothing, "gold");
    assert!(estimate(&|side| side.up.insert(0)) > nothing, "a building");
    assert!(estimate(&|side| side.army_up.add(0)) > nothing, "a soldier");
    assert!(estimate(&|side| side.statues.0[0][0] += 1) > nothing, "a statue");
}

/// The High Priest reaches two of the five spaces (TW-7.1), and only soldiers with a marker left conquer (TW-7.12).
#[test]
fn a_conquest_within_reach_is_worth_something_to_soldiers_with_a_marker() {
    let game = Tawantinsuyu::new();
    let seat = Seat::new(0);
    let before = *start(&Arc::new(Tawantinsuyu::new()), 2, &Options::new(), "march").position();
    let worth = |section: u8, army: usize| {
        let estimate = |markers: u8| {
            let mut position = before;
            let side = &mut position.table.sides[Actor::Seat(seat).index()];
            side.priest = Some(section);
            side.markers = markers;
            (0..army).for_each(|_| side.army_up.add(0));
            game.estimate(&position, seat)
        };
        estimate(10) - estimate(0)
    };
    let within_reach = |army: usize| (0..5).filter(|&section| worth(section, army) > 0.0).count();
    assert_eq!((within_reach(0), within_reach(5)), (0, 2));
}

#[test]
fn things_that_give_each_other_are_worth_something_all_the_same() {
    let own = include_str!("../../components/0.1.0.toml");
    let pack = own
        .replace(
            "gives = \"1 gold\",              points = 7",
            "gives = \"1 stairs, 1 building\", points = 7",
        )
        .replace(
            "gives = \"2 stone\",             points = 6",
            "gives = \"1 step, 1 rejuvenate\", points = 6",
        )
        .replace("gives = \"4 points, 1 corn, 2 potato\"", "gives = \"1 step, 1 building\"")
        .replace("gives = \"5 points\" },", "gives = \"1 building, 1 rejuvenate, 1 stairs, 1 step\" },");
    assert_ne!(pack, own);
    let game = Arc::new(Tawantinsuyu::with(Components::from_toml(&pack).expect("a pack")));
    let mut played = start(&game, 2, &Options::new(), "circles");
    let mut dice = Dice::new(1);
    for _ in 0..100 {
        let mut position = *played.position();
        for side in &mut position.table.sides {
            side.step = 10;
            side.down.insert(38);
        }
        position.table.market.insert(38);
        assert!(game.estimate(&position, Seat::new(0)).is_finite());
        let Some((seat, choice)) = decide(&mut played, &mut dice) else { break };
        played.play(seat, choice, &mut Vec::new()).expect("a listed move");
    }
}
