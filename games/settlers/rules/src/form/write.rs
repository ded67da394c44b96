//! Writing the documented form.

use khipu_core::{Json, Seat, fields};

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

pub(crate) fn export<'a>(rules: &'a Components, version: Version, position: &'a Position) -> Json<'a> {
    let mut form = table(rules, version, &position.table);
    let secret = &position.secret;
    let seats = || position.table.seats().map(Seat::index);
    let mut hidden = fields! {
        "seed": secret.chance.seed().to_hex(),
        "draws": secret.chance.draws(),
        "common": cards(rules, secret.common),
        "factions": cards(rules, secret.factions),
        "hands": seats().map(|seat| cards(rules, secret.hands[seat])).collect::<Json<'_>>(),
        "piles": seats().map(|seat| list(rules, secret.piles[seat].items())).collect::<Json<'_>>(),
        "passed": seats().map(|seat| list(rules, secret.passed[seat].items())).collect::<Json<'_>>(),
        "looked": list(rules, secret.looked.items()),
    };
    if let Some(streams) = secret.chance.streams() {
        let named = Purpose::NAMES.iter().zip(streams);
        let streams = named.map(|(&(name, _), stream)| (name, [stream.shuffles, stream.draws]));
        hidden.add("streams", Json::fields(streams));
    }
    form.add("secret", hidden);
    form
}

pub(crate) fn export_view<'a>(rules: &'a Components, version: Version, view: &'a View) -> Json<'a> {
    let mut form = table(rules, version, &view.table);
    form.add("viewer", view.viewer);
    if let Some(own) = &view.own {
        let seen = view.table.side(own.seat).seen;
        let own = fields! {
            "hand": cards(rules, own.hand.union(seen)),
            "pile": list(rules, own.pile.items()),
            "passed": list(rules, own.passed.items()),
            "looked": list(rules, own.looked.items()),
        };
        form.add("own", own);
    }
    form
}

fn list<'a>(rules: &'a Components, list: &[Card]) -> Json<'a> {
    list.iter().map(|&card| &rules.ids[usize::from(card)]).collect()
}

fn cards(rules: &Components, set: Cards) -> Json<'_> {
    set.iter().map(|card| &rules.ids[usize::from(card)]).collect()
}

fn amounts<T: Into<Json<'static>> + Copy + Default + PartialEq>(amounts: &[T]) -> Json<'static> {
    let named = Good::NAMES.iter().zip(amounts).filter(|(_, n)| **n != T::default());
    Json::fields(named.map(|(&(name, _), &n)| (name, n)))
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

fn side<'a>(rules: &'a Components, table: &'a Table, side: &'a Side) -> Json<'a> {
    let own = table.cards.intersection(rules.decks[side.faction.deck() as usize]);
    let deck = DeckList { faction: side.faction, format: Format::Open, cards: own };
    let locations = side.locations.all().iter().map(|at| location(rules, at));
    let ledger = Source::NAMES.iter().map(|&(name, source)| (name, side.ledger[source as usize]));
    fields! {
        "faction": side.faction.name(),
        "deck_list": deck.line(rules),
        "goods": amounts(&side.goods.0),
        "favor": side.favor.colours.iter().map(Colour::name).collect::<Json<'_>>(),
        "tricolour": side.favor.tricolour,
        "locations": locations.collect::<Json<'_>>(),
        "foundations": cards(rules, side.foundations),
        "deals": cards(rules, side.deals),
        "routes": list(rules, side.routes.items()),
        "attacks": amounts(&side.attacks),
        "seen": cards(rules, side.seen),
        "unseen": side.unseen,
        "deck": side.deck,
        "markers": side.markers,
        "ledger": Json::fields(ledger),
        "score": side.score(),
    }
}

/// What everybody sees.
fn table<'a>(rules: &'a Components, version: Version, table: &'a Table) -> Json<'a> {
    let stage = Stage::NAMES.iter().find(|(_, stage)| *stage == table.stage).map_or("over", |(name, _)| name);
    let vocabulary = Vocabulary { rules, version };
    let entries = table.pending.entries().iter().map(|&entry| pending::write(vocabulary, entry));
    let sides = &table.sides[..usize::from(table.players)];
    let decks = sides.iter().map(|side| rules.decks[side.faction.deck() as usize]);
    let extra = decks.fold(table.cards.without(rules.decks[0]), Cards::without);
    let lying =
        |why: Lying| Lying::NAMES.iter().find(|(_, known)| *known == why).map_or("stash", |(name, _)| name);
    let under =
        table.under.all().iter().map(|tucked| {
            format!("{} {} {}", rules.id(tucked.card), rules.id(tucked.host), lying(tucked.why))
        });
    let prayer = &table.prayer;
    let mut form = fields! {
        "game": "settlers",
        "rules": version.number(),
        "players": table.players,
        "lookout": table.lookout.name(),
        "format": table.format.name(),
        "round": table.round,
        "first": table.first,
        "active": table.active,
        "stage": stage,
        "passed": table.passed.iter().collect::<Json<'_>>(),
        "pending": entries.collect::<Json<'_>>(),
        "extra": cards(rules, extra),
        "discards": cards(rules, table.discards),
        "common": table.common,
        "offer": list(rules, table.offer.items()),
        "piles": &table.piles[..usize::from(table.players)],
        "under": under.collect::<Json<'_>>(),
        "prayer": fields! {
            "drawn": list(rules, prayer.drawn.items()),
            "used": list(rules, prayer.used.items()),
            "colour": prayer.colour.map(Colour::name),
            "tricolour": prayer.tricolour.map(Colour::name),
            "tokens": prayer.tokens,
            "spent": prayer.spent,
        },
        "pool": amounts(&table.pool),
        "looked": table.looked,
        "shown": table.shown,
        "sides": sides.iter().map(|of| side(rules, table, of)).collect::<Json<'_>>(),
    };
    if table.solo() {
        let rival = &table.rival;
        let locations = table.sides[1].locations.all().iter().map(|at| location(rules, at));
        let rival = fields! {
            "row": rival.row.iter().map(Good::name).collect::<Json<'_>>(),
            "deck": amounts(&rival.deck),
            "collection": cards(rules, rival.collection),
            "locations": locations.collect::<Json<'_>>(),
        };
        form.add("virtual", rival);
    }
    form
}
