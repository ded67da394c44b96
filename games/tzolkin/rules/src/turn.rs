//! Looking at a position for its legal moves, and playing one: the two halves of every rule.
//!
//! Each file under `area` holds one part of the rulebook: what may be done, as methods of [`Referee`], beside the doing of
//! it, as methods of [`Play`].

use khipu_core::{Observer, Points, Seat, Sink};

use crate::area::check_amount;
use crate::components::{Components, Effect};
use crate::event::Event;
use crate::goods::Goods;
use crate::moves::Move;
use crate::names::Source;
use crate::pending::Pending;
use crate::position::{Position, Secret, Side, Stage, Table};
use crate::refusal::Refusal;
use crate::rulings::Rulings;

/// Judges a position: what can be done, what it costs, and why something cannot be done.
#[derive(Clone, Copy)]
pub(crate) struct Referee<'a> {
    pub(crate) rules: &'a Components,
    pub(crate) rulings: Rulings,
    pub(crate) table: &'a Table,
    pub(crate) secret: &'a Secret,
}

impl Referee<'_> {
    /// The legal moves of a seat.
    pub(crate) fn moves(&self, seat: Seat, out: &mut impl Sink<Move>) {
        match self.table.stage {
            Stage::Wealth => self.wealth_moves(seat, out),
            Stage::Over => {}
            _ if seat != self.table.active => {}
            Stage::Calendar => {
                out.push(Move::Calendar(1));
                out.push(Move::Calendar(2));
            }
            _ => match self.table.pending.top() {
                Some(question) => self.answers(question, out),
                None => self.turn_moves(out),
            },
        }
    }

    fn turn_moves(&self, out: &mut impl Sink<Move>) {
        self.beg_moves(out);
        self.place_moves(out);
        self.pick_moves(out);
        if self.check_end().is_ok() {
            out.push(Move::End);
        }
    }

    /// The answers to a question.
    pub(crate) fn answers(&self, question: Pending, out: &mut impl Sink<Move>) {
        match question {
            Pending::Harvest { group } => self.harvest_answers(group, out),
            Pending::Learn { optional, .. } => self.learn_answers(optional, out),
            Pending::LearnFree { .. } => self.learn_free_answers(out),
            Pending::Pay { count } => self.pay_answers(count, out),
            Pending::Take { count } => self.take_answers(count, out),
            Pending::Up => self.up_answers(out),
            Pending::UpTwo => self.up_two_answers(out),
            Pending::Build(site) => self.build_answers(site, out),
            Pending::Save { building, site } => self.save_answers(building, site, out),
            Pending::Trade { bought, sold } => self.trade_answers(bought, sold, out),
            Pending::Act { optional } => self.act_answers(optional, out),
            Pending::Devotion => self.devotion_answers(out),
            Pending::Raise(_) => {}
        }
    }

    /// Whether a move stands in the list; if it does not, why.
    pub(crate) fn check(&self, seat: Seat, wanted: Move) -> Result<(), Refusal> {
        let table = self.table;
        match table.stage {
            Stage::Over => Err(Refusal::Over),
            _ if seat.index() >= table.players.into() => Err(Refusal::NotYourTurn),
            Stage::Wealth => self.check_wealth(seat, wanted),
            _ if seat != table.active => Err(Refusal::NotYourTurn),
            Stage::Calendar => check_days(wanted),
            _ => match table.pending.top() {
                Some(question) => self.check_answer(question, wanted),
                None => self.check_turn(wanted),
            },
        }
    }

    fn check_answer(&self, question: Pending, wanted: Move) -> Result<(), Refusal> {
        let asked = question.word();
        match (question, wanted) {
            (Pending::Harvest { group }, Move::Corn | Move::Wood | Move::Burn(_)) => {
                self.check_harvest(group, wanted)
            }
            (Pending::Learn { .. }, Move::Learn(technology)) => self.check_learn(technology).map(drop),
            (Pending::LearnFree { .. }, Move::Learn(_)) => Ok(()),
            (Pending::Pay { count }, Move::Pay(bundle)) => self.check_pay(count, bundle),
            (Pending::Take { count }, Move::Take(bundle)) => check_amount(count, bundle),
            (Pending::Devotion, Move::Pay(bundle)) => self.check_devotion(bundle),
            (Pending::Up, Move::Up(_)) | (Pending::UpTwo, Move::UpAllBut(_)) => self.check_room(),
            (Pending::Up, Move::UpAllBut(_)) => Err(Refusal::OneTemple),
            (Pending::UpTwo, Move::Up(_)) => Err(Refusal::TwoTemples),
            (Pending::Build(site), Move::Build { building, plain }) => {
                self.check_build(site, building, plain)
            }
            (Pending::Build(site), Move::Monument(monument)) => self.check_monument(site, monument).map(drop),
            (Pending::Save { building, site }, Move::Save(saving)) => {
                self.check_saving(building, site, saving).map(drop)
            }
            (Pending::Trade { sold, .. }, Move::Buy(resource)) => self.check_buy(resource, sold).map(drop),
            (Pending::Trade { bought, .. }, Move::Sell(resource)) => {
                self.check_sell(resource, bought).map(drop)
            }
            (Pending::Act { .. }, Move::Act { gear, action }) => self.check_act(gear, action).map(drop),
            (_, Move::Done) if question.is_optional() => Ok(()),
            (_, Move::Done) => Err(Refusal::NotOptional { asked }),
            (_, wanted) if belongs_to_turn(wanted) => Err(Refusal::ResolveFirst { asked }),
            _ => Err(Refusal::OtherAnswer { asked }),
        }
    }

    fn check_turn(&self, wanted: Move) -> Result<(), Refusal> {
        match wanted {
            Move::Beg(temple) => self.check_beg(temple),
            Move::Place(gear) => self.check_place(gear).map(drop),
            Move::PlaceFirst => self.check_place_first().map(drop),
            Move::Pick { gear, space, action } => self.check_pick(gear, space, action).map(drop),
            Move::End => self.check_end(),
            Move::Keep(..) => Err(Refusal::WealthOver),
            Move::Calendar(_) => Err(Refusal::CalendarLater),
            Move::Corn | Move::Wood | Move::Burn(_) => Err(Refusal::HarvestByPalenque),
            Move::Learn(_) => Err(Refusal::LearnByTikal),
            Move::Build { .. } => Err(Refusal::BuildByTikal),
            Move::Monument(_) => Err(Refusal::MonumentElsewhere),
            Move::Save(_) => Err(Refusal::SaveByBuilding),
            Move::Up(_) | Move::UpAllBut(_) => Err(Refusal::UpByAction),
            Move::Buy(_) | Move::Sell(_) => Err(Refusal::TradeByUxmal),
            Move::Act { .. } => Err(Refusal::ActByUxmal),
            Move::Pay(_) => Err(Refusal::NothingOwed),
            Move::Take(_) => Err(Refusal::NothingGiven),
            Move::Done => Err(Refusal::NothingToDecline),
        }
    }
}

