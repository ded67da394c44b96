//! Moves of Imperial Settlers as numbers: codes for data, rows for menus.

use khipu_core::{Id, Seat};
use khipu_learn::{MoveRow, Words};
use khipu_settlers::{Bargain, Card, Colour, Components, Draw, Good, MOST_PLAYERS, Move, Trade};

/// The words of the verbs; their places are the first byte of codes and never change.
const VERBS: [&str; 38] = [
    "take",
    "keep",
    "build",
    "build protected",
    "deal",
    "raze",
    "activate",
    "exchange",
    "exchange card",
    "visit",
    "pass",
    "defend",
    "samurai",
    "tuck",
    "put",
    "clear",
    "foundation",
    "pay",
    "give",
    "bargain",
    "bargain route",
    "bargain attack",
    "colour",
    "tricolour",
    "choose",
    "draw",
    "good",
    "target",
    "steal",
    "loot",
    "enemy",
    "pray",
    "tokens",
    "use",
    "offer",
    "cash",
    "cash card",
    "done",
];

const PAY: u8 = 17;
/// Bits of each amount of a payment.
const AMOUNT: u32 = 6;
/// Bits of each of two arguments.
const ARGUMENT: u32 = 12;

/// The verb and two arguments of a move, each below 4,096. Payments have four, and are not made this way.
fn parts(played: Move) -> (u8, [u16; 2]) {
    let none = |verb| (verb, [0; 2]);
    let card = |verb, card: Card| (verb, [card, 0]);
    match played {
        Move::Take(taken) => card(0, taken),
        Move::Keep(kept) => card(1, kept),
        Move::Build(built) => card(2, built),
        Move::BuildProtected(built) => card(3, built),
        Move::Deal(made) => card(4, made),
        Move::Raze(razed) => card(5, razed),
        Move::Activate(used) => card(6, used),
        Move::Exchange(Trade::Resource(good)) => (7, [good as u16, 0]),
        Move::Exchange(Trade::Card(draw)) => (8, [draw as u16, 0]),
        Move::Visit(visited) => card(9, visited),
        Move::Pass => none(10),
        Move::Defend(defended) => card(11, defended),
        Move::Samurai(guarded) => card(12, guarded),
        Move::Tuck(host, tucked) => (13, [host, tucked]),
        Move::Put(host, good) => (14, [host, good as u16]),
        Move::Clear(cleared) => card(15, cleared),
        Move::Foundation => none(16),
        Move::Pay(_) => none(PAY),
        Move::Give(given) => card(18, given),
        Move::Bargain(Bargain::Card(given)) => card(19, given),
        Move::Bargain(Bargain::Route(seat, route)) => (20, [seat.index() as u16, route]),
        Move::Bargain(Bargain::Attack(good)) => (21, [good as u16, 0]),
        Move::Colour(colour) => (22, [colour as u16, 0]),
        Move::Tricolour => none(23),
        Move::Choose(number) => (24, [number.into(), 0]),
        Move::Draw(draw) => (25, [draw as u16, 0]),
        Move::Good(good) => (26, [good as u16, 0]),
        Move::Target(target) => card(27, target),
        Move::Steal(seat, good) => (28, [seat.index() as u16, good as u16]),
        Move::Loot(looted, good) => (29, [looted, good as u16]),
        Move::Enemy(seat) => (30, [seat.index() as u16, 0]),
        Move::Pray => none(31),
        Move::Tokens => none(32),
        Move::Use(used) => card(33, used),
        Move::Offer(good, gold) => (34, [good as u16, gold.into()]),
        Move::Cash(good) => (35, [good as u16, 0]),
        Move::CashCard(cashed) => card(36, cashed),
        Move::Done => none(37),
    }
}

/// The verb in a byte, then two arguments of twelve bits; a payment has four of six.
pub(crate) fn code(played: Move) -> u32 {
    if let Move::Pay(paid) = played {
        let most = (1 << AMOUNT) - 1;
        let amounts = paid.iter().fold(0, |code, &n| code << AMOUNT | u32::from(n).min(most));
        return u32::from(PAY) << 24 | amounts;
    }
    let (verb, [one, two]) = parts(played);
    u32::from(verb) << 24 | u32::from(one) << ARGUMENT | u32::from(two)
}

