//! What each seat has left, reckoned row by row.

use std::borrow::Cow;

use khipu_core::{Seat, Seats};

use super::calendar::{after, counted};
use super::{Control, Downtimes};

/// What a seat has left.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SeatTime {
    /// For the game, or in the bank; below 0 when more was used.
    left: i64,
    /// Of the turn, where each turn has its own time.
    used: i64,
    /// How it was when the last turn ended: who takes back the end of a turn has no more time than before.
    ended: Option<Ended>,
    /// When no time passes for it, in order.
    holidays: Vec<(i64, i64)>,
    /// The days of holidays that it has not taken.
    days_left: u8,
}

/// The holidays of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Holiday {
    /// The days that it may still take.
    pub(crate) left: u8,
    /// When the last that it has taken end; none if it has taken none.
    pub(crate) until: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Ended {
    steps: usize,
    left: i64,
    used: i64,
}

/// How a table stands after a row of its log.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    /// Who must decide.
    pub(crate) turn: Seats,
    /// Where people sit who play themselves.
    pub(crate) people: Seats,
    /// How many moves stand.
    pub(crate) steps: usize,
}

/// The clock of a table. Moments are seconds since 1970, by the clock of the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    control: Control,
    seats: Vec<SeatTime>,
    turn: Seats,
    /// Whose time passes: of those who must decide the people.
    running: Seats,
    /// Up to when it is reckoned.
    since: i64,
}

impl Clock {
    /// A clock on which no time passes yet.
    pub(crate) fn new(control: Control, players: usize) -> Self {
        let left = match &control {
            Control::Live { base, .. } => i64::from(*base),
            Control::Days { bank, .. } => i64::from(*bank),
        };
        let days_left = control.holiday();
        let seats = vec![SeatTime { left, used: 0, ended: None, holidays: Vec::new(), days_left }; players];
        Self { control, seats, turn: Seats::NONE, running: Seats::NONE, since: i64::MIN }
    }

    /// How it goes.
    pub(crate) fn control(&self) -> &Control {
        &self.control
    }

