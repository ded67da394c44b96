//! Moves of Tzolk'in as numbers: codes for data, ids for masks, rows for menus.

use khipu_learn::{MoveRow, Words};
use khipu_tzolkin::{Bundle, Components, Gear, Move, Resource, Saving, Technology, Temple, View};

/// Verbs of codes; the numbers never change.
const KEEP: u32 = 0;
const BEG: u32 = 1;
const PLACE: u32 = 2;
const PLACE_FIRST: u32 = 3;
const PICK: u32 = 4;
const END: u32 = 5;
const CORN: u32 = 6;
const WOOD: u32 = 7;
const BURN: u32 = 8;
const LEARN: u32 = 9;
const PAY: u32 = 10;
const TAKE: u32 = 11;
const UP: u32 = 12;
const UP_ALL_BUT: u32 = 13;
const BUILD: u32 = 14;
const MONUMENT: u32 = 15;
const SAVE: u32 = 16;
const BUY: u32 = 17;
const SELL: u32 = 18;
const ACT: u32 = 19;
const DONE: u32 = 20;
const CALENDAR: u32 = 21;

/// What Construction saves, by number.
const SAVINGS: [Saving; 5] = [
    Saving::Resource(Resource::Wood),
    Saving::Resource(Resource::Stone),
    Saving::Resource(Resource::Gold),
    Saving::Corn,
    Saving::Nothing,
];

/// The verb and three arguments of a move, each below 256.
fn parts(played: Move) -> (u32, [u8; 3]) {
    match played {
        Move::Keep(one, other) => (KEEP, [one, other, 0]),
        Move::Beg(temple) => (BEG, [temple as u8, 0, 0]),
        Move::Place(gear) => (PLACE, [gear as u8, 0, 0]),
        Move::PlaceFirst => (PLACE_FIRST, [0; 3]),
        Move::Pick { gear, space, action } => (PICK, [gear as u8, space, action]),
        Move::End => (END, [0; 3]),
        Move::Corn => (CORN, [0; 3]),
        Move::Wood => (WOOD, [0; 3]),
        Move::Burn(temple) => (BURN, [temple as u8, 0, 0]),
        Move::Learn(technology) => (LEARN, [technology as u8, 0, 0]),
        Move::Pay(Bundle(paid)) => (PAY, paid),
        Move::Take(Bundle(taken)) => (TAKE, taken),
        Move::Up(temple) => (UP, [temple as u8, 0, 0]),
        Move::UpAllBut(temple) => (UP_ALL_BUT, [temple as u8, 0, 0]),
        Move::Build { building, plain } => (BUILD, [building, plain.into(), 0]),
        Move::Monument(monument) => (MONUMENT, [monument, 0, 0]),
        Move::Save(saving) => (SAVE, [saving_number(saving), 0, 0]),
        Move::Buy(resource) => (BUY, [resource as u8, 0, 0]),
        Move::Sell(resource) => (SELL, [resource as u8, 0, 0]),
        Move::Act { gear, action } => (ACT, [gear as u8, action, 0]),
        Move::Done => (DONE, [0; 3]),
        Move::Calendar(days) => (CALENDAR, [days, 0, 0]),
    }
}

fn saving_number(saving: Saving) -> u8 {
    SAVINGS.iter().position(|&known| known == saving).unwrap_or_default() as u8
}

/// Verb in six bits, then three arguments of eight.
pub(crate) fn code(played: Move) -> u32 {
    let (verb, [one, two, three]) = parts(played);
    verb << 24 | u32::from(one) << 16 | u32::from(two) << 8 | u32::from(three)
}

