//! The flow of a turn: which moves are listed, what a move sets off, and the two halves of every rule.
//!
//! Each file under `area` holds one part of the rules: what may be done, as methods of [`Referee`], beside the doing of it,
//! as methods of [`Play`].

use khipu_core::{Id, Observer, Seat, Sink};

use crate::cards::{Card, Cards};
use crate::components::{Components, Plan};
use crate::event::Event;
use crate::moves::Move;
use crate::names::Colour;
use crate::pending::{Entry, Pending, Work};
use crate::position::{Position, Secret, Side, Stage, Table};
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
    pub(crate) fn side(&self, who: Seat) -> &'a Side {
        &self.table.sides[who.index()]
    }

    pub(crate) fn plan(&self, card: Card) -> &'a Plan {
        self.rules.plan(card)
    }

    /// All cards in hand.
    #[inline]
    pub(crate) fn hand(&self, who: Seat) -> Cards {
        self.side(who).seen.union(self.secret.hands[who.index()])
    }

    /// The legal moves of a seat.
    pub(crate) fn moves(&self, seat: Seat, out: &mut impl Sink<Move>) {
        if self.table.stage == Stage::Over {
            return;
        }
        if let Some(entry) = self.table.pending.top().filter(|entry| entry.who == seat) {
            self.answers(entry, out);
        }
    }

    pub(crate) fn id(&self, card: Card) -> Id {
        self.rules.id(card)
    }

    /// The answers to a question. None at all: the question is dropped.
    pub(crate) fn answers(&self, Entry { who, what }: Entry, out: &mut impl Sink<Move>) {
        match what {
            Pending::Pick => self.table.offer.items().iter().for_each(|&card| out.push(Move::Take(card))),
            Pending::Pile => {
                let pile = &self.secret.piles[who.index()];
                pile.items().iter().for_each(|&card| out.push(Move::Keep(card)));
            }
            Pending::Turn => self.turn_answers(who, out),
            Pending::Finish => {
                self.free_answers(who, out);
                out.push(Move::Done);
            }
            Pending::Again { card } => self.again_answers(who, card, out),
            Pending::Trade => self.trade_answers(who, true, out),
            Pending::Clear => self.clear_answers(who, out),
            Pending::Pay(bill) => bill.payments(&self.side(who).goods, out),
            Pending::GiveCard { pile, .. } => self.hand_answers(who, pile, out),
            Pending::GiveDeal => self.own_deals(who, |bargain| out.push(Move::Bargain(bargain))),
            Pending::GiveFavor => self.give_favor_answers(who, out),
            Pending::Either { gain, origin } => self.either_answers(who, gain, origin, out),
            Pending::React { card, feature, .. } => self.react_answers(who, card, feature, out),
            Pending::Draw { .. } => self.draw_answers(who, out),
            Pending::Favor { .. } => {
                let colours = Colour::ALL.iter().filter(|&&colour| self.check_favor(who, colour).is_ok());
                colours.for_each(|&colour| out.push(Move::Colour(colour)));
            }
            Pending::Resource { .. } => {
                crate::names::Good::RESOURCES.iter().for_each(|&good| out.push(Move::Good(good)));
            }
            Pending::Deploy { .. } => self.posts(who, |card| out.push(Move::Samurai(card))),
            Pending::UseDeal { .. } => self.own_deals(who, |bargain| out.push(Move::Bargain(bargain))),
            Pending::TakeDeal => self.enemy_deals(who, false, |bargain| out.push(Move::Bargain(bargain))),
            Pending::BreakDeal { .. } => {
                self.enemy_deals(who, true, |bargain| out.push(Move::Bargain(bargain)));
            }
            Pending::RouteDeal => self.routes(who, |card| out.push(Move::Target(card))),
            Pending::Refresh { card } => self.refreshable(who, card, |card| out.push(Move::Target(card))),
            Pending::Block => self.blockable(who, |card| out.push(Move::Target(card))),
            Pending::TakeOver => self.enemy_sites(who, |site, _| out.push(Move::Target(site.card))),
            Pending::Visit { .. } => self.open_sites(who, |card| out.push(Move::Target(card))),
            Pending::LookDraw { .. } => self.draw_answers(who, out),
            Pending::LookKeep { .. } => {
                self.secret.looked.items().iter().for_each(|&card| out.push(Move::Keep(card)));
            }
            Pending::Reproduce { origin, other } => {
                self.reproducible(who, origin.card, other, |card| out.push(Move::Target(card)));
            }
            Pending::Steal { what, .. } => {
                self.stealable(who, what, |seat, good| out.push(Move::Steal(seat, good)));
            }
            Pending::Loot { .. } => self.loot_answers(who, out),
            Pending::Raze { prey, free, .. } => self.raze_answers(who, prey, free, out),
            Pending::Demolish => self.enemy_sites(who, |site, _| out.push(Move::Target(site.card))),
            Pending::BuildFree { deal } => self.build_free_answers(who, deal, out),
            Pending::Foundation { .. } => self.hand_answers(who, crate::components::Pile::Common, out),
            Pending::Victim { .. } => self.victims(who, |seat| out.push(Move::Enemy(seat))),
            Pending::Forced => self.hand_answers(who, crate::components::Pile::Any, out),
            Pending::CashDraw { .. } => self.draw_answers(who, out),
            Pending::Cash { vp, .. } => self.cash_answers(vp, out),
            Pending::Keep { host, .. } => self.keep_answers(host, out),
            Pending::Announce { prayer, .. } => self.announce_answers(prayer, out),
            Pending::Way { prayer, .. } => self.way_answers(who, prayer, out),
            Pending::Choose { prayer, .. } => self.choose_answers(who, prayer, out),
            Pending::Stored { prayer, .. } => self.stored_answers(who, prayer, out),
            Pending::Tricolour { prayer, .. } => self.tricolour_answers(who, prayer, out),
            Pending::Offer { prayer, .. } => self.offer_answers(who, prayer, out),
            Pending::Target { first, second } => self.target_answers(who, first, second, out),
            Pending::Do(_) => {}
        }
    }

    /// Whether a question is asked although it has one answer: how many it has depends on what others cannot see.
    fn asks_anyway(&self, what: Pending) -> bool {
        match what {
            Pending::Turn | Pending::BuildFree { .. } | Pending::Raze { .. } => true,
            Pending::Either { gain, .. } => self.version.asks_again_blindly() && self.needs_hand(gain),
            Pending::Again { .. } => self.version.asks_again_blindly(),
            _ => false,
        }
    }
}

