//! The prices of things for one seat at one moment, and what it holds at these prices.

use khipu_core::Seat;
use khipu_core::kit::Tally;

use super::weights::Weight;
use super::{Evaluation, Given, Term};
use crate::components::{Components, Effect, FOOD_DAYS, Meals};
use crate::goods::Goods;
use crate::names::{Resource, Technology, Temple};
use crate::position::{Side, Stage, Table};

/// Turns to come from which on goods are worth their full weight.
const FULL_TURNS: f32 = 12.0;
/// Corn up to here is worth more than other corn.
const FIRST_CORN: f32 = 8.0;
/// Skulls up to here are worth more than at the end.
const FIRST_SKULLS: f32 = 3.0;

/// One seat at one moment.
pub(super) struct Outlook<'a> {
    pub(super) evaluation: &'a Evaluation,
    pub(super) rules: &'a Components,
    pub(super) table: &'a Table,
    pub(super) side: &'a Side,
    pub(super) seat: Seat,
    /// Own turns to come, as a share of a whole game.
    pub(super) ahead: f32,
    /// 1 while there is time to use goods, 0 at the end.
    pub(super) time: f32,
    /// Days until a worker on a gear can be picked up, at the earliest and at the latest.
    pub(super) days: (u8, u8),
    /// What one of each is worth.
    pub(super) corn: f32,
    pub(super) resources: [f32; Resource::COUNT],
    pub(super) skull: f32,
    /// What the own steps in the temples are worth together.
    climbed: f32,
    /// What one more step in each temple is worth.
    pub(super) steps: [f32; Temple::COUNT],
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        evaluation: &'a Evaluation,
        rules: &'a Components,
        table: &'a Table,
        seat: Seat,
    ) -> Self {
        let rounds_after = rules.food_days[FOOD_DAYS - 1].saturating_sub(table.day);
        let (to_come, picking) = whose_turn(table, seat);
        let turns = f32::from(rounds_after) + f32::from(u8::from(to_come));
        let time = (turns / FULL_TURNS).min(1.0);
        let weights = &evaluation.weights;
        let quarter = f32::from(rules.corn_quarters) / 4.0;
        let resource = |resource: Resource| {
            let weight = [Weight::Wood, Weight::Stone, Weight::Gold][resource as usize];
            f32::from(rules.market[resource as usize]) * quarter + weights[weight] * time
        };
        let mut outlook = Self {
            evaluation,
            rules,
            table,
            side: table.side(seat),
            seat,
            ahead: turns / f32::from(rules.food_days[FOOD_DAYS - 1].max(1)),
            time,
            days: (u8::from(!to_come && !picking), rounds_after),
            corn: quarter + weights[Weight::Corn] * time,
            resources: Resource::ALL.map(resource),
            skull: f32::from(rules.skull_points) + weights[Weight::Skull] * time,
            climbed: 0.0,
            steps: [0.0; Temple::COUNT],
        };
        for &temple in Temple::ALL {
            let (here, next) = outlook.climb(temple);
            outlook.climbed += here;
            outlook.steps[temple as usize] = next;
        }
        outlook
    }

    pub(super) fn weight(&self, weight: Weight) -> f32 {
        self.evaluation.weights[weight]
    }

    /// What is held, climbed and learnt.
    pub(super) fn settled(&self, tally: &mut impl Tally<Term>) {
        let side = self.side;
        let levels: f32 = Technology::ALL
            .iter()
            .map(|&t| (0..side.technologies[t as usize]).map(|below| self.level(t, below)).sum::<f32>())
            .sum();
        let workers = f32::from(self.rules.workers - side.bank) * self.worker();
        let light = if side.dark { 0.0 } else { self.weight(Weight::Light) * self.ahead };
        self.purse(tally);
        tally.add(Term::Temples, self.climbed);
        tally.add(Term::Levels, levels);
        tally.add(Term::Workers, workers);
        tally.add(Term::TwoDays, light);
        tally.add(Term::Turns, self.turns());
        tally.add(Term::Hunger, -self.hunger());
    }

    /// What the turns to come will bring: the own ones something, those of others less room.
    fn turns(&self) -> f32 {
        let table = self.table;
        let first = self.rules.food_days[1].saturating_sub(table.day);
        let second = self.days.1.saturating_sub(first);
        let (to_come, _) = whose_turn(table, self.seat);
        let now = if table.food_days < 2 { Weight::TurnFirst } else { Weight::TurnSecond };
        let now = if to_come { self.weight(now) } else { 0.0 };
        let own_now = u8::from(to_come || (table.active == self.seat && table.turns_left > 0));
        let others = self.days.1 * (table.players - 1) + table.turns_left.saturating_sub(own_now);
        f32::from(first) * self.weight(Weight::TurnFirst)
            + f32::from(second) * self.weight(Weight::TurnSecond)
            + now
            - f32::from(others) * self.weight(Weight::TurnOther)
    }

    fn purse(&self, tally: &mut impl Tally<Term>) {
        let side = self.side;
        let held = f32::from(side.corn);
        let first = held.min(FIRST_CORN) * self.weight(Weight::CornFirst) * self.time;
        let count = f32::from(side.resources_total());
        let mut resources = 0.0;
        for &resource in Resource::ALL {
            resources += f32::from(side.resources[resource as usize]) * self.resources[resource as usize];
        }
        // A hoard that cannot be spent in time is worth its points at the end.
        let hoard = self.weight(Weight::Hoard);
        if count > hoard {
            let at_end = f32::from(self.rules.corn_quarters) * 0.75;
            resources = resources * hoard / count + (count - hoard) * at_end;
        }
        let skulls = f32::from(side.skulls);
        let at_end = f32::from(self.rules.skull_points);
        let skulls = skulls.min(FIRST_SKULLS) * self.skull + (skulls - FIRST_SKULLS).max(0.0) * at_end;
        tally.add(Term::Corn, held * self.corn + first);
        tally.add(Term::Resources, resources);
        tally.add(Term::Skulls, skulls);
    }

    /// What the own step of a temple will bring on the food days to come, and what one more would add.
    fn climb(&self, temple: Temple) -> (f32, f32) {
        let (table, top) = (self.table, self.rules.temples[temple as usize].top());
        let step = self.side.temples[temple as usize];
        let others = table.seats().filter(|&seat| seat != self.seat);
        let highest = others.map(|seat| table.side(seat).temples[temple as usize]).max().unwrap_or_default();
        let here = self.temple(temple, step, highest);
        // Only one marker stands on the top step.
        if step >= top || (step + 1 == top && highest == top) {
            return (here, 0.0);
        }
        (here, self.temple(temple, step + 1, highest) - here)
    }

    /// What a step of a temple will bring, the highest of the others standing where it does.
    fn temple(&self, temple: Temple, step: u8, highest: u8) -> f32 {
        let plan = &self.rules.temples[temple as usize];
        let lead = match step.cmp(&highest) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 1.0,
        };
        let gift = self.given(self.evaluation.given[temple as usize][usize::from(step)]);
        let mut sum = 0.0;
        for number in usize::from(self.table.food_days)..FOOD_DAYS {
            sum += if self.rules.gives_goods[number] {
                gift * self.weight(Weight::TempleGoods)
            } else {
                let age = number / 2;
                let weight = [Weight::FirstAge, Weight::SecondAge][age];
                f32::from(plan.points[usize::from(step)]) * self.weight(weight)
                    + f32::from(plan.leader[age]) * lead * self.weight(Weight::Leader)
            };
        }
        sum
    }

    fn given(&self, [wood, stone, gold, skulls]: Given) -> f32 {
        let [of_wood, of_stone, of_gold] = self.resources;
        wood * of_wood + stone * of_stone + gold * of_gold + skulls * self.skull
    }

    pub(super) fn best_step(&self) -> f32 {
        self.steps.iter().copied().fold(0.0, f32::max)
    }

    /// What the level above `below` of a technology is worth; at the top, its bonus.
    pub(super) fn level(&self, technology: Technology, below: u8) -> f32 {
        use Weight as W;
        const LEVELS: [[Weight; 3]; Technology::COUNT] = [
            [W::Agriculture1, W::Agriculture2, W::Agriculture3],
            [W::Extraction1, W::Extraction2, W::Extraction3],
            [W::Construction1, W::Construction2, W::Construction3],
            [W::Theology1, W::Theology2, W::Theology3],
        ];
        if below < Technology::TOP {
            return self.weight(LEVELS[technology as usize][usize::from(below)]) * self.ahead;
        }
        // A bonus that is a level again counts for nothing: it could go round for ever.
        let bonus = self.rules.technology.bonus[technology as usize].iter();
        let counted = bonus.filter(|effect| !matches!(effect, Effect::Level(..) | Effect::AnyLevel(_)));
        counted.map(|&effect| self.effect(effect)).sum()
    }

    pub(super) fn next_level(&self, technology: Technology) -> f32 {
        self.level(technology, self.side.technologies[technology as usize])
    }

    pub(super) fn worker(&self) -> f32 {
        self.weight(Weight::Worker) * self.ahead
    }

    fn food_days_left(&self) -> f32 {
        FOOD_DAYS as f32 - f32::from(self.table.food_days)
    }

    /// What the food days to come will cost.
    fn hunger(&self) -> f32 {
        let Some(&next) = self.rules.food_days.get(usize::from(self.table.food_days)) else { return 0.0 };
        let meal = self.table.meal(self.rules, self.seat);
        let need = f32::from(meal.hungry) * f32::from(meal.corn_each);
        let days = f32::from(next.saturating_sub(self.table.day));
        let coming = f32::from(self.side.corn) + days * self.weight(Weight::Income);
        let missing = (need - coming).max(0.0);
        let later = need * (self.food_days_left() - 1.0) * self.weight(Weight::FoodLater);
        missing * self.weight(Weight::Hunger) + (need * self.weight(Weight::FoodNext) + later) * self.corn
    }

    pub(super) fn goods(&self, goods: Goods) -> f32 {
        let [wood, stone, gold] = goods.resources.map(f32::from);
        f32::from(goods.corn) * self.corn + self.given([wood, stone, gold, f32::from(goods.skulls)])
    }

    /// What an effect brings.
    pub(super) fn effect(&self, effect: Effect) -> f32 {
        let best_resource = self.resources.iter().copied().fold(0.0, f32::max);
        match effect {
            Effect::Goods(goods) => self.goods(goods),
            Effect::Points(points) => points.into(),
            Effect::Workers(count) => f32::from(count.min(self.side.bank)) * self.new_worker(),
            Effect::AnyResource(count) => f32::from(count) * best_resource,
            Effect::Level(technology, levels) => f32::from(levels) * self.next_level(technology),
            Effect::AnyLevel(levels) => {
                let best = Technology::ALL.iter().map(|&t| self.next_level(t)).fold(0.0, f32::max);
                f32::from(levels) * best
            }
            Effect::Step(temple, steps) => f32::from(steps) * self.steps[temple as usize],
            Effect::AnyStep => self.best_step(),
            Effect::MayTrade => self.weight(Weight::Trade),
            Effect::MayBuild | Effect::MayAct => self.weight(Weight::Trade),
        }
    }

    /// A worker from the bank: it works, and it eats.
    pub(super) fn new_worker(&self) -> f32 {
        let food = f32::from(self.rules.food) * self.corn * self.weight(Weight::FoodLater);
        self.worker() - food * self.food_days_left()
    }

    /// What a farm saves on the food days to come.
    pub(super) fn meals(&self, meals: Meals) -> f32 {
        let workers = f32::from(self.rules.workers - self.side.bank);
        let fed = f32::from(meals.fed).min(workers) * f32::from(self.rules.food);
        let less = f32::from(meals.less) * workers;
        (fed + less) * self.food_days_left() * self.corn * self.weight(Weight::FoodLater)
    }

    /// What a wealth tile brings.
    pub(super) fn wealth(&self, tile: u8) -> f32 {
        let plan = &self.rules.wealth[usize::from(tile)];
        plan.effects.iter().map(|&effect| self.effect(effect)).sum::<f32>() + self.meals(plan.meals)
    }
}

/// Whether the seat has a turn to come in this round, and whether it is picking up workers now.
fn whose_turn(table: &Table, seat: Seat) -> (bool, bool) {
    let players = usize::from(table.players);
    let place = (seat.index() + players - table.first_player.index()) % players;
    let gone = players - usize::from(table.turns_left).min(players);
    match table.stage {
        Stage::Wealth => (true, false),
        Stage::Calendar | Stage::Over => (false, false),
        Stage::Start | Stage::Begged if seat == table.active => (true, false),
        stage if seat == table.active => (false, stage == Stage::Picking),
        _ => (place > gone, false),
    }
}
