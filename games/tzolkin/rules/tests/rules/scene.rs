//! A table set for a test: an ordinary position after wealth was chosen, changed by hand, played in words.
//!
//! Before the first move the position must pass the same checks as one that is loaded from outside, so no test speaks
//! of a table that cannot be.

use std::sync::Arc;

use khipu_core::{Game, Match, Options, Points, Refusal as _, Release as _, Seat};
use khipu_tzolkin::{
    Event, Gear, Gears, Owner, Position, Side, Source, Stage, Tally, Technology, Temple, Tzolkin,
};

/// A table set for a test.
pub(crate) struct Scene {
    pub(crate) game: Arc<Tzolkin>,
    pub(crate) position: Position,
    checked: bool,
    /// The events of the last move.
    pub(crate) events: Vec<Event>,
}

impl Scene {
    /// A fresh table on day 2: seat 0 starts, nobody has anything but three free workers, no neutral workers stand around
    /// with four players (with fewer they do, as drawn).
    pub(crate) fn new(players: usize) -> Self {
        Self::of(Tzolkin::TITLE.newest(), players)
    }

    /// The same by a version of the rules.
    pub(crate) fn of(version: u32, players: usize) -> Self {
        let game = Arc::new(Tzolkin::load(version, Tzolkin::PACKS[0]).expect("a version that is kept"));
        let mut played =
            Match::start(game.clone(), players as u64, &Options::new(), "scene").expect("a table can be set");
        for seat in Seat::all(players) {
            let choice = played.legal(seat)[0];
            played.play(seat, choice, &mut Vec::new()).expect("listed");
        }
        let mut position = *played.position();
        let rules = game.components();
        for side in &mut position.table.sides[..players] {
            *side = Side {
                free: rules.start_workers,
                bank: rules.workers - rules.start_workers,
                temples: [1, 1, 1],
                wealth: side.wealth,
                ..Side::default()
            };
        }
        position.table.skulls = rules.skulls;
        position.table.first_player = Seat::new(0);
        position.table.active = Seat::new(0);
        position.table.day = 2;
        let mut scene = Self { game, position, checked: false, events: Vec::new() };
        // Wealth that neither feeds nor gives anything that lasts.
        for (index, pair) in
            [["W4", "W8"], ["W10", "W12"], ["W16", "W19"], ["W21", "W2"]].iter().enumerate().take(players)
        {
            let tiles = pair.map(|id| scene.game.components().wealth_tile(id).expect("a tile") as u8);
            scene.position.table.sides[index].wealth = Some([tiles[0].min(tiles[1]), tiles[0].max(tiles[1])]);
            for tile in tiles {
                scene.position.table.wealth_drawn &= !(1 << tile);
            }
        }
        scene
    }

    /// What lies before a player, to be changed. Skulls, tiles and workers have helpers of their own below.
    pub(crate) fn side(&mut self, seat: usize) -> &mut Side {
        &mut self.position.table.sides[seat]
    }

    pub(crate) fn corn(&mut self, seat: usize, corn: u16) -> &mut Self {
        self.side(seat).corn = corn;
        self
    }

    pub(crate) fn resources(&mut self, seat: usize, wood: u16, stone: u16, gold: u16) -> &mut Self {
        self.side(seat).resources = [wood, stone, gold];
        self
    }

    pub(crate) fn level(&mut self, seat: usize, technology: Technology, level: u8) -> &mut Self {
        self.side(seat).technologies[technology as usize] = level;
        self
    }

    pub(crate) fn temple(&mut self, seat: usize, temple: Temple, step: u8) -> &mut Self {
        self.side(seat).temples[temple as usize] = step;
        self
    }

    /// Takes skulls from the bank.
    pub(crate) fn skulls(&mut self, seat: usize, skulls: u8) -> &mut Self {
        self.position.table.skulls -= skulls;
        self.side(seat).skulls += skulls;
        self
    }

    /// Lays a skull from the bank on a space of Chichen Itza.
    pub(crate) fn shrine(&mut self, space: u8) -> &mut Self {
        self.position.table.skulls -= 1;
        self.position.table.shrines |= 1 << space;
        self
    }

