//! Whether the estimates keep their word from turn to turn.
//!
//! Shows for each tenth of a game how far the estimate of a seat moved, against the mean of all, while it decided and
//! while others did, in games between greedy players. Both should be about nothing: otherwise positions before and
//! after a turn cannot be compared.

use khipu_bots::{Greedy, Policy as _};
use khipu_core::{Game, Options, Seat, Seed, Silent, Viewer};

use crate::weighed::Weighed;

const PARTS: usize = 10;

/// A sum with its count.
#[derive(Clone, Copy, Default)]
struct Mean(f64, u32);

impl Mean {
    fn add(&mut self, value: f64) {
        self.0 += value;
        self.1 += 1;
    }

    fn value(self) -> f64 {
        self.0 / f64::from(self.1.max(1))
    }
}

/// Where decisions went over from one seat to another: who had decided, and the estimates then.
type Turn = (Seat, Vec<f64>);

/// Shows it.
pub(crate) fn drift<G: Weighed>(players: usize, games: u64, seed: &str) -> Option<()> {
    let game = G::weighed(&G::own());
    let mut parts = [[Mean::default(); 4]; PARTS];
    for number in 0..games {
        let turns = watch(&game, players, Seed::from_text(seed).numbered(number))?;
        for (at, pair) in turns.windows(2).enumerate() {
            let part = &mut parts[at * PARTS / turns.len()];
            let ((_, before), (who, after)) = (&pair[0], &pair[1]);
            let mean = |of: &[f64]| of.iter().sum::<f64>() / players as f64;
            for seat in Seat::all(players) {
                let moved = after[seat.index()] - before[seat.index()];
                let against = moved - (mean(after) - mean(before));
                part[usize::from(seat != *who)].add(moved);
                part[2 + usize::from(seat != *who)].add(against);
            }
        }
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
    Some(())
}

fn watch<G: Game>(game: &G, players: usize, seed: Seed) -> Option<Vec<Turn>> {
    let mut position = game.start(&game.setup(players as u64, &Options::new(), seed).ok()?);
    let mut greedy = Greedy::new(seed);
    let estimates = |position: &G::Position| -> Vec<f64> {
        Seat::all(players).map(|seat| f64::from(game.estimate(position, seat))).collect()
    };
    let mut turns = Vec::new();
    let mut last = None;
    while let Some(seat) = game.deciders(&position).first() {
        if last != Some(seat) {
            turns.push((last.unwrap_or(seat), estimates(&position)));
        }
        last = Some(seat);
        let choice = greedy.choose(game, &game.view(&position, Viewer::Seat(seat)), seat)?;
        game.apply(&mut position, seat, choice, &mut Silent);
    }
    turns.push((last?, estimates(&position)));
    Some(turns)
}
