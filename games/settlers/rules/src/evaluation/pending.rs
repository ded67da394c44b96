//! What is still to come of the turn in progress: the questions and the work on the stack.

use super::gains::best_resource;
use super::outlook::Outlook;
use super::weights::Weight;
use crate::cards::{Card, NO_CARD};
use crate::components::{Booty, Trigger, Verb};
use crate::favor::Colours;
use crate::names::Good;
use crate::pending::{Occasion, Origin, Pending, Work};
use crate::tableau::Location;

impl Outlook<'_> {
    /// Everything on the stack that belongs to the seat.
    pub(super) fn pending(&self) -> f32 {
        let entries = self.referee.table.pending.entries().iter().filter(|entry| entry.who == self.seat);
        entries.map(|entry| self.entry(entry.what)).sum()
    }

    fn entry(&self, what: Pending) -> f32 {
        let now = &self.now;
        let card = now[Good::Card as usize];
        match what {
            Pending::Pick | Pending::Pile => card * self.weight(Weight::Pick),
            Pending::Clear => -self.fodder,
            Pending::Pay(bill) => -self.bill(&bill, now),
            Pending::GiveCard { .. } | Pending::Forced => -card,
            Pending::GiveDeal => -self.least_deal(),
            Pending::GiveFavor => -now[Good::Favor as usize],
            Pending::Either { gain, origin } => self.gain(gain, &self.host(origin.card), Colours::NONE, now),
            Pending::React { card, feature, .. } => {
                let host = self.host(card);
                let features = &self.referee.plan(card).effect.features;
                let feature = features.get(usize::from(feature));
                feature.map_or(0.0, |feature| self.reactions(feature, &host, Colours::NONE, now))
            }
            Pending::Draw { left } | Pending::CashDraw { left } => f32::from(left) * card,
            Pending::Favor { left } => f32::from(left) * now[Good::Favor as usize],
            Pending::Resource { left } => f32::from(left) * best_resource(now),
            Pending::Deploy { left } => f32::from(left) * self.weight(Weight::Samurai) * (1.0 + self.left),
            Pending::UseDeal { .. } => self.best_deal(now),
            Pending::TakeDeal => self.weight(Weight::TakeDeal),
            Pending::RouteDeal | Pending::BreakDeal { .. } => self.weight(Weight::BreakDeal),
            Pending::Refresh { .. } => self.weight(Weight::Refresh),
            Pending::Block | Pending::TakeOver | Pending::Victim { .. } => self.weight(Weight::Harm),
            Pending::Demolish => 2.0 * self.weight(Weight::Harm),
            Pending::Visit { .. } => 0.5 * self.weight(Weight::Loot),
            Pending::LookKeep { left, .. } => f32::from(left) * self.weight(Weight::Look) * card,
            Pending::Reproduce { origin, other } => {
                self.verb(Verb::Reproduce { other }, &self.host(origin.card), now)
            }
            Pending::Steal { what: Booty::Good(good), left } => f32::from(left) * now[good as usize],
            Pending::Steal { left, .. } => f32::from(left) * best_resource(now),
            Pending::Loot { .. } => self.weight(Weight::Loot),
            Pending::Raze { prey, free, cash } => {
                self.verb(Verb::Raze { prey, free, cash }, &self.host(NO_CARD), now).max(0.0)
            }
            Pending::BuildFree { .. } => self.weight(Weight::BuildFree),
            Pending::Foundation { good } => now[good as usize] + self.weight(Weight::Foundation),
            Pending::Cash { vp, .. } => self.pool_as_points(vp),
            Pending::Keep { left, .. } => f32::from(left) * self.weight(Weight::Kept),
            Pending::Announce { prayer, .. } | Pending::Way { prayer, .. } => self.begun(prayer),
            Pending::Do(work) => self.work(work),
            Pending::Turn
            | Pending::Finish
            | Pending::Again { .. }
            | Pending::Trade
            | Pending::LookDraw { .. }
            // What a prayer brings is counted once, where it is answered.
            | Pending::Choose { .. }
            | Pending::Stored { .. }
            | Pending::Tricolour { .. }
            | Pending::Offer { .. }
            | Pending::Target { .. } => 0.0,
        }
    }

    fn work(&self, work: Work) -> f32 {
        match work {
            Work::Gain { gain, origin: Origin { card, .. } } => {
                self.gain(gain, &self.host(card), Colours::NONE, &self.now)
            }
            Work::Items { sequence, at, origin } => {
                self.sequence(sequence, at, &self.host(origin.card), Colours::NONE, &self.now)
            }
            Work::Deal { card } => {
                let good = self.referee.plan(card).deal.unwrap_or(Good::Vp);
                self.now[good as usize] + self.deal(good) + self.answers.deal
            }
            Work::Raise { card, .. } => self.built(card),
            Work::Collect { .. } => {
                let pool = self.referee.table.pool.iter().zip(&self.now);
                let seen: u8 = self.referee.table.looked.iter().sum();
                pool.map(|(&n, price)| f32::from(n) * price).sum::<f32>()
                    + f32::from(seen) * self.now[Good::Card as usize]
            }
            Work::PrayDraw { prayer, .. } => self.begun(prayer),
            Work::Answer { prayer, .. } => self.prayed(prayer),
            Work::Wake { occasion, at, feature } => self.wake(occasion, at, feature),
            _ => 0.0,
        }
    }

    /// A prayer whose colour may be announced, but whose cards are not drawn.
    fn begun(&self, prayer: u16) -> f32 {
        self.prayer_of(prayer, self.referee.table.prayer.colour, &self.now)
    }

    /// What the goods of the pool may become over what they are.
    fn pool_as_points(&self, vp: u8) -> f32 {
        let pool = self.referee.table.pool.iter().zip(&self.now);
        pool.map(|(&n, price)| f32::from(n) * (f32::from(vp) - price).max(0.0)).sum()
    }

    /// What features will still answer, from a location and a feature on; what answers building is added up already.
    fn wake(&self, occasion: Occasion, at: u8, from: u8) -> f32 {
        let wanted = |trigger: Trigger| match (occasion, trigger) {
            (Occasion::Raze, Trigger::Raze)
            | (Occasion::Deal(_), Trigger::Deal)
            | (Occasion::Pray, Trigger::Pray)
            | (Occasion::Set, Trigger::Set)
            | (Occasion::Favor, Trigger::Favor) => true,
            (Occasion::Points { points, .. }, Trigger::GainVp(least)) => points >= least,
            _ => false,
        };
        let locations = self.side.locations.all().iter().enumerate().skip(at.into());
        let mut sum = 0.0;
        if let Occasion::Built(card) = occasion
            && at == 0
            && from == 0
        {
            sum += self.answer_to(self.referee.plan(card));
        }
        for (place, location) in locations {
            let skipped = if place == usize::from(at) { usize::from(from) } else { 0 };
            let features = self.plan(location).effect.features.iter().skip(skipped);
            for feature in features.filter(|feature| wanted(feature.trigger)) {
                sum += self.reactions(feature, location, Colours::NONE, &self.now);
            }
        }
        sum
    }

    /// The location of a card, or one that is not there any more.
    fn host(&self, card: Card) -> Location {
        self.side.locations.find(card).copied().unwrap_or(Location::new(card))
    }
}
