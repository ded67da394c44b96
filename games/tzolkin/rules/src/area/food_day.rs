//! Food days: feeding, the change of ages, the gods (TZ-8).

use khipu_core::{Observer, Points, Seat};

use crate::components::{Components, MOST_SLOTS};
use crate::event::Event;
use crate::goods::Goods;
use crate::names::{Resource, Source, Temple};
use crate::position::{Position, Table};
use crate::turn::Play;

/// What a seat's workers eat on a food day.
pub(crate) struct Meal {
    /// Workers that must be fed with corn.
    pub(crate) hungry: u8,
    /// Corn for each of them.
    pub(crate) corn_each: u8,
    /// Workers that eat nothing.
    pub(crate) fed: u8,
}

impl Table {
    /// Workers that need nothing first, then the rest at the price that is left (TZ-12.8).
    pub(crate) fn meal(&self, rules: &Components, seat: Seat) -> Meal {
        let side = self.side(seat);
        let wealth = side.wealth.iter().flatten().map(|&tile| rules.wealth[usize::from(tile)].meals);
        let farms = side.buildings.iter().map(|title| rules.buildings[title].meals);
        let (mut fed, mut less) = (0u8, 0u8);
        for meals in wealth.chain(farms) {
            fed = fed.saturating_add(meals.fed);
            less = less.saturating_add(meals.less);
        }
        let workers = rules.workers - side.bank;
        let fed = fed.min(workers);
        Meal { hungry: workers - fed, corn_each: rules.food.saturating_sub(less), fed }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn food_day(&mut self) {
        let number = self.table.food_days;
        self.tell(Event::FoodDay { number: number + 1 });
        for seat in self.table.seats_from(self.table.first_player) {
            self.feed(seat);
        }
        self.table.food_days += 1;
        if self.table.food_days == 2 {
            self.second_age();
        }
        if self.rules.gives_goods[usize::from(number)] {
            self.gods_give();
        } else {
            self.gods_score(usize::from(number / 2));
        }
    }

    fn feed(&mut self, seat: Seat) {
        let meal = self.table.meal(self.rules, seat);
        let side = self.side(seat);
        let payable = match meal.corn_each {
            0 => meal.hungry,
            each => (side.corn / u16::from(each)).min(meal.hungry.into()) as u8,
        };
        let corn = u16::from(payable) * u16::from(meal.corn_each);
        side.corn -= corn;
        let unfed = meal.hungry - payable;
        self.tell(Event::Fed { seat, fed: meal.fed + payable, unfed, corn });
        let lost = i32::from(unfed) * i32::from(self.rules.unfed_penalty);
        self.score(seat, Source::Hunger, Points::whole(-lost));
    }

    fn second_age(&mut self) {
        self.table.buildings = [None; MOST_SLOTS];
        self.tell(Event::SecondAge);
        self.refill();
    }

    /// The goods of the own step and of all below it (TZ-8.4).
    fn gods_give(&mut self) {
        let mut due = [Goods::default(); crate::components::MOST_PLAYERS];
        for seat in self.table.seats() {
            for &temple in Temple::ALL {
                let step = self.table.side(seat).temples[temple as usize];
                let given = &self.rules.temples[temple as usize].goods[..=usize::from(step)];
                let sum = &mut due[seat.index()];
                for goods in given {
                    sum.skulls += goods.skulls;
                    for &resource in Resource::ALL {
                        sum.resources[resource as usize] += goods.resources[resource as usize];
                    }
                }
            }
        }
        let skulls: u16 = due.iter().map(|goods| goods.skulls).sum();
        let bank = u16::from(self.table.skulls);
        let short = skulls > bank;
        if short {
            self.tell(Event::SkullsShort { due: skulls, bank });
        }
        for seat in self.table.seats_from(self.table.first_player) {
            let goods = due[seat.index()];
            self.gain_for(seat, Goods { skulls: if short { 0 } else { goods.skulls }, ..goods });
        }
    }

    /// The points of the own step, and the bonus for being highest, halved among those who share it (TZ-8.5).
    fn gods_score(&mut self, age: usize) {
        let source = if age == 0 { Source::FirstAge } else { Source::SecondAge };
        for &temple in Temple::ALL {
            let plan = &self.rules.temples[temple as usize];
            let step = |side: &crate::position::Side| side.temples[temple as usize];
            let highest =
                self.table.seats().map(|seat| step(self.table.side(seat))).max().unwrap_or_default();
            let leaders = self.table.seats().filter(|&seat| step(self.table.side(seat)) == highest).count();
            let bonus = Points::whole(plan.leader[age].into());
            let share = if leaders > 1 { Points::quarters(bonus.in_quarters() / 2) } else { bonus };
            for seat in self.table.seats_from(self.table.first_player) {
                let step = step(self.table.side(seat));
                let mut points = Points::whole(plan.points[usize::from(step)].into());
                if step == highest {
                    points += share;
                }
                self.score(seat, source, points);
            }
        }
    }
}
