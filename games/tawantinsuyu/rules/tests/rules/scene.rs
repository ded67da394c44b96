//! A table set for a test: an ordinary position at the first turn, cleared, changed by hand, played in words.
//!
//! Before the first move the position must pass the same checks as one that is loaded from outside, so no test speaks
//! of a table that cannot be.

use std::sync::Arc;

use khipu_core::{Game, Match, Options, Refusal as _, Seat};
use khipu_tawantinsuyu::{
    Actor, Cards, Edge, Event, Goods, HillWorkers, Kind, Pending, Position, Queue, Rows, Side, Size, Source,
    Stage, Statues, Stock, Tally, Tawantinsuyu, Workers,
};

/// A table set for a test.
pub(crate) struct Scene {
    pub(crate) game: Arc<Tawantinsuyu>,
    pub(crate) position: Position,
    checked: bool,
    /// The events since the scene was set.
    pub(crate) events: Vec<Event>,
}

impl Scene {
    /// A fresh table: seat 0 is about to take a turn, nobody has anything but 10 points, all High Priests face section
    /// 1, the hill is empty, the Coricancha lies as printed: worship, offering, rejuvenate, conquest, production.
    pub(crate) fn new(players: usize) -> Self {
        Self::with(players, &[])
    }

    pub(crate) fn with(players: usize, options: &[(&str, &str)]) -> Self {
        let game = Arc::new(Tawantinsuyu::new());
        let mut options: Options =
            options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        options.insert("coricancha".to_owned(), "printed".to_owned());
        let mut played = (0..)
            .map(|number| {
                let seed = format!("scene {number}");
                Match::start(game.clone(), players as u64, &options, &seed).expect("a table can be set")
            })
            .find(|played| played.position().table.first_player == Seat::new(0))
            .expect("some seed lets seat 0 begin");
        loop {
            let table = &played.position().table;
            if table.stage == Stage::Play && table.pending.top().is_some_and(|top| top.what == Pending::Turn)
            {
                break;
            }
            let seat = played.deciders().first().expect("somebody decides");
            let choice = played.legal(seat)[0];
            played.play(seat, choice, &mut Vec::new()).expect("listed");
        }
        let mut scene = Self { position: *played.position(), game, checked: false, events: Vec::new() };
        scene.clear();
        scene
    }

    fn clear(&mut self) {
        let rules = self.game.components();
        let (table, secret) = (&mut self.position.table, &mut self.position.secret);
        let players = table.actor_count();
        for (seat, side) in table.sides[..players].iter_mut().enumerate() {
            let mut ledger = [0; Source::COUNT];
            ledger[Source::Start as usize] = rules.start_score.into();
            *side = Side {
                priest: Some(0),
                stairs: rules.stairs_tokens,
                markers: rules.markers,
                ledger,
                ..Side::default()
            };
            secret.god_hands[seat] = Cards::NONE;
            secret.army_hands[seat] = Tally::default();
        }
        table.hill = HillWorkers::default();
        table.village = Queue::default();
        (table.nomads, table.casualties, table.gone) = Default::default();
        table.bag = Workers(rules.workers(players));
        table.stairs = Default::default();
        table.conquests = Default::default();
        table.statues = Statues([[2, 1]; 6]);
        table.market = Cards::NONE;
        table.passive = Stock { loose: Cards::first(20), bottom: Queue::default() };
        table.production =
            Stock { loose: Cards::first(39).without(Cards::first(20)), bottom: Queue::default() };
        let in_game =
            (4..35u8).filter(|&tile| usize::from(rules.weavings[usize::from(tile)].players) <= players);
        let mut weavings = in_game.fold(Cards::NONE, |all, tile| all.union(Cards::one(tile)));
        table.weaving_top = weavings.iter().next();
        weavings.remove(table.weaving_top.expect("a weaving"));
        table.weavings = Stock { loose: weavings, bottom: Queue::default() };
        table.offer = Queue::default();
        table.god_bottom = Queue::default();
        secret.god_deck = Cards::first(42);
        table.army_discards = Tally::default();
        secret.army_deck = rules.army_all;
        self.market(&["Z01", "Z02", "P16", "P17"]);
        self.village(&[Kind::Architect, Kind::Courier, Kind::Craftsman, Kind::Warrior]);
        self.nomads(&[Kind::Priest, Kind::Warrior]);
        self.clear_automa();
    }