fn check_days(wanted: Move) -> Result<(), Refusal> {
    match wanted {
        Move::Calendar(1 | 2) => Ok(()),
        Move::Calendar(_) => Err(Refusal::OneOrTwoDays),
        _ => Err(Refusal::TurnCalendar),
    }
}

/// What a player does with a turn, not with a worker just picked up.
const fn belongs_to_turn(wanted: Move) -> bool {
    matches!(
        wanted,
        Move::Beg(_)
            | Move::Place(_)
            | Move::PlaceFirst
            | Move::Pick { .. }
            | Move::End
            | Move::Keep(..)
            | Move::Calendar(_)
    )
}

/// A move being played.
pub(crate) struct Play<'a, S> {
    pub(crate) rules: &'a Components,
    pub(crate) rulings: Rulings,
    pub(crate) table: &'a mut Table,
    pub(crate) secret: &'a mut Secret,
    pub(crate) events: &'a mut S,
}

impl<'a, S: Observer<Event, Position>> Play<'a, S> {
    pub(crate) fn new(
        rules: &'a Components,
        rulings: Rulings,
        position: &'a mut Position,
        events: &'a mut S,
    ) -> Self {
        Self { rules, rulings, table: &mut position.table, secret: &mut position.secret, events }
    }

    /// Plays a legal move, then all that follows without a choice.
    pub(crate) fn play(&mut self, seat: Seat, played: Move) {
        match played {
            Move::Keep(one, other) => self.keep(seat, [one, other]),
            Move::Beg(temple) => self.beg(temple),
            Move::Place(gear) => self.place(gear),
            Move::PlaceFirst => self.place_first(),
            Move::Pick { gear, space, action } => self.pick(gear, space, action),
            Move::End => self.end_turn(),
            Move::Calendar(days) => self.turn_calendar(days),
            answer => self.answer(answer),
        }
        self.settle();
    }

    /// Goes on until a question has two answers or more: a question with one answer is not asked.
    fn settle(&mut self) {
        while let Some(top) = self.table.pending.top() {
            if let Pending::Raise(technology) = top {
                self.table.pending.pop();
                self.raise(technology);
                continue;
            }
            let mut answers = Answers::default();
            self.referee().answers(top, &mut answers);
            match answers {
                Answers { count: 0, .. } => self.lapse(top),
                Answers { count: 1, first: Some(only) } => self.answer(only),
                _ => break,
            }
        }
    }

