//! What goes to the tabs after a move, as JSON: what several of them get is written once.

use std::ops::Range;
use std::sync::Arc;

use khipu_board::Piece;
use khipu_core::quote;
use khipu_registry::Heard;
use serde::Serialize;

use super::message::{Message, MessageText, SharedText};

/// Elements of the page that are sent together, to one viewer or to all of them.
#[derive(Clone)]
pub(super) struct Elements {
    /// All of them as JSON, with commas between them.
    text: Arc<SharedText>,
    /// The id of each, and where it stands in the text.
    each: Arc<[(String, Range<usize>)]>,
}

impl Elements {
    fn new(text: Vec<u8>, each: Vec<(String, Range<usize>)>) -> Self {
        Self { text: Arc::new(SharedText::new(text)), each: each.into() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.each.is_empty()
    }

    /// Each element: its id, and itself as JSON.
    fn each(&self) -> impl DoubleEndedIterator<Item = (&str, &[u8])> {
        self.each.iter().map(|(id, place)| (id.as_str(), &self.text.plain()[place.clone()]))
    }
}

impl<I: Into<String>> FromIterator<(I, String)> for Elements {
    fn from_iter<T: IntoIterator<Item = (I, String)>>(elements: T) -> Self {
        let elements: Vec<(I, String)> = elements.into_iter().collect();
        // What `quote` asks for at most.
        let room = elements.iter().map(|(_, html)| 2 * html.len() + 32).sum();
        let mut text = Vec::with_capacity(room);
        let add = |(id, html): (I, String)| (id.into(), add(&mut text, |text| quote(&html, text)));
        let each = elements.into_iter().map(add).collect();
        Self::new(text, each)
    }
}

impl From<Vec<Piece>> for Elements {
    fn from(pieces: Vec<Piece>) -> Self {
        pieces.into_iter().map(|piece| (piece.id, piece.html)).collect()
    }
}

/// Adds an element to a list, and says where it stands there.
fn add(list: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) -> Range<usize> {
    if !list.is_empty() {
        list.push(b',');
    }
    let start = list.len();
    write(list);
    start..list.len()
}

/// Of several drawings of one element only the last is sent.
pub(super) fn latest(all: Vec<Elements>) -> Vec<Elements> {
    let again = |(place, elements): (usize, &Elements)| {
        let later = || all[place + 1..].iter().flat_map(Elements::each);
        elements.each().any(|(id, _)| later().any(|(other, _)| other == id))
    };
    if !all.iter().enumerate().any(again) {
        return all;
    }
    let mut kept: Vec<(&str, &[u8])> = Vec::new();
    for (id, json) in all.iter().rev().flat_map(|elements| elements.each().rev()) {
        if kept.iter().all(|(known, _)| *known != id) {
            kept.push((id, json));
        }
    }
    let mut text = Vec::new();
    let add =
        |(id, json): (&str, &[u8])| (id.to_owned(), add(&mut text, |text| text.extend_from_slice(json)));
    let each = kept.into_iter().rev().map(add).collect();
    vec![Elements::new(text, each)]
}

/// A scene: what is said, and what looks different then.
#[derive(Clone)]
pub(super) struct Frame {
    pub(super) said: Option<Arc<Heard>>,
    pub(super) pieces: Vec<Elements>,
}

/// How the board comes to look as it does.
#[derive(Clone)]
pub(super) enum Frames {
    /// As several viewers see it.
    Shared(Arc<SharedText>),
    /// As one viewer alone sees it.
    Own(Vec<Frame>),
}

impl Frames {
    /// The scenes as several viewers see them.
    pub(super) fn shared(frames: &[Frame]) -> Self {
        let mut text = MessageText::default();
        write_frames(frames, &mut text);
        Self::Shared(Arc::new(text.into_shared()))
    }
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

impl Log {
    pub(super) fn text(&self) -> Arc<SharedText> {
        Arc::new(SharedText::new(json(self)))
    }
}

/// What goes to the tabs of a viewer.
#[derive(Serialize)]
pub(super) struct Update {
    pub(super) v: u64,
    pub(super) step: usize,
    pub(super) moves: Moves,
    pub(super) chat: Vec<String>,
    pub(super) undo: usize,
    pub(super) mine: bool,
    pub(super) over: bool,
    pub(super) waits: bool,
    /// A [`Log`].
    #[serde(skip)]
    pub(super) log: Arc<SharedText>,
    /// How the board comes there, and how it looks then.
    #[serde(skip)]
    pub(super) frames: Frames,
    #[serde(skip)]
    pub(super) pieces: Vec<Elements>,
}

impl Update {
    /// The message with all of it.
    pub(super) fn message(&self) -> Message {
        let mut text = MessageText::default();
        text.own = json(self);
        text.own.pop();
        text.add(r#","log":"#);
        text.share(&self.log);
        text.add(r#","frames":"#);
        match &self.frames {
            Frames::Shared(frames) => text.share(frames),
            Frames::Own(frames) => write_frames(frames, &mut text),
        }
        text.add(r#","pieces":"#);
        write_pieces(&self.pieces, &mut text);
        text.add("}");
        text.finish(self.v)
    }
}

/// Plain structs of texts and numbers always have a JSON form.
fn json(value: &(impl Serialize + ?Sized)) -> Vec<u8> {
    serde_json::to_vec(value).unwrap_or_default()
}

fn write_frames(frames: &[Frame], text: &mut MessageText) {
    text.add("[");
    for (place, Frame { said, pieces }) in frames.iter().enumerate() {
        let (say, at) =
            said.as_ref().map_or((&[][..], &[][..]), |heard| (std::slice::from_ref(&heard.say), &heard.at));
        text.add(if place > 0 { r#",{"say":"# } else { r#"{"say":"# });
        text.own.extend(json(say));
        text.add(r#","at":"#);
        text.own.extend(json(at));
        text.add(r#","pieces":"#);
        write_pieces(pieces, text);
        text.add("}");
    }
    text.add("]");
}

fn write_pieces(pieces: &[Elements], text: &mut MessageText) {
    text.add("[");
    for (place, elements) in pieces.iter().filter(|elements| !elements.is_empty()).enumerate() {
        if place > 0 {
            text.add(",");
        }
        // What one viewer alone gets is shared by nobody.
        if Arc::strong_count(&elements.text) > 1 {
            text.share(&elements.text);
        } else {
            text.own.extend_from_slice(elements.text.plain());
        }
    }
    text.add("]");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(ids: &[&str], html: &str) -> Elements {
        ids.iter().map(|&id| (id, format!("{html} {id}"))).collect()
    }

    fn update(pieces: &[Elements]) -> serde_json::Value {
        let heard = Heard { say: "said".to_owned(), at: vec!["there".to_owned()], who: None, quiet: false };
        let frames = || vec![Frame { said: Some(Arc::new(heard.clone())), pieces: pieces.to_vec() }];
        let [own, shared] = [Frames::Own(frames()), Frames::shared(&frames())].map(|frames| {
            let update = Update {
                v: 3,
                step: 2,
                moves: Moves { parts: Vec::new(), moves: Vec::new() },
                log: Log { from: 1, lines: Vec::new() }.text(),
                chat: Vec::new(),
                undo: 0,
                mine: false,
                over: false,
                waits: false,
                frames,
                pieces: pieces.to_vec(),
            };
            serde_json::from_slice::<serde_json::Value>(update.message().data(false)).expect("JSON")
        });
        assert_eq!(own, shared);
        assert_eq!(
            (&own["frames"][0]["say"][0], &own["frames"][0]["at"][0]),
            (&"said".into(), &"there".into())
        );
        own
    }

    #[test]
    fn of_one_element_only_the_last_drawing_is_sent() {
        let pieces = latest(vec![some(&["a", "b"], "old"), some(&[], ""), some(&["b", "c"], "new")]);
        assert_eq!(update(&pieces)["pieces"], serde_json::json!(["old a", "new b", "new c"]));
    }

    #[test]
    fn shared_and_own_elements_are_one_list() {
        let shared = some(&["a", "b"], &"\"shared\"".repeat(99));
        let pieces = latest(vec![shared.clone(), some(&["c"], "own"), some(&[], "")]);
        let update = update(&pieces);
        assert_eq!(update["v"], 3);
        for list in [&update["pieces"], &update["frames"][0]["pieces"]] {
            let list = list.as_array().expect("a list");
            assert_eq!(list.len(), 3);
            assert_eq!((list[2].as_str(), list[0].as_str().map(str::len)), (Some("own c"), Some(99 * 8 + 2)));
        }
        drop(shared);
    }
}
