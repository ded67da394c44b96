//! How much and how a search thinks.

/// How much and how a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// Iterations for a decision, of all workers together.
    pub iterations: u32,
    /// The most estimates for a decision, of all workers together, each of one seat in one position: where a decision has
    /// very many moves, fewer iterations are made. It is a count and no time, so that every machine finds the same.
    pub estimates: u32,
    /// The most nodes in memory, of all workers together.
    pub nodes: u32,
    /// Trees that grow side by side.
    pub workers: u32,
    /// The imagined worlds in which the moves at the root are guessed, the same ones for all moves; fewer if there are few
    /// iterations.
    pub worlds: u32,
    /// The most moves of one list that are kept below the root. Hidden cards make lists that differ from world to world:
    /// without a bound they would grow with every visit.
    pub list: u32,
    /// Decisions at random below the tree before a position is estimated.
    pub rollout: u32,
    /// How much moves that were tried little are preferred.
    pub exploration: f32,
    /// The own moves looked at in the beginning: the best by estimate.
    pub width: f32,
    /// The same for moves of others.
    pub others_width: f32,
    /// How fast further own moves join: by this times the square root of the visits.
    pub widening: f32,
    /// The same for moves of others.
    pub others_widening: f32,
}

impl Settings {
    /// The usual way to think, for so many iterations.
    #[must_use]
    pub const fn new(iterations: u32) -> Self {
        Self {
            iterations,
            estimates: u32::MAX,
            nodes: 1 << 20,
            workers: 1,
            worlds: 16,
            list: 64,
            rollout: 0,
            exploration: 0.04,
            width: 6.0,
            others_width: 1.0,
            widening: 0.4,
            others_widening: 0.15,
        }
    }
}
