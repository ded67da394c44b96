//! What cards do besides giving goods (IS-10): who and what can be chosen, beside the doing of it.

use khipu_core::{Observer, Seat, Sink};

use crate::cards::Card;
use crate::chance::Purpose;
use crate::components::{Booty, Out, Pile, Prey, Verb};
use crate::event::Event;
use crate::moves::Move;
use crate::names::{Draw, Good};
use crate::pending::{Origin, Pending};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::tableau::{Location, Lying};
use crate::turn::{Answers, Play, Referee};

impl Referee<'_> {
    /// Whether a verb can be done now (IS-11.4).
    pub(crate) fn check_verb(&self, who: Seat, verb: Verb, host: Card) -> Result<(), Refusal> {
        let mut any = false;
        match verb {
            Verb::UseDeal => any = self.side(who).deals() > 0,
            Verb::TakeDeal => self.enemy_deals(who, false, |_| any = true),
            Verb::BreakDeal { .. } => self.enemy_deals(who, true, |_| any = true),
            Verb::EnemyDeal => self.routes(who, |_| any = true),
            Verb::Refresh => self.refreshable(who, host, |_| any = true),
            Verb::Block => self.blockable(who, |_| any = true),
            Verb::TakeOver | Verb::Demolish => self.enemy_sites(who, |_, _| any = true),
            Verb::Visit => self.open_sites(who, |_| any = true),
            Verb::Reproduce { other } => self.reproducible(who, host, other, |_| any = true),
            Verb::Steal { what, .. } => self.stealable(who, what, |_, _| any = true),
            Verb::LootEnemy => {
                self.enemy_sites(who, |site, _| any |= self.rules.razeable.has(site.card));
            }
            Verb::Raze { prey, free, .. } => any = self.can_raze(who, prey, free),
            Verb::Build { deal } => {
                let mut answers = Answers::default();
                self.build_free_answers(who, deal, &mut answers);
                any = answers.count > 1;
            }
            Verb::Foundation(_) => any = self.hand_size(who, Pile::Common) > 0,
            Verb::EnemyDiscard(_) => {
                let needed = self.version.discards_need_an_enemy();
                any = !needed || self.table.enemies(who).next().is_some();
            }
            Verb::Nothing | Verb::Look { .. } | Verb::LootPaid | Verb::Cash(_) | Verb::Keep { .. } => {
                any = true;
            }
        }
        if any { Ok(()) } else { Err(Refusal::NoTarget { card: self.id(host) }) }
    }

    fn can_raze(&self, who: Seat, prey: Prey, free: bool) -> bool {
        let mut answers = Answers::default();
        self.raze_answers(who, prey, free, &mut answers);
        answers.count > 1
    }

    pub(crate) fn check_refresh(&self, host: Card, location: &Location) -> Result<(), Refusal> {
        if location.card == host {
            Err(Refusal::Itself { card: self.id(host) })
        } else if location.used == 0 {
            Err(Refusal::NotUsed { card: self.id(location.card) })
        } else {
            Ok(())
        }
    }

    /// Other own action locations that were used.
    pub(crate) fn refreshable(&self, who: Seat, host: Card, mut found: impl FnMut(Card)) {
        for location in self.side(who).locations.all() {
            if self.check_refresh(host, location).is_ok() {
                found(location.card);
            }
        }
    }

    pub(crate) fn check_block(&self, location: &Location) -> Result<(), Refusal> {
        if self.plan(location.card).effect.action.is_none() {
            Err(Refusal::NoAction { card: self.id(location.card) })
        } else if location.blocked() {
            Err(Refusal::IsBlocked { card: self.id(location.card) })
        } else {
            Ok(())
        }
    }

    /// Enemy action locations that are not blocked.
    pub(crate) fn blockable(&self, who: Seat, mut found: impl FnMut(Card)) {
        self.enemy_sites(who, |site, location| {
            if self.check_block(location).is_ok() {
                found(site.card);
            }
        });
    }

    /// Whether a production can be copied. One that copies cannot copy such a one, or it would go on for ever (IS-9.4).
    pub(crate) fn check_reproduce(
        &self,
        host: Card,
        other: bool,
        location: &Location,
    ) -> Result<(), Refusal> {
        let plan = self.plan(location.card);
        let any = self.version.actions_copy_any_production() && !self.plan(host).reproduces;
        if plan.effect.produce.is_none() {
            Err(Refusal::NoProduction { card: self.id(location.card) })
        } else if other && location.card == host {
            Err(Refusal::Itself { card: self.id(host) })
        } else if plan.reproduces && !any {
            Err(Refusal::Copies { card: self.id(location.card) })
        } else {
            Ok(())
        }
    }

    /// Own productions that can be copied.
    pub(crate) fn reproducible(&self, who: Seat, host: Card, other: bool, mut found: impl FnMut(Card)) {
        for location in self.side(who).locations.all() {
            if self.check_reproduce(host, other, location).is_ok() {
                found(location.card);
            }
        }
    }

    pub(crate) fn check_steal(&self, who: Seat, what: Booty, owner: Seat, good: Good) -> Result<(), Refusal> {
        self.check_enemy(who, owner)?;
        let wanted = match what {
            Booty::Resource => Good::RESOURCES.contains(&good),
            Booty::Good(wanted) => good == wanted,
        };
        if !wanted {
            return Err(Refusal::WrongGood { good });
        }
        let there = self.side(owner).goods.get(good) > 0;
        if there { Ok(()) } else { Err(Refusal::NothingThere { owner, good }) }
    }

    /// Goods in supplies of others who can be targets.
    pub(crate) fn stealable(&self, who: Seat, what: Booty, mut found: impl FnMut(Seat, Good)) {
        for seat in self.table.seats() {
            for &good in &Good::ALL[..Good::HELD] {
                if self.check_steal(who, what, seat, good).is_ok() {
                    found(seat, good);
                }
            }
        }
    }

    pub(crate) fn check_loot(&self, location: &Location, good: Good) -> Result<(), Refusal> {
        let (card, field) = (location.card, &self.plan(location.card).raze);
        if field.is_empty() {
            Err(Refusal::NoRazeField { card: self.id(card) })
        } else if !field.contains(&good) {
            Err(Refusal::NotInField { card: self.id(card), good })
        } else {
            Ok(())
        }
    }

    /// Each good of each enemy raze field, once.
    pub(crate) fn loot_answers(&self, who: Seat, out: &mut impl Sink<Move>) {
        self.enemy_sites(who, |site, location| {
            let goods = &self.plan(site.card).raze;
            for (_, &good) in goods.iter().enumerate().filter(|(at, good)| !goods[..*at].contains(good)) {
                if self.check_loot(location, good).is_ok() {
                    out.push(Move::Loot(site.card, good));
                }
            }
        });
    }

    pub(crate) fn check_victim(&self, who: Seat, enemy: Seat) -> Result<(), Refusal> {
        self.check_enemy(who, enemy)?;
        let empty = !self.version.discards_need_an_enemy() && self.side(enemy).hand() == 0;
        if empty { Err(Refusal::NothingThere { owner: enemy, good: Good::Card }) } else { Ok(()) }
    }

    /// Others who can be told to discard.
    pub(crate) fn victims(&self, who: Seat, found: impl FnMut(Seat)) {
        self.table.seats().filter(|&seat| self.check_victim(who, seat).is_ok()).for_each(found);
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    /// Begins what a verb says: most ask for a target first.
    pub(crate) fn verb(&mut self, who: Seat, verb: Verb, origin: Origin) {
        match verb {
            Verb::Nothing => {}
            Verb::UseDeal => self.ask(who, Pending::UseDeal { origin }),
            Verb::TakeDeal => self.ask(who, Pending::TakeDeal),
            Verb::EnemyDeal => self.ask(who, Pending::RouteDeal),
            Verb::BreakDeal { gain } => self.ask(who, Pending::BreakDeal { gain }),
            Verb::Refresh => self.ask(who, Pending::Refresh { card: origin.card }),
            Verb::Block => self.ask(who, Pending::Block),
            Verb::TakeOver => self.ask(who, Pending::TakeOver),
            Verb::Visit => self.ask(who, Pending::Visit { origin }),
            Verb::Look { pile, draw, keep, shuffle } => self.start_look(who, pile, draw, keep, shuffle),
            Verb::Reproduce { other } => self.ask(who, Pending::Reproduce { origin, other }),
            Verb::Steal { what, n } => self.ask(who, Pending::Steal { what, left: n }),
            Verb::LootEnemy => self.ask(who, Pending::Loot { origin }),
            Verb::LootPaid => self.loot_paid(who, origin),
            Verb::Raze { prey, free, cash } => self.ask(who, Pending::Raze { prey, free, cash }),
            Verb::Demolish => self.ask(who, Pending::Demolish),
            Verb::Build { deal } => self.ask(who, Pending::BuildFree { deal }),
            Verb::Foundation(good) => self.ask(who, Pending::Foundation { good }),
            Verb::EnemyDiscard(cards) => self.ask(who, Pending::Victim { cards }),
            Verb::Cash(vp) => self.ask_cash(who, vp, origin.source),
            Verb::Keep { n, game } => self.ask(who, Pending::Keep { host: origin.card, left: n, game }),
        }
    }

    /// The goods on it go to the supply (IS-9.13); a card paid to it is discarded (IS-6.14).
    pub(crate) fn refresh(&mut self, who: Seat, card: Card) {
        if let Some(location) = self.side(who).locations.find_mut(card) {
            location.used = 0;
        }
        while let Some(tucked) =
            self.table.under.take(|tucked| tucked.host == card && tucked.why == Lying::Paid)
        {
            self.discard(tucked.card);
        }
        self.tell(Event::Freed { who, card: self.id(card) });
    }

    pub(crate) fn block(&mut self, who: Seat, card: Card) {
        let Some(owner) = self.table.holder(card) else { return };
        if let Some(location) = self.table.sides[owner.index()].locations.find_mut(card) {
            location.block(true);
        }
        self.tell(Event::Blocked { who, owner, card: self.id(card) });
    }

    /// The location is moved as it is, and goes back at the end of the round (IS-9.9).
    pub(crate) fn take_over(&mut self, who: Seat, card: Card) {
        let Some(owner) = self.table.holder(card) else { return };
        if self.referee().side(who).locations.is_full() {
            return;
        }
        let Some(mut location) = self.table.sides[owner.index()].locations.remove(card) else { return };
        let home = location.home().unwrap_or(owner.index());
        location.belongs((home != who.index()).then_some(home));
        self.side(who).locations.push(location);
        self.tell(Event::TakenOver { who, owner, card: self.id(card) });
    }

    fn start_look(&mut self, who: Seat, pile: Pile, draw: u8, keep: u8, shuffle: bool) {
        let from = match pile {
            Pile::Any => {
                self.ask(who, Pending::LookKeep { left: keep, shuffle });
                self.ask(who, Pending::LookDraw { left: draw, keep, shuffle });
                return;
            }
            Pile::Common => Draw::Common,
            Pile::Faction => Draw::Faction,
        };
        self.ask(who, Pending::LookKeep { left: keep, shuffle });
        (0..draw).for_each(|_| self.look_at(who, from));
        if self.secret.looked.is_empty() {
            self.tell(Event::NoCard { who });
        }
    }

    pub(crate) fn look_at(&mut self, who: Seat, draw: Draw) {
        if self.secret.looked.is_full() {
            return;
        }
        if let Some(card) = self.next_card(who, draw) {
            self.secret.looked.push(card);
            self.table.looked[draw as usize] += 1;
            self.tell(Event::LookedAt { who, draw, card: Some(self.id(card)) });
        }
    }

    pub(crate) fn look_draw(&mut self, who: Seat, draw: Draw, left: u8, keep: u8, shuffle: bool) {
        if left > 1 {
            self.ask(who, Pending::LookDraw { left: left - 1, keep, shuffle });
        }
        self.look_at(who, draw);
    }

    pub(crate) fn look_keep(&mut self, who: Seat, card: Card, left: u8, shuffle: bool) {
        self.unlook(card);
        self.hold(who, card);
        self.tell(Event::LookKept { who, card: Some(self.id(card)) });
        if left > 1 {
            self.ask(who, Pending::LookKeep { left: left - 1, shuffle });
            return;
        }
        let rest = self.secret.looked.len();
        while let Some(&card) = self.secret.looked.items().first() {
            self.unlook(card);
            if !shuffle {
                self.discard(card);
                self.table.shown += 1;
                self.tell(Event::Discarded { who, card: self.id(card) });
            } else if self.rules.is_common(card) {
                self.secret.common.insert(card);
                self.table.common += 1;
                self.secret.chance.reshuffle(Purpose::Common);
            } else {
                self.secret.factions.insert(card);
                self.side(who).deck += 1;
                self.secret.chance.reshuffle(Purpose::from(self.rules.plan(card).deck));
            }
        }
        if shuffle && rest > 0 {
            self.tell(Event::ShuffledBack { who, cards: rest });
        }
    }

    pub(crate) fn unlook(&mut self, card: Card) {
        self.secret.looked.remove(card);
        self.table.looked[usize::from(!self.rules.is_common(card))] -= 1;
    }

    pub(crate) fn reproduce(&mut self, who: Seat, card: Card, origin: Origin) {
        self.tell(Event::Reproduced { who, card: self.id(card) });
        if let Some(gain) = self.rules.plan(card).effect.produce {
            self.run(who, gain, Origin::of(card, origin.source));
        }
    }

    pub(crate) fn steal(&mut self, who: Seat, from: Seat, good: Good, what: Booty, left: u8) {
        self.side(from).goods.remove(good, 1);
        self.side(who).goods.add(good, 1);
        self.tell(Event::Stolen { who, owner: from.into(), good });
        if left > 1 {
            self.ask(who, Pending::Steal { what, left: left - 1 });
        }
    }

    pub(crate) fn loot(&mut self, who: Seat, card: Card, good: Good, origin: Origin) {
        self.tell(Event::Looted { who, card: self.id(card), good });
        self.give(who, Out::Good(good), 1, origin);
    }

    /// The card that was just paid to the location.
    fn loot_paid(&mut self, who: Seat, origin: Origin) {
        let mut paid = self.table.under.all().iter().rev();
        let found = paid.find(|tucked| tucked.host == origin.card && tucked.why == Lying::Paid).copied();
        if let Some(tucked) = found {
            self.spoils_of(who, tucked.card, origin);
        }
    }

    /// All goods of a raze field, without razing.
    fn spoils_of(&mut self, who: Seat, card: Card, origin: Origin) {
        let rules = self.rules;
        for &good in &rules.plan(card).raze {
            self.table.pool[good as usize] += 1;
        }
        self.collect(who, origin);
    }

    /// The location leaves for good: no razing, no foundation, no wood (IS-9.7).
    pub(crate) fn demolish(&mut self, who: Seat, card: Card) {
        let Some(owner) = self.table.holder(card) else { return };
        self.leave_play(owner.index(), card);
        self.discard(card);
        self.tell(Event::Demolished { who, owner, card: self.id(card) });
    }

    /// A common card of the hand becomes an own foundation: no razing, no wood (IS-9.8).
    pub(crate) fn lay_foundation(&mut self, who: Seat, card: Card, good: Good) {
        self.leave_hand(who, card);
        self.side(who).foundations.insert(card);
        self.tell(Event::FoundationLaid { who, card: self.id(card) });
        self.gain(who, good, 1, None);
    }

    pub(crate) fn force_discard(&mut self, who: Seat, enemy: Seat, cards: u8) {
        self.tell(Event::MustDiscard { who, owner: enemy.into(), cards });
        for _ in 0..cards {
            self.ask(enemy, Pending::Forced);
        }
    }
}
