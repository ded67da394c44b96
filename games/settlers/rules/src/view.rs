//! What one viewer may know, and worlds that agree with it.

use khipu_core::{Seat, Seed, Viewer};

use crate::cards::{Card, Cards, List};
use crate::chance::{Chance, Purpose};
use crate::components::Components;
use crate::names::Deck;
use crate::pending::{Pending, Step, Work};
use crate::position::{PASSED, Position, Secret, Table};
use crate::version::Version;

/// What one viewer may know: the table, and what the own seat holds.
pub type View = khipu_core::kit::View<Table, Own>;

/// What a seat alone knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// Cards in hand that not everybody has seen.
    pub hand: Cards,
    /// Cards of the alternate lookout, of which one is kept.
    pub pile: List<3>,
    /// Cards that this seat passed on to the next one, which kept them or is choosing.
    pub passed: List<PASSED>,
    /// Cards drawn to be looked at.
    pub looked: List<4>,
}

/// Who looks at cards drawn.
pub(crate) fn looker(table: &Table) -> Option<Seat> {
    let looks = |what: Pending| {
        matches!(
            what,
            Pending::LookDraw { .. }
                | Pending::LookKeep { .. }
                | Pending::CashDraw { .. }
                | Pending::Cash { .. }
        )
    };
    table.pending.entries().iter().rev().find(|entry| looks(entry.what)).map(|entry| entry.who)
}

/// Whether the piles of the alternate lookout have been passed on, and who is still to choose.
pub(crate) fn passing(table: &Table) -> bool {
    let over = Pending::Do(Work::Lookout { step: Step::DiscardPiles });
    table.pending.entries().iter().any(|entry| entry.what == over)
}

fn chooses(table: &Table, seat: Seat) -> bool {
    table.pending.entries().iter().any(|entry| entry.who == seat && entry.what == Pending::Pile)
}

/// Cards that everybody can see or has seen.
pub(crate) fn open_cards(table: &Table) -> impl Iterator<Item = Cards> + '_ {
    let prayer = Cards::from(table.prayer.drawn).union(Cards::from(table.prayer.used));
    let common =
        [table.discards, Cards::from(table.offer), table.under.as_cards(), prayer, table.rival.collection];
    let sides = table.sides[..table.actors()].iter().flat_map(|side| {
        let locations = side.locations.all().iter().map(|location| location.card).collect();
        [locations, side.foundations, side.deals, side.seen]
    });
    common.into_iter().chain(sides)
}

pub(crate) fn view(position: &Position, viewer: Viewer) -> View {
    let (table, secret) = (&position.table, &position.secret);
    View::new(viewer, table.players.into(), *table, |seat| {
        Some(Own {
            seat,
            hand: secret.hands[seat.index()],
            pile: secret.piles[seat.index()],
            passed: secret.passed[seat.index()],
            looked: if looker(table) == Some(seat) { secret.looked } else { List::default() },
        })
    })
}

/// A world that agrees with this view: new chance, and other hands for the others.
pub(crate) fn imagine(view: &View, rules: &Components, version: Version, seed: Seed) -> Position {
    let table = &view.table;
    let mut secret = Secret::nothing(version.chance(seed.numbered(0)));
    let mut dice = Chance::single(seed.numbered(1));
    let mut unknown = open_cards(table).fold(table.cards, Cards::without);
    if let Some(own) = view.own {
        let index = own.seat.index();
        secret.hands[index] = own.hand;
        secret.piles[index] = own.pile;
        secret.passed[index] = own.passed;
        secret.looked = own.looked;
        unknown = [own.hand, Cards::from(own.pile), Cards::from(own.passed), Cards::from(own.looked)]
            .into_iter()
            .fold(unknown, Cards::without);
    }
    let mut common = unknown.intersection(rules.decks[Deck::Common as usize]);
    let mut factions = unknown.without(common);
    if let Some(own) = view.own.filter(|_| table.players > 1) {
        place_passed(view, own, &mut secret, &mut dice);
    }
    let others = table.seats().filter(|&seat| view.hides(seat));
    for seat in others.clone() {
        let (index, side) = (seat.index(), table.side(seat));
        let mut own_deck = factions.intersection(rules.decks[side.faction.deck() as usize]);
        let mut faction = |factions: &mut Cards, dice: &mut Chance| {
            let card = own_deck.draw(&mut dice.of(Purpose::from(side.faction.deck())));
            card.inspect(|&card| {
                factions.remove(card);
            })
        };
        while secret.piles[index].len() < table.piles[index] {
            let Some(card) = common.draw(&mut dice.of(Purpose::Common)) else { break };
            secret.piles[index].push(card);
        }
        let held = secret.hands[index].len();
        for _ in held..u16::from(side.unseen[0]) {
            common
                .draw(&mut dice.of(Purpose::Common))
                .into_iter()
                .for_each(|card| secret.hands[index].insert(card));
        }
        for _ in 0..side.unseen[1] {
            faction(&mut factions, &mut dice).into_iter().for_each(|card| secret.hands[index].insert(card));
        }
        if looker(table) == Some(seat) {
            for _ in 0..table.looked[0] {
                common.draw(&mut dice.of(Purpose::Common)).map(|card| secret.looked.push(card));
            }
            for _ in 0..table.looked[1] {
                faction(&mut factions, &mut dice).map(|card| secret.looked.push(card));
            }
        }
    }
    for seat in others {
        imagine_passed(view, rules, seat, &mut secret);
    }
    secret.common = common;
    secret.factions = factions;
    Position { table: view.table, secret }
}

/// What the own seat passed on is with the next one: in its hand, or in its pile if it still chooses.
fn place_passed(view: &View, own: Own, secret: &mut Secret, dice: &mut Chance) {
    let table = &view.table;
    let next = own.seat.next(table.players.into());
    let mut cards: Vec<Card> = own.passed.items().to_vec();
    if passing(table) {
        let in_pile = usize::from(table.piles[next.index()]);
        let chosen = usize::from(!chooses(table, next));
        let mut current = cards.split_off(cards.len().saturating_sub(in_pile + chosen));
        if chosen == 1 && !current.is_empty() {
            let kept = current.remove(dice.of(Purpose::Common).below(current.len() as u32) as usize);
            secret.hands[next.index()].insert(kept);
        }
        for card in current {
            secret.piles[next.index()].push(card);
        }
    }
    cards.into_iter().for_each(|card| secret.hands[next.index()].insert(card));
}

/// What another seat knows of its neighbour while piles are passed: the pile, and the card that was kept of it.
fn imagine_passed(view: &View, rules: &Components, seat: Seat, secret: &mut Secret) {
    let table = &view.table;
    if !passing(table) {
        return;
    }
    let next = seat.next(table.players.into());
    for &card in secret.piles[next.index()].items() {
        secret.passed[seat.index()].push(card);
    }
    let commons = secret.hands[next.index()].intersection(rules.decks[Deck::Common as usize]);
    if !chooses(table, next)
        && let Some(card) = commons.nth(0)
    {
        secret.passed[seat.index()].push(card);
    }
}
