//! Reading what lies before one actor, and the small parts of the form.

use khipu_core::{Cursor, Problem, Tokens};

use crate::cards::{Card, Cards, List};
use crate::components::{Components, DeckList, MOST_PLAYERS};
use crate::favor::Favor;
use crate::goods::Goods;
use crate::names::{Colour, Faction, Format, Good, Source};
use crate::position::Side;
use crate::tableau::{Location, Tableau};
use crate::version::Version;

const MOST_GOODS: i64 = 1000;
const MOST_POINTS: i64 = 2000;

/// What lies before a seat, and the cards of its deck at the start.
pub(super) fn side(rules: &Components, version: Version, at: &Cursor<'_>) -> (Side, Cards) {
    let ledger_at = at.field("ledger");
    let mut ledger = [0; Source::COUNT];
    for &(name, source) in Source::NAMES {
        ledger[source as usize] = ledger_at.field(name).number(0..=MOST_POINTS) as i16;
    }
    ledger_at.close();
    let score = at.field("score");
    let found = score.number(0..=MOST_POINTS * Source::COUNT as i64);
    let wanted: i16 = ledger.iter().sum();
    if score.is_there() && found != i64::from(wanted) {
        score.fault(Problem::Count { what: "score".to_owned(), found, wanted: wanted.into() });
    }
    let faction = at.field("faction").word(Faction::NAMES).unwrap_or(Faction::Barbarian);
    let deck_list = at.field("deck_list");
    let deck = match DeckList::from_line_by(Version::One, rules, faction, Format::Open, deck_list.text()) {
        Ok(deck) => deck.cards,
        Err(problems) => {
            if deck_list.is_there() {
                problems.into_iter().for_each(|problem| deck_list.fault(problem));
            }
            Cards::NONE
        }
    };
    let goods: [u16; Good::COUNT] = amounts(&at.field("goods"), Good::HELD, MOST_GOODS);
    let mut favor = Favor { tricolour: at.field("tricolour").truth(), ..Favor::default() };
    for item in at.field("favor").list() {
        let tokens: Vec<(&str, Colour)> =
            Colour::NAMES.iter().copied().filter(|(_, colour)| *colour != Colour::Orange).collect();
        if let Some(colour) = item.word(&tokens) {
            if favor.colours.has(colour) {
                item.fault(Problem::Twice { what: colour.name().to_owned() });
            }
            favor.colours.insert(colour);
        }
    }
    let attacks: [u16; Good::COUNT] = amounts(&at.field("attacks"), Good::COUNT, 9);
    let unseen = at.field("unseen").list_of("unseen", 2..=2);
    let mut counts = [0; 2];
    for (slot, item) in counts.iter_mut().zip(&unseen) {
        *slot = item.number(0..=150) as u8;
    }
    let side = Side {
        faction,
        goods: Goods(std::array::from_fn(|good| goods[good])),
        favor,
        locations: locations(rules, &at.field("locations")),
        foundations: set(rules, &at.field("foundations")),
        deals: set(rules, &at.field("deals")),
        routes: routes(rules, version, &at.field("routes")),
        attacks: attacks.map(|n| n as u8),
        seen: set(rules, &at.field("seen")),
        unseen: counts,
        deck: at.field("deck").number(0..=120) as u8,
        markers: at.field("markers").number(0..=60) as u8,
        ledger,
    };
    at.close();
    (side, deck)
}

/// Amounts of the first goods of the list, by name.
pub(super) fn amounts(at: &Cursor<'_>, goods: usize, most: i64) -> [u16; Good::COUNT] {
    let mut amounts = [0; Good::COUNT];
    for &(name, good) in &Good::NAMES[..goods] {
        let amount = at.optional(name);
        if amount.is_there() {
            amounts[good as usize] = amount.number(0..=most) as u16;
        }
    }
    at.close();
    amounts
}

pub(super) fn card(rules: &Components, at: &Cursor<'_>) -> Option<Card> {
    let found = rules.card(at.text());
    if found.is_none() && at.is_there() {
        at.unknown(at.text(), Vec::new());
    }
    found
}

/// A set of cards by their ids.
pub(super) fn set(rules: &Components, at: &Cursor<'_>) -> Cards {
    let mut set = Cards::NONE;
    for item in at.list() {
        if let Some(found) = card(rules, &item) {
            if set.has(found) {
                item.fault(Problem::Twice { what: item.text().to_owned() });
            }
            set.insert(found);
        }
    }
    set
}

/// A list of cards in order, each once.
pub(super) fn list<const N: usize>(rules: &Components, at: &Cursor<'_>) -> List<N> {
    let mut list = List::default();
    for item in at.list_of(at.path(), 0..=N).iter().take(N) {
        if let Some(found) = card(rules, item) {
            if list.items().contains(&found) {
                item.fault(Problem::Twice { what: item.text().to_owned() });
            } else {
                list.push(found);
            }
        }
    }
    list
}

/// Deals with locations: since they can be repeated, a location may stand there more than once.
fn routes<const N: usize>(rules: &Components, version: Version, at: &Cursor<'_>) -> List<N> {
    if !version.routes_repeat() {
        return list(rules, at);
    }
    let mut routes = List::default();
    for item in at.list_of(at.path(), 0..=N).iter().take(N) {
        card(rules, item).map(|found| routes.push(found));
    }
    routes
}

pub(super) fn locations(rules: &Components, at: &Cursor<'_>) -> Tableau {
    let mut tableau = Tableau::default();
    for item in at.list_of("locations", 0..=Tableau::MOST).iter().take(Tableau::MOST) {
        if let Some(location) = location(rules, item) {
            tableau.push(location);
        }
    }
    tableau
}

fn location(rules: &Components, at: &Cursor<'_>) -> Option<Location> {
    const WORDS: [(&str, u8); 9] = [
        ("used", 0),
        ("fired", 1),
        ("stash", 2),
        ("tokens", 3),
        ("visits", 4),
        ("home", 5),
        ("defended", 6),
        ("samurai", 7),
        ("blocked", 8),
    ];
    let mut tokens = Tokens::new(at.text());
    let word = tokens.peek().unwrap_or_default();
    let Some(card) = rules.card(word) else {
        at.unknown(word, Vec::new());
        return None;
    };
    let _ = tokens.accept(word);
    let mut location = Location::new(card);
    while !tokens.is_done() {
        let read =
            tokens.choose(&WORDS).and_then(|word| Ok((word, if word < 6 { tokens.number()? } else { 1 })));
        let (word, number) = match read {
            Ok(read) => read,
            Err(error) => {
                at.unknown(&error.word.unwrap_or_default(), error.expected);
                return None;
            }
        };
        let most = [9, 30, 200, 9, 9, MOST_PLAYERS as u8 - 1, 1, 1, 1][usize::from(word)];
        if number > most {
            at.fault(Problem::Range { found: number.into(), min: 0, max: most.into() });
            return None;
        }
        match word {
            0 => location.used = number,
            1 => location.fired = number,
            2 => location.stash = number,
            3 => location.tokens = number,
            4 => location.visits = number,
            5 => location.belongs(Some(number.into())),
            6 => location.defend(true),
            7 => location.guard(),
            _ => location.block(true),
        }
    }
    Some(location)
}
