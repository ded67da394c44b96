//! Batches against single games, and against themselves.

use std::collections::BTreeMap;
use std::sync::Arc;

use khipu_core::{Game as _, Match, Options, Seat, Viewer};
use khipu_learn::{
    Batch, Encoder, Plan, Reward, Row, SettlersEncoder, StepError, TawantinsuyuEncoder, TzolkinEncoder,
};
use khipu_settlers::Settlers;
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::Tzolkin;

fn plan(games: usize, threads: usize) -> Plan {
    Plan {
        players: 2,
        options: Options::new(),
        games,
        seed: "batch".to_owned(),
        bots: BTreeMap::new(),
        reward: Reward::Result,
        limit: 20_000,
        threads,
    }
}

/// A choice that depends on nothing but the numbers of game and step.
fn choices<E: Encoder>(batch: &Batch<E>, step: usize) -> Vec<i32> {
    (0..batch.len()).map(|game| ((step * 7919 + game * 104_729) % batch.menu().count(game)) as i32).collect()
}

#[test]
fn a_batch_is_the_games_it_is_made_of() {
    lockstep::<TzolkinEncoder>(&Arc::new(Tzolkin::new()), 1500);
    lockstep::<TawantinsuyuEncoder>(&Arc::new(Tawantinsuyu::new()), 1000);
    lockstep::<SettlersEncoder>(&Arc::new(Settlers::new()), 1000);
}

/// Plays a batch and the same games one by one.
fn lockstep<E: Encoder>(game: &Arc<E::Game>, steps: usize) {
    let mut batch: Batch<E> = Batch::new(game.clone(), plan(5, 1)).expect("a batch");
    let start = |number: usize, episode: usize| {
        Match::start(game.clone(), 2, &Options::new(), &format!("batch/{number}/{episode}")).expect("a game")
    };
    let mut single: Vec<(usize, Match<E::Game>)> = (0..5).map(|number| (0, start(number, 0))).collect();
    let encoder = E::new(game);
    let width = batch.layout().width();
    let mut rows = vec![0; 5 * width];
    batch.observe(&mut rows).expect("room");
    let mut ended = 0;
    for step in 0..steps {
        let chosen = choices(&batch, step);
        for (number, ((episode, played), seat)) in single.iter_mut().zip(batch.seats()).enumerate() {
            assert_eq!(played.deciders().first(), Some(seat));
            let view = game.view(played.position(), Viewer::Seat(seat));
            let mut row = vec![0; width];
            encoder.observe(&view, &mut Row(&mut row));
            assert_eq!(row, rows[number * width..(number + 1) * width], "step {step}, game {number}");
            let legal = played.legal(seat).to_vec();
            let range = batch.menu().start[number] as usize..batch.menu().start[number + 1] as usize;
            assert_eq!(
                legal.iter().map(|&legal| encoder.code(legal)).collect::<Vec<_>>(),
                batch.menu().code[range]
            );
            played.play(seat, legal[chosen[number] as usize], &mut Vec::new()).expect("a legal move");
            if played.deciders().is_empty() {
                *episode += 1;
                *played = start(number, *episode);
            }
        }
        batch.step(&chosen, Some(batch.tick()), &mut rows).expect("a step");
        for (rewards, end) in batch.rewards().zip(batch.ended()) {
            assert_eq!(
                rewards.iter().any(|&reward| reward != 0.0),
                end.is_some_and(|end| end.result[0] != end.result[1])
            );
            ended += usize::from(end.is_some());
        }
    }
    assert!(ended >= 5, "only {ended} games ended");
    for (number, (_, played)) in single.iter().enumerate() {
        assert_eq!(batch.record(number).expect("it replays").expect("it is there"), played.record());
    }
}

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
