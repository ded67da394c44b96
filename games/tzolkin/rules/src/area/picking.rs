//! Picking up workers: which action, and what it takes to get there (TZ-5).

use khipu_core::{Observer, Sink};

use crate::action::GearAction;
use crate::event::Event;
use crate::gears::Owner;
use crate::moves::Move;
use crate::names::{Gear, Resource, Technology};
use crate::pending::{Pending, Site};
use crate::position::{Position, Stage};
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    pub(crate) fn pick_moves(&self, out: &mut impl Sink<Move>) {
        if self.check_picking().is_err() {
            return;
        }
        for &gear in Gear::ALL {
            let mut workers = self.table.gears.of(self.table.active, gear);
            while workers != 0 {
                let space = workers.trailing_zeros() as u8;
                workers &= workers - 1;
                let reach = self.reach(gear, space);
                for action in 1..=reach.highest {
                    if self.check_from(&reach, action).is_ok() {
                        out.push(Move::Pick { gear, space, action });
                    }
                }
                out.push(Move::Pick { gear, space, action: 0 });
            }
        }
    }

    fn check_picking(&self) -> Result<(), Refusal> {
        match self.table.stage {
            Stage::Placing | Stage::Mercy => Err(Refusal::PlacingTurn),
            _ => Ok(()),
        }
    }

    /// The corn for getting to the action, without what the action itself takes.
    pub(crate) fn check_pick(&self, gear: Gear, space: u8, action: u8) -> Result<u16, Refusal> {
        self.check_picking()?;
        let table = self.table;
        match table.gears.owner(gear, space) {
            Some(Owner::Seat(seat)) if seat == table.active => {}
            _ => return Err(Refusal::NoWorker { gear, space }),
        }
        if action == 0 { Ok(0) } else { self.check_from(&self.reach(gear, space), action) }
    }

    #[inline]
    fn check_from(&self, reach: &Reach, space: u8) -> Result<u16, Refusal> {
        let way = reach.check(space)?;
        let action = GearAction::of(reach.gear, space).ok_or(Refusal::NoAction)?;
        self.check_action(action, way)
    }

    /// Whether an action can be taken when so much corn has been spent on getting to it (TZ-5.7); returns that corn.
    pub(crate) fn check_action(&self, action: GearAction, spent: u16) -> Result<u16, Refusal> {
        let need = spent + self.check_own_cost(action)?;
        let have = self.table.mine().corn;
        if need <= have { Ok(spent) } else { Err(Refusal::Corn { need, have }) }
    }

    /// The corn that an action itself takes, if it can be taken otherwise.
    fn check_own_cost(&self, action: GearAction) -> Result<u16, Refusal> {
        let free = |()| 0;
        match action {
            GearAction::Fish => Ok(0),
            GearAction::Harvest { group } => self.check_group(group).map(free),
            GearAction::Quarry { row } => self.check_quarry(row).map(free),
            GearAction::Learn | GearAction::LearnTwo => self.check_any_level().map(free),
            GearAction::Build => self.check_any_building(Site::Tikal).map(free),
            GearAction::BuildTwo => self.check_any_building(Site::TikalFirst).map(free),
            GearAction::ClimbTwo => self.check_resources(self.rules.tikal_temples_price).map(free),
            GearAction::Climb => Ok(self.rules.uxmal_temple_corn),
            GearAction::Trade => Ok(self.trading_corn()),
            GearAction::Hire => self.check_hire().map(free),
            GearAction::BuildForCorn => self.check_cheapest_in_corn(),
            GearAction::AnyAction => Ok(self.rules.uxmal_any_corn),
            GearAction::LaySkull { space } => self.check_shrine(space).map(free),
        }
    }

    /// Whether a row of Yaxchilan brings anything: skulls alone can be lacking.
    fn check_quarry(&self, row: u8) -> Result<(), Refusal> {
        let goods = self.rules.yaxchilan[usize::from(row)];
        let skulls_alone = goods.corn == 0 && goods.resources == [0; Resource::COUNT];
        let nothing = self.rulings.useful_choices && skulls_alone && self.table.skulls == 0;
        if nothing { Err(Refusal::NoSkullLeft) } else { Ok(()) }
    }

    /// The actions that a worker on a space can get to.
    fn reach(&self, gear: Gear, space: u8) -> Reach {
        let plan = self.rules.gears[gear as usize];
        let level = self.table.mine().level(Technology::Theology);
        let ahead = gear == Gear::ChichenItza && self.rules.technology.ahead[level];
        // The space ahead may be the one that allows any action (TZ-12.2).
        if space >= plan.any || (ahead && space + 1 == plan.any) {
            return Reach { gear, space, highest: gear.actions(), free_from: 0 };
        }
        let highest = if ahead { space + 1 } else { space };
        Reach { gear, space, highest, free_from: space }
    }
}

/// The actions that a worker can get to, and the corn for getting there.
struct Reach {
    gear: Gear,
    space: u8,
    /// The highest one.
    highest: u8,
    /// From this one on the way is free.
    free_from: u8,
}

impl Reach {
    /// One corn for each step down (TZ-5.2).
    fn check(&self, action: u8) -> Result<u16, Refusal> {
        let (space, highest) = (self.space, self.highest);
        if highest == 0 {
            Err(Refusal::NoAction)
        } else if action > highest {
            Err(Refusal::TooHigh { space, action, highest })
        } else {
            Ok(if action >= self.free_from { 0 } else { u16::from(space - action) })
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn pick(&mut self, gear: Gear, space: u8, action: u8) {
        let seat = self.table.active;
        let Ok(cost) = self.referee().check_pick(gear, space, action) else { return };
        self.table.gears.take(seat, gear, space);
        self.table.stage = Stage::Picking;
        self.table.picked += u8::from(self.rulings.strict_positions);
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
    pub(crate) fn take_action(&mut self, gear: Gear, space: u8) {
        let Some(action) = GearAction::of(gear, space) else { return };
        match action {
            GearAction::Fish => self.fish(),
            GearAction::Harvest { group } => self.ask(Pending::Harvest { group }),
            GearAction::Quarry { row } => self.quarry(row),
            GearAction::Learn => self.ask(Pending::Learn { optional: false, more: 0 }),
            GearAction::LearnTwo => self.ask(Pending::Learn { optional: false, more: 1 }),
            GearAction::Build => self.ask(Pending::Build(Site::Tikal)),
            GearAction::BuildTwo => self.ask(Pending::Build(Site::TikalFirst)),
            GearAction::ClimbTwo => self.pay_for_temples(),
            GearAction::Climb => self.pay_for_temple(),
            GearAction::Trade => self.ask(Pending::Trade { bought: 0, sold: 0 }),
            GearAction::Hire => self.workers_join(self.table.active, self.rules.uxmal_workers),
            GearAction::BuildForCorn => self.ask(Pending::Build(Site::Uxmal)),
            GearAction::AnyAction => self.ask(Pending::Act { optional: false }),
            GearAction::LaySkull { space } => self.lay_skull(space),
        }
    }

    /// Yaxchilan: what the space shows, and what Extraction and Theology add to it.
    fn quarry(&mut self, row: u8) {
        let technology = &self.rules.technology;
        let mut goods = self.rules.yaxchilan[usize::from(row)];
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
