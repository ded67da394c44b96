//! Buildings and monuments (TZ-6.9, TZ-6.11, TZ-6.16, TZ-6.22 to TZ-6.25, TZ-7.6, TZ-7.10).

use khipu_core::{Id, Observer, Points, Sink};

use super::setup::draw_building;
use crate::components::BuildingPlan;
use crate::event::Event;
use crate::goods::{Bundle, Goods};
use crate::moves::{Move, Saving};
use crate::names::{Source, Technology};
use crate::pending::{Pending, Site};
use crate::position::{Position, Side};
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl<'a> Referee<'a> {
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

    fn reduced_corn_price(&self, plan: &BuildingPlan) -> u16 {
        self.corn_price(plan).saturating_sub(self.saved_corn())
    }

    fn saved_corn(&self) -> u16 {
        self.rules.technology.saved_corn[self.construction(Site::Uxmal)].into()
    }

    /// Whether something can be built at a site for resources.
    pub(crate) fn check_any_building(&self, site: Site) -> Result<(), Refusal> {
        let (me, saved) = (self.table.mine(), self.saved_resources(site));
        let mut nearest: Option<(u16, Id, Goods)> = None;
        let mut nearer = |lacking: u16, tile: Id, cost: Bundle, skulls: u8| {
            if nearest.is_none_or(|(least, ..)| lacking < least) {
                nearest = Some((lacking, tile, lacking_goods(me, cost, skulls)));
            }
        };
        for (_, plan) in self.displayed() {
            let lacking = me.missing(plan.cost).saturating_sub(saved);
            if lacking == 0 {
                return Ok(());
            }
            nearer(lacking, plan.id, plan.cost, 0);
        }
        if site == Site::TikalFirst {
            for &monument in self.table.monuments.iter().flatten() {
                let plan = &self.rules.monuments[usize::from(monument)];
                let lacking = me.missing(plan.cost) + u16::from(plan.skulls.saturating_sub(me.skulls));
                if lacking == 0 {
                    return Ok(());
                }
                nearer(lacking, plan.id, plan.cost, plan.skulls);
            }
        }
        Err(nearest.map_or(Refusal::EmptyDisplay, |(_, tile, missing)| Refusal::NothingToBuild {
            tile,
            missing,
            saved,
        }))
    }

    /// The corn for the cheapest building at Uxmal.
    pub(crate) fn check_cheapest_in_corn(&self) -> Result<u16, Refusal> {
        let cheapest = self.displayed().map(|(_, plan)| self.reduced_corn_price(plan)).min();
        cheapest.ok_or(Refusal::EmptyDisplay)
    }

    pub(crate) fn build_answers(&self, site: Site, out: &mut impl Sink<Move>) {
        for (building, plan) in self.displayed() {
            for plain in [false, true] {
                if self.check_terms_of(plan, site, plain).is_ok() {
                    out.push(Move::Build { building, plain });
                }
            }
        }
        for &monument in self.table.monuments.iter().flatten() {
            if self.check_monument(site, monument).is_ok() {
                out.push(Move::Monument(monument));
            }
        }
        if site.optional() {
            out.push(Move::Done);
        }
    }

    pub(crate) fn check_build(&self, site: Site, building: u8, plain: bool) -> Result<(), Refusal> {
        let plan = &self.rules.buildings[usize::from(building)];
        if !self.table.buildings.contains(&Some(building)) {
            return Err(Refusal::NotOnDisplay { tile: plan.id });
        }
        self.check_terms_of(plan, site, plain)
    }

    /// Whether a building on display can be had at a site; plain is without Construction, which is kept for the second
    /// building of Tikal 4 (TZ-7.10).
    fn check_terms_of(&self, plan: &BuildingPlan, site: Site, plain: bool) -> Result<(), Refusal> {
        if plain && site != Site::TikalFirst {
            return Err(Refusal::NoPlain);
        }
        if plain && self.construction(site) == 0 {
            return Err(Refusal::NoConstruction);
        }
        let me = self.table.mine();
        if site == Site::Uxmal {
            let (need, have) = (self.reduced_corn_price(plan), me.corn);
            return if need <= have { Ok(()) } else { Err(Refusal::TileCorn { tile: plan.id, need, have }) };
        }
        let saved = if plain { 0 } else { self.saved_resources(site) };
        if me.missing(plan.cost) <= saved {
            return Ok(());
        }
        Err(Refusal::Missing { tile: plan.id, missing: lacking_goods(me, plan.cost, 0), saved })
    }

    /// The price of a monument.
    pub(crate) fn check_monument(&self, site: Site, monument: u8) -> Result<Goods, Refusal> {
        match site {
            Site::TikalFirst => {}
            Site::TikalSecond | Site::TikalSecondPlain => return Err(Refusal::MonumentOrBuildings),
            _ => return Err(Refusal::MonumentElsewhere),
        }
        let (me, plan) = (self.table.mine(), &self.rules.monuments[usize::from(monument)]);
        if !self.table.monuments.contains(&Some(monument)) {
            return Err(Refusal::MonumentGone { tile: plan.id });
        }
        if me.missing(plan.cost) == 0 && me.skulls >= plan.skulls {
            return Ok(Goods { skulls: plan.skulls.into(), ..Goods::of(plan.cost) });
        }
        let missing = lacking_goods(me, plan.cost, plan.skulls);
        Err(Refusal::Missing { tile: plan.id, missing, saved: 0 })
    }

    pub(crate) fn save_answers(&self, building: u8, site: Site, out: &mut impl Sink<Move>) {
        for (_, saving) in Saving::NAMES {
            if self.check_saving(building, site, saving).is_ok() {
                out.push(Move::Save(saving));
            }
        }
    }

    /// The price of a building when Construction saves this. Nobody pays more than need be (TZ-7.10).
    pub(crate) fn check_saving(&self, building: u8, site: Site, saving: Saving) -> Result<Goods, Refusal> {
        let (me, plan) = (self.table.mine(), &self.rules.buildings[usize::from(building)]);
        let price = match (saving, site) {
            (Saving::Nothing, _) if self.rulings.useful_choices && self.saves(plan, site) => {
                return Err(Refusal::SavingTaken);
            }
            (Saving::Nothing, Site::Uxmal) => Goods::corn(self.corn_price(plan)),
            (Saving::Nothing, _) => Goods::of(plan.cost),
            (Saving::Corn, Site::Uxmal) => Goods::corn(self.reduced_corn_price(plan)),
            (Saving::Resource(_), Site::Uxmal) | (Saving::Corn, _) => return Err(Refusal::OtherSaving),
            (Saving::Resource(resource), _) if plan.cost.0[resource as usize] == 0 => {
                return Err(Refusal::NotInPrice { tile: plan.id, resource });
            }
            (Saving::Resource(resource), _) => Goods::of(plan.cost.without(resource)),
        };
        if me.holds(price) {
            return Ok(price);
        }
        match site {
            Site::Uxmal => Err(Refusal::TileCorn { tile: plan.id, need: price.corn, have: me.corn }),
            _ => Err(Refusal::Missing { tile: plan.id, missing: me.lacking(price), saved: 0 }),
        }
    }

    /// Whether Construction makes a building cheaper.
    pub(crate) fn saves(&self, plan: &BuildingPlan, site: Site) -> bool {
        match site {
            Site::Uxmal => self.saved_corn() > 0 && self.corn_price(plan) > 0,
            _ => self.saved_resources(site) > 0 && plan.cost.total() > 0,
        }
    }
}

/// What is lacking of a cost.
fn lacking_goods(side: &Side, cost: Bundle, skulls: u8) -> Goods {
    side.lacking(Goods { skulls: skulls.into(), ..Goods::of(cost) })
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn build(&mut self, building: u8, site: Site, plain: bool) {
        let referee = self.referee();
        let plan = &referee.rules.buildings[usize::from(building)];
        let saves = !plain && referee.saves(plan, site);
        let helps = !plain && referee.construction(site) > 0;
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
        let level = self.referee().construction(site);
        let Ok(price) = self.referee().check_saving(building, site, saving) else { return };
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
        let Ok(price) = self.referee().check_monument(Site::TikalFirst, monument) else { return };
        self.pay(price);
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
