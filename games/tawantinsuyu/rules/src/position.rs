//! The state of a game: the table that everybody sees, and the secrets.

use khipu_core::{Points, Seat, Seats};

use crate::actor::Actor;
use crate::automa::Automa;
use crate::cards::{Cards, Queue, Stock};
use crate::chance::Chance;
use crate::components::{
    Components, GOD_CARDS, MOST_CONQUESTS, MOST_DRAWN, MOST_OFFER, MOST_PLAYERS, MOST_VILLAGE, PASSIVE,
    PRODUCTION, SECTIONS, STAIRS, TUCKED, WEAVINGS,
};
use crate::goods::Goods;
use crate::names::{Action, Power, Source};
use crate::pending::Stack;
use crate::pieces::{HillWorkers, Statues, Workers};
use crate::rows::Rows;
use crate::rulings::Rulings;
use crate::tally::Tally;

/// A whole position. The two parts keep what is hidden apart by type: a view is made of a [`Table`] and of what its
/// seat holds, and nothing else can get into it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// What everybody sees.
    pub table: Table,
    /// What not everybody may know.
    pub secret: Secret,
}

/// What is hidden. Weavings, buildings and workers have no secrets but their order, which is chance: all that was ever
/// drawn of them lay open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Secret {
    /// All chance to come.
    pub chance: Chance,
    /// God cards of the deck in unknown order; below them lies the bottom that everybody knows.
    pub god_deck: Cards,
    /// God cards in hand that came from the deck: not those that were taken from the offer.
    pub god_hands: [Cards; MOST_PLAYERS],
    /// God cards that a seat has chosen to keep, until all have chosen.
    pub kept: [Cards; MOST_PLAYERS],
    /// Army cards of the deck.
    pub army_deck: Tally,
    /// Army cards in hand.
    pub army_hands: [Tally; MOST_PLAYERS],
    /// Army cards drawn in training, of which one is kept: they belong to whoever is asked.
    pub drawn: Tally,
    /// God cards under Axomamma's board, but for those that everybody knows.
    pub tucked: [Option<u8>; TUCKED],
}

/// Where in the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Starting weavings are picked.
    Weavings,
    /// Everybody chooses at the same time which god cards to keep.
    Keep,
    /// Benefits of the first god cards.
    Benefits,
    /// Turns.
    Play,
    /// The game has ended.
    Over,
}

impl Stage {
    /// Names in the documented form.
    pub const NAMES: [(&'static str, Self); 5] = [
        ("weavings", Self::Weavings),
        ("keep", Self::Keep),
        ("benefits", Self::Benefits),
        ("play", Self::Play),
        ("over", Self::Over),
    ];
}

/// The turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn {
    /// Secondary actions taken: a bit for each.
    pub done: u8,
    /// The god card played for a placement; it joins the offer at the end of the turn.
    pub played: Option<u8>,
    /// The space where a worker was placed.
    pub space: Option<u8>,
    /// Tasks left.
    pub tasks: u8,
    /// Icons used of the current set of three: a bit for each.
    pub used: u8,
    /// Whether the benefits of the card come after the tasks.
    pub later: bool,
    /// Benefits of the card that were taken or declined: a bit for each.
    pub spent: u8,
    /// Whether the gold was taken instead of the own part of the High Priest action.
    pub golden: bool,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// How many players.
    pub players: u8,
    /// How the editions' differences are read.
    pub rulings: Rulings,
    /// Who began.
    pub first_player: Seat,
    /// Whose turn it is.
    pub active: Actor,
    /// Where in the game.
    pub stage: Stage,
    /// The turn in progress.
    pub turn: Turn,
    /// What is still to be decided or done.
    pub pending: Stack,
    /// Festivals held.
    pub festivals: u8,
    /// Who holds the festival tile.
    pub tile: Option<Actor>,
    /// Whether the festival to come is the last although it is not the third (TW-9.8).
    pub last: bool,
    /// By how many sections the Coricancha tile is turned clockwise.
    pub rotation: u8,
    /// Workers on the hill.
    pub hill: HillWorkers,
    /// The village, from the potato end to the corn end.
    pub village: Queue<MOST_VILLAGE>,
    /// Nomads.
    pub nomads: Workers,
    /// Workers in the bag: everybody can reckon them out.
    pub bag: Workers,
    /// Casualties of war.
    pub casualties: Workers,
    /// Workers that left the game.
    pub gone: Workers,
    /// Stairs: the upper ones of the sections, then the lower ones.
    pub stairs: [Option<Actor>; STAIRS],
    /// Conquest markers.
    pub conquests: [Option<Actor>; MOST_CONQUESTS],
    /// Statues in supply.
    pub statues: Statues,
    /// Buildings on the market.
    pub market: Cards,
    /// The stack of passive buildings.
    pub passive: Stock<PASSIVE>,
    /// The stack of production buildings.
    pub production: Stock<PRODUCTION>,
    /// The face-up weaving on the stack.
    pub weaving_top: Option<u8>,
    /// The weavings below it.
    pub weavings: Stock<WEAVINGS>,
    /// Weavings laid out: those to start with, or those of a task.
    pub laid_out: Queue<MOST_DRAWN>,
    /// God cards on offer, the oldest first.
    pub offer: Queue<MOST_OFFER>,
    /// God cards put under the deck, the next one first.
    pub god_bottom: Queue<GOD_CARDS>,
    /// God cards played for their benefits alone, on the way back to the deck.
    pub god_played: Cards,
    /// Army cards discarded.
    pub army_discards: Tally,
    /// What Z15 has given and taken since the last other move: two bits for each good.
    pub traded: u8,
    /// How many cards that somebody drew in secret were then laid open without a choice of that card: undo stops there.
    pub shown: u16,
    /// Who has chosen the god cards to keep.
    pub chosen: Seats,
    /// What lies before each actor.
    pub sides: [Side; MOST_PLAYERS],
    /// Axomamma's board in a solo game.
    pub automa: Automa,
}

