//! Conquest (TW-7.6 to TW-7.8, TW-7.11 to TW-7.13).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::components::Components;
use crate::event::Event;
use crate::goods::Cost;
use crate::moves::{Move, Victim};
use crate::names::{End, Good, Kind, Power};
use crate::pending::{Origin, Pending};
use crate::position::{Position, Side, soldiers};
use crate::refusal::Refusal;
use crate::tally::Tally;
use crate::turn::{Play, Referee};

/// Soldiers that a conquest costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Toll {
    /// To turn face down.
    pub turn: u8,
    /// To discard.
    pub discard: u8,
    /// One of the two numbers will do.
    pub either: bool,
}

/// Face-up army cards by their soldiers: a card has one or two.
#[derive(Clone, Copy)]
struct Force {
    ones: u8,
    twos: u8,
}

impl Force {
    fn of(rules: &Components, up: Tally) -> Self {
        let mut force = Self { ones: 0, twos: 0 };
        for kind in up.kinds() {
            match rules.army[usize::from(kind)].soldiers {
                1 => force.ones += up.get(kind.into()),
                2 => force.twos += up.get(kind.into()),
                _ => {}
            }
        }
        force
    }

    /// Whether the cards can pay both numbers, no card for both (TW-7.12).
    #[inline]
    fn pays(self, turn: u8, discard: u8) -> bool {
        let Self { ones, twos } = self;
        turn.saturating_add(discard) <= ones + 2 * twos
            && (0..=twos).any(|pairs| {
                let singles = turn.saturating_sub(2 * pairs);
                singles <= ones && (ones - singles) + 2 * (twos - pairs) >= discard
            })
    }

    #[inline]
    fn can_send(self, toll: Toll) -> bool {
        if toll.either { self.ones + self.twos > 0 } else { self.pays(toll.turn, toll.discard) }
    }
}

impl Components {
    /// The toll of a space for a player: with Z13 one less of each, but one soldier in all at least (TW-15.6).
    #[must_use]
    pub fn toll(&self, side: &Side, space: u8) -> Toll {
        self.toll_with(space, side.has(self, Power::ConquestLess))
    }

    fn toll_with(&self, space: u8, less: bool) -> Toll {
        let plan = &self.conquests[usize::from(space)];
        let (turn, discard) = (plan.turn, plan.discard);
        if !less {
            return Toll { turn, discard, either: false };
        }
        let less = self.amount(Power::ConquestLess);
        match (turn.saturating_sub(less), discard.saturating_sub(less)) {
            (0, 0) => Toll { turn: turn.min(1), discard: discard.min(1), either: turn > 0 && discard > 0 },
            (turn, discard) => Toll { turn, discard, either: false },
        }
    }
}

