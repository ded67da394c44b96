//! Chichen Itza: skulls for points and favour (TZ-6.18, TZ-7.7).

use khipu_core::{Observer, Points, Sink};

use crate::event::Event;
use crate::goods::{Bundle, Goods};
use crate::moves::Move;
use crate::names::{Source, Technology};
use crate::pending::Pending;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    pub(crate) fn devotion_answers(&self, out: &mut impl Sink<Move>) {
        if self.check_room().is_ok() {
            self.pay_answers(1, out);
        }
        out.push(Move::Done);
    }

    pub(crate) fn check_devotion(&self, bundle: Bundle) -> Result<(), Refusal> {
        self.check_pay(1, bundle)?;
        self.check_room()
    }

    pub(crate) fn check_shrine(&self, space: u8) -> Result<(), Refusal> {
        if self.table.shrines & (1 << space) != 0 {
            Err(Refusal::ShrineTaken { action: space })
        } else if self.table.mine().skulls == 0 {
            Err(Refusal::NoSkull)
        } else {
            Ok(())
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn lay_skull(&mut self, action: u8) {
        let seat = self.table.active;
        let shrine = self.rules.shrines[usize::from(action) - 1];
        self.mine().skulls -= 1;
        self.table.shrines |= 1 << action;
        self.tell(Event::SkullLaid { seat, space: action });
        self.score(seat, Source::ChichenItza, Points::whole(shrine.points.into()));
        self.step_up(seat, shrine.temple);
        if self.rules.technology.devotion[self.table.mine().level(Technology::Theology)] {
            self.ask(Pending::Devotion);
        }
        if shrine.resources > 0 {
            // The resource just gained may pay for devotion, so it is taken first.
            self.ask(Pending::Take { count: shrine.resources });
        }
    }

    pub(crate) fn devote(&mut self, bundle: Bundle) {
        self.pay(Goods::of(bundle));
        self.ask(Pending::Up);
    }
}