/// How moves become rows and come back from codes.
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    words: Words,
    verbs: Vec<i16>,
    cards: Vec<i16>,
    goods: Vec<i16>,
    colours: Vec<i16>,
    draws: Vec<i16>,
    seats: Vec<i16>,
    numbers: Vec<i16>,
}

/// The words of the list, one a line.
const WORDS: &str = include_str!("../words.txt");
/// Numbers from 0 that have words: as many as an amount of a payment can be.
const NUMBERS: u8 = 1 << AMOUNT;

impl Moves {
    pub(crate) fn new(rules: &Components) -> Self {
        let words = Words::new(WORDS);
        Self {
            verbs: words.all(VERBS),
            cards: words.all(rules.ids.iter().map(Id::as_str)),
            goods: words.all(Good::ALL.map(Good::name)),
            // Gold is a good too: the colour has a word of its own.
            colours: words.all(Colour::ALL.map(Colour::tint)),
            draws: words.all(Draw::ALL.map(Draw::name)),
            seats: words.all((1..=MOST_PLAYERS).map(|seat| format!("seat {seat}"))),
            numbers: words.all((0..NUMBERS).map(|number| number.to_string())),
            words,
        }
    }

    pub(crate) fn words(&self) -> &[&'static str] {
        self.words.list()
    }

    /// The move of a code; it names things that exist, but need not be legal.
    pub(crate) fn decode(&self, code: u32) -> Option<Move> {
        let most = (1 << ARGUMENT) - 1;
        let (verb, one, two) = (code >> 24, (code >> ARGUMENT & most) as u16, (code & most) as u16);
        let card = |number: u16| (usize::from(number) < self.cards.len()).then_some(number);
        let good = |number: u16| Good::ALL.get(usize::from(number)).copied();
        let draw = || Draw::ALL.get(usize::from(one)).copied();
        let seat = || (usize::from(one) < MOST_PLAYERS).then(|| Seat::new(one.into()));
        let decoded = match verb as u8 {
            0 => Move::Take(card(one)?),
            1 => Move::Keep(card(one)?),
            2 => Move::Build(card(one)?),
            3 => Move::BuildProtected(card(one)?),
            4 => Move::Deal(card(one)?),
            5 => Move::Raze(card(one)?),
            6 => Move::Activate(card(one)?),
            7 => Move::Exchange(Trade::Resource(good(one)?)),
            8 => Move::Exchange(Trade::Card(draw()?)),
            9 => Move::Visit(card(one)?),
            10 => Move::Pass,
            11 => Move::Defend(card(one)?),
            12 => Move::Samurai(card(one)?),
            13 => Move::Tuck(card(one)?, card(two)?),
            14 => Move::Put(card(one)?, good(two)?),
            15 => Move::Clear(card(one)?),
            16 => Move::Foundation,
            PAY => {
                let amount = |place: u32| (code >> (AMOUNT * (3 - place)) & ((1 << AMOUNT) - 1)) as u8;
                Move::Pay([amount(0), amount(1), amount(2), amount(3)])
            }
            18 => Move::Give(card(one)?),
            19 => Move::Bargain(Bargain::Card(card(one)?)),
            20 => Move::Bargain(Bargain::Route(seat()?, card(two)?)),
            21 => Move::Bargain(Bargain::Attack(good(one)?)),
            22 => Move::Colour(Colour::ALL.get(usize::from(one)).copied()?),
            23 => Move::Tricolour,
            24 => Move::Choose(u8::try_from(one).ok()?),
            25 => Move::Draw(draw()?),
            26 => Move::Good(good(one)?),
            27 => Move::Target(card(one)?),
            28 => Move::Steal(seat()?, good(two)?),
            29 => Move::Loot(card(one)?, good(two)?),
            30 => Move::Enemy(seat()?),
            31 => Move::Pray,
            32 => Move::Tokens,
            33 => Move::Use(card(one)?),
            34 => Move::Offer(good(one)?, two != 0),
            35 => Move::Cash(good(one)?),
            36 => Move::CashCard(card(one)?),
            37 => Move::Done,
            _ => return None,
        };
        (self::code(decoded) == code).then_some(decoded)
    }

