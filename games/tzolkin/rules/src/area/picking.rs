//! Picking up workers: which action, and what it takes to get there (TZ-5).

use khipu_core::{Observer, Sink};

use crate::event::Event;
use crate::moves::Move;
use crate::names::{Gear, Resource, Technology};
use crate::pending::{Pending, Site};
use crate::position::{Position, Stage};
use crate::refusal::Refusal;
use crate::turn::{Look, Play};

/// Corn that an action takes; more than anybody can hold if it cannot be taken at all.
const IMPOSSIBLE: u16 = u16::MAX / 2;

/// Corn that each action of a gear takes by itself, by the number of its space.
type Needs = [u16; 10];

impl Look<'_> {
    pub(crate) fn pick_moves(&self, out: &mut impl Sink<Move>) {
        let table = self.table;
        let corn = table.mine().corn;
        for &gear in Gear::ALL {
            let mut workers = table.gears.of(table.active, gear);
            if workers == 0 {
                continue;
            }
            let needs = self.needs(gear);
            while workers != 0 {
                let space = workers.trailing_zeros() as u8;
                workers &= workers - 1;
                let reach = self.reach(gear, space);
                for action in 1..=reach.highest {
                    if needs[usize::from(action)] + reach.corn_down_to(action) <= corn {
                        out.push(Move::Pick { gear, space, action });
                    }
                }
                out.push(Move::Pick { gear, space, action: 0 });
            }
        }
    }

    fn needs(&self, gear: Gear) -> Needs {
        let mut needs = [IMPOSSIBLE; 10];
        for action in 1..=gear.actions() {
            needs[usize::from(action)] = self.need(gear, action);
        }
        needs
    }

    /// Corn that an action takes by itself (TZ-5.7).
    pub(crate) fn need(&self, gear: Gear, action: u8) -> u16 {
        let rules = self.rules;
        let me = self.table.mine();
        let free_if = |possible: bool| if possible { 0 } else { IMPOSSIBLE };
        match (gear, action) {
            (Gear::Palenque, 1) | (Gear::Yaxchilan, _) | (Gear::Uxmal, 2 | 3) => 0,
            (Gear::Palenque, _) => free_if(self.can_harvest(action - 2)),
            (Gear::Tikal, 1 | 3) => free_if(self.cheapest_level() <= me.resources_total()),
            (Gear::Tikal, 2) => free_if(self.can_build_in_resources(Site::Tikal)),
            (Gear::Tikal, 4) => {
                free_if(self.can_build_in_resources(Site::TikalFirst) || self.can_build_monument())
            }
            (Gear::Tikal, _) => free_if(u16::from(rules.tikal_temples_price) <= me.resources_total()),
            (Gear::Uxmal, 1) => rules.uxmal_temple_corn,
            (Gear::Uxmal, 4) => self.cheapest_in_corn().unwrap_or(IMPOSSIBLE),
            (Gear::Uxmal, _) => rules.uxmal_any_corn,
            (Gear::ChichenItza, _) => free_if(me.skulls > 0 && self.table.shrines & (1 << action) == 0),
        }
    }

    /// The actions that a worker on a space can get to.
    fn reach(&self, gear: Gear, space: u8) -> Reach {
        let plan = self.rules.gears[gear as usize];
        let level = self.table.mine().level(Technology::Theology);
        let ahead = gear == Gear::ChichenItza && self.rules.technology.ahead[level];
        // The space ahead may be the one that allows any action (TZ-12.2).
        if space >= plan.any || (ahead && space + 1 == plan.any) {
            return Reach { highest: gear.actions(), free_from: 0, space };
        }
        let highest = if ahead { space + 1 } else { space };
        Reach { highest, free_from: space, space }
    }

    pub(crate) fn pick_reason(&self, stage: Stage, gear: Gear, space: u8, action: u8) -> Refusal {
        let table = self.table;
        match stage {
            Stage::Placing | Stage::Mercy => return Refusal::PlacingTurn,
            _ if table.gears.of(table.active, gear) & (1 << space) == 0 => {
                return Refusal::NoWorker { gear, space };
            }
            _ => {}
        }
        let reach = self.reach(gear, space);
        if space == 0 && reach.highest == 0 {
            return Refusal::NoAction;
        }
        if action > reach.highest {
            return Refusal::TooHigh { space, action };
        }
        self.action_reason(gear, action, reach.corn_down_to(action))
    }

    /// Why an action cannot be taken with the corn that is left after getting to it.
    pub(crate) fn action_reason(&self, gear: Gear, action: u8, spent: u16) -> Refusal {
        let me = self.table.mine();
        let need = self.need(gear, action);
        if need != IMPOSSIBLE {
            return Refusal::Corn { need: need + spent, have: me.corn };
        }
        match (gear, action) {
            (Gear::Palenque, _) => Refusal::NoTile { action },
            (Gear::Tikal, 1 | 3) => {
                Refusal::Resources { need: self.cheapest_level(), have: me.resources_total() }
            }
            (Gear::Tikal, 5) => {
                Refusal::Resources { need: self.rules.tikal_temples_price.into(), have: me.resources_total() }
            }
            (Gear::ChichenItza, _) if me.skulls == 0 => Refusal::NoSkull,
            (Gear::ChichenItza, _) => Refusal::ShrineTaken { action },
            _ => Refusal::NothingToBuild,
        }
    }
}

