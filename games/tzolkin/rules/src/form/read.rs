//! Reading the documented form: a position from outside is loaded only if the rules could have reached its parts.

use khipu_core::kit::Worded as _;
use khipu_core::{Cursor, Document, Fault, Faults, Id, Problem, Seat, Seats, Seed, Stream};
use serde_json::Value;

use super::check::check;
use crate::chance::{Chance, Purpose};
use crate::components::{Components, FOOD_DAYS, MOST_PLAYERS, MOST_SLOTS};
use crate::gears::{Gears, Owner};
use crate::names::{Gear, Resource, Source, Technology, Temple};
use crate::pending::{MOST_LOADED, Pending, Stack};
use crate::position::{Grove, Position, Secret, Side, Stage, Table};
use crate::rulings::Rulings;
use crate::tally::Tally;
use crate::view::{Own, View, imagine};

/// More of a good than any game sees, and little enough that sums cannot overflow.
const MOST_GOODS: i64 = 500;
const MOST_POINTS: i32 = 999;
/// More draws for one purpose than there are tiles in any pack.
const MOST_DRAWS: i64 = 999;

pub(crate) fn import(rules: &Components, rulings: Rulings, form: &Value) -> Result<Position, Vec<Fault>> {
    let document = Document::from_json(form);
    let faults = Faults::new();
    let root = Cursor::root(&document, &faults);
    let position = Reader { rules, rulings, root: &root }.position();
    root.close();
    if faults.is_empty() {
        check(rules, rulings, &position, &faults);
    }
    faults.finish(position)
}

/// A view is read as the table and what its seat holds; all is well with it if a position looks like that.
pub(crate) fn import_view(rules: &Components, rulings: Rulings, form: &Value) -> Result<View, Vec<Fault>> {
    let document = Document::from_json(form);
    let faults = Faults::new();
    let root = Cursor::root(&document, &faults);
    let reader = Reader { rules, rulings, root: &root };
    let table = reader.table();
    let view =
        View::new(root.field("viewer").viewer(table.players.into()), table.players.into(), table, |seat| {
            (table.stage == Stage::Wealth).then(|| Own {
                seat,
                dealt: hand(rules, &root.field("dealt")),
                kept: wealth_pair(rules, &root.field("kept")),
            })
        });
    root.close();
    if faults.is_empty() {
        check(rules, rulings, &imagine(&view, rules, rulings, Seed::from_text("view")), &faults);
    }
    faults.finish(view)
}

struct Reader<'a, 'b> {
    rules: &'a Components,
    rulings: Rulings,
    root: &'a Cursor<'b>,
}

impl Reader<'_, '_> {
    fn position(&self) -> Position {
        let table = self.table();
        Position { table, secret: self.secret(table.players.into(), table.stage) }
    }

    fn table(&self) -> Table {
        let (rules, root) = (self.rules, self.root);
        let _ = root.field("game").word(&[("tzolkin", ())]);
        let _ = root.field("rules").number(self.rulings.version.into()..=self.rulings.version.into());
        let players = root.field("players").number(2..=MOST_PLAYERS as i64) as usize;
        let stage = root.field("stage").word(&Stage::NAMES).unwrap_or(Stage::Over);
        let mut table = Table {
            players: players as u8,
            first_player: seat(&root.field("first_player"), players),
            active: seat(&root.field("active"), players),
            turns_left: root.field("turns_left").number(0..=players as i64) as u8,
            stage,
            placed: root.field("placed").number(0..=rules.workers.into()) as u8,
            picked: if self.rulings.strict_positions {
                root.field("picked").number(0..=rules.workers.into()) as u8
            } else {
                0
            },
            pending: Stack::load(&self.root.field("pending"), MOST_LOADED, |words| {
                Pending::from_line(self.rules, words)
            }),
            day: root.field("day").number(0..=i64::from(rules.food_days[FOOD_DAYS - 1]) + 2) as u8,
            food_days: root.field("food_days").number(0..=FOOD_DAYS as i64) as u8,
            teeth: self.mask("teeth", rules.teeth.into()),
            gears: self.gears(players),
            first_space: optional_seat(&root.field("first_space"), players),
            jungle: self.jungle(players),
            shrines: 0,
            skulls: root.field("skulls").number(0..=rules.skulls.into()) as u8,
            monuments: self.slots("monuments", rules.monument_slots[players], &monument_ids(rules)),
            buildings: self.slots("buildings", rules.building_slots, &building_ids(rules)),
            stack: titles(rules, &root.field("stack")),
            wealth_drawn: tile_mask(&root.field("wealth_drawn"), &wealth_ids(rules)),
            chosen: self.chosen(players),
            sides: [Side::default(); MOST_PLAYERS],
        };
        table.shrines = self.shrines();
        let seats = root.field("seats").list_of("seats", players..=players);
        for (side, at) in table.sides.iter_mut().zip(&seats) {
            *side = read_side(rules, at);
        }
        table
    }