/// A move being played.
pub(crate) struct Play<'a, S> {
    pub(crate) rules: &'a Components,
    pub(crate) version: Version,
    pub(crate) table: &'a mut Table,
    pub(crate) secret: &'a mut Secret,
    pub(crate) events: &'a mut S,
    /// Whether the move that is played now was nobody's choice.
    pub(crate) forced: bool,
}

impl<'a, S: Observer<Event, Position>> Play<'a, S> {
    pub(crate) fn new(
        rules: &'a Components,
        version: Version,
        position: &'a mut Position,
        events: &'a mut S,
    ) -> Self {
        let Position { table, secret } = position;
        Self { rules, version, table, secret, events, forced: false }
    }

    /// Plays a legal move, then all that follows without a choice.
    pub(crate) fn play(&mut self, played: Move) {
        self.answer(played);
        self.settle();
    }

    /// Goes on until a question has two answers or more: a question with one answer is not asked.
    pub(crate) fn settle(&mut self) {
        self.forced = true;
        while let Some(entry) = self.table.pending.top() {
            if self.table.stage == Stage::Over {
                return;
            }
            if let Pending::Do(work) = entry.what {
                self.table.pending.pop();
                self.work(entry.who, work);
                continue;
            }
            if entry.what == Pending::Turn {
                return;
            }
            let mut answers = Answers::default();
            self.referee().answers(entry, &mut answers);
            match answers {
                Answers { count: 0, .. } => self.table.pending.pop(),
                Answers { count: 1, first: Some(only) } if !self.referee().asks_anyway(entry.what) => {
                    self.answer(only);
                }
                _ => return,
            }
        }
    }

