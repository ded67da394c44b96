//! What an estimate is made of.

use crate::names::Gear;

khipu_core::named! {
    /// One part of what a seat may expect to have at the end.
    Term {
        /// Points so far.
        Points = "points",
        /// Corn in hand.
        Corn = "corn",
        /// Wood, stone and gold.
        Resources = "resources",
        /// Crystal skulls.
        Skulls = "skulls",
        /// What the steps in the temples will bring.
        Temples = "temples",
        /// Levels of technologies.
        Levels = "levels",
        /// Having so many workers.
        Workers = "workers",
        /// Two days at once can still be asked for.
        TwoDays = "two_days",
        /// The turns to come.
        Turns = "turns",
        /// What the workers will eat.
        Hunger = "hunger",
        /// Workers on Palenque.
        Palenque = "palenque",
        /// Workers on Yaxchilan.
        Yaxchilan = "yaxchilan",
        /// Workers on Tikal.
        Tikal = "tikal",
        /// Workers on Uxmal.
        Uxmal = "uxmal",
        /// Workers on Chichen Itza.
        ChichenItza = "chichen_itza",
        /// Workers in hand.
        Free = "free",
        /// Monuments, and the hope for one.
        Monuments = "monuments",
        /// Starting tiles that were kept.
        Wealth = "wealth",
        /// What is left to do of the turn in progress.
        Pending = "pending",
    }
}

impl Term {
    /// The workers on a gear.
    pub(super) const fn of(gear: Gear) -> Self {
        match gear {
            Gear::Palenque => Self::Palenque,
            Gear::Yaxchilan => Self::Yaxchilan,
            Gear::Tikal => Self::Tikal,
            Gear::Uxmal => Self::Uxmal,
            Gear::ChichenItza => Self::ChichenItza,
        }
    }
}
