//! What the numbered spaces of the gears let a player do.

use crate::names::Gear;

/// The action of a numbered space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GearAction {
    /// Palenque 1: corn.
    Fish,
    /// Palenque 2 to 5: corn or wood of a jungle group.
    Harvest {
        /// 0 to 3.
        group: u8,
    },
    /// Yaxchilan 1 to 5: goods.
    Quarry {
        /// 0 to 4.
        row: u8,
    },
    /// Tikal 1: a level of technology.
    Learn,
    /// Tikal 2: a building.
    Build,
    /// Tikal 3: one level or two.
    LearnTwo,
    /// Tikal 4: one building or two, or a monument.
    BuildTwo,
    /// Tikal 5: a step in each of two temples.
    ClimbTwo,
    /// Uxmal 1: a step in a temple.
    Climb,
    /// Uxmal 2: the market.
    Trade,
    /// Uxmal 3: a worker from the bank.
    Hire,
    /// Uxmal 4: a building for corn.
    BuildForCorn,
    /// Uxmal 5: any action of a small gear.
    AnyAction,
    /// Chichen Itza 1 to 9: a skull.
    LaySkull {
        /// 1 to 9.
        space: u8,
    },
}

impl GearAction {
    /// The action of a space; none for space 0 and for those beyond the last action.
    #[must_use]
    pub const fn of(gear: Gear, space: u8) -> Option<Self> {
        if space == 0 || space > gear.actions() {
            return None;
        }
        Some(match gear {
            Gear::Palenque if space == 1 => Self::Fish,
            Gear::Palenque => Self::Harvest { group: space - 2 },
            Gear::Yaxchilan => Self::Quarry { row: space - 1 },
            Gear::Tikal => Self::TIKAL[space as usize - 1],
            Gear::Uxmal => Self::UXMAL[space as usize - 1],
            Gear::ChichenItza => Self::LaySkull { space },
        })
    }

    const TIKAL: [Self; 5] = [Self::Learn, Self::Build, Self::LearnTwo, Self::BuildTwo, Self::ClimbTwo];
    const UXMAL: [Self; 5] = [Self::Climb, Self::Trade, Self::Hire, Self::BuildForCorn, Self::AnyAction];
}
