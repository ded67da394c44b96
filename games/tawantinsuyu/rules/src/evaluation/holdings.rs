//! What an actor has: goods, cards, tapestries, buildings, statues, markers and stairs, at the prices of the moment.

use khipu_core::kit::Tally;

use super::Term;
use super::outlook::Outlook;
use super::weights::Weight;
use crate::components::{Components, SECTIONS};
use crate::names::{Good, Kind, Power, Size};
use crate::position::{Stage, soldiers};

/// God cards that are always of use.
const FIRST_GODS: u8 = 3;

impl Outlook<'_> {
    /// Everything that does not wait for an answer.
    pub(super) fn settled(&self, tally: &mut impl Tally<Term>) {
        let turns = if self.table.players == 1 {
            self.turns * self.weight(Weight::SoloTurn)
        } else {
            self.turn_share * self.weight(Weight::Turn)
        };
        tally.add(Term::Turns, turns);
        tally.add(Term::Goods, self.held());
        tally.add(Term::Temple, self.temple(self.side.step) + self.temple_goods());
        tally.add(Term::Tapestries, self.tapestries());
        tally.add(Term::Buildings, self.buildings());
        tally.add(Term::Statues, self.statues());
        tally.add(Term::Army, self.army());
        tally.add(Term::Regions, self.regions());
        tally.add(Term::Gods, self.gods());
        tally.add(Term::Workers, self.workers());
        tally.add(Term::Stairs, self.own_stairs());
        tally.add(Term::HighPriest, self.high_priest());
    }

    fn held(&self) -> f32 {
        Good::ALL.iter().map(|&good| f32::from(self.side.goods.get(good)) * self.price(good)).sum()
    }

    fn temple_goods(&self) -> f32 {
        let gives = &self.rules.temple[usize::from(self.side.step)].gives;
        if self.festivals.temples <= 0.0 || gives.is_empty() {
            return 0.0;
        }
        self.benefits(gives) * self.festivals.temples * self.weight(Weight::TempleGoods)
    }

    /// The points of a tapestry, also between two sizes.
    fn tapestry(&self, size: f32) -> f32 {
        let table = &self.rules.last.tapestry;
        let at = |size: usize| match size {
            0 => 0.0,
            size => table.get(size.min(table.len()) - 1).copied().map_or(0.0, f32::from),
        };
        let below = size as usize;
        at(below) + (at(below + 1) - at(below)) * (size - below as f32)
    }

    fn tapestries(&self) -> f32 {
        let rows = &self.side.rows;
        let longest = f32::from(rows.longest());
        let grown = longest + self.weight(Weight::Weave) * self.turns;
        let growth = (self.tapestry(grown) - self.tapestry(longest)) * self.weight(Weight::Tapestry);
        let mut sum = growth;
        for row in rows.iter() {
            sum += self.tapestry(row.len() as f32);
            for pair in row.windows(2) {
                let symbol = self.rules.weavings[usize::from(pair[0])].right;
                if symbol == self.rules.weavings[usize::from(pair[1])].left {
                    sum += self.joint(symbol);
                }
            }
        }
        sum
    }

    /// What a joint will still bring.
    fn joint(&self, symbol: u8) -> f32 {
        let times = self.festivals.merchants * self.weight(Weight::Joint)
            + self.turns * self.weight(Weight::Merchant);
        if times <= 0.0 {
            return 0.0;
        }
        self.benefits(&self.rules.joints[usize::from(symbol)].gives) * times
    }

    /// A weaving that is not known yet.
    pub(super) fn weaving(&self) -> f32 {
        let longest = f32::from(self.side.rows.longest());
        let grows = self.tapestry(longest + 1.0) - self.tapestry(longest);
        self.weight(Weight::OpenWeaving) * self.time + 0.5 * grows
    }

    /// A weaving that is known, where it does best.
    pub(super) fn known_weaving(&self, tile: u8) -> f32 {
        let plan = &self.rules.weavings[usize::from(tile)];
        let mut best = 0.0f32;
        for row in self.side.rows.iter() {
            let of = |tile: u8| &self.rules.weavings[usize::from(tile)];
            if row.iter().any(|&other| of(other).pattern == plan.pattern) {
                continue;
            }
            let size = row.len() as f32;
            let mut worth = self.tapestry(size + 1.0) - self.tapestry(size);
            if let [first, .., last] | [first @ last] = *row {
                let left = if of(first).left == plan.right { self.joint(plan.right) } else { 0.0 };
                let right = if of(last).right == plan.left { self.joint(plan.left) } else { 0.0 };
                worth += left.max(right);
            }
            best = best.max(worth);
        }
        best + self.weight(Weight::OpenWeaving) * self.time * 0.5
    }

    fn buildings(&self) -> f32 {
        let side = self.side;
        let up: f32 = side.up.iter().map(|building| self.building(building)).sum();
        let down: f32 = side.down.iter().map(|building| self.face_down(building)).sum();
        up + down
    }

    /// A building face up.
    pub(super) fn building(&self, building: u8) -> f32 {
        let last = f32::from(self.rules.last.building);
        if let Some(power) = self.rules.buildings[usize::from(building)].power {
            return last + self.power(power);
        }
        let produces = self.produces(building);
        let times = self.turns * self.weight(Weight::Produce) + self.time * self.weight(Weight::Ready);
        produces * times + last * (1.0 - self.time * (1.0 - self.weight(Weight::StillUp)))
    }

    fn face_down(&self, building: u8) -> f32 {
        let last = f32::from(self.rules.last.building);
        self.produces(building) * self.turns * self.weight(Weight::Produce)
            + last * self.time * self.weight(Weight::UpAgain)
    }

    /// What a production building produces once.
    pub(super) fn produces(&self, building: u8) -> f32 {
        if Components::is_production(building) {
            self.nested(&self.rules.buildings[usize::from(building)].gives)
        } else {
            0.0
        }
    }

    /// What turning up the best thing that lies face down is worth.
    pub(super) fn best_flip(&self) -> f32 {
        let buildings = self.side.down.iter().map(|building| self.flip(building)).fold(0.0, f32::max);
        let army = self.side.army_down.kinds().map(|kind| self.flip_army(kind)).fold(0.0, f32::max);
        buildings.max(army)
    }

    /// All that lies face down.
    pub(super) fn all_flips(&self) -> (f32, u8) {
        let side = self.side;
        let buildings: f32 = side.down.iter().map(|building| self.flip(building)).sum();
        let army = side.army_down;
        let cards: f32 =
            army.kinds().map(|kind| self.flip_army(kind) * f32::from(army.get(kind.into()))).sum();
        (buildings + cards, side.down.len() + army.total() as u8)
    }

    /// What turning a building up is worth.
    fn flip(&self, building: u8) -> f32 {
        self.building(building) - self.face_down(building)
    }

    fn flip_army(&self, kind: u8) -> f32 {
        let soldiers = f32::from(self.rules.army[usize::from(kind)].soldiers);
        let more = self.weight(Weight::SoldierUp) - self.weight(Weight::SoldierDown);
        soldiers * more * self.time + f32::from(self.rules.last.army)
    }

    fn power(&self, power: Power) -> f32 {
        const FIRST: usize = Weight::Z01 as usize;
        let weight = Weight::NAMES[FIRST + power as usize].1;
        self.weight(weight) * self.ahead
    }

    fn statues(&self) -> f32 {
        let statues = self.side.statues;
        let mut sum = 0.0;
        for god in 0..statues.0.len() as u8 {
            if statues.of(god) {
                sum += self.weight(Weight::StatueGod) * self.ahead;
            }
        }
        for &size in Size::ALL {
            sum += f32::from(statues.of_size(size)) * self.worship(size);
        }
        sum
    }

    /// What a statue may become in the temple.
    pub(super) fn worship(&self, size: Size) -> f32 {
        let share = match size {
            Size::Small => Weight::StatueSmall,
            Size::Large => Weight::StatueLarge,
        };
        let steps = self.rules.priest.worship[size as usize].min(self.rules.top_step() - self.side.step);
        f32::from(steps) * self.step.max(0.0) * self.weight(share) * self.time
    }

    fn army(&self) -> f32 {
        let (side, time) = (self.side, self.time);
        let hand = self.secret.army_hands[self.who.index()];
        let in_hand = f32::from(side.army_hand) * self.weight(Weight::ArmyHand)
            + f32::from(soldiers(self.rules, hand)) * self.weight(Weight::SoldierHand);
        let up = f32::from(soldiers(self.rules, side.army_up)) * self.weight(Weight::SoldierUp);
        let down = f32::from(soldiers(self.rules, side.army_down)) * self.weight(Weight::SoldierDown);
        (in_hand + up + down) * time + side.army_up.total() as f32 * f32::from(self.rules.last.army)
    }

    fn gods(&self) -> f32 {
        let (side, hand) = (self.side, self.hand());
        let mut count = side.gods();
        let mut sum = 0.0;
        if self.table.stage == Stage::Keep {
            let kept = self.secret.kept[self.who.index()];
            if !kept.is_empty() {
                count = kept.len();
                sum += hand.without(kept).iter().map(|card| self.god_gives(card)).sum::<f32>();
            }
        }
        sum += side.laid.iter().map(|card| self.god_gives(card)).sum::<f32>();
        let more = if side.has(self.rules, Power::FestivalGods) {
            self.rules.amount(Power::FestivalGods)
        } else {
            0
        };
        let first = f32::from(count.min(FIRST_GODS)) * self.weight(Weight::God);
        let further = f32::from(count.saturating_sub(FIRST_GODS)) * self.weight(Weight::GodMore);
        sum += (first + further) * self.time + f32::from(count) * f32::from(self.rules.last.god + more);
        let (feast, boon) = (self.weight(Weight::Feast), self.weight(Weight::Boon));
        let mut best = [0.0f32; 3];
        for card in hand.iter() {
            let gives = self.god_gives(card);
            if side.statues.of(self.rules.god_cards[usize::from(card)].god) {
                sum += gives * boon * self.time;
            } else if gives > best[2] {
                best[2] = gives;
                best.sort_unstable_by(|one, other| other.total_cmp(one));
            }
        }
        if self.festivals.feasts > 0.0 {
            sum += best.iter().sum::<f32>() * feast;
        }
        sum - self.hunger(count)
    }

    /// What a god card gives.
    pub(super) fn god_gives(&self, card: u8) -> f32 {
        self.benefits(&self.rules.god_cards[usize::from(card)].gives)
    }

    /// Potatoes for god cards at the next festival.
    fn hunger(&self, gods: u8) -> f32 {
        if self.festivals.meals <= 0.0 {
            return 0.0;
        }
        let size = f32::from(self.rules.village[usize::from(self.table.players)]).max(1.0);
        let near = 1.0 - 0.7 * f32::from(self.table.village.len()) / size;
        let due = f32::from(gods);
        let there = f32::from(self.side.goods.get(Good::Potato)).min(due);
        let missing = (due - there) * f32::from(self.rules.festival.missing) * self.weight(Weight::Hunger);
        (missing + there * self.price(Good::Potato) * self.weight(Weight::Eaten)) * near
    }

    /// The best workers count in full, as many as may be kept.
    fn workers(&self) -> f32 {
        let mut all = [0.0f32; 8];
        let mut count = 0;
        for &kind in Kind::ALL {
            for _ in 0..self.side.workers.get(kind) {
                if count < all.len() {
                    all[count] = self.worker(kind);
                    count += 1;
                }
            }
        }
        all[..count].sort_unstable_by(|one, other| other.total_cmp(one));
        let kept = usize::from(self.rules.worker_limit).min(count);
        let full: f32 = all[..kept].iter().sum();
        let more: f32 = all[kept..count].iter().sum();
        full + more * self.weight(Weight::WorkerMore)
    }

    fn own_stairs(&self) -> f32 {
        let stairs = &self.table.stairs;
        let mut sum = 0.0;
        for (place, owner) in stairs.iter().enumerate() {
            if *owner == Some(self.who) {
                sum += self.weight(Weight::OwnStairs);
                if place < SECTIONS && stairs[place + SECTIONS].is_none() {
                    sum += self.weight(Weight::OwnUpper);
                }
            }
        }
        sum * self.ahead
    }
}
