//! The words of gains: `4 points, 1 corn`, `1 stone | 1 worker, 1 potato`.

use khipu_core::{Cursor, NotationError, Problem, Tokens};
use serde::{Serialize, Serializer};

use crate::names::Good;

/// One thing that a card, tile or space gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Goods of one kind.
    Goods(Good, u8),
    /// Points.
    Points(u8),
    /// Army cards, drawn.
    Army(u8),
    /// God cards, from deck or offer.
    God(u8),
    /// Draw two army cards and keep one, so many times.
    Training(u8),
    /// Nomads.
    Worker(u8),
    /// Weavings, free.
    Weaving(u8),
    /// Temple steps.
    Step(u8),
    /// Temple steps for gold, as many as wanted up to this.
    PaidStep(u8),
    /// Production buildings or army cards turned up.
    Rejuvenate(u8),
    /// Small statues, free.
    SmallStatue(u8),
    /// Buildings of the market, free.
    Building(u8),
    /// Stairs, free.
    Stairs(u8),
    /// A Build task, paid as usual.
    BuildTask(u8),
    /// A Statue task.
    StatueTask(u8),
    /// A Stairs task.
    StairsTask(u8),
}

/// The words with what they make of a number.
type Word = (&'static str, fn(u8) -> Effect);

const WORDS: [Word; 19] = [
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

/// Goods and points may be many, anything that is asked for only a few.
const MOST_PLAIN: u8 = 20;
const MOST_ASKED: u8 = 3;
/// More would make the stack of what is pending too high.
const MOST_BENEFITS: usize = 4;
const MOST_OPTIONS: usize = 3;

impl Effect {
    /// How many.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::Goods(_, n)
            | Self::Points(n)
            | Self::Army(n)
            | Self::God(n)
            | Self::Training(n)
            | Self::Worker(n)
            | Self::Weaving(n)
            | Self::Step(n)
            | Self::PaidStep(n)
            | Self::Rejuvenate(n)
            | Self::SmallStatue(n)
            | Self::Building(n)
            | Self::Stairs(n)
            | Self::BuildTask(n)
            | Self::StatueTask(n)
            | Self::StairsTask(n) => n,
        }
    }

    /// Whether it simply happens: nothing is chosen, nobody would decline, and having it early is no worse than late.
    #[must_use]
    pub const fn is_plain(self) -> bool {
        matches!(self, Self::Goods(..) | Self::Points(_) | Self::Army(_))
    }

    /// Whether the books offer it with a "may": what costs something, or is a tile to be placed. The rest is taken.
    #[must_use]
    pub const fn is_offered(self) -> bool {
        !self.is_plain()
            && !matches!(self, Self::God(_) | Self::Training(_) | Self::Worker(_) | Self::Step(_))
    }

    /// The word of its kind.
    #[must_use]
    pub fn word(self) -> &'static str {
        let same = |made: Self| std::mem::discriminant(&made) == std::mem::discriminant(&self);
        let found = WORDS.iter().find(|(_, make)| match (make(1), self) {
            (Self::Goods(one, _), Self::Goods(other, _)) => one == other,
            (made, _) => same(made),
        });
        found.map_or("points", |(word, _)| word)
    }

    /// In words.
    #[must_use]
    pub fn write(self) -> String {
        format!("{} {}", self.count(), self.word())
    }

    /// From words.
    pub(crate) fn parse(tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        let error = tokens.error(["1-20"]);
        let count = tokens.number().ok().filter(|n| (1..=MOST_PLAIN).contains(n)).ok_or(error)?;
        Ok(tokens.choose(&WORDS)?(count))
    }
}

impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.write())
    }
}

/// One benefit: an effect, or one of several at choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Benefit(pub Vec<Effect>);

impl Benefit {
    /// Whether it may be declined (TW-15.33).
    #[must_use]
    pub fn is_offered(&self) -> bool {
        self.0.iter().all(|effect| effect.is_offered())
    }

    /// The effect that simply happens, if it is one.
    #[must_use]
    pub fn plain(&self) -> Option<Effect> {
        match *self.0.as_slice() {
            [only] if only.is_plain() => Some(only),
            _ => None,
        }
    }
}

/// Reads benefits; an empty text has none.
pub(super) fn read(at: &Cursor<'_>) -> Vec<Benefit> {
    let text = at.text();
    if text.is_empty() {
        return Vec::new();
    }
    let benefits: Vec<Benefit> = text
        .split(',')
        .map(|part| {
            let options: Vec<Effect> =
                part.split('|').filter_map(|phrase| read_one(at, phrase.trim())).collect();
            if options.len() > MOST_OPTIONS {
                count(at, "options", options.len(), MOST_OPTIONS);
            }
            Benefit(options)
        })
        .filter(|benefit| !benefit.0.is_empty())
        .collect();
    if benefits.len() > MOST_BENEFITS {
        count(at, "benefits", benefits.len(), MOST_BENEFITS);
    }
    benefits
}

fn count(at: &Cursor<'_>, what: &str, found: usize, wanted: usize) {
    at.fault(Problem::Count { what: what.to_owned(), found: found as i64, wanted: wanted as i64 });
}

fn read_one(at: &Cursor<'_>, phrase: &str) -> Option<Effect> {
    let mut tokens = Tokens::new(phrase);
    let read = tokens.number().ok().zip(tokens.peek());
    let known =
        read.and_then(|(n, word)| WORDS.iter().find(|(known, _)| *known == word).map(|(_, make)| make(n)));
    let _ = tokens.peek().map(|word| tokens.accept(word));
    let fits = known.filter(|effect| {
        let most = if effect.is_plain() { MOST_PLAIN } else { MOST_ASKED };
        (1..=most).contains(&effect.count()) && tokens.is_done()
    });
    if fits.is_none() {
        at.unknown(phrase, WORDS.iter().map(|(word, _)| format!("N {word}")).collect());
    }
    fits
}
