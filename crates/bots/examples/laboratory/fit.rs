//! Weights from outcomes: what positions were worth in games that were played to their end.
//!
//! Positions of games between bots are kept, and how far each seat then ended ahead of the others, an automa among them.
//! The weights move to where the estimates say that best (one step of Gauss and Newton, by numbers), held back by what
//! they were before. What goes together in games need not be a cause: play the result against the old weights before
//! you keep it.

use khipu_bots::{Bot, Dice};
use khipu_core::{Evaluate, Options, Seat, Seed, Silent, Viewer};
use rayon::prelude::*;

use crate::mean::Mean;
use crate::weighed::Studied;

/// One decision of so many is kept.
const ONE_OF: usize = 6;
/// Positions of one game have much in common: so many of them say as much as one alone.
const ALIKE: f64 = 12.0;
/// How far a weight is expected to be off, as a share of it, and at least.
const DOUBT: (f64, f64) = (0.35, 10.0);
/// No weight changes by more than this share of it at once.
const MOST_CHANGE: f64 = 0.6;

/// Games with more decisions are not looked at.
const MOST_DECISIONS: usize = 3000;

struct Sample<P> {
    position: P,
    seat: Seat,
    outcome: f64,
}

/// The games to learn from.
pub(crate) struct Watched {
    pub(crate) players: usize,
    pub(crate) games: u64,
    pub(crate) bot: Bot,
    pub(crate) options: Options,
}

/// New weights.
pub(crate) fn fit<G: Studied>(watched: &Watched, seed: &str, weights: &[i32]) -> Option<Vec<i32>> {
    let game = G::weighed(weights);
    let (players, seed) = (watched.players, Seed::from_text(seed));
    game.setup(players as u64, &watched.options, seed).ok()?;
    let samples: Vec<Sample<G::Position>> = (0..watched.games)
        .into_par_iter()
        .flat_map_iter(|number| watch(&game, watched, seed.numbered(number)))
        .collect();
    let count = weights.len();
    let nudged: Vec<(f64, G)> = (0..count)
        .map(|index| {
            let mut values = weights.to_vec();
            let nudge = 5 + values[index].abs() / 20;
            values[index] += nudge;
            (f64::from(nudge), G::weighed(&values))
        })
        .collect();
    let (mut products, mut sums, mut errors) = (vec![vec![0.0; count]; count], vec![0.0; count], 0.0);
    let judged: Vec<(Vec<f64>, f64)> = samples
        .par_iter()
        .map(|sample| {
            let says = |game: &G| ahead(game, &sample.position, sample.seat, players);
            let here = says(&game);
            let slopes = nudged.iter().map(|(nudge, game)| (says(game) - here) / nudge).collect();
            (slopes, sample.outcome - here)
        })
        .collect();
    for (slopes, error) in &judged {
        errors += error * error;
        for (one, row) in slopes.iter().zip(&mut products) {
            row.iter_mut().zip(slopes).for_each(|(sum, other)| *sum += one * other);
        }
        sums.iter_mut().zip(slopes).for_each(|(sum, slope)| *sum += slope * error);
    }
    let variance = errors / judged.len().max(1) as f64;
    for (index, row) in products.iter_mut().enumerate() {
        let doubt = (f64::from(weights[index]).abs() * DOUBT.0).max(DOUBT.1);
        row[index] += ALIKE * variance / (doubt * doubt);
    }
    let change = solve(products, sums);
    let names = G::names();
    let mut fitted = weights.to_vec();
    for (index, change) in change.iter().enumerate() {
        let old = f64::from(weights[index]);
        let most = (old.abs() * MOST_CHANGE).max(2.0 * DOUBT.1);
        fitted[index] = (old + change.clamp(-most, most)).round() as i32;
        println!("{:20} {:6} -> {:6}", names[index], weights[index], fitted[index]);
    }
    println!("{} positions, error {:.2} points", judged.len(), variance.sqrt());
    Some(fitted)
}

/// What the estimates say of a seat: points ahead of the mean of the others, whoever the rules play included.
fn ahead<G: Evaluate>(game: &G, position: &G::Position, seat: Seat, players: usize) -> f64 {
    let others = Seat::all(players).filter(|&other| other != seat);
    let mut mean = Mean::default();
    for points in others.map(|other| game.estimate(position, other)).chain(game.estimate_rival(position)) {
        mean.add(points.into());
    }
    f64::from(game.estimate(position, seat)) - mean.value()
}

/// One game.
fn watch<G: Evaluate>(game: &G, watched: &Watched, seed: Seed) -> Vec<Sample<G::Position>> {
    let Watched { players, bot, ref options, .. } = *watched;
    let Ok(setup) = game.setup(players as u64, options, seed) else { return Vec::new() };
    let mut position = game.start(&setup);
    let mut policies: Vec<_> = (0..players as u64).map(|seat| bot.policy(seed.numbered(seat))).collect();
    let mut dice = Dice::new(seed.numbered(77));
    let mut kept = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = game.deciders(&position).first() {
        decisions += 1;
        if decisions > MOST_DECISIONS {
            // Nobody wants to end it: such a game says nothing.
            return Vec::new();
        }
        if dice.below(ONE_OF) == 0 {
            let of = Seat::new(dice.below(players));
            kept.push(Sample { position, seat: of, outcome: 0.0 });
        }
        let view = game.view(&position, Viewer::Seat(seat));
        let Some(choice) = policies[seat.index()].choose(game, &view, seat) else { break };
        game.apply(&mut position, seat, choice, &mut Silent);
    }
    // Of a game that is over the estimates say the points.
    for sample in &mut kept {
        sample.outcome = ahead(game, &position, sample.seat, players);
    }
    kept
}

/// Solves a positive definite system, by Cholesky.
fn solve(mut rows: Vec<Vec<f64>>, mut values: Vec<f64>) -> Vec<f64> {
    let count = values.len();
    for at in 0..count {
        for column in 0..=at {
            let known: f64 = (0..column).map(|k| rows[at][k] * rows[column][k]).sum();
            let left = rows[at][column] - known;
            rows[at][column] =
                if at == column { left.max(f64::MIN_POSITIVE).sqrt() } else { left / rows[column][column] };
        }
    }
    for at in 0..count {
        let known: f64 = (0..at).map(|k| rows[at][k] * values[k]).sum();
        values[at] = (values[at] - known) / rows[at][at];
    }
    for at in (0..count).rev() {
        let known: f64 = (at + 1..count).map(|k| rows[k][at] * values[k]).sum();
        values[at] = (values[at] - known) / rows[at][at];
    }
    values
}
