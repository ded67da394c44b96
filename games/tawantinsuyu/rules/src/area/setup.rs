//! Setup (TW-2).

use khipu_core::{Observer, Seat, Seats, Sink};

use crate::actor::Actor;
use crate::automa::{Automa, lay_out};
use crate::cards::{Cards, Queue, Stock};
use crate::chance::{Chance, Purpose};
use crate::components::{
    BUILDINGS, Components, GOD_CARDS, GODS, KEPT, MOST_CONQUESTS, MOST_PLAYERS, PASSIVE, SECTIONS, STAIRS,
    STARTING,
};
use crate::event::Event;
use crate::goods::Goods;
use crate::moves::Move;
use crate::names::{Good, Kind, Size, Source};
use crate::pending::{Entry, Origin, Pending, Stack, Work};
use crate::pieces::{HillWorkers, Statues, Workers};
use crate::position::{Position, Secret, Side, Stage, Table, Turn};
use crate::refusal::Refusal;
use crate::rulings::{Ruling, Rulings};
use crate::turn::{Play, Referee};
use crate::version::Version;

use super::gains::ALL;

/// Lays out the table. The first choice is that of a starting weaving.
pub(crate) fn start(
    rules: &Components,
    version: Version,
    players: usize,
    rulings: Rulings,
    seed: khipu_core::Seed,
) -> Position {
    let mut secret = Secret { army_deck: rules.army_all, ..Secret::nothing(version.chance(seed)) };
    let chance = &mut secret.chance;
    let first_player = Seat::new(chance.of(Purpose::FirstPlayer).below(players as u32) as usize);
    let printed = rulings.of(Ruling::Coricancha) == 1;
    let rotation = if printed { 0 } else { chance.of(Purpose::Rotation).below(SECTIONS as u32) as u8 };
    let [small, large] = [Size::Small, Size::Large].map(|size| rules.statues[size as usize].copies);
    let mut table = Table {
        players: players as u8,
        rulings: if players == 1 { rulings } else { rulings.unadjusted() },
        first_player,
        active: first_player.into(),
        stage: Stage::Weavings,
        turn: Turn::default(),
        pending: Stack::default(),
        festivals: 0,
        tile: None,
        last: false,
        rotation,
        hill: HillWorkers::default(),
        village: Queue::default(),
        nomads: Workers::default(),
        bag: Workers::default(),
        casualties: Workers::default(),
        gone: Workers::default(),
        stairs: [None; STAIRS],
        conquests: [None; MOST_CONQUESTS],
        statues: Statues([[small, large]; GODS]),
        market: Cards::NONE,
        passive: Stock { loose: Cards::first(PASSIVE), bottom: Queue::default() },
        production: Stock {
            loose: Cards::first(BUILDINGS).without(Cards::first(PASSIVE)),
            bottom: Queue::default(),
        },
        weaving_top: None,
        weavings: Stock { loose: in_game(rules, players), bottom: Queue::default() },
        laid_out: Queue::default(),
        offer: Queue::default(),
        god_bottom: Queue::default(),
        god_played: Cards::NONE,
        army_discards: crate::tally::Tally::default(),
        traded: 0,
        shown: 0,
        chosen: Seats::NONE,
        sides: [Side::default(); MOST_PLAYERS],
        automa: Automa::default(),
    };
    for who in table.actors() {
        let side = &mut table.sides[who.index()];
        side.stairs = rules.stairs_tokens;
        side.markers = rules.markers;
        side.goods = Goods::of(Good::Stone, rules.start_stone.into());
        side.ledger[Source::Start as usize] = rules.start_score.into();
    }
    workers(rules, &mut table, chance);
    if players == 1 {
        lay_out(rules, version, &mut table);
    }
    for tile in 0..STARTING as u8 {
        table.laid_out.push(tile);
    }
    table.weaving_top = table.weavings.draw(&mut chance.of(Purpose::Weavings));
    for _ in 0..rules.market {
        let passive = table.passive.draw(&mut chance.of(Purpose::Passive));
        let production = table.production.draw(&mut chance.of(Purpose::Production));
        for building in [passive, production].into_iter().flatten() {
            table.market.insert(building);
        }
    }
    table.pending.push(Entry { who: table.active, what: Pending::Do(Work::Deal) });
    for who in table.actors().rev() {
        table.pending.push(Entry { who, what: Pending::StartWeaving });
    }
    let mut position = Position { table, secret };
    if players == 1 {
        // Axomamma's weaving comes before yours (TW-12.1), so its entry lies on top.
        position.table.pending.pop();
        position.table.pending.pop();
        position.table.pending.push(Entry { who: first_player.into(), what: Pending::StartWeaving });
        position.table.pending.push(Entry { who: Actor::Axomamma, what: Pending::StartWeaving });
        let mut silent = khipu_core::Silent;
        let mut play = Play::new(rules, version, &mut position, &mut silent);
        play.draw_army(Actor::Axomamma, rules.automa.start_army);
    }
    position
}