/// The move of a code; it need not be legal, and whether [`Moves::knows`] what it names is asked apart.
pub(crate) fn decode(code: u32) -> Option<Move> {
    let [verb, one, two, three] = code.to_be_bytes();
    let gear = || Gear::ALL.get(usize::from(one)).copied();
    let temple = || Temple::ALL.get(usize::from(one)).copied();
    let resource = || Resource::ALL.get(usize::from(one)).copied();
    let decoded = match u32::from(verb) {
        KEEP => Move::Keep(one, two),
        BEG => Move::Beg(temple()?),
        PLACE => Move::Place(gear()?),
        PLACE_FIRST => Move::PlaceFirst,
        PICK => Move::Pick { gear: gear()?, space: two, action: three },
        END => Move::End,
        CORN => Move::Corn,
        WOOD => Move::Wood,
        BURN => Move::Burn(temple()?),
        LEARN => Move::Learn(*Technology::ALL.get(usize::from(one))?),
        PAY => Move::Pay(Bundle([one, two, three])),
        TAKE => Move::Take(Bundle([one, two, three])),
        UP => Move::Up(temple()?),
        UP_ALL_BUT => Move::UpAllBut(temple()?),
        BUILD => Move::Build { building: one, plain: two != 0 },
        MONUMENT => Move::Monument(one),
        SAVE => Move::Save(*SAVINGS.get(usize::from(one))?),
        BUY => Move::Buy(resource()?),
        SELL => Move::Sell(resource()?),
        ACT => Move::Act { gear: gear()?, action: two },
        DONE => Move::Done,
        CALENDAR => Move::Calendar(one),
        _ => return None,
    };
    (self::code(decoded) == code).then_some(decoded)
}

/// Sizes that ids are counted with; they never change.
const WEALTH: u16 = 21;
const BUILDINGS: u16 = 27;
const MONUMENTS: u16 = 13;
/// Spaces of a small gear and of the large one, and their actions with "none".
const SMALL: (u16, u16) = (8, 6);
const LARGE: (u16, u16) = (11, 10);
/// Handfuls of one to three resources.
const HANDFULS: u16 = 19;

/// How many moves each verb has, in the order of their ids.
const COUNTS: [(u32, u16); 22] = [
    (KEEP, WEALTH * (WEALTH - 1) / 2),
    (BEG, 3),
    (PLACE, 5),
    (PLACE_FIRST, 1),
    (PICK, 4 * SMALL.0 * SMALL.1 + LARGE.0 * LARGE.1),
    (END, 1),
    (CORN, 1),
    (WOOD, 1),
    (BURN, 3),
    (LEARN, 4),
    (PAY, HANDFULS),
    (TAKE, HANDFULS),
    (UP, 3),
    (UP_ALL_BUT, 3),
    (BUILD, 2 * BUILDINGS),
    (MONUMENT, MONUMENTS),
    (SAVE, SAVINGS.len() as u16),
    (BUY, 3),
    (SELL, 3),
    (ACT, 4 * 5),
    (DONE, 1),
    (CALENDAR, 2),
];

/// The first id of each verb; the last is the number of ids.
const FIRSTS: [u16; COUNTS.len() + 1] = {
    let mut firsts = [0; COUNTS.len() + 1];
    let mut verb = 0;
    while verb < COUNTS.len() {
        firsts[verb + 1] = firsts[verb] + COUNTS[verb].1;
        verb += 1;
    }
    firsts
};

/// How many ids there are: a mask has so many places.
pub const IDS: u16 = FIRSTS[COUNTS.len()];

/// The id of a move, below [`IDS`]; none for a move that no game can have.
#[must_use]
pub fn id(played: Move) -> Option<u16> {
    let (verb, [one, two, three]) = parts(played);
    let [one, two, three] = [one, two, three].map(u16::from);
    let within = match verb {
        // Pairs with the lower one first.
        KEEP => one * (2 * WEALTH - one - 1) / 2 + two.checked_sub(one + 1)?,
        PICK if one < 4 => (one * SMALL.0 + two) * SMALL.1 + three,
        PICK => 4 * SMALL.0 * SMALL.1 + two * LARGE.1 + three,
        PAY | TAKE => handful_number([one, two, three])?,
        BUILD => one * 2 + two,
        ACT => one * 5 + two.checked_sub(1)?,
        CALENDAR => one.checked_sub(1)?,
        _ => one,
    };
    (within < COUNTS[verb as usize].1).then(|| FIRSTS[verb as usize] + within)
}

