//! Reading the documented form: a position from outside is loaded only if the rules could have reached its parts.

use khipu_core::{Cursor, Document, Fault, Faults, Problem, Seat, Seats, Seed, Stream};
use serde_json::Value;

use super::{automa, check, pending, side};
use crate::actor::Actor;
use crate::automa::Automa;
use crate::cards::{Cards, Queue, Stock};
use crate::chance::{Chance, Purpose};
use crate::components::{Components, MOST_CONQUESTS, MOST_PLAYERS, SECTIONS, STAIRS};
use crate::names::Kind;
use crate::pending::{MOST_LOADED, Stack};
use crate::pieces::HillWorkers;
use crate::position::{Position, Secret, Side, Stage, Table, Turn};
use crate::rulings::{Reading, Rulings};
use crate::version::Version;
use crate::view::{Own, View, imagine};

pub(crate) fn import(rules: &Components, version: Version, form: &Value) -> Result<Position, Vec<Fault>> {
    let document = Document::from_json(form);
    let faults = Faults::new();
    let root = Cursor::root(&document, &faults);
    let position = Reader { rules, version, root: &root }.position();
    root.close();
    if faults.is_empty() {
        check::check(rules, version, &position, &faults);
    }
    faults.finish(position)
}

/// A view is read as the table and what its seat holds; all is well with it if a position looks like that.
pub(crate) fn import_view(rules: &Components, version: Version, form: &Value) -> Result<View, Vec<Fault>> {
    let document = Document::from_json(form);
    let faults = Faults::new();
    let root = Cursor::root(&document, &faults);
    let table = Reader { rules, version, root: &root }.table();
    let players = table.players.into();
    let view = View::new(root.field("viewer").viewer(players), players, table, |seat| {
        let at = root.field("own");
        let gods = |name: &str| side::set(&at.field(name), |id| rules.god_card(id));
        let own = Own {
            seat,
            gods: gods("god_cards").without(table.side(seat.into()).god_seen),
            kept: gods("kept"),
            army: side::army(rules, &at.field("army_cards")),
            drawn: side::army(rules, &at.field("drawn")),
        };
        at.close();
        Some(own)
    });
    root.close();
    if faults.is_empty() {
        check::check(rules, version, &imagine(&view, rules, version, Seed::from_text("view")), &faults);
    }
    faults.finish(view)
}

pub(super) struct Reader<'a, 'b> {
    pub(super) rules: &'a Components,
    version: Version,
    root: &'a Cursor<'b>,
}

