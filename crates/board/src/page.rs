//! What a game draws on. A piece whose drawing would look as it did the last time is not drawn again.
//!
//! Everybody at a table sees a board of some fifty pieces, and a move changes a few of them. So a game says of each piece
//! what it is *made from*, and only when that has changed is the piece drawn; only when it looks different then is it
//! sent. The walks through whole games in the tests compare every such drawing with one that was made from nothing.
//!
//! A [`Drawing`] is kept for each group of eyes that see the same: one for everybody in each language, and one for what a
//! viewer alone sees.

use std::hash::{BuildHasher as _, Hash, Hasher as _};
use std::slice;

use foldhash::fast::FixedState;

use crate::{Piece, Region, RenderContext};

/// Bytes that most elements have room in.
const ELEMENT: usize = 512;

/// What was last drawn: hashes of what it was made from, and of how it looked.
#[derive(Default)]
pub struct Drawing(Vec<Group>);

/// Pieces that are made from the same things.
#[derive(Default)]
struct Group {
    made_from: u64,
    /// The pieces, in order.
    prints: Vec<Fingerprint>,
}

/// How a piece looked, by hashes.
struct Fingerprint {
    /// The hash of what surrounds its elements; of a composite piece, of what that is made from.
    around: u64,
    /// The hashes of its elements, or of what they are made from.
    elements: Box<[u64]>,
}

impl Fingerprint {
    fn of(piece: &Piece, hasher: &FixedState) -> Self {
        let mut around = hasher.build_hasher();
        piece.id.hash(&mut around);
        piece.around().for_each(|text| text.hash(&mut around));
        Self {
            around: around.finish(),
            elements: piece.elements().map(|element| hasher.hash_one(element)).collect(),
        }
    }
}

/// What is to be sent of a piece: all of it, or the elements that have changed.
fn changes(before: Option<&Fingerprint>, now: &Fingerprint, piece: Piece) -> Vec<Piece> {
    match before {
        Some(before) if before.around == now.around && before.elements.len() == now.elements.len() => {
            let hashes = before.elements.iter().zip(&now.elements);
            let changed = piece.elements().zip(hashes).filter(|(_, (before, now))| before != now);
            changed.map(|((id, html), _)| Piece::new(id.to_owned(), piece.region, html.to_owned())).collect()
        }
        _ => vec![piece],
    }
}

impl Drawing {
    /// Draws what has changed. A drawing belongs to one table and one language.
    #[must_use]
    pub fn redraw(&mut self, context: &RenderContext<'_>, draw: impl FnOnce(&mut Page<'_>)) -> Vec<Piece> {
        self.draw(context, true, draw)
    }

    /// The same within a move, without areas: they are seldom looked at while a move is played step by step, and are
    /// drawn once when it is over.
    #[must_use]
    pub fn redraw_passing(
        &mut self,
        context: &RenderContext<'_>,
        draw: impl FnOnce(&mut Page<'_>),
    ) -> Vec<Piece> {
        self.draw(context, false, draw)
    }

    fn draw(
        &mut self,
        context: &RenderContext<'_>,
        areas: bool,
        draw: impl FnOnce(&mut Page<'_>),
    ) -> Vec<Piece> {
        let around = FixedState::default().hash_one((context.names, context.viewer));
        let hasher = FixedState::with_seed(around);
        let mut page = Page { drawing: self, hasher, place: 0, areas, changed: Vec::new() };
        draw(&mut page);
        page.changed
    }
}

/// A drawing in the making.
pub struct Page<'d> {
    drawing: &'d mut Drawing,
    /// It begins with what every piece is made from: the names, and who looks.
    hasher: FixedState,
    place: usize,
    /// Whether what lies before the players is drawn too.
    areas: bool,
    changed: Vec<Piece>,
}

