//! What can be done with the goods of this round: actions of own locations and cards of the hand, the best first, as far as
//! the goods last.

use khipu_core::kit::Tally;

use super::Term;
use super::outlook::Outlook;
use super::weights::Weight;
use crate::cards::Card;
use crate::components::Price;
use crate::favor::Colours;
use crate::goods::{Bill, Goods};
use crate::names::Good;
use crate::tableau::Location;

/// Something that can be done once.
#[derive(Clone, Copy, Default)]
struct Deed {
    /// What it is worth over its cost.
    worth: f32,
    /// What it counts if it can be paid, and if it cannot.
    paid: f32,
    short: f32,
    price: Price,
    /// Locations that give way.
    clears: u8,
    /// Whether it needs a card of the hand.
    card: bool,
}

/// Deeds that are looked at.
const MOST: usize = 40;

/// A list of deeds without the heap.
struct Deeds {
    list: [Deed; MOST],
    len: usize,
}

impl Deeds {
    fn push(&mut self, deed: Deed) {
        if let Some(slot) = self.list.get_mut(self.len) {
            *slot = deed;
            self.len += 1;
        }
    }
}

impl Outlook<'_> {
    /// The goods, and what can be made of them.
    pub(super) fn deeds(&self, tally: &mut impl Tally<Term>) {
        let mut deeds = Deeds { list: [Deed::default(); MOST], len: 0 };
        if self.acting {
            self.own_actions(&mut deeds);
        }
        self.hand(&mut deeds);
        let deeds = &mut deeds.list[..deeds.len];
        deeds.sort_unstable_by(|one, other| other.worth.total_cmp(&one.worth));
        let mut goods = self.goods_of_round();
        let mut clearable = self.referee.clearable(self.seat);
        let (mut sum, mut further) = (0.0, 1.0);
        for deed in deeds {
            let ready = self.acting && u16::from(deed.clears) <= clearable && take(&mut goods, &deed.price);
            if ready {
                clearable -= u16::from(deed.clears);
                sum += deed.paid;
            } else if deed.card {
                sum += deed.short * further;
                further *= self.weight(Weight::CardMore);
            } else {
                sum += deed.short;
            }
        }
        tally.add(Term::Plans, sum);
        tally.add(Term::Goods, self.held(&goods));
    }

    /// Goods in supply and those that the board will still give in this round.
    fn goods_of_round(&self) -> Goods {
        let mut goods = self.side.goods;
        if self.due.board {
            let board = &self.referee.rules.boards[self.side.faction as usize];
            let produced = goods.0.iter_mut().zip(board.production);
            produced.for_each(|(held, n)| *held = held.saturating_add(n.into()));
        }
        goods
    }

    /// The goods in supply; those that nothing can be done with are worth less, unless they can be stored.
    fn held(&self, idle: &Goods) -> f32 {
        let mut sum = f32::from(self.side.favor.len()) * self.now[Good::Favor as usize];
        for &(_, good) in &Good::NAMES[..Good::HELD] {
            let held = f32::from(self.side.goods.get(good));
            if held == 0.0 {
                continue;
            }
            let idle = f32::from(idle.get(good)).min(held);
            let share = if self.left > 0.0 && self.stores(good) {
                self.weight(Weight::Stored)
            } else if good == Good::Worker {
                self.weight(Weight::IdleWorker)
            } else {
                self.weight(Weight::IdleGood)
            };
            sum += (held - idle * (1.0 - share)) * self.now[good as usize];
        }
        sum
    }

    fn own_actions(&self, deeds: &mut Deeds) {
        for location in self.side.locations.all() {
            let plan = self.plan(location);
            let Some(action) = plan.effect.action else { continue };
            if location.blocked() || location.used >= action.uses {
                continue;
            }
            let worth = self.action(&plan.effect, location, Colours::NONE, &self.now);
            if worth <= 0.0 {
                continue;
            }
            let deed = Deed {
                worth,
                paid: worth * self.weight(Weight::ActNow),
                short: worth * self.weight(Weight::ActShort),
                price: action.price,
                ..Deed::default()
            };
            (location.used..action.uses).for_each(|_| deeds.push(deed));
        }
    }

    fn hand(&self, deeds: &mut Deeds) {
        let hand = self.referee.hand(self.seat).without(self.spoken);
        if hand.is_empty() {
            return;
        }
        let stash = self.stash();
        for card in hand.iter() {
            deeds.push(self.card(card, stash));
        }
    }

    /// What a card brings under a location that takes cards for good.
    fn stash(&self) -> f32 {
        let mut best = 0.0f32;
        for location in self.side.locations.all() {
            let Some(stash) = self.plan(location).effect.stash.filter(|stash| stash.cards) else { continue };
            let gain = stash.gain.map_or(0.0, |gain| self.gain(gain, location, Colours::NONE, &self.now));
            best = best.max(gain);
        }
        best
    }

    /// The best that can be done with a card of the hand.
    fn card(&self, card: Card, stash: f32) -> Deed {
        let mut best = Deed { worth: stash, card: true, ..Deed::default() };
        let (build, price, clears) = self.building(card);
        if build > best.worth {
            (best.worth, best.price, best.clears) = (build, price, clears);
        }
        let plan = self.referee.plan(card);
        let rules = self.referee.rules;
        if let Some(good) = plan.deal {
            let price = Price { bill: Bill::of(Good::Food, rules.deal_food), ..Price::default() };
            let cost = self.bill(&price.bill, &self.now);
            let worth = self.now[good as usize] + self.deal(good) + self.answers.deal - cost;
            if worth > best.worth {
                (best.worth, best.price, best.clears) = (worth, price, 0);
            }
        }
        if !plan.raze.is_empty() {
            let price = Price { raze: rules.raze_hand, ..Price::default() };
            let worth = self.spoils(card) - f32::from(rules.raze_hand) * self.now[Good::Raze as usize];
            if worth > best.worth {
                (best.worth, best.price, best.clears) = (worth, price, 0);
            }
        }
        best.paid = best.worth * self.weight(Weight::CardNow);
        if self.left > 0.0 {
            let kept = self.later[Good::Card as usize] / self.left * self.weight(Weight::CardKept);
            let next = best.worth * self.weight(Weight::CardShort) * self.left / (self.left + 1.0);
            best.short = kept + next;
            best.paid = best.paid.max(best.short);
        } else if self.acting {
            best.short = best.worth * self.weight(Weight::CardShort) * 0.5;
        }
        best
    }

    /// The goods of a card's raze field, and what answers razing.
    pub(super) fn spoils(&self, card: Card) -> f32 {
        let goods = self.referee.plan(card).raze.iter().map(|&good| self.now[good as usize]);
        goods.sum::<f32>() + self.answers.raze
    }

    /// What building a card brings over all that it costs.
    fn building(&self, card: Card) -> (f32, Price, u8) {
        let plan = self.referee.plan(card);
        let price = Price { bill: plan.bill, ..Price::default() };
        let cost = self.bill(&plan.bill, &self.now) + f32::from(plan.locations) * self.fodder;
        (self.built(card) - cost, price, plan.locations)
    }

    /// What a card brings that is built now.
    pub(super) fn built(&self, card: Card) -> f32 {
        let plan = self.referee.plan(card);
        let (host, colours, effect) = (Location::new(card), plan.colours, &plan.effect);
        let mut sum = self.location(plan, &host, colours) + self.answer_to(plan);
        if let Some(gain) = effect.produce {
            sum += self.gain(gain, &host, colours, &self.now);
        }
        if let Some(gain) = effect.bonus {
            sum += self.gain(gain, &host, colours, &self.now);
        }
        if let Some(action) = effect.action {
            let uses = f32::from(action.uses) * self.weight(Weight::ActNew);
            sum += self.action(effect, &host, colours, &self.now) * uses;
        }
        sum
    }
}

/// Takes a price out of the goods if it is there; gold stands in for resources. Cards, deals and favour are not looked at.
fn take(goods: &mut Goods, price: &Price) -> bool {
    let enough = |good: Good, n: u8| goods.get(good) >= u16::from(n);
    if !(enough(Good::Worker, price.workers)
        && enough(Good::Raze, price.raze)
        && enough(Good::Tech, price.tech)
        && price.bill.payable(goods))
    {
        return false;
    }
    goods.remove(Good::Worker, price.workers.into());
    goods.remove(Good::Raze, price.raze.into());
    goods.remove(Good::Tech, price.tech.into());
    let (mut gold, mut any) = (u16::from(price.bill.gold), u16::from(price.bill.any));
    for (&good, &need) in Good::RESOURCES.iter().zip(&price.bill.resources) {
        let held = goods.get(good);
        gold += u16::from(need).saturating_sub(held);
        goods.remove(good, need.into());
        let more = any.min(goods.get(good));
        goods.remove(good, more);
        any -= more;
    }
    goods.remove(Good::Gold, gold + any);
    true
}
