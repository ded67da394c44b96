//! What happened, as data.

use khipu_core::{Id, Seat};
use serde::Serialize;

use crate::actor::Actor;
use crate::automa::{Cast, Why};
use crate::components::Effect;
use crate::goods::Goods;
use crate::names::{Action, Edge, End, Good, Kind, Region, Size, Source, Task, Terrace};

/// Something that happened. `who` is the number of a seat, or the name of the automa.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are what their names say.
pub enum Event {
    /// A starting weaving was picked.
    WeavingStarted { who: Actor, tile: Id },
    /// God cards were dealt; the seat itself sees them in its hand.
    Dealt { seat: Seat, cards: u8 },
    /// A seat has chosen the god cards to keep. Only the seat itself is told which.
    Kept { seat: Seat, cards: Option<[Id; 3]> },
    /// A god card was laid out for its benefits.
    LaidOut { who: Actor, card: Id },
    /// The High Priest was put on the Coricancha.
    PriestPut { who: Actor, section: u8, action: Action },
    /// A turn begins.
    TurnStarted { who: Actor },
    /// A worker was placed.
    Placed { who: Actor, worker: Kind, role: Kind, space: Id, card: Option<Id>, food: u8 },
    /// A worker was put on the hill without a player.
    NeutralPlaced { worker: Kind, space: Id },
    /// Stairs were used.
    StairsUsed { who: Actor, owner: Actor, section: u8 },
    /// So many tasks can be done.
    TasksCounted { who: Actor, tasks: u8, adjacent: u8, ability: u8 },
    /// A task begins.
    TaskStarted { who: Actor, task: Task },
    /// Tasks that were not done.
    TasksLost { who: Actor, tasks: u8 },
    /// A worker was taken off the hill.
    Captured { who: Actor, worker: Kind, space: Id },
    /// Goods were gained.
    Gained { who: Actor, goods: Goods },
    /// Goods were paid.
    Paid { who: Actor, goods: Goods },
    /// Points were scored, or lost.
    Scored { who: Actor, source: Source, points: i16 },
    /// An army card was drawn. Only the seat itself is told which.
    ArmyDrawn { who: Actor, card: Option<Id> },
    /// One of the army cards drawn was kept. Only the seat itself is told which.
    ArmyKept { who: Actor, card: Option<Id> },
    /// The army discards became a new deck.
    ArmyShuffled,
    /// No army card was left to draw.
    NoArmyCard { who: Actor },
    /// An army card was discarded.
    ArmyDiscarded { who: Actor, card: Id },
    /// An army card was played face up.
    Mustered { who: Actor, card: Id },
    /// An army card was turned face down.
    TurnedDown { who: Actor, card: Id },
    /// A production building or an army card was turned up.
    TurnedUp { who: Actor, tile: Id },
    /// A god card was taken from the offer.
    GodTaken { who: Actor, card: Id },
    /// A god card was drawn. Only the seat itself is told which, unless everybody knew it.
    GodDrawn { who: Actor, card: Option<Id>, open: bool },
    /// No god card was left.
    NoGodCard { who: Actor },
    /// A god card was played for its benefits.
    GodPlayed { who: Actor, card: Id },
    /// A benefit of the god card that was placed with was declined.
    BenefitDeclined { who: Actor, card: Id, gain: Effect },
    /// All that was left of its benefits was declined.
    BenefitsDeclined { who: Actor, card: Id },
    /// A god card joined the offer.
    GodOffered { card: Id },
    /// The offer was shuffled into the deck.
    OfferShuffled,
    /// God cards were shuffled into the deck.
    GodsReturned,
    /// A god card was put under the deck.
    GodBuried { who: Actor, card: Id },
    /// A nomad was recruited.
    Recruited { who: Actor, worker: Kind },
    /// A worker came to the nomads.
    NomadArrived { worker: Kind },
    /// A worker was hired from the village.
    Hired { who: Actor, worker: Kind, end: End },
    /// A worker beyond the limit left the game.
    Dismissed { who: Actor, worker: Kind },
    /// No nomad was left.
    NoNomad { who: Actor },
    /// Stairs were built.
    StairsBuilt { who: Actor, section: u8, lower: bool },
    /// A building was built.
    Built { who: Actor, tile: Id },
    /// A building was removed from the market.
    Removed { tile: Id },
    /// A building came to the market.
    Marketed { tile: Id },
    /// A statue was built.
    StatueBuilt { who: Actor, god: Id, size: Size },
    /// A statue was discarded.
    Sacrificed { who: Actor, god: Id, size: Size },
    /// Weavings were laid out for a task.
    WeavingDrawn { tile: Id },
    /// A weaving was bought.
    WeavingBought { who: Actor, tile: Id },
    /// A weaving was taken free of charge.
    WeavingTaken { who: Actor, tile: Id },
    /// A weaving was put under the stack.
    WeavingBuried { tile: Id },
    /// A weaving was turned up on the stack.
    WeavingTurned { tile: Id },
    /// A weaving was added to a tapestry; a new row has no edge.
    WeavingLaid { who: Actor, tile: Id, row: u8, edge: Option<Edge> },
    /// A joint gave its reward.
    Joined { who: Actor, symbol: Id },
    /// A production building produced.
    Produced { who: Actor, tile: Id },
    /// A step up in the temple.
    Climbed { who: Actor, step: u8 },
    /// A step beyond the top was lost.
    StepLost { who: Actor },
    /// Goods were exchanged.
    Traded { who: Actor, from: Good, to: Good },
    /// The High Priest walked.
    Walked { who: Actor, spaces: u8, section: u8, action: Action },
    /// A passive building was triggered.
    Triggered { who: Actor, tile: Id },
    /// The gold was taken instead of the own part.
    GoldInstead { who: Actor },
    /// A worker became a casualty.
    Casualty { who: Actor, worker: Kind },
    /// A conquest marker was put.
    Conquered { who: Actor, space: Id, region: Region },
    /// The village was emptied: the festival tile was taken.
    FestivalTaken { who: Actor, number: u8, last: bool },
    /// A festival begins.
    Festival { who: Actor, number: u8 },
    /// A region scored.
    RegionScored { region: Region, who: Actor, points: u8 },
    /// Potatoes were paid for god cards.
    Upkeep { who: Actor, due: u8, missing: u8 },
    /// Workers came to the village.
    VillageFilled { workers: u8 },
    /// A worker came to the village.
    Villager { worker: Kind },
    /// A turn ended.
    TurnEnded { who: Actor },
    /// The game has ended.
    Over,
    /// Axomamma's personality was drawn.
    AutomaPersonalityDrawn { personality: Id },
    /// A god card was put under Axomamma's board: its symbol is seen, the card only if everybody knew it.
    AutomaTucked { place: u8, god: Id, card: Option<Id> },
    /// Axomamma weighed a High Priest action so many spaces ahead. Soldiers in hand are counted aloud only if one may
    /// know them.
    AutomaConsidered { action: Action, spaces: u8, holds: bool, have: Option<u8>, need: u8 },
    /// Axomamma rolled the die.
    AutomaRolled { die: u8, cast: Cast },
    /// Axomamma looked for spaces of a god on a terrace.
    AutomaLooked { god: Id, terrace: Terrace, candidates: u8 },
    /// No space for the card: it goes to the offer, and another is drawn.
    AutomaFoundNoSpace { god: Id },
    /// Axomamma chose a space; the food is what it would cost, it pays nothing. If several were as good (`tied`), chance
    /// chose among them.
    AutomaChoseSpace { space: Id, food: u8, candidates: u8, tied: u8, why: Why },
    /// Axomamma chose a worker to place.
    AutomaChoseWorker { worker: Kind, why: Why },
    /// The space of Axomamma's board under a token is used.
    AutomaActivated { token: u8, space: Id },
    /// An action of the middle row could not be done in full.
    AutomaFailed { why: Why },
    /// An action of the lower row was passed over.
    AutomaPassed { space: Id, why: Why },
    /// Something that would have come free could not be had.
    AutomaCannot { why: Why },
    /// A token moved on in its loop.
    AutomaMovedToken { token: u8, from: Id, to: Id },
    /// The personality acts.
    AutomaPersonality { personality: Id },
    /// Axomamma chose one of several gains.
    AutomaChoseGain { gain: Effect, have: u16, why: Why },
    /// Axomamma chose a building.
    AutomaChoseBuilding { tile: Id, production: bool, why: Why },
    /// Axomamma chose a place for stairs.
    AutomaChoseStairs { section: u8, lower: bool, why: Why },
    /// Axomamma chose a statue.
    AutomaChoseStatue { god: Id, size: Size, why: Why },
    /// Axomamma weighed buying a weaving that you left.
    AutomaConsideredWeavings { have: u8, need: u8, fits: bool },
    /// Axomamma chose a weaving; size: that of the tapestry it joins, 0 for a new one.
    AutomaChoseWeaving { tile: Id, size: u8, why: Why },
    /// Axomamma chose a conquest space, by chance among those tied.
    AutomaChoseConquest { space: Id, points: u8, candidates: u8, tied: u8, paid: bool, why: Why },
    /// The production building with the highest number stays face up.
    AutomaKeptUp { tile: Id },
    /// Axomamma has no worker.
    AutomaHasNoWorker,
    /// Axomamma's High Priest went on without his action.
    AutomaPriestMoved { section: u8, action: Action },
    /// Points were compared at a festival.
    AutomaCompared { its: i16, yours: i16 },
}
