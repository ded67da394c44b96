//! What is asked in Tawantinsuyu, as numbers.

use khipu_learn::{Fields, Round};
use khipu_tawantinsuyu::{
    BUILDINGS, Cost, GOD_CARDS, Good, Origin, Pending, Producing, Table, WEAVINGS, Way,
};

/// Kinds of questions; the last is work that is no question.
const KINDS: usize = 41;
/// Kinds of origins of a gain.
const ORIGINS: usize = 7;

/// The details of the question on top, as far as it has them.
#[derive(Default)]
struct Details {
    left: u8,
    optional: bool,
    begun: bool,
    either: bool,
    exchanged: bool,
    buildings: bool,
    cost: Cost,
    way: Option<Way>,
    tile: Option<u8>,
    removed: Option<u8>,
    origin: Option<Origin>,
    gains: u8,
    /// God cards, temple steps; soldiers to turn and discard; small and large statues.
    counts: [u8; 2],
    flips: u8,
    state: Option<Producing>,
}

impl Details {
    fn of(question: Pending) -> Self {
        let none = Self::default();
        match question {
            Pending::Pay(cost) => Self { cost, ..none },
            Pending::Bury { left } | Pending::Worker { left } | Pending::Weaving { left } => {
                Self { left, ..none }
            }
            Pending::PaidStep { left } | Pending::Feast { left } => Self { left, ..none },
            Pending::Weave { bought } => Self { left: bought, ..none },
            Pending::Lay { tile } => Self { tile: Some(tile), ..none },
            Pending::Build { way, exchanged } => Self { way: Some(way), exchanged, ..none },
            Pending::Remove { first } => Self { removed: first, ..none },
            Pending::Statue(way) | Pending::Stairs(way) => Self { way: Some(way), ..none },
            Pending::God { left, optional } => Self { left, optional, ..none },
            Pending::Rejuvenate { left, buildings } => Self { left, buildings, ..none },
            Pending::Gains { origin, left } => Self { origin: Some(origin), gains: left, ..none },
            Pending::Rewards { gods, flips, steps } => Self { counts: [gods, steps], flips, ..none },
            Pending::Worship { small, large, begun } => {
                Self { counts: [small.into(), large.into()], begun, ..none }
            }
            Pending::Renew { free, begun } | Pending::Muster { free, begun } => {
                Self { left: free, begun, ..none }
            }
            Pending::Soldiers { turn, discard, either } => Self { counts: [turn, discard], either, ..none },
            Pending::Produce { flips, any, state } => Self { flips, left: any, state: Some(state), ..none },
            _ => none,
        }
    }
}

/// What is asked: the kind, and the details of the question on top of the stack.
pub(crate) fn asks(table: &Table, round: Round, out: &mut impl Fields) {
    let entries = table.pending.entries();
    let top = entries.last();
    let details = top.map_or_else(Details::default, |entry| Details::of(entry.what));
    out.hot("asks", "what the question on top is", KINDS, top.map(|entry| kind(entry.what)));
    let who = top.map(|entry| round.place(entry.who.index()));
    out.hot("asks.who", "who is asked it", table.actor_count(), who);
    out.one("asks.left", 3, "how many, or how many so far", details.left);
    out.one("asks.optional", 1, "whether it may be declined", details.optional);
    out.one("asks.begun", 1, "whether something of it was done", details.begun);
    out.one("asks.either", 1, "whether one of two soldiers' fates will do", details.either);
    out.one("asks.exchanged", 1, "whether the market was changed for it", details.exchanged);
    out.one("asks.buildings", 1, "whether only buildings are turned up", details.buildings);
    let price = details.cost.goods.into_iter().chain([details.cost.food]).map(Into::into);
    out.all(
        "asks.cost",
        4,
        "the price: potatoes, corn, stone, gold, food of either kind",
        Good::COUNT + 1,
        price,
    );
    out.hot(
        "asks.way",
        "built as a task, as an offered task, or free",
        3,
        details.way.map(|way| way as usize),
    );
    out.hot("asks.tile", "the weaving to be laid", WEAVINGS, details.tile.map(Into::into));
    out.hot("asks.removed", "the building removed first", BUILDINGS, details.removed.map(Into::into));
    let (origin, number) = details.origin.map_or((None, 0), |origin| {
        let (kind, number) = origin_of(origin);
        (Some(kind), number)
    });
    out.hot("asks.origin", "what a gain comes from", ORIGINS, origin);
    let card = (origin == Some(0)).then_some(usize::from(number));
    out.hot("asks.card", "the god card that it comes from", GOD_CARDS, card);
    out.one("asks.number", 20, "the number of what it comes from", number);
    out.bits("asks.gains", "benefits of it that are left", 8, details.gains.into());
    let meaning = "god cards and temple steps; soldiers to turn and to discard; small and large statues";
    out.all("asks.counts", 2, meaning, 2, details.counts.map(Into::into));
    out.one("asks.flips", 2, "how much may be turned up", details.flips);
    out.hot("asks.state", "how far Production is", 4, details.state.map(|state| state as usize));
    let below = entries.iter().rev().skip(1).map(|entry| kind(entry.what));
    out.count("asks_below", 1, "questions and work below the one on top, by kind", KINDS, below);
}

fn origin_of(origin: Origin) -> (usize, u8) {
    match origin {
        Origin::God(card) => (0, card),
        Origin::Building(building) => (1, building),
        Origin::Conquest(space) => (2, space),
        Origin::Temple(step) => (3, step),
        Origin::Joint(symbol) => (4, symbol),
        Origin::Army(kind) => (5, kind),
        Origin::Stairs => (6, 0),
    }
}

fn kind(pending: Pending) -> usize {
    match pending {
        Pending::StartWeaving => 0,
        Pending::Laid => 1,
        Pending::Stand => 2,
        Pending::Turn => 3,
        Pending::Secondary => 4,
        Pending::Pay(_) => 5,
        Pending::Boon => 6,
        Pending::Capture => 7,
        Pending::Potato => 8,
        Pending::Tasks => 9,
        Pending::Bury { .. } => 10,
        Pending::Weave { .. } => 11,
        Pending::Leftover => 12,
        Pending::Lay { .. } => 13,
        Pending::Build { .. } => 14,
        Pending::Remove { .. } => 15,
        Pending::Statue(_) => 16,
        Pending::Stairs(_) => 17,
        Pending::Train => 18,
        Pending::God { .. } => 19,
        Pending::Worker { .. } => 20,
        Pending::Weaving { .. } => 21,
        Pending::PaidStep { .. } => 22,
        Pending::Rejuvenate { .. } => 23,
        Pending::Gains { .. } => 24,
        Pending::Rewards { .. } => 25,
        Pending::ProduceOnce => 26,
        Pending::Worship { .. } => 27,
        Pending::Offer => 28,
        Pending::Renew { .. } => 29,
        Pending::Casualty => 30,
        Pending::Muster { .. } => 31,
        Pending::Conquer => 32,
        Pending::Soldiers { .. } => 33,
        Pending::Produce { .. } => 34,
        Pending::Hire => 35,
        Pending::Dismiss => 36,
        Pending::Upkeep => 37,
        Pending::Feast { .. } => 38,
        Pending::Last => 39,
        Pending::Do(_) => 40,
    }
}
