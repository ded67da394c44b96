//! What is still to be decided or done: plain data on a small stack.

use khipu_core::kit::{Flag, Ids, Maybe, Phrase, Within, Worded, Wording};
use khipu_core::{NotationError, Tokens, named, worded};

use crate::actor::Actor;
use crate::automa::Step;
use crate::components::{Components, STAIRS};
use crate::goods::Cost;
use crate::names::{Action, End, Good, Kind, Size};

/// One entry of the stack: who, and what.
pub type Entry = khipu_core::kit::Entry<Actor, Pending>;

/// A number of things still to come.
const FEW: Within = Within(1, 40);
/// A number of things that may be none.
const MANY: Within = Within(0, 40);
const DIGIT: Within = Within(0, 9);
/// A bit for each of some things, one at least.
const BITS: Within = Within(1, u8::MAX);

/// Potatoes or corn.
const FOOD: &str = "food";

type Things = Ids<Components, u8>;

const BUILDING: Things = Ids {
    id: |rules, tile| rules.buildings[usize::from(tile)].id,
    find: Components::building,
    example: "P01",
};
const WEAVING: Things =
    Ids { id: |rules, tile| rules.weavings[usize::from(tile)].id, find: Components::weaving, example: "W01" };
const ARMY: Things =
    Ids { id: |rules, kind| rules.army[usize::from(kind)].id, find: Components::army_kind, example: "corn1" };
const GOD: Things =
    Ids { id: |rules, god| rules.gods[usize::from(god)], find: Components::god, example: "sun" };
const GOD_CARD: Things = Ids {
    id: |rules, card| rules.god_cards[usize::from(card)].id,
    find: Components::god_card,
    example: "GC01",
};
const CONQUEST: Things = Ids {
    id: |rules, space| rules.conquests[usize::from(space)].id,
    find: Components::conquest,
    example: "CH1",
};
const JOINT: Things = Ids {
    id: |rules, symbol| rules.joints[usize::from(symbol)].id,
    find: |rules, id| Components::find(rules.joints.iter().map(|joint| joint.id), id),
    example: "joint",
};

worded! {
    /// Where a gain comes from: its list of benefits is found by it.
    Origin in Components {
        /// A god card.
        God(card: u8 as GOD_CARD) = "god",
        /// A building.
        Building(tile: u8 as BUILDING) = "building",
        /// A conquest space.
        Conquest(space: u8 as CONQUEST) = "conquest",
        /// A step of the temple.
        Temple(step: u8 as TempleStep) = "temple",
        /// A joint of two weavings.
        Joint(symbol: u8 as JOINT) = "joint",
        /// An army card, discarded.
        Army(kind: u8 as ARMY) = "army",
        /// Stairs.
        Stairs = "stairs",
    }
}

struct TempleStep;

impl Wording<Components> for TempleStep {
    type Value = u8;

    fn write(&self, _: &Components, step: u8, words: &mut Phrase) {
        words.push(step);
    }

    fn read(&self, rules: &Components, tokens: &mut Tokens<'_>) -> Result<u8, NotationError> {
        Within(0, rules.top_step()).read(rules, tokens)
    }
}

named! {
    /// In which way something is built.
    Way {
        /// As a task: it is paid, and it is done.
        Task = "task",
        /// As a task that a card offers: it is paid, and it may be declined.
        Offered = "offered",
        /// Free of charge; it may be declined.
        Free = "free",
    }
}

/// Something that is turned: a production building or an army card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tile {
    /// A building.
    Building(u8),
    /// An army card of a kind.
    Army(u8),
}

impl Worded<Components> for Cost {
    fn write(self, _: &Components, words: &mut Phrase) {
        let goods = Good::NAMES.iter().map(|(name, _)| *name).zip(self.goods).chain([(FOOD, self.food)]);
        for (name, amount) in goods.filter(|(_, amount)| *amount > 0) {
            words.push(amount);
            words.push(name);
        }
    }

