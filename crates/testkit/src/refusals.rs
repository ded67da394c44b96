//! A tester of refusals: walks games, tries moves near legal ones, and judges what is said against each.
//!
//! A refusal should name the cause and the rule that is really against the move. Three kinds of moves are tried: a
//! listed move with one word changed, a listed move by another seat, and a move of another moment. What a game says to
//! them is judged by its code and its data alone; see [`Verdict`].
//!
//! `cargo test -p khipu-tzolkin --test rules refusals -- --nocapture` prints the table of a game, the worst first.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use khipu_core::{Game, Match, Options, Refusal as _, Seat};
use serde_json::Value;

use crate::walk::{Dice, decide, start};

/// How a game's refusals are put to the test.
#[derive(Clone, Debug)]
pub struct Tester {
    /// How many players.
    pub players: usize,
    /// Which options.
    pub options: Options,
    /// How many random games.
    pub games: u64,
    /// Every how many decisions moves are tried.
    pub stride: usize,
    /// What the game's codes mean.
    pub judge: Judge,
}

/// What a judge must know of a game.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    /// Codes that say: it is not for you to decide now.
    pub turn: &'static [&'static str],
    /// Codes that say: something else is asked now. They have to say what.
    pub moment: &'static [&'static str],
    /// Words that moves begin with, and the beginnings of the rule numbers that can be against such a move when it is
    /// asked for. A word that is not named here may be refused by any rule.
    pub families: &'static [(&'static str, &'static [&'static str])],
}

/// How a tried move differs from a legal one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Near {
    /// One word is another.
    Word,
    /// Another seat tries it.
    Seat,
    /// It belongs to another moment.
    Moment,
}

/// What a refusal is worth, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// It says that it is not the time, or not one's turn, though just this is asked of that seat.
    Misplaced,
    /// It says that something else is asked, and not what.
    Vague,
    /// It names a rule that cannot be against such a move.
    WrongRule,
    /// Rightly: it is not one's turn.
    Turn,
    /// Rightly: something else is asked, and this is named.
    Moment,
    /// It names a cause.
    Cause,
}

impl Verdict {
    /// Whether this is no real reason.
    #[must_use]
    pub const fn is_generic(self) -> bool {
        matches!(self, Self::Misplaced | Self::Vague | Self::WrongRule)
    }
}

/// One row of the table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Row {
    /// What it is worth.
    pub verdict: Verdict,
    /// What was tried.
    pub near: Near,
    /// The first word of the move.
    pub verb: String,
    /// What the refusal is called.
    pub code: String,
    /// The rule it names.
    pub rule: String,
}

/// All refusals, counted, each with an example.
#[derive(Clone, Debug, Default)]
pub struct Report {
    rows: BTreeMap<Row, (u64, String)>,
}

impl Report {
    /// How many refusals were judged.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.rows.values().map(|(count, _)| count).sum()
    }

    /// How many give no real reason.
    #[must_use]
    pub fn generic(&self) -> u64 {
        self.rows.iter().filter(|(row, _)| row.verdict.is_generic()).map(|(_, (count, _))| count).sum()
    }

    /// The share of those in all, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.generic() as f64 / self.total().max(1) as f64
    }

    fn count(&mut self, row: Row, example: impl FnOnce() -> String) {
        self.rows.entry(row).or_insert_with(|| (0, example())).0 += 1;
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sums: BTreeMap<Verdict, u64> = BTreeMap::new();
        for (row, (count, _)) in &self.rows {
            *sums.entry(row.verdict).or_default() += count;
        }
        writeln!(f, "{} refusals, {:.2} % generic: {sums:?}", self.total(), 100.0 * self.share())?;
        let mut rows: Vec<_> = self.rows.iter().collect();
        rows.sort_by_key(|(row, (count, _))| (row.verdict, std::cmp::Reverse(*count)));
        for (Row { verdict, near, verb, code, rule }, (count, example)) in rows {
            let (verdict, near) = (format!("{verdict:?}"), format!("{near:?}"));
            writeln!(f, "{count:>7}  {verdict:<9}  {near:<6}  {verb:<10}  {code:<18}  {rule:<8}  {example}")?;
        }
        Ok(())
    }
}

