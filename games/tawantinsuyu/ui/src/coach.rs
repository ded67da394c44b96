//! What a player who is new to Tawantinsuyu is told.

use khipu_board::Note;
use khipu_core::Seat;
use khipu_tawantinsuyu::{Event, Good, Pending, Stage, Tawantinsuyu, View};
use serde_json::json;

/// The festival is spoken of when so many workers are left in the village.
const NEAR: u8 = 2;
/// Workers that can be kept at the end of a turn.
const LIMIT: u8 = 2;

pub(crate) fn notes(_: &Tawantinsuyu, view: &View, seat: Seat) -> Vec<Note> {
    let (table, side) = (&view.table, &view.table.sides[seat.index()]);
    let mut notes = Vec::new();
    match table.stage {
        Stage::Weavings => notes.push(Note { key: "weaving", fields: json!({}), rule: "TW-2.8" }),
        Stage::Keep => notes.push(Note { key: "keep", fields: json!({}), rule: "TW-2.10" }),
        _ => {}
    }
    let (left, cards, potatoes) = (table.village.len(), side.gods(), side.goods.get(Good::Potato));
    if left <= NEAR && u16::from(cards) > potatoes {
        let fields = json!({ "left": left, "cards": cards, "potatoes": potatoes });
        notes.push(Note { key: "festival", fields, rule: "TW-9.6" });
    }
    let workers = side.workers.total();
    if workers > LIMIT {
        notes.push(Note { key: "limit", fields: json!({ "n": workers, "limit": LIMIT }), rule: "TW-8.5" });
    }
    let asked = table.pending.entries().last().is_some_and(|entry| entry.what == Pending::Turn);
    if asked && table.active.seat() == Some(seat) {
        let key = if workers == 0 { "no-worker" } else { "turn" };
        notes.push(Note { key, fields: json!({ "n": workers }), rule: "TW-3.1" });
    }
    notes
}

pub(crate) fn loss(game: &Tawantinsuyu, event: &Event, seat: Seat) -> Option<Note> {
    match *event {
        Event::Upkeep { who, missing, .. } if who.seat() == Some(seat) && missing > 0 => Some(Note {
            key: "hungry",
            fields: json!({ "n": missing, "points": game.components().festival.missing }),
            rule: "TW-9.6",
        }),
        Event::Dismissed { who, worker } if who.seat() == Some(seat) => {
            Some(Note { key: "dismissed", fields: json!({ "worker": worker }), rule: "TW-8.5" })
        }
        _ => None,
    }
}
