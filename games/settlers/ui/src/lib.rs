//! Imperial Settlers as people see it: its boards in the browser and in the terminal, its words, and what is counted of it.

mod asks;
mod balance;
mod browser;
mod coach;
mod decks;
mod emblem;
mod terminal;
mod titles;

use khipu_board::{Decks, GameUi, Note, PositionOf};
use khipu_core::Seat;
use khipu_settlers::{Event, Settlers, View};
use khipu_words::{Language, Locales, locales};

/// The name of the game in messages.
const GAME: &str = "settlers";

/// Imperial Settlers with all that it brings.
#[derive(Clone, Copy, Debug)]
pub enum SettlersUi {}

impl GameUi for SettlersUi {
    type Game = Settlers;

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

    const BOT_RATINGS: [u16; 5] = [860, 1180, 1500, 1730, 1960];

    fn emblem() -> String {
        emblem::draw()
    }

    fn notes(game: &Settlers, view: &View, seat: Seat) -> Vec<Note> {
        coach::notes(game, view, seat)
    }

    fn loss(_: &Settlers, event: &Event, seat: Seat) -> Option<Note> {
        coach::loss(event, seat)
    }

    fn decks() -> Option<&'static dyn Decks> {
        Some(&decks::FactionDecks)
    }

    fn faction(position: &PositionOf<Self>, seat: Seat) -> Option<&'static str> {
        position.table.sides.get(seat.index()).map(|side| side.faction.name())
    }
}