impl Page<'_> {
    /// Draws what lies before a player.
    pub fn area(&mut self, made_from: impl Hash, draw: impl FnOnce() -> Piece) {
        if self.areas {
            self.piece(made_from, draw);
        } else {
            self.place += 1;
        }
    }

    /// Draws a piece, unless all that it is made from is as it was. What it is made from begins with its name, so that
    /// no piece is taken for another; names of players and the viewer go without saying.
    pub fn piece(&mut self, made_from: impl Hash, draw: impl FnOnce() -> Piece) {
        self.pieces(made_from, || [draw()]);
    }

    /// What stands for something large that several pieces are made from: it is looked at once for all of them.
    #[must_use]
    pub fn digest(&self, of: impl Hash) -> u64 {
        self.hasher.hash_one(of)
    }

    /// Draws a piece of elements that change by themselves, unless all that it is made from is as it was. As long as what
    /// stands `around` the elements is made from the same, which also says how many they are, only those elements are
    /// drawn that are made from something else.
    pub fn composite(
        &mut self,
        made_from: impl Hash,
        around: impl Hash,
        (id, region): (impl FnOnce() -> String, Region),
        draw: impl Fn(&mut Composite<'_>),
    ) {
        let made_from = self.hasher.hash_one(made_from);
        let group = next_group(self.drawing, &mut self.place);
        if group.made_from == made_from && !group.prints.is_empty() {
            return;
        }
        group.made_from = made_from;
        let (hasher, around) = (&self.hasher, self.hasher.hash_one(around));
        if let Some(print) = group.prints.first_mut().filter(|print| print.around == around) {
            let (known, drawn) = (print.elements.iter_mut(), self.changed.len());
            let parts = Drawn::Parts { known, region, changed: &mut self.changed, more: false };
            let mut composite = Composite { hasher, drawn: parts };
            draw(&mut composite);
            if composite.is_complete() {
                return;
            }
            self.changed.truncate(drawn);
        }
        let piece = Piece::new(id(), region, String::with_capacity(8 * ELEMENT));
        let mut composite = Composite { hasher, drawn: Drawn::Whole { piece, elements: Vec::new() } };
        draw(&mut composite);
        if let Drawn::Whole { piece, elements } = composite.drawn {
            group.prints = vec![Fingerprint { around, elements: elements.into() }];
            self.changed.push(piece);
        }
    }

    /// Draws pieces that are made from the same things.
    pub fn pieces<P: IntoIterator<Item = Piece>>(&mut self, made_from: impl Hash, draw: impl FnOnce() -> P) {
        let made_from = self.hasher.hash_one(made_from);
        let group = next_group(self.drawing, &mut self.place);
        if group.made_from == made_from && !group.prints.is_empty() {
            return;
        }
        group.made_from = made_from;
        let mut known = std::mem::take(&mut group.prints).into_iter();
        for piece in draw() {
            let print = Fingerprint::of(&piece, &self.hasher);
            let before = known.next();
            self.changed.extend(changes(before.as_ref(), &print, piece));
            group.prints.push(print);
        }
    }
}

fn next_group<'d>(drawing: &'d mut Drawing, place: &mut usize) -> &'d mut Group {
    let groups = &mut drawing.0;
    if groups.len() <= *place {
        groups.resize_with(*place + 1, Group::default);
    }
    *place += 1;
    &mut groups[*place - 1]
}

/// A piece of elements that change by themselves, in the making.
pub struct Composite<'c> {
    hasher: &'c FixedState,
    drawn: Drawn<'c>,
}

/// What is drawn of a composite piece.
enum Drawn<'c> {
    /// All of it, with what its elements are made from.
    Whole { piece: Piece, elements: Vec<u64> },
    /// The elements that are not made from what they were; `more` if there are more of them than there were.
    Parts { known: slice::IterMut<'c, u64>, region: Region, changed: &'c mut Vec<Piece>, more: bool },
}

