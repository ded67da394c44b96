//! How often each component is used over many games, and by whom.

use std::collections::BTreeMap;

use khipu_board::Usage;
use khipu_bots::Bot;
use khipu_core::{Game as _, Options, Score, Seats, Seed, SetupError, Who};
use rayon::prelude::*;

use super::playing;

/// What is to be counted.
#[derive(Clone, Debug)]
pub struct BalancePlan {
    /// How many seats.
    pub players: u64,
    /// How many games.
    pub games: u64,
    /// Who plays on every seat.
    pub bot: Bot,
    /// The games have the seeds `SEED/0`, `SEED/1`, …
    pub seed: String,
    /// The options of the game.
    pub options: Options,
}

/// What was counted.
#[derive(Clone, Debug, Default)]
pub struct Balance {
    /// How many decisions each game had.
    pub decisions: Vec<f64>,
    /// The score of each game.
    pub scores: Vec<Score>,
    /// What was used, by group and name.
    pub uses: BTreeMap<(&'static str, String), Count>,
    /// Every component that can be used, by group.
    pub groups: Vec<(&'static str, Vec<String>)>,
}

/// How often a component was used.
#[derive(Clone, Copy, Debug, Default)]
pub struct Count {
    /// How often in all.
    pub times: u64,
    /// In how many games.
    pub games: u64,
    /// Seats that used it, over all games.
    pub users: u64,
    /// Those of them that won; a shared win by its share.
    pub wins: f64,
    /// The points of those seats in all.
    pub points: f64,
}

type Uses = BTreeMap<(&'static str, String), (u64, Seats)>;

pub(crate) fn count<U: Usage>(game: &U::Game, plan: &BalancePlan) -> Result<Balance, SetupError> {
    let setup = game.setup(plan.players, &plan.options, Seed::from_text(&plan.seed))?;
    let play = |number: u64| {
        let seed = Seed::from_text(&format!("{}/{number}", plan.seed));
        let mut setup = setup.clone();
        setup.seed = seed;
        let (mut uses, mut found) = (Uses::new(), Vec::new());
        let (position, decisions) = playing::play(game, &setup, plan.bot, |events| {
            events.drain(..).for_each(|event| U::used(game, &event, &mut found));
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
    let mut balance = Balance { groups: U::components_by_group(game), ..Balance::default() };
    for (decisions, score, uses) in played {
        for (component, (times, seats)) in uses {
            let count = balance.uses.entry(component).or_default();
            count.times += times;
            count.games += 1;
            count.users += seats.len() as u64;
            let won = seats.iter().filter(|&seat| score.winners.contains(seat)).count() as f64;
            count.wins += won / score.winners.len().max(1) as f64;
            let users = |who: Who| matches!(who, Who::Seat(seat) if seats.contains(seat));
            let points = score.lines.iter().filter(|line| users(line.who)).map(|line| line.total.as_f64());
            count.points += points.sum::<f64>();
        }
        balance.decisions.push(decisions as f64);
        balance.scores.push(score);
    }
    Ok(balance)
}