impl<'b> Reader<'_, 'b> {
    fn position(&self) -> Position {
        let table = self.table();
        Position { table, secret: self.secret(table.players.into()) }
    }

    fn table(&self) -> Table {
        let (rules, root) = (self.rules, self.root);
        let _ = root.field("game").word(&[("tawantinsuyu", ())]);
        let number = i64::from(self.version.number());
        let _ = root.field("rules").number(number..=number);
        let players = root.field("players").number(1..=MOST_PLAYERS as i64) as usize;
        let field = |name: &str| root.field(name);
        let god = |name: &str| self.queue(&field(name), |id| rules.god_card(id));
        let weaving = |id: &str| rules.weaving(id);
        let stairs = field("stairs");
        let weavings = field("weavings");
        let mut table = Table {
            players: players as u8,
            rulings: rulings(self.version, &field("rulings")),
            first_player: seat(&field("first_player"), players),
            active: actor(&field("active"), players),
            stage: field("stage").word(&Stage::NAMES).unwrap_or(Stage::Over),
            turn: self.turn(&field("turn")),
            pending: Stack::load(&self.root.field("pending"), MOST_LOADED, |words| {
                pending::parse(self.rules, players, words)
            }),
            festivals: field("festivals").number(0..=3) as u8,
            tile: optional_actor(&field("tile"), players),
            last: field("last").truth(),
            rotation: field("rotation").number(0..=SECTIONS as i64 - 1) as u8,
            hill: self.hill(),
            village: self.village(),
            nomads: side::workers(&field("nomads")),
            bag: side::workers(&field("bag")),
            casualties: side::workers(&field("casualties")),
            gone: side::workers(&field("gone")),
            stairs: read_stairs(&stairs, players),
            conquests: self.conquests(players),
            statues: side::statues(rules, &field("statues")),
            market: side::set(&field("market"), |id| rules.building(id)),
            passive: self.stock(&field("passive"), |id| rules.building(id)),
            production: self.stock(&field("production"), |id| rules.building(id)),
            weaving_top: optional(&field("weaving_top"), weaving),
            weavings: self.stock(&weavings, weaving),
            laid_out: self.queue(&field("laid_out"), weaving),
            offer: self.queue(&field("offer"), |id| rules.god_card(id)),
            god_bottom: god("god_bottom"),
            god_played: side::set(&field("god_played"), |id| rules.god_card(id)),
            army_discards: side::army(rules, &field("army_discards")),
            traded: field("traded").number(0..=255) as u8,
            shown: field("shown").number(0..=u16::MAX.into()) as u16,
            chosen: self.chosen(players),
            sides: [Side::default(); MOST_PLAYERS],
            automa: Automa::default(),
        };
        if players == 1 {
            table.automa = automa::read(rules, &field("axomamma"), &mut table.rulings);
        }
        let actors = table.actor_count();
        let sides = root.field("sides").list_of("sides", actors..=actors);
        for (slot, at) in table.sides.iter_mut().zip(&sides) {
            *slot = side::side(rules, at);
        }
        table
    }

    fn turn(&self, at: &Cursor<'b>) -> Turn {
        let rules = self.rules;
        let turn = Turn {
            done: at.field("done").number(0..=15) as u8,
            played: optional(&at.field("played"), |id| rules.god_card(id)),
            space: optional(&at.field("space"), |id| rules.space(id)),
            tasks: at.field("tasks").number(0..=40) as u8,
            used: at.field("used").number(0..=6) as u8,
            later: at.field("later").truth(),
            spent: if self.version >= Version::Two { at.field("spent").number(0..=255) as u8 } else { 0 },
            golden: at.field("golden").truth(),
        };
        at.close();
        turn
    }

    fn hill(&self) -> HillWorkers {
        let mut hill = HillWorkers::default();
        for (id, at) in self.root.field("hill").fields() {
            let kind = at.word(Kind::NAMES);
            match (self.rules.space(&id), kind) {
                (Some(space), Some(kind)) if hill.on(space).is_none() => hill.0[kind as usize].insert(space),
                (Some(_), Some(_)) => at.fault(Problem::Twice { what: id }),
                (None, _) => at.unknown(&id, Vec::new()),
                _ => {}
            }
        }
        hill
    }

    fn village<const N: usize>(&self) -> Queue<N> {
        let mut village = Queue::default();
        for item in self.root.field("village").list_of("village", 0..=N).iter().take(N) {
            if let Some(kind) = item.word(Kind::NAMES) {
                village.push(kind as u8);
            }
        }
        village
    }

    fn conquests(&self, players: usize) -> [Option<Actor>; MOST_CONQUESTS] {
        let mut owners = [None; MOST_CONQUESTS];
        for (id, at) in self.root.field("conquests").fields() {
            match self.rules.conquest(&id) {
                Some(space) => owners[usize::from(space)] = Some(actor(&at, players)),
                None => at.unknown(&id, Vec::new()),
            }
        }
        owners
    }

    /// A list in order, each thing once.
    fn queue<const N: usize>(&self, at: &Cursor<'b>, find: impl Fn(&str) -> Option<u8>) -> Queue<N> {
        let mut queue = Queue::default();
        for item in at.list_of(at.path(), 0..=N).iter().take(N) {
            if let Some(found) = side::thing(item, &find) {
                if queue.items().contains(&found) {
                    item.fault(Problem::Twice { what: item.text().to_owned() });
                } else {
                    queue.push(found);
                }
            }
        }
        queue
    }

    fn stock<const N: usize>(&self, at: &Cursor<'b>, find: impl Fn(&str) -> Option<u8>) -> Stock<N> {
        let loose = side::set(&at.field("loose"), &find);
        let bottom = self.queue(&at.field("bottom"), find);
        at.close();
        Stock { loose, bottom }
    }

    fn chosen(&self, players: usize) -> Seats {
        let mut chosen = Seats::NONE;
        for item in self.root.field("chosen").list() {
            chosen.insert(seat(&item, players));
        }
        chosen
    }

    fn secret(&self, players: usize) -> Secret {
        let at = self.root.field("secret");
        let rules = self.rules;
        let seed = at.field("seed").seed();
        let draws = at.field("draws").number(0..=1_000_000) as u32;
        let streams = self.version.chance(seed).streams().map(|_| streams(&at.field("streams")));
        let mut secret = Secret {
            chance: Chance::resume(seed, draws, streams),
            god_deck: side::set(&at.field("god_deck"), |id| rules.god_card(id)),
            army_deck: side::army(rules, &at.field("army_deck")),
            drawn: side::army(rules, &at.field("drawn")),
            tucked: automa::read_secret(rules, &at, players),
            ..Secret::nothing(self.version.chance(seed))
        };
        let sets = |name: &str, into: &mut [Cards; MOST_PLAYERS]| {
            for (slot, item) in into.iter_mut().zip(at.field(name).list_of(name, players..=players)) {
                *slot = side::set(&item, |id| rules.god_card(id));
            }
        };
        sets("god_hands", &mut secret.god_hands);
        sets("kept", &mut secret.kept);
        let actors = players.max(2);
        let hands = at.field("army_hands").list_of("army_hands", actors..=actors);
        for (slot, item) in secret.army_hands.iter_mut().zip(&hands) {
            *slot = side::army(rules, item);
        }
        at.close();
        secret
    }
}

