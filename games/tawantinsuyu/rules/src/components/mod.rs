//! What is printed on boards, cards and tiles, read from `components/tawantinsuyu.toml`.

mod automa;
mod effect;
mod hill;
mod plans;
mod read;
mod tiles;

use khipu_core::{Document, Fault, Faults, Id};

pub use automa::{
    AutomaPlan, BoardSpace, Deed, Either, FACES, MOST_OWN_WORKERS, Personality, ROWS, TOKENS, TUCKED,
    TokenPlan,
};
pub use effect::{Benefit, Effect};
pub use plans::{
    ArmyPlan, BuildingPlan, ConquestPlan, FestivalPlan, FinalPlan, GodPlan, Hill, JointPlan, Placing,
    PriestPlan, SpacePlan, StatuePlan, StepPlan, WeavingPlan,
};

use crate::cards::Cards;
use crate::goods::Cost;
use crate::names::{Action, Kind, Power, Size};
use crate::pending::Origin;
use crate::tally::Tally;

/// The pack that comes with the program.
pub(crate) const BUILTIN: &str = include_str!("../../components/0.1.0.toml");

/// The most players.
pub const MOST_PLAYERS: usize = 4;
/// Sections of the hill, and spaces of the Coricancha.
pub const SECTIONS: usize = 5;
/// Gods.
pub const GODS: usize = 6;
/// Places for stairs: an upper and a lower one in each section.
pub const STAIRS: usize = 2 * SECTIONS;
/// Conquest spaces of all regions, at most.
pub const MOST_CONQUESTS: usize = 24;
/// Worker spaces of the hill, at most.
pub const MOST_SPACES: usize = 64;
/// Festivals of a game.
pub const FESTIVALS: usize = 3;
/// Weavings that can be drawn for one task.
pub const MOST_DRAWN: usize = 7;
/// The longest village, and the longest offer.
pub const MOST_VILLAGE: usize = 12;
/// The most god cards on offer.
pub const MOST_OFFER: usize = 6;
/// God cards in the game (TW-1.6).
pub const GOD_CARDS: usize = 42;
/// Army cards in the game.
pub const ARMY_CARDS: usize = 30;
/// Passive and production buildings.
pub const PASSIVE: usize = 20;
/// Production buildings come after the passive ones.
pub const PRODUCTION: usize = 19;
/// Buildings of both types.
pub const BUILDINGS: usize = PASSIVE + PRODUCTION;
/// Weavings to start with: the first ones of the list.
pub const STARTING: usize = 4;
/// Weavings, the starting ones included.
pub const WEAVINGS: usize = 35;
/// God cards kept at the start: the move that keeps them names so many.
pub const KEPT: usize = 3;

/// Symbols of weaving edges, at most.
pub(crate) const MOST_SYMBOLS: usize = 16;

/// A number for each number of players; those for one are those for two.
pub type ByPlayers = [u8; MOST_PLAYERS + 1];

