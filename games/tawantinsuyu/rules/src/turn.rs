//! The flow of a turn: which moves are listed, what a move sets off, and the two halves of every rule.
//!
//! Each file under `area` holds one part of the rulebook: what may be done, as methods of [`Referee`], beside the doing of
//! it, as methods of [`Play`].

use khipu_core::{Observer, Seat, Sink};

use crate::actor::Actor;
use crate::cards::Cards;
use crate::components::Components;
use crate::event::Event;
use crate::goods::{Cost, Goods, Payment, paid};
use crate::moves::Move;
use crate::names::{Good, Power, Source};
use crate::pending::{Entry, Pending, Work};
use crate::position::{Position, Secret, Side, Stage, Table};
use crate::refusal::Refusal;
use crate::version::Version;

/// Judges a position: what can be done, what it costs, and why something cannot be done.
#[derive(Clone, Copy)]
pub(crate) struct Referee<'a> {
    pub(crate) rules: &'a Components,
    pub(crate) version: Version,
    pub(crate) table: &'a Table,
    pub(crate) secret: &'a Secret,
}

impl<'a> Referee<'a> {
    pub(crate) fn side(&self, who: Actor) -> &'a Side {
        &self.table.sides[who.index()]
    }

    /// Whether a passive building of this power works for an actor: those of Axomamma only count at the end (TW-15.27).
    #[inline]
    pub(crate) fn has(&self, who: Actor, power: Power) -> bool {
        who.seat().is_some() && self.side(who).has(self.rules, power)
    }

    /// All god cards in hand.
    pub(crate) fn hand(&self, who: Actor) -> Cards {
        self.side(who).god_seen.union(self.secret.god_hands[who.index()])
    }

    #[inline]
    pub(crate) fn can_pay(&self, who: Actor, cost: Cost) -> bool {
        cost.payable(self.side(who).goods)
    }

    /// A price that can be paid.
    #[inline]
    pub(crate) fn check_cost(&self, who: Actor, cost: Cost) -> Result<Cost, Refusal> {
        if self.can_pay(who, cost) { Ok(cost) } else { Err(self.unpayable(who, cost)) }
    }

    /// What is missing of a price.
    #[cold]
    fn unpayable(&self, who: Actor, cost: Cost) -> Refusal {
        let missing = cost.missing(self.side(who).goods);
        match cost.food {
            0 => Refusal::Goods { goods: cost.named(), missing },
            need => Refusal::Food { need, missing },
        }
    }

    /// One of the ways to pay a price.
    pub(crate) fn check_payment(&self, who: Actor, cost: Cost, payment: Payment) -> Result<(), Refusal> {
        let held = self.side(who).goods;
        if held.0.iter().zip(paid(payment).0).any(|(&held, wanted)| held < wanted) {
            return Err(Refusal::NotHeld);
        }
        self.check_cost(who, cost)?;
        let mut ways = Vec::new();
        cost.payments(held, &mut ways);
        let wrong = Refusal::WrongPayment { goods: cost.named(), food: cost.food };
        if ways.contains(&Move::Pay(payment)) { Ok(()) } else { Err(wrong) }
    }

    /// The legal moves of a seat.
    pub(crate) fn moves(&self, seat: Seat, out: &mut impl Sink<Move>) {
        match self.table.stage {
            Stage::Over => {}
            Stage::Keep => self.keep_moves(seat, out),
            _ => {
                let Some(entry) = self.table.pending.top().filter(|entry| entry.who.is(seat)) else { return };
                self.answers(entry, out);
                self.free_moves(entry, out);
            }
        }
    }

    /// The answers to a question. None at all: the question is dropped. `Done` alone: it could be answered otherwise
    /// with other goods.
    pub(crate) fn answers(&self, Entry { who, what }: Entry, out: &mut impl Sink<Move>) {
        match what {
            Pending::StartWeaving => self.start_weaving_answers(out),
            Pending::Laid => self.laid_answers(who, out),
            Pending::Stand => self.stand_answers(out),
            Pending::Turn => self.turn_answers(who, out),
            Pending::Secondary => self.secondary_answers(out),
            Pending::Pay(cost) => cost.payments(self.side(who).goods, out),
            Pending::Boon => self.boon_answers(out),
            Pending::Capture => self.capture_answers(out),
            Pending::Potato => self.potato_answers(who, out),
            Pending::Tasks => self.task_answers(who, out),
            Pending::Bury { left } => self.bury_answers(left, out),
            Pending::Weave { bought } => self.weave_answers(who, bought, out),
            Pending::Leftover => self.leftover_answers(who, out),
            Pending::Lay { tile } => self.lay_answers(who, tile, out),
            Pending::Build { way, exchanged } => self.build_answers(who, way, exchanged, out),
            Pending::Remove { first } => self.remove_answers(first, out),
            Pending::Statue(way) => self.statue_answers(who, way, out),
            Pending::Stairs(way) => self.stairs_answers(who, way, out),
            Pending::Train => self.train_answers(out),
            Pending::God { left, optional } => self.god_answers(left, optional, out),
            Pending::Worker { left } => self.worker_answers(left, out),
            Pending::Weaving { left } => self.weaving_answers(left, out),
            Pending::PaidStep { left } => self.paid_step_answers(who, left, out),
            Pending::Rejuvenate { left, buildings } => self.rejuvenate_answers(who, left, buildings, out),
            Pending::Gains { origin, left } => self.gains_answers(origin, left, out),
            Pending::Rewards { gods, flips, steps } => self.rewards_answers(who, [gods, flips, steps], out),
            Pending::ProduceOnce => self.produce_once_answers(who, out),
            Pending::Worship { small, large, begun } => self.worship_answers(who, [small, large], begun, out),
            Pending::Offer => self.offer_answers(who, out),
            Pending::Renew { free, begun } => self.renew_answers(who, free, begun, out),
            Pending::Casualty => self.casualty_answers(out),
            Pending::Muster { free, begun } => self.muster_answers(who, free, begun, out),
            Pending::Conquer => self.conquer_answers(who, out),
            Pending::Soldiers { turn, discard, either } => {
                self.soldiers_answers(who, turn, discard, either, out);
            }
            Pending::Produce { flips, any, state } => self.produce_answers(who, flips, any, state, out),
            Pending::Hire => self.hire_answers(who, out),
            Pending::Dismiss => self.dismiss_answers(who, out),
            Pending::Upkeep => self.upkeep_answers(who, out),
            Pending::Feast { left } => self.feast_answers(who, left, out),
            Pending::Last => out.push(Move::Done),
            Pending::Do(_) => {}
        }
    }

    /// Whether a question with one answer is asked all the same, because a free action could open another, or because
    /// there might have been another for all that others know.
    fn asks_all_the_same(&self, entry: Entry, only: Move) -> bool {
        if entry.what == Pending::Train {
            return self.version.asks_which_of_equal_cards();
        }
        if matches!(only, Move::Exchange(_)) {
            // A card is not shown for its owner.
            return true;
        }
        if self.version.asks_where_free_actions_help() {
            return self.may_change(entry);
        }
        let open = match entry.what {
            Pending::Upkeep => self.upkeep(entry.who).1 > 0,
            _ => only == Move::Done,
        };
        if !open {
            return false;
        }
        let mut free = Answers::default();
        self.free_moves(entry, &mut free);
        free.count > 0
    }
}

