//! Production (IS-3.3): in turn order, each the board, the deals, the locations.

use khipu_core::{Observer, Seat};

use crate::event::Event;
use crate::goods::Goods;
use crate::names::{Good, Source};
use crate::pending::{Origin, Work};
use crate::position::{Position, Stage};
use crate::turn::Play;

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn production(&mut self) {
        self.table.stage = Stage::Production;
        self.later(self.table.first, Work::Action);
        let order: [Option<Seat>; crate::components::MOST_PLAYERS] = {
            let mut seats = self.table.order();
            std::array::from_fn(|_| seats.next())
        };
        for seat in order.into_iter().rev().flatten() {
            self.later(seat, Work::Produce { step: 0 });
        }
    }

    pub(crate) fn produce(&mut self, who: Seat, step: u8) {
        match step {
            0 => {
                let faction = self.referee().side(who).faction;
                self.tell(Event::ProductionStarted { who, faction });
                self.later(who, Work::Produce { step: 1 });
                self.produce_board(who);
            }
            _ => {
                // What prays comes last, so that favour of this production helps (IS-11.3).
                self.later(who, Work::Payout { at: 0, prays: true });
                self.later(who, Work::Payout { at: 0, prays: false });
                self.deal_income(who);
            }
        }
    }

    fn produce_board(&mut self, who: Seat) {
        let board = self.rules.boards[self.referee().side(who).faction as usize];
        let mut goods = Goods(board.production.map(u16::from));
        if board.defense_per_player {
            goods.add(Good::Defense, self.table.players.into());
        }
        for &(_, good) in &Good::NAMES[..Good::HELD] {
            self.side(who).goods.add(good, goods.get(good));
        }
        self.tell(Event::Gained { who, goods, card: None });
        if board.tricolour && !self.referee().side(who).favor.tricolour {
            self.side(who).favor.tricolour = true;
            self.tell(Event::FavorTaken { who, colour: None });
        }
    }

    /// Locations pay out in the order they were built.
    pub(crate) fn payout(&mut self, who: Seat, at: u8, prays: bool) {
        let referee = self.referee();
        let mut locations = referee.side(who).locations.all().iter().enumerate().skip(at.into());
        let found = locations.find_map(|(place, location)| {
            let plan = referee.plan(location.card);
            let gain = plan.effect.produce.filter(|_| plan.prays == prays)?;
            Some((place as u8, location.card, gain))
        });
        let Some((place, card, gain)) = found else { return };
        self.later(who, Work::Payout { at: place + 1, prays });
        self.tell(Event::Produced { who, card: self.id(card) });
        self.run(who, gain, Origin::of(card, Source::Production));
    }
}
