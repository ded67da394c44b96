//! Goods: what is held, what something costs, and the ways to pay for it.

use khipu_core::Sink;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::moves::Move;
use crate::names::Good;

/// An amount of each good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goods(pub [u16; Good::COUNT]);

impl Goods {
    /// Some of one good.
    #[must_use]
    pub const fn of(good: Good, amount: u16) -> Self {
        let mut goods = [0; Good::COUNT];
        goods[good as usize] = amount;
        Self(goods)
    }

    /// How much of a good.
    #[must_use]
    pub const fn get(self, good: Good) -> u16 {
        self.0[good as usize]
    }

    /// Adds goods.
    pub fn add(&mut self, more: Self) {
        for (held, more) in self.0.iter_mut().zip(more.0) {
            *held = held.saturating_add(more);
        }
    }

    /// Takes goods away; what is not there cannot be taken.
    pub fn remove(&mut self, less: Self) {
        for (held, less) in self.0.iter_mut().zip(less.0) {
            *held = held.saturating_sub(less);
        }
    }

    /// All goods together.
    #[must_use]
    pub fn total(self) -> u16 {
        self.0.iter().fold(0, |sum, &n| sum.saturating_add(n))
    }
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for &(name, good) in Good::NAMES.iter().filter(|(_, good)| self.get(*good) > 0) {
            map.serialize_entry(name, &self.get(good))?;
        }
        map.end()
    }
}

/// A price: goods of their kinds, and food of either kind. Gold can stand in for anything (TW-1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cost {
    /// Of each good.
    pub goods: [u8; Good::COUNT],
    /// Potatoes or corn.
    pub food: u8,
}

/// What is handed over for a price.
pub type Payment = [u8; Good::COUNT];

impl Cost {
    /// So much of one good.
    #[must_use]
    pub const fn of(good: Good, amount: u8) -> Self {
        let mut goods = [0; Good::COUNT];
        goods[good as usize] = amount;
        Self { goods, food: 0 }
    }

    /// So much food.
    #[must_use]
    pub const fn food(food: u8) -> Self {
        Self { goods: [0; Good::COUNT], food }
    }

    /// Whether nothing is to be paid.
    #[must_use]
    pub fn is_free(self) -> bool {
        self == Self::default()
    }

    /// Whether it can be paid out of these goods.
    #[must_use]
    #[inline]
    pub fn payable(self, held: Goods) -> bool {
        self.missing(held) == 0
    }

    /// How many goods are missing to pay it, gold counted for anything.
    #[must_use]
    #[inline]
    pub fn missing(self, held: Goods) -> u8 {
        let [potato, corn, stone, gold] = held.0.map(i32::from);
        let [p, c, s, g] = self.goods.map(i32::from);
        let spare = (potato - p).max(0) + (corn - c).max(0);
        let short = (p - potato).max(0) + (c - corn).max(0) + (s - stone).max(0);
        (g + short + (i32::from(self.food) - spare).max(0) - gold).max(0) as u8
    }

    /// The goods asked for by name.
    #[must_use]
    pub fn named(self) -> Goods {
        paid(self.goods)
    }

    /// Lists every way to pay, the one with the least gold first.
    pub fn payments(self, held: Goods, out: &mut impl Sink<Move>) {
        let [potato, corn, stone, gold] = held.0.map(|n| n.min(u8::MAX.into()) as u8);
        let [p, c, s, g] = self.goods;
        let total = u16::from(p) + u16::from(c) + u16::from(s) + u16::from(g) + u16::from(self.food);
        for more in 0..=total - u16::from(g) {
            let paid_gold = u16::from(g) + more;
            if paid_gold > gold.into() {
                return;
            }
            let rest = total - paid_gold;
            for paid_stone in (0..=s.min(stone)).rev() {
                let Some(eaten) = rest.checked_sub(paid_stone.into()) else { continue };
                let most = potato.min(p.saturating_add(self.food));
                for paid_potato in (0..=u16::from(most).min(eaten)).rev() {
                    let paid_corn = eaten - paid_potato;
                    // Food is what goes beyond the goods asked for by name.
                    let food = paid_potato.saturating_sub(p.into()) + paid_corn.saturating_sub(c.into());
                    if paid_corn <= corn.into() && food <= self.food.into() {
                        out.push(Move::Pay([
                            paid_potato as u8,
                            paid_corn as u8,
                            paid_stone,
                            paid_gold as u8,
                        ]));
                    }
                }
            }
        }
    }
}

/// A payment as goods.
pub(crate) fn paid(payment: Payment) -> Goods {
    Goods(payment.map(u16::from))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(cost: Cost, held: [u16; 4]) -> Vec<Move> {
        let mut ways = Vec::new();
        cost.payments(Goods(held), &mut ways);
        assert_eq!(cost.payable(Goods(held)), !ways.is_empty(), "{cost:?} {held:?}");
        ways
    }

    #[test]
    fn food_is_any_mix_and_gold_is_anything() {
        assert_eq!(ways(Cost::food(2), [9, 9, 0, 9]).len(), 6);
        assert_eq!(ways(Cost::food(2), [1, 0, 5, 1]), [Move::Pay([1, 0, 0, 1])]);
        assert_eq!(ways(Cost::of(Good::Stone, 3), [9, 9, 2, 0]), []);
        assert_eq!(
            ways(Cost { goods: [1, 0, 2, 1], food: 0 }, [5, 5, 2, 2]),
            [Move::Pay([1, 0, 2, 1]), Move::Pay([0, 0, 2, 2]), Move::Pay([1, 0, 1, 2])]
        );
    }
}