    /// A list of different small numbers as bits.
    fn mask(&self, field: &str, count: usize) -> u32 {
        let mut mask = 0;
        for item in self.root.field(field).list() {
            let bit = 1 << item.number(0..=count as i64 - 1);
            if mask & bit != 0 {
                item.fault(Problem::Twice { what: field.to_owned() });
            }
            mask |= bit;
        }
        mask
    }

    fn shrines(&self) -> u16 {
        let mask = self.mask("chichen_itza", usize::from(Gear::ChichenItza.actions()) + 1);
        if mask & 1 != 0 {
            self.root.fault(Problem::Impossible { what: "skull_on_zero", rule: "TZ-5.6" });
        }
        mask as u16
    }

    fn gears(&self, players: usize) -> Gears {
        let mut gears = Gears::default();
        let field = self.root.field("gears");
        for &(name, gear) in Gear::NAMES {
            let plan = self.rules.gears[gear as usize];
            let teeth = usize::from(plan.teeth);
            for (space, item) in field.field(name).list_of(name, teeth..=teeth).iter().enumerate().take(teeth)
            {
                if !item.is_there() {
                    continue;
                }
                let neutral = item.is_text();
                let owner = if neutral {
                    let _ = item.word(&[("neutral", ())]);
                    Owner::Neutral
                } else {
                    Owner::Seat(seat(item, players))
                };
                if !neutral && space > usize::from(plan.last) {
                    item.fault(Problem::Impossible { what: "worker_on_unnumbered_tooth", rule: "TZ-9.2" });
                }
                gears.put(owner, gear, space as u8);
            }
        }
        field.close();
        gears
    }

    fn jungle(&self, players: usize) -> [Grove; 4] {
        let fields = i64::from(self.rules.jungle_fields[players]);
        let jungle = self.root.field("jungle");
        let groves = std::array::from_fn(|group| {
            let at = jungle.field(&(group + 2).to_string());
            let wooded = if group == 0 { 0 } else { fields };
            let grove = Grove {
                corn: at.field("corn").number(0..=fields) as u8,
                wood: at.field("wood").number(0..=wooded) as u8,
            };
            if i64::from(grove.corn + grove.wood) > fields {
                at.fault(Problem::Count {
                    what: "fields".to_owned(),
                    found: i64::from(grove.corn + grove.wood),
                    wanted: fields,
                });
            }
            at.close();
            grove
        });
        jungle.close();
        groves
    }

    fn slots(
        &self,
        field: &str,
        count: u8,
        ids: &(impl Iterator<Item = Id> + Clone),
    ) -> [Option<u8>; MOST_SLOTS] {
        let count = usize::from(count);
        let mut slots = [None; MOST_SLOTS];
        let items = self.root.field(field).list_of(field, count..=count);
        for (slot, item) in slots.iter_mut().zip(&items) {
            if item.is_there() {
                *slot = tile(item, ids.clone()).map(|tile| tile as u8);
            }
        }
        slots
    }

    fn chosen(&self, players: usize) -> Seats {
        let mut chosen = Seats::NONE;
        for item in self.root.field("chosen").list() {
            let seat = seat(&item, players);
            if chosen.contains(seat) {
                item.fault(Problem::Twice { what: "chosen".to_owned() });
            }
            chosen.insert(seat);
        }
        chosen
    }

    fn chance(&self) -> Chance {
        let at = self.root.field("chance");
        let seed = at.field("seed").seed();
        let draws = at.field("draws");
        let chance = if self.rulings.chance_by_purpose {
            let streams = Purpose::NAMES.map(|(name, _)| Stream {
                draws: draws.field(name).number(0..=MOST_DRAWS) as u16,
                ..Stream::default()
            });
            draws.close();
            let total = streams.iter().map(|stream| u32::from(stream.draws)).sum();
            Chance::resume(seed, total, Some(streams))
        } else {
            Chance::resume(seed, draws.number(0..=1_000_000) as u32, None)
        };
        at.close();
        chance
    }

    fn secret(&self, players: usize, stage: Stage) -> Secret {
        let mut secret = Secret::nothing(self.chance());
        if stage == Stage::Wealth {
            let rules = self.rules;
            for (slot, at) in
                secret.dealt.iter_mut().zip(self.root.field("dealt").list_of("dealt", players..=players))
            {
                *slot = hand(rules, &at);
            }
            for (pair, at) in
                secret.kept.iter_mut().zip(self.root.field("kept").list_of("kept", players..=players))
            {
                *pair = wealth_pair(rules, &at);
            }
        }
        secret
    }
}

