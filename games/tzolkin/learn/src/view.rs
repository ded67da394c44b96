//! A view of Tzolk'in as numbers.

use khipu_core::{Seat, Viewer};
use khipu_learn::{ACTORS, Fields, rotated};
use khipu_tzolkin::{Gear, Own, Pending, Side, Site, Source, Stage, Table, Technology, View};

use crate::TzolkinEncoder;

/// What the component file may hold at most: sizes do not change with a pack.
const WEALTH: usize = 21;
const BUILDINGS: usize = 27;
const MONUMENTS: usize = 13;
const SHRINES: usize = 10;
const TEETH: usize = 26;

/// Kinds of questions, by their place.
const KINDS: usize = 13;

pub(crate) fn observe(encoder: &TzolkinEncoder, view: &View, out: &mut impl Fields) {
    let table = &view.table;
    let players = usize::from(table.players);
    let seats = rotated(view.viewer, players);
    let place = |seat: Seat| seats.clone().position(|known| known == seat);
    let asked = matches!(view.viewer, Viewer::Seat(seat) if table.deciders().contains(seat));

    out.of("");
    out.hot("players", "the number of players, from 2", 3, players.checked_sub(2));
    out.hot("stage", "where in the round the game is", Stage::NAMES.len(), Some(table.stage as usize));
    out.one("day", 26, "days gone", table.day);
    let next = encoder
        .food_days
        .get(usize::from(table.food_days))
        .map_or(0, |&day| i64::from(day) - i64::from(table.day));
    out.one("day.to_food", 8, "days to the next food day", next);
    out.one("food_days", 4, "food days gone", table.food_days);
    out.one("turns_left", 4, "turns left in this round", table.turns_left);
    out.one("placed", 5, "workers placed in this turn", table.placed);
    out.one("asked", 1, "whether the viewer must decide", asked);
    out.hot("active", "whose turn it is", players, place(table.active));
    out.hot("first", "who is first player", players, place(table.first_player));
    let space = table.first_space.map_or(Some(players), place);
    out.hot("first_space", "who stands on the first-player space; last if nobody", players + 1, space);
    let chosen = seats.clone().map(|seat| i16::from(table.chosen.contains(seat)));
    out.all("chosen", 1, "who has chosen starting wealth", players, chosen);

    out.bits("teeth", "corn on the teeth of the calendar", TEETH, table.teeth.into());
    let jungle = table.jungle.iter().flat_map(|grove| [grove.corn.into(), grove.wood.into()]);
    out.all("jungle", 4, "corn and wood tiles of each group of the jungle", 8, jungle);
    out.bits("shrines", "shrines that hold a skull", SHRINES, table.shrines.into());
    out.one("skulls", 13, "skulls in the supply", table.skulls);
    gears(encoder, table, &seats, out);
    cards(table, out);
    pending(table, out);
    own(view.own, out);
    for (seat, actor) in seats.zip(ACTORS) {
        out.of(actor);
        side(table.side(seat), out);
    }
}

fn gears(
    encoder: &TzolkinEncoder,
    table: &Table,
    seats: &(impl Iterator<Item = Seat> + Clone),
    out: &mut impl Fields,
) {
    let teeth: usize = encoder.teeth.iter().map(|&teeth| usize::from(teeth)).sum();
    let bits = |on: &dyn Fn(Gear) -> u16| {
        let mut all = (0u64, 0);
        for (&gear, &teeth) in Gear::ALL.iter().zip(&encoder.teeth) {
            all = (all.0 | u64::from(on(gear)) << all.1, all.1 + teeth);
        }
        all.0
    };
    for (seat, actor) in seats.clone().zip(ACTORS) {
        out.of(actor);
        let workers = bits(&|gear| table.gears.of(seat, gear));
        out.bits("gears", "workers on the teeth of the gears, one gear after the other", teeth, workers);
    }
    out.of("");
    let neutral = bits(&|gear| {
        let players = seats.clone().fold(0, |taken, seat| taken | table.gears.of(seat, gear));
        table.gears.taken(gear) & !players
    });
    out.bits("neutral", "neutral workers on the teeth of the gears", teeth, neutral);
}

fn cards(table: &Table, out: &mut impl Fields) {
    let monuments = table.monuments.iter().flatten().fold(0, |set, &monument| set | 1 << monument);
    out.bits("monuments", "monuments on display", MONUMENTS, monuments);
    let display = out.field("buildings", 1, "buildings on display", BUILDINGS);
    for &building in table.buildings.iter().flatten() {
        if let Some(count) = display.get_mut(usize::from(building)) {
            *count += 1;
        }
    }
    let stack = (0..BUILDINGS).map(|title| table.stack.get(title).into());
    out.all("stack", 1, "buildings that may still come", BUILDINGS, stack);
    out.bits("wealth_drawn", "starting wealth that everybody has seen", WEALTH, table.wealth_drawn.into());
}

