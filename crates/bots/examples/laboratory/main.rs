//! The laboratory: what the weights of the evaluations are worth, and how they get better.
//!
//! `cargo run --release -p khipu-bots --example laboratory -- drift GAME PLAYERS GAMES SEED BOT FILE`
//! `cargo run --release -p khipu-bots --example laboratory -- fit GAME PLAYERS GAMES SEED BOT FILE`
//! `cargo run --release -p khipu-bots --example laboratory -- tune GAME PLAYERS STEPS DEALS SEED BOT FILE`
//! `cargo run --release -p khipu-bots --example laboratory -- match GAME PLAYERS DEALS SEED BOT FILE FILE`
//! `cargo run --release -p khipu-bots --example laboratory -- times GAME PLAYERS DECISIONS SEED BOT`
//!
//! FILE holds weights; where there is none, the game's own are meant. `fit` and `tune` write it. Options of the game follow
//! at the end of `fit`, `tune`, `match` and `times`, as NAME=VALUE. With one player each plays the deals alone.

mod drift;
mod fit;
mod mean;
mod times;
mod tune;
mod weighed;

use std::process::ExitCode;

use khipu_bots::Bot;
use khipu_core::{Options, Release, Weighed};
use khipu_games::{RulesVisitor, visit_rules};

use weighed::Studied;

const USAGE: &str = "usage: drift GAME PLAYERS GAMES SEED BOT FILE | fit GAME PLAYERS GAMES SEED BOT FILE | \
                     tune GAME PLAYERS STEPS DEALS SEED BOT FILE | match GAME PLAYERS DEALS SEED BOT FILE FILE | \
                     times GAME PLAYERS DECISIONS SEED BOT";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let given = words.iter().rev().take_while(|word| word.contains('=')).count();
    let (words, options) = words.split_at(words.len() - given);
    let options: Options =
        options.iter().filter_map(|word| word.split_once('=')).map(|(n, v)| (n.into(), v.into())).collect();
    let mut asked = Asked { words, options, done: None };
    visit_rules(&mut asked);
    if asked.done.is_none() {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// What is asked of the game that is named.
struct Asked<'a> {
    words: &'a [&'a str],
    options: Options,
    done: Option<()>,
}

impl RulesVisitor for Asked<'_> {
    fn visit<G: Release + Weighed>(&mut self) {
        if self.words.get(1) == Some(&G::TITLE.name) {
            self.done = run::<G>(self.words, self.options.clone());
        }
    }
}

/// Does what is asked; none if it cannot be understood, or a file cannot be used.
fn run<G: Studied>(words: &[&str], options: Options) -> Option<()> {
    match *words {
        ["drift", _, players, games, seed, bot, file] => {
            let weights = weighed::read::<G>(file)?;
            drift::drift::<G>(players.parse().ok()?, games.parse().ok()?, seed, bot.parse().ok()?, &weights)
        }
        ["fit", _, players, games, seed, bot, file] => {
            let (players, games, bot) =
                (players.parse().ok()?, games.parse().ok()?, bot.parse::<Bot>().ok()?);
            let watched = fit::Watched { players, games, bot, options };
            let fitted = fit::fit::<G>(&watched, seed, &weighed::read::<G>(file)?)?;
            std::fs::write(file, G::write(&fitted)).ok()
        }
        ["tune", _, players, steps, deals, seed, bot, file] => {
            let trial = tune::Trial {
                players: players.parse().ok()?,
                deals: deals.parse().ok()?,
                bot: bot.parse().ok()?,
                options,
            };
            tune::tune::<G>(&trial, steps.parse().ok()?, seed, file)
        }
        ["match", _, players, deals, seed, bot, one, other] => {
            let trial = tune::Trial {
                players: players.parse().ok()?,
                deals: deals.parse().ok()?,
                bot: bot.parse().ok()?,
                options,
            };
            let (one, other) = (weighed::read::<G>(one)?, weighed::read::<G>(other)?);
            let lead = trial.compare::<G>(&one, &other, trial.deals, seed)?;
            println!("{lead}");
            Some(())
        }
        ["times", _, players, decisions, seed, bot] => {
            let settings = bot.parse::<Bot>().ok()?.settings()?;
            let game = G::weighed(&G::builtin());
            times::times(&game, players.parse().ok()?, decisions.parse().ok()?, seed, settings, &options)
        }
        _ => None,
    }
}
