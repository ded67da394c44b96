//! Counting: colours, sets, deals, what lies under a location, and who can be a target.

use khipu_core::Seat;

use crate::actor::Actor;
use crate::cards::Card;
use crate::components::{Amount, Count};
use crate::names::{Colour, Deck};
use crate::position::Side;
use crate::refusal::Refusal;
use crate::tableau::{Location, Site};
use crate::turn::Referee;

impl Referee<'_> {
    /// Locations of a colour, those taken over included (IS-9.9).
    pub(crate) fn coloured(&self, side: &Side, colour: Colour) -> u8 {
        let coloured =
            side.locations.all().iter().filter(|location| self.plan(location.card).colours.has(colour));
        coloured.count() as u8
    }

    /// Sets of a colour (IS-7.4).
    pub(crate) fn sets(&self, who: Seat, colour: Colour) -> u8 {
        self.coloured(self.side(who), colour) / self.rules.set
    }

    /// Whether the newest location of a colour has completed a set.
    pub(crate) fn completes_set(&self, who: Seat, colour: Colour) -> bool {
        self.coloured(self.side(who), colour).is_multiple_of(self.rules.set)
    }

    /// How many of something; `host` is the location that asks.
    pub(crate) fn count(&self, who: Seat, count: Count, host: Card) -> u16 {
        let side = self.side(who);
        let hosted = || side.locations.find(host);
        match count {
            Count::Colour(colour) => self.coloured(side, colour).into(),
            Count::Samurai => {
                side.locations.all().iter().filter(|location| location.samurai()).count() as u16
            }
            Count::Deal => side.deals(),
            Count::Favor => side.favor.len().into(),
            Count::Set => Colour::ALL.iter().map(|&colour| u16::from(self.sets(who, colour))).sum(),
            Count::Stash => {
                let goods = hosted().map_or(0, |location| location.stash);
                u16::from(goods) + u16::from(self.table.under.stashed(host))
            }
            Count::Token => hosted().map_or(0, |location| location.tokens.into()),
        }
    }

    /// How much an amount is for somebody.
    pub(crate) fn reckon(&self, who: Seat, amount: Amount, host: Card) -> u16 {
        let times = amount.per.map_or(1, |count| self.count(who, count, host));
        let all = u16::from(amount.n) * times;
        amount.max.map_or(all, |max| all.min(max.into()))
    }

    /// Each location of others who can be targets.
    pub(crate) fn enemy_sites(&self, who: Seat, mut found: impl FnMut(Site, &Location)) {
        for owner in self.table.enemies(who) {
            for location in self.table.side(owner).locations.all() {
                found(Site { owner, card: location.card }, location);
            }
        }
    }

    /// The location of another who can be a target, for what a rule allows.
    pub(crate) fn enemy_location(
        &self,
        who: Seat,
        card: Card,
        rule: &'static str,
    ) -> Result<(Site, &Location), Refusal> {
        let Some(owner) = self.table.holder(card) else {
            return Err(Refusal::NotInPlay { card: self.id(card), rule });
        };
        if owner == who.into() {
            return Err(Refusal::OwnLocation { card: self.id(card), rule });
        }
        let target = self.table.enemies(who).any(|enemy| enemy == owner);
        let found = self.table.side(owner).locations.find(card).filter(|_| target);
        found
            .map(|location| (Site { owner, card }, location))
            .ok_or(Refusal::HasPassed { card: self.id(card) })
    }

    /// A location of one's own, for what a rule allows.
    pub(crate) fn own_location(
        &self,
        who: Seat,
        card: Card,
        rule: &'static str,
    ) -> Result<&Location, Refusal> {
        self.side(who).locations.find(card).ok_or_else(|| match self.table.holder(card) {
            Some(_) => Refusal::EnemyLocation { card: self.id(card), rule },
            None => Refusal::NotInPlay { card: self.id(card), rule },
        })
    }

    /// Another player who has not passed.
    pub(crate) fn check_enemy(&self, who: Seat, enemy: Seat) -> Result<(), Refusal> {
        if enemy.index() >= usize::from(self.table.players) {
            Err(Refusal::NoPlayer)
        } else if enemy == who {
            Err(Refusal::NotYourself)
        } else if self.table.passed.contains(enemy) {
            Err(Refusal::PlayerPassed { owner: enemy })
        } else {
            Ok(())
        }
    }

    #[inline]
    pub(crate) fn is_faction(&self, card: Card) -> bool {
        self.plan(card).deck != Deck::Common
    }

    /// More raze tokens for a location: its defence token, its samurai, and what protects all of its owner's (IS-4.5).
    pub(crate) fn protection(&self, owner: Actor, location: &Location) -> u8 {
        let faction = usize::from(self.is_faction(location.card));
        let others = self.table.side(owner).locations.all().iter();
        let more: u8 = others.map(|other| self.plan(other.card).effect.protect[faction]).sum();
        u8::from(location.defended()) + u8::from(location.samurai()) + more
    }
}
