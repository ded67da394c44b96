//! Days off: on some days of the week, in the time zone of the table, no time passes.

use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _, Zoned};
use serde::{Deserialize, Serialize};

use super::{DAY, Downtimes};

/// No stretch of time that is looked at is longer, in days.
const LONGEST: i64 = 4000;

/// Days of the week on which no time passes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct DaysOff {
    /// Monday is the lowest bit.
    days: u8,
    /// The name of a time zone, as `Europe/Warsaw`.
    zone: String,
}

impl DaysOff {
    /// Saturday and Sunday.
    pub(crate) const WEEKEND: u8 = 0b110_0000;

    /// Days of the week in a time zone; none if there is no such zone.
    pub(crate) fn new(days: u8, zone: &str) -> Option<Self> {
        TimeZone::get(zone).ok()?;
        Some(Self { days: days & 0x7f, zone: zone.to_owned() })
    }

    pub(crate) fn is_none(&self) -> bool {
        self.days == 0
    }

    /// Whether not even the time zone is known.
    pub(super) fn is_unsaid(&self) -> bool {
        self.is_none() && self.zone.is_empty()
    }

    /// When so many days are over that begin at a moment: at the same hour, where the clocks may have been changed.
    pub(super) fn days_after(&self, at: i64, days: u8) -> i64 {
        let later = || {
            let zone = TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC);
            let first: Zoned = Timestamp::from_second(at).ok()?.to_zoned(zone);
            Some(first.checked_add(i64::from(days).days()).ok()?.timestamp().as_second())
        };
        later().unwrap_or(at + i64::from(days) * DAY)
    }

    /// The time zone.
    pub(crate) fn zone(&self) -> &str {
        &self.zone
    }

    /// Whether time passes on some day.
    pub(super) fn leaves_a_day(&self) -> bool {
        self.days < 0x7f
    }

    /// The stretches of a stretch on which time passes. A day is as long as it is where the clocks are changed.
    fn between(&self, from: i64, until: i64) -> Vec<(i64, i64)> {
        // A zone that a later release of the table of zones does not know any more has no days off.
        let zone = TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC);
        let Ok(first) = Timestamp::from_second(from) else { return vec![(from, until)] };
        let mut day: Zoned = first.to_zoned(zone);
        let mut stretches: Vec<(i64, i64)> = Vec::new();
        let mut start = from;
        for _ in 0..LONGEST {
            let next = day.checked_add(1.day()).and_then(|next| next.start_of_day());
            let Ok(next) = next else { break };
            let end = next.timestamp().as_second().min(until);
            if self.days >> day.weekday().to_monday_zero_offset() & 1 == 0 && start < end {
                match stretches.last_mut() {
                    Some((_, before)) if *before == start => *before = end,
                    _ => stretches.push((start, end)),
                }
            }
            if end >= until {
                break;
            }
            (start, day) = (end, next);
        }
        stretches
    }
}

/// How many seconds count between two moments.
pub(super) fn counted(off: Option<&DaysOff>, down: &Downtimes, from: i64, until: i64) -> i64 {
    let up = down.between(from, until.max(from));
    let length = |(start, end): (i64, i64)| match off {
        None => end - start,
        Some(off) => off.between(start, end).into_iter().map(|(start, end)| end - start).sum(),
    };
    up.map(length).sum()
}

