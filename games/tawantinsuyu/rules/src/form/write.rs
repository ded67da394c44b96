//! Writing the documented form.

use khipu_core::{Id, Json, Seat, Stream, fields};

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

pub(crate) fn export<'a>(rules: &'a Components, version: Version, position: &'a Position) -> Json<'a> {
    let mut form = table(rules, version, &position.table);
    let secret = &position.secret;
    let seats = || position.table.seats().map(Seat::index);
    let everybody = position.table.actors_from(first());
    let mut hidden = fields! {
        "seed": secret.chance.seed().to_hex(),
        "draws": secret.chance.draws(),
        "god_deck": god_cards(rules, secret.god_deck),
        "god_hands": seats().map(|seat| god_cards(rules, secret.god_hands[seat])).collect::<Json<'_>>(),
        "kept": seats().map(|seat| god_cards(rules, secret.kept[seat])).collect::<Json<'_>>(),
        "army_deck": army(rules, secret.army_deck),
        "army_hands": everybody.map(|who| army(rules, secret.army_hands[who.index()])).collect::<Json<'_>>(),
        "drawn": army(rules, secret.drawn),
    };
    if let Some(streams) = secret.chance.streams() {
        hidden.add("streams", write_streams(streams));
    }
    automa::write_secret(rules, position, &mut hidden);
    form.add("secret", hidden);
    form
}

/// How far each stream of chance has gone; those that nothing was drawn from are left out.
fn write_streams(streams: &[Stream; Purpose::COUNT]) -> Json<'static> {
    let begun = Purpose::NAMES.iter().zip(streams).filter(|(_, stream)| **stream != Stream::default());
    Json::fields(
        begun.map(|(&(name, _), stream)| {
            (name, fields! { "shuffles": stream.shuffles, "draws": stream.draws })
        }),
    )
}

/// Whoever lies first in lists of everybody.
pub(super) fn first() -> Actor {
    Actor::Seat(Seat::new(0))
}

pub(crate) fn export_view<'a>(rules: &'a Components, version: Version, view: &'a View) -> Json<'a> {
    let mut form = table(rules, version, &view.table);
    form.add("viewer", view.viewer);
    if let Some(own) = view.own {
        let seen = view.table.side(own.seat.into()).god_seen;
        let own = fields! {
            "god_cards": god_cards(rules, own.gods.union(seen)),
            "kept": god_cards(rules, own.kept),
            "army_cards": army(rules, own.army),
            "drawn": army(rules, own.drawn),
        };
        form.add("own", own);
    }
    form
}

pub(super) fn god_card(rules: &Components, card: u8) -> &Id {
    &rules.god_cards[usize::from(card)].id
}

fn god_cards(rules: &Components, cards: Cards) -> Json<'_> {
    cards.iter().map(|card| god_card(rules, card)).collect()
}

fn god_list<'a, const N: usize>(rules: &'a Components, list: &Queue<N>) -> Json<'a> {
    list.items().iter().map(|&card| god_card(rules, card)).collect()
}

fn buildings(rules: &Components, tiles: impl Iterator<Item = u8>) -> Json<'_> {
    tiles.map(|tile| &rules.buildings[usize::from(tile)].id).collect()
}

fn building_stock<'a, const N: usize>(rules: &'a Components, stock: &Stock<N>) -> Json<'a> {
    fields! {
        "loose": buildings(rules, stock.loose.iter()),
        "bottom": buildings(rules, stock.bottom.items().iter().copied()),
    }
}

fn weaving(rules: &Components, tile: u8) -> &Id {
    &rules.weavings[usize::from(tile)].id
}

fn weavings(rules: &Components, tiles: impl Iterator<Item = u8>) -> Json<'_> {
    tiles.map(|tile| weaving(rules, tile)).collect()
}

fn army(rules: &Components, cards: Tally) -> Json<'_> {
    let kinds = rules.army.iter().enumerate().filter(|(kind, _)| cards.get(*kind) > 0);
    Json::fields(kinds.map(|(kind, plan)| (plan.id.as_str(), cards.get(kind))))
}

fn workers(workers: Workers) -> Json<'static> {
    let kinds = Kind::NAMES.iter().filter(|(_, kind)| workers.get(*kind) > 0);
    Json::fields(kinds.map(|&(name, kind)| (name, workers.get(kind))))
}

