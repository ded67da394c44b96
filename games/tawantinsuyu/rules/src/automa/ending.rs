//! Axomamma at festivals and at the end (TW-12.17, TW-12.18, TW-12.28, TW-12.29).

use khipu_core::{Observer, Seat, Seats};

use super::ME;
use crate::actor::Actor;
use crate::event::Event;
use crate::names::Source;
use crate::position::Position;
use crate::rulings::Ruling;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// You win with points enough, and more than Axomamma (TW-12.18, TW-14.3).
    pub(crate) fn solo_winners(&self) -> Seats {
        let you = Seat::new(0);
        let (yours, its) = (self.side(Actor::Seat(you)).score(), self.side(ME).score());
        let least = self.rules.automa.winning + i16::from(self.table.rulings.of(Ruling::SoloWin) == 1);
        if yours >= least && yours > its { Seats::one(you) } else { Seats::NONE }
    }

    /// Points for what is left, in a harder game (TW-17.12).
    pub(crate) fn automa_resources(&self, who: Actor) -> i16 {
        let each = self.rules.automa.resource[self.table.rulings.of(Ruling::HarderResources)];
        if who == ME { i16::from(each) * self.side(ME).goods.total() as i16 } else { 0 }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Points for weavings instead of a free Merchant (TW-17.10).
    pub(super) fn automa_merchant(&mut self) {
        let each = self.rules.automa.festival_weaving[self.table.rulings.of(Ruling::HarderWeavings)];
        let weavings = self.side(ME).rows.len();
        self.score(ME, Source::Joints, i16::from(each) * i16::from(weavings));
    }

    /// Instead of drawing god cards: points if it is behind (TW-15.28).
    pub(crate) fn automa_catch_up(&mut self) {
        let yours = self.side(Actor::Seat(Seat::new(0))).score();
        let its = self.side(ME).score();
        self.tell(Event::AutomaCompared { its, yours });
        if its < yours {
            self.score(ME, Source::Board, self.rules.automa.festival_behind.into());
        }
    }

    /// Everything comes up, and statues go for steps, before the final scoring (TW-12.29).
    pub(super) fn automa_last(&mut self) {
        self.automa_renew(true);
        self.automa_worship(true);
    }
}
