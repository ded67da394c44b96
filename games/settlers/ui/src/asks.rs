//! What is asked: the name of the question in messages, and the card that asks.

use khipu_settlers::{Card, Entry, NO_CARD, Pending, Stage, Table, Work};

pub(crate) fn key(table: &Table) -> &'static str {
    let asked = table.pending.top().filter(|_| table.stage != Stage::Over);
    match asked.map(|entry| entry.what) {
        None => "over",
        Some(Pending::Pay(_)) => paid_for(table).map_or("pay", |(key, _)| key),
        Some(what) => what.question(),
    }
}

/// What is paid for: the question, and the card that is built, dealt with or used. It waits below the payment.
fn paid_for(table: &Table) -> Option<(&'static str, Card)> {
    let [.., Entry { what: Pending::Do(work), .. }, _] = table.pending.entries() else { return None };
    match *work {
        Work::Raise { card, .. } => Some(("pay-build", card)),
        Work::Deal { card } => Some(("pay-deal", card)),
        Work::Gain { origin, .. } if origin.card != NO_CARD => Some(("pay-effect", origin.card)),
        _ => None,
    }
}

/// The card whose effect asks, if it is known.
pub(crate) fn card(table: &Table) -> Option<Card> {
    let asked = table.pending.top().filter(|_| table.stage != Stage::Over)?;
    let card = match asked.what {
        Pending::Again { card } | Pending::React { card, .. } | Pending::Refresh { card } => card,
        Pending::Pay(_) => paid_for(table)?.1,
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
