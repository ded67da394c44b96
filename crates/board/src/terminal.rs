//! Boards drawn in the terminal.

use std::io::IsTerminal as _;

use khipu_core::Seat;
use khipu_words::Words;

use crate::{GameUi, ViewOf};

/// A game that can be drawn in the terminal.
pub trait TerminalUi: GameUi {
    /// The board, as a view shows it.
    fn draw(game: &Self::Game, view: &ViewOf<Self>, context: &TerminalContext<'_>) -> String;

    /// What is asked now, in words; below it what helps to decide, if the board is too far away.
    fn prompt(game: &Self::Game, view: &ViewOf<Self>, context: &TerminalContext<'_>) -> String;
}

/// How to write: in which words, with which names, with or without colour.
#[derive(Clone, Copy)]
pub struct TerminalContext<'a> {
    /// The words of the reader's language.
    pub words: &'a Words,
    /// The names of those who hold the seats.
    pub names: &'a [String],
    /// Whether colours are shown.
    pub colour: bool,
}

/// The width that drawings are made for.
pub const WIDTH: usize = 120;
/// Colours of the seats; each seat also has a letter, so that colour is never alone.
const SEAT_COLOURS: [u8; Seat::MAX] = [32, 34, 31, 33, 35, 36, 92, 94];
const SEAT_LETTERS: [char; Seat::MAX] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

impl<'a> TerminalContext<'a> {
    /// Colour if a person looks at a terminal and has not said otherwise.
    #[must_use]
    pub fn for_stdout(words: &'a Words, names: &'a [String]) -> Self {
        let colour = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        Self { words, names, colour }
    }

    /// The letter of a seat, in its colour.
    #[must_use]
    pub fn letter(&self, seat: Seat) -> String {
        let letter = SEAT_LETTERS[seat.index()];
        self.paint(SEAT_COLOURS[seat.index()], &letter.to_string())
    }

    /// The name of a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| format!("seat {}", seat.index()))
    }

    /// A heading.
    #[must_use]
    pub fn head(&self, text: &str) -> String {
        self.paint(1, text)
    }

    /// Something of lesser weight.
    #[must_use]
    pub fn dim(&self, text: &str) -> String {
        self.paint(2, text)
    }

    /// A text in a colour of the terminal.
    #[must_use]
    pub fn paint(&self, code: u8, text: &str) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// A text with blanks behind it up to a width that is seen, whatever colour it has.
    #[must_use]
    pub fn pad(text: &str, width: usize) -> String {
        let seen = seen_width(text);
        format!("{text}{}", " ".repeat(width.saturating_sub(seen)))
    }
}

/// A column of a table: the blanks before it, its least width, and on which side of it the cells stand.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    gap: usize,
    least: usize,
    right: bool,
}

impl Column {
    /// For words.
    #[must_use]
    pub const fn left(gap: usize, least: usize) -> Self {
        Self { gap, least, right: false }
    }

    /// For numbers.
    #[must_use]
    pub const fn right(gap: usize, least: usize) -> Self {
        Self { gap, least, right: true }
    }
}

/// Rows whose cells stand under each other: words are not equally long in all languages, so each column is as wide as the
/// widest of its cells. The last cell of a row goes on below itself if it is too long.
#[must_use]
pub fn ruled(columns: &[Column], rows: &[Vec<String>]) -> Vec<String> {
    let widest = |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|cell| seen_width(cell)).max();
    let widths: Vec<usize> = columns
        .iter()
        .enumerate()
        .map(|(at, column)| widest(at).unwrap_or_default().max(column.least))
        .collect();
    let line = |row: &Vec<String>| {
        let Some((last, cells)) = row.split_last() else { return String::new() };
        let mut text = String::new();
        for ((cell, column), &width) in cells.iter().zip(columns).zip(&widths) {
            let missing = if column.right { width - seen_width(cell) } else { 0 };
            text += &TerminalContext::pad(
                &format!("{}{cell}", " ".repeat(column.gap + missing)),
                column.gap + width,
            );
        }
        text += &" ".repeat(columns.get(cells.len()).map_or(0, |column| column.gap));
        broken(&text, last)
    };
    rows.iter().map(line).collect()
}

/// A text behind the beginning of its line, on as many lines as it needs.
fn broken(beginning: &str, text: &str) -> String {
    let margin = seen_width(beginning);
    let (mut lines, mut used) = (beginning.to_owned(), margin);
    for (number, word) in text.split(' ').enumerate() {
        let width = seen_width(word);
        if number > 0 && used + 1 + width > WIDTH {
            lines += &format!("\n{}{word}", " ".repeat(margin));
            used = margin + width;
        } else {
            let gap = if number > 0 { " " } else { "" };
            lines += &format!("{gap}{word}");
            used += gap.len() + width;
        }
    }
    lines.trim_end().to_owned()
}

/// Fields one after another behind a head, on as many lines as they need: a short one stays whole, a
/// long one breaks between words. Nothing if there is neither head nor field.
#[must_use]
pub fn wrapped(head: &str, fields: &[String], indent: usize) -> String {
    let mut lines = vec![head.to_owned()];
    for (index, field) in fields.iter().filter(|field| !field.is_empty()).enumerate() {
        let long = seen_width(field) > WIDTH / 2;
        for (number, word) in field.split(if long { ' ' } else { '\0' }).enumerate() {
            let gap = if number > 0 { " " } else { ["", " · "][usize::from(index > 0)] };
            match lines.last_mut() {
                Some(line) if seen_width(line) + seen_width(gap) + seen_width(word) <= WIDTH => {
                    *line += gap;
                    *line += word;
                }
                _ => lines.push(format!("{:indent$}{word}", "")),
            }
        }
    }
    let text = lines.join("\n");
    if text.trim().is_empty() { String::new() } else { text + "\n" }
}

/// Letters that are seen: all but the escapes of colours.
#[must_use]
pub fn seen_width(text: &str) -> usize {
    let mut width = 0;
    let mut escape = false;
    for c in text.chars() {
        match c {
            '\x1b' => escape = true,
            'm' if escape => escape = false,
            _ if escape => {}
            _ => width += 1,
        }
    }
    width
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_of_a_table_stand_under_each_other() {
        let columns = [Column::left(0, 3), Column::right(1, 2), Column::left(2, 0)];
        let rows = [["A", "кукуруза", "dół"], ["\x1b[32mB\x1b[0m", "12", "–"]];
        let rows = rows.map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(ruled(&columns, &rows), ["A   кукуруза  dół", "\x1b[32mB\x1b[0m         12  –"]);
    }

    #[test]
    fn a_long_cell_goes_on_below_itself() {
        let [word, more] = ["a".repeat(80), "b".repeat(40)];
        let row = vec!["1".to_owned(), format!("{word} {more} c")];
        let ruled = ruled(&[Column::right(0, 2), Column::left(2, 0)], &[row]);
        assert_eq!(ruled, [format!(" 1  {word}\n    {more} c")]);
    }

    #[test]
    fn colours_take_no_room() {
        assert_eq!(seen_width("\x1b[32mA\x1b[0m·"), 2);
        assert_eq!(TerminalContext::pad("\x1b[32mA\x1b[0m", 4), "\x1b[32mA\x1b[0m   ");
    }
}
