//! The laboratory of reviews: whether they find what was planted, whether luck is luck, and what they cost.
//!
//! `cargo run --release -p khipu-study --example reviews -- mistakes GAME GAMES SEED ITERATIONS`
//! `cargo run --release -p khipu-study --example reviews -- luck GAME GAMES SEED ITERATIONS`
//! `cargo run --release -p khipu-study --example reviews -- cost GAME GAMES SEED ITERATIONS`
//!
//! Games are played by two bots that search with so many iterations. A line is printed for each, then the sum.

#[path = "../tests/all/planted.rs"]
mod planted;

use std::process::ExitCode;
use std::sync::Arc;

use khipu_core::{Evaluate, Record, Release, Weighed};
use khipu_games::{RulesVisitor, visit_rules};
use khipu_study::{Review, Reviewer, Thoroughness};

/// Turns of the seat among which the planted mistake is.
const TURNS: std::ops::Range<usize> = 3..15;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut asked = Asked { words: &words, done: None };
    visit_rules(&mut asked);
    if asked.done.is_none() {
        eprintln!("usage: mistakes|luck|cost GAME GAMES SEED ITERATIONS");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// What is asked of the game that is named.
struct Asked<'a> {
    words: &'a [&'a str],
    done: Option<()>,
}

impl RulesVisitor for Asked<'_> {
    fn visit<G: Release + Weighed>(&mut self) {
        if self.words.get(1) == Some(&G::TITLE.name) {
            self.done = G::newest().ok().and_then(|game| run(game, self.words));
        }
    }
}

/// Does what is asked; none if it cannot be understood.
fn run<G: Evaluate>(game: G, words: &[&str]) -> Option<()> {
    let (&[what, _, games, seed, iterations], game) = (words, Arc::new(game)) else { return None };
    let seeds = (0..games.parse::<usize>().ok()?).map(|number| (number, format!("{seed} {number}")));
    let iterations = iterations.parse().ok()?;
    match what {
        "mistakes" => mistakes(&game, seeds, iterations),
        "luck" => luck(&game, seeds, iterations),
        "cost" => cost(&game, seeds, iterations),
        _ => None,
    }
}

fn whole<G: Evaluate>(game: &Arc<G>, record: &Record, thoroughness: Thoroughness) -> Option<Review> {
    let reviewer = Reviewer::open(game, record, 0).ok()?;
    let mut review = reviewer.begin(thoroughness);
    while !review.done {
        reviewer.step(&mut review).ok()?;
    }
    Some(review)
}

/// How often a planted mistake is among the three costliest decisions.
fn mistakes<G: Evaluate>(
    game: &Arc<G>,
    seeds: impl Iterator<Item = (usize, String)>,
    iterations: u32,
) -> Option<()> {
    let (mut found, mut games) = (0, 0);
    for (number, seed) in seeds {
        let turn = TURNS.start + number % TURNS.len();
        let (record, Some(made)) = planted::game(game, &seed, iterations, Some(turn)) else { continue };
        let review = whole(game, &record, Thoroughness::default())?;
        let costliest = review.costliest();
        // What becomes known in the middle of a turn divides it: a part of the mistake is enough.
        let place = costliest.iter().position(|decision| made.contains(&decision.at));
        (found, games) = (found + usize::from(place.is_some()), games + 1);
        println!("{seed}: turn {turn}, moves {made:?}, place {:?}", place.map(|place| place + 1));
        let planted = review.decisions.iter().filter(|decision| made.contains(&decision.at));
        for decision in planted.chain(costliest) {
            let (loss, at) = (decision.loss, decision.at);
            println!("  move {at}: {:.3} ± {:.3}, {}", loss.mean, loss.error, decision.played.join(", "));
        }
    }
    println!("found {found} of {games}");
    Some(())
}

/// The mean of luck over games, with its error: it should be 0.
fn luck<G: Evaluate>(
    game: &Arc<G>,
    seeds: impl Iterator<Item = (usize, String)>,
    iterations: u32,
) -> Option<()> {
    let mut lucks = Vec::new();
    for (_, seed) in seeds {
        let (record, _) = planted::game(game, &seed, iterations, None);
        let events = Reviewer::open(game, &record, 0).ok()?.luck();
        let result: f32 = events.iter().map(|event| event.luck.mean).sum();
        let points: f32 = events.iter().map(|event| event.points.mean).sum();
        println!("{seed}: {} events, result {result:+.3}, points {points:+.2}", events.len());
        lucks.push((result, points));
    }
    let mean = |of: fn(&(f32, f32)) -> f32| {
        let count = lucks.len() as f32;
        let mean = lucks.iter().map(of).sum::<f32>() / count;
        let variance =
            lucks.iter().map(|luck| (of(luck) - mean).powi(2)).sum::<f32>() / (count - 1.0).max(1.0);
        (mean, (variance / count).sqrt())
    };
    let ((result, of_result), (points, of_points)) = (mean(|luck| luck.0), mean(|luck| luck.1));
    println!(
        "mean of {} games: result {result:+.4} ± {of_result:.4}, points {points:+.3} ± {of_points:.3}",
        lucks.len()
    );
    Some(())
}

/// CPU seconds of a review, luck included.
fn cost<G: Evaluate>(
    game: &Arc<G>,
    seeds: impl Iterator<Item = (usize, String)>,
    iterations: u32,
) -> Option<()> {
    for (_, seed) in seeds {
        let (record, _) = planted::game(game, &seed, iterations, None);
        let before = cpu_seconds()?;
        let review = whole(game, &record, Thoroughness::default())?;
        let (turns, events) = (review.decisions.len(), review.events.len());
        println!("{seed}: {turns} turns, {events} events, {:.1} CPU seconds", cpu_seconds()? - before);
    }
    Some(())
}

/// How long this thread has had a core: Linux tells.
fn cpu_seconds() -> Option<f64> {
    let spent = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(spent.split(' ').next()?.parse::<f64>().ok()? / 1e9)
}