    pub(crate) fn row(&self, played: Move) -> MoveRow {
        let at = |list: &[i16], place: usize| list.get(place).copied().unwrap_or_default();
        let card = |card: Card| at(&self.cards, card.into());
        let good = |good: Good| at(&self.goods, good as usize);
        let seat = |seat: Seat| at(&self.seats, seat.index());
        let number = |number: u8| at(&self.numbers, number.into());
        let one = |word: i16| [word, 0, 0, 0];
        let two = |first: i16, second: i16| [first, second, 0, 0];
        let arguments = match played {
            Move::Take(named) | Move::Keep(named) | Move::Build(named) => one(card(named)),
            Move::BuildProtected(named) | Move::Deal(named) | Move::Raze(named) => one(card(named)),
            Move::Activate(named) | Move::Visit(named) | Move::Defend(named) => one(card(named)),
            Move::Samurai(named) | Move::Clear(named) | Move::Give(named) => one(card(named)),
            Move::Bargain(Bargain::Card(named)) | Move::Target(named) => one(card(named)),
            Move::Use(named) | Move::CashCard(named) => one(card(named)),
            Move::Exchange(Trade::Resource(named)) | Move::Good(named) | Move::Cash(named) => {
                one(good(named))
            }
            Move::Bargain(Bargain::Attack(named)) => one(good(named)),
            Move::Exchange(Trade::Card(draw)) | Move::Draw(draw) => one(at(&self.draws, draw as usize)),
            Move::Tuck(host, tucked) => two(card(host), card(tucked)),
            Move::Put(host, put) => two(card(host), good(put)),
            Move::Loot(looted, taken) => two(card(looted), good(taken)),
            Move::Bargain(Bargain::Route(with, route)) => two(seat(with), card(route)),
            Move::Steal(from, stolen) => two(seat(from), good(stolen)),
            Move::Enemy(enemy) => one(seat(enemy)),
            Move::Pay(paid) => paid.map(number),
            Move::Colour(colour) => one(at(&self.colours, colour as usize)),
            Move::Choose(choice) => one(number(choice + 1)),
            Move::Offer(offered, gold) => two(good(offered), if gold { good(Good::Gold) } else { 0 }),
            Move::Pass | Move::Foundation | Move::Tricolour | Move::Pray | Move::Tokens | Move::Done => {
                [0; 4]
            }
        };
        let paid = match played {
            Move::Pay(paid) => paid.iter().map(|&amount| i16::from(amount)).sum(),
            _ => 0,
        };
        let [a, b, c, d] = arguments;
        let verb = at(&self.verbs, parts(played).0.into());
        [verb, a, b, c, d, played.is_free().into(), paid, (played == Move::Pass).into()]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_word_is_in_the_list() {
        let moves = Moves::new(&Components::builtin());
        let lists = [&moves.verbs, &moves.cards, &moves.goods, &moves.colours, &moves.draws, &moves.seats];
        assert!(lists.iter().all(|list| list.iter().all(|&word| word > 0)));
        assert!(moves.numbers.iter().all(|&word| word > 0));
        let words: HashSet<&str> = moves.words().iter().copied().collect();
        assert_eq!(words.len(), moves.words().len(), "a word stands twice");
    }

    #[test]
    fn a_code_of_no_move_is_refused() {
        let moves = Moves::new(&Components::builtin());
        // No such verb, card, good, seat; an argument where there is none.
        for code in [0xFF00_0000, 0x00FF_F000, 0x1A00_B000, 0x1E00_5000, 0x2500_1000] {
            assert_eq!(moves.decode(code), None, "{code:x}");
        }
        assert_eq!(moves.decode(0x1A00_A000), Some(Move::Good(Good::Favor)));
    }
}
