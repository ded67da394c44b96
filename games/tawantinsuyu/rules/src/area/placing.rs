//! Placing a worker (TW-4).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::cards::Cards;
use crate::components::{SECTIONS, SpacePlan};
use crate::event::Event;
use crate::goods::Cost;
use crate::moves::{Fee, Move};
use crate::names::{Colour, Good, Kind, Power, Source, Terrace};
use crate::pending::{Pending, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

/// Roles that a worker can have: its own, and what passive buildings add.
const MOST_ROLES: usize = 3;

impl Referee<'_> {
    fn plan(&self, space: u8) -> &SpacePlan {
        &self.rules.hill.spaces[usize::from(space)]
    }

    /// Roaming: the own section of the High Priest, an adjacent one, or another (TW-4.2).
    fn roaming(&self, who: Actor, section: usize) -> u8 {
        let priest = usize::from(self.side(who).priest.unwrap_or_default());
        let apart = (section + SECTIONS - priest) % SECTIONS;
        let near = apart.min(SECTIONS - apart);
        self.rules.placing.roaming[near.min(2)]
    }

    /// Stairs above a segment, with their places (TW-4.14).
    pub(crate) fn stairs_above(
        &self,
        section: usize,
        terrace: Terrace,
    ) -> impl Iterator<Item = Actor> + use<> {
        let upper = if terrace == Terrace::Upper { None } else { self.table.stairs[section] };
        let lower = if terrace == Terrace::Lower { self.table.stairs[SECTIONS + section] } else { None };
        upper.into_iter().chain(lower)
    }

    /// The food that a segment costs (TW-4.2, TW-4.3, TW-4.11).
    pub(crate) fn food(&self, who: Actor, section: usize, terrace: Terrace, role: Kind) -> u8 {
        let placing = &self.rules.placing;
        let saved = placing.stairs_save * self.stairs_above(section, terrace).count() as u8;
        let descending = placing.descending[terrace as usize].saturating_sub(saved);
        let courier = if role == Kind::Courier { placing.courier_saves } else { 0 };
        (self.roaming(who, section) + descending).saturating_sub(courier)
    }

    /// What can be paid as food besides so much gold: potatoes, corn and the gold that is left.
    fn eatable(&self, who: Actor, gold: u8) -> u16 {
        let [potato, corn, _, held] = self.side(who).goods.0;
        potato.saturating_add(corn).saturating_add(held.saturating_sub(gold.into()))
    }

    /// The empty spaces that can be paid: with a card of their god, and besides the gold.
    fn in_reach(&self, who: Actor, role: Kind, gold: Option<u8>) -> [Cards; 2] {
        let eatable = [Some(0), gold].map(|gold| gold.map(|gold| self.eatable(who, gold)));
        let mut reach = [Cards::NONE; 2];
        for (section, terraces) in self.rules.hill.segments.iter().enumerate() {
            for (&terrace, &spaces) in Terrace::ALL.iter().zip(terraces) {
                let food = Some(u16::from(self.food(who, section, terrace, role)));
                for (reach, eatable) in reach.iter_mut().zip(eatable) {
                    if food <= eatable {
                        *reach = reach.union(spaces);
                    }
                }
            }
        }
        reach.map(|reach| reach.without(self.table.hill.taken()))
    }

    /// The gold that a placement is begun with; none with a card of the space's god.
    fn check_fee(&self, who: Actor, plan: &SpacePlan, fee: Fee) -> Result<u8, Refusal> {
        let Fee::Card(card) = fee else { return self.check_gold_fee(who) };
        self.check_in_hand(who, card)?;
        let of = &self.rules.god_cards[usize::from(card)];
        if of.god == plan.god {
            return Ok(0);
        }
        let [shows, wants] = [of.god, plan.god].map(|god| self.rules.gods[usize::from(god)]);
        Err(Refusal::WrongSymbol { shows, wants })
    }

    fn check_gold_fee(&self, who: Actor) -> Result<u8, Refusal> {
        let (need, have) = (self.rules.placing.gold, self.side(who).goods.get(Good::Gold));
        if have >= need.into() { Ok(need) } else { Err(Refusal::Gold { need, have }) }
    }

    /// A placement with its food (TW-4.1 to TW-4.4).
    pub(crate) fn check_place(
        &self,
        who: Actor,
        worker: Kind,
        role: Kind,
        space: u8,
        fee: Fee,
    ) -> Result<Cost, Refusal> {
        let plan = self.plan(space);
        self.check_worker(who, worker)?;
        if !self.roles(who, worker).any(|known| known == role) {
            return Err(Refusal::NotThatRole { role });
        }
        if self.table.hill.taken().has(space) {
            return Err(Refusal::SpaceTaken { space: plan.id });
        }
        let gold = self.check_fee(who, plan, fee)?;
        let (need, eatable) =
            (self.food(who, plan.section.into(), plan.terrace, role), self.eatable(who, gold));
        match u16::from(need).saturating_sub(eatable) {
            0 => Ok(Cost::food(need)),
            missing => Err(Refusal::Food { need, missing: missing as u8 }),
        }
    }

    /// The kinds whose ability a worker can use; with Z05 architects and craftsmen need not say which (TW-16.5).
    pub(crate) fn roles(&self, who: Actor, worker: Kind) -> impl Iterator<Item = Kind> {
        let mut roles = [Some(worker), None, None];
        let granted = [(Power::AsCourier, Kind::Courier), (Power::AsPriest, Kind::Priest)];
        for (slot, (power, role)) in roles[1..MOST_ROLES].iter_mut().zip(granted) {
            if role != worker && self.has(who, power) {
                *slot = Some(role);
            }
        }
        roles.into_iter().flatten()
    }

    pub(crate) fn place_answers(&self, who: Actor, out: &mut impl Sink<Move>) {
        let side = self.side(who);
        if side.workers.total() == 0 {
            return;
        }
        let (hand, gold) = (self.hand(who), self.check_gold_fee(who).ok());
        // Of the kinds only couriers pay another price.
        let [plain, courier] = [Kind::Architect, Kind::Courier].map(|role| self.in_reach(who, role, gold));
        for worker in side.workers.kinds() {
            for role in self.roles(who, worker) {
                let [by_card, by_gold] = if role == Kind::Courier { courier } else { plain };
                for card in hand.iter() {
                    let god = usize::from(self.rules.god_cards[usize::from(card)].god);
                    for space in by_card.intersection(self.rules.hill.of_god[god]).iter() {
                        out.push(Move::Place { worker, role, space, fee: Fee::Card(card) });
                    }
                }
                for space in by_gold.iter() {
                    out.push(Move::Place { worker, role, space, fee: Fee::Gold });
                }
            }
        }
    }

    /// Workers beside the space that a warrior may take: neutral ones too (TW-15.3).
    fn capturable(&self) -> Cards {
        let beside = self.table.turn.space.map_or(Cards::NONE, |space| self.plan(space).next);
        beside.intersection(self.table.hill.taken()).without(self.table.hill.0[Kind::Warrior as usize])
    }

    pub(crate) fn check_capture(&self, space: u8) -> Result<(), Refusal> {
        if self.capturable().has(space) { Ok(()) } else { Err(Refusal::NobodyToTake) }
    }

    pub(crate) fn capture_answers(&self, out: &mut impl Sink<Move>) {
        let there = self.capturable();
        if there.is_empty() {
            return;
        }
        for space in there.iter() {
            out.push(Move::Capture(space));
        }
        out.push(Move::Done);
    }

    pub(crate) fn potato_answers(&self, who: Actor, out: &mut impl Sink<Move>) {
        self.priest_price().payments(self.side(who).goods, out);
        out.push(Move::Done);
    }

    pub(crate) fn priest_price(&self) -> Cost {
        Cost::of(Good::Potato, self.rules.placing.priest_potato)
    }

    /// Tasks that come with the worker's ability: with its role, and with its own colour (TW-4.8 to TW-4.11).
    fn ability_tasks(&self, who: Actor, worker: Kind, role: Kind, space: u8) -> u8 {
        let (placing, plan) = (&self.rules.placing, self.plan(space));
        let both = self.has(who, Power::ArchitectCraftsman) && plan.colour != Colour::Plain;
        let by_role = match role {
            Kind::Architect if both || plan.colour == Colour::Blue => placing.architect,
            Kind::Craftsman if both || plan.colour == Colour::Green => placing.craftsman,
            Kind::Courier => {
                let segment = self.rules.hill.segments[usize::from(plan.section)][plan.terrace as usize];
                let others = segment.intersection(self.table.hill.taken()).without(Cards::one(space));
                if others.is_empty() { placing.courier_first } else { 0 }
            }
            _ => 0,
        };
        let warrior = self.is_warrior(worker, role) && self.has(who, Power::WarriorTasks);
        by_role + if warrior { self.rules.amount(Power::WarriorTasks) } else { 0 }
    }

    /// Whether Z03 and Z14 see a warrior: one that counts as another kind is none (TW-15.12).
    fn is_warrior(&self, worker: Kind, role: Kind) -> bool {
        if self.version.gives_up_own_kind() { role == Kind::Warrior } else { worker == Kind::Warrior }
    }

    fn adjacent_tasks(&self, worker: Kind, space: u8) -> u8 {
        let alike = self.table.hill.0[worker as usize].intersection(self.plan(space).next);
        alike.len() * self.rules.placing.per_adjacent
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn place(&mut self, who: Actor, worker: Kind, role: Kind, space: u8, fee: Fee) {
        let id = self.rules.hill.spaces[usize::from(space)].id;
        let cost = self.referee().check_place(who, worker, role, space, fee).unwrap_or_default();
        let food = cost.food;
        self.side(who).workers.remove(worker);
        self.table.hill.0[worker as usize].insert(space);
        self.table.turn.space = Some(space);
        let card = match fee {
            Fee::Card(card) => {
                self.leave_hand(who, card);
                self.table.turn.played = Some(card);
                Some(self.rules.god_cards[usize::from(card)].id)
            }
            Fee::Gold => None,
        };
        self.tell(Event::Placed { who, worker, role, space: id, card, food });
        if fee == Fee::Gold {
            self.pay(who, [0, 0, 0, self.rules.placing.gold]);
        }
        self.later(who, Work::Placed { worker, role });
        self.charge(who, cost);
    }

    /// The costs are paid: stairs score, the ability works, tasks are counted (TW-4.13).
    pub(crate) fn placed(&mut self, who: Actor, worker: Kind, role: Kind) {
        let Some(space) = self.table.turn.space else { return };
        self.use_stairs(who, space);
        let referee = self.referee();
        let (adjacent, ability) =
            (referee.adjacent_tasks(worker, space), referee.ability_tasks(who, worker, role, space));
        let tasks = self.rules.placing.tasks + adjacent + ability;
        self.table.turn.tasks = tasks;
        self.tell(Event::TasksCounted { who, tasks, adjacent, ability });
        if role == Kind::Priest && self.rules.placing.priest_god > 0 {
            self.ask(who, Pending::God { left: self.rules.placing.priest_god, optional: false });
        }
        self.later(who, Work::TasksOver);
        self.ask(who, Pending::Tasks);
        if role == Kind::Priest {
            self.ask(who, Pending::Potato);
        }
        if role == Kind::Warrior {
            self.ask(who, Pending::Capture);
            self.draw_army(who, self.rules.placing.warrior_army);
        }
        if self.referee().is_warrior(worker, role) && self.referee().has(who, Power::WarriorFlips) {
            let left = self.rules.amount(Power::WarriorFlips);
            self.ask(who, Pending::Rejuvenate { left, buildings: true });
        }
        self.offer_boon(who);
    }

    /// Each token used scores for its owner; for oneself only with Z07 (TW-4.3, TW-16.7).
    pub(crate) fn use_stairs(&mut self, who: Actor, space: u8) {
        let plan = &self.rules.hill.spaces[usize::from(space)];
        let section = usize::from(plan.section);
        let points = self.rules.placing.stairs_points.into();
        let used: [Option<Actor>; 2] = {
            let mut above = self.referee().stairs_above(section, plan.terrace);
            [above.next(), above.next()]
        };
        for owner in used.into_iter().flatten() {
            self.tell(Event::StairsUsed { who, owner, section: plan.section + 1 });
            if owner != who || self.referee().has(who, Power::OwnStairs) {
                self.score(owner, Source::StairsUsed, points);
            }
        }
    }

    pub(crate) fn capture(&mut self, who: Actor, space: u8) {
        let Some(worker) = self.table.hill.on(space) else { return };
        self.table.hill.0[worker as usize].remove(space);
        self.side(who).workers.add(worker);
        self.tell(Event::Captured { who, worker, space: self.rules.hill.spaces[usize::from(space)].id });
    }
}
