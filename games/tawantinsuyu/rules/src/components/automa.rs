//! Reading Axomamma's board (TW-12): what its procedure does is code, every number and every space is data.

use khipu_core::{Cursor, Id, Problem};

use super::read::{id, named};
use super::{Benefit, effect};
use crate::goods::Goods;
use crate::names::{Action, End, Good, Kind, Region};

/// God cards under the board, chosen by the die.
pub const TUCKED: usize = 4;
/// Tokens on the board.
pub const TOKENS: usize = 8;
/// Faces of the die.
pub const FACES: usize = 6;
/// Rows of the board.
pub const ROWS: usize = 3;
/// The most spaces of a row, and the most personalities.
const MOST_SPACES: usize = 8;
/// The most workers that it can be allowed to keep.
pub const MOST_OWN_WORKERS: usize = 4;

/// The usual number, and the one of an easier or harder game (TW-17).
pub type Either = [u8; 2];

/// What a space of the board does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Gains that simply happen, some of them one out of several goods.
    Gain(Vec<Benefit>),
    /// The Weavings task.
    Weavings,
    /// A building of a type.
    Building {
        /// A production building, or else a passive one.
        production: bool,
    },
    /// Stairs.
    Stairs,
    /// A statue.
    Statue,
    /// The worker at an end of the village.
    Hire(End),
    /// A nomad.
    Nomad,
}

/// One space of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardSpace {
    /// Its id.
    pub id: Id,
    /// What it does.
    pub deed: Deed,
    /// Whether the personality lies on it.
    pub personality: bool,
}

/// A token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TokenPlan {
    /// Its value: the die wakes it, and it moves so far.
    pub value: u8,
    /// Its row.
    pub row: u8,
    /// Where in the row it starts.
    pub start: u8,
}

/// A side of a personality token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Personality {
    /// Its name.
    pub id: Id,
    /// What it gives besides the gold of its space.
    pub gives: Vec<Benefit>,
}

/// All that is printed for Axomamma.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AutomaPlan {
    /// The faces of the die.
    pub die: [u8; FACES],
    /// Goods at the start.
    pub start: Goods,
    /// Army cards at the start.
    pub start_army: u8,
    /// Goods in the order in which ties are broken.
    pub ties: [Good; Good::COUNT],
    /// Regions in the order in which ties are broken.
    pub regions: [Region; Region::COUNT],
    /// With fewer own markers than this a region comes before others.
    pub region_markers: u8,
    /// Patterns of weavings that come before others.
    pub colours: Vec<u8>,
    /// Potatoes that are exchanged at once, and the points for them.
    pub exchange: [u8; 2],
    /// Points for a god card of a god whose statue it has.
    pub statue_points: u8,
    /// Points instead of a god card.
    pub god_points: u8,
    /// Workers that it keeps at most.
    pub workers: u8,
    /// Weavings bought in its own task, at most.
    pub weavings: u8,
    /// Stone for a building.
    pub building: Either,
    /// With fewer production buildings face up it builds one more of them.
    pub production: u8,
    /// Instead of an action of the middle row that cannot be done.
    pub failure: Vec<Benefit>,
    /// Points that the player needs to win.
    pub winning: i16,
    /// What each High Priest action needs.
    pub conditions: [Either; Action::COUNT],
    /// Army cards drawn with each of its High Priest actions.
    pub priest_army: u8,
    /// Offer cards discarded then.
    pub priest_discards: u8,
    /// Free conquests besides the first.
    pub conquests: Either,
    /// Temple steps before a Worship or an Offering.
    pub step: Either,
    /// Soldiers fewer in each conquest.
    pub soldiers: Either,
    /// Points for each High Priest action that it chooses.
    pub priest_points: Either,
    /// Offer cards discarded without a worker, and the points for each.
    pub idle_discards: [u8; 2],
    /// Army cards drawn without a worker.
    pub idle_army: Either,
    /// Spaces that its High Priest goes on then.
    pub idle_walk: u8,
    /// Points then.
    pub idle_points: Either,
    /// Points for each weaving at a festival.
    pub festival_weaving: Either,
    /// Points at a festival with fewer points than the player.
    pub festival_behind: u8,
    /// Points for each resource at the end.
    pub resource: Either,
    /// For a worker gained, by its kind.
    pub rewards: [Vec<Benefit>; Kind::COUNT],
    /// The rows of the board, each a loop.
    pub rows: [Vec<BoardSpace>; ROWS],
    /// The tokens.
    pub tokens: [TokenPlan; TOKENS],
    /// The personalities.
    pub personalities: Vec<Personality>,
}