/// A move being played.
pub(crate) struct Play<'a, S> {
    pub(crate) rules: &'a Components,
    pub(crate) version: Version,
    pub(crate) table: &'a mut Table,
    pub(crate) secret: &'a mut Secret,
    pub(crate) events: &'a mut S,
}

impl<'a, S: Observer<Event, Position>> Play<'a, S> {
    pub(crate) fn new(
        rules: &'a Components,
        version: Version,
        position: &'a mut Position,
        events: &'a mut S,
    ) -> Self {
        Self { rules, version, table: &mut position.table, secret: &mut position.secret, events }
    }

    /// Plays a legal move, then all that follows without a choice.
    pub(crate) fn play(&mut self, seat: Seat, played: Move) {
        if !matches!(played, Move::Trade(..)) {
            self.table.traded = 0;
        }
        match played {
            Move::Keep(cards) => self.keep(seat, cards),
            Move::Discard(kind) => self.discard_army(seat.into(), kind),
            Move::Trade(from, to) => self.trade(seat.into(), from, to),
            Move::Appeal => self.appeal(seat.into()),
            answer => self.answer(answer),
        }
        self.settle();
    }

    /// Goes on until a question has two answers or more: a question with one answer is not asked.
    pub(crate) fn settle(&mut self) {
        while let Some(entry) = self.table.pending.top() {
            if matches!(self.table.stage, Stage::Keep | Stage::Over) {
                return;
            }
            if entry.who.seat().is_none() {
                // An actor without a seat answers by its own procedure.
                self.table.pending.pop();
                self.automa(entry.what);
                continue;
            }
            if let Pending::Do(work) = entry.what {
                self.table.pending.pop();
                self.work(entry.who, work);
                continue;
            }
            if entry.what == Pending::Turn && self.rules.walk > 1 {
                // The High Priest can always walk one space or two.
                return;
            }
            let mut answers = Answers::default();
            self.referee().answers(entry, &mut answers);
            match answers {
                Answers { count: 0, .. } => self.table.pending.pop(),
                Answers { count: 1, first: Some(only) } => {
                    if self.referee().asks_all_the_same(entry, only) {
                        return;
                    }
                    self.answer(only);
                }
                _ => return,
            }
        }
    }

