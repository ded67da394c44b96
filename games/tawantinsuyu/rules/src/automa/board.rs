//! The spaces of Axomamma's board (TW-12.7, TW-12.8, TW-12.14, TW-12.15, TW-12.24).

use khipu_core::{Id, Observer};

use super::{Cast, ME, Step, Why};
use crate::cards::Cards;
use crate::chance::Purpose;
use crate::components::{Components, Deed, Effect, GODS, PASSIVE, SECTIONS, STAIRS};
use crate::event::Event;
use crate::goods::Cost;
use crate::names::{Good, Size, Source};
use crate::pending::{Way, Work};
use crate::position::Position;
use crate::rulings::Ruling;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// Where it builds stairs: upper ones from its High Priest's section clockwise, then lower ones, then lower ones
    /// under yours (TW-12.14).
    fn automa_stairs_place(&self) -> Option<(u8, Why)> {
        let priest = usize::from(self.side(ME).priest.unwrap_or_default());
        let clockwise =
            |level: usize| (0..SECTIONS).map(move |i| (level * SECTIONS + (priest + i) % SECTIONS) as u8);
        let mut places = Cards::NONE;
        self.stairs_places().for_each(|place| places.insert(place));
        let under_yours = |place: u8| {
            let above =
                usize::from(place).checked_sub(SECTIONS).and_then(|section| self.table.stairs[section]);
            above.is_some_and(|owner| owner != ME)
        };
        let order = (0..STAIRS / SECTIONS).flat_map(clockwise).filter(|&place| places.has(place));
        let found = order.clone().find(|&place| !under_yours(place));
        let own = |place: u8| usize::from(place) % SECTIONS == priest;
        match found {
            Some(place) => Some((place, if own(place) { Why::OwnSection } else { Why::NextSection })),
            None => order.clone().next().map(|place| (place, Why::UnderYours)),
        }
    }

    /// Gods of whom a statue of a size is to be had; small ones that it lacks first (TW-14.9).
    fn automa_statues(&self, size: Size) -> Cards {
        let (mut there, mut missing) = (Cards::NONE, Cards::NONE);
        for god in (0..GODS as u8).filter(|&god| self.table.statues.get(god, size) > 0) {
            there.insert(god);
            if self.side(ME).statues.get(god, size) == 0 {
                missing.insert(god);
            }
        }
        let by_die = size == Size::Large || self.table.rulings.of(Ruling::AutomaSmallStatue) == 1;
        if by_die || missing.is_empty() { there } else { missing }
    }

    fn automa_building_cost(&self) -> Cost {
        let stone = self.rules.automa.building[self.table.rulings.of(Ruling::EasierBuildings)];
        Cost::of(Good::Stone, stone)
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// A token of the die's value is activated.
    pub(super) fn automa_use(&mut self, token: usize) {
        let rules = self.rules;
        let row = usize::from(rules.automa.tokens[token].row);
        let Some(space) = rules.automa.rows[row].get(usize::from(self.table.automa.tokens[token])) else {
            return;
        };
        self.tell(Event::AutomaActivated { token: rules.automa.tokens[token].value, space: space.id });
        match &space.deed {
            Deed::Gain(gives) => self.automa_gain(gives),
            Deed::Weavings => {
                let payable = !self.version.weaves_only_if_payable() || self.referee().automa_can_weave();
                match (self.table.weaving_top, payable) {
                    (None, _) => self.automa_fail(Why::NoneLeft),
                    (_, false) => self.automa_fail(Why::CannotPay),
                    _ => self.draw_weavings(ME),
                }
            }
            Deed::Building { production } => self.automa_build(Some(*production), true, None),
            Deed::Stairs => self.automa_stairs(Way::Task),
            Deed::Statue => self.automa_statue(Way::Task),
            Deed::Hire(end) => {
                if !self.automa_hire(*end) {
                    self.tell(Event::AutomaPassed { space: space.id, why: Why::NoneLeft });
                }
            }
            Deed::Nomad => self.automa_nomad(),
        }
        if space.personality && self.table.rulings.of(Ruling::PersonalityMoment) == 0 {
            self.automa_personality();
        }
    }

    /// An action of the middle row that cannot be done in full (TW-12.8).
    pub(super) fn automa_fail(&mut self, why: Why) {
        self.tell(Event::AutomaFailed { why });
        self.automa_gain(&self.rules.automa.failure);
    }

    /// The tokens of a value move on by it, each in its loop. With the other reading of TW-14.11 the personality acts,
    /// with the gold of its space, when a token stops there.
    pub(super) fn automa_advance(&mut self, value: u8) {
        let rules = self.rules;
        for (token, plan) in rules.automa.tokens.iter().enumerate().filter(|(_, plan)| plan.value == value) {
            let row = &rules.automa.rows[usize::from(plan.row)];
            let from = usize::from(self.table.automa.tokens[token]) % row.len();
            let to = (from + usize::from(value)) % row.len();
            self.table.automa.tokens[token] = to as u8;
            let name = |at: usize| -> Id { row[at].id };
            self.tell(Event::AutomaMovedToken { token: value, from: name(from), to: name(to) });
            if row[to].personality && self.table.rulings.of(Ruling::PersonalityMoment) == 1 {
                self.later(ME, Work::Automa(Step::Personality));
            }
        }
    }

    /// What the personality gives (TW-12.15); a small statue is any one.
    pub(super) fn automa_personality(&mut self) {
        let rules = self.rules;
        let Some(plan) =
            self.table.automa.personality.and_then(|at| rules.automa.personalities.get(usize::from(at)))
        else {
            return;
        };
        self.tell(Event::AutomaPersonality { personality: plan.id });
        if self.table.rulings.of(Ruling::PersonalityMoment) == 1 {
            let space = rules.automa.rows.iter().flatten().find(|space| space.personality);
            if let Some(Deed::Gain(gives)) = space.map(|space| &space.deed) {
                self.automa_gain(gives);
            }
        }
        for benefit in &plan.gives {
            match self.automa_choose(benefit) {
                Some(Effect::SmallStatue(count)) => (0..count).for_each(|_| self.automa_any_small_statue()),
                Some(effect) => self.effect(ME, effect, Source::Board),
                None => {}
            }
        }
    }

    fn automa_any_small_statue(&mut self) {
        let mut gods = Cards::NONE;
        let there = (0..GODS as u8).filter(|&god| self.table.statues.get(god, Size::Small) > 0);
        there.for_each(|god| gods.insert(god));
        match gods.draw(&mut self.secret.chance.of(Purpose::AutomaChoice)) {
            Some(god) => self.take_statue(ME, god, Size::Small),
            None => self.tell(Event::AutomaCannot { why: Why::NoneLeft }),
        }
    }

    /// A random building of a type (none: of any), for stone or free.
    pub(super) fn automa_build(&mut self, production: Option<bool>, paid: bool, why: Option<Why>) {
        let passive = self.table.market.intersection(Cards::first(PASSIVE));
        let mut there = match production {
            Some(true) => self.table.market.without(passive),
            Some(false) => passive,
            None => self.table.market,
        };
        let cost = if paid { self.referee().automa_building_cost() } else { Cost::default() };
        let hindered = match () {
            () if there.is_empty() => Some(Why::NoneLeft),
            () if !self.referee().can_pay(ME, cost) => Some(Why::CannotPay),
            () => None,
        };
        match hindered {
            Some(why) if paid => self.automa_fail(why),
            Some(why) => self.tell(Event::AutomaCannot { why }),
            None => {
                let why = why.unwrap_or(if there.len() == 1 { Why::Only } else { Why::Random });
                if let Some(building) = there.draw(&mut self.secret.chance.of(Purpose::AutomaChoice)) {
                    let tile = self.rules.buildings[usize::from(building)].id;
                    let production = Components::is_production(building);
                    self.tell(Event::AutomaChoseBuilding { tile, production, why });
                    self.automa_pay(cost);
                    self.take_building(ME, building);
                }
            }
        }
    }

    pub(super) fn automa_stairs(&mut self, way: Way) {
        let cost = if way == Way::Free { Cost::default() } else { self.rules.stairs_cost };
        let place = self.referee().automa_stairs_place().filter(|_| self.side(ME).stairs > 0);
        match place {
            Some((place, why)) if self.referee().can_pay(ME, cost) => {
                let (section, lower) = (place % SECTIONS as u8 + 1, usize::from(place) >= SECTIONS);
                self.tell(Event::AutomaChoseStairs { section, lower, why });
                self.automa_pay(cost);
                self.raise_stairs(ME, place);
            }
            Some(_) => self.automa_hindered(way, Why::CannotPay),
            None => self.automa_hindered(way, Why::NoneLeft),
        }
    }

    /// What is paid fails with gold, what is free is only missed.
    fn automa_hindered(&mut self, way: Way, why: Why) {
        match way {
            Way::Task => self.automa_fail(why),
            Way::Offered | Way::Free => self.tell(Event::AutomaCannot { why }),
        }
    }

    /// Large before small round its cards from that of the die, then a random one (TW-12.14, TW-15.26).
    pub(super) fn automa_statue(&mut self, way: Way) {
        let referee = self.referee();
        let cost = |size: Size| {
            if way == Way::Free { Cost::default() } else { self.rules.statues[size as usize].cost }
        };
        let there = |size: Size| {
            let possible = referee.can_pay(ME, cost(size)) && (way != Way::Free || size == Size::Small);
            if possible { referee.automa_statues(size) } else { Cards::NONE }
        };
        let sizes = [(Size::Large, there(Size::Large)), (Size::Small, there(Size::Small))];
        if sizes.iter().all(|(_, gods)| gods.is_empty()) {
            let any = self.table.statues.of_size(Size::Small) + self.table.statues.of_size(Size::Large) > 0;
            self.automa_hindered(way, if any { Why::CannotPay } else { Why::NoneLeft });
            return;
        }
        let first = usize::from(self.automa_roll(Cast::Statue).saturating_sub(1));
        let tucked = self.table.automa.tucked;
        let round = (0..tucked.len()).filter_map(|i| Some((i, tucked[(first + i) % tucked.len()]?.god)));
        let by_card = sizes.iter().find_map(|&(size, gods)| {
            let (i, god) = round.clone().find(|&(_, god)| gods.has(god))?;
            Some((god, size, if i == 0 { Why::Die } else { Why::NextCard }))
        });
        let chosen = by_card.or_else(|| {
            let (size, mut gods) = sizes.into_iter().find(|(_, gods)| !gods.is_empty())?;
            Some((gods.draw(&mut self.secret.chance.of(Purpose::AutomaChoice))?, size, Why::Random))
        });
        if let Some((god, size, why)) = chosen {
            self.tell(Event::AutomaChoseStatue { god: self.rules.gods[usize::from(god)], size, why });
            if way != Way::Free {
                self.automa_pay(self.rules.statues[size as usize].cost);
            }
            self.take_statue(ME, god, size);
        }
    }
}
