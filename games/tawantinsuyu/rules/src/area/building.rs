//! Buildings and their market (TW-6.3 to TW-6.5, TW-6.14).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::cards::Cards;
use crate::chance::Purpose;
use crate::components::{Components, PASSIVE};
use crate::event::Event;
use crate::goods::Cost;
use crate::moves::Move;
use crate::pending::{Pending, Way, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    pub(crate) fn check_build(&self, who: Actor, way: Way, building: u8) -> Result<Cost, Refusal> {
        if !self.table.market.has(building) {
            return Err(Refusal::NotThere { tile: self.rules.buildings[usize::from(building)].id });
        }
        self.check_cost(who, self.building_price(way, building))
    }

    fn building_price(&self, way: Way, building: u8) -> Cost {
        if way == Way::Free { Cost::default() } else { self.rules.buildings[usize::from(building)].cost }
    }

    /// The buildings of the market that can be paid.
    fn payable_buildings(&self, who: Actor, way: Way) -> impl Iterator<Item = u8> {
        let referee = *self;
        self.table
            .market
            .iter()
            .filter(move |&building| referee.can_pay(who, referee.building_price(way, building)))
    }

    fn can_build(&self, who: Actor, way: Way) -> bool {
        self.payable_buildings(who, way).next().is_some()
    }

    /// A god card may change the market; once it had to hold something that can be paid.
    pub(crate) fn check_exchange(
        &self,
        who: Actor,
        way: Way,
        exchanged: bool,
        card: u8,
    ) -> Result<(), Refusal> {
        if exchanged {
            return Err(Refusal::ExchangedAlready);
        }
        self.check_market(who, way)?;
        self.check_in_hand(who, card)
    }

    /// Whether there is a market that a god card may change.
    fn check_market(&self, who: Actor, way: Way) -> Result<(), Refusal> {
        if self.table.market.is_empty() {
            return Err(Refusal::NoMarket);
        }
        if !self.version.exchanges_any_market() && !self.can_build(who, way) {
            return Err(self.cheapest(who, way));
        }
        Ok(())
    }

    /// Why no building of the market can be paid: what is missing for the one that lacks least.
    fn cheapest(&self, who: Actor, way: Way) -> Refusal {
        let refused =
            self.table.market.iter().filter_map(|building| self.check_build(who, way, building).err());
        let least = refused.min_by_key(|refusal| match refusal {
            Refusal::Goods { missing, .. } => *missing,
            _ => u8::MAX,
        });
        least.unwrap_or(Refusal::NoMarket)
    }

    /// A Build task is begun with a building that can be paid, or by changing the market.
    pub(crate) fn check_build_task(&self, who: Actor) -> Result<(), Refusal> {
        let changes = self.version.exchanges_any_market()
            && self.side(who).gods() > 0
            && self.check_market(who, Way::Task).is_ok();
        if changes || self.can_build(who, Way::Task) { Ok(()) } else { Err(self.cheapest(who, Way::Task)) }
    }

    pub(crate) fn build_answers(&self, who: Actor, way: Way, exchanged: bool, out: &mut impl Sink<Move>) {
        for building in self.payable_buildings(who, way) {
            out.push(Move::Build(building));
        }
        if !exchanged && self.check_market(who, way).is_ok() {
            for card in self.hand(who).iter() {
                out.push(Move::Exchange(card));
            }
        }
        // A market that was changed may hold nothing that can be paid.
        if way != Way::Task || exchanged {
            out.push(Move::Done);
        }
    }

    pub(crate) fn check_remove(&self, first: Option<u8>, building: u8) -> Result<(), Refusal> {
        if self.table.market.has(building) && Some(building) != first {
            return Ok(());
        }
        Err(Refusal::NotThere { tile: self.rules.buildings[usize::from(building)].id })
    }

    pub(crate) fn remove_answers(&self, first: Option<u8>, out: &mut impl Sink<Move>) {
        for building in
            self.table.market.iter().filter(|&building| self.check_remove(first, building).is_ok())
        {
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
                let cost = self.referee().check_build(who, way, building).unwrap_or_default();
                self.later(who, Work::Build { building });
                self.charge(who, cost);
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
        let drawn = if production {
            self.table.production.draw(&mut chance.of(Purpose::Production))
        } else {
            self.table.passive.draw(&mut chance.of(Purpose::Passive))
        };
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
