//! The work on a review, step by step.

use std::ops::Range;
use std::sync::Arc;

use khipu_bots::glance;
use khipu_core::{Evaluate, Match, Record, Seat, Seed, Silent, Viewer};

use super::judge::judge;
use super::luck::luck;
use super::{Decision, Event, Review, ReviewError, Thoroughness, Why, YARDSTICK};
use crate::hint::held_against;
use crate::turn::goes_on;

/// A finished game that is being reviewed.
pub struct Reviewer<G: Evaluate> {
    pub(super) game: Arc<G>,
    pub(super) seat: Seat,
    /// The positions, from the first to the last.
    pub(super) positions: Vec<G::Position>,
    /// The moves between them.
    moves: Vec<(Seat, G::Move)>,
    /// The turns in which the seat had a choice: where they begin and end.
    pub(super) turns: Vec<(usize, usize)>,
    /// The moves by which something became known.
    events: Vec<usize>,
    /// The source of imagined worlds: the same for everybody who reviews this record.
    pub(super) seed: Seed,
    record: String,
}

impl<G: Evaluate> Reviewer<G> {
    /// Opens a record.
    ///
    /// # Errors
    /// If the record cannot be played to the end of a game, or has no such seat.
    pub fn open(game: &Arc<G>, record: &Record, seat: u64) -> Result<Self, ReviewError> {
        let finished = Match::replay(game.clone(), record, usize::MAX).map_err(ReviewError::Record)?;
        let seat = Seat::checked(seat, finished.players()).ok_or(ReviewError::NoSuchSeat)?;
        if !finished.deciders().is_empty() {
            return Err(ReviewError::Unfinished);
        }
        let start = Match::replay(game.clone(), record, 0).map_err(ReviewError::Record)?;
        let mut positions = vec![*start.position()];
        let mut moves = Vec::new();
        for step in finished.moves() {
            // It has just been played.
            let (Some(&(mut position)), Ok(played)) = (positions.last(), game.parse_move(&step.text)) else {
                break;
            };
            game.apply(&mut position, step.seat, played, &mut Silent);
            positions.push(position);
            moves.push((step.seat, played));
        }
        let text = record.write();
        let mut reviewer = Self {
            game: game.clone(),
            seat,
            positions,
            moves,
            turns: Vec::new(),
            events: Vec::new(),
            seed: Seed::from_text(&text).numbered(seat.index() as u64),
            record: blake3::hash(text.as_bytes()).to_hex().to_string(),
        };
        reviewer.divide();
        Ok(reviewer)
    }

    /// A review of which nothing is done yet.
    #[must_use]
    pub fn begin(&self, thoroughness: Thoroughness) -> Review {
        let outcome = self.positions.last().map(|last| glance(&*self.game, last, self.seat));
        Review {
            yardstick: YARDSTICK,
            record: self.record.clone(),
            seat: self.seat.index(),
            thoroughness,
            decisions: Vec::new(),
            events: Vec::new(),
            outcome: outcome.unwrap_or_default(),
            done: false,
        }
    }

    /// How many steps are done and how many there are.
    #[must_use]
    pub fn progress(&self, review: &Review) -> (usize, usize) {
        let second = self.turns.len().min(review.thoroughness.costliest as usize);
        let steps = self.turns.len() + second;
        let twice = review.decisions.iter().filter(|decision| decision.twice).count();
        (if review.done { steps } else { review.decisions.len() + twice }, steps)
    }

    /// Does the next step: judges a turn with what became known until the next one, or looks at a costly one again.
    ///
    /// # Errors
    /// If the review was begun for another record or seat, or with another yardstick.
    pub fn step(&self, review: &mut Review) -> Result<(), ReviewError> {
        let fits = review.yardstick == YARDSTICK
            && review.record == self.record
            && review.seat == self.seat.index()
            && review.decisions.len() <= self.turns.len();
        if !fits {
            return Err(ReviewError::Other);
        }
        if review.decisions.len() < self.turns.len() {
            self.judge_next(review)?;
        } else if !self.look_again(review) {
            self.explain(review);
            review.done = true;
        }
        Ok(())
    }

