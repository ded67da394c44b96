//! What tasks and High Priest actions are worth to an actor now.

use super::conquest::{OTHERS_MARKERS, OWN_MARKERS};
use super::outlook::Outlook;
use super::weights::Weight;
use crate::components::SECTIONS;
use crate::goods::Cost;
use crate::names::{Action, Good, Power, Size, Task};

impl Outlook<'_> {
    /// What a task is worth.
    pub(super) fn task(&self, task: Task) -> f32 {
        let gather = |good: Good| {
            let more = good != Good::Gold && self.side.has(self.rules, Power::GatherMore);
            let extra = if more { self.price(good) + 1.0 } else { 0.0 };
            f32::from(self.rules.gather[good as usize]) * self.price(good) + extra
        };
        match task {
            Task::Potato => gather(Good::Potato),
            Task::Corn => gather(Good::Corn),
            Task::Stone => gather(Good::Stone),
            Task::Gold => gather(Good::Gold),
            Task::Weavings => self.weavings_task(),
            Task::Build => self.building_task(false),
            Task::Stairs => self.stairs(false),
            Task::Statue => self.statue_task(),
            Task::Training => 1.2 * self.army_card(),
            Task::Merchant => self.merchant(),
            Task::Produce => {
                self.side.producing().iter().map(|building| self.produces(building)).fold(0.0, f32::max)
            }
        }
    }

    /// Something that costs and brings; what is missing may still come in time.
    fn bargain(&self, worth: f32, cost: Cost) -> f32 {
        worth - self.cost(cost) - self.missing(cost) * self.weight(Weight::Missing)
    }

    fn weavings_task(&self) -> f32 {
        let corn = |count: u8| Cost::of(Good::Corn, count);
        let top = self.table.weaving_top.map_or(0.0, |tile| self.known_weaving(tile));
        let worth = top.max(self.weaving());
        let one = self.bargain(worth, corn(self.rules.weaving_price[0]));
        let two = self.bargain(worth + self.weaving(), corn(self.rules.weaving_price[1]));
        one.max(two).max(0.0)
    }

    /// The best building of the market.
    pub(super) fn building_task(&self, free: bool) -> f32 {
        let mut best = 0.0f32;
        for building in self.table.market.iter() {
            let worth = self.building(building);
            let cost = self.rules.buildings[usize::from(building)].cost;
            best = best.max(if free { worth } else { self.bargain(worth, cost) });
        }
        best
    }

    pub(super) fn statue_task(&self) -> f32 {
        self.statue(Size::Small, false).max(self.statue(Size::Large, false))
    }

    /// A statue of a size.
    pub(super) fn statue(&self, size: Size, free: bool) -> f32 {
        if self.table.statues.of_size(size) == 0 {
            return 0.0;
        }
        let plan = &self.rules.statues[size as usize];
        let god = self.weight(Weight::StatueGod) * self.ahead;
        let worth = f32::from(plan.points) + self.worship(size) + god;
        if free { worth } else { self.bargain(worth, plan.cost).max(0.0) }
    }

    pub(super) fn stairs(&self, free: bool) -> f32 {
        if self.side.stairs == 0 {
            return 0.0;
        }
        let own = (self.weight(Weight::OwnStairs) + 0.5 * self.weight(Weight::OwnUpper)) * self.ahead;
        let worth = self.nested(&self.rules.stairs_gives) + own;
        if free { worth } else { self.bargain(worth, self.rules.stairs_cost).max(0.0) }
    }

    /// The rewards of all joints.
    pub(super) fn merchant(&self) -> f32 {
        let mut sum = 0.0;
        for row in self.side.rows.iter() {
            for pair in row.windows(2) {
                let symbol = self.rules.weavings[usize::from(pair[0])].right;
                if symbol == self.rules.weavings[usize::from(pair[1])].left {
                    sum += self.benefits(&self.rules.joints[usize::from(symbol)].gives);
                }
            }
        }
        sum
    }

    /// What the High Priest can do from where he stands.
    pub(super) fn high_priest(&self) -> f32 {
        let Some(section) = self.side.priest else { return 0.0 };
        let mut best = 0.0f32;
        for spaces in 1..=self.rules.walk {
            let action = self.table.action(self.rules, (section + spaces) % SECTIONS as u8);
            best = best.max(self.action(action, true));
        }
        best * self.weight(Weight::Walk) * self.turns.min(1.0)
    }

    /// What a High Priest action is worth to whoever triggers it, or to another.
    pub(super) fn action(&self, action: Action, active: bool) -> f32 {
        match action {
            Action::Worship => self.worship_now(active),
            Action::Offering => self.offering_now(active),
            Action::Rejuvenate => {
                let (worth, count) = self.all_flips();
                let paid = f32::from(count.saturating_sub(u8::from(active)));
                (worth - paid * self.price(Good::Corn)).max(0.0)
            }
            Action::Conquest => self.campaign(true, if active { OWN_MARKERS } else { OTHERS_MARKERS }),
            Action::Production => {
                let side = self.side;
                let all: f32 = side.producing().iter().map(|building| self.produces(building)).sum();
                let down = f32::from(side.producing().len()) * f32::from(self.rules.last.building);
                (all - down * self.weight(Weight::StillUp) * 0.5).max(0.0)
            }
        }
    }

    fn worship_now(&self, active: bool) -> f32 {
        let (statues, plan) = (self.side.statues, &self.rules.priest);
        let step = self.next_step();
        let gain = |size: Size, steps: u8| {
            if statues.of_size(size) == 0 {
                return 0.0;
            }
            let steps = steps.min(self.rules.top_step() - self.side.step);
            (f32::from(steps) * step - self.worship(size)).max(0.0)
        };
        let [small, large] = plan.worship;
        if active {
            gain(Size::Small, small) + gain(Size::Large, large)
        } else {
            gain(Size::Small, plan.worship_other)
        }
    }

    fn offering_now(&self, active: bool) -> f32 {
        let plan = &self.rules.priest;
        let top = self.rules.top_step() - self.side.step;
        let held = self.side.goods.get(Good::Corn) + self.side.goods.get(Good::Gold);
        let step = self.next_step();
        let gain = |steps: u8, corn: u8| {
            if steps > top || held < corn.into() {
                return 0.0;
            }
            f32::from(steps) * step - f32::from(corn) * self.price(Good::Corn)
        };
        if active {
            let [one, two, three] = plan.offering;
            gain(1, one).max(gain(2, two)).max(gain(3, three)).max(0.0)
        } else {
            gain(1, plan.offering_other).max(0.0)
        }
    }
}
