//! Festivals (TW-9).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::automa::Step;
use crate::chance::Purpose;
use crate::components::{FESTIVALS, MOST_PLAYERS};
use crate::event::Event;
use crate::goods::Payment;
use crate::moves::Move;
use crate::names::{Good, Power, Region, Source};
use crate::pending::{Entry, Origin, Pending, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rulings::Ruling;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// Potatoes that must be paid for the hand, and those that are missing.
    pub(crate) fn upkeep(&self, who: Actor) -> (u8, u8) {
        let each = self.rules.festival.potatoes[self.table.rulings.of(Ruling::FestivalPotatoes)];
        let due = self.side(who).gods().saturating_mul(each);
        let paid = self.side(who).goods.get(Good::Potato).min(due.into()) as u8;
        (paid, due - paid)
    }

    /// Potatoes as far as they go, and as much gold as one wants (TW-15.17).
    pub(crate) fn upkeep_answers(&self, who: Actor, out: &mut impl Sink<Move>) {
        let (paid, missing) = self.upkeep(who);
        if paid + missing == 0 {
            return;
        }
        let gold = self.side(who).goods.get(Good::Gold).min(missing.into()) as u8;
        for gold in 0..=gold {
            out.push(Move::Pay([paid, 0, 0, gold]));
        }
    }

    pub(crate) fn check_upkeep(&self, who: Actor, payment: Payment) -> Result<(), Refusal> {
        let (paid, missing) = self.upkeep(who);
        let gold = payment[Good::Gold as usize];
        if u16::from(gold) > self.side(who).goods.get(Good::Gold) {
            return Err(Refusal::NotHeld);
        }
        let right = payment == [paid, 0, 0, gold] && gold <= missing;
        if right { Ok(()) } else { Err(Refusal::WrongUpkeep { potatoes: paid, missing }) }
    }

    pub(crate) fn feast_answers(&self, who: Actor, left: u8, out: &mut impl Sink<Move>) {
        let hand = self.hand(who);
        if left == 0 {
            return;
        }
        if hand.is_empty() {
            // A card may still come, by what can be done at any time.
            let entry = Entry { who, what: Pending::Feast { left } };
            if self.version.asks_where_free_actions_help() && self.may_change(entry) {
                out.push(Move::Done);
            }
            return;
        }
        for card in hand.iter() {
            out.push(Move::PlayGod(card));
        }
        out.push(Move::Done);
    }

    /// Who has most markers in a region; among those tied, whose marker lies furthest right (TW-9.5).
    pub(crate) fn leader(&self, region: Region) -> Option<Actor> {
        let mut standing = [(0u8, 0u8); MOST_PLAYERS];
        for (space, plan) in self.rules.conquests.iter().enumerate().filter(|(_, plan)| plan.region == region)
        {
            if let Some(owner) = self.table.conquests[space] {
                let (markers, right) = &mut standing[owner.index()];
                *markers += 1;
                *right = plan.position;
            }
        }
        let best = self.table.actors().max_by_key(|who| standing[who.index()])?;
        (standing[best.index()].0 > 0).then_some(best)
    }

    /// Everybody, most points first; of two with as many, the one nearer to the active one counts as having more.
    fn ranking(&self) -> [Option<Actor>; MOST_PLAYERS] {
        let mut order = [None; MOST_PLAYERS];
        for (slot, who) in order.iter_mut().zip(self.table.actors()) {
            *slot = Some(who);
        }
        // The sort is stable, and turn order begins with the active one.
        order.sort_by_key(|who: &Option<Actor>| std::cmp::Reverse(who.map(|who| self.side(who).score())));
        order
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// One step of the festival of the tile's holder; whatever it asks comes before the next.
    pub(crate) fn festival(&mut self, holder: Actor, step: u8) {
        let next = Work::Festival { step: step + 1 };
        match step {
            0 => {
                self.tell(Event::Festival { who: holder, number: self.table.festivals + 1 });
                self.later(holder, next);
                for who in self.table.actors().rev() {
                    self.trigger_power(who, Power::OnWorship);
                }
            }
            1 => {
                self.later(holder, next);
                for who in self.table.actors() {
                    self.festival_buildings(who);
                }
            }
            2 => self.each(holder, next, Pending::Do(Work::Merchant)),
            3 => self.each(holder, next, Pending::Do(Work::Temple)),
            4 => {
                self.later(holder, next);
                for &region in Region::ALL {
                    self.score_region(region);
                }
            }
            5 => self.each(holder, next, Pending::Upkeep),
            6 => self.festival_over(holder, next),
            _ => {
                self.return_gods();
                self.renew_market();
            }
        }
    }

    /// Asks everybody the same, in turn order, before the next step.
    fn each(&mut self, holder: Actor, next: Work, what: Pending) {
        self.later(holder, next);
        for who in self.table.actors().rev() {
            self.ask(who, what);
        }
    }

    /// Z06, Z09 and Z10 (TW-9.15).
    fn festival_buildings(&mut self, who: Actor) {
        self.trigger_power(who, Power::FestivalGods);
        if self.referee().has(who, Power::FestivalLongest) {
            let points = self.rules.amount(Power::FestivalLongest) * self.referee().side(who).rows.longest();
            self.score(who, Source::Passive, points.into());
        }
        self.trigger_power(who, Power::Festival);
    }

    /// The points and the goods of the step stood on (TW-9.4, TW-9.14).
    pub(crate) fn own_step(&mut self, who: Actor) {
        let step = self.side(who).step;
        self.score(who, Source::Temple, self.rules.temple[usize::from(step)].points.into());
        self.give(who, Origin::Temple(step));
    }

    fn score_region(&mut self, region: Region) {
        let points = self.table.casualties.total();
        if let Some(who) = self.referee().leader(region) {
            self.tell(Event::RegionScored { region, who, points });
            self.score(who, Source::Regions, points.into());
        }
    }

    pub(crate) fn feed(&mut self, who: Actor, payment: Payment) {
        let (paid, missing) = self.referee().upkeep(who);
        let gold = payment[Good::Gold as usize];
        self.pay(who, payment);
        let short = missing.saturating_sub(gold);
        self.tell(Event::Upkeep { who, due: paid + missing, missing: short });
        self.score(who, Source::Hunger, -(i16::from(short) * i16::from(self.rules.festival.missing)));
    }

    /// The end of the game, or a new village, neutral workers and god cards (TW-9.17).
    fn festival_over(&mut self, holder: Actor, next: Work) {
        self.table.festivals += 1;
        self.table.tile = None;
        if self.table.last || self.table.festival() >= FESTIVALS {
            self.later(holder, Work::Final);
            if self.table.players == 1 {
                self.later(Actor::Axomamma, Work::Automa(Step::Last));
            }
            for who in self.table.actors().rev() {
                let holder = self.version.asks_where_free_actions_help() && who == holder;
                if holder || self.referee().has(who, Power::Exchange) {
                    self.ask(who, Pending::Last);
                }
            }
            return;
        }
        self.refill_village(holder);
        if self.table.players <= 2 && self.table.festivals == 1 {
            self.place_neutral();
        }
        self.draw_by_rank();
        self.each(holder, next, Pending::Feast { left: self.rules.festival.play });
    }

    /// From the bag as far as it goes; an empty bag triggers the last festival at once (TW-9.7, TW-9.8).
    fn refill_village(&mut self, holder: Actor) {
        if self.table.bag.total() == 0 {
            self.take_tile(holder, true);
            return;
        }
        while self.table.village.len() < self.rules.village[usize::from(self.table.players)] {
            let Some(worker) = self.table.bag.draw(&mut self.secret.chance.of(Purpose::Bag)) else { break };
            self.table.village.push(worker as u8);
            self.tell(Event::Villager { worker });
        }
        self.tell(Event::VillageFilled { workers: self.table.village.len() });
    }

    fn place_neutral(&mut self) {
        let free = self.rules.hill.marked_middle().without(self.table.hill.taken());
        for space in free.iter() {
            let Some(worker) = self.table.bag.draw(&mut self.secret.chance.of(Purpose::Bag)) else { return };
            self.table.hill.0[worker as usize].insert(space);
            self.tell(Event::NeutralPlaced { worker, space: self.rules.hill.spaces[usize::from(space)].id });
        }
    }

    /// God cards from the deck alone, fewest points first (TW-9.10). An actor without a seat draws none.
    fn draw_by_rank(&mut self) {
        let draws = self.rules.festival.draws[usize::from(self.table.players)];
        let ranking = self.referee().ranking();
        for (who, draws) in ranking.into_iter().zip(draws).rev() {
            if let Some(who) = who.filter(|who| who.seat().is_some()) {
                self.draw_gods(who, draws);
            }
        }
        if self.table.players == 1 {
            self.automa_catch_up();
        }
    }

    pub(crate) fn feast(&mut self, who: Actor, left: u8, card: u8) {
        self.leave_hand(who, card);
        self.table.god_played.insert(card);
        self.tell(Event::GodPlayed { who, card: self.rules.god_cards[usize::from(card)].id });
        self.ask(who, Pending::Feast { left: left - 1 });
        self.give(who, Origin::God(card));
    }
}