/// All component data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// Points at the start.
    pub start_score: u8,
    /// Stone at the start.
    pub start_stone: u8,
    /// Workers at the start.
    pub start_workers: u8,
    /// Workers of each colour for the first draw.
    pub first_bag: u8,
    /// God cards dealt.
    pub dealt: u8,
    /// Stairs tokens of each player.
    pub stairs_tokens: u8,
    /// Conquest markers of each player.
    pub markers: u8,
    /// God cards on offer at most.
    pub offer: ByPlayers,
    /// Buildings of each type on the market.
    pub market: u8,
    /// Workers of each colour.
    pub per_colour: u8,
    /// Workers of each colour that are not used.
    pub removed: ByPlayers,
    /// Workers that may be kept at the end of a turn.
    pub worker_limit: u8,
    /// The price of a hire.
    pub hire: u8,
    /// Workers in the village.
    pub village: ByPlayers,
    /// Nomads.
    pub nomads: ByPlayers,
    /// Placing a worker.
    pub placing: Placing,
    /// What the Gather tasks give.
    pub gather: [u8; 4],
    /// Army cards drawn in training.
    pub training: u8,
    /// Buildings removed for a god card.
    pub exchange: u8,
    /// The cost of stairs.
    pub stairs_cost: Cost,
    /// What stairs give.
    pub stairs_gives: Vec<Benefit>,
    /// Points for the owner of the upper stairs.
    pub stairs_above: u8,
    /// Statues by size.
    pub statues: [StatuePlan; Size::COUNT],
    /// Secondary actions of a turn.
    pub secondary: u8,
    /// God cards of a prayer.
    pub prayer: u8,
    /// Spaces that the High Priest walks at most.
    pub walk: u8,
    /// Gold instead of the own part of a High Priest action.
    pub priest_gold: u8,
    /// The High Priest's actions.
    pub priest: PriestPlan,
    /// The actions of the Coricancha, clockwise from the printed one of section 1.
    pub coricancha: [Action; SECTIONS],
    /// Festivals.
    pub festival: FestivalPlan,
    /// Final scoring.
    pub last: FinalPlan,
    /// The gods' names.
    pub gods: [Id; GODS],
    /// The hill.
    pub hill: Hill,
    /// The temple.
    pub temple: Vec<StepPlan>,
    /// Conquest spaces.
    pub conquests: Vec<ConquestPlan>,
    /// God cards.
    pub god_cards: Vec<GodPlan>,
    /// Kinds of army cards.
    pub army: Vec<ArmyPlan>,
    /// All army cards.
    pub army_all: Tally,
    /// Buildings, passive ones first.
    pub buildings: Vec<BuildingPlan>,
    /// The buildings with a power.
    pub powers: [Cards; Power::COUNT],
    /// What is worth the same with Z15: potatoes (none), corn, stone, gold.
    pub worth: [u8; 4],
    /// Weavings drawn for a task.
    pub weavings_drawn: u8,
    /// Corn for 1, 2 and 3 weavings.
    pub weaving_price: [u8; 3],
    /// Corn for a leftover weaving, by the ruling of TW-14.1.
    pub leftover: [u8; 2],
    /// Names of the patterns.
    pub patterns: Vec<Id>,
    /// Weavings, starting ones first.
    pub weavings: Vec<WeavingPlan>,
    /// Symbols of edges.
    pub joints: Vec<JointPlan>,
    /// What is printed for the opponent of a solo game.
    pub automa: AutomaPlan,
    /// The hash of the text this was read from.
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

    /// What comes from somewhere.
    #[must_use]
    pub fn gains(&self, origin: Origin) -> &[Benefit] {
        match origin {
            Origin::God(card) => &self.god_cards[usize::from(card)].gives,
            Origin::Building(building) => &self.buildings[usize::from(building)].gives,
            Origin::Conquest(space) => &self.conquests[usize::from(space)].gives,
            Origin::Temple(step) => &self.temple[usize::from(step)].gives,
            Origin::Joint(symbol) => &self.joints[usize::from(symbol)].gives,
            Origin::Army(kind) => &self.army[usize::from(kind)].gives,
            Origin::Stairs => &self.stairs_gives,
        }
    }

    /// The number that belongs to a power.
    #[must_use]
    pub fn amount(&self, power: Power) -> u8 {
        let building = self.powers[power as usize].iter().next();
        building.map_or(0, |building| self.buildings[usize::from(building)].amount)
    }

    /// Corn for one weaving more after so many: the prices are for all of them together (TW-6.7). None if there is no price
    /// for so many.
    #[must_use]
    pub fn next_weaving(&self, bought: u8) -> Option<u8> {
        let total = *self.weaving_price.get(usize::from(bought))?;
        let paid = bought.checked_sub(1).map_or(0, |last| self.weaving_price[usize::from(last)]);
        Some(total.saturating_sub(paid))
    }

    /// The highest step of the temple.
    #[must_use]
    pub fn top_step(&self) -> u8 {
        self.temple.len() as u8 - 1
    }

    /// The worker kinds by name, as a table for notation.
    pub(crate) fn find(list: impl IntoIterator<Item = Id>, id: &str) -> Option<u8> {
        list.into_iter()
            .position(|known| known.as_bytes().eq_ignore_ascii_case(id.as_bytes()))
            .map(|at| at as u8)
    }

    /// The god card with this id.
    #[must_use]
    pub fn god_card(&self, id: &str) -> Option<u8> {
        Self::find(self.god_cards.iter().map(|plan| plan.id), id)
    }

    /// The kind of army card with this id.
    #[must_use]
    pub fn army_kind(&self, id: &str) -> Option<u8> {
        Self::find(self.army.iter().map(|plan| plan.id), id)
    }

    /// The building with this id.
    #[must_use]
    pub fn building(&self, id: &str) -> Option<u8> {
        Self::find(self.buildings.iter().map(|plan| plan.id), id)
    }

    /// The weaving with this id.
    #[must_use]
    pub fn weaving(&self, id: &str) -> Option<u8> {
        Self::find(self.weavings.iter().map(|plan| plan.id), id)
    }

    /// The conquest space with this id.
    #[must_use]
    pub fn conquest(&self, id: &str) -> Option<u8> {
        Self::find(self.conquests.iter().map(|plan| plan.id), id)
    }

    /// The worker space with this id.
    #[must_use]
    pub fn space(&self, id: &str) -> Option<u8> {
        Self::find(self.hill.spaces.iter().map(|plan| plan.id), id)
    }

    /// The god with this name.
    #[must_use]
    pub fn god(&self, id: &str) -> Option<u8> {
        Self::find(self.gods, id)
    }

    /// Whether a building is a production building.
    #[must_use]
    pub const fn is_production(building: u8) -> bool {
        building as usize >= PASSIVE
    }

    /// Workers of all kinds in a game of so many players.
    #[must_use]
    pub fn workers(&self, players: usize) -> [u8; Kind::COUNT] {
        [self.per_colour - self.removed[players]; Kind::COUNT]
    }
}
