//! Moves of Tawantinsuyu as numbers: codes for data, rows for menus.

use khipu_core::Id;
use khipu_learn::{MoveRow, Words};
use khipu_tawantinsuyu::{
    Components, Edge, Effect, End, Fee, Good, Kind, Move, SECTIONS, STAIRS, Size, Task, Tile, Victim,
};

/// The words of the verbs; their places are the first byte of codes and never change.
const VERBS: [&str; 47] = [
    "start",
    "keep",
    "stand",
    "place",
    "walk",
    "pray",
    "train",
    "recruit",
    "pay",
    "benefits",
    "decline",
    "capture",
    "task",
    "bury",
    "buy",
    "lay",
    "lay new",
    "weave top",
    "weave under",
    "build",
    "exchange",
    "remove",
    "statue",
    "stairs",
    "hold",
    "take",
    "take deck",
    "nomad",
    "gain",
    "climb",
    "flip",
    "produce",
    "gold",
    "sacrifice",
    "offer",
    "casualty",
    "muster",
    "conquer",
    "turn",
    "lose",
    "hire",
    "dismiss",
    "play",
    "discard",
    "trade",
    "appeal",
    "done",
];

/// A word with what it makes of a number.
type Word = (&'static str, fn(u8) -> Effect);

/// Effects by number, with the words that rows name them by.
const EFFECTS: [Word; 19] = [
    ("potato", |n| Effect::Goods(Good::Potato, n)),
    ("corn", |n| Effect::Goods(Good::Corn, n)),
    ("stone", |n| Effect::Goods(Good::Stone, n)),
    ("gold", |n| Effect::Goods(Good::Gold, n)),
    ("points", Effect::Points),
    ("army", Effect::Army),
    ("god", Effect::God),
    ("training", Effect::Training),
    ("worker", Effect::Worker),
    ("weaving", Effect::Weaving),
    ("step", Effect::Step),
    ("paid_step", Effect::PaidStep),
    ("rejuvenate", Effect::Rejuvenate),
    ("small_statue", Effect::SmallStatue),
    ("building", Effect::Building),
    ("stairs", Effect::Stairs),
    ("build_task", Effect::BuildTask),
    ("statue_task", Effect::StatueTask),
    ("stairs_task", Effect::StairsTask),
];

fn effect_number(effect: Effect) -> u8 {
    let known = EFFECTS.iter().position(|(_, make)| make(effect.count()) == effect);
    known.unwrap_or_default() as u8
}

/// The god card of a placement that is begun with gold.
const GOLD: u8 = u8::MAX;
/// Bits of each amount of a payment.
const AMOUNT: u32 = 6;

/// The verb and three arguments of a move, each below 256. Payments have four, and are not made this way.
fn parts(played: Move) -> (u8, [u8; 3]) {
    let none = |verb| (verb, [0; 3]);
    let one = |verb, argument| (verb, [argument, 0, 0]);
    let two = |verb, first, second| (verb, [first, second, 0]);
    match played {
        Move::Start(tile) => one(0, tile),
        Move::Keep(cards) => (1, cards),
        Move::Stand(section) => one(2, section),
        Move::Place { worker, role, space, fee } => {
            let fee = match fee {
                Fee::Card(card) => card,
                Fee::Gold => GOLD,
            };
            (3, [worker as u8 * 8 + role as u8, space, fee])
        }
        Move::Walk(spaces) => one(4, spaces),
        Move::Pray => none(5),
        Move::Train => none(6),
        Move::Recruit(kind) => one(7, kind as u8),
        Move::Pay(_) => none(PAY),
        Move::Boon { later } => one(9, later.into()),
        Move::Decline(effect) => two(10, effect.count(), effect_number(effect)),
        Move::Capture(space) => one(11, space),
        Move::Task(task) => one(12, task as u8),
        Move::Bury(tile) => one(13, tile),
        Move::Buy(tile) => one(14, tile),
        Move::Lay(row, edge) => two(15, row, edge as u8),
        Move::LayNew => none(16),
        Move::WeaveTop => none(17),
        Move::WeaveUnder => none(18),
        Move::Build(building) => one(19, building),
        Move::Exchange(card) => one(20, card),
        Move::Remove(building) => one(21, building),
        Move::Statue(god, size) => two(22, god, size as u8),
        Move::Stairs(place) => one(23, place),
        Move::Hold(kind) => one(24, kind),
        Move::TakeOffer(card) => one(25, card),
        Move::TakeDeck => none(26),
        Move::Nomad(kind) => one(27, kind as u8),
        Move::Gain(effect) => two(28, effect.count(), effect_number(effect)),
        Move::Climb => none(29),
        Move::Flip(Tile::Building(building)) => two(30, 0, building),
        Move::Flip(Tile::Army(kind)) => two(30, 1, kind),
        Move::Produce(building) => one(31, building),
        Move::Gold => none(32),
        Move::Sacrifice(god, size) => two(33, god, size as u8),
        Move::Offer(steps) => one(34, steps),
        Move::Casualty(Victim::Village(end)) => two(35, 0, end as u8),
        Move::Casualty(Victim::Nomad(kind)) => two(35, 1, kind as u8),
        Move::Muster(kind) => one(36, kind),
        Move::Conquer(space) => one(37, space),
        Move::TurnDown(kind) => one(38, kind),
        Move::Lose(kind) => one(39, kind),
        Move::Hire(end) => one(40, end as u8),
        Move::Dismiss(kind) => one(41, kind as u8),
        Move::PlayGod(card) => one(42, card),
        Move::Discard(kind) => one(43, kind),
        Move::Trade(from, to) => two(44, from as u8, to as u8),
        Move::Appeal => none(45),
        Move::Done => none(46),
    }
}

const PAY: u8 = 8;

/// The verb in a byte, then three arguments of a byte; a payment has four of six bits.
pub(crate) fn code(played: Move) -> u32 {
    if let Move::Pay(paid) = played {
        let most = (1 << AMOUNT) - 1;
        let amounts = paid.iter().fold(0, |code, &n| code << AMOUNT | u32::from(n).min(most));
        return u32::from(PAY) << 24 | amounts;
    }
    let (verb, [one, two, three]) = parts(played);
    u32::from_be_bytes([verb, one, two, three])
}

/// How moves become rows and come back from codes.
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    words: Words,
    verbs: Vec<i16>,
    kinds: Vec<i16>,
    goods: Vec<i16>,
    tasks: Vec<i16>,
    effects: Vec<i16>,
    sizes: Vec<i16>,
    ends: Vec<i16>,
    edges: Vec<i16>,
    gods: Vec<i16>,
    god_cards: Vec<i16>,
    army: Vec<i16>,
    buildings: Vec<i16>,
    weavings: Vec<i16>,
    spaces: Vec<i16>,
    conquests: Vec<i16>,
    numbers: Vec<i16>,
    /// Before and after; upper and lower; nomad.
    others: Vec<i16>,
}