    /// Takes in a row that was written at a moment. A clock that was set back takes and gives nothing.
    pub(crate) fn advance(&mut self, at: i64, down: &Downtimes, standing: Standing) {
        let Standing { turn, people, steps } = standing;
        for seat in self.running.iter() {
            let passed = self.passed(seat, at, down);
            let Some(time) = self.seats.get_mut(seat.index()) else { continue };
            match self.control {
                Control::Live { .. } => time.left -= passed,
                Control::Days { .. } => time.used += passed,
            }
        }
        for (seat, time) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            match (self.turn.contains(seat), turn.contains(seat)) {
                (true, false) => time.end(&self.control, steps),
                (false, true) => time.begin(steps),
                _ => {}
            }
        }
        self.turn = turn;
        self.running = Seats::NONE;
        turn.iter().filter(|seat| people.contains(*seat)).for_each(|seat| self.running.insert(seat));
        self.since = self.since.max(at);
    }

    fn passed(&self, seat: Seat, at: i64, down: &Downtimes) -> i64 {
        counted(self.control.off(), &self.rests(seat, down), self.since, at.max(self.since))
    }

    /// When no time passes for a seat: no server runs, or it has holidays.
    fn rests<'d>(&self, seat: Seat, down: &'d Downtimes) -> Cow<'d, Downtimes> {
        match self.seats.get(seat.index()) {
            Some(time) if !time.holidays.is_empty() => Cow::Owned(down.and(&time.holidays)),
            _ => Cow::Borrowed(down),
        }
    }

    /// The holidays of a seat; none where nobody has any.
    pub(crate) fn holiday(&self, seat: Seat) -> Option<Holiday> {
        let time = self.seats.get(seat.index()).filter(|_| self.control.holiday() > 0)?;
        Some(Holiday { left: time.days_left, until: time.holidays.last().map(|(_, until)| *until) })
    }

    /// From when until when so many days of holidays would last that a seat takes at a moment, after those that it has;
    /// none if it has not so many left, or its time is over.
    pub(crate) fn holidays(&self, seat: Seat, at: i64, days: u8, down: &Downtimes) -> Option<(i64, i64)> {
        let holiday = self.holiday(seat)?;
        let may = (1..=holiday.left).contains(&days) && !self.is_over(seat, at, down);
        let from = holiday.until.map_or(at, |until| until.max(at));
        may.then(|| (from, self.control.days_after(from, days)))
    }

    /// A seat has taken holidays.
    pub(crate) fn take_holidays(&mut self, seat: Seat, days: u8, stretch: (i64, i64)) {
        if let Some(time) = self.seats.get_mut(seat.index()) {
            time.days_left = time.days_left.saturating_sub(days);
            time.holidays.push(stretch);
        }
    }

    /// How many days of holidays a seat gets back that ends them at a moment: those that have not begun. None if it has no
    /// holidays then.
    pub(crate) fn unused_holidays(&self, seat: Seat, at: i64) -> Option<u8> {
        let Holiday { left, until } = self.holiday(seat)?;
        let until = until.filter(|until| *until > at)?;
        let unused = |days: &u8| self.control.days_after(at, *days) <= until;
        Some((1..=self.control.holiday().saturating_sub(left)).take_while(unused).last().unwrap_or(0))
    }

    /// A seat has ended its holidays, and got back so many days.
    pub(crate) fn end_holidays(&mut self, seat: Seat, days: u8, at: i64) {
        if let Some(time) = self.seats.get_mut(seat.index()) {
            time.days_left = time.days_left.saturating_add(days);
            time.holidays.retain(|(from, _)| *from < at);
            time.holidays.iter_mut().for_each(|(_, until)| *until = at.min(*until));
        }
    }

    /// The seconds that a seat has left at a moment, below 0 when its time is over: all that it has, where the game has its
    /// time; of the turn and the bank together, where each turn has.
    pub(crate) fn left(&self, seat: Seat, at: i64, down: &Downtimes) -> i64 {
        let passed = if self.running.contains(seat) { self.passed(seat, at, down) } else { 0 };
        self.stock(seat) - passed
    }

    /// What is in the bank of a seat; none where the game has its time.
    pub(crate) fn bank(&self, seat: Seat) -> Option<i64> {
        let time = self.seats.get(seat.index())?;
        matches!(self.control, Control::Days { .. }).then_some(time.left.max(0))
    }

    /// What a seat has left of what was reckoned last.
    fn stock(&self, seat: Seat) -> i64 {
        let Some(time) = self.seats.get(seat.index()) else { return 0 };
        match self.control {
            Control::Live { .. } => time.left,
            Control::Days { turn, .. } => i64::from(turn) + time.left.max(0) - time.used,
        }
    }

    /// Whether the time of a seat that must decide is over.
    pub(crate) fn is_over(&self, seat: Seat, at: i64, down: &Downtimes) -> bool {
        self.running.contains(seat) && self.left(seat, at, down) <= 0
    }

    /// When the time of a seat ends, if it passes.
    pub(crate) fn ends(&self, seat: Seat, down: &Downtimes) -> Option<i64> {
        let stock = self.running.contains(seat).then(|| self.stock(seat))?;
        Some(after(self.control.off(), &self.rests(seat, down), self.since, stock))
    }

    /// When a seat is to be reminded, if its time passes and is not short already.
    fn reminds(&self, seat: Seat, down: &Downtimes) -> Option<i64> {
        let stock = self.running.contains(seat).then(|| self.stock(seat))?;
        let long = stock - self.control.reminder();
        (long > 0).then(|| after(self.control.off(), &self.rests(seat, down), self.since, long))
    }

    /// Whether a seat has so little time left that it is reminded.
    pub(crate) fn is_short(&self, seat: Seat, at: i64, down: &Downtimes) -> bool {
        self.running.contains(seat) && self.left(seat, at, down) <= self.control.reminder()
    }

    /// When the first time ends that passes now.
    pub(crate) fn due(&self, down: &Downtimes) -> Option<i64> {
        self.running.iter().filter_map(|seat| self.ends(seat, down)).min()
    }

    /// The first moment after this one at which somebody is to be reminded, or a time ends.
    pub(crate) fn wakes(&self, at: i64, down: &Downtimes) -> Option<i64> {
        let moments = self.running.iter().flat_map(|seat| [self.reminds(seat, down), self.ends(seat, down)]);
        moments.flatten().filter(|moment| *moment > at).min()
    }
}

