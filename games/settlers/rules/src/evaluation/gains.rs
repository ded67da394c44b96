//! What the effects of cards are worth, and what they cost, at given prices.

use super::outlook::{Outlook, Prices};
use super::weights::Weight;
use crate::components::{Amount, Booty, Count, End, Feature, Gain, Item, Out, Paid, Price, Reaction, Verb};
use crate::favor::Colours;
use crate::goods::Bill;
use crate::names::{Colour, Good};
use crate::tableau::Location;

/// Goods that a raze field has, as a rule.
const RAZE_FIELD: f32 = 2.0;

impl Outlook<'_> {
    /// The best of several gains. `host` is the location that gives it; `new` are its colours, if it does not stand yet.
    pub(super) fn gain(&self, gain: u16, host: &Location, new: Colours, prices: &Prices) -> f32 {
        let Gain { first, count } = self.referee.rules.book.gains[usize::from(gain)];
        let sequences = first..first + u16::from(count);
        let worth = sequences.map(|sequence| self.sequence(sequence, 0, host, new, prices));
        worth.fold(f32::NEG_INFINITY, f32::max).max(0.0)
    }

    /// All of a sequence from a place on.
    pub(super) fn sequence(
        &self,
        sequence: u16,
        from: u8,
        host: &Location,
        new: Colours,
        prices: &Prices,
    ) -> f32 {
        let items = self.referee.rules.book.sequences[usize::from(sequence)].iter().skip(from.into());
        items
            .map(|&item| match item {
                Item::Amount(amount) => self.amount(amount, host, new, prices),
                Item::Pray(prayer) => self.prayer(prayer, prices),
                Item::Verb(verb) => self.verb(verb, host, prices),
            })
            .sum()
    }

    fn amount(&self, amount: Amount, host: &Location, new: Colours, prices: &Prices) -> f32 {
        self.reckon(amount, host, new) * self.out(amount.out, prices)
    }

    /// One of what an amount is of; the good of a matching colour is known to prayers alone.
    pub(super) fn out(&self, out: Out, prices: &Prices) -> f32 {
        match out {
            Out::Good(Good::Favor) if self.side.favor.missing().is_empty() => 0.0,
            Out::Good(good) => prices[good as usize],
            Out::CommonCard | Out::FactionCard => prices[Good::Card as usize],
            Out::Samurai => prices[Good::Vp as usize] * self.weight(Weight::Samurai) * (1.0 + self.left),
            Out::Token => prices[Good::Vp as usize] * self.weight(Weight::Statue),
            Out::Resource => best_resource(prices),
            Out::Match => 0.0,
        }
    }

    pub(super) fn reckon(&self, amount: Amount, host: &Location, new: Colours) -> f32 {
        let Some(count) = amount.per else { return f32::from(amount.n) };
        let all = f32::from(amount.n) * self.counted(count, host, new);
        amount.max.map_or(all, |max| all.min(max.into()))
    }

    /// How many of something there are; a card that is about to be built counts with its colours.
    pub(super) fn counted(&self, count: Count, host: &Location, new: Colours) -> f32 {
        let of = |colour: Colour| u16::from(self.coloured[colour as usize]) + u16::from(new.has(colour));
        let found = match count {
            Count::Colour(colour) => of(colour),
            Count::Set => {
                Colour::ALL.iter().map(|&colour| of(colour) / u16::from(self.referee.rules.set)).sum()
            }
            Count::Samurai => {
                self.side.locations.all().iter().filter(|location| location.samurai()).count() as u16
            }
            Count::Deal => self.side.deals(),
            Count::Favor => self.side.favor.len().into(),
            Count::Stash => u16::from(host.stash) + u16::from(self.referee.table.under.stashed(host.card)),
            Count::Token => host.tokens.into(),
        };
        f32::from(found)
    }

    /// The best answer of a feature; one that costs more than it brings is declined.
    pub(super) fn reactions(&self, feature: &Feature, host: &Location, new: Colours, prices: &Prices) -> f32 {
        let worth = |reaction: &Reaction| {
            let cost = reaction.price.map_or(0.0, |price| self.cost(&price, host, prices));
            self.gain(reaction.gain, host, new, prices) - cost
        };
        feature.reactions.iter().map(worth).fold(0.0, f32::max)
    }

    /// What a price takes away.
    pub(super) fn cost(&self, price: &Price, host: &Location, prices: &Prices) -> f32 {
        let of = |good: Good, n: u8| prices[good as usize] * f32::from(n);
        let mut sum = self.bill(&price.bill, prices)
            + of(Good::Worker, price.workers)
            + of(Good::Raze, price.raze)
            + of(Good::Tech, price.tech)
            + of(Good::Favor, price.favor);
        if price.deals > 0 {
            sum += f32::from(price.deals) * self.least_deal() * prices[Good::Vp as usize];
        }
        if let Some((n, paid, _)) = price.cards {
            sum += of(Good::Card, n);
            if paid == Paid::Tuck {
                sum -= self.tucked(host) * f32::from(n) * prices[Good::Vp as usize];
            }
        }
        sum
    }

    /// What a card put under a location counts at the end.
    fn tucked(&self, host: &Location) -> f32 {
        if usize::from(host.card) >= self.referee.rules.plan_of.len() {
            return 0.0;
        }
        let ends = self.plan(host).effect.ends.iter();
        ends.map(|end| match end {
            End::Per { n, count: Count::Stash, .. } => f32::from(*n),
            _ => 0.0,
        })
        .sum()
    }

    pub(super) fn bill(&self, bill: &Bill, prices: &Prices) -> f32 {
        let resources = bill.resources.iter().zip(prices).map(|(&n, price)| f32::from(n) * price);
        let least = Good::RESOURCES.iter().map(|&good| prices[good as usize]).fold(f32::INFINITY, f32::min);
        resources.sum::<f32>()
            + f32::from(bill.gold) * prices[Good::Gold as usize]
            + f32::from(bill.any) * least
    }

    /// What a card does besides giving amounts. Prices of several rounds count each of them, so points do as well.
    pub(super) fn verb(&self, verb: Verb, host: &Location, prices: &Prices) -> f32 {
        let point = prices[Good::Vp as usize];
        let of = |weight: Weight| self.weight(weight) * point;
        match verb {
            Verb::Nothing | Verb::Cash(_) => 0.0,
            Verb::UseDeal => self.best_deal(prices),
            Verb::TakeDeal => of(Weight::TakeDeal),
            Verb::EnemyDeal | Verb::BreakDeal { .. } => of(Weight::BreakDeal),
            Verb::Refresh => of(Weight::Refresh),
            Verb::Block | Verb::TakeOver | Verb::EnemyDiscard(_) => of(Weight::Harm),
            Verb::Demolish => 2.0 * of(Weight::Harm),
            Verb::Visit => 0.5 * of(Weight::Loot),
            Verb::Look { keep, .. } => {
                f32::from(keep) * self.weight(Weight::Look) * prices[Good::Card as usize]
            }
            Verb::Reproduce { .. } => self.best_production(host, prices),
            Verb::Steal { what: Booty::Resource, n } => f32::from(n) * best_resource(prices),
            Verb::Steal { what: Booty::Good(good), n } => f32::from(n) * prices[good as usize],
            Verb::LootEnemy => of(Weight::Loot),
            Verb::LootPaid => RAZE_FIELD * of(Weight::Loot),
            Verb::Raze { free, cash, .. } => {
                let each = if cash > 0 { f32::from(cash) * point } else { of(Weight::Loot) };
                let tokens = if free { 0.0 } else { prices[Good::Raze as usize] };
                RAZE_FIELD * each - tokens
            }
            Verb::Build { .. } => of(Weight::BuildFree),
            Verb::Foundation(good) => prices[good as usize] + of(Weight::Foundation),
            Verb::Keep { n, .. } => f32::from(n) * of(Weight::Kept),
        }
    }

    /// The most that an own production gives, without those that copy others (IS-9.4).
    fn best_production(&self, host: &Location, prices: &Prices) -> f32 {
        let others = self.side.locations.all().iter().filter(|location| location.card != host.card);
        others
            .filter(|location| !self.plan(location).reproduces)
            .filter_map(|location| Some((location, self.plan(location).effect.produce?)))
            .map(|(location, gain)| self.gain(gain, location, Colours::NONE, prices))
            .fold(0.0, f32::max)
    }
}

/// The dearest resource.
pub(super) fn best_resource(prices: &Prices) -> f32 {
    Good::RESOURCES.iter().map(|&good| prices[good as usize]).fold(0.0, f32::max)
}
