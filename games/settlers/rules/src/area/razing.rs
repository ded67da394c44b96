//! Razing (IS-4.4, IS-4.5): from the hand, an enemy's location, an own one.

use khipu_core::{Observer, Seat, Sink};

use crate::actor::Actor;
use crate::cards::{Card, NO_CARD};
use crate::components::{Pile, Prey};
use crate::event::Event;
use crate::goods::Goods;
use crate::moves::Move;
use crate::names::{Good, Lookout, Source};
use crate::pending::{Occasion, Origin, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::tableau::Location;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    #[inline]
    fn check_raze_field(&self, card: Card) -> Result<(), Refusal> {
        let field = self.rules.razeable.has(card);
        if field { Ok(()) } else { Err(Refusal::NoRazeField { card: self.id(card) }) }
    }

    /// So many raze tokens, if they are held.
    #[inline]
    fn check_raze_tokens(&self, who: Seat, need: u8) -> Result<u8, Refusal> {
        let have = self.side(who).goods.get(Good::Raze);
        if have >= need.into() { Ok(need) } else { Err(Refusal::RazeTokens { need, have }) }
    }

    /// The raze tokens for a card of the hand.
    fn check_raze_hand(&self, who: Seat, card: Card, free: bool) -> Result<u8, Refusal> {
        self.check_raze_field(card)?;
        self.check_raze_tokens(who, if free { 0 } else { self.rules.raze_hand })
    }

    /// The raze tokens for an enemy location.
    fn check_raze_enemy(
        &self,
        who: Seat,
        owner: Actor,
        location: &Location,
        free: bool,
    ) -> Result<u8, Refusal> {
        self.check_raze_field(location.card)?;
        let need = if free { 0 } else { self.rules.raze_enemy + self.protection(owner, location) };
        self.check_raze_tokens(who, need)
    }

    /// An own common location is razed for nothing.
    fn check_raze_own(&self, location: &Location) -> Result<u8, Refusal> {
        self.check_raze_field(location.card)?;
        self.check_pile(location.card, Pile::Common).map(|()| 0)
    }

    /// The raze tokens for a card of the hand or a location, whichever it is.
    pub(crate) fn check_raze(&self, who: Seat, card: Card, prey: Prey, free: bool) -> Result<u8, Refusal> {
        let id = self.id(card);
        if self.hand(who).has(card) {
            return match prey {
                Prey::Hand | Prey::HandOrEnemy => self.check_raze_hand(who, card, free),
                Prey::Enemy => Err(Refusal::EnemyOnly { card: id }),
                Prey::Own => Err(Refusal::NotInPlay { card: id, rule: "IS-9.6" }),
            };
        }
        match prey {
            Prey::Own => self.check_raze_own(self.own_location(who, card, "IS-9.6")?),
            Prey::Hand if self.table.holder(card).is_some() => Err(Refusal::HandOnly { card: id }),
            Prey::Hand => Err(Refusal::NotInHand { card: id, rule: "IS-4.4" }),
            Prey::Enemy | Prey::HandOrEnemy => {
                let (site, location) = self.enemy_location(who, card, "IS-4.5")?;
                self.check_raze_enemy(who, site.owner, location, free)
            }
        }
    }

    /// The ordinary action (IS-4.4, IS-4.5).
    pub(crate) fn check_raze_action(&self, who: Seat, card: Card) -> Result<u8, Refusal> {
        if self.table.holder(card).is_some_and(|owner| owner != who.into()) {
            self.check_peace()?;
        }
        self.check_raze(who, card, Prey::HandOrEnemy, false)
    }

    /// Cards of the hand that can be razed.
    pub(crate) fn raze_hand_answers(&self, who: Seat, free: bool, out: &mut impl Sink<Move>) {
        let need = if free { 0 } else { self.rules.raze_hand };
        if self.check_raze_tokens(who, need).is_ok() {
            for card in self.hand(who).intersection(self.rules.razeable).iter() {
                out.push(Move::Raze(card));
            }
        }
    }

    /// Enemy locations that can be razed.
    pub(crate) fn raze_enemy_answers(&self, who: Seat, free: bool, out: &mut impl Sink<Move>) {
        // Protection is looked up only by those who can pay for a location without any.
        if !free && self.check_raze_tokens(who, self.rules.raze_enemy).is_err() {
            return;
        }
        self.enemy_sites(who, |site, location| {
            if self.check_raze_enemy(who, site.owner, location, free).is_ok() {
                out.push(Move::Raze(site.card));
            }
        });
    }

    /// What a card lets one raze. It may be declined: others do not see what the hand holds.
    pub(crate) fn raze_answers(&self, who: Seat, prey: Prey, free: bool, out: &mut impl Sink<Move>) {
        if matches!(prey, Prey::Hand | Prey::HandOrEnemy) {
            self.raze_hand_answers(who, free, out);
        }
        if matches!(prey, Prey::Enemy | Prey::HandOrEnemy) {
            self.raze_enemy_answers(who, free, out);
        }
        if prey == Prey::Own {
            for location in self.side(who).locations.all() {
                if self.check_raze_own(location).is_ok() {
                    out.push(Move::Raze(location.card));
                }
            }
        }
        out.push(Move::Done);
    }

    /// Whether enemies' locations can be razed by the ordinary action (IS-3.2).
    pub(crate) fn check_peace(&self) -> Result<(), Refusal> {
        if self.table.lookout == Lookout::Peaceful { Err(Refusal::Peaceful) } else { Ok(()) }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Razes a card of the hand or a location.
    pub(crate) fn raze(&mut self, who: Seat, card: Card, prey: Prey, free: bool, cash: u8) {
        let Ok(tokens) = self.referee().check_raze(who, card, prey, free) else { return };
        self.spend(who, Goods::of(Good::Raze, tokens.into()));
        match self.table.holder(card) {
            None => self.raze_hand(who, card, cash),
            Some(owner) => self.raze_location(who, owner, card, tokens, cash),
        }
    }

    fn raze_hand(&mut self, who: Seat, card: Card, cash: u8) {
        self.leave_hand(who, card);
        self.discard(card);
        self.tell(Event::RazedHand { who, card: self.id(card) });
        self.wake(who, Occasion::Raze);
        self.spoils(who, card, cash);
    }

    fn raze_location(&mut self, who: Seat, owner: Actor, card: Card, tokens: u8, cash: u8) {
        let Some(location) = self.leave_play(owner.index(), card) else { return };
        self.tell(Event::Razed { who, owner, card: self.id(card), tokens });
        let home = self.table.actor(location.home().unwrap_or(owner.index()));
        match home {
            // The wood goes to whoever has the location now, the foundation to whom it belongs (IS-9.9).
            Actor::Seat(home) if self.rules.is_common(card) => {
                self.side(home).foundations.insert(card);
                self.tell(Event::FoundationLaid { who: home, card: self.id(card) });
                if let Actor::Seat(owner) = owner {
                    self.gain(owner, Good::Wood, self.rules.razed_wood.into(), None);
                }
            }
            _ => self.discard(card),
        }
        self.wake(who, Occasion::Raze);
        if let Actor::Seat(owner) = owner {
            self.wake(owner, Occasion::Razed);
        }
        self.spoils(who, card, cash);
    }

    /// All goods of a raze field; some may become points instead.
    pub(crate) fn spoils(&mut self, who: Seat, card: Card, cash: u8) {
        let rules = self.rules;
        for &good in &rules.plan(card).raze {
            self.table.pool[good as usize] += 1;
        }
        let origin = Origin::of(NO_CARD, Source::Razing);
        if cash > 0 {
            self.later(who, Work::Collect { origin });
            self.ask_cash(who, cash, Source::Razing);
        } else {
            self.collect(who, origin);
        }
    }
}