/// The moment at which so many seconds have counted.
pub(super) fn after(off: Option<&DaysOff>, down: &Downtimes, from: i64, mut seconds: i64) -> i64 {
    if seconds <= 0 {
        return from;
    }
    // At most six of seven days are off, and the server may have been down on the seventh. Days can be an hour short; a week too
    // many harms nobody.
    let needed = seconds.saturating_add(down.after(from)).saturating_add(2 * DAY);
    let end = from + needed.saturating_mul(if off.is_some() { 7 } else { 1 }) + 8 * DAY;
    for (start, end) in down.between(from, end) {
        let stretches = off.map_or_else(|| vec![(start, end)], |off| off.between(start, end));
        for (start, end) in stretches {
            if seconds <= end - start {
                return start + seconds;
            }
            seconds -= end - start;
        }
    }
    end
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const ZONES: [&str; 6] =
        ["UTC", "Europe/Warsaw", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe"];
    /// 2026-01-01.
    const YEAR: i64 = 1_767_225_600;

    fn off() -> impl Strategy<Value = Option<DaysOff>> {
        proptest::option::of((0u8..0x7f, proptest::sample::select(&ZONES[..])))
            .prop_map(|off| off.map(|(days, zone)| DaysOff::new(days, zone).expect("a zone")))
    }

    fn down() -> impl Strategy<Value = Downtimes> {
        proptest::collection::vec((YEAR..YEAR + 40 * DAY, 0i64..3 * DAY), 0..5)
            .prop_map(|all| Downtimes::new(all.into_iter().map(|(at, long)| (at, at + long)).collect()))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]

        /// Time that is split anywhere is the same time.
        #[test]
        fn parts_make_the_whole(
            off in off(), down in down(), from in YEAR..YEAR + 365 * DAY, a in 0i64..20 * DAY, b in 0i64..20 * DAY,
        ) {
            let count = |from, until| counted(off.as_ref(), &down, from, until);
            prop_assert_eq!(count(from, from + a) + count(from + a, from + a + b), count(from, from + a + b));
            prop_assert!(count(from, from + a) <= a);
            prop_assert_eq!(count(from + a, from), 0, "a clock that was set back takes and gives nothing");
        }

        /// The end of a stretch is where all of it has counted, and not a second earlier.
        #[test]
        fn the_end_is_where_all_has_counted(
            off in off(), down in down(), from in YEAR..YEAR + 365 * DAY, seconds in 1i64..30 * DAY,
        ) {
            let end = after(off.as_ref(), &down, from, seconds);
            prop_assert_eq!(counted(off.as_ref(), &down, from, end), seconds);
            prop_assert_eq!(counted(off.as_ref(), &down, from, end - 1), seconds - 1);
        }

        /// What the server was down is added, to the second, where no day is off.
        #[test]
        fn down_time_is_added(from in YEAR..YEAR + DAY, seconds in 1i64..DAY, at in 0i64..DAY, long in 0i64..DAY) {
            let at = from + at % seconds;
            let down = Downtimes::new(vec![(at, at + long)]);
            prop_assert_eq!(after(None, &down, from, seconds), from + seconds + long);
        }
    }

    /// Days that are lost on the only day of the week that counts move the end by as many weeks.
    #[test]
    fn the_server_is_down_on_the_day_that_counts() {
        // 2026-01-01 was a Thursday.
        let off = DaysOff::new(0x7f & !(1 << 3), "UTC").expect("a zone");
        let thursdays = (0..5).map(|week| (YEAR + 7 * week * DAY, YEAR + (7 * week + 1) * DAY)).collect();
        let down = Downtimes::new(thursdays);
        assert_eq!(after(Some(&off), &down, YEAR, DAY / 2), YEAR + 35 * DAY + DAY / 2);
    }

    #[test]
    fn days_are_as_long_as_the_clocks_say() {
        // In Warsaw the clocks go forward on Sunday, 2026-03-29, and back on Sunday, 2026-10-25.
        let second = |text: &str| text.parse::<Timestamp>().expect("a moment").as_second();
        for (saturday, monday) in [
            ("2026-03-27T23:00:00Z", "2026-03-29T22:00:00Z"),
            ("2026-10-23T22:00:00Z", "2026-10-25T23:00:00Z"),
        ] {
            let (saturday, monday) = (second(saturday), second(monday));
            let warsaw = DaysOff::new(0, "Europe/Warsaw").expect("a zone");
            assert_eq!(warsaw.days_after(saturday, 2), monday, "two days, however long");
            let off = DaysOff::new(DaysOff::WEEKEND, "Europe/Warsaw").expect("a zone");
            let none = Downtimes::default();
            assert_eq!(counted(Some(&off), &none, saturday, monday), 0);
            assert_eq!(counted(Some(&off), &none, saturday - 1, monday + 1), 2);
            assert_eq!(after(Some(&off), &none, saturday - 60, 61), monday + 1);
        }
        assert!(DaysOff::new(1, "Europe/Atlantis").is_none());
    }
}
