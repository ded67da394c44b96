//! The state of a game: the table that everybody sees, and the secrets.

use khipu_core::{Points, Seat, Seats};

use crate::actor::Actor;
use crate::cards::{Card, Cards, List};
use crate::chance::Chance;
use crate::components::{MOST_ATTACKS, MOST_PLAYERS};
use crate::favor::Favor;
use crate::goods::Goods;
use crate::names::{Colour, Faction, Format, Good, Lookout, Source};
use crate::pending::Stack;
use crate::tableau::{Tableau, Under};

/// A whole position. The two parts keep what is hidden apart by type: a view is made of a [`Table`] and of what its
/// seat holds, and nothing else can get into it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// What everybody sees.
    pub table: Table,
    /// What not everybody may know.
    pub secret: Secret,
}

/// Cards that one neighbour passed to the next, one in each round.
pub const PASSED: usize = 9;

/// What is hidden. Decks have no order: it is chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Secret {
    /// All chance to come.
    pub chance: Chance,
    /// Cards of the common deck.
    pub common: Cards,
    /// Cards of all faction decks, with the markers of Trade Routes: nobody has seen which they are (IS-9.11).
    pub factions: Cards,
    /// Cards in hand that not everybody has seen.
    pub hands: [Cards; MOST_PLAYERS],
    /// Cards of the alternate lookout, of which one is kept.
    pub piles: [List<3>; MOST_PLAYERS],
    /// What each seat knows of the next seat's hand, because it passed the card on.
    pub passed: [List<PASSED>; MOST_PLAYERS],
    /// Cards drawn to be looked at: they belong to whoever is asked.
    pub looked: List<4>,
}

/// Where in the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Cards are picked (IS-3.1).
    Lookout,
    /// Boards, deals and locations pay (IS-3.3).
    Production,
    /// Turns (IS-3.4).
    Action,
    /// The virtual player attacks (IS-8.3).
    Attack,
    /// The game has ended.
    Over,
}

impl Stage {
    /// Names in the documented form.
    pub const NAMES: [(&'static str, Self); 5] = [
        ("lookout", Self::Lookout),
        ("production", Self::Production),
        ("action", Self::Action),
        ("attack", Self::Attack),
        ("over", Self::Over),
    ];
}

/// The most cards of one prayer: those drawn, or those used from under locations.
pub const PRAYED: usize = 14;

/// The prayer in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Prayer {
    /// Cards drawn.
    pub drawn: List<PRAYED>,
    /// Stored cards that are used (IS-6.11).
    pub used: List<PRAYED>,
    /// The colour announced or chosen, or that of the deal.
    pub colour: Option<Colour>,
    /// What the three-coloured token is this time.
    pub tricolour: Option<Colour>,
    /// Whether tokens are used instead of drawing (IS-6.7).
    pub tokens: bool,
    /// Resources spent: wood, stone, food.
    pub spent: [u8; 3],
}

/// The virtual player (IS-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Virtual {
    /// Attack cards that lie open, the newest first: his targets and his deals.
    pub row: Row,
    /// Attack cards of the deck by target.
    pub deck: [u8; Good::COUNT],
    /// Cards that count against the player.
    pub collection: Cards,
}

/// Attack cards in a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Row {
    goods: [u8; MOST_ATTACKS],
    len: u8,
}

impl Row {
    /// The targets, the newest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Good> + '_ {
        self.goods[..usize::from(self.len)].iter().map(|&good| Good::ALL[usize::from(good)])
    }

    /// How many.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// A new card in front.
    pub fn put_first(&mut self, good: Good) {
        if usize::from(self.len) < MOST_ATTACKS {
            self.goods.copy_within(0..usize::from(self.len), 1);
            self.goods[0] = good as u8;
            self.len += 1;
        }
    }

    /// A card at the end.
    pub fn put_last(&mut self, good: Good) {
        if usize::from(self.len) < MOST_ATTACKS {
            self.goods[usize::from(self.len)] = good as u8;
            self.len += 1;
        }
    }

    /// Takes the card at a place.
    pub fn take(&mut self, at: usize) -> Option<Good> {
        let good = self.iter().nth(at)?;
        self.goods.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        self.goods[usize::from(self.len)] = 0;
        Some(good)
    }
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// How many players.
    pub players: u8,
    /// How cards are picked.
    pub lookout: Lookout,
    /// Which decks are allowed.
    pub format: Format,
    /// The round, from 1.
    pub round: u8,
    /// Who holds the first-player marker.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Where in the game.
    pub stage: Stage,
    /// Who has passed.
    pub passed: Seats,
    /// What is still to be decided or done.
    pub pending: Stack,
    /// All cards of this game: the common ones and those of the faction decks.
    pub cards: Cards,
    /// Discarded cards, common and faction ones.
    pub discards: Cards,
    /// Cards left in the common deck.
    pub common: u8,
    /// Open cards of the lookout.
    pub offer: List<8>,
    /// How many cards of the alternate lookout each seat has before it.
    pub piles: [u8; MOST_PLAYERS],
    /// Cards under locations.
    pub under: Under,
    /// The prayer in progress.
    pub prayer: Prayer,
    /// Goods about to be gained, of which some may be turned into points.
    pub pool: [u8; Good::COUNT],
    /// How many common and faction cards are being looked at.
    pub looked: [u8; 2],
    /// How many hidden cards were shown without a choice of that card: undo stops there.
    pub shown: u16,
    /// What lies before each actor.
    pub sides: [Side; MOST_PLAYERS],
    /// The virtual player of a solo game; his locations are in the second side.
    pub rival: Virtual,
}