impl Tester {
    /// Walks the games and judges what is refused.
    ///
    /// # Panics
    /// If a listed move is refused, or a refusal has no code.
    pub fn run<G: Game>(&self, game: &Arc<G>) -> Report {
        let mut report = Report::default();
        let mut words = Words::default();
        // The first game only gathers words.
        for number in 0..=self.games {
            let mut dice = Dice::new(number);
            let mut played = start(game, self.players, &self.options, &format!("refusals {number}"));
            let mut decisions = 0;
            while let Some((seat, choice)) = decide(&mut played, &mut dice) {
                words.learn(&mut played);
                if number > 0 && decisions % self.stride == number as usize % self.stride {
                    self.judge_position(&mut played, &words, &mut dice, &mut report);
                }
                if let Err(error) = played.play(seat, choice, &mut Vec::new()) {
                    panic!("a listed move was refused: {choice:?}: {error:?}");
                }
                decisions += 1;
            }
        }
        report
    }

    fn judge_position<G: Game>(
        &self,
        played: &mut Match<G>,
        words: &Words,
        dice: &mut Dice,
        report: &mut Report,
    ) {
        let game = played.game().clone();
        let deciders = played.deciders();
        for seat in deciders.iter() {
            let listed: Vec<String> =
                played.legal(seat).iter().map(|&listed| game.write_move(listed)).collect();
            let asked: BTreeSet<&str> = listed.iter().map(|text| verb(text)).collect();
            let Some(text) = listed.get(dice.below(listed.len())) else { continue };
            let mut tried: Vec<(Seat, Near, String)> = Vec::new();
            tried.extend(words.neighbours(text, dice).map(|near| (seat, Near::Word, near)));
            let others = Seat::all(self.players).filter(|&other| !deciders.contains(other));
            tried.extend(others.map(|other| (other, Near::Seat, text.clone())));
            let later = words.examples.iter().filter(|(verb, _)| !asked.contains(verb.as_str()));
            tried.extend(later.filter_map(|(_, known)| {
                Some((seat, Near::Moment, known.get(dice.below(known.len()))?.clone()))
            }));
            for (who, near, text) in tried {
                let Ok(wanted) = game.parse_move(&text) else { continue };
                let Some(refusal) = game.refusal(played.position(), who, wanted) else { continue };
                let data = serde_json::to_value(&refusal).unwrap_or_default();
                let row = self.judge.judge(near, verb(&text), &data, refusal.rule());
                report.count(row, || format!("{text:?} of seat {}: {data}", who.index()));
            }
        }
    }
}

impl Judge {
    fn judge(&self, near: Near, verb: &str, refusal: &Value, rule: &str) -> Row {
        let Some(code) = refusal["code"].as_str() else { panic!("a refusal without a code: {refusal}") };
        let says_more = refusal.as_object().is_some_and(|fields| fields.len() > 1);
        let (turn, moment) = (self.turn.contains(&code), self.moment.contains(&code));
        let verdict = match near {
            Near::Seat if turn => Verdict::Turn,
            Near::Word if turn || moment => Verdict::Misplaced,
            Near::Moment if turn => Verdict::Misplaced,
            Near::Seat | Near::Moment if moment && says_more => Verdict::Moment,
            Near::Seat | Near::Moment if moment => Verdict::Vague,
            Near::Word if !self.fits(verb, rule) => Verdict::WrongRule,
            _ => Verdict::Cause,
        };
        Row { verdict, near, verb: verb.to_owned(), code: code.to_owned(), rule: rule.to_owned() }
    }

    /// Whether a rule can be against a move that begins with this word.
    fn fits(&self, verb: &str, rule: &str) -> bool {
        let within = |begins: &&str| {
            // "TZ-6" is a chapter, "TZ-6.1" a rule that is not "TZ-6.12".
            rule.strip_prefix(*begins).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        };
        let family = self.families.iter().find(|(known, _)| *known == verb);
        family.is_none_or(|(_, rules)| rules.iter().any(within))
    }
}

