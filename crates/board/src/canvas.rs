//! What a game draws on. A piece whose drawing would look as it did the last time is not drawn again.
//!
//! Everybody at a table sees a board of some fifty pieces, and a move changes a few of them. So a game says of each piece
//! what it is *made from*, and only when that has changed is the piece drawn. The walks through whole games in the
//! tests compare every such drawing with one that was made from nothing.

use std::hash::{DefaultHasher, Hash, Hasher as _};

use crate::{Piece, RenderContext};

/// What the pieces of a board were made from when they were last drawn: a hash for each, in the order of the drawing.
#[derive(Default)]
pub struct Keys(Vec<u64>);

/// A drawing in the making.
pub struct Canvas<'k> {
    keys: Option<&'k mut Keys>,
    /// The hash of what every piece is made from: the names, and whose eyes look.
    around: DefaultHasher,
    place: usize,
    /// Whether what lies before the players is drawn too.
    areas: bool,
    pieces: Vec<Piece>,
}

impl<'k> Canvas<'k> {
    /// A canvas on which everything is drawn.
    #[must_use]
    pub fn blank() -> Self {
        Self { keys: None, around: DefaultHasher::new(), place: 0, areas: true, pieces: Vec::new() }
    }

    /// A canvas on which only what has changed is drawn. Keys belong to one table and one language.
    #[must_use]
    pub fn over(keys: &'k mut Keys, context: &RenderContext<'_>) -> Self {
        let mut around = DefaultHasher::new();
        (context.names, context.viewer).hash(&mut around);
        Self { keys: Some(keys), around, place: 0, areas: true, pieces: Vec::new() }
    }

    /// The same canvas, on which areas are not drawn: they are seldom looked at while a move is played step by step, and
    /// are drawn once when it is over.
    #[must_use]
    pub fn without_areas(self) -> Self {
        Self { areas: false, ..self }
    }

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

    /// Draws pieces that are made from the same things.
    pub fn pieces<P: IntoIterator<Item = Piece>>(&mut self, made_from: impl Hash, draw: impl FnOnce() -> P) {
        if self.is_new(made_from) {
            self.pieces.extend(draw());
        }
    }

    fn is_new(&mut self, made_from: impl Hash) -> bool {
        let Some(Keys(keys)) = &mut self.keys else { return true };
        let mut hasher = self.around.clone();
        made_from.hash(&mut hasher);
        let key = hasher.finish();
        let place = self.place;
        self.place += 1;
        if keys.len() <= place {
            keys.resize(place + 1, 0);
        }
        std::mem::replace(&mut keys[place], key) != key
    }

    /// What was drawn, in order.
    #[must_use]
    pub fn finish(self) -> Vec<Piece> {
        self.pieces
    }
}

#[cfg(test)]
mod tests {
    use khipu_core::Viewer;
    use khipu_words::Words;

    use super::*;
    use crate::Region;

    #[test]
    fn areas_that_were_left_out_are_drawn_later() {
        let (words, names) = (Words::english(), Vec::new());
        let context = RenderContext { words: &words, names: &names, viewer: Viewer::Spectator };
        let mut keys = Keys::default();
        let mut draw = |value: u8, areas: bool| {
            let canvas = Canvas::over(&mut keys, &context);
            let mut canvas = if areas { canvas } else { canvas.without_areas() };
            let piece = |id: &str| Piece { id: id.to_owned(), region: Region::Area, html: value.to_string() };
            canvas.area(("area", value), || piece("area"));
            canvas.piece(("strip", value), || piece("strip"));
            canvas.finish().into_iter().map(|piece| piece.id).collect::<Vec<_>>()
        };
        assert_eq!(draw(1, true), ["area", "strip"]);
        assert_eq!(draw(2, false), ["strip"]);
        assert_eq!(draw(2, true), ["area"]);
        assert!(draw(2, true).is_empty());
    }

    fn drawn(keys: &mut Keys, names: &[String], values: [u8; 2]) -> Vec<String> {
        let words = Words::english();
        let context = RenderContext { words: &words, names, viewer: Viewer::Spectator };
        let mut canvas = Canvas::over(keys, &context);
        for (name, value) in ["a", "b"].into_iter().zip(values) {
            let html = format!("<p id=\"{name}\">{value}</p>");
            canvas.piece((name, value), || Piece { id: name.to_owned(), region: Region::Board, html });
        }
        canvas.finish().into_iter().map(|piece| piece.html).collect()
    }

    #[test]
    fn only_what_has_changed_is_drawn_again() {
        let (mut keys, names) = (Keys::default(), ["A".to_owned()]);
        assert_eq!(drawn(&mut keys, &names, [1, 1]), [r#"<p id="a">1</p>"#, r#"<p id="b">1</p>"#]);
        assert!(drawn(&mut keys, &names, [1, 1]).is_empty());
        assert_eq!(drawn(&mut keys, &names, [1, 2]), [r#"<p id="b">2</p>"#]);
        // Back again is a change too.
        assert_eq!(drawn(&mut keys, &names, [1, 1]), [r#"<p id="b">1</p>"#]);
    }

    #[test]
    fn other_names_draw_everything_again() {
        let mut keys = Keys::default();
        drawn(&mut keys, &["A".to_owned()], [1, 1]);
        assert_eq!(drawn(&mut keys, &["B".to_owned()], [1, 1]).len(), 2);
    }
}