/// What lies before one actor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Side {
    /// The faction.
    pub faction: Faction,
    /// Goods in supply.
    pub goods: Goods,
    /// Favour tokens.
    pub favor: Favor,
    /// Locations.
    pub locations: Tableau,
    /// Foundations.
    pub foundations: Cards,
    /// Deals: cards under the board.
    pub deals: Cards,
    /// Deals with enemy locations (IS-9.11).
    pub routes: List<12>,
    /// Deals taken from the virtual player, by good.
    pub attacks: [u8; Good::COUNT],
    /// Cards in hand that everybody saw.
    pub seen: Cards,
    /// How many other cards are in hand, common and faction ones: their backs differ.
    pub unseen: [u8; 2],
    /// Cards left in the faction deck.
    pub deck: u8,
    /// Cards of the faction deck that lie face down as markers of Trade Routes.
    pub markers: u8,
    /// Points by source.
    pub ledger: [i16; Source::COUNT],
}

impl Default for Side {
    fn default() -> Self {
        Self {
            faction: Faction::Barbarian,
            goods: Goods::default(),
            favor: Favor::default(),
            locations: Tableau::default(),
            foundations: Cards::NONE,
            deals: Cards::NONE,
            routes: List::default(),
            attacks: [0; Good::COUNT],
            seen: Cards::NONE,
            unseen: [0; 2],
            deck: 0,
            markers: 0,
            ledger: [0; Source::COUNT],
        }
    }
}

impl Side {
    /// Points so far.
    #[must_use]
    pub fn score(&self) -> i16 {
        self.ledger.iter().sum()
    }

    /// Points so far.
    #[must_use]
    pub fn points(&self) -> Points {
        Points::whole(self.score().into())
    }

    /// Cards in hand.
    #[must_use]
    pub fn hand(&self) -> u16 {
        self.seen.len() + u16::from(self.unseen[0]) + u16::from(self.unseen[1])
    }

    /// Deals of all kinds.
    #[must_use]
    pub fn deals(&self) -> u16 {
        self.deals.len()
            + u16::from(self.routes.len())
            + self.attacks.iter().map(|&n| u16::from(n)).sum::<u16>()
    }
}

impl Secret {
    /// Nothing but chance.
    #[must_use]
    pub fn nothing(chance: Chance) -> Self {
        Self {
            chance,
            common: Cards::NONE,
            factions: Cards::NONE,
            hands: [Cards::NONE; MOST_PLAYERS],
            piles: [List::default(); MOST_PLAYERS],
            passed: [List::default(); MOST_PLAYERS],
            looked: List::default(),
        }
    }
}

impl Table {
    /// All seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players.into())
    }

    /// Whether the virtual player takes part.
    #[must_use]
    pub const fn solo(&self) -> bool {
        self.players == 1
    }

    /// How many actors have a side.
    #[must_use]
    pub const fn actors(&self) -> usize {
        if self.players == 1 { 2 } else { self.players as usize }
    }

    /// The actor with an index.
    #[must_use]
    pub const fn actor(&self, index: usize) -> Actor {
        if self.players == 1 && index == 1 { Actor::Virtual } else { Actor::Seat(Seat::new(index)) }
    }

    /// Seats in the order of turns, from the first player.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (players, first) = (usize::from(self.players), self.first.index());
        (0..players).map(move |i| Seat::new((first + i) % players))
    }

    /// What lies before an actor.
    #[must_use]
    pub fn side(&self, who: impl Into<Actor>) -> &Side {
        &self.sides[who.into().index()]
    }

    /// Whose location a card is at the moment.
    #[must_use]
    #[inline]
    pub fn holder(&self, card: Card) -> Option<Actor> {
        let found = self.sides[..self.actors()].iter().position(|side| side.locations.find(card).is_some());
        found.map(|index| self.actor(index))
    }

    /// Others who can be targets: nobody who has passed (IS-4.11).
    pub fn enemies(&self, who: Seat) -> impl Iterator<Item = Actor> + use<> {
        let (passed, solo, players) = (self.passed, self.solo(), self.actors());
        (0..players)
            .filter(move |&index| index != who.index() && (solo || !passed.contains(Seat::new(index))))
            .map(move |index| if solo { Actor::Virtual } else { Actor::Seat(Seat::new(index)) })
    }

    /// Who decides now.
    #[must_use]
    #[inline]
    pub fn deciders(&self) -> Seats {
        match self.pending.top() {
            Some(entry) if self.stage != Stage::Over => Seats::one(entry.who),
            _ => Seats::NONE,
        }
    }
}
