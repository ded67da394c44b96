//! Batches against themselves; each game compares them with single games.

use std::sync::Arc;

use khipu_core::Seat;
use khipu_learn::testing::{choices, plan};
use khipu_learn::{Batch, Plan, Reward, StepError};
use khipu_tzolkin::Tzolkin;
use khipu_tzolkin_learn::TzolkinEncoder;

#[test]
fn threads_change_no_byte() {
    let game = Arc::new(Tzolkin::new());
    let mut batches: Vec<Batch<TzolkinEncoder>> =
        [1, 2].map(|threads| Batch::new(game.clone(), plan(200, threads)).expect("a batch")).into();
    let room = 200 * batches[0].layout().width();
    let mut rows = [vec![0; room], vec![0; room]];
    for step in 0..120 {
        let chosen = choices(&batches[0], step);
        for (batch, rows) in batches.iter_mut().zip(&mut rows) {
            batch.step(&chosen, None, rows).expect("a step");
        }
        assert_eq!(rows[0], rows[1]);
        assert_eq!(batches[0].menu(), batches[1].menu());
    }
}

#[test]
fn what_does_not_fit_is_refused_and_changes_nothing() {
    let game = Arc::new(Tzolkin::new());
    let mut batch: Batch<TzolkinEncoder> = Batch::new(game, plan(3, 1)).expect("a batch");
    let mut rows = vec![0; 3 * batch.layout().width()];
    let menu = batch.menu().clone();
    assert!(matches!(
        batch.step(&[0, 0], None, &mut rows),
        Err(StepError::Shape { found: 2, wanted: 3, .. })
    ));
    assert!(matches!(batch.step(&[0, 0, 0], None, &mut rows[1..]), Err(StepError::Shape { .. })));
    assert_eq!(batch.step(&[0, 0, 0], Some(9), &mut rows), Err(StepError::Stale { found: 9, wanted: 0 }));
    let count = batch.menu().count(2);
    let error = StepError::Choice { game: 2, seat: 0, found: 99, count };
    assert_eq!(batch.step(&[0, 0, 99], None, &mut rows), Err(error));
    assert!(matches!(batch.step(&[0, -1, 0], None, &mut rows), Err(StepError::Choice { game: 1, .. })));
    assert_eq!(*batch.menu(), menu);
}

#[test]
fn seeds_matter() {
    let game = Arc::new(Tzolkin::new());
    let start = |seed: &str| {
        let plan = Plan { seed: seed.to_owned(), ..plan(2, 1) };
        let batch: Batch<TzolkinEncoder> = Batch::new(game.clone(), plan).expect("a batch");
        let mut rows = vec![0; 2 * batch.layout().width()];
        batch.observe(&mut rows).expect("room");
        rows
    };
    let one = start("one");
    assert_eq!(one, start("one"));
    assert_ne!(one, start("other"), "another seed is another game");
    let (first, second) = one.split_at(one.len() / 2);
    assert_ne!(first, second, "another place is another game");
}

#[test]
fn bots_play_their_seats_and_margins_add_up() {
    let game = Arc::new(Tzolkin::new());
    let bots = [(1, "greedy".parse().expect("a bot"))].into();
    let plan = Plan { bots, reward: Reward::Margin, ..plan(4, 1) };
    let mut batch: Batch<TzolkinEncoder> = Batch::new(game, plan).expect("a batch");
    let mut rows = vec![0; 4 * batch.layout().width()];
    let (mut sums, mut ended) = ([0.0; 4], 0);
    for step in 0..400 {
        assert!(batch.seats().all(|seat| seat == Seat::new(0)));
        let chosen = choices(&batch, step);
        batch.step(&chosen, None, &mut rows).expect("a step");
        for ((sum, rewards), end) in sums.iter_mut().zip(batch.rewards()).zip(batch.ended()) {
            *sum += rewards[0];
            if let Some(end) = end {
                let margin = (end.points[0] - end.points[1]) / 20.0;
                assert!((*sum - margin).abs() < 1e-3, "{sum} is not {margin}");
                *sum = 0.0;
                ended += 1;
            }
        }
    }
    assert!(ended > 0);
}
