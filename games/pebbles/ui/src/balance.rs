//! What is counted: the shells that are shown.

use khipu_board::{Usage, Use};
use khipu_pebbles::{Event, Pebbles, SHELLS, bits};

use crate::PebblesUi;

impl Usage for PebblesUi {
    fn components_by_group(_: &Pebbles) -> Vec<(&'static str, Vec<String>)> {
        vec![("shell", bits(SHELLS).map(|shell| shell.to_string()).collect())]
    }

    fn used(_: &Pebbles, event: &Event, uses: &mut Vec<Use>) {
        if let Event::Shown { seat, shell } = *event {
            uses.push(Use { group: "shell", name: shell.to_string(), seat: Some(seat) });
        }
    }
}
