//! Tawantinsuyu at the table.

use khipu_core::Seat;
use khipu_tawantinsuyu::{Event, Move, Tawantinsuyu, View};

use crate::face::{Brush, Choice, Face, Piece};

impl Face for Tawantinsuyu {
    fn frame(&self) -> (u32, u32) {
        (1600, 1000)
    }

    fn symbols(&self) -> &'static str {
        ""
    }

    fn paint(&self, _view: &View, _brush: &Brush<'_>) -> Vec<Piece> {
        Vec::new()
    }

    fn asks(&self, _view: &View, _brush: &Brush<'_>) -> String {
        String::new()
    }

    fn describe(&self, _view: &View, _brush: &Brush<'_>) -> Vec<(String, Vec<String>)> {
        Vec::new()
    }

    fn parts(&self, _view: &View, played: Move) -> Vec<String> {
        vec![played.write(self.rules()).replace(' ', "-")]
    }

    fn choice(&self, _view: &View, part: &str, _brush: &Brush<'_>) -> Option<Choice> {
        Some(Choice { label: part.replace('-', " "), icon: None, ends: part == "end" })
    }

    fn wish(&self, _view: &View, _seat: Seat, _parts: &[&str]) -> Option<Move> {
        None
    }

    fn scene(&self, _event: &Event) -> Vec<String> {
        Vec::new()
    }
}
