//! What has changed of a piece: the elements inside it are looked at by themselves, so that a worker who moves does not
//! send the whole board again.
//!
//! Only hashes are remembered. An element is sent whole if its own tag or text has changed, or if it has more or fewer
//! elements inside; else only those inside it that have changed are sent, each named by its way down from the piece.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use serde::Serialize;

/// So many steps down from a piece elements are looked at by themselves.
const DEPTH: usize = 5;

/// Pieces that never change begin with this.
const STATIC: &str = "ground-";

/// Something to be drawn anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Change {
    /// A whole piece.
    Whole(String),
    /// An element inside a piece: the id of the piece, the way down by counting elements, and the element.
    Inner(String, Vec<u16>, String),
}

impl Change {
    /// What it is a drawing of.
    pub(crate) fn place(&self) -> (&str, &[u16]) {
        match self {
            Self::Whole(html) => (id_of(html).unwrap_or_default(), &[]),
            Self::Inner(id, way, _) => (id, way),
        }
    }
}

/// The pieces as they were last sent: the hash of each whole, and of the elements inside it.
#[derive(Default)]
pub(crate) struct Sent(HashMap<String, (u64, Box<[Node]>)>);

/// An element as it was sent. The elements of a piece stand one after another, each before those inside it; they are many,
/// and every pair of eyes has its own, so they are kept small.
#[derive(Clone, Copy)]
struct Node {
    /// The hash of the element without the elements inside it: 48 bits, so that a node has eight bytes.
    own: [u16; 3],
    /// How many are right inside it.
    inside: u16,
}

/// An element as a place in the text.
struct Element {
    start: usize,
    end: usize,
    inside: Vec<Element>,
}

impl Sent {
    /// Remembers a piece, and adds what must be drawn anew.
    pub(crate) fn changes(&mut self, id: &str, html: &str, into: &mut Vec<Change>) {
        let known = self.0.get_mut(id);
        if known.is_some() && id.starts_with(STATIC) {
            return;
        }
        let now = hash_of(html);
        if known.as_ref().is_some_and(|(before, _)| *before == now) {
            return;
        }
        // What we cannot read is sent whole when it changes.
        let whole = || Element { start: 0, end: html.len(), inside: Vec::new() };
        let element = element(html).filter(|found| found.end == html.len()).unwrap_or_else(whole);
        match known {
            Some((before, nodes)) => {
                *before = now;
                let fresh = learn(html, &element);
                let mut walk = Compared { id, html, known: nodes.iter(), fresh: fresh.iter(), into };
                walk.compare(&element, &mut Vec::new());
                *nodes = fresh;
            }
            None => {
                // What never changes need not be known in detail.
                let nodes = if id.starts_with(STATIC) { Box::default() } else { learn(html, &element) };
                self.0.insert(id.to_owned(), (now, nodes));
                into.push(Change::Whole(html.to_owned()));
            }
        }
    }
}

/// All elements of a piece, each before those inside it.
fn learn(html: &str, element: &Element) -> Box<[Node]> {
    fn add(html: &str, element: &Element, nodes: &mut Vec<Node>) {
        nodes.push(Node { own: hash(html, element), inside: element.inside.len() as u16 });
        element.inside.iter().for_each(|inner| add(html, inner, nodes));
    }
    let mut nodes = Vec::new();
    add(html, element, &mut nodes);
    nodes.into_boxed_slice()
}

/// Passes over an element and all that is inside it.
fn pass<'n>(nodes: &mut impl Iterator<Item = &'n Node>, node: Node) {
    for _ in 0..node.inside {
        if let Some(&inner) = nodes.next() {
            pass(nodes, inner);
        }
    }
}

/// A piece as it was sent and as it is now, element by element.
struct Compared<'a, 'n, N: Iterator<Item = &'n Node>> {
    id: &'a str,
    html: &'a str,
    known: N,
    fresh: N,
    into: &'a mut Vec<Change>,
}

impl<'n, N: Iterator<Item = &'n Node>> Compared<'_, 'n, N> {
    fn compare(&mut self, element: &Element, way: &mut Vec<u16>) {
        let (Some(&known), Some(&fresh)) = (self.known.next(), self.fresh.next()) else { return };
        if (known.own, known.inside) != (fresh.own, fresh.inside) {
            pass(&mut self.known, known);
            pass(&mut self.fresh, fresh);
            let html = self.html[element.start..element.end].to_owned();
            self.into.push(if way.is_empty() {
                Change::Whole(html)
            } else {
                Change::Inner(self.id.to_owned(), way.clone(), html)
            });
            return;
        }
        for (inner, index) in element.inside.iter().zip(0..) {
            way.push(index);
            self.compare(inner, way);
            way.pop();
        }
    }
}

/// The hash of an element without the elements inside it.
fn hash(html: &str, element: &Element) -> [u16; 3] {
    let mut hasher = DefaultHasher::new();
    let mut at = element.start;
    for inner in &element.inside {
        html[at..inner.start].hash(&mut hasher);
        at = inner.end;
    }
    html[at..element.end].hash(&mut hasher);
    let hash = hasher.finish();
    [hash as u16, (hash >> 16) as u16, (hash >> 32) as u16]
}

