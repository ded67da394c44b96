//! Goods: what is held, what something costs, and the ways to pay for it.

use khipu_core::Sink;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::moves::Move;
use crate::names::Good;

/// An amount of each good that is held as a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goods(pub [u16; Good::HELD]);

impl Goods {
    /// Some of one good.
    #[must_use]
    #[inline]
    pub fn of(good: Good, amount: u16) -> Self {
        let mut goods = Self::default();
        goods.add(good, amount);
        goods
    }

    /// How much of a good.
    #[must_use]
    pub fn get(&self, good: Good) -> u16 {
        self.0.get(good as usize).copied().unwrap_or_default()
    }

    /// Adds some of a good.
    pub fn add(&mut self, good: Good, amount: u16) {
        if let Some(held) = self.0.get_mut(good as usize) {
            *held = held.saturating_add(amount);
        }
    }

    /// Takes some of a good away; what is not there cannot be taken.
    pub fn remove(&mut self, good: Good, amount: u16) {
        if let Some(held) = self.0.get_mut(good as usize) {
            *held = held.saturating_sub(amount);
        }
    }

    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Good::HELD]
    }

    /// Workers and resources: what breaks a tie (IS-5.1).
    #[must_use]
    pub fn for_ties(&self) -> u16 {
        [Good::Worker, Good::Wood, Good::Stone, Good::Food].iter().map(|&good| self.get(good)).sum()
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

/// So much of several things, by name: goods, resources of any kind, deals. What a cost is, or what is missing for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Amounts {
    /// Goods of all kinds.
    pub goods: [u8; Good::COUNT],
    /// Resources of any kind.
    pub any: u8,
    /// Deals.
    pub deals: u8,
}

impl Amounts {
    /// Adds as much of a good as is missing.
    pub(crate) fn lack(&mut self, good: Good, need: u8, have: u16) {
        self.goods[good as usize] += u16::from(need).saturating_sub(have) as u8;
    }
}

impl Serialize for Amounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let goods = Good::NAMES.iter().map(|&(name, good)| (name, self.goods[good as usize]));
        let mut map = serializer.serialize_map(None)?;
        for (name, amount) in goods.chain([("resource", self.any), ("deal", self.deals)]) {
            if amount > 0 {
                map.serialize_entry(name, &amount)?;
            }
        }
        map.end()
    }
}

/// What is paid: wood, stone, food, gold.
pub type Payment = [u8; 4];

/// A price in resources and gold. `any` resources may be of any kind; gold can stand in for each of them (IS-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bill {
    /// Wood, stone, food.
    pub resources: [u8; 3],
    /// Gold, which nothing can stand in for.
    pub gold: u8,
    /// Resources of any kind.
    pub any: u8,
}

impl Bill {
    /// Some of one resource.
    #[must_use]
    pub fn of(good: Good, amount: u8) -> Self {
        let mut bill = Self::default();
        if let Some(slot) = bill.resources.get_mut(good as usize) {
            *slot = amount;
        }
        bill
    }

    /// Whether there is nothing to pay.
    #[must_use]
    pub fn is_free(&self) -> bool {
        *self == Self::default()
    }

