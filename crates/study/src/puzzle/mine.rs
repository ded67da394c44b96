//! Looking for puzzles in a recorded game.

use std::sync::Arc;

use khipu_bots::{Budget, Search, Settings, Uncertain, Value, values};
use khipu_core::{Evaluate, Fault, Match, Record, Seat, Seats, Seed, Silent, Viewer};

use super::{Effort, Puzzle};
use crate::hint::differences;
use crate::turn::{after, greedy, whole};

/// The answer is ahead of every other turn by so many points,
const POINTS: f32 = 2.0;
/// by so much of the result,
const RESULT: f32 = 0.02;
/// and by so many errors.
const ERRORS: f32 = 4.0;
/// So often it must stand out, each time in other worlds.
const TIMES: u64 = 3;
/// Fewer turns than these are no choice.
const FEWEST: usize = 3;
/// Moves that are looked at in each position of a turn.
const MOVES: usize = 4;
/// Estimates that an iteration may take, in the mean.
const ESTIMATES: u32 = 20;
/// Themes that are named.
const THEMES: usize = 2;
/// The rating of a puzzle that a search with so many iterations solves; beyond that it is the hardest.
const LADDER: [(u32, u32); 4] = [(50, 1200), (100, 1400), (400, 1600), (4_000, 1800)];
const HARDEST: u32 = 2000;

/// The puzzles of a game, the clearest first. Before each turn the watcher is told how many were looked at and how many there
/// are, and says whether to go on.
///
/// # Errors
/// If the record cannot be played.
pub fn mine<G: Evaluate>(
    game: &Arc<G>,
    record: &Record,
    effort: Effort,
    watch: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Vec<Puzzle>, Vec<Fault>> {
    let seed = Seed::from_text(&record.write());
    let turns = turns(game, record)?;
    let mut found = Vec::new();
    for (number, (position, seat)) in turns.iter().enumerate() {
        if !watch(number, turns.len()) {
            break;
        }
        let seed = seed.numbered(number as u64);
        found.extend(Turn { game: &**game, position, seat: *seat, effort, seed }.puzzle());
    }
    found.sort_by(|one, other| other.ahead.mean.total_cmp(&one.ahead.mean));
    Ok(found)
}

/// The positions in which a turn begins that one seat alone decides.
fn turns<G: Evaluate>(game: &Arc<G>, record: &Record) -> Result<Vec<(G::Position, Seat)>, Vec<Fault>> {
    let played = Match::replay(game.clone(), record, usize::MAX)?;
    let mut position = *Match::replay(game.clone(), record, 0)?.position();
    let (mut found, mut before) = (Vec::new(), None);
    for step in played.moves() {
        let here = (step.seat, game.revealed(&position));
        if before != Some(here) && game.deciders(&position) == Seats::one(step.seat) {
            found.push((position, step.seat));
        }
        before = Some(here);
        // It has just been played.
        let Ok(words) = game.parse_move(&step.text) else { break };
        game.apply(&mut position, step.seat, words, &mut Silent);
    }
    Ok(found)
}

/// A turn that is looked at.
struct Turn<'a, G: Evaluate> {
    game: &'a G,
    position: &'a G::Position,
    seat: Seat,
    effort: Effort,
    seed: Seed,
}

/// A turn and where it leads.
type Way<G> = (Vec<<G as khipu_core::Game>::Move>, <G as khipu_core::Game>::Position);

