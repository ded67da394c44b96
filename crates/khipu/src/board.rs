//! Boards drawn in the terminal.

mod settlers;
mod tawantinsuyu;
mod tzolkin;

use std::io::IsTerminal as _;

use khipu_core::{Game, Seat};
use khipu_words::Words;

/// A game that can be drawn in the terminal.
pub(crate) trait Drawn: Game {
    /// The board, as a view shows it.
    fn draw(&self, view: &Self::View, ink: &Ink<'_>) -> String;

    /// What is asked now, in words; below it what helps to decide, if the board is too far away.
    fn prompt(&self, view: &Self::View, ink: &Ink<'_>) -> String;
}

/// How to write: in which words, with which names, with or without colour.
#[derive(Clone, Copy)]
pub(crate) struct Ink<'a> {
    pub(crate) words: &'a Words,
    pub(crate) names: &'a [String],
    pub(crate) colour: bool,
}

/// The width that drawings are made for.
const WIDTH: usize = 120;
/// Colours of the seats; each seat also has a letter, so that colour is never alone.
const SEAT_COLOURS: [u8; Seat::MAX] = [32, 34, 31, 33, 35, 36, 92, 94];
const SEAT_LETTERS: [char; Seat::MAX] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

impl<'a> Ink<'a> {
    /// Colour if a person looks at a terminal and has not said otherwise.
    pub(crate) fn for_stdout(words: &'a Words, names: &'a [String]) -> Self {
        let colour = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        Self { words, names, colour }
    }

    /// The letter of a seat, in its colour.
    pub(crate) fn letter(&self, seat: Seat) -> String {
        let letter = SEAT_LETTERS[seat.index()];
        self.paint(SEAT_COLOURS[seat.index()], &letter.to_string())
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| format!("seat {}", seat.index()))
    }

    /// A heading.
    pub(crate) fn head(&self, text: &str) -> String {
        self.paint(1, text)
    }

    /// Something of lesser weight.
    pub(crate) fn dim(&self, text: &str) -> String {
        self.paint(2, text)
    }

    fn paint(&self, code: u8, text: &str) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// A text with blanks behind it up to a width that is seen, whatever colour it has.
    pub(crate) fn pad(text: &str, width: usize) -> String {
        let seen = seen_width(text);
        format!("{text}{}", " ".repeat(width.saturating_sub(seen)))
    }
}

/// A column of a table: the blanks before it, its least width, and on which side of it the cells stand.
pub(crate) struct Column {
    gap: usize,
    least: usize,
    right: bool,
}

impl Column {
    /// For words.
    pub(crate) const fn left(gap: usize, least: usize) -> Self {
        Self { gap, least, right: false }
    }

    /// For numbers.
    pub(crate) const fn right(gap: usize, least: usize) -> Self {
        Self { gap, least, right: true }
    }
}

/// Rows whose cells stand under each other: words are not equally long in all languages, so each column is as wide as the
/// widest of its cells. The last cell of a row goes on below itself if it is too long.
pub(crate) fn ruled(columns: &[Column], rows: &[Vec<String>]) -> Vec<String> {
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
            text += &Ink::pad(&format!("{}{cell}", " ".repeat(column.gap + missing)), column.gap + width);
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

/// Letters that are seen: all but the escapes of colours.
fn seen_width(text: &str) -> usize {
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
    use khipu_core::{Options, Seed, Viewer};
    use khipu_words::Language;
    use serde_json::Value;

    use super::*;
    use crate::policy::Dice;
    use crate::shelf::Shelf;

    #[test]
    fn every_screen_of_a_game_has_all_its_words_and_fits() {
        let (shelf, words) = (Shelf::default(), Words::english());
        for entry in shelf.entries() {
            let title = entry.title();
            for players in title.min_players..=title.max_players {
                let names: Vec<String> = (1..=players).map(|number| format!("player {number}")).collect();
                let ink = Ink { words: &words, names: &names, colour: false };
                let complete = |text: &str| assert!(!text.contains('⟨'), "{text}");
                let mut dice = Dice::new(Seed::from_text("screens"));
                let mut played = entry.start(players as u64, &Options::new(), "screens").expect("a game");
                for number in 0.. {
                    let Some(seat) = played.deciders().first() else { break };
                    complete(&entry.prompt(&*played, Viewer::Seat(seat), &ink));
                    let viewers = [Viewer::Seat(seat), Viewer::Spectator];
                    for viewer in viewers.into_iter().filter(|_| number % 8 == 0) {
                        let drawn = entry.draw(&*played, viewer, &ink);
                        complete(&drawn);
                        let wide = drawn.lines().find(|line| seen_width(line) > WIDTH);
                        assert_eq!(wide, None, "{}", title.name);
                    }
                    let moves = played.moves(seat);
                    let told = played.play(seat, &moves[dice.below(moves.len())]).expect("a legal move");
                    let sentence = |event: &Value| words.event(title.name, event, &names);
                    told.events.iter().for_each(|event| complete(&sentence(event)));
                }
            }
        }
    }

    /// Russian has no Latin letters of its own, so that a word which is not from its locale files is easily found.
    #[test]
    fn drawings_speak_every_language() {
        let shelf = Shelf::default();
        let english = |word: &&str| word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase());
        for name in ["tawantinsuyu", "tzolkin"] {
            let entry = shelf.must_find(name).expect("a game");
            for players in [entry.title().min_players, entry.title().max_players] {
                let names: Vec<String> = (1..=players).map(|number| format!("игрок {number}")).collect();
                let mut dice = Dice::new(Seed::from_text("languages"));
                let mut played = entry.start(players as u64, &Options::new(), "languages").expect("a game");
                for number in 0.. {
                    let Some(seat) = played.deciders().first() else { break };
                    for (code, language) in Language::NAMES.into_iter().filter(|_| number % 24 == 0) {
                        let words = Words::new(language);
                        let ink = Ink { words: &words, names: &names, colour: false };
                        let drawn = entry.draw(&*played, Viewer::Seat(seat), &ink);
                        assert!(!drawn.contains('⟨'), "{code}: {drawn}");
                        let wide = drawn.lines().find(|line| seen_width(line) > WIDTH);
                        assert_eq!(wide, None, "{code}: {name}");
                        let mut written = drawn.split(|c: char| !c.is_alphanumeric());
                        assert_eq!(written.find(english).filter(|_| code == "ru"), None, "{drawn}");
                    }
                    let moves = played.moves(seat);
                    played.play(seat, &moves[dice.below(moves.len())]).expect("a legal move");
                }
            }
        }
    }

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
        assert_eq!(Ink::pad("\x1b[32mA\x1b[0m", 4), "\x1b[32mA\x1b[0m   ");
    }
}
