//! `khipu balance`: what random players or bots do with a game, as tables for a designer.

mod playing;
mod settlers;
mod tawantinsuyu;
mod tzolkin;

use std::collections::BTreeMap;

use clap::Args;
use khipu_bots::Bot;
use khipu_core::{Evaluate, Options, Points, Score, Seat, Seats, Seed, SetupError, Who};
use khipu_words::Words;
use rayon::prelude::*;

use crate::arguments::{GameOptions, Pack};
use crate::bench::mean_and_spread;
use crate::failure::Failure;
use crate::jobs;
use crate::policy::Holder;
use crate::shelf::Shelf;

/// Plays many games and shows length, scores by source, win shares, and how often each component is used.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khipu balance tzolkin --players 4 --games 10000 --jobs 2
  khipu balance settlers --players 4 --games 500 --seats greedy")]
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
    #[arg(long, default_value = "random")]
    seats: String,
    /// How many games at a time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
    /// Any text; the games have the seeds SEED/0, SEED/1, …
    #[arg(long, default_value = "balance")]
    seed: String,
    #[command(flatten)]
    options: GameOptions,
    #[command(flatten)]
    pack: Pack,
}

/// The use of a component: of which group it is, its name, and who used it.
pub(crate) struct Use {
    pub(crate) group: &'static str,
    pub(crate) name: String,
    pub(crate) seat: Option<Seat>,
}

/// A game whose components can be counted.
pub(crate) trait Counted: Evaluate {
    /// Every component that can be used, by group, so that unused ones are seen.
    fn components_by_group(&self) -> Vec<(&'static str, Vec<String>)>;

    /// Adds the uses of components that an event tells of.
    fn used(&self, event: &Self::Event, uses: &mut Vec<Use>);
}

/// What is to be counted.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) players: u64,
    pub(crate) games: u64,
    pub(crate) bot: Bot,
    pub(crate) seed: String,
    pub(crate) options: Options,
}

