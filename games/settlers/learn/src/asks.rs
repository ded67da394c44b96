//! What is asked in Imperial Settlers, as numbers.

use khipu_learn::{Fields, Round};
use khipu_settlers::{Bill, Booty, Card, Good, NO_CARD, Origin, Pending, Pile, Prey, Source, Table};

use crate::{SettlersEncoder, TITLES};

/// Kinds of questions; the last is work that is no question.
const KINDS: usize = 47;

/// The details of the question on top, as far as it has them.
struct Details {
    card: Card,
    left: u8,
    keep: u8,
    vp: u8,
    /// Whether it shuffles, gains, is another's, is free, comes from a deal, lasts the game.
    yes: bool,
    bill: Bill,
    good: Option<Good>,
    source: Option<Source>,
    pile: Option<Pile>,
    prey: Option<Prey>,
}

impl Details {
    const NONE: Self = Self {
        card: NO_CARD,
        left: 0,
        keep: 0,
        vp: 0,
        yes: false,
        bill: Bill { resources: [0; 3], gold: 0, any: 0 },
        good: None,
        source: None,
        pile: None,
        prey: None,
    };

    const fn from(origin: Origin) -> Self {
        Self { card: origin.card, source: Some(origin.source), good: origin.deal, ..Self::NONE }
    }

    fn of(question: Pending) -> Self {
        let none = Self::NONE;
        match question {
            Pending::Again { card } | Pending::Refresh { card } => Self { card, ..none },
            Pending::Pay(bill) => Self { bill, ..none },
            Pending::GiveCard { host, pile, .. } => Self { card: host, pile: Some(pile), ..none },
            Pending::React { card, feature, deal } => Self { card, left: feature, good: deal, ..none },
            Pending::Draw { left } | Pending::Favor { left } | Pending::Resource { left } => {
                Self { left, ..none }
            }
            Pending::Deploy { left } | Pending::CashDraw { left } => Self { left, ..none },
            Pending::BreakDeal { gain } => Self { yes: gain, ..none },
            Pending::LookDraw { left, keep, shuffle } => Self { left, keep, yes: shuffle, ..none },
            Pending::LookKeep { left, shuffle } => Self { left, yes: shuffle, ..none },
            Pending::Reproduce { origin, other } => Self { yes: other, ..Self::from(origin) },
            Pending::Steal { what, left } => {
                let good = match what {
                    Booty::Good(good) => Some(good),
                    Booty::Resource => None,
                };
                Self { good, left, ..none }
            }
            Pending::Raze { prey, free, cash } => Self { prey: Some(prey), yes: free, vp: cash, ..none },
            Pending::BuildFree { deal } => Self { yes: deal, ..none },
            Pending::Foundation { good } => Self { good: Some(good), ..none },
            Pending::Victim { cards } => Self { left: cards, ..none },
            Pending::Cash { vp, source } => Self { vp, source: Some(source), ..none },
            Pending::Keep { host, left, game } => Self { card: host, left, yes: game, ..none },
            Pending::Either { origin, .. }
            | Pending::UseDeal { origin }
            | Pending::Visit { origin }
            | Pending::Loot { origin }
            | Pending::Announce { origin, .. }
            | Pending::Way { origin, .. }
            | Pending::Choose { origin, .. }
            | Pending::Stored { origin, .. }
            | Pending::Tricolour { origin, .. }
            | Pending::Offer { origin, .. } => Self::from(origin),
            Pending::Target { first, second } => Self { left: first, keep: second, ..none },
            _ => none,
        }
    }
}

/// What is asked: the kind, and the details of the question on top of the stack.
pub(crate) fn asks(encoder: &SettlersEncoder, table: &Table, round: Round, out: &mut impl Fields) {
    let entries = table.pending.entries();
    let top = entries.last();
    let details = top.map_or(Details::NONE, |entry| Details::of(entry.what));
    out.hot("asks", "what the question on top is", KINDS, top.map(|entry| kind(entry.what)));
    let who = top.map(|entry| round.place(entry.who.index()));
    out.hot("asks.who", "who is asked it", table.actors(), who);
    out.hot("asks.title", "the title that asks", TITLES, encoder.title(details.card));
    out.one("asks.left", 2, "how many, or which feature", details.left);
    out.one("asks.keep", 2, "how many are kept", details.keep);
    out.one("asks.vp", 2, "points for each", details.vp);
    let meaning = "whether it shuffles, gains, is another's, is free, comes from a deal, lasts the game";
    out.one("asks.yes", 1, meaning, details.yes);
    let Bill { resources: [wood, stone, food], gold, any } = details.bill;
    let bill = [wood, stone, food, gold, any].map(Into::into);
    out.all("asks.bill", 3, "the price: wood, stone, food, gold, resources of any kind", 5, bill);
    out.hot("asks.good", "the good that it is about", Good::COUNT, details.good.map(|good| good as usize));
    let source = details.source.map(|source| source as usize);
    out.hot("asks.source", "where its points are entered", Source::COUNT, source);
    out.hot(
        "asks.pile",
        "from either deck, the common or the faction one",
        3,
        details.pile.map(|pile| pile as usize),
    );
    let meaning = "what is razed: of the hand, of an enemy, an own location, of hand or enemy";
    out.hot("asks.prey", meaning, 4, details.prey.map(|prey| prey as usize));
    let below = entries.iter().rev().skip(1).map(|entry| kind(entry.what));
    out.count("asks_below", 1, "questions and work below the one on top, by kind", KINDS, below);
}

const fn kind(pending: Pending) -> usize {
    match pending {
        Pending::Pick => 0,
        Pending::Pile => 1,
        Pending::Turn => 2,
        Pending::Finish => 3,
        Pending::Again { .. } => 4,
        Pending::Trade => 5,
        Pending::Clear => 6,
        Pending::Pay(_) => 7,
        Pending::GiveCard { .. } => 8,
        Pending::GiveDeal => 9,
        Pending::GiveFavor => 10,
        Pending::Either { .. } => 11,
        Pending::React { .. } => 12,
        Pending::Draw { .. } => 13,
        Pending::Favor { .. } => 14,
        Pending::Resource { .. } => 15,
        Pending::Deploy { .. } => 16,
        Pending::UseDeal { .. } => 17,
        Pending::TakeDeal => 18,
        Pending::RouteDeal => 19,
        Pending::BreakDeal { .. } => 20,
        Pending::Refresh { .. } => 21,
        Pending::Block => 22,
        Pending::TakeOver => 23,
        Pending::Visit { .. } => 24,
        Pending::LookDraw { .. } => 25,
        Pending::LookKeep { .. } => 26,
        Pending::Reproduce { .. } => 27,
        Pending::Steal { .. } => 28,
        Pending::Loot { .. } => 29,
        Pending::Raze { .. } => 30,
        Pending::Demolish => 31,
        Pending::BuildFree { .. } => 32,
        Pending::Foundation { .. } => 33,
        Pending::Victim { .. } => 34,
        Pending::Forced => 35,
        Pending::CashDraw { .. } => 36,
        Pending::Cash { .. } => 37,
        Pending::Keep { .. } => 38,
        Pending::Announce { .. } => 39,
        Pending::Way { .. } => 40,
        Pending::Choose { .. } => 41,
        Pending::Stored { .. } => 42,
        Pending::Tricolour { .. } => 43,
        Pending::Offer { .. } => 44,
        Pending::Target { .. } => 45,
        Pending::Do(_) => 46,
    }
}
