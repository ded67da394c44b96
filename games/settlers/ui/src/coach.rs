//! What a player who is new to Imperial Settlers is told.

use khipu_board::Note;
use khipu_core::Seat;
use khipu_settlers::{Actor, Event, Good, Pending, Settlers, View};
use serde_json::json;

pub(crate) fn notes(game: &Settlers, view: &View, seat: Seat) -> Vec<Note> {
    let (table, side) = (&view.table, &view.table.sides[seat.index()]);
    let asked =
        |what| table.pending.entries().last().is_some_and(|entry| entry.who == seat && entry.what == what);
    if asked(Pending::Pick) {
        return vec![Note { key: "pick", fields: json!({}), rule: "IS-3.1" }];
    }
    if !asked(Pending::Turn) {
        return Vec::new();
    }
    let mut notes = Vec::new();
    let workers = side.goods.get(Good::Worker);
    let trade = u16::from(game.components().trade);
    if table.round >= game.components().rounds {
        notes.push(Note { key: "last", fields: json!({}), rule: "IS-5.1" });
    }
    if workers >= trade {
        let fields = json!({ "n": workers, "trade": trade });
        notes.push(Note { key: "workers", fields, rule: "IS-4.7" });
    }
    notes.push(Note { key: "turn", fields: json!({}), rule: "IS-3.4" });
    notes
}

pub(crate) fn loss(event: &Event, seat: Seat) -> Option<Note> {
    match event {
        Event::CleanedUp { who, goods } if *who == seat && !goods.is_empty() => {
            Some(Note { key: "cleaned", fields: json!({ "goods": goods }), rule: "IS-3.5" })
        }
        Event::Razed { owner: Actor::Seat(owner), .. } if *owner == seat => {
            Some(Note { key: "razed", fields: json!({}), rule: "IS-4.5" })
        }
        _ => None,
    }
}