/// What lies before one actor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Side {
    /// Goods.
    pub goods: Goods,
    /// The step in the temple.
    pub step: u8,
    /// The section that the High Priest faces; none before the first turn.
    pub priest: Option<u8>,
    /// Workers in supply.
    pub workers: Workers,
    /// Stairs tokens left.
    pub stairs: u8,
    /// Conquest markers left.
    pub markers: u8,
    /// Statues.
    pub statues: Statues,
    /// Buildings face up.
    pub up: Cards,
    /// Production buildings face down.
    pub down: Cards,
    /// Army cards face up.
    pub army_up: Tally,
    /// Army cards face down.
    pub army_down: Tally,
    /// How many army cards are in hand.
    pub army_hand: u8,
    /// God cards in hand that everybody saw: taken from the offer, or from the known bottom of the deck.
    pub god_seen: Cards,
    /// How many other god cards are in hand.
    pub god_unseen: u8,
    /// God cards laid out for their benefits, which are still to come (TW-2.10).
    pub laid: Cards,
    /// Tapestries.
    pub rows: Rows,
    /// Points by source.
    pub ledger: [i16; Source::COUNT],
}

impl Side {
    /// God cards in hand.
    #[must_use]
    pub fn gods(&self) -> u8 {
        self.god_seen.len() + self.god_unseen
    }

    /// The score.
    #[must_use]
    pub fn score(&self) -> i16 {
        self.ledger.iter().sum()
    }

    /// The score as points.
    #[must_use]
    pub fn points(&self) -> Points {
        Points::whole(self.score().into())
    }

    /// Whether a passive building of this power is owned.
    #[must_use]
    pub fn has(&self, rules: &Components, power: Power) -> bool {
        !self.up.intersection(rules.powers[power as usize]).is_empty()
    }

    /// Production buildings face up.
    #[must_use]
    pub fn producing(&self) -> Cards {
        self.up.without(Cards::first(PASSIVE))
    }

    /// Soldiers on face-up army cards.
    #[must_use]
    pub fn soldiers(&self, rules: &Components) -> u8 {
        soldiers(rules, self.army_up)
    }
}

/// Soldiers on some army cards.
pub(crate) fn soldiers(rules: &Components, cards: Tally) -> u8 {
    rules.army.iter().enumerate().map(|(kind, plan)| plan.soldiers * cards.get(kind)).sum()
}

impl Table {
    /// What lies before an actor.
    #[must_use]
    pub const fn side(&self, actor: Actor) -> &Side {
        &self.sides[actor.index()]
    }

    /// The seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players.into())
    }

    /// How many take part: a single player plays against the automa.
    #[must_use]
    pub const fn actor_count(&self) -> usize {
        if self.players == 1 { 2 } else { self.players as usize }
    }

    /// Everybody who takes part, from one on, in turn order.
    pub fn actors_from(&self, first: Actor) -> impl DoubleEndedIterator<Item = Actor> + use<> {
        let (count, solo) = (self.actor_count(), self.players == 1);
        (0..count).map(move |i| match (first.index() + i) % count {
            1 if solo => Actor::Axomamma,
            index => Actor::Seat(Seat::new(index)),
        })
    }

    /// Everybody who takes part, from the active one on.
    pub fn actors(&self) -> impl DoubleEndedIterator<Item = Actor> + use<> {
        self.actors_from(self.active)
    }

    /// The High Priest action that a section's space of the Coricancha carries.
    #[must_use]
    pub fn action(&self, rules: &Components, section: u8) -> Action {
        rules.coricancha[(usize::from(section) + SECTIONS - usize::from(self.rotation)) % SECTIONS]
    }

    /// The number of the festival to come, or that is being held: 0 for the first.
    #[must_use]
    pub const fn festival(&self) -> usize {
        self.festivals as usize
    }

    /// God cards in the deck. How many there are is no secret: all others can be counted.
    #[must_use]
    #[inline]
    pub fn god_deck(&self) -> u8 {
        let elsewhere: u8 = self.sides.iter().map(|side| side.gods() + side.laid.len()).sum();
        let open = self.offer.len() + self.god_played.len() + u8::from(self.turn.played.is_some());
        let open = open + self.automa.tucked();
        (GOD_CARDS as u8).saturating_sub(elsewhere + open)
    }

    /// Who must decide.
    #[must_use]
    #[inline]
    pub fn deciders(&self) -> Seats {
        match self.stage {
            Stage::Over => Seats::NONE,
            Stage::Keep => {
                let mut waiting = Seats::all(self.players.into());
                for seat in self.seats().filter(|&seat| self.chosen.contains(seat)) {
                    waiting.remove(seat);
                }
                waiting
            }
            _ => self.pending.top().and_then(|entry| entry.who.seat()).map_or(Seats::NONE, Seats::one),
        }
    }
}

impl Secret {
    /// No secrets but chance.
    #[must_use]
    pub fn nothing(chance: Chance) -> Self {
        Self {
            chance,
            god_deck: Cards::NONE,
            god_hands: [Cards::NONE; MOST_PLAYERS],
            kept: [Cards::NONE; MOST_PLAYERS],
            army_deck: Tally::default(),
            army_hands: [Tally::default(); MOST_PLAYERS],
            drawn: Tally::default(),
            tucked: [None; TUCKED],
        }
    }
}
