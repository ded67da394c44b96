//! What bots are told about a position: sane numbers, nothing that is hidden, and an order that makes sense.

use std::sync::Arc;

use khipu_core::{Evaluate as _, Game, Match, Options, Seat, Seed, Silent, Viewer};
use khipu_settlers::{Good, Location, Position, Settlers, Side, Stage};
use khipu_testkit::walk::{Dice, decide, start};

#[test]
fn estimates_are_sane_at_every_step_and_right_at_the_end() {
    let game = Arc::new(Settlers::new());
    for players in 1..=5 {
        for number in 0..6 {
            let mut played = start(&game, players, &Options::new(), &format!("estimate {number}"));
            let mut dice = Dice::new(number);
            while let Some((seat, choice)) = decide(&mut played, &mut dice) {
                let position = played.position();
                for seat in Seat::all(players) {
                    let estimate = game.estimate(position, seat);
                    assert!((-20.0..400.0).contains(&estimate), "{estimate} for seat {}", seat.index());
                }
                let rival = game.estimate_rival(position);
                assert_eq!(rival.is_some(), players == 1, "the virtual player plays against one alone");
                assert!(rival.is_none_or(|rival| rival.abs() < 400.0), "{rival:?}");
                played.play(seat, choice, &mut Vec::new()).expect("a listed move");
            }
            let position = played.position();
            for seat in Seat::all(players) {
                let points = f32::from(position.table.side(seat).score());
                assert_eq!(game.estimate(position, seat), points, "what is over is known");
            }
        }
    }
}

#[test]
fn an_estimate_tells_nothing_that_its_seat_may_not_know() {
    let game = Arc::new(Settlers::new());
    for (players, lookout) in [(1, "standard"), (3, "standard"), (3, "alternate"), (2, "advanced")] {
        let options = Options::from([("lookout".to_owned(), lookout.to_owned())]);
        let mut played = start(&game, players, &options, "secrets");
        let mut dice = Dice::new(7);
        let mut differed = 0;
        while let Some((seat, choice)) = decide(&mut played, &mut dice) {
            for seat in Seat::all(players) {
                let view = game.view(played.position(), Viewer::Seat(seat));
                let elsewhere = game.imagine(&view, Seed::from_text("elsewhere"));
                differed += u32::from(elsewhere.secret.hands != played.position().secret.hands);
                assert_eq!(game.estimate(&elsewhere, seat), game.estimate(played.position(), seat));
                assert_eq!(game.estimate_rival(&elsewhere), game.estimate_rival(played.position()));
            }
            played.play(seat, choice, &mut Vec::new()).expect("a listed move");
        }
        assert_eq!(differed > 0, players > 1, "the worlds were different ones");
    }
}

/// Takes the move after which the estimate is best, in a world that the seat imagines.
fn best_by_estimate(game: &Settlers, position: &Position, seat: Seat) -> khipu_settlers::Move {
    let world = game.imagine(&game.view(position, Viewer::Seat(seat)), Seed::from_text("one step"));
    let mut moves = Vec::new();
    game.legal(&world, seat, &mut moves);
    let after = |&choice: &khipu_settlers::Move| {
        let mut after = world;
        game.apply(&mut after, seat, choice, &mut Silent);
        game.estimate(&after, seat)
    };
    let best = moves.iter().max_by(|one, other| after(one).total_cmp(&after(other)));
    *best.expect("a move")
}

#[test]
fn one_step_by_the_estimate_beats_random_play() {
    let game = Arc::new(Settlers::new());
    for number in 0..10 {
        let mut played = start(&game, 2, &Options::new(), &format!("one step {number}"));
        let mut dice = Dice::new(number);
        let thinker = Seat::new(number as usize % 2);
        while let Some((seat, choice)) = decide(&mut played, &mut dice) {
            let choice =
                if seat == thinker { best_by_estimate(&game, played.position(), seat) } else { choice };
            played.play(seat, choice, &mut Vec::new()).expect("a listed move");
        }
        let points = |seat: Seat| played.position().table.side(seat).score();
        let (own, other) = (points(thinker), points(thinker.next(2)));
        assert!(own > other + 10, "deal {number}: {own} to {other}");
    }
}

