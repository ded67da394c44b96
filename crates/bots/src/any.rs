//! Bots for a match of any game: they are asked about it, and answer in words.

use std::sync::Arc;

use khipu_core::{AnyMatch, Evaluate, Match, Seat, Seed, Viewer};
use serde::Serialize;

use crate::{Comparison, Contender, Policy, ProgramFault, Settings, Uncertain, Verdict, compare};

/// A bot on a seat.
pub trait Player: Send {
    /// Its move, in words; none if the seat has nothing to decide.
    fn choose(&mut self, played: &dyn AnyMatch, seat: Seat) -> Option<String>;

    /// Why it no longer plays by itself: somebody stands in for it. None as long as it does.
    fn fault(&self) -> Option<Arc<ProgramFault>>;
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

    fn fault(&self) -> Option<Arc<ProgramFault>> {
        self.policy.fault()
    }
}

/// Gives a bot or a program a seat.
pub fn seat<G: Evaluate>(game: &Arc<G>, player: &Contender, seed: Seed) -> Box<dyn Player> {
    Box::new(Seated { game: game.clone(), policy: player.policy(&**game, seed) })
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

/// One move that was looked at.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HintLine {
    /// The move.
    #[serde(rename = "move")]
    pub played: String,
    /// How often the first look came to it.
    pub visits: u32,
    /// Which share of all visits that is.
    pub share: f64,
    /// What it is worth; only the best moves of the first look are compared.
    #[serde(flatten)]
    pub value: Option<HintValue>,
    /// What is expected to follow: who plays what.
    pub line: Vec<HintStep>,
}

/// What a move is worth, found with the same budget in the same imagined worlds as the others of the list.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HintValue {
    /// The expected result, from 0 to 1.
    pub result: f64,
    /// The expected points.
    pub points: f64,
    /// The standard error of the points.
    pub error: f64,
    /// The expected place.
    pub place: f64,
    /// How many points it is behind the first move.
    pub behind: f64,
    /// The standard error of that.
    pub behind_error: f64,
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
    in_words(game, compare(game, view, seat, settings, None, seed))
}

fn in_words<G: Evaluate>(game: &G, found: Comparison<G::Move>) -> Hint {
    let verdict = match found.verdict {
        Verdict::Searched => "searched",
        Verdict::OnlyMove => "only_move",
        Verdict::NoBudget => "no_budget",
        Verdict::NotAsked => "not_asked",
        Verdict::Over => "over",
    };
    // Four digits are more than a search knows.
    let short = |value: f32| (f64::from(value) * 1e4).round() / 1e4;
    let best = found.lines.first().and_then(|best| best.value.clone());
    let lines = found.lines.into_iter().map(|compared| HintLine {
        played: game.write_move(compared.line.played),
        visits: compared.line.visits,
        share: short(compared.line.share),
        value: compared.value.zip(best.as_ref()).map(|(value, best)| {
            let (points, Uncertain { mean, error }) = (value.points(), best.points_ahead_of(&value));
            HintValue {
                result: short(value.result().mean),
                points: short(points.mean),
                error: short(points.error),
                place: short(value.place().mean),
                behind: short(mean),
                behind_error: short(error),
            }
        }),
        line: compared
            .line
            .follows
            .iter()
            .map(|step| HintStep { seat: step.seat, played: game.write_move(step.played) })
            .collect(),
    });
    Hint { verdict, iterations: found.iterations, nodes: found.nodes, lines: lines.collect() }
}
