//! Whether the parts of a position fit together: everything is somewhere, once, and the game can go on.

use khipu_core::{Fault, Faults, Problem, Seat, Seats};

use crate::components::{Components, FOOD_DAYS};
use crate::names::Temple;
use crate::pending::Pending;
use crate::position::{Position, Secret, Stage, Table};
use crate::rulings::Rulings;
use crate::turn::Referee;

pub(super) fn check(rules: &Components, rulings: Rulings, position: &Position, faults: &Faults) {
    let check = Check { rules, rulings, table: &position.table, secret: &position.secret, faults };
    check.tokens();
    check.buildings();
    check.monuments();
    check.jungle();
    check.wealth();
    check.temples();
    check.time();
    check.turn();
    check.pending();
    if rulings.strict_positions {
        check.reached();
    }
    check.goes_on();
}

/// A position being checked.
pub(super) struct Check<'a> {
    pub(super) rules: &'a Components,
    rulings: Rulings,
    pub(super) table: &'a Table,
    secret: &'a Secret,
    faults: &'a Faults,
}

impl Check<'_> {
    /// Notes something that the rules never reach.
    pub(super) fn impossible(&self, when: bool, place: &str, what: &'static str, rule: &'static str) {
        if when {
            self.faults.push(Fault::at(place, Problem::Impossible { what, rule }));
        }
    }

    fn count(&self, place: &str, what: &str, found: u32, wanted: u32) {
        if found != wanted {
            let (found, wanted) = (found.into(), wanted.into());
            self.faults.push(Fault::at(place, Problem::Count { what: what.to_owned(), found, wanted }));
        }
    }

    pub(super) fn referee(&self) -> Referee<'_> {
        Referee { rules: self.rules, rulings: self.rulings, table: self.table, secret: self.secret }
    }

    /// Whether somebody's turn is going on; the first one is ready while wealth is chosen.
    pub(super) const fn in_turn(&self) -> bool {
        !matches!(self.table.stage, Stage::Calendar | Stage::Over)
    }

    /// Turns that have ended in this round.
    pub(super) fn turns_taken(&self) -> u8 {
        self.table.players.saturating_sub(self.table.turns_left)
    }

    fn tokens(&self) {
        let (rules, table) = (self.rules, self.table);
        let mut skulls = u32::from(table.skulls) + table.shrines.count_ones();
        for seat in table.seats() {
            let side = table.side(seat);
            skulls += u32::from(side.skulls);
            let on_first = u8::from(table.first_space == Some(seat));
            let workers = side.free + side.bank + table.gears.count(seat) + on_first;
            self.count(&at(seat, ""), "workers", workers.into(), rules.workers.into());
        }
        self.count("skulls", "skulls", skulls, rules.skulls.into());
        let neutral = rules.neutral_workers[usize::from(table.players)];
        self.count("gears", "neutral workers", table.gears.neutral_count().into(), neutral.into());
    }

    fn buildings(&self) {
        let (rules, table) = (self.rules, self.table);
        let age = table.age();
        for (title, plan) in rules.buildings.iter().enumerate() {
            let builders = table.seats().filter(|&seat| table.side(seat).buildings.get(title) > 0);
            let built: u8 = builders.clone().map(|seat| table.side(seat).buildings.get(title)).sum();
            let shown = table.buildings.iter().filter(|slot| **slot == Some(title as u8)).count() as u8;
            let all = built + shown + table.stack.get(title);
            if plan.age >= age {
                self.count("stack", plan.id.as_str(), all.into(), plan.copies.into());
            } else {
                // Tiles of the first age that were not built have left, those of its stack are never drawn.
                self.impossible(shown > 0, "buildings", "tile_of_first_age", "TZ-8.3");
                self.impossible(all > plan.copies, "stack", "tile_of_first_age", "TZ-8.3");
            }
            if plan.age > age {
                self.impossible(shown > 0, "buildings", "tile_of_second_age", "TZ-8.3");
                for seat in builders {
                    self.impossible(true, &at(seat, ".buildings"), "tile_of_second_age", "TZ-8.3");
                }
            }
        }
    }

    fn monuments(&self) {
        let table = self.table;
        let mut seen = slot_mask(&table.monuments);
        self.impossible(
            seen.count_ones() as usize != table.monuments.iter().flatten().count(),
            "monuments",
            "monument_twice",
            "TZ-2.3",
        );
        for seat in table.seats() {
            let built = table.side(seat).monuments;
            self.impossible(seen & built != 0, &at(seat, ".monuments"), "monument_twice", "TZ-2.3");
            seen |= built;
        }
        let slots = self.rules.monument_slots[usize::from(table.players)];
        self.count("monuments", "monuments", seen.count_ones(), slots.into());
    }

    fn jungle(&self) {
        let table = self.table;
        let fields = u32::from(self.rules.jungle_fields[usize::from(table.players)]);
        let corn: u32 = table.jungle.iter().map(|grove| u32::from(grove.corn + grove.wood)).sum();
        let corn_held: u32 = table.seats().map(|seat| u32::from(table.side(seat).corn_tiles)).sum();
        self.count("jungle", "corn tiles", corn + corn_held, fields * 4);
        let wood: u32 = table.jungle.iter().map(|grove| u32::from(grove.wood)).sum();
        let wood_held: u32 = table.seats().map(|seat| u32::from(table.side(seat).wood_tiles)).sum();
        self.impossible(wood + wood_held > fields * 3, "jungle", "wood_tiles", "TZ-2.1");
    }

    /// Wealth tiles lie in one place each, and whoever has chosen has kept two of the own four.
    fn wealth(&self) {
        let (table, secret) = (self.table, self.secret);
        let choosing = table.stage == Stage::Wealth;
        let mut places = table.wealth_drawn.count_ones();
        let mut tiles = table.wealth_drawn;
        for seat in table.seats() {
            let wealth = table.side(seat).wealth;
            self.impossible(choosing != wealth.is_none(), &at(seat, ".wealth"), "wealth_stage", "TZ-2.6");
            let hand = &secret.dealt[seat.index()];
            let held: &[u8] = match &wealth {
                Some(pair) => pair,
                None => hand,
            };
            places += held.len() as u32;
            tiles |= held.iter().fold(0, |mask, &tile| mask | 1 << tile);
            if choosing {
                let kept = secret.kept[seat.index()];
                let own = kept.is_none_or(|pair| pair.iter().all(|tile| hand.contains(tile)));
                let chosen = kept.is_some() == table.chosen.contains(seat);
                self.impossible(!own || !chosen, &format!("kept[{}]", seat.index()), "kept", "TZ-2.6");
                let dealt = format!("dealt[{}]", seat.index());
                self.impossible(!hand.is_sorted(), &dealt, "dealt_in_order", "TZ-2.6");
            }
        }
        self.count("wealth_drawn", "wealth tiles", tiles.count_ones(), places);
        let all = Seats::all(table.players.into());
        self.impossible(choosing == (table.chosen == all), "chosen", "chosen", "TZ-2.6");
    }

    fn temples(&self) {
        for &temple in Temple::ALL {
            let top = self.rules.temples[temple as usize].top();
            let on_top = |&seat: &Seat| self.table.side(seat).temples[temple as usize] == top;
            for seat in self.table.seats().filter(on_top).skip(1) {
                let place = at(seat, &format!(".temples.{}", temple.name()));
                self.impossible(true, &place, "top_step_shared", "TZ-6.19");
            }
        }
    }

    fn time(&self) {
        let (rules, table) = (self.rules, self.table);
        let held = usize::from(table.food_days);
        let due = rules.food_days.get(held).map_or(u8::MAX, |&day| day + 1);
        let past = held == 0 || table.day >= rules.food_days[held - 1];
        self.impossible(table.day > due || !past, "food_days", "food_days_held", "TZ-8.7");
        // On the day of a food day that has been held only the calendar is left to be turned.
        let just_held = held > 0 && table.day <= rules.food_days[held - 1];
        self.impossible(just_held && self.in_turn(), "food_days", "food_day_past", "TZ-8.7");
        let over = table.stage == Stage::Over;
        self.impossible(over != (held == FOOD_DAYS), "stage", "over", "TZ-8.8");
    }

    fn turn(&self) {
        let table = self.table;
        // The first turn follows when wealth has been chosen, so it must be ready by then.
        if self.in_turn() {
            self.impossible(table.turns_left == 0, "turns_left", "active_seat", "TZ-3.1");
            let seat = (table.first_player.index() + usize::from(self.turns_taken())) % self.players();
            let wrong = table.turns_left > 0 && seat != table.active.index();
            self.impossible(wrong, "active", "active_seat", "TZ-3.1");
            let placing = matches!(table.stage, Stage::Placing | Stage::Mercy);
            self.impossible(placing != (table.placed > 0), "placed", "placed", "TZ-3.2");
        }
        if table.stage == Stage::Calendar {
            let barred = table.mine().dark || table.gears.pushed_off_on_second_day(self.rules).is_some();
            let standing = table.first_space.is_some();
            self.impossible(barred || standing, "stage", "double_advance", "TZ-9.3");
        }
    }

    fn pending(&self) {
        let (table, entries) = (self.table, self.table.pending.entries());
        let idle = table.stage != Stage::Picking && !entries.is_empty();
        self.impossible(idle, "pending", "pending", "TZ-5.1");
        for (i, entry) in entries.iter().enumerate() {
            // A building whose saving is asked for is still on display, and nothing comes between.
            if let Pending::Save { building, .. } = *entry {
                let wrong = i + 1 < entries.len() || !table.buildings.contains(&Some(building));
                self.impossible(wrong, &format!("pending[{i}]"), "saving", "TZ-7.10");
            }
        }
    }

    /// Everybody who must decide has something to choose.
    fn goes_on(&self) {
        let stuck = self.table.deciders().iter().any(|seat| {
            let mut moves = Vec::new();
            self.referee().moves(seat, &mut moves);
            moves.is_empty()
        });
        let place = match self.table.pending.entries().len() {
            0 => "stage".to_owned(),
            entries => format!("pending[{}]", entries - 1),
        };
        self.impossible(stuck, &place, "no_move", "TZ-3.2");
    }

    pub(super) fn players(&self) -> usize {
        self.table.players.into()
    }
}

/// `seats[1].corn`, with seats counted from 0 as everywhere.
pub(super) fn at(seat: Seat, field: &str) -> String {
    format!("seats[{}]{field}", seat.index())
}

fn slot_mask(slots: &[Option<u8>]) -> u16 {
    slots.iter().flatten().fold(0, |mask, &tile| mask | 1 << tile)
}
