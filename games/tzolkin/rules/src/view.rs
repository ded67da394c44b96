//! What one viewer may know, and worlds that agree with it.

use khipu_core::{Seat, Seed, Viewer};

use crate::area::Wealth;
use crate::chance::{Chance, Purpose, chance};
use crate::components::Components;
use crate::position::{Position, Secret, Stage, Table};
use crate::rulings::Rulings;

/// What one viewer may know: the table, and what the own seat holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub table: Table,
    /// The own secrets, while starting wealth is chosen.
    pub own: Option<Own>,
}

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

impl View {
    pub(crate) fn of(position: &Position, viewer: Viewer) -> Self {
        let own = match viewer {
            Viewer::Seat(seat)
                if position.table.stage == Stage::Wealth && seat.index() < position.table.players.into() =>
            {
                let secret = &position.secret;
                Some(Own { seat, dealt: secret.dealt[seat.index()], kept: secret.kept[seat.index()] })
            }
            _ => None,
        };
        Self { viewer, table: position.table, own }
    }

    /// A world that agrees with this view: new chance, and other hands of wealth tiles for the others.
    pub(crate) fn imagine(&self, rules: &Components, rulings: Rulings, seed: Seed) -> Position {
        let mut secret = Secret::nothing(chance(rulings, seed.numbered(0)));
        if self.table.stage == Stage::Wealth {
            let mut dice = Chance::single(seed.numbered(1));
            let all = ((1u64 << rules.wealth.len()) - 1) as u32;
            let mut unknown = Wealth { left: all & !self.table.wealth_drawn };
            if let Some(own) = self.own {
                secret.dealt[own.seat.index()] = own.dealt;
                secret.kept[own.seat.index()] = own.kept;
                unknown.left &= !own.dealt.iter().fold(0, |tiles, &tile| tiles | 1 << tile);
            }
            for seat in self.table.seats().filter(|&seat| self.own.is_none_or(|own| own.seat != seat)) {
                let mut hand: [u8; 4] = std::array::from_fn(|_| unknown.draw(dice.of(Purpose::Wealth)));
                hand.sort_unstable();
                secret.dealt[seat.index()] = hand;
                if self.table.chosen.contains(seat) {
                    let one = dice.of(Purpose::Wealth).below(4);
                    let other = (one + 1 + dice.of(Purpose::Wealth).below(3)) % 4;
                    let pair = [one.min(other), one.max(other)];
                    secret.kept[seat.index()] = Some(pair.map(|i| hand[i as usize]));
                }
            }
        }
        Position { table: self.table, secret }
    }
}
