//! What is printed on boards and cards, read from `components/settlers.toml`.

mod deck;
mod language;
mod parse;
mod read;
mod tell;

use std::collections::BTreeMap;

use khipu_core::{Document, Fault, Faults, Id};

pub use deck::DeckList;
pub use language::{
    Action, Amount, Arm, Book, Booty, Built, Count, Effect, End, Feature, Gain, Item, Mode, On, Out, Paid,
    Pile, Prayer, Prey, Price, Reaction, Stash, Store, Trigger, Verb,
};

use crate::cards::{Card, Cards};
use crate::favor::Colours;
use crate::goods::Bill;
use crate::names::{Colour, Deck, Faction, Good, Kind, Mark};

/// The pack that comes with the program.
pub(crate) const BUILTIN: &str = include_str!("../../components/0.1.0.toml");

/// The most players (IS-1.1).
pub const MOST_PLAYERS: usize = 5;
/// Attack cards, at most.
pub const MOST_ATTACKS: usize = 20;

/// What is printed on a faction board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Board {
    /// What it produces.
    pub production: [u8; Good::HELD],
    /// Whether it produces the three-coloured favour token.
    pub tricolour: bool,
    /// What it stores: a bit for each good.
    pub store: u16,
    /// Points for a faction location at the end.
    pub location_points: u8,
    /// As many defence tokens as there are players.
    pub defense_per_player: bool,
    /// Whether it is not the published board but a designed one (IS-1.8).
    pub designed: bool,
}

/// How a standard deck is made (IS-6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DeckRule {
    /// Cards.
    pub size: u8,
    /// Titles by their number of copies: one, two, three.
    pub titles: [u8; 3],
}

/// A title: all cards of one name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Title {
    /// Its name in the data.
    pub id: Id,
    /// Whose deck it belongs to.
    pub deck: Deck,
    /// The box it counts as coming from.
    pub mark: Mark,
    /// Its copies.
    pub cards: Vec<Card>,
}

/// One printing of a title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The number of its title.
    pub title: u16,
    /// Whose deck it belongs to.
    pub deck: Deck,
    /// Its kind as a location.
    pub kind: Kind,
    /// Its colours.
    pub colours: Colours,
    /// Resources to build it.
    pub bill: Bill,
    /// Own locations to be discarded for it.
    pub locations: u8,
    /// The goods of its raze field.
    pub raze: Vec<Good>,
    /// The good of its deal field.
    pub deal: Option<Good>,
    /// Statue tokens that it can hold.
    pub tokens: u8,
    /// What it does.
    pub effect: Effect,
    /// What can wake its features: a bit for each trigger.
    pub wakes: u16,
    /// Whether what it produces is a copy of what another location produces (IS-9.4).
    pub reproduces: bool,
    /// Whether its production prays (IS-11.3).
    pub prays: bool,
    /// Whether something on it is not the published value but was designed (IS-1.8).
    pub designed: bool,
}

/// All component data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// Rounds of a game.
    pub rounds: u8,
    /// Points for a common location at the end.
    pub location_points: u8,
    /// Raze tokens for a card of the hand.
    pub raze_hand: u8,
    /// Raze tokens for an enemy location.
    pub raze_enemy: u8,
    /// Wood for the owner of a razed common location.
    pub razed_wood: u8,
    /// Food for a deal.
    pub deal_food: u8,
    /// Workers for a resource or a card.
    pub trade: u8,
    /// Workers that an open production takes in a round.
    pub visits: u8,
    /// Locations of one colour that make a set.
    pub set: u8,
    /// Common and faction cards dealt at the start.
    pub start: [u8; 2],
    /// The good of a colour.
    pub good_of: [Option<Good>; Colour::COUNT],
    /// How standard decks are made.
    pub deck_rule: DeckRule,
    /// Boards by faction.
    pub boards: [Board; Faction::COUNT],
    /// Attack cards of the solo game by target.
    pub attack: [u8; Good::COUNT],
    /// Base titles that give way in a default deck with the cards of an expansion.
    pub replaced: Vec<(Faction, Mark, Vec<u16>)>,
    /// Titles.
    pub titles: Vec<Title>,
    /// Printings.
    pub plans: Vec<Plan>,
    /// The printing of each card.
    pub plan_of: Vec<u16>,
    /// The identifier of each card.
    pub ids: Vec<Id>,
    /// Cards by deck.
    pub decks: [Cards; Deck::COUNT],
    /// Cards with a raze field.
    pub razeable: Cards,
    /// Gains, sequences and prayers of all effects.
    pub book: Book,
    /// The hash of the data.
    pub hash: u64,
    by_id: BTreeMap<Id, Card>,
}

impl Components {
    /// The pack that comes with the program.
    ///
    /// # Panics
    /// Never: a test loads it.
    #[must_use]
    pub fn builtin() -> Self {
        match Self::from_toml(BUILTIN) {
            Ok(components) => components,
            Err(faults) => unreachable!("the own pack has faults: {faults:?}"),
        }
    }

    /// Reads a pack.
    ///
    /// # Errors
    /// Every fault with its line.
    pub fn from_toml(text: &str) -> Result<Self, Vec<Fault>> {
        let document = Document::from_toml(text).map_err(|fault| vec![fault])?;
        let faults = Faults::new();
        let mut components = read::components(&document, &faults);
        components.hash = document.fingerprint();
        faults.finish(components)
    }

    /// What is printed on a card.
    #[must_use]
    pub fn plan(&self, card: Card) -> &Plan {
        &self.plans[usize::from(self.plan_of[usize::from(card)])]
    }

    /// The identifier of a card.
    #[must_use]
    pub fn id(&self, card: Card) -> Id {
        self.ids[usize::from(card)]
    }

    /// The title of a card.
    #[must_use]
    pub fn title(&self, card: Card) -> &Title {
        &self.titles[usize::from(self.plan(card).title)]
    }

    /// The card with an identifier.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<Card> {
        self.by_id.get(&Id::new(id)?).copied()
    }

    /// The title with a name.
    #[must_use]
    pub fn title_named(&self, name: &str) -> Option<&Title> {
        self.titles.iter().find(|title| title.id.as_str() == name)
    }

    /// Whether a card is a common one.
    #[must_use]
    pub fn is_common(&self, card: Card) -> bool {
        self.decks[Deck::Common as usize].has(card)
    }

    /// All faction cards.
    #[must_use]
    pub fn faction_cards(&self) -> Cards {
        self.decks[1..].iter().fold(Cards::NONE, |all, &deck| all.union(deck))
    }

    /// The colour that matches a good.
    #[must_use]
    pub fn colour_of(&self, good: Good) -> Option<Colour> {
        Colour::ALL.iter().copied().find(|&colour| self.good_of[colour as usize] == Some(good))
    }

    /// Whether a faction has a base deck, and so can be chosen (IS-1.6).
    #[must_use]
    pub fn playable(&self, faction: Faction) -> bool {
        self.titles.iter().any(|title| title.deck == faction.deck() && title.mark == Mark::Base)
    }
}
