//! Pebbles in the terminal.

use khipu_board::{TerminalContext, TerminalUi};
use khipu_core::Viewer;
use khipu_pebbles::{Pebbles, View, bits};
use serde_json::json;

use crate::{GAME, PebblesUi, question};

impl TerminalUi for PebblesUi {
    fn draw(_: &Pebbles, view: &View, context: &TerminalContext<'_>) -> String {
        let say = |key: &str, n: u8| {
            context.words.phrase(&format!("{GAME}-board-{key}"), GAME, &json!({ "n": n }), &[])
        };
        let mut lines = vec![say("pot", view.table.pot)];
        for seat in view.table.seats() {
            let held = say("held", view.table.held[seat.index()]);
            lines
                .push(context.words.titled(format!("{} {}", context.letter(seat), context.name(seat)), held));
        }
        if matches!(view.viewer, Viewer::Seat(_)) {
            let shells: Vec<String> = bits(view.hand).map(|shell| shell.to_string()).collect();
            lines.push(context.words.titled(context.words.name(GAME, "shells"), shells.join(" ")));
        }
        lines.join("\n")
    }

    fn prompt(_: &Pebbles, view: &View, context: &TerminalContext<'_>) -> String {
        context.head(&context.words.word(&format!("{GAME}-ask-{}", question(&view.table))))
    }
}
