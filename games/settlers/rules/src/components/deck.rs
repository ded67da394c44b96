//! Faction decks (IS-6.1, IS-6.2): the default ones, and those that somebody made.

use khipu_core::{Cursor, Document, Fault, Faults, Problem};

use super::{Components, Title};
use crate::cards::Cards;
use crate::names::{Faction, Format, Mark};
use crate::version::Version;

/// A faction deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeckList {
    /// Whose.
    pub faction: Faction,
    /// How it is to be judged.
    pub format: Format,
    /// Its cards.
    pub cards: Cards,
}

impl DeckList {
    /// Reads a deck file: `game`, `faction`, `format` (standard if not named) and `cards`, each a card or a whole title.
    ///
    /// # Errors
    /// Every fault.
    pub fn from_toml(rules: &Components, text: &str) -> Result<Self, Vec<Fault>> {
        let document = Document::from_toml(text).map_err(|fault| vec![fault])?;
        let faults = Faults::new();
        let root = Cursor::root(&document, &faults);
        let _ = root.field("game").word(&[("settlers", ())]);
        let playable: Vec<(&str, Faction)> =
            Faction::NAMES.iter().copied().filter(|&(_, faction)| rules.playable(faction)).collect();
        let faction = root.field("faction").word(&playable);
        let format = root.optional("format");
        let format = if format.is_there() { format.word(Format::NAMES) } else { None };
        let list = root.field("cards");
        let mut cards = Cards::NONE;
        for item in list.list() {
            match named(rules, item.text()) {
                Some(found) => {
                    if !cards.intersection(found).is_empty() {
                        item.fault(Problem::Twice { what: item.text().to_owned() });
                    }
                    cards = cards.union(found);
                }
                None => item.unknown(item.text(), Vec::new()),
            }
        }
        let deck = faction.map(|faction| Self { faction, format: format.unwrap_or(Format::Standard), cards });
        if let Some(deck) = deck {
            deck.faults(rules).into_iter().for_each(|problem| list.fault(problem));
        }
        root.close();
        faults.finish(()).and_then(|()| deck.ok_or_else(Vec::new))
    }

    /// Reads a deck from one line: cards and titles with `+` between them.
    ///
    /// # Errors
    /// Every problem.
    pub fn from_line(
        rules: &Components,
        faction: Faction,
        format: Format,
        line: &str,
    ) -> Result<Self, Vec<Problem>> {
        Self::from_line_by(Version::NEWEST, rules, faction, format, line)
    }

    pub(crate) fn from_line_by(
        version: Version,
        rules: &Components,
        faction: Faction,
        format: Format,
        line: &str,
    ) -> Result<Self, Vec<Problem>> {
        let (mut cards, mut problems) = (Cards::NONE, Vec::new());
        for word in line.split('+') {
            match named(rules, word) {
                Some(found) => {
                    if !cards.intersection(found).is_empty() {
                        problems.push(Problem::Twice { what: word.to_owned() });
                    }
                    cards = cards.union(found);
                }
                None => {
                    let word = word.chars().take(60).collect();
                    problems.push(Problem::UnknownWord { word, known: Vec::new() });
                }
            }
        }
        let deck = Self { faction, format, cards };
        problems.extend(deck.faults_by(version, rules));
        if problems.is_empty() { Ok(deck) } else { Err(problems) }
    }

    /// The deck as one line, as an option of a record has it.
    #[must_use]
    pub fn line(&self, rules: &Components) -> String {
        let mut titles: Vec<u16> = self.cards.iter().map(|card| rules.plan(card).title).collect();
        titles.sort_unstable();
        titles.dedup();
        let mut words: Vec<&str> = Vec::with_capacity(titles.len());
        for title in titles.into_iter().map(|title| &rules.titles[usize::from(title)]) {
            let copies = title.cards.iter().filter(|card| self.cards.has(**card));
            match copies.clone().count() {
                count if count == title.cards.len() => words.push(title.id.as_str()),
                _ => words.extend(copies.map(|&card| rules.ids[usize::from(card)].as_str())),
            }
        }
        words.join("+")
    }

    /// The deck as a file that [`DeckList::from_toml`] reads.
    #[must_use]
    pub fn to_toml(&self, rules: &Components) -> String {
        let words: String = self.line(rules).split('+').map(|word| format!("    \"{word}\",\n")).collect();
        let (faction, format) = (self.faction.name(), self.format.name());
        format!("game = \"settlers\"\nfaction = \"{faction}\"\nformat = \"{format}\"\ncards = [\n{words}]\n")
    }

