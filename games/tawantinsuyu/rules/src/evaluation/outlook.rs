//! How much time is left, and what things cost and bring for one actor at one moment.

use super::weights::{Weight, Weights};
use crate::actor::Actor;
use crate::cards::Cards;
use crate::components::{Benefit, Components, Effect, FESTIVALS, StepPlan};
use crate::goods::{Cost, Goods};
use crate::names::{Good, Kind, Size};
use crate::pending::{Pending, Work};
use crate::position::{Position, Secret, Side, Stage, Table};
use crate::version::Version;

/// Own turns to come from which on goods are worth their full price.
const FULL_TURNS: f32 = 3.0;
/// Own turns of a whole game.
const WHOLE_GAME: f32 = 12.0;

/// What a building or stairs are worth that come with something else.
const PLAIN_GIFT: f32 = 3.0;

/// Steps of festivals to come, the one in progress included as far as it goes.
#[derive(Clone, Copy)]
pub(super) struct Festivals {
    pub(super) merchants: f32,
    pub(super) temples: f32,
    pub(super) regions: f32,
    pub(super) meals: f32,
    /// Festivals after which the game goes on: god cards are drawn and played.
    pub(super) feasts: f32,
}

/// One actor at one moment.
pub(super) struct Outlook<'a> {
    pub(super) weights: &'a Weights,
    pub(super) rules: &'a Components,
    pub(super) version: Version,
    pub(super) table: &'a Table,
    pub(super) secret: &'a Secret,
    pub(super) who: Actor,
    pub(super) side: &'a Side,
    /// Own turns to come.
    pub(super) turns: f32,
    /// How much of the next own turn is to come: 1 just before it.
    pub(super) turn_share: f32,
    /// 1 while there is time to use goods, 0 at the end.
    pub(super) time: f32,
    /// Own turns to come, as a share of a whole game.
    pub(super) ahead: f32,
    pub(super) festivals: Festivals,
    /// What one of each good is worth.
    pub(super) prices: [f32; Good::COUNT],
    /// What one more temple step is worth, without its goods.
    pub(super) step: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        weights: &'a Weights,
        rules: &'a Components,
        version: Version,
        position: &'a Position,
        who: Actor,
    ) -> Self {
        let table = &position.table;
        let turn_share = turn_share(table, who);
        let last = last_turns(table, who);
        let turns = last.unwrap_or_else(|| rounds(weights, rules, table)) + turn_share;
        // Time is the same for everybody, whoever has just had a turn or will have none any more: otherwise nobody would
        // want to end a game.
        let rounds = if last.is_some() { 0.0 } else { rounds(weights, rules, table) };
        let time = ((rounds + 0.5) / FULL_TURNS).min(1.0);
        // More than can be spent in time is worth its points at the end: a hoard is no reason to go on for ever.
        let held = f32::from(table.side(who).goods.total());
        let spent = weights[Weight::Spend] * (rounds + 1.0);
        let of_use = if held > spent { spent / held } else { 1.0 };
        let price = |weight: Weight| weights[weight] * time * of_use;
        let mut outlook = Self {
            weights,
            rules,
            version,
            table,
            secret: &position.secret,
            who,
            side: table.side(who),
            turns,
            turn_share,
            time,
            ahead: (turns / WHOLE_GAME).min(1.0),
            festivals: festivals(table),
            prices: [
                price(Weight::Potato),
                price(Weight::Corn),
                price(Weight::Stone),
                price(Weight::Gold) + f32::from(rules.last.gold),
            ],
            step: 0.0,
        };
        outlook.step =
            outlook.temple(outlook.side.step.saturating_add(1)) - outlook.temple(outlook.side.step);
        outlook
    }

    pub(super) fn weight(&self, weight: Weight) -> f32 {
        self.weights[weight]
    }

    pub(super) fn price(&self, good: Good) -> f32 {
        self.prices[good as usize]
    }

    /// What the goods of a price are worth.
    pub(super) fn cost(&self, cost: Cost) -> f32 {
        let goods: f32 =
            cost.goods.iter().zip(self.prices).map(|(&count, price)| f32::from(count) * price).sum();
        goods + f32::from(cost.food) * self.price(Good::Potato).min(self.price(Good::Corn))
    }

    /// How many goods are missing for a price.
    pub(super) fn missing(&self, cost: Cost) -> f32 {
        let Goods([potato, corn, stone, gold]) = self.side.goods;
        let [p, c, s, g] = cost.goods.map(i32::from);
        let (potato, corn, stone, gold) =
            (i32::from(potato), i32::from(corn), i32::from(stone), i32::from(gold));
        let spare = (potato - p).max(0) + (corn - c).max(0);
        let short = (p - potato).max(0) + (c - corn).max(0) + (s - stone).max(0);
        let short = short + (i32::from(cost.food) - spare).max(0) + g - gold;
        short.max(0) as f32
    }

    /// What standing on a step of the temple will bring, with the steps that the turns to come will add.
    pub(super) fn temple(&self, step: u8) -> f32 {
        let top = self.rules.top_step();
        let step = f32::from(step.min(top));
        let climb = self.weight(Weight::Climb) * self.turns;
        let mut sum = self.at_step(step + climb, |plan| plan.last) * self.weight(Weight::TempleTop);
        let count = self.festivals.temples;
        let mut number = 1.0;
        while number <= count {
            let reached = step + climb * number / count;
            sum += self.at_step(reached, |plan| plan.points) * self.weight(Weight::TemplePoints);
            number += 1.0;
        }
        sum
    }

    fn at_step(&self, step: f32, points: impl Fn(&StepPlan) -> u8) -> f32 {
        let temple = &self.rules.temple;
        let below = (step as usize).min(temple.len() - 1);
        let here = f32::from(points(&temple[below]));
        let above = temple.get(below + 1).map_or(here, |plan| f32::from(points(plan)));
        here + (above - here) * (step - below as f32).min(1.0)
    }

    /// What several benefits bring: of each the best of its choices.
    pub(super) fn benefits(&self, benefits: &[Benefit]) -> f32 {
        best_of_each(benefits, |effect| self.effect(effect))
    }

    /// The same for what comes with something else. A building can give a building, and a step a step: what comes with
    /// that is not looked at, lest it go on for ever.
    pub(super) fn nested(&self, benefits: &[Benefit]) -> f32 {
        best_of_each(benefits, |effect| match effect {
            Effect::Step(count) => f32::from(count) * self.step,
            Effect::PaidStep(count) => f32::from(count) * (self.step - self.price(Good::Gold)).max(0.0),
            Effect::Building(count) | Effect::Stairs(count) => f32::from(count) * PLAIN_GIFT,
            Effect::BuildTask(_) | Effect::StairsTask(_) | Effect::Rejuvenate(_) => PLAIN_GIFT / 2.0,
            effect => self.effect(effect),
        })
    }

    /// What an effect brings.
    pub(super) fn effect(&self, effect: Effect) -> f32 {
        let count = f32::from(effect.count());
        match effect {
            Effect::Goods(good, _) => count * self.price(good),
            Effect::Points(_) => count,
            Effect::Army(_) => count * self.army_card(),
            Effect::Training(_) => count * self.army_card() * 1.2,
            Effect::God(_) => count * self.god_card(),
            Effect::Worker(_) => count * self.new_worker(),
            Effect::Weaving(_) => count * self.weaving(),
            Effect::Step(_) => count * self.next_step(),
            Effect::PaidStep(_) => count * (self.next_step() - self.price(Good::Gold)).max(0.0),
            Effect::Rejuvenate(_) => count * self.best_flip(),
            Effect::SmallStatue(_) => count * self.statue(Size::Small, true),
            Effect::Building(_) => count * self.building_task(true),
            Effect::Stairs(_) => count * self.stairs(true),
            Effect::BuildTask(_) => count * self.building_task(false),
            Effect::StatueTask(_) => count * self.statue_task(),
            Effect::StairsTask(_) => count * self.stairs(false),
        }
    }

    /// The next step of the temple with its goods.
    pub(super) fn next_step(&self) -> f32 {
        let next = usize::from(self.side.step) + 1;
        self.rules.temple.get(next).map_or(0.0, |plan| self.step + self.nested(&plan.gives))
    }

    /// An army card that is not known yet.
    pub(super) fn army_card(&self) -> f32 {
        (self.weight(Weight::ArmyHand) + 1.4 * self.weight(Weight::SoldierHand)) * self.time
    }

    /// A god card that is not known yet.
    pub(super) fn god_card(&self) -> f32 {
        let kept = if self.side.gods() < 3 { Weight::God } else { Weight::GodMore };
        self.weight(kept) * self.time + f32::from(self.rules.last.god)
    }

    pub(super) fn worker(&self, kind: Kind) -> f32 {
        let weight = match kind {
            Kind::Architect => Weight::Architect,
            Kind::Courier => Weight::Courier,
            Kind::Craftsman => Weight::Craftsman,
            Kind::Warrior => Weight::Warrior,
            Kind::Priest => Weight::Priest,
        };
        self.weight(weight) * self.turns.min(1.0) + f32::from(self.rules.last.worker)
    }

    /// One worker more.
    pub(super) fn new_worker(&self) -> f32 {
        let full = self.side.workers.total() >= self.rules.worker_limit;
        let share = if full { self.weight(Weight::WorkerMore) } else { 1.0 };
        self.worker(Kind::Courier) * share
    }

    /// God cards in hand.
    pub(super) fn hand(&self) -> Cards {
        self.side.god_seen.union(self.secret.god_hands[self.who.index()])
    }
}

