//! What a game draws on. A piece whose drawing would look as it did the last time is not drawn again.
//!
//! Everybody at a table sees a board of some fifty pieces, and a move changes a few of them. So a game says of each piece
//! what it is *made from*, and only when that has changed is the piece drawn; only when it looks different then is it
//! sent. The walks through whole games in the tests compare every such drawing with one that was made from nothing.
//!
//! A [`Drawing`] is kept for each group of eyes that see the same: one for everybody in each language, and one for what a
//! viewer alone sees.

use std::hash::{BuildHasher as _, Hash, Hasher as _};

use foldhash::fast::FixedState;

use crate::{Piece, RenderContext};

/// What was last drawn: hashes of what it was made from, and of how it looked.
#[derive(Default)]
pub struct Drawing(Vec<Group>);

/// Pieces that are made from the same things.
#[derive(Default)]
struct Group {
    made_from: u64,
    /// The pieces, in order.
    looks: Vec<Look>,
}

/// How a piece looked.
struct Look {
    /// The hash of what surrounds its elements.
    around: u64,
    /// The hashes of its elements.
    elements: Box<[u64]>,
}

impl Look {
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
fn changes(before: Option<&Look>, now: &Look, piece: Piece) -> Vec<Piece> {
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

    /// Draws pieces that are made from the same things.
    pub fn pieces<P: IntoIterator<Item = Piece>>(&mut self, made_from: impl Hash, draw: impl FnOnce() -> P) {
        let made_from = self.hasher.hash_one(made_from);
        let place = self.place;
        self.place += 1;
        let groups = &mut self.drawing.0;
        if groups.len() <= place {
            groups.resize_with(place + 1, Group::default);
        }
        let group = &mut groups[place];
        if group.made_from == made_from && !group.looks.is_empty() {
            return;
        }
        group.made_from = made_from;
        let mut known = std::mem::take(&mut group.looks).into_iter();
        for piece in draw() {
            let look = Look::of(&piece, &self.hasher);
            let before = known.next();
            self.changed.extend(changes(before.as_ref(), &look, piece));
            group.looks.push(look);
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