    /// Answers the question on top.
    fn answer(&mut self, answer: Move) {
        let Some(Entry { who, what }) = self.table.pending.top() else { return };
        self.table.pending.pop();
        match (what, answer) {
            (Pending::StartWeaving, Move::Start(tile)) => self.start_weaving(who, tile),
            (Pending::Laid, Move::PlayGod(card)) => self.play_laid(who, card),
            (Pending::Stand, Move::Stand(section)) => self.stand(who, section),
            (Pending::Turn, Move::Place { worker, role, space, fee }) => {
                self.place(who, worker, role, space, fee);
            }
            (Pending::Turn | Pending::Secondary, action) => self.act(who, action),
            (Pending::Pay(_), Move::Pay(payment)) => self.pay(who, payment),
            (Pending::Boon, answer) => self.boon(who, answer),
            (Pending::Capture, Move::Capture(space)) => self.capture(who, space),
            (Pending::Potato, Move::Pay(payment)) => {
                self.pay(who, payment);
                self.table.turn.tasks += 1;
            }
            (Pending::Tasks, answer) => self.task(who, answer),
            (Pending::Bury { left }, Move::Bury(tile)) => self.bury(who, left, tile),
            (Pending::Weave { bought }, Move::Buy(tile)) => self.buy(who, tile, Some(bought)),
            (Pending::Leftover, Move::Buy(tile)) => self.buy(who, tile, None),
            (Pending::Lay { tile }, answer) => self.lay(who, tile, answer),
            (Pending::Build { way, .. }, answer) => self.build(who, way, answer),
            (Pending::Remove { first }, answer) => self.remove(who, first, answer),
            (Pending::Statue(way), Move::Statue(god, size)) => self.statue(who, way, god, size),
            (Pending::Stairs(way), Move::Stairs(place)) => self.stairs(who, way, place),
            (Pending::Train, Move::Hold(kind)) => self.hold(who, kind),
            (Pending::God { left, optional }, answer) => self.take_god(who, left, optional, answer),
            (Pending::Worker { left }, Move::Nomad(kind)) => self.take_worker(who, left, kind),
            (Pending::Weaving { left }, answer) => self.take_weaving(who, left, answer),
            (Pending::PaidStep { left }, Move::Climb) => self.pay_step(who, left),
            (Pending::Rejuvenate { left, buildings }, Move::Flip(tile)) => {
                self.rejuvenate(who, left, buildings, tile);
            }
            (Pending::Gains { origin, left }, Move::Gain(effect)) => {
                self.gain_next(who, origin, left, effect);
            }
            (Pending::Rewards { gods, flips, steps }, Move::Gain(effect)) => {
                self.reward_next(who, [gods, flips, steps], effect);
            }
            (Pending::ProduceOnce, Move::Produce(building)) => self.produce_once(who, building),
            (_, Move::Gold) => self.take_gold(who, what),
            (Pending::Worship { small, large, .. }, Move::Sacrifice(god, size)) => {
                self.sacrifice(who, [small, large], god, size);
            }
            (Pending::Offer, Move::Offer(steps)) => self.offer(who, steps),
            (Pending::Renew { free, .. }, Move::Flip(tile)) => self.renew(who, free, tile),
            (Pending::Casualty, Move::Casualty(victim)) => self.casualty(who, victim),
            (Pending::Muster { free, .. }, Move::Muster(kind)) => self.muster(who, free, kind),
            (Pending::Conquer, Move::Conquer(space)) => self.conquer(who, space),
            (Pending::Soldiers { turn, discard, either }, answer) => {
                self.send_soldiers(who, turn, discard, either, answer);
            }
            (Pending::Produce { flips, any, state }, answer) => self.produce(who, flips, any, state, answer),
            (Pending::Hire, Move::Hire(end)) => self.hire(who, end),
            (Pending::Dismiss, Move::Dismiss(kind)) => self.dismiss(who, kind),
            (Pending::Upkeep, Move::Pay(payment)) => self.feed(who, payment),
            (Pending::Feast { left }, Move::PlayGod(card)) => self.feast(who, left, card),
            // Done: the question is gone.
            _ => {}
        }
    }

