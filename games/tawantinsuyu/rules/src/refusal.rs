//! Why a move is not possible, as data with the number of the rule.

use khipu_core::{Id, Refusal as Contract};
use serde::Serialize;

use crate::goods::Goods;
use crate::moment::Moment;
use crate::names::{Good, Kind, Task};

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
    /// God cards are chosen now.
    ChooseGods,
    /// The god cards to keep have been chosen.
    GodsChosen,
    /// A god card that was not dealt to this seat, or the same one twice.
    NotDealt,
    /// What is owed is paid before anything else.
    PayFirst { goods: Goods, food: u8 },
    /// Such a move is for another moment.
    NotNow { moment: Moment },
    /// This must be decided.
    NotOptional { moment: Moment },
    /// There is no pass.
    NoPass,
    /// A turn is a placement or secondary actions.
    PlaceOrAct,
    /// The secondary actions of a turn must differ.
    DoneAlready,
    /// The High Priest walks one space or two.
    TooFar { most: u8 },
    /// No army card is left to train with.
    NoTraining,
    /// No god card is left to pray for.
    NoPrayer,
    /// No such worker in the own supply.
    NoWorker { worker: Kind },
    /// The worker cannot count as another kind.
    NotThatRole { role: Kind },
    /// The space is taken.
    SpaceTaken { space: Id },
    /// The god card is not in hand.
    NotInHand { card: Id },
    /// The god card has another symbol than the space.
    WrongSymbol { shows: Id, wants: Id },
    /// Not enough food for the placement.
    Food { need: u8, missing: u8 },
    /// Not enough gold.
    Gold { need: u8, have: u16 },
    /// Not enough goods, gold included.
    Goods { goods: Goods, missing: u8 },
    /// Not enough food to turn something up.
    RejuvenateFood { need: u8 },
    /// That is not what is to be paid.
    WrongPayment { goods: Goods, food: u8 },
    /// Potatoes are paid for god cards as far as they go, gold at will.
    WrongUpkeep { potatoes: u8, missing: u8 },
    /// One does not hold so many of them.
    NotHeld,
    /// The space has no such icon.
    NoIcon { task: Task },
    /// The icon was used in this set of three.
    IconUsed { task: Task },
    /// Nobody to take stands there.
    NobodyToTake,
    /// The benefits come after the tasks now.
    TasksOver,
    /// The card has no such benefit any more, or it is the only one left.
    NoSuchBenefit,
    /// The building is not on the market.
    NotThere { tile: Id },
    /// The market is empty.
    NoMarket,
    /// The weaving was not drawn.
    NotDrawn { tile: Id },
    /// The row has that pattern already.
    RowHasPattern { row: u8 },
    /// There is no such row.
    NoRow { row: u8 },
    /// No weaving is left there.
    NoWeaving,
    /// So many weavings have been bought.
    NoMoreWeavings,
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
    /// No place for stairs is left.
    NoPlace,
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
    /// The temple marker stands at the top.
    AtTheTop,
    /// It does not lie face down.
    NotFaceDown { tile: Id },
    /// It does not lie face up.
    NotFaceUp { tile: Id },
    /// No production building lies face up.
    NothingFaceUp,
    /// Only buildings are turned up here.
    BuildingsOnly,
    /// Nothing is turned up any more.
    NoFlip,
    /// Something was turned up after producing, or the gold was taken.
    ProducedAlready,
    /// The gold is for the active player.
    ActiveOnly,
    /// The gold is taken before anything else.
    GoldFirst,
    /// One does not own that statue.
    NoStatueToGive,
    /// One of that size was discarded.
    SizeGiven,
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
    /// Who took the gold conquers nothing.
    GoldTaken,
    /// Too few soldiers face up.
    Soldiers { turn: u8, discard: u8 },
    /// No such card face up.
    NoSoldiers { card: Id },
    /// Those to be turned come first, or none is to be turned any more.
    TurnFirst,
    /// The rest could not be paid with what is left.
    WrongSoldiers { turn: u8, discard: u8 },
    /// The village is empty.
    NoVillage,
    /// Army cards are discarded in the own turn only.
    OwnTurnOnly,
    /// The passive building is not owned.
    NoPower,
    /// Only corn, stone and gold are exchanged.
    NotExchanged,
    /// What was just exchanged is not exchanged back.
    TradesBack,
    /// Not enough to exchange.
    NoTrade { from: Good, to: Good, goods: Goods },
    /// The price could not be paid any more.
    PriceLost,
    /// One god card is taken before the next is asked for.
    TakeFirst,
}

