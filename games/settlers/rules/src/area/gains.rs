//! The interpreter of gains: amounts are given, verbs and prayers begun, in order (IS-10).

use khipu_core::{Observer, Seat, Sink};

use crate::cards::Card;
use crate::components::{Amount, Gain, Item, Out, Prey, Verb};
use crate::event::Event;
use crate::goods::Goods;
use crate::moves::Move;
use crate::names::{Colour, Draw, Good};
use crate::pending::{Occasion, Origin, Pending, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

impl Referee<'_> {
    /// Which of several gains can be picked: those of which everything can be done, or any if there is none.
    pub(crate) fn either_answers(&self, who: Seat, gain: u16, origin: Origin, out: &mut impl Sink<Move>) {
        let Gain { first, count } = self.rules.book.gains[usize::from(gain)];
        let mut any = false;
        for number in 0..count {
            if self.check_sequence(who, first + u16::from(number), origin.card).is_ok() {
                out.push(Move::Choose(number));
                any = true;
            }
        }
        if !any {
            (0..count).for_each(|number| out.push(Move::Choose(number)));
        }
    }

    /// Whether there is such a gain to pick.
    pub(crate) fn check_either(
        &self,
        who: Seat,
        gain: u16,
        origin: Origin,
        number: u8,
    ) -> Result<(), Refusal> {
        let Gain { first, count } = self.rules.book.gains[usize::from(gain)];
        if number >= count {
            return Err(Refusal::NoChoice { choices: count });
        }
        let found = self.check_sequence(who, first + u16::from(number), origin.card);
        // If nothing can be done in full, anything can be picked.
        found.or_else(|refusal| self.check_useful(who, gain, origin.card).map_or(Ok(()), |()| Err(refusal)))
    }

    /// Whether one of several gains can be used in full (IS-11.4).
    pub(crate) fn check_useful(&self, who: Seat, gain: u16, host: Card) -> Result<(), Refusal> {
        let Gain { first, count } = self.rules.book.gains[usize::from(gain)];
        let mut found = Ok(());
        for sequence in first..first + u16::from(count) {
            found = self.check_sequence(who, sequence, host);
            if found.is_ok() {
                break;
            }
        }
        found
    }

    fn check_sequence(&self, who: Seat, sequence: u16, host: Card) -> Result<(), Refusal> {
        self.rules.book.sequences[usize::from(sequence)].iter().try_for_each(|&item| match item {
            Item::Amount(Amount { out: Out::Token, .. }) => {
                let tokens = self.side(who).locations.find(host).map_or(0, |location| location.tokens);
                let full = tokens >= self.plan(host).tokens;
                if full { Err(Refusal::TokensFull { card: self.id(host) }) } else { Ok(()) }
            }
            Item::Verb(verb) => self.check_verb(who, verb, host),
            _ => Ok(()),
        })
    }

    /// Whether it depends on the hand, which others do not see, what of a gain can be done.
    pub(crate) fn needs_hand(&self, gain: u16) -> bool {
        let Gain { first, count } = self.rules.book.gains[usize::from(gain)];
        let hidden = |item: &Item| {
            matches!(
                item,
                Item::Verb(
                    Verb::Build { deal: false } | Verb::Raze { prey: Prey::Hand | Prey::HandOrEnemy, .. }
                )
            )
        };
        let sequences = first..first + u16::from(count);
        sequences.into_iter().any(|at| self.rules.book.sequences[usize::from(at)].iter().any(hidden))
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Runs a gain.
    pub(crate) fn run(&mut self, who: Seat, gain: u16, origin: Origin) {
        let Gain { first, count } = self.rules.book.gains[usize::from(gain)];
        if count == 1 {
            self.items(who, first, 0, origin);
        } else {
            self.ask(who, Pending::Either { gain, origin });
        }
    }

    /// Runs a sequence from a place on. What an item asks for is answered before the next one.
    pub(crate) fn items(&mut self, who: Seat, sequence: u16, from: u8, origin: Origin) {
        let rules = self.rules;
        let items = &rules.book.sequences[usize::from(sequence)];
        for (at, &item) in items.iter().enumerate().skip(from.into()) {
            let rest = (at + 1 < items.len()).then_some(Work::Items { sequence, at: at as u8 + 1, origin });
            if let Item::Pray(prayer) = item {
                // The prayer is over after the whole sequence: its cards may still be kept.
                self.later(who, Work::Amen);
                rest.into_iter().for_each(|rest| self.later(who, rest));
                self.start_prayer(who, prayer, origin);
                return;
            }
            let height = self.table.pending.entries().len() + usize::from(rest.is_some());
            rest.into_iter().for_each(|rest| self.later(who, rest));
            match item {
                Item::Amount(amount) => {
                    let n = self.referee().reckon(who, amount, origin.card);
                    self.give(who, amount.out, n, origin);
                }
                Item::Verb(verb) => self.verb(who, verb, origin),
                Item::Pray(_) => {}
            }
            if rest.is_none() || self.table.pending.entries().len() > height {
                return;
            }
            self.table.pending.pop();
        }
    }

    /// Gives so much of something.
    pub(crate) fn give(&mut self, who: Seat, out: Out, n: u16, origin: Origin) {
        if n == 0 {
            return;
        }
        let left = n.min(u8::MAX.into()) as u8;
        match out {
            Out::Good(Good::Card) => self.ask(who, Pending::Draw { left }),
            Out::Good(Good::Vp) => self.score(who, n, origin),
            Out::Good(Good::Favor) => {
                if self.referee().side(who).favor.missing().is_empty() {
                    self.tell(Event::NoFavor { who });
                } else {
                    self.ask(who, Pending::Favor { left });
                }
            }
            Out::Good(good) => self.gain(who, good, n, Some(origin.card)),
            Out::CommonCard => (0..n).for_each(|_| self.draw(who, Draw::Common)),
            Out::FactionCard => (0..n).for_each(|_| self.draw(who, Draw::Faction)),
            Out::Samurai => self.deploy_next(who, left),
            Out::Token => {
                if let Some(location) = self.side(who).locations.find_mut(origin.card) {
                    location.tokens = location.tokens.saturating_add(left);
                    self.tell(Event::TokenPut { who, card: self.id(origin.card) });
                }
            }
            Out::Resource => self.ask(who, Pending::Resource { left }),
            Out::Match => {
                let matching =
                    self.table.prayer.colour.and_then(|colour| self.rules.good_of[colour as usize]);
                if let Some(good) = matching {
                    self.give(who, Out::Good(good), n, origin);
                }
            }
        }
    }

    /// Goods that are held as numbers.
    pub(crate) fn gain(&mut self, who: Seat, good: Good, n: u16, from: Option<Card>) {
        self.side(who).goods.add(good, n);
        let card = from.and_then(|card| self.some_id(card));
        self.tell(Event::Gained { who, goods: Goods::of(good, n), card });
        if good == Good::Tech {
            (0..n.min(8)).for_each(|_| self.wake(who, Occasion::Tech));
        }
    }

    /// Points, and what answers them.
    pub(crate) fn score(&mut self, who: Seat, points: u16, origin: Origin) {
        if points == 0 {
            return;
        }
        let points = points.min(200) as i16;
        self.side(who).ledger[origin.source as usize] += points;
        let card = self.some_id(origin.card);
        self.tell(Event::Scored { who, source: origin.source, points, card });
        self.wake(who, Occasion::Points { points: points as u8, card: origin.card, echo: origin.echo });
    }

    pub(crate) fn take_favor(&mut self, who: Seat, left: u8, colour: Colour) {
        self.side(who).favor.colours.insert(colour);
        if left > 1 {
            self.ask(who, Pending::Favor { left: left - 1 });
        }
        self.tell(Event::FavorTaken { who, colour: Some(colour) });
        self.wake(who, Occasion::Favor);
    }

    /// Gains all that is in the pool, cards that were seen first among it: what can be asked for comes last.
    pub(crate) fn collect(&mut self, who: Seat, origin: Origin) {
        while let Some(&card) = self.secret.looked.items().first() {
            self.unlook(card);
            self.hold(who, card);
            self.tell(Event::LookKept { who, card: Some(self.id(card)) });
        }
        let pool = std::mem::take(&mut self.table.pool);
        for &(_, good) in Good::NAMES {
            self.give(who, Out::Good(good), pool[good as usize].into(), origin);
        }
    }
}