/// The words of the list, one a line.
const WORDS: &str = include_str!("../words.txt");
const OTHERS: [&str; 5] = ["before", "after", "upper", "lower", "nomads"];
/// Numbers from 0 that have words: as many as an amount of a payment can be.
const NUMBERS: u8 = 1 << AMOUNT;

impl Moves {
    pub(crate) fn new(rules: &Components) -> Self {
        let words = Words::new(WORDS);
        Self {
            verbs: words.all(VERBS),
            kinds: words.all(Kind::ALL.map(Kind::name)),
            goods: words.all(Good::ALL.map(Good::name)),
            tasks: words.all(Task::ALL.map(Task::name)),
            effects: words.all(EFFECTS.map(|(word, _)| word)),
            sizes: words.all(Size::ALL.map(Size::name)),
            ends: words.all(End::ALL.map(End::name)),
            edges: words.all(Edge::ALL.map(Edge::name)),
            gods: words.all(rules.gods.iter().map(Id::as_str)),
            god_cards: words.all(rules.god_cards.iter().map(|plan| plan.id.as_str())),
            army: words.all(rules.army.iter().map(|plan| plan.id.as_str())),
            buildings: words.all(rules.buildings.iter().map(|plan| plan.id.as_str())),
            weavings: words.all(rules.weavings.iter().map(|plan| plan.id.as_str())),
            spaces: words.all(rules.hill.spaces.iter().map(|plan| plan.id.as_str())),
            conquests: words.all(rules.conquests.iter().map(|plan| plan.id.as_str())),
            numbers: words.all((0..NUMBERS).map(|number| number.to_string())),
            others: words.all(OTHERS),
            words,
        }
    }

    pub(crate) fn words(&self) -> &[&'static str] {
        self.words.list()
    }