    /// Brings workers of the bank into play.
    pub(crate) fn hire(&mut self, seat: usize, workers: u8) -> &mut Self {
        self.side(seat).bank -= workers;
        self.side(seat).free += workers;
        self
    }

    /// Puts a free worker on a space.
    pub(crate) fn worker(&mut self, seat: usize, gear: Gear, space: u8) -> &mut Self {
        assert_eq!(self.position.table.gears.owner(gear, space), None, "{gear:?} {space} is taken");
        self.side(seat).free -= 1;
        self.position.table.gears.put(Owner::Seat(Seat::new(seat)), gear, space);
        self
    }

    /// Puts a free worker on the first-player space: the turn of its player has just ended, or, for the last of the
    /// round, is about to end.
    pub(crate) fn on_first(&mut self, seat: usize) -> &mut Self {
        self.side(seat).free -= 1;
        let table = &mut self.position.table;
        let players = usize::from(table.players);
        table.first_space = Some(Seat::new(seat));
        let next = (seat + 1) % players;
        if next != table.first_player.index() {
            return self.turn_of(next);
        }
        table.stage = Stage::Placing;
        table.placed = 1;
        self.turn_of(seat)
    }

    /// Moves all neutral workers (fewer than four players) to the end of Chichen Itza and the top of the small gears, out of the way.
    pub(crate) fn neutral_at(&mut self, places: &[(Gear, u8)]) -> &mut Self {
        let players = usize::from(self.position.table.players);
        let mut gears = Gears::default();
        for seat in Seat::all(players) {
            for &gear in Gear::ALL {
                for space in
                    (0..16).filter(|space| self.position.table.gears.of(seat, gear) & (1 << space) != 0)
                {
                    gears.put(Owner::Seat(seat), gear, space);
                }
            }
        }
        for &(gear, space) in places {
            gears.put(Owner::Neutral, gear, space);
        }
        self.position.table.gears = gears;
        self
    }

    /// Lays out these buildings of the current age, and leaves the other slots empty.
    pub(crate) fn display(&mut self, ids: &[&str]) -> &mut Self {
        let rules = self.game.components().clone();
        let table = &mut self.position.table;
        for slot in &mut table.buildings {
            if let Some(title) = slot.take() {
                table.stack.add(title.into());
            }
        }
        for (slot, id) in ids.iter().enumerate() {
            let title = rules.building(id).expect("a building");
            table.stack.remove(title);
            table.buildings[slot] = Some(title as u8);
        }
        self
    }

    /// Lays out these monuments first, any others after them.
    pub(crate) fn monuments(&mut self, ids: &[&str]) -> &mut Self {
        let rules = self.game.components().clone();
        let slots = usize::from(rules.monument_slots[usize::from(self.position.table.players)]);
        let mut wanted: Vec<u8> =
            ids.iter().map(|id| rules.monument(id).expect("a monument") as u8).collect();
        let others: Vec<u8> =
            (0..rules.monuments.len() as u8).filter(|index| !wanted.contains(index)).collect();
        wanted.extend(others);
        for (slot, &monument) in self.position.table.monuments.iter_mut().zip(&wanted[..slots]) {
            *slot = Some(monument);
        }
        self
    }

    /// Gives a player a building from the stack (or display).
    pub(crate) fn own(&mut self, seat: usize, id: &str) -> &mut Self {
        let title = self.game.components().building(id).expect("a building");
        let table = &mut self.position.table;
        if table.stack.get(title) > 0 {
            table.stack.remove(title);
        } else {
            let slot =
                table.buildings.iter_mut().find(|slot| **slot == Some(title as u8)).expect("a tile is left");
            *slot = None;
        }
        table.sides[seat].buildings.add(title);
        self
    }

