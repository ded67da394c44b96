//! Why a move is not possible, as data with the number of the rule.

use khipu_core::{Id, Refusal as Contract};
use serde::Serialize;

use crate::goods::Goods;
use crate::names::{Gear, Resource, Technology, Temple};

/// Why a move is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are what their names say.
#[non_exhaustive]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another seat decides.
    NotYourTurn,
    /// Starting wealth is chosen now.
    ChooseWealth,
    /// Starting wealth has been chosen by this seat; others still choose.
    WealthChosen,
    /// Everybody has chosen starting wealth.
    WealthOver,
    /// A tile that was not dealt to this seat.
    NotDealt { tile: Id },
    /// Two different tiles are kept.
    SameTile { tile: Id },
    /// The worker just picked up is resolved before anything else is done in the turn.
    ResolveFirst { asked: &'static str },
    /// Something else is asked for the worker just picked up.
    OtherAnswer { asked: &'static str },
    /// This must be done.
    NotOptional { asked: &'static str },
    /// Tiles of the jungle are taken with Palenque.
    HarvestByPalenque,
    /// Technologies are advanced with Tikal.
    LearnByTikal,
    /// Buildings are built with Tikal or Uxmal.
    BuildByTikal,
    /// Construction saves while a building is built.
    SaveByBuilding,
    /// Steps up come from actions and tiles.
    UpByAction,
    /// The market is Uxmal's.
    TradeByUxmal,
    /// Any action is Uxmal's.
    ActByUxmal,
    /// Nothing is to be paid.
    NothingOwed,
    /// No resources of choice are given.
    NothingGiven,
    /// Nothing is asked that could be declined.
    NothingToDecline,
    /// The calendar turns at the end of a round.
    CalendarLater,
    /// The calendar is to be turned now.
    TurnCalendar,
    /// The calendar turns by one day or by two.
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
    /// By mercy the worker goes to a cheapest space.
    MercyCheapest { space: u8 },
    /// By mercy exactly one worker is placed.
    MercyOne,
    /// No worker is free.
    NoFreeWorker,
    /// All numbered spaces are taken.
    GearFull { gear: Gear },
    /// The first-player space is taken.
    FirstTaken,
    /// Not enough corn to place.
    PlacingCorn { need: u16, have: u16 },
    /// Not enough corn for an action.
    Corn { need: u16, have: u16 },
    /// Not enough resources for an action.
    Resources { need: u16, have: u16 },
    /// A tile costs more than is there; Construction saves so much of what is missing.
    Missing { tile: Id, missing: Goods, saved: u16 },
    /// A tile costs more corn than is there.
    TileCorn { tile: Id, need: u16, have: u16 },
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
    /// The action lies higher than the worker gets.
    TooHigh { space: u8, action: u8, highest: u8 },
    /// No tile of the group can be taken.
    NoTile { action: u8 },
    /// Wood lies on all corn tiles, and Agriculture does not help.
    CornCovered,
    /// No corn tile is left, and Agriculture does not help.
    NoCornTile,
    /// No wood tile is left.
    NoWoodTile,
    /// The bank has no skull, and the action gives nothing else.
    NoSkullLeft,
    /// The bank has no worker, and the action gives nothing else.
    AllInPlay,
    /// No temple has room for a step up.
    NoRoom,
    /// Nothing on display can be paid; this tile comes nearest.
    NothingToBuild { tile: Id, missing: Goods, saved: u16 },
    /// Nothing is on display.
    EmptyDisplay,
    /// The tile is not on display.
    NotOnDisplay { tile: Id },
    /// The monument was not laid out, or has been built.
    MonumentGone { tile: Id },
    /// Monuments are built with Tikal 4 alone.
    MonumentElsewhere,
    /// A monument comes instead of buildings.
    MonumentOrBuildings,
    /// Construction is kept back for the first of two buildings alone.
    NoPlain,
    /// Without a level of Construction there is nothing to keep back.
    NoConstruction,
    /// Construction saves resources at Tikal and corn at Uxmal.
    OtherSaving,
    /// The building does not cost that.
    NotInPrice { tile: Id, resource: Resource },
    /// What Construction saves is saved.
    SavingTaken,
    /// Chichen Itza takes a skull.
    NoSkull,
    /// The space holds a skull already.
    ShrineTaken { action: u8 },
    /// The number of resources is another one.
    Amount { need: u16, found: u16 },
    /// One does not hold so many of them.
    NotHeld { resource: Resource, have: u16 },
    /// The market asks for more corn.
    MarketPrice { resource: Resource, need: u16, have: u16 },
    /// Just sold: buying back would undo it.
    JustSold { resource: Resource },
    /// Just bought: selling back would undo it.
    JustBought { resource: Resource },
    /// None to sell.
    NoneToSell { resource: Resource },
    /// The choice of any action does not offer itself, nor Chichen Itza.
    NotBySmallGears,
    /// The level costs more than is there.
    LevelPrice { technology: Technology, need: u16, have: u16 },
    /// Two different temples go up.
    TwoTemples,
    /// One temple goes up.
    OneTemple,
}

khipu_core::refusal_error!(Refusal);

impl Contract for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "TZ-10.1",
            Self::NotYourTurn => "TZ-3.1",
            Self::ChooseWealth
            | Self::WealthChosen
            | Self::WealthOver
            | Self::NotDealt { .. }
            | Self::SameTile { .. } => "TZ-2.6",
            Self::ResolveFirst { .. } | Self::NoWorker { .. } => "TZ-5.1",
            Self::OtherAnswer { asked } => rule_of(asked),
            // What is picked up for an action could have been picked up for nothing.
            Self::NotOptional { asked: "pay" } => "TZ-5.7",
            Self::NotOptional { asked: "up" | "up_two" | "take" | "learn_free" } => "TZ-6.25",
            Self::NotOptional { .. } | Self::TooHigh { .. } => "TZ-5.2",
            Self::HarvestByPalenque | Self::CornCovered | Self::NoCornTile | Self::NoWoodTile => "TZ-6.3",
            Self::LearnByTikal => "TZ-6.8",
            Self::BuildByTikal => "TZ-6.9",
            Self::SaveByBuilding | Self::OtherSaving | Self::NotInPrice { .. } => "TZ-7.6",
            Self::UpByAction => "TZ-6.13",
            Self::TradeByUxmal
            | Self::MarketPrice { .. }
            | Self::JustSold { .. }
            | Self::JustBought { .. }
            | Self::NoneToSell { .. } => "TZ-6.14",
            Self::ActByUxmal => "TZ-6.17",
            Self::NothingOwed | Self::NothingGiven | Self::Amount { .. } | Self::NotHeld { .. } => "TZ-1.2",
            Self::PlacingTurn | Self::PickingTurn | Self::NothingDone | Self::NothingToDecline => "TZ-3.2",
            Self::CalendarLater | Self::TurnCalendar | Self::OneOrTwoDays => "TZ-9.3",
            Self::BegAtStart | Self::TooMuchCorn { .. } => "TZ-3.3",
            Self::BeggedAlready => "TZ-3.5",
            Self::LowestStep { .. } => "TZ-6.21",
            Self::AllLowest => "TZ-3.4",
            Self::MustBeg | Self::MercyCheapest { .. } => "TZ-3.6",
            Self::MercyOne => "TZ-12.14",
            Self::NoFreeWorker => "TZ-3.7",
            Self::GearFull { .. } => "TZ-12.11",
            Self::FirstTaken => "TZ-4.5",
            Self::PlacingCorn { .. } => "TZ-4.4",
            Self::Corn { .. }
            | Self::Resources { .. }
            | Self::Missing { .. }
            | Self::TileCorn { .. }
            | Self::NothingToBuild { .. } => "TZ-5.7",
            Self::NoAction => "TZ-5.6",
            Self::NoTile { .. } => "TZ-6.6",
            Self::NoSkullLeft | Self::AllInPlay => "TZ-12.16",
            Self::NoRoom => "TZ-12.17",
            Self::EmptyDisplay | Self::NotOnDisplay { .. } => "TZ-6.22",
            Self::MonumentGone { .. } => "TZ-2.3",
            Self::MonumentElsewhere => "TZ-6.23",
            Self::MonumentOrBuildings => "TZ-6.11",
            Self::NoPlain | Self::NoConstruction | Self::SavingTaken => "TZ-7.10",
            Self::NoSkull | Self::ShrineTaken { .. } => "TZ-6.18",
            Self::NotBySmallGears => "TZ-6.27",
            Self::LevelPrice { .. } => "TZ-7.1",
            Self::TwoTemples => "TZ-6.12",
            Self::OneTemple => "TZ-6.28",
        }
    }
}

/// The rule that a question comes from.
fn rule_of(asked: &str) -> &'static str {
    match asked {
        "harvest" => "TZ-6.3",
        "learn" => "TZ-6.8",
        "pay" => "TZ-5.7",
        "take" | "up" | "learn_free" => "TZ-6.25",
        "up_two" => "TZ-6.12",
        "build" => "TZ-6.9",
        "save" => "TZ-7.6",
        "trade" => "TZ-6.14",
        "act" => "TZ-6.17",
        "devotion" => "TZ-7.7",
        _ => "TZ-5.1",
    }
}
