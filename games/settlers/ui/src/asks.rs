//! What is asked: the name of the question in messages, and the card that asks.

use khipu_settlers::{Card, NO_CARD, Pending, Stage, Table};

pub(crate) fn key(table: &Table) -> &'static str {
    let asked = table.pending.top().filter(|_| table.stage != Stage::Over);
    asked.map_or("over", |entry| entry.what.question())
}

/// The card whose effect asks, if it is known.
pub(crate) fn card(table: &Table) -> Option<Card> {
    let asked = table.pending.top().filter(|_| table.stage != Stage::Over)?;
    let card = match asked.what {
        Pending::Again { card } | Pending::React { card, .. } | Pending::Refresh { card } => card,
        Pending::GiveCard { host, .. } | Pending::Keep { host, .. } => host,
        Pending::Either { origin, .. }
        | Pending::UseDeal { origin }
        | Pending::Visit { origin }
        | Pending::Reproduce { origin, .. }
        | Pending::Loot { origin }
        | Pending::Announce { origin, .. }
        | Pending::Way { origin, .. }
        | Pending::Choose { origin, .. }
        | Pending::Stored { origin, .. }
        | Pending::Tricolour { origin, .. }
        | Pending::Offer { origin, .. } => origin.card,
        _ => return None,
    };
    Some(card).filter(|&card| card != NO_CARD)
}