    /// Gives a player a monument from the display; lay it out first with [`Scene::monuments`].
    pub(crate) fn own_monument(&mut self, seat: usize, id: &str) -> &mut Self {
        let monument = self.game.components().monument(id).expect("a monument");
        let slot = self.position.table.monuments.iter_mut().find(|slot| **slot == Some(monument as u8));
        *slot.expect("on display") = None;
        self.side(seat).monuments |= 1 << monument;
        self
    }

    /// The day, with all food days before it held; from the third food day on the second age is laid out.
    pub(crate) fn day(&mut self, day: u8) -> &mut Self {
        let held = self.game.components().food_days.iter().filter(|&&food_day| food_day < day).count() as u8;
        self.position.table.day = day;
        self.position.table.food_days = held;
        if held >= 2 {
            let rules = self.game.components().clone();
            let table = &mut self.position.table;
            table.buildings = [None; 6];
            let mut stack = Tally::default();
            for (title, plan) in rules.buildings.iter().enumerate().filter(|(_, plan)| plan.age == 1) {
                (0..plan.copies).for_each(|_| stack.add(title));
            }
            table.stack = stack;
        }
        self
    }

    /// Makes it the turn of a seat that is not the first: the earlier ones have had theirs in this round.
    pub(crate) fn turn_of(&mut self, seat: usize) -> &mut Self {
        let players = usize::from(self.position.table.players);
        let first = self.position.table.first_player.index();
        self.position.table.active = Seat::new(seat);
        self.position.table.turns_left = (players - (seat + players - first) % players) as u8;
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
        self.events.clear();
        self.game.apply(&mut self.position, Seat::new(seat), wanted, &mut self.events);
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

    /// The points of a player from one source.
    pub(crate) fn points(&self, seat: usize, source: Source) -> Points {
        Points::quarters(self.position.table.sides[seat].ledger[source as usize].into())
    }

    /// All points of a player.
    pub(crate) fn total(&self, seat: usize) -> Points {
        self.position.table.sides[seat].points()
    }

    pub(crate) fn stage(&self) -> Stage {
        self.position.table.stage
    }

    /// Every player from the active one on ends the round as cheaply as can be: picks up one worker for nothing, or
    /// places one (never on the first-player space). Stops when the next round begins or somebody must choose how the calendar turns.
    pub(crate) fn finish_round(&mut self) -> &mut Self {
        let day = self.position.table.day;
        if self.stage() == Stage::Placing {
            let seat = self.position.table.active.index();
            self.play(seat, "end");
        }
        while self.position.table.day == day && matches!(self.stage(), Stage::Start) {
            let seat = self.position.table.active.index();
            let moves = self.moves(seat);
            let idle = moves.iter().find(|words| words.ends_with("as nothing"));
            let place = moves.iter().find(|words| words.starts_with("place") && !words.ends_with("first"));
            let choice = idle.or(place).unwrap_or(&moves[0]).clone();
            self.play(seat, &choice);
            while self.position.table.stage != Stage::Over && self.can(seat, "done") {
                self.play(seat, "done");
            }
            if choice.starts_with("beg") {
                continue;
            }
            self.play(seat, "end");
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

    /// Puts a free worker of everybody on space 0 of a gear of their own, Palenque for seat 0 and so on: in
    /// [`Scene::finish_round`] they are picked up for nothing, and nobody pays or gains anything.
    pub(crate) fn idlers(&mut self) -> &mut Self {
        for seat in 0..usize::from(self.position.table.players) {
            self.worker(seat, Gear::ALL[seat], 0);
        }
        self
    }

    /// Leaves so many open corn tiles and wood tiles for an action of Palenque; tiles that are gone lie before the
    /// last seat.
    pub(crate) fn grove(&mut self, action: u8, corn: u8, wood: u8) -> &mut Self {
        let last = usize::from(self.position.table.players) - 1;
        let grove = &mut self.position.table.jungle[usize::from(action) - 2];
        let gone = grove.corn + grove.wood - corn - wood;
        let felled = grove.wood.saturating_sub(wood);
        (grove.corn, grove.wood) = (corn, wood);
        self.side(last).corn_tiles += gone;
        self.side(last).wood_tiles += felled;
        self
    }
}
