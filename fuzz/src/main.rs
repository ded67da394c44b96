//! `khipu-fuzz [--seconds N | --runs N] [--seed S] [TARGET...]`, `khipu-fuzz --input FILE TARGET`
//!
//! Seconds and runs are for each target. With `--runs` the same seed does the same. Build it with `--profile fuzz`, which
//! is fast and checks sums all the same: one that does not fit is a finding. Targets are tried beside each other, on all cores.
#![forbid(unsafe_code)]

mod watch;

use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use khipu_fuzz::mutate::mutate;
use khipu_fuzz::{Target, all};
use khipu_testkit::walk::Dice;

const USAGE: &str = "khipu-fuzz [--seconds N | --runs N] [--seed S] [--input FILE] [TARGET...]";

/// Accepted inputs are kept to be changed further: this many besides the corpus.
const MOST_KEPT: usize = 400;

struct Plan {
    seconds: Option<u64>,
    runs: u64,
    seed: u64,
    input: Option<Vec<u8>>,
    targets: Vec<Target>,
}

fn main() -> ExitCode {
    let plan = match plan(std::env::args().skip(1)) {
        Ok(plan) => plan,
        Err(what) => {
            let names: Vec<&str> = all().iter().map(|target| target.name).collect();
            eprintln!("{what}\n{USAGE}\ntargets: {}", names.join(" "));
            return ExitCode::from(2);
        }
    };
    watch::begin();
    if let Some(input) = &plan.input {
        for target in &plan.targets {
            let verdict = if feed(target, input) { "accepted" } else { "refused" };
            println!("{:12} {verdict}", target.name);
        }
        return ExitCode::SUCCESS;
    }
    // From the end, where those are that take longest.
    let left = Mutex::new(plan.targets.clone());
    let next = || left.lock().unwrap_or_else(PoisonError::into_inner).pop();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(target) = next() {
                    fuzz(&target, &plan);
                }
            });
        }
    });
    ExitCode::SUCCESS
}

fn plan(args: impl Iterator<Item = String>) -> Result<Plan, String> {
    let mut plan = Plan { seconds: None, runs: 10_000, seed: 0, input: None, targets: Vec::new() };
    let mut args = args;
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{arg} needs a value"));
        let number = |text: String| text.parse::<u64>().map_err(|_| format!("{text:?} is no number"));
        match arg.as_str() {
            "--seconds" => plan.seconds = Some(number(value()?)?),
            "--runs" => plan.runs = number(value()?)?,
            "--seed" => plan.seed = number(value()?)?,
            "--input" => {
                let path = value()?;
                plan.input = Some(std::fs::read(&path).map_err(|error| format!("{path}: {error}"))?);
            }
            name => match all().iter().find(|target| target.name == name) {
                Some(target) => plan.targets.push(*target),
                None => return Err(format!("{name:?} is no target")),
            },
        }
    }
    if plan.targets.is_empty() {
        plan.targets = all().to_vec();
    }
    Ok(plan)
}

fn feed(target: &Target, input: &[u8]) -> bool {
    watch::reading(target.name, input);
    let accepted = (target.run)(input);
    watch::done();
    accepted
}

fn fuzz(target: &Target, plan: &Plan) {
    let mut dice = Dice::new(plan.seed);
    let mut pool = (target.corpus)();
    let own = pool.len();
    for input in &pool {
        assert!(feed(target, input), "the corpus of {} is accepted", target.name);
    }
    let begun = Instant::now();
    let (mut runs, mut accepted) = (0u64, 0u64);
    let more = |runs: u64| match plan.seconds {
        Some(seconds) => begun.elapsed() < Duration::from_secs(seconds),
        None => runs < plan.runs,
    };
    while more(runs) {
        let (good, other) = (dice.below(pool.len()), dice.below(pool.len()));
        let input = mutate(&pool[good], &pool[other], target.shape, &mut dice);
        runs += 1;
        if feed(target, &input) {
            accepted += 1;
            if pool.len() < own + MOST_KEPT {
                pool.push(input);
            } else {
                pool[own + dice.below(MOST_KEPT)] = input;
            }
        }
    }
    let share = 100.0 * accepted as f64 / runs.max(1) as f64;
    let seconds = begun.elapsed().as_secs_f64();
    println!("{:12} {runs:9} runs {accepted:9} accepted ({share:4.1} %) in {seconds:.0} s", target.name);
}