fn statues(rules: &Components, statues: Statues) -> Json<'_> {
    let held = rules.gods.iter().zip(0..).filter(|(_, god)| statues.of(*god));
    Json::fields(held.map(|(id, god)| {
        let [small, large] = [Size::Small, Size::Large].map(|size| statues.get(god, size));
        (id.as_str(), fields! { "small": small, "large": large })
    }))
}

/// What everybody sees.
fn table<'a>(rules: &'a Components, version: Version, table: &'a Table) -> Json<'a> {
    let stage = Stage::NAMES.iter().find(|(_, stage)| *stage == table.stage).map_or("over", |(name, _)| name);
    let entries = table.pending.entries().iter().map(|&entry| pending::write(rules, entry));
    let rulings = Reading::of(version)
        .map(|reading| (reading.name, reading.readings[table.rulings.of(reading.ruling)]));
    let hill = rules.hill.spaces.iter().zip(0..);
    let hill = hill.filter_map(|(plan, space)| Some((plan.id.as_str(), table.hill.on(space)?.name())));
    let village = table.village.items().iter().map(|&kind| Kind::ALL[usize::from(kind)].name());
    let conquests = rules.conquests.iter().zip(table.conquests);
    let conquests = conquests.filter_map(|(plan, owner)| Some((plan.id.as_str(), owner?)));
    let (upper, lower) = table.stairs.split_at(SECTIONS);
    let turn = &table.turn;
    let mut turn_form = fields! {
        "done": turn.done,
        "played": turn.played.map(|card| god_card(rules, card)),
        "space": turn.space.map(|space| &rules.hill.spaces[usize::from(space)].id),
        "tasks": turn.tasks,
        "used": turn.used,
        "later": turn.later,
        "golden": turn.golden,
    };
    if version >= Version::Two {
        turn_form.add("spent", turn.spent);
    }
    let everybody = table.actors_from(first());
    let mut form = fields! {
        "game": "tawantinsuyu",
        "rules": version.number(),
        "players": table.players,
        "rulings": Json::fields(rulings),
        "first_player": table.first_player,
        "active": table.active,
        "stage": stage,
        "turn": turn_form,
        "pending": entries.collect::<Json<'_>>(),
        "festivals": table.festivals,
        "tile": table.tile,
        "last": table.last,
        "rotation": table.rotation,
        "hill": Json::fields(hill),
        "village": village.collect::<Json<'_>>(),
        "nomads": workers(table.nomads),
        "bag": workers(table.bag),
        "casualties": workers(table.casualties),
        "gone": workers(table.gone),
        "stairs": fields! { "upper": upper, "lower": lower },
        "conquests": Json::fields(conquests),
        "statues": statues(rules, table.statues),
        "market": buildings(rules, table.market.iter()),
        "passive": building_stock(rules, &table.passive),
        "production": building_stock(rules, &table.production),
        "weaving_top": table.weaving_top.map(|tile| weaving(rules, tile)),
        "weavings": fields! {
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
        "chosen": table.chosen.iter().collect::<Json<'_>>(),
        "sides": everybody.map(|who| side(rules, table.side(who))).collect::<Json<'_>>(),
    };
    if table.players == 1 {
        form.add("axomamma", automa::write(rules, table));
    }
    form
}

fn side<'a>(rules: &'a Components, side: &'a Side) -> Json<'a> {
    let points = Source::NAMES.iter().filter(|(_, source)| side.ledger[*source as usize] != 0);
    let points = points.map(|&(name, source)| (name, side.ledger[source as usize]));
    fields! {
        "points": Json::fields(points),
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
        "up": buildings(rules, side.up.iter()),
        "down": buildings(rules, side.down.iter()),
        "army_up": army(rules, side.army_up),
        "army_down": army(rules, side.army_down),
        "army_hand": side.army_hand,
        "god_seen": god_cards(rules, side.god_seen),
        "god_unseen": side.god_unseen,
        "laid": god_cards(rules, side.laid),
        "tapestries": side.rows.iter().map(|row| weavings(rules, row.iter().copied())).collect::<Json<'_>>(),
    }
}