impl<G: Evaluate> Turn<'_, G> {
    fn puzzle(&self) -> Option<Puzzle> {
        let Self { game, position, seat, effort, seed } = *self;
        let view = game.view(position, Viewer::Seat(seat));
        // Where a turn leads is seen in one world: nothing hidden becomes known by it.
        let world = game.imagine(&view, seed);
        let mut ways = Vec::new();
        self.look(&view, &world, &mut ways, seed.numbered(0));
        let (best, ..) = self.stands_out(&view, &ways, effort.first, seed.numbered(1))?;
        let (answer, outcome) = ways[best].clone();
        // The same player goes on after a draw: the answer would depend on it.
        if game.deciders(&outcome).contains(seat) {
            return None;
        }
        let leads_there = |turn: &[G::Move]| after(game, &world, seat, turn) == outcome;
        if leads_there(&greedy(game, &view, seat, seed)) {
            return None;
        }
        let mut second = None;
        for time in 0..TIMES {
            let seed = seed.numbered(2 + time);
            self.look(&view, &world, &mut ways, seed);
            let (again, next, ahead) = self.stands_out(&view, &ways, effort.sure, seed)?;
            if ways[again].1 != outcome {
                return None;
            }
            second = Some((ways[next].0.clone(), ahead));
        }
        let (second, ahead) = second?;
        let terms = differences(game, &view, seat, [&answer, &second], seed);
        let themes = terms.iter().filter(|reason| reason.points > 0.0).take(THEMES);
        let solved = |iterations: u32| {
            let found = Search::new(Settings::new(iterations), seed).analyse(game, &view, seat);
            found.lines.first().is_some_and(|line| leads_there(&whole(game, &view, seat, line, seed)))
        };
        let rating =
            LADDER.iter().find(|(iterations, _)| solved(*iterations)).map_or(HARDEST, |(_, rating)| *rating);
        let form = game.export(position);
        let hash = blake3::hash(format!("{} {form}", seat.index()).as_bytes()).to_hex();
        let words = |turn: &[G::Move]| turn.iter().map(|&played| game.write_move(played)).collect();
        Some(Puzzle {
            id: format!("p{}", &hash[..9]),
            seat: seat.index(),
            answer: words(&answer),
            second: words(&second),
            ahead,
            themes: themes.map(|reason| reason.term.clone().into_owned()).collect(),
            rating,
            position: form,
        })
    }

    /// Adds the turns that are worth a comparison: those of the best moves, and what else could follow at each step of
    /// the best of them.
    fn look(&self, view: &G::View, world: &G::Position, ways: &mut Vec<Way<G>>, seed: Seed) {
        let (game, seat) = (self.game, self.seat);
        let mut best: Vec<G::Move> = Vec::new();
        let (mut step, mut here) = (0, game.view(world, Viewer::Seat(seat)));
        loop {
            let view = if step == 0 { view } else { &here };
            let found = self.search(view, seed.numbered(step as u64));
            for line in found.lines.iter().take(MOVES) {
                let mut turn = best[..step].to_vec();
                turn.extend(whole(game, view, seat, line, seed));
                let outcome = after(game, world, seat, &turn);
                if step == 0 && best.is_empty() {
                    best.clone_from(&turn);
                }
                // Other orders of the same moves are the same turn.
                if !ways.iter().any(|(_, known)| *known == outcome) {
                    ways.push((turn, outcome));
                }
            }
            step += 1;
            if step >= best.len() {
                return;
            }
            here = game.view(&after(game, world, seat, &best[..step]), Viewer::Seat(seat));
        }
    }

    fn search(&self, view: &G::View, seed: Seed) -> khipu_bots::Analysis<G::Move> {
        let iterations = self.effort.look;
        let look = Settings { estimates: iterations * ESTIMATES, ..Settings::new(iterations) };
        Search::new(look, seed).analyse(self.game, view, self.seat)
    }

    /// The turn that is ahead of all others, the next best, and by how many points; none if none stands out.
    fn stands_out(
        &self,
        view: &G::View,
        ways: &[Way<G>],
        iterations: u32,
        seed: Seed,
    ) -> Option<(usize, usize, Uncertain)> {
        if ways.len() < FEWEST {
            return None;
        }
        let turns: Vec<Vec<G::Move>> = ways.iter().map(|(turn, _)| turn.clone()).collect();
        let budget = Budget { estimates: iterations.saturating_mul(ESTIMATES), ..Budget::new(iterations) };
        let values: Option<Vec<Value>> =
            values(self.game, view, self.seat, &turns, budget, seed).into_iter().collect();
        let values = values?;
        let result = |index: &usize| values[*index].result().mean;
        let best = (0..values.len()).max_by(|one, other| result(one).total_cmp(&result(other)))?;
        let others = (0..values.len()).filter(|&other| other != best);
        let next = others.clone().max_by(|one, other| result(one).total_cmp(&result(other)))?;
        let mut others = others.map(|other| {
            (values[best].ahead_of(&values[other]), values[best].points_ahead_of(&values[other]))
        });
        let stands_out = others.all(|(result, points)| {
            result.mean >= RESULT && points.mean >= POINTS && points.mean >= ERRORS * points.error
        });
        stands_out.then(|| (best, next, values[best].points_ahead_of(&values[next])))
    }
}
