//! What is still to be decided or done: plain data on a small stack.

use crate::actor::Actor;
use crate::automa::Step;
use crate::goods::Cost;
use crate::names::{Action, End, Kind, Size};

/// One entry of the stack: who, and what.
pub type Entry = khipu_core::kit::Entry<Actor, Pending>;

/// Where a gain comes from: its list of benefits is found by it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// A god card.
    God(u8),
    /// A building.
    Building(u8),
    /// A conquest space.
    Conquest(u8),
    /// A step of the temple.
    Temple(u8),
    /// A joint of two weavings.
    Joint(u8),
    /// An army card, discarded.
    Army(u8),
    /// Stairs.
    Stairs,
}

/// In which way something is built.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// As a task: it is paid, and it is done.
    Task,
    /// As a task that a card offers: it is paid, and it may be declined.
    Offered,
    /// Free of charge; it may be declined.
    Free,
}

/// Something that is turned: a production building or an army card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tile {
    /// A building.
    Building(u8),
    /// An army card of a kind.
    Army(u8),
}

/// A question to an actor, or work that follows the answer above it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)] // The fields are what their names say; `left` counts what is still to come.
pub enum Pending {
    /// Pick a starting weaving (TW-2.8).
    StartWeaving,
    /// Choose which laid-out god card gives its benefits next (TW-2.10).
    Laid,
    /// Put the High Priest on the Coricancha (TW-2.11).
    Stand,
    /// Place a worker or take the first secondary action (TW-3.1).
    #[default]
    Turn,
    /// Take one more secondary action.
    Secondary,
    /// Pay.
    Pay(Cost),
    /// Benefits of the god card before the tasks, or after (TW-5.1).
    Boon,
    /// A warrior takes a worker (TW-4.10).
    Capture,
    /// A potato for one more task (TW-4.12).
    Potato,
    /// Do a task (TW-4.6).
    Tasks,
    /// Put weavings under the stack (TW-16.8).
    Bury { left: u8 },
    /// Buy weavings of one's own task (TW-6.7).
    Weave { bought: u8 },
    /// Buy a weaving of another's task.
    Leftover,
    /// Add a weaving to a tapestry (TW-6.8).
    Lay { tile: u8 },
    /// Build a building (TW-6.3).
    Build { way: Way, exchanged: bool },
    /// Remove buildings of the market (TW-6.4).
    Remove { first: Option<u8> },
    /// Build a statue (TW-6.6); a free one is small.
    Statue(Way),
    /// Build stairs (TW-6.2).
    Stairs(Way),
    /// Keep one of the army cards drawn (TW-6.10).
    Train,
    /// Take god cards (TW-5.2).
    God { left: u8, optional: bool },
    /// Take nomads (TW-8.6).
    Worker { left: u8 },
    /// Take weavings (TW-6.9).
    Weaving { left: u8 },
    /// Pay gold for temple steps.
    PaidStep { left: u8 },
    /// Turn something up free of charge.
    Rejuvenate { left: u8, buildings: bool },
    /// Choose which benefit comes next: a bit for each that is left.
    Gains { origin: Origin, left: u8 },
    /// Choose which reward of the Merchant comes next (TW-6.15).
    Rewards { gods: u8, flips: u8, steps: u8 },
    /// Benefits of one production building (TW-6.11).
    ProduceOnce,
    /// Discard statues (TW-7.3).
    Worship { small: bool, large: bool, begun: bool },
    /// Corn for temple steps (TW-7.4).
    Offer,
    /// Turn up what lies face down (TW-7.5).
    Renew { free: u8, begun: bool },
    /// Send a worker to the casualties (TW-7.6).
    Casualty,
    /// Play army cards (TW-7.7).
    Muster { free: u8, begun: bool },
    /// Put a conquest marker (TW-7.8).
    Conquer,
    /// Turn down and discard soldiers; `either`: one of the two will do (TW-15.6).
    Soldiers { turn: u8, discard: u8, either: bool },
    /// Production (TW-7.9): buildings, or anything (Z16), may be turned up before or after producing.
    Produce { flips: u8, any: u8, state: Producing },
    /// Hire from the village (TW-8.4).
    Hire,
    /// Workers beyond the limit leave (TW-8.5).
    Dismiss,
    /// Potatoes for god cards (TW-9.6).
    Upkeep,
    /// Play god cards at a festival (TW-9.11).
    Feast { left: u8 },
    /// A last exchange before the final scoring (TW-15.29).
    Last,
    /// Not a question.
    Do(Work),
}

/// How far somebody is with Production.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Producing {
    /// Nothing was done: the gold may still be taken.
    Fresh,
    /// Something was turned up before producing.
    Before,
    /// Something was produced.
    Producing,
    /// Something was turned up after producing, or the gold was taken: nothing is produced any more.
    After,
}

/// Work without a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // The fields are what their names say.
pub enum Work {
    /// Deal god cards (TW-2.10).
    Deal,
    /// Give the benefits of the laid-out cards.
    Benefits,
    /// The first turn begins.
    Begin,
    /// A worker has been paid for: stairs, ability, tasks.
    Placed { worker: Kind, role: Kind },
    /// The tasks are over: later benefits.
    TasksOver,
    /// Stairs go up on a place.
    Stairs { place: u8 },
    /// A building is taken from the market.
    Build { building: u8 },
    /// A statue is taken.
    Statue { god: u8, size: Size },
    /// A weaving that was paid for is taken.
    Weave { tile: u8 },
    /// The weavings left over go under the stack.
    WeaveOver,
    /// Something is turned up.
    Flip(Tile),
    /// A worker of the village joins.
    Hire(End),
    /// Rewards of all joints (TW-6.12).
    Merchant,
    /// The own step of the temple at a festival (TW-9.4).
    Temple,
    /// Climb temple steps.
    Climb { left: u8 },
    /// Draw army cards, to keep one; so many times.
    Training { left: u8 },
    /// Passive buildings that answer a High Priest action.
    Trigger(Action),
    /// A step of the festival.
    Festival { step: u8 },
    /// A step of the end of the turn.
    EndTurn { step: u8 },
    /// Final scoring.
    Final,
    /// A step of Axomamma's own procedure.
    Automa(Step),
}

/// The stack; the last entry comes first.
pub type Stack = khipu_core::kit::Stack<Entry, 32>;

/// The most entries of a position from outside: a Conquest of four with everything in it has fewer.
pub(crate) const MOST_LOADED: usize = 22;
