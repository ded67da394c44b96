//! Changes that leave lines to be lines, and words to be words.

use khipu_testkit::walk::Dice;

use super::{bytes, numbers};

pub(super) fn change(data: &[u8], other: &[u8], dice: &mut Dice) -> Vec<u8> {
    let (Ok(text), Ok(other_text)) = (std::str::from_utf8(data), std::str::from_utf8(other)) else {
        return bytes::change(data, other, dice);
    };
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    if lines.is_empty() {
        return bytes::change(data, other, dice);
    }
    let at = dice.below(lines.len());
    match dice.below(12) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[dice.below(lines.len())].clone()),
        2 => {
            let with = dice.below(lines.len());
            lines.swap(at, with);
        }
        3 => lines.truncate(at),
        4 => {
            let borrowed = other_text.lines().nth(dice.below(other_text.lines().count()));
            lines.insert(at, borrowed.unwrap_or_default().to_owned());
        }
        5 => lines[at] = change_line(&lines[at], dice),
        6..=8 => {
            let from = lines[dice.below(lines.len())].clone();
            lines[at] = borrow_quoted(&lines[at], &from, dice);
        }
        _ => lines[at] = numbers::change(&lines[at], dice),
    }
    (lines.join("\n") + "\n").into_bytes()
}

pub(super) fn change_words(data: &[u8], other: &[u8], dice: &mut Dice) -> Vec<u8> {
    let text = String::from_utf8_lossy(data);
    let other = String::from_utf8_lossy(other);
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let at = dice.below(words.len());
    match dice.below(6) {
        0 => drop(words.remove(at)),
        1 => words.insert(at, words[dice.below(words.len())].clone()),
        2 => words.extend(other.split(' ').nth(dice.below(3)).map(str::to_owned)),
        3 => words[at] = change_line(&words[at], dice),
        4 => {
            let borrowed = other.split(' ').nth(at).unwrap_or_default().to_owned();
            words[at] = borrowed;
        }
        _ => return numbers::change(&text, dice).into_bytes(),
    }
    words.join(" ").into_bytes()
}

/// Another case, a part of it, a letter more.
fn change_line(line: &str, dice: &mut Dice) -> String {
    let count = line.chars().count();
    match dice.below(4) {
        0 => line.to_uppercase(),
        1 => line.chars().take(dice.below(count + 1)).collect(),
        2 => line.chars().skip(dice.below(count + 1)).collect(),
        _ => format!("{line}{}", dice.pick(&['é', '=', ' ', '\u{0}', '1', '"']).unwrap_or_default()),
    }
}

/// A quoted text of another line takes the place of one in this line, or joins it.
fn borrow_quoted(line: &str, from: &str, dice: &mut Dice) -> String {
    let quoted = |text: &str| text.split('"').count() / 2;
    if quoted(line) == 0 || quoted(from) == 0 {
        return line.to_owned();
    }
    let at = 2 * dice.below(quoted(line)) + 1;
    // The last text of a line is what it does, the others name it.
    let borrowed = from.split('"').nth(2 * quoted(from) - 1).unwrap_or_default();
    let mut parts: Vec<&str> = line.split('"').collect();
    let joined = format!("{}, {borrowed}", parts[at]);
    parts[at] = if dice.below(2) == 0 { borrowed } else { &joined };
    parts.join("\"")
}
