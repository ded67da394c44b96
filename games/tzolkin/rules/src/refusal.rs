//! Why a move is not possible, as data with the number of the rule.

use khipu_core::{Id, Refusal as Contract};
use serde::Serialize;

use crate::names::{Gear, Resource, Technology, Temple};

/// Why a move is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are what their names say.
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another seat decides.
    NotYourTurn,
    /// Starting wealth is chosen now.
    ChooseWealth,
    /// Starting wealth has been chosen.
    WealthChosen,
    /// A tile that was not dealt to this seat, or the same one twice.
    NotDealt,
    /// Something about the worker just picked up must be decided first.
    AnswerFirst,
    /// Nothing of that kind is asked now.
    NotAsked,
    /// The calendar is to be turned now.
    TurnCalendar,
    /// A double advance is not possible.
    OneOrTwoDays,
    /// Begging comes at the start of a turn.
    BegAtStart,
    /// Begging is allowed once a turn.
    BeggedAlready,
    /// Too much corn to beg.
    TooMuchCorn { corn: u16, most: u16 },
    /// The marker is on the lowest step.
    LowestStep { temple: Temple },
    /// All three markers are on the lowest steps.
    AllLowest,
    /// No worker can be paid, and none can be picked up: begging is a must.
    MustBeg,
    /// By mercy one worker is placed, on a cheapest space.
    MercyCheapest,
    /// By mercy exactly one worker is placed.
    MercyOne,
    /// No worker is free.
    NoFreeWorker,
    /// All numbered spaces are taken.
    GearFull { gear: Gear },
    /// The first-player space is taken.
    FirstTaken,
    /// Not enough corn.
    Corn { need: u16, have: u16 },
    /// Not enough corn to place.
    PlacingCorn { need: u16, have: u16 },
    /// Not enough resources.
    Resources { need: u16, have: u16 },
    /// Resources of the right kind are missing.
    Missing { tile: Id },
    /// Workers are being placed in this turn.
    PlacingTurn,
    /// Workers are being picked up in this turn.
    PickingTurn,
    /// A turn is one or more workers.
    NothingDone,
    /// No own worker stands there.
    NoWorker { gear: Gear, space: u8 },
    /// Space 0 has no action.
    NoAction,
    /// The action lies higher than the worker.
    TooHigh { space: u8, action: u8 },
    /// No tile of the group can be taken.
    NoTile { action: u8 },
    /// No corn tile lies open, and Agriculture does not help.
    NoCornTile,
    /// No wood tile is left.
    NoWoodTile,
    /// Nothing that could be paid is on display.
    NothingToBuild,
    /// The tile is not on display.
    NotOnDisplay { tile: Id },
    /// Monuments are built with Tikal 4 alone.
    MonumentElsewhere,
    /// There is nothing that Construction could be kept for.
    NoPlain,
    /// Construction cannot save that.
    NoSaving,
    /// Chichen Itza takes a skull.
    NoSkull,
    /// The space holds a skull already.
    ShrineTaken { action: u8 },
    /// The number of resources is another one.
    Amount { need: u16 },
    /// One does not hold so many of them.
    NotHeld,
    /// Just sold: buying back would undo it.
    JustSold { resource: Resource },
    /// Just bought: selling back would undo it.
    JustBought { resource: Resource },
    /// None to sell.
    NoneToSell { resource: Resource },
    /// The choice of any action does not offer itself, nor Chichen Itza.
    NotBySmallGears,
    /// This must be done.
    NotOptional,
    /// The level costs more than is there.
    LevelPrice { technology: Technology, need: u16, have: u16 },
    /// Two different temples go up.
    TwoTemples,
    /// One temple goes up.
    OneTemple,
}

impl Contract for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "TZ-10.1",
            Self::NotYourTurn => "TZ-3.1",
            Self::ChooseWealth | Self::WealthChosen | Self::NotDealt => "TZ-2.6",
            Self::AnswerFirst | Self::NotAsked => "TZ-5.1",
            Self::TurnCalendar | Self::OneOrTwoDays => "TZ-9.3",
            Self::BegAtStart | Self::TooMuchCorn { .. } => "TZ-3.3",
            Self::BeggedAlready => "TZ-3.5",
            Self::LowestStep { .. } => "TZ-6.21",
            Self::AllLowest => "TZ-3.4",
            Self::MustBeg | Self::MercyCheapest => "TZ-3.6",
            Self::MercyOne => "TZ-12.14",
            Self::NoFreeWorker => "TZ-3.7",
            Self::GearFull { .. } => "TZ-12.11",
            Self::FirstTaken => "TZ-4.5",
            Self::PlacingCorn { .. } => "TZ-4.4",
            Self::Corn { .. } | Self::Resources { .. } | Self::Missing { .. } => "TZ-5.7",
            Self::PlacingTurn | Self::PickingTurn | Self::NothingDone => "TZ-3.2",
            Self::NoWorker { .. } => "TZ-5.1",
            Self::NoAction => "TZ-5.6",
            Self::TooHigh { .. } => "TZ-5.2",
            Self::NoTile { .. } => "TZ-6.6",
            Self::NoCornTile | Self::NoWoodTile => "TZ-6.3",
            Self::NothingToBuild | Self::NotOnDisplay { .. } => "TZ-6.9",
            Self::MonumentElsewhere => "TZ-6.23",
            Self::NoPlain | Self::NoSaving => "TZ-7.10",
            Self::NoSkull | Self::ShrineTaken { .. } => "TZ-6.18",
            Self::Amount { .. } | Self::NotHeld => "TZ-1.2",
            Self::JustSold { .. } | Self::JustBought { .. } | Self::NoneToSell { .. } => "TZ-6.14",
            Self::NotBySmallGears => "TZ-6.27",
            Self::NotOptional => "TZ-5.2",
            Self::LevelPrice { .. } => "TZ-7.1",
            Self::TwoTemples => "TZ-6.12",
            Self::OneTemple => "TZ-6.28",
        }
    }
}