/// The weavings of the stack that are in a game of so many players.
fn in_game(rules: &Components, players: usize) -> Cards {
    let used = rules.weavings.iter().enumerate().skip(STARTING);
    let used = used.filter(|(_, plan)| usize::from(plan.players) <= players.max(2));
    used.fold(Cards::NONE, |all, (tile, _)| all.union(Cards::one(tile as u8)))
}

/// Workers of the players, of the village, of the nomads and, with two players, on the hill (TW-2.3 to TW-2.6).
fn workers(rules: &Components, table: &mut Table, chance: &mut Chance) {
    let mut first = Workers([rules.first_bag; Kind::COUNT]);
    for who in table.actors() {
        let mut drawn = [Kind::Architect; 2];
        for slot in &mut drawn {
            *slot = first.draw(&mut chance.of(Purpose::FirstWorkers)).unwrap_or(Kind::Architect);
        }
        if drawn[0] == drawn[1] {
            // One of the pair goes back after the third is drawn, so the third has another colour.
            let pair = drawn[0];
            let mut others = first;
            others.0[pair as usize] = 0;
            drawn[1] = others.draw(&mut chance.of(Purpose::FirstWorkers)).unwrap_or(pair);
            first.remove(drawn[1]);
            first.add(pair);
        }
        for kind in drawn {
            table.sides[who.index()].workers.add(kind);
        }
    }
    let players = usize::from(table.players);
    table.bag = Workers(rules.workers(players));
    for who in table.actors() {
        for &kind in Kind::ALL {
            table.bag.0[kind as usize] -= table.sides[who.index()].workers.get(kind);
        }
    }
    for _ in 0..rules.village[players] {
        if let Some(kind) = table.bag.draw(&mut chance.of(Purpose::Bag)) {
            table.village.push(kind as u8);
        }
    }
    for _ in 0..rules.nomads[players] {
        if let Some(kind) = table.bag.draw(&mut chance.of(Purpose::Bag)) {
            table.nomads.add(kind);
        }
    }
    if players <= 2 {
        for space in rules.hill.marked_upper().iter() {
            if let Some(kind) = table.bag.draw(&mut chance.of(Purpose::Bag)) {
                table.hill.0[kind as usize].insert(space);
            }
        }
    }
}

impl Referee<'_> {
    pub(crate) fn start_weaving_answers(&self, out: &mut impl Sink<Move>) {
        for &tile in self.table.laid_out.items() {
            out.push(Move::Start(tile));
        }
    }

    pub(crate) fn check_start(&self, tile: u8) -> Result<(), Refusal> {
        let there = self.table.laid_out.items().contains(&tile);
        if there {
            Ok(())
        } else {
            Err(Refusal::NotDrawn { tile: self.rules.weavings[usize::from(tile)].id })
        }
    }

    /// Every three of the cards dealt.
    pub(crate) fn keep_moves(&self, seat: Seat, out: &mut impl Sink<Move>) {
        if self.table.chosen.contains(seat) {
            return;
        }
        let mut cards = [0; 8];
        let mut count = 0;
        for (slot, card) in cards.iter_mut().zip(self.hand(seat.into()).iter()) {
            *slot = card;
            count += 1;
        }
        for (i, &one) in cards[..count].iter().enumerate() {
            for (j, &two) in cards[..count].iter().enumerate().skip(i + 1) {
                for &three in &cards[j + 1..count] {
                    out.push(Move::Keep([one, two, three]));
                }
            }
        }
    }

    pub(crate) fn laid_answers(&self, who: Actor, out: &mut impl Sink<Move>) {
        for card in self.side(who).laid.iter() {
            out.push(Move::PlayGod(card));
        }
    }

    /// A card that lies before oneself for its benefits.
    pub(crate) fn check_laid(&self, who: Actor, card: u8) -> Result<(), Refusal> {
        let laid = self.side(who).laid.has(card);
        if laid {
            Ok(())
        } else {
            Err(Refusal::NotInHand { card: self.rules.god_cards[usize::from(card)].id })
        }
    }

    pub(crate) fn stand_answers(&self, out: &mut impl Sink<Move>) {
        for section in 0..SECTIONS as u8 {
            out.push(Move::Stand(section));
        }
    }
}

