//! Looking at a position for its legal moves, and playing one: the two halves of every rule.
//!
//! Each file under `area` holds one part of the rulebook: what may be done, as methods of [`Look`], beside the doing of
//! it, as methods of [`Play`].

use khipu_core::{Observer, Points, Seat, Sink};

use crate::components::{Components, Effect};
use crate::event::Event;
use crate::goods::Goods;
use crate::moves::Move;
use crate::names::Source;
use crate::pending::Pending;
use crate::position::{Position, Secret, Side, Stage, Table};
use crate::refusal::Refusal;
use crate::rulings::Rulings;

/// A position to be looked at.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) rules: &'a Components,
    pub(crate) rulings: Rulings,
    pub(crate) table: &'a Table,
    pub(crate) secret: &'a Secret,
}

impl Look<'_> {
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
            stage => match self.table.pending.top() {
                Some(question) => self.answers(question, out),
                None => self.turn_moves(stage, out),
            },
        }
    }

    fn turn_moves(&self, stage: Stage, out: &mut impl Sink<Move>) {
        match stage {
            Stage::Start | Stage::Begged => self.start_moves(stage, out),
            Stage::Placing => {
                self.place_moves(out);
                out.push(Move::End);
            }
            Stage::Picking => {
                self.pick_moves(out);
                out.push(Move::End);
            }
            _ => out.push(Move::End),
        }
    }

    /// The answers to a question.
    fn answers(&self, question: Pending, out: &mut impl Sink<Move>) {
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

    /// Why a move does not stand in the list.
    pub(crate) fn reason(&self, seat: Seat, wanted: Move) -> Refusal {
        let table = self.table;
        match table.stage {
            Stage::Over => Refusal::Over,
            Stage::Wealth => self.wealth_reason(seat, wanted),
            _ if seat != table.active => Refusal::NotYourTurn,
            Stage::Calendar => match wanted {
                Move::Calendar(_) => Refusal::OneOrTwoDays,
                _ => Refusal::TurnCalendar,
            },
            stage => match table.pending.top() {
                Some(question) => self.answer_reason(question, wanted),
                None => self.turn_reason(stage, wanted),
            },
        }
    }

    fn answer_reason(&self, question: Pending, wanted: Move) -> Refusal {
        match (question, wanted) {
            (Pending::Harvest { group }, Move::Corn | Move::Wood | Move::Burn(_)) => {
                self.harvest_reason(group, wanted)
            }
            (Pending::Learn { .. }, Move::Learn(technology)) => self.learn_reason(technology),
            (Pending::Pay { count } | Pending::Take { count }, Move::Pay(bundle) | Move::Take(bundle))
                if bundle.total() != u16::from(count) =>
            {
                Refusal::Amount { need: count.into() }
            }
            (Pending::Devotion, Move::Pay(bundle)) if bundle.total() != 1 => Refusal::Amount { need: 1 },
            (Pending::Pay { .. } | Pending::Devotion, Move::Pay(_)) => Refusal::NotHeld,
            (Pending::Up, Move::UpAllBut(_)) => Refusal::OneTemple,
            (Pending::UpTwo, Move::Up(_)) => Refusal::TwoTemples,
            (Pending::Build(site), Move::Build { .. } | Move::Monument(_)) => self.build_reason(site, wanted),
            (Pending::Save { .. }, Move::Save(_)) => Refusal::NoSaving,
            (Pending::Trade { bought, sold }, Move::Buy(_) | Move::Sell(_)) => {
                self.trade_reason(bought, sold, wanted)
            }
            (Pending::Act { .. }, Move::Act { gear, action }) => self.act_reason(gear, action),
            (_, Move::Done) => Refusal::NotOptional,
            _ => Refusal::AnswerFirst,
        }
    }

    fn turn_reason(&self, stage: Stage, wanted: Move) -> Refusal {
        match wanted {
            Move::Beg(temple) => self.beg_reason(stage, temple),
            Move::Place(_) | Move::PlaceFirst => self.place_reason(stage, wanted),
            Move::Pick { gear, space, action } => self.pick_reason(stage, gear, space, action),
            Move::End => Refusal::NothingDone,
            _ => Refusal::NotAsked,
        }
    }
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
            self.look().answers(top, &mut answers);
            match answers {
                Answers { count: 0, .. } => self.table.pending.pop(),
                Answers { count: 1, first: Some(only) } => self.answer(only),
                _ => break,
            }
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

    pub(crate) fn look(&self) -> Look<'_> {
        Look { rules: self.rules, rulings: self.rulings, table: self.table, secret: self.secret }
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