/// The row whose actions are paid.
pub(crate) const MIDDLE: usize = 1;

pub(super) fn read(root: &Cursor<'_>, patterns: &[Id]) -> AutomaPlan {
    let at = &root.section("axomamma");
    let small = |at: &Cursor<'_>, name: &str| at.field(name).number(0..=9) as u8;
    let either = |at: &Cursor<'_>, name: &str| -> Either { at.field(name).numbers(0..=9) };
    let (start, exchange) = (at.field("start"), at.field("exchange"));
    let (priest, idle) = (at.field("priest"), at.field("no_worker"));
    let (festival, last) = (at.field("festival"), at.field("final"));
    let rows = rows(at);
    let stocked = |good: &str| u16::from(start.number_or_none(good, 0..=20));
    let plan = AutomaPlan {
        die: at.field("die").numbers(1..=TUCKED as i64),
        start: Goods(std::array::from_fn(|good| stocked(Good::NAMES[good].0))),
        start_army: start.field("army").number(0..=5) as u8,
        ties: order(&at.field("ties"), Good::NAMES, Good::Gold),
        regions: order(&at.field("regions"), Region::NAMES, Region::Antisuyu),
        region_markers: small(at, "region_markers"),
        colours: at
            .field("colours")
            .list_of("colours", 0..=7)
            .iter()
            .map(|item| named(item, patterns))
            .collect(),
        exchange: [
            exchange.field("potato").number(1..=20) as u8,
            exchange.field("points").number(0..=20) as u8,
        ],
        statue_points: at.field("statue_points").number(0..=20) as u8,
        god_points: small(at, "god_points"),
        workers: at.field("workers").number(1..=MOST_OWN_WORKERS as i64 - 1) as u8,
        weavings: at.field("weavings").number(1..=3) as u8,
        building: either(at, "building"),
        production: small(at, "production"),
        failure: plain(&at.field("failure")),
        winning: at.field("winning").number(0..=999) as i16,
        conditions: conditions(&at.field("conditions")),
        priest_army: small(&priest, "army"),
        priest_discards: small(&priest, "discards"),
        conquests: priest.field("conquests").numbers(0..=3),
        step: priest.field("step").numbers(0..=3),
        soldiers: either(&priest, "soldiers"),
        priest_points: either(&priest, "points"),
        idle_discards: [small(&idle, "discards"), small(&idle, "discard_points")],
        idle_army: either(&idle, "army"),
        idle_walk: idle.field("walk").number(0..=4) as u8,
        idle_points: either(&idle, "points"),
        festival_weaving: either(&festival, "weaving"),
        festival_behind: small(&festival, "behind"),
        resource: either(&last, "resource"),
        rewards: rewards(&at.section("rewards")),
        tokens: tokens(&at.section("tokens"), &rows),
        personalities: personalities(&at.section("personalities")),
        rows,
    };
    for part in [&start, &exchange, &priest, &idle, &festival, &last, at] {
        part.close();
    }
    plan
}