impl<S: Observer<Event, Position>> Play<'_, S> {
    pub(crate) fn start_weaving(&mut self, who: Actor, tile: u8) {
        self.table.laid_out.remove(tile);
        self.side(who).rows.begin(tile);
        self.tell(Event::WeavingStarted { who, tile: self.rules.weavings[usize::from(tile)].id });
    }

    /// The starting weavings left over leave the game, then the god cards are dealt.
    pub(crate) fn deal(&mut self) {
        self.table.laid_out = Queue::default();
        self.secret.god_deck = Cards::first(GOD_CARDS);
        for seat in self.table.seats() {
            for _ in 0..self.rules.dealt {
                self.deal_god(seat);
            }
            self.tell(Event::Dealt { seat, cards: self.rules.dealt });
        }
        self.table.stage = Stage::Keep;
    }

    pub(crate) fn keep(&mut self, seat: Seat, cards: [u8; KEPT]) {
        self.secret.kept[seat.index()] =
            cards.iter().fold(Cards::NONE, |kept, &card| kept.union(Cards::one(card)));
        self.table.chosen.insert(seat);
        let ids = cards.map(|card| self.rules.god_cards[usize::from(card)].id);
        self.tell(Event::Kept { seat, cards: Some(ids) });
        if self.table.chosen == Seats::all(self.table.players.into()) {
            self.lay_out();
        }
    }

    /// All have chosen: the other cards are laid out; benefits come in reverse turn order.
    fn lay_out(&mut self) {
        self.table.stage = Stage::Benefits;
        let first = self.table.active;
        self.later(first, Work::Begin);
        for who in self.table.actors() {
            let Some(seat) = who.seat() else { continue };
            let kept = std::mem::take(&mut self.secret.kept[seat.index()]);
            let laid = self.secret.god_hands[seat.index()].without(kept);
            self.secret.god_hands[seat.index()] = kept;
            let side = self.side(who);
            side.god_unseen = kept.len();
            side.laid = laid;
            for card in laid.iter() {
                self.tell(Event::LaidOut { who, card: self.rules.god_cards[usize::from(card)].id });
            }
            self.later(who, Work::Benefits);
        }
    }

    /// What simply happens comes first: it can pay for the rest, which the player takes in any order.
    pub(crate) fn benefits(&mut self, who: Actor) {
        let mut army = 0;
        for card in self.side(who).laid.iter() {
            army += self.give_plain(who, Origin::God(card), ALL);
            if self.referee().is_plain(Origin::God(card)) {
                self.side(who).laid.remove(card);
                self.table.god_played.insert(card);
            }
        }
        self.draw_army(who, army);
        self.ask(who, Pending::Laid);
    }

    pub(crate) fn play_laid(&mut self, who: Actor, card: u8) {
        self.side(who).laid.remove(card);
        self.table.god_played.insert(card);
        self.tell(Event::GodPlayed { who, card: self.rules.god_cards[usize::from(card)].id });
        self.ask(who, Pending::Laid);
        self.give_asked(who, Origin::God(card), ALL);
    }

    pub(crate) fn begin(&mut self) {
        self.return_gods();
        self.refill_market();
        self.table.stage = Stage::Play;
        self.start_turn(self.table.first_player.into());
    }

    pub(crate) fn stand(&mut self, who: Actor, section: u8) {
        self.side(who).priest = Some(section);
        let action = self.table.action(self.rules, section);
        self.tell(Event::PriestPut { who, section: section + 1, action });
        if self.table.players == 1 && self.side(Actor::Axomamma).priest.is_none() {
            self.automa_set_up(section);
        }
    }
}