    /// The move of a code; it names things that exist, but need not be legal.
    pub(crate) fn decode(&self, code: u32) -> Option<Move> {
        let [verb, one, two, three] = code.to_be_bytes();
        let within = |list: &[i16], number: u8| (usize::from(number) < list.len()).then_some(number);
        let weaving = || within(&self.weavings, one);
        let building = || within(&self.buildings, one);
        let card = |number| within(&self.god_cards, number);
        let army = |number| within(&self.army, number);
        let kind = |number: u8| Kind::ALL.get(usize::from(number)).copied();
        let good = |number: u8| Good::ALL.get(usize::from(number)).copied();
        let size = || Size::ALL.get(usize::from(two)).copied();
        let end = |number: u8| End::ALL.get(usize::from(number)).copied();
        let effect = || EFFECTS.get(usize::from(two)).map(|(_, make)| make(one));
        let decoded = match verb {
            0 => Move::Start(weaving()?),
            1 => Move::Keep([card(one)?, card(two)?, card(three)?]),
            2 => Move::Stand((usize::from(one) < SECTIONS).then_some(one)?),
            3 => Move::Place {
                worker: kind(one / 8)?,
                role: kind(one % 8)?,
                space: within(&self.spaces, two)?,
                fee: if three == GOLD { Fee::Gold } else { Fee::Card(card(three)?) },
            },
            4 => Move::Walk(one),
            5 => Move::Pray,
            6 => Move::Train,
            7 => Move::Recruit(kind(one)?),
            PAY => {
                let amount = |place: u32| (code >> (AMOUNT * (3 - place)) & ((1 << AMOUNT) - 1)) as u8;
                Move::Pay([amount(0), amount(1), amount(2), amount(3)])
            }
            9 => Move::Boon { later: one != 0 },
            10 => Move::Decline(effect()?),
            11 => Move::Capture(within(&self.spaces, one)?),
            12 => Move::Task(Task::ALL.get(usize::from(one)).copied()?),
            13 => Move::Bury(weaving()?),
            14 => Move::Buy(weaving()?),
            15 => Move::Lay(one, Edge::ALL.get(usize::from(two)).copied()?),
            16 => Move::LayNew,
            17 => Move::WeaveTop,
            18 => Move::WeaveUnder,
            19 => Move::Build(building()?),
            20 => Move::Exchange(card(one)?),
            21 => Move::Remove(building()?),
            22 => Move::Statue(within(&self.gods, one)?, size()?),
            23 => Move::Stairs((usize::from(one) < STAIRS).then_some(one)?),
            24 => Move::Hold(army(one)?),
            25 => Move::TakeOffer(card(one)?),
            26 => Move::TakeDeck,
            27 => Move::Nomad(kind(one)?),
            28 => Move::Gain(effect()?),
            29 => Move::Climb,
            30 if one == 0 => Move::Flip(Tile::Building(within(&self.buildings, two)?)),
            30 => Move::Flip(Tile::Army(army(two)?)),
            31 => Move::Produce(building()?),
            32 => Move::Gold,
            33 => Move::Sacrifice(within(&self.gods, one)?, size()?),
            34 => Move::Offer(one),
            35 if one == 0 => Move::Casualty(Victim::Village(end(two)?)),
            35 => Move::Casualty(Victim::Nomad(kind(two)?)),
            36 => Move::Muster(army(one)?),
            37 => Move::Conquer(within(&self.conquests, one)?),
            38 => Move::TurnDown(army(one)?),
            39 => Move::Lose(army(one)?),
            40 => Move::Hire(end(one)?),
            41 => Move::Dismiss(kind(one)?),
            42 => Move::PlayGod(card(one)?),
            43 => Move::Discard(army(one)?),
            44 => Move::Trade(good(one)?, good(two)?),
            45 => Move::Appeal,
            46 => Move::Done,
            _ => return None,
        };
        (self::code(decoded) == code).then_some(decoded)
    }