    /// Answers the question on top.
    fn answer(&mut self, answer: Move) {
        let Some(Entry { who, what }) = self.table.pending.top() else { return };
        if answer.is_free()
            || (matches!(what, Pending::Turn | Pending::Finish) && matches!(answer, Move::Samurai(_)))
        {
            self.free_action(who, answer);
            return;
        }
        self.table.pending.pop();
        match (what, answer) {
            (Pending::Pick, Move::Take(card)) => self.pick(who, card),
            (Pending::Pile, Move::Keep(card)) => self.keep_of_pile(who, card),
            (Pending::Turn, action) => self.act(who, action),
            (Pending::Finish, _) => self.next_turn(),
            (Pending::Again { card }, Move::Activate(_)) => self.activate(who, card),
            (Pending::Trade, Move::Exchange(trade)) => self.exchange(who, trade),
            (Pending::Clear, answer) => self.clear(who, answer),
            (Pending::Pay(_), Move::Pay(payment)) => self.pay(who, payment),
            (Pending::GiveCard { host, paid, .. }, Move::Give(card)) => self.give_card(who, host, paid, card),
            (Pending::GiveDeal, Move::Bargain(bargain)) => self.end_deal(who.into(), bargain),
            (Pending::GiveFavor, token) => self.give_favor(who, token),
            (Pending::Either { gain, origin }, Move::Choose(number)) => {
                let first = self.rules.book.gains[usize::from(gain)].first;
                self.items(who, first + u16::from(number), 0, origin);
            }
            (Pending::React { card, feature, deal }, Move::Choose(number)) => {
                self.react(who, card, feature, number, deal);
            }
            (Pending::Draw { left }, Move::Draw(draw)) => {
                if left > 1 {
                    self.ask(who, Pending::Draw { left: left - 1 });
                }
                self.draw(who, draw);
            }
            (Pending::Favor { left }, Move::Colour(colour)) => self.take_favor(who, left, colour),
            (Pending::Resource { left }, Move::Good(good)) => {
                if left > 1 {
                    self.ask(who, Pending::Resource { left: left - 1 });
                }
                self.gain(who, good, 1, None);
            }
            (Pending::Deploy { left }, Move::Samurai(card)) => self.deploy(who, left, card),
            (Pending::UseDeal { origin }, Move::Bargain(bargain)) => self.use_deal(who, bargain, origin),
            (Pending::TakeDeal, Move::Bargain(bargain)) => self.take_deal(who, bargain),
            (Pending::BreakDeal { gain }, Move::Bargain(bargain)) => self.break_deal(who, bargain, gain),
            (Pending::RouteDeal, Move::Target(card)) => self.route_deal(who, card),
            (Pending::Refresh { .. }, Move::Target(card)) => self.refresh(who, card),
            (Pending::Block, Move::Target(card)) => self.block(who, card),
            (Pending::TakeOver, Move::Target(card)) => self.take_over(who, card),
            (Pending::Visit { origin }, Move::Target(card)) => self.visit(who, card, false, origin.source),
            (Pending::LookDraw { left, keep, shuffle }, Move::Draw(draw)) => {
                self.look_draw(who, draw, left, keep, shuffle);
            }
            (Pending::LookKeep { left, shuffle }, Move::Keep(card)) => {
                self.look_keep(who, card, left, shuffle);
            }
            (Pending::Reproduce { origin, .. }, Move::Target(card)) => self.reproduce(who, card, origin),
            (Pending::Steal { what, left }, Move::Steal(seat, good)) => {
                self.steal(who, seat, good, what, left);
            }
            (Pending::Loot { origin }, Move::Loot(card, good)) => self.loot(who, card, good, origin),
            (Pending::Raze { prey, free, cash }, Move::Raze(card)) => self.raze(who, card, prey, free, cash),
            (Pending::Demolish, Move::Target(card)) => self.demolish(who, card),
            (Pending::BuildFree { deal }, Move::Build(card)) => self.build_free(who, card, deal),
            (Pending::Foundation { good }, Move::Give(card)) => self.lay_foundation(who, card, good),
            (Pending::Victim { cards }, Move::Enemy(enemy)) => self.force_discard(who, enemy, cards),
            (Pending::Forced, Move::Give(card)) => self.discard_hand(who, card),
            (Pending::CashDraw { left }, Move::Draw(draw)) => self.cash_draw(who, draw, left),
            (Pending::Cash { vp, source }, Move::Cash(good)) => self.cash(who, good, vp, source),
            (Pending::Cash { vp, source }, Move::CashCard(card)) => self.cash_card(who, card, vp, source),
            (Pending::Keep { host, left, game }, Move::Keep(card)) => self.keep(who, host, left, game, card),
            (Pending::Announce { prayer, origin }, Move::Colour(colour)) => {
                self.table.prayer.colour = Some(colour);
                self.tell(Event::Announced { who, colour });
                self.ask(who, Pending::Way { prayer, origin });
            }
            (Pending::Way { prayer, origin }, Move::Pray) => {
                self.later(who, Work::PrayDraw { prayer, origin });
            }
            (Pending::Way { prayer, origin }, Move::Tokens) => self.pray_with_tokens(who, prayer, origin),
            (Pending::Choose { .. }, Move::Colour(colour)) => {
                self.table.prayer.colour = Some(colour);
                self.tell(Event::Chosen { who, colour });
            }
            (Pending::Stored { prayer, origin }, Move::Use(card)) => {
                self.use_stored(who, prayer, origin, card);
            }
            (Pending::Tricolour { .. }, Move::Colour(colour)) => {
                self.table.prayer.tricolour = Some(colour);
                self.tell(Event::TricolourIs { who, colour });
            }
            (Pending::Offer { prayer, origin }, Move::Offer(good, gold)) => {
                self.offer(who, prayer, origin, good, gold);
            }
            (Pending::Target { first, second }, Move::Target(card)) => {
                self.attack_choice(who, first, second, card);
            }
            // Done: the question is gone.
            _ => {}
        }
    }