impl Referee<'_> {
    /// The toll of a space for an actor; buildings help players alone.
    pub(crate) fn toll(&self, who: Actor, space: u8) -> Toll {
        self.rules.toll_with(space, self.has(who, Power::ConquestLess))
    }

    fn force(&self, who: Actor) -> Force {
        Force::of(self.rules, self.side(who).army_up)
    }

    pub(crate) fn check_conquest(&self, who: Actor, space: u8) -> Result<Toll, Refusal> {
        self.check_conquest_with(who, self.force(who), space)
    }

    /// A conquest with soldiers that were counted before: a list looks at many spaces.
    #[inline]
    fn check_conquest_with(&self, who: Actor, force: Force, space: u8) -> Result<Toll, Refusal> {
        if self.is_active(who) && self.table.turn.golden {
            return Err(Refusal::GoldTaken);
        }
        if self.table.conquests[usize::from(space)].is_some() {
            return Err(Refusal::ConquestTaken { space: self.rules.conquests[usize::from(space)].id });
        }
        if self.side(who).markers == 0 {
            return Err(Refusal::NoMarker);
        }
        let toll = self.toll(who, space);
        if force.can_send(toll) {
            Ok(toll)
        } else {
            Err(Refusal::Soldiers { turn: toll.turn, discard: toll.discard })
        }
    }

    fn conquerable(&self, who: Actor) -> impl Iterator<Item = u8> {
        let (referee, force) = (*self, self.force(who));
        // Without a marker no space need be looked at.
        let spaces = if self.side(who).markers == 0 { 0 } else { self.rules.conquests.len() as u8 };
        (0..spaces).filter(move |&space| referee.check_conquest_with(who, force, space).is_ok())
    }

    pub(crate) fn check_casualty(&self, victim: Victim) -> Result<(), Refusal> {
        let there = match (victim, self.table.village.len()) {
            (Victim::Nomad(kind), 0) => self.table.nomads.get(kind) > 0,
            (Victim::Nomad(_), _) => return Err(Refusal::VillageFirst),
            // The last worker stands at both ends: one of them will do.
            (Victim::Village(end), 1) => end == End::Potato,
            (Victim::Village(_), workers) => workers > 0,
        };
        if there { Ok(()) } else { Err(Refusal::NobodyThere) }
    }

    /// The ends of the village, or the nomads if it is empty (TW-7.6).
    pub(crate) fn casualty_answers(&self, out: &mut impl Sink<Move>) {
        let ends = End::ALL.iter().map(|&end| Victim::Village(end));
        let nomads = Kind::ALL.iter().map(|&kind| Victim::Nomad(kind));
        for victim in ends.chain(nomads).filter(|&victim| self.check_casualty(victim).is_ok()) {
            out.push(Move::Casualty(victim));
        }
    }

    pub(crate) fn check_muster(&self, who: Actor, free: u8, kind: u8) -> Result<Cost, Refusal> {
        self.check_army_card(who, kind)?;
        let potatoes = if free > 0 { 0 } else { self.rules.priest.army_potato };
        self.check_cost(who, Cost::of(Good::Potato, potatoes))
    }

    /// Army cards of the hand. The active one may take the gold instead of everything; going on without a card makes
    /// sense only if soldiers are there.
    pub(crate) fn muster_answers(&self, who: Actor, free: u8, begun: bool, out: &mut impl Sink<Move>) {
        let hand = self.secret.army_hands[who.index()];
        for kind in hand.kinds().filter(|&kind| self.check_muster(who, free, kind).is_ok()) {
            out.push(Move::Muster(kind));
        }
        let gold = self.is_active(who) && !begun;
        if gold {
            out.push(Move::Gold);
        }
        let goes_on =
            if gold { self.conquerable(who).next().is_some() } else { self.side(who).army_hand > 0 };
        if goes_on {
            out.push(Move::Done);
        }
    }

    pub(crate) fn conquer_answers(&self, who: Actor, out: &mut impl Sink<Move>) {
        let mut any = false;
        for space in self.conquerable(who) {
            out.push(Move::Conquer(space));
            any = true;
        }
        if any {
            out.push(Move::Done);
        }
    }

    /// Which cards are turned down, then which are discarded; what is left must be able to pay the rest.
    pub(crate) fn soldiers_answers(
        &self,
        who: Actor,
        turn: u8,
        discard: u8,
        either: bool,
        out: &mut impl Sink<Move>,
    ) {
        let up = self.side(who).army_up;
        if self.version.sends_all_soldiers() && !either && (turn == 0 || discard == 0) {
            let least = up.kinds().map(|kind| self.rules.army[usize::from(kind)].soldiers).min();
            if soldiers(self.rules, up) < turn + discard + least.unwrap_or_default() {
                // All of them must go, so in which order does not matter.
                let make = if turn > 0 { Move::TurnDown } else { Move::Lose };
                up.kinds().take(1).for_each(|kind| out.push(make(kind)));
                return;
            }
        }
        let toll = Toll { turn, discard, either };
        for kind in up.kinds().filter(|&kind| self.check_turn_down(who, toll, kind).is_ok()) {
            out.push(Move::TurnDown(kind));
        }
        for kind in up.kinds().filter(|&kind| self.check_lose(who, toll, kind).is_ok()) {
            out.push(Move::Lose(kind));
        }
    }

    fn check_soldiers(&self, who: Actor, kind: u8) -> Result<(), Refusal> {
        let there = self.side(who).army_up.get(kind.into()) > 0;
        if there { Ok(()) } else { Err(Refusal::NoSoldiers { card: self.rules.army[usize::from(kind)].id }) }
    }

    pub(crate) fn check_turn_down(&self, who: Actor, toll: Toll, kind: u8) -> Result<(), Refusal> {
        self.check_soldiers(who, kind)?;
        let Toll { turn, discard, either } = toll;
        if turn == 0 {
            return Err(Refusal::TurnFirst);
        }
        let mut rest = self.side(who).army_up;
        rest.remove(kind.into());
        let soldiers = self.rules.army[usize::from(kind)].soldiers;
        let enough = either || Force::of(self.rules, rest).pays(turn.saturating_sub(soldiers), discard);
        if enough { Ok(()) } else { Err(Refusal::WrongSoldiers { turn, discard }) }
    }

    pub(crate) fn check_lose(&self, who: Actor, toll: Toll, kind: u8) -> Result<(), Refusal> {
        self.check_soldiers(who, kind)?;
        let in_turn = toll.discard > 0 && (toll.either || toll.turn == 0);
        if in_turn { Ok(()) } else { Err(Refusal::TurnFirst) }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn casualty(&mut self, who: Actor, victim: Victim) {
        let worker = match victim {
            Victim::Village(end) => self.leave_village(end),
            Victim::Nomad(kind) => self.table.nomads.remove(kind).then_some(kind),
        };
        let Some(worker) = worker else { return };
        self.table.casualties.add(worker);
        self.tell(Event::Casualty { who, worker });
        match victim {
            Victim::Village(_) => self.check_village(),
            Victim::Nomad(_) => self.refill_nomads(),
        }
    }

    /// The worker at an end of the village leaves it.
    pub(crate) fn leave_village(&mut self, end: End) -> Option<Kind> {
        let village = &mut self.table.village;
        let worker = match end {
            End::Potato => village.pop_front(),
            End::Corn => village.pop_back(),
        }?;
        Kind::ALL.get(usize::from(worker)).copied()
    }

    /// The card is played at once: everybody has seen it when it is paid.
    pub(crate) fn muster(&mut self, who: Actor, free: u8, kind: u8) {
        let cost = self.referee().check_muster(who, free, kind).unwrap_or_default();
        self.play_army(who, kind);
        self.ask(who, Pending::Muster { free: free.saturating_sub(1), begun: true });
        self.charge(who, cost);
    }

    pub(crate) fn play_army(&mut self, who: Actor, kind: u8) {
        if self.leave_army(who, kind) {
            self.side(who).army_up.add(kind.into());
            self.tell(Event::Mustered { who, card: self.rules.army[usize::from(kind)].id });
        }
    }

    /// The marker, the benefit, then the soldiers (TW-7.8).
    pub(crate) fn conquer(&mut self, who: Actor, space: u8) {
        let Toll { turn, discard, either } = self.referee().toll(who, space);
        self.put_marker(who, space);
        self.ask(who, Pending::Soldiers { turn, discard, either });
        self.give(who, Origin::Conquest(space));
    }

    pub(crate) fn put_marker(&mut self, who: Actor, space: u8) {
        let plan = &self.rules.conquests[usize::from(space)];
        self.table.conquests[usize::from(space)] = Some(who);
        self.side(who).markers -= 1;
        self.tell(Event::Conquered { who, space: plan.id, region: plan.region });
    }

    pub(crate) fn send_soldiers(&mut self, who: Actor, turn: u8, discard: u8, either: bool, answer: Move) {
        let (kind, turn, discard) = match answer {
            Move::TurnDown(kind) => {
                self.turn_down(who, kind);
                let soldiers = self.rules.army[usize::from(kind)].soldiers;
                (kind, turn.saturating_sub(soldiers), discard)
            }
            Move::Lose(kind) => {
                self.lose_army(who, kind);
                let soldiers = self.rules.army[usize::from(kind)].soldiers;
                (kind, turn, discard.saturating_sub(soldiers))
            }
            _ => return,
        };
        debug_assert!(usize::from(kind) < self.rules.army.len());
        if !either && turn + discard > 0 {
            self.ask(who, Pending::Soldiers { turn, discard, either });
        }
    }

    pub(crate) fn turn_down(&mut self, who: Actor, kind: u8) {
        let side = self.side(who);
        if side.army_up.remove(kind.into()) {
            side.army_down.add(kind.into());
            self.tell(Event::TurnedDown { who, card: self.rules.army[usize::from(kind)].id });
        }
    }

    pub(crate) fn lose_army(&mut self, who: Actor, kind: u8) {
        if self.side(who).army_up.remove(kind.into()) {
            self.table.army_discards.add(kind.into());
            self.tell(Event::ArmyDiscarded { who, card: self.rules.army[usize::from(kind)].id });
        }
    }
}
