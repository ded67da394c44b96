//! What one viewer may know, and worlds that agree with it.

use khipu_core::{Seat, Seed, Viewer};

use crate::area::Wealth;
use crate::chance::{Chance, Purpose, chance};
use crate::components::Components;
use crate::position::{Position, Secret, Stage, Table};
use crate::rulings::Rulings;

/// What one viewer may know: the table, and what the own seat holds.
pub type View = khipu_core::kit::View<Table, Own>;

/// What a seat alone knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// The wealth tiles dealt to it.
    pub dealt: [u8; 4],
    /// Those it has kept.
    pub kept: Option<[u8; 2]>,
}

/// There are secrets only while starting wealth is chosen.
pub(crate) fn view(position: &Position, viewer: Viewer) -> View {
    let Position { table, secret } = position;
    View::new(viewer, table.players.into(), *table, |seat| {
        let own = Own { seat, dealt: secret.dealt[seat.index()], kept: secret.kept[seat.index()] };
        (table.stage == Stage::Wealth).then_some(own)
    })
}

/// A world that agrees with this view: new chance, and other hands of wealth tiles for the others.
pub(crate) fn imagine(view: &View, rules: &Components, rulings: Rulings, seed: Seed) -> Position {
    let mut secret = Secret::nothing(chance(rulings, seed.numbered(0)));
    if view.table.stage == Stage::Wealth {
        let mut dice = Chance::single(seed.numbered(1));
        let all = ((1u64 << rules.wealth.len()) - 1) as u32;
        let mut unknown = Wealth { left: all & !view.table.wealth_drawn };
        if let Some(own) = view.own {
            secret.dealt[own.seat.index()] = own.dealt;
            secret.kept[own.seat.index()] = own.kept;
            unknown.left &= !own.dealt.iter().fold(0, |tiles, &tile| tiles | 1 << tile);
        }
        for seat in view.table.seats().filter(|&seat| view.hides(seat)) {
            let mut hand: [u8; 4] = std::array::from_fn(|_| unknown.draw(dice.of(Purpose::Wealth)));
            hand.sort_unstable();
            secret.dealt[seat.index()] = hand;
            if view.table.chosen.contains(seat) {
                let one = dice.of(Purpose::Wealth).below(4);
                let other = (one + 1 + dice.of(Purpose::Wealth).below(3)) % 4;
                let pair = [one.min(other), one.max(other)];
                secret.kept[seat.index()] = Some(pair.map(|i| hand[i as usize]));
            }
        }
    }
    Position { table: view.table, secret }
}