fn seat(at: &Cursor<'_>, players: usize) -> Seat {
    Seat::new(at.number(0..=players as i64 - 1) as usize)
}

fn optional_seat(at: &Cursor<'_>, players: usize) -> Option<Seat> {
    at.is_there().then(|| seat(at, players))
}

fn building_ids(rules: &Components) -> impl Iterator<Item = Id> + Clone {
    rules.buildings.iter().map(|plan| plan.id)
}

fn monument_ids(rules: &Components) -> impl Iterator<Item = Id> + Clone {
    rules.monuments.iter().map(|plan| plan.id)
}

fn wealth_ids(rules: &Components) -> impl Iterator<Item = Id> + Clone {
    rules.wealth.iter().map(|plan| plan.id)
}

/// The tile with the id at a place, out of all that have one.
fn tile(at: &Cursor<'_>, ids: impl Iterator<Item = Id> + Clone) -> Option<usize> {
    let text = at.text();
    let found = ids.clone().position(|id| id.as_str().eq_ignore_ascii_case(text));
    if found.is_none() && at.is_text() {
        at.unknown(text, ids.map(|id| id.to_string()).collect());
    }
    found
}

fn titles(rules: &Components, at: &Cursor<'_>) -> Tally {
    let mut tally = Tally::default();
    for item in at.list() {
        if let Some(title) = tile(&item, building_ids(rules)) {
            if tally.get(title) >= rules.buildings[title].copies {
                item.fault(Problem::Twice { what: rules.buildings[title].id.to_string() });
            } else {
                tally.add(title);
            }
        }
    }
    tally
}

/// A list of different tiles as bits.
fn tile_mask(at: &Cursor<'_>, ids: &(impl Iterator<Item = Id> + Clone)) -> u32 {
    let mut mask = 0;
    for item in at.list() {
        let Some(bit) = tile(&item, ids.clone()).map(|tile| 1 << tile) else { continue };
        if mask & bit != 0 {
            item.fault(Problem::Twice { what: item.text().to_owned() });
        }
        mask |= bit;
    }
    mask
}

/// The wealth tiles dealt to a seat.
fn hand(rules: &Components, at: &Cursor<'_>) -> [u8; 4] {
    let mut hand = [0; 4];
    for (slot, item) in hand.iter_mut().zip(at.list_of("dealt", 4..=4)) {
        *slot = tile(&item, wealth_ids(rules)).unwrap_or_default() as u8;
    }
    hand
}

fn wealth_pair(rules: &Components, at: &Cursor<'_>) -> Option<[u8; 2]> {
    if !at.is_there() {
        return None;
    }
    let mut pair = [0; 2];
    for (slot, item) in pair.iter_mut().zip(at.list_of("wealth", 2..=2)) {
        *slot = tile(&item, wealth_ids(rules)).unwrap_or_default() as u8;
    }
    pair.sort_unstable();
    if pair[0] == pair[1] {
        at.fault(Problem::Twice { what: rules.wealth[usize::from(pair[0])].id.to_string() });
    }
    Some(pair)
}

fn read_side(rules: &Components, at: &Cursor<'_>) -> Side {
    let points = at.field("points");
    let temples = at.field("temples");
    let technologies = at.field("technologies");
    let goods = |name: &str| at.field(name).number(0..=MOST_GOODS) as u16;
    let workers = i64::from(rules.workers);
    let side = Side {
        corn: goods("corn"),
        resources: Resource::NAMES.map(|(name, _)| goods(name)),
        skulls: at.field("skulls").number(0..=rules.skulls.into()) as u8,
        free: at.field("free_workers").number(0..=workers) as u8,
        bank: at.field("bank_workers").number(0..=workers) as u8,
        dark: at.field("board").word(&[("light", false), ("dark", true)]).unwrap_or_default(),
        temples: Temple::NAMES
            .map(|(name, t)| temples.field(name).number(0..=rules.temples[t as usize].top().into()) as u8),
        technologies: Technology::NAMES
            .map(|(name, _)| technologies.field(name).number(0..=Technology::TOP.into()) as u8),
        corn_tiles: at.field("corn_tiles").number(0..=99) as u8,
        wood_tiles: at.field("wood_tiles").number(0..=99) as u8,
        buildings: titles(rules, &at.field("buildings")),
        monuments: tile_mask(&at.field("monuments"), &monument_ids(rules)) as u16,
        wealth: wealth_pair(rules, &at.field("wealth")),
        ledger: Source::NAMES.map(|(name, _)| points.field(name).points(MOST_POINTS).in_quarters() as i16),
    };
    for part in [&points, &temples, &technologies, at] {
        part.close();
    }
    side
}