/// What was counted.
#[derive(Default)]
pub(crate) struct Tables {
    decisions: Vec<f64>,
    scores: Vec<Score>,
    uses: BTreeMap<(&'static str, String), Count>,
    groups: Vec<(&'static str, Vec<String>)>,
}

#[derive(Clone, Copy, Default)]
struct Count {
    times: u64,
    games: u64,
    /// Seats that used it, over all games, and those of them that won (a shared win by its share).
    users: u64,
    wins: f64,
    /// The points of those seats in all.
    points: f64,
}

type Uses = BTreeMap<(&'static str, String), (u64, Seats)>;

pub(crate) fn count<G: Counted>(game: &G, plan: &Plan) -> Result<Tables, SetupError> {
    let setup = game.setup(plan.players, &plan.options, Seed::from_text(&plan.seed))?;
    let play = |number: u64| {
        let seed = Seed::from_text(&format!("{}/{number}", plan.seed));
        let mut setup = setup.clone();
        setup.seed = seed;
        let (mut uses, mut found) = (Uses::new(), Vec::new());
        let (position, decisions) = playing::play(game, &setup, plan.bot, |events| {
            events.drain(..).for_each(|event| game.used(&event, &mut found));
            for used in found.drain(..) {
                let (times, seats) = uses.entry((used.group, used.name)).or_default();
                *times += 1;
                if let Some(seat) = used.seat {
                    seats.insert(seat);
                }
            }
        });
        (decisions, game.score(&position), uses)
    };
    let played: Vec<_> = (0..plan.games).into_par_iter().map(play).collect();
    let mut tables = Tables { groups: game.components_by_group(), ..Tables::default() };
    for (decisions, score, uses) in played {
        for (component, (times, seats)) in uses {
            let count = tables.uses.entry(component).or_default();
            count.times += times;
            count.games += 1;
            count.users += seats.len() as u64;
            let won = seats.iter().filter(|&seat| score.winners.contains(seat)).count() as f64;
            count.wins += won / score.winners.len().max(1) as f64;
            let users = |who: Who| matches!(who, Who::Seat(seat) if seats.contains(seat));
            let points = score.lines.iter().filter(|line| users(line.who)).map(|line| line.total.as_f64());
            count.points += points.sum::<f64>();
        }
        tables.decisions.push(decisions as f64);
        tables.scores.push(score);
    }
    Ok(tables)
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let shelf = Shelf::with(arguments.pack.components.as_deref())?;
    let entry = shelf.must_find(&arguments.game)?;
    let words = Words::english();
    let [Holder::Bot(bot)] = Holder::list(&arguments.seats)?[..] else {
        return Err(Failure::new(format!("one bot plays on every seat; name one of {}", Bot::NAMES)));
    };
    let plan = Plan {
        players: arguments.players,
        games: arguments.games,
        bot,
        seed: arguments.seed.clone(),
        options: arguments.options.read()?,
    };
    let pool = jobs::pool(arguments.jobs)?;
    let tables = pool.install(|| entry.count(&plan)).map_err(|error| Failure::new(words.setup(&error)))?;
    print!("{}", tables.markdown(&arguments.game, &plan, &words));
    Ok(())
}

impl Tables {
    fn markdown(&self, game: &str, plan: &Plan, words: &Words) -> String {
        let (length, spread) = mean_and_spread(&self.decisions);
        let least = self.decisions.iter().copied().fold(f64::INFINITY, f64::min);
        let most = self.decisions.iter().copied().fold(0.0, f64::max);
        let mut text = format!(
            "## {game}, {} players, {} {} games\n\nDecisions per game: {length:.1} ± {spread:.1} ({least} to {most}).\n\n",
            plan.players, plan.games, plan.bot
        );
        text += &self.scores(game, words);
        for (group, components) in &self.groups {
            text += &self.group(group, components, plan.games as f64);
        }
        text
    }

    fn scores(&self, game: &str, words: &Words) -> String {
        let Some(first) = self.scores.first() else { return String::new() };
        let mut text = "| points from |".to_owned();
        for line in &first.lines {
            text += &match line.who {
                Who::Seat(seat) => format!(" seat {} |", seat.index()),
                Who::Actor(name) => format!(" {} |", words.name(game, name)),
            };
        }
        text += &format!("\n|{}\n", " --- |".repeat(first.lines.len() + 1));
        let mean = |of: &dyn Fn(&Score) -> Points| {
            let values: Vec<f64> = self.scores.iter().map(|score| of(score).as_f64()).collect();
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
            let share = self.scores.iter().map(won).sum::<f64>() / self.scores.len() as f64;
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
            match self.uses.get(&(group, name.clone())) {
                None => unused.push(name.as_str()),
                Some(count) => {
                    let users = count.users as f64;
                    let (wins, points) = if count.users == 0 {
                        (String::new(), String::new())
                    } else {
                        let share = count.wins / users;
                        let error = (share * (1.0 - share) / users).sqrt();
                        let wins = format!("{:.1} ± {:.1} %", share * 100.0, error * 100.0);
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

#[cfg(test)]
mod tests {
    use khipu_settlers::Settlers;

    use super::*;

    #[test]
    fn every_win_and_every_point_is_counted_once_whoever_plays() {
        for bot in ["random", "greedy"] {
            let plan = Plan {
                players: 3,
                games: 4,
                bot: bot.parse().expect("a bot"),
                seed: "once".to_owned(),
                options: Options::new(),
            };
            let tables = count(&Settlers::new(), &plan).expect("a setup");
            // Every seat has one faction, and no other component is used by every seat.
            let of_factions = || tables.uses.iter().filter(|((group, _), _)| *group == "faction");
            let sum = |of: &dyn Fn(&Count) -> f64| of_factions().map(|(_, count)| of(count)).sum::<f64>();
            assert_eq!(sum(&|count| count.users as f64), 12.0, "{bot}");
            assert!((sum(&|count| count.wins) - 4.0).abs() < 1e-9, "{bot}");
            let points = tables.scores.iter().flat_map(|score| &score.lines).map(|line| line.total.as_f64());
            assert_eq!(sum(&|count| count.points), points.sum::<f64>(), "{bot}");
            assert!(tables.decisions.iter().all(|&decisions| decisions > 50.0), "{bot}");
        }
    }
}
