//! The card language (IS-10): what the words of an effect mean, as types. One interpreter executes them (`area::gains`,
//! `area::verbs`, `area::prayer`); no card has code of its own.

use crate::favor::Colours;
use crate::goods::Bill;
use crate::names::{Colour, Good, Kind};

/// What an amount is multiplied with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Own locations of a colour.
    Colour(Colour),
    /// Samurai in play.
    Samurai,
    /// Deals.
    Deal,
    /// Favour tokens held.
    Favor,
    /// Sets (IS-7.4).
    Set,
    /// Cards or goods under the location.
    Stash,
    /// Statue tokens on the location.
    Token,
}

/// What an amount is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Out {
    /// A good; a card comes from either deck.
    Good(Good),
    /// A card of the common deck.
    CommonCard,
    /// A card of the own faction deck.
    FactionCard,
    /// A samurai, deployed at once.
    Samurai,
    /// A statue token on the location.
    Token,
    /// A resource of choice.
    Resource,
    /// The good of the matching colour.
    Match,
}

/// So much of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amount {
    /// How much.
    pub n: u8,
    /// Of what.
    pub out: Out,
    /// Times what.
    pub per: Option<Count>,
    /// At most so much in all.
    pub max: Option<u8>,
}

/// How the colour of a prayer is found (IS-6.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// All colours of the text.
    All,
    /// Named before drawing.
    Announce,
    /// Named after drawing.
    Choose,
    /// A matching resource may be spent for each card.
    Offer,
    /// The colour of the good of the deal just made.
    Deal,
}

/// What an arm of a prayer pays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// Each card of a colour.
    Colour(Colour),
    /// Each matching card.
    Match,
    /// Each resource spent.
    Each,
    /// Each kind of resource spent.
    Kind,
}

/// One arm of a prayer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arm {
    /// For what.
    pub on: On,
    /// What it gives for each.
    pub gives: Vec<Amount>,
}

/// A prayer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prayer {
    /// How many cards are drawn.
    pub cards: u8,
    /// How its colour is found.
    pub mode: Mode,
    /// The colours that can apply.
    pub colours: Colours,
    /// What it gives.
    pub arms: Vec<Arm>,
}

/// From which deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pile {
    /// Either.
    Any,
    /// The common one.
    Common,
    /// The own faction's.
    Faction,
}

impl Pile {
    /// What it is in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Common => "of_common",
            Self::Faction => "of_faction",
        }
    }
}

/// What a card may be razed from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Prey {
    /// The own hand.
    Hand,
    /// An enemy.
    Enemy,
    /// An own common location.
    Own,
    /// The hand or an enemy.
    HandOrEnemy,
}

/// What is stolen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Booty {
    /// A resource of any kind.
    Resource,
    /// A good.
    Good(Good),
}

/// What a card does besides giving amounts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The fields are what their names say.
pub enum Verb {
    /// Nothing.
    Nothing,
    /// Gain the good of an own deal.
    UseDeal,
    /// Take over a deal of an enemy.
    TakeDeal,
    /// Make a deal with an enemy faction location.
    EnemyDeal,
    /// Discard a deal of an enemy, perhaps gaining its good.
    BreakDeal { gain: bool },
    /// Free another own action location.
    Refresh,
    /// An enemy action location cannot be used this round.
    Block,
    /// An enemy location is yours this round.
    TakeOver,
    /// Gain what an enemy open production gives.
    Visit,
    /// Draw cards and keep some.
    Look { pile: Pile, draw: u8, keep: u8, shuffle: bool },
    /// Gain again what a production location produces.
    Reproduce { other: bool },
    /// Take from an enemy supply.
    Steal { what: Booty, n: u8 },
    /// One good of an enemy location's raze field.
    LootEnemy,
    /// All goods of the paid card's raze field.
    LootPaid,
    /// Raze.
    Raze { prey: Prey, free: bool, cash: u8 },
    /// Discard an enemy location.
    Demolish,
    /// Build a faction card of the hand, or a deal, without the location of its cost.
    Build { deal: bool },
    /// A common card of the hand becomes a foundation.
    Foundation(Good),
    /// An enemy discards cards of the hand.
    EnemyDiscard(u8),
    /// Goods just gained from deals may become points.
    Cash(u8),
    /// Cards of the prayer are put under the location.
    Keep { n: u8, game: bool },
}

/// One thing that a card gives or does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// An amount.
    Amount(Amount),
    /// A prayer, by its number in [`Book::prayers`].
    Pray(u16),
    /// Something else.
    Verb(Verb),
}

/// Several sequences, of which one is picked: they stand side by side in [`Book::sequences`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// The first.
    pub first: u16,
    /// How many.
    pub count: u8,
}

