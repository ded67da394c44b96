//! Reading what lies before one player, and the small collections that all of the form is made of.

use khipu_core::{Cursor, Problem};

use crate::cards::Cards;
use crate::components::{Components, GOD_CARDS, SECTIONS};
use crate::goods::Goods;
use crate::names::{Edge, Good, Kind, Size, Source};
use crate::pieces::{Statues, Workers};
use crate::position::Side;
use crate::rows::Rows;
use crate::tally::Tally;

/// More of a good than any game sees, and little enough that sums cannot overflow.
const MOST_GOODS: i64 = 999;
const MOST_POINTS: i64 = 999;

pub(super) fn side(rules: &Components, at: &Cursor<'_>) -> Side {
    let points = at.field("points");
    let ledger = std::array::from_fn(|source| {
        let line = points.optional(Source::NAMES[source].0);
        if line.is_there() { line.number(-MOST_POINTS..=MOST_POINTS) as i16 } else { 0 }
    });
    points.close();
    let god = |name: &str| set(&at.field(name), |id| rules.god_card(id));
    let building = |name: &str| set(&at.field(name), |id| rules.building(id));
    let priest = at.field("priest");
    let side = Side {
        goods: Goods(std::array::from_fn(|good| at.field(Good::NAMES[good].0).number(0..=MOST_GOODS) as u16)),
        step: at.field("step").number(0..=rules.top_step().into()) as u8,
        priest: priest.is_there().then(|| priest.number(1..=SECTIONS as i64) as u8 - 1),
        workers: workers(&at.field("workers")),
        stairs: at.field("stairs").number(0..=rules.stairs_tokens.into()) as u8,
        markers: at.field("markers").number(0..=rules.markers.into()) as u8,
        statues: statues(rules, &at.field("statues")),
        up: building("up"),
        down: building("down"),
        army_up: army(rules, &at.field("army_up")),
        army_down: army(rules, &at.field("army_down")),
        army_hand: at.field("army_hand").number(0..=30) as u8,
        god_seen: god("god_seen"),
        god_unseen: at.field("god_unseen").number(0..=GOD_CARDS as i64) as u8,
        laid: god("laid"),
        rows: rows(rules, &at.field("tapestries")),
        ledger,
    };
    at.close();
    side
}

/// A thing by its id.
pub(super) fn thing(at: &Cursor<'_>, find: &impl Fn(&str) -> Option<u8>) -> Option<u8> {
    let found = find(at.text());
    if found.is_none() && at.is_there() {
        at.unknown(at.text(), Vec::new());
    }
    found
}

/// A set of things by their ids.
pub(super) fn set(at: &Cursor<'_>, find: impl Fn(&str) -> Option<u8>) -> Cards {
    let mut set = Cards::NONE;
    for item in at.list() {
        if let Some(found) = thing(&item, &find) {
            if set.has(found) {
                item.fault(Problem::Twice { what: item.text().to_owned() });
            }
            set.insert(found);
        }
    }
    set
}

pub(super) fn workers(at: &Cursor<'_>) -> Workers {
    let mut workers = Workers::default();
    for (name, kind) in Kind::NAMES {
        let count = at.optional(name);
        if count.is_there() {
            workers.0[*kind as usize] = count.number(0..=15) as u8;
        }
    }
    at.close();
    workers
}

pub(super) fn army(rules: &Components, at: &Cursor<'_>) -> Tally {
    let mut cards = Tally::default();
    for (kind, plan) in rules.army.iter().enumerate() {
        let count = at.optional(plan.id.as_str());
        if count.is_there() {
            (0..count.number(0..=plan.copies.into())).for_each(|_| cards.add(kind));
        }
    }
    at.close();
    cards
}

pub(super) fn statues(rules: &Components, at: &Cursor<'_>) -> Statues {
    let mut statues = Statues::default();
    for (god, name) in rules.gods.iter().enumerate() {
        let of_god = at.optional(name.as_str());
        if !of_god.is_there() {
            continue;
        }
        for &(name, size) in Size::NAMES {
            let most = rules.statues[size as usize].copies;
            statues.0[god][size as usize] = of_god.field(name).number(0..=most.into()) as u8;
        }
        of_god.close();
    }
    at.close();
    statues
}

fn rows(rules: &Components, at: &Cursor<'_>) -> Rows {
    let mut rows = Rows::default();
    for row in at.list_of("tapestries", 0..=Rows::MOST).iter().take(Rows::MOST) {
        let tiles = row.list_of("tapestry", 1..=rules.patterns.len());
        let found = tiles.iter().filter_map(|tile| thing(tile, &|id| rules.weaving(id)));
        let mut patterns = Vec::new();
        for tile in found.take(rules.patterns.len()) {
            let pattern = rules.weavings[usize::from(tile)].pattern;
            if usize::from(rows.len()) >= Rows::MOST {
                row.fault(Problem::TooLong { limit: Rows::MOST });
                break;
            }
            if patterns.is_empty() {
                rows.begin(tile);
            } else {
                let last = rows.count() - 1;
                let _ = rows.add(last, Edge::Right, tile);
            }
            if patterns.contains(&pattern) {
                row.fault(Problem::Impossible { what: "pattern_twice", rule: "TW-6.8" });
            }
            patterns.push(pattern);
        }
    }
    rows
}