    fn read(rules: &Components, tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        let mut cost = Self::default();
        while !tokens.is_done() {
            let amount = Within(1, 30).read(rules, tokens)?;
            if tokens.accept(FOOD) {
                cost.food = amount;
            } else {
                cost.goods[tokens.choose(Good::NAMES)? as usize] = amount;
            }
        }
        Ok(cost)
    }
}

impl Worded<Components> for Tile {
    fn write(self, rules: &Components, words: &mut Phrase) {
        match self {
            Self::Building(tile) => BUILDING.write(rules, tile, words),
            Self::Army(kind) => ARMY.write(rules, kind, words),
        }
    }

    fn read(rules: &Components, tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        match tokens.peek().and_then(|id| rules.army_kind(id)) {
            Some(_) => ARMY.read(rules, tokens).map(Self::Army),
            None => BUILDING.read(rules, tokens).map(Self::Building),
        }
    }
}

worded! {
    /// A question to an actor, or work that follows the answer above it; `left` counts what is still to come.
    #[derive(Default)]
    Pending in Components {
        /// Pick a starting weaving (TW-2.8).
        StartWeaving = "start",
        /// Choose which laid-out god card gives its benefits next (TW-2.10).
        Laid = "laid",
        /// Put the High Priest on the Coricancha (TW-2.11).
        Stand = "stand",
        /// Place a worker or take the first secondary action (TW-3.1).
        #[default]
        Turn = "turn",
        /// Take one more secondary action.
        Secondary = "secondary",
        /// Pay.
        Pay(cost: Cost) = "pay",
        /// Benefits of the god card before the tasks, or after (TW-5.1).
        Boon = "boon",
        /// A warrior takes a worker (TW-4.10).
        Capture = "capture",
        /// A potato for one more task (TW-4.12).
        Potato = "potato",
        /// Do a task (TW-4.6).
        Tasks = "tasks",
        /// Put weavings under the stack (TW-16.8).
        Bury { left: u8 as FEW } = "bury",
        /// Buy weavings of one's own task (TW-6.7).
        Weave { bought: u8 as Within(0, 3) } = "weave",
        /// Buy a weaving of another's task.
        Leftover = "leftover",
        /// Add a weaving to a tapestry (TW-6.8).
        Lay { tile: u8 as WEAVING } = "lay",
        /// Build a building (TW-6.3).
        Build { way: Way, exchanged: bool as Flag("exchanged") } = "build",
        /// Remove buildings of the market (TW-6.4).
        Remove { first: Option<u8> as Maybe(BUILDING) } = "remove",
        /// Build a statue (TW-6.6); a free one is small.
        Statue(way: Way) = "statue",
        /// Build stairs (TW-6.2).
        Stairs(way: Way) = "stairs",
        /// Keep one of the army cards drawn (TW-6.10).
        Train = "train",
        /// Take god cards (TW-5.2).
        God { left: u8 as FEW, optional: bool as Flag("optional") } = "god",
        /// Take nomads (TW-8.6).
        Worker { left: u8 as FEW } = "worker",
        /// Take weavings (TW-6.9).
        Weaving { left: u8 as FEW } = "weaving",
        /// Pay gold for temple steps.
        PaidStep { left: u8 as FEW } = "paid_step",
        /// Turn something up free of charge.
        Rejuvenate { left: u8 as FEW, buildings: bool as Flag("buildings") } = "rejuvenate",
        /// Choose which benefit comes next: a bit for each that is left.
        Gains { origin: Origin, left: u8 as BITS } = "gains",
        /// Choose which reward of the Merchant comes next (TW-6.15).
        Rewards { gods: u8 as MANY, flips: u8 as MANY, steps: u8 as MANY } = "rewards",
        /// Benefits of one production building (TW-6.11).
        ProduceOnce = "produce_once",
        /// Discard statues (TW-7.3).
        Worship { small: bool as Flag("small"), large: bool as Flag("large"), begun: bool as Flag("begun") } = "worship",
        /// Corn for temple steps (TW-7.4).
        Offer = "offer",
        /// Turn up what lies face down (TW-7.5).
        Renew { free: u8 as DIGIT, begun: bool as Flag("begun") } = "renew",
        /// Send a worker to the casualties (TW-7.6).
        Casualty = "casualty",
        /// Play army cards (TW-7.7).
        Muster { free: u8 as DIGIT, begun: bool as Flag("begun") } = "muster",
        /// Put a conquest marker (TW-7.8).
        Conquer = "conquer",
        /// Turn down and discard soldiers; `either`: one of the two will do (TW-15.6).
        Soldiers { turn: u8 as DIGIT, discard: u8 as DIGIT, either: bool as Flag("either") } = "soldiers",
        /// Production (TW-7.9): buildings, or anything (Z16), may be turned up before or after producing.
        Produce { flips: u8 as DIGIT, any: u8 as DIGIT, state: Producing } = "produce",
        /// Hire from the village (TW-8.4).
        Hire = "hire",
        /// Workers beyond the limit leave (TW-8.5).
        Dismiss = "dismiss",
        /// Potatoes for god cards (TW-9.6).
        Upkeep = "upkeep",
        /// Play god cards at a festival (TW-9.11).
        Feast { left: u8 as DIGIT } = "feast",
        /// A last exchange before the final scoring (TW-15.29).
        Last = "last",
        /// Not a question.
        Do(work: Work) = "do",
    }
}

