//! Weavings, tapestries and the Merchant (TW-6.7 to TW-6.9, TW-6.12, TW-6.13, TW-6.15 to TW-6.17).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::chance::Purpose;
use crate::components::{Effect, MOST_SYMBOLS, WeavingPlan};
use crate::event::Event;
use crate::goods::Cost;
use crate::moves::Move;
use crate::names::{Edge, Good, Power};
use crate::pending::{Origin, Pending, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rulings::Ruling;
use crate::turn::{Play, Referee};

use super::gains::ALL;

impl Referee<'_> {
    fn tile(&self, tile: u8) -> &WeavingPlan {
        &self.rules.weavings[usize::from(tile)]
    }

    /// A weaving that lies before everybody.
    pub(crate) fn check_laid_out(&self, tile: u8) -> Result<(), Refusal> {
        let there = self.table.laid_out.items().contains(&tile);
        if there { Ok(()) } else { Err(Refusal::NotDrawn { tile: self.tile(tile).id }) }
    }

    /// One weaving more: after so many of the own task, or of another's (none).
    pub(crate) fn check_buy(&self, who: Actor, bought: Option<u8>, tile: u8) -> Result<Cost, Refusal> {
        self.check_laid_out(tile)?;
        self.check_price(who, bought)
    }

    /// The price of one weaving more, whichever it is.
    fn check_price(&self, who: Actor, bought: Option<u8>) -> Result<Cost, Refusal> {
        let price = match bought {
            Some(bought) => {
                Cost::of(Good::Corn, self.rules.next_weaving(bought).ok_or(Refusal::NoMoreWeavings)?)
            }
            None => self.leftover_price(),
        };
        self.check_cost(who, price)
    }

    fn each_to_buy(&self, who: Actor, bought: Option<u8>, out: &mut impl Sink<Move>) {
        if self.check_price(who, bought).is_ok() {
            for &tile in self.table.laid_out.items() {
                out.push(Move::Buy(tile));
            }
        }
    }

    pub(crate) fn leftover_price(&self) -> Cost {
        Cost::of(Good::Corn, self.rules.leftover[self.table.rulings.of(Ruling::LeftoverPrice)])
    }

    pub(crate) fn bury_answers(&self, left: u8, out: &mut impl Sink<Move>) {
        for &tile in self.table.laid_out.items().iter().filter(|_| left > 0) {
            out.push(Move::Bury(tile));
        }
    }

    pub(crate) fn weave_answers(&self, who: Actor, bought: u8, out: &mut impl Sink<Move>) {
        if self.rules.next_weaving(bought).is_none() || self.table.laid_out.is_empty() {
            return;
        }
        self.each_to_buy(who, Some(bought), out);
        out.push(Move::Done);
    }

    pub(crate) fn leftover_answers(&self, who: Actor, out: &mut impl Sink<Move>) {
        if self.table.laid_out.is_empty() {
            return;
        }
        self.each_to_buy(who, None, out);
        out.push(Move::Done);
    }

    /// Whether a row lacks the pattern of a weaving.
    pub(crate) fn fits(&self, row: &[u8], tile: u8) -> bool {
        row.iter().all(|&other| self.tile(other).pattern != self.tile(tile).pattern)
    }

    /// A row that a weaving can be added to (TW-6.8).
    pub(crate) fn check_lay(&self, who: Actor, tile: u8, row: u8) -> Result<(), Refusal> {
        match self.side(who).rows.iter().nth(row.into()) {
            None => Err(Refusal::NoRow { row: row.saturating_add(1) }),
            Some(tiles) if self.fits(tiles, tile) => Ok(()),
            Some(_) => Err(Refusal::RowHasPattern { row: row.saturating_add(1) }),
        }
    }

    pub(crate) fn lay_answers(&self, who: Actor, tile: u8, out: &mut impl Sink<Move>) {
        for row in 0..self.side(who).rows.count() as u8 {
            if self.check_lay(who, tile, row).is_ok() {
                for &edge in Edge::ALL {
                    out.push(Move::Lay(row, edge));
                }
            }
        }
        out.push(Move::LayNew);
    }

    pub(crate) fn check_weaving(&self, under: bool) -> Result<(), Refusal> {
        let there = self.table.weaving_top.is_some() && (!under || !self.table.weavings.is_empty());
        if there { Ok(()) } else { Err(Refusal::NoWeaving) }
    }

    pub(crate) fn weaving_answers(&self, left: u8, out: &mut impl Sink<Move>) {
        if left == 0 || self.check_weaving(false).is_err() {
            return;
        }
        out.push(Move::WeaveTop);
        if self.check_weaving(true).is_ok() {
            out.push(Move::WeaveUnder);
        }
        out.push(Move::Done);
    }

    /// The symbol that two weavings side by side share.
    fn joint(&self, left: u8, right: u8) -> Option<u8> {
        let symbol = self.tile(left).right;
        (symbol == self.tile(right).left).then_some(symbol)
    }

    /// How many matching joints of each symbol there are in an actor's tapestries.
    pub(crate) fn joints(&self, who: Actor) -> [u8; MOST_SYMBOLS] {
        let mut joints = [0; MOST_SYMBOLS];
        for row in self.side(who).rows.iter() {
            for pair in row.windows(2) {
                if let Some(symbol) = self.joint(pair[0], pair[1]) {
                    joints[usize::from(symbol)] += 1;
                }
            }
        }
        joints
    }

    /// A reward of the Merchant that is left and can be taken now (TW-6.15).
    pub(crate) fn check_reward(&self, who: Actor, left: [u8; 3], wanted: Effect) -> Result<(), Refusal> {
        let at = REWARDS.iter().position(|&effect| effect == wanted).filter(|&at| left[at] > 0);
        match at.ok_or(Refusal::NoSuchGain)? {
            0 => self.check_prayer(),
            1 if self.has_down(who, true) => Ok(()),
            1 => Err(Refusal::NoFlip),
            _ => self.check_climb(who).map(drop),
        }
    }

    /// The rewards of the Merchant that can be taken now.
    pub(crate) fn rewards_answers(&self, who: Actor, left: [u8; 3], out: &mut impl Sink<Move>) {
        for effect in REWARDS {
            if self.check_reward(who, left, effect).is_ok() {
                out.push(Move::Gain(effect));
            }
        }
        let due = self.check_reward(who, left, REWARDS[0]).is_ok();
        if !(self.version.takes_what_costs_nothing() && due) {
            out.push(Move::Done);
        }
    }
}

