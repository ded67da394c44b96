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
    use serde_json::Value;

    use super::*;
    use crate::policy::Dice;
    use crate::shelf::Shelf;

    /// The width that drawings are made for.
    const WIDTH: usize = 120;

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

    #[test]
    fn colours_take_no_room() {
        assert_eq!(seen_width("\x1b[32mA\x1b[0m·"), 2);
        assert_eq!(Ink::pad("\x1b[32mA\x1b[0m", 4), "\x1b[32mA\x1b[0m   ");
    }
}