    pub(crate) fn work(&mut self, who: Actor, work: Work) {
        match work {
            Work::Deal => self.deal(),
            Work::Benefits => self.benefits(who),
            Work::Begin => self.begin(),
            Work::Placed { worker, role } => self.placed(who, worker, role),
            Work::TasksOver => self.tasks_over(who),
            Work::Stairs { place } => self.raise_stairs(who, place),
            Work::Build { building } => self.take_building(who, building),
            Work::Statue { god, size } => self.take_statue(who, god, size),
            Work::Weave { tile } => self.weave(who, tile),
            Work::WeaveOver => self.weave_over(),
            Work::Flip(tile) => self.turn_up(who, tile),
            Work::Hire(end) => self.hired(who, end),
            Work::Merchant => self.merchant(who),
            Work::Temple => self.own_step(who),
            Work::Climb { left } => self.climb(who, left),
            Work::Training { left } => self.train(who, left),
            Work::Trigger(action) => self.trigger(who, action),
            Work::Festival { step } => self.festival(who, step),
            Work::EndTurn { step } => self.end_turn(who, step),
            Work::Final => self.finish(),
            Work::Automa(step) => self.automa_step(step),
        }
    }

    pub(crate) fn referee(&self) -> Referee<'_> {
        Referee { rules: self.rules, version: self.version, table: self.table, secret: self.secret }
    }

    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
        self.events.show(|| Position { table: *self.table, secret: *self.secret });
    }

    pub(crate) fn ask(&mut self, who: Actor, what: Pending) {
        self.table.pending.push(Entry { who, what });
    }

    pub(crate) fn later(&mut self, who: Actor, work: Work) {
        self.table.pending.push(Entry { who, what: Pending::Do(work) });
    }

    pub(crate) fn side(&mut self, who: Actor) -> &mut Side {
        &mut self.table.sides[who.index()]
    }

    pub(crate) fn gain(&mut self, who: Actor, good: Good, amount: u16) {
        if amount > 0 {
            let goods = Goods::of(good, amount);
            self.side(who).goods.add(goods);
            self.tell(Event::Gained { who, goods });
            if who == Actor::Axomamma {
                self.automa_exchange();
            }
        }
    }

    /// Asks for a payment, unless there is nothing to pay.
    pub(crate) fn charge(&mut self, who: Actor, cost: Cost) {
        if !cost.is_free() {
            self.ask(who, Pending::Pay(cost));
        }
    }

    pub(crate) fn pay(&mut self, who: Actor, payment: Payment) {
        let goods = paid(payment);
        self.side(who).goods.remove(goods);
        if goods != Goods::default() {
            self.tell(Event::Paid { who, goods });
        }
    }

    /// Scores points, or takes them away; a score never falls below 0 (TW-1.7).
    pub(crate) fn score(&mut self, who: Actor, source: Source, points: i16) {
        let side = self.side(who);
        let points = points.max(-side.score());
        if points != 0 {
            side.ledger[source as usize] += points;
            self.tell(Event::Scored { who, source, points });
        }
    }
}

/// Counts answers without listing them.
#[derive(Default)]
pub(crate) struct Answers {
    pub(crate) count: u16,
    first: Option<Move>,
}

impl Sink<Move> for Answers {
    fn push(&mut self, answer: Move) {
        self.first = self.first.or(Some(answer));
        self.count = self.count.saturating_add(1);
    }
}
