//! Information-set tree search: every iteration imagines a world that agrees with the view and walks down one tree of
//! moves, in which each seat goes for its own result.

mod analysis;
mod descent;
mod settings;
mod tree;

use khipu_core::{Evaluate, Seat, Seed, Silent, Viewer};
use rayon::prelude::*;

pub use analysis::{Analysis, Line, Step, Verdict};
pub use settings::Settings;

use crate::greedy::Greedy;
use crate::policy::{Policy, question};
use descent::Walker;
use tree::Tree;

/// Imagined worlds have numbers from here on in the family of a decision's seed; below are other uses.
const WORLDS: u64 = 16;

/// A player that searches.
///
/// The answer depends on the game, the views given so far, the seed and the settings, and on nothing else: not on time,
/// and not on how many cores there are. With several workers each has a tree of its own with its share of iterations
/// and nodes, and the trees are added up; so the answer is the same for the same number of workers, and another one
/// than with one worker.
#[derive(Debug)]
pub struct Search<G: Evaluate> {
    settings: Settings,
    seed: Seed,
    /// Decisions made, so that each has worlds of its own.
    decisions: u64,
    trees: Vec<Tree<G::Move>>,
    /// What was decided last, to find out whether the trees can be used again.
    last: Option<Decided<G>>,
}

#[derive(Debug)]
struct Decided<G: Evaluate> {
    view: G::View,
    seat: Seat,
    choice: G::Move,
}

impl<G: Evaluate> Search<G> {
    /// A player with a seed of its own.
    #[must_use]
    pub fn new(settings: Settings, seed: Seed) -> Self {
        Self { settings, seed, decisions: 0, trees: Vec::new(), last: None }
    }

    /// Thinks about a view of a seat.
    pub fn analyse(&mut self, game: &G, view: &G::View, seat: Seat) -> Analysis<G::Move> {
        let seed = self.seed.numbered(self.decisions);
        self.decisions += 1;
        let Some((_, moves)) = question(game, view, seat, seed.numbered(0)) else {
            let over = game.deciders(&game.imagine(view, seed.numbered(0))).is_empty();
            return Analysis::nothing(if over { Verdict::Over } else { Verdict::NotAsked });
        };
        if moves.len() == 1 {
            return Analysis::unsearched(Verdict::OnlyMove, &moves);
        }
        self.prepare(game, view, seat);
        let reused = self.trees.iter().map(|tree| tree.stem.visits).sum();
        self.grow(game, view, seat, seed);
        let searched = Analysis::of(&moves, &self.trees, reused);
        if searched.iterations == 0 {
            // Without a budget the best guess is one look ahead.
            let mut greedy = Greedy::new(seed.numbered(0));
            let best = greedy.choose(game, view, seat);
            return Analysis::unsearched(Verdict::NoBudget, &moves).starting_with(best);
        }
        searched
    }

    /// Remembers what was played after all, so that the next decision of the same turn can build on this one.
    fn remember(&mut self, view: &G::View, seat: Seat, choice: G::Move) {
        self.last = Some(Decided { view: view.clone(), seat, choice });
    }

    /// Keeps the part of the trees that is still of use: if the view is the one that the last choice was expected to
    /// lead to, the trees below that choice; otherwise nothing.
    fn prepare(&mut self, game: &G, view: &G::View, seat: Seat) {
        let workers = self.settings.workers.max(1) as usize;
        let followed = self.last.take().filter(|last| {
            let mut world = game.imagine(&last.view, self.seed);
            game.apply(&mut world, last.seat, last.choice, &mut Silent);
            last.seat == seat && game.view(&world, Viewer::Seat(seat)) == *view
        });
        match followed {
            Some(last) if self.trees.len() == workers => {
                for tree in &mut self.trees {
                    tree.descend(last.choice);
                }
            }
            _ => {
                let nodes = (self.settings.nodes as usize).div_euclid(workers);
                self.trees = (0..workers).map(|_| Tree::new(nodes)).collect();
            }
        }
    }

    fn grow(&mut self, game: &G, view: &G::View, seat: Seat, seed: Seed) {
        let settings = self.settings;
        let share = settings.iterations / settings.workers.max(1);
        let estimates = u64::from(settings.estimates / settings.workers.max(1));
        let grow = |(number, tree): (usize, &mut Tree<G::Move>)| {
            // What was found on the way here counts, but fresh worlds are looked at in any case.
            let iterations = share.saturating_sub(tree.stem.visits).max(share / 4);
            let seed = seed.numbered(1 + number as u64);
            let mut walker = Walker::new(game, settings, seat, seed);
            for world in 0..u64::from(iterations) {
                walker.iterate(tree, game.imagine(view, seed.numbered(WORLDS + world)));
                if walker.estimated() >= estimates {
                    break;
                }
            }
        };
        if self.trees.len() == 1 {
            self.trees.iter_mut().enumerate().for_each(grow);
        } else {
            self.trees.par_iter_mut().enumerate().for_each(grow);
        }
    }

    /// Nodes in use, of all workers.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.trees.iter().map(Tree::len).sum()
    }
}

impl<G: Evaluate> Policy<G> for Search<G> {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        let choice = self.analyse(game, view, seat).best()?;
        self.remember(view, seat, choice);
        Some(choice)
    }
}
