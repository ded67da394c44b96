//! The High Priest's Worship, Offering and Rejuvenate (TW-7.1 to TW-7.5), and what answers any of his actions.

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::components::GODS;
use crate::event::Event;
use crate::goods::Cost;
use crate::moment::Moment;
use crate::moves::Move;
use crate::names::{Action, Good, Power, Size};
use crate::pending::{Entry, Pending, Producing, Tile, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rulings::Ruling;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    pub(crate) fn is_active(&self, who: Actor) -> bool {
        self.table.active == who
    }

    /// What ends the list of the active one: the gold while nothing was done (TW-7.2), then the end of the own part.
    fn gold_or_done(&self, who: Actor, begun: bool, out: &mut impl Sink<Move>) {
        out.push(if self.is_active(who) && !begun { Move::Gold } else { Move::Done });
    }

    /// The gold instead of the own part: for the active one, before anything else (TW-7.2, TW-15.31).
    pub(crate) fn check_gold(&self, entry: Entry) -> Result<(), Refusal> {
        let begun = match entry.what {
            Pending::Worship { begun, .. } | Pending::Renew { begun, .. } | Pending::Muster { begun, .. } => {
                begun
            }
            Pending::Produce { state, .. } => state != Producing::Fresh,
            Pending::Offer => false,
            // The marker of a Conquest, its soldiers: the gold was to be taken before.
            Pending::Conquer | Pending::Soldiers { .. } => true,
            _ => return Err(Refusal::NotNow { moment: Moment::PriestPart }),
        };
        match (self.is_active(entry.who), begun) {
            (false, _) => Err(Refusal::ActiveOnly),
            (true, true) => Err(Refusal::GoldFirst),
            (true, false) => Ok(()),
        }
    }

    /// Statues: one of each size for the active one, one of any size for another (TW-7.3).
    pub(crate) fn check_sacrifice(
        &self,
        who: Actor,
        sizes: [bool; 2],
        god: u8,
        size: Size,
    ) -> Result<(), Refusal> {
        if !sizes[size as usize] {
            return Err(Refusal::SizeGiven);
        }
        let owned = self.side(who).statues.get(god, size) > 0;
        if owned { Ok(()) } else { Err(Refusal::NoStatueToGive) }
    }

    pub(crate) fn worship_answers(
        &self,
        who: Actor,
        sizes: [bool; 2],
        begun: bool,
        out: &mut impl Sink<Move>,
    ) {
        let mut any = false;
        for god in 0..GODS as u8 {
            for &size in Size::ALL {
                if self.check_sacrifice(who, sizes, god, size).is_ok() {
                    out.push(Move::Sacrifice(god, size));
                    any = true;
                }
            }
        }
        if any || (self.is_active(who) && !begun) {
            self.gold_or_done(who, begun, out);
        }
    }

    pub(crate) fn check_offer(&self, who: Actor, steps: u8) -> Result<Cost, Refusal> {
        let plan = &self.rules.priest;
        let corn = if self.is_active(who) {
            usize::from(steps).checked_sub(1).and_then(|at| plan.offering.get(at)).copied()
        } else {
            (steps == 1).then_some(plan.offering_other)
        };
        let corn = corn.ok_or(Refusal::OneStep)?;
        self.check_below_top(who)?;
        self.check_cost(who, Cost::of(Good::Corn, corn))
    }

    pub(crate) fn offer_answers(&self, who: Actor, out: &mut impl Sink<Move>) {
        for steps in (1..=3).filter(|&steps| self.check_offer(who, steps).is_ok()) {
            out.push(Move::Offer(steps));
        }
        if self.below_top(who) || self.is_active(who) {
            self.gold_or_done(who, false, out);
        }
    }

    /// Turning one thing up at a Rejuvenate (TW-7.5).
    pub(crate) fn check_renew(&self, who: Actor, free: u8, tile: Tile) -> Result<Cost, Refusal> {
        self.check_down(who, tile)?;
        let cost = match () {
            () if !self.is_active(who) => Cost::of(Good::Corn, self.rules.priest.rejuvenate_other),
            () if free > 0 => Cost::default(),
            () => Cost::food(self.rules.priest.rejuvenate_food),
        };
        self.check_cost(who, cost).map_err(|refusal| match refusal {
            Refusal::Food { need, .. } => Refusal::RejuvenateFood { need },
            other => other,
        })
    }

    pub(crate) fn renew_answers(&self, who: Actor, free: u8, begun: bool, out: &mut impl Sink<Move>) {
        let side = self.side(who);
        let buildings = side.down.iter().map(Tile::Building);
        for tile in buildings.chain(side.army_down.kinds().map(Tile::Army)) {
            // What one thing costs the others cost too.
            if self.check_renew(who, free, tile).is_err() {
                break;
            }
            out.push(Move::Flip(tile));
        }
        if self.has_down(who, true) || (self.is_active(who) && !begun) {
            self.gold_or_done(who, begun, out);
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Passive buildings that answer an action, whoever triggered it (TW-15.16).
    pub(crate) fn trigger(&mut self, who: Actor, action: Action) {
        let z12 =
            if self.table.rulings.of(Ruling::Z12Trigger) == 0 { Action::Worship } else { Action::Offering };
        let answering = [
            (Action::Offering, Power::OnOffering),
            (z12, Power::OnWorship),
            (Action::Conquest, Power::OnConquest),
            (Action::Rejuvenate, Power::OnRejuvenate),
        ];
        for (to, power) in answering {
            if to == action {
                self.trigger_power(who, power);
            }
        }
    }

    pub(crate) fn trigger_power(&mut self, who: Actor, power: Power) {
        if self.referee().has(who, power) {
            if let Some(building) = self.rules.powers[power as usize].iter().next() {
                self.tell(Event::Triggered { who, tile: self.rules.buildings[usize::from(building)].id });
            }
            self.give_power(who, power);
        }
    }

    /// The active one takes the gold; at a Conquest neither cards nor markers follow (TW-7.11), at a Production Z16
    /// still works.
    pub(crate) fn take_gold(&mut self, who: Actor, part: Pending) {
        self.table.turn.golden = true;
        self.tell(Event::GoldInstead { who });
        self.gain(who, Good::Gold, self.rules.priest_gold.into());
        if let Pending::Produce { any, .. } = part {
            self.ask(who, Pending::Produce { flips: 0, any, state: Producing::After });
        }
    }

    /// A statue leaves the game for temple steps.
    pub(crate) fn sacrifice(&mut self, who: Actor, sizes: [bool; 2], god: u8, size: Size) {
        self.side(who).statues.remove(god, size);
        self.tell(Event::Sacrificed { who, god: self.rules.gods[usize::from(god)], size });
        let plan = &self.rules.priest;
        let left = if self.referee().is_active(who) {
            let [small, large] = sizes;
            self.ask(
                who,
                Pending::Worship {
                    small: small && size != Size::Small,
                    large: large && size != Size::Large,
                    begun: true,
                },
            );
            plan.worship[size as usize]
        } else {
            plan.worship_other
        };
        self.climb(who, left);
    }

    pub(crate) fn offer(&mut self, who: Actor, steps: u8) {
        let cost = self.referee().check_offer(who, steps).unwrap_or_default();
        self.later(who, Work::Climb { left: steps });
        self.charge(who, cost);
    }

    pub(crate) fn renew(&mut self, who: Actor, free: u8, tile: Tile) {
        let cost = self.referee().check_renew(who, free, tile).unwrap_or_default();
        self.ask(who, Pending::Renew { free: free.saturating_sub(1), begun: true });
        self.later(who, Work::Flip(tile));
        self.charge(who, cost);
    }
}