    /// Drops a question that nothing answers.
    fn lapse(&mut self, question: Pending) {
        self.table.pending.pop();
        if matches!(question, Pending::Up | Pending::UpTwo) {
            let seat = self.table.active;
            self.tell(Event::NoRoom { seat });
        }
    }

    /// Answers the question on top.
    fn answer(&mut self, answer: Move) {
        let Some(question) = self.table.pending.top() else { return };
        self.table.pending.pop();
        match (question, answer) {
            (Pending::Harvest { group }, how) => self.harvest(group, how),
            (Pending::Learn { more, .. }, Move::Learn(technology)) => self.learn(technology, more),
            (Pending::LearnFree { more }, Move::Learn(technology)) => self.learn_free(technology, more),
            (Pending::Pay { .. }, Move::Pay(bundle)) => self.pay(Goods::of(bundle)),
            (Pending::Take { .. }, Move::Take(bundle)) => self.gain(Goods::of(bundle)),
            (Pending::Devotion, Move::Pay(bundle)) => self.devote(bundle),
            (Pending::Up, Move::Up(temple)) => self.step_up(self.table.active, temple),
            (Pending::UpTwo, Move::UpAllBut(temple)) => {
                for temple in temple.others() {
                    self.step_up(self.table.active, temple);
                }
            }
            (Pending::Build(site), Move::Build { building, plain }) => self.build(building, site, plain),
            (Pending::Build(_), Move::Monument(monument)) => self.build_monument(monument),
            (Pending::Save { building, site }, Move::Save(saving)) => {
                self.construct(building, site, saving);
            }
            (Pending::Trade { bought, sold }, Move::Buy(resource)) => self.buy(resource, bought, sold),
            (Pending::Trade { bought, sold }, Move::Sell(resource)) => self.sell(resource, bought, sold),
            (Pending::Act { .. }, Move::Act { gear, action }) => self.act(gear, action),
            _ => {}
        }
    }

    pub(crate) fn referee(&self) -> Referee<'_> {
        Referee { rules: self.rules, rulings: self.rulings, table: self.table, secret: self.secret }
    }

    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
        self.events.show(|| Position { table: *self.table, secret: *self.secret });
    }

    pub(crate) fn ask(&mut self, pending: Pending) {
        self.table.pending.push(pending);
    }

    pub(crate) fn side(&mut self, seat: Seat) -> &mut Side {
        &mut self.table.sides[seat.index()]
    }

    pub(crate) fn mine(&mut self) -> &mut Side {
        let seat = self.table.active;
        self.side(seat)
    }

    /// The active player gains goods; of skulls as many as the bank has (TZ-12.7).
    pub(crate) fn gain(&mut self, goods: Goods) {
        self.gain_for(self.table.active, goods);
    }

    pub(crate) fn gain_for(&mut self, seat: Seat, wanted: Goods) {
        let skulls = wanted.skulls.min(self.table.skulls.into());
        let goods = Goods { skulls, ..wanted };
        self.table.skulls -= skulls as u8;
        let side = self.side(seat);
        side.gain(goods);
        side.skulls += skulls as u8;
        if !goods.is_empty() {
            self.tell(Event::Gained { seat, goods });
        }
        if skulls < wanted.skulls {
            self.tell(Event::NoSkull { seat });
        }
    }

    /// The active player pays goods; they go back to the bank (TZ-1.2).
    pub(crate) fn pay(&mut self, goods: Goods) {
        let side = self.mine();
        side.corn -= goods.corn;
        side.skulls -= goods.skulls as u8;
        for (held, less) in side.resources.iter_mut().zip(goods.resources) {
            *held -= less;
        }
        self.table.skulls += goods.skulls as u8;
        if !goods.is_empty() {
            let seat = self.table.active;
            self.tell(Event::Paid { seat, goods });
        }
    }

    /// Enters points in the ledger; telling is the caller's affair.
    pub(crate) fn enter(&mut self, seat: Seat, source: Source, points: Points) {
        let entry = &mut self.side(seat).ledger[source as usize];
        *entry = entry.saturating_add(points.in_quarters().clamp(i16::MIN.into(), i16::MAX.into()) as i16);
    }

    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: Points) {
        if points != Points::ZERO {
            self.enter(seat, source, points);
            self.tell(Event::Scored { seat, source, points });
        }
    }

    /// Gives what a tile or a bonus shows. What needs a choice is asked in the order it stands there.
    pub(crate) fn give(&mut self, seat: Seat, effects: &[Effect]) {
        for &effect in effects {
            match effect {
                Effect::Goods(goods) => self.gain_for(seat, goods),
                Effect::Points(points) => self.score(seat, Source::Buildings, Points::whole(points.into())),
                Effect::Workers(count) => self.workers_join(seat, count),
                Effect::Level(technology, levels) => {
                    for _ in 0..levels {
                        self.raise_for(seat, technology);
                    }
                }
                Effect::Step(temple, steps) => {
                    for _ in 0..steps {
                        self.step_up(seat, temple);
                    }
                }
                _ => {}
            }
        }
        for &effect in effects.iter().rev() {
            match effect {
                Effect::AnyResource(count) => self.ask(Pending::Take { count }),
                Effect::AnyLevel(levels) => self.ask(Pending::LearnFree { more: levels - 1 }),
                Effect::AnyStep => self.ask(Pending::Up),
                Effect::MayBuild => self.ask(Pending::Build(crate::pending::Site::Extra)),
                Effect::MayTrade => self.ask(Pending::Trade { bought: 0, sold: 0 }),
                Effect::MayAct => self.ask(Pending::Act { optional: true }),
                _ => {}
            }
        }
    }
}

