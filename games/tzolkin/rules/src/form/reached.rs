//! What no game reaches although it could be played on: refused since version 2 of the rules (TZ-13.4).
//!
//! Each of these holds at the start and is kept by every move, so a position that was reached from an accepted one is
//! accepted too.

use khipu_core::{Points, Seat, Sink};

use super::check::{Check, at};
use crate::area;
use crate::moves::Move;
use crate::names::{Source, Technology};
use crate::pending::{Pending, Site};
use crate::position::{Side, Stage};

impl Check<'_> {
    pub(super) fn reached(&self) {
        if self.table.stage == Stage::Wealth {
            self.as_set_up();
        }
        self.calendar();
        self.first_space();
        self.workers();
        self.begging();
        self.burnt_tiles();
        for seat in self.table.seats() {
            self.points(seat);
        }
        self.questions();
    }

    /// While wealth is chosen, nothing has been done (TZ-2).
    fn as_set_up(&self) {
        let (rules, table) = (self.rules, self.table);
        let fresh = Side {
            free: rules.start_workers,
            bank: rules.workers - rules.start_workers,
            temples: std::array::from_fn(|temple| rules.temples[temple].start),
            ..Side::default()
        };
        for seat in table.seats() {
            let side = Side { wealth: None, ..*table.side(seat) };
            self.impossible(side != fresh, &at(seat, ""), "before_the_start", "TZ-2.5");
        }
        let untouched = table.jungle == area::jungle(rules, self.players());
        self.impossible(!untouched, "jungle", "before_the_start", "TZ-2.1");
        let first_age = rules.buildings.iter().filter(|plan| plan.age == 0);
        let tiles: u8 = first_age.map(|plan| plan.copies).sum();
        let shown = table.buildings.iter().flatten().count() as u8;
        let laid_out = shown == rules.building_slots.min(tiles);
        self.impossible(!laid_out, "buildings", "before_the_start", "TZ-2.4");
        self.impossible(table.shrines != 0, "chichen_itza", "before_the_start", "TZ-6.18");
        self.impossible(table.day > 0, "day", "before_the_start", "TZ-2.6");
        self.impossible(table.turns_left != table.players, "turns_left", "before_the_start", "TZ-2.6");
        self.impossible(table.picked > 0, "picked", "before_the_start", "TZ-2.6");
    }

    fn calendar(&self) {
        let (rules, table) = (self.rules, self.table);
        let (day, teeth) = (u32::from(table.day), u32::from(rules.teeth));
        for tooth in (0..teeth).filter(|tooth| table.teeth & (1 << tooth) != 0) {
            self.impossible(tooth >= day, "teeth", "corn_on_future_tooth", "TZ-9.1");
        }
        for seat in table.seats() {
            // Only a double advance turns a board dark.
            let too_early = table.side(seat).dark && day < 2;
            self.impossible(too_early, &at(seat, ".board"), "dark_board", "TZ-9.3");
        }
        let over = table.stage == Stage::Over;
        let last = rules.food_days.last().is_none_or(|&last| table.day <= last);
        self.impossible(over && last, "day", "last_turn_of_the_calendar", "TZ-10.1");
        self.impossible(!self.in_turn() && table.turns_left > 0, "turns_left", "round_over", "TZ-3.1");
        if table.stage == Stage::Calendar {
            // Whoever stood on the space has the worker back, and took the marker or passed it on.
            let next = table.active.next(self.players());
            let marker = table.first_player == table.active || table.first_player == next;
            self.impossible(!marker, "first_player", "marker", "TZ-9.3");
            let place = at(table.active, ".free_workers");
            self.impossible(table.mine().free == 0, &place, "first_returned", "TZ-9.3");
        }
    }

    /// Whether a seat has had its turn in this round.
    fn has_had_turn(&self, seat: Seat) -> bool {
        let players = self.players();
        (seat.index() + players - self.table.first_player.index()) % players < self.turns_taken().into()
    }

    /// Whoever stands on the first-player space went there in this round.
    fn first_space(&self) {
        let table = self.table;
        let Some(seat) = table.first_space else {
            let mercy = table.stage == Stage::Mercy;
            return self.impossible(mercy, "first_space", "mercy_without_need", "TZ-3.6");
        };
        let now = seat == table.active && table.stage == Stage::Placing;
        let before = self.in_turn() && self.has_had_turn(seat);
        self.impossible(!now && !before, "first_space", "first_space_before_turn", "TZ-4.5");
    }

    /// Workers are where this turn and the earlier ones could have put them.
    fn workers(&self) {
        let (rules, table) = (self.rules, self.table);
        for seat in table.seats() {
            let most = rules.workers - rules.start_workers;
            let place = at(seat, ".bank_workers");
            self.impossible(table.side(seat).bank > most, &place, "workers_at_the_start", "TZ-2.5");
            // In the first round nobody has a worker on a gear before placing it.
            let placing = seat == table.active && matches!(table.stage, Stage::Placing | Stage::Mercy);
            let could = table.day > 0 || placing || self.has_had_turn(seat);
            self.impossible(!could && table.gears.count(seat) > 0, "gears", "worker_before_turn", "TZ-3.7");
        }
        let picking = table.stage == Stage::Picking;
        self.impossible(self.in_turn() && picking != (table.picked > 0), "picked", "picked", "TZ-3.2");
        if !self.in_turn() {
            // What the last turn of the round did.
            let both = table.picked > 0 && table.placed > 0;
            self.impossible(both, "picked", "placed_and_picked", "TZ-3.2");
        } else {
            let me = table.active;
            let on_board = table.gears.count(me) + u8::from(table.first_space == Some(me));
            self.impossible(table.placed > on_board, "placed", "placed", "TZ-4.1");
            let place = at(me, ".free_workers");
            self.impossible(table.picked > table.mine().free, &place, "picked", "TZ-5.1");
        }
    }

    fn begging(&self) {
        let table = self.table;
        let corn = table.mine().corn;
        let place = at(table.active, ".corn");
        let begged = table.stage == Stage::Begged && corn != self.rules.beg_up_to;
        self.impossible(begged, &place, "begged", "TZ-3.3");
        let mercy = table.stage == Stage::Mercy;
        self.impossible(mercy && corn > 0, &place, "mercy_corn", "TZ-3.6");
        self.impossible(mercy && table.placed != 1, "placed", "mercy_one", "TZ-12.14");
    }

    /// Under each wood tile burnt lay a corn tile that somebody holds.
    fn burnt_tiles(&self) {
        let table = self.table;
        let fields = u16::from(self.rules.jungle_fields[self.players()]);
        let wood: u16 = table.jungle.iter().map(|grove| u16::from(grove.wood)).sum();
        let sum = |tiles: fn(&Side) -> u8| -> u16 {
            table.seats().map(|seat| u16::from(tiles(table.side(seat)))).sum()
        };
        let burnt = (fields * 3).saturating_sub(wood + sum(|side| side.wood_tiles));
        self.impossible(burnt > sum(|side| side.corn_tiles), "jungle", "burnt_tiles", "TZ-6.4");
        let drawn = self.rules.neutral_workers[self.players()] == 0 && table.wealth_drawn != 0;
        self.impossible(drawn, "wealth_drawn", "neutral_workers", "TZ-2.7");
    }

    /// Points come from where they can have come by now.
    fn points(&self, seat: Seat) {
        let (rules, table) = (self.rules, self.table);
        let over = table.stage == Stage::Over;
        for &(name, source) in Source::NAMES {
            let quarters = table.side(seat).ledger[source as usize];
            let (due, fits, rule) = match source {
                Source::Buildings => (true, quarters >= 0, "TZ-6.25"),
                Source::Technology => (true, quarters >= 0, "TZ-7.6"),
                Source::ChichenItza => (true, quarters >= 0, "TZ-6.18"),
                Source::FirstAge => (table.food_days >= 2, true, "TZ-8.5"),
                Source::SecondAge => (table.food_days >= 4, true, "TZ-8.5"),
                Source::Hunger => {
                    let each = Points::whole(rules.unfed_penalty.into()).in_quarters().max(1);
                    (table.food_days >= 1, quarters <= 0 && i32::from(quarters) % each == 0, "TZ-8.2")
                }
                Source::Corn | Source::Skulls => (over, quarters >= 0, "TZ-10.2"),
                Source::Monuments => (over, true, "TZ-10.2"),
            };
            let place = at(seat, &format!(".points.{name}"));
            self.impossible(!fits || (quarters != 0 && !due), &place, "points", rule);
        }
    }

    /// Each question has its cause, and the one on top can be answered in two ways or more.
    fn questions(&self) {
        let entries = self.table.pending.entries();
        for (i, &entry) in entries.iter().enumerate() {
            let below = i.checked_sub(1).map(|i| entries[i]);
            let above = entries.get(i + 1).copied();
            let place = format!("pending[{i}]");
            self.impossible(!self.has_cause(entry, below, above), &place, "without_cause", "TZ-5.1");
        }
        if let Some(top) = self.table.pending.top() {
            let mut answers = Count(0);
            self.referee().answers(top, &mut answers);
            let place = format!("pending[{}]", entries.len() - 1);
            self.impossible(answers.0 == 1, &place, "one_answer", "TZ-5.1");
        }
    }

    fn has_cause(&self, entry: Pending, below: Option<Pending>, above: Option<Pending>) -> bool {
        let (rules, me) = (self.rules, self.table.mine());
        let level = |technology: Technology| me.level(technology);
        match entry {
            Pending::Learn { optional, more } => more <= u8::from(!optional),
            Pending::Pay { count } => {
                let price = match below {
                    Some(Pending::Raise(technology)) => rules.technology.price[level(technology)],
                    Some(Pending::UpTwo) => rules.tikal_temples_price,
                    _ => 0,
                };
                above.is_none() && price == count
            }
            Pending::Raise(_) => matches!(above, Some(Pending::Pay { .. })),
            Pending::UpTwo => matches!(above, None | Some(Pending::Pay { .. })),
            Pending::Save { building, site } => {
                let plan = &rules.buildings[usize::from(building)];
                let second = below == Some(Pending::Build(Site::TikalSecondPlain));
                self.referee().saves(plan, site) && (site != Site::TikalFirst || second)
            }
            Pending::Build(Site::TikalSecondPlain) => level(Technology::Construction) > 0,
            Pending::Trade { bought, sold } => bought & sold == 0,
            Pending::Devotion => rules.technology.devotion[level(Technology::Theology)],
            _ => true,
        }
    }
}

/// Counts answers without listing them.
struct Count(usize);

impl Sink<Move> for Count {
    fn push(&mut self, _: Move) {
        self.0 += 1;
    }
}
