//! The board on a page without a stream: what has changed comes with the answer to each post.

use khipu_board::{Drawing, Piece, RenderContext};
use khipu_core::Viewer;
use khipu_registry::Moment;

/// The board as the page has it.
pub(super) struct Board<'a> {
    context: RenderContext<'a>,
    shared: Drawing,
    own: Drawing,
}

impl<'a> Board<'a> {
    pub(super) fn new(context: RenderContext<'a>, moment: &Moment) -> Self {
        let mut board = Self { context, shared: Drawing::default(), own: Drawing::default() };
        let _ = board.redraw(moment);
        board
    }

    /// What looks different now.
    pub(super) fn redraw(&mut self, moment: &Moment) -> Vec<String> {
        let everybody = RenderContext { viewer: Viewer::Spectator, ..self.context };
        let mut pieces = self.shared.redraw(&everybody, |page| moment.draw_shared(&everybody, page));
        pieces.extend(self.own.redraw(&self.context, |page| moment.draw_own(&self.context, page)));
        pieces.into_iter().map(|piece: Piece| piece.html).collect()
    }
}