/// How far each stream of chance has gone.
fn streams(at: &Cursor<'_>) -> [Stream; Purpose::COUNT] {
    let mut streams = [Stream::default(); Purpose::COUNT];
    for (stream, (name, _)) in streams.iter_mut().zip(Purpose::NAMES) {
        let begun = at.optional(name);
        if begun.is_there() {
            let number = |name: &str| begun.field(name).number(0..=u16::MAX.into()) as u16;
            *stream = Stream { shuffles: number("shuffles"), draws: number("draws") };
            begun.close();
        }
    }
    at.close();
    streams
}

fn rulings(version: Version, at: &Cursor<'_>) -> Rulings {
    let mut rulings = Rulings::CONSENSUS;
    for &Reading { ruling, name, readings, .. } in Reading::of(version) {
        let second = at.field(name).word(&[(readings[0], false), (readings[1], true)]);
        rulings.set(ruling, second.unwrap_or_default());
    }
    at.close();
    rulings
}

fn read_stairs(at: &Cursor<'_>, players: usize) -> [Option<Actor>; STAIRS] {
    let mut stairs = [None; STAIRS];
    for (level, name) in ["upper", "lower"].into_iter().enumerate() {
        let places = at.field(name).list_of(name, SECTIONS..=SECTIONS);
        for (slot, item) in stairs[level * SECTIONS..].iter_mut().zip(places.iter().take(SECTIONS)) {
            *slot = optional_actor(item, players);
        }
    }
    at.close();
    stairs
}

fn seat(at: &Cursor<'_>, players: usize) -> Seat {
    Seat::new(at.number(0..=players as i64 - 1) as usize)
}

fn actor(at: &Cursor<'_>, players: usize) -> Actor {
    if at.is_text() && players == 1 {
        let _ = at.word(&[(Actor::AUTOMA, ())]);
        return Actor::Axomamma;
    }
    Actor::Seat(seat(at, players))
}

fn optional_actor(at: &Cursor<'_>, players: usize) -> Option<Actor> {
    at.is_there().then(|| actor(at, players))
}

fn optional(at: &Cursor<'_>, find: impl Fn(&str) -> Option<u8>) -> Option<u8> {
    if at.is_there() { side::thing(at, &find) } else { None }
}
