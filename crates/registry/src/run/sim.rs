//! Many games between the same players.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use khipu_bots::{Bot, Contender, Dice, arena};
use khipu_core::{Evaluate, Options, Points, Seats, Seed, Setup, SetupError, Silent, Who};
use rayon::prelude::*;

use super::playout::Playout;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct SimPlan {
    /// Who plays, seat by seat.
    pub bots: Vec<Contender>,
    /// How many games.
    pub games: u64,
    /// The games have the seeds `SEED/0`, `SEED/1`, …
    pub seed: String,
    /// The options of the game.
    pub options: Options,
}

/// What came out of one game.
#[derive(Clone, Debug)]
pub struct SimGame {
    /// Which game of the plan, from 0.
    pub number: u64,
    /// How many decisions were made.
    pub decisions: u64,
    /// The points, by seat.
    pub scores: Vec<Points>,
    /// The points of whoever the rules play, by name.
    pub actors: Vec<(&'static str, Points)>,
    /// Who won.
    pub winners: Seats,
}

impl SimPlan {
    /// The seed of one game, as it can be given to `khipu play`.
    #[must_use]
    pub fn seed_of(&self, number: u64) -> String {
        format!("{}/{number}", self.seed)
    }
}

/// Plays all games, several at a time if the pool has several threads; `ended` may break off, and then the games under way
/// are the last.
pub(crate) fn games<G: Evaluate>(
    game: &G,
    plan: &SimPlan,
    ended: &(dyn Fn(&SimGame) -> ControlFlow<()> + Sync),
) -> Result<Vec<SimGame>, SetupError> {
    let setup = game.setup(plan.bots.len() as u64, &plan.options, Seed::from_text(&plan.seed))?;
    let stopped = AtomicBool::new(false);
    let play = |number: u64| {
        if stopped.load(Ordering::Relaxed) {
            return None;
        }
        let seed = Seed::from_text(&plan.seed_of(number));
        let mut setup = setup.clone();
        setup.seed = seed;
        let (position, decisions) = play(game, &setup, &plan.bots);
        let score = game.score(&position);
        let (mut scores, mut actors) = (Vec::new(), Vec::new());
        for line in &score.lines {
            match line.who {
                Who::Seat(_) => scores.push(line.total),
                Who::Actor(name) => actors.push((name, line.total)),
            }
        }
        let played = SimGame { number, decisions, scores, actors, winners: score.winners };
        if ended(&played).is_break() {
            stopped.store(true, Ordering::Relaxed);
        }
        Some(played)
    };
    Ok((0..plan.games).into_par_iter().filter_map(play).collect())
}

/// One game; random players need neither views nor thought, which saves most of the time.
fn play<G: Evaluate>(game: &G, setup: &Setup<G::Options>, bots: &[Contender]) -> (G::Position, u64) {
    if bots.iter().all(|bot| *bot == Contender::Bot(Bot::Random)) {
        let mut playout = Playout::new(game);
        let position = playout.run(setup, &mut Dice::new(setup.seed), &mut Silent, |_| {});
        return (position, playout.decisions);
    }
    let own = setup.seed.numbered(u64::MAX);
    let mut policies: Vec<_> =
        bots.iter().zip(0..).map(|(bot, seat)| bot.policy(game, own.numbered(seat))).collect();
    arena::play(game, setup, &mut policies)
}
