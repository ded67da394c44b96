//! What differs between the versions of the rules.

/// The rulings of a version of the rules (TZ-13). A game begun under a version goes on under it for ever, so a ruling
/// that has been released never changes: another reading is another field here, and a new version that turns it on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rulings {
    /// The version that they belong to.
    pub version: u32,
    /// Each purpose draws from a stream of its own, so that the n-th building of an age is the same whatever was played
    /// before.
    pub chance_by_purpose: bool,
    /// What changes nothing is not offered: an action that brings nothing, a step where no temple has room, paying more
    /// than Construction makes one pay.
    pub useful_choices: bool,
    /// An event says why the calendar cannot turn by two days.
    pub single_day_explained: bool,
    /// The position knows how many workers were picked up in this turn, and one that no game reaches is refused although
    /// it could be played on.
    pub strict_positions: bool,
}

impl Rulings {
    /// The versions that can be played, oldest first.
    pub(crate) const VERSIONS: &'static [u32] = &[1, 2];
    /// Those of release 0.1.0.
    pub const FIRST: Self = Self {
        version: 1,
        chance_by_purpose: false,
        useful_choices: false,
        single_day_explained: false,
        strict_positions: false,
    };
    /// Those that new games are played by.
    pub const NEWEST: Self = Self {
        version: 2,
        chance_by_purpose: true,
        useful_choices: true,
        single_day_explained: true,
        strict_positions: true,
    };

    /// Those of a version that is known.
    #[must_use]
    pub const fn of(version: u32) -> Self {
        if version < 2 { Self::FIRST } else { Self::NEWEST }
    }
}
