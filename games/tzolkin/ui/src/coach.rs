//! What a player who is new to Tzolk'in is told.

use khipu_board::Note;
use khipu_core::Seat;
use khipu_tzolkin::{Event, Stage, Tzolkin, View};
use serde_json::json;

/// Food is spoken of so many days before it is due.
const AHEAD: u8 = 3;

pub(crate) fn notes(game: &Tzolkin, view: &View, seat: Seat) -> Vec<Note> {
    let (table, side) = (&view.table, &view.table.sides[seat.index()]);
    let mut notes = Vec::new();
    if table.stage == Stage::Wealth {
        notes.push(Note { key: "wealth", fields: json!({}), rule: "TZ-2.6" });
        return notes;
    }
    let Some(&day) = game.components().food_days.get(usize::from(table.food_days)) else { return notes };
    let (days, need) = (day.saturating_sub(table.day), game.food_needed(table, seat));
    if days <= AHEAD && need > side.corn {
        let fields = json!({ "days": days, "need": need, "have": side.corn });
        notes.push(Note { key: "food", fields, rule: "TZ-8.2" });
    }
    if table.stage == Stage::Start {
        let riding = table.gears.count(seat);
        let key = match (side.free, riding) {
            (_, 0) => "place",
            (0, _) => "pick",
            _ => "either",
        };
        notes.push(Note { key, fields: json!({ "free": side.free, "riding": riding }), rule: "TZ-3.2" });
    }
    notes
}

pub(crate) fn loss(game: &Tzolkin, event: &Event, seat: Seat) -> Option<Note> {
    match *event {
        Event::Fed { seat: who, unfed, .. } if who == seat && unfed > 0 => Some(Note {
            key: "hungry",
            fields: json!({ "n": unfed, "points": game.components().unfed_penalty }),
            rule: "TZ-8.2",
        }),
        Event::PushedOff { seat: who, gear } if who == seat => {
            Some(Note { key: "pushed", fields: json!({ "gear": gear }), rule: "TZ-9.2" })
        }
        _ => None,
    }
}
