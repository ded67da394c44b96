//! Why a move does not stand in the list.

use khipu_core::{Id, Seat};

use crate::cards::Card;
use crate::moves::{Move, Trade};
use crate::names::{Faction, Good};
use crate::pending::{Entry, Pending};
use crate::position::Stage;
use crate::refusal::Refusal;
use crate::turn::Look;

impl Look<'_> {
    fn id(&self, card: Card) -> Id {
        self.rules.id(card)
    }

    pub(crate) fn reason(&self, seat: Seat, wanted: Move) -> Refusal {
        if self.table.stage == Stage::Over {
            return Refusal::Over;
        }
        match self.table.pending.top() {
            Some(entry) if entry.who == seat => self.answer_reason(entry, wanted),
            _ => Refusal::NotYourTurn,
        }
    }

    fn answer_reason(&self, Entry { who, what }: Entry, wanted: Move) -> Refusal {
        match (what, wanted) {
            (
                Pending::Turn | Pending::Finish,
                Move::Defend(_) | Move::Samurai(_) | Move::Tuck(..) | Move::Put(..),
            ) => self.free_reason(who, wanted),
            (_, Move::Defend(_) | Move::Tuck(..) | Move::Put(..)) => Refusal::OwnTurnOnly,
            (Pending::Turn, _) => self.turn_reason(who, wanted),
            (Pending::Pick, Move::Take(card)) => Refusal::NotOnOffer { card: self.id(card) },
            (Pending::Pile | Pending::LookKeep { .. }, Move::Keep(card)) => {
                Refusal::NotInPile { card: self.id(card) }
            }
            (Pending::Again { card }, Move::Activate(other)) if card != other => {
                Refusal::NotOwn { card: self.id(other) }
            }
            (Pending::Trade, Move::Exchange(_)) => self.turn_reason(who, wanted),
            (Pending::Clear, Move::Clear(card)) => match self.side(who).locations.find(card) {
                Some(_) => Refusal::TakenOver { card: self.id(card) },
                None => Refusal::NotOwn { card: self.id(card) },
            },
            (Pending::Clear, Move::Foundation) => Refusal::NoFoundation,
            (Pending::Pay(bill), Move::Pay(payment)) => {
                if bill.takes(payment) {
                    Refusal::NotHeld
                } else {
                    Refusal::WrongPayment
                }
            }
            (Pending::GiveCard { .. } | Pending::Foundation { .. } | Pending::Forced, Move::Give(card)) => {
                Refusal::NotInHand { card: self.id(card) }
            }
            (
                Pending::GiveDeal | Pending::UseDeal { .. } | Pending::TakeDeal | Pending::BreakDeal { .. },
                Move::Bargain(_),
            ) => Refusal::NoDeal,
            (Pending::GiveFavor | Pending::Favor { .. }, Move::Colour(colour)) => Refusal::NoToken { colour },
            (Pending::GiveFavor, Move::Tricolour) => Refusal::NoTricolour,
            (
                Pending::Announce { .. } | Pending::Choose { .. } | Pending::Tricolour { .. },
                Move::Colour(colour),
            ) => Refusal::WrongColour { colour },
            (Pending::Way { .. }, Move::Tokens) => Refusal::NoTokens,
            (Pending::Either { .. } | Pending::React { .. }, Move::Choose(_)) => Refusal::NoChoice,
            (Pending::Draw { .. } | Pending::LookDraw { .. }, Move::Draw(draw)) => Refusal::NoDeck { draw },
            (Pending::Resource { .. }, Move::Good(good)) => Refusal::NoGood { good },
            (Pending::Deploy { .. }, Move::Samurai(card)) => Refusal::NoPost { card: self.id(card) },
            (Pending::Steal { .. }, Move::Steal(_, good)) => Refusal::NoGood { good },
            (Pending::Loot { .. }, Move::Loot(_, good)) => Refusal::NoGood { good },
            (Pending::Cash { .. }, Move::Cash(good)) => Refusal::NoGood { good },
            (Pending::Raze { free, .. }, Move::Raze(card)) => self.raze_reason(who, card, free),
            (Pending::BuildFree { .. }, Move::Build(card)) => self.build_reason(who, card, true),
            (Pending::Victim { .. }, Move::Enemy(_)) => Refusal::WrongEnemy,
            (Pending::Keep { .. }, Move::Keep(card)) | (Pending::Stored { .. }, Move::Use(card)) => {
                Refusal::NotPrayed { card: self.id(card) }
            }
            (Pending::Offer { .. }, Move::Offer(good, _)) => Refusal::NoOffer { good },
            (_, Move::Target(card)) => Refusal::WrongTarget { card: self.id(card) },
            (_, Move::Done | Move::Pass) => Refusal::NotOptional,
            _ => Refusal::AnswerFirst,
        }
    }

    fn turn_reason(&self, who: Seat, wanted: Move) -> Refusal {
        let side = self.side(who);
        let workers = side.goods.get(Good::Worker);
        match wanted {
            Move::Build(card) => self.build_reason(who, card, false),
            Move::Deal(card) => {
                if !self.hand(who).has(card) {
                    Refusal::NotInHand { card: self.id(card) }
                } else if self.plan(card).deal.is_none() {
                    Refusal::CommonDeal { card: self.id(card) }
                } else {
                    Refusal::DealCost { need: self.rules.deal_food }
                }
            }
            Move::Raze(card) => {
                if self.peaceful() && self.table.holder(card).is_some() {
                    Refusal::Peaceful
                } else {
                    self.raze_reason(who, card, false)
                }
            }
            Move::Activate(card) => self.activate_reason(who, card),
            Move::Exchange(Trade::Card(draw)) if !self.can_draw(who, draw) => Refusal::NoDeck { draw },
            Move::Exchange(_) => Refusal::Workers { need: self.rules.trade, have: workers },
            Move::Visit(card) => match self.enemy_site(who, card) {
                None => self.enemy_reason(who, card),
                Some(_) if !self.plan(card).effect.open => Refusal::NotOpen { card: self.id(card) },
                Some(_) if workers == 0 => Refusal::Workers { need: 1, have: 0 },
                Some(_) => Refusal::VisitedEnough { card: self.id(card) },
            },
            _ => Refusal::AnswerFirst,
        }
    }

    fn build_reason(&self, who: Seat, card: Card, free: bool) -> Refusal {
        let (plan, side) = (self.plan(card), self.side(who));
        if !self.hand(who).has(card) {
            Refusal::NotInHand { card: self.id(card) }
        } else if side.locations.is_full() {
            Refusal::NoRoom
        } else if !free && self.clearable(who) < plan.locations.into() {
            Refusal::NoLocation { card: self.id(card) }
        } else {
            Refusal::Cost { need: plan.bill.total() }
        }
    }

    fn enemy_reason(&self, who: Seat, card: Card) -> Refusal {
        match self.table.holder(card) {
            Some(owner) if owner != who.into() => Refusal::HasPassed { card: self.id(card) },
            _ => Refusal::NotEnemy { card: self.id(card) },
        }
    }

    fn raze_reason(&self, who: Seat, card: Card, free: bool) -> Refusal {
        let have = self.side(who).goods.get(Good::Raze);
        let in_hand = self.hand(who).has(card);
        if !in_hand && self.enemy_site(who, card).is_none() {
            return self.enemy_reason(who, card);
        }
        if !self.rules.razeable.has(card) || free {
            return Refusal::NoRazeField { card: self.id(card) };
        }
        let price = self.table.holder(card).and_then(|owner| self.raze_price(owner, card));
        Refusal::RazeTokens { need: price.unwrap_or(self.rules.raze_hand), have }
    }

    fn activate_reason(&self, who: Seat, card: Card) -> Refusal {
        let id = self.id(card);
        let Some(location) = self.side(who).locations.find(card) else { return Refusal::NotOwn { card: id } };
        let Some(action) = self.plan(card).effect.action else { return Refusal::NoAction { card: id } };
        if location.used >= action.uses {
            Refusal::UsedUp { card: id }
        } else if location.blocked() {
            Refusal::IsBlocked { card: id }
        } else if !self.can_pay(who, &action.price) {
            let price = &action.price;
            let cards = price.cards.map_or(0, |(n, ..)| n);
            let need = price.bill.total()
                + price.workers
                + price.raze
                + price.tech
                + price.favor
                + price.deals
                + cards;
            Refusal::Cost { need }
        } else {
            Refusal::NoTarget { card: id }
        }
    }

    fn free_reason(&self, who: Seat, wanted: Move) -> Refusal {
        let side = self.side(who);
        match wanted {
            Move::Defend(card) => match side.locations.find(card) {
                None => Refusal::NotOwn { card: self.id(card) },
                Some(_) if self.is_faction(card) => Refusal::CommonOnly { card: self.id(card) },
                Some(location) if location.defended() => Refusal::Defended { card: self.id(card) },
                Some(_) => Refusal::NoDefense,
            },
            Move::Samurai(_) if side.faction != Faction::Japanese => Refusal::NotJapanese,
            Move::Samurai(card) => {
                let have = side.goods.get(Good::Worker);
                if have == 0 {
                    Refusal::Workers { need: 1, have }
                } else {
                    Refusal::NoPost { card: self.id(card) }
                }
            }
            Move::Tuck(host, card) => match side.locations.find(host).and(self.plan(host).effect.stash) {
                Some(stash) if stash.cards => Refusal::NotInHand { card: self.id(card) },
                _ => Refusal::NoStash { card: self.id(host) },
            },
            Move::Put(host, good) => match side.locations.find(host).and(self.plan(host).effect.stash) {
                Some(stash) if !stash.cards => Refusal::NoGood { good },
                _ => Refusal::NoStash { card: self.id(host) },
            },
            _ => Refusal::AnswerFirst,
        }
    }
}
