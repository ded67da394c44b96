//! The laboratory: does the estimate of Tzolk'in keep its word?
//!
//! `cargo run --release -p khipu-bots --example drift -- GAMES SEED`
//!
//! Shows for each day how far estimates moved in an own turn and in a turn of somebody else, in games between four
//! greedy players. Both should be about nothing: otherwise positions before and after a turn cannot be compared.

use std::process::ExitCode;

use khipu_bots::{Greedy, Policy as _};
use khipu_core::{Game, Options, Seat, Seed, Silent, Viewer};
use khipu_tzolkin::{Position, Stage, Tzolkin};

const PLAYERS: usize = 4;
const DAYS: usize = 27;

/// A sum with its count.
#[derive(Clone, Copy, Default)]
struct Mean(f64, u32);

impl Mean {
    fn add(&mut self, value: f32) {
        self.0 += f64::from(value);
        self.1 += 1;
    }

    fn value(self) -> f64 {
        self.0 / f64::from(self.1.max(1))
    }
}

#[derive(Default)]
struct Drift {
    estimate: [Mean; DAYS],
    own: [Mean; DAYS],
    others: [Mean; DAYS],
    end: Mean,
}

impl Drift {
    fn game(&mut self, game: &Tzolkin, seed: Seed) -> Option<()> {
        let mut position = game.start(&game.setup(PLAYERS as u64, &Options::new(), seed).ok()?);
        let mut greedy = Greedy::new(seed);
        let mut before: Option<(Seat, usize, [f32; PLAYERS])> = None;
        let estimates = |position: &Position| -> [f32; PLAYERS] {
            std::array::from_fn(|seat| game.estimate(position, Seat::new(seat)))
        };
        loop {
            let table = &position.table;
            if matches!(table.stage, Stage::Start | Stage::Over) {
                let now = estimates(&position);
                if let Some((active, day, before)) = before {
                    for (seat, (now, before)) in now.iter().zip(before).enumerate() {
                        let of = if seat == active.index() { &mut self.own } else { &mut self.others };
                        of[day].add(now - before);
                    }
                }
                let day = usize::from(table.day).min(DAYS - 1);
                let sums = if table.stage == Stage::Over { &mut self.end } else { &mut self.estimate[day] };
                now.iter().for_each(|&value| sums.add(value));
                before = Some((table.active, day, now));
            }
            let Some(seat) = game.deciders(&position).first() else { return Some(()) };
            let choice = greedy.choose(game, &game.view(&position, Viewer::Seat(seat)), seat)?;
            game.apply(&mut position, seat, choice, &mut Silent);
        }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [games, seed] = &arguments[..] else {
        eprintln!("usage: drift GAMES SEED");
        return ExitCode::FAILURE;
    };
    let (game, seed, mut drift) = (Tzolkin::new(), Seed::from_text(seed), Drift::default());
    for number in 0..games.parse().unwrap_or(100) {
        drift.game(&game, seed.numbered(number));
    }
    for day in 0..DAYS {
        let (estimate, own, others) = (drift.estimate[day], drift.own[day], drift.others[day]);
        println!(
            "day {day:2}  estimate {:6.1}  own turn {:+.2}  turn of others {:+.2}",
            estimate.value(),
            own.value(),
            others.value()
        );
    }
    println!("end     points   {:6.1}", drift.end.value());
    ExitCode::SUCCESS
}
