//! The names of the game: gears, temples, technologies, goods, colours.

use serde::Serialize;

/// A gear with action spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Gear {
    /// Corn and wood from the jungle.
    Palenque,
    /// Resources and skulls.
    Yaxchilan,
    /// Technology and buildings.
    Tikal,
    /// Trade.
    Uxmal,
    /// Skulls for the gods.
    ChichenItza,
}

impl Gear {
    /// How many there are.
    pub const COUNT: usize = 5;
    /// All, in order.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Palenque, Self::Yaxchilan, Self::Tikal, Self::Uxmal, Self::ChichenItza];
    /// Those with ten teeth.
    pub const SMALL: [Self; 4] = [Self::Palenque, Self::Yaxchilan, Self::Tikal, Self::Uxmal];
    /// Names in notation and data.
    pub const NAMES: [(&'static str, Self); Self::COUNT] = [
        ("palenque", Self::Palenque),
        ("yaxchilan", Self::Yaxchilan),
        ("tikal", Self::Tikal),
        ("uxmal", Self::Uxmal),
        ("chichen_itza", Self::ChichenItza),
    ];

    /// The name in notation and data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize].0
    }

    /// The number of actions, from space 1 on.
    #[must_use]
    pub const fn actions(self) -> u8 {
        if matches!(self, Self::ChichenItza) { 9 } else { 5 }
    }
}

/// A temple.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Temple {
    /// The brown one.
    Chaac,
    /// The yellow one.
    Quetzalcoatl,
    /// The green one.
    Kukulcan,
}

impl Temple {
    /// How many there are.
    pub const COUNT: usize = 3;
    /// All, in order.
    pub const ALL: [Self; Self::COUNT] = [Self::Chaac, Self::Quetzalcoatl, Self::Kukulcan];
    /// Names in notation and data.
    pub const NAMES: [(&'static str, Self); Self::COUNT] =
        [("chaac", Self::Chaac), ("quetzalcoatl", Self::Quetzalcoatl), ("kukulcan", Self::Kukulcan)];

    /// The name in notation and data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize].0
    }

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

/// A technology track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Technology {
    /// More corn.
    Agriculture,
    /// More resources.
    Extraction,
    /// Better building.
    Construction,
    /// More from Chichen Itza.
    Theology,
}

impl Technology {
    /// How many there are.
    pub const COUNT: usize = 4;
    /// The highest level.
    pub const TOP: u8 = 3;
    /// All, in order.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Agriculture, Self::Extraction, Self::Construction, Self::Theology];
    /// Names in notation and data.
    pub const NAMES: [(&'static str, Self); Self::COUNT] = [
        ("agriculture", Self::Agriculture),
        ("extraction", Self::Extraction),
        ("construction", Self::Construction),
        ("theology", Self::Theology),
    ];

    /// The name in notation and data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize].0
    }
}

/// What counts as "any resource": neither corn nor skulls (TZ-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// Wood.
    Wood,
    /// Stone.
    Stone,
    /// Gold.
    Gold,
}

impl Resource {
    /// How many there are.
    pub const COUNT: usize = 3;
    /// All, in order.
    pub const ALL: [Self; Self::COUNT] = [Self::Wood, Self::Stone, Self::Gold];
    /// Names in notation and data.
    pub const NAMES: [(&'static str, Self); Self::COUNT] =
        [("wood", Self::Wood), ("stone", Self::Stone), ("gold", Self::Gold)];

    /// The name in notation and data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize].0
    }
}

/// The colour of a building or monument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Offices.
    Green,
    /// Tombs.
    Grey,
    /// Sanctuaries.
    Blue,
    /// Farms.
    Yellow,
}

impl Colour {
    /// Colours as monuments name them.
    pub const NAMES: [(&'static str, Self); 4] =
        [("green", Self::Green), ("grey", Self::Grey), ("blue", Self::Blue), ("yellow", Self::Yellow)];
    /// The kinds of building and their colours (TZ-6.29).
    pub const KINDS: [(&'static str, Self); 4] =
        [("office", Self::Green), ("tomb", Self::Grey), ("sanctuary", Self::Blue), ("farm", Self::Yellow)];
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Buildings' own points.
    Buildings,
    /// Construction: points for building and its bonus.
    Technology,
    /// Skulls laid at Chichen Itza.
    ChichenItza,
    /// Temples at the end of the first age.
    FirstAge,
    /// Temples at the end of the second age.
    SecondAge,
    /// Workers that went hungry.
    Hunger,
    /// Corn and resources at the end.
    Corn,
    /// Skulls held at the end.
    Skulls,
    /// Monuments.
    Monuments,
}

impl Source {
    /// How many there are.
    pub const COUNT: usize = 9;
    /// All with their names, in the order of the game.
    pub const NAMES: [(&'static str, Self); Self::COUNT] = [
        ("buildings", Self::Buildings),
        ("technology", Self::Technology),
        ("chichen_itza", Self::ChichenItza),
        ("first_age", Self::FirstAge),
        ("second_age", Self::SecondAge),
        ("hunger", Self::Hunger),
        ("corn", Self::Corn),
        ("skulls", Self::Skulls),
        ("monuments", Self::Monuments),
    ];
}
