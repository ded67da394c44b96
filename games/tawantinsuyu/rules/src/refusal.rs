//! Why a move is not possible, as data with the number of the rule.

use khipu_core::{Id, Refusal as Contract};
use serde::Serialize;

use crate::names::{Good, Kind, Task};

/// Why a move is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are what their names say.
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another seat decides.
    NotYourTurn,
    /// Starting weavings are picked now.
    PickWeaving,
    /// God cards are chosen now.
    ChooseGods,
    /// The god cards to keep have been chosen.
    GodsChosen,
    /// A god card that was not dealt to this seat, or the same one twice.
    NotDealt,
    /// Something else must be decided first.
    AnswerFirst,
    /// Nothing of that kind is asked now.
    NotAsked,
    /// This must be done.
    NotOptional,
    /// A turn is a placement or secondary actions.
    PlaceOrAct,
    /// The secondary actions of a turn must differ.
    DoneAlready,
    /// The High Priest walks one space or two.
    TooFar { most: u8 },
    /// No such worker in the own supply.
    NoWorker { worker: Kind },
    /// The worker cannot count as another kind.
    NotThatRole { role: Kind },
    /// The space is taken.
    SpaceTaken { space: Id },
    /// The god card is not in hand.
    NotInHand { card: Id },
    /// The god card has another symbol than the space.
    WrongSymbol { card: Id, space: Id },
    /// Not enough food for the placement.
    Food { need: u8 },
    /// Not enough gold.
    Gold { need: u8, have: u16 },
    /// Not enough goods, gold included.
    Goods { need: u8 },
    /// That is not what is to be paid.
    WrongPayment,
    /// One does not hold so many of them.
    NotHeld,
    /// The space has no such icon.
    NoIcon { task: Task },
    /// The icon was used in this set of three.
    IconUsed { task: Task },
    /// The task cannot be done now.
    CannotDo { task: Task },
    /// Nobody to take stands there.
    NobodyToTake,
    /// The tile is not there.
    NotThere { tile: Id },
    /// The weaving was not drawn.
    NotDrawn { tile: Id },
    /// The row has that pattern already, or there is no such row.
    RowHasPattern { row: u8 },
    /// No weaving is left there.
    NoWeaving,
    /// A god card changes the market once for each building.
    ExchangedAlready,
    /// No such statue in supply.
    NoStatue,
    /// A free statue is a small one.
    SmallOnly,
    /// The place for stairs is taken.
    StairsTaken,
    /// The lower stairs need the upper ones.
    UpperFirst,
    /// No stairs token is left.
    NoStairs,
    /// The card was not drawn.
    CardNotDrawn,
    /// No such card on offer.
    NotOnOffer { card: Id },
    /// The deck is empty.
    NoDeck,
    /// No such nomad.
    NoNomad { worker: Kind },
    /// Nothing of that kind is to be gained now.
    NoSuchGain,
    /// It does not lie face down.
    NotFaceDown { tile: Id },
    /// It does not lie face up.
    NotFaceUp { tile: Id },
    /// Only buildings are turned up here.
    BuildingsOnly,
    /// Nothing is turned up any more.
    NoFlip,
    /// The gold is for the active player, instead of everything else.
    NoGoldNow,
    /// One does not own that statue, or one of that size was discarded.
    NoStatueToGive,
    /// Others make one step at most.
    OneStep,
    /// The victim is chosen from an end of the village while it has workers.
    VillageFirst,
    /// Nobody stands there.
    NobodyThere,
    /// No such army card in hand.
    NoArmyCard { card: Id },
    /// The conquest space is taken.
    ConquestTaken { space: Id },
    /// No conquest marker is left.
    NoMarker,
    /// Too few soldiers face up.
    Soldiers { turn: u8, discard: u8 },
    /// The rest could not be paid with what is left.
    WrongSoldiers,
    /// The village is empty, or its end cannot be paid.
    NoHire,
    /// Army cards are discarded in the own turn only.
    OwnTurnOnly,
    /// The passive building is not owned.
    NoPower,
    /// What was just exchanged is not exchanged back.
    TradesBack,
    /// Not enough to exchange, or the price could not be paid any more.
    NoTrade { from: Good, to: Good },
    /// First what is owed is paid.
    PayFirst,
}

impl Contract for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "TW-10.4",
            Self::NotYourTurn | Self::AnswerFirst | Self::NotAsked | Self::NotOptional => "TW-3.1",
            Self::PickWeaving => "TW-2.8",
            Self::ChooseGods | Self::GodsChosen | Self::NotDealt => "TW-2.10",
            Self::PlaceOrAct | Self::DoneAlready => "TW-3.4",
            Self::TooFar { .. } => "TW-7.1",
            Self::NoWorker { .. } | Self::SpaceTaken { .. } | Self::NotInHand { .. } => "TW-4.1",
            Self::WrongSymbol { .. } | Self::Gold { .. } => "TW-4.1",
            Self::NotThatRole { .. } => "TW-15.12",
            Self::Food { .. } => "TW-4.4",
            Self::Goods { .. } | Self::WrongPayment | Self::NotHeld | Self::PayFirst => "TW-1.4",
            Self::NoIcon { .. } => "TW-1.2",
            Self::IconUsed { .. } => "TW-4.6",
            Self::CannotDo { .. } => "TW-15.15",
            Self::NobodyToTake => "TW-4.10",
            Self::NotThere { .. } => "TW-6.3",
            Self::NotDrawn { .. } => "TW-6.7",
            Self::RowHasPattern { .. } => "TW-6.8",
            Self::NoWeaving => "TW-6.9",
            Self::ExchangedAlready => "TW-6.4",
            Self::NoStatue => "TW-6.18",
            Self::SmallOnly => "TW-11.4",
            Self::StairsTaken | Self::UpperFirst => "TW-6.2",
            Self::NoStairs | Self::NoMarker => "TW-15.5",
            Self::CardNotDrawn => "TW-6.10",
            Self::NotOnOffer { .. } => "TW-5.2",
            Self::NoDeck => "TW-15.19",
            Self::NoNomad { .. } => "TW-8.6",
            Self::NoSuchGain => "TW-6.15",
            Self::NotFaceDown { .. } | Self::BuildingsOnly => "TW-6.19",
            Self::NotFaceUp { .. } => "TW-6.11",
            Self::NoFlip => "TW-7.9",
            Self::NoGoldNow => "TW-7.2",
            Self::NoStatueToGive => "TW-7.3",
            Self::OneStep => "TW-7.4",
            Self::VillageFirst | Self::NobodyThere => "TW-7.6",
            Self::NoArmyCard { .. } => "TW-7.7",
            Self::ConquestTaken { .. } | Self::Soldiers { .. } | Self::WrongSoldiers => "TW-7.12",
            Self::NoHire => "TW-8.4",
            Self::OwnTurnOnly => "TW-3.5",
            Self::NoPower => "TW-11.2",
            Self::TradesBack | Self::NoTrade { .. } => "TW-16.15",
        }
    }
}
