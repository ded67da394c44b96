//! The versions of the rules: what each of them rules otherwise than the one before.
//!
//! A game begun under a version goes on under it for ever, so nothing here is ever taken away: a mend that changes old
//! games is a version more, and a method that names what it changes.

use khipu_core::Seed;

use crate::chance::Chance;

khipu_core::versions! {
    /// A version of the rules.
    Version {
        /// Release 0.1.0.
        One = 1,
        /// Chance by purpose, and what referees found.
        Two = 2,
    }
}

impl Version {
    const fn since_two(self) -> bool {
        matches!(self, Self::Two)
    }

    /// Each purpose draws from a stream of its own.
    pub(crate) const fn chance(self, seed: Seed) -> Chance {
        if self.since_two() { Chance::by_purpose(seed) } else { Chance::single(seed) }
    }

    /// A deck of the open format has all base cards of its faction, and more (IS-6.1).
    pub(crate) const fn open_decks_extend_the_base(self) -> bool {
        self.since_two()
    }

    /// Alone cards are picked in the one way of the solo game (IS-8.2).
    pub(crate) const fn solo_has_its_own_lookout(self) -> bool {
        self.since_two()
    }

    /// Points and cards just gained can be turned into points too, cards after they were seen (IS-11.14).
    pub(crate) const fn turns_in_all_goods(self) -> bool {
        self.since_two()
    }

    /// Free actions come before the action, and a location can be protected as it is built: nothing is asked after the
    /// action, unless it brought what they need (IS-11.1).
    pub(crate) const fn protects_while_building(self) -> bool {
        self.since_two()
    }

    /// Whether an action can be used once more is asked even if the hand does not allow it: others do not see the hand.
    pub(crate) const fn asks_again_blindly(self) -> bool {
        self.since_two()
    }

    /// Positions from outside are refused for all that the rules cannot lead to, and faults say where.
    pub(crate) const fn checks_positions_closely(self) -> bool {
        self.since_two()
    }

    /// Steps of the lookout have names in the documented form.
    pub(crate) const fn names_steps(self) -> bool {
        self.since_two()
    }

    /// The number of the first seat in moves: positions and records count from 0 in every version.
    pub(crate) const fn first_seat(self) -> u8 {
        if self.since_two() { 0 } else { 1 }
    }

    /// The virtual player attacks after the cleanup, not before it (IS-8.3).
    pub(crate) const fn attacks_after_cleanup(self) -> bool {
        self.since_two()
    }

    /// A prayer that chooses a colour after drawing offers only such as count for something (IS-6.17).
    pub(crate) const fn chooses_among_what_came(self) -> bool {
        self.since_two()
    }

    /// Making an enemy discard needs one who has not passed, and takes one with an empty hand (IS-11.4).
    pub(crate) const fn discards_need_an_enemy(self) -> bool {
        self.since_two()
    }

    /// Several deals with one enemy location (IS-9.11).
    pub(crate) const fn routes_repeat(self) -> bool {
        self.since_two()
    }

    /// An action may copy a production that itself copies another (IS-9.4).
    pub(crate) const fn actions_copy_any_production(self) -> bool {
        self.since_two()
    }
}
