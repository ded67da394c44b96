//! Writing the documented form.

use khipu_core::kit::Worded as _;
use khipu_core::{Points, Seat};
use serde_json::{Map, Value, json};

use crate::chance::{Chance, Purpose};
use crate::components::Components;
use crate::gears::Owner;
use crate::names::{Gear, Resource, Source, Technology, Temple};
use crate::position::{Position, Side, Stage, Table};
use crate::rulings::Rulings;
use crate::tally::Tally;
use crate::view::View;

pub(crate) fn export(rules: &Components, rulings: Rulings, position: &Position) -> Value {
    let mut form = table(rules, rulings, &position.table);
    let secret = &position.secret;
    form.insert("chance".to_owned(), chance(&secret.chance));
    if position.table.stage == Stage::Wealth {
        let seats = || position.table.seats().map(Seat::index);
        let dealt: Vec<Value> = seats().map(|seat| tiles(rules, &secret.dealt[seat])).collect();
        let kept: Vec<Value> =
            seats().map(|seat| secret.kept[seat].map_or(Value::Null, |pair| tiles(rules, &pair))).collect();
        form.insert("dealt".to_owned(), dealt.into());
        form.insert("kept".to_owned(), kept.into());
    }
    form.into()
}

pub(crate) fn export_view(rules: &Components, rulings: Rulings, view: &View) -> Value {
    let mut form = table(rules, rulings, &view.table);
    form.insert("viewer".to_owned(), json!(view.viewer));
    if let Some(own) = view.own {
        form.insert("dealt".to_owned(), tiles(rules, &own.dealt));
        form.insert("kept".to_owned(), own.kept.map_or(Value::Null, |pair| tiles(rules, &pair)));
    }
    form.into()
}

/// The seed, and how many draws were made: for each purpose, or in all where there is one stream.
fn chance(chance: &Chance) -> Value {
    let draws: Value = match chance.streams() {
        None => chance.draws().into(),
        Some(streams) => Purpose::NAMES
            .iter()
            .map(|&(name, purpose)| (name.to_owned(), streams[purpose as usize].draws.into()))
            .collect::<Map<_, _>>()
            .into(),
    };
    json!({ "seed": chance.seed().to_hex(), "draws": draws })
}

fn tiles(rules: &Components, tiles: &[u8]) -> Value {
    tiles.iter().map(|&tile| Value::from(rules.wealth[usize::from(tile)].id.as_str())).collect()
}

fn titles(rules: &Components, tally: Tally) -> Value {
    tally.iter().map(|title| Value::from(rules.buildings[title].id.as_str())).collect()
}

fn bits(mask: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |bit| mask & (1 << bit) != 0)
}

/// What everybody sees.
fn table(rules: &Components, rulings: Rulings, table: &Table) -> Map<String, Value> {
    let stage = Stage::NAMES.iter().find(|(_, stage)| *stage == table.stage).map_or("over", |(name, _)| name);
    let pending: Vec<String> = table.pending.entries().iter().map(|entry| entry.to_line(rules)).collect();
    let slot_names = |slots: &[Option<u8>], count: u8, name: &dyn Fn(usize) -> String| -> Vec<Value> {
        slots[..usize::from(count)]
            .iter()
            .map(|slot| slot.map_or(Value::Null, |tile| name(usize::from(tile)).into()))
            .collect()
    };
    let monument_slots = rules.monument_slots[usize::from(table.players)];
    let form = json!({
        "game": "tzolkin",
        "rules": rulings.version,
        "players": table.players,
        "first_player": table.first_player,
        "active": table.active,
        "turns_left": table.turns_left,
        "stage": stage,
        "placed": table.placed,
        "pending": pending,
        "day": table.day,
        "food_days": table.food_days,
        "teeth": bits(table.teeth).collect::<Vec<_>>(),
        "gears": gears(rules, table),
        "first_space": table.first_space,
        "jungle": jungle(table),
        "chichen_itza": bits(table.shrines.into()).collect::<Vec<_>>(),
        "skulls": table.skulls,
        "monuments": slot_names(&table.monuments, monument_slots, &|i| rules.monuments[i].id.to_string()),
        "buildings": slot_names(&table.buildings, rules.building_slots, &|i| rules.buildings[i].id.to_string()),
        "stack": titles(rules, table.stack),
        "wealth_drawn": tiles(rules, &bits(table.wealth_drawn).map(|tile| tile as u8).collect::<Vec<_>>()),
        "chosen": table.chosen.iter().collect::<Vec<_>>(),
        "seats": table.seats().map(|seat| side(rules, table.side(seat))).collect::<Vec<_>>(),
    });
    let mut form = match form {
        Value::Object(map) => map,
        _ => Map::new(),
    };
    if rulings.strict_positions {
        form.insert("picked".to_owned(), table.picked.into());
    }
    form
}

fn gears(rules: &Components, table: &Table) -> Value {
    let spaces = |gear: Gear| -> Value {
        (0..rules.gears[gear as usize].teeth)
            .map(|space| match table.gears.owner(gear, space) {
                None => Value::Null,
                Some(Owner::Neutral) => "neutral".into(),
                Some(Owner::Seat(seat)) => seat.index().into(),
            })
            .collect()
    };
    Gear::NAMES.iter().map(|&(name, gear)| (name.to_owned(), spaces(gear))).collect::<Map<_, _>>().into()
}

fn jungle(table: &Table) -> Value {
    let grove = |group: usize| {
        let grove = table.jungle[group];
        ((group + 2).to_string(), json!({ "corn": grove.corn, "wood": grove.wood }))
    };
    (0..4).map(grove).collect::<Map<_, _>>().into()
}

fn side(rules: &Components, side: &Side) -> Value {
    let temples: Map<_, _> =
        Temple::NAMES.iter().map(|&(name, t)| (name.to_owned(), side.temples[t as usize].into())).collect();
    let technologies: Map<_, _> = Technology::NAMES
        .iter()
        .map(|&(name, t)| (name.to_owned(), side.technologies[t as usize].into()))
        .collect();
    let points: Map<_, _> = Source::NAMES
        .iter()
        .map(|&(name, source)| {
            (name.to_owned(), json!(Points::quarters(side.ledger[source as usize].into())))
        })
        .collect();
    let monuments: Vec<_> = bits(side.monuments.into()).map(|i| rules.monuments[i].id).collect();
    json!({
        "points": points,
        "corn": side.corn,
        "wood": side.resources[Resource::Wood as usize],
        "stone": side.resources[Resource::Stone as usize],
        "gold": side.resources[Resource::Gold as usize],
        "skulls": side.skulls,
        "free_workers": side.free,
        "bank_workers": side.bank,
        "board": if side.dark { "dark" } else { "light" },
        "temples": temples,
        "technologies": technologies,
        "corn_tiles": side.corn_tiles,
        "wood_tiles": side.wood_tiles,
        "buildings": titles(rules, side.buildings),
        "monuments": monuments,
        "wealth": side.wealth.map_or(Value::Null, |pair| tiles(rules, &pair)),
    })
}
