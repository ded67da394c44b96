//! Free actions: army cards for goods (TW-3.2), Z15 (TW-16.15) and Z19 (TW-16.19).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::event::Event;
use crate::goods::{Cost, Goods};
use crate::moves::Move;
use crate::names::{Good, Power};
use crate::pending::{Entry, Pending, Way};
use crate::position::{Position, Stage};
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

/// Goods that Z15 exchanges: not potatoes.
const EXCHANGED: [Good; 3] = [Good::Corn, Good::Stone, Good::Gold];

impl Referee<'_> {
    /// Whether it is the own turn: benefits at the start are no turn.
    pub(crate) fn own_turn(&self, who: Actor) -> bool {
        self.table.stage == Stage::Play && self.is_active(who)
    }

    /// What can be done at any time, wherever a choice is asked.
    pub(crate) fn free_moves(&self, entry: Entry, out: &mut impl Sink<Move>) {
        let who = entry.who;
        if self.own_turn(who) {
            for kind in self.secret.army_hands[who.index()].kinds() {
                out.push(Move::Discard(kind));
            }
            if self.check_appeal(entry).is_ok() {
                out.push(Move::Appeal);
            }
        }
        if self.may_trade(who) {
            for from in EXCHANGED {
                for to in EXCHANGED {
                    if self.check_trade(entry, from, to).is_ok() {
                        out.push(Move::Trade(from, to));
                    }
                }
            }
        }
    }

    pub(crate) fn check_discard(&self, who: Actor, kind: u8) -> Result<(), Refusal> {
        if !self.own_turn(who) {
            return Err(Refusal::OwnTurnOnly);
        }
        self.check_army_card(who, kind)
    }

    /// Whether goods may come by something that can be done at any time. Which army cards are in hand is nobody's
    /// business, so any are reckoned with.
    fn may_gain_goods(&self, entry: Entry) -> bool {
        let discards = self.own_turn(entry.who) && self.side(entry.who).army_hand > 0;
        let trades = || {
            let goods = || EXCHANGED.into_iter();
            goods().any(|from| goods().any(|to| self.check_trade(entry, from, to).is_ok()))
        };
        discards || (self.may_trade(entry.who) && trades())
    }

    /// Whether a god card may come in the same way.
    pub(crate) fn may_gain_god(&self, entry: Entry) -> bool {
        self.own_turn(entry.who)
            && self.has(entry.who, Power::PotatoForGod)
            && self.any_god_card()
            && (self.can_pay(entry.who, self.appeal_price()) || self.may_gain_goods(entry))
    }

    /// Whether something that can be done at any time could change the only answer to a question (TW-3.6). It depends on
    /// nothing that others cannot see, so that asking tells nothing.
    pub(crate) fn may_change(&self, entry: Entry) -> bool {
        let who = entry.who;
        let goods = || self.may_gain_goods(entry);
        match entry.what {
            Pending::Pay(cost) => cost != Cost::of(Good::Gold, cost.goods[Good::Gold as usize]) && goods(),
            Pending::Tasks => self.paid_icon_left() && goods(),
            Pending::Build { way, exchanged } => {
                let paid = way != Way::Free && goods();
                !self.table.market.is_empty() && (paid || (!exchanged && self.may_gain_god(entry)))
            }
            Pending::Statue(way) | Pending::Stairs(way) => way != Way::Free && goods(),
            Pending::Offer => self.below_top(who) && goods(),
            Pending::Renew { .. } => self.has_down(who, true) && goods(),
            Pending::Muster { .. } => self.side(who).army_hand > 0 && goods(),
            Pending::Upkeep => (self.upkeep(who).1 > 0 && goods()) || self.may_gain_god(entry),
            Pending::Potato
            | Pending::Weave { .. }
            | Pending::Leftover
            | Pending::PaidStep { .. }
            | Pending::Rewards { .. }
            | Pending::Hire => goods(),
            Pending::Feast { .. } => self.may_gain_god(entry),
            Pending::Last => goods() || self.may_gain_god(entry),
            _ => false,
        }
    }

    fn appeal_price(&self) -> Cost {
        Cost::of(Good::Potato, self.rules.amount(Power::PotatoForGod))
    }

    /// Z19. While something is owed the potato could be missing for it; and one god card is taken before the next is
    /// asked for, or the questions would pile up.
    pub(crate) fn check_appeal(&self, entry: Entry) -> Result<Cost, Refusal> {
        let who = entry.who;
        if !self.own_turn(who) {
            return Err(Refusal::OwnTurnOnly);
        }
        if !self.has(who, Power::PotatoForGod) {
            return Err(Refusal::NoPower);
        }
        match entry.what {
            Pending::Pay(cost) => return Err(Refusal::PayFirst { goods: cost.named(), food: cost.food }),
            Pending::God { .. } => return Err(Refusal::TakeFirst),
            _ => {}
        }
        if !self.any_god_card() {
            return Err(Refusal::NoPrayer);
        }
        self.check_cost(who, self.appeal_price())
    }

    #[inline]
    fn may_trade(&self, who: Actor) -> bool {
        let begun = matches!(self.table.stage, Stage::Benefits | Stage::Play);
        begun && self.has(who, Power::Exchange)
    }

    /// Z15: there is enough to exchange, it is not what was just exchanged, which would go on for ever, and what is owed
    /// can still be paid afterwards.
    #[inline]
    pub(crate) fn check_trade(&self, entry: Entry, from: Good, to: Good) -> Result<(), Refusal> {
        if !self.may_trade(entry.who) {
            return Err(Refusal::NoPower);
        }
        let held = self.side(entry.who).goods;
        let [out, into] = [from, to].map(|good| Goods::of(good, self.rules.worth[good as usize].into()));
        if from == to || out == Goods::default() || into == Goods::default() {
            return Err(Refusal::NotExchanged);
        }
        if held.get(from) < out.get(from) {
            return Err(Refusal::NoTrade { from, to, goods: out });
        }
        let traded = self.table.traded;
        if traded & gained(from) != 0 || traded & given(to) != 0 {
            return Err(Refusal::TradesBack);
        }
        let Pending::Pay(cost) = entry.what else { return Ok(()) };
        let mut after = held;
        after.remove(out);
        after.add(into);
        if cost.payable(after) { Ok(()) } else { Err(Refusal::PriceLost) }
    }
}

const fn gained(good: Good) -> u8 {
    1 << good as u8
}

const fn given(good: Good) -> u8 {
    16 << good as u8
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn trade(&mut self, who: Actor, from: Good, to: Good) {
        let [out, into] = [from, to].map(|good| u16::from(self.rules.worth[good as usize]));
        let goods = &mut self.side(who).goods;
        goods.remove(Goods::of(from, out));
        goods.add(Goods::of(to, into));
        self.table.traded |= gained(to) | given(from);
        self.tell(Event::Traded { who, from, to });
    }

    pub(crate) fn appeal(&mut self, who: Actor) {
        let cost = self.referee().appeal_price();
        self.ask(who, Pending::God { left: 1, optional: false });
        self.charge(who, cost);
    }
}
