//! Why a move is not possible, as data with the number of the rule.

use khipu_core::{Id, Refusal as Contract};
use serde::Serialize;

use crate::names::{Colour, Draw, Good};

/// Why a move is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are what their names say.
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another seat decides.
    NotYourTurn,
    /// Something else must be decided first.
    AnswerFirst,
    /// This must be done.
    NotOptional,
    /// The card does not lie open.
    NotOnOffer { card: Id },
    /// The card is not in the own pile.
    NotInPile { card: Id },
    /// The card is not in hand.
    NotInHand { card: Id },
    /// There is no room for one more location.
    NoRoom,
    /// A location or foundation to be discarded is missing.
    NoLocation { card: Id },
    /// The cost cannot be paid.
    Cost { need: u8 },
    /// That is not what is to be paid.
    WrongPayment,
    /// One does not hold so much.
    NotHeld,
    /// Only faction cards are dealt.
    CommonDeal { card: Id },
    /// Not enough food for a deal.
    DealCost { need: u8 },
    /// The card has no raze field.
    NoRazeField { card: Id },
    /// Not enough raze tokens.
    RazeTokens { need: u8, have: u16 },
    /// Enemy locations are safe in the peaceful variant.
    Peaceful,
    /// The location is not in play, or not an enemy's.
    NotEnemy { card: Id },
    /// Its owner has passed.
    HasPassed { card: Id },
    /// The location is not one's own.
    NotOwn { card: Id },
    /// The location has no action.
    NoAction { card: Id },
    /// It was used as often as it may be.
    UsedUp { card: Id },
    /// An enemy has blocked it.
    IsBlocked { card: Id },
    /// There is nothing that its effect could be used on.
    NoTarget { card: Id },
    /// Not enough workers.
    Workers { need: u8, have: u16 },
    /// No card is left there.
    NoDeck { draw: Draw },
    /// The location is no open production.
    NotOpen { card: Id },
    /// Enough workers came there this round.
    VisitedEnough { card: Id },
    /// No defence token is held.
    NoDefense,
    /// Only own common locations are defended.
    CommonOnly { card: Id },
    /// A defence token lies there already.
    Defended { card: Id },
    /// Only the Japanese have samurai.
    NotJapanese,
    /// A samurai needs an own faction location without one.
    NoPost { card: Id },
    /// Nothing can be put there.
    NoStash { card: Id },
    /// A location taken over cannot be discarded for a cost.
    TakenOver { card: Id },
    /// No foundation is left.
    NoFoundation,
    /// The deal does not exist, or cannot be chosen.
    NoDeal,
    /// The favour token is not to be had.
    NoToken { colour: Colour },
    /// The colour cannot be named here.
    WrongColour { colour: Colour },
    /// The three-coloured token is not held.
    NoTricolour,
    /// No token applies to this prayer.
    NoTokens,
    /// There is no such choice.
    NoChoice,
    /// The good cannot be had there.
    NoGood { good: Good },
    /// The location cannot be chosen.
    WrongTarget { card: Id },
    /// Nobody to be chosen.
    WrongEnemy,
    /// The card was not drawn for this prayer, or cannot be used in it.
    NotPrayed { card: Id },
    /// No card in that colour is left to spend for, or nothing to spend.
    NoOffer { good: Good },
    /// Free actions are for the own turn.
    OwnTurnOnly,
}

impl Contract for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "IS-5.1",
            Self::NotYourTurn | Self::AnswerFirst | Self::NotOptional => "IS-3.4",
            Self::NotOnOffer { .. } => "IS-3.1",
            Self::NotInPile { .. } => "IS-3.2",
            Self::NotInHand { .. } | Self::NoLocation { .. } | Self::Cost { .. } => "IS-4.1",
            Self::NoRoom => "IS-11.9",
            Self::WrongPayment | Self::NotHeld => "IS-1.2",
            Self::CommonDeal { .. } => "IS-4.13",
            Self::DealCost { .. } => "IS-4.3",
            Self::NoRazeField { .. } | Self::HasPassed { .. } => "IS-4.11",
            Self::RazeTokens { .. } | Self::NotEnemy { .. } => "IS-4.5",
            Self::Peaceful => "IS-3.2",
            Self::NotOwn { .. } | Self::NoAction { .. } | Self::UsedUp { .. } | Self::IsBlocked { .. } => {
                "IS-4.6"
            }
            Self::NoTarget { .. } => "IS-11.4",
            Self::Workers { .. } => "IS-4.7",
            Self::NoDeck { .. } => "IS-3.8",
            Self::NotOpen { .. } | Self::VisitedEnough { .. } => "IS-7.1",
            Self::NoDefense | Self::CommonOnly { .. } | Self::Defended { .. } => "IS-4.10",
            Self::NotJapanese | Self::NoPost { .. } | Self::OwnTurnOnly => "IS-4.10",
            Self::NoStash { .. } => "IS-9.10",
            Self::TakenOver { .. } => "IS-9.9",
            Self::NoFoundation => "IS-4.12",
            Self::NoDeal => "IS-9.7",
            Self::NoToken { .. } => "IS-6.4",
            Self::WrongColour { .. } => "IS-6.6",
            Self::NoTricolour => "IS-6.5",
            Self::NoTokens => "IS-6.17",
            Self::NoChoice | Self::NoGood { .. } => "IS-10.2",
            Self::WrongTarget { .. } | Self::WrongEnemy => "IS-4.11",
            Self::NotPrayed { .. } => "IS-6.11",
            Self::NoOffer { .. } => "IS-6.12",
        }
    }
}
