//! Who sits at the table: names, colours, and what their deals give.

use std::hash::Hash;

use khipu_settlers::{Actor, Components, Good, Side, Table};

use crate::GAME;
use khipu_board::RenderContext;

/// What lies before an actor besides the locations, as it is looked at to see whether it has changed: of long lists only
/// what is in them.
pub(super) fn lying_before(side: &Side) -> impl Hash + use<'_> {
    let Side { faction, goods, favor, foundations, deals, routes, .. } = side;
    let Side { attacks, seen, unseen, deck, markers, ledger, .. } = side;
    let built = (foundations, deals, routes.items(), attacks);
    (faction, goods, favor, built, (seen, unseen, deck, markers), ledger)
}

/// The class of an actor's colour.
pub(super) fn seat_class(table: &Table, index: usize) -> String {
    match table.actor(index) {
        Actor::Seat(seat) => format!("seat-{}", seat.index()),
        Actor::Virtual => "seat-automa".to_owned(),
    }
}

/// The name of an actor.
pub(super) fn actor_name(table: &Table, index: usize, context: &RenderContext<'_>) -> String {
    match table.actor(index) {
        Actor::Seat(seat) => context.name(seat).to_owned(),
        Actor::Virtual => context.words.name(GAME, Actor::AUTOMA),
    }
}

/// The token of an actor: the colour with its pattern.
pub(super) fn token(table: &Table, index: usize) -> String {
    format!(
        r##"<svg class="is-tk {}" viewBox="0 0 20 20" aria-hidden="true"><rect class="is-seat" width="20" height="20" rx="4"/><rect width="20" height="20" rx="4" fill="url(#pattern-{index})"/></svg>"##,
        seat_class(table, index)
    )
}

/// How many deals for each good, where there are any.
pub(super) fn deal_counts(rules: &Components, side: &Side) -> Vec<(Good, u16)> {
    let cards = side.deals.iter().chain(side.routes.items().iter().copied());
    let goods: Vec<Good> = cards.filter_map(|card| rules.plan(card).deal).collect();
    let count = |&good: &Good| {
        let attacks = side.attacks.get(good as usize).copied().unwrap_or_default();
        let n = goods.iter().filter(|&&other| other == good).count() as u16 + u16::from(attacks);
        (good, n)
    };
    Good::ALL.iter().map(count).filter(|(_, n)| *n > 0).collect()
}
