//! The end of a turn and of a round: the calendar turns (TZ-9).

use khipu_core::{Observer, Seat};

use crate::components::FOOD_DAYS;
use crate::event::Event;
use crate::gears::Owner;
use crate::names::Gear;
use crate::position::{Position, Stage};
use crate::turn::Play;

/// The calendar turns by a day, or by two.
const MOST_DAYS: usize = 2;

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn end_turn(&mut self) {
        let seat = self.table.active;
        if self.table.stage == Stage::Picking {
            self.refill();
        }
        if self.table.first_space == Some(seat) {
            self.take_calendar_corn(seat);
        }
        self.tell(Event::TurnEnded { seat });
        self.table.turns_left -= 1;
        if self.table.turns_left == 0 {
            self.end_round();
        } else {
            self.start_turn(seat.next(self.table.players.into()));
        }
    }

    fn start_turn(&mut self, seat: Seat) {
        self.table.active = seat;
        self.table.stage = Stage::Start;
        self.table.placed = 0;
        self.table.picked = 0;
        self.tell(Event::TurnStarted { seat });
    }

    /// All corn lying on the teeth, at the end of the turn (TZ-4.6).
    fn take_calendar_corn(&mut self, seat: Seat) {
        let corn = self.table.teeth.count_ones() as u16;
        self.table.teeth = 0;
        if corn > 0 {
            self.side(seat).corn += corn;
            self.tell(Event::CalendarCorn { seat, corn });
        }
    }

    fn end_round(&mut self) {
        if self.table.is_food_day(self.rules) {
            self.food_day();
        }
        let last = usize::from(self.table.food_days) == FOOD_DAYS;
        match self.table.first_space {
            Some(seat) => {
                self.first_returns(seat);
                if !last && self.may_double(seat) {
                    self.table.active = seat;
                    self.table.stage = Stage::Calendar;
                    return;
                }
            }
            None => {
                let day = self.table.day;
                self.table.teeth |= 1 << (day % self.rules.teeth);
                self.tell(Event::CornLaid { day });
            }
        }
        self.turn_calendar(1);
    }

    /// Whether the calendar may turn by two days; says what stands against it.
    fn may_double(&mut self, seat: Seat) -> bool {
        let barred = if self.table.side(seat).dark {
            Event::SecondDaySpent { seat }
        } else {
            let Some((gear, space)) = self.table.gears.pushed_off_on_second_day(self.rules) else {
                return true;
            };
            let Some(Owner::Seat(owner)) = self.table.gears.owner(gear, space) else { return true };
            Event::SecondDayBarred { seat, owner, gear, space }
        };
        if self.rulings.single_day_explained {
            self.tell(barred);
        }
        false
    }

    /// The worker comes back, and the first-player marker is taken or passed on (TZ-9.3).
    fn first_returns(&mut self, seat: Seat) {
        self.table.first_space = None;
        self.side(seat).free += 1;
        self.tell(Event::FirstReturned { seat });
        let holds_it = self.table.first_player == seat;
        self.table.first_player = if holds_it { seat.next(self.table.players.into()) } else { seat };
        self.tell(Event::MarkerTo { seat: self.table.first_player });
    }

    pub(crate) fn turn_calendar(&mut self, days: u8) {
        if days == 2 {
            let seat = self.table.active;
            self.side(seat).dark = true;
            self.tell(Event::BoardDark { seat });
        }
        // The gears turn with the calendar: it is told when all stand still, so that whoever looks on sees every worker
        // on its tooth.
        self.table.day += days;
        let mut pushed_off = [[0; Gear::COUNT]; MOST_DAYS];
        for day in pushed_off.iter_mut().take(days.into()) {
            *day = self.turn_gears();
        }
        self.tell(Event::CalendarTurned { days, day: self.table.day });
        pushed_off.into_iter().for_each(|day| self.tell_pushed_off(day));
        if usize::from(self.table.food_days) == FOOD_DAYS {
            self.finish();
        } else {
            self.table.turns_left = self.table.players;
            self.start_turn(self.table.first_player);
        }
    }

    /// Turns all gears by a day, and sends home whoever is pushed off: bits of seats for each gear.
    fn turn_gears(&mut self) -> [u8; Gear::COUNT] {
        let pushed_off = self.table.gears.turn(self.rules);
        for seats in pushed_off {
            for seat in self.table.seats().filter(|seat| seats & (1 << seat.index()) != 0) {
                self.side(seat).free += 1;
            }
        }
        pushed_off
    }

    fn tell_pushed_off(&mut self, pushed_off: [u8; Gear::COUNT]) {
        for (gear, seats) in Gear::ALL.iter().copied().zip(pushed_off) {
            for seat in self.table.seats().filter(|seat| seats & (1 << seat.index()) != 0) {
                self.tell(Event::PushedOff { seat, gear });
            }
        }
    }
}