    pub(crate) fn who(seat: usize) -> Actor {
        Actor::Seat(Seat::new(seat))
    }

    pub(crate) fn side(&mut self, seat: usize) -> &mut Side {
        &mut self.position.table.sides[seat]
    }

    /// Potatoes, corn, stone and gold.
    pub(crate) fn goods(&mut self, seat: usize, goods: [u16; 4]) -> &mut Self {
        self.side(seat).goods = Goods(goods);
        self
    }

    /// God cards in hand, drawn from the deck.
    pub(crate) fn gods(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for id in ids {
            let card = self.game.components().god_card(id).expect("a god card");
            assert!(self.position.secret.god_deck.remove(card), "{id} is in the deck");
            self.position.secret.god_hands[seat].insert(card);
            self.side(seat).god_unseen += 1;
        }
        self
    }

    /// God cards on offer, the oldest first.
    pub(crate) fn offer(&mut self, ids: &[&str]) -> &mut Self {
        for id in ids {
            let card = self.game.components().god_card(id).expect("a god card");
            assert!(self.position.secret.god_deck.remove(card), "{id} is in the deck");
            self.position.table.offer.push(card);
        }
        self
    }

    fn army_cards(&mut self, ids: &[&str]) -> Vec<usize> {
        let kinds =
            ids.iter().map(|id| usize::from(self.game.components().army_kind(id).expect("an army card")));
        let kinds: Vec<usize> = kinds.collect();
        for &kind in &kinds {
            assert!(self.position.secret.army_deck.remove(kind), "a card is left");
        }
        kinds
    }

    /// Army cards in hand.
    pub(crate) fn army(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for kind in self.army_cards(ids) {
            self.position.secret.army_hands[seat].add(kind);
            self.side(seat).army_hand += 1;
        }
        self
    }

    /// Army cards face up.
    pub(crate) fn army_up(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for kind in self.army_cards(ids) {
            self.side(seat).army_up.add(kind);
        }
        self
    }

    /// Army cards face down.
    pub(crate) fn army_down(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for kind in self.army_cards(ids) {
            self.side(seat).army_down.add(kind);
        }
        self
    }

    fn building(&mut self, id: &str) -> u8 {
        let building = self.game.components().building(id).expect("a building");
        let table = &mut self.position.table;
        let there = table.market.remove(building)
            || table.passive.loose.remove(building)
            || table.production.loose.remove(building);
        assert!(there, "{id} is on the market or in its stack");
        building
    }

    /// Buildings that a player has, face up.
    pub(crate) fn own(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for id in ids {
            let building = self.building(id);
            self.side(seat).up.insert(building);
        }
        self
    }

    /// Production buildings that a player has, face down.
    pub(crate) fn down(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for id in ids {
            let building = self.building(id);
            self.side(seat).down.insert(building);
        }
        self
    }

    /// The buildings on the market.
    pub(crate) fn market(&mut self, ids: &[&str]) -> &mut Self {
        for building in self.position.table.market.iter() {
            let table = &mut self.position.table;
            if building < 20 {
                table.passive.loose.insert(building);
            } else {
                table.production.loose.insert(building);
            }
        }
        self.position.table.market = Cards::NONE;
        for id in ids {
            let building = self.building(id);
            self.position.table.market.insert(building);
        }
        self
    }

    fn weaving(&mut self, id: &str) -> u8 {
        let tile = self.game.components().weaving(id).expect("a weaving");
        if tile >= 4 {
            let table = &mut self.position.table;
            if table.weaving_top == Some(tile) {
                table.weaving_top = table.weavings.loose.iter().next();
                table.weavings.loose.remove(table.weaving_top.expect("another weaving"));
            } else {
                assert!(table.weavings.loose.remove(tile), "{id} is in the stack");
            }
        }
        tile
    }

    /// A tapestry of a player, from left to right.
    pub(crate) fn tapestry(&mut self, seat: usize, ids: &[&str]) -> &mut Self {
        for (index, id) in ids.iter().enumerate() {
            let tile = self.weaving(id);
            let rows: &mut Rows = &mut self.side(seat).rows;
            if index == 0 {
                rows.begin(tile);
            } else {
                let last = rows.count() - 1;
                rows.add(last, Edge::Right, tile);
            }
        }
        self
    }

