//! What the actions of the gears are worth to a seat, where its workers stand, and what is pending.

use khipu_core::kit::Tally;

use super::Term;
use super::outlook::Outlook;
use super::weights::Weight;
use crate::action::GearAction;
use crate::components::{BuildingPlan, MonumentPlan};
use crate::names::{Gear, Resource, Technology};
use crate::pending::{Pending, Site};

/// The worth of the actions of a gear, by the number of the space.
type Worth = [f32; 11];

/// More resources than this cannot be hoped for in time.
const MOST_MISSING: u16 = 3;

impl Outlook<'_> {
    /// What the workers will do, and what monuments are worth.
    pub(super) fn standing(&self, tally: &mut impl Tally<Term>) {
        let weights =
            [Weight::Palenque, Weight::Yaxchilan, Weight::Tikal, Weight::Uxmal, Weight::ChichenItza];
        for (gear, weight) in Gear::ALL.iter().copied().zip(weights) {
            let workers = self.table.gears.of(self.seat, gear);
            if workers != 0 {
                tally.add(Term::of(gear), self.on_gear(gear, workers) * self.weight(weight));
            }
        }
        let on_first = u8::from(self.table.first_space == Some(self.seat));
        let free = f32::from(self.side.free + on_first) * self.weight(Weight::Free);
        tally.add(Term::Free, free * self.time);
        tally.add(Term::Monuments, self.monuments());
    }

    fn on_gear(&self, gear: Gear, mut workers: u16) -> f32 {
        let reached = self.reached(gear, &self.worth(gear));
        let last = self.rules.gears[gear as usize].last;
        let patience = self.weight(Weight::Patience);
        let (mut sum, mut share) = (0.0, 1.0);
        // The one that stands highest counts in full: what it takes is gone for the others.
        while workers != 0 {
            let space = 15 - workers.leading_zeros() as u8;
            workers &= !(1 << space);
            let (mut best, mut keeps) = (0.0f32, 1.0);
            for days in self.days.0..=self.days.1.min(last - space.min(last)) {
                best = best.max(reached[usize::from(space + days).min(10)] * keeps);
                keeps *= patience;
            }
            sum += best * share;
            share *= 1.0 - self.weight(Weight::Crowd);
        }
        sum
    }

    /// The best action that a worker on each space can take, the corn for going down taken off.
    fn reached(&self, gear: Gear, worth: &Worth) -> Worth {
        let plan = self.rules.gears[gear as usize];
        let ahead =
            gear == Gear::ChichenItza && self.rules.technology.ahead[self.side.level(Technology::Theology)];
        let mut reached = *worth;
        for space in 1..reached.len() {
            let next = if ahead && space < 10 { worth[space + 1] } else { 0.0 };
            reached[space] = worth[space].max(next).max(reached[space - 1] - self.corn);
        }
        let best = worth.iter().copied().fold(0.0, f32::max);
        reached[usize::from(plan.any).min(10)..].fill(best);
        reached
    }

    fn worth(&self, gear: Gear) -> Worth {
        let mut worth = Worth::default();
        for action in 1..=gear.actions() {
            worth[usize::from(action)] = self.action(gear, action).max(0.0);
        }
        if gear == Gear::Tikal {
            let buildings = worth[2] * (1.0 + self.weight(Weight::Second));
            worth[4] = worth[4].max(buildings);
        }
        worth
    }

    fn action(&self, gear: Gear, space: u8) -> f32 {
        let Some(action) = GearAction::of(gear, space) else { return 0.0 };
        match action {
            GearAction::Fish => {
                let more = self.rules.technology.fishing_corn[self.side.level(Technology::Agriculture)];
                f32::from(self.rules.fishing + more) * self.corn
            }
            GearAction::Harvest { group } => self.harvest(group.into()),
            GearAction::Quarry { row } => self.quarry(row.into()),
            GearAction::Learn => self.learn(0),
            GearAction::Build => self.build(Site::Tikal, true),
            GearAction::LearnTwo => self.learn(1),
            // A monument, or two buildings, of which the first has been looked at for space 2.
            GearAction::BuildTwo => self.best_monument(true),
            GearAction::ClimbTwo => self.two_steps() - self.cheapest(),
            GearAction::Climb => self.best_step() - f32::from(self.rules.uxmal_temple_corn) * self.corn,
            GearAction::Trade => self.weight(Weight::Trade),
            GearAction::Hire if self.side.bank > 0 => {
                self.new_worker() + self.weight(Weight::Free) * self.time
            }
            GearAction::Hire => 0.0,
            GearAction::BuildForCorn => self.build(Site::Uxmal, true),
            GearAction::AnyAction => self.any_action(),
            GearAction::LaySkull { space } => self.skull_at(space),
        }
    }

    fn harvest(&self, group: usize) -> f32 {
        let (side, technology) = (self.side, &self.rules.technology);
        let agriculture = side.level(Technology::Agriculture);
        let grove = self.table.jungle[group];
        let corn = f32::from(self.rules.harvest[group] + technology.harvest_corn[agriculture]) * self.corn;
        let mut best = 0.0f32;
        if grove.corn > 0 || technology.no_tile[agriculture] {
            best = corn;
        }
        if grove.wood > 0 {
            let more = technology.extraction[Resource::Wood as usize][side.level(Technology::Extraction)];
            let wood = f32::from(self.rules.felling[group] + more) * self.resources[Resource::Wood as usize];
            // A step down costs about what a step up brings.
            best = best.max(wood).max(corn - self.best_step());
        }
        best
    }

    fn quarry(&self, row: usize) -> f32 {
        let technology = &self.rules.technology;
        let mut goods = self.rules.yaxchilan[row];
        let extraction = self.side.level(Technology::Extraction);
        for &resource in Resource::ALL {
            let amount = &mut goods.resources[resource as usize];
            if *amount > 0 {
                *amount += u16::from(technology.extraction[resource as usize][extraction]);
            }
        }
        if goods.skulls > 0 {
            goods.skulls += u16::from(technology.skulls[self.side.level(Technology::Theology)]);
        }
        self.goods(goods)
    }

    /// What paying one resource costs: the cheapest kind, which is mostly at hand.
    fn cheapest(&self) -> f32 {
        self.resources.iter().copied().fold(f32::INFINITY, f32::min)
    }

    fn two_steps(&self) -> f32 {
        let least = self.steps.iter().copied().fold(f32::INFINITY, f32::min);
        self.steps.iter().sum::<f32>() - least
    }

    /// Paid levels: the best, and `more` of the next best.
    fn learn(&self, more: u8) -> f32 {
        let held = self.side.resources_total();
        let (mut best, mut second) = (0.0f32, 0.0f32);
        for &technology in Technology::ALL {
            let price = self.rules.technology.price[self.side.level(technology)];
            let missing = f32::from(u16::from(price).saturating_sub(held));
            let gain = self.next_level(technology)
                - f32::from(price) * self.cheapest()
                - missing * self.weight(Weight::Missing);
            if gain > best {
                (best, second) = (gain, best);
            } else {
                second = second.max(gain);
            }
        }
        if more > 0 { best + second } else { best }
    }

    fn payoff(&self, plan: &BuildingPlan) -> f32 {
        let construction = self.side.level(Technology::Construction);
        let technology = &self.rules.technology;
        let help = f32::from(technology.building_corn[construction]) * self.corn
            + f32::from(technology.building_points[construction]);
        help + plan.effects.iter().map(|&effect| self.effect(effect)).sum::<f32>() + self.meals(plan.meals)
    }

    /// The best building on display; with `hope` also one that cannot be paid yet.
    fn build(&self, site: Site, hope: bool) -> f32 {
        let mut best = 0.0f32;
        for &title in self.table.buildings.iter().flatten() {
            best = best.max(self.building(title, site, hope).unwrap_or_default());
        }
        best
    }

    fn building(&self, title: u8, site: Site, hope: bool) -> Option<f32> {
        let plan = &self.rules.buildings[usize::from(title)];
        let level = if site.helped() { self.side.level(Technology::Construction) } else { 0 };
        if site == Site::Uxmal {
            let price = (plan.cost.total() * self.rules.uxmal_building_corn)
                .saturating_sub(self.rules.technology.saved_corn[level].into());
            let payable = price <= self.side.corn;
            let gain = self.payoff(plan) - f32::from(price) * self.corn;
            return (payable || hope).then_some(if payable { gain } else { gain * 0.5 });
        }
        let saved = u16::from(self.rules.technology.saved_resources[level]);
        let missing = self.side.missing(plan.cost).saturating_sub(saved);
        if missing > if hope { MOST_MISSING } else { 0 } {
            return None;
        }
        let mut cost = -f32::from(saved) * self.cheapest();
        for &resource in Resource::ALL {
            cost += f32::from(plan.cost.0[resource as usize]) * self.resources[resource as usize];
        }
        Some(self.payoff(plan) - cost.max(0.0) - f32::from(missing) * self.weight(Weight::Missing))
    }

    fn monument(&self, index: u8, hope: bool) -> Option<f32> {
        let plan = &self.rules.monuments[usize::from(index)];
        let missing = self.side.missing(plan.cost) + u16::from(plan.skulls.saturating_sub(self.side.skulls));
        if missing > if hope { MOST_MISSING } else { 0 } {
            return None;
        }
        let gain = self.monument_worth(plan) - self.monument_cost(plan);
        Some(gain - f32::from(missing) * self.weight(Weight::Missing))
    }

    fn monument_cost(&self, plan: &MonumentPlan) -> f32 {
        let mut cost = f32::from(plan.skulls) * self.skull;
        for &resource in Resource::ALL {
            cost += f32::from(plan.cost.0[resource as usize]) * self.resources[resource as usize];
        }
        cost
    }

    fn monument_worth(&self, plan: &MonumentPlan) -> f32 {
        let now = self.table.monument_points(self.rules, self.seat, plan.scoring).in_quarters() as f32 / 4.0;
        now + self.weight(Weight::MonumentGrowth) * self.ahead
    }

    fn best_monument(&self, hope: bool) -> f32 {
        let display = self.table.monuments.iter().flatten();
        display.filter_map(|&index| self.monument(index, hope)).fold(0.0, f32::max)
    }

    /// Own monuments at their worth, and the hope for one on display.
    fn monuments(&self) -> f32 {
        let mut sum = 0.0;
        let mut owned = self.side.monuments;
        while owned != 0 {
            sum += self.monument_worth(&self.rules.monuments[owned.trailing_zeros() as usize]);
            owned &= owned - 1;
        }
        let hope = self.weight(Weight::MonumentHope) * self.time;
        if hope > 0.0 { sum + self.best_monument(true) * hope } else { sum }
    }

    fn any_action(&self) -> f32 {
        let best = self
            .quarry(4)
            .max(self.harvest(3))
            .max(self.learn(1))
            .max(self.build(Site::Tikal, true))
            .max(self.two_steps() - self.cheapest());
        best - f32::from(self.rules.uxmal_any_corn) * self.corn
    }

    fn skull_at(&self, action: u8) -> f32 {
        if self.table.shrines & (1 << action) != 0 {
            return 0.0;
        }
        let shrine = self.rules.shrines[usize::from(action) - 1];
        let best = self.resources.iter().copied().fold(0.0, f32::max);
        let gain = f32::from(shrine.points) + self.steps[shrine.temple as usize] - self.skull
            + f32::from(shrine.resources) * best;
        if self.side.skulls > 0 { gain } else { gain * self.weight(Weight::NoSkull) }
    }

    /// What the questions still to be answered will bring.
    pub(super) fn pending(&self) -> f32 {
        self.table.pending.entries().iter().map(|&pending| self.answer(pending)).sum()
    }

    fn answer(&self, pending: Pending) -> f32 {
        let best = self.resources.iter().copied().fold(0.0, f32::max);
        match pending {
            Pending::Harvest { group } => self.harvest(group.into()),
            Pending::Learn { more, .. } => self.learn(more),
            Pending::LearnFree { more } => {
                let gain = Technology::ALL.iter().map(|&t| self.next_level(t)).fold(0.0, f32::max);
                f32::from(more + 1) * gain
            }
            Pending::Pay { count } => -f32::from(count) * self.cheapest(),
            Pending::Take { count } => f32::from(count) * best,
            Pending::Up => self.best_step(),
            Pending::UpTwo => self.two_steps(),
            Pending::Build(Site::TikalFirst) => {
                let buildings = self.build(Site::TikalFirst, false) * (1.0 + self.weight(Weight::Second));
                buildings.max(self.best_monument(false))
            }
            Pending::Build(site) => self.build(site, false),
            Pending::Save { building, site } => self.building(building, site, true).unwrap_or_default(),
            Pending::Trade { .. } => self.weight(Weight::Trade),
            Pending::Act { .. } => self.any_action(),
            Pending::Devotion => (self.best_step() - self.cheapest()).max(0.0),
            Pending::Raise(technology) => self.next_level(technology),
        }
    }
}
