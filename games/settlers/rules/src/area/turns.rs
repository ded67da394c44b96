//! Turns (IS-3.4): one action or a pass, and the next one.

use khipu_core::{Observer, Seat, Sink};

use crate::cards::Card;
use crate::components::{Action, Prey};
use crate::event::Event;
use crate::goods::Bill;
use crate::moves::Move;
use crate::names::{Faction, Good, Source};
use crate::pending::{Origin, Pending, Work};
use crate::position::{Position, Stage};
use crate::refusal::Refusal;
use crate::tableau::Location;
use crate::turn::{Answers, Play, Referee};

impl Referee<'_> {
    /// All that a turn can begin with. Passing is always possible, so the question is always asked: whether it has other
    /// answers depends on the hand.
    pub(crate) fn turn_answers(&self, who: Seat, out: &mut impl Sink<Move>) {
        self.build_answers(who, out);
        self.deal_answers(who, out);
        self.raze_hand_answers(who, false, out);
        if self.check_peace().is_ok() {
            self.raze_enemy_answers(who, false, out);
        }
        for location in self.side(who).locations.all() {
            if self.can_activate(who, location) {
                out.push(Move::Activate(location.card));
            }
        }
        self.trade_answers(who, false, out);
        if self.check_workers(who, 1).is_ok() {
            self.open_sites(who, |card| out.push(Move::Visit(card)));
        }
        self.free_answers(who, out);
        out.push(Move::Pass);
    }

    /// The action of an own location, if it can be used now (IS-4.6).
    pub(crate) fn check_activate(&self, who: Seat, location: &Location) -> Result<&Action, Refusal> {
        let action = self.check_ready(who, location)?;
        self.check_useful(who, action.gain, location.card)?;
        Ok(action)
    }

    /// The same for lists, which need not know what is missing of a price.
    fn can_activate(&self, who: Seat, location: &Location) -> bool {
        self.check_unused(location).is_ok_and(|action| {
            self.can_pay(who, &action.price) && self.check_useful(who, action.gain, location.card).is_ok()
        })
    }

    /// The action of an own location, as far as everybody sees whether it can be used.
    fn check_ready(&self, who: Seat, location: &Location) -> Result<&Action, Refusal> {
        let action = self.check_unused(location)?;
        match self.check_price(who, &action.price) {
            Ok(()) => Ok(action),
            Err(missing) => Err(Refusal::ActionCost { card: self.id(location.card), missing }),
        }
    }

    /// The action of a location that is neither used up nor blocked.
    #[inline]
    fn check_unused(&self, location: &Location) -> Result<&Action, Refusal> {
        let card = || self.id(location.card);
        let Some(action) = &self.plan(location.card).effect.action else {
            return Err(Refusal::NoAction { card: card() });
        };
        if location.used >= action.uses {
            return Err(Refusal::UsedUp { card: card() });
        }
        if location.blocked() {
            return Err(Refusal::IsBlocked { card: card() });
        }
        Ok(action)
    }

    /// Once more the same location, in the same turn (IS-9.3). What needs the hand is asked for even in vain: others do
    /// not see the hand.
    pub(crate) fn again_answers(&self, who: Seat, card: Card, out: &mut impl Sink<Move>) {
        let Some(location) = self.side(who).locations.find(card) else { return };
        let Ok(action) = self.check_ready(who, location) else { return };
        let useful = self.check_useful(who, action.gain, card).is_ok();
        if useful {
            out.push(Move::Activate(card));
        }
        if useful || self.version.asks_again_blindly() && self.needs_hand(action.gain) {
            out.push(Move::Done);
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn start_actions(&mut self) {
        self.table.stage = Stage::Action;
        self.start_turn(self.table.first);
    }

    fn start_turn(&mut self, who: Seat) {
        self.table.active = who;
        self.tell(Event::TurnStarted { who });
        self.ask(who, Pending::Turn);
    }

    /// The action of a turn. Afterwards free actions are possible once more.
    pub(crate) fn act(&mut self, who: Seat, action: Move) {
        if action == Move::Pass {
            self.table.passed.insert(who);
            self.tell(Event::Passed { who });
            self.later(who, Work::NextTurn);
            return;
        }
        if self.version.protects_while_building() {
            let goods = &self.referee().side(who).goods;
            let [defense, worker] = [Good::Defense, Good::Worker].map(|good| goods.get(good) > 0);
            self.later(who, Work::TurnOver { defense, worker });
        } else {
            self.ask(who, Pending::Finish);
        }
        match action {
            Move::Build(card) => self.build(who, card, false),
            Move::BuildProtected(card) => self.build(who, card, true),
            Move::Deal(card) => self.offer_deal(who, card),
            Move::Raze(card) => self.raze(who, card, Prey::HandOrEnemy, false, 0),
            Move::Activate(card) => self.activate(who, card),
            Move::Exchange(trade) => self.exchange(who, trade),
            Move::Visit(card) => self.visit(who, card, true, Source::Production),
            _ => {}
        }
    }

    fn offer_deal(&mut self, who: Seat, card: Card) {
        self.show_card(who, card);
        self.later(who, Work::Deal { card });
        self.bill(who, Bill::of(Good::Food, self.rules.deal_food));
    }

    pub(crate) fn activate(&mut self, who: Seat, card: Card) {
        let rules = self.rules;
        let Some(action) = &rules.plan(card).effect.action else { return };
        if let Some(location) = self.side(who).locations.find_mut(card) {
            location.used += 1;
        }
        self.tell(Event::Activated { who, card: self.id(card) });
        self.ask(who, Pending::Again { card });
        self.later(who, Work::Gain { gain: action.gain, origin: Origin::of(card, Source::Actions) });
        self.charge(who, &action.price, card);
    }

    /// The turn is over, unless the action brought the first defence token, or the first worker for a samurai: then free
    /// actions are possible that were not before (IS-11.1).
    pub(crate) fn turn_over(&mut self, who: Seat, defense: bool, worker: bool) {
        let side = self.referee().side(who);
        let brought = !defense && side.goods.get(Good::Defense) > 0
            || !worker && side.goods.get(Good::Worker) > 0 && side.faction == Faction::Japanese;
        let mut free = Answers::default();
        if brought {
            self.referee().protecting_answers(who, &mut free);
        }
        if free.count > 0 {
            self.ask(who, Pending::Finish);
        } else {
            self.next_turn();
        }
    }

    /// The next player who has not passed; the round ends when all have.
    pub(crate) fn next_turn(&mut self) {
        let players = usize::from(self.table.players);
        let after = (1..=players).map(|i| Seat::new((self.table.active.index() + i) % players));
        let next = after.clone().find(|&seat| !self.table.passed.contains(seat));
        match next {
            Some(seat) => self.start_turn(seat),
            None => self.later(self.table.first, Work::EndRound { step: 0 }),
        }
    }
}