khipu_core::refusal_error!(Refusal);

impl Contract for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "TW-10.4",
            Self::NotYourTurn => "TW-3.1",
            Self::NotNow { moment } | Self::NotOptional { moment } => moment.rule(),
            Self::ChooseGods | Self::GodsChosen | Self::NotDealt => "TW-2.10",
            Self::NoPass | Self::PlaceOrAct | Self::DoneAlready => "TW-3.4",
            Self::TooFar { .. } => "TW-7.1",
            Self::NoTraining | Self::NoPrayer => "TW-15.11",
            Self::NoWorker { .. } | Self::SpaceTaken { .. } | Self::NotInHand { .. } => "TW-4.1",
            Self::WrongSymbol { .. } | Self::Gold { .. } => "TW-4.1",
            Self::NotThatRole { .. } => "TW-15.12",
            Self::Food { .. } => "TW-4.4",
            Self::Goods { .. } | Self::WrongPayment { .. } | Self::NotHeld | Self::PayFirst { .. } => {
                "TW-1.4"
            }
            Self::WrongUpkeep { .. } => "TW-15.17",
            Self::NoIcon { .. } => "TW-1.2",
            Self::IconUsed { .. } => "TW-4.6",
            Self::NobodyToTake => "TW-4.10",
            Self::TasksOver | Self::NoSuchBenefit => "TW-5.1",
            Self::NotThere { .. } => "TW-6.3",
            Self::NoMarket => "TW-15.18",
            Self::NotDrawn { .. } | Self::NoMoreWeavings => "TW-6.7",
            Self::RowHasPattern { .. } | Self::NoRow { .. } => "TW-6.8",
            Self::NoWeaving => "TW-6.9",
            Self::ExchangedAlready => "TW-6.4",
            Self::NoStatue => "TW-6.18",
            Self::SmallOnly => "TW-11.4",
            Self::StairsTaken | Self::UpperFirst | Self::NoPlace => "TW-6.2",
            Self::NoStairs | Self::NoMarker => "TW-15.5",
            Self::CardNotDrawn => "TW-6.10",
            Self::NotOnOffer { .. } | Self::TakeFirst => "TW-5.2",
            Self::NoDeck => "TW-15.19",
            Self::NoNomad { .. } => "TW-8.6",
            Self::NoSuchGain => "TW-15.33",
            Self::AtTheTop => "TW-15.2",
            Self::NotFaceDown { .. } | Self::BuildingsOnly => "TW-6.19",
            Self::NotFaceUp { .. } | Self::NothingFaceUp => "TW-6.11",
            Self::NoFlip | Self::ProducedAlready => "TW-7.9",
            Self::ActiveOnly => "TW-7.2",
            Self::GoldFirst => "TW-15.31",
            Self::NoStatueToGive | Self::SizeGiven => "TW-7.3",
            Self::OneStep => "TW-7.4",
            Self::RejuvenateFood { .. } => "TW-7.5",
            Self::VillageFirst | Self::NobodyThere => "TW-7.6",
            Self::NoArmyCard { .. } => "TW-7.7",
            Self::GoldTaken => "TW-7.11",
            Self::ConquestTaken { .. } | Self::Soldiers { .. } | Self::NoSoldiers { .. } => "TW-7.12",
            Self::WrongSoldiers { .. } | Self::TurnFirst => "TW-7.12",
            Self::NoVillage => "TW-8.4",
            Self::OwnTurnOnly => "TW-3.5",
            Self::NoPower => "TW-11.2",
            Self::NotExchanged | Self::TradesBack | Self::NoTrade { .. } | Self::PriceLost => "TW-16.15",
        }
    }
}
