//! Uxmal: the market, workers from the bank, any action (TZ-6.14, TZ-6.15, TZ-6.17, TZ-6.26, TZ-6.27).

use khipu_core::{Observer, Seat, Sink};

use crate::event::Event;
use crate::goods::{Bundle, Goods};
use crate::moves::Move;
use crate::names::{Gear, Resource};
use crate::pending::Pending;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Look, Play};

impl Look<'_> {
    /// Any number of trades both ways. What has just been sold is not bought back and the other way round: it would
    /// undo itself, and trading would never end.
    pub(crate) fn trade_answers(&self, bought: u8, sold: u8, out: &mut impl Sink<Move>) {
        let me = self.table.mine();
        for &resource in Resource::ALL {
            let price = u16::from(self.rules.market[resource as usize]);
            if sold & (1 << resource as u8) == 0 && me.corn >= price {
                out.push(Move::Buy(resource));
            }
            if bought & (1 << resource as u8) == 0 && me.resources[resource as usize] > 0 {
                out.push(Move::Sell(resource));
            }
        }
        out.push(Move::Done);
    }

    pub(crate) fn trade_reason(&self, bought: u8, sold: u8, wanted: Move) -> Refusal {
        match wanted {
            Move::Buy(resource) if sold & (1 << resource as u8) != 0 => Refusal::JustSold { resource },
            Move::Buy(resource) => {
                let need = self.rules.market[resource as usize].into();
                Refusal::Corn { need, have: self.table.mine().corn }
            }
            Move::Sell(resource) if bought & (1 << resource as u8) != 0 => Refusal::JustBought { resource },
            Move::Sell(resource) => Refusal::NoneToSell { resource },
            _ => Refusal::NotAsked,
        }
    }

    /// The actions 1 to 5 of the four small gears, but for Uxmal 5 itself.
    pub(crate) fn act_answers(&self, optional: bool, out: &mut impl Sink<Move>) {
        if let Some(left) = self.table.mine().corn.checked_sub(self.rules.uxmal_any_corn) {
            for gear in Gear::SMALL {
                for action in 1..=gear.actions() {
                    if !is_any_action(gear, action) && self.need(gear, action) <= left {
                        out.push(Move::Act { gear, action });
                    }
                }
            }
        }
        if optional {
            out.push(Move::Done);
        }
    }

    pub(crate) fn act_reason(&self, gear: Gear, action: u8) -> Refusal {
        if gear == Gear::ChichenItza || is_any_action(gear, action) {
            return Refusal::NotBySmallGears;
        }
        if action == 0 {
            return Refusal::NoAction;
        }
        self.action_reason(gear, action, self.rules.uxmal_any_corn)
    }
}

fn is_any_action(gear: Gear, action: u8) -> bool {
    gear == Gear::Uxmal && action == gear.actions()
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn buy(&mut self, resource: Resource, bought: u8, sold: u8) {
        let seat = self.table.active;
        let corn = u16::from(self.rules.market[resource as usize]);
        let me = self.mine();
        me.corn -= corn;
        me.resources[resource as usize] += 1;
        self.tell(Event::Bought { seat, goods: Goods::of(Bundle::one(resource)), corn });
        self.ask(Pending::Trade { bought: bought | 1 << resource as u8, sold });
    }

    pub(crate) fn sell(&mut self, resource: Resource, bought: u8, sold: u8) {
        let seat = self.table.active;
        let corn = u16::from(self.rules.market[resource as usize]);
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

    pub(crate) fn act(&mut self, gear: Gear, action: u8) {
        let seat = self.table.active;
        let cost = self.rules.uxmal_any_corn;
        self.mine().corn -= cost;
        self.tell(Event::Acted { seat, gear, action, cost });
        self.take_action(gear, action);
    }
}
