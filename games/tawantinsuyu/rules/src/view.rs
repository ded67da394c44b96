//! What one viewer may know, and worlds that agree with it.

use khipu_core::{Draws, Seat, Seed, Viewer};

use crate::automa::Tucked;
use crate::cards::Cards;
use crate::chance::{Chance, Purpose};
use crate::components::{Components, GOD_CARDS, KEPT};
use crate::pending::Pending;
use crate::position::{Position, Secret, Stage, Table};
use crate::tally::Tally;
use crate::version::Version;

/// What one viewer may know: the table, and what the own seat holds.
pub type View = khipu_core::kit::View<Table, Own>;

/// What a seat alone knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// God cards in hand that nobody else saw.
    pub gods: Cards,
    /// Those it has chosen to keep, until all have chosen.
    pub kept: Cards,
    /// Army cards in hand.
    pub army: Tally,
    /// Army cards drawn, of which one is to be kept.
    pub drawn: Tally,
}

/// Who is asked which of the drawn army cards to keep; a free action may have come between.
fn trainee(table: &Table) -> Option<Seat> {
    let entry = table.pending.entries().iter().find(|entry| entry.what == Pending::Train)?;
    entry.who.seat()
}

pub(crate) fn view(position: &Position, viewer: Viewer) -> View {
    let (table, secret) = (&position.table, &position.secret);
    View::new(viewer, table.players.into(), *table, |seat| {
        Some(Own {
            seat,
            gods: secret.god_hands[seat.index()],
            kept: secret.kept[seat.index()],
            army: secret.army_hands[seat.index()],
            drawn: if trainee(table) == Some(seat) { secret.drawn } else { Tally::default() },
        })
    })
}

/// A world that agrees with this view: new chance, and other hands for the others.
pub(crate) fn imagine(view: &View, rules: &Components, version: Version, seed: Seed) -> Position {
    let mut secret = Secret::nothing(version.chance(seed.numbered(0)));
    let mut dice = Chance::single(seed.numbered(1));
    imagine_gods(view, rules, &mut secret, &mut dice.of(Purpose::Gods));
    imagine_army(view, rules, version, &mut secret, &mut dice.of(Purpose::Armies));
    Position { table: view.table, secret }
}

fn imagine_gods(view: &View, rules: &Components, secret: &mut Secret, dice: &mut Draws<'_>) {
    let table = &view.table;
    if table.stage == Stage::Weavings {
        return;
    }
    let mut unknown = Cards::first(GOD_CARDS)
        .without(Cards::from(table.offer))
        .without(Cards::from(table.god_bottom))
        .without(table.god_played)
        .without(table.turn.played.map_or(Cards::NONE, Cards::one));
    for side in &table.sides {
        unknown = unknown.without(side.god_seen).without(side.laid);
    }
    unknown = unknown.without(table.automa.known());
    if let Some(own) = view.own {
        secret.god_hands[own.seat.index()] = own.gods;
        secret.kept[own.seat.index()] = own.kept;
        unknown = unknown.without(own.gods);
    }
    // Only the symbols of the cards under Axomamma's board are seen.
    for (slot, tucked) in secret.tucked.iter_mut().zip(table.automa.tucked) {
        if let Some(Tucked { god, card: None }) = tucked {
            let of_god = unknown.iter().filter(|&card| rules.god_cards[usize::from(card)].god == god);
            let mut of_god = of_god.fold(Cards::NONE, |all, card| all.union(Cards::one(card)));
            *slot = of_god.draw(dice);
            unknown = unknown.without(slot.map_or(Cards::NONE, Cards::one));
        }
    }
    for seat in table.seats().filter(|&seat| view.hides(seat)) {
        for _ in 0..table.side(seat.into()).god_unseen {
            if let Some(card) = unknown.draw(dice) {
                secret.god_hands[seat.index()].insert(card);
            }
        }
        if table.stage == Stage::Keep && table.chosen.contains(seat) {
            let mut hand = secret.god_hands[seat.index()];
            for _ in 0..KEPT {
                if let Some(card) = hand.draw(dice) {
                    secret.kept[seat.index()].insert(card);
                }
            }
        }
    }
    secret.god_deck = unknown;
}

fn imagine_army(
    view: &View,
    rules: &Components,
    version: Version,
    secret: &mut Secret,
    dice: &mut Draws<'_>,
) {
    let table = &view.table;
    let mut unknown = rules.army_all;
    let mut known = table.army_discards;
    for side in &table.sides {
        known.join(side.army_up);
        known.join(side.army_down);
    }
    if let Some(own) = view.own {
        secret.army_hands[own.seat.index()] = own.army;
        secret.drawn = own.drawn;
        known.join(own.army);
        known.join(own.drawn);
    }
    for kind in known.kinds() {
        (0..known.get(kind.into())).for_each(|_| {
            unknown.remove(kind.into());
        });
    }
    let hidden = trainee(table).filter(|&seat| view.hides(seat));
    if hidden.is_some() {
        move_one(&mut unknown, &mut secret.drawn, dice);
        let first = secret.drawn.nth(0).map_or(0, usize::from);
        let mut others = unknown;
        // If alike cards are not asked for, two of different kinds lie drawn.
        while !version.asks_which_of_equal_cards() && others.remove(first) {}
        let kind = others.nth(dice.below(others.total())).map(usize::from);
        if let Some(kind) = kind.filter(|&kind| unknown.remove(kind)) {
            secret.drawn.add(kind);
        }
    }
    for who in table.actors().filter(|who| who.seat().is_none_or(|seat| view.hides(seat))) {
        let hand = &mut secret.army_hands[who.index()];
        (0..table.side(who).army_hand).for_each(|_| move_one(&mut unknown, hand, dice));
    }
    secret.army_deck = unknown;
}

fn move_one(from: &mut Tally, to: &mut Tally, dice: &mut Draws<'_>) {
    if let Some(kind) = from.nth(dice.below(from.total())) {
        from.remove(kind.into());
        to.add(kind.into());
    }
}