    /// The weavings on top of the stack, in this order, the first face up; nothing lies below them.
    pub(crate) fn stack(&mut self, ids: &[&str]) -> &mut Self {
        let tiles: Vec<u8> =
            ids.iter().map(|id| self.game.components().weaving(id).expect("a weaving")).collect();
        let table = &mut self.position.table;
        let loose = table.weavings.loose.union(table.weaving_top.map_or(Cards::NONE, Cards::one));
        let mut bottom = Queue::default();
        bottom.extend(tiles.iter().skip(1).copied());
        // What is not wanted is given to the last player as single rows.
        let last = usize::from(table.players) - 1;
        for tile in loose.iter().filter(|tile| !tiles.contains(tile)) {
            table.sides[last].rows.begin(tile);
        }
        table.weaving_top = tiles.first().copied();
        table.weavings = Stock { loose: Cards::NONE, bottom };
        self
    }

    /// A statue that a player has.
    pub(crate) fn statue(&mut self, seat: usize, god: &str, size: Size) -> &mut Self {
        let god = self.game.components().god(god).expect("a god");
        assert!(self.position.table.statues.remove(god, size));
        self.side(seat).statues.add(god, size);
        self
    }

    /// Workers in a player's supply, from the bag.
    pub(crate) fn workers(&mut self, seat: usize, kinds: &[Kind]) -> &mut Self {
        for &kind in kinds {
            assert!(self.position.table.bag.remove(kind));
            self.side(seat).workers.add(kind);
        }
        self
    }

    /// A worker on the hill, from the bag.
    pub(crate) fn on(&mut self, space: &str, kind: Kind) -> &mut Self {
        let space = self.game.components().space(space).expect("a space");
        assert!(self.position.table.bag.remove(kind));
        self.position.table.hill.0[kind as usize].insert(space);
        self
    }

    /// The village, from the potato end; whoever was there goes back to the bag.
    pub(crate) fn village(&mut self, kinds: &[Kind]) -> &mut Self {
        let table = &mut self.position.table;
        while let Some(kind) = table.village.pop_front() {
            table.bag.add(Kind::ALL[usize::from(kind)]);
        }
        for &kind in kinds {
            assert!(table.bag.remove(kind));
            table.village.push(kind as u8);
        }
        self
    }

    pub(crate) fn nomads(&mut self, kinds: &[Kind]) -> &mut Self {
        let table = &mut self.position.table;
        for &kind in Kind::ALL {
            while table.nomads.remove(kind) {
                table.bag.add(kind);
            }
        }
        for &kind in kinds {
            assert!(table.bag.remove(kind));
            table.nomads.add(kind);
        }
        self
    }

    /// Casualties, from the bag.
    pub(crate) fn casualties(&mut self, count: u8) -> &mut Self {
        for _ in 0..count {
            assert!(self.position.table.bag.remove(Kind::Priest));
            self.position.table.casualties.add(Kind::Priest);
        }
        self
    }

    /// All workers of the bag leave the game.
    pub(crate) fn empty_bag(&mut self) -> &mut Self {
        let table = &mut self.position.table;
        for &kind in Kind::ALL {
            while table.bag.remove(kind) {
                table.gone.add(kind);
            }
        }
        self
    }

    /// Upper stairs of a section (from 1), or lower ones.
    pub(crate) fn stairs(&mut self, seat: usize, section: usize, lower: bool) -> &mut Self {
        self.position.table.stairs[section - 1 + if lower { 5 } else { 0 }] = Some(Self::who(seat));
        self.side(seat).stairs -= 1;
        self
    }

    pub(crate) fn marker(&mut self, seat: usize, space: &str) -> &mut Self {
        let space = self.game.components().conquest(space).expect("a conquest space");
        self.position.table.conquests[usize::from(space)] = Some(Self::who(seat));
        self.side(seat).markers -= 1;
        self
    }

    /// The section that a High Priest faces, from 1.
    pub(crate) fn priest(&mut self, seat: usize, section: u8) -> &mut Self {
        self.side(seat).priest = Some(section - 1);
        self
    }

    pub(crate) fn step(&mut self, seat: usize, step: u8) -> &mut Self {
        self.side(seat).step = step;
        self
    }

    /// So many festivals have been held.
    pub(crate) fn festivals(&mut self, held: u8) -> &mut Self {
        self.position.table.festivals = held;
        self
    }

    /// The legal moves of a seat, in words.
    pub(crate) fn moves(&mut self, seat: usize) -> Vec<String> {
        self.check();
        let mut moves = Vec::new();
        self.game.legal(&self.position, Seat::new(seat), &mut moves);
        moves.iter().map(|&listed| self.game.write_move(listed)).collect()
    }

