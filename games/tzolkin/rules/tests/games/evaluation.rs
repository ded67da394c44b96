//! What bots are told about a position: sane numbers, and nothing that is hidden.

use std::sync::Arc;

use khipu_core::{Evaluate as _, Game, Options, Seat, Seed, Viewer, Who};
use khipu_testkit::walk::{Dice, decide, start};
use khipu_tzolkin::{Stage, Tzolkin};

#[test]
fn estimates_are_sane_at_every_step_and_right_at_the_end() {
    let game = Arc::new(Tzolkin::new());
    for players in 2..=4 {
        for number in 0..20 {
            let mut played = start(&game, players, &Options::new(), &format!("estimate {number}"));
            let mut dice = Dice::new(number);
            while let Some((seat, choice)) = decide(&mut played, &mut dice) {
                for seat in Seat::all(players) {
                    let estimate = game.estimate(played.position(), seat);
                    assert!(estimate.abs() < 300.0, "{estimate} for seat {}", seat.index());
                }
                played.play(seat, choice, &mut Vec::new()).expect("a listed move");
            }
            for line in game.score(played.position()).lines {
                let Who::Seat(seat) = line.who else { continue };
                assert_eq!(game.estimate(played.position(), seat), line.total.as_f64() as f32);
            }
        }
    }
}

#[test]
fn an_estimate_tells_nothing_that_its_seat_may_not_know() {
    let game = Arc::new(Tzolkin::new());
    let mut played = start(&game, 4, &Options::new(), "secrets");
    let mut dice = Dice::new(7);
    for _ in 0..120 {
        for seat in Seat::all(4) {
            let view = game.view(played.position(), Viewer::Seat(seat));
            let elsewhere = game.imagine(&view, Seed::from_text("elsewhere"));
            assert_eq!(game.estimate(&elsewhere, seat), game.estimate(played.position(), seat));
        }
        let Some((seat, choice)) = decide(&mut played, &mut dice) else { break };
        played.play(seat, choice, &mut Vec::new()).expect("a listed move");
    }
    assert_ne!(played.position().table.stage, Stage::Wealth);
}
