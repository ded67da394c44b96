//! Whether a move answers what is asked: each rule is checked by the file that holds it, and what it lists has passed the
//! same check.

use khipu_core::Seat;

use crate::cards::Card;
use crate::components::Pile;
use crate::moves::Move;
use crate::names::{Colour, Good};
use crate::pending::{Entry, Pending};
use crate::position::Stage;
use crate::refusal::Refusal;
use crate::turn::Referee;

impl Referee<'_> {
    /// Why a seat cannot play a move; nothing is wrong with those that are listed.
    pub(crate) fn check(&self, seat: Seat, wanted: Move) -> Result<(), Refusal> {
        if self.table.stage == Stage::Over {
            return Err(Refusal::Over);
        }
        match self.table.pending.top() {
            Some(entry) if entry.who == seat => self.check_answer(entry, wanted),
            _ => Err(Refusal::NotYourTurn),
        }
    }

    fn check_answer(&self, Entry { who, what }: Entry, wanted: Move) -> Result<(), Refusal> {
        match (what, wanted) {
            (Pending::Turn, action) => self.check_turn(who, action),
            (Pending::Finish, Move::Defend(_) | Move::Samurai(_) | Move::Tuck(..) | Move::Put(..)) => {
                self.check_free(who, wanted)
            }
            (Pending::Pick, Move::Take(card)) if self.table.offer.items().contains(&card) => Ok(()),
            (Pending::Pick, Move::Take(card)) => Err(Refusal::NotOnOffer { card: self.id(card) }),
            (Pending::Pile, Move::Keep(card)) => {
                let pile = self.secret.piles[who.index()].items();
                if pile.contains(&card) { Ok(()) } else { Err(Refusal::NotInPile { card: self.id(card) }) }
            }
            (Pending::Again { card }, Move::Activate(other)) if card != other => {
                Err(Refusal::SameLocation { card: self.id(card) })
            }
            (Pending::Again { card }, Move::Activate(_)) => {
                self.check_activate(who, self.own_location(who, card, "IS-9.3")?).map(drop)
            }
            (Pending::Trade, Move::Exchange(trade)) => self.check_exchange(who, trade),
            (Pending::Clear, Move::Clear(card)) => self.check_clear(self.own_location(who, card, "IS-4.1")?),
            (Pending::Clear, Move::Foundation) => self.check_foundation(who),
            (Pending::Pay(bill), Move::Pay(payment)) => self.check_payment(who, &bill, payment),
            (Pending::GiveCard { pile, .. }, Move::Give(card)) => {
                self.check_in_hand(who, card, "IS-10.2")?;
                self.check_pile(card, pile)
            }
            (Pending::Foundation { .. }, Move::Give(card)) => {
                self.check_in_hand(who, card, "IS-10.2")?;
                self.check_pile(card, Pile::Common)
            }
            (Pending::Forced, Move::Give(card)) => self.check_in_hand(who, card, "IS-10.2"),
            (Pending::GiveDeal | Pending::UseDeal { .. }, Move::Bargain(bargain)) => {
                self.check_own_deal(who, bargain)
            }
            (Pending::TakeDeal, Move::Bargain(bargain)) => self.check_enemy_deal(who, false, bargain),
            (Pending::BreakDeal { .. }, Move::Bargain(bargain)) => self.check_enemy_deal(who, true, bargain),
            (Pending::GiveFavor, Move::Colour(colour)) => self.check_token(who, colour),
            (Pending::GiveFavor, Move::Tricolour) => self.check_tricolour(who),
            (Pending::Favor { .. }, Move::Colour(colour)) => self.check_favor(who, colour),
            (Pending::Either { gain, origin }, Move::Choose(number)) => {
                self.check_either(who, gain, origin, number)
            }
            (Pending::React { card, feature, .. }, Move::Choose(number)) => {
                let feature = self.plan(card).effect.features.get(usize::from(feature));
                feature.map_or(Err(Refusal::NoChoice { choices: 0 }), |feature| {
                    self.check_reaction(who, card, feature, number)
                })
            }
            (
                Pending::Draw { .. } | Pending::LookDraw { .. } | Pending::CashDraw { .. },
                Move::Draw(draw),
            ) => self.check_draw(who, draw),
            (Pending::Resource { .. }, Move::Good(good)) if Good::RESOURCES.contains(&good) => Ok(()),
            (Pending::Resource { .. }, Move::Good(good)) => Err(Refusal::NoResource { good }),
            (Pending::Deploy { .. }, Move::Samurai(card)) => {
                self.check_post(self.own_location(who, card, "IS-4.10")?)
            }
            (Pending::LookKeep { .. }, Move::Keep(card)) => {
                let looked = self.secret.looked.items();
                if looked.contains(&card) { Ok(()) } else { Err(Refusal::NotInPile { card: self.id(card) }) }
            }
            (Pending::Steal { what, .. }, Move::Steal(owner, good)) => {
                self.check_steal(who, what, owner, good)
            }
            (Pending::Loot { .. }, Move::Loot(card, good)) => {
                self.check_loot(self.enemy_location(who, card, "IS-9.6")?.1, good)
            }
            (Pending::Raze { prey, free, .. }, Move::Raze(card)) => {
                self.check_raze(who, card, prey, free).map(drop)
            }
            (Pending::BuildFree { deal }, Move::Build(card)) => {
                self.check_build_free(who, card, deal).map(drop)
            }
            (Pending::Victim { .. }, Move::Enemy(enemy)) => self.check_victim(who, enemy),
            (Pending::Cash { vp, .. }, Move::Cash(good)) => self.check_cash(good, vp),
            (Pending::Cash { .. }, Move::CashCard(card)) => self.check_cash_card(card),
            (Pending::Keep { host, .. }, Move::Keep(card)) => self.check_keep(host, card),
            (Pending::Announce { prayer, .. }, Move::Colour(colour)) => self.check_announce(prayer, colour),
            (Pending::Way { .. }, Move::Pray) => Ok(()),
            (Pending::Way { prayer, .. }, Move::Tokens) => self.check_tokens(who, prayer),
            (Pending::Choose { prayer, .. }, Move::Colour(colour)) => self.check_choose(who, prayer, colour),
            (Pending::Stored { prayer, .. }, Move::Use(card)) => self.check_stored(who, prayer, card),
            (Pending::Tricolour { prayer, .. }, Move::Colour(colour)) => {
                self.check_tricolour_as(who, prayer, colour)
            }
            (Pending::Offer { prayer, .. }, Move::Offer(good, gold)) => {
                self.check_offer(who, prayer, good, gold)
            }
            (_, Move::Target(card)) if what.wants_location() => self.check_location(who, what, card),
            (_, Move::Done) if self.may_be_declined(what) => Ok(()),
            (_, Move::Done | Move::Pass) => Err(Refusal::NotOptional { question: what.question() }),
            (_, Move::Defend(_) | Move::Tuck(..) | Move::Put(..))
                if self.table.stage != Stage::Action || self.table.active != who =>
            {
                Err(Refusal::OwnTurnOnly)
            }
            _ => Err(Refusal::AnswerFirst { question: what.question() }),
        }
    }

    /// Whether a question can be declined, or stopped.
    fn may_be_declined(&self, what: Pending) -> bool {
        match what {
            // Only an answer that costs nothing has to be given.
            Pending::React { card, feature, .. } => {
                let feature = self.plan(card).effect.features.get(usize::from(feature));
                feature.is_some_and(|feature| feature.reactions.iter().all(|way| way.price.is_some()))
            }
            _ => what.may_be_declined(),
        }
    }

    fn check_turn(&self, who: Seat, action: Move) -> Result<(), Refusal> {
        match action {
            Move::Build(card) | Move::BuildProtected(card) => {
                self.check_in_hand(who, card, "IS-4.1")?;
                self.check_build(who, card, false)?;
                if action == Move::Build(card) { Ok(()) } else { self.check_protection(who, card) }
            }
            Move::Deal(card) => {
                self.check_in_hand(who, card, "IS-4.3")?;
                self.check_dealable(card)?;
                self.check_deal_price(who).map(drop)
            }
            Move::Raze(card) => self.check_raze_action(who, card).map(drop),
            Move::Activate(card) => {
                self.check_activate(who, self.own_location(who, card, "IS-4.6")?).map(drop)
            }
            Move::Exchange(trade) => self.check_exchange(who, trade),
            Move::Visit(card) => {
                self.check_open(self.enemy_location(who, card, "IS-7.1")?.1)?;
                self.check_workers(who, 1)
            }
            Move::Pass => Ok(()),
            Move::Defend(_) | Move::Samurai(_) | Move::Tuck(..) | Move::Put(..) => {
                self.check_free(who, action)
            }
            Move::Done => Err(Refusal::NotOptional { question: Pending::Turn.question() }),
            _ => Err(Refusal::AnswerFirst { question: Pending::Turn.question() }),
        }
    }

    /// A location that an effect is used on.
    fn check_location(&self, who: Seat, what: Pending, card: Card) -> Result<(), Refusal> {
        match what {
            Pending::RouteDeal => {
                self.enemy_location(who, card, "IS-9.11")?;
                self.check_route(who, card)
            }
            Pending::Refresh { card: host } => {
                self.check_refresh(host, self.own_location(who, card, "IS-10.2")?)
            }
            Pending::Block => self.check_block(self.enemy_location(who, card, "IS-10.2")?.1),
            Pending::Visit { .. } => self.check_open(self.enemy_location(who, card, "IS-7.1")?.1),
            Pending::Reproduce { origin, other } => {
                self.check_reproduce(origin.card, other, self.own_location(who, card, "IS-10.2")?)
            }
            Pending::Target { first, second } => self.check_target(who, first, second, card),
            Pending::TakeOver => self.enemy_location(who, card, "IS-9.9").map(drop),
            _ => self.enemy_location(who, card, "IS-9.7").map(drop),
        }
    }

    /// A favour token to be taken.
    pub(crate) fn check_favor(&self, who: Seat, colour: Colour) -> Result<(), Refusal> {
        if colour == Colour::Orange {
            Err(Refusal::NoSuchToken { colour })
        } else if self.side(who).favor.colours.has(colour) {
            Err(Refusal::HasToken { colour })
        } else {
            Ok(())
        }
    }
}
