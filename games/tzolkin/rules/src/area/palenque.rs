//! Palenque: fishing, harvest, felling and burning (TZ-6.1 to TZ-6.6, TZ-7.2 to TZ-7.5).

use khipu_core::{Observer, Sink};

use crate::event::Event;
use crate::goods::Goods;
use crate::moves::Move;
use crate::names::{Resource, Technology, Temple};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// Whether anything can be had from a group of jungle fields.
    pub(crate) fn check_group(&self, group: u8) -> Result<(), Refusal> {
        let grove = self.table.jungle[usize::from(group)];
        if grove.corn > 0 || grove.wood > 0 || self.needs_no_tile() {
            Ok(())
        } else {
            Err(Refusal::NoTile { action: group + 2 })
        }
    }

    fn needs_no_tile(&self) -> bool {
        self.rules.technology.no_tile[self.table.mine().level(Technology::Agriculture)]
    }

    pub(crate) fn harvest_answers(&self, group: u8, out: &mut impl Sink<Move>) {
        let burning = Temple::ALL.iter().map(|&temple| Move::Burn(temple));
        for how in [Move::Corn, Move::Wood].into_iter().chain(burning) {
            if self.check_harvest(group, how).is_ok() {
                out.push(how);
            }
        }
    }

    pub(crate) fn check_harvest(&self, group: u8, how: Move) -> Result<(), Refusal> {
        let grove = self.table.jungle[usize::from(group)];
        match how {
            Move::Corn if grove.corn > 0 || self.needs_no_tile() => Ok(()),
            Move::Corn if grove.wood > 0 => Err(Refusal::CornCovered),
            Move::Corn => Err(Refusal::NoCornTile),
            _ if grove.wood == 0 => Err(Refusal::NoWoodTile),
            Move::Burn(temple) => self.check_step_down(temple),
            _ => Ok(()),
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn fish(&mut self) {
        let level = self.table.mine().level(Technology::Agriculture);
        let corn = self.rules.fishing + self.rules.technology.fishing_corn[level];
        self.gain(Goods::corn(corn.into()));
    }

    pub(crate) fn harvest(&mut self, group: u8, how: Move) {
        let seat = self.table.active;
        let index = usize::from(group);
        let grove = &mut self.table.jungle[index];
        let action = group + 2;
        match how {
            Move::Wood => {
                grove.wood -= 1;
                grove.corn += 1;
                self.mine().wood_tiles += 1;
                self.tell(Event::WoodTile { seat, group: action });
                let level = self.table.mine().level(Technology::Extraction);
                let more = self.rules.technology.extraction[Resource::Wood as usize][level];
                let mut goods = Goods::default();
                goods.resources[Resource::Wood as usize] = (self.rules.felling[index] + more).into();
                self.gain(goods);
            }
            Move::Burn(temple) => {
                grove.wood -= 1;
                self.mine().corn_tiles += 1;
                self.tell(Event::Burnt { seat, group: action });
                self.gain_harvest(index);
                self.step_down(temple);
            }
            // A tile that lies open must be taken, even if none is needed (TZ-7.3).
            _ if grove.corn > 0 => {
                grove.corn -= 1;
                self.mine().corn_tiles += 1;
                self.tell(Event::CornTile { seat, group: action });
                self.gain_harvest(index);
            }
            _ => {
                self.tell(Event::HarvestWithoutTile { seat, group: action });
                self.gain_harvest(index);
            }
        }
    }

    fn gain_harvest(&mut self, group: usize) {
        let level = self.table.mine().level(Technology::Agriculture);
        let corn = self.rules.harvest[group] + self.rules.technology.harvest_corn[level];
        self.gain(Goods::corn(corn.into()));
    }
}
