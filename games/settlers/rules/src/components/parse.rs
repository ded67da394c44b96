//! The parser of the card language: words with their places, one fault for each effect that cannot be read.

mod gains;

use khipu_core::Problem;

use super::language::{
    Action, Book, Built, Count, Effect, End, Feature, Gain, Item, Paid, Pile, Price, Reaction, Stash,
    Trigger, Verb,
};
use crate::names::{Colour, Good, Kind};

/// Why an effect cannot be read, and how many characters after its beginning.
pub(super) struct Trouble {
    pub(super) at: usize,
    pub(super) problem: Problem,
}

type Parsed<T> = Result<T, Trouble>;

/// No number of the language is greater.
const MOST: u8 = 30;

/// Reads an effect and adds its parts to the book.
pub(super) fn effect(text: &str, book: &mut Book) -> Parsed<Effect> {
    let mut parser = Parser { words: split(text), at: 0, end: text.len(), book };
    let mut effect = Effect::default();
    loop {
        parser.clause(&mut effect)?;
        if parser.at == parser.words.len() {
            return Ok(effect);
        }
        parser.expect(";")?;
    }
}

/// Words and signs with their places.
fn split(text: &str) -> Vec<(usize, &str)> {
    let bytes = text.as_bytes();
    let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    let (mut words, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        let start = at;
        if bytes[at].is_ascii_whitespace() {
            at += 1;
            continue;
        }
        if plain(bytes[at]) {
            while at < bytes.len() && plain(bytes[at]) {
                at += 1;
            }
        } else if text[at..].starts_with("->") {
            at += 2;
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
        words.push((start, &text[start..at]));
    }
    words
}

struct Parser<'a> {
    words: Vec<(usize, &'a str)>,
    at: usize,
    end: usize,
    book: &'a mut Book,
}

type Words<T> = [(&'static str, T)];

const COUNTS: &Words<Count> = &[
    ("samurai", Count::Samurai),
    ("deal", Count::Deal),
    ("favor", Count::Favor),
    ("set", Count::Set),
    ("stash", Count::Stash),
    ("token", Count::Token),
];

const PILES: &Words<Pile> = &[("any", Pile::Any), ("common", Pile::Common), ("faction", Pile::Faction)];

const STORED: &Words<Good> = &[
    ("wood", Good::Wood),
    ("stone", Good::Stone),
    ("food", Good::Food),
    ("gold", Good::Gold),
    ("worker", Good::Worker),
    ("raze", Good::Raze),
    ("favor", Good::Favor),
    ("tech", Good::Tech),
];

impl Parser<'_> {
    fn peek(&self) -> Option<&str> {
        self.words.get(self.at).map(|(_, word)| *word)
    }

    fn trouble<S: Into<String>>(&self, known: impl IntoIterator<Item = S>) -> Trouble {
        let at = self.words.get(self.at).map_or(self.end, |(at, _)| *at);
        let word = self.peek().unwrap_or_default().chars().take(60).collect();
        Trouble {
            at,
            problem: Problem::UnknownWord { word, known: known.into_iter().map(Into::into).collect() },
        }
    }

    fn impossible(&self, at: usize, what: &'static str) -> Trouble {
        let at = self.words.get(at).map_or(self.end, |(at, _)| *at);
        Trouble { at, problem: Problem::Impossible { what, rule: "IS-10.3" } }
    }

    fn accept(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, word: &str) -> Parsed<()> {
        if self.accept(word) { Ok(()) } else { Err(self.trouble([word])) }
    }

    fn choose<T: Copy>(&mut self, known: &Words<T>) -> Parsed<T> {
        let found = self.peek().and_then(|word| known.iter().find(|(name, _)| *name == word));
        match found {
            Some((_, meaning)) => {
                let meaning = *meaning;
                self.at += 1;
                Ok(meaning)
            }
            None => Err(self.trouble(known.iter().map(|(name, _)| *name))),
        }
    }

    fn number_to(&mut self, most: u8) -> Parsed<u8> {
        let number = self.peek().and_then(|word| word.parse().ok()).filter(|n| (1..=most).contains(n));
        let number = number.ok_or_else(|| self.trouble([format!("1-{most}")]))?;
        self.at += 1;
        Ok(number)
    }

    fn number(&mut self) -> Parsed<u8> {
        self.number_to(MOST)
    }

    fn colour(&mut self) -> Parsed<Colour> {
        self.choose(Colour::NAMES)
    }

    fn once(&self, taken: bool, at: usize) -> Parsed<()> {
        if taken { Err(self.impossible(at, "clause_twice")) } else { Ok(()) }
    }

    fn clause(&mut self, effect: &mut Effect) -> Parsed<()> {
        const CLAUSES: [&str; 10] =
            ["produce", "open", "bonus", "action", "on", "store", "stash", "end", "protect", "pray_more"];
        let start = self.at;
        let word = self.peek().and_then(|word| CLAUSES.into_iter().find(|known| *known == word));
        let word = word.ok_or_else(|| self.trouble(CLAUSES))?;
        self.at += 1;
        match word {
            "produce" | "open" => {
                self.once(effect.produce.is_some(), start)?;
                self.expect(":")?;
                effect.produce = Some(self.gain()?);
                effect.open = word == "open";
            }
            "bonus" => {
                self.once(effect.bonus.is_some(), start)?;
                self.expect(":")?;
                effect.bonus = Some(self.gain()?);
            }
            "action" => {
                self.once(effect.action.is_some(), start)?;
                effect.action = Some(self.action()?);
            }
            "on" => {
                let feature = self.feature()?;
                let counted = effect.features.iter().any(|other| other.max.is_some());
                if feature.max.is_some() && counted {
                    return Err(self.impossible(start, "two_counted_features"));
                }
                effect.features.push(feature);
            }
            "store" => self.store(effect)?,
            "stash" => {
                self.once(effect.stash.is_some(), start)?;
                self.expect("(")?;
                let cards = self.choose(&[("card", true), ("resource", false)])?;
                self.expect(")")?;
                let gain = if self.accept(":") { Some(self.gain()?) } else { None };
                effect.stash = Some(Stash { cards, gain });
            }
            "end" => {
                self.expect(":")?;
                let end = self.end()?;
                effect.ends.push(end);
            }
            "protect" => {
                self.expect(":")?;
                let scope = self.choose(&[
                    ("common", [true, false]),
                    ("faction", [false, true]),
                    ("all", [true; 2]),
                ])?;
                let more = self.number()?;
                for (slot, named) in effect.protect.iter_mut().zip(scope) {
                    *slot += if named { more } else { 0 };
                }
            }
            _ => {
                self.expect(":")?;
                effect.pray_more += self.number_to(3)?;
            }
        }
        Ok(())
    }

    fn action(&mut self) -> Parsed<Action> {
        let uses = match self.peek().and_then(|word| word.strip_prefix('x')).map(str::parse) {
            Some(Ok(uses @ 1..=9)) => {
                self.at += 1;
                uses
            }
            Some(_) => return Err(self.trouble(["x2", ":"])),
            None => 1,
        };
        self.expect(":")?;
        let price = self.price()?;
        self.expect("->")?;
        let start = self.at;
        let gain = self.gain()?;
        let placed = matches!(price.cards, Some((1, Paid::Place, _)));
        if !placed && self.has_verb(gain, |verb| verb == Verb::LootPaid) {
            return Err(self.impossible(start, "paid_card"));
        }
        Ok(Action { uses, price, gain })
    }

    fn has_verb(&self, gain: u16, wanted: impl Fn(Verb) -> bool) -> bool {
        self.items(gain).any(|item| matches!(item, Item::Verb(verb) if wanted(verb)))
    }

    fn items(&self, gain: u16) -> impl Iterator<Item = Item> + '_ {
        let Gain { first, count } = self.book.gains[usize::from(gain)];
        (first..first + u16::from(count)).flat_map(|s| self.book.sequences[usize::from(s)].iter().copied())
    }

    fn feature(&mut self) -> Parsed<Feature> {
        let trigger = self.trigger()?;
        let max = if self.accept("max") { Some(self.number()?) } else { None };
        self.expect(":")?;
        let mut reactions = Vec::new();
        loop {
            let start = self.at;
            let price = if self.accept("pay") {
                let price = self.price()?;
                self.expect("->")?;
                Some(price)
            } else {
                None
            };
            let gain = self.gain()?;
            if trigger.within_prayer() && self.items(gain).any(|item| matches!(item, Item::Pray(_))) {
                return Err(self.impossible(start, "prayer_within_prayer"));
            }
            let cash = self.has_verb(gain, |verb| matches!(verb, Verb::Cash(_)));
            if cash && trigger != Trigger::DealIncome {
                return Err(self.impossible(start, "cash_without_deals"));
            }
            reactions.push(Reaction { price, gain });
            if !self.accept("or") {
                return Ok(Feature { trigger, max, reactions });
            }
        }
    }

    fn trigger(&mut self) -> Parsed<Trigger> {
        #[derive(Clone, Copy)]
        enum Head {
            Build,
            GainVp,
            VpFrom,
            Plain(Trigger),
        }
        let head = self.choose(&[
            ("build", Head::Build),
            ("raze", Head::Plain(Trigger::Raze)),
            ("razed", Head::Plain(Trigger::Razed)),
            ("deal", Head::Plain(Trigger::Deal)),
            ("deal_income", Head::Plain(Trigger::DealIncome)),
            ("pray", Head::Plain(Trigger::Pray)),
            ("favor", Head::Plain(Trigger::Favor)),
            ("tech", Head::Plain(Trigger::Tech)),
            ("set", Head::Plain(Trigger::Set)),
            ("visited", Head::Plain(Trigger::Visited)),
            ("trade", Head::Plain(Trigger::Trade)),
            ("enemy_trade", Head::Plain(Trigger::EnemyTrade)),
            ("gain_vp", Head::GainVp),
            ("vp_from", Head::VpFrom),
        ])?;
        if let Head::Plain(trigger) = head {
            return Ok(trigger);
        }
        self.expect("(")?;
        let trigger = match head {
            Head::GainVp => Trigger::GainVp(self.number()?),
            Head::VpFrom => {
                self.expect("favor")?;
                Trigger::VpFromFavor
            }
            _ => {
                let mut known: Vec<(&str, Built)> =
                    vec![("faction", Built::Faction), ("common", Built::Common), ("any", Built::Any)];
                known.extend(Kind::NAMES.iter().map(|&(name, kind)| (name, Built::Kind(kind))));
                known.extend(Colour::NAMES.iter().map(|&(name, colour)| (name, Built::Colour(colour))));
                Trigger::Build(self.choose(&known)?)
            }
        };
        self.expect(")")?;
        Ok(trigger)
    }

    fn store(&mut self, effect: &mut Effect) -> Parsed<()> {
        self.expect(":")?;
        loop {
            let good = self.choose(STORED)?;
            if self.accept("any") {
                effect.store.all |= 1 << good as u16;
            } else if good == Good::Favor {
                return Err(self.trouble(["any"]));
            } else {
                effect.store.some[good as usize] += self.number()?;
            }
            if !self.accept(",") {
                return Ok(());
            }
        }
    }

    fn end(&mut self) -> Parsed<End> {
        if self.accept("tiers") {
            self.expect("(")?;
            let count = self.count()?;
            let mut steps = Vec::new();
            while self.accept(",") {
                let from = self.number()?;
                self.expect("=")?;
                steps.push((from, self.number()?));
            }
            self.expect(")")?;
            return Ok(End::Tiers { count, steps });
        }
        let n = self.number()?;
        self.expect("vp")?;
        self.expect("per")?;
        let count = self.count()?;
        let max = if self.accept("max") { Some(self.number()?) } else { None };
        Ok(End::Per { n, count, max })
    }

    fn count(&mut self) -> Parsed<Count> {
        let mut known: Vec<(&'static str, Count)> = COUNTS.to_vec();
        known.extend(Colour::NAMES.iter().map(|&(name, colour)| (name, Count::Colour(colour))));
        self.choose(&known)
    }

    fn price(&mut self) -> Parsed<Price> {
        let mut price = Price::default();
        if self.accept("free") {
            return Ok(price);
        }
        loop {
            let start = self.at;
            let n = self.number_to(9)?;
            #[derive(Clone, Copy)]
            enum Part {
                Good(Good),
                Resource,
                Deal,
                Cards(Paid),
            }
            let part = self.choose(&[
                ("wood", Part::Good(Good::Wood)),
                ("stone", Part::Good(Good::Stone)),
                ("food", Part::Good(Good::Food)),
                ("gold", Part::Good(Good::Gold)),
                ("worker", Part::Good(Good::Worker)),
                ("raze", Part::Good(Good::Raze)),
                ("favor", Part::Good(Good::Favor)),
                ("tech", Part::Good(Good::Tech)),
                ("resource", Part::Resource),
                ("deal", Part::Deal),
                ("hand", Part::Cards(Paid::Discard)),
                ("tuck", Part::Cards(Paid::Tuck)),
                ("place", Part::Cards(Paid::Place)),
            ])?;
            match part {
                Part::Good(good) => match good {
                    Good::Gold => price.bill.gold += n,
                    Good::Worker => price.workers += n,
                    Good::Raze => price.raze += n,
                    Good::Favor => price.favor += n,
                    Good::Tech => price.tech += n,
                    resource => price.bill.resources[resource as usize] += n,
                },
                Part::Resource => price.bill.any += n,
                Part::Deal => price.deals += n,
                Part::Cards(paid) => {
                    self.once(price.cards.is_some(), start)?;
                    self.expect("(")?;
                    price.cards = Some((n, paid, self.choose(PILES)?));
                    self.expect(")")?;
                }
            }
            if !self.accept("+") {
                return Ok(price);
            }
        }
    }
}
