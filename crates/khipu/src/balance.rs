//! `khipu balance`: what random players or bots do with a game, as tables for a designer.

use clap::Args;
use khipu_bots::{Bot, UnknownBot, wilson};
use khipu_core::{Points, Score, Seat, Who};
use khipu_registry::Registry;
use khipu_registry::run::{Balance, BalancePlan};
use khipu_words::{Language, Words};
use serde_json::{Value, json};

use crate::arguments::{GameOptions, Pack};
use crate::bench::mean_and_spread;
use crate::failure::Failure;
use crate::{games, jobs};

/// Plays many games and shows length, scores by source, win shares, and how often each component is used.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khipu balance tzolkin --players 4 --games 10000 --jobs 2
  khipu balance settlers --players 4 --games 500 --bot greedy")]
pub(crate) struct Arguments {
    /// The game
    game: String,
    /// How many players
    #[arg(long, default_value_t = 4)]
    players: u64,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Who plays on every seat: random, greedy, level1 to level5
    #[arg(long, alias = "seats", default_value = "random")]
    bot: String,
    /// How many games at a time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
    /// Any text; the games have the seeds SEED/0, SEED/1, …
    #[arg(long, default_value = "balance")]
    seed: String,
    /// Print one JSON object instead of tables
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: GameOptions,
    #[command(flatten)]
    pack: Pack,
}

pub(crate) fn run(registry: Registry, arguments: &Arguments) -> Result<(), Failure> {
    let registry = games::with_pack(registry, arguments.pack.components.as_deref())?;
    let game = games::find(&registry, &arguments.game)?;
    let words = registry.words(Language::English);
    let bot: Bot = arguments.bot.parse().map_err(|_: UnknownBot| {
        Failure::usage(format!("one bot plays on every seat; name one of {}", Bot::NAMES))
    })?;
    let plan = BalancePlan {
        players: arguments.players,
        games: arguments.games,
        bot,
        seed: arguments.seed.clone(),
        options: arguments.options.read()?,
    };
    let pool = jobs::pool(arguments.jobs)?;
    let counted = pool.install(|| game.balance(&plan)).map_err(|error| Failure::setup(&error))?;
    if arguments.json {
        println!("{}", report(&arguments.game, &plan, &counted));
    } else {
        print!("{}", Tables(&counted).markdown(&arguments.game, &plan, &words));
    }
    Ok(())
}

/// What was counted, for programs.
fn report(game: &str, plan: &BalancePlan, counted: &Balance) -> Value {
    let component = |group: &'static str, name: &String| {
        let count = counted.uses.get(&(group, name.clone())).copied().unwrap_or_default();
        json!({
            "group": group, "name": name, "times": count.times, "games": count.games,
            "users": count.users, "wins": count.wins, "points": count.points,
        })
    };
    let groups = counted.groups.iter();
    let components: Vec<Value> =
        groups.flat_map(|(group, names)| names.iter().map(|name| component(group, name))).collect();
    let winners = |score: &Score| score.winners.iter().map(Seat::index).collect::<Vec<_>>();
    let scores: Vec<Value> = counted
        .scores
        .iter()
        .map(|score| {
            let totals: Vec<f64> = score.lines.iter().map(|line| line.total.as_f64()).collect();
            json!({ "totals": totals, "winners": winners(score) })
        })
        .collect();
    json!({
        "game": game, "players": plan.players, "bot": plan.bot.to_string(), "seed": plan.seed, "games": plan.games,
        "decisions": mean_and_spread(&counted.decisions).0,
        "components": components,
        "scores": scores,
    })
}

/// What was counted, as tables.
struct Tables<'a>(&'a Balance);

impl Tables<'_> {
    fn markdown(&self, game: &str, plan: &BalancePlan, words: &Words) -> String {
        let (length, spread) = mean_and_spread(&self.0.decisions);
        let least = self.0.decisions.iter().copied().fold(f64::INFINITY, f64::min);
        let most = self.0.decisions.iter().copied().fold(0.0, f64::max);
        let mut text = format!(
            "## {game}, {} players, {} {} games\n\nDecisions per game: {length:.1} ± {spread:.1} ({least} to {most}).\n\n",
            plan.players, plan.games, plan.bot
        );
        text += &self.scores(game, words);
        for (group, components) in &self.0.groups {
            text += &self.group(group, components, plan.games as f64);
        }
        text
    }

    fn scores(&self, game: &str, words: &Words) -> String {
        let Some(first) = self.0.scores.first() else { return String::new() };
        let mut text = "| points from |".to_owned();
        for line in &first.lines {
            text += &match line.who {
                Who::Seat(seat) => format!(" seat {} |", seat.index()),
                Who::Actor(name) => format!(" {} |", words.name(game, name)),
            };
        }
        text += &format!("\n|{}\n", " --- |".repeat(first.lines.len() + 1));
        let mean = |of: &dyn Fn(&Score) -> Points| {
            let values: Vec<f64> = self.0.scores.iter().map(|score| of(score).as_f64()).collect();
            mean_and_spread(&values)
        };
        for (source, (name, _)) in first.lines[0].sources.iter().enumerate() {
            text += &format!("| {} |", words.name(game, name));
            for line in 0..first.lines.len() {
                text += &format!(" {:.2} |", mean(&|score| score.lines[line].sources[source].1).0);
            }
            text.push('\n');
        }
        text += "| all |";
        for line in 0..first.lines.len() {
            let (mean, spread) = mean(&|score| score.lines[line].total);
            text += &format!(" {mean:.2} ± {spread:.2} |");
        }
        text += "\n| wins |";
        for line in &first.lines {
            let won = |score: &Score| match line.who {
                Who::Seat(seat) if score.winners.contains(seat) => 1.0 / score.winners.len() as f64,
                Who::Actor(_) if score.winners.is_empty() => 1.0,
                _ => 0.0,
            };
            let share = self.0.scores.iter().map(won).sum::<f64>() / self.0.scores.len() as f64;
            text += &format!(" {:.1} % |", share * 100.0);
        }
        text + "\n\n"
    }

    /// How often each component of a group is used, and how often its users win.
    fn group(&self, group: &'static str, components: &[String], games: f64) -> String {
        let mut text = format!(
            "### {group}\n\n| {group} | per game | in games | users win | their points |\n| --- | --- | --- | --- | --- |\n"
        );
        let mut unused = Vec::new();
        for name in components {
            match self.0.uses.get(&(group, name.clone())) {
                None => unused.push(name.as_str()),
                Some(count) => {
                    let users = count.users as f64;
                    let (wins, points) = if count.users == 0 {
                        (String::new(), String::new())
                    } else {
                        let share = count.wins / users;
                        let wins = jobs::share(share, wilson(share, users));
                        (wins, format!("{:.1}", count.points / users))
                    };
                    let (times, share) = (count.times as f64 / games, count.games as f64 / games * 100.0);
                    text += &format!("| {name} | {times:.3} | {share:.1} % | {wins} | {points} |\n");
                }
            }
        }
        let unused = if unused.is_empty() { "none".to_owned() } else { unused.join(", ") };
        text + &format!("\nNever used: {unused}.\n\n")
    }
}
