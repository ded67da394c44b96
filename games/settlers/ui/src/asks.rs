//! What is asked: the name of the question in messages.

use khipu_settlers::{Stage, Table};

pub(crate) fn key(table: &Table) -> &'static str {
    let asked = table.pending.top().filter(|_| table.stage != Stage::Over);
    asked.map_or("over", |entry| entry.what.question())
}
