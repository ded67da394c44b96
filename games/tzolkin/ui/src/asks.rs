//! What is asked: the name of the question in messages, the same in the browser and in the terminal.

use khipu_tzolkin::{Stage, Table};

/// Nothing any more.
pub(crate) const OVER: &str = "over";

pub(crate) fn key(table: &Table) -> &'static str {
    match table.pending.top() {
        // Work is done before anybody is asked.
        Some(question) => question.word(),
        None => Stage::NAMES.iter().find(|(_, stage)| *stage == table.stage).map_or(OVER, |(name, _)| name),
    }
}
