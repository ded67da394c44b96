//! A hint, in three steps that are asked for one by one: a nudge (where to look), the whole turn, and why.

use std::borrow::Cow;

use khipu_bots::{Compared, Settings, Uncertain, compare};
use khipu_core::{Evaluate, Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::turn::{after, whole};

/// How much is thought about a hint: 0.7 s of one core at most, mostly much less.
const SETTINGS: Settings = Settings { estimates: 250_000, ..Settings::new(8_000) };
/// Imagined worlds in which two turns are held against each other.
const WORLDS: u64 = 32;
/// So many reasons are given, and one against.
const REASONS: usize = 3;
/// Smaller differences are not worth a word if there is a larger one, in points.
const LEAST: f32 = 0.15;
/// Smaller ones are nought where one decimal is shown.
const NOUGHT: f32 = 0.05;

/// A hint for a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The best turn, move by move. The first move alone is the nudge.
    pub turn: Vec<String>,
    /// The turn that it is held against: that of the move asked about, or the best that begins with another move. Empty
    /// if there is only one move.
    pub instead: Vec<String>,
    /// How many points the best turn is ahead of it.
    pub ahead: Uncertain,
    /// The difference is no larger than chance could make it: nothing else should be said then.
    pub about_equal: bool,
    /// What makes the difference: the largest, and the largest that speaks against the best turn.
    pub reasons: Vec<Reason>,
    /// Most of the difference does not lie in what the turns leave behind, but in what may follow.
    pub by_what_follows: bool,
    /// Where the other turn is about equal and no move was asked about: the best of those compared that is worse by more
    /// than chance, and why. None if all of them are about equal.
    pub worse: Option<Worse>,
}

/// A turn that is worse, held against the best.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Worse {
    /// The turn, move by move.
    pub turn: Vec<String>,
    /// How many points the best turn is ahead of it.
    pub ahead: Uncertain,
    /// What makes the difference, as in a hint.
    pub reasons: Vec<Reason>,
    /// Most of the difference lies in what may follow.
    pub by_what_follows: bool,
}

/// One term of the estimate that differs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reason {
    /// The name of the term.
    pub term: Cow<'static, str>,
    /// How many points it speaks for the best turn, or against it.
    pub points: f32,
}

/// Thinks about what a seat sees; none if it has nothing to decide. A move may be asked about: why not this one? If it is
/// the best, the next best is looked at instead.
pub fn advise<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    asked: Option<G::Move>,
    seed: Seed,
) -> Option<Advice> {
    let found = compare(game, view, seat, SETTINGS, asked, seed);
    let (best, others) = found.lines.split_first()?;
    let turn = |compared: &Compared<G::Move>| whole(game, view, seat, &compared.line, seed);
    let best_turn = turn(best);
    let other = asked.and_then(|asked| others.iter().find(|other| other.line.played == asked));
    let other = other.or_else(|| others.first()).filter(|other| other.value.is_some());
    let other_turn = other.map(turn).unwrap_or_default();
    let words = |turn: &[G::Move]| turn.iter().map(|&played| game.write_move(played)).collect::<Vec<_>>();
    let mut advice = Advice {
        turn: words(&best_turn),
        instead: words(&other_turn),
        ahead: Uncertain::default(),
        about_equal: false,
        reasons: Vec::new(),
        by_what_follows: false,
        worse: None,
    };
    let held_against =
        |other: &[G::Move], ahead| held_against(game, view, seat, [&best_turn, other], ahead, seed);
    let (Some(value), Some(other)) = (&best.value, other.and_then(|other| other.value.as_ref())) else {
        return Some(advice);
    };
    advice.ahead = value.points_ahead_of(other);
    advice.about_equal = !value.ahead_of(other).counts();
    if !advice.about_equal {
        (advice.reasons, advice.by_what_follows) = held_against(&other_turn, advice.ahead);
    } else if asked.is_none() {
        let mut valued = others.iter().filter_map(|other| Some((other, other.value.as_ref()?)));
        advice.worse = valued.find(|(_, worse)| value.ahead_of(worse).counts()).map(|(worse, worth)| {
            let (worse, ahead) = (turn(worse), value.points_ahead_of(worth));
            let (reasons, by_what_follows) = held_against(&worse, ahead);
            Worse { turn: words(&worse), ahead, reasons, by_what_follows }
        });
    }
    Some(advice)
}

/// What makes the first of two turns better, which is so many points ahead; and whether most of that lies in what may
/// follow.
pub(crate) fn held_against<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    turns: [&[G::Move]; 2],
    ahead: Uncertain,
    seed: Seed,
) -> (Vec<Reason>, bool) {
    let terms = differences(game, view, seat, turns, seed);
    let sum: f32 = terms.iter().map(|reason| reason.points).sum();
    let reasons = reasons(&terms);
    let by_what_follows = reasons.is_empty() || sum < 0.5 * ahead.mean;
    (reasons, by_what_follows)
}

/// How the terms of the estimate differ after two turns, in the mean over the same worlds; the largest first.
pub(crate) fn differences<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    turns: [&[G::Move]; 2],
    seed: Seed,
) -> Vec<Reason> {
    let names = game.term_names();
    let mut terms: Vec<Reason> =
        names.iter().map(|&term| Reason { term: term.into(), points: 0.0 }).collect();
    for number in 0..WORLDS {
        let world = game.imagine(view, seed.numbered(number));
        for (turn, sign) in turns.into_iter().zip([1.0, -1.0]) {
            for (name, value) in game.terms(&after(game, &world, seat, turn), seat) {
                if let Some(reason) = terms.iter_mut().find(|reason| reason.term == name) {
                    reason.points += sign * value / WORLDS as f32;
                }
            }
        }
    }
    terms.sort_by(|one, other| other.points.abs().total_cmp(&one.points.abs()));
    terms
}

/// The largest, and in any case the largest that speaks against. If all are small, the largest of what is not nought.
fn reasons(terms: &[Reason]) -> Vec<Reason> {
    let least = if terms.iter().any(|reason| reason.points.abs() >= LEAST) { LEAST } else { NOUGHT };
    let worth_a_word = |reason: &&Reason| reason.points.abs() >= least;
    let mut told: Vec<Reason> = terms.iter().filter(worth_a_word).take(REASONS).cloned().collect();
    if told.iter().all(|reason| reason.points > 0.0) {
        told.extend(terms.iter().filter(worth_a_word).find(|reason| reason.points < 0.0).cloned());
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_differences_are_told_where_there_are_no_others() {
        let term = |term: &'static str, points| Reason { term: term.into(), points };
        let told =
            |terms: &[Reason]| reasons(terms).into_iter().map(|reason| reason.term).collect::<Vec<_>>();
        assert_eq!(told(&[term("corn", 2.0), term("wood", -0.3), term("gold", 0.1)]), ["corn", "wood"]);
        assert_eq!(told(&[term("corn", 0.1), term("wood", -0.06), term("gold", 0.01)]), ["corn", "wood"]);
        assert_eq!(told(&[term("corn", 0.04)]), Vec::<&str>::new());
    }
}
