//! The state of a game: the table that everybody sees, and the secrets.

use khipu_core::{Points, Seat, Seats};

use crate::chance::Chance;
use crate::components::{Components, MOST_PLAYERS, MOST_SLOTS};
use crate::gears::Gears;
use crate::goods::{Bundle, Goods};
use crate::names::{Colour, Resource, Source, Technology, Temple};
use crate::pending::Stack;
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

/// What is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Secret {
    /// All chance to come.
    pub chance: Chance,
    /// The wealth tiles dealt to each seat, until they are revealed.
    pub dealt: [[u8; 4]; MOST_PLAYERS],
    /// The pair that a seat has kept, until all have chosen.
    pub kept: [Option<[u8; 2]>; MOST_PLAYERS],
}

/// Where in the round the game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Everybody chooses starting wealth.
    Wealth,
    /// A turn begins.
    Start,
    /// A turn begins, and its player has begged.
    Begged,
    /// Workers are being placed.
    Placing,
    /// A worker has been placed by mercy.
    Mercy,
    /// Workers are being picked up.
    Picking,
    /// Whoever stood on the first-player space chooses by how many days the calendar turns.
    Calendar,
    /// The game has ended.
    Over,
}

impl Stage {
    /// Names in the documented form.
    pub const NAMES: [(&'static str, Self); 8] = [
        ("wealth", Self::Wealth),
        ("start", Self::Start),
        ("begged", Self::Begged),
        ("placing", Self::Placing),
        ("mercy", Self::Mercy),
        ("picking", Self::Picking),
        ("calendar", Self::Calendar),
        ("over", Self::Over),
    ];
}

/// Jungle fields of one group beside Palenque.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Grove {
    /// Fields with a corn tile that lies open.
    pub corn: u8,
    /// Fields with a wood tile on a corn tile.
    pub wood: u8,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// How many players.
    pub players: u8,
    /// Who holds the first-player marker.
    pub first_player: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns left in this round, the current one included.
    pub turns_left: u8,
    /// Where in the round.
    pub stage: Stage,
    /// Workers placed in this turn.
    pub placed: u8,
    /// Workers picked up in this turn; version 1 of the rules does not count them.
    pub picked: u8,
    /// What is still to be decided or done for the worker just picked up.
    pub pending: Stack,
    /// Days since the start.
    pub day: u8,
    /// Food days held.
    pub food_days: u8,
    /// Corn on the calendar: a bit for each tooth.
    pub teeth: u32,
    /// Workers on the gears.
    pub gears: Gears,
    /// Who stands on the first-player space.
    pub first_space: Option<Seat>,
    /// The jungle groups of Palenque 2, 3, 4 and 5.
    pub jungle: [Grove; 4],
    /// Spaces of Chichen Itza that hold a skull: a bit for each.
    pub shrines: u16,
    /// Skulls in the bank.
    pub skulls: u8,
    /// Monuments on display.
    pub monuments: [Option<u8>; MOST_SLOTS],
    /// Buildings on display.
    pub buildings: [Option<u8>; MOST_SLOTS],
    /// Buildings that have not been laid out.
    pub stack: Tally,
    /// Wealth tiles drawn for neutral workers: a bit for each.
    pub wealth_drawn: u32,
    /// Who has chosen starting wealth.
    pub chosen: Seats,
    /// The players.
    pub sides: [Side; MOST_PLAYERS],
}

/// What lies before one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Side {
    /// Corn.
    pub corn: u16,
    /// Wood, stone and gold.
    pub resources: [u16; Resource::COUNT],
    /// Skulls held.
    pub skulls: u8,
    /// Free workers.
    pub free: u8,
    /// Workers in the bank.
    pub bank: u8,
    /// Whether the board lies dark side up.
    pub dark: bool,
    /// The step in each temple.
    pub temples: [u8; Temple::COUNT],
    /// The level of each technology.
    pub technologies: [u8; Technology::COUNT],
    /// Corn tiles held.
    pub corn_tiles: u8,
    /// Wood tiles held.
    pub wood_tiles: u8,
    /// Buildings.
    pub buildings: Tally,
    /// Monuments: a bit for each.
    pub monuments: u16,
    /// The wealth tiles kept, once revealed.
    pub wealth: Option<[u8; 2]>,
    /// Quarter points by source.
    pub ledger: [i16; Source::COUNT],
}

