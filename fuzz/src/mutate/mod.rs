//! Changing good input a little: blindly, and with an eye for how it is built.

mod bytes;
mod json;
mod lines;
mod numbers;

use khipu_testkit::walk::Dice;

/// How an input is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A JSON document.
    Json,
    /// Lines that mean something each: records, TOML.
    Lines,
    /// A few words.
    Words,
}

/// No input grows beyond this.
const MOST_BYTES: usize = 1 << 17;
/// Changes made to one input, at most.
const MOST_CHANGES: usize = 5;

/// An input made of `good`, with parts of `other`.
#[must_use]
pub fn mutate(good: &[u8], other: &[u8], shape: Shape, dice: &mut Dice) -> Vec<u8> {
    let mut data = good.to_vec();
    // Few changes more often than many: each of them may be the one that spoils the rest.
    let most = 1 + dice.below(MOST_CHANGES);
    for _ in 0..=dice.below(most) {
        let blind = dice.below(12) == 0;
        data = match shape {
            _ if blind => bytes::change(&data, other, dice),
            Shape::Json => json::change(&data, other, dice),
            Shape::Lines => lines::change(&data, other, dice),
            Shape::Words => lines::change_words(&data, other, dice),
        };
        data.truncate(MOST_BYTES);
    }
    data
}
