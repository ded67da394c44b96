//! Writing the documented form.

use khipu_core::{Id, Seat, Stream};
use serde_json::{Map, Value, json};

use super::{automa, pending};
use crate::actor::Actor;
use crate::cards::{Cards, Queue, Stock};
use crate::chance::Purpose;
use crate::components::{Components, SECTIONS};
use crate::names::{Good, Kind, Size, Source};
use crate::pieces::{Statues, Workers};
use crate::position::{Position, Side, Stage, Table};
use crate::rulings::Reading;
use crate::tally::Tally;
use crate::version::Version;
use crate::view::View;

pub(crate) fn export(rules: &Components, version: Version, position: &Position) -> Value {
    let mut form = table(rules, version, &position.table);
    let secret = &position.secret;
    let seats = || position.table.seats().map(Seat::index);
    let mut hidden = object(json!({
        "seed": secret.chance.seed().to_hex(),
        "draws": secret.chance.draws(),
        "god_deck": god_cards(rules, secret.god_deck),
        "god_hands": seats().map(|seat| god_cards(rules, secret.god_hands[seat])).collect::<Vec<_>>(),
        "kept": seats().map(|seat| god_cards(rules, secret.kept[seat])).collect::<Vec<_>>(),
        "army_deck": army(rules, secret.army_deck),
        "army_hands": position.table.actors_from(first()).map(|who| army(rules, secret.army_hands[who.index()])).collect::<Vec<_>>(),
        "drawn": army(rules, secret.drawn),
    }));
    if let Some(streams) = secret.chance.streams() {
        hidden.insert("streams".to_owned(), write_streams(streams));
    }
    automa::write_secret(rules, position, &mut hidden);
    form.insert("secret".to_owned(), hidden.into());
    form.into()
}

/// How far each stream of chance has gone; those that nothing was drawn from are left out.
fn write_streams(streams: &[Stream; Purpose::COUNT]) -> Value {
    let begun = Purpose::NAMES.iter().zip(streams).filter(|(_, stream)| **stream != Stream::default());
    begun
        .map(|((name, _), stream)| {
            ((*name).to_owned(), json!({ "shuffles": stream.shuffles, "draws": stream.draws }))
        })
        .collect::<Map<_, _>>()
        .into()
}

