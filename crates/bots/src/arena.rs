//! Games between bots: the same deals for everybody, in rotated seats.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use khipu_core::{Evaluate, Points, Seat, Seats, Seed, Setup, Silent, Viewer, Who};
use rayon::prelude::*;

use crate::policy::Policy;

/// Makes a player for one game.
pub type Entrant<'a, G> = Box<dyn Fn(Seed) -> Box<dyn Policy<G>> + Sync + 'a>;

/// What came out of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct ArenaGame {
    /// The number of the deal; all rotations of a deal begin with the same position.
    pub deal: u64,
    /// Which entrant sat where, by seat.
    pub entrants: Vec<usize>,
    /// The points, by seat.
    pub points: Vec<Points>,
    /// The points of the strongest actor that the rules play, if there is one.
    pub rival: Option<Points>,
    /// Who won.
    pub winners: Seats,
    /// Decisions made.
    pub decisions: u64,
}

impl ArenaGame {
    /// How a seat did against another: 1 better, 0 worse, one half equal. Winners are ahead of those with equal points
    /// who lost the tie-break.
    #[must_use]
    pub fn against(&self, seat: usize, other: usize) -> f64 {
        let standing = |seat: usize| {
            (self.winners.contains(Seat::new(seat)), self.points.get(seat).copied().unwrap_or_default())
        };
        match standing(seat).cmp(&standing(other)) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        }
    }

    /// The part of the win that a seat has.
    #[must_use]
    pub fn won(&self, seat: usize) -> f64 {
        if self.winners.contains(Seat::new(seat)) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}

/// Far more decisions than any game has whose players mean to end it.
const MOST_DECISIONS: u64 = 20_000;

/// Plays one game to its end; everybody is shown only their own view. Stops where somebody has no answer, which no
/// honest policy does, and where players who could end the game do not: then nobody has won.
pub fn play<G: Evaluate>(
    game: &G,
    setup: &Setup<G::Options>,
    policies: &mut [Box<dyn Policy<G>>],
) -> (G::Position, u64) {
    let mut position = game.start(setup);
    let mut decisions = 0;
    while let Some(seat) = game.deciders(&position).first().filter(|_| decisions < MOST_DECISIONS) {
        let view = game.view(&position, Viewer::Seat(seat));
        let choice = policies.get_mut(seat.index()).and_then(|policy| policy.choose(game, &view, seat));
        let Some(choice) = choice else { break };
        game.apply(&mut position, seat, choice, &mut Silent);
        decisions += 1;
    }
    (position, decisions)
}

/// Plays all rotations of so many deals, in parallel where the pool has threads; the results do not depend on that.
/// Each game is told of when it ends, in whatever order that happens; `ended` may break off, and then the games under way
/// are the last.
pub fn tournament<G: Evaluate>(
    game: &G,
    setup: &Setup<G::Options>,
    entrants: &[Entrant<'_, G>],
    deals: u64,
    ended: &(dyn Fn(&ArenaGame) -> ControlFlow<()> + Sync),
) -> Vec<ArenaGame> {
    let rotations = entrants.len() as u64;
    let stopped = AtomicBool::new(false);
    let one = |number: u64| {
        if stopped.load(Ordering::Relaxed) {
            return None;
        }
        let (deal, rotation) = (number / rotations, number % rotations);
        let mut setup = setup.clone();
        setup.seed = setup.seed.numbered(deal);
        let seated: Vec<usize> =
            (0..setup.players).map(|seat| (seat + rotation as usize) % entrants.len()).collect();
        // A bot's own chance has nothing to do with that of the game.
        let own = setup.seed.numbered(u64::MAX);
        let mut policies: Vec<_> =
            (0u64..).zip(&seated).map(|(seat, &e)| entrants[e](own.numbered(seat))).collect();
        let (position, decisions) = play(game, &setup, &mut policies);
        let score = game.score(&position);
        let (seats, actors): (Vec<_>, Vec<_>) =
            score.lines.iter().partition(|line| matches!(line.who, Who::Seat(_)));
        let played = ArenaGame {
            deal,
            entrants: seated,
            points: seats.iter().map(|line| line.total).collect(),
            rival: actors.iter().map(|line| line.total).max(),
            winners: score.winners,
            decisions,
        };
        if ended(&played).is_break() {
            stopped.store(true, Ordering::Relaxed);
        }
        Some(played)
    };
    (0..deals * rotations).into_par_iter().filter_map(one).collect()
}
