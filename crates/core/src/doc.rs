//! Reading documents from outside (component files in TOML, positions in JSON) so that *every* fault is found.
//!
//! A reader asks a [`Cursor`] for its fields. What is missing or wrong goes to the list of faults with its place, and
//! the reader goes on with a harmless stand-in; whoever started the reading looks at the list at the end.

use std::cell::RefCell;
use std::ops::RangeInclusive;

use serde_json::Value;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::{Fault, Kind, Place, Points, Problem, Seat, Seed, Viewer};

/// A document as a tree, with places where the text is known.
///
/// ```
/// use khipu_core::{Cursor, Document, Faults};
///
/// let document = Document::from_toml("[corn]\nstart = 12\nname = 'maize'\n").unwrap();
/// let faults = Faults::new();
/// let root = Cursor::root(&document, &faults);
/// let corn = root.field("corn");
/// assert_eq!(corn.field("start").number(0..=9), 0);
/// corn.close();
/// root.close();
/// let faults: Vec<String> = faults.finish(()).unwrap_err().iter().map(ToString::to_string).collect();
/// assert_eq!(faults[0], "corn.start (line 2, column 9): 12 is not in 0..=9");
/// assert!(faults[1].ends_with("unknown field `name`"));
/// ```
#[derive(Clone, Debug)]
pub struct Document {
    root: Node,
}

#[derive(Clone, Debug)]
struct Node {
    tree: Tree,
    /// Line and column in the text.
    at: Option<(u32, u32)>,
}

#[derive(Clone, Debug)]
enum Tree {
    Null,
    Truth(bool),
    Whole(i64),
    Real(f64),
    Text(String),
    List(Vec<Node>),
    Table(Vec<(String, Node)>),
}

impl Document {
    /// Reads TOML.
    ///
    /// # Errors
    /// The first place where the text is no TOML.
    pub fn from_toml(text: &str) -> Result<Self, Fault> {
        let lines = LineIndex::new(text);
        match DeTable::parse(text) {
            Ok(table) => {
                let at = Some(lines.locate(table.span().start));
                Ok(Self { root: Node { tree: toml_table(table.into_inner(), &lines), at } })
            }
            Err(error) => {
                let (line, column) = lines.locate(error.span().map_or(0, |span| span.start));
                let place = Place { path: String::new(), line: Some(line), column: Some(column) };
                Err(Fault { place, problem: Problem::Syntax { detail: error.message().to_owned() } })
            }
        }
    }

    /// A hash of the values alone: comments, order, spacing, and notes on where values come from (`source`) do not
    /// count, so a record stays true when they change.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut text = String::new();
        self.root.write_canonical(&mut text);
        let digest = blake3::hash(text.as_bytes());
        let [a, b, c, d, e, f, g, h, ..] = *digest.as_bytes();
        u64::from_be_bytes([a, b, c, d, e, f, g, h])
    }

    /// Takes over JSON.
    #[must_use]
    pub fn from_json(value: &Value) -> Self {
        Self { root: json_node(value) }
    }
}

impl Node {
    fn write_canonical(&self, text: &mut String) {
        match &self.tree {
            Tree::Null => text.push_str("null"),
            Tree::Truth(truth) => text.push_str(&truth.to_string()),
            Tree::Whole(number) => text.push_str(&number.to_string()),
            Tree::Real(number) => text.push_str(&number.to_string()),
            Tree::Text(string) => text.push_str(&Value::from(string.as_str()).to_string()),
            Tree::List(items) => {
                text.push('[');
                for item in items {
                    item.write_canonical(text);
                    text.push(',');
                }
                text.push(']');
            }
            Tree::Table(entries) => {
                let mut sorted: Vec<&(String, Self)> =
                    entries.iter().filter(|(key, _)| key != "source").collect();
                sorted.sort_by(|(one, _), (other, _)| one.cmp(other));
                text.push('{');
                for (key, node) in sorted {
                    text.push_str(&Value::from(key.as_str()).to_string());
                    text.push(':');
                    node.write_canonical(text);
                    text.push(',');
                }
                text.push('}');
            }
        }
    }
}

fn json_node(value: &Value) -> Node {
    let tree = match value {
        Value::Null => Tree::Null,
        Value::Bool(truth) => Tree::Truth(*truth),
        Value::Number(number) => {
            number.as_i64().map_or_else(|| Tree::Real(number.as_f64().unwrap_or(f64::NAN)), Tree::Whole)
        }
        Value::String(text) => Tree::Text(text.clone()),
        Value::Array(list) => Tree::List(list.iter().map(json_node).collect()),
        Value::Object(map) => Tree::Table(map.iter().map(|(k, v)| (k.clone(), json_node(v))).collect()),
    };
    Node { tree, at: None }
}