fn verb(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

/// Words met in the moves of the walks.
#[derive(Default)]
struct Words {
    /// By the first word of the move and the place.
    places: BTreeMap<(String, usize), BTreeSet<String>>,
    /// Some moves for each first word.
    examples: BTreeMap<String, Vec<String>>,
}

impl Words {
    /// Moves kept for each first word.
    const KEPT: usize = 24;
    /// Other words tried in each place.
    const TRIED: usize = 3;

    fn learn<G: Game>(&mut self, played: &mut Match<G>) {
        let game = played.game().clone();
        for seat in played.deciders().iter() {
            for &listed in played.legal(seat) {
                let text = game.write_move(listed);
                let known = self.examples.entry(verb(&text).to_owned()).or_default();
                if known.len() < Self::KEPT && !known.contains(&text) {
                    known.push(text.clone());
                }
                for (place, word) in text.split_whitespace().enumerate().skip(1) {
                    self.places.entry((verb(&text).to_owned(), place)).or_default().insert(word.to_owned());
                }
            }
        }
    }

    /// The move with one word changed, a few times for each place.
    fn neighbours(&self, text: &str, dice: &mut Dice) -> impl Iterator<Item = String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let mut near = Vec::new();
        for place in 1..words.len() {
            let known = self.places.get(&(words[0].to_owned(), place));
            let known: Vec<&String> = known.into_iter().flatten().collect();
            for _ in 0..Self::TRIED {
                let Some(word) = dice.pick(&known).filter(|word| *word != words[place]) else { continue };
                let mut changed = words.clone();
                changed[place] = word;
                near.push(changed.join(" "));
            }
        }
        near.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const JUDGE: Judge = Judge {
        turn: &["not_your_turn"],
        moment: &["answer_first"],
        families: &[("place", &["TZ-4", "TZ-3.6"])],
    };

    fn verdict(near: Near, refusal: &Value, rule: &str) -> Verdict {
        JUDGE.judge(near, "place", refusal, rule).verdict
    }

    #[test]
    fn refusals_are_judged_by_what_was_tried() {
        let turn = json!({ "code": "not_your_turn" });
        let bare = json!({ "code": "answer_first" });
        let told = json!({ "code": "answer_first", "asked": "pay" });
        let cause = json!({ "code": "gear_full" });
        assert_eq!(verdict(Near::Seat, &turn, "TZ-3.1"), Verdict::Turn);
        assert_eq!(verdict(Near::Word, &turn, "TZ-3.1"), Verdict::Misplaced);
        assert_eq!(verdict(Near::Moment, &turn, "TZ-3.1"), Verdict::Misplaced);
        assert_eq!(verdict(Near::Word, &told, "TZ-4.1"), Verdict::Misplaced);
        assert_eq!(verdict(Near::Moment, &bare, "TZ-5.1"), Verdict::Vague);
        assert_eq!(verdict(Near::Moment, &told, "TZ-5.1"), Verdict::Moment);
        assert_eq!(verdict(Near::Word, &cause, "TZ-4.5"), Verdict::Cause);
    }

    #[test]
    fn a_rule_must_fit_the_family_of_the_move() {
        let cause = json!({ "code": "gear_full" });
        assert_eq!(verdict(Near::Word, &cause, "TZ-3.6"), Verdict::Cause);
        assert_eq!(verdict(Near::Word, &cause, "TZ-3.61"), Verdict::WrongRule);
        assert_eq!(verdict(Near::Word, &cause, "TZ-6.9"), Verdict::WrongRule);
        assert_eq!(verdict(Near::Word, &cause, "TZ-41.1"), Verdict::WrongRule);
        assert_eq!(JUDGE.judge(Near::Word, "beg", &cause, "TZ-6.9").verdict, Verdict::Cause);
    }
}
