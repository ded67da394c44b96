//! What is printed on boards and tiles, read from `components/tzolkin.toml`.

mod effect;
mod read;
mod scoring;

use khipu_core::{Document, Fault, Faults, Id};

pub use effect::{Effect, Meals};
pub use scoring::Scoring;

use crate::goods::{Bundle, Goods};
use crate::names::{Colour, Gear, Resource, Technology, Temple};

/// The pack that comes with the program.
pub(crate) const BUILTIN: &str = include_str!("../../components/0.1.0.toml");

/// The most players.
pub const MOST_PLAYERS: usize = 4;
/// Spaces on a gear, at most.
pub(crate) const MOST_SPACES: usize = 16;
/// Food days in a game.
pub const FOOD_DAYS: usize = 4;
/// Slots of the building display, and of the monument display.
pub(crate) const MOST_SLOTS: usize = 6;

/// One gear.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GearPlan {
    /// Teeth in all.
    pub teeth: u8,
    /// The last numbered space.
    pub last: u8,
    /// From this space on any action of the gear may be taken.
    pub any: u8,
}

impl GearPlan {
    /// The tooth exactly opposite (TZ-2.7).
    #[must_use]
    pub const fn opposite(self, space: u8) -> u8 {
        (space + self.teeth / 2) % self.teeth
    }

    /// The numbered spaces, as bits.
    #[must_use]
    pub const fn numbered(self) -> u16 {
        ((1u32 << (self.last + 1)) - 1) as u16
    }

    /// All teeth, as bits.
    #[must_use]
    pub const fn all_teeth(self) -> u16 {
        ((1u32 << self.teeth) - 1) as u16
    }
}

/// One action space of Chichen Itza.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shrine {
    /// Points for the skull.
    pub points: u8,
    /// The temple that goes up a step.
    pub temple: Temple,
    /// Resources of choice.
    pub resources: u8,
}

/// One temple.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TemplePlan {
    /// The step where markers start.
    pub start: u8,
    /// Points of each step.
    pub points: Vec<i8>,
    /// What each step gives.
    pub goods: Vec<Goods>,
    /// Points for being highest, at the end of the first and of the second age.
    pub leader: [u8; 2],
}

impl TemplePlan {
    /// The top step.
    #[must_use]
    pub fn top(&self) -> u8 {
        self.points.len() as u8 - 1
    }
}

/// What the levels of the technologies are worth, by level.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TechnologyPlan {
    /// The price of the next level in resources; at the top, of the bonus.
    pub price: [u8; 4],
    /// More corn on a jungle harvest.
    pub harvest_corn: [u8; 4],
    /// More corn when fishing.
    pub fishing_corn: [u8; 4],
    /// Whether one may harvest without a tile.
    pub no_tile: [bool; 4],
    /// More wood, stone and gold.
    pub extraction: [[u8; 4]; Resource::COUNT],
    /// Corn for a building.
    pub building_corn: [u8; 4],
    /// Points for a building.
    pub building_points: [u8; 4],
    /// Resources less for a building at Tikal.
    pub saved_resources: [u8; 4],
    /// Corn less for a building at Uxmal.
    pub saved_corn: [u8; 4],
    /// Whether the space ahead may be used at Chichen Itza.
    pub ahead: [bool; 4],
    /// Whether a resource may be paid for a temple step after an action at Chichen Itza.
    pub devotion: [bool; 4],
    /// More skulls at Yaxchilan.
    pub skulls: [u8; 4],
    /// What an advance at the top level gives.
    pub bonus: [Vec<Effect>; Technology::COUNT],
}

/// One building title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildingPlan {
    /// Its id.
    pub id: Id,
    /// 0 for the first age, 1 for the second.
    pub age: u8,
    /// How many tiles of it there are.
    pub copies: u8,
    /// Its colour.
    pub colour: Colour,
    /// Its cost.
    pub cost: Bundle,
    /// What it gives at once.
    pub effects: Vec<Effect>,
    /// What it saves on food days.
    pub meals: Meals,
}

/// One monument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MonumentPlan {
    /// Its id.
    pub id: Id,
    /// Its colour.
    pub colour: Colour,
    /// Its cost in resources.
    pub cost: Bundle,
    /// Its cost in skulls.
    pub skulls: u8,
    /// What it scores.
    pub scoring: Scoring,
}

/// One starting-wealth tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WealthPlan {
    /// Its id.
    pub id: Id,
    /// Where it puts a neutral worker.
    pub neutral: (Gear, u8),
    /// What it gives.
    pub effects: Vec<Effect>,
    /// What it saves on food days.
    pub meals: Meals,
}

