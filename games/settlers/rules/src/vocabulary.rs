//! How fields of what is pending stand in the documented form: ids, bounds of numbers, names.

use khipu_core::kit::{Names, Phrase, Within, Worded, Wording};
use khipu_core::{NotationError, Tokens};

use crate::cards::{Card, NO_CARD};
use crate::components::{Booty, Components, MOST_PLAYERS, Paid, Pile, Prey};
use crate::goods::Bill;
use crate::names::{Good, Source};
use crate::pending::{Origin, Step};
use crate::version::Version;

/// What it takes to know the words of a game.
#[derive(Clone, Copy)]
pub(crate) struct Vocabulary<'a> {
    pub rules: &'a Components,
    pub version: Version,
}

const NONE: &str = "none";

pub(crate) const DIGIT: Within = Within(0, 9);
pub(crate) const FOUR: Within = Within(0, 4);
/// A number of things still to come.
pub(crate) const LEFT: Within = Within(1, 60);
/// A place among the locations.
pub(crate) const PLACE: Within = Within(0, 99);

pub(crate) const YES: Names<bool> = Names(&[("no", false), ("yes", true)]);
pub(crate) const PAID: Names<Paid> =
    Names(&[("hand", Paid::Discard), ("tuck", Paid::Tuck), ("place", Paid::Place)]);
pub(crate) const PILE: Names<Pile> =
    Names(&[("any", Pile::Any), ("common", Pile::Common), ("faction", Pile::Faction)]);
pub(crate) const PREY: Names<Prey> = Names(&[
    ("hand", Prey::Hand),
    ("enemy", Prey::Enemy),
    ("own", Prey::Own),
    ("hand_or_enemy", Prey::HandOrEnemy),
]);
pub(crate) const BOOTY: Names<Booty> = Names(&[
    ("resource", Booty::Resource),
    ("worker", Booty::Good(Good::Worker)),
    ("gold", Booty::Good(Good::Gold)),
    ("raze", Booty::Good(Good::Raze)),
]);
/// Wood, stone or food.
pub(crate) const RESOURCE: Names<Good> = Names(Good::NAMES.split_at(3).0);

pub(crate) const GAIN: Numbered = Numbered(|rules| rules.book.gains.len());
pub(crate) const PRAYER: Numbered = Numbered(|rules| rules.book.prayers.len());
pub(crate) const SEQUENCE: Numbered = Numbered(|rules| rules.book.sequences.len());

type Parsed<T> = Result<T, NotationError>;

/// One of the numbered entries that the cards are compiled to.
pub(crate) struct Numbered(fn(&Components) -> usize);

impl Wording<Vocabulary<'_>> for Numbered {
    type Value = u16;

    fn write(&self, _: &Vocabulary<'_>, number: u16, words: &mut Phrase) {
        words.push(number);
    }

    fn read(&self, vocabulary: &Vocabulary<'_>, tokens: &mut Tokens<'_>) -> Parsed<u16> {
        let count = (self.0)(vocabulary.rules);
        let error = tokens.error([format!("0-{}", count.saturating_sub(1))]);
        let word = tokens.peek().unwrap_or_default();
        let number = word.parse::<u16>().ok().filter(|n| usize::from(*n) < count).ok_or(error)?;
        let _ = tokens.accept(word);
        Ok(number)
    }
}

/// A card by its id.
pub(crate) struct OnCard;

impl Wording<Vocabulary<'_>> for OnCard {
    type Value = Card;

    fn write(&self, vocabulary: &Vocabulary<'_>, card: Card, words: &mut Phrase) {
        CardOrNone.write(vocabulary, card, words);
    }

    fn read(&self, vocabulary: &Vocabulary<'_>, tokens: &mut Tokens<'_>) -> Parsed<Card> {
        let error = tokens.error(["COM001"]);
        let word = tokens.peek().unwrap_or_default();
        let card = vocabulary.rules.card(word).ok_or(error)?;
        let _ = tokens.accept(word);
        Ok(card)
    }
}

/// A card, or none.
pub(crate) struct CardOrNone;

