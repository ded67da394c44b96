//! What a player who is new to a game is told while playing: facts, made from what the player sees and from nothing else.

use khipu_words::Words;
use serde_json::Value;

/// A fact: which sentence says it, what stands in the sentence, and the rule behind it. It never names a better move.
#[derive(Clone, PartialEq, Debug)]
pub struct Note {
    /// The sentence is the message `GAME-coach-KEY`.
    pub key: &'static str,
    /// The arguments of the message.
    pub fields: Value,
    /// The number of the rule.
    pub rule: &'static str,
}

/// At most so many lines are said before a decision.
const LINES: usize = 2;

/// What is said before a decision: what was lost last, then what is most urgent, at most two lines.
#[must_use]
pub fn coach(lost: Option<Note>, notes: Vec<Note>) -> Vec<Note> {
    lost.into_iter().chain(notes).take(LINES).collect()
}

impl Note {
    /// The sentence, with its rule.
    #[must_use]
    pub fn say(&self, game: &str, words: &Words, names: &[String]) -> String {
        let sentence = words.phrase(&format!("{game}-coach-{}", self.key), game, &self.fields, names);
        format!("{sentence} ({})", self.rule)
    }
}