fn object(form: Value) -> Map<String, Value> {
    match form {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

/// Whoever lies first in lists of everybody.
pub(super) fn first() -> Actor {
    Actor::Seat(Seat::new(0))
}

pub(crate) fn export_view(rules: &Components, version: Version, view: &View) -> Value {
    let mut form = table(rules, version, &view.table);
    form.insert("viewer".to_owned(), json!(view.viewer));
    if let Some(own) = view.own {
        let seen = view.table.side(own.seat.into()).god_seen;
        form.insert(
            "own".to_owned(),
            json!({
                "god_cards": god_cards(rules, own.gods.union(seen)),
                "kept": god_cards(rules, own.kept),
                "army_cards": army(rules, own.army),
                "drawn": army(rules, own.drawn),
            }),
        );
    }
    form.into()
}

fn ids(list: impl Iterator<Item = Id>) -> Value {
    list.map(|id| Value::from(id.as_str())).collect()
}

fn god_cards(rules: &Components, cards: Cards) -> Value {
    ids(cards.iter().map(|card| rules.god_cards[usize::from(card)].id))
}

fn god_list<const N: usize>(rules: &Components, list: &Queue<N>) -> Value {
    ids(list.items().iter().map(|&card| rules.god_cards[usize::from(card)].id))
}

fn buildings(rules: &Components, cards: Cards) -> Value {
    ids(cards.iter().map(|tile| rules.buildings[usize::from(tile)].id))
}

fn building_stock<const N: usize>(rules: &Components, stock: &Stock<N>) -> Value {
    let bottom = stock.bottom.items().iter().map(|&tile| rules.buildings[usize::from(tile)].id);
    json!({ "loose": buildings(rules, stock.loose), "bottom": ids(bottom) })
}

fn weavings(rules: &Components, tiles: impl Iterator<Item = u8>) -> Value {
    ids(tiles.map(|tile| rules.weavings[usize::from(tile)].id))
}

fn army(rules: &Components, cards: Tally) -> Value {
    let kinds = rules.army.iter().enumerate().filter(|(kind, _)| cards.get(*kind) > 0);
    kinds
        .map(|(kind, plan)| (plan.id.to_string(), Value::from(cards.get(kind))))
        .collect::<Map<_, _>>()
        .into()
}

fn workers(workers: Workers) -> Value {
    let kinds = Kind::NAMES.iter().filter(|(_, kind)| workers.get(*kind) > 0);
    kinds.map(|&(name, kind)| (name.to_owned(), workers.get(kind).into())).collect::<Map<_, _>>().into()
}

fn statues(rules: &Components, statues: Statues) -> Value {
    let of_god = |god: usize| {
        let [small, large] = [Size::Small, Size::Large].map(|size| statues.get(god as u8, size));
        (rules.gods[god].to_string(), json!({ "small": small, "large": large }))
    };
    let held = (0..rules.gods.len()).filter(|&god| statues.of(god as u8));
    held.map(of_god).collect::<Map<_, _>>().into()
}

/// What everybody sees.
fn table(rules: &Components, version: Version, table: &Table) -> Map<String, Value> {
    let stage = Stage::NAMES.iter().find(|(_, stage)| *stage == table.stage).map_or("over", |(name, _)| name);
    let entries: Vec<String> =
        table.pending.entries().iter().map(|&entry| pending::write(rules, entry)).collect();
    let rulings: Map<_, _> = Reading::of(version)
        .map(|reading| (reading.name.to_owned(), reading.readings[table.rulings.of(reading.ruling)].into()))
        .collect();
    let hill: Map<_, _> = rules
        .hill
        .spaces
        .iter()
        .enumerate()
        .filter_map(|(space, plan)| Some((plan.id.to_string(), table.hill.on(space as u8)?.name().into())))
        .collect();
    let village = table.village.items().iter().map(|&kind| Kind::ALL[usize::from(kind)].name());
    let conquests: Map<_, _> = rules
        .conquests
        .iter()
        .enumerate()
        .filter_map(|(space, plan)| Some((plan.id.to_string(), json!(table.conquests[space]?))))
        .collect();
    let (upper, lower) = table.stairs.split_at(SECTIONS);
    let turn = &table.turn;
    let mut form = json!({
        "game": "tawantinsuyu",
        "rules": version.number(),
        "players": table.players,
        "rulings": rulings,
        "first_player": table.first_player,
        "active": table.active,
        "stage": stage,
        "turn": {
            "done": turn.done,
            "played": turn.played.map(|card| rules.god_cards[usize::from(card)].id),
            "space": turn.space.map(|space| rules.hill.spaces[usize::from(space)].id),
            "tasks": turn.tasks,
            "used": turn.used,
            "later": turn.later,
            "golden": turn.golden,
        },
        "pending": entries,
        "festivals": table.festivals,
        "tile": table.tile,
        "last": table.last,
        "rotation": table.rotation,
        "hill": hill,
        "village": village.collect::<Vec<_>>(),
        "nomads": workers(table.nomads),
        "bag": workers(table.bag),
        "casualties": workers(table.casualties),
        "gone": workers(table.gone),
        "stairs": { "upper": upper, "lower": lower },
        "conquests": conquests,
        "statues": statues(rules, table.statues),
        "market": buildings(rules, table.market),
        "passive": building_stock(rules, &table.passive),
        "production": building_stock(rules, &table.production),
        "weaving_top": table.weaving_top.map(|tile| rules.weavings[usize::from(tile)].id),
        "weavings": {
            "loose": weavings(rules, table.weavings.loose.iter()),
            "bottom": weavings(rules, table.weavings.bottom.items().iter().copied()),
        },
        "laid_out": weavings(rules, table.laid_out.items().iter().copied()),
        "offer": god_list(rules, &table.offer),
        "god_bottom": god_list(rules, &table.god_bottom),
        "god_played": god_cards(rules, table.god_played),
        "army_discards": army(rules, table.army_discards),
        "traded": table.traded,
        "shown": table.shown,
        "chosen": table.chosen.iter().collect::<Vec<_>>(),
        "sides": table.actors_from(first()).map(|who| side(rules, table.side(who))).collect::<Vec<_>>(),
    });
    if version >= Version::Two {
        form["turn"]["spent"] = turn.spent.into();
    }
    let mut form = object(form);
    if table.players == 1 {
        form.insert("axomamma".to_owned(), automa::write(rules, table));
    }
    form
}

fn side(rules: &Components, side: &Side) -> Value {
    let points: Map<_, _> = Source::NAMES
        .iter()
        .filter(|(_, source)| side.ledger[*source as usize] != 0)
        .map(|&(name, source)| (name.to_owned(), side.ledger[source as usize].into()))
        .collect();
    let rows: Vec<Value> = side.rows.iter().map(|row| weavings(rules, row.iter().copied())).collect();
    json!({
        "points": points,
        "potato": side.goods.get(Good::Potato),
        "corn": side.goods.get(Good::Corn),
        "stone": side.goods.get(Good::Stone),
        "gold": side.goods.get(Good::Gold),
        "step": side.step,
        "priest": side.priest.map(|section| section + 1),
        "workers": workers(side.workers),
        "stairs": side.stairs,
        "markers": side.markers,
        "statues": statues(rules, side.statues),
        "up": buildings(rules, side.up),
        "down": buildings(rules, side.down),
        "army_up": army(rules, side.army_up),
        "army_down": army(rules, side.army_down),
        "army_hand": side.army_hand,
        "god_seen": god_cards(rules, side.god_seen),
        "god_unseen": side.god_unseen,
        "laid": god_cards(rules, side.laid),
        "tapestries": rows,
    })
}
