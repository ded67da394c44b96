//! Temples: steps up and down (TZ-6.12, TZ-6.13, TZ-6.19 to TZ-6.21).

use khipu_core::{Observer, Seat, Sink};

use crate::event::Event;
use crate::goods::Goods;
use crate::moves::Move;
use crate::names::Temple;
use crate::pending::Pending;
use crate::position::Position;
use crate::turn::{Look, Play};

impl Look<'_> {
    /// All temples: a step that cannot be made is lost, but may be chosen (TZ-6.28).
    pub(crate) fn up_answers(&self, out: &mut impl Sink<Move>) {
        for &temple in Temple::ALL {
            out.push(Move::Up(temple));
        }
    }

    pub(crate) fn up_two_answers(&self, out: &mut impl Sink<Move>) {
        for temple in Temple::ALL.iter().copied().rev() {
            out.push(Move::UpAllBut(temple));
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
        let top = self.rules.temples[temple as usize].top();
        let step = self.table.side(seat).temples[temple as usize] + 1;
        if step > top || (step == top && self.table.top_taken(self.rules, temple)) {
            self.tell(Event::StepLost { seat, temple });
            return;
        }
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