/// All component data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// Teeth of the calendar.
    pub teeth: u8,
    /// The food days.
    pub food_days: [u8; FOOD_DAYS],
    /// Whether each food day gives goods; the others give points.
    pub gives_goods: [bool; FOOD_DAYS],
    /// Free workers at the start.
    pub start_workers: u8,
    /// Workers of each player.
    pub workers: u8,
    /// Corn in all for so many workers placed in a turn, from none on.
    pub surcharge: Vec<u8>,
    /// Corn that a worker eats.
    pub food: u8,
    /// Points lost for an unfed worker.
    pub unfed_penalty: u8,
    /// Begging: the most corn one may hold.
    pub beg_at_most: u16,
    /// Begging: the corn one has afterwards.
    pub beg_up_to: u16,
    /// Corn for one of each resource.
    pub market: [u8; Resource::COUNT],
    /// Quarters of a point for each corn at the end.
    pub corn_quarters: u8,
    /// Points for each skull at the end.
    pub skull_points: u8,
    /// Skulls in the game.
    pub skulls: u8,
    /// Slots of the building display.
    pub building_slots: u8,
    /// Slots of the monument display, by players.
    pub monument_slots: [u8; MOST_PLAYERS + 1],
    /// Jungle fields in each group, by players.
    pub jungle_fields: [u8; MOST_PLAYERS + 1],
    /// Neutral workers, by players.
    pub neutral_workers: [u8; MOST_PLAYERS + 1],
    /// The gears.
    pub gears: [GearPlan; Gear::COUNT],
    /// Corn for fishing.
    pub fishing: u8,
    /// Corn of the four groups of jungle fields.
    pub harvest: [u8; 4],
    /// Wood of the four groups.
    pub felling: [u8; 4],
    /// What Yaxchilan gives, from space 1 on.
    pub yaxchilan: [Goods; 5],
    /// Resources for two temple steps at Tikal 5.
    pub tikal_temples_price: u8,
    /// Corn for a temple step at Uxmal 1.
    pub uxmal_temple_corn: u16,
    /// Workers gained at Uxmal 3.
    pub uxmal_workers: u8,
    /// Corn for each resource of a building at Uxmal 4.
    pub uxmal_building_corn: u16,
    /// Corn for any action at Uxmal 5.
    pub uxmal_any_corn: u16,
    /// Chichen Itza, from space 1 on.
    pub shrines: Vec<Shrine>,
    /// The temples.
    pub temples: [TemplePlan; Temple::COUNT],
    /// The technologies.
    pub technology: TechnologyPlan,
    /// Building titles, first age first.
    pub buildings: Vec<BuildingPlan>,
    /// Monuments.
    pub monuments: Vec<MonumentPlan>,
    /// Starting-wealth tiles.
    pub wealth: Vec<WealthPlan>,
    /// The fingerprint of the values, by which records know their components.
    pub hash: u64,
}

impl Components {
    /// Reads a pack.
    ///
    /// # Errors
    /// Every fault with its place.
    pub fn from_toml(text: &str) -> Result<Self, Vec<Fault>> {
        let document = Document::from_toml(text).map_err(|fault| vec![fault])?;
        let faults = Faults::new();
        let components = read::components(&document, &faults);
        faults.finish(Self { hash: document.fingerprint(), ..components })
    }

    /// The pack that comes with the program.
    ///
    /// # Panics
    /// Never in a build whose tests have passed: a test reads the pack.
    #[must_use]
    pub fn builtin() -> Self {
        match Self::from_toml(BUILTIN) {
            Ok(components) => components,
            Err(faults) => panic!("the pack that comes with the program: {faults:?}"),
        }
    }

    /// The building with this id.
    #[must_use]
    pub fn building(&self, id: &str) -> Option<usize> {
        self.buildings.iter().position(|plan| plan.id.as_str().eq_ignore_ascii_case(id))
    }

    /// The monument with this id.
    #[must_use]
    pub fn monument(&self, id: &str) -> Option<usize> {
        self.monuments.iter().position(|plan| plan.id.as_str().eq_ignore_ascii_case(id))
    }

    /// The wealth tile with this id.
    #[must_use]
    pub fn wealth_tile(&self, id: &str) -> Option<usize> {
        self.wealth.iter().position(|plan| plan.id.as_str().eq_ignore_ascii_case(id))
    }
}
