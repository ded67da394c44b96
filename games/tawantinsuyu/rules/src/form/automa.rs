//! Axomamma in the documented form: its board, what is hidden of it, and whether its parts fit together.

use khipu_core::{Cursor, Fault, Faults, Json, Problem, fields};

use super::side::thing;
use super::write::god_card;
use crate::actor::Actor;
use crate::automa::{Automa, Step, Tucked};
use crate::cards::{Cards, Queue};
use crate::components::{Components, TOKENS, TUCKED};
use crate::names::{Good, Kind};
use crate::pending::{Entry, Pending, Work};
use crate::pieces::Workers;
use crate::position::{Position, Stage, Table};
use crate::rulings::{ADJUSTMENTS, Ruling, Rulings};

/// The board for everybody to see.
pub(super) fn write<'a>(rules: &'a Components, table: &Table) -> Json<'a> {
    let (plan, automa) = (&rules.automa, &table.automa);
    let space = |token: usize| {
        let row = &plan.rows[usize::from(plan.tokens[token].row)];
        row.get(usize::from(automa.tokens[token])).map(|space| &space.id)
    };
    let tucked = |tucked: &Option<Tucked>| {
        tucked.map(|Tucked { god, card }| {
            fields! { "god": &rules.gods[usize::from(god)], "card": card.map(|card| god_card(rules, card)) }
        })
    };
    let ages = automa.ages.items().iter().map(|&kind| Kind::ALL[usize::from(kind)].name());
    let adjustments = ADJUSTMENTS.iter().filter(|reading| table.rulings.of(reading.ruling) == 1);
    fields! {
        "adjustments": adjustments.map(|reading| reading.name).collect::<Json<'_>>(),
        "tokens": (0..TOKENS).map(space).collect::<Json<'_>>(),
        "tucked": automa.tucked.iter().map(tucked).collect::<Json<'_>>(),
        "personality": automa.personality.map(|at| &plan.personalities[usize::from(at)].id),
        "ages": ages.collect::<Json<'_>>(),
        "placed": automa.placed,
        "die": automa.die,
    }
}

/// The cards under the board that nobody knows.
pub(super) fn write_secret<'a>(rules: &'a Components, position: &Position, secret: &mut Json<'a>) {
    if position.table.players == 1 {
        secret.add("tucked", position.secret.tucked.map(|card| card.map(|card| god_card(rules, card))));
    }
}

pub(super) fn read(rules: &Components, at: &Cursor<'_>, rulings: &mut Rulings) -> Automa {
    let plan = &rules.automa;
    for item in at.field("adjustments").list_of("adjustments", 0..=ADJUSTMENTS.len()) {
        let names: Vec<(&str, Ruling)> =
            ADJUSTMENTS.iter().map(|reading| (reading.name, reading.ruling)).collect();
        if let Some(ruling) = item.word(&names) {
            rulings.set(ruling, true);
        }
    }
    let mut automa = Automa::default();
    let tokens = at.field("tokens").list_of("tokens", TOKENS..=TOKENS);
    for ((slot, item), token) in automa.tokens.iter_mut().zip(&tokens).zip(plan.tokens) {
        let row = &plan.rows[usize::from(token.row)];
        let find = |id: &str| Components::find(row.iter().map(|space| space.id), id);
        *slot = thing(item, &find).unwrap_or_default();
    }
    let tucked = at.field("tucked").list_of("tucked", TUCKED..=TUCKED);
    for (slot, item) in automa.tucked.iter_mut().zip(&tucked).filter(|(_, item)| item.is_there()) {
        let god = thing(&item.field("god"), &|id: &str| rules.god(id)).unwrap_or_default();
        let card = item.field("card");
        let card = if card.is_there() { thing(&card, &|id: &str| rules.god_card(id)) } else { None };
        *slot = Some(Tucked { god, card });
        item.close();
    }
    let personality = at.field("personality");
    if personality.is_there() {
        let find =
            |id: &str| Components::find(plan.personalities.iter().map(|personality| personality.id), id);
        automa.personality = thing(&personality, &find);
    }
    for item in at.field("ages").list_of("ages", 0..=plan.workers.into()).iter().take(plan.workers.into()) {
        if let Some(kind) = item.word(Kind::NAMES) {
            automa.ages.push(kind as u8);
        }
    }
    automa.placed = at.field("placed").truth();
    automa.die = at.field("die").number(0..=TUCKED as i64) as u8;
    at.close();
    automa
}