fn toml_table(table: DeTable<'_>, lines: &LineIndex) -> Tree {
    Tree::Table(table.into_iter().map(|(k, v)| (k.into_inner().into_owned(), toml_node(v, lines))).collect())
}

fn toml_node(value: Spanned<DeValue<'_>>, lines: &LineIndex) -> Node {
    let at = Some(lines.locate(value.span().start));
    let tree = match value.into_inner() {
        DeValue::Boolean(truth) => Tree::Truth(truth),
        DeValue::Integer(number) => {
            i64::from_str_radix(number.as_str(), number.radix()).map_or(Tree::Real(f64::NAN), Tree::Whole)
        }
        DeValue::Float(number) => Tree::Real(number.as_str().parse().unwrap_or(f64::NAN)),
        DeValue::String(text) => Tree::Text(text.into_owned()),
        DeValue::Array(list) => Tree::List(list.into_iter().map(|v| toml_node(v, lines)).collect()),
        DeValue::Table(table) => toml_table(table, lines),
        DeValue::Datetime(_) => Tree::Null,
    };
    Node { tree, at }
}

/// Where the lines of a text begin.
struct LineIndex(Vec<usize>);

impl LineIndex {
    fn new(text: &str) -> Self {
        Self(std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect())
    }

    fn locate(&self, offset: usize) -> (u32, u32) {
        let line = self.0.partition_point(|&start| start <= offset).max(1);
        (line as u32, (offset - self.0[line - 1] + 1) as u32)
    }
}

/// The faults found so far.
#[derive(Debug, Default)]
pub struct Faults(RefCell<Vec<Fault>>);

impl Faults {
    /// No faults yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Notes a fault.
    pub fn push(&self, fault: Fault) {
        self.0.borrow_mut().push(fault);
    }

    /// Whether all is well so far.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.borrow().is_empty()
    }

    /// The value, if nothing was wrong with it.
    ///
    /// # Errors
    /// All faults noted.
    pub fn finish<T>(self, value: T) -> Result<T, Vec<Fault>> {
        let faults = self.0.into_inner();
        if faults.is_empty() { Ok(value) } else { Err(faults) }
    }
}

/// A place in a document, from which its fields are read.
#[derive(Debug)]
pub struct Cursor<'a> {
    node: Option<&'a Node>,
    path: String,
    at: Option<(u32, u32)>,
    faults: &'a Faults,
    /// Fields asked for: the others are unknown.
    asked: RefCell<Vec<String>>,
}

impl<'a> Cursor<'a> {
    /// The document as a whole.
    #[must_use]
    pub fn root(document: &'a Document, faults: &'a Faults) -> Self {
        Self::new(Some(&document.root), String::new(), document.root.at, faults)
    }

    fn new(node: Option<&'a Node>, path: String, at: Option<(u32, u32)>, faults: &'a Faults) -> Self {
        Self { node, path, at, faults, asked: RefCell::default() }
    }

    /// Notes a fault here.
    pub fn fault(&self, problem: Problem) {
        let (line, column) = self.at.unzip();
        self.faults.push(Fault { place: Place { path: self.path.clone(), line, column }, problem });
    }

    /// The way to this place.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Whether something is here: false for the stand-in of a missing field, and for null.
    #[must_use]
    pub fn is_there(&self) -> bool {
        !matches!(self.node, None | Some(Node { tree: Tree::Null, .. }))
    }

    /// Whether a text is here.
    #[must_use]
    pub fn is_text(&self) -> bool {
        matches!(self.node, Some(Node { tree: Tree::Text(_), .. }))
    }

    /// A field that must be there.
    #[must_use]
    pub fn field(&self, name: &str) -> Self {
        let found = self.optional(name);
        if found.node.is_none() && self.node.is_some() && self.entries().is_some() {
            self.fault(Problem::Missing { field: name.to_owned() });
        }
        found
    }

