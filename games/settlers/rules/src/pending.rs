//! What is still to be decided or done: plain data on a small stack.

use khipu_core::Seat;

use crate::cards::{Card, NO_CARD};
use crate::components::{Booty, Paid, Pile, Prey};
use crate::goods::Bill;
use crate::names::{Good, Source};

/// One entry of the stack: who, and what.
pub type Entry = khipu_core::kit::Entry<Seat, Pending>;

/// Whether a gain is the answer of a feature to points: it cannot wake the same kind again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Echo {
    /// An ordinary gain.
    No,
    /// The answer to a gain of points.
    GainVp,
    /// The answer to points from a location in a favoured colour.
    VpFrom,
}

impl Echo {
    /// Names in the documented form.
    pub const NAMES: [(&'static str, Self); 3] =
        [("plain", Self::No), ("gain_vp", Self::GainVp), ("vp_from", Self::VpFrom)];
}

/// Something that features can answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occasion {
    /// A card was built.
    Built(Card),
    /// Something was razed.
    Raze,
    /// An own location was razed.
    Razed,
    /// A deal for a good was made.
    Deal(Good),
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
    /// Points were gained.
    Points {
        /// How many.
        points: u8,
        /// From which location, or no card.
        card: Card,
        /// Whether they were an answer to points.
        echo: Echo,
    },
}

/// Where a gain comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Origin {
    /// The location, or no card.
    pub card: Card,
    /// Where its points are entered.
    pub source: Source,
    /// Whether it is an answer to points.
    pub echo: Echo,
    /// The good of the deal that woke it.
    pub deal: Option<Good>,
}

impl Origin {
    /// A gain from a location.
    #[must_use]
    pub const fn of(card: Card, source: Source) -> Self {
        Self { card, source, echo: Echo::No, deal: None }
    }

    /// A gain from no location.
    #[must_use]
    pub const fn from(source: Source) -> Self {
        Self::of(NO_CARD, source)
    }
}

/// A question to a seat, or work that follows the answer above it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)] // The fields are what their names say; `left` counts what is still to come.
pub enum Pending {
    /// Take one of the open cards (IS-3.1).
    Pick,
    /// Keep one of the cards of the own pile (IS-3.2).
    Pile,
    /// An action of the turn (IS-3.4).
    #[default]
    Turn,
    /// Free actions after the action (IS-4.10).
    Finish,
    /// Use the same action location once more (IS-9.3).
    Again { card: Card },
    /// Exchange one more pair (IS-4.7).
    Trade,
    /// Discard a location for a cost (IS-4.1).
    Clear,
    /// Pay resources and gold.
    Pay(Bill),
    /// Pay with a card of the hand.
    GiveCard { host: Card, paid: Paid, pile: Pile },
    /// Pay with a deal.
    GiveDeal,
    /// Pay with a favour token.
    GiveFavor,
    /// One of several gains.
    Either { gain: u16, origin: Origin },
    /// How a feature answers.
    React { card: Card, feature: u8, deal: Option<Good> },
    /// Draw a card from which deck (IS-3.8).
    Draw { left: u8 },
    /// Which favour token (IS-6.4).
    Favor { left: u8 },
    /// Which resource.
    Resource { left: u8 },
    /// Where a samurai goes.
    Deploy { left: u8 },
    /// Which own deal gives its good.
    UseDeal { origin: Origin },
    /// Which enemy deal is taken over.
    TakeDeal,
    /// Which enemy location a deal is made with.
    RouteDeal,
    /// Which enemy deal is discarded.
    BreakDeal { gain: bool },
    /// Which own action location is freed.
    Refresh { card: Card },
    /// Which enemy action location is blocked.
    Block,
    /// Which enemy location is taken over.
    TakeOver,
    /// Which open production is visited.
    Visit { origin: Origin },
    /// From which deck a card is looked at.
    LookDraw { left: u8, keep: u8, shuffle: bool },
    /// Which of the cards looked at is kept.
    LookKeep { left: u8, shuffle: bool },
    /// Which production is copied.
    Reproduce { origin: Origin, other: bool },
    /// What is taken from whom.
    Steal { what: Booty, left: u8 },
    /// Which good of which raze field.
    Loot { origin: Origin },
    /// What is razed.
    Raze { prey: Prey, free: bool, cash: u8 },
    /// Which enemy location is discarded.
    Demolish,
    /// Which faction card is built without a location (IS-9.12).
    BuildFree { deal: bool },
    /// Which common card becomes a foundation.
    Foundation { good: Good },
    /// Which enemy discards cards.
    Victim { cards: u8 },
    /// Discard a card of the hand for an enemy's effect.
    Forced,
    /// From which deck a card just gained comes: it is seen before it may become points.
    CashDraw { left: u8 },
    /// Which goods become points instead.
    Cash { vp: u8, source: Source },
    /// Which cards of the prayer are kept under the location.
    Keep { host: Card, left: u8, game: bool },
    /// Announce a colour (IS-6.6).
    Announce { prayer: u16, origin: Origin },
    /// Draw, or use tokens (IS-6.7).
    Way { prayer: u16, origin: Origin },
    /// Choose a colour.
    Choose { prayer: u16, origin: Origin },
    /// Use stored cards (IS-6.11).
    Stored { prayer: u16, origin: Origin },
    /// What the three-coloured token is (IS-6.5).
    Tricolour { prayer: u16, origin: Origin },
    /// Spend matching resources.
    Offer { prayer: u16, origin: Origin },
    /// Which of equal locations the virtual player razes (IS-8.3).
    Target { first: u8, second: u8 },
    /// Not a question.
    Do(Work),
}

