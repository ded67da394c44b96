//! Begging and placing workers (TZ-3.3 to TZ-3.7, TZ-4).

use khipu_core::{Observer, Sink};

use crate::event::Event;
use crate::gears::Owner;
use crate::moves::Move;
use crate::names::{Gear, Temple};
use crate::position::{Position, Stage};
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

/// On what terms workers are placed now.
#[derive(Clone, Copy)]
enum Terms {
    /// For so much corn on top of the number of the space (TZ-4.3).
    Usual { surcharge: u16 },
    /// On a space of this number, the lowest there is, for all corn held (TZ-3.6).
    Mercy { space: u8 },
}

/// Where a worker goes, and for how much corn.
pub(crate) struct Placement {
    space: u8,
    cost: u16,
    by_mercy: bool,
}

impl Referee<'_> {
    pub(crate) fn beg_moves(&self, out: &mut impl Sink<Move>) {
        if self.check_begging().is_err() {
            return;
        }
        for &temple in Temple::ALL {
            if self.check_step_down(temple).is_ok() {
                out.push(Move::Beg(temple));
            }
        }
    }

    pub(crate) fn check_beg(&self, temple: Temple) -> Result<(), Refusal> {
        self.check_begging()?;
        self.check_step_down(temple)
    }

    /// Whether one may beg at all.
    #[inline]
    fn check_begging(&self) -> Result<(), Refusal> {
        let (corn, most) = (self.table.mine().corn, self.rules.beg_at_most);
        match self.table.stage {
            Stage::Start if corn > most => Err(Refusal::TooMuchCorn { corn, most }),
            Stage::Start if !self.table.mine().can_anger() => Err(Refusal::AllLowest),
            Stage::Start => Ok(()),
            Stage::Begged => Err(Refusal::BeggedAlready),
            _ => Err(Refusal::BegAtStart),
        }
    }

    pub(crate) fn place_moves(&self, out: &mut impl Sink<Move>) {
        let Ok(terms) = self.check_terms() else { return };
        for &gear in Gear::ALL {
            if self.check_gear(terms, gear).is_ok() {
                out.push(Move::Place(gear));
            }
        }
        if self.check_first_space(terms).is_ok() {
            out.push(Move::PlaceFirst);
        }
    }

    pub(crate) fn check_place(&self, gear: Gear) -> Result<Placement, Refusal> {
        self.check_gear(self.check_terms()?, gear)
    }

    pub(crate) fn check_place_first(&self) -> Result<u16, Refusal> {
        self.check_first_space(self.check_terms()?)
    }

    /// Whether a worker may be placed at all, and on what terms.
    fn check_terms(&self) -> Result<Terms, Refusal> {
        let stage = self.table.stage;
        match stage {
            Stage::Picking => return Err(Refusal::PickingTurn),
            Stage::Mercy => return Err(Refusal::MercyOne),
            _ if self.table.mine().free == 0 => return Err(Refusal::NoFreeWorker),
            _ => {}
        }
        match self.cheapest_beyond_means() {
            Some(_) if self.check_begging().is_ok() => Err(Refusal::MustBeg),
            Some(space) => Ok(Terms::Mercy { space }),
            None => Ok(Terms::Usual { surcharge: self.surcharge() }),
        }
    }

    /// The lowest free space, if nothing can be picked up and not even a worker there can be paid.
    fn cheapest_beyond_means(&self) -> Option<u8> {
        let table = self.table;
        if table.placed > 0 || table.first_space.is_none() || table.gears.count(table.active) > 0 {
            return None;
        }
        let cheapest = Gear::ALL.iter().filter_map(|&gear| self.lowest_free(gear)).min()?;
        (u16::from(cheapest) > table.mine().corn).then_some(cheapest)
    }

    fn lowest_free(&self, gear: Gear) -> Option<u8> {
        self.table.gears.lowest_free(gear, self.rules.gears[gear as usize])
    }

    /// What one more worker adds to the cost of the whole turn (TZ-4.3).
    fn surcharge(&self) -> u16 {
        let placed = usize::from(self.table.placed);
        let totals = &self.rules.surcharge;
        totals.get(placed + 1).map_or(u16::MAX / 2, |&next| u16::from(next - totals[placed]))
    }

    #[inline]
    fn check_gear(&self, terms: Terms, gear: Gear) -> Result<Placement, Refusal> {
        let space = self.lowest_free(gear).ok_or(Refusal::GearFull { gear })?;
        match terms {
            Terms::Usual { surcharge } => {
                let cost = self.check_placing_corn(u16::from(space) + surcharge)?;
                Ok(Placement { space, cost, by_mercy: false })
            }
            Terms::Mercy { space: cheapest } if space == cheapest => {
                Ok(Placement { space, cost: self.table.mine().corn, by_mercy: true })
            }
            Terms::Mercy { space: cheapest } => Err(Refusal::MercyCheapest { space: cheapest }),
        }
    }

    fn check_first_space(&self, terms: Terms) -> Result<u16, Refusal> {
        match terms {
            Terms::Usual { surcharge } if self.table.first_space.is_none() => {
                self.check_placing_corn(surcharge)
            }
            _ => Err(Refusal::FirstTaken),
        }
    }

    fn check_placing_corn(&self, need: u16) -> Result<u16, Refusal> {
        let have = self.table.mine().corn;
        if need <= have { Ok(need) } else { Err(Refusal::PlacingCorn { need, have }) }
    }

    pub(crate) fn check_end(&self) -> Result<(), Refusal> {
        match self.table.stage {
            Stage::Placing | Stage::Picking | Stage::Mercy => Ok(()),
            _ => Err(Refusal::NothingDone),
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn beg(&mut self, temple: Temple) {
        let seat = self.table.active;
        let corn = self.rules.beg_up_to;
        self.mine().corn = corn;
        self.table.stage = Stage::Begged;
        self.tell(Event::Begged { seat, corn });
        self.step_down(temple);
    }

    pub(crate) fn place(&mut self, gear: Gear) {
        let seat = self.table.active;
        let Ok(Placement { space, cost, by_mercy }) = self.referee().check_place(gear) else { return };
        self.table.gears.put(Owner::Seat(seat), gear, space);
        if by_mercy {
            self.put_down(cost, Stage::Mercy);
            self.tell(Event::PlacedByMercy { seat, gear, space, cost });
        } else {
            self.put_down(cost, Stage::Placing);
            self.tell(Event::Placed { seat, gear, space, cost });
        }
    }

    pub(crate) fn place_first(&mut self) {
        let seat = self.table.active;
        let Ok(cost) = self.referee().check_place_first() else { return };
        self.table.first_space = Some(seat);
        self.put_down(cost, Stage::Placing);
        self.tell(Event::PlacedFirst { seat, cost });
    }

    fn put_down(&mut self, cost: u16, stage: Stage) {
        let me = self.mine();
        me.corn -= cost;
        me.free -= 1;
        self.table.placed += 1;
        self.table.stage = stage;
    }
}