    /// A field that may be there.
    #[must_use]
    pub fn optional(&self, name: &str) -> Self {
        self.asked.borrow_mut().push(name.to_owned());
        let node =
            self.entries().and_then(|all| all.iter().find(|(key, _)| key == name)).map(|(_, node)| node);
        let path = if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) };
        Self::new(node, path, node.and_then(|n| n.at).or(self.at), self.faults)
    }

    /// Says that this is a table and that all its fields have been asked for: any other is unknown.
    pub fn close(&self) {
        match self.node.map(|node| &node.tree) {
            None => {}
            Some(Tree::Table(entries)) => {
                let asked = self.asked.borrow();
                for (key, node) in entries.iter().filter(|(key, _)| !asked.contains(key)) {
                    let (line, column) = node.at.unzip();
                    let place = Place { path: self.path.clone(), line, column };
                    let field: String = key.chars().take(60).collect();
                    self.faults.push(Fault { place, problem: Problem::UnknownField { field } });
                }
            }
            Some(_) => self.fault(Problem::Type { wanted: Kind::Table }),
        }
    }

    fn entries(&self) -> Option<&'a [(String, Node)]> {
        match self.node.map(|node| &node.tree) {
            Some(Tree::Table(entries)) => Some(entries),
            _ => None,
        }
    }

    /// The fields of a table whose names are data.
    #[must_use]
    pub fn fields(&self) -> Vec<(String, Self)> {
        let Some(entries) = self.entries() else {
            if self.node.is_some() {
                self.fault(Problem::Type { wanted: Kind::Table });
            }
            return Vec::new();
        };
        entries.iter().map(|(key, _)| (key.clone(), self.optional(key))).collect()
    }

    /// The items of a list.
    #[must_use]
    pub fn list(&self) -> Vec<Self> {
        match self.node.map(|node| &node.tree) {
            Some(Tree::List(items)) => items
                .iter()
                .enumerate()
                .map(|(i, node)| {
                    Self::new(Some(node), format!("{}[{i}]", self.path), node.at.or(self.at), self.faults)
                })
                .collect(),
            None => Vec::new(),
            Some(_) => {
                self.fault(Problem::Type { wanted: Kind::List });
                Vec::new()
            }
        }
    }

    /// The items of a list that must have so many.
    #[must_use]
    pub fn list_of(&self, what: &str, lengths: RangeInclusive<usize>) -> Vec<Self> {
        let items = self.list();
        if matches!(self.node, Some(Node { tree: Tree::List(_), .. })) && !lengths.contains(&items.len()) {
            let wanted = if items.len() < *lengths.start() { *lengths.start() } else { *lengths.end() };
            let (found, wanted) = (items.len() as i64, wanted as i64);
            self.fault(Problem::Count { what: what.to_owned(), found, wanted });
        }
        items
    }

    /// A whole number within bounds; the lower bound stands in for a fault.
    #[must_use]
    pub fn number(&self, bounds: RangeInclusive<i64>) -> i64 {
        let (min, max) = (*bounds.start(), *bounds.end());
        match self.node.map(|node| &node.tree) {
            Some(Tree::Whole(found)) if bounds.contains(found) => *found,
            Some(Tree::Whole(found)) => {
                self.fault(Problem::Range { found: *found, min, max });
                min
            }
            Some(_) => {
                self.fault(Problem::Type { wanted: Kind::Number });
                min
            }
            None => min,
        }
    }

    /// Points, whole or in quarters, up to `most` either way.
    #[must_use]
    pub fn points(&self, most: i32) -> Points {
        let real = match self.node.map(|node| &node.tree) {
            Some(Tree::Whole(whole)) => *whole as f64,
            Some(Tree::Real(real)) => *real,
            None => return Points::ZERO,
            Some(_) => f64::NAN,
        };
        let quarters = real * 4.0;
        if quarters.is_finite() && quarters.fract() == 0.0 && real.abs() <= f64::from(most) {
            return Points::quarters(quarters as i32);
        }
        if real.is_finite() && real.abs() > f64::from(most) {
            let most = i64::from(most);
            // The fault names whole numbers: a quarter beyond the bound must not look as if it were within.
            let found = (real.abs().ceil() * real.signum()) as i64;
            self.fault(Problem::Range { found, min: -most, max: most });
        } else {
            self.fault(Problem::Type { wanted: Kind::Points });
        }
        Points::ZERO
    }

    /// True or false.
    #[must_use]
    pub fn truth(&self) -> bool {
        match self.node.map(|node| &node.tree) {
            Some(Tree::Truth(truth)) => *truth,
            None => false,
            Some(_) => {
                self.fault(Problem::Type { wanted: Kind::Truth });
                false
            }
        }
    }

    /// A text; empty as a stand-in.
    #[must_use]
    pub fn text(&self) -> &'a str {
        match self.node.map(|node| &node.tree) {
            Some(Tree::Text(text)) => text,
            None => "",
            Some(_) => {
                self.fault(Problem::Type { wanted: Kind::Text });
                ""
            }
        }
    }

    /// A word out of those known here, with its meaning.
    #[must_use]
    pub fn word<T: Copy>(&self, known: &[(&str, T)]) -> Option<T> {
        self.node?;
        let word = self.text();
        let found = known.iter().find(|(name, _)| *name == word).map(|(_, meaning)| *meaning);
        if found.is_none() {
            self.unknown(word, known.iter().map(|(name, _)| (*name).to_owned()).collect());
        }
        found
    }

    /// Notes a word that is not known here.
    pub fn unknown(&self, word: &str, known: Vec<String>) {
        self.fault(Problem::UnknownWord { word: word.chars().take(60).collect(), known });
    }

    /// Who looks: the number of a seat, or `"spectator"`.
    #[must_use]
    pub fn viewer(&self, players: usize) -> Viewer {
        if self.is_text() {
            let _ = self.word(&[("spectator", ())]);
            return Viewer::Spectator;
        }
        Viewer::Seat(Seat::new(self.number(0..=players as i64 - 1) as usize))
    }

    /// A seed in hexadecimal digits.
    #[must_use]
    pub fn seed(&self) -> Seed {
        if self.node.is_some() {
            if let Some(seed) = Seed::from_hex(self.text()) {
                return seed;
            }
            self.fault(Problem::Type { wanted: Kind::Seed });
        }
        Seed::from_bytes([0; 32])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str, read: impl Fn(&Cursor<'_>)) -> Vec<(String, Option<u32>, Problem)> {
        let document = Document::from_toml(text).expect("TOML");
        let faults = Faults::new();
        read(&Cursor::root(&document, &faults));
        let faults = faults.finish(()).err().unwrap_or_default();
        faults.into_iter().map(|f| (f.place.path, f.place.line, f.problem)).collect()
    }

    #[test]
    fn every_fault_is_listed_with_its_place() {
        let text = "[a]\nx = 7\ny = \"no\"\nextra = 1\n[b]\nlist = [1, 99]\n";
        let found = faults(text, |root| {
            let a = root.field("a");
            assert_eq!(a.field("x").number(0..=5), 0);
            assert_eq!(a.field("y").number(0..=5), 0);
            assert_eq!(a.field("z").number(1..=5), 1);
            a.close();
            let numbers: Vec<i64> =
                root.field("b").field("list").list().iter().map(|n| n.number(0..=9)).collect();
            assert_eq!(numbers, [1, 0]);
            root.close();
        });
        assert_eq!(
            found,
            [
                ("a.x".into(), Some(2), Problem::Range { found: 7, min: 0, max: 5 }),
                ("a.y".into(), Some(3), Problem::Type { wanted: Kind::Number }),
                ("a".into(), Some(1), Problem::Missing { field: "z".into() }),
                ("a".into(), Some(4), Problem::UnknownField { field: "extra".into() }),
                ("b.list[1]".into(), Some(6), Problem::Range { found: 99, min: 0, max: 9 }),
            ]
        );
    }

    #[test]
    fn points_come_in_quarters() {
        let read = |value: Value| {
            let document = Document::from_json(&value);
            let faults = Faults::new();
            let points = Cursor::root(&document, &faults).points(1000);
            faults.finish(points).map_err(|faults| faults.len())
        };
        assert_eq!(read(2.25.into()), Ok(Points::quarters(9)));
        assert_eq!(read((-3).into()), Ok(Points::whole(-3)));
        assert_eq!(read(0.3.into()), Err(1));
        assert_eq!(read(1e300.into()), Err(1));
        assert_eq!(read("1".into()), Err(1));
    }

    #[test]
    fn the_fingerprint_is_that_of_the_values() {
        let print = |text: &str| Document::from_toml(text).expect("TOML").fingerprint();
        let one = print("# a comment\n[a]\nsource = \"here\"\nx = 1\ny = [2]\n");
        assert_eq!(one, print("[a]\ny = [ 2 ]\nx = 0x1\nsource = \"there\"\n"));
        assert_ne!(one, print("[a]\nx = 1\ny = [3]\n"));
        assert_ne!(one, print("[a]\nx = 1\ny = 2\n"));
    }

    #[test]
    fn broken_text_is_placed() {
        let fault = Document::from_toml("a = 1\nb = = 2\n").expect_err("no TOML");
        assert_eq!(fault.place.line, Some(2));
        assert!(matches!(fault.problem, Problem::Syntax { .. }));
    }
}