impl Pending {
    /// The name of the question; work is done before anything is asked, so it has none of its own.
    #[must_use]
    pub const fn question(self) -> &'static str {
        match self {
            Self::Pick => "pick",
            Self::Pile => "pile",
            Self::Turn => "turn",
            Self::Finish | Self::Do(_) => "finish",
            Self::Again { .. } => "again",
            Self::Trade => "trade",
            Self::Clear => "clear",
            Self::Pay(_) => "pay",
            Self::GiveCard { .. } => "give_card",
            Self::GiveDeal => "give_deal",
            Self::GiveFavor => "give_favor",
            Self::Either { .. } => "either",
            Self::React { .. } => "react",
            Self::Draw { .. } => "draw",
            Self::Favor { .. } => "favor",
            Self::Resource { .. } => "resource",
            Self::Deploy { .. } => "deploy",
            Self::UseDeal { .. } => "use_deal",
            Self::TakeDeal => "take_deal",
            Self::RouteDeal => "route_deal",
            Self::BreakDeal { .. } => "break_deal",
            Self::Refresh { .. } => "refresh",
            Self::Block => "block",
            Self::TakeOver => "take_over",
            Self::Visit { .. } => "visit",
            Self::LookDraw { .. } => "look_draw",
            Self::LookKeep { .. } => "look_keep",
            Self::Reproduce { .. } => "reproduce",
            Self::Steal { .. } => "steal",
            Self::Loot { .. } => "loot",
            Self::Raze { .. } => "raze",
            Self::Demolish => "demolish",
            Self::BuildFree { .. } => "build_free",
            Self::Foundation { .. } => "foundation",
            Self::Victim { .. } => "victim",
            Self::Forced => "forced",
            Self::CashDraw { .. } => "draw",
            Self::Cash { .. } => "cash",
            Self::Keep { .. } => "keep",
            Self::Announce { .. } => "announce",
            Self::Way { .. } => "way",
            Self::Choose { .. } => "choose",
            Self::Stored { .. } => "stored",
            Self::Tricolour { .. } => "tricolour",
            Self::Offer { .. } => "offer",
            Self::Target { .. } => "target",
        }
    }
}

impl Pending {
    /// Whether it is answered with a location.
    #[must_use]
    pub const fn wants_location(self) -> bool {
        matches!(
            self,
            Self::RouteDeal
                | Self::Refresh { .. }
                | Self::Block
                | Self::TakeOver
                | Self::Visit { .. }
                | Self::Reproduce { .. }
                | Self::Demolish
                | Self::Target { .. }
        )
    }

    /// Whether a prayer is in progress with it.
    #[must_use]
    pub const fn prays(self) -> bool {
        matches!(
            self,
            Self::Announce { .. }
                | Self::Way { .. }
                | Self::Choose { .. }
                | Self::Stored { .. }
                | Self::Tricolour { .. }
                | Self::Offer { .. }
                | Self::Keep { .. }
                | Self::Do(Work::PrayDraw { .. } | Work::Answer { .. } | Work::Amen | Work::PrayerOver)
        )
    }

