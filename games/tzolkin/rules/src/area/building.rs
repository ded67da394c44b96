//! Buildings and monuments (TZ-6.9, TZ-6.11, TZ-6.16, TZ-6.22 to TZ-6.25, TZ-7.6, TZ-7.10).

use khipu_core::{Observer, Points, Sink};

use super::setup::draw_building;
use crate::components::BuildingPlan;
use crate::event::Event;
use crate::goods::Goods;
use crate::moves::{Move, Saving};
use crate::names::{Resource, Source, Technology};
use crate::pending::{Pending, Site};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Look, Play};

impl<'a> Look<'a> {
    /// The titles on display, each once.
    fn displayed(&self) -> impl Iterator<Item = (u8, &'a BuildingPlan)> + use<'a> {
        let (slots, plans) = (self.table.buildings, &self.rules.buildings);
        (0..slots.len()).filter_map(move |slot| {
            let title = slots[slot]?;
            let again = slots[..slot].contains(&Some(title));
            (!again).then(|| (title, &plans[usize::from(title)]))
        })
    }

    /// The Construction level that helps at a site.
    fn construction(&self, site: Site) -> usize {
        if site.helped() { self.table.mine().level(Technology::Construction) } else { 0 }
    }

    fn saved_resources(&self, site: Site) -> u16 {
        self.rules.technology.saved_resources[self.construction(site)].into()
    }

    fn corn_price(&self, plan: &BuildingPlan) -> u16 {
        plan.cost.total() * self.rules.uxmal_building_corn
    }

    fn saved_corn(&self) -> u16 {
        self.rules.technology.saved_corn[self.construction(Site::Uxmal)].into()
    }

    pub(crate) fn can_build_in_resources(&self, site: Site) -> bool {
        let (me, saved) = (self.table.mine(), self.saved_resources(site));
        self.displayed().any(|(_, plan)| me.missing(plan.cost) <= saved)
    }

    pub(crate) fn cheapest_in_corn(&self) -> Option<u16> {
        let saved = self.saved_corn();
        self.displayed().map(|(_, plan)| self.corn_price(plan).saturating_sub(saved)).min()
    }

    fn can_pay_monument(&self, monument: u8) -> bool {
        let (me, plan) = (self.table.mine(), &self.rules.monuments[usize::from(monument)]);
        me.missing(plan.cost) == 0 && me.skulls >= plan.skulls
    }

    pub(crate) fn can_build_monument(&self) -> bool {
        self.table.monuments.iter().flatten().any(|&monument| self.can_pay_monument(monument))
    }

    fn can_pay(&self, plan: &BuildingPlan, site: Site, plain: bool) -> bool {
        let me = self.table.mine();
        match site {
            Site::Uxmal => self.corn_price(plan).saturating_sub(self.saved_corn()) <= me.corn,
            _ if plain => me.missing(plan.cost) == 0,
            _ => me.missing(plan.cost) <= self.saved_resources(site),
        }
    }

    /// Whether Construction may be kept for the second building of Tikal 4 (TZ-7.10).
    fn may_be_plain(&self, site: Site) -> bool {
        site == Site::TikalFirst && self.construction(site) > 0
    }

    pub(crate) fn build_answers(&self, site: Site, out: &mut impl Sink<Move>) {
        for (building, plan) in self.displayed() {
            if self.can_pay(plan, site, false) {
                out.push(Move::Build { building, plain: false });
            }
            if self.may_be_plain(site) && self.can_pay(plan, site, true) {
                out.push(Move::Build { building, plain: true });
            }
        }
        if site == Site::TikalFirst {
            for &monument in self.table.monuments.iter().flatten() {
                if self.can_pay_monument(monument) {
                    out.push(Move::Monument(monument));
                }
            }
        }
        if site.optional() {
            out.push(Move::Done);
        }
    }

    pub(crate) fn build_reason(&self, site: Site, wanted: Move) -> Refusal {
        match wanted {
            Move::Monument(_) if site != Site::TikalFirst => Refusal::MonumentElsewhere,
            Move::Monument(monument) => {
                let tile = self.rules.monuments[usize::from(monument)].id;
                let there = self.table.monuments.contains(&Some(monument));
                if there { Refusal::Missing { tile } } else { Refusal::NotOnDisplay { tile } }
            }
            Move::Build { building, plain } => {
                let plan = &self.rules.buildings[usize::from(building)];
                if !self.table.buildings.contains(&Some(building)) {
                    Refusal::NotOnDisplay { tile: plan.id }
                } else if plain && !self.may_be_plain(site) {
                    Refusal::NoPlain
                } else if site == Site::Uxmal {
                    let need = self.corn_price(plan).saturating_sub(self.saved_corn());
                    Refusal::Corn { need, have: self.table.mine().corn }
                } else {
                    Refusal::Missing { tile: plan.id }
                }
            }
            _ => Refusal::NotAsked,
        }
    }

    /// What Construction may save on a building; what is saved must leave a price that can be paid.
    pub(crate) fn save_answers(&self, building: u8, site: Site, out: &mut impl Sink<Move>) {
        let (me, plan) = (self.table.mine(), &self.rules.buildings[usize::from(building)]);
        if site == Site::Uxmal {
            let price = self.corn_price(plan);
            if price.saturating_sub(self.saved_corn()) <= me.corn {
                out.push(Move::Save(Saving::Corn));
            }
            if price <= me.corn {
                out.push(Move::Save(Saving::Nothing));
            }
            return;
        }
        for &resource in Resource::ALL {
            let uses = plan.cost.0[resource as usize] > 0;
            if uses && me.missing(plan.cost.without(resource)) == 0 {
                out.push(Move::Save(Saving::Resource(resource)));
            }
        }
        if me.missing(plan.cost) == 0 {
            out.push(Move::Save(Saving::Nothing));
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn build(&mut self, building: u8, site: Site, plain: bool) {
        let look = self.look();
        let plan = &look.rules.buildings[usize::from(building)];
        let saves = !plain
            && match site {
                Site::Uxmal => look.saved_corn() > 0 && look.corn_price(plan) > 0,
                _ => look.saved_resources(site) > 0 && plan.cost.total() > 0,
            };
        let helps = !plain && look.construction(site) > 0;
        if site == Site::TikalFirst {
            let second = if helps { Site::TikalSecondPlain } else { Site::TikalSecond };
            self.ask(Pending::Build(second));
        }
        // A plain building is built like a second one that Construction does not help.
        let site = if plain { Site::TikalSecondPlain } else { site };
        if saves {
            self.ask(Pending::Save { building, site });
        } else {
            self.construct(building, site, Saving::Nothing);
        }
    }

    /// Pays for a building and takes it; the level that counts is the one before its own effect (TZ-7.10).
    pub(crate) fn construct(&mut self, building: u8, site: Site, saving: Saving) {
        let seat = self.table.active;
        let rules = self.rules;
        let plan = &rules.buildings[usize::from(building)];
        let look = self.look();
        let level = look.construction(site);
        let price = match (site, saving) {
            (Site::Uxmal, Saving::Corn) => {
                Goods::corn(look.corn_price(plan).saturating_sub(look.saved_corn()))
            }
            (Site::Uxmal, _) => Goods::corn(look.corn_price(plan)),
            (_, Saving::Resource(resource)) => Goods::of(plan.cost.without(resource)),
            _ => Goods::of(plan.cost),
        };
        self.pay(price);
        if let Some(slot) = self.table.buildings.iter_mut().find(|slot| **slot == Some(building)) {
            *slot = None;
        }
        self.mine().buildings.add(building.into());
        self.tell(Event::Built { seat, tile: plan.id });
        self.gain(Goods::corn(rules.technology.building_corn[level].into()));
        let points = Points::whole(rules.technology.building_points[level].into());
        self.score(seat, Source::Technology, points);
        self.give(seat, &plan.effects);
    }

    pub(crate) fn build_monument(&mut self, monument: u8) {
        let seat = self.table.active;
        let plan = &self.rules.monuments[usize::from(monument)];
        // A skull paid returns to the bank (TZ-12.7).
        self.pay(Goods { skulls: plan.skulls.into(), ..Goods::of(plan.cost) });
        if let Some(slot) = self.table.monuments.iter_mut().find(|slot| **slot == Some(monument)) {
            *slot = None;
        }
        self.mine().monuments |= 1 << monument;
        self.tell(Event::MonumentBuilt { seat, tile: plan.id });
    }

    /// Fills the gaps of the display from the stack of the age (TZ-6.22).
    pub(crate) fn refill(&mut self) {
        let age = self.table.age();
        for slot in 0..usize::from(self.rules.building_slots) {
            if self.table.buildings[slot].is_some() {
                continue;
            }
            let drawn = draw_building(self.rules, &mut self.table.stack, age, &mut self.secret.chance);
            let Some(title) = drawn else { return };
            self.table.buildings[slot] = Some(title);
            self.tell(Event::LaidOut { tile: self.rules.buildings[usize::from(title)].id });
        }
    }
}