/// All gains, sequences and prayers of a pack: what is pending names them by their numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// Gains.
    pub gains: Vec<Gain>,
    /// Sequences.
    pub sequences: Vec<Vec<Item>>,
    /// Prayers.
    pub prayers: Vec<Prayer>,
}

/// How a card is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Paid {
    /// It is discarded.
    Discard,
    /// It goes under the location for good.
    Tuck,
    /// It goes under the location until cleanup.
    Place,
}

/// What an activation or a reaction costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Price {
    /// Resources and gold.
    pub bill: Bill,
    /// Workers.
    pub workers: u8,
    /// Raze tokens.
    pub raze: u8,
    /// Technology.
    pub tech: u8,
    /// Favour tokens.
    pub favor: u8,
    /// Deals.
    pub deals: u8,
    /// So many cards, how, and from which deck.
    pub cards: Option<(u8, Paid, Pile)>,
}

/// An action of a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Action {
    /// Uses in a round.
    pub uses: u8,
    /// Its price.
    pub price: Price,
    /// What it gives.
    pub gain: u16,
}

/// Which building wakes a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Built {
    /// A colour.
    Colour(Colour),
    /// A faction location.
    Faction,
    /// A common location.
    Common,
    /// A kind.
    Kind(Kind),
    /// Any location.
    Any,
}

/// What wakes a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trigger {
    /// Building.
    Build(Built),
    /// Razing.
    Raze,
    /// An own location was razed.
    Razed,
    /// A deal was made.
    Deal,
    /// Deals have paid in production.
    DealIncome,
    /// A prayer is over.
    Pray,
    /// A favour token was gained.
    Favor,
    /// A technology token was gained.
    Tech,
    /// A set was completed.
    Set,
    /// An enemy worker came.
    Visited,
    /// The own exchange of a pair.
    Trade,
    /// An enemy's exchange of a pair.
    EnemyTrade,
    /// A single gain of so many points or more.
    GainVp(u8),
    /// A location in the colour of a held favour token gave points.
    VpFromFavor,
}

impl Trigger {
    /// A bit for its kind, to find it quickly.
    #[must_use]
    pub const fn bit(self) -> u16 {
        1 << match self {
            Self::Build(_) => 0,
            Self::Raze => 1,
            Self::Razed => 2,
            Self::Deal => 3,
            Self::DealIncome => 4,
            Self::Pray => 5,
            Self::Favor => 6,
            Self::Tech => 7,
            Self::Set => 8,
            Self::Visited => 9,
            Self::Trade => 10,
            Self::EnemyTrade => 11,
            Self::GainVp(_) => 12,
            Self::VpFromFavor => 13,
        }
    }

    /// Whether it can happen inside a prayer: then it cannot pray itself (IS-10.3).
    #[must_use]
    pub const fn within_prayer(self) -> bool {
        matches!(self, Self::Pray | Self::Favor | Self::Tech | Self::GainVp(_) | Self::VpFromFavor)
    }
}

/// One answer of a feature: a price makes it optional.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reaction {
    /// Its price.
    pub price: Option<Price>,
    /// What it gives.
    pub gain: u16,
}

/// A feature that answers something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    /// What wakes it.
    pub trigger: Trigger,
    /// At most so often in a round.
    pub max: Option<u8>,
    /// One of these.
    pub reactions: Vec<Reaction>,
}

/// What can be put under or on a location for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stash {
    /// Cards, or resources.
    pub cards: bool,
    /// What each gives.
    pub gain: Option<u16>,
}

/// Points at the end of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// So many for each.
    Per {
        /// Points for each.
        n: u8,
        /// Of what.
        count: Count,
        /// At most.
        max: Option<u8>,
    },
    /// The points of the highest step reached.
    Tiers {
        /// Of what.
        count: Count,
        /// From how many on, and how many points.
        steps: Vec<(u8, u8)>,
    },
}

/// How much of a good is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Store {
    /// Goods of which everything is kept: a bit for each.
    pub all: u16,
    /// Goods of which so much is kept.
    pub some: [u8; Good::HELD],
}

/// The whole effect of a card.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// What a production gives.
    pub produce: Option<u16>,
    /// Whether enemies may send workers there.
    pub open: bool,
    /// What building it gives.
    pub bonus: Option<u16>,
    /// Its action.
    pub action: Option<Action>,
    /// Features that answer something.
    pub features: Vec<Feature>,
    /// What it stores.
    pub store: Store,
    /// What can be put there for good.
    pub stash: Option<Stash>,
    /// Points at the end.
    pub ends: Vec<End>,
    /// More raze tokens for own common and faction locations.
    pub protect: [u8; 2],
    /// More cards in prayers.
    pub pray_more: u8,
}