named! {
    /// How far somebody is with Production.
    Producing {
        /// Nothing was done: the gold may still be taken.
        Fresh = "fresh",
        /// Something was turned up before producing.
        Before = "before",
        /// Something was produced.
        Producing = "producing",
        /// Something was turned up after producing, or the gold was taken: nothing is produced any more.
        After = "after",
    }
}

worded! {
    /// Work without a choice.
    Work in Components {
        /// Deal god cards (TW-2.10).
        Deal = "deal",
        /// Give the benefits of the laid-out cards.
        Benefits = "benefits",
        /// The first turn begins.
        Begin = "begin",
        /// A worker has been paid for: stairs, ability, tasks.
        Placed { worker: Kind, role: Kind } = "placed",
        /// The tasks are over: later benefits.
        TasksOver = "tasks_over",
        /// Stairs go up on a place.
        Stairs { place: u8 as Within(0, STAIRS as u8 - 1) } = "stairs",
        /// A building is taken from the market.
        Build { building: u8 as BUILDING } = "build",
        /// A statue is taken.
        Statue { god: u8 as GOD, size: Size } = "statue",
        /// A weaving that was paid for is taken.
        Weave { tile: u8 as WEAVING } = "weave",
        /// The weavings left over go under the stack.
        WeaveOver = "weave_over",
        /// Something is turned up.
        Flip(tile: Tile) = "flip",
        /// A worker of the village joins.
        Hire(end: End) = "hire",
        /// Rewards of all joints (TW-6.12).
        Merchant = "merchant",
        /// The own step of the temple at a festival (TW-9.4).
        Temple = "temple",
        /// Climb temple steps.
        Climb { left: u8 as FEW } = "climb",
        /// Draw army cards, to keep one; so many times.
        Training { left: u8 as FEW } = "training",
        /// Passive buildings that answer a High Priest action.
        Trigger(action: Action) = "trigger",
        /// A step of the festival.
        Festival { step: u8 as DIGIT } = "festival",
        /// A step of the end of the turn.
        EndTurn { step: u8 as Within(0, 2) } = "end_turn",
        /// Final scoring.
        Final = "final",
        /// A step of Axomamma's own procedure.
        Automa(step: Step) = "automa",
    }
}

/// The stack; the last entry comes first.
pub type Stack = khipu_core::kit::Stack<Entry, 32>;

/// The most entries of a position from outside: a Conquest of four with everything in it has fewer.
pub(crate) const MOST_LOADED: usize = 22;
