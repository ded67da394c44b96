//! A turn is a placement or two secondary actions (TW-3, TW-8).

use khipu_core::{Observer, Sink};

use crate::actor::Actor;
use crate::chance::Purpose;
use crate::components::SECTIONS;
use crate::event::Event;
use crate::moment::Moment;
use crate::moves::Move;
use crate::names::{Action, Kind};
use crate::pending::{Pending, Producing, Work};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::turn::{Play, Referee};

// The four secondary actions, as bits.
const WALK: u8 = 1;
const PRAY: u8 = 2;
const TRAIN: u8 = 4;
const RECRUIT: u8 = 8;

const fn action_bit(action: Move) -> Option<u8> {
    match action {
        Move::Walk(_) => Some(WALK),
        Move::Pray => Some(PRAY),
        Move::Train => Some(TRAIN),
        Move::Recruit(_) => Some(RECRUIT),
        _ => None,
    }
}

impl Referee<'_> {
    pub(crate) fn turn_answers(&self, who: Actor, out: &mut impl Sink<Move>) {
        self.place_answers(who, out);
        self.secondary_answers(out);
    }

    /// What has not been done in this turn and can be done (TW-15.11).
    pub(crate) fn secondary_answers(&self, out: &mut impl Sink<Move>) {
        if self.check_fresh(WALK).is_ok() {
            for spaces in 1..=self.rules.walk {
                out.push(Move::Walk(spaces));
            }
        }
        if self.check_fresh(PRAY).is_ok() && self.check_prayer().is_ok() {
            out.push(Move::Pray);
        }
        if self.check_fresh(TRAIN).is_ok() && self.check_training().is_ok() {
            out.push(Move::Train);
        }
        if self.check_fresh(RECRUIT).is_ok() {
            for kind in self.table.nomads.kinds() {
                out.push(Move::Recruit(kind));
            }
        }
    }

    /// None of the four twice in a turn.
    const fn check_fresh(&self, bit: u8) -> Result<(), Refusal> {
        if self.table.turn.done & bit == 0 { Ok(()) } else { Err(Refusal::DoneAlready) }
    }

    /// A secondary action.
    pub(crate) fn check_action(&self, action: Move) -> Result<(), Refusal> {
        self.check_fresh(action_bit(action).ok_or(Refusal::NotNow { moment: Moment::of(action) })?)?;
        match action {
            Move::Walk(spaces) if !(1..=self.rules.walk).contains(&spaces) => {
                Err(Refusal::TooFar { most: self.rules.walk })
            }
            Move::Pray => self.check_prayer(),
            Move::Train => self.check_training(),
            Move::Recruit(kind) => self.check_nomad(kind),
            _ => Ok(()),
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Takes a secondary action.
    pub(crate) fn act(&mut self, who: Actor, action: Move) {
        self.table.turn.done |= action_bit(action).unwrap_or_default();
        if self.table.turn.done.count_ones() < u32::from(self.rules.secondary) {
            self.ask(who, Pending::Secondary);
        }
        match action {
            Move::Walk(spaces) => self.walk(who, spaces),
            Move::Pray => self.ask(who, Pending::God { left: self.rules.prayer, optional: false }),
            Move::Train => self.later(who, Work::Training { left: 1 }),
            Move::Recruit(kind) => self.recruit(who, kind),
            _ => {}
        }
    }

    /// The High Priest walks and triggers the space for everybody (TW-7.1).
    pub(crate) fn walk(&mut self, who: Actor, spaces: u8) {
        let section = (self.side(who).priest.unwrap_or_default() + spaces) % SECTIONS as u8;
        self.side(who).priest = Some(section);
        let action = self.table.action(self.rules, section);
        self.tell(Event::Walked { who, spaces, section: section + 1, action });
        self.trigger_action(who, action);
    }

    /// Everybody's part, the active one's first; before that the passive buildings that answer (TW-15.16).
    pub(crate) fn trigger_action(&mut self, active: Actor, action: Action) {
        let plan = &self.rules.priest;
        let part = match action {
            Action::Worship => Pending::Worship { small: true, large: true, begun: false },
            Action::Offering => Pending::Offer,
            Action::Rejuvenate => Pending::Renew { free: plan.rejuvenate_free, begun: false },
            Action::Conquest => Pending::Muster { free: plan.army_free, begun: false },
            Action::Production => {
                Pending::Produce { flips: plan.production_flips, any: 0, state: Producing::Fresh }
            }
        };
        if action == Action::Conquest {
            self.ask_second(active);
            for who in self.table.actors_from(active).rev() {
                self.ask(who, Pending::Conquer);
            }
        }
        for who in self.table.actors_from(active).rev() {
            self.ask(who, self.part_of(who, active, part));
        }
        if action == Action::Conquest {
            self.ask(active, Pending::Casualty);
        }
        for who in self.table.actors_from(active).rev() {
            self.later(who, Work::Trigger(action));
        }
    }

    /// The active one's second conquest; those of Axomamma are of another kind (TW-12.5).
    fn ask_second(&mut self, active: Actor) {
        match active {
            Actor::Seat(_) => self.ask(active, Pending::Conquer),
            Actor::Axomamma => self.automa_later_conquests(),
        }
    }

    /// The part of one actor: what is free is free for the active one alone.
    fn part_of(&self, who: Actor, active: Actor, part: Pending) -> Pending {
        let mine = who == active;
        match part {
            Pending::Renew { free, begun } => Pending::Renew { free: if mine { free } else { 0 }, begun },
            Pending::Muster { free, begun } => Pending::Muster { free: if mine { free } else { 0 }, begun },
            Pending::Produce { flips, state, .. } => Pending::Produce {
                flips: if mine { flips } else { 0 },
                any: self.referee().own_flips(who),
                state,
            },
            other => other,
        }
    }

    /// A nomad joins, and the bag sends another (TW-8.3, TW-8.6).
    pub(crate) fn recruit(&mut self, who: Actor, kind: Kind) {
        if self.table.nomads.remove(kind) {
            self.side(who).workers.add(kind);
            self.tell(Event::Recruited { who, worker: kind });
            self.refill_nomads();
        }
    }

    pub(crate) fn refill_nomads(&mut self) {
        if let Some(worker) = self.table.bag.draw(&mut self.secret.chance.of(Purpose::Bag)) {
            self.table.nomads.add(worker);
            self.tell(Event::NomadArrived { worker });
        }
    }
}