impl SeatTime {
    fn begin(&mut self, steps: usize) {
        if let Some(ended) = self.ended.take_if(|ended| steps < ended.steps) {
            (self.left, self.used) = (ended.left, ended.used);
        }
    }

    fn end(&mut self, control: &Control, steps: usize) {
        self.ended = Some(Ended { steps, left: self.left, used: self.used });
        match control {
            Control::Live { increment, .. } => self.left = self.left.max(0) + i64::from(*increment),
            Control::Days { turn, .. } => {
                self.left = (self.left - (self.used - i64::from(*turn)).max(0)).max(0);
                self.used = 0;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::clock::{DAY, HOUR};

    const LIVE: Control = Control::Live { base: 600, increment: 10 };

    fn days(turn: i64, bank: i64) -> Control {
        Control::Days {
            turn: turn as u32,
            bank: bank as u32,
            off: crate::clock::DaysOff::default(),
            holiday: 7,
        }
    }

    /// One of two people must decide.
    fn turn_of(seat: usize, steps: usize) -> Standing {
        let mut people = Seats::one(Seat::new(0));
        people.insert(Seat::new(1));
        Standing { turn: Seats::one(Seat::new(seat)), people, steps }
    }

    fn left(clock: &Clock, at: i64) -> [i64; 2] {
        [0, 1].map(|seat| clock.left(Seat::new(seat), at, &Downtimes::default()))
    }

    #[test]
    fn each_turn_brings_its_increment() {
        let (mut clock, none) = (Clock::new(LIVE, 2), Downtimes::default());
        clock.advance(1000, &none, turn_of(0, 0));
        assert_eq!(left(&clock, 1030), [570, 600]);
        clock.advance(1040, &none, turn_of(0, 1));
        assert_eq!(left(&clock, 1040), [560, 600], "a turn may have several moves");
        clock.advance(1050, &none, turn_of(1, 2));
        assert_eq!(left(&clock, 1051), [560, 599]);
        assert_eq!((clock.due(&none), clock.wakes(1051, &none)), (Some(1650), Some(1590)));
        assert_eq!((clock.wakes(1590, &none), clock.wakes(1650, &none)), (Some(1650), None));
    }

    #[test]
    fn a_turn_that_is_taken_back_brings_nothing() {
        for control in [LIVE, days(HOUR, DAY)] {
            let (mut clock, none) = (Clock::new(control, 2), Downtimes::default());
            clock.advance(0, &none, turn_of(0, 0));
            let mut at = 0;
            for _ in 0..5 {
                at += 50;
                clock.advance(at, &none, turn_of(1, 1));
                // The seat takes its move back at once.
                clock.advance(at, &none, turn_of(0, 0));
            }
            let mut straight = Clock::new(clock.control().clone(), 2);
            straight.advance(0, &none, turn_of(0, 0));
            assert_eq!(left(&clock, 300)[0], left(&straight, 300)[0]);
        }
    }

    #[test]
    fn what_a_turn_takes_too_long_comes_from_the_bank() {
        let (mut clock, none) = (Clock::new(days(DAY, 2 * DAY), 2), Downtimes::default());
        clock.advance(0, &none, turn_of(0, 0));
        assert_eq!(clock.due(&none), Some(3 * DAY));
        clock.advance(DAY + HOUR, &none, turn_of(1, 1));
        assert_eq!(clock.bank(Seat::new(0)), Some(2 * DAY - HOUR));
        clock.advance(DAY + 2 * HOUR, &none, turn_of(0, 2));
        assert_eq!(clock.due(&none), Some(DAY + 2 * HOUR + 3 * DAY - HOUR));
        // Whoever used it all up still has the time of each turn.
        clock.advance(30 * DAY, &none, turn_of(1, 3));
        clock.advance(31 * DAY, &none, turn_of(0, 4));
        assert_eq!(clock.bank(Seat::new(0)), Some(0));
        assert_eq!(clock.due(&none), Some(32 * DAY));
    }

    #[test]
    fn holidays_move_the_end_of_a_turn_by_days_of_the_calendar() {
        // In Warsaw Sunday, 2026-10-25, has 25 hours; it is Saturday noon there, and Ann has until Sunday noon.
        let off = crate::clock::DaysOff::new(0, "Europe/Warsaw").expect("a zone");
        let control = Control::Days { turn: DAY as u32, bank: 0, off, holiday: 3 };
        let (ann, ben, none) = (Seat::new(0), Seat::new(1), Downtimes::default());
        let noon = 1_792_836_000;
        let mut clock = Clock::new(control, 2);
        clock.advance(noon, &none, turn_of(0, 0));
        let taken = clock.holidays(ann, noon + HOUR, 2, &none).expect("she has three days");
        assert_eq!(taken, (noon + HOUR, noon + HOUR + 2 * DAY + HOUR), "from one o'clock to one o'clock");
        clock.take_holidays(ann, 2, taken);
        clock.advance(noon + HOUR, &none, turn_of(0, 0));
        assert_eq!(clock.ends(ann, &none), Some(noon + DAY + 2 * DAY + HOUR), "an hour was used");
        assert_eq!(clock.left(ann, noon + DAY, &none), DAY - HOUR);
        assert_eq!(clock.holidays(ann, noon + DAY, 2, &none), None, "one is left");
        let more = clock.holidays(ann, noon + DAY, 1, &none).expect("one is left");
        assert_eq!(more, (taken.1, taken.1 + DAY), "after those that she has");
        assert_eq!(clock.holiday(ben), Some(Holiday { left: 3, until: None }), "they are hers alone");
        // Others play on meanwhile, and their time passes.
        clock.advance(noon + DAY, &none, turn_of(1, 1));
        assert_eq!(clock.ends(ben, &none), Some(noon + 2 * DAY));
        assert!(clock.is_over(ben, noon + 2 * DAY, &none));
        assert_eq!(clock.holidays(ben, noon + 2 * DAY, 1, &none), None, "too late to go");
        assert_eq!(Clock::new(LIVE, 2).holidays(ann, 0, 1, &none), None);
    }

    #[test]
    fn who_comes_back_early_keeps_the_days_that_have_not_begun() {
        let control =
            Control::Days { turn: DAY as u32, bank: 0, off: crate::clock::DaysOff::default(), holiday: 10 };
        let (ann, none) = (Seat::new(0), Downtimes::default());
        let mut clock = Clock::new(control, 2);
        clock.advance(0, &none, turn_of(0, 0));
        assert_eq!(clock.unused_holidays(ann, 0), None, "she has none to end");
        for days in [3, 2] {
            let taken = clock.holidays(ann, HOUR, days, &none).expect("she has ten days");
            clock.take_holidays(ann, days, taken);
            clock.advance(HOUR, &none, turn_of(0, 0));
        }
        assert_eq!(clock.ends(ann, &none), Some(DAY + 5 * DAY));
        assert_eq!(clock.unused_holidays(ann, HOUR), Some(5), "nothing is used yet");
        assert_eq!(clock.unused_holidays(ann, HOUR + 1), Some(4), "a day that has begun is used");
        let back = HOUR + 2 * DAY;
        assert_eq!(clock.unused_holidays(ann, back), Some(3));
        clock.end_holidays(ann, 3, back);
        clock.advance(back, &none, turn_of(0, 0));
        assert_eq!(clock.holiday(ann), Some(Holiday { left: 8, until: Some(back) }));
        assert_eq!(clock.ends(ann, &none), Some(DAY + 2 * DAY), "her time passes again");
        assert_eq!(clock.unused_holidays(ann, back), None, "they are over");
        // A clock that was set back gives nobody more than everybody has.
        let more = clock.holidays(ann, back, 1, &none).expect("eight are left");
        clock.take_holidays(ann, 1, more);
        assert_eq!(clock.unused_holidays(ann, HOUR), Some(3));
    }

    #[test]
    fn a_bot_has_no_clock_and_nobody_sits_on_an_open_seat() {
        let (mut clock, none) = (Clock::new(LIVE, 2), Downtimes::default());
        clock.advance(0, &none, Standing { people: Seats::one(Seat::new(1)), ..turn_of(0, 0) });
        assert_eq!((clock.due(&none), left(&clock, 5000)), (None, [600, 600]));
        // The person comes back in the middle of the turn.
        clock.advance(5000, &none, turn_of(0, 0));
        assert_eq!(left(&clock, 5001), [599, 600]);
    }

    #[test]
    fn who_acts_in_the_last_second_and_after_it_has_acted() {
        let none = Downtimes::default();
        let mut clock = Clock::new(LIVE, 2);
        clock.advance(0, &none, turn_of(0, 0));
        assert!(!clock.is_over(Seat::new(0), 599, &none) && clock.is_over(Seat::new(0), 600, &none));
        // Two devices of one seat: the second comes when the first one's move stands.
        for at in [599, 600, 700] {
            let mut clock = clock.clone();
            clock.advance(at, &none, turn_of(1, 1));
            assert!(!clock.is_over(Seat::new(0), at + 1, &none), "it is somebody else's turn");
            assert_eq!(left(&clock, at)[0], (600 - at).max(0) + 10, "never a silent loss");
        }
    }

    proptest! {
        /// Whatever the clock of the machine does, nobody gains more than the increments, and nobody loses more than passed.
        #[test]
        fn time_is_neither_made_nor_lost(moves in proptest::collection::vec((-500i64..500, 0usize..2), 1..40)) {
            let none = Downtimes::default();
            let mut clock = Clock::new(LIVE, 2);
            let (mut at, mut latest) = (10_000i64, 10_000i64);
            clock.advance(at, &none, turn_of(0, 0));
            let mut last = left(&clock, latest);
            for (steps, (passed, next)) in moves.into_iter().enumerate() {
                let before = latest;
                at += passed;
                latest = latest.max(at);
                clock.advance(at, &none, turn_of(next, steps + 1));
                let now = left(&clock, latest);
                for (was, is) in last.into_iter().zip(now) {
                    prop_assert!(is <= was.max(0) + 10, "{was} {is}");
                    prop_assert!(is >= was - (latest - before), "{was} {is}");
                }
                last = now;
            }
        }

        /// Down time changes nothing but when it ends.
        #[test]
        fn the_time_that_the_server_was_down_is_nobodys(before in 0i64..300, long in 0i64..10_000, later in 0i64..300) {
            let (none, down) = (Downtimes::default(), Downtimes::new(vec![(before, before + long)]));
            let mut clock = Clock::new(LIVE, 2);
            clock.advance(0, &none, turn_of(0, 0));
            let seat = Seat::new(0);
            prop_assert_eq!(clock.left(seat, before + later, &none), clock.left(seat, before + long + later, &down));
            prop_assert_eq!(clock.ends(seat, &none).map(|end| end + long), clock.ends(seat, &down));
        }
    }
}
