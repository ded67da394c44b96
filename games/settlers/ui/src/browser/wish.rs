//! What somebody means who clicks where nothing can be done: the move to ask about.

use khipu_core::Seat;
use khipu_settlers::{Bargain, Card, Colour, Components, Draw, Good, Move, Pending, Table, Trade};

use super::parts::{named, payment, seat as seat_of};

/// The move that these parts most likely stand for; it need not be legal, but it can be written.
pub(super) fn of(rules: &Components, table: &Table, seat: Seat, clicked: &[&str]) -> Option<Move> {
    let find = |prefix: &str| -> Option<Card> {
        clicked.iter().find_map(|part| rules.card(part.strip_prefix(prefix)?))
    };
    let act = clicked.iter().find_map(|part| part.strip_prefix("act-")).unwrap_or_default();
    let asked = table.pending.top().map(|entry| entry.what);
    match (find("loc-"), find("tuck-"), find("card-")) {
        (Some(host), Some(card), _) => Some(Move::Tuck(host, card)),
        (None, Some(card), _) => tucked(rules, table, seat, card),
        (None, None, Some(card)) => Some(with_card(asked, card)),
        (Some(location), None, _) => Some(with_location(rules, table, seat, location, act, clicked)),
        (None, None, None) => clicked.iter().find_map(|part| simple(rules, table, seat, asked, part)),
    }
}

/// Under the first location that takes cards.
fn tucked(rules: &Components, table: &Table, seat: Seat, card: Card) -> Option<Move> {
    let mut locations = table.side(seat).locations.all().iter();
    let host = locations.find(|location| takes_cards(rules, location.card))?;
    Some(Move::Tuck(host.card, card))
}

/// Whether cards can be put under a location for good.
pub(super) fn takes_cards(rules: &Components, card: Card) -> bool {
    rules.plan(card).effect.stash.is_some_and(|stash| stash.cards)
}

/// A card of the hand, of the lookout or of a prayer.
fn with_card(asked: Option<Pending>, card: Card) -> Move {
    match asked {
        Some(Pending::Pick) => Move::Take(card),
        Some(Pending::Pile | Pending::LookKeep { .. } | Pending::Keep { .. }) => Move::Keep(card),
        Some(Pending::GiveCard { .. } | Pending::Foundation { .. } | Pending::Forced) => Move::Give(card),
        Some(Pending::Raze { .. }) => Move::Raze(card),
        Some(Pending::Cash { .. }) => Move::CashCard(card),
        _ => Move::Build(card),
    }
}

/// A location: what is asked decides; else an own one is used, and one of an enemy is razed.
fn with_location(
    rules: &Components,
    table: &Table,
    seat: Seat,
    card: Card,
    act: &str,
    clicked: &[&str],
) -> Move {
    let good = |prefix: &str| -> Option<Good> {
        clicked.iter().find_map(|part| Some(named(part.strip_prefix(prefix)?, Good::NAMES)?.1))
    };
    if let Some(good) = good("put-").filter(|good| Good::RESOURCES.contains(good)) {
        return Move::Put(card, good);
    }
    if let Some(good) = good("loot-") {
        return Move::Loot(card, good);
    }
    match act {
        "activate" => return Move::Activate(card),
        "raze" => return Move::Raze(card),
        "visit" => return Move::Visit(card),
        "defend" => return Move::Defend(card),
        "samurai" => return Move::Samurai(card),
        _ => {}
    }
    let own = table.side(seat).locations.find(card).is_some();
    match table.pending.top().map(|entry| entry.what) {
        Some(Pending::Turn | Pending::Finish | Pending::Again { .. }) | None => {
            let plan = rules.plan(card);
            match (own, plan.effect.open) {
                (false, true) => Move::Visit(card),
                (false, false) => Move::Raze(card),
                (true, _) if plan.effect.action.is_some() || plan.deck.faction().is_some() => {
                    Move::Activate(card)
                }
                (true, _) => Move::Defend(card),
            }
        }
        Some(Pending::Clear) => Move::Clear(card),
        Some(Pending::Deploy { .. }) => Move::Samurai(card),
        Some(Pending::Raze { .. }) => Move::Raze(card),
        Some(Pending::Loot { .. }) => {
            Move::Loot(card, rules.plan(card).raze.first().copied().unwrap_or(Good::Wood))
        }
        Some(_) => Move::Target(card),
    }
}

/// Parts that say all by themselves.
fn simple(rules: &Components, table: &Table, seat: Seat, asked: Option<Pending>, part: &str) -> Option<Move> {
    match part {
        "pass" => return Some(Move::Pass),
        "done" => return Some(Move::Done),
        "pray" => return Some(Move::Pray),
        "tokens" => return Some(Move::Tokens),
        "tricolour" => return Some(Move::Tricolour),
        "deck" => return Some(Move::Draw(Draw::Common)),
        _ => {}
    }
    let (verb, rest) = part.split_once('-')?;
    let good = || Some(named(rest, Good::NAMES)?.1);
    match verb {
        "exchange" => Some(Move::Exchange(match named(rest, Draw::NAMES) {
            Some((_, draw)) => Trade::Card(draw),
            None => Trade::Resource(good().filter(|good| Good::RESOURCES.contains(good))?),
        })),
        "draw" => Some(Move::Draw(named(rest, Draw::NAMES)?.1)),
        "good" => good().map(Move::Good),
        "cash" => good().map(Move::Cash),
        "attack" => good().map(|good| Move::Bargain(Bargain::Attack(good))),
        "pay" => payment(rest).map(Move::Pay),
        "bargain" => {
            let card = rules.card(rest)?;
            Some(match asked {
                Some(Pending::BuildFree { .. }) => Move::Build(card),
                _ => Move::Bargain(Bargain::Card(card)),
            })
        }
        "route" => {
            let (number, id) = rest.split_once('-')?;
            Some(Move::Bargain(Bargain::Route(seat_of(number, table)?, rules.card(id)?)))
        }
        "colour" => Some(Move::Colour(named(rest, Colour::NAMES)?.1)),
        "choose" => rest.parse().ok().filter(|&number| number < 9).map(Move::Choose),
        "foundation" => seat_of(rest, table).filter(|&owner| owner == seat).map(|_| Move::Foundation),
        "steal" => {
            let (number, name) = rest.split_once('-')?;
            Some(Move::Steal(seat_of(number, table)?, named(name, Good::NAMES)?.1))
        }
        "enemy" => seat_of(rest, table).map(Move::Enemy),
        "use" => rules.card(rest).map(Move::Use),
        "protect" => rules.card(rest).map(Move::BuildProtected),
        "deal" => rules.card(rest).map(Move::Deal),
        "raze" => rules.card(rest).map(Move::Raze),
        "offer" => {
            let (name, gold) = rest.strip_suffix("-gold").map_or((rest, false), |name| (name, true));
            let (_, good) = named(name, Good::NAMES).filter(|(_, good)| Good::RESOURCES.contains(good))?;
            Some(Move::Offer(good, gold))
        }
        _ => None,
    }
}