/// Counts answers without listing them.
#[derive(Default)]
struct Answers {
    count: u8,
    first: Option<Move>,
}

impl Sink<Move> for Answers {
    fn push(&mut self, answer: Move) {
        self.first = self.first.or(Some(answer));
        self.count = self.count.saturating_add(1);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use khipu_core::{Game as _, Match, Options, Release as _};

    use super::*;
    use crate::Tzolkin;
    use crate::goods::Bundle;
    use crate::moves::Saving;
    use crate::names::{Gear, Resource, Technology, Temple};

    /// Every move that can be written, but for handfuls of more than three.
    fn all_moves(rules: &Components) -> Vec<Move> {
        let mut moves = vec![Move::PlaceFirst, Move::End, Move::Corn, Move::Wood, Move::Done];
        moves.extend((0..=2).map(Move::Calendar));
        for one in 0..rules.wealth.len() as u8 {
            moves.extend((one..rules.wealth.len() as u8).map(|other| Move::Keep(one, other)));
        }
        for &temple in Temple::ALL {
            moves.extend([Move::Beg(temple), Move::Burn(temple), Move::Up(temple), Move::UpAllBut(temple)]);
        }
        for &gear in Gear::ALL {
            moves.push(Move::Place(gear));
            for action in 0..=gear.actions() {
                moves.push(Move::Act { gear, action });
                let spaces = 0..=rules.gears[gear as usize].last;
                moves.extend(spaces.map(|space| Move::Pick { gear, space, action }));
            }
        }
        moves.extend(Technology::ALL.iter().map(|&technology| Move::Learn(technology)));
        for bundle in (1..=3).flat_map(Bundle::choices) {
            moves.extend([Move::Pay(bundle), Move::Take(bundle)]);
        }
        for building in 0..rules.buildings.len() as u8 {
            moves.extend([false, true].map(|plain| Move::Build { building, plain }));
        }
        moves.extend((0..rules.monuments.len() as u8).map(Move::Monument));
        moves.extend(Saving::NAMES.iter().map(|&(_, saving)| Move::Save(saving)));
        for &resource in Resource::ALL {
            moves.extend([Move::Buy(resource), Move::Sell(resource)]);
        }
        moves
    }

    /// One check lists, explains and pays: what it allows is the list, no more and no less.
    #[test]
    fn the_list_is_what_the_checks_allow() {
        for &version in Tzolkin::TITLE.versions {
            let game = Arc::new(Tzolkin::load(version, Tzolkin::PACKS[0]).expect("a version that is kept"));
            let moves = all_moves(game.components());
            for number in 0..4 {
                let players = 2 + number % 3;
                let mut played =
                    Match::start(game.clone(), players, &Options::new(), &format!("checks {number}"))
                        .expect("a table");
                let mut turn = number;
                while let Some(decider) = played.deciders().first() {
                    let position = *played.position();
                    for seat in Seat::all(players as usize) {
                        let listed = played.legal(seat).to_vec();
                        for &wanted in &moves {
                            let allowed = game.referee(&position).check(seat, wanted);
                            assert_eq!(
                                allowed.is_ok(),
                                listed.contains(&wanted),
                                "{}: {allowed:?}",
                                game.write_move(wanted)
                            );
                        }
                    }
                    let listed = played.legal(decider).to_vec();
                    turn =
                        turn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    let choice = listed[(turn >> 33) as usize % listed.len()];
                    played.play(decider, choice, &mut Vec::new()).expect("a listed move");
                }
            }
        }
    }
}
