//! Reading the documented form: a position from outside is loaded only if the rules could have reached its parts.

use khipu_core::{Cursor, Document, Fault, Faults, Seat, Seats, Seed, Stream};
use serde_json::Value;

use super::{check, pending, side};
use crate::cards::{Cards, List};
use crate::chance::{Chance, Purpose};
use crate::components::{Components, MOST_ATTACKS, MOST_PLAYERS};
use crate::names::{Colour, Format, Good, Lookout};
use crate::pending::{MOST_LOADED, Stack};
use crate::position::{Position, Prayer, Row, Secret, Side, Stage, Table, Virtual};
use crate::tableau::{Lying, Tucked, Under};
use crate::version::Version;
use crate::view::{Own, View, imagine};
use crate::vocabulary::Vocabulary;

/// Far more draws than a game makes.
const MOST_DRAWS: i64 = 1_000_000;

pub(crate) fn import(rules: &Components, version: Version, form: &Value) -> Result<Position, Vec<Fault>> {
    let document = Document::from_json(form);
    let faults = Faults::new();
    let root = Cursor::root(&document, &faults);
    let position = Reader { rules, version, root: &root }.position();
    root.close();
    if faults.is_empty() {
        check::check(rules, version, &position, &root);
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
        let own = Own {
            seat,
            hand: side::set(rules, &at.field("hand")).without(table.side(seat).seen),
            pile: side::list(rules, &at.field("pile")),
            passed: side::list(rules, &at.field("passed")),
            looked: side::list(rules, &at.field("looked")),
        };
        at.close();
        Some(own)
    });
    root.close();
    if faults.is_empty() {
        check::check(rules, version, &imagine(&view, rules, version, Seed::from_text("view")), &root);
    }
    faults.finish(view)
}

struct Reader<'a, 'b> {
    rules: &'a Components,
    version: Version,
    root: &'a Cursor<'b>,
}

impl Reader<'_, '_> {
    fn position(&self) -> Position {
        let table = self.table();
        Position { table, secret: self.secret(table.players.into()) }
    }

    fn table(&self) -> Table {
        let (rules, root) = (self.rules, self.root);
        let field = |name: &str| root.field(name);
        let _ = field("game").word(&[("settlers", ())]);
        let number = i64::from(self.version.number());
        let _ = field("rules").number(number..=number);
        let players = field("players").number(1..=MOST_PLAYERS as i64) as usize;
        let mut passed = Seats::NONE;
        field("passed").list().iter().for_each(|item| passed.insert(seat(item, players)));
        let mut table = Table {
            players: players as u8,
            lookout: field("lookout").word(Lookout::NAMES).unwrap_or(Lookout::Standard),
            format: field("format").word(Format::NAMES).unwrap_or(Format::Standard),
            round: field("round").number(1..=rules.rounds.into()) as u8,
            first: seat(&field("first"), players),
            active: seat(&field("active"), players),
            stage: field("stage").word(&Stage::NAMES).unwrap_or(Stage::Over),
            passed,
            pending: self.pending(players),
            cards: rules.decks[0].union(side::set(rules, &field("extra"))),
            discards: side::set(rules, &field("discards")),
            common: field("common").number(0..=250) as u8,
            offer: side::list(rules, &field("offer")),
            piles: self.piles(players),
            under: self.under(),
            prayer: self.prayer(&field("prayer")),
            pool: side::amounts(&field("pool"), Good::COUNT, 60).map(|n| n as u8),
            looked: [0; 2],
            shown: field("shown").number(0..=10_000) as u16,
            sides: [Side::default(); MOST_PLAYERS],
            rival: Virtual::default(),
        };
        for (slot, item) in table.looked.iter_mut().zip(field("looked").list_of("looked", 2..=2)) {
            *slot = item.number(0..=4) as u8;
        }
        for (index, at) in field("sides").list_of("sides", players..=players).iter().take(players).enumerate()
        {
            let (side, deck) = side::side(rules, self.version, at);
            table.sides[index] = side;
            table.cards = table.cards.union(deck);
        }
        if players == 1 {
            let at = field("virtual");
            table.sides[1].locations = side::locations(rules, &at.field("locations"));
            table.rival = Virtual {
                row: row(&at.field("row")),
                deck: side::amounts(&at.field("deck"), Good::COUNT, 9).map(|n| n as u8),
                collection: side::set(rules, &at.field("collection")),
            };
            at.close();
        }
        table
    }

