//! What component packs have in common: sources, ids, numbers in a row and by players.

use std::ops::RangeInclusive;

use crate::{Cursor, Id, Problem};

/// Where values of a pack come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provenance {
    /// Stated in or forced by the rulebook.
    Rulebook,
    /// Stated by independent public pages.
    Public,
    /// Made here.
    Designed,
}

const SOURCES: [(&str, Provenance); 3] =
    [("rulebook", Provenance::Rulebook), ("public", Provenance::Public), ("designed", Provenance::Designed)];

/// Reads a component pack: what every game's pack says in the same way.
///
/// ```
/// use khipu_core::{Cursor, Document, Faults};
///
/// let text = "[corn]\nsource = 'rulebook'\nsize = { 2 = 3, 3 = 4 }\nprice = [1, 9]\ncost = { wood = 2 }\n";
/// let (document, faults) = (Document::from_toml(text).unwrap(), Faults::new());
/// let corn = Cursor::root(&document, &faults).section("corn");
/// assert_eq!(corn.field("size").by_players(0..=5), [0, 0, 3, 4]);
/// assert_eq!(corn.field("price").numbers(0..=5), [1, 0]);
/// let cost = corn.field("cost");
/// assert_eq!((cost.number_or_none("wood", 0..=9), cost.number_or_none("gold", 0..=9)), (2, 0));
/// let faults: Vec<String> = faults.finish(()).unwrap_err().iter().map(ToString::to_string).collect();
/// assert_eq!(faults, ["corn.price[1] (line 4, column 13): 9 is not in 0..=5"]);
/// ```
impl Cursor<'_> {
    /// A table that says where its values come from.
    #[must_use]
    pub fn section(&self, name: &str) -> Self {
        let section = self.field(name);
        section.sourced();
        section
    }

    /// Says that this table must say where its values come from: there, if it can be read.
    pub fn sourced(&self) -> Option<Provenance> {
        self.field("source").word(&SOURCES)
    }

    /// Says that this table may say where its values come from.
    pub fn perhaps_sourced(&self) {
        let _ = self.optional("source").word(&SOURCES);
    }

    /// A list of so many numbers.
    #[must_use]
    pub fn numbers<const N: usize>(&self, bounds: RangeInclusive<i64>) -> [u8; N] {
        let mut numbers = [0; N];
        for (slot, item) in numbers.iter_mut().zip(self.list_of(self.path(), N..=N)) {
            *slot = item.number(bounds.clone()) as u8;
        }
        numbers
    }

    /// A number for each number of players from two on.
    #[must_use]
    pub fn by_players<const N: usize>(&self, bounds: RangeInclusive<i64>) -> [u8; N] {
        let mut table = [0; N];
        for (players, slot) in table.iter_mut().enumerate().skip(2) {
            *slot = self.field(&players.to_string()).number(bounds.clone()) as u8;
        }
        self.close();
        table
    }

    /// A number that may be there; none is 0.
    #[must_use]
    pub fn number_or_none(&self, name: &str, bounds: RangeInclusive<i64>) -> u8 {
        let part = self.optional(name);
        if part.is_there() { part.number(bounds) as u8 } else { 0 }
    }

    /// An id; a stand-in if it cannot be read.
    #[must_use]
    pub fn id(&self) -> Id {
        let id = Id::new(self.text());
        if self.is_there() && id.is_none() {
            self.unknown(self.text(), vec!["A-Z a-z 0-9 - _".to_owned()]);
        }
        id.unwrap_or_else(Id::unnamed)
    }

    /// An id that nothing else of its kind has; `same` says whether two are taken for one.
    #[must_use]
    pub fn new_id(&self, taken: &mut Vec<Id>, same: impl Fn(Id, Id) -> bool) -> Id {
        let id = self.id();
        if self.is_there() && taken.iter().any(|&other| same(other, id)) {
            self.fault(Problem::Twice { what: id.to_string() });
        }
        taken.push(id);
        id
    }
}
