//! The virtual player (IS-8): his collection, and two attacks at the end of each round.

use khipu_core::{Observer, Seat, Sink};

use crate::actor::Actor;
use crate::cards::{Card, List};
use crate::chance::Purpose;
use crate::event::Event;
use crate::moves::Move;
use crate::names::{Faction, Good, Kind, Why};
use crate::pending::Pending;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::tableau::Tableau;
use crate::turn::{Play, Referee};

/// Locations that an attack can be about.
type Candidates = List<{ Tableau::MOST }>;

/// In which order deals are looked for when a faction location is attacked (IS-8.4).
const DEAL_ORDER: [Good; 8] =
    [Good::Card, Good::Raze, Good::Gold, Good::Vp, Good::Stone, Good::Worker, Good::Food, Good::Wood];

impl Referee<'_> {
    fn raze_field_has(&self, card: Card, first: Good, second: Option<Good>) -> bool {
        let goods = &self.plan(card).raze;
        let count = |wanted: Good| goods.iter().filter(|&&good| good == wanted).count();
        match second {
            // Two equal targets need the good twice (IS-8.6).
            Some(second) if second == first => count(first) >= 2,
            Some(second) => count(first) > 0 && count(second) > 0,
            None => count(first) > 0,
        }
    }

    /// Own common locations with one target, or with both.
    fn attacked(&self, who: Seat, first: Good, second: Option<Good>) -> Candidates {
        let mut found = Candidates::default();
        for location in self.side(who).locations.all() {
            if !self.is_faction(location.card) && self.raze_field_has(location.card, first, second) {
                found.push(location.card);
            }
        }
        found
    }

    /// Own faction locations that an attack can raze, those whose deal comes first in the order.
    fn attacked_faction(&self, who: Seat) -> (Candidates, u8) {
        let locations = self.side(who).locations.all().iter().map(|location| location.card);
        let all: Candidates = locations
            .filter(|&card| self.is_faction(card) && self.rules.razeable.has(card))
            .fold(Candidates::default(), |mut list, card| {
                list.push(card);
                list
            });
        let rank = |card: Card| {
            let deal = self.plan(card).deal;
            DEAL_ORDER.iter().position(|&good| Some(good) == deal).unwrap_or(DEAL_ORDER.len())
        };
        (lowest(&all, rank), all.len())
    }

    /// Narrows equal candidates: action, feature, production; the highest cost; more stone (IS-8.3). Says which reason was
    /// the last that made a difference.
    fn narrow(&self, mut candidates: Candidates, mut why: Why) -> (Candidates, Why) {
        let kind = |card: Card| match self.plan(card).kind {
            Kind::Action => 0,
            Kind::Feature => 1,
            Kind::Production => 2,
        };
        let cost = |card: Card| usize::MAX - usize::from(self.plan(card).bill.total());
        let stone =
            |card: Card| usize::MAX - usize::from(self.plan(card).bill.resources[Good::Stone as usize]);
        let steps: [(Why, &dyn Fn(Card) -> usize); 3] =
            [(Why::Kind, &kind), (Why::Cost, &cost), (Why::Stone, &stone)];
        for (reason, rank) in steps {
            let fewer = lowest(&candidates, rank);
            if fewer.len() < candidates.len() {
                why = reason;
            }
            candidates = fewer;
        }
        (candidates, why)
    }

    /// The equal candidates of the attack in progress; for a faction location both targets are points.
    fn attack_candidates(&self, who: Seat, first: Good, second: Good) -> (Candidates, Why, u8) {
        if self.attacks_faction(who, first) && second == Good::Vp {
            let (candidates, all) = self.attacked_faction(who);
            if !candidates.is_empty() {
                let why = if candidates.len() < all { Why::DealOrder } else { Why::Only };
                let (candidates, why) = self.narrow(candidates, why);
                return (candidates, why, all);
            }
        }
        let all = self.attacked(who, first, Some(second));
        let (candidates, why) = self.narrow(all, Why::Only);
        (candidates, why, all.len())
    }

    /// Whether an attack with this first target goes for a faction location (IS-8.4).
    fn attacks_faction(&self, who: Seat, first: Good) -> bool {
        self.side(who).faction == Faction::Japanese
            && first == Good::Vp
            && self.table.rival.row.iter().skip(1).any(|target| target == Good::Vp)
    }

    pub(crate) fn check_target(&self, who: Seat, first: u8, second: u8, card: Card) -> Result<(), Refusal> {
        let [first, second] = [first, second].map(|good| Good::ALL[usize::from(good)]);
        let (candidates, ..) = self.attack_candidates(who, first, second);
        let attacked = candidates.items().contains(&card);
        if attacked { Ok(()) } else { Err(Refusal::NotAttacked { card: self.id(card) }) }
    }

    pub(crate) fn target_answers(&self, who: Seat, first: u8, second: u8, out: &mut impl Sink<Move>) {
        let [first, second] = [first, second].map(|good| Good::ALL[usize::from(good)]);
        let (candidates, ..) = self.attack_candidates(who, first, second);
        candidates.items().iter().for_each(|&card| out.push(Move::Target(card)));
    }
}

