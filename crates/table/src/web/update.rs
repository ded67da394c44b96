//! What goes to the tabs after a move, as JSON: what several of them get is written once.

use std::sync::Arc;

use khipu_board::Piece;
use khipu_core::quote;
use serde::Serialize;

use super::message::{Message, MessageText, SharedText};

/// An element of the page, as JSON.
#[derive(Clone)]
pub(super) struct Element {
    id: Arc<str>,
    json: Arc<str>,
}

impl Element {
    pub(super) fn new(id: &str, html: &str) -> Self {
        let mut json = String::new();
        quote(html, &mut json);
        Self { id: id.into(), json: json.into() }
    }
}

/// Elements that are sent together, to one viewer or to all of them.
#[derive(Clone)]
pub(super) struct Elements {
    each: Arc<[Element]>,
    /// All of them, with commas between them.
    text: Arc<SharedText>,
}

impl Elements {
    pub(super) fn is_empty(&self) -> bool {
        self.each.is_empty()
    }
}

impl FromIterator<Element> for Elements {
    fn from_iter<I: IntoIterator<Item = Element>>(elements: I) -> Self {
        let each: Arc<[Element]> = elements.into_iter().collect();
        let mut text = String::with_capacity(each.iter().map(|element| element.json.len() + 1).sum());
        for element in &*each {
            if !text.is_empty() {
                text.push(',');
            }
            text.push_str(&element.json);
        }
        Self { each, text: Arc::new(SharedText::new(text)) }
    }
}

impl From<Vec<Piece>> for Elements {
    fn from(pieces: Vec<Piece>) -> Self {
        pieces.iter().map(|piece| Element::new(&piece.id, &piece.html)).collect()
    }
}

/// Of several drawings of one element only the last is sent.
pub(super) fn latest(all: Vec<Elements>) -> Vec<Elements> {
    let again = |(place, elements): (usize, &Elements)| {
        let later = || all[place + 1..].iter().flat_map(|later| &*later.each);
        elements.each.iter().any(|element| later().any(|other| other.id == element.id))
    };
    if !all.iter().enumerate().any(again) {
        return all;
    }
    let mut kept: Vec<&Element> = Vec::new();
    for element in all.iter().rev().flat_map(|elements| elements.each.iter().rev()) {
        if kept.iter().all(|known| known.id != element.id) {
            kept.push(element);
        }
    }
    vec![kept.into_iter().rev().cloned().collect()]
}

/// A scene: what is said, where, and what looks different then.
pub(super) struct Frame {
    pub(super) say: Vec<String>,
    pub(super) at: Vec<String>,
    pub(super) pieces: Vec<Elements>,
}

/// What the viewer can do.
#[derive(Serialize)]
pub(super) struct Moves {
    pub(super) parts: Vec<String>,
    pub(super) moves: Vec<Vec<u16>>,
}

/// Lines of later moves than `from` are dropped, then these are added.
#[derive(Serialize)]
pub(super) struct Log {
    pub(super) from: usize,
    pub(super) lines: Vec<String>,
}

/// What goes to the tabs of a viewer.
#[derive(Serialize)]
pub(super) struct Update {
    pub(super) v: u64,
    pub(super) step: usize,
    pub(super) moves: Moves,
    pub(super) log: Log,
    pub(super) chat: Vec<String>,
    pub(super) undo: usize,
    pub(super) mine: bool,
    pub(super) over: bool,
    pub(super) waits: bool,
    /// How the board comes there, and how it looks then.
    #[serde(skip)]
    pub(super) frames: Vec<Frame>,
    #[serde(skip)]
    pub(super) pieces: Vec<Elements>,
}

impl Update {
    /// The message with all of it.
    pub(super) fn message(&self) -> Message {
        let mut text = MessageText::default();
        // Plain structs of texts and numbers: they always have a JSON form.
        text.own = serde_json::to_string(self).unwrap_or_default();
        text.own.pop();
        text.own.push_str(r#","frames":["#);
        for (place, frame) in self.frames.iter().enumerate() {
            text.own.push_str(if place > 0 { r#",{"say":"# } else { r#"{"say":"# });
            text.own.push_str(&serde_json::to_string(&frame.say).unwrap_or_default());
            text.own.push_str(r#","at":"#);
            text.own.push_str(&serde_json::to_string(&frame.at).unwrap_or_default());
            text.own.push_str(r#","pieces":"#);
            write_pieces(&frame.pieces, &mut text);
            text.own.push('}');
        }
        text.own.push_str(r#"],"pieces":"#);
        write_pieces(&self.pieces, &mut text);
        text.own.push('}');
        text.finish(self.v)
    }
}

fn write_pieces(pieces: &[Elements], text: &mut MessageText) {
    text.own.push('[');
    for (place, elements) in pieces.iter().filter(|elements| !elements.is_empty()).enumerate() {
        if place > 0 {
            text.own.push(',');
        }
        // What one viewer alone gets is shared by nobody.
        if Arc::strong_count(&elements.text) > 1 {
            text.share(&elements.text);
        } else {
            text.own.push_str(elements.text.plain());
        }
    }
    text.own.push(']');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(ids: &[&str], html: &str) -> Elements {
        ids.iter().map(|id| Element::new(id, &format!("{html} {id}"))).collect()
    }

    fn update(pieces: Vec<Elements>) -> serde_json::Value {
        let frame = Frame { say: vec!["said".to_owned()], at: Vec::new(), pieces: pieces.clone() };
        let update = Update {
            v: 3,
            step: 2,
            moves: Moves { parts: Vec::new(), moves: Vec::new() },
            log: Log { from: 1, lines: Vec::new() },
            chat: Vec::new(),
            undo: 0,
            mine: false,
            over: false,
            waits: false,
            frames: vec![frame],
            pieces,
        };
        serde_json::from_str(update.message().text(false)).expect("JSON")
    }

    #[test]
    fn of_one_element_only_the_last_drawing_is_sent() {
        let pieces = latest(vec![some(&["a", "b"], "old"), some(&[], ""), some(&["b", "c"], "new")]);
        assert_eq!(update(pieces)["pieces"], serde_json::json!(["old a", "new b", "new c"]));
    }

    #[test]
    fn shared_and_own_elements_are_one_list() {
        let shared = some(&["a", "b"], &"\"shared\"".repeat(99));
        let pieces = latest(vec![shared.clone(), some(&["c"], "own"), some(&[], "")]);
        let update = update(pieces);
        assert_eq!(update["v"], 3);
        for list in [&update["pieces"], &update["frames"][0]["pieces"]] {
            let list = list.as_array().expect("a list");
            assert_eq!(list.len(), 3);
            assert_eq!((list[2].as_str(), list[0].as_str().map(str::len)), (Some("own c"), Some(99 * 8 + 2)));
        }
        drop(shared);
    }
}
