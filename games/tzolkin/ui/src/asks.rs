//! What is asked: the name of the question in messages, the same in the browser and in the terminal.

use khipu_tzolkin::{Pending, Stage, Table};

/// Nothing any more.
pub(crate) const OVER: &str = "over";

pub(crate) fn key(table: &Table) -> &'static str {
    match table.pending.top() {
        Some(question) => question_key(question),
        None => Stage::NAMES.iter().find(|(_, stage)| *stage == table.stage).map_or(OVER, |(name, _)| name),
    }
}

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