/// Those of the lowest rank.
fn lowest(candidates: &Candidates, rank: impl Fn(Card) -> usize) -> Candidates {
    let least = candidates.items().iter().map(|&card| rank(card)).min();
    let mut found = Candidates::default();
    for &card in candidates.items().iter().filter(|&&card| Some(rank(card)) == least) {
        found.push(card);
    }
    found
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Turns up an attack card and puts it in front of the row.
    pub(crate) fn reveal_attack(&mut self) -> Option<Good> {
        let left: u32 = self.table.rival.deck.iter().map(|&n| u32::from(n)).sum();
        if left == 0 {
            return None;
        }
        let mut place = self.secret.chance.of(Purpose::Attack).below(left);
        let target = Good::ALL.iter().copied().find(|&good| {
            let here = u32::from(self.table.rival.deck[good as usize]);
            let found = place < here;
            place = place.saturating_sub(here);
            found
        })?;
        self.table.rival.deck[target as usize] -= 1;
        self.table.rival.row.put_first(target);
        Some(target)
    }

    /// His locations go to his collection at the end of every round.
    pub(crate) fn virtual_collects(&mut self) {
        let mut cards = 0;
        while let Some(location) = self.table.sides[Actor::Virtual.index()].locations.all().first().copied() {
            self.leave_play(Actor::Virtual.index(), location.card);
            self.table.rival.collection.insert(location.card);
            cards += 1;
        }
        self.tell(Event::VirtualCollected { cards, collection: self.table.rival.collection.len() });
    }

    /// One attack: the first target is paired with the others of the row until a location has both.
    pub(crate) fn attack(&mut self, who: Seat, number: u8) {
        let Some(first) = self.reveal_attack() else {
            self.tell(Event::AttackFailed { target: Good::Vp, why: Why::NoCard });
            return;
        };
        self.tell(Event::AttackRevealed { number, target: first });
        if self.referee().attacks_faction(who, first) {
            let (candidates, ..) = self.referee().attacked_faction(who);
            if !candidates.is_empty() {
                self.tell(Event::AttackOnFaction { candidates: candidates.len() });
                self.attack_with(who, first, Good::Vp);
                return;
            }
        }
        if self.referee().attacked(who, first, None).is_empty() {
            self.tell(Event::AttackFailed { target: first, why: Why::NoFirst });
            return;
        }
        for place in 1..usize::from(self.table.rival.row.len()) {
            let Some(second) = self.table.rival.row.iter().nth(place) else { break };
            let candidates = self.referee().attacked(who, first, Some(second)).len();
            self.tell(Event::AttackPaired { first, second, candidates });
            if candidates > 0 {
                self.attack_with(who, first, second);
                return;
            }
        }
        self.tell(Event::AttackFailed { target: first, why: Why::NoPair });
    }

    fn attack_with(&mut self, who: Seat, first: Good, second: Good) {
        let (candidates, why, all) = self.referee().attack_candidates(who, first, second);
        match *candidates.items() {
            [only] => self.attack_razes(who, first, second, only, all, why),
            _ => self.ask(who, Pending::Target { first: first as u8, second: second as u8 }),
        }
    }

    pub(crate) fn attack_choice(&mut self, who: Seat, first: u8, second: u8, card: Card) {
        let [first, second] = [first, second].map(|good| Good::ALL[usize::from(good)]);
        let candidates = self.referee().attack_candidates(who, first, second).0.len();
        self.attack_razes(who, first, second, card, candidates, Why::Choice);
    }

    /// The location goes to the collection; the two attack cards go to the end of the row.
    fn attack_razes(&mut self, who: Seat, first: Good, second: Good, card: Card, candidates: u8, why: Why) {
        self.leave_play(who.index(), card);
        self.table.rival.collection.insert(card);
        self.tell(Event::AttackRazed { who, card: self.id(card), candidates, why });
        let row = &mut self.table.rival.row;
        let place =
            row.iter().enumerate().skip(1).find(|(_, target)| *target == second).map(|(place, _)| place);
        place.into_iter().chain([0]).for_each(|place| {
            row.take(place);
        });
        row.put_last(first);
        if place.is_some() {
            row.put_last(second);
        }
        self.tell(Event::AttackMoved { first, second });
    }
}
