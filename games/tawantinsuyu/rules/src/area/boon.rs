//! The benefits of the god card that a worker was placed with (TW-5.1).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::components::Effect;
use crate::event::Event;
use crate::moves::Move;
use crate::pending::{Origin, Pending, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

use super::gains::ALL;

impl Referee<'_> {
    /// The card that was played, if a statue of its god admits its benefits and some are left.
    fn boon_card(&self, who: Actor) -> Option<u8> {
        let card = self.table.turn.played?;
        let left = self.boons_left(card).next().is_some();
        let god = self.rules.god_cards[usize::from(card)].god;
        (left && self.side(who).statues.of(god)).then_some(card)
    }

    /// The benefits that were neither taken nor declined.
    fn boons_left(&self, card: u8) -> impl Iterator<Item = u8> {
        let (count, spent) = (self.rules.gains(Origin::God(card)).len() as u8, self.table.turn.spent);
        (0..count).filter(move |index| spent & (1 << index) == 0)
    }

    /// Whether the tasks are still to come.
    fn before_tasks(&self) -> bool {
        self.table.pending.entries().iter().any(|entry| entry.what == Pending::Do(Work::TasksOver))
    }

    /// Before the tasks or after them; each of several benefits, and all of them, can be declined.
    pub(crate) fn boon_answers(&self, out: &mut impl Sink<Move>) {
        for later in [false, true] {
            if self.check_boon(later).is_ok() {
                out.push(Move::Boon { later });
            }
        }
        let Some(card) = self.table.turn.played.filter(|_| self.version.offers_benefits()) else { return };
        for index in self.boons_left(card) {
            let first = |index: u8| self.boon_name(card, index);
            let again = self.boons_left(card).any(|other| other < index && first(other) == first(index));
            if let Some(effect) = first(index).filter(|&effect| !again && self.check_decline(effect).is_ok())
            {
                out.push(Move::Decline(effect));
            }
        }
        out.push(Move::Done);
    }

    /// The effect by which a benefit is named.
    fn boon_name(&self, card: u8, index: u8) -> Option<Effect> {
        self.rules.gains(Origin::God(card)).get(usize::from(index))?.0.first().copied()
    }

    pub(crate) fn check_boon(&self, later: bool) -> Result<(), Refusal> {
        if later || self.before_tasks() { Ok(()) } else { Err(Refusal::TasksOver) }
    }

    /// One of several benefits that are left; the last one goes with all of them.
    pub(crate) fn check_decline(&self, effect: Effect) -> Result<(), Refusal> {
        let card = self.table.turn.played.filter(|_| self.version.offers_benefits());
        let card = card.ok_or(Refusal::NoSuchBenefit)?;
        let several = self.boons_left(card).nth(1).is_some();
        let there = self.boons_left(card).any(|index| self.boon_name(card, index) == Some(effect));
        if several && there { Ok(()) } else { Err(Refusal::NoSuchBenefit) }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Asks for the benefits before the tasks. In the first version what nobody would put off was not asked.
    pub(crate) fn offer_boon(&mut self, who: Actor) {
        let Some(card) = self.referee().boon_card(who) else { return };
        if !self.version.offers_benefits() && self.referee().is_plain(Origin::God(card)) {
            self.take_boon(who, card);
        } else {
            self.ask(who, Pending::Boon);
        }
    }

    pub(crate) fn boon(&mut self, who: Actor, answer: Move) {
        let Some(card) = self.table.turn.played else { return };
        let id = self.rules.god_cards[usize::from(card)].id;
        match answer {
            Move::Boon { later: true } if self.referee().before_tasks() => self.table.turn.later = true,
            Move::Boon { .. } => self.take_boon(who, card),
            Move::Decline(effect) => {
                let benefits = self.rules.gains(Origin::God(card));
                let declined = |&index: &u8| benefits[usize::from(index)].0.first() == Some(&effect);
                let index = self.referee().boons_left(card).find(declined);
                if let Some(index) = index {
                    self.table.turn.spent |= 1 << index;
                    self.tell(Event::BenefitDeclined { who, card: id, gain: effect });
                }
                self.ask(who, Pending::Boon);
            }
            _ => {
                self.table.turn.spent = ALL;
                self.tell(Event::BenefitsDeclined { who, card: id });
            }
        }
    }

    fn take_boon(&mut self, who: Actor, card: u8) {
        self.table.turn.later = false;
        let spent = self.table.turn.spent;
        if self.version.offers_benefits() {
            self.table.turn.spent = ALL;
        }
        self.tell(Event::GodPlayed { who, card: self.rules.god_cards[usize::from(card)].id });
        self.give_some(who, Origin::God(card), !spent);
    }

    /// The tasks are over: benefits that were put off, or that a statue built meanwhile admits.
    pub(crate) fn tasks_over(&mut self, who: Actor) {
        let put_off = std::mem::take(&mut self.table.turn.later);
        let Some(card) = self.referee().boon_card(who) else { return };
        if self.version.offers_benefits() {
            self.ask(who, Pending::Boon);
        } else if put_off {
            self.take_boon(who, card);
        }
    }
}