/// The actions that a worker can get to, and the corn for getting there.
struct Reach {
    /// The highest one.
    highest: u8,
    /// From this one on the way is free.
    free_from: u8,
    space: u8,
}

impl Reach {
    /// One corn for each step down (TZ-5.2).
    fn corn_down_to(&self, action: u8) -> u16 {
        if action >= self.free_from { 0 } else { u16::from(self.space - action) }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn pick(&mut self, gear: Gear, space: u8, action: u8) {
        let seat = self.table.active;
        let cost = if action == 0 { 0 } else { self.look().reach(gear, space).corn_down_to(action) };
        self.table.gears.take(seat, gear, space);
        self.table.stage = Stage::Picking;
        let me = self.mine();
        me.free += 1;
        me.corn -= cost;
        if action == 0 {
            self.tell(Event::PickedIdle { seat, gear, space });
        } else {
            self.tell(Event::Picked { seat, gear, space, action, cost });
            self.take_action(gear, action);
        }
    }

    /// An action counts as itself however it was reached (TZ-7.12).
    pub(crate) fn take_action(&mut self, gear: Gear, action: u8) {
        match (gear, action) {
            (Gear::Palenque, 1) => self.fish(),
            (Gear::Palenque, _) => self.ask(Pending::Harvest { group: action - 2 }),
            (Gear::Yaxchilan, _) => self.quarry(action),
            (Gear::Tikal, 1) => self.ask(Pending::Learn { optional: false, more: 0 }),
            (Gear::Tikal, 2) => self.ask(Pending::Build(Site::Tikal)),
            (Gear::Tikal, 3) => self.ask(Pending::Learn { optional: false, more: 1 }),
            (Gear::Tikal, 4) => self.ask(Pending::Build(Site::TikalFirst)),
            (Gear::Tikal, _) => self.pay_for_temples(),
            (Gear::Uxmal, 1) => self.pay_for_temple(),
            (Gear::Uxmal, 2) => self.ask(Pending::Trade { bought: 0, sold: 0 }),
            (Gear::Uxmal, 3) => self.workers_join(self.table.active, self.rules.uxmal_workers),
            (Gear::Uxmal, 4) => self.ask(Pending::Build(Site::Uxmal)),
            (Gear::Uxmal, _) => self.ask(Pending::Act { optional: false }),
            (Gear::ChichenItza, _) => self.lay_skull(action),
        }
    }

    /// Yaxchilan: what the space shows, and what Extraction and Theology add to it.
    fn quarry(&mut self, action: u8) {
        let technology = &self.rules.technology;
        let mut goods = self.rules.yaxchilan[usize::from(action) - 1];
        let me = self.table.mine();
        let level = me.level(Technology::Extraction);
        for &resource in Resource::ALL {
            let amount = &mut goods.resources[resource as usize];
            if *amount > 0 {
                *amount += u16::from(technology.extraction[resource as usize][level]);
            }
        }
        if goods.skulls > 0 {
            goods.skulls += u16::from(technology.skulls[me.level(Technology::Theology)]);
        }
        self.gain(goods);
    }
}
