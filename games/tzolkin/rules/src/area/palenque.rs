//! Palenque: fishing, harvest, felling and burning (TZ-6.1 to TZ-6.6, TZ-7.2 to TZ-7.5).

use khipu_core::{Observer, Sink};

use crate::event::Event;
use crate::goods::Goods;
use crate::moves::Move;
use crate::names::{Resource, Technology, Temple};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Look, Play};

impl Look<'_> {
    /// Whether anything can be had from a group of jungle fields.
    pub(crate) fn can_harvest(&self, group: u8) -> bool {
        let grove = self.table.jungle[usize::from(group)];
        grove.corn > 0 || grove.wood > 0 || self.needs_no_tile()
    }

    fn needs_no_tile(&self) -> bool {
        self.rules.technology.no_tile[self.table.mine().level(Technology::Agriculture)]
    }

    pub(crate) fn harvest_answers(&self, group: u8, out: &mut impl Sink<Move>) {
        let grove = self.table.jungle[usize::from(group)];
        if grove.corn > 0 || self.needs_no_tile() {
            out.push(Move::Corn);
        }
        if grove.wood > 0 {
            out.push(Move::Wood);
            for &temple in Temple::ALL {
                if self.table.mine().temples[temple as usize] > 0 {
                    out.push(Move::Burn(temple));
                }
            }
        }
    }

    pub(crate) fn harvest_reason(&self, group: u8, wanted: Move) -> Refusal {
        let wood = self.table.jungle[usize::from(group)].wood;
        match wanted {
            Move::Burn(_) if wood > 0 && !self.table.mine().can_anger() => Refusal::AllLowest,
            Move::Burn(temple) if wood > 0 => Refusal::LowestStep { temple },
            Move::Corn => Refusal::NoCornTile,
            _ => Refusal::NoWoodTile,
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