pub(super) fn read_secret(rules: &Components, at: &Cursor<'_>, players: usize) -> [Option<u8>; TUCKED] {
    let mut cards = [None; TUCKED];
    if players == 1 {
        let list = at.field("tucked").list_of("tucked", TUCKED..=TUCKED);
        for (slot, item) in cards.iter_mut().zip(&list).filter(|(_, item)| item.is_there()) {
            *slot = thing(item, &|id: &str| rules.god_card(id));
        }
    }
    cards
}

/// God cards under the board, each by itself.
pub(super) fn tucked(position: &Position) -> impl Iterator<Item = Cards> {
    let known = position.table.automa.tucked.into_iter().flatten().filter_map(|tucked| tucked.card);
    known.chain(position.secret.tucked.into_iter().flatten()).map(Cards::one)
}

/// Whether its parts fit together.
pub(super) fn check(rules: &Components, position: &Position, faults: &Faults) {
    let (table, secret) = (&position.table, &position.secret);
    let impossible = |when: bool, at: &str, what: &'static str, rule: &'static str| {
        if when {
            faults.push(Fault::at(at, Problem::Impossible { what, rule }));
        }
    };
    let entries = table.pending.entries();
    let its_own = |entry: &Entry| matches!(entry.what, Pending::Do(Work::Automa(_)));
    let stray = |entry: &Entry| entry.who == Actor::Axomamma || its_own(entry);
    if table.players != 1 {
        impossible(entries.iter().any(stray), "pending", "automa_without_solo", "TW-1.1");
        return;
    }
    let (side, automa) = (table.side(Actor::Axomamma), &table.automa);
    impossible(supply(&automa.ages) != side.workers, "axomamma.ages", "ages_of_workers", "TW-12.9");
    impossible(
        side.goods.get(Good::Potato) >= rules.automa.exchange[0].into(),
        "sides[1].potato",
        "potatoes_exchanged",
        "TW-12.11",
    );
    impossible(
        side.gods() > 0 || !side.laid.is_empty(),
        "sides[1].god_seen",
        "god_cards_of_automa",
        "TW-12.1",
    );
    let ready = side.priest.is_some();
    let standing = entries.iter().any(|entry| entry.what == Pending::Stand);
    impossible(table.stage == Stage::Play && ready == standing, "sides[1].priest", "high_priest", "TW-12.1");
    impossible(
        matches!(table.stage, Stage::Weavings | Stage::Keep | Stage::Benefits) && ready,
        "sides[1].priest",
        "high_priest",
        "TW-12.1",
    );
    let personality = ready && table.rulings.of(Ruling::EasierPersonality) == 0;
    impossible(automa.personality.is_some() != personality, "axomamma.personality", "personality", "TW-12.1");
    impossible(
        table.rulings.adjusted() > 1 && table.rulings.of(Ruling::Adjustments) == 1,
        "axomamma.adjustments",
        "adjustments",
        "TW-14.12",
    );
    for (open, hidden) in automa.tucked.iter().zip(secret.tucked) {
        impossible(open.is_some() != ready, "axomamma.tucked", "tucked_cards", "TW-12.1");
        let card = open.and_then(|tucked| tucked.card);
        impossible(
            open.is_some() && card.is_some() == hidden.is_some(),
            "secret.tucked",
            "tucked_cards",
            "TW-12.1",
        );
        let god = card.or(hidden).map(|card| rules.god_cards[usize::from(card)].god);
        impossible(
            god != open.map(|tucked| tucked.god),
            "axomamma.tucked",
            "god_of_a_tucked_card",
            "TW-12.1",
        );
    }
    for (height, entry) in entries.iter().enumerate() {
        let Pending::Do(Work::Automa(step)) = entry.what else { continue };
        let its_turn = table.active == Actor::Axomamma;
        let belongs = match step {
            Step::Last => height == 3 && entries[2].what == Pending::Do(Work::Final),
            Step::Produce { .. } => true,
            _ => its_turn,
        };
        impossible(
            entry.who != Actor::Axomamma || !belongs,
            &format!("pending[{height}]"),
            "pending_entry",
            "TW-12.2",
        );
    }
}

fn supply<const N: usize>(ages: &Queue<N>) -> Workers {
    let mut workers = Workers::default();
    for kind in ages.items().iter().filter_map(|&kind| Kind::ALL.get(usize::from(kind))) {
        workers.add(*kind);
    }
    workers
}