    pub(crate) fn row(&self, played: Move) -> MoveRow {
        let at = |list: &[i16], place: u8| list.get(usize::from(place)).copied().unwrap_or_default();
        let number = |number: u8| at(&self.numbers, number);
        let one = |list: &[i16], place: u8| [at(list, place), 0, 0, 0];
        let arguments = match played {
            Move::Start(tile) | Move::Bury(tile) | Move::Buy(tile) => one(&self.weavings, tile),
            Move::Keep([first, second, third]) => {
                let card = |card| at(&self.god_cards, card);
                [card(first), card(second), card(third), 0]
            }
            Move::Stand(section) => [number(section + 1), 0, 0, 0],
            Move::Place { worker, role, space, fee } => {
                let fee = match fee {
                    Fee::Card(card) => at(&self.god_cards, card),
                    Fee::Gold => at(&self.goods, Good::Gold as u8),
                };
                let role = if role == worker { 0 } else { at(&self.kinds, role as u8) };
                [at(&self.kinds, worker as u8), at(&self.spaces, space), fee, role]
            }
            Move::Walk(count) | Move::Offer(count) => [number(count), 0, 0, 0],
            Move::Recruit(kind) | Move::Nomad(kind) | Move::Dismiss(kind) => one(&self.kinds, kind as u8),
            Move::Pay(paid) => paid.map(number),
            Move::Boon { later } => one(&self.others, later.into()),
            Move::Decline(effect) | Move::Gain(effect) => {
                [number(effect.count()), at(&self.effects, effect_number(effect)), 0, 0]
            }
            Move::Capture(space) => one(&self.spaces, space),
            Move::Task(task) => one(&self.tasks, task as u8),
            Move::Lay(row, edge) => [number(row + 1), at(&self.edges, edge as u8), 0, 0],
            Move::Build(tile) | Move::Remove(tile) | Move::Produce(tile) => one(&self.buildings, tile),
            Move::Flip(Tile::Building(building)) => one(&self.buildings, building),
            Move::Flip(Tile::Army(kind)) => one(&self.army, kind),
            Move::Exchange(card) | Move::TakeOffer(card) | Move::PlayGod(card) => one(&self.god_cards, card),
            Move::Statue(god, size) | Move::Sacrifice(god, size) => {
                [at(&self.gods, god), at(&self.sizes, size as u8), 0, 0]
            }
            Move::Stairs(place) => {
                let (level, section) = (place / SECTIONS as u8, place % SECTIONS as u8);
                [number(section + 1), at(&self.others, 2 + level), 0, 0]
            }
            Move::Hold(kind) | Move::Muster(kind) | Move::TurnDown(kind) => one(&self.army, kind),
            Move::Lose(kind) | Move::Discard(kind) => one(&self.army, kind),
            Move::Casualty(Victim::Village(end)) | Move::Hire(end) => one(&self.ends, end as u8),
            Move::Casualty(Victim::Nomad(kind)) => [at(&self.others, 4), at(&self.kinds, kind as u8), 0, 0],
            Move::Conquer(space) => one(&self.conquests, space),
            Move::Trade(from, to) => [at(&self.goods, from as u8), at(&self.goods, to as u8), 0, 0],
            Move::Pray | Move::Train | Move::LayNew | Move::WeaveTop | Move::WeaveUnder => [0; 4],
            Move::TakeDeck | Move::Climb | Move::Gold | Move::Appeal | Move::Done => [0; 4],
        };
        let paid = match played {
            Move::Pay(paid) => paid.iter().map(|&amount| i16::from(amount)).sum(),
            _ => 0,
        };
        let [a, b, c, d] = arguments;
        [at(&self.verbs, parts(played).0), a, b, c, d, played.is_free().into(), paid, 0]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_word_is_in_the_list() {
        let moves = Moves::new(&Components::builtin());
        let lists = [
            &moves.verbs,
            &moves.kinds,
            &moves.goods,
            &moves.tasks,
            &moves.effects,
            &moves.sizes,
            &moves.ends,
            &moves.edges,
            &moves.gods,
            &moves.god_cards,
            &moves.army,
            &moves.buildings,
            &moves.weavings,
            &moves.spaces,
            &moves.conquests,
            &moves.numbers,
            &moves.others,
        ];
        assert!(lists.iter().all(|list| list.iter().all(|&word| word > 0)));
        let words: HashSet<&str> = moves.words().iter().copied().collect();
        assert_eq!(words.len(), moves.words().len(), "a word stands twice");
    }

    #[test]
    fn a_code_of_no_move_is_refused() {
        let moves = Moves::new(&Components::builtin());
        // No such verb, card, kind, section; an argument where there is none.
        for code in [0xFF00_0000, 0x2A2A_0000, 0x0705_0000, 0x0205_0000, 0x2E01_0000] {
            assert_eq!(moves.decode(code), None, "{code:x}");
        }
        assert_eq!(moves.decode(0x2A29_0000), Some(Move::PlayGod(41)));
    }
}
