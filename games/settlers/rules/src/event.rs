//! What happened, as data.

use khipu_core::{Id, Seat};
use serde::Serialize;

use crate::actor::Actor;
use crate::goods::Goods;
use crate::names::{Colour, Draw, Faction, Good, Rank, Source, Why};

/// Something that happened. `who` and `owner` are the number of a seat, or the name of the virtual player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are what their names say.
pub enum Event {
    /// A round begins.
    RoundStarted { round: u8, who: Seat },
    /// A card came to the hand. Only the seat itself is told which.
    Drawn { who: Seat, draw: Draw, card: Option<Id> },
    /// No card was left to draw.
    NoCard { who: Seat },
    /// The common discards became a new deck.
    Shuffled,
    /// A card of the lookout was turned up.
    Revealed { card: Id },
    /// An open card was taken.
    Taken { who: Actor, card: Id },
    /// An open card was left over and discarded.
    LeftOver { card: Id },
    /// Cards for the alternate lookout were dealt.
    PileDealt { who: Seat, cards: u8 },
    /// One of the pile was kept. Only the seat itself is told which.
    PileKept { who: Seat, card: Option<Id> },
    /// The piles were passed on.
    PilesPassed,
    /// A card of the hand was discarded.
    Discarded { who: Seat, card: Id },
    /// Production begins for a seat.
    ProductionStarted { who: Seat, faction: Faction },
    /// A location pays out.
    Produced { who: Seat, card: Id },
    /// Goods were gained; from a location, or not.
    Gained { who: Seat, goods: Goods, card: Option<Id> },
    /// Goods were paid.
    Paid { who: Seat, goods: Goods },
    /// Points were scored; from a location, or not.
    Scored { who: Seat, source: Source, points: i16, card: Option<Id> },
    /// A favour token was taken; none: the three-coloured one.
    FavorTaken { who: Seat, colour: Option<Colour> },
    /// A favour token was given.
    FavorGiven { who: Seat, colour: Option<Colour> },
    /// No favour token was left to take.
    NoFavor { who: Seat },
    /// A turn begins.
    TurnStarted { who: Seat },
    /// A location was discarded for a cost.
    Cleared { who: Seat, card: Id },
    /// A foundation was discarded for a cost.
    FoundationUsed { who: Seat, card: Id },
    /// A card was built.
    Built { who: Seat, card: Id },
    /// A set was completed.
    SetCompleted { who: Seat, colour: Colour },
    /// A deal was made.
    DealMade { who: Seat, card: Id, good: Good },
    /// A deal was made with an enemy location.
    RouteMade { who: Seat, owner: Actor, card: Id, good: Good },
    /// A deal ended.
    DealEnded { who: Actor, card: Option<Id>, good: Good },
    /// A deal was taken over.
    DealTaken { who: Seat, owner: Actor, card: Option<Id>, good: Good },
    /// A deal was used once more.
    DealUsed { who: Seat, good: Good },
    /// A card of the hand was razed.
    RazedHand { who: Seat, card: Id },
    /// A location was razed.
    Razed { who: Seat, owner: Actor, card: Id, tokens: u8 },
    /// A card became a foundation.
    FoundationLaid { who: Seat, card: Id },
    /// A location was activated.
    Activated { who: Seat, card: Id },
    /// Two workers were exchanged.
    Exchanged { who: Seat, good: Good },
    /// A worker was sent to an open production.
    Visited { who: Seat, owner: Actor, card: Id },
    /// Somebody passed.
    Passed { who: Seat },
    /// A defence token was placed.
    Defended { who: Seat, card: Id },
    /// A samurai was placed.
    SamuraiPlaced { who: Seat, card: Id },
    /// A samurai found no place.
    SamuraiLost { who: Seat },
    /// A card went under a location.
    Tucked { who: Seat, host: Id, card: Id },
    /// A resource went on a location.
    PutOn { who: Seat, host: Id, good: Good },
    /// A statue token went on a location.
    TokenPut { who: Seat, card: Id },
    /// A feature answers.
    Woken { who: Seat, card: Id },
    /// Cards are looked at. Only the seat itself is told which.
    LookedAt { who: Seat, draw: Draw, card: Option<Id> },
    /// A card looked at was kept. Only the seat itself is told which.
    LookKept { who: Seat, card: Option<Id> },
    /// A card looked at was shuffled back.
    ShuffledBack { who: Seat, cards: u8 },
    /// A good was taken from an enemy.
    Stolen { who: Seat, owner: Actor, good: Good },
    /// A good of a raze field was taken.
    Looted { who: Seat, card: Id, good: Good },
    /// A location was discarded by an enemy.
    Demolished { who: Seat, owner: Actor, card: Id },
    /// An action location cannot be used this round.
    Blocked { who: Seat, owner: Actor, card: Id },
    /// A location was taken over for this round.
    TakenOver { who: Seat, owner: Actor, card: Id },
    /// A location went back to its owner.
    WentBack { who: Seat, owner: Actor, card: Id },
    /// An action location was freed.
    Freed { who: Seat, card: Id },
    /// A production was copied.
    Reproduced { who: Seat, card: Id },
    /// An enemy must discard cards.
    MustDiscard { who: Seat, owner: Actor, cards: u8 },
    /// A good was turned into points.
    Cashed { who: Seat, good: Good },
    /// A prayer begins.
    PrayerStarted { who: Seat, card: Option<Id>, cards: u8 },
    /// A colour was announced.
    Announced { who: Seat, colour: Colour },
    /// A card of the prayer was turned up.
    Prayed { card: Id },
    /// A colour was chosen.
    Chosen { who: Seat, colour: Colour },
    /// Tokens are used instead of cards.
    TokensUsed { who: Seat, tokens: u8 },
    /// A stored card is used.
    StoredUsed { who: Seat, card: Id },
    /// The three-coloured token counts as a colour.
    TricolourIs { who: Seat, colour: Colour },
    /// What counts in a prayer for a colour.
    Counted { who: Seat, colour: Colour, cards: u8, tokens: u8 },
    /// No card of the prayer applied.
    Unanswered { who: Seat },
    /// A resource was spent in a prayer.
    Offered { who: Seat, good: Good, gold: bool },
    /// A card of the prayer was kept under a location.
    KeptUnder { who: Seat, host: Id, card: Id },
    /// The cards of the prayer were discarded.
    PrayerOver { who: Seat, cards: u8 },
    /// Goods that are not stored are gone.
    CleanedUp { who: Seat, goods: Goods },
    /// Favour tokens that are not stored are gone.
    FavorGone { who: Seat, tokens: u8 },
    /// The marker of the first player was passed.
    MarkerPassed { who: Seat },
    /// A card went to the virtual player, at random or as the last one.
    VirtualTook { card: Id, random: bool },
    /// The virtual player's locations went to his collection.
    VirtualCollected { cards: u8, collection: u16 },
    /// An attack begins: a target was revealed.
    AttackRevealed { number: u8, target: Good },
    /// Two targets were put together: so many locations have both.
    AttackPaired { first: Good, second: Good, candidates: u8 },
    /// An attack does nothing.
    AttackFailed { target: Good, why: Why },
    /// A location was razed by an attack; so many were left before the last reason decided.
    AttackRazed { who: Seat, card: Id, candidates: u8, why: Why },
    /// The two attack cards went to the end of the row.
    AttackMoved { first: Good, second: Good },
    /// An attack goes for a faction location (IS-8.4).
    AttackOnFaction { candidates: u8 },
    /// The solo game is over.
    SoloOver { locations: u16, collection: u16, won: bool, rank: Rank },
    /// The game has ended.
    Over,
}
