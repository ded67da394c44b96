//! The documented form of the toy game.

use khipu_core::{Cursor, Document, Fault, Faults, Json, Problem, Seat, Seats, fields};
use serde_json::Value;

use crate::{Chance, Flaw, MOST_PLAYERS, Position, SHELLS, Table, View};

pub(crate) fn export(position: &Position, flaw: Flaw) -> Json<'_> {
    let pot = if flaw == Flaw::FormForgets { 0 } else { position.table.pot };
    let mut form = table(&position.table, pot);
    form.add("seed", position.chance.seed().to_hex());
    form.add("draws", position.chance.draws());
    form.add("stakes", position.stakes);
    form.add("hands", position.hands);
    form
}

pub(crate) fn export_view(view: &View) -> Json<'_> {
    let mut form = table(&view.table, view.table.pot);
    form.add("viewer", view.viewer);
    form.add("hand_sizes", view.hand_sizes);
    form.add("stake", view.stake);
    form.add("hand", view.hand);
    if let Some(leak) = &view.leak {
        form.add("leak", leak.as_str());
    }
    form
}

fn table(table: &Table, pot: u8) -> Json<'_> {
    fields! {
        "players": table.players,
        "staking": table.staking,
        "staked": table.staked.iter().collect::<Json<'_>>(),
        "turns": table.turns,
        "acted": table.acted,
        "pending": if table.acted { ["end"] } else { ["act"] },
        "pot": pot,
        "held": table.held,
        "shown": table.shown,
    }
}

pub(crate) fn import(form: &Value, flaw: Flaw) -> Result<Position, Vec<Fault>> {
    let document = Document::from_json(form);
    let faults = Faults::new();
    let root = Cursor::root(&document, &faults);
    let table = read_table(&root);
    let chance = Chance::resume(root.field("seed").seed(), root.field("draws").number(0..=99) as u32, None);
    let stakes = three(&root.field("stakes"), 2);
    let hands = three(&root.field("hands"), i64::from(u8::MAX));
    root.close();
    let position = Position { table, chance, stakes, hands };
    let places = hands.iter().chain([&table.shown]);
    let together = places.clone().fold(0, |all, place| all | place);
    let count: u32 = places.map(|place| place.count_ones()).sum();
    if together & !SHELLS != 0 || together.count_ones() != count {
        root.fault(Problem::Impossible { what: "shell_twice", rule: "PB-1.2" });
    }
    if flaw == Flaw::FormRefused && table.acted {
        root.fault(Problem::Impossible { what: "flaw", rule: "PB-1.2" });
    }
    faults.finish(position)
}

/// Reads what [`export_view`] wrote.
pub(crate) fn import_view(form: &Value) -> Result<View, Vec<Fault>> {
    let document = Document::from_json(form);
    let faults = Faults::new();
    let root = Cursor::root(&document, &faults);
    let view = View {
        viewer: root.field("viewer").viewer(MOST_PLAYERS),
        table: read_table(&root),
        hand_sizes: three(&root.field("hand_sizes"), 8).map(u32::from),
        stake: root.field("stake").number(0..=2) as u8,
        hand: root.field("hand").number(0..=u8::MAX.into()) as u8,
        leak: root.optional("leak").is_there().then(|| root.optional("leak").text().to_owned()),
    };
    root.close();
    let others: u32 = view
        .table
        .seats()
        .filter(|&seat| !view.viewer.is(seat))
        .map(|seat| view.hand_sizes[seat.index()])
        .sum();
    if others > (SHELLS & !view.hand & !view.table.shown).count_ones() {
        root.fault(Problem::Impossible { what: "shell_twice", rule: "PB-1.2" });
    }
    faults.finish(view)
}

fn read_table(root: &Cursor<'_>) -> Table {
    let players = root.field("players").number(1..=MOST_PLAYERS as i64);
    let mut staked = Seats::NONE;
    for seat in root.field("staked").list() {
        staked.insert(Seat::new(seat.number(0..=players - 1) as usize));
    }
    let table = Table {
        players: players as u8,
        staking: root.field("staking").truth(),
        staked,
        turns: root.field("turns").number(0..=99) as u8,
        acted: root.field("acted").truth(),
        pot: root.field("pot").number(0..=99) as u8,
        held: three(&root.field("held"), 99),
        shown: root.field("shown").number(0..=SHELLS.into()) as u8,
    };
    // Said for readers; it follows from the rest.
    let _ = root.field("pending").list();
    table
}

fn three(at: &Cursor<'_>, most: i64) -> [u8; MOST_PLAYERS] {
    let items = at.list_of("seats", MOST_PLAYERS..=MOST_PLAYERS);
    std::array::from_fn(|seat| items.get(seat).map_or(0, |item| item.number(0..=most) as u8))
}