/// Every name once, in an order of its own.
fn order<T: Copy + PartialEq, const N: usize>(
    at: &Cursor<'_>,
    names: &[(&'static str, T)],
    stand_in: T,
) -> [T; N] {
    let mut order = [stand_in; N];
    let mut seen = Vec::new();
    for (slot, item) in order.iter_mut().zip(at.list_of(at.path(), N..=N)) {
        *slot = item.word(names).unwrap_or(stand_in);
        if seen.contains(slot) {
            item.fault(Problem::Twice { what: item.text().to_owned() });
        }
        seen.push(*slot);
    }
    order
}

/// A condition is a number, or two of them: the second is that of an option.
fn conditions(at: &Cursor<'_>) -> [Either; Action::COUNT] {
    let mut needs = [[0; 2]; Action::COUNT];
    for &(name, action) in Action::NAMES {
        let need = at.field(name);
        needs[action as usize] = match action {
            Action::Worship | Action::Conquest => need.numbers(0..=9),
            _ => [need.number(0..=20) as u8; 2],
        };
    }
    at.close();
    needs
}

/// Gains that simply happen: nothing here may ask, for it would have to be asked of a board.
fn plain(at: &Cursor<'_>) -> Vec<Benefit> {
    let gives = effect::read(at);
    if gives.iter().any(|benefit| !benefit.0.iter().all(|effect| effect.is_plain())) {
        at.fault(Problem::Impossible { what: "gains_without_a_question", rule: "TW-12.8" });
    }
    gives
}

fn rewards(at: &Cursor<'_>) -> [Vec<Benefit>; Kind::COUNT] {
    let rewards = std::array::from_fn(|kind| plain(&at.field(Kind::NAMES[kind].0)));
    at.close();
    rewards
}

const DEEDS: [(&str, Deed); 8] = [
    ("weavings", Deed::Weavings),
    ("production_building", Deed::Building { production: true }),
    ("passive_building", Deed::Building { production: false }),
    ("stairs", Deed::Stairs),
    ("statue", Deed::Statue),
    ("potato_end", Deed::Hire(End::Potato)),
    ("corn_end", Deed::Hire(End::Corn)),
    ("nomad", Deed::Nomad),
];

fn rows(at: &Cursor<'_>) -> [Vec<BoardSpace>; ROWS] {
    let mut taken = Vec::new();
    let rows = ["upper", "middle", "lower"].map(|name| {
        let row = at.section(name);
        let spaces: Vec<BoardSpace> = row
            .field("spaces")
            .list_of("spaces", 1..=MOST_SPACES)
            .iter()
            .map(|item| space(item, &mut taken))
            .collect();
        row.close();
        spaces
    });
    if rows.iter().flatten().filter(|space| space.personality).count() != 1 {
        at.fault(Problem::Impossible { what: "one_space_of_the_personality", rule: "TW-12.15" });
    }
    // What is paid, or may be impossible, has no place where everything is always possible, and the other way round.
    let gains = |row: &[BoardSpace]| row.iter().all(|space| matches!(space.deed, Deed::Gain(_)));
    let recruits = |space: &BoardSpace| matches!(space.deed, Deed::Gain(_) | Deed::Hire(_) | Deed::Nomad);
    if !gains(&rows[0]) || !rows[2].iter().all(recruits) || rows[MIDDLE].iter().any(recruits) {
        at.fault(Problem::Impossible { what: "rows_of_the_board", rule: "TW-12.8" });
    }
    rows
}

fn space(item: &Cursor<'_>, taken: &mut Vec<Id>) -> BoardSpace {
    let gives = item.optional("gives");
    let deed = if gives.is_there() {
        Deed::Gain(plain(&gives))
    } else {
        let does = item.field("does");
        let word = does.text();
        let known = DEEDS.iter().find(|(name, _)| *name == word).map(|(_, deed)| deed.clone());
        if known.is_none() && does.is_there() {
            does.unknown(word, DEEDS.iter().map(|(name, _)| (*name).to_owned()).collect());
        }
        known.unwrap_or(Deed::Nomad)
    };
    let mark = item.optional("personality");
    let space = BoardSpace { id: id(item, taken), deed, personality: mark.is_there() && mark.truth() };
    item.perhaps_sourced();
    item.close();
    space
}

fn tokens(at: &Cursor<'_>, rows: &[Vec<BoardSpace>; ROWS]) -> [TokenPlan; TOKENS] {
    let mut tokens = [TokenPlan::default(); TOKENS];
    for (slot, item) in tokens.iter_mut().zip(at.field("list").list_of("tokens", TOKENS..=TOKENS)) {
        slot.value = item.field("value").number(1..=TUCKED as i64) as u8;
        let start = item.field("start");
        let here =
            |spaces: &Vec<BoardSpace>| spaces.iter().position(|space| space.id.as_str() == start.text());
        let found = rows.iter().enumerate().find_map(|(row, spaces)| Some((row, here(spaces)?)));
        match found {
            Some((row, at)) => (slot.row, slot.start) = (row as u8, at as u8),
            None if start.is_there() => {
                start
                    .unknown(start.text(), rows.iter().flatten().map(|space| space.id.to_string()).collect());
            }
            None => {}
        }
        item.close();
    }
    at.close();
    tokens
}

fn personalities(at: &Cursor<'_>) -> Vec<Personality> {
    let mut taken = Vec::new();
    let list = at.field("list").list_of("personalities", 1..=MOST_SPACES);
    let personalities = list
        .iter()
        .map(|item| {
            let personality =
                Personality { id: id(item, &mut taken), gives: effect::read(&item.field("gives")) };
            item.close();
            personality
        })
        .collect();
    at.close();
    personalities
}