/// The move of an id.
#[must_use]
pub fn of_id(id: u16) -> Option<Move> {
    let verb = FIRSTS.partition_point(|&first| first <= id).checked_sub(1)?;
    let (verb, count) = *COUNTS.get(verb)?;
    let within = id - FIRSTS[verb as usize];
    debug_assert!(within < count);
    let parts = match verb {
        KEEP => {
            let pairs = (0..WEALTH).flat_map(|one| (one + 1..WEALTH).map(move |other| [one, other, 0]));
            pairs.clone().nth(within.into())?
        }
        PICK if within < 4 * SMALL.0 * SMALL.1 => {
            [within / SMALL.1 / SMALL.0, within / SMALL.1 % SMALL.0, within % SMALL.1]
        }
        PICK => {
            let within = within - 4 * SMALL.0 * SMALL.1;
            [4, within / LARGE.1, within % LARGE.1]
        }
        PAY | TAKE => handfuls().nth(within.into())?,
        BUILD => [within / 2, within % 2, 0],
        ACT => [within / 5, within % 5 + 1, 0],
        CALENDAR => [within + 1, 0, 0],
        _ => [within, 0, 0],
    };
    let [one, two, three] = parts.map(u32::from);
    decode(verb << 24 | one << 16 | two << 8 | three)
}

fn handfuls() -> impl Iterator<Item = [u16; 3]> {
    (1..=3u16).flat_map(|total| {
        (0..=total)
            .flat_map(move |wood| (0..=total - wood).map(move |stone| [wood, stone, total - wood - stone]))
    })
}

fn handful_number([wood, stone, gold]: [u16; 3]) -> Option<u16> {
    let total = wood + stone + gold;
    let before = match total {
        1 => 0,
        2 => 3,
        3 => 9,
        _ => return None,
    };
    // Handfuls with less wood come first.
    let less: u16 = (0..wood).map(|wood| total - wood + 1).sum();
    Some(before + less + stone)
}

/// The words of rows, one a line; lines are only ever added at the end.
const WORDS: &str = include_str!("../words.txt");

/// How moves become rows.
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    words: Words,
    verbs: [i16; 22],
    gears: [i16; Gear::COUNT],
    temples: [i16; Temple::COUNT],
    technologies: [i16; Technology::COUNT],
    resources: [i16; Resource::COUNT],
    savings: [i16; 5],
    numbers: [i16; 11],
    wealth: Vec<i16>,
    buildings: Vec<i16>,
    monuments: Vec<i16>,
    plain: i16,
    surcharge: Vec<u8>,
}

/// The words of the verbs, in the order of their codes.
const VERBS: [&str; 22] = [
    "keep",
    "beg",
    "place",
    "place first",
    "pick",
    "end",
    "corn",
    "wood",
    "burn",
    "learn",
    "pay",
    "take",
    "up",
    "up two",
    "build",
    "build monument",
    "save",
    "buy",
    "sell",
    "act",
    "done",
    "calendar",
];

impl Moves {
    pub(crate) fn new(components: &Components) -> Self {
        let words = Words::new(WORDS);
        let word = |wanted: &str| words.of(wanted);
        Self {
            verbs: VERBS.map(word),
            gears: Gear::ALL.map(|gear| word(gear.name())),
            temples: Temple::ALL.map(|temple| word(temple.name())),
            technologies: Technology::ALL.map(|technology| word(technology.name())),
            resources: Resource::ALL.map(|resource| word(resource.name())),
            savings: ["wood", "stone", "gold", "corn", "nothing"].map(word),
            numbers: std::array::from_fn(|number| word(&number.to_string())),
            wealth: components.wealth.iter().map(|plan| word(plan.id.as_str())).collect(),
            buildings: components.buildings.iter().map(|plan| word(plan.id.as_str())).collect(),
            monuments: components.monuments.iter().map(|plan| word(plan.id.as_str())).collect(),
            plain: word("plain"),
            surcharge: components.surcharge.clone(),
            words,
        }
    }