    /// What became known in the whole game and what it was worth to the seat, without judging any decision. Chance before
    /// the first decision is what everybody starts with.
    #[must_use]
    pub fn luck(&self) -> Vec<Event> {
        self.turns.first().map_or_else(Vec::new, |&(first, _)| self.lucks(first..self.moves.len()).collect())
    }

    /// Finds the turns and the events.
    fn divide(&mut self) {
        let (game, mut list) = (&*self.game, Vec::new());
        let mut at = 0;
        while at < self.moves.len() {
            let revealed = game.revealed(&self.positions[at]);
            let mut end = at + 1;
            let mut choice = false;
            if self.moves[at].0 == self.seat {
                while self.moves.get(end).is_some_and(|(mover, _)| *mover == self.seat)
                    && goes_on(game, &self.positions[end], self.seat, revealed)
                {
                    end += 1;
                }
                choice = self.positions[at..end].iter().any(|position| {
                    list.clear();
                    game.legal(position, self.seat, &mut list);
                    list.len() > 1
                });
            }
            if choice {
                self.turns.push((at, end));
            }
            if game.revealed(&self.positions[end]) != revealed {
                self.events.push(end - 1);
            }
            at = end;
        }
    }

    fn judge_next(&self, review: &mut Review) -> Result<(), ReviewError> {
        let number = review.decisions.len();
        let (at, _) = self.turns[number];
        let until = self.turns.get(number + 1).map_or(self.moves.len(), |(next, _)| *next);
        review.events.extend(self.lucks(at..until));
        review.decisions.push(self.judged(number, review.thoroughness.first).ok_or(ReviewError::Other)?);
        Ok(())
    }

    /// What became known by these moves, weighed.
    fn lucks(&self, moves: Range<usize>) -> impl Iterator<Item = Event> {
        let events = self.events.iter().filter(move |event| moves.contains(event));
        events.filter_map(|&event| {
            let (mover, played) = self.moves[event];
            let around = [&self.positions[event], &self.positions[event + 1]];
            let seed = self.seed.numbered(1).numbered(event as u64);
            luck(&*self.game, self.seat, around, (event, mover, played), seed)
        })
    }

    /// Looks again at the costliest decision that was looked at once; whether there was one.
    fn look_again(&self, review: &mut Review) -> bool {
        let twice = review.decisions.iter().filter(|decision| decision.twice).count();
        if twice >= review.thoroughness.costliest as usize {
            return false;
        }
        let once = review.decisions.iter().enumerate().filter(|(_, decision)| !decision.twice);
        let costly = once.filter(|(_, decision)| decision.lost() > 0.0);
        let next = costly.max_by(|(_, one), (_, other)| one.lost().total_cmp(&other.lost()));
        let Some((number, _)) = next else { return false };
        if let Some(again) = self.judged(number, review.thoroughness.second) {
            review.decisions[number] = again;
        }
        review.decisions[number].twice = true;
        true
    }

    /// Says why the best turns were better, for the costliest decisions.
    fn explain(&self, review: &mut Review) {
        for number in review.costliest_places() {
            let (at, view, played) = self.turn(number);
            let decision = &mut review.decisions[number];
            let best = decision.best.iter().map(|played| self.game.parse_move(played).ok());
            let Some(best) = best.collect::<Option<Vec<G::Move>>>() else { continue };
            let seed = self.seed.numbered(3).numbered(at as u64);
            let turns = [&best[..], &played[..]];
            let (reasons, by_what_follows) =
                held_against(&*self.game, &view, self.seat, turns, decision.points, seed);
            decision.why = Some(Why { reasons, by_what_follows });
        }
    }

    /// A turn in which the seat had a choice: its place in the record, what the seat saw, and what it played.
    pub(super) fn turn(&self, number: usize) -> (usize, G::View, Vec<G::Move>) {
        let (at, end) = self.turns[number];
        let view = self.game.view(&self.positions[at], Viewer::Seat(self.seat));
        (at, view, self.moves[at..end].iter().map(|(_, played)| *played).collect())
    }

    fn judged(&self, number: usize, iterations: u32) -> Option<Decision> {
        let (at, view, played) = self.turn(number);
        let seed = self.seed.numbered(2).numbered(at as u64).numbered(iterations.into());
        judge(&*self.game, &view, self.seat, (at, &played), iterations, seed)
    }
}