/// Barbarians against Romans, at the first turn of a round.
fn at_turns(round: u8) -> (Settlers, Position) {
    let game = Arc::new(Settlers::new());
    let options = Options::from([
        ("faction1".to_owned(), "barbarian".to_owned()),
        ("faction2".to_owned(), "roman".to_owned()),
    ]);
    let mut played: Match<Settlers> = start(&game, 2, &options, "order");
    while played.position().table.stage != Stage::Action {
        let seat = played.deciders().first().expect("the game goes on");
        let first = played.legal(seat)[0];
        played.play(seat, first, &mut Vec::new()).expect("a listed move");
    }
    let mut position = *played.position();
    position.table.round = round;
    (Settlers::new(), position)
}

/// The estimate of the first seat after a change of its side.
fn with(game: &Settlers, position: &Position, change: impl Fn(&mut Side)) -> f32 {
    let mut changed = *position;
    change(&mut changed.table.sides[0]);
    game.estimate(&changed, Seat::new(0))
}

fn build(game: &Settlers, side: &mut Side, id: &str) {
    side.locations.push(Location::new(game.components().card(id).expect("a card")));
}

#[test]
fn more_is_not_worth_less() {
    for round in [1, 3, 5] {
        let (game, position) = at_turns(round);
        let nothing = with(&game, &position, |_| {});
        for good in [Good::Wood, Good::Stone, Good::Food, Good::Gold, Good::Worker, Good::Raze] {
            assert!(with(&game, &position, |side| side.goods.add(good, 1)) > nothing, "{good:?}");
        }
        assert!(with(&game, &position, |side| build(&game, side, "COM007")) > nothing, "a forest");
        assert!(with(&game, &position, |side| build(&game, side, "BAR001")) > nothing, "a faction's forest");
    }
}

#[test]
fn production_is_worth_most_with_many_rounds_ahead() {
    let worth = |round: u8, id: &str| {
        let (game, position) = at_turns(round);
        with(&game, &position, |side| build(&game, side, id)) - with(&game, &position, |_| {})
    };
    // Old Forest: two wood in each round; Idol: its points were gained when it was built.
    assert!(worth(1, "COM007") > worth(3, "COM007") + 1.0);
    assert!(worth(3, "COM007") > worth(5, "COM007") + 1.0);
    assert!(worth(1, "COM007") > worth(1, "COM003"), "a production against a feature that is used up");
    assert!(worth(5, "BAR027") > worth(5, "COM007"), "two points against one at the end (IS-5.1)");
}

#[test]
fn goods_are_lost_by_passing_unless_they_are_stored() {
    let (game, mut position) = at_turns(2);
    position.table.sides[0].goods.add(Good::Wood, 4);
    let before = game.estimate(&position, Seat::new(0));
    position.table.passed.insert(Seat::new(0));
    let passed = game.estimate(&position, Seat::new(0));
    assert!(before > passed + 1.0, "{before} and {passed}");
    // The Barbarians' board stores workers (IS-5.2), and nothing stores wood.
    assert!(with(&game, &position, |side| side.goods.add(Good::Worker, 4)) > passed + 0.5);
    assert_eq!(with(&game, &position, |side| side.goods.add(Good::Wood, 4)), passed);
}

#[test]
fn alone_the_collection_of_the_virtual_player_is_what_is_to_be_beaten() {
    let game = Arc::new(Settlers::new());
    let played = start(&game, 1, &Options::new(), "alone");
    let position = *played.position();
    let here = game.estimate_rival(&position).expect("a rival");
    let mut more = position;
    more.table.rival.collection.insert(5);
    assert!(game.estimate_rival(&more).is_some_and(|rival| rival > here), "a card more of his");
    let mut fewer = position;
    fewer.table.sides[0].locations.push(Location::new(game.components().card("BAR001").expect("a card")));
    assert!(game.estimate_rival(&fewer).is_some_and(|rival| rival < here), "a faction location more");
}
