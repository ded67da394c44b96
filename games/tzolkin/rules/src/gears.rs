//! Workers on the gears, as bits: one number for each owner and gear.

use khipu_core::Seat;

use crate::components::{Components, GearPlan, MOST_PLAYERS};
use crate::names::Gear;

/// The index of the neutral workers.
const NEUTRAL: usize = MOST_PLAYERS;

/// Who stands where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Gears {
    owners: [[u16; Gear::COUNT]; MOST_PLAYERS + 1],
}

/// Whoever owns a worker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// A player.
    Seat(Seat),
    /// Nobody: it stays for the whole game (TZ-2.8).
    Neutral,
}

impl Owner {
    const fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Neutral => NEUTRAL,
        }
    }
}

impl Gears {
    /// The spaces of a gear where a seat has workers, as bits.
    #[must_use]
    pub const fn of(&self, seat: Seat, gear: Gear) -> u16 {
        self.owners[seat.index()][gear as usize]
    }

    /// Taken spaces of a gear, as bits.
    #[must_use]
    pub fn taken(&self, gear: Gear) -> u16 {
        self.owners.iter().fold(0, |taken, owner| taken | owner[gear as usize])
    }

    /// Spaces of a gear where some player's worker stands.
    fn players_on(&self, gear: Gear) -> u16 {
        self.owners[..NEUTRAL].iter().fold(0, |taken, owner| taken | owner[gear as usize])
    }

    /// Who stands on a space.
    #[must_use]
    pub fn owner(&self, gear: Gear, space: u8) -> Option<Owner> {
        let owner = self.owners.iter().position(|owner| owner[gear as usize] & (1 << space) != 0)?;
        Some(if owner == NEUTRAL { Owner::Neutral } else { Owner::Seat(Seat::new(owner)) })
    }

    /// The lowest-numbered free space (TZ-4.1); none if all numbered ones are taken.
    #[must_use]
    pub fn lowest_free(&self, gear: Gear, plan: GearPlan) -> Option<u8> {
        let space = self.taken(gear).trailing_ones() as u8;
        (space <= plan.last).then_some(space)
    }

    /// How many workers a seat has on gears.
    #[must_use]
    pub fn count(&self, seat: Seat) -> u8 {
        self.owners[seat.index()].iter().map(|spaces| spaces.count_ones() as u8).sum()
    }

    /// How many neutral workers there are.
    #[must_use]
    pub fn neutral_count(&self) -> u8 {
        self.owners[NEUTRAL].iter().map(|spaces| spaces.count_ones() as u8).sum()
    }

    /// Whether a gear has no neutral worker yet.
    pub(crate) const fn has_no_neutral(&self, gear: Gear) -> bool {
        self.owners[NEUTRAL][gear as usize] == 0
    }

    /// Puts a worker on a space.
    pub const fn put(&mut self, owner: Owner, gear: Gear, space: u8) {
        self.owners[owner.index()][gear as usize] |= 1 << space;
    }

    /// Takes a worker off a space.
    pub const fn take(&mut self, seat: Seat, gear: Gear, space: u8) {
        self.owners[seat.index()][gear as usize] &= !(1 << space);
    }

    /// Turns all gears by a day (TZ-9.2); says for each gear which seats lost their worker, as bits of seats.
    pub(crate) fn turn(&mut self, rules: &Components) -> [u8; Gear::COUNT] {
        let mut pushed_off = [0; Gear::COUNT];
        for (gear, plan) in rules.gears.iter().enumerate() {
            for (seat, owner) in self.owners[..NEUTRAL].iter_mut().enumerate() {
                let turned = owner[gear] << 1;
                if turned & !plan.numbered() != 0 {
                    pushed_off[gear] |= 1 << seat;
                }
                owner[gear] = turned & plan.numbered();
            }
            let neutral = &mut self.owners[NEUTRAL][gear];
            let carried = *neutral >> (plan.teeth - 1);
            *neutral = ((*neutral << 1) | carried) & plan.all_teeth();
        }
        pushed_off
    }

    /// A worker that a second day would push off and the first does not (TZ-9.3).
    #[must_use]
    pub fn pushed_off_on_second_day(&self, rules: &Components) -> Option<(Gear, u8)> {
        Gear::ALL
            .iter()
            .zip(rules.gears)
            .map(|(&gear, plan)| (gear, plan.last - 1))
            .find(|&(gear, space)| self.players_on(gear) & (1 << space) != 0)
    }
}