/// What is asked: the kind, and the details of the question on top of the stack.
fn pending(table: &Table, out: &mut impl Fields) {
    let entries = table.pending.entries();
    let top = entries.last().copied();
    out.hot("asks", "what the question on top is", KINDS, top.map(kind));
    let group = match top {
        Some(Pending::Harvest { group }) => Some(usize::from(group)),
        _ => None,
    };
    out.hot("asks.group", "the group of the jungle", 4, group);
    let optional = match top {
        Some(Pending::Learn { optional, .. } | Pending::Act { optional }) => optional,
        Some(Pending::Build(site)) => site.optional(),
        _ => false,
    };
    out.one("asks.optional", 1, "whether it may be declined", optional);
    let count = match top {
        Some(Pending::Learn { more, .. } | Pending::LearnFree { more }) => more + 1,
        Some(Pending::Pay { count } | Pending::Take { count }) => count,
        _ => 0,
    };
    out.one("asks.count", 3, "how many", count);
    let (site, building) = match top {
        Some(Pending::Build(site)) => (Some(site), None),
        Some(Pending::Save { building, site }) => (Some(site), Some(usize::from(building))),
        _ => (None, None),
    };
    out.hot("asks.site", "where it is built", Site::NAMES.len(), site.map(|site| site as usize));
    out.hot("asks.building", "what is built", BUILDINGS, building);
    let (bought, sold) = match top {
        Some(Pending::Trade { bought, sold }) => (bought, sold),
        _ => (0, 0),
    };
    out.bits("asks.bought", "resources bought so far", 3, bought.into());
    out.bits("asks.sold", "resources sold so far", 3, sold.into());
    let technology = match top {
        Some(Pending::Raise(technology)) => Some(technology as usize),
        _ => None,
    };
    out.hot("asks.technology", "the technology that goes up", Technology::COUNT, technology);
    let below = out.field("asks_below", 1, "questions below the one on top, by kind", KINDS);
    for &entry in entries.iter().rev().skip(1) {
        if let Some(count) = below.get_mut(kind(entry)) {
            *count += 1;
        }
    }
}

fn kind(pending: Pending) -> usize {
    match pending {
        Pending::Harvest { .. } => 0,
        Pending::Learn { .. } => 1,
        Pending::LearnFree { .. } => 2,
        Pending::Pay { .. } => 3,
        Pending::Take { .. } => 4,
        Pending::Up => 5,
        Pending::UpTwo => 6,
        Pending::Build(_) => 7,
        Pending::Save { .. } => 8,
        Pending::Trade { .. } => 9,
        Pending::Act { .. } => 10,
        Pending::Devotion => 11,
        Pending::Raise(_) => 12,
    }
}

fn own(own: Option<Own>, out: &mut impl Fields) {
    let set = |tiles: &[u8]| tiles.iter().fold(0, |set, &tile| set | 1 << tile);
    let dealt = own.map_or(0, |own| set(&own.dealt));
    out.bits("own.dealt", "wealth tiles dealt to the viewer", WEALTH, dealt);
    let kept = own.and_then(|own| own.kept).map_or(0, |kept| set(&kept));
    out.bits("own.kept", "wealth tiles that the viewer keeps", WEALTH, kept);
}

fn side(side: &Side, out: &mut impl Fields) {
    out.one("corn", 15, "corn", side.corn);
    out.all("resources", 4, "wood, stone, gold", 3, side.resources.map(|held| held as i16));
    out.one("skulls", 3, "skulls", side.skulls);
    out.one("free", 6, "workers in hand", side.free);
    out.one("bank", 6, "workers not in the game yet", side.bank);
    out.one("dark", 1, "whether the own board lies dark side up", side.dark);
    out.all("temples", 8, "steps in the temples", 3, side.temples.map(i16::from));
    out.all("technologies", 3, "levels of the technologies", 4, side.technologies.map(i16::from));
    out.one("corn_tiles", 4, "corn tiles", side.corn_tiles);
    out.one("wood_tiles", 4, "wood tiles", side.wood_tiles);
    out.all("built", 1, "buildings", BUILDINGS, (0..BUILDINGS).map(|title| side.buildings.get(title).into()));
    out.bits("monuments", "monuments", MONUMENTS, side.monuments.into());
    let wealth = side.wealth.iter().flatten().fold(0, |set, &tile| set | 1 << tile);
    out.bits("wealth", "starting wealth, once it is shown", WEALTH, wealth);
    let points: i64 = side.ledger.iter().map(|&quarters| i64::from(quarters)).sum();
    out.one("points", 200, "points, in quarters", points);
    out.all("sources", 40, "points by source, in quarters", Source::COUNT, side.ledger);
}
