//! One iteration: down the tree in one imagined world, a few moves beyond it, and back with the result.

use khipu_core::{Evaluate, Seat, Seats, Seed, Silent};

use super::settings::Settings;
use super::tree::{At, Guessed, Tree};
use crate::dice::Dice;
use crate::prospect::{Expected, Prospect};

/// A guess counts as so many visits.
const GUESS_VISITS: f32 = 1.0;
/// Decisions in one world, as a bound; no game of ours has so many.
const MOST_DEPTH: usize = 10_000;

/// Walks down trees, again and again, with the same scratch memory.
pub(super) struct Walker<'a, G: Evaluate> {
    pub(super) game: &'a G,
    settings: Settings,
    /// Who searches.
    seat: Seat,
    dice: Dice,
    pub(super) moves: Vec<G::Move>,
    /// The moves of positions beyond the tree.
    pub(super) scratch: Vec<G::Move>,
    /// Which of the moves the tree has.
    known: Vec<bool>,
    pub(super) guessed: Vec<Guessed<G::Move>>,
    /// Moves at the root that lead back to an earlier decision of the same turn.
    pub(super) back: Vec<G::Move>,
    path: Vec<u32>,
    /// The positions of the turn that is being played.
    turn: Vec<G::Position>,
    /// Estimates made so far, each of one seat in one position.
    pub(super) estimated: u64,
}

impl<'a, G: Evaluate> Walker<'a, G> {
    pub(super) fn new(game: &'a G, settings: Settings, seat: Seat, seed: Seed) -> Self {
        Self {
            game,
            settings,
            seat,
            dice: Dice::new(seed),
            moves: Vec::new(),
            scratch: Vec::new(),
            known: Vec::new(),
            guessed: Vec::new(),
            back: Vec::new(),
            path: Vec::new(),
            turn: Vec::new(),
            estimated: 0,
        }
    }

    /// One iteration in a world; how it looks in the end.
    pub(super) fn iterate(&mut self, tree: &mut Tree<G::Move>, mut world: G::Position) -> Prospect {
        self.path.clear();
        self.turn.clear();
        let mut at = At::Root;
        let mut before: Option<(Seat, u32)> = None;
        while self.path.len() < MOST_DEPTH {
            let Some(seat) = self.decider(&world) else { break };
            let now = (seat, self.game.revealed(&world));
            if before.replace(now) != Some(now) {
                self.turn.clear();
            }
            self.turn.push(world);
            self.moves.clear();
            self.game.legal(&world, seat, &mut self.moves);
            if at == At::Root && !self.back.is_empty() {
                self.moves.retain(|played| !self.back.contains(played));
            }
            // Other worlds have other moves, but to look for them each time would take most of the time: the known ones
            // that are there will do.
            if tree.stem(at).visits < 2 || tree.stem(at).visits.is_power_of_two() {
                self.expand(tree, at, seat, &world);
            }
            let chosen = self.select(tree, at, seat).or_else(|| {
                self.expand(tree, at, seat, &world);
                self.select(tree, at, seat)
            });
            let Some(chosen) = chosen else { break };
            self.path.push(chosen);
            let node = tree.node(chosen);
            let fresh = node.stem.visits == 0;
            self.game.apply(&mut world, seat, node.played, &mut Silent);
            if fresh {
                break;
            }
            at = At::Node(chosen);
        }
        self.roll_out(&mut world);
        let prospect = self.look(&world);
        let mut found = [Expected::default(); Seat::MAX];
        for seat in Seat::all(self.game.players(&world)) {
            found[seat.index()] = prospect.expected(seat);
        }
        tree.stem.visits += 1;
        for &index in &self.path {
            let node = tree.node_mut(index);
            let Expected { result, points, place } = found[node.seat.index()];
            node.stem.visits += 1;
            node.result += result;
            node.points += points;
            node.expected_place += place;
        }
        prospect
    }