    /// Whether goods of the pool are still to be gained with it.
    #[must_use]
    pub const fn collects(self) -> bool {
        matches!(self, Self::Do(Work::Collect { .. }))
    }

    /// Whether it can be declined, or stopped.
    #[must_use]
    pub const fn may_be_declined(self) -> bool {
        matches!(
            self,
            Self::Finish
                | Self::Again { .. }
                | Self::Trade
                | Self::Raze { .. }
                | Self::BuildFree { .. }
                | Self::Cash { .. }
                | Self::Keep { .. }
                | Self::Stored { .. }
                | Self::Offer { .. }
        )
    }
}

/// A step of the lookout (IS-3.1): what is done when it comes, before the questions it asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The faction card, and on to the way of this game.
    Start,
    /// Open cards, to be picked clockwise from the first player.
    PickForth,
    /// Open cards again, to be picked from the last player back.
    PickBack,
    /// Both picks are over.
    Picked,
    /// Three cards each, of which one is kept (IS-3.2).
    DealPiles,
    /// The two others go to the next player, who keeps one (IS-3.9).
    PassPiles,
    /// The last ones are discarded.
    DiscardPiles,
    /// Four open cards, of which one is taken (IS-8.2).
    SoloFirst,
    /// One goes to the virtual player by chance, and one more is taken.
    SoloSecond,
    /// The last one goes to him.
    SoloLast,
    /// The pick with this number, from five open cards (IS-3.7).
    Advanced(u8),
}

impl Step {
    /// The steps that are known by a name alone, each at the place of its number.
    pub const NAMES: [(&'static str, Self); 10] = [
        ("start", Self::Start),
        ("pick_forth", Self::PickForth),
        ("pick_back", Self::PickBack),
        ("picked", Self::Picked),
        ("deal_piles", Self::DealPiles),
        ("pass_piles", Self::PassPiles),
        ("discard_piles", Self::DiscardPiles),
        ("solo_first", Self::SoloFirst),
        ("solo_second", Self::SoloSecond),
        ("solo_last", Self::SoloLast),
    ];

    /// The number that the first version of the rules knows it by.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Self::Advanced(pick) => Self::NAMES.len() as u8 + pick,
            named => Self::NAMES.iter().position(|(_, step)| *step == named).unwrap_or_default() as u8,
        }
    }

    /// The step with a number.
    #[must_use]
    pub fn numbered(number: u8) -> Self {
        let named = Self::NAMES.get(usize::from(number)).map(|(_, step)| *step);
        named.unwrap_or(Self::Advanced(number.saturating_sub(Self::NAMES.len() as u8)))
    }
}

/// Work without a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // The fields are what their names say.
pub enum Work {
    /// A step of the lookout.
    Lookout { step: Step },
    /// Production begins.
    Production,
    /// Turns begin.
    Action,
    /// Somebody produces: board, deals, locations.
    Produce { step: u8 },
    /// Locations pay out from this place on, first those that do not pray, then those that do.
    Payout { at: u8, prays: bool },
    /// The next turn, or the end of the round.
    NextTurn,
    /// The action of a turn is over. Whether a defence token and a worker were held before it: what it brought can still
    /// be used (IS-11.1).
    TurnOver { defense: bool, worker: bool },
    /// The end of a round.
    EndRound { step: u8 },
    /// An attack of the virtual player.
    Attack { number: u8 },
    /// A gain.
    Gain { gain: u16, origin: Origin },
    /// The rest of a sequence.
    Items { sequence: u16, at: u8, origin: Origin },
    /// A deal that was paid for is made.
    Deal { card: Card },
    /// A card that was paid for is built.
    Raise { card: Card, deal: bool, protected: bool },
    /// Features answer something, from this location and this feature on.
    Wake { occasion: Occasion, at: u8, feature: u8 },
    /// Gain what is in the pool.
    Collect { origin: Origin },
    /// A prayer draws its cards.
    PrayDraw { prayer: u16, origin: Origin },
    /// A prayer is answered.
    Answer { prayer: u16, origin: Origin },
    /// Features that answer a prayer.
    Amen,
    /// The cards of a prayer are discarded.
    PrayerOver,
}

/// The stack; the last entry comes first.
pub type Stack = khipu_core::kit::Stack<Entry, 40>;

/// The most entries of a position from outside.
pub(crate) const MOST_LOADED: usize = 24;
