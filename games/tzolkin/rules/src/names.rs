//! The names of the game: gears, temples, technologies, goods, colours.

use khipu_core::named;

named! {
    /// A gear with action spaces.
    Gear {
        /// Corn and wood from the jungle.
        Palenque = "palenque",
        /// Resources and skulls.
        Yaxchilan = "yaxchilan",
        /// Technology and buildings.
        Tikal = "tikal",
        /// Trade.
        Uxmal = "uxmal",
        /// Skulls for the gods.
        ChichenItza = "chichen_itza",
    }
}

impl Gear {
    /// Those with ten teeth.
    pub const SMALL: [Self; 4] = [Self::Palenque, Self::Yaxchilan, Self::Tikal, Self::Uxmal];

    /// The number of actions, from space 1 on.
    #[must_use]
    pub const fn actions(self) -> u8 {
        if matches!(self, Self::ChichenItza) { 9 } else { 5 }
    }
}

named! {
    /// A temple.
    Temple {
        /// The brown one.
        Chaac = "chaac",
        /// The yellow one.
        Quetzalcoatl = "quetzalcoatl",
        /// The green one.
        Kukulcan = "kukulcan",
    }
}

impl Temple {
    /// The two temples that are not this one.
    #[must_use]
    pub const fn others(self) -> [Self; 2] {
        match self {
            Self::Chaac => [Self::Quetzalcoatl, Self::Kukulcan],
            Self::Quetzalcoatl => [Self::Chaac, Self::Kukulcan],
            Self::Kukulcan => [Self::Chaac, Self::Quetzalcoatl],
        }
    }
}

named! {
    /// A technology track.
    Technology {
        /// More corn.
        Agriculture = "agriculture",
        /// More resources.
        Extraction = "extraction",
        /// Better building.
        Construction = "construction",
        /// More from Chichen Itza.
        Theology = "theology",
    }
}

impl Technology {
    /// The highest level.
    pub const TOP: u8 = 3;
}

named! {
    /// What counts as "any resource": neither corn nor skulls (TZ-1.2).
    Resource {
        /// Wood.
        Wood = "wood",
        /// Stone.
        Stone = "stone",
        /// Gold.
        Gold = "gold",
    }
}

named! {
    /// The colour of a building or monument, as monuments name it.
    Colour {
        /// Offices.
        Green = "green",
        /// Tombs.
        Grey = "grey",
        /// Sanctuaries.
        Blue = "blue",
        /// Farms.
        Yellow = "yellow",
    }
}

impl Colour {
    /// The kinds of building and their colours (TZ-6.29).
    pub const KINDS: [(&'static str, Self); 4] =
        [("office", Self::Green), ("tomb", Self::Grey), ("sanctuary", Self::Blue), ("farm", Self::Yellow)];
}

named! {
    /// Where points come from, in the order of the game.
    Source {
        /// Buildings' own points.
        Buildings = "buildings",
        /// Construction: points for building and its bonus.
        Technology = "technology",
        /// Skulls laid at Chichen Itza.
        ChichenItza = "chichen_itza",
        /// Temples at the end of the first age.
        FirstAge = "first_age",
        /// Temples at the end of the second age.
        SecondAge = "second_age",
        /// Workers that went hungry.
        Hunger = "hunger",
        /// Corn and resources at the end.
        Corn = "corn",
        /// Skulls held at the end.
        Skulls = "skulls",
        /// Monuments.
        Monuments = "monuments",
    }
}
