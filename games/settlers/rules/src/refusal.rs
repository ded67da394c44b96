//! Why a move is not possible, as data with the number of the rule.

use khipu_core::{Id, Refusal as Contract, Seat};
use serde::Serialize;

use crate::goods::Amounts;
use crate::names::{Colour, Draw, Good};

/// Why a move is not possible. Where several rules ask for the same thing, `rule` is the one that does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are what their names say.
#[non_exhaustive]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another seat decides.
    NotYourTurn,
    /// Something else is asked.
    AnswerFirst { question: &'static str },
    /// This must be done.
    NotOptional { question: &'static str },
    /// Free actions are for the own turn.
    OwnTurnOnly,
    /// The card does not lie open.
    NotOnOffer { card: Id },
    /// The card is not in the own pile.
    NotInPile { card: Id },
    /// The card is not in hand.
    NotInHand {
        card: Id,
        #[serde(skip)]
        rule: &'static str,
    },
    /// A common card is asked for.
    NotCommon { card: Id },
    /// A faction card is asked for.
    NotFaction { card: Id },
    /// There is no room for one more location.
    NoRoom,
    /// A location or foundation to be discarded is missing.
    NoLocation { card: Id },
    /// What is missing to build it.
    BuildCost { card: Id, missing: Amounts },
    /// What is missing to use its action.
    ActionCost { card: Id, missing: Amounts },
    /// What is missing for the answer of a feature.
    FeatureCost { card: Id, missing: Amounts },
    /// What is missing for a deal.
    DealCost { missing: Amounts },
    /// That is not what is to be paid.
    WrongPayment { bill: Amounts },
    /// One does not hold so much.
    NotHeld { missing: Amounts },
    /// Only faction cards are dealt.
    CommonDeal { card: Id },
    /// The card has no raze field.
    NoRazeField { card: Id },
    /// Not enough raze tokens.
    RazeTokens { need: u8, have: u16 },
    /// Enemy locations are safe in the peaceful variant.
    Peaceful,
    /// Only a card of the hand can be razed here.
    HandOnly { card: Id },
    /// Only an enemy location can be razed here.
    EnemyOnly { card: Id },
    /// The location is not in play.
    NotInPlay {
        card: Id,
        #[serde(skip)]
        rule: &'static str,
    },
    /// The location is one's own.
    OwnLocation {
        card: Id,
        #[serde(skip)]
        rule: &'static str,
    },
    /// The location is an enemy's.
    EnemyLocation {
        card: Id,
        #[serde(skip)]
        rule: &'static str,
    },
    /// Its owner has passed.
    HasPassed { card: Id },
    /// The location has no action.
    NoAction { card: Id },
    /// It was used as often as it may be.
    UsedUp { card: Id },
    /// An enemy has blocked it.
    IsBlocked { card: Id },
    /// There is nothing that its effect could be used on.
    NoTarget { card: Id },
    /// It holds as many tokens as it can.
    TokensFull { card: Id },
    /// Only the location that was just used can be used once more.
    SameLocation { card: Id },
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
    /// A samurai stands on an own faction location.
    NoPost { card: Id },
    /// A samurai stands there already.
    HasSamurai { card: Id },
    /// Nothing can be put there.
    NoStash { card: Id },
    /// No more can be put there.
    StashFull { card: Id },
    /// A location taken over cannot be discarded for a cost.
    TakenOver { card: Id },
    /// No foundation is left.
    NoFoundation,
    /// The deal does not exist, or cannot be chosen.
    NoDeal,
    /// The favour token is not held.
    NoToken { colour: Colour },
    /// The favour token is held already.
    HasToken { colour: Colour },
    /// There is no token of this colour.
    NoSuchToken { colour: Colour },
    /// The colour is none of this prayer's.
    WrongColour { colour: Colour },
    /// No card of the colour came, so it would count for nothing.
    DidNotCome { colour: Colour },
    /// The three-coloured token is not held.
    NoTricolour,
    /// No token applies to this prayer.
    NoTokens,
    /// There is no such choice.
    NoChoice { choices: u8 },
    /// Only wood, stone and food are resources.
    NoResource { good: Good },
    /// An enemy is asked for, not oneself.
    NotYourself,
    /// The player has passed.
    PlayerPassed { owner: Seat },
    /// There is nobody on that seat.
    NoPlayer,
    /// Another good is taken here.
    WrongGood { good: Good },
    /// The player does not hold the good.
    NothingThere { owner: Seat, good: Good },
    /// The raze field of the card does not show the good.
    NotInField { card: Id, good: Good },
    /// The good is not among those just gained, or is not turned into points.
    NotGained { good: Good },
    /// The card is not among those just gained.
    CardNotGained { card: Id },
    /// A location does not free or copy itself.
    Itself { card: Id },
    /// The location was not used.
    NotUsed { card: Id },
    /// The location does not produce.
    NoProduction { card: Id },
    /// What copies a production is not copied by a production.
    Copies { card: Id },
    /// No card of the own faction deck is left to mark a deal.
    NoMarker,
    /// There is such a deal already.
    DealtAlready { card: Id },
    /// The location is not among the equal targets of the attack.
    NotAttacked { card: Id },
    /// The card was not drawn for this prayer, or cannot be used in it.
    NotPrayed { card: Id },
    /// No card in that colour is left to spend for.
    NoOffer { good: Good },
}

khipu_core::refusal_error!(Refusal);

impl Contract for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "IS-5.1",
            Self::NotYourTurn | Self::AnswerFirst { .. } | Self::NotOptional { .. } => "IS-3.4",
            Self::NotOnOffer { .. } => "IS-3.1",
            Self::NotInPile { .. } | Self::Peaceful => "IS-3.2",
            Self::NoLocation { .. } | Self::BuildCost { .. } => "IS-4.1",
            Self::NotCommon { .. } | Self::NotFaction { .. } | Self::HandOnly { .. } => "IS-10.2",
            Self::EnemyOnly { .. } | Self::FeatureCost { .. } => "IS-10.2",
            Self::NoRoom | Self::StashFull { .. } => "IS-11.9",
            Self::WrongPayment { .. } | Self::NotHeld { .. } | Self::NoResource { .. } => "IS-1.2",
            Self::CommonDeal { .. } => "IS-4.13",
            Self::DealCost { .. } => "IS-4.3",
            Self::NoRazeField { .. } | Self::HasPassed { .. } | Self::PlayerPassed { .. } => "IS-4.11",
            Self::NotInPlay { rule, .. } | Self::OwnLocation { rule, .. } => rule,
            Self::EnemyLocation { rule, .. } | Self::NotInHand { rule, .. } => rule,
            Self::RazeTokens { .. } => "IS-4.5",
            Self::NoAction { .. } | Self::UsedUp { .. } => "IS-4.6",
            Self::IsBlocked { .. } | Self::ActionCost { .. } => "IS-4.6",
            Self::NoTarget { .. } => "IS-11.4",
            Self::SameLocation { .. } => "IS-9.3",
            Self::Workers { .. } => "IS-4.7",
            Self::NoDeck { .. } => "IS-3.8",
            Self::NotOpen { .. } | Self::VisitedEnough { .. } => "IS-7.1",
            Self::NoDefense | Self::CommonOnly { .. } | Self::Defended { .. } => "IS-4.10",
            Self::NotJapanese | Self::NoPost { .. } | Self::HasSamurai { .. } => "IS-4.10",
            Self::OwnTurnOnly => "IS-11.1",
            Self::NoStash { .. } => "IS-9.10",
            Self::TakenOver { .. } => "IS-9.9",
            Self::NoFoundation => "IS-4.12",
            Self::NoDeal => "IS-9.7",
            Self::NoMarker | Self::DealtAlready { .. } => "IS-9.11",
            Self::NoToken { .. } | Self::HasToken { .. } => "IS-6.4",
            Self::NoSuchToken { .. } => "IS-6.13",
            Self::WrongColour { .. } => "IS-6.6",
            Self::DidNotCome { .. } | Self::NoTokens => "IS-6.17",
            Self::NoTricolour => "IS-6.5",
            Self::TokensFull { .. } | Self::NoChoice { .. } | Self::NotYourself => "IS-10.2",
            Self::NoPlayer | Self::WrongGood { .. } | Self::NothingThere { .. } => "IS-10.2",
            Self::Itself { .. } => "IS-10.2",
            Self::NotInField { .. } | Self::NotUsed { .. } | Self::NoProduction { .. } => "IS-10.2",
            Self::NotGained { .. } | Self::CardNotGained { .. } => "IS-11.14",
            Self::Copies { .. } => "IS-9.4",
            Self::NotAttacked { .. } => "IS-8.3",
            Self::NotPrayed { .. } => "IS-6.11",
            Self::NoOffer { .. } => "IS-6.12",
        }
    }
}