    /// How many goods in all.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.resources.iter().sum::<u8>() + self.gold + self.any
    }

    /// Whether it can be paid.
    #[must_use]
    #[inline]
    pub fn payable(&self, goods: &Goods) -> bool {
        let (mut short, mut spare) = (u16::from(self.gold), 0u16);
        for (&need, &held) in self.resources.iter().zip(&goods.0) {
            short += u16::from(need).saturating_sub(held);
            spare += held.saturating_sub(need.into());
        }
        short + u16::from(self.any).saturating_sub(spare) <= goods.get(Good::Gold)
    }

    /// What is missing to pay it; gold stands in for what it can, in the order of the resources.
    #[must_use]
    pub fn missing(&self, goods: &Goods) -> Amounts {
        let mut missing = Amounts::default();
        let mut gold = goods.get(Good::Gold).saturating_sub(self.gold.into());
        missing.lack(Good::Gold, self.gold, goods.get(Good::Gold));
        let mut stand_in = |short: u16| {
            let covered = short.min(gold);
            gold -= covered;
            (short - covered) as u8
        };
        let mut spare = 0u16;
        for (&good, &need) in Good::RESOURCES.iter().zip(&self.resources) {
            let held = goods.get(good);
            missing.goods[good as usize] = stand_in(u16::from(need).saturating_sub(held));
            spare += held.saturating_sub(need.into());
        }
        missing.any = stand_in(u16::from(self.any).saturating_sub(spare));
        missing
    }

    /// What it is, by name.
    #[must_use]
    pub fn amounts(&self) -> Amounts {
        let mut amounts = Amounts { any: self.any, ..Amounts::default() };
        amounts.goods[..3].copy_from_slice(&self.resources);
        amounts.goods[Good::Gold as usize] = self.gold;
        amounts
    }

    /// Every way to pay it.
    pub(crate) fn payments(&self, goods: &Goods, out: &mut impl Sink<Move>) {
        let most = |i: usize| goods.0[i].min(u16::from(self.resources[i]) + u16::from(self.any)) as u8;
        for wood in (0..=most(0)).rev() {
            for stone in (0..=most(1)).rev() {
                for food in (0..=most(2)).rev() {
                    let paid = wood + stone + food;
                    let Some(gold) = self.total().checked_sub(paid) else { continue };
                    let payment = [wood, stone, food, gold];
                    if u16::from(gold) <= goods.get(Good::Gold) && self.takes(payment) {
                        out.push(Move::Pay(payment));
                    }
                }
            }
        }
    }

    /// Whether a payment is one for this bill.
    #[must_use]
    #[inline]
    pub fn takes(&self, payment: Payment) -> bool {
        let sum: u16 = payment.iter().map(|&n| u16::from(n)).sum();
        let beyond: u16 = payment
            .iter()
            .zip(self.resources)
            .map(|(&paid, need)| u16::from(paid.saturating_sub(need)))
            .sum();
        sum == u16::from(self.total()) && beyond <= self.any.into() && payment[3] >= self.gold
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(bill: Bill, goods: [u16; 4]) -> Vec<Payment> {
        let mut held = Goods::default();
        held.0[..4].copy_from_slice(&goods);
        let mut moves = Vec::new();
        bill.payments(&held, &mut moves);
        assert_eq!(bill.payable(&held), !moves.is_empty(), "{bill:?} {goods:?}");
        let payment = |paid: &Move| match paid {
            Move::Pay(payment) => *payment,
            other => panic!("{other:?}"),
        };
        moves.iter().map(payment).collect()
    }

    #[test]
    fn gold_stands_in_and_nothing_stands_in_for_gold() {
        let bill = Bill { resources: [1, 1, 0], ..Bill::default() };
        assert_eq!(ways(bill, [1, 1, 5, 1]), [[1, 1, 0, 0], [1, 0, 0, 1], [0, 1, 0, 1]]);
        assert_eq!(ways(bill, [0, 1, 5, 1]), [[0, 1, 0, 1]]);
        assert!(ways(bill, [0, 0, 5, 1]).is_empty());
        let bill = Bill { gold: 1, ..Bill::default() };
        assert!(ways(bill, [5, 5, 5, 0]).is_empty());
    }

    #[test]
    fn what_is_missing_is_named_beyond_what_gold_stands_in_for() {
        let missing = |bill: Bill, goods: [u16; 4]| {
            let mut held = Goods::default();
            held.0[..4].copy_from_slice(&goods);
            let missing = bill.missing(&held);
            assert_eq!(bill.payable(&held), missing == Amounts::default(), "{bill:?} {goods:?}");
            serde_json::to_value(missing).expect("JSON").to_string()
        };
        let bill = Bill { resources: [2, 1, 0], ..Bill::default() };
        assert_eq!(missing(bill, [0, 1, 9, 0]), r#"{"wood":2}"#);
        assert_eq!(missing(bill, [0, 0, 9, 1]), r#"{"wood":1,"stone":1}"#);
        assert_eq!(missing(bill, [0, 0, 0, 3]), "{}");
        let bill = Bill { resources: [1, 0, 0], any: 2, gold: 1 };
        assert_eq!(missing(bill, [2, 0, 0, 0]), r#"{"gold":1,"resource":1}"#);
        assert_eq!(missing(bill, [2, 0, 0, 2]), "{}");
    }

    #[test]
    fn any_resources_are_chosen_freely() {
        let bill = Bill { any: 2, ..Bill::default() };
        assert_eq!(ways(bill, [2, 0, 1, 0]), [[2, 0, 0, 0], [1, 0, 1, 0]]);
        assert_eq!(ways(bill, [0, 0, 0, 2]), [[0, 0, 0, 2]]);
        let bill = Bill { resources: [1, 0, 0], any: 1, gold: 1 };
        assert_eq!(ways(bill, [2, 0, 0, 2]), [[2, 0, 0, 1], [1, 0, 0, 2]]);
    }
}
