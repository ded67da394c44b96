//! Tzolk'in at the table.

mod describe;
mod displays;
mod geometry;
mod ground;
mod icons;
mod jungle;
mod marks;
mod parts;
mod phrases;
mod plates;
mod players;
mod scene;
mod technologies;
mod temples;
#[cfg(test)]
mod tests;
mod tiles;
mod wheels;
mod wish;

use khipu_core::Seat;
use khipu_tzolkin::{Event, Move, Pending, Stage, Technology, Temple, Tzolkin, View};

use self::ground::Ground;
use crate::face::{Brush, Choice, Face, Piece};

/// The name of the game in messages.
const GAME: &str = "tzolkin";

impl Face for Tzolkin {
    fn frame(&self) -> (u32, u32) {
        geometry::FRAME
    }

    fn symbols(&self) -> &'static str {
        icons::symbols()
    }

    fn paint(&self, view: &View, brush: &Brush<'_>) -> Vec<Piece> {
        let (rules, table) = (self.rules(), &view.table);
        let ground = &*Ground::of(self, table.players, brush);
        let mut pieces = vec![
            ground.tiles.clone(),
            ground.board.clone(),
            wheels::calendar(rules, table, ground),
            wheels::gears(table, ground),
            wheels::signs(rules, table),
            ground.names.clone(),
            wheels::costs(rules, table, ground),
            wheels::clock(rules, table, ground, brush),
            jungle::skulls(table),
            jungle::used(rules, table, ground),
        ];
        pieces.extend((0..table.jungle.len()).map(|group| jungle::grove(rules, table, group)));
        pieces.extend(Temple::ALL.map(|temple| temples::paint(rules, table, temple)));
        pieces.extend(Technology::ALL.map(|technology| technologies::paint(table, technology)));
        pieces.extend(displays::paint(rules, table, ground, brush));
        pieces.push(wheels::neutral(rules, table, ground));
        pieces.extend(table.seats().map(|seat| wheels::workers(rules, table, seat, ground)));
        pieces.push(ground.spots.clone());
        pieces.push(wheels::homes(rules, table, ground, brush));
        pieces.extend(displays::spots(table, ground));
        pieces.extend(table.seats().map(|seat| players::strip(self, table, seat, ground, brush)));
        pieces.push(players::hand(view, ground));
        pieces.extend(table.seats().map(|seat| players::area(table, seat, ground, brush)));
        pieces
    }

    fn asks(&self, view: &View, brush: &Brush<'_>) -> String {
        let stage = view.table.stage;
        let named = Stage::NAMES.iter().find(|(_, known)| *known == stage).map_or("", |(name, _)| name);
        match view.table.pending.top() {
            Some(question) => brush.words.word(&format!("tzolkin-ask-{}", question_key(question))),
            None if stage == Stage::Over => String::new(),
            None => brush.words.word(&format!("tzolkin-ask-{named}")),
        }
    }

    fn describe(&self, view: &View, brush: &Brush<'_>) -> Vec<(String, Vec<String>)> {
        describe::of(self, view, brush)
    }

    fn parts(&self, view: &View, played: Move) -> Vec<String> {
        parts::of(self, view, played)
    }

    fn choice(&self, view: &View, part: &str, brush: &Brush<'_>) -> Option<Choice> {
        parts::choice(self.rules(), &view.table, part, brush)
    }

    fn wish(&self, view: &View, seat: Seat, parts: &[&str]) -> Option<Move> {
        wish::of(self.rules(), view, seat, parts)
    }

    fn scene(&self, event: &Event) -> Vec<String> {
        scene::of(event)
    }
}

/// The name of a question in messages.
fn question_key(question: Pending) -> &'static str {
    match question {
        Pending::Harvest { .. } => "harvest",
        Pending::Learn { .. } => "learn",
        Pending::LearnFree { .. } | Pending::Raise(_) => "learn_free",
        Pending::Pay { .. } => "pay",
        Pending::Take { .. } => "take",
        Pending::Up => "up",
        Pending::UpTwo => "up_two",
        Pending::Build(_) => "build",
        Pending::Save { .. } => "save",
        Pending::Trade { .. } => "trade",
        Pending::Act { .. } => "act",
        Pending::Devotion => "devotion",
    }
}
