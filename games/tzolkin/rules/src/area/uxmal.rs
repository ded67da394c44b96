//! Uxmal: the market, workers from the bank, any action (TZ-6.14, TZ-6.15, TZ-6.17, TZ-6.26, TZ-6.27).

use khipu_core::{Observer, Seat, Sink};

use crate::action::GearAction;
use crate::event::Event;
use crate::goods::{Bundle, Goods};
use crate::moves::Move;
use crate::names::{Gear, Resource};
use crate::pending::Pending;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// Any number of trades both ways.
    pub(crate) fn trade_answers(&self, bought: u8, sold: u8, out: &mut impl Sink<Move>) {
        for &resource in Resource::ALL {
            if self.check_buy(resource, sold).is_ok() {
                out.push(Move::Buy(resource));
            }
            if self.check_sell(resource, bought).is_ok() {
                out.push(Move::Sell(resource));
            }
        }
        out.push(Move::Done);
    }

    /// The price in corn. What has just been sold is not bought back and the other way round: it would undo itself, and
    /// trading would never end.
    pub(crate) fn check_buy(&self, resource: Resource, sold: u8) -> Result<u16, Refusal> {
        let (need, have) = (u16::from(self.rules.market[resource as usize]), self.table.mine().corn);
        if sold & (1 << resource as u8) != 0 {
            Err(Refusal::JustSold { resource })
        } else if need > have {
            Err(Refusal::MarketPrice { resource, need, have })
        } else {
            Ok(need)
        }
    }

    /// What the market gives, in corn.
    pub(crate) fn check_sell(&self, resource: Resource, bought: u8) -> Result<u16, Refusal> {
        if bought & (1 << resource as u8) != 0 {
            Err(Refusal::JustBought { resource })
        } else if self.table.mine().resources[resource as usize] == 0 {
            Err(Refusal::NoneToSell { resource })
        } else {
            Ok(self.rules.market[resource as usize].into())
        }
    }

    /// The corn without which there would be nothing to trade.
    pub(crate) fn trading_corn(&self) -> u16 {
        if !self.rulings.useful_choices || self.table.mine().resources_total() > 0 {
            return 0;
        }
        self.rules.market.iter().copied().min().unwrap_or_default().into()
    }

    /// Whether the bank has a worker to give.
    pub(crate) fn check_hire(&self) -> Result<(), Refusal> {
        let none = self.rulings.useful_choices && self.table.mine().bank == 0;
        if none { Err(Refusal::AllInPlay) } else { Ok(()) }
    }

    /// The actions 1 to 5 of the four small gears, but for Uxmal 5 itself.
    pub(crate) fn act_answers(&self, optional: bool, out: &mut impl Sink<Move>) {
        for gear in Gear::SMALL {
            for action in 1..=gear.actions() {
                if self.check_act(gear, action).is_ok() {
                    out.push(Move::Act { gear, action });
                }
            }
        }
        if optional {
            out.push(Move::Done);
        }
    }

    /// The price in corn, without what the action itself takes.
    pub(crate) fn check_act(&self, gear: Gear, space: u8) -> Result<u16, Refusal> {
        let action = GearAction::of(gear, space).ok_or(Refusal::NoAction)?;
        if matches!(action, GearAction::AnyAction | GearAction::LaySkull { .. }) {
            return Err(Refusal::NotBySmallGears);
        }
        self.check_action(action, self.rules.uxmal_any_corn)
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn buy(&mut self, resource: Resource, bought: u8, sold: u8) {
        let seat = self.table.active;
        let Ok(corn) = self.referee().check_buy(resource, sold) else { return };
        let me = self.mine();
        me.corn -= corn;
        me.resources[resource as usize] += 1;
        self.tell(Event::Bought { seat, goods: Goods::of(Bundle::one(resource)), corn });
        self.ask(Pending::Trade { bought: bought | 1 << resource as u8, sold });
    }

    pub(crate) fn sell(&mut self, resource: Resource, bought: u8, sold: u8) {
        let seat = self.table.active;
        let Ok(corn) = self.referee().check_sell(resource, bought) else { return };
        let me = self.mine();
        me.corn += corn;
        me.resources[resource as usize] -= 1;
        self.tell(Event::Sold { seat, goods: Goods::of(Bundle::one(resource)), corn });
        self.ask(Pending::Trade { bought, sold: sold | 1 << resource as u8 });
    }

    pub(crate) fn workers_join(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            let side = self.side(seat);
            if side.bank == 0 {
                self.tell(Event::NoWorkerLeft { seat });
                return;
            }
            side.bank -= 1;
            side.free += 1;
            self.tell(Event::WorkerJoined { seat });
        }
    }

    pub(crate) fn act(&mut self, gear: Gear, space: u8) {
        let seat = self.table.active;
        let Ok(cost) = self.referee().check_act(gear, space) else { return };
        self.mine().corn -= cost;
        self.tell(Event::Acted { seat, gear, action: space, cost });
        self.take_action(gear, space);
    }
}
