//! Moves: one small choice each, a few bytes.

use khipu_core::{NotationError, Seat, Tokens};

use crate::cards::Card;
use crate::components::{Components, MOST_PLAYERS};
use crate::goods::Payment;
use crate::names::{Colour, Draw, Good};
use crate::version::Version;

/// What a pair of workers is exchanged for (IS-4.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trade {
    /// A resource.
    Resource(Good),
    /// A card.
    Card(Draw),
}

/// One deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bargain {
    /// A faction card under a board.
    Card(Card),
    /// A deal of a seat with an enemy location (IS-9.11).
    Route(Seat, Card),
    /// An attack card of the virtual player, or taken from him (IS-8.2).
    Attack(Good),
}

/// One small choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Take an open card.
    Take(Card),
    /// Keep a card: of a pile, of those looked at, or of a prayer.
    Keep(Card),
    /// Build a card.
    Build(Card),
    /// Build a card and protect it: by a defence token, or by a samurai.
    BuildProtected(Card),
    /// Make a deal.
    Deal(Card),
    /// Raze: a card of the hand, or a location.
    Raze(Card),
    /// Activate an action location.
    Activate(Card),
    /// Exchange two workers.
    Exchange(Trade),
    /// Send a worker to an open production.
    Visit(Card),
    /// Pass.
    Pass,
    /// Free: a defence token on a location.
    Defend(Card),
    /// A samurai on a location.
    Samurai(Card),
    /// Free: a card under a location.
    Tuck(Card, Card),
    /// Free: a resource on a location.
    Put(Card, Good),
    /// Discard a location for a cost.
    Clear(Card),
    /// Discard a foundation for a cost.
    Foundation,
    /// Pay wood, stone, food and gold.
    Pay(Payment),
    /// A card of the hand, for whatever is asked.
    Give(Card),
    /// A deal, for whatever is asked.
    Bargain(Bargain),
    /// A colour, or a favour token of it.
    Colour(Colour),
    /// The three-coloured token.
    Tricolour,
    /// One of several: the number counts from 0.
    Choose(u8),
    /// Draw a card.
    Draw(Draw),
    /// A good.
    Good(Good),
    /// A location.
    Target(Card),
    /// A good from an enemy's supply.
    Steal(Seat, Good),
    /// A good of a location's raze field.
    Loot(Card, Good),
    /// An enemy.
    Enemy(Seat),
    /// Pray by drawing cards.
    Pray,
    /// Pray by using tokens.
    Tokens,
    /// Use a stored card in the prayer.
    Use(Card),
    /// Spend a matching resource, or gold for it.
    Offer(Good, bool),
    /// Turn a good into points.
    Cash(Good),
    /// Turn a card that was just gained into points.
    CashCard(Card),
    /// Decline what may be declined, or stop what may go on.
    Done,
}

impl Move {
    /// Whether it is one of the free actions, which answer no question.
    #[must_use]
    pub const fn is_free(self) -> bool {
        matches!(self, Self::Defend(_) | Self::Tuck(..) | Self::Put(..))
    }

