//! Tawantinsuyu as people see it: its boards in the browser and in the terminal, its words, and what is counted of it.

mod asks;
mod balance;
mod browser;
mod coach;
mod emblem;
mod terminal;

use khipu_board::{GameUi, Note};
use khipu_core::Seat;
use khipu_tawantinsuyu::{Event, Tawantinsuyu, View};
use khipu_words::{Language, Locales, locales};

/// The name of the game in messages.
const GAME: &str = "tawantinsuyu";

/// Tawantinsuyu with all that it brings.
#[derive(Clone, Copy, Debug)]
pub enum TawantinsuyuUi {}

impl GameUi for TawantinsuyuUi {
    type Game = Tawantinsuyu;

    const LOCALES: Locales = locales!("../locales": "rules.ftl", "board.ftl", "legend.ftl", "terminal.ftl", "terms.ftl", "lessons.ftl", "coach.ftl");

    const RULEBOOK: [&'static str; Language::NAMES.len()] = [
        include_str!("../../rulebook/en.md"),
        include_str!("../../rulebook/pl.md"),
        include_str!("../../rulebook/ru.md"),
        include_str!("../../rulebook/fr.md"),
    ];

    const STYLE: &'static str = include_str!("../assets/board.css");

    const SCRIPT: &'static str = include_str!("../assets/board.js");

    const PUZZLES: &'static str = include_str!("../../puzzles.json");

    const LESSONS: &'static [&'static str] = &[
        include_str!("../../lessons/1-place.json"),
        include_str!("../../lessons/2-way.json"),
        include_str!("../../lessons/3-workers.json"),
        include_str!("../../lessons/4-priest.json"),
        include_str!("../../lessons/5-weave.json"),
        include_str!("../../lessons/6-stone.json"),
        include_str!("../../lessons/7-conquest.json"),
        include_str!("../../lessons/8-festival.json"),
        include_str!("../../lessons/9-axomamma.json"),
    ];

    const BOT_RATINGS: [u16; 5] = [500, 1060, 1500, 1780, 2020];

    fn emblem() -> String {
        emblem::draw()
    }

    fn notes(game: &Tawantinsuyu, view: &View, seat: Seat) -> Vec<Note> {
        coach::notes(game, view, seat)
    }

    fn loss(game: &Tawantinsuyu, event: &Event, seat: Seat) -> Option<Note> {
        coach::loss(game, event, seat)
    }
}
