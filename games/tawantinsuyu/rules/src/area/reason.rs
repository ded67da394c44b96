//! Why a move does not stand in the list.

use khipu_core::Seat;

use crate::actor::Actor;
use crate::components::SECTIONS;
use crate::goods::{Cost, paid};
use crate::moves::{Fee, Move, Victim};
use crate::names::{Good, Kind, Power, Size};
use crate::pending::{Entry, Pending, Producing, Tile, Way};
use crate::position::Stage;
use crate::refusal::Refusal;
use crate::turn::Look;

use super::secondary::{PRAY, RECRUIT, TRAIN, WALK};

impl Look<'_> {
    pub(crate) fn reason(&self, seat: Seat, wanted: Move) -> Refusal {
        let table = self.table;
        match table.stage {
            Stage::Over => Refusal::Over,
            Stage::Keep => match wanted {
                _ if table.chosen.contains(seat) => Refusal::GodsChosen,
                Move::Keep(_) => Refusal::NotDealt,
                _ => Refusal::ChooseGods,
            },
            _ => match table.pending.top() {
                Some(entry) if entry.who.is(seat) => self.answer_reason(entry, wanted),
                _ => Refusal::NotYourTurn,
            },
        }
    }

    fn answer_reason(&self, entry: Entry, wanted: Move) -> Refusal {
        let who = entry.who;
        match (entry.what, wanted) {
            (_, Move::Discard(_) | Move::Trade(..) | Move::Appeal) => self.free_reason(entry, wanted),
            (Pending::StartWeaving, _) => Refusal::PickWeaving,
            (Pending::Turn, Move::Place { worker, role, space, fee }) => {
                self.place_reason(who, worker, role, space, fee)
            }
            (Pending::Turn | Pending::Secondary, _) => self.secondary_reason(wanted),
            (Pending::Pay(cost), Move::Pay(payment)) => self.pay_reason(who, cost, payment),
            (Pending::Potato, Move::Pay(payment)) => {
                self.pay_reason(who, Cost::of(Good::Potato, self.rules.placing.priest_potato), payment)
            }
            (Pending::Pay(_), _) => Refusal::PayFirst,
            (Pending::Upkeep, Move::Pay(_)) => Refusal::WrongPayment,
            (Pending::Capture, Move::Capture(_)) => Refusal::NobodyToTake,
            (Pending::Tasks, Move::Task(task)) => {
                let turn = &self.table.turn;
                let space = turn.space.map(|space| &self.rules.hill.spaces[usize::from(space)]);
                let tasks = space.map_or([task; 3], |space| space.tasks);
                let mut icons = (0..3).filter(|&icon| tasks[icon] == task).peekable();
                if icons.peek().is_none() {
                    Refusal::NoIcon { task }
                } else if icons.all(|icon| turn.used & (1 << icon) != 0) {
                    Refusal::IconUsed { task }
                } else {
                    Refusal::CannotDo { task }
                }
            }
            (
                Pending::Bury { .. } | Pending::Weave { .. } | Pending::Leftover,
                Move::Bury(tile) | Move::Buy(tile),
            ) => {
                let there = self.table.laid_out.items().contains(&tile);
                let id = self.rules.weavings[usize::from(tile)].id;
                if there {
                    Refusal::Goods { need: self.rules.weaving_price[0] }
                } else {
                    Refusal::NotDrawn { tile: id }
                }
            }
            (Pending::Lay { .. }, Move::Lay(row, _)) => Refusal::RowHasPattern { row: row.saturating_add(1) },
            (Pending::Weaving { .. }, Move::WeaveTop | Move::WeaveUnder) => Refusal::NoWeaving,
            (Pending::Build { way, exchanged }, _) => self.build_reason(who, way, exchanged, wanted),
            (Pending::Remove { .. }, Move::Remove(tile)) => {
                Refusal::NotThere { tile: self.rules.buildings[usize::from(tile)].id }
            }
            (Pending::Statue(way), Move::Statue(god, size)) => {
                if way == Way::Free && size == Size::Large {
                    Refusal::SmallOnly
                } else if self.table.statues.get(god, size) == 0 {
                    Refusal::NoStatue
                } else {
                    missing(self.rules.statues[size as usize].cost)
                }
            }
            (Pending::Stairs(_), Move::Stairs(place)) => self.stairs_reason(who, place),
            (Pending::Train, Move::Hold(_)) => Refusal::CardNotDrawn,
            (Pending::God { .. }, Move::TakeOffer(card)) => {
                Refusal::NotOnOffer { card: self.rules.god_cards[usize::from(card)].id }
            }
            (Pending::God { .. }, Move::TakeDeck) => Refusal::NoDeck,
            (Pending::Worker { .. }, Move::Nomad(worker)) => Refusal::NoNomad { worker },
            (Pending::PaidStep { .. }, Move::Climb) => {
                Refusal::Gold { need: 1, have: self.side(who).goods.get(Good::Gold) }
            }
            (Pending::Gains { .. } | Pending::Rewards { .. }, Move::Gain(_)) => Refusal::NoSuchGain,
            (_, Move::Flip(tile)) => self.flip_reason(entry, tile),
            (_, Move::Gold) => Refusal::NoGoldNow,
            (Pending::ProduceOnce | Pending::Produce { .. }, Move::Produce(building)) => {
                Refusal::NotFaceUp { tile: self.rules.buildings[usize::from(building)].id }
            }
            (Pending::Worship { .. }, Move::Sacrifice(..)) => Refusal::NoStatueToGive,
            (Pending::Offer, Move::Offer(steps)) if steps > 1 && !self.is_active(who) => Refusal::OneStep,
            (Pending::Offer, Move::Offer(_)) => Refusal::Goods { need: self.rules.priest.offering[0] },
            (Pending::Casualty, Move::Casualty(victim)) => match victim {
                Victim::Nomad(_) if !self.table.village.is_empty() => Refusal::VillageFirst,
                _ => Refusal::NobodyThere,
            },
            (Pending::Muster { .. }, Move::Muster(kind)) => {
                let there = self.secret.army_hands[who.index()].get(kind.into()) > 0;
                let card = self.rules.army[usize::from(kind)].id;
                if there {
                    Refusal::Goods { need: self.rules.priest.army_potato }
                } else {
                    Refusal::NoArmyCard { card }
                }
            }
            (Pending::Conquer, Move::Conquer(space)) => {
                let toll = self.toll(who, space);
                if self.table.conquests[usize::from(space)].is_some() {
                    Refusal::ConquestTaken { space: self.rules.conquests[usize::from(space)].id }
                } else if self.side(who).markers == 0 {
                    Refusal::NoMarker
                } else {
                    Refusal::Soldiers { turn: toll.turn, discard: toll.discard }
                }
            }
            (Pending::Soldiers { .. }, Move::TurnDown(_) | Move::Lose(_)) => Refusal::WrongSoldiers,
            (Pending::Hire, Move::Hire(_)) => Refusal::NoHire,
            (Pending::Dismiss, Move::Dismiss(worker)) => Refusal::NoWorker { worker },
            (Pending::Feast { .. } | Pending::Laid, Move::PlayGod(card)) => {
                Refusal::NotInHand { card: self.rules.god_cards[usize::from(card)].id }
            }
            (_, Move::Done) => Refusal::NotOptional,
            _ => Refusal::AnswerFirst,
        }
    }

    fn free_reason(&self, entry: Entry, wanted: Move) -> Refusal {
        let who = entry.who;
        match wanted {
            Move::Trade(from, to) if self.may_trade(who) => {
                if from != to && self.trades_back(from, to) {
                    Refusal::TradesBack
                } else {
                    Refusal::NoTrade { from, to }
                }
            }
            Move::Trade(..) => Refusal::NoPower,
            _ if !self.own_turn(who) => Refusal::OwnTurnOnly,
            Move::Discard(kind) => Refusal::NoArmyCard { card: self.rules.army[usize::from(kind)].id },
            _ if !self.has(who, Power::PotatoForGod) => Refusal::NoPower,
            _ if matches!(entry.what, Pending::Pay(_)) => Refusal::PayFirst,
            _ if matches!(entry.what, Pending::God { .. }) => Refusal::AnswerFirst,
            _ => Refusal::Goods { need: self.rules.amount(Power::PotatoForGod) },
        }
    }

    fn place_reason(&self, who: Actor, worker: Kind, role: Kind, space: u8, fee: Fee) -> Refusal {
        let (side, plan) = (self.side(who), &self.rules.hill.spaces[usize::from(space)]);
        if side.workers.get(worker) == 0 {
            return Refusal::NoWorker { worker };
        }
        if !self.roles(who, worker).any(|known| known == role) {
            return Refusal::NotThatRole { role };
        }
        if self.table.hill.taken().has(space) {
            return Refusal::SpaceTaken { space: plan.id };
        }
        let gold = side.goods.get(Good::Gold);
        match fee {
            Fee::Card(card) => {
                let id = self.rules.god_cards[usize::from(card)].id;
                if !self.hand(who).has(card) {
                    return Refusal::NotInHand { card: id };
                }
                if self.rules.god_cards[usize::from(card)].god != plan.god {
                    return Refusal::WrongSymbol { card: id, space: plan.id };
                }
            }
            Fee::Gold if gold < self.rules.placing.gold.into() => {
                return Refusal::Gold { need: self.rules.placing.gold, have: gold };
            }
            Fee::Gold => {}
        }
        Refusal::Food { need: self.food(who, plan.section.into(), plan.terrace, role) }
    }

    fn secondary_reason(&self, wanted: Move) -> Refusal {
        let done = self.table.turn.done;
        match wanted {
            Move::Walk(_) if done & WALK != 0 => Refusal::DoneAlready,
            Move::Walk(_) => Refusal::TooFar { most: self.rules.walk },
            Move::Pray if done & PRAY != 0 => Refusal::DoneAlready,
            Move::Train if done & TRAIN != 0 => Refusal::DoneAlready,
            Move::Recruit(_) if done & RECRUIT != 0 => Refusal::DoneAlready,
            Move::Pray => Refusal::NoDeck,
            Move::Recruit(worker) => Refusal::NoNomad { worker },
            Move::Train => Refusal::CardNotDrawn,
            _ => Refusal::PlaceOrAct,
        }
    }

    fn pay_reason(&self, who: Actor, cost: Cost, payment: [u8; 4]) -> Refusal {
        let (held, wanted) = (self.side(who).goods, paid(payment));
        let short = held.0.iter().zip(wanted.0).any(|(&held, wanted)| held < wanted);
        if short {
            Refusal::NotHeld
        } else if cost.payable(held) {
            Refusal::WrongPayment
        } else {
            missing(cost)
        }
    }

    fn build_reason(&self, who: Actor, way: Way, exchanged: bool, wanted: Move) -> Refusal {
        match wanted {
            Move::Build(building) => {
                let plan = &self.rules.buildings[usize::from(building)];
                if self.table.market.has(building) {
                    missing(plan.cost)
                } else {
                    Refusal::NotThere { tile: plan.id }
                }
            }
            Move::Exchange(_) if exchanged => Refusal::ExchangedAlready,
            Move::Exchange(card) if self.version.exchanges_any_market() || self.can_build(who, way) => {
                Refusal::NotInHand { card: self.rules.god_cards[usize::from(card)].id }
            }
            Move::Exchange(_) => Refusal::CannotDo { task: crate::names::Task::Build },
            Move::Done => Refusal::NotOptional,
            _ => Refusal::AnswerFirst,
        }
    }

    fn stairs_reason(&self, who: Actor, place: u8) -> Refusal {
        let at = usize::from(place);
        if self.side(who).stairs == 0 {
            Refusal::NoStairs
        } else if self.table.stairs[at].is_some() {
            Refusal::StairsTaken
        } else if at >= SECTIONS && self.table.stairs[at - SECTIONS].is_none() {
            Refusal::UpperFirst
        } else {
            missing(self.rules.stairs_cost)
        }
    }

    fn flip_reason(&self, entry: Entry, tile: Tile) -> Refusal {
        let side = self.side(entry.who);
        let (down, id) = match tile {
            Tile::Building(building) => {
                (side.down.has(building), self.rules.buildings[usize::from(building)].id)
            }
            Tile::Army(kind) => (side.army_down.get(kind.into()) > 0, self.rules.army[usize::from(kind)].id),
        };
        match entry.what {
            Pending::Renew { .. } | Pending::Rejuvenate { .. } | Pending::Produce { .. } if !down => {
                Refusal::NotFaceDown { tile: id }
            }
            Pending::Rejuvenate { .. } => Refusal::BuildingsOnly,
            Pending::Renew { .. } => Refusal::Goods { need: self.rules.priest.rejuvenate_food },
            Pending::Produce { any: 0, flips: 1.., state } if state != Producing::After => {
                Refusal::BuildingsOnly
            }
            Pending::Produce { .. } => Refusal::NoFlip,
            _ => Refusal::AnswerFirst,
        }
    }
}

fn missing(cost: Cost) -> Refusal {
    Refusal::Goods { need: cost.goods.iter().sum::<u8>() + cost.food }
}
