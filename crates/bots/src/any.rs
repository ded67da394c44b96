//! Bots for a match of any game: they are asked about it, and answer in words.

use std::sync::Arc;

use khipu_core::{AnyMatch, Evaluate, Match, Seat, Seed, Viewer};
use serde::Serialize;

use crate::{Analysis, Bot, Policy, Search, Settings, Verdict};

/// A bot on a seat.
pub trait Player: Send {
    /// Its move, in words; none if the seat has nothing to decide.
    fn choose(&mut self, played: &dyn AnyMatch, seat: Seat) -> Option<String>;
}

struct Seated<G: Evaluate> {
    game: Arc<G>,
    policy: Box<dyn Policy<G>>,
}

impl<G: Evaluate> Player for Seated<G> {
    fn choose(&mut self, played: &dyn AnyMatch, seat: Seat) -> Option<String> {
        let view = view_of::<G>(played, seat)?;
        let choice = self.policy.choose(&self.game, &view, seat)?;
        Some(self.game.write_move(choice))
    }
}

/// Gives a bot a seat.
pub fn seat<G: Evaluate>(game: &Arc<G>, bot: Bot, seed: Seed) -> Box<dyn Player> {
    Box::new(Seated { game: game.clone(), policy: bot.policy(seed) })
}

/// What the seat may know: no bot is ever shown more.
fn view_of<G: Evaluate>(played: &dyn AnyMatch, seat: Seat) -> Option<G::View> {
    let played = played.as_any().downcast_ref::<Match<G>>()?;
    Some(played.game().view(played.position(), Viewer::Seat(seat)))
}

/// What a search found, in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// How it came about: `searched`, `only_move`, `no_budget`, `not_asked` or `over`.
    pub verdict: &'static str,
    /// Playouts made.
    pub iterations: u32,
    /// Nodes of the tree.
    pub nodes: usize,
    /// The moves, best first.
    pub lines: Vec<HintLine>,
}

/// One move that was looked at. Nothing is expected of a move without visits.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HintLine {
    /// The move.
    #[serde(rename = "move")]
    pub played: String,
    /// How often it was looked at.
    pub visits: u32,
    /// Which share of all visits that is.
    pub share: f64,
    /// The expected result, from 0 to 1.
    pub result: Option<f64>,
    /// The expected points.
    pub points: Option<f64>,
    /// The expected place.
    pub place: Option<f64>,
    /// What is expected to follow: who plays what.
    pub line: Vec<HintStep>,
}

/// One move of an expected line.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HintStep {
    /// Who.
    pub seat: Seat,
    /// What.
    #[serde(rename = "move")]
    pub played: String,
}

/// Searches for the best moves of a seat in what it sees.
pub fn hint<G: Evaluate>(game: &G, view: &G::View, seat: Seat, settings: Settings, seed: Seed) -> Hint {
    in_words(game, Search::new(settings, seed).analyse(game, view, seat))
}

fn in_words<G: Evaluate>(game: &G, found: Analysis<G::Move>) -> Hint {
    let verdict = match found.verdict {
        Verdict::Searched => "searched",
        Verdict::OnlyMove => "only_move",
        Verdict::NoBudget => "no_budget",
        Verdict::NotAsked => "not_asked",
        Verdict::Over => "over",
    };
    // Four digits are more than a search knows.
    let short = |value: f32| (f64::from(value) * 1e4).round() / 1e4;
    let lines = found.lines.into_iter().map(|line| HintLine {
        played: game.write_move(line.played),
        visits: line.visits,
        share: short(line.share),
        result: (line.visits > 0).then(|| short(line.result)),
        points: (line.visits > 0).then(|| short(line.points)),
        place: (line.visits > 0).then(|| short(line.place)),
        line: line
            .follows
            .iter()
            .map(|step| HintStep { seat: step.seat, played: game.write_move(step.played) })
            .collect(),
    });
    Hint { verdict, iterations: found.iterations, nodes: found.nodes, lines: lines.collect() }
}