fn best_of_each(benefits: &[Benefit], worth: impl Fn(Effect) -> f32) -> f32 {
    let best = |benefit: &Benefit| benefit.0.iter().map(|&effect| worth(effect)).fold(0.0, f32::max);
    benefits.iter().map(best).sum()
}

/// How much of the next own turn is to come.
fn turn_share(table: &Table, who: Actor) -> f32 {
    if table.stage != Stage::Play {
        return 1.0;
    }
    let count = table.actor_count();
    match (who.index() + count - table.active.index()) % count {
        0 => {
            let left = table.pending.entries().iter().filter(|entry| entry.who == who);
            left.map(|entry| match entry.what {
                Pending::Turn => 1.0,
                Pending::Secondary => 0.5,
                _ => 0.0,
            })
            .fold(0.0, f32::max)
        }
        later => 1.0 - later as f32 / count as f32,
    }
}

/// Own turns after what is left of the next one, if the game is about to end; the latter is taken back if it will not
/// come about.
fn last_turns(table: &Table, who: Actor) -> Option<f32> {
    let holder = table.tile.filter(|_| table.last || table.festival() + 1 >= FESTIVALS)?;
    let count = table.actor_count();
    // The game ends with the holder's next turn.
    let until = |other: Actor| (other.index() + count - table.active.index()) % count;
    let (own, end) = (until(who), until(holder));
    let end = if end == 0 { count } else { end };
    Some(match own {
        0 => 0.0,
        own if own < end => own as f32 / count as f32,
        _ => -turn_share(table, who),
    })
}

/// Rounds until the last festival, by the workers that have to leave the village before it.
fn rounds(weights: &Weights, rules: &Components, table: &Table) -> f32 {
    let size = u16::from(rules.village[usize::from(table.players)]);
    let refills = (FESTIVALS - 1).saturating_sub(table.festival()) as u16;
    let to_come = if table.last { 0 } else { (refills * size).min(table.bag.total().into()) };
    let villagers = f32::from(u16::from(table.village.len()) + to_come);
    villagers * weights[Weight::Pace] / table.actor_count() as f32
}

fn festivals(table: &Table) -> Festivals {
    let left = if table.last { 1 } else { FESTIVALS.saturating_sub(table.festival()) } as f32;
    let running = table.pending.entries().iter().find_map(|entry| match entry.what {
        Pending::Do(Work::Festival { step }) => Some(step),
        _ => None,
    });
    // Steps are counted from 0, and the stack says which comes next; what is left of one is on the stack too.
    let after = |step: u8| left - if running.is_some_and(|next| next > step && next < 7) { 1.0 } else { 0.0 };
    Festivals {
        merchants: after(2),
        temples: after(3),
        regions: after(4),
        meals: after(5),
        feasts: left - 1.0,
    }
}