    /// Whether what a move names is in the components.
    pub(crate) fn knows(&self, named: Move) -> bool {
        let within = |list: &[i16], number: u8| usize::from(number) < list.len();
        match named {
            Move::Keep(one, other) => within(&self.wealth, one) && within(&self.wealth, other),
            Move::Build { building, .. } => within(&self.buildings, building),
            Move::Monument(monument) => within(&self.monuments, monument),
            _ => true,
        }
    }

    pub(crate) fn words(&self) -> &[&'static str] {
        self.words.list()
    }

    pub(crate) fn row(&self, view: &View, played: Move) -> MoveRow {
        let (verb, [one, two, three]) = parts(played);
        let at = |list: &[i16], place: u8| list.get(usize::from(place)).copied().unwrap_or_default();
        let number = |number: u8| at(&self.numbers, number);
        let arguments = match verb {
            KEEP => [at(&self.wealth, one), at(&self.wealth, two), 0, 0],
            PLACE => [at(&self.gears, one), 0, 0, 0],
            PICK => [at(&self.gears, one), number(two), number(three), 0],
            LEARN => [at(&self.technologies, one), 0, 0, 0],
            PAY | TAKE => [number(one), number(two), number(three), 0],
            BEG | BURN | UP | UP_ALL_BUT => [at(&self.temples, one), 0, 0, 0],
            BUILD => [at(&self.buildings, one), if two != 0 { self.plain } else { 0 }, 0, 0],
            MONUMENT => [at(&self.monuments, one), 0, 0, 0],
            SAVE => [at(&self.savings, one), 0, 0, 0],
            BUY | SELL => [at(&self.resources, one), 0, 0, 0],
            ACT => [at(&self.gears, one), number(two), 0, 0],
            CALENDAR => [number(one), 0, 0, 0],
            _ => [0; 4],
        };
        let table = &view.table;
        let paid = match played {
            Move::Place(_) | Move::PlaceFirst => {
                // What one more worker costs; the space itself costs its own number.
                let placed = usize::from(table.placed);
                let price = |workers: usize| self.surcharge.get(workers).copied().unwrap_or_default();
                i16::from(price(placed + 1)) - i16::from(price(placed))
            }
            Move::Pay(bundle) => bundle.total() as i16,
            _ => 0,
        };
        let hands_on = matches!(played, Move::End | Move::Calendar(_));
        let [a, b, c, d] = arguments;
        [self.verbs[verb as usize], a, b, c, d, 0, paid, hands_on.into()]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn ids_go_there_and_back() {
        let moves: HashSet<Move> = (0..IDS)
            .map(|number| {
                let played = of_id(number).expect("every id is a move");
                assert_eq!(id(played), Some(number), "{played:?}");
                assert_eq!(decode(code(played)), Some(played));
                played
            })
            .collect();
        assert_eq!((moves.len(), IDS), (676, 676));
        assert_eq!(of_id(IDS), None);
    }

    #[test]
    fn a_code_of_no_move_is_refused() {
        for code in [0xFF00_0000, BEG << 24 | 3 << 16, END << 24 | 1, SAVE << 24 | 5 << 16] {
            assert_eq!(decode(code), None, "{code:x}");
        }
    }

    #[test]
    fn every_word_is_in_the_list() {
        let components = Components::builtin();
        let moves = Moves::new(&components);
        let lists = [
            &moves.verbs[..],
            &moves.gears,
            &moves.temples,
            &moves.technologies,
            &moves.resources,
            &moves.savings,
            &moves.numbers,
            &moves.wealth,
            &moves.buildings,
            &moves.monuments,
        ];
        assert!(lists.iter().all(|list| list.iter().all(|&word| word > 0)) && moves.plain > 0);
        let words: HashSet<&str> = moves.words().iter().copied().collect();
        assert_eq!(words.len(), moves.words().len(), "a word stands twice");
    }
}
