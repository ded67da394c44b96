//! A view of Imperial Settlers as numbers.

use khipu_core::Viewer;
use khipu_learn::{Fields, Round};
use khipu_settlers::{Cards, Colour, Format, Good, Lookout, Own, Stage, Table, View};

use crate::{SettlersEncoder, TITLES, asks, side};

/// Rounds of a game, at most.
const ROUNDS: usize = 6;
/// Players, at most.
const PLAYERS: usize = 5;

pub(crate) fn observe(encoder: &SettlersEncoder, view: &View, out: &mut impl Fields) {
    let table = &view.table;
    let round = Round::new(view.viewer, table.actors());
    out.of("");
    progress(view, round, out);
    prayer(encoder, table, out);
    cards(encoder, view, out);
    asks::asks(encoder, table, round, out);
    own(encoder, view.own, out);
    if table.solo() {
        rival(table, out);
    }
    for (index, name) in round.actors() {
        out.of(name);
        side::side(encoder, table, index, out);
    }
}

fn progress(view: &View, round: Round, out: &mut impl Fields) {
    let table = &view.table;
    let actors = table.actors();
    out.hot("players", "the number of players, from 1", PLAYERS, usize::from(table.players).checked_sub(1));
    out.hot("lookout", "how cards are picked", Lookout::COUNT, Some(table.lookout as usize));
    out.hot("format", "which decks are allowed", Format::COUNT, Some(table.format as usize));
    out.hot("round", "the round, from 1", ROUNDS, usize::from(table.round).checked_sub(1));
    out.hot("stage", "where in the round", Stage::NAMES.len(), Some(table.stage as usize));
    out.one("common", 80, "cards left in the common deck", table.common);
    out.all("looked", 2, "common and faction cards being looked at", 2, table.looked.map(Into::into));
    out.all("pool", 2, "goods about to be gained", Good::COUNT, table.pool.map(Into::into));
    let asked = matches!(view.viewer, Viewer::Seat(seat) if table.deciders().contains(seat));
    out.one("asked", 1, "whether the viewer must decide", asked);
    out.hot("active", "whose turn it is", actors, Some(round.place(table.active.index())));
    out.hot("first", "who holds the first-player marker", actors, Some(round.place(table.first.index())));
    let passed = table.seats().filter(|&seat| table.passed.contains(seat));
    out.count("passed", 1, "who has passed", actors, passed.map(|seat| round.place(seat.index())));
    let piles = round.actors().map(|(index, _)| table.piles[index].into());
    out.all("piles", 3, "cards of the alternate lookout before each seat", actors, piles);
}

fn prayer(encoder: &SettlersEncoder, table: &Table, out: &mut impl Fields) {
    let prayer = &table.prayer;
    let colours = |cards: &[u16]| {
        let mut counts = [0; Colour::COUNT];
        for place in cards.iter().flat_map(|&card| encoder.colours(card)) {
            if let Some(count) = counts.get_mut(place) {
                *count += 1;
            }
        }
        counts
    };
    out.all("prayer.drawn", 2, "cards of the prayer by colour", Colour::COUNT, colours(prayer.drawn.items()));
    out.all("prayer.used", 2, "stored cards used by colour", Colour::COUNT, colours(prayer.used.items()));
    let colour = prayer.colour.map(|colour| colour as usize);
    out.hot("prayer.colour", "the colour of the prayer", Colour::COUNT, colour);
    let tricolour = prayer.tricolour.map(|colour| colour as usize);
    out.hot("prayer.tricolour", "what the three-coloured token is", Colour::COUNT, tricolour);
    out.one("prayer.tokens", 1, "whether tokens are used instead of drawing", prayer.tokens);
    out.all("prayer.spent", 2, "wood, stone and food spent on it", 3, prayer.spent.map(Into::into));
}

fn cards(encoder: &SettlersEncoder, view: &View, out: &mut impl Fields) {
    let table = &view.table;
    out.count("offer", 1, "open cards of the lookout by title", TITLES, encoder.titles(table.offer.into()));
    out.count("discards", 1, "discarded cards by title", TITLES, encoder.titles(table.discards));
    let hidden = hidden(view);
    out.count("hidden", 1, "cards that the viewer has not seen, by title", TITLES, encoder.titles(hidden));
}

/// All cards of the game but for those that lie open or that the viewer knows.
fn hidden(view: &View) -> Cards {
    let table = &view.table;
    let mut known = table.discards.union(table.offer.into()).union(table.under.as_cards());
    known = known.union(table.prayer.drawn.into()).union(table.prayer.used.into());
    known = known.union(table.rival.collection);
    for side in &table.sides[..table.actors()] {
        side.locations.all().iter().for_each(|location| known.insert(location.card));
        known = known.union(side.foundations).union(side.deals).union(side.seen);
    }
    if let Some(own) = view.own {
        known =
            known.union(own.hand).union(own.pile.into()).union(own.passed.into()).union(own.looked.into());
    }
    table.cards.without(known)
}

fn own(encoder: &SettlersEncoder, own: Option<Own>, out: &mut impl Fields) {
    let titles = |cards: Option<Cards>| encoder.titles(cards.unwrap_or(Cards::NONE));
    let hand = titles(own.map(|own| own.hand));
    out.count("own.hand", 1, "cards of the viewer's hand that not everybody saw, by title", TITLES, hand);
    let chooses = |own: Own| Cards::from(own.pile).union(own.looked.into());
    let choice = titles(own.map(chooses));
    out.count("own.choice", 1, "cards of which the viewer keeps some, by title", TITLES, choice);
    let passed = titles(own.map(|own| own.passed.into()));
    out.count("own.passed", 1, "cards that the viewer passed on, by title", TITLES, passed);
}

fn rival(table: &Table, out: &mut impl Fields) {
    let rival = &table.rival;
    out.of("rival");
    let row = rival.row.iter().map(|good| good as usize);
    out.count("row", 2, "his open attack cards by target", Good::COUNT, row);
    let newest = rival.row.iter().next().map(|good| good as usize);
    out.hot("newest", "the newest of them", Good::COUNT, newest);
    out.all("deck", 3, "attack cards of the deck by target", Good::COUNT, rival.deck.map(Into::into));
    out.one("collection", 10, "cards that count against the player", i64::from(rival.collection.len()));
}