    /// Whether a move is legal.
    pub(crate) fn can(&mut self, seat: usize, words: &str) -> bool {
        let written = self.game.write_move(self.game.parse_move(words).expect("a move"));
        self.moves(seat).contains(&written)
    }

    /// Plays a move that must be legal.
    pub(crate) fn play(&mut self, seat: usize, words: &str) -> &mut Self {
        assert!(self.can(seat, words), "{words:?} is not among {:?}", self.moves(seat));
        let wanted = self.game.parse_move(words).expect("a move");
        self.game.apply(&mut self.position, Seat::new(seat), wanted, &mut self.events);
        // Wherever a test comes to, the position must be one that could be loaded.
        if let Err(faults) = self.game.import(&self.game.export(&self.position)) {
            panic!("after {words:?} this table cannot be: {faults:#?}");
        }
        self
    }

    /// Pays in the first way listed, if a payment is asked for.
    pub(crate) fn pay(&mut self, seat: usize) -> &mut Self {
        let first = self.moves(seat).first().filter(|words| words.starts_with("pay")).cloned();
        if let Some(words) = first {
            self.play(seat, &words);
        }
        self
    }

    /// Plays several moves of one seat.
    pub(crate) fn play_all(&mut self, seat: usize, moves: &[&str]) -> &mut Self {
        for words in moves {
            self.play(seat, words);
        }
        self
    }

    /// The rule that forbids a move, which must not be legal.
    pub(crate) fn rule_against(&mut self, seat: usize, words: &str) -> &'static str {
        self.check();
        let wanted = self.game.parse_move(words).expect("a move");
        let refusal = self.game.refusal(&self.position, Seat::new(seat), wanted);
        refusal.unwrap_or_else(|| panic!("{words:?} is legal")).rule()
    }

    /// Potatoes, corn, stone and gold of a player.
    pub(crate) fn held(&self, seat: usize) -> [u16; 4] {
        self.position.table.sides[seat].goods.0
    }

    pub(crate) fn points(&self, seat: usize) -> i16 {
        self.position.table.sides[seat].score()
    }

    pub(crate) fn from(&self, seat: usize, source: Source) -> i16 {
        self.position.table.sides[seat].ledger[source as usize]
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> usize {
        self.position.table.deciders().first().expect("somebody decides").index()
    }

    pub(crate) fn active(&self) -> usize {
        self.position.table.active.index()
    }

    /// Goes on with what changes least until the turn of the active player is over: training and recruiting if the
    /// turn has not begun, then declining.
    pub(crate) fn idle(&mut self) -> &mut Self {
        let active = self.position.table.active;
        while self.position.table.stage == Stage::Play && self.position.table.active == active {
            self.idle_once();
        }
        self
    }

    pub(crate) fn idle_once(&mut self) -> &mut Self {
        let seat = self.asked();
        let moves = self.moves(seat);
        let liked = ["stand", "train", "recruit", "pray", "hold", "done", "dismiss"];
        let choice = liked.iter().find_map(|verb| moves.iter().find(|words| words.starts_with(verb)));
        let choice = choice.unwrap_or(&moves[0]).clone();
        self.play(seat, &choice)
    }

    /// Seat 0 empties the village of its last worker, everybody else takes an idle turn, and the festival of seat 0
    /// begins.
    pub(crate) fn reach_festival(&mut self) -> &mut Self {
        self.village(&[Kind::Craftsman]);
        self.side(0).goods.0[0] += 1;
        while !self.can(0, "hire potato") {
            self.idle_once();
        }
        self.play(0, "hire potato").pay(0);
        while self.active() == 0 {
            self.idle_once();
        }
        while self.active() != 0 {
            self.idle();
        }
        self
    }

    /// Goes on idly until the festival is over and seat 0 takes its turn.
    pub(crate) fn through_festival(&mut self) -> &mut Self {
        while self.position.table.stage == Stage::Play
            && self.position.table.pending.top().is_some_and(|top| top.what != Pending::Turn)
        {
            self.idle_once();
        }
        self
    }

    /// Makes sure that the table is one that could be loaded.
    fn check(&mut self) {
        if !self.checked {
            self.checked = true;
            if let Err(faults) = self.game.import(&self.game.export(&self.position)) {
                panic!("this table cannot be: {faults:#?}");
            }
        }
    }
}
