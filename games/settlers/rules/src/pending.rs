//! What is still to be decided or done: plain data on a small stack.

use khipu_core::kit::{Flag, Within};
use khipu_core::{Seat, named, worded};

use crate::cards::{Card, NO_CARD};
use crate::components::{Booty, Paid, Pile, Prey};
use crate::goods::Bill;
use crate::names::{Good, Source};
use crate::vocabulary::{
    BOOTY, CardOrNone, DIGIT, FOUR, GAIN, GoodNumber, GoodOrNone, LEFT, Located, OnCard, PAID, PILE, PLACE,
    PRAYER, PREY, RESOURCE, SEQUENCE, Vocabulary, YES,
};

/// One entry of the stack: who, and what.
pub type Entry = khipu_core::kit::Entry<Seat, Pending>;

named! {
    /// Whether a gain is the answer of a feature to points: it cannot wake the same kind again.
    Echo {
        /// An ordinary gain.
        No = "plain",
        /// The answer to a gain of points.
        GainVp = "gain_vp",
        /// The answer to points from a location in a favoured colour.
        VpFrom = "vp_from",
    }
}

worded! {
    /// Something that features can answer.
    Occasion in Vocabulary<'_> {
        /// A card was built.
        Built(card: Card as OnCard) = "built",
        /// Something was razed.
        Raze = "raze",
        /// An own location was razed.
        Razed = "razed",
        /// A deal for a good was made.
        Deal(good: Good) = "deal",
        /// Deals have paid in production.
        DealIncome = "deal_income",
        /// A prayer is over.
        Pray = "pray",
        /// A favour token was gained.
        Favor = "favor",
        /// A technology token was gained.
        Tech = "tech",
        /// A set was completed.
        Set = "set",
        /// An enemy worker came.
        Visited = "visited",
        /// The own exchange of a pair.
        Trade = "trade",
        /// An enemy's exchange of a pair.
        EnemyTrade = "enemy_trade",
        /// Points were gained: from which location, or no card, and whether they were an answer to points.
        Points { points: u8 as Within(0, u8::MAX), card: Card as CardOrNone, echo: Echo } = "points",
    }
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

worded! {
    /// A question to a seat, or work that follows the answer above it; `left` counts what is still to come.
    #[derive(Default)]
    Pending in Vocabulary<'_> {
        /// Take one of the open cards (IS-3.1).
        Pick = "pick",
        /// Keep one of the cards of the own pile (IS-3.2).
        Pile = "pile",
        /// An action of the turn (IS-3.4).
        #[default]
        Turn = "turn",
        /// Free actions after the action (IS-4.10).
        Finish = "finish",
        /// Use the same action location once more (IS-9.3).
        Again { card: Card as OnCard } = "again",
        /// Exchange one more pair (IS-4.7).
        Trade = "trade",
        /// Discard a location for a cost (IS-4.1).
        Clear = "clear",
        /// Pay resources and gold.
        Pay(bill: Bill) = "pay",
        /// Pay with a card of the hand.
        GiveCard { host: Card as OnCard, paid: Paid as PAID, pile: Pile as PILE } = "give_card",
        /// Pay with a deal.
        GiveDeal = "give_deal",
        /// Pay with a favour token.
        GiveFavor = "give_favor",
        /// One of several gains.
        Either { gain: u16 as GAIN, origin: Origin as Located } = "either",
        /// How a feature answers.
        React { card: Card as OnCard, feature: u8 as DIGIT, deal: Option<Good> as GoodOrNone } = "react",
        /// Draw a card from which deck (IS-3.8).
        Draw { left: u8 as LEFT } = "draw",
        /// Which favour token (IS-6.4).
        Favor { left: u8 as LEFT } = "favor",
        /// Which resource.
        Resource { left: u8 as LEFT } = "resource",
        /// Where a samurai goes.
        Deploy { left: u8 as LEFT } = "deploy",
        /// Which own deal gives its good.
        UseDeal { origin: Origin as Located } = "use_deal",
        /// Which enemy deal is taken over.
        TakeDeal = "take_deal",
        /// Which enemy location a deal is made with.
        RouteDeal = "route_deal",
        /// Which enemy deal is discarded.
        BreakDeal { gain: bool as YES } = "break_deal",
        /// Which own action location is freed.
        Refresh { card: Card as OnCard } = "refresh",
        /// Which enemy action location is blocked.
        Block = "block",
        /// Which enemy location is taken over.
        TakeOver = "take_over",
        /// Which open production is visited.
        Visit { origin: Origin as Located } = "visit",
        /// From which deck a card is looked at.
        LookDraw { left: u8 as FOUR, keep: u8 as FOUR, shuffle: bool as YES } = "look_draw",
        /// Which of the cards looked at is kept.
        LookKeep { left: u8 as FOUR, shuffle: bool as YES } = "look_keep",
        /// Which production is copied.
        Reproduce { origin: Origin as Located, other: bool as YES } = "reproduce",
        /// What is taken from whom.
        Steal { what: Booty as BOOTY, left: u8 as DIGIT } = "steal",
        /// Which good of which raze field.
        Loot { origin: Origin as Located } = "loot",
        /// What is razed.
        Raze { prey: Prey as PREY, free: bool as YES, cash: u8 as DIGIT } = "raze",
        /// Which enemy location is discarded.
        Demolish = "demolish",
        /// Which faction card is built without a location (IS-9.12).
        BuildFree { deal: bool as YES } = "build_free",
        /// Which common card becomes a foundation.
        Foundation { good: Good as RESOURCE } = "foundation",
        /// Which enemy discards cards.
        Victim { cards: u8 as DIGIT } = "victim",
        /// Discard a card of the hand for an enemy's effect.
        Forced = "forced",
        /// From which deck a card just gained comes: it is seen before it may become points.
        CashDraw { left: u8 as LEFT } = "cash_draw",
        /// Which goods become points instead.
        Cash { vp: u8 as DIGIT, source: Source } = "cash",
        /// Which cards of the prayer are kept under the location.
        Keep { host: Card as OnCard, left: u8 as DIGIT, game: bool as YES } = "keep",
        /// Announce a colour (IS-6.6).
        Announce { prayer: u16 as PRAYER, origin: Origin as Located } = "announce",
        /// Draw, or use tokens (IS-6.7).
        Way { prayer: u16 as PRAYER, origin: Origin as Located } = "way",
        /// Choose a colour.
        Choose { prayer: u16 as PRAYER, origin: Origin as Located } = "choose",
        /// Use stored cards (IS-6.11).
        Stored { prayer: u16 as PRAYER, origin: Origin as Located } = "stored",
        /// What the three-coloured token is (IS-6.5).
        Tricolour { prayer: u16 as PRAYER, origin: Origin as Located } = "tricolour",
        /// Spend matching resources.
        Offer { prayer: u16 as PRAYER, origin: Origin as Located } = "offer",
        /// Which of equal locations the virtual player razes (IS-8.3).
        Target { first: u8 as GoodNumber, second: u8 as GoodNumber } = "target",
        /// Not a question.
        Do(work: Work) = "do",
    }
}

