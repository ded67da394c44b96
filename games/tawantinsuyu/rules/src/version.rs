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
        /// Chance by purpose, any-time actions as answers, and what the rulebooks say of god cards and Axomamma.
        Two = 2,
    }
}

impl Version {
    const fn since_two(self) -> bool {
        matches!(self, Self::Two)
    }

    /// What can be done at any time is an answer too: a question with one answer is asked if it could change that
    /// (TW-3.6).
    pub(crate) const fn asks_where_free_actions_help(self) -> bool {
        self.since_two()
    }

    /// Whether two army cards of a training are alike is nobody's business: which is kept is asked all the same
    /// (TW-6.10).
    pub(crate) const fn asks_which_of_equal_cards(self) -> bool {
        self.since_two()
    }

    /// Each benefit of a god card played for a placement can be declined, and the statue that admits them need not be
    /// there before the tasks (TW-5.1, TW-15.14).
    pub(crate) const fn offers_benefits(self) -> bool {
        self.since_two()
    }

    /// What a gain offers without a "may" is taken (TW-15.33).
    pub(crate) const fn takes_what_costs_nothing(self) -> bool {
        self.since_two()
    }

    /// The market may be exchanged although nothing in it can be paid (TW-6.4, TW-15.32).
    pub(crate) const fn exchanges_any_market(self) -> bool {
        self.since_two()
    }

    /// A worker that counts as another kind is not a warrior for Z03 and Z14 (TW-15.12).
    pub(crate) const fn gives_up_own_kind(self) -> bool {
        self.since_two()
    }

    /// Soldiers that must all go are not asked for one by one (TW-7.12).
    pub(crate) const fn sends_all_soldiers(self) -> bool {
        self.since_two()
    }

    /// Axomamma draws no weavings if she cannot pay for one (TW-12.25).
    pub(crate) const fn weaves_only_if_payable(self) -> bool {
        self.since_two()
    }

    /// What her corn lacks for a weaving that you left she pays in gold (TW-15.23).
    pub(crate) const fn fills_up_leftover_price(self) -> bool {
        self.since_two()
    }

    /// Each purpose draws from a stream of its own.
    pub(crate) const fn chance(self, seed: Seed) -> Chance {
        if self.since_two() { Chance::by_purpose(seed) } else { Chance::single(seed) }
    }
}