/// The rewards that are asked for, in the order of their counts.
const REWARDS: [Effect; 3] = [Effect::God(1), Effect::Rejuvenate(1), Effect::PaidStep(1)];

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Lays out the top weavings for everybody to see; with Z08 more, of which some go under at once (TW-16.8).
    pub(crate) fn draw_weavings(&mut self, who: Actor) {
        let usual = self.rules.weavings_drawn;
        let more = self.referee().has(who, Power::DrawWeavings);
        let count = if more { self.rules.amount(Power::DrawWeavings).max(usual) } else { usual };
        if let Some(tile) = self.table.weaving_top.take() {
            self.lay_out_weaving(tile);
        }
        while self.table.laid_out.len() < count {
            let Some(tile) = self.table.weavings.draw(&mut self.secret.chance.of(Purpose::Weavings)) else {
                break;
            };
            self.lay_out_weaving(tile);
        }
        self.later(who, Work::WeaveOver);
        for other in self.table.actors_from(who).rev().filter(|&other| other != who) {
            self.ask(other, Pending::Leftover);
        }
        self.ask(who, Pending::Weave { bought: 0 });
        let left = self.table.laid_out.len().saturating_sub(usual);
        if left > 0 {
            self.ask(who, Pending::Bury { left });
        }
    }

    fn lay_out_weaving(&mut self, tile: u8) {
        self.table.laid_out.push(tile);
        self.tell(Event::WeavingDrawn { tile: self.rules.weavings[usize::from(tile)].id });
    }

    pub(crate) fn bury(&mut self, who: Actor, left: u8, tile: u8) {
        self.bury_weaving(tile);
        if left > 1 {
            self.ask(who, Pending::Bury { left: left - 1 });
        }
    }

    fn bury_weaving(&mut self, tile: u8) {
        if self.table.laid_out.remove(tile) {
            self.table.weavings.bottom.push(tile);
            self.tell(Event::WeavingBuried { tile: self.rules.weavings[usize::from(tile)].id });
        }
    }

    /// Buys one of the weavings laid out, as the one whose task it is, or as another.
    pub(crate) fn buy(&mut self, who: Actor, tile: u8, bought: Option<u8>) {
        let price = self.referee().check_buy(who, bought, tile).unwrap_or_default();
        if let Some(bought) = bought {
            self.ask(who, Pending::Weave { bought: bought + 1 });
        }
        self.later(who, Work::Weave { tile });
        self.charge(who, price);
    }

    pub(crate) fn weave(&mut self, who: Actor, tile: u8) {
        if self.table.laid_out.remove(tile) {
            self.tell(Event::WeavingBought { who, tile: self.rules.weavings[usize::from(tile)].id });
            self.ask(who, Pending::Lay { tile });
        }
    }

    /// What nobody bought goes under in the order it lay (TW-15.20); a new top is turned up.
    pub(crate) fn weave_over(&mut self) {
        while let Some(&tile) = self.table.laid_out.items().first() {
            self.bury_weaving(tile);
        }
        self.turn_weaving();
    }

    fn turn_weaving(&mut self) {
        if self.table.weaving_top.is_none() {
            self.table.weaving_top = self.table.weavings.draw(&mut self.secret.chance.of(Purpose::Weavings));
            if let Some(tile) = self.table.weaving_top {
                self.tell(Event::WeavingTurned { tile: self.rules.weavings[usize::from(tile)].id });
            }
        }
    }

    /// A weaving that comes free: the face-up one, or unseen the one under it (TW-6.9, TW-6.17).
    pub(crate) fn take_weaving(&mut self, who: Actor, left: u8, answer: Move) {
        let tile = match answer {
            Move::WeaveTop => self.table.weaving_top.take(),
            Move::WeaveUnder => self.table.weavings.draw(&mut self.secret.chance.of(Purpose::Weavings)),
            _ => return,
        };
        self.turn_weaving();
        if let Some(tile) = tile {
            if left > 1 {
                self.ask(who, Pending::Weaving { left: left - 1 });
            }
            self.tell(Event::WeavingTaken { who, tile: self.rules.weavings[usize::from(tile)].id });
            self.ask(who, Pending::Lay { tile });
        }
    }

    /// A weaving is not turned: its edges stay left and right (TW-15.1).
    pub(crate) fn lay(&mut self, who: Actor, tile: u8, answer: Move) {
        let id = self.rules.weavings[usize::from(tile)].id;
        let rows = &mut self.side(who).rows;
        let pair = match answer {
            Move::Lay(row, edge) => rows.add(row.into(), edge, tile).map(|beside| (row, edge, beside)),
            _ => None,
        };
        let Some((row, edge, beside)) = pair else {
            rows.begin(tile);
            let row = rows.count() as u8;
            self.tell(Event::WeavingLaid { who, tile: id, row, edge: None });
            return;
        };
        self.tell(Event::WeavingLaid { who, tile: id, row: row + 1, edge: Some(edge) });
        let (left, right) = if edge == Edge::Left { (tile, beside) } else { (beside, tile) };
        let referee = self.referee();
        if let Some(symbol) = referee.joint(left, right).filter(|_| referee.has(who, Power::JointsAtOnce)) {
            self.tell(Event::Joined { who, symbol: self.rules.joints[usize::from(symbol)].id });
            self.give(who, Origin::Joint(symbol));
        }
    }

    /// What simply happens comes first, so that gold of one joint can pay another's step; the rest is asked.
    pub(crate) fn merchant(&mut self, who: Actor) {
        let joints = self.referee().joints(who);
        let mut left = [0u8; 3];
        let mut army = 0;
        for (symbol, plan) in self.rules.joints.iter().enumerate() {
            for _ in 0..joints[symbol] {
                let origin = Origin::Joint(symbol as u8);
                self.tell(Event::Joined { who, symbol: plan.id });
                army += self.give_plain(who, origin, ALL);
                let mut unusual = false;
                for benefit in plan.gives.iter().filter(|benefit| benefit.plain().is_none()) {
                    match *benefit.0.as_slice() {
                        [Effect::God(n)] => left[0] += n,
                        [Effect::Rejuvenate(n)] => left[1] += n,
                        [Effect::PaidStep(n)] => left[2] += n,
                        _ => unusual = true,
                    }
                }
                if unusual {
                    self.give_asked(who, origin, ALL);
                }
            }
        }
        self.draw_army(who, army);
        self.ask_rewards(who, left);
    }

    fn ask_rewards(&mut self, who: Actor, [gods, flips, steps]: [u8; 3]) {
        match [gods, flips, steps] {
            [0, 0, 0] => {}
            [left, 0, 0] => self.effect(who, Effect::God(left), crate::names::Source::Joints),
            [0, left, 0] => self.ask(who, Pending::Rejuvenate { left, buildings: false }),
            [0, 0, left] => self.ask(who, Pending::PaidStep { left }),
            _ => self.ask(who, Pending::Rewards { gods, flips, steps }),
        }
    }

    pub(crate) fn reward_next(&mut self, who: Actor, mut left: [u8; 3], chosen: Effect) {
        for (left, effect) in left.iter_mut().zip(REWARDS) {
            if effect == chosen {
                *left = left.saturating_sub(1);
            }
        }
        self.ask_rewards(who, left);
        match chosen {
            Effect::PaidStep(_) => self.pay_step(who, 1),
            other => self.effect(who, other, crate::names::Source::Joints),
        }
    }
}