impl Wording<Vocabulary<'_>> for CardOrNone {
    type Value = Card;

    fn write(&self, vocabulary: &Vocabulary<'_>, card: Card, words: &mut Phrase) {
        if card == NO_CARD {
            words.push(NONE);
        } else {
            words.push(vocabulary.rules.id(card));
        }
    }

    fn read(&self, vocabulary: &Vocabulary<'_>, tokens: &mut Tokens<'_>) -> Parsed<Card> {
        if tokens.accept(NONE) { Ok(NO_CARD) } else { OnCard.read(vocabulary, tokens) }
    }
}

/// A good, or none.
pub(crate) struct GoodOrNone;

impl<R: ?Sized> Wording<R> for GoodOrNone {
    type Value = Option<Good>;

    fn write(&self, _: &R, good: Option<Good>, words: &mut Phrase) {
        words.push(good.map_or(NONE, Good::name));
    }

    fn read(&self, _: &R, tokens: &mut Tokens<'_>) -> Parsed<Option<Good>> {
        if tokens.accept(NONE) { Ok(None) } else { tokens.choose(Good::NAMES).map(Some) }
    }
}

/// A good that is kept by its number.
pub(crate) struct GoodNumber;

impl<R: ?Sized> Wording<R> for GoodNumber {
    type Value = u8;

    fn write(&self, _: &R, good: u8, words: &mut Phrase) {
        words.push(Good::ALL[usize::from(good)].name());
    }

    fn read(&self, _: &R, tokens: &mut Tokens<'_>) -> Parsed<u8> {
        tokens.choose(Good::NAMES).map(|good| good as u8)
    }
}

impl Worded<Vocabulary<'_>> for Bill {
    fn write(self, _: &Vocabulary<'_>, words: &mut Phrase) {
        let [wood, stone, food] = self.resources;
        for amount in [wood, stone, food, self.gold, self.any] {
            words.push(amount);
        }
    }

    fn read(vocabulary: &Vocabulary<'_>, tokens: &mut Tokens<'_>) -> Parsed<Self> {
        let mut amount = || DIGIT.read(vocabulary, tokens);
        Ok(Self { resources: [amount()?, amount()?, amount()?], gold: amount()?, any: amount()? })
    }
}

impl Worded<Vocabulary<'_>> for Origin {
    fn write(self, vocabulary: &Vocabulary<'_>, words: &mut Phrase) {
        CardOrNone.write(vocabulary, self.card, words);
        self.source.write(vocabulary, words);
        self.echo.write(vocabulary, words);
        GoodOrNone.write(vocabulary, self.deal, words);
    }

    fn read(vocabulary: &Vocabulary<'_>, tokens: &mut Tokens<'_>) -> Parsed<Self> {
        let card = CardOrNone.read(vocabulary, tokens)?;
        Ok(Self {
            card,
            source: Source::read(vocabulary, tokens)?,
            echo: Worded::read(vocabulary, tokens)?,
            deal: GoodOrNone.read(vocabulary, tokens)?,
        })
    }
}

/// An origin that is a location.
pub(crate) struct Located;

impl Wording<Vocabulary<'_>> for Located {
    type Value = Origin;

    fn write(&self, vocabulary: &Vocabulary<'_>, origin: Origin, words: &mut Phrase) {
        origin.write(vocabulary, words);
    }

    fn read(&self, vocabulary: &Vocabulary<'_>, tokens: &mut Tokens<'_>) -> Parsed<Origin> {
        let error = tokens.error(["COM001"]);
        Origin::read(vocabulary, tokens)
            .and_then(|origin| if origin.card == NO_CARD { Err(error) } else { Ok(origin) })
    }
}

impl Worded<Vocabulary<'_>> for Step {
    fn write(self, vocabulary: &Vocabulary<'_>, words: &mut Phrase) {
        match self {
            step if !vocabulary.version.names_steps() => words.push(step.number()),
            Self::Advanced(pick) => {
                words.push(ADVANCED);
                words.push(pick);
            }
            named => Names(&Self::NAMES).write(vocabulary, named, words),
        }
    }

    fn read(vocabulary: &Vocabulary<'_>, tokens: &mut Tokens<'_>) -> Parsed<Self> {
        if !vocabulary.version.names_steps() {
            return Within(0, 30).read(vocabulary, tokens).map(Self::numbered);
        }
        if tokens.accept(ADVANCED) {
            return Within(0, 2 * MOST_PLAYERS as u8).read(vocabulary, tokens).map(Self::Advanced);
        }
        tokens.choose(&Self::NAMES)
    }
}

const ADVANCED: &str = "advanced";