    /// The move in words, as `docs/notation.md` describes them.
    #[must_use]
    pub(crate) fn write(self, rules: &Components, version: Version) -> String {
        let id = |card: Card| rules.id(card);
        let number = |seat: Seat| seat.index() + usize::from(version.first_seat());
        match self {
            Self::Take(card) => format!("take {}", id(card)),
            Self::Keep(card) => format!("keep {}", id(card)),
            Self::Build(card) => format!("build {}", id(card)),
            Self::BuildProtected(card) => format!("build {} protected", id(card)),
            Self::Deal(card) => format!("deal {}", id(card)),
            Self::Raze(card) => format!("raze {}", id(card)),
            Self::Activate(card) => format!("activate {}", id(card)),
            Self::Exchange(Trade::Resource(good)) => format!("exchange {}", good.name()),
            Self::Exchange(Trade::Card(draw)) => format!("exchange card {}", draw.name()),
            Self::Visit(card) => format!("visit {}", id(card)),
            Self::Pass => "pass".to_owned(),
            Self::Defend(card) => format!("defend {}", id(card)),
            Self::Samurai(card) => format!("samurai {}", id(card)),
            Self::Tuck(host, card) => format!("tuck {} {}", id(host), id(card)),
            Self::Put(host, good) => format!("put {} {}", id(host), good.name()),
            Self::Clear(card) => format!("clear {}", id(card)),
            Self::Foundation => "foundation".to_owned(),
            Self::Pay(payment) => {
                let named = payment.iter().zip(Good::NAMES).filter(|(n, _)| **n > 0);
                let parts: String = named.map(|(n, (name, _))| format!(" {n} {name}")).collect();
                format!("pay{parts}")
            }
            Self::Give(card) => format!("give {}", id(card)),
            Self::Bargain(Bargain::Card(card)) => format!("bargain {}", id(card)),
            Self::Bargain(Bargain::Route(seat, card)) => {
                format!("bargain route {} {}", number(seat), id(card))
            }
            Self::Bargain(Bargain::Attack(good)) => format!("bargain attack {}", good.name()),
            Self::Colour(colour) => format!("colour {}", colour.name()),
            Self::Tricolour => "tricolour".to_owned(),
            Self::Choose(number) => format!("choose {}", number + 1),
            Self::Draw(draw) => format!("draw {}", draw.name()),
            Self::Good(good) => format!("good {}", good.name()),
            Self::Target(card) => format!("target {}", id(card)),
            Self::Steal(seat, good) => format!("steal {} {}", number(seat), good.name()),
            Self::Loot(card, good) => format!("loot {} {}", id(card), good.name()),
            Self::Enemy(seat) => format!("enemy {}", number(seat)),
            Self::Pray => "pray".to_owned(),
            Self::Tokens => "tokens".to_owned(),
            Self::Use(card) => format!("use {}", id(card)),
            Self::Offer(good, gold) => format!("offer {}{}", good.name(), if gold { " gold" } else { "" }),
            Self::Cash(good) => format!("cash {}", good.name()),
            Self::CashCard(card) => format!("cash {}", id(card)),
            Self::Done => "done".to_owned(),
        }
    }

    /// Reads a move from words; it need not be legal, but it names things that exist.
    ///
    /// # Errors
    /// The first word that is not understood.
    pub(crate) fn parse(words: &str, rules: &Components, version: Version) -> Result<Self, NotationError> {
        let mut tokens = Tokens::new(words);
        let verb = tokens.choose(&VERBS)?;
        let parsed = verb(&mut Words { tokens: &mut tokens, rules, version })?;
        tokens.finish()?;
        Ok(parsed)
    }
}

/// The words after a verb.
struct Words<'a, 'b> {
    tokens: &'a mut Tokens<'b>,
    rules: &'a Components,
    version: Version,
}

type Parsed = Result<Move, NotationError>;

