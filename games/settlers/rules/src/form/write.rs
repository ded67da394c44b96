//! Writing the documented form.

use khipu_core::Seat;
use serde_json::{Map, Value, json};

use super::pending;
use crate::cards::{Card, Cards};
use crate::chance::Purpose;
use crate::components::{Components, DeckList};
use crate::names::{Colour, Format, Good, Source};
use crate::position::{Position, Side, Stage, Table};
use crate::tableau::{Location, Lying};
use crate::version::Version;
use crate::view::View;
use crate::vocabulary::Vocabulary;

pub(crate) fn export(rules: &Components, version: Version, position: &Position) -> Value {
    let mut form = table(rules, version, &position.table);
    let secret = &position.secret;
    let seats = || position.table.seats().map(Seat::index);
    let lists = |list: &dyn Fn(usize) -> Value| seats().map(list).collect::<Vec<_>>();
    let mut hidden = json!({
        "seed": secret.chance.seed().to_hex(),
        "draws": secret.chance.draws(),
        "common": cards(rules, secret.common),
        "factions": cards(rules, secret.factions),
        "hands": lists(&|seat| cards(rules, secret.hands[seat])),
        "piles": lists(&|seat| list(rules, secret.piles[seat].items())),
        "passed": lists(&|seat| list(rules, secret.passed[seat].items())),
        "looked": list(rules, secret.looked.items()),
    });
    if let Some(streams) = secret.chance.streams() {
        let named = Purpose::NAMES.iter().zip(streams);
        hidden["streams"] = named
            .map(|((name, _), stream)| ((*name).to_owned(), json!([stream.shuffles, stream.draws])))
            .collect::<Map<_, _>>()
            .into();
    }
    form.insert("secret".to_owned(), hidden);
    form.into()
}

pub(crate) fn export_view(rules: &Components, version: Version, view: &View) -> Value {
    let mut form = table(rules, version, &view.table);
    form.insert("viewer".to_owned(), json!(view.viewer));
    if let Some(own) = view.own {
        let seen = view.table.side(own.seat).seen;
        form.insert(
            "own".to_owned(),
            json!({
                "hand": cards(rules, own.hand.union(seen)),
                "pile": list(rules, own.pile.items()),
                "passed": list(rules, own.passed.items()),
                "looked": list(rules, own.looked.items()),
            }),
        );
    }
    form.into()
}

fn list(rules: &Components, list: &[Card]) -> Value {
    list.iter().map(|&card| Value::from(rules.id(card).as_str())).collect()
}

fn cards(rules: &Components, set: Cards) -> Value {
    set.iter().map(|card| Value::from(rules.id(card).as_str())).collect()
}

fn amounts<T: Into<Value> + Copy + Default + PartialEq>(amounts: &[T]) -> Value {
    let named = Good::NAMES.iter().zip(amounts).filter(|(_, n)| **n != T::default());
    named.map(|(&(name, _), &n)| (name.to_owned(), n.into())).collect::<Map<_, _>>().into()
}

fn colour(colour: Option<Colour>) -> Value {
    colour.map_or(Value::Null, |colour| colour.name().into())
}

fn location(rules: &Components, location: &Location) -> String {
    let mut words = rules.id(location.card).to_string();
    let numbers = [
        ("used", location.used),
        ("fired", location.fired),
        ("stash", location.stash),
        ("tokens", location.tokens),
        ("visits", location.visits),
    ];
    for (name, number) in numbers.into_iter().filter(|(_, number)| *number > 0) {
        words += &format!(" {name} {number}");
    }
    let flags =
        [("defended", location.defended()), ("samurai", location.samurai()), ("blocked", location.blocked())];
    for (name, _) in flags.into_iter().filter(|(_, set)| *set) {
        words = words + " " + name;
    }
    if let Some(home) = location.home() {
        words += &format!(" home {home}");
    }
    words
}

fn side(rules: &Components, table: &Table, side: &Side) -> Value {
    let own = table.cards.intersection(rules.decks[side.faction.deck() as usize]);
    let deck = DeckList { faction: side.faction, format: Format::Open, cards: own };
    let locations: Vec<String> = side.locations.all().iter().map(|at| location(rules, at)).collect();
    let favor: Vec<&str> = side.favor.colours.iter().map(Colour::name).collect();
    let ledger: Map<_, _> = Source::NAMES
        .iter()
        .map(|&(name, source)| (name.to_owned(), side.ledger[source as usize].into()))
        .collect();
    json!({
        "faction": side.faction.name(),
        "deck_list": deck.line(rules),
        "goods": amounts(&side.goods.0),
        "favor": favor,
        "tricolour": side.favor.tricolour,
        "locations": locations,
        "foundations": cards(rules, side.foundations),
        "deals": cards(rules, side.deals),
        "routes": list(rules, side.routes.items()),
        "attacks": amounts(&side.attacks),
        "seen": cards(rules, side.seen),
        "unseen": side.unseen,
        "deck": side.deck,
        "markers": side.markers,
        "ledger": ledger,
        "score": side.score(),
    })
}

/// What everybody sees.
fn table(rules: &Components, version: Version, table: &Table) -> Map<String, Value> {
    let stage = Stage::NAMES.iter().find(|(_, stage)| *stage == table.stage).map_or("over", |(name, _)| name);
    let vocabulary = Vocabulary { rules, version };
    let entries: Vec<String> =
        table.pending.entries().iter().map(|&entry| pending::write(vocabulary, entry)).collect();
    let decks = table.sides[..usize::from(table.players)]
        .iter()
        .map(|side| rules.decks[side.faction.deck() as usize]);
    let extra = decks.fold(table.cards.without(rules.decks[0]), Cards::without);
    let lying =
        |why: Lying| Lying::NAMES.iter().find(|(_, known)| *known == why).map_or("stash", |(name, _)| name);
    let under: Vec<String> = table
        .under
        .all()
        .iter()
        .map(|tucked| format!("{} {} {}", rules.id(tucked.card), rules.id(tucked.host), lying(tucked.why)))
        .collect();
    let prayer = &table.prayer;
    let mut form = json!({
        "game": "settlers",
        "rules": version.number(),
        "players": table.players,
        "lookout": table.lookout.name(),
        "format": table.format.name(),
        "round": table.round,
        "first": table.first.index(),
        "active": table.active.index(),
        "stage": stage,
        "passed": table.passed.iter().map(Seat::index).collect::<Vec<_>>(),
        "pending": entries,
        "extra": cards(rules, extra),
        "discards": cards(rules, table.discards),
        "common": table.common,
        "offer": list(rules, table.offer.items()),
        "piles": &table.piles[..usize::from(table.players)],
        "under": under,
        "prayer": {
            "drawn": list(rules, prayer.drawn.items()),
            "used": list(rules, prayer.used.items()),
            "colour": colour(prayer.colour),
            "tricolour": colour(prayer.tricolour),
            "tokens": prayer.tokens,
            "spent": prayer.spent,
        },
        "pool": amounts(&table.pool),
        "looked": table.looked,
        "shown": table.shown,
        "sides": table.sides[..usize::from(table.players)].iter().map(|of| side(rules, table, of)).collect::<Vec<_>>(),
    });
    if table.solo() {
        let rival = &table.rival;
        let locations: Vec<String> =
            table.sides[1].locations.all().iter().map(|at| location(rules, at)).collect();
        form["virtual"] = json!({
            "row": rival.row.iter().map(Good::name).collect::<Vec<_>>(),
            "deck": amounts(&rival.deck),
            "collection": cards(rules, rival.collection),
            "locations": locations,
        });
    }
    match form {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}