    fn pending(&self, players: usize) -> Stack {
        let vocabulary = Vocabulary { rules: self.rules, version: self.version };
        let read = |words: &str| pending::parse(vocabulary, players, words);
        Stack::load(&self.root.field("pending"), MOST_LOADED, read)
    }

    fn piles(&self, players: usize) -> [u8; MOST_PLAYERS] {
        let mut piles = [0; MOST_PLAYERS];
        for (slot, item) in piles.iter_mut().zip(self.root.field("piles").list_of("piles", players..=players))
        {
            *slot = item.number(0..=3) as u8;
        }
        piles
    }

    fn under(&self) -> Under {
        let mut under = Under::default();
        for item in self.root.field("under").list_of("under", 0..=Under::MOST) {
            let words: Vec<&str> = item.text().split_whitespace().collect();
            let [card, host, why] = words[..] else {
                item.unknown(item.text(), vec!["COM001 JAP013 stash".to_owned()]);
                continue;
            };
            let lying = Lying::NAMES.iter().find(|(name, _)| *name == why).map(|(_, lying)| *lying);
            match (self.rules.card(card), self.rules.card(host), lying) {
                (Some(card), Some(host), Some(why)) => {
                    under.push(Tucked { card, host, why });
                }
                _ => item
                    .unknown(item.text(), Lying::NAMES.iter().map(|(name, _)| (*name).to_owned()).collect()),
            }
        }
        under
    }

    fn prayer(&self, at: &Cursor<'_>) -> Prayer {
        let mut prayer = Prayer {
            drawn: side::list(self.rules, &at.field("drawn")),
            used: side::list(self.rules, &at.field("used")),
            colour: colour(&at.field("colour")),
            tricolour: colour(&at.field("tricolour")),
            tokens: at.field("tokens").truth(),
            spent: [0; 3],
        };
        for (slot, item) in prayer.spent.iter_mut().zip(at.field("spent").list_of("spent", 3..=3)) {
            *slot = item.number(0..=30) as u8;
        }
        at.close();
        prayer
    }

    /// Of the first version how many draws were made; later the streams by name.
    fn chance(&self, at: &Cursor<'_>) -> Chance {
        let seed = at.field("seed").seed();
        let draws = at.field("draws").number(0..=MOST_DRAWS) as u32;
        let unmoved = self.version.chance(seed);
        let Some(mut streams) = unmoved.streams().copied() else { return Chance::resume(seed, draws, None) };
        let named = at.field("streams");
        for (stream, (name, _)) in streams.iter_mut().zip(Purpose::NAMES) {
            let numbers = named.field(name).list_of(name, 2..=2);
            let number = |place: usize| {
                numbers.get(place).map_or(0, |item: &Cursor<'_>| item.number(0..=u16::MAX.into())) as u16
            };
            *stream = Stream { shuffles: number(0), draws: number(1) };
        }
        named.close();
        Chance::resume(seed, draws, Some(streams))
    }

    fn secret(&self, players: usize) -> Secret {
        let at = self.root.field("secret");
        let rules = self.rules;
        let mut secret = Secret::nothing(self.chance(&at));
        secret.common = side::set(rules, &at.field("common"));
        secret.factions = side::set(rules, &at.field("factions"));
        let each = |name: &str| at.field(name).list_of(name, players..=players);
        let hands: Vec<Cards> = each("hands").iter().map(|item| side::set(rules, item)).collect();
        secret.hands.iter_mut().zip(hands).for_each(|(slot, hand)| *slot = hand);
        let piles: Vec<List<3>> = each("piles").iter().map(|item| side::list(rules, item)).collect();
        secret.piles.iter_mut().zip(piles).for_each(|(slot, pile)| *slot = pile);
        let passed: Vec<_> = each("passed").iter().map(|item| side::list(rules, item)).collect();
        secret.passed.iter_mut().zip(passed).for_each(|(slot, passed)| *slot = passed);
        secret.looked = side::list(rules, &at.field("looked"));
        at.close();
        secret
    }
}

fn seat(at: &Cursor<'_>, players: usize) -> Seat {
    Seat::new(at.number(0..=players as i64 - 1) as usize)
}

fn colour(at: &Cursor<'_>) -> Option<Colour> {
    if at.is_there() { at.word(Colour::NAMES) } else { None }
}

fn row(at: &Cursor<'_>) -> Row {
    let mut row = Row::default();
    for item in at.list_of("row", 0..=MOST_ATTACKS).iter().take(MOST_ATTACKS) {
        if let Some(good) = item.word(Good::NAMES) {
            row.put_last(good);
        }
    }
    row
}
