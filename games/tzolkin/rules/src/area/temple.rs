//! Temples: steps up and down (TZ-6.12, TZ-6.13, TZ-6.19 to TZ-6.21).

use khipu_core::{Observer, Seat, Sink};

use crate::components::Components;
use crate::event::Event;
use crate::goods::Goods;
use crate::moves::Move;
use crate::names::Temple;
use crate::pending::Pending;
use crate::position::{Position, Table};
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Table {
    /// Whether a step up has an effect: it does not at the top, nor to a top step that is taken (TZ-6.19).
    pub(crate) fn can_step_up(&self, rules: &Components, seat: Seat, temple: Temple) -> bool {
        let top = rules.temples[temple as usize].top();
        let step = self.side(seat).temples[temple as usize] + 1;
        step < top || (step == top && !self.top_taken(rules, temple))
    }
}

impl Referee<'_> {
    /// All temples: a step that cannot be made is lost, but may be chosen (TZ-6.28). Where none can be made there is
    /// nothing to choose.
    pub(crate) fn up_answers(&self, out: &mut impl Sink<Move>) {
        if self.check_room().is_ok() {
            Temple::ALL.iter().for_each(|&temple| out.push(Move::Up(temple)));
        }
    }

    pub(crate) fn up_two_answers(&self, out: &mut impl Sink<Move>) {
        if self.check_room().is_ok() {
            Temple::ALL.iter().rev().for_each(|&temple| out.push(Move::UpAllBut(temple)));
        }
    }

    /// Whether any temple has room for a step up.
    pub(crate) fn check_room(&self) -> Result<(), Refusal> {
        let can = |&temple: &Temple| self.table.can_step_up(self.rules, self.table.active, temple);
        if !self.rulings.useful_choices || Temple::ALL.iter().any(can) {
            Ok(())
        } else {
            Err(Refusal::NoRoom)
        }
    }

    /// Whether the gods can be angered in a temple (TZ-6.21).
    pub(crate) fn check_step_down(&self, temple: Temple) -> Result<(), Refusal> {
        match self.table.mine() {
            me if me.temples[temple as usize] > 0 => Ok(()),
            me if me.can_anger() => Err(Refusal::LowestStep { temple }),
            _ => Err(Refusal::AllLowest),
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Tikal 5.
    pub(crate) fn pay_for_temples(&mut self) {
        self.ask(Pending::UpTwo);
        if self.rules.tikal_temples_price > 0 {
            self.ask(Pending::Pay { count: self.rules.tikal_temples_price });
        }
    }

    /// Uxmal 1.
    pub(crate) fn pay_for_temple(&mut self) {
        self.ask(Pending::Up);
        self.pay(Goods::corn(self.rules.uxmal_temple_corn));
    }

    pub(crate) fn step_up(&mut self, seat: Seat, temple: Temple) {
        if !self.table.can_step_up(self.rules, seat, temple) {
            self.tell(Event::StepLost { seat, temple });
            return;
        }
        let top = self.rules.temples[temple as usize].top();
        let step = self.table.side(seat).temples[temple as usize] + 1;
        self.side(seat).temples[temple as usize] = step;
        self.tell(Event::TempleUp { seat, temple, step });
        if step == top && self.table.side(seat).dark {
            // Nobody would leave the board dark, so nobody is asked (TZ-6.20).
            self.side(seat).dark = false;
            self.tell(Event::BoardLight { seat });
        }
    }

    /// Anger of the gods: the active player goes down a step.
    pub(crate) fn step_down(&mut self, temple: Temple) {
        let seat = self.table.active;
        let step = &mut self.mine().temples[temple as usize];
        *step -= 1;
        let step = *step;
        self.tell(Event::TempleDown { seat, temple, step });
    }
}
