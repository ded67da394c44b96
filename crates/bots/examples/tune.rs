//! The laboratory: tunes the weights of Tzolk'in by self-play.
//!
//! `cargo run --release -p khipu-bots --example tune -- STEPS DEALS SEED BOT FILE`
//!
//! Each step proposes a few changed weights and plays them, two seats against two, against the weights so far on the
//! same deals in both seatings. What is ahead in points by more than its standard error is looked at again on twice as
//! many other deals, and kept if it is ahead there as well. The best weights so far are written to FILE.

use std::process::ExitCode;
use std::sync::Arc;

use khipu_bots::arena::{Entrant, Played, tournament};
use khipu_bots::{Bot, Dice, Policy};
use khipu_core::{Game, Options, Seat, Seed};
use khipu_tzolkin::{Components, Tzolkin, View, Weight, Weights};

/// A bot that thinks with weights of its own.
struct With {
    game: Arc<Tzolkin>,
    policy: Box<dyn Policy<Tzolkin>>,
}

impl Policy<Tzolkin> for With {
    fn choose(&mut self, _: &Tzolkin, view: &View, seat: Seat) -> Option<<Tzolkin as Game>::Move> {
        self.policy.choose(&self.game, view, seat)
    }
}

fn entrant(weights: Weights, bot: Bot) -> Entrant<'static, Tzolkin> {
    let game = Arc::new(Tzolkin::weighed(Components::own(), weights));
    Box::new(move |seed| Box::new(With { game: game.clone(), policy: bot.policy(seed) }))
}

/// The lead of the first entrant over the second in points, its error, and the mean points of both.
fn lead(played: &[Played]) -> (f64, f64, [f64; 2]) {
    let deals = played.iter().map(|game| game.deal).max().map_or(0, |last| last as usize + 1);
    let (mut leads, mut means) = (vec![0.0; deals], [0.0; 2]);
    for game in played {
        for (&entrant, points) in game.entrants.iter().zip(&game.points) {
            let sign = if entrant == 0 { 1.0 } else { -1.0 };
            let seats = game.entrants.len() as f64;
            leads[game.deal as usize] += sign * points.as_f64() / seats;
            means[entrant] += points.as_f64() * 2.0 / seats / played.len() as f64;
        }
    }
    let count = deals.max(1) as f64;
    let mean = leads.iter().sum::<f64>() / count;
    let variance = leads.iter().map(|lead| (lead - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, (variance / count).sqrt(), means)
}

fn compare(new: Weights, old: Weights, bot: Bot, deals: u64, seed: &str) -> (f64, f64, [f64; 2]) {
    let game = Tzolkin::new();
    let Ok(setup) = game.setup(4, &Options::new(), Seed::from_text(seed)) else {
        return (0.0, 0.0, [0.0; 2]);
    };
    lead(&tournament(&game, &setup, &[entrant(new, bot), entrant(old, bot)], deals, &|| {}))
}

/// A few weights changed by some part of their value.
fn propose(old: Weights, dice: &mut Dice) -> (Weights, Vec<&'static str>) {
    let mut values = *old.hundredths();
    let mut changed = Vec::new();
    for _ in 0..1 + dice.below(4) {
        let index = dice.below(Weight::COUNT);
        let factor = 0.6 + 0.9 * dice.share();
        let nudge = (dice.share() - 0.5) * 20.0;
        values[index] = (values[index] as f32 * factor + nudge).round() as i32;
        changed.push(Weight::NAMES[index].0);
    }
    (Weights::new(values), changed)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [steps, deals, seed, bot, file] = &arguments[..] else {
        eprintln!("usage: tune STEPS DEALS SEED BOT FILE");
        return ExitCode::FAILURE;
    };
    let (Ok(steps), Ok(deals), Ok(bot)) = (steps.parse::<u64>(), deals.parse::<u64>(), bot.parse::<Bot>())
    else {
        eprintln!("STEPS and DEALS are numbers, BOT is one of {}", Bot::NAMES);
        return ExitCode::FAILURE;
    };
    let started = match std::fs::read_to_string(file) {
        Ok(text) => Weights::from_toml(&text),
        Err(_) => Ok(Weights::own()),
    };
    let Ok(first) = started else {
        eprintln!("{file} holds no weights");
        return ExitCode::FAILURE;
    };
    let (mut best, mut dice) = (first, Dice::new(Seed::from_text(seed)));
    for step in 0..steps {
        let (new, changed) = propose(best, &mut dice);
        let (ahead, error, _) = compare(new, best, bot, deals, &format!("{seed}/{step}"));
        if ahead <= error {
            continue;
        }
        let (again, error, means) = compare(new, best, bot, 2 * deals, &format!("{seed}/{step}/again"));
        println!("{step}: {changed:?} {ahead:+.2}, again {again:+.2} ± {error:.2}, points {means:.1?}");
        if again > 0.5 * error {
            best = new;
            if std::fs::write(file, best.to_toml()).is_err() {
                eprintln!("cannot write {file}");
                return ExitCode::FAILURE;
            }
        }
    }
    let (ahead, error, means) = compare(best, first, bot, 4 * deals, &format!("{seed}/all"));
    println!("in all: {ahead:+.2} ± {error:.2}, points {means:.1?}");
    ExitCode::SUCCESS
}
