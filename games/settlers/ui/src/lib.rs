//! Imperial Settlers as people see it: its boards in the browser and in the terminal, its words, and what is counted of it.

mod asks;
mod balance;
mod browser;
mod decks;
mod emblem;
mod terminal;
mod titles;

use khipu_board::{Decks, GameUi};
use khipu_settlers::Settlers;
use khipu_words::{Language, Locales, locales};

/// The name of the game in messages.
const GAME: &str = "settlers";

/// Imperial Settlers with all that it brings.
#[derive(Clone, Copy, Debug)]
pub enum SettlersUi {}

impl GameUi for SettlersUi {
    type Game = Settlers;

    const LOCALES: Locales = locales!("../locales": "rules.ftl", "board.ftl", "legend.ftl", "terminal.ftl", "terms.ftl", "lessons.ftl");

    const RULEBOOK: [&'static str; Language::NAMES.len()] = [
        include_str!("../../rulebook/en.md"),
        include_str!("../../rulebook/pl.md"),
        include_str!("../../rulebook/ru.md"),
        include_str!("../../rulebook/fr.md"),
    ];

    const STYLE: &'static str = include_str!("../assets/board.css");

    const LESSONS: &'static [&'static str] = &[
        include_str!("../../lessons/1-build.json"),
        include_str!("../../lessons/2-lookout.json"),
        include_str!("../../lessons/3-raze.json"),
        include_str!("../../lessons/4-colours.json"),
        include_str!("../../lessons/5-keep.json"),
        include_str!("../../lessons/6-prayer.json"),
        include_str!("../../lessons/7-favour.json"),
        include_str!("../../lessons/8-faction.json"),
        include_str!("../../lessons/9-alone.json"),
    ];

    fn emblem() -> String {
        emblem::draw()
    }

    fn decks() -> Option<&'static dyn Decks> {
        Some(&decks::FactionDecks)
    }
}
