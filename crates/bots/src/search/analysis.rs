//! What a search found.

use khipu_core::Seat;

use super::tree::{At, Tree};

/// How an answer came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The moves were searched.
    Searched,
    /// There is only one move.
    OnlyMove,
    /// There was no budget to search; the answer is one look ahead.
    NoBudget,
    /// The seat has nothing to decide now.
    NotAsked,
    /// The game is over.
    Over,
}

/// One move that was played in thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step<M> {
    /// Who plays it.
    pub seat: Seat,
    /// The move.
    pub played: M,
}

/// What was found about one move.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<M> {
    /// The move.
    pub played: M,
    /// Iterations that went through it.
    pub visits: u32,
    /// Its part of all iterations, from 0 to 1.
    pub share: f32,
    /// The expected result, from 0 to 1: half for winning, half for points ahead of the others.
    pub result: f32,
    /// The points expected at the end.
    pub points: f32,
    /// The place expected at the end, from 1 on; an automa counts as a player.
    pub place: f32,
    /// The moves that are expected to follow.
    pub follows: Vec<Step<M>>,
}

/// What a search found.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<M> {
    /// How it came about.
    pub verdict: Verdict,
    /// The moves, best first.
    pub lines: Vec<Line<M>>,
    /// Iterations behind it.
    pub iterations: u32,
    /// Those of them that were made for decisions before it in the same turn.
    pub reused: u32,
    /// Estimates made for it, each of one seat in one position.
    pub estimates: u64,
    /// Nodes in memory.
    pub nodes: usize,
}

/// The most moves of a line that is expected to follow.
const MOST_FOLLOWING: usize = 12;
/// What was visited less is no expectation.
const FEWEST_VISITS: u32 = 3;

impl<M: Copy + Eq> Analysis<M> {
    pub(super) const fn nothing(verdict: Verdict) -> Self {
        Self { verdict, lines: Vec::new(), iterations: 0, reused: 0, estimates: 0, nodes: 0 }
    }

    pub(super) fn unsearched(verdict: Verdict, moves: &[M]) -> Self {
        let line = |&played: &M| Line {
            played,
            visits: 0,
            share: 0.0,
            result: 0.5,
            points: 0.0,
            place: 0.0,
            follows: Vec::new(),
        };
        Self {
            verdict,
            lines: moves.iter().map(line).collect(),
            iterations: 0,
            reused: 0,
            estimates: 0,
            nodes: 0,
        }
    }

    /// The same with a move in front.
    pub(super) fn starting_with(mut self, best: Option<M>) -> Self {
        self.lines.sort_by_key(|line| Some(line.played) != best);
        self
    }

    /// Adds up the trees of all workers. Equal visits are decided by the result, then by the order of the rules.
    pub(super) fn of(moves: &[M], trees: &[Tree<M>], reused: u32, estimates: u64) -> Self {
        let iterations: u32 = trees.iter().map(|tree| tree.stem.visits).sum();
        let mut lines: Vec<Line<M>> = moves.iter().map(|&played| line(played, trees, iterations)).collect();
        lines.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.result.total_cmp(&one.result)));
        let nodes = trees.iter().map(Tree::len).sum();
        Self { verdict: Verdict::Searched, lines, iterations, reused, estimates, nodes }
    }

    /// The best move; none if there is nothing to decide.
    #[must_use]
    pub fn best(&self) -> Option<M> {
        self.lines.first().map(|line| line.played)
    }
}

fn line<M: Copy + Eq>(played: M, trees: &[Tree<M>], iterations: u32) -> Line<M> {
    let (mut visits, mut result, mut points, mut place) = (0, 0.0, 0.0, 0.0);
    let mut fullest: Option<(u32, &Tree<M>, u32)> = None;
    for tree in trees {
        let Some(index) = tree.below(At::Root).find(|&index| tree.node(index).played == played) else {
            continue;
        };
        let node = tree.node(index);
        visits += node.stem.visits;
        result += node.result;
        points += node.points;
        place += node.expected_place;
        if fullest.is_none_or(|(most, ..)| node.stem.visits > most) {
            fullest = Some((node.stem.visits, tree, index));
        }
    }
    let count = visits.max(1) as f32;
    Line {
        played,
        visits,
        share: visits as f32 / iterations.max(1) as f32,
        result: result / count,
        points: points / count,
        place: place / count,
        follows: fullest.map_or_else(Vec::new, |(_, tree, index)| follows(tree, index)),
    }
}

/// The moves visited most, one after another.
fn follows<M: Copy + Eq>(tree: &Tree<M>, mut index: u32) -> Vec<Step<M>> {
    let mut steps = Vec::new();
    while steps.len() < MOST_FOLLOWING {
        let below = tree.below(At::Node(index)).filter(|&i| tree.node(i).stem.visits >= FEWEST_VISITS);
        // The first of equals, which has the best guess.
        let most = below
            .reduce(|best, i| if tree.node(i).stem.visits > tree.node(best).stem.visits { i } else { best });
        let Some(next) = most else { break };
        steps.push(Step { seat: tree.node(next).seat, played: tree.node(next).played });
        index = next;
    }
    steps
}
