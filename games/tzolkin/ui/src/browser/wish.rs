//! What somebody means who clicks where nothing can be done: the move to ask about.

use khipu_core::Seat;
use khipu_tzolkin::{Components, Gear, Move, Pending, Resource, Saving, Table, Technology, Temple, View};

use super::parts;

/// The move that these parts most likely stand for; it need not be legal, but it can be written.
pub(super) fn of(rules: &Components, view: &View, seat: Seat, clicked: &[&str]) -> Option<Move> {
    let table = &view.table;
    let temples: Vec<Temple> = found(clicked, "temple-", Temple::NAMES);
    let has = |part: &str| clicked.contains(&part);
    if let Some(&temple) = temples.first() {
        return Some(in_temple(table, temple, temples.get(1).copied(), has("burn")));
    }
    let wealth: Vec<u8> = tiles(clicked, "wealth-", |id| rules.wealth_tile(id));
    if let Some(&one) = wealth.first() {
        let other = wealth.get(1).copied().unwrap_or(one);
        return Some(Move::Keep(one.min(other), one.max(other)));
    }
    if let Some(&building) = tiles(clicked, "building-", |id| rules.building(id)).first() {
        return Some(Move::Build { building, plain: has("plain") });
    }
    if let Some(&monument) = tiles(clicked, "monument-", |id| rules.monument(id)).first() {
        return Some(Move::Monument(monument));
    }
    if let Some(picked) = on_gear(rules, table, seat, clicked) {
        return Some(picked);
    }
    clicked.iter().find_map(|part| simple(table, part))
}

/// Up where steps are given, down where the gods get angry.
fn in_temple(table: &Table, temple: Temple, other: Option<Temple>, burns: bool) -> Move {
    let left_out = other.and_then(|other| Temple::ALL.iter().copied().find(|&t| t != temple && t != other));
    match (table.pending.top(), left_out) {
        (Some(Pending::Harvest { .. }), _) => Move::Burn(temple),
        (Some(_), Some(left_out)) => Move::UpAllBut(left_out),
        (Some(_), None) => Move::Up(temple),
        _ if burns => Move::Burn(temple),
        _ => Move::Beg(temple),
    }
}

/// A worker and an action: pick it up; an action alone: by the worker that could; an empty space: place there.
fn on_gear(rules: &Components, table: &Table, seat: Seat, clicked: &[&str]) -> Option<Move> {
    let tooth = clicked.iter().find_map(|part| space_of(part.strip_prefix("tooth-")?, rules));
    let action = clicked.iter().find_map(|part| space_of(part.strip_prefix("act-")?, rules));
    let idle = clicked.iter().find_map(|part| space_of(part.strip_prefix("nothing-")?, rules));
    if let Some((gear, space)) = idle {
        return Some(Move::Pick { gear, space, action: 0 });
    }
    let nothing = clicked.contains(&"nothing");
    match (tooth, action) {
        (Some((gear, space)), Some((of, action))) if gear == of => {
            Some(Move::Pick { gear, space, action: capped(gear, action) })
        }
        (Some((gear, space)), _) if !nothing && table.gears.owner(gear, space).is_none() => {
            Some(Move::Place(gear))
        }
        (Some((gear, space)), _) => {
            let action = if nothing { 0 } else { capped(gear, space) };
            Some(Move::Pick { gear, space, action })
        }
        (None, Some((gear, action))) => {
            let capped = capped(gear, action);
            if matches!(table.pending.top(), Some(Pending::Act { .. })) {
                return Some(Move::Act { gear, action: capped });
            }
            let own = table.gears.of(seat, gear);
            let above = (action..=rules.gears[gear as usize].last).find(|space| own & (1 << space) != 0);
            let space = above.or((own != 0).then(|| own.trailing_zeros() as u8)).unwrap_or(action);
            Some(Move::Pick { gear, space, action: capped })
        }
        (None, None) => None,
    }
}

/// A gear, and every free tooth of it, stands for its first free tooth: whoever goes there goes to the lowest free space
/// (TZ-4.1).
pub(super) fn stands_for(rules: &Components, table: &Table, part: &str) -> Option<String> {
    let gear = match part.strip_prefix("tooth-") {
        Some(place) => {
            let (gear, space) = space_of(place, rules)?;
            table.gears.owner(gear, space).is_none().then_some(gear)
        }
        None => found(&[part], "gear-", Gear::NAMES).first().copied(),
    };
    gear.map(|gear| parts::first_free(rules, table, gear))
}

/// Spaces beyond the last action have none of their own.
fn capped(gear: Gear, space: u8) -> u8 {
    if space > gear.actions() { 0 } else { space }
}

/// `tikal-3`
pub(super) fn space_of(text: &str, rules: &Components) -> Option<(Gear, u8)> {
    let (name, space) = text.rsplit_once('-')?;
    let (_, gear) = Gear::NAMES.iter().find(|(known, _)| *known == name)?;
    let space = space.parse().ok().filter(|&space| space <= rules.gears[*gear as usize].last)?;
    Some((*gear, space))
}

/// Parts that say all by themselves.
fn simple(table: &Table, part: &str) -> Option<Move> {
    let named = |prefix: &str| found(&[part], prefix, Resource::NAMES).first().copied();
    match part {
        "first" => return Some(Move::PlaceFirst),
        "end" => return Some(Move::End),
        "done" => return Some(Move::Done),
        "calendar" | "days-1" => return Some(Move::Calendar(1)),
        "days-2" => return Some(Move::Calendar(2)),
        "beg" => return Some(Move::Beg(Temple::Chaac)),
        "burn" => return Some(Move::Burn(Temple::Chaac)),
        "save-corn" => return Some(Move::Save(Saving::Corn)),
        "save-nothing" => return Some(Move::Save(Saving::Nothing)),
        _ => {}
    }
    if let Some(gear) = found(&[part], "gear-", Gear::NAMES).first() {
        return Some(Move::Place(*gear));
    }
    if let Some(technology) = found(&[part], "tech-", Technology::NAMES).first() {
        return Some(Move::Learn(*technology));
    }
    let verb = part.split_once('-').map_or(part, |(verb, _)| verb);
    match verb {
        "corn" => Some(Move::Corn),
        "wood" => Some(Move::Wood),
        "grove" if matches!(table.pending.top(), Some(Pending::Harvest { .. })) => Some(Move::Wood),
        "grove" => Some(Move::Corn),
        "buy" => named("buy-").map(Move::Buy),
        "sell" => named("sell-").map(Move::Sell),
        "save" => named("save-").map(|resource| Move::Save(Saving::Resource(resource))),
        "pay" => parts::bundle(part.strip_prefix("pay-")?).filter(|b| b.total() > 0).map(Move::Pay),
        "take" => parts::bundle(part.strip_prefix("take-")?).filter(|b| b.total() > 0).map(Move::Take),
        _ => None,
    }
}

/// The things that parts with a prefix name, in their order.
fn found<T: Copy>(clicked: &[&str], prefix: &str, names: &[(&str, T)]) -> Vec<T> {
    let named = clicked.iter().filter_map(|part| part.strip_prefix(prefix));
    named.filter_map(|name| names.iter().find(|(known, _)| *known == name)).map(|(_, thing)| *thing).collect()
}

/// The tiles that parts with a prefix name.
fn tiles(clicked: &[&str], prefix: &str, find: impl Fn(&str) -> Option<usize>) -> Vec<u8> {
    let ids = clicked.iter().filter_map(|part| part.strip_prefix(prefix));
    ids.filter_map(|id| find(id)?.try_into().ok()).collect()
}
