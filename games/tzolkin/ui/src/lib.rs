//! Tzolk'in as people see it: its boards in the browser and in the terminal, its words, and what is counted of it.

mod asks;
mod balance;
mod browser;
mod coach;
mod emblem;
mod terminal;

use khipu_board::{GameUi, Note};
use khipu_core::Seat;
use khipu_tzolkin::{Event, Tzolkin, View};
use khipu_words::{Language, Locales, locales};

/// The name of the game in messages.
const GAME: &str = "tzolkin";

/// Tzolk'in with all that it brings.
#[derive(Clone, Copy, Debug)]
pub enum TzolkinUi {}

impl GameUi for TzolkinUi {
    type Game = Tzolkin;

    const LOCALES: Locales = locales!("../locales": "rules.ftl", "board.ftl", "legend.ftl", "terminal.ftl", "terms.ftl", "lessons.ftl", "coach.ftl");

    const RULEBOOK: [&'static str; Language::NAMES.len()] = [
        include_str!("../../rulebook/en.md"),
        include_str!("../../rulebook/pl.md"),
        include_str!("../../rulebook/ru.md"),
        include_str!("../../rulebook/fr.md"),
    ];

    const STYLE: &'static str = include_str!("../assets/board.css");

    const PUZZLES: &'static str = include_str!("../../puzzles.json");

    const LESSONS: &'static [&'static str] = &[
        include_str!("../../lessons/1-wheel.json"),
        include_str!("../../lessons/2-price.json"),
        include_str!("../../lessons/3-first.json"),
        include_str!("../../lessons/4-tikal.json"),
        include_str!("../../lessons/5-food.json"),
        include_str!("../../lessons/6-temples.json"),
        include_str!("../../lessons/7-skulls.json"),
        include_str!("../../lessons/8-uxmal.json"),
        include_str!("../../lessons/9-end.json"),
    ];

    const BOT_RATINGS: [u16; 5] = [750, 1180, 1500, 1940, 2430];

    fn emblem() -> String {
        emblem::draw()
    }

    fn notes(game: &Tzolkin, view: &View, seat: Seat) -> Vec<Note> {
        coach::notes(game, view, seat)
    }

    fn loss(game: &Tzolkin, event: &Event, seat: Seat) -> Option<Note> {
        coach::loss(game, event, seat)
    }
}
