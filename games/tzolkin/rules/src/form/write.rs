//! Writing the documented form.

use khipu_core::kit::Worded as _;
use khipu_core::{Id, Json, Points, Seat, fields};

use crate::chance::{Chance, Purpose};
use crate::components::Components;
use crate::gears::Owner;
use crate::names::{Gear, Resource, Source, Technology, Temple};
use crate::position::{Position, Side, Stage, Table};
use crate::rulings::Rulings;
use crate::tally::Tally;
use crate::view::View;

pub(crate) fn export<'a>(rules: &'a Components, rulings: Rulings, position: &'a Position) -> Json<'a> {
    let mut form = table(rules, rulings, &position.table);
    let secret = &position.secret;
    form.add("chance", chance(&secret.chance));
    if position.table.stage == Stage::Wealth {
        let seats = || position.table.seats().map(Seat::index);
        form.add("dealt", seats().map(|seat| tiles(rules, secret.dealt[seat])).collect::<Json<'_>>());
        let kept = seats().map(|seat| secret.kept[seat].map(|pair| tiles(rules, pair)));
        form.add("kept", kept.collect::<Json<'_>>());
    }
    form
}

pub(crate) fn export_view<'a>(rules: &'a Components, rulings: Rulings, view: &'a View) -> Json<'a> {
    let mut form = table(rules, rulings, &view.table);
    form.add("viewer", view.viewer);
    if let Some(own) = view.own {
        form.add("dealt", tiles(rules, own.dealt));
        form.add("kept", own.kept.map(|pair| tiles(rules, pair)));
    }
    form
}

/// The seed, and how many draws were made: for each purpose, or in all where there is one stream.
fn chance(chance: &Chance) -> Json<'static> {
    let draws = match chance.streams() {
        None => chance.draws().into(),
        Some(streams) => Json::fields(
            Purpose::NAMES.iter().map(|&(name, purpose)| (name, streams[purpose as usize].draws)),
        ),
    };
    fields! { "seed": chance.seed().to_hex(), "draws": draws }
}

fn tiles(rules: &Components, tiles: impl IntoIterator<Item = u8>) -> Json<'_> {
    tiles.into_iter().map(|tile| &rules.wealth[usize::from(tile)].id).collect()
}

fn titles(rules: &Components, tally: Tally) -> Json<'_> {
    tally.iter().map(|title| &rules.buildings[title].id).collect()
}

fn bits(mask: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |bit| mask & (1 << bit) != 0)
}

/// What everybody sees.
fn table<'a>(rules: &'a Components, rulings: Rulings, table: &'a Table) -> Json<'a> {
    let stage = Stage::NAMES.iter().find(|(_, stage)| *stage == table.stage).map_or("over", |(name, _)| name);
    let pending = table.pending.entries().iter().map(|entry| entry.to_line(rules));
    let slots = |slots: &[Option<u8>], count: u8, id: &dyn Fn(usize) -> &'a Id| -> Json<'a> {
        slots[..usize::from(count)].iter().map(|slot| slot.map(|tile| id(tile.into()))).collect()
    };
    let monument_slots = rules.monument_slots[usize::from(table.players)];
    let mut form = fields! {
        "game": "tzolkin",
        "rules": rulings.version,
        "players": table.players,
        "first_player": table.first_player,
        "active": table.active,
        "turns_left": table.turns_left,
        "stage": stage,
        "placed": table.placed,
        "pending": pending.collect::<Json<'_>>(),
        "day": table.day,
        "food_days": table.food_days,
        "teeth": bits(table.teeth).collect::<Json<'_>>(),
        "gears": gears(rules, table),
        "first_space": table.first_space,
        "jungle": jungle(table),
        "chichen_itza": bits(table.shrines.into()).collect::<Json<'_>>(),
        "skulls": table.skulls,
        "monuments": slots(&table.monuments, monument_slots, &|tile| &rules.monuments[tile].id),
        "buildings": slots(&table.buildings, rules.building_slots, &|tile| &rules.buildings[tile].id),
        "stack": titles(rules, table.stack),
        "wealth_drawn": tiles(rules, bits(table.wealth_drawn)),
        "chosen": table.chosen.iter().collect::<Json<'_>>(),
        "seats": table.seats().map(|seat| side(rules, table.side(seat))).collect::<Json<'_>>(),
    };
    if rulings.strict_positions {
        form.add("picked", table.picked);
    }
    form
}

fn gears(rules: &Components, table: &Table) -> Json<'static> {
    let spaces = |gear: Gear| -> Json<'static> {
        (0..rules.gears[gear as usize].teeth)
            .map(|space| match table.gears.owner(gear, space) {
                None => Json::Null,
                Some(Owner::Neutral) => "neutral".into(),
                Some(Owner::Seat(seat)) => seat.into(),
            })
            .collect()
    };
    Json::fields(Gear::NAMES.iter().map(|&(name, gear)| (name, spaces(gear))))
}

fn jungle(table: &Table) -> Json<'static> {
    Json::fields(
        table.jungle.iter().take(4).enumerate().map(|(group, grove)| {
            ((group + 2).to_string(), fields! { "corn": grove.corn, "wood": grove.wood })
        }),
    )
}

fn side<'a>(rules: &'a Components, side: &'a Side) -> Json<'a> {
    let temples = Temple::NAMES.iter().map(|&(name, temple)| (name, side.temples[temple as usize]));
    let technologies = Technology::NAMES.iter().map(|&(name, t)| (name, side.technologies[t as usize]));
    let points = Source::NAMES
        .iter()
        .map(|&(name, source)| (name, Points::quarters(side.ledger[source as usize].into())));
    let monuments = bits(side.monuments.into()).map(|tile| &rules.monuments[usize::from(tile)].id);
    fields! {
        "points": Json::fields(points),
        "corn": side.corn,
        "wood": side.resources[Resource::Wood as usize],
        "stone": side.resources[Resource::Stone as usize],
        "gold": side.resources[Resource::Gold as usize],
        "skulls": side.skulls,
        "free_workers": side.free,
        "bank_workers": side.bank,
        "board": if side.dark { "dark" } else { "light" },
        "temples": Json::fields(temples),
        "technologies": Json::fields(technologies),
        "corn_tiles": side.corn_tiles,
        "wood_tiles": side.wood_tiles,
        "buildings": titles(rules, side.buildings),
        "monuments": monuments.collect::<Json<'_>>(),
        "wealth": side.wealth.map(|pair| tiles(rules, pair)),
    }
}
