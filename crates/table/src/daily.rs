//! The game of the day: for each title one deal a day alone against the automa, where it has one, and one against bots, the
//! same for everybody. Each person plays it once.
//!
//! A seed is made of the key of the server and of the day: every node and every start makes the same, nobody who has not the
//! key can know it, and one that was shown tells nothing of another. What is promised of it can be seen the day before.

use std::fmt;

use khipu_core::{Options, Seed, Title};
use serde::{Deserialize, Serialize};

use crate::store::DAY;
use crate::tables::NewSeat;

/// Seconds after the end of a day in which a game that was begun on it may still be finished.
const GRACE: i64 = 2 * 3600;
/// The level of the bots.
pub(crate) const LEVEL: u8 = 4;
/// So many of a week's days count, the best ones.
pub(crate) const BEST_OF_WEEK: i64 = 5;

/// A day, in days since 1970, by the time of UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct Day(pub(crate) i64);

impl Day {
    /// The day of a second since 1970.
    pub(crate) const fn of(at: i64) -> Self {
        Self(at.div_euclid(DAY))
    }

    /// When a game of this day counts no more; what is hidden of it is shown from then on.
    pub(crate) const fn closes(self) -> i64 {
        (self.0 + 1) * DAY + GRACE
    }

    /// The last day that is closed.
    pub(crate) const fn last_closed(at: i64) -> Self {
        Self((at - GRACE).div_euclid(DAY) - 1)
    }

    /// The Monday of its week.
    pub(crate) const fn monday(self) -> Self {
        // The first day of 1970 was a Thursday.
        Self(self.0 - (self.0 + 3).rem_euclid(7))
    }

    pub(crate) const fn next(self) -> Self {
        Self(self.0 + 1)
    }

    /// Reads `2026-11-17`.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let date: jiff::civil::Date = text.parse().ok()?;
        let at = date.to_zoned(jiff::tz::TimeZone::UTC).ok()?.timestamp().as_second();
        Some(Self::of(at)).filter(|day| day.to_string() == text)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = jiff::Timestamp::from_second(self.0.saturating_mul(DAY)).unwrap_or_default();
        at.to_zoned(jiff::tz::TimeZone::UTC).date().fmt(f)
    }
}

/// Against whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    /// Alone, against whoever the rules play.
    Solo,
    /// Against a bot that is the same for everybody.
    Bots,
}

impl Kind {
    /// What can be played of a title.
    pub(crate) fn of(title: &Title) -> impl Iterator<Item = Self> {
        let solo = title.min_players == 1;
        let bots = title.max_players > 1;
        [(solo, Self::Solo), (bots, Self::Bots)].into_iter().filter_map(|(is, kind)| is.then_some(kind))
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Solo => "solo",
            Self::Bots => "bots",
        }
    }

    pub(crate) fn read(name: &str) -> Option<Self> {
        [Self::Solo, Self::Bots].into_iter().find(|kind| kind.name() == name)
    }
}

/// What is dealt to everybody on a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deal {
    pub(crate) day: Day,
    pub(crate) title: &'static Title,
    pub(crate) kind: Kind,
}

impl Deal {
    /// The seed, which nobody may see before the day is closed.
    pub(crate) fn seed(&self, key: &[u8; 32]) -> String {
        let mut hasher = blake3::Hasher::new_derive_key("khipu game of the day 1");
        hasher.update(key).update(&self.day.0.to_le_bytes());
        hasher.update(format!("{} {}", self.title.name, self.kind.name()).as_bytes());
        hasher.finalize().to_hex().to_string()
    }

    /// What is promised of the seed from the day before on.
    pub(crate) fn commitment(&self, key: &[u8; 32]) -> String {
        Seed::from_text(&self.seed(key)).commitment().to_hex()
    }

    /// Who sits where. Against bots everybody begins on the same seat, another one on the next day.
    pub(crate) fn seats(&self) -> Vec<NewSeat> {
        let players = match self.kind {
            Kind::Solo => 1,
            Kind::Bots => self.title.min_players.max(2),
        };
        let own = self.day.0.rem_euclid(players as i64) as usize;
        (0..players).map(|seat| if seat == own { NewSeat::Me } else { NewSeat::Bot(LEVEL) }).collect()
    }

    /// What is chosen: alone, one switch after another is turned on, each on a day of its own, and then none.
    pub(crate) fn options(&self) -> Options {
        self.switch().map(|name| (name.to_owned(), "on".to_owned())).into_iter().collect()
    }

    /// The switch that is on this day.
    pub(crate) fn switch(&self) -> Option<&'static str> {
        if self.kind != Kind::Solo {
            return None;
        }
        let switches: Vec<_> =
            self.title.options.iter().filter(|spec| spec.values == ["off", "on"]).collect();
        let turn = self.day.0.rem_euclid(switches.len() as i64 + 1) as usize;
        switches.get(turn).map(|spec| spec.name)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn deals(day: Day) -> Vec<Deal> {
        let registry = khipu_games::registry();
        let of = |title: &'static Title| Kind::of(title).map(move |kind| Deal { day, title, kind });
        registry.games().flat_map(|game| of(game.title())).collect()
    }

    #[test]
    fn days_change_at_midnight_and_close_two_hours_later() {
        let midnight = 20_774 * DAY;
        assert_eq!(Day::of(midnight).to_string(), "2026-11-17");
        assert_eq!(Day::of(midnight - 1).next(), Day::of(midnight));
        assert_eq!(Day::read("2026-11-17"), Some(Day(20_774)));
        for text in ["2026-11-31", "2026-1-1", "20261117", "today", ""] {
            assert_eq!(Day::read(text), None, "{text}");
        }
        let yesterday = Day::of(midnight - 1);
        for (at, closed) in [(midnight, false), (midnight + GRACE - 1, false), (midnight + GRACE, true)] {
            assert_eq!(Day::last_closed(at) == yesterday, closed);
            assert_eq!(at >= yesterday.closes(), closed, "both say the same");
        }
        let (tuesday, monday) = (Day(20_774), Day(20_773));
        assert_eq!((tuesday.monday(), monday.monday(), Day(20_772).monday()), (monday, monday, Day(20_766)));
    }

    #[test]
    fn every_deal_has_a_seed_of_its_own() {
        let (one, other) = ([1; 32], [2; 32]);
        let mut seen = HashSet::new();
        for day in 20_000..20_003 {
            for deal in deals(Day(day)) {
                for key in [&one, &other] {
                    assert!(seen.insert(deal.seed(key)), "{deal:?}");
                    assert!(seen.insert(deal.commitment(key)), "{deal:?}");
                }
                assert_eq!(deal.seed(&one), deal.seed(&one), "the same on every node");
            }
        }
    }

    #[test]
    fn every_deal_of_a_month_can_be_played() {
        let registry = khipu_games::registry();
        let mut switches = HashSet::new();
        for day in 20_774..20_804 {
            for deal in deals(Day(day)) {
                let game = registry.find(deal.title.name).expect("a game");
                let seats = deal.seats();
                assert_eq!(seats.iter().filter(|seat| **seat == NewSeat::Me).count(), 1);
                assert_eq!(seats.len() == 1, deal.kind == Kind::Solo);
                let started = game.start(seats.len() as u64, &deal.options(), &deal.seed(&[3; 32]));
                assert!(started.is_ok(), "{deal:?}");
                switches.extend(deal.switch());
            }
        }
        assert!(switches.len() > 3, "{switches:?}");
    }
}
