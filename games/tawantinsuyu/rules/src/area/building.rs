//! Buildings and their market (TW-6.3 to TW-6.5, TW-6.14).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::cards::Cards;
use crate::components::{Components, PASSIVE};
use crate::event::Event;
use crate::moves::Move;
use crate::pending::{Pending, Way, Work};
use crate::position::Position;
use crate::turn::{Look, Play};

impl Look<'_> {
    fn can_take(&self, who: Actor, way: Way, building: u8) -> bool {
        way == Way::Free || self.can_pay(who, self.rules.buildings[usize::from(building)].cost)
    }

    pub(crate) fn can_build(&self, who: Actor, way: Way) -> bool {
        self.table.market.iter().any(|building| self.can_take(who, way, building))
    }

    pub(crate) fn build_answers(&self, who: Actor, way: Way, exchanged: bool, out: &mut impl Sink<Move>) {
        for building in self.table.market.iter() {
            if self.can_take(who, way, building) {
                out.push(Move::Build(building));
            }
        }
        if !exchanged && self.can_build(who, way) {
            for card in self.hand(who).iter() {
                out.push(Move::Exchange(card));
            }
        }
        // A market that was changed may hold nothing that can be paid.
        if way != Way::Task || exchanged {
            out.push(Move::Done);
        }
    }

    pub(crate) fn remove_answers(&self, first: Option<u8>, out: &mut impl Sink<Move>) {
        for building in self.table.market.iter().filter(|&building| Some(building) != first) {
            out.push(Move::Remove(building));
        }
        if first.is_some() {
            out.push(Move::Done);
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn build(&mut self, who: Actor, way: Way, answer: Move) {
        match answer {
            Move::Build(building) => {
                self.later(who, Work::Build { building });
                if way != Way::Free {
                    self.charge(who, self.rules.buildings[usize::from(building)].cost);
                }
            }
            Move::Exchange(card) => {
                self.leave_hand(who, card);
                self.table.god_bottom.push(card);
                self.tell(Event::GodBuried { who, card: self.rules.god_cards[usize::from(card)].id });
                self.ask(who, Pending::Build { way, exchanged: true });
                self.ask(who, Pending::Remove { first: None });
            }
            _ => {}
        }
    }

    pub(crate) fn take_building(&mut self, who: Actor, building: u8) {
        if self.table.market.remove(building) {
            self.side(who).up.insert(building);
            self.tell(Event::Built { who, tile: self.rules.buildings[usize::from(building)].id });
        }
    }

    /// One building, then perhaps a second; both go under before anything is drawn.
    pub(crate) fn remove(&mut self, who: Actor, first: Option<u8>, answer: Move) {
        match (first, answer) {
            (None, Move::Remove(building)) if self.rules.exchange > 1 => {
                self.ask(who, Pending::Remove { first: Some(building) });
            }
            (None, Move::Remove(building)) => self.replace([Some(building), None]),
            (_, Move::Remove(second)) => self.replace([first, Some(second)]),
            _ => self.replace([first, None]),
        }
    }

    fn replace(&mut self, buildings: [Option<u8>; 2]) {
        for building in buildings.into_iter().flatten() {
            self.bury_building(building);
        }
        let mut drawn = Cards::NONE;
        for building in buildings.into_iter().flatten() {
            drawn = drawn.union(self.draw_building(Components::is_production(building)));
        }
        self.tell_market(drawn);
    }

    fn bury_building(&mut self, building: u8) {
        if self.table.market.remove(building) {
            if Components::is_production(building) {
                self.table.production.bottom.push(building);
            } else {
                self.table.passive.bottom.push(building);
            }
            self.tell(Event::Removed { tile: self.rules.buildings[usize::from(building)].id });
        }
    }

    /// One building of a type comes to the market; if its stack is used up, the market stays short (TW-15.18).
    fn draw_building(&mut self, production: bool) -> Cards {
        let chance = &mut self.secret.chance;
        let drawn =
            if production { self.table.production.draw(chance) } else { self.table.passive.draw(chance) };
        let drawn = drawn.map_or(Cards::NONE, Cards::one);
        self.table.market = self.table.market.union(drawn);
        drawn
    }

    /// The market has no order, so its newcomers are told of in theirs.
    fn tell_market(&mut self, drawn: Cards) {
        for building in drawn.iter() {
            self.tell(Event::Marketed { tile: self.rules.buildings[usize::from(building)].id });
        }
    }

    /// Two of each type again (TW-6.5).
    pub(crate) fn refill_market(&mut self) {
        let passive = self.table.market.intersection(Cards::first(PASSIVE)).len();
        let here = [(false, passive), (true, self.table.market.len() - passive)];
        let mut drawn = Cards::NONE;
        for (production, here) in here {
            for _ in here..self.rules.market {
                drawn = drawn.union(self.draw_building(production));
            }
        }
        self.tell_market(drawn);
    }

    /// All that is left goes under, and new ones come (TW-9.12).
    pub(crate) fn renew_market(&mut self) {
        for building in self.table.market.iter() {
            self.bury_building(building);
        }
        self.refill_market();
    }
}