fn hash_of(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// HTML elements that have no end.
const VOID: [&str; 6] = ["area", "br", "hr", "img", "input", "wbr"];

/// The first element of a text with those inside it; none if the text is not as we write it.
fn element(html: &str) -> Option<Element> {
    let mut open: Vec<(&str, Element)> = Vec::new();
    let mut at = 0;
    loop {
        let start = at + html[at..].find('<')?;
        let end = tag_end(html, start)?;
        let tag = &html[start + 1..end - 1];
        at = end;
        let closed = if let Some(name) = tag.strip_prefix('/') {
            let (opened, mut element) = open.pop()?;
            if opened != name.trim() {
                return None;
            }
            element.end = end;
            element
        } else {
            let name = tag.split(|c: char| c.is_whitespace() || c == '/').next()?;
            let element = Element { start, end, inside: Vec::new() };
            if !tag.ends_with('/') && !VOID.contains(&name) {
                open.push((name, element));
                continue;
            }
            element
        };
        let depth = open.len();
        match open.last_mut() {
            // Deeper elements belong to the text of what holds them.
            Some((_, outer)) if depth <= DEPTH => outer.inside.push(closed),
            Some(_) => {}
            None => return Some(closed),
        }
    }
}

/// The place behind a tag. Texts in quotes may hold anything.
fn tag_end(html: &str, start: usize) -> Option<usize> {
    let mut quote = None;
    for (offset, byte) in html.as_bytes()[start..].iter().enumerate() {
        match (quote, byte) {
            (None, b'>') => return Some(start + offset + 1),
            (None, b'"' | b'\'') => quote = Some(*byte),
            (Some(open), byte) if *byte == open => quote = None,
            _ => {}
        }
    }
    None
}

/// The id of the first element of a text.
fn id_of(html: &str) -> Option<&str> {
    let at = html.find(" id=\"")? + 5;
    html[at..].split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changes(sent: &mut Sent, html: &str) -> Vec<Change> {
        let mut changed = Vec::new();
        sent.changes("board", html, &mut changed);
        changed
    }

    fn whole(html: &str) -> Change {
        Change::Whole(html.to_owned())
    }

    fn inner(way: &[u16], html: &str) -> Change {
        Change::Inner("board".to_owned(), way.to_owned(), html.to_owned())
    }

    fn board(here: &str, there: &str, day: &str, title: &str) -> String {
        format!(
            r#"<svg id="board" class="a > b">{title}<use href="x"/><g x="{here}"><path/></g><g><g x="{there}"/></g><text>{day}</text></svg>"#
        )
    }

    #[test]
    fn what_moves_is_sent_alone() {
        let mut sent = Sent::default();
        assert_eq!(changes(&mut sent, &board("1", "1", "1", "")), [whole(&board("1", "1", "1", ""))]);
        assert!(changes(&mut sent, &board("1", "1", "1", "")).is_empty());
        assert_eq!(changes(&mut sent, &board("2", "1", "1", "")), [inner(&[1], r#"<g x="2"><path/></g>"#)]);
        assert_eq!(
            changes(&mut sent, &board("2", "5", "2", "")),
            [inner(&[2, 0], r#"<g x="5"/>"#), inner(&[3], "<text>2</text>")]
        );
    }

    #[test]
    fn text_of_its_own_sends_the_whole() {
        let mut sent = Sent::default();
        changes(&mut sent, &board("1", "1", "1", ""));
        assert_eq!(changes(&mut sent, &board("2", "1", "1", "x")), [whole(&board("2", "1", "1", "x"))]);
        // What went out with the whole is known.
        assert!(changes(&mut sent, &board("2", "1", "1", "x")).is_empty());
    }

    #[test]
    fn an_element_that_comes_or_goes_changes_what_holds_it() {
        let mut sent = Sent::default();
        let with = r#"<div id="board"><p><b>1</b></p></div>"#;
        let without = r#"<div id="board"><p></p></div>"#;
        changes(&mut sent, with);
        assert_eq!(changes(&mut sent, without), [inner(&[0], "<p></p>")]);
        assert_eq!(changes(&mut sent, with), [inner(&[0], "<p><b>1</b></p>")]);
    }

    #[test]
    fn what_is_not_well_formed_is_sent_whole() {
        let mut sent = Sent::default();
        for odd in ["<div id=\"board\"><b></div>", "board", "<div id=\"board\">", "<p>1</p><p>2</p>"] {
            assert_eq!(changes(&mut sent, odd), [whole(odd)]);
        }
    }

    #[test]
    fn deep_elements_belong_to_what_holds_them() {
        let mut sent = Sent::default();
        let deep = |n: usize| format!(r#"<div id="board">{}{n}{}</div>"#, "<i>".repeat(9), "</i>".repeat(9));
        changes(&mut sent, &deep(1));
        let changed = changes(&mut sent, &deep(2));
        assert_eq!(changed.len(), 1);
        assert_eq!(changed[0].place(), ("board", &[0; DEPTH][..]));
    }
}
