//! Whether the estimates keep their word from turn to turn.
//!
//! Shows for each tenth of a game how far the estimate of a seat moved, against the mean of all, while it decided and
//! while others did. Both should be about nothing: otherwise positions before and after a turn cannot be compared. Then
//! the same for each kind of move, by the first word of it: what a kind gains again and again is worth less before it is
//! played than after it.

use std::collections::BTreeMap;

use khipu_bots::Bot;
use khipu_core::{Evaluate, Options, Seat, Seed, Silent, Viewer};

use crate::mean::Mean;
use crate::weighed::Studied;

const PARTS: usize = 10;

/// Where decisions went over from one seat to another: who had decided, and the estimates then.
type Turn = (Seat, Vec<f64>);

/// What was seen of one game.
#[derive(Default)]
struct Watched {
    turns: Vec<Turn>,
    /// How far each move took the seat that played it ahead of the mean, with the first word of the move.
    moves: Vec<(String, f64)>,
}

/// Shows it.
pub(crate) fn drift<G: Studied>(
    players: usize,
    games: u64,
    seed: &str,
    bot: Bot,
    weights: &[i32],
) -> Option<()> {
    let game = G::weighed(weights);
    let mut parts = [[Mean::default(); 4]; PARTS];
    let mut kinds: BTreeMap<String, Mean> = BTreeMap::new();
    for number in 0..games {
        let Watched { turns, moves } = watch(&game, players, bot, Seed::from_text(seed).numbered(number))?;
        for (at, pair) in turns.windows(2).enumerate() {
            let part = &mut parts[at * PARTS / turns.len()];
            let ((_, before), (who, after)) = (&pair[0], &pair[1]);
            for seat in Seat::all(players) {
                let moved = after[seat.index()] - before[seat.index()];
                part[usize::from(seat != *who)].add(moved);
                part[2 + usize::from(seat != *who)].add(ahead(after, seat) - ahead(before, seat));
            }
        }
        moves.into_iter().for_each(|(kind, moved)| kinds.entry(kind).or_default().add(moved));
    }
    for (number, [own, others, own_against, others_against]) in parts.iter().enumerate() {
        println!(
            "part {:2}  own turn {:+.2} ({:+.2} against the mean)  turn of others {:+.2} ({:+.2})",
            number + 1,
            own.value(),
            own_against.value(),
            others.value(),
            others_against.value()
        );
    }
    for (kind, moved) in kinds {
        println!("{kind:20} {:6} times {:+.2}", moved.count(), moved.value());
    }
    Some(())
}

fn ahead(estimates: &[f64], seat: Seat) -> f64 {
    estimates[seat.index()] - estimates.iter().sum::<f64>() / estimates.len() as f64
}

fn watch<G: Evaluate>(game: &G, players: usize, bot: Bot, seed: Seed) -> Option<Watched> {
    let mut position = game.start(&game.setup(players as u64, &Options::new(), seed).ok()?);
    let mut policies: Vec<_> = (0..players as u64).map(|seat| bot.policy(seed.numbered(seat))).collect();
    let estimates = |position: &G::Position| -> Vec<f64> {
        Seat::all(players).map(|seat| f64::from(game.estimate(position, seat))).collect()
    };
    let mut watched = Watched::default();
    let mut last = None;
    let mut here = estimates(&position);
    while let Some(seat) = game.deciders(&position).first() {
        if last != Some(seat) {
            watched.turns.push((last.unwrap_or(seat), here.clone()));
        }
        last = Some(seat);
        let view = game.view(&position, Viewer::Seat(seat));
        let choice = policies[seat.index()].choose(game, &view, seat)?;
        game.apply(&mut position, seat, choice, &mut Silent);
        let before = std::mem::replace(&mut here, estimates(&position));
        let words = game.write_move(choice);
        let kind = words.split(' ').next().unwrap_or_default().to_owned();
        watched.moves.push((kind, ahead(&here, seat) - ahead(&before, seat)));
    }
    watched.turns.push((last?, here));
    Some(watched)
}
