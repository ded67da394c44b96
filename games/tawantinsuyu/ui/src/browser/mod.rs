//! Tawantinsuyu at the table.

mod area;
mod around;
mod automa;
mod choices;
mod describe;
mod geometry;
mod glossary;
mod glyphs;
mod hand;
mod hill;
mod loom;
mod markets;
mod page;
mod parts;
mod players;
mod printed;
mod scene;
mod static_text;
#[cfg(test)]
mod tests;
mod tiles;
mod wish;

use khipu_core::Seat;
use khipu_tawantinsuyu::{Event, Move, Tawantinsuyu, View};
use khipu_words::Words;

pub(crate) use self::glossary::{Fields, Glossary};
use crate::{TawantinsuyuUi, asks};
use khipu_board::{BoardUi, Choice, Group, Panel, RenderContext};
use page::Page;

impl BoardUi for TawantinsuyuUi {
    fn panels(_: &Tawantinsuyu, _: &View, context: &RenderContext<'_>) -> Vec<Panel> {
        let panel = |id, key: &str, icon, group| Panel {
            id,
            title: context.words.word(key),
            seat: None,
            icon,
            groups: vec![group],
        };
        vec![
            panel("board", "page-board", "i-tw-sun", geometry::FRAME.into()),
            panel("hand", "page-hand", "i-tw-god", Group::flow("hand")),
        ]
    }

    fn symbols() -> &'static str {
        include_str!("symbols.svg")
    }

    fn draw_shared(
        game: &Tawantinsuyu,
        view: &View,
        context: &RenderContext<'_>,
        page: &mut khipu_board::Page<'_>,
    ) {
        let fixed = static_text::of(context.words, game.components());
        let seen = Page { rules: game.components(), view, table: &view.table, context, fixed: &fixed };
        page.pieces("ground", || fixed.printed.clone());
        seen.hill(page);
        seen.around(page);
        seen.markets(page);
        seen.automa_beside(page);
        seen.strips(page);
        seen.areas(page);
    }

    fn draw_own(
        game: &Tawantinsuyu,
        view: &View,
        context: &RenderContext<'_>,
        page: &mut khipu_board::Page<'_>,
    ) {
        let fixed = static_text::of(context.words, game.components());
        let seen = Page { rules: game.components(), view, table: &view.table, context, fixed: &fixed };
        seen.own_prices(page);
        seen.hand(page);
    }

    fn asks(game: &Tawantinsuyu, view: &View, context: &RenderContext<'_>) -> String {
        asks::question(game.components(), &view.table, context.words)
    }

    fn describe(game: &Tawantinsuyu, view: &View, context: &RenderContext<'_>) -> Vec<(String, Vec<String>)> {
        let fixed = static_text::of(context.words, game.components());
        Page { rules: game.components(), view, table: &view.table, context, fixed: &fixed }.describe()
    }

    fn parts(game: &Tawantinsuyu, view: &View, played: Move) -> Vec<String> {
        parts::of(game.components(), view, played)
    }

    fn choice(game: &Tawantinsuyu, view: &View, part: &str, context: &RenderContext<'_>) -> Option<Choice> {
        let fixed = static_text::of(context.words, game.components());
        Page { rules: game.components(), view, table: &view.table, context, fixed: &fixed }.choice(part)
    }

    fn wish(game: &Tawantinsuyu, view: &View, seat: Seat, parts: &[&str]) -> Option<Move> {
        wish::of(game.components(), view, seat, parts)
    }

    fn call(game: &Tawantinsuyu, id: &str, words: &Words) -> Option<String> {
        Glossary { words, rules: game.components() }.call(id)
    }

    fn scene(_: &Tawantinsuyu, event: &Event) -> Vec<String> {
        scene::of(event)
    }

    fn quiet(_: &Tawantinsuyu, event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. } | Event::TurnEnded { .. })
    }
}