impl Composite<'_> {
    /// Whether there are as many elements as there were.
    fn is_complete(&self) -> bool {
        match &self.drawn {
            Drawn::Whole { .. } => true,
            Drawn::Parts { known, more, .. } => known.len() == 0 && !more,
        }
    }

    /// Writes what stands around the elements.
    pub fn around(&mut self, write: impl FnOnce(&mut String)) {
        if let Drawn::Whole { piece, .. } = &mut self.drawn {
            write(&mut piece.html);
        }
    }

    /// Adds an element with an id of its own. `draw` writes it, and nothing else.
    pub fn element(
        &mut self,
        made_from: impl Hash,
        id: impl FnOnce() -> String,
        draw: impl FnOnce(&mut String, &str),
    ) {
        let made_from = self.hasher.hash_one(made_from);
        match &mut self.drawn {
            Drawn::Whole { piece, elements } => {
                piece.element(id(), draw);
                elements.push(made_from);
            }
            Drawn::Parts { known, region, changed, more } => match known.next() {
                Some(before) if *before == made_from => {}
                Some(before) => {
                    *before = made_from;
                    let (id, mut html) = (id(), String::with_capacity(ELEMENT));
                    draw(&mut html, &id);
                    changed.push(Piece::new(id, *region, html));
                }
                None => *more = true,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use khipu_core::Viewer;
    use khipu_words::Words;

    use super::*;
    use crate::Region;

    fn piece(id: &str, html: String) -> Piece {
        Piece::new(id.to_owned(), Region::Group("board"), html)
    }

    fn drawn(drawing: &mut Drawing, names: &[String], values: [u8; 2]) -> Vec<String> {
        let words = Words::english();
        let context = RenderContext { words: &words, names, viewer: Viewer::Spectator };
        let changed = drawing.redraw(&context, |page| {
            for (name, value) in ["a", "b"].into_iter().zip(values) {
                page.piece((name, value), || piece(name, format!("<p id=\"{name}\">{value}</p>")));
            }
        });
        changed.into_iter().map(|piece| piece.html).collect()
    }

    #[test]
    fn areas_that_were_left_out_are_drawn_later() {
        let (words, names) = (Words::english(), Vec::new());
        let context = RenderContext { words: &words, names: &names, viewer: Viewer::Spectator };
        let mut drawing = Drawing::default();
        let mut draw = |value: u8, areas: bool| {
            let draw = |page: &mut Page<'_>| {
                page.area(("area", value), || piece("area", value.to_string()));
                page.piece(("strip", value), || piece("strip", value.to_string()));
            };
            let changed =
                if areas { drawing.redraw(&context, draw) } else { drawing.redraw_passing(&context, draw) };
            changed.into_iter().map(|piece| piece.id).collect::<Vec<_>>()
        };
        assert_eq!(draw(1, true), ["area", "strip"]);
        assert_eq!(draw(2, false), ["strip"]);
        assert_eq!(draw(2, true), ["area"]);
        assert!(draw(2, true).is_empty());
    }

    #[test]
    fn only_what_has_changed_is_drawn_again() {
        let (mut drawing, names) = (Drawing::default(), ["A".to_owned()]);
        assert_eq!(drawn(&mut drawing, &names, [1, 1]), [r#"<p id="a">1</p>"#, r#"<p id="b">1</p>"#]);
        assert!(drawn(&mut drawing, &names, [1, 1]).is_empty());
        assert_eq!(drawn(&mut drawing, &names, [1, 2]), [r#"<p id="b">2</p>"#]);
        // Back again is a change too.
        assert_eq!(drawn(&mut drawing, &names, [1, 1]), [r#"<p id="b">1</p>"#]);
    }

    #[test]
    fn what_looks_the_same_is_not_sent_again() {
        let words = Words::english();
        let context = RenderContext { words: &words, names: &[], viewer: Viewer::Spectator };
        let mut drawing = Drawing::default();
        let mut draw = |points: u8| {
            let html = || if points > 9 { "high" } else { "low" };
            let pieces = || [piece("rank", html().to_owned()), piece("points", points.to_string())];
            let changed = drawing.redraw(&context, |page| page.pieces(points, pieces));
            changed.into_iter().map(|piece| piece.id).collect::<Vec<_>>()
        };
        assert_eq!(draw(3), ["rank", "points"]);
        assert_eq!(draw(4), ["points"]);
        assert_eq!(draw(12), ["rank", "points"]);
    }

    #[test]
    fn an_element_that_changes_alone_is_sent_alone() {
        let words = Words::english();
        let context = RenderContext { words: &words, names: &[], viewer: Viewer::Spectator };
        let mut drawing = Drawing::default();
        let mut draw = |title: &str, goods: &[u8]| {
            let strip = || {
                let mut strip = piece("strip", format!("<p id=\"strip\">{title}"));
                for (place, good) in goods.iter().enumerate() {
                    strip.element(format!("good-{place}"), |html, id| {
                        *html += &format!("<b id=\"{id}\">{good}</b>");
                    });
                }
                strip.html += "</p>";
                strip
            };
            let changed = drawing.redraw(&context, |page| page.piece((title, goods), strip));
            changed.into_iter().map(|piece| piece.html).collect::<Vec<_>>()
        };
        let whole =
            |title: &str| format!("<p id=\"strip\">{title}<b id=\"good-0\">1</b><b id=\"good-1\">2</b></p>");
        assert_eq!(draw("A", &[1, 2]), [whole("A")]);
        assert_eq!(draw("A", &[1, 3]), ["<b id=\"good-1\">3</b>"]);
        assert_eq!(draw("B", &[1, 2]), [whole("B")]);
        assert_eq!(draw("B", &[4, 5]).len(), 2);
        // One that goes changes the whole.
        assert_eq!(draw("B", &[4]).len(), 1);
        assert_eq!(draw("B", &[4]).len(), 0);
    }

    #[test]
    fn elements_are_drawn_when_what_they_are_made_from_has_changed() {
        let words = Words::english();
        let context = RenderContext { words: &words, names: &[], viewer: Viewer::Spectator };
        let mut drawing = Drawing::default();
        let mut draw = |title: &str, goods: &[u8]| {
            let strip = |strip: &mut Composite<'_>| {
                strip.around(|html| *html += &format!("<p id=\"strip\">{title}"));
                for (place, good) in goods.iter().enumerate() {
                    strip.element(
                        good,
                        || format!("good-{place}"),
                        |html, id| *html += &format!("<b id=\"{id}\">{good}</b>"),
                    );
                }
                strip.around(|html| html.push_str("</p>"));
            };
            let changed = drawing.redraw(&context, |page| {
                page.composite((title, goods), title, (|| "strip".to_owned(), Region::Goods), strip);
            });
            changed.into_iter().map(|piece| (piece.id, piece.html)).collect::<Vec<_>>()
        };
        let whole =
            |title: &str, goods: &str| ("strip".to_owned(), format!("<p id=\"strip\">{title}{goods}</p>"));
        let both = "<b id=\"good-0\">1</b><b id=\"good-1\">2</b>";
        assert_eq!(draw("A", &[1, 2]), [whole("A", both)]);
        assert_eq!(draw("A", &[1, 2]), []);
        assert_eq!(draw("A", &[1, 3]), [("good-1".to_owned(), "<b id=\"good-1\">3</b>".to_owned())]);
        assert_eq!(draw("A", &[1, 2]).len(), 1);
        assert_eq!(draw("B", &[1, 2]), [whole("B", both)]);
        // One more or one less changes the whole.
        assert_eq!(draw("B", &[1]), [whole("B", "<b id=\"good-0\">1</b>")]);
        assert_eq!(draw("B", &[1, 2]), [whole("B", both)]);
    }

    #[test]
    fn other_names_are_drawn_again() {
        let words = Words::english();
        let mut drawing = Drawing::default();
        let mut draw = |name: &str| {
            let names = [name.to_owned()];
            let context = RenderContext { words: &words, names: &names, viewer: Viewer::Spectator };
            drawing.redraw(&context, |page| page.piece("who", || piece("who", name.to_owned()))).len()
        };
        assert_eq!((draw("A"), draw("A"), draw("B")), (1, 0, 1));
    }
}
