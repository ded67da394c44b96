//! Axomamma's weavings (TW-12.13, TW-12.25, TW-14.6, TW-15.23).

use std::cmp::Reverse;

use khipu_core::Observer;

use super::{ME, Why};
use crate::event::Event;
use crate::goods::Cost;
use crate::moves::Move;
use crate::names::{Edge, Good};
use crate::position::Position;
use crate::rulings::Ruling;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// The largest tapestry that lacks the pattern of a weaving, with its size.
    fn automa_row(&self, tile: u8) -> Option<(usize, usize)> {
        let rows = self.side(ME).rows.iter().enumerate().filter(|(_, row)| self.fits(row, tile));
        // Of equal ones the oldest.
        rows.map(|(at, row)| (at, row.len())).min_by_key(|&(at, size)| (Reverse(size), at))
    }

    /// Whether it can pay for one weaving of its own task.
    pub(super) fn automa_can_weave(&self) -> bool {
        self.can_pay(ME, Cost::of(Good::Corn, self.rules.weaving_price[0]))
    }

    /// The corn with which it buys what you left: every edition names 2, whatever the price. Gold fills up the rest.
    fn automa_leftover_corn(&self, price: Cost) -> u8 {
        let named = self.rules.leftover.into_iter().min().unwrap_or_default();
        if self.version.fills_up_leftover_price() { named } else { price.goods[Good::Corn as usize] }
    }

    /// The place of a weaving's colour: 0 for one that comes first.
    fn automa_colour(&self, tile: u8) -> usize {
        let (plan, pattern) = (&self.rules.automa, self.rules.weavings[usize::from(tile)].pattern);
        if self.table.rulings.of(Ruling::AutomaWeavings) == 1 {
            return 0;
        }
        plan.colours.iter().position(|&colour| colour == pattern).unwrap_or(plan.colours.len())
    }

    /// The best of the weavings laid out: for the largest tapestry, then by colour, then by number.
    fn automa_best_weaving(&self) -> Option<(u8, u8, Why)> {
        let tiles = self.table.laid_out.items();
        let size = |tile: u8| self.automa_row(tile).map_or(0, |(_, size)| size);
        let most = tiles.iter().map(|&tile| size(tile)).max()?;
        let fitting = || tiles.iter().copied().filter(|&tile| size(tile) == most);
        let colour = fitting().map(|tile| self.automa_colour(tile)).min()?;
        let coloured = || fitting().filter(|&tile| self.automa_colour(tile) == colour);
        let tile = coloured().max()?;
        let why = match (tiles.len(), fitting().count(), coloured().count()) {
            (1, ..) => Why::Only,
            (_, 1, _) => Why::LargestTapestry,
            (_, _, 1) => Why::Colour,
            _ => Why::HighestNumber,
        };
        Some((tile, most as u8, why))
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Its own task: two if it can pay them, or one and the gold, or the gold alone.
    pub(super) fn automa_weave(&mut self) {
        let price = |count: u8| Cost::of(Good::Corn, self.rules.weaving_price[usize::from(count) - 1]);
        let wanted = self.rules.automa.weavings;
        let most = wanted.min(self.table.laid_out.len());
        let referee = self.referee();
        let bought = (1..=most).rev().find(|&count| referee.can_pay(ME, price(count)));
        if let Some(count) = bought {
            self.automa_pay(price(count));
            (0..count).for_each(|_| self.automa_take_weaving());
        }
        if bought.is_none_or(|count| count < wanted) {
            self.automa_fail(if bought == Some(most) { Why::NoneLeft } else { Why::CannotPay });
        }
    }

    fn automa_take_weaving(&mut self) {
        let Some((tile, size, why)) = self.referee().automa_best_weaving() else { return };
        let id = self.rules.weavings[usize::from(tile)].id;
        self.table.laid_out.remove(tile);
        self.tell(Event::AutomaChoseWeaving { tile: id, size, why });
        self.tell(Event::WeavingBought { who: ME, tile: id });
        self.automa_lay(tile);
    }

    /// Your task: one, if it has the corn and need not start a new row. Gold does not count for that, but it pays for
    /// what the corn lacks of the price.
    pub(super) fn automa_leftover(&mut self) {
        let price = self.referee().leftover_price();
        let need = self.referee().automa_leftover_corn(price);
        let have = self.side(ME).goods.get(Good::Corn).min(u8::MAX.into()) as u8;
        let fits = self.referee().automa_best_weaving().is_some_and(|(_, size, _)| size > 0);
        self.tell(Event::AutomaConsideredWeavings { have, need, fits });
        if fits && have >= need && self.referee().can_pay(ME, price) {
            self.automa_pay(price);
            self.automa_take_weaving();
        }
    }

    /// Joints do not matter to it, so a weaving goes to the right end.
    pub(super) fn automa_lay(&mut self, tile: u8) {
        let answer = match self.referee().automa_row(tile) {
            Some((row, _)) => Move::Lay(row as u8, Edge::Right),
            None => Move::LayNew,
        };
        self.lay(ME, tile, answer);
    }
}
