//! Numbers on the edge.

use khipu_testkit::walk::Dice;

/// Numbers that are bounds of something.
const EDGES: [i64; 16] = [0, 1, 2, 3, 4, 5, 6, 9, 12, 13, 16, 20, 26, 30, 31, 40];
/// Numbers that no field should survive.
const EXTREMES: [i64; 9] = [60, 127, 255, 500, 999, 65_535, i64::MAX, i64::MIN, -1];

/// A number to stand in for another: a little more or less, or one on an edge.
pub(super) fn instead_of(number: i64, dice: &mut Dice) -> i64 {
    match dice.below(8) {
        0..3 => number.saturating_add(1 + dice.below(2) as i64),
        3..5 => number.saturating_sub(1 + dice.below(2) as i64),
        5..7 => EDGES[dice.below(EDGES.len())],
        _ => EXTREMES[dice.below(EXTREMES.len())],
    }
}

/// Changes one of the numbers in a text.
pub(super) fn change(text: &str, dice: &mut Dice) -> String {
    let starts: Vec<usize> = text
        .char_indices()
        .filter(|&(at, c)| {
            c.is_ascii_digit() && !text[..at].ends_with(|before: char| before.is_ascii_digit())
        })
        .map(|(at, _)| at)
        .collect();
    let Some(start) = dice.pick(&starts) else { return text.to_owned() };
    let length = text[start..].find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len() - start);
    let number = text[start..start + length].parse().unwrap_or(0);
    format!("{}{}{}", &text[..start], instead_of(number, dice), &text[start + length..])
}