impl Pending {
    /// The name of the question; work is done before anything is asked, so it has none of its own.
    #[must_use]
    pub const fn question(self) -> &'static str {
        match self {
            Self::Do(_) => Self::Finish.word(),
            Self::CashDraw { left } => Self::Draw { left }.word(),
            asked => asked.word(),
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

worded! {
    /// Work without a choice.
    Work in Vocabulary<'_> {
        /// A step of the lookout.
        Lookout { step: Step } = "lookout",
        /// Production begins.
        Production = "production",
        /// Turns begin.
        Action = "action",
        /// Somebody produces: board, deals, locations.
        Produce { step: u8 as Within(0, 1) } = "produce",
        /// Locations pay out from this place on, first those that do not pray, then those that do.
        Payout { at: u8 as PLACE, prays: bool as YES } = "payout",
        /// The next turn, or the end of the round.
        NextTurn = "next_turn",
        /// The action of a turn is over. Whether a defence token and a worker were held before it: what it brought can still
        /// be used (IS-11.1).
        TurnOver { defense: bool as YES, worker: bool as YES } = "turn_over",
        /// The end of a round.
        EndRound { step: u8 as Within(0, 1) } = "end_round",
        /// An attack of the virtual player.
        Attack { number: u8 as Within(0, 2) } = "attack",
        /// A gain.
        Gain { gain: u16 as GAIN, origin: Origin as Located } = "gain",
        /// The rest of a sequence.
        Items { sequence: u16 as SEQUENCE, at: u8 as Within(0, 20), origin: Origin as Located } = "items",
        /// A deal that was paid for is made.
        Deal { card: Card as OnCard } = "deal",
        /// A card that was paid for is built.
        Raise { card: Card as OnCard, deal: bool as YES, protected: bool as Flag("protected") } = "raise",
        /// Features answer something, from this location and this feature on.
        Wake { at: u8 as PLACE, feature: u8 as DIGIT, occasion: Occasion } = "wake",
        /// Gain what is in the pool.
        Collect { origin: Origin } = "collect",
        /// A prayer draws its cards.
        PrayDraw { prayer: u16 as PRAYER, origin: Origin as Located } = "pray_draw",
        /// A prayer is answered.
        Answer { prayer: u16 as PRAYER, origin: Origin as Located } = "answer",
        /// Features that answer a prayer.
        Amen = "amen",
        /// The cards of a prayer are discarded.
        PrayerOver = "prayer_over",
    }
}

/// The stack; the last entry comes first.
pub type Stack = khipu_core::kit::Stack<Entry, 40>;

/// The most entries of a position from outside.
pub(crate) const MOST_LOADED: usize = 24;
