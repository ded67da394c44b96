//! The parts of a pack: one type for each kind of space, card and tile.

use khipu_core::Id;

use super::effect::Benefit;
use super::{FESTIVALS, GODS, MOST_PLAYERS, SECTIONS};
use crate::cards::Cards;
use crate::goods::Cost;
use crate::names::{Colour, Power, Region, Size, Task, Terrace};

/// One worker space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpacePlan {
    /// Its id.
    pub id: Id,
    /// Its section, counted from 0.
    pub section: u8,
    /// Its terrace.
    pub terrace: Terrace,
    /// The god whose symbol it carries.
    pub god: u8,
    /// Its colour.
    pub colour: Colour,
    /// The ids of the icons that it touches.
    pub icons: [Id; 3],
    /// The tasks of those icons.
    pub tasks: [Task; 3],
    /// The spaces beside it.
    pub next: Cards,
}

/// The hill.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hill {
    /// All spaces.
    pub spaces: Vec<SpacePlan>,
    /// The spaces of each god.
    pub of_god: [Cards; GODS],
    /// The spaces of each segment: by section, then by terrace.
    pub segments: [[Cards; Terrace::COUNT]; SECTIONS],
    /// The spaces marked for 2 players.
    pub marked: Cards,
}

/// Prices and abilities of placing a worker.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Placing {
    /// Food for the own section, an adjacent one, another.
    pub roaming: [u8; 3],
    /// Food for the terraces.
    pub descending: [u8; 3],
    /// Food that stairs save.
    pub stairs_save: u8,
    /// Points for the owner of stairs used.
    pub stairs_points: u8,
    /// Gold instead of a god card.
    pub gold: u8,
    /// Tasks of any placement.
    pub tasks: u8,
    /// Tasks for each adjacent worker of the colour.
    pub per_adjacent: u8,
    /// Tasks of an architect on blue.
    pub architect: u8,
    /// Tasks of a craftsman on green.
    pub craftsman: u8,
    /// Tasks of a courier that is first in its segment.
    pub courier_first: u8,
    /// Food that a courier saves.
    pub courier_saves: u8,
    /// Army cards that a warrior draws.
    pub warrior_army: u8,
    /// Potatoes for a priest's additional task.
    pub priest_potato: u8,
    /// God cards that a priest takes.
    pub priest_god: u8,
}

/// A statue of a size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StatuePlan {
    /// Its cost.
    pub cost: Cost,
    /// Its points.
    pub points: u8,
    /// How many of each god.
    pub copies: u8,
}

/// The numbers of the High Priest's actions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PriestPlan {
    /// Steps for a large and a small statue, for the active player.
    pub worship: [u8; Size::COUNT],
    /// Steps for any statue, for the others.
    pub worship_other: u8,
    /// Corn for 1, 2 and 3 steps.
    pub offering: [u8; 3],
    /// Corn for one step, for the others.
    pub offering_other: u8,
    /// What is turned up free of charge.
    pub rejuvenate_free: u8,
    /// Food for each thing more.
    pub rejuvenate_food: u8,
    /// Corn for each thing, for the others.
    pub rejuvenate_other: u8,
    /// Potatoes for an army card played.
    pub army_potato: u8,
    /// Army cards played free of charge by the active player.
    pub army_free: u8,
    /// Buildings turned up by the active player of a Production.
    pub production_flips: u8,
}

/// The numbers of a festival.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FestivalPlan {
    /// Points for taking the tile.
    pub points: [u8; FESTIVALS],
    /// Potatoes for a god card in hand, by the ruling of TW-14.5.
    pub potatoes: [u8; 2],
    /// Points lost for each missing.
    pub missing: u8,
    /// God cards played, at most.
    pub play: u8,
    /// God cards drawn, most points first, by players.
    pub draws: [[u8; MOST_PLAYERS]; MOST_PLAYERS + 1],
}

/// The numbers of the final scoring.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FinalPlan {
    /// Points of a tapestry, by size from 1 on.
    pub tapestry: Vec<u8>,
    /// Points for a building face up.
    pub building: u8,
    /// For a god card in hand.
    pub god: u8,
    /// For an army card face up.
    pub army: u8,
    /// For a worker.
    pub worker: u8,
    /// For gold.
    pub gold: u8,
}

/// One step of the temple.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StepPlan {
    /// The goods on its left.
    pub gives: Vec<Benefit>,
    /// The points on its right.
    pub points: u8,
    /// The points in its middle.
    pub last: u8,
}

/// One conquest space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConquestPlan {
    /// Its id.
    pub id: Id,
    /// Its region.
    pub region: Region,
    /// How far right it lies in the region.
    pub position: u8,
    /// Soldiers to turn face down.
    pub turn: u8,
    /// Soldiers to discard.
    pub discard: u8,
    /// What is gained.
    pub gives: Vec<Benefit>,
}

/// One god card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GodPlan {
    /// Its id.
    pub id: Id,
    /// Its god.
    pub god: u8,
    /// Its benefits.
    pub gives: Vec<Benefit>,
}

/// One kind of army card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArmyPlan {
    /// Its id.
    pub id: Id,
    /// How many there are.
    pub copies: u8,
    /// Soldiers on it.
    pub soldiers: u8,
    /// What it gives when it is discarded.
    pub gives: Vec<Benefit>,
}

/// One building.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildingPlan {
    /// Its id.
    pub id: Id,
    /// Its cost.
    pub cost: Cost,
    /// What a passive one does.
    pub power: Option<Power>,
    /// The number that belongs to the power.
    pub amount: u8,
    /// What a production building produces, or a power gives.
    pub gives: Vec<Benefit>,
}

/// One weaving.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeavingPlan {
    /// Its id.
    pub id: Id,
    /// Its pattern.
    pub pattern: u8,
    /// The symbol at its left edge.
    pub left: u8,
    /// The symbol at its right edge.
    pub right: u8,
    /// In the game with so many players or more.
    pub players: u8,
}

/// The symbol of an edge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JointPlan {
    /// Its id.
    pub id: Id,
    /// What two of them side by side give.
    pub gives: Vec<Benefit>,
}