    /// The default deck of a faction with the cards of an expansion; none if there is none.
    #[must_use]
    pub fn of_mark(rules: &Components, faction: Faction, mark: Mark) -> Option<Self> {
        let marked = |wanted: Mark| marked(rules, faction, wanted);
        let mut cards = marked(Mark::Base);
        if mark != Mark::Base {
            let replaced = rules.replaced.iter().find(|(of, with, _)| (*of, *with) == (faction, mark));
            for &title in &replaced?.2 {
                cards = cards.without(rules.titles[usize::from(title)].cards.iter().copied().collect());
            }
            cards = cards.union(marked(mark));
        }
        (!cards.is_empty()).then_some(Self { faction, format: Format::Standard, cards })
    }

    /// An open deck: the base cards and those of an expansion, or of all of them.
    #[must_use]
    pub fn open(rules: &Components, faction: Faction, mark: Option<Mark>) -> Self {
        let of = |mark: Mark| marked(rules, faction, mark);
        let cards = match mark {
            Some(mark) => of(Mark::Base).union(of(mark)),
            None => rules.decks[faction.deck() as usize],
        };
        Self { faction, format: Format::Open, cards }
    }

    /// The default standard decks: for each faction with its base cards, and with those of each expansion.
    #[must_use]
    pub fn defaults(rules: &Components) -> Vec<(Faction, Mark, Self)> {
        let pairs =
            Faction::ALL.iter().flat_map(|&faction| Mark::ALL.iter().map(move |&mark| (faction, mark)));
        pairs
            .filter_map(|(faction, mark)| Some((faction, mark, Self::of_mark(rules, faction, mark)?)))
            .collect()
    }

    /// Every reason why the deck is not allowed by the newest rules.
    #[must_use]
    pub fn faults(&self, rules: &Components) -> Vec<Problem> {
        self.faults_by(Version::NEWEST, rules)
    }

    /// Every reason why the deck is not allowed.
    pub(crate) fn faults_by(&self, version: Version, rules: &Components) -> Vec<Problem> {
        let mut problems = Vec::new();
        let own = rules.decks[self.faction.deck() as usize];
        for card in self.cards.without(own).iter() {
            let wanted = self.faction.name().to_owned();
            problems.push(Problem::Mismatch { what: "faction", found: rules.id(card).to_string(), wanted });
        }
        if self.format == Format::Open && !version.open_decks_extend_the_base() {
            if self.cards.is_empty() {
                problems.push(Problem::Count { what: "cards".to_owned(), found: 0, wanted: 1 });
            }
            return problems;
        }
        let mut count = |what: &str, found: usize, wanted: usize| {
            if found != wanted {
                let (found, wanted) = (found as i64, wanted as i64);
                problems.push(Problem::Count { what: what.to_owned(), found, wanted });
            }
        };
        let held = |title: &Title| title.cards.iter().filter(|&&card| self.cards.has(card)).count();
        if self.format == Format::Open {
            // The base cards stay, and others are shuffled into them.
            let own = rules.titles.iter().filter(|title| title.deck == self.faction.deck());
            for title in own.filter(|title| title.mark == Mark::Base) {
                count(title.id.as_str(), held(title), title.cards.len());
            }
            return problems;
        }
        count("cards", self.cards.len().into(), rules.deck_rule.size.into());
        let mut titles = [0usize; 3];
        let mut marks = Vec::new();
        for title in rules.titles.iter().filter(|title| title.deck == self.faction.deck()) {
            let found = held(title);
            if found == 0 {
                continue;
            }
            count(title.id.as_str(), found, title.cards.len());
            if let Some(slot) = titles.get_mut(title.cards.len() - 1) {
                *slot += 1;
            }
            if title.mark != Mark::Base && !marks.contains(&title.mark) {
                marks.push(title.mark);
            }
        }
        for ((what, found), wanted) in
            ["singles", "doubles", "triples"].iter().zip(titles).zip(rules.deck_rule.titles)
        {
            count(what, found, wanted.into());
        }
        if marks.len() > 1 {
            problems.push(Problem::Impossible { what: "two_expansions", rule: "IS-6.2" });
        }
        problems
    }
}

/// Cards of a faction with a mark.
fn marked(rules: &Components, faction: Faction, mark: Mark) -> Cards {
    let titles = rules.titles.iter().filter(|title| title.deck == faction.deck() && title.mark == mark);
    titles.flat_map(|title| title.cards.iter().copied()).collect()
}

/// A card by its identifier, or all copies of a title.
fn named(rules: &Components, word: &str) -> Option<Cards> {
    let title = || Some(rules.title_named(word)?.cards.iter().copied().collect());
    rules.card(word).map(Cards::one).or_else(title)
}