    /// How a position looks for everybody.
    pub(super) fn look(&mut self, position: &G::Position) -> Prospect {
        self.estimated += self.game.players(position) as u64;
        Prospect::of(self.game, position)
    }

    /// Where several decide at once, the one that searches comes first.
    fn decider(&self, world: &G::Position) -> Option<Seat> {
        let deciders: Seats = self.game.deciders(world);
        if deciders.contains(self.seat) { Some(self.seat) } else { deciders.first() }
    }

    /// Adds the moves of this world that the tree does not have yet, each with a guess, as far as the list may grow, and
    /// none that leads back to a position of the same turn. They are added all or not at all, lest a full pool leave only
    /// the first ones.
    fn expand(&mut self, tree: &mut Tree<G::Move>, at: At, seat: Seat, world: &G::Position) {
        let room = (self.settings.list as usize).saturating_sub(tree.below(at).count());
        if room == 0 {
            return;
        }
        self.known.clear();
        self.known.resize(self.moves.len(), false);
        let (mut new, mut next) = (self.moves.len(), tree.below(at).next());
        while let Some(index) = next {
            next = tree.after(index);
            if let Some(place) = tree.place(index, &self.moves) {
                self.known[place] = true;
                new -= 1;
            }
        }
        if new == 0 || !tree.has_room(new.min(room)) {
            return;
        }
        let here = self.look(world);
        self.guessed.clear();
        for (place, &played) in self.moves.iter().enumerate().filter(|(place, _)| !self.known[*place]) {
            let mut after = *world;
            self.game.apply(&mut after, seat, played, &mut Silent);
            if self.turn.contains(&after) {
                continue;
            }
            self.estimated += 1;
            let guess = here.moved(self.game, &after, seat).result(seat);
            self.guessed.push(Guessed { played, guess, place: place as u16 });
        }
        self.guessed.sort_by(|one, other| other.guess.total_cmp(&one.guess));
        self.guessed.truncate(room);
        tree.add(at, seat, self.guessed.iter().copied());
    }

    /// The move to look at: the best by result so far, its guess, and how little it was tried.
    fn select(&self, tree: &mut Tree<G::Move>, at: At, seat: Seat) -> Option<u32> {
        let settings = &self.settings;
        let (base, growth) = if seat == self.seat {
            (settings.width, settings.widening)
        } else {
            (settings.others_width, settings.others_widening)
        };
        let width = (base + growth * (tree.stem(at).visits as f32).sqrt()) as usize;
        let mut best: Option<(f32, u32)> = None;
        let (mut next, mut left) = (tree.below(at).next(), width.max(1));
        while let Some(index) = next.filter(|_| left > 0) {
            next = tree.after(index);
            if tree.place(index, &self.moves).is_none() {
                continue;
            }
            let node = tree.node_mut(index);
            left -= 1;
            node.offered += 1;
            let tried = node.stem.visits as f32 + GUESS_VISITS;
            let mean = (node.result + node.guess * GUESS_VISITS) / tried;
            let untried = (logarithm(node.offered + 1) / tried).sqrt();
            let value = mean + settings.exploration * untried;
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, index));
            }
        }
        best.map(|(_, index)| index)
    }

    fn roll_out(&mut self, world: &mut G::Position) {
        for _ in 0..self.settings.rollout {
            let Some(seat) = self.game.deciders(world).first() else { return };
            self.moves.clear();
            self.game.legal(world, seat, &mut self.moves);
            let Some(&choice) = self.moves.get(self.dice.below(self.moves.len())) else { return };
            self.game.apply(world, seat, choice, &mut Silent);
        }
    }
}

/// About the natural logarithm, by arithmetic that is the same on every machine.
fn logarithm(number: u32) -> f32 {
    let whole = number.max(1).ilog2();
    let part = number as f32 / (1u32 << whole) as f32 - 1.0;
    (whole as f32 + part) * std::f32::consts::LN_2
}
