//! Begging and placing workers (TZ-3.3 to TZ-3.7, TZ-4).

use khipu_core::{Observer, Sink};

use crate::event::Event;
use crate::gears::Owner;
use crate::moves::Move;
use crate::names::{Gear, Temple};
use crate::position::{Position, Stage};
use crate::refusal::Refusal;
use crate::turn::{Look, Play};

impl Look<'_> {
    /// The moves at the start of a turn.
    pub(crate) fn start_moves(&self, stage: Stage, out: &mut impl Sink<Move>) {
        let begs = self.may_beg(stage);
        if begs {
            for &temple in Temple::ALL {
                if self.table.mine().temples[temple as usize] > 0 {
                    out.push(Move::Beg(temple));
                }
            }
        }
        if self.stuck() {
            // Begging is a must; where it is impossible there is mercy (TZ-3.6).
            if !begs {
                self.mercy_moves(out);
            }
            return;
        }
        self.place_moves(out);
        self.pick_moves(out);
    }

    fn may_beg(&self, stage: Stage) -> bool {
        let me = self.table.mine();
        stage == Stage::Start && me.corn <= self.rules.beg_at_most && me.can_anger()
    }

    /// Nothing can be picked up, and not even one worker can be paid.
    fn stuck(&self) -> bool {
        let table = self.table;
        let cheapest = || self.cheapest_gear().is_none_or(|cost| cost > table.mine().corn);
        table.first_space.is_some() && table.gears.count(table.active) == 0 && cheapest()
    }

    fn cheapest_gear(&self) -> Option<u16> {
        Gear::ALL.iter().filter_map(|&gear| self.lowest_free(gear)).min().map(u16::from)
    }

    fn lowest_free(&self, gear: Gear) -> Option<u8> {
        self.table.gears.lowest_free(gear, self.rules.gears[gear as usize])
    }

    fn mercy_moves(&self, out: &mut impl Sink<Move>) {
        let cheapest = self.cheapest_gear();
        for &gear in Gear::ALL {
            if self.lowest_free(gear).map(u16::from) == cheapest && cheapest.is_some() {
                out.push(Move::Place(gear));
            }
        }
    }

    /// What one more worker adds to the cost of the whole turn (TZ-4.3).
    fn surcharge(&self) -> u16 {
        let placed = usize::from(self.table.placed);
        let totals = &self.rules.surcharge;
        totals.get(placed + 1).map_or(u16::MAX / 2, |&next| u16::from(next - totals[placed]))
    }

    pub(crate) fn place_moves(&self, out: &mut impl Sink<Move>) {
        let me = self.table.mine();
        let surcharge = self.surcharge();
        if me.free == 0 || surcharge > me.corn {
            return;
        }
        for &gear in Gear::ALL {
            if self.lowest_free(gear).is_some_and(|space| u16::from(space) + surcharge <= me.corn) {
                out.push(Move::Place(gear));
            }
        }
        if self.table.first_space.is_none() {
            out.push(Move::PlaceFirst);
        }
    }

    pub(crate) fn beg_reason(&self, stage: Stage, temple: Temple) -> Refusal {
        let me = self.table.mine();
        let most = self.rules.beg_at_most;
        match stage {
            Stage::Begged => Refusal::BeggedAlready,
            Stage::Start if me.corn > most => Refusal::TooMuchCorn { corn: me.corn, most },
            Stage::Start if !me.can_anger() => Refusal::AllLowest,
            Stage::Start => Refusal::LowestStep { temple },
            _ => Refusal::BegAtStart,
        }
    }

    pub(crate) fn place_reason(&self, stage: Stage, wanted: Move) -> Refusal {
        let table = self.table;
        let me = table.mine();
        let full = match wanted {
            Move::Place(gear) if self.lowest_free(gear).is_none() => Some(Refusal::GearFull { gear }),
            Move::PlaceFirst if table.first_space.is_some() => Some(Refusal::FirstTaken),
            _ => None,
        };
        match stage {
            Stage::Picking => Refusal::PickingTurn,
            Stage::Mercy => Refusal::MercyOne,
            _ if me.free == 0 => Refusal::NoFreeWorker,
            _ if full.is_some() => full.unwrap_or(Refusal::FirstTaken),
            Stage::Start | Stage::Begged if self.stuck() => {
                if self.may_beg(stage) {
                    Refusal::MustBeg
                } else {
                    Refusal::MercyCheapest
                }
            }
            _ => {
                let space = match wanted {
                    Move::Place(gear) => self.lowest_free(gear).unwrap_or_default(),
                    _ => 0,
                };
                Refusal::PlacingCorn { need: u16::from(space) + self.surcharge(), have: me.corn }
            }
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
        let look = self.look();
        let space = look.lowest_free(gear).unwrap_or_default();
        let cost = u16::from(space) + look.surcharge();
        self.table.gears.put(Owner::Seat(seat), gear, space);
        let corn = self.table.mine().corn;
        if cost > corn {
            // Only mercy allows what cannot be paid: all corn held is given (TZ-3.6).
            self.put_down(corn, Stage::Mercy);
            self.tell(Event::PlacedByMercy { seat, gear, space, cost: corn });
        } else {
            self.put_down(cost, Stage::Placing);
            self.tell(Event::Placed { seat, gear, space, cost });
        }
    }

    pub(crate) fn place_first(&mut self) {
        let seat = self.table.active;
        let cost = self.look().surcharge();
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