impl Side {
    /// The level of a technology, as an index into its tables.
    #[must_use]
    pub const fn level(&self, technology: Technology) -> usize {
        self.technologies[technology as usize] as usize
    }

    /// All points.
    #[must_use]
    pub fn points(&self) -> Points {
        Points::quarters(self.ledger.iter().map(|&q| i32::from(q)).sum())
    }

    /// Resources of all kinds.
    #[must_use]
    pub const fn resources_total(&self) -> u16 {
        self.resources[0] + self.resources[1] + self.resources[2]
    }

    /// Resources that are missing for a cost.
    #[must_use]
    pub fn missing(&self, cost: Bundle) -> u16 {
        cost.0.iter().zip(self.resources).map(|(&cost, held)| u16::from(cost).saturating_sub(held)).sum()
    }

    /// What is lacking of a price.
    pub(crate) fn lacking(&self, price: Goods) -> Goods {
        Goods {
            corn: price.corn.saturating_sub(self.corn),
            resources: std::array::from_fn(|r| price.resources[r].saturating_sub(self.resources[r])),
            skulls: price.skulls.saturating_sub(self.skulls.into()),
        }
    }

    /// Whether a price can be paid.
    pub(crate) fn holds(&self, price: Goods) -> bool {
        self.lacking(price).is_empty()
    }

    /// Whether the gods can be angered: a marker above a lowest step (TZ-3.4).
    #[must_use]
    pub fn can_anger(&self) -> bool {
        self.temples.iter().any(|&step| step > 0)
    }

    /// Own buildings and monuments of a colour.
    #[must_use]
    pub fn tiles_of(&self, rules: &Components, colour: Colour) -> u8 {
        let buildings = rules.buildings.iter().enumerate().filter(|(_, plan)| plan.colour == colour);
        let built: u8 = buildings.map(|(title, _)| self.buildings.get(title)).sum();
        let monuments = rules.monuments.iter().enumerate().filter(|(_, plan)| plan.colour == colour);
        built + monuments.filter(|(index, _)| self.monuments & (1 << index) != 0).count() as u8
    }

    /// Adds goods; skulls are the caller's affair, because the bank limits them.
    pub(crate) fn gain(&mut self, goods: Goods) {
        self.corn += goods.corn;
        for (held, more) in self.resources.iter_mut().zip(goods.resources) {
            *held += more;
        }
    }
}

impl Table {
    /// The player of a seat.
    #[must_use]
    pub const fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// The player whose turn it is.
    #[must_use]
    pub const fn mine(&self) -> &Side {
        &self.sides[self.active.index()]
    }

    /// The seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players.into())
    }

    /// Seats from one on, clockwise.
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = usize::from(self.players);
        (0..players).map(move |i| Seat::new((first.index() + i) % players))
    }

    /// The age of the building display: 0 or 1.
    #[must_use]
    pub const fn age(&self) -> u8 {
        (self.food_days >= 2) as u8
    }

    /// Whether this round has a food day (TZ-8.7).
    #[must_use]
    pub fn is_food_day(&self, rules: &Components) -> bool {
        rules.food_days.get(usize::from(self.food_days)).is_some_and(|&day| self.day >= day)
    }

    /// Whether somebody stands on the top step of a temple.
    #[must_use]
    pub fn top_taken(&self, rules: &Components, temple: Temple) -> bool {
        let top = rules.temples[temple as usize].top();
        self.seats().any(|seat| self.side(seat).temples[temple as usize] == top)
    }
}

impl Table {
    /// Who must decide.
    #[must_use]
    #[inline]
    pub fn deciders(&self) -> Seats {
        match self.stage {
            Stage::Over => Seats::NONE,
            Stage::Wealth => {
                let mut waiting = Seats::all(self.players.into());
                for seat in self.seats().filter(|&seat| self.chosen.contains(seat)) {
                    waiting.remove(seat);
                }
                waiting
            }
            _ => Seats::one(self.active),
        }
    }
}

impl Secret {
    /// No secrets but chance.
    #[must_use]
    pub const fn nothing(chance: Chance) -> Self {
        Self { chance, dealt: [[0; 4]; MOST_PLAYERS], kept: [None; MOST_PLAYERS] }
    }
}
