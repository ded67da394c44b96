//! Quiet hours: what comes meanwhile waits until they are over.

use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};
use serde::{Deserialize, Serialize};

/// Hours of the day, in a time zone, in which nothing is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Quiet {
    from: u8,
    until: u8,
    zone: String,
}

impl Quiet {
    /// From one full hour to another, perhaps over midnight; none if there are no such hours or no such zone.
    pub(crate) fn new(from: u8, until: u8, zone: &str) -> Option<Self> {
        TimeZone::get(zone).ok()?;
        (from < 24 && until < 24 && from != until).then(|| Self { from, until, zone: zone.to_owned() })
    }

    /// The first moment from this one on at which something may be sent.
    pub(crate) fn next(&self, at: i64) -> i64 {
        let zone = TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC);
        let Ok(now) = Timestamp::from_second(at) else { return at };
        let now = now.to_zoned(zone);
        let hour = now.hour().unsigned_abs();
        let over_midnight = self.from > self.until;
        let quiet = if over_midnight {
            hour >= self.from || hour < self.until
        } else {
            (self.from..self.until).contains(&hour)
        };
        if !quiet {
            return at;
        }
        let days = if over_midnight && hour >= self.from { 1 } else { 0 };
        let end = now.checked_add(days.days()).and_then(|day| {
            day.with().hour(self.until.cast_signed()).minute(0).second(0).subsec_nanosecond(0).build()
        });
        end.map_or(at, |end| end.timestamp().as_second().max(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn second(text: &str) -> i64 {
        text.parse::<Timestamp>().expect("a moment").as_second()
    }

    #[test]
    fn nothing_comes_at_night() {
        let night = Quiet::new(22, 7, "Europe/Warsaw").expect("hours");
        // In winter Warsaw is an hour ahead of Greenwich, in summer two.
        for (at, next) in [
            ("2026-01-10T20:59:59Z", "2026-01-10T20:59:59Z"),
            ("2026-01-10T21:00:00Z", "2026-01-11T06:00:00Z"),
            ("2026-01-11T03:12:00Z", "2026-01-11T06:00:00Z"),
            ("2026-01-11T06:00:00Z", "2026-01-11T06:00:00Z"),
            ("2026-07-10T20:30:00Z", "2026-07-11T05:00:00Z"),
            // The night in which the clocks are changed is an hour shorter.
            ("2026-03-28T22:00:00Z", "2026-03-29T05:00:00Z"),
        ] {
            assert_eq!(night.next(second(at)), second(next), "{at}");
        }
        let noon = Quiet::new(12, 14, "UTC").expect("hours");
        assert_eq!(noon.next(second("2026-01-10T13:59:59Z")), second("2026-01-10T14:00:00Z"));
        assert!(Quiet::new(7, 7, "UTC").is_none() && Quiet::new(7, 24, "UTC").is_none());
        assert!(Quiet::new(7, 8, "Mars/Base").is_none());
    }
}
