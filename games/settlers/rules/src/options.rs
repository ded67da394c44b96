//! What can be chosen for a game: the lookout, the format, and for each seat its faction and its deck.

use khipu_core::{Fault, Faults, OptionSpec, Options, Problem};

use crate::cards::Cards;
use crate::components::{Components, DeckList, MOST_PLAYERS};
use crate::names::{Faction, Format, Lookout, Mark};
use crate::version::Version;

const LOOKOUTS: &[&str] = &["standard", "alternate", "advanced", "peaceful"];
const FORMATS: &[&str] = &["standard", "open"];
const FACTIONS: &[&str] = &["random", "barbarian", "japanese", "roman", "egyptian", "aztec"];
const DECKS: &[&str] = &["base", "aztecs", "friends", "atlanteans", "magic3", "all"];

const RANDOM: &str = "random";
/// Every card of the faction, in the open format.
const ALL: &str = "all";

const fn option(name: &'static str, values: &'static [&'static str], rule: &'static str) -> OptionSpec {
    OptionSpec { name, values, default: values[0], rule }
}

/// The options. A deck may also be a list of cards and titles with `+` between them.
pub(crate) const OPTIONS: [OptionSpec; 2 + 2 * MOST_PLAYERS] = [
    option("lookout", LOOKOUTS, "IS-3.2"),
    option("format", FORMATS, "IS-6.2"),
    option("faction1", FACTIONS, "IS-1.1"),
    option("faction2", FACTIONS, "IS-1.1"),
    option("faction3", FACTIONS, "IS-1.1"),
    option("faction4", FACTIONS, "IS-1.1"),
    option("faction5", FACTIONS, "IS-1.1"),
    option("deck1", DECKS, "IS-6.2"),
    option("deck2", DECKS, "IS-6.2"),
    option("deck3", DECKS, "IS-6.2"),
    option("deck4", DECKS, "IS-6.2"),
    option("deck5", DECKS, "IS-6.2"),
];

/// What one seat chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    /// Its faction; none: by chance.
    pub faction: Option<Faction>,
    /// Its deck; none: the base deck of whatever faction it gets.
    pub deck: Option<DeckList>,
}

/// The options, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    /// How cards are picked.
    pub lookout: Lookout,
    /// Which decks are allowed.
    pub format: Format,
    /// What the seats chose.
    pub seats: [Choice; MOST_PLAYERS],
}

impl Choices {
    /// The deck of a seat that has this faction.
    pub(crate) fn deck(&self, rules: &Components, index: usize, faction: Faction) -> Cards {
        let chosen = self.seats[index].deck.filter(|deck| deck.faction == faction);
        chosen
            .or_else(|| DeckList::of_mark(rules, faction, Mark::Base))
            .map_or(Cards::NONE, |deck| deck.cards)
    }
}

/// Whether the options suit so many players: alone cards are picked in a way of its own (IS-8.2).
pub(crate) fn suit(version: Version, players: usize, choices: &Choices) -> Result<(), Vec<Fault>> {
    let other = matches!(choices.lookout, Lookout::Alternate | Lookout::Advanced);
    if version.solo_has_its_own_lookout() && players == 1 && other {
        let problem = Problem::Impossible { what: "solo_lookout", rule: "IS-8.2" };
        return Err(vec![Fault::at("options.lookout", problem)]);
    }
    Ok(())
}

/// Understands options; what is not named has its default.
pub(crate) fn understand(
    rules: &Components,
    version: Version,
    options: &Options,
) -> Result<Choices, Vec<Fault>> {
    let faults = Faults::new();
    for name in options.keys().filter(|name| OPTIONS.iter().all(|spec| spec.name != name.as_str())) {
        let field = name.chars().take(60).collect();
        faults.push(Fault::at("options", Problem::UnknownField { field }));
    }
    let format = word(&faults, options, "format", Format::NAMES).unwrap_or(Format::Standard);
    let lookout = word(&faults, options, "lookout", Lookout::NAMES).unwrap_or(Lookout::Standard);
    let mut seats = [Choice::default(); MOST_PLAYERS];
    for (index, choice) in seats.iter_mut().enumerate() {
        let name = format!("faction{}", index + 1);
        let mut known: Vec<(&str, Option<Faction>)> = vec![(RANDOM, None)];
        let playable = Faction::NAMES.iter().filter(|(_, faction)| rules.playable(*faction));
        known.extend(playable.map(|&(name, faction)| (name, Some(faction))));
        choice.faction = word(&faults, options, &name, &known).flatten();
    }
    for (index, choice) in seats.iter().enumerate() {
        let twice =
            choice.faction.filter(|_| seats[..index].iter().any(|other| other.faction == choice.faction));
        if let Some(faction) = twice {
            let path = format!("options.faction{}", index + 1);
            faults.push(Fault::at(path, Problem::Twice { what: faction.name().to_owned() }));
        }
    }
    for (index, choice) in seats.iter_mut().enumerate() {
        let name = format!("deck{}", index + 1);
        if let Some(text) = options.get(&name) {
            match deck(rules, version, choice.faction, format, text) {
                Ok(deck) => choice.deck = deck,
                Err(problems) => {
                    let path = format!("options.{name}");
                    problems.into_iter().for_each(|problem| faults.push(Fault::at(path.clone(), problem)));
                }
            }
        }
    }
    faults.finish(Choices { lookout, format, seats })
}

fn word<T: Copy>(faults: &Faults, options: &Options, name: &str, known: &[(&str, T)]) -> Option<T> {
    let value = options.get(name)?;
    let found = known.iter().find(|(word, _)| word == value).map(|(_, meaning)| *meaning);
    if found.is_none() {
        let known = known.iter().map(|(word, _)| (*word).to_owned()).collect();
        let word = value.chars().take(60).collect();
        faults.push(Fault::at(format!("options.{name}"), Problem::UnknownWord { word, known }));
    }
    found
}

/// A deck by the name of an expansion, or card by card.
fn deck(
    rules: &Components,
    version: Version,
    faction: Option<Faction>,
    format: Format,
    text: &str,
) -> Result<Option<DeckList>, Vec<Problem>> {
    if text == Mark::Base.name() {
        return Ok(None);
    }
    let Some(faction) = faction else {
        return Err(vec![Problem::Impossible { what: "deck_without_faction", rule: "IS-6.2" }]);
    };
    let mark = Mark::NAMES.iter().find(|(name, _)| *name == text).map(|(_, mark)| *mark);
    let unknown = || {
        let marks = Mark::NAMES.iter().filter(|(_, mark)| DeckList::of_mark(rules, faction, *mark).is_some());
        let known = marks.map(|(name, _)| (*name).to_owned()).collect();
        vec![Problem::UnknownWord { word: text.chars().take(60).collect(), known }]
    };
    match (format, mark) {
        (Format::Standard, Some(mark)) => {
            DeckList::of_mark(rules, faction, mark).map(Some).ok_or_else(unknown)
        }
        (Format::Open, Some(mark)) => Ok(Some(DeckList::open(rules, faction, Some(mark)))),
        (Format::Open, None) if text == ALL => Ok(Some(DeckList::open(rules, faction, None))),
        _ if text == ALL => Err(unknown()),
        _ => DeckList::from_line_by(version, rules, faction, format, text).map(Some),
    }
}
