//! Setup (TZ-2).

use khipu_core::{Draws, Seat, Seats, Seed};

use crate::chance::{Chance, Purpose, chance};
use crate::components::{Components, MOST_PLAYERS, MOST_SLOTS};
use crate::gears::{Gears, Owner};
use crate::names::Gear;
use crate::pending::Stack;
use crate::position::{Grove, Position, Secret, Side, Stage, Table};
use crate::rulings::Rulings;
use crate::tally::Tally;

/// Lays out the table and deals the wealth tiles.
pub(crate) fn start(rules: &Components, rulings: Rulings, players: usize, seed: Seed) -> Position {
    let mut chance = chance(rulings, seed);
    let first_player = Seat::new(chance.of(Purpose::FirstPlayer).below(players as u32) as usize);
    let mut stack = Tally::default();
    for (title, plan) in rules.buildings.iter().enumerate() {
        for _ in 0..plan.copies {
            stack.add(title);
        }
    }
    let mut table = Table {
        players: players as u8,
        first_player,
        active: first_player,
        turns_left: players as u8,
        stage: Stage::Wealth,
        placed: 0,
        picked: 0,
        pending: Stack::default(),
        day: 0,
        food_days: 0,
        teeth: 0,
        gears: Gears::default(),
        first_space: None,
        jungle: jungle(rules, players),
        shrines: 0,
        skulls: rules.skulls,
        monuments: monuments(rules, players, &mut chance),
        buildings: [None; MOST_SLOTS],
        stack,
        wealth_drawn: 0,
        chosen: Seats::NONE,
        sides: [Side::default(); MOST_PLAYERS],
    };
    for slot in 0..usize::from(rules.building_slots) {
        table.buildings[slot] = draw_building(rules, &mut table.stack, 0, &mut chance);
    }
    for side in &mut table.sides[..players] {
        side.free = rules.start_workers;
        side.bank = rules.workers - rules.start_workers;
        side.temples = std::array::from_fn(|temple| rules.temples[temple].start);
    }
    let mut wealth = Wealth { left: ((1u64 << rules.wealth.len()) - 1) as u32 };
    let mut dealt = [[0; 4]; MOST_PLAYERS];
    for hand in &mut dealt[..players] {
        for tile in hand.iter_mut() {
            *tile = wealth.draw(chance.of(Purpose::Wealth));
        }
        hand.sort_unstable();
    }
    place_neutral(rules, &mut table, &mut wealth, &mut chance);
    Position { table, secret: Secret { chance, dealt, kept: [None; MOST_PLAYERS] } }
}

/// The wealth tiles not yet drawn.
pub(crate) struct Wealth {
    /// A bit for each.
    pub(crate) left: u32,
}

impl Wealth {
    /// Draws one; there are always enough, which the component file is checked for. What a view from outside leaves over may be
    /// too little: the position that it is imagined as is then refused, since a tile lies in two places.
    pub(crate) fn draw(&mut self, mut chance: Draws<'_>) -> u8 {
        if self.left == 0 {
            return 0;
        }
        let mut skip = chance.below(self.left.count_ones());
        let mut left = self.left;
        while skip > 0 {
            left &= left - 1;
            skip -= 1;
        }
        let tile = left.trailing_zeros() as u8;
        self.left &= !(1 << tile);
        tile
    }
}

pub(crate) fn jungle(rules: &Components, players: usize) -> [Grove; 4] {
    let fields = rules.jungle_fields[players];
    // Only the first group, that of Palenque 2, lies open (TZ-2.1).
    std::array::from_fn(|group| match group {
        0 => Grove { corn: fields, wood: 0 },
        _ => Grove { corn: 0, wood: fields },
    })
}

fn monuments(rules: &Components, players: usize, chance: &mut Chance) -> [Option<u8>; MOST_SLOTS] {
    let mut deck: [u8; 16] = std::array::from_fn(|index| index as u8);
    let count = rules.monuments.len();
    let mut display = [None; MOST_SLOTS];
    for slot in 0..usize::from(rules.monument_slots[players]) {
        let drawn = slot + chance.of(Purpose::Monuments).below((count - slot) as u32) as usize;
        deck.swap(slot, drawn);
        display[slot] = Some(deck[slot]);
    }
    display
}

/// Draws a building of an age at random from what has not been laid out; none if the stack is empty (TZ-6.22).
pub(crate) fn draw_building(
    rules: &Components,
    stack: &mut Tally,
    age: u8,
    chance: &mut Chance,
) -> Option<u8> {
    let second = rules.buildings.iter().take_while(|plan| plan.age == 0).count();
    let of_age = if age == 0 { stack.range(0, second) } else { stack.range(second, rules.buildings.len()) };
    let total = of_age.total();
    if total == 0 {
        return None;
    }
    let drawn = chance.of(Purpose::buildings(age)).below(total) as usize;
    let title = of_age.iter().nth(drawn)?;
    stack.remove(title);
    Some(title as u8)
}

/// Neutral workers with fewer than four players (TZ-2.7).
fn place_neutral(rules: &Components, table: &mut Table, wealth: &mut Wealth, chance: &mut Chance) {
    let mut left = rules.neutral_workers[usize::from(table.players)];
    while left > 0 && wealth.left != 0 {
        let tile = wealth.draw(chance.of(Purpose::NeutralWorkers));
        table.wealth_drawn |= 1 << tile;
        let (gear, space) = rules.wealth[usize::from(tile)].neutral;
        let pair = gear != Gear::ChichenItza && table.gears.has_no_neutral(gear);
        table.gears.put(Owner::Neutral, gear, space);
        left -= 1;
        if pair && left > 0 {
            table.gears.put(Owner::Neutral, gear, rules.gears[gear as usize].opposite(space));
            left -= 1;
        }
    }
}
