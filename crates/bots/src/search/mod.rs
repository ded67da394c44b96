//! Information-set tree search: every iteration imagines a world that agrees with the view and walks down one tree of
//! moves, in which each seat goes for its own result.

mod analysis;
mod descent;
mod root;
mod settings;
mod tree;

use khipu_core::{Evaluate, Seat, Seed, Silent, Viewer};
use rayon::prelude::*;

pub use analysis::{Analysis, Line, Step, Verdict};
pub use settings::Settings;

use crate::greedy::Greedy;
use crate::policy::{Policy, question};
use crate::prospect::Expected;
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
    /// What the seat saw at earlier decisions of the same turn.
    turn: Vec<G::View>,
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
        Self { settings, seed, decisions: 0, trees: Vec::new(), last: None, turn: Vec::new() }
    }

    /// Thinks about a view of a seat.
    pub fn analyse(&mut self, game: &G, view: &G::View, seat: Seat) -> Analysis<G::Move> {
        let seed = self.seed.numbered(self.decisions);
        self.decisions += 1;
        let Some((world, mut moves)) = question(game, view, seat, seed.numbered(0)) else {
            let over = game.deciders(&game.imagine(view, seed.numbered(0))).is_empty();
            return Analysis::nothing(if over { Verdict::Over } else { Verdict::NotAsked });
        };
        self.prepare(game, view, seat);
        if moves.len() == 1 {
            return Analysis::unsearched(Verdict::OnlyMove, &moves);
        }
        let reused = self.trees.iter().map(|tree| tree.stem.visits).sum();
        let back = self.leading_back(game, &world, seat, &moves);
        moves.retain(|played| !back.contains(played));
        let estimates = self.grow(game, view, seat, seed, &back);
        let searched = Analysis::of(&moves, &self.trees, reused, estimates);
        if searched.iterations == 0 {
            // Without a budget the best guess is one look ahead.
            let mut greedy = Greedy::new(seed.numbered(0));
            let best = greedy.choose(game, view, seat);
            return Analysis::unsearched(Verdict::NoBudget, &moves).starting_with(best);
        }
        searched
    }

    /// Thinks about a view of a seat that will play the best move, so that the next decision of the same turn can build on
    /// this one.
    pub fn decide(&mut self, game: &G, view: &G::View, seat: Seat) -> Analysis<G::Move> {
        let found = self.analyse(game, view, seat);
        if let Some(choice) = found.best() {
            self.last = Some(Decided { view: view.clone(), seat, choice });
        }
        found
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
                self.turn.push(last.view);
            }
            _ => {
                self.turn.clear();
                let nodes = (self.settings.nodes as usize).div_euclid(workers);
                self.trees = (0..workers).map(|_| Tree::new(nodes)).collect();
            }
        }
    }

    /// The moves that lead back to what the seat saw before in the same turn, as long as there are others.
    fn leading_back(&self, game: &G, world: &G::Position, seat: Seat, moves: &[G::Move]) -> Vec<G::Move> {
        let back = |&played: &G::Move| {
            let mut after = *world;
            game.apply(&mut after, seat, played, &mut Silent);
            self.turn.contains(&game.view(&after, Viewer::Seat(seat)))
        };
        let back: Vec<G::Move> =
            if self.turn.is_empty() { Vec::new() } else { moves.iter().copied().filter(back).collect() };
        if back.len() < moves.len() { back } else { Vec::new() }
    }

    /// Lets the trees grow by as much as the budget allows; how many estimates that took.
    fn grow(&mut self, game: &G, view: &G::View, seat: Seat, seed: Seed, back: &[G::Move]) -> u64 {
        let settings = self.settings;
        let share = settings.iterations / settings.workers.max(1);
        let estimates = u64::from(settings.estimates / settings.workers.max(1));
        let grow = |(number, tree): (usize, &mut Tree<G::Move>)| {
            // What was found on the way here counts, but fresh worlds are looked at in any case.
            let iterations = share.saturating_sub(tree.stem.visits).max(share / 4);
            let seed = seed.numbered(1 + number as u64);
            let world = |number: u64| game.imagine(view, seed.numbered(WORLDS + number));
            let mut walker = Walker::new(game, settings, seat, seed);
            walker.back.extend_from_slice(back);
            if iterations > 0 && tree.len() == 0 {
                let worlds: Vec<G::Position> = (0..u64::from(settings.worlds.max(1))).map(world).collect();
                walker.open(tree, seat, &worlds, iterations as usize);
            }
            for number in 0..u64::from(iterations) {
                walker.iterate(tree, world(number));
                if walker.estimated >= estimates {
                    break;
                }
            }
            walker.estimated
        };
        if self.trees.len() == 1 {
            self.trees.iter_mut().enumerate().map(grow).sum()
        } else {
            self.trees.par_iter_mut().enumerate().map(grow).sum()
        }
    }

    /// Nodes in use, of all workers.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.trees.iter().map(Tree::len).sum()
    }
}

/// Searches on in worlds that somebody else makes, each from a seed, whoever decides in them: what is expected for a
/// seat. None without a budget.
pub(crate) fn explore<G: Evaluate>(
    game: &G,
    settings: Settings,
    seat: Seat,
    seed: Seed,
    world: impl Fn(Seed) -> G::Position,
) -> Option<Expected> {
    let mut tree = Tree::new(settings.nodes as usize);
    let mut walker = Walker::new(game, settings, seat, seed);
    let (mut result, mut points, mut place) = (0.0, 0.0, 0.0);
    let mut count = 0;
    while count < settings.iterations && walker.estimated < u64::from(settings.estimates) {
        let prospect = walker.iterate(&mut tree, world(seed.numbered(WORLDS + u64::from(count))));
        let found = prospect.expected(seat);
        result += f64::from(found.result);
        points += f64::from(found.points);
        place += f64::from(found.place);
        count += 1;
    }
    let mean = |sum: f64| (sum / f64::from(count)) as f32;
    (count > 0).then(|| Expected { result: mean(result), points: mean(points), place: mean(place) })
}

impl<G: Evaluate> Policy<G> for Search<G> {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        self.decide(game, view, seat).best()
    }
}

#[cfg(test)]
mod tests {
    use khipu_core::{Game as _, Options};
    use khipu_tzolkin::Tzolkin;

    use super::*;

    /// A move that leads back to an earlier decision of the same turn is no choice, as long as there is another.
    #[test]
    fn nobody_goes_round_in_circles_within_a_turn() {
        let game = Tzolkin::new();
        let position =
            game.start(&game.setup(2, &Options::new(), Seed::from_text("circle")).expect("a setup"));
        let seat = Seat::new(0);
        let seen = |position: &_| game.view(position, Viewer::Seat(seat));
        let mut moves = Vec::new();
        game.legal(&position, seat, &mut moves);
        let mut search = Search::new(Settings::new(50), Seed::from_text("circle"));
        let best = search.analyse(&game, &seen(&position), seat).best().expect("a move");
        let mut there = position;
        game.apply(&mut there, seat, best, &mut Silent);
        search.turn.push(seen(&there));
        assert_eq!(search.leading_back(&game, &position, seat, &moves), [best]);
        let mut walker = Walker::new(&game, Settings::new(50), seat, Seed::from_text("circle"));
        walker.back.push(best);
        let mut tree = Tree::new(1000);
        walker.open(&mut tree, seat, &[position], 50);
        walker.iterate(&mut tree, position);
        assert_eq!(tree.below(tree::At::Root).count(), moves.len() - 1);
        assert!(tree.below(tree::At::Root).all(|index| tree.node(index).played != best));
    }
}