/// A word with the reading of what follows it.
type Verb = (&'static str, fn(&mut Words<'_, '_>) -> Parsed);

/// The first words of all moves.
const VERBS: [Verb; 33] = [
    ("take", |w| Ok(Move::Take(w.card()?))),
    ("keep", |w| Ok(Move::Keep(w.card()?))),
    ("build", |w| {
        let card = w.card()?;
        let protected = w.tokens.accept("protected");
        Ok(if protected { Move::BuildProtected(card) } else { Move::Build(card) })
    }),
    ("deal", |w| Ok(Move::Deal(w.card()?))),
    ("raze", |w| Ok(Move::Raze(w.card()?))),
    ("activate", |w| Ok(Move::Activate(w.card()?))),
    ("exchange", |w| {
        if w.tokens.accept("card") {
            return Ok(Move::Exchange(Trade::Card(w.tokens.choose(Draw::NAMES)?)));
        }
        Ok(Move::Exchange(Trade::Resource(w.resource()?)))
    }),
    ("visit", |w| Ok(Move::Visit(w.card()?))),
    ("pass", |_| Ok(Move::Pass)),
    ("defend", |w| Ok(Move::Defend(w.card()?))),
    ("samurai", |w| Ok(Move::Samurai(w.card()?))),
    ("tuck", |w| Ok(Move::Tuck(w.card()?, w.card()?))),
    ("put", |w| Ok(Move::Put(w.card()?, w.resource()?))),
    ("clear", |w| Ok(Move::Clear(w.card()?))),
    ("foundation", |_| Ok(Move::Foundation)),
    ("pay", |w| w.payment()),
    ("give", |w| Ok(Move::Give(w.card()?))),
    ("bargain", |w| {
        if w.tokens.accept("route") {
            return Ok(Move::Bargain(Bargain::Route(w.seat()?, w.card()?)));
        }
        if w.tokens.accept("attack") {
            return Ok(Move::Bargain(Bargain::Attack(w.good()?)));
        }
        Ok(Move::Bargain(Bargain::Card(w.card()?)))
    }),
    ("colour", |w| Ok(Move::Colour(w.tokens.choose(Colour::NAMES)?))),
    ("tricolour", |_| Ok(Move::Tricolour)),
    ("choose", |w| {
        let error = w.tokens.error(["1-9"]);
        let number = w.tokens.number().ok().filter(|n| (1..=9).contains(n)).ok_or(error)?;
        Ok(Move::Choose(number - 1))
    }),
    ("draw", |w| Ok(Move::Draw(w.tokens.choose(Draw::NAMES)?))),
    ("good", |w| Ok(Move::Good(w.good()?))),
    ("target", |w| Ok(Move::Target(w.card()?))),
    ("steal", |w| Ok(Move::Steal(w.seat()?, w.good()?))),
    ("loot", |w| Ok(Move::Loot(w.card()?, w.good()?))),
    ("enemy", |w| Ok(Move::Enemy(w.seat()?))),
    ("pray", |_| Ok(Move::Pray)),
    ("tokens", |_| Ok(Move::Tokens)),
    ("use", |w| Ok(Move::Use(w.card()?))),
    ("offer", |w| Ok(Move::Offer(w.resource()?, w.tokens.accept("gold")))),
    ("cash", |w| w.card().map(Move::CashCard).or_else(|_| Ok(Move::Cash(w.good()?)))),
    ("done", |_| Ok(Move::Done)),
];

impl Words<'_, '_> {
    fn card(&mut self) -> Result<Card, NotationError> {
        let error = self.tokens.error(["COM001"]);
        let word = self.tokens.peek().unwrap_or_default();
        let card =
            self.rules.card(word).or_else(|| self.rules.card(&word.to_ascii_uppercase())).ok_or(error)?;
        let _ = self.tokens.accept(word);
        Ok(card)
    }

    fn seat(&mut self) -> Result<Seat, NotationError> {
        let first = self.version.first_seat();
        let last = first + MOST_PLAYERS as u8 - 1;
        let error = self.tokens.error([format!("{first}-{last}")]);
        let number = self.tokens.number().ok().filter(|n| (first..=last).contains(n)).ok_or(error)?;
        Ok(Seat::new(usize::from(number - first)))
    }

    fn good(&mut self) -> Result<Good, NotationError> {
        self.tokens.choose(Good::NAMES)
    }

    fn resource(&mut self) -> Result<Good, NotationError> {
        self.tokens.choose(&Good::NAMES[..3])
    }

    fn payment(&mut self) -> Parsed {
        let mut payment = [0; 4];
        while !self.tokens.is_done() {
            let amount = self.tokens.number()?;
            let good = self.tokens.choose(&Good::NAMES[..4])?;
            payment[good as usize] = amount;
        }
        Ok(Move::Pay(payment))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seats have the same numbers in moves as in positions; games of version 1 keep theirs.
    #[test]
    fn seats_are_counted_from_0() {
        let rules = Components::builtin();
        let enemy = Move::Enemy(Seat::new(1));
        for (version, words, none) in
            [(Version::One, "enemy 2", "enemy 0"), (Version::Two, "enemy 1", "enemy 5")]
        {
            assert_eq!(enemy.write(&rules, version), words);
            assert_eq!(Move::parse(words, &rules, version), Ok(enemy));
            assert!(Move::parse(none, &rules, version).is_err());
        }
    }
}