    fn work(&mut self, who: Seat, work: Work) {
        match work {
            Work::Lookout { step } => self.lookout(step),
            Work::Production => self.production(),
            Work::Action => self.start_actions(),
            Work::Produce { step } => self.produce(who, step),
            Work::Payout { at, prays } => self.payout(who, at, prays),
            Work::NextTurn => self.next_turn(),
            Work::TurnOver { defense, worker } => self.turn_over(who, defense, worker),
            Work::EndRound { step } => self.end_round(step),
            Work::Attack { number } => self.attack(who, number),
            Work::Gain { gain, origin } => self.run(who, gain, origin),
            Work::Items { sequence, at, origin } => self.items(who, sequence, at, origin),
            Work::Deal { card } => self.make_deal(who, card),
            Work::Raise { card, deal, protected } => self.raise(who, card, deal, protected),
            Work::Wake { occasion, at, feature } => self.wake_next(who, occasion, at, feature),
            Work::Collect { origin } => self.collect(who, origin),
            Work::PrayDraw { prayer, origin } => self.pray_draw(who, prayer, origin),
            Work::Answer { prayer, origin } => self.pray_answer(who, prayer, origin),
            Work::Amen => self.amen(who),
            Work::PrayerOver => self.prayer_over(who),
        }
    }

    pub(crate) fn referee(&self) -> Referee<'_> {
        Referee { rules: self.rules, version: self.version, table: self.table, secret: self.secret }
    }

    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
        self.events.show(|| Position { table: *self.table, secret: *self.secret });
    }

    pub(crate) fn ask(&mut self, who: Seat, what: Pending) {
        self.table.pending.push(Entry { who, what });
    }

    pub(crate) fn later(&mut self, who: Seat, work: Work) {
        self.table.pending.push(Entry { who, what: Pending::Do(work) });
    }

    pub(crate) fn side(&mut self, who: Seat) -> &mut Side {
        &mut self.table.sides[who.index()]
    }

    pub(crate) fn id(&self, card: Card) -> Id {
        self.rules.id(card)
    }

    /// The identifier of a card, if it is one.
    pub(crate) fn some_id(&self, card: Card) -> Option<Id> {
        (card != crate::cards::NO_CARD).then(|| self.rules.id(card))
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
