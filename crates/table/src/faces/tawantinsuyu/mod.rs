//! Tawantinsuyu at the table.

mod area;
mod around;
mod asks;
mod automa;
mod choices;
mod describe;
mod geometry;
mod glyphs;
mod ground;
mod hand;
mod hill;
mod lexicon;
mod loom;
mod markets;
mod page;
mod parts;
mod players;
mod scene;
#[cfg(test)]
mod tests;
mod tiles;
mod tongue;
mod wish;

use khipu_core::Seat;
use khipu_tawantinsuyu::{Event, Move, Tawantinsuyu, View};
use khipu_words::Words;

use crate::canvas::Canvas;
use crate::face::{BoardUi, Choice, RenderContext};
use page::Page;

impl BoardUi for Tawantinsuyu {
    fn frame(&self) -> (u32, u32) {
        geometry::FRAME
    }

    fn symbols(&self) -> &'static str {
        include_str!("symbols.svg")
    }

    fn render(&self, view: &View, context: &RenderContext<'_>, canvas: &mut Canvas<'_>) {
        let lexicon = lexicon::of(context.words, self.components());
        let page = Page { rules: self.components(), view, table: &view.table, context, lexicon: &lexicon };
        canvas.pieces("ground", || lexicon.ground.clone());
        page.hill(canvas);
        page.around(canvas);
        page.markets(canvas);
        canvas.pieces(("automa", view.table.automa), || page.automa_beside());
        page.strips(canvas);
        page.hand(canvas);
        page.areas(canvas);
    }

    fn asks(&self, view: &View, context: &RenderContext<'_>) -> String {
        let lexicon = lexicon::of(context.words, self.components());
        Page { rules: self.components(), view, table: &view.table, context, lexicon: &lexicon }.asks()
    }

    fn describe(&self, view: &View, context: &RenderContext<'_>) -> Vec<(String, Vec<String>)> {
        let lexicon = lexicon::of(context.words, self.components());
        Page { rules: self.components(), view, table: &view.table, context, lexicon: &lexicon }.describe()
    }

    fn parts(&self, view: &View, played: Move) -> Vec<String> {
        parts::of(self.components(), view, played)
    }

    fn choice(&self, view: &View, part: &str, context: &RenderContext<'_>) -> Option<Choice> {
        let lexicon = lexicon::of(context.words, self.components());
        Page { rules: self.components(), view, table: &view.table, context, lexicon: &lexicon }.choice(part)
    }

    fn wish(&self, view: &View, seat: Seat, parts: &[&str]) -> Option<Move> {
        wish::of(self.components(), view, seat, parts)
    }

    fn call(&self, id: &str, words: &Words) -> Option<String> {
        tongue::Tongue { words, rules: self.components() }.call(id)
    }

    fn scene(&self, event: &Event) -> Vec<String> {
        scene::of(event)
    }
}
