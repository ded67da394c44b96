//! What is still to come of the turn in progress: the questions and the work on the stack.

use super::outlook::Outlook;
use super::weights::Weight;
use crate::cards::Cards;
use crate::components::Effect;
use crate::names::{Action, Colour, Good, Kind, Power, Size, Task};
use crate::pending::{Origin, Pending, Producing, Way, Work};

/// God cards to come that are worth something.
const MOST_GODS: u8 = 3;

impl Outlook<'_> {
    /// Everything on the stack that belongs to the actor.
    pub(super) fn pending(&self) -> f32 {
        let entries = self.table.pending.entries().iter().filter(|entry| entry.who == self.who);
        let (mut sum, mut gods, mut markers, mut muster) = (0.0, 0, 0, None);
        for entry in entries {
            match entry.what {
                Pending::God { left, .. } => gods += left,
                Pending::Muster { begun, .. } => muster = Some(begun),
                Pending::Conquer => markers += 1,
                what => sum += self.entry(what),
            }
        }
        sum += self.conquest(markers, muster);
        // More cards than a hand can use are no reason to ask for more.
        sum + f32::from(gods.min(MOST_GODS)) * self.god_card()
    }

    fn entry(&self, what: Pending) -> f32 {
        match what {
            Pending::Pay(cost) => -self.cost(cost),
            Pending::Boon => self.table.turn.played.map_or(0.0, |card| self.god_gives(card)),
            Pending::Capture => self.new_worker(),
            Pending::Potato => (self.last_task() - self.price(Good::Potato)).max(0.0),
            Pending::Tasks => self.tasks(self.table.turn.tasks),
            // Where there is no price for one more there is nothing to be had.
            Pending::Weave { bought } => self.rules.next_weaving(bought).map_or(0.0, |corn| {
                (self.best_laid_out() - f32::from(corn) * self.price(Good::Corn)).max(0.0)
            }),
            Pending::Leftover => {
                let price = f32::from(self.rules.leftover[0]) * self.price(Good::Corn);
                (self.best_laid_out() - price).max(0.0)
            }
            Pending::Lay { tile } | Pending::Do(Work::Weave { tile }) => self.known_weaving(tile),
            Pending::Build { way, .. } => self.building_task(way == Way::Free),
            Pending::Statue(Way::Free) => self.statue(Size::Small, true),
            Pending::Statue(_) => self.statue_task(),
            Pending::Stairs(way) => self.stairs(way == Way::Free),
            Pending::Train => 1.2 * self.army_card(),
            Pending::Worker { left } => f32::from(left) * self.new_worker(),
            Pending::Weaving { left } => f32::from(left) * self.weaving(),
            Pending::PaidStep { left } => self.effect(Effect::PaidStep(left)),
            Pending::Rejuvenate { left, .. } => f32::from(left.min(1)) * self.best_flip(),
            Pending::Gains { origin, left } => self.gains_left(origin, left),
            Pending::Rewards { gods, flips, steps } => {
                f32::from(gods) * self.god_card()
                    + f32::from(flips.min(1)) * self.best_flip()
                    + f32::from(steps.min(1)) * self.effect(Effect::PaidStep(1))
            }
            Pending::ProduceOnce => self.task(Task::Produce),
            Pending::Worship { begun, .. } => self.part(Action::Worship, begun),
            Pending::Offer => self.part(Action::Offering, false),
            Pending::Renew { begun, .. } => self.part(Action::Rejuvenate, begun),
            Pending::Produce { state, .. } => self.part(Action::Production, state != Producing::Fresh),
            Pending::Soldiers { turn, discard, .. } => -self.toll(turn, discard),
            Pending::Hire => self.hire(),
            Pending::Feast { left } => self.feast(left),
            Pending::Do(work) => self.work(work),
            _ => 0.0,
        }
    }

    fn work(&self, work: Work) -> f32 {
        match work {
            Work::Placed { worker, role } => {
                let army = if role == Kind::Warrior { self.army_card() + self.new_worker() } else { 0.0 };
                let god = if role == Kind::Priest { self.god_card() } else { 0.0 };
                let played = self
                    .table
                    .turn
                    .played
                    .filter(|&card| self.side.statues.of(self.rules.god_cards[usize::from(card)].god));
                let boon = played.map_or(0.0, |card| self.god_gives(card));
                self.tasks(self.count_tasks(worker, role)) + army + god + boon
            }
            Work::TasksOver if self.table.turn.later => {
                self.table.turn.played.map_or(0.0, |card| self.god_gives(card))
            }
            Work::Stairs { .. } => self.stairs(true),
            Work::Build { building } => self.building(building),
            Work::Statue { size, .. } => self.statue(size, true),
            Work::Flip(_) => self.best_flip(),
            Work::Hire(_) => self.new_worker(),
            Work::Merchant => self.merchant(),
            Work::Temple => {
                let plan = &self.rules.temple[usize::from(self.side.step)];
                f32::from(plan.points) + self.benefits(&plan.gives)
            }
            Work::Climb { left } => f32::from(left) * self.next_step(),
            Work::Training { left } => f32::from(left) * 1.2 * self.army_card(),
            Work::EndTurn { step: 0 } => self.hire(),
            _ => 0.0,
        }
    }

    /// The own part of a High Priest action; the active one can always have the gold.
    fn part(&self, action: Action, begun: bool) -> f32 {
        let active = self.table.active == self.who;
        let worth = self.action(action, active);
        if active && !begun { worth.max(self.price(Good::Gold)) } else { worth }
    }

    /// The own part of a Conquest: so many markers to come, and whether cards can still be played, and were.
    fn conquest(&self, markers: u8, muster: Option<bool>) -> f32 {
        let active = self.table.active == self.who;
        if markers == 0 || active && self.table.turn.golden {
            return 0.0;
        }
        let worth = self.campaign(muster.is_some(), markers);
        if active && muster == Some(false) { worth.max(self.price(Good::Gold)) } else { worth }
    }

    fn gains_left(&self, origin: Origin, left: u8) -> f32 {
        let benefits = self.rules.gains(origin).iter().enumerate();
        let listed = benefits.filter(|(index, _)| left & (1 << index) != 0);
        listed.map(|(_, benefit)| self.benefits(std::slice::from_ref(benefit))).sum()
    }

    fn best_laid_out(&self) -> f32 {
        self.table.laid_out.items().iter().map(|&tile| self.known_weaving(tile)).fold(0.0, f32::max)
    }

    /// What it costs to turn down and discard so many soldiers.
    pub(super) fn toll(&self, turn: u8, discard: u8) -> f32 {
        let (up, down) = (self.weight(Weight::SoldierUp), self.weight(Weight::SoldierDown));
        let turned = f32::from(turn) * ((up - down) * self.time + 0.7);
        turned + f32::from(discard) * (up * self.time + 0.7)
    }

    fn hire(&self) -> f32 {
        let village = self.table.village.len();
        if village == 0 {
            return 0.0;
        }
        (self.new_worker() - self.price(Good::Potato)).max(0.0)
    }

    /// The best god cards of the hand, for what they give.
    fn feast(&self, left: u8) -> f32 {
        let mut best = [0.0f32; 3];
        for card in self.hand().iter() {
            // A card played is a card less.
            let gives = self.god_gives(card) - f32::from(self.rules.last.god);
            if gives > best[2] {
                best[2] = gives;
                best.sort_unstable_by(|one, other| other.total_cmp(one));
            }
        }
        best.iter().take(left.into()).sum::<f32>() * (1.0 - self.weight(Weight::Feast))
    }

    /// How many tasks a worker will have that has just been placed (TW-4.5, TW-4.8 to TW-4.11).
    fn count_tasks(&self, worker: Kind, role: Kind) -> u8 {
        let Some(space) = self.table.turn.space else { return 0 };
        let (plan, placing) = (&self.rules.hill.spaces[usize::from(space)], &self.rules.placing);
        let beside = self.table.hill.0[worker as usize].intersection(plan.next).len();
        let both = self.side.has(self.rules, Power::ArchitectCraftsman) && plan.colour != Colour::Plain;
        let by_role = match role {
            Kind::Architect if both || plan.colour == Colour::Blue => placing.architect,
            Kind::Craftsman if both || plan.colour == Colour::Green => placing.craftsman,
            Kind::Courier => {
                let segment = self.rules.hill.segments[usize::from(plan.section)][plan.terrace as usize];
                let others = segment.intersection(self.table.hill.taken()).without(Cards::one(space));
                if others.is_empty() { placing.courier_first } else { 0 }
            }
            Kind::Priest => 1,
            _ => 0,
        };
        let warrior = worker == Kind::Warrior && self.side.has(self.rules, Power::WarriorTasks);
        let more = if warrior { self.rules.amount(Power::WarriorTasks) } else { 0 };
        placing.tasks + beside * placing.per_adjacent + by_role + more
    }

    /// What so many tasks on the icons of the space are worth: the best first, none twice before all were used.
    fn tasks(&self, count: u8) -> f32 {
        let Some(space) = self.table.turn.space.filter(|_| count > 0) else { return 0.0 };
        let tasks = self.rules.hill.spaces[usize::from(space)].tasks;
        let worth = tasks.map(|task| self.task(task).max(0.0));
        let mut used = self.table.turn.used;
        let mut sum = 0.0;
        for _ in 0..count {
            let free = (0..3usize).filter(|icon| used & (1 << icon) == 0);
            let best = free.reduce(|one, other| if worth[other] > worth[one] { other } else { one });
            let Some(best) = best else { break };
            sum += worth[best];
            used |= 1 << best;
            if used == 0b111 {
                used = 0;
            }
        }
        sum
    }

    /// What one task more is worth.
    fn last_task(&self) -> f32 {
        let tasks = self.table.turn.tasks;
        (self.tasks(tasks + 1) - self.tasks(tasks)) * (1.0 - self.weight(Weight::Task))
    }
}
