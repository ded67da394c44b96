//! Turns (IS-3.4): one action or a pass, and the next one.

use khipu_core::{Observer, Seat, Sink};

use crate::cards::Card;
use crate::event::Event;
use crate::goods::Bill;
use crate::moves::Move;
use crate::names::{Good, Source};
use crate::pending::{Origin, Pending, Work};
use crate::position::{Position, Stage};
use crate::turn::{Look, Play};

impl Look<'_> {
    /// All that a turn can begin with. Passing is always possible, so the question is always asked: whether it has other
    /// answers depends on the hand.
    pub(crate) fn turn_answers(&self, who: Seat, out: &mut impl Sink<Move>) {
        for card in self.hand(who).iter().filter(|&card| self.can_build(who, card, false)) {
            out.push(Move::Build(card));
        }
        self.deal_answers(who, out);
        self.raze_hand_answers(who, false, out);
        if !self.peaceful() {
            self.raze_enemy_answers(who, false, out);
        }
        for location in self.side(who).locations.all() {
            if self.can_activate(who, location.card) {
                out.push(Move::Activate(location.card));
            }
        }
        self.trade_answers(who, false, out);
        if self.side(who).goods.get(Good::Worker) > 0 {
            self.open_sites(who, |card| out.push(Move::Visit(card)));
        }
        self.free_answers(who, out);
        out.push(Move::Pass);
    }

    /// Whether an own action location can be used now (IS-4.6).
    pub(crate) fn can_activate(&self, who: Seat, card: Card) -> bool {
        let Some(action) = self.plan(card).effect.action else { return false };
        let Some(location) = self.side(who).locations.find(card) else { return false };
        location.used < action.uses
            && !location.blocked()
            && self.can_pay(who, &action.price)
            && self.useful(who, action.gain, card)
    }

    /// Once more the same location, in the same turn (IS-9.3).
    pub(crate) fn again_answers(&self, who: Seat, card: Card, out: &mut impl Sink<Move>) {
        if self.can_activate(who, card) {
            out.push(Move::Activate(card));
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
        self.ask(who, Pending::Finish);
        match action {
            Move::Build(card) => self.build(who, card, false, false),
            Move::Deal(card) => self.offer_deal(who, card),
            Move::Raze(card) => self.raze(who, card, false, 0),
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
