//! Tawantinsuyu at the table.

mod area;
mod automa;
mod button;
mod choices;
mod describe;
mod geometry;
mod glossary;
mod glyphs;
mod goods;
mod hill;
mod legend;
mod loom;
mod market;
mod mine;
mod offer;
mod page;
mod panels;
mod parts;
mod placed;
mod printed;
mod regions;
mod scene;
mod section;
mod static_text;
mod temple;
#[cfg(test)]
mod tests;
mod tiles;
mod village;
mod wish;

use khipu_core::{Seat, Who};
use khipu_tawantinsuyu::{Actor, Event, Move, Tawantinsuyu, View};
use khipu_words::Words;

pub(crate) use self::glossary::{Fields, Glossary};
use crate::{GAME, TawantinsuyuUi, asks};
use khipu_board::{BoardUi, Choice, Panel, RenderContext};
use page::Page;

impl BoardUi for TawantinsuyuUi {
    fn panels(game: &Tawantinsuyu, view: &View, context: &RenderContext<'_>) -> Vec<Panel> {
        let fixed = static_text::of(context.words, game.components());
        Page { rules: game.components(), view, table: &view.table, context, fixed: &fixed }.panels()
    }

    fn symbols() -> &'static str {
        include_str!("symbols.svg")
    }

    fn legend(_: &Tawantinsuyu, words: &Words) -> Vec<(&'static str, String)> {
        khipu_board::legend(GAME, &legend::SYMBOLS, words)
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
        seen.village(page);
        seen.offer(page);
        seen.market(page);
        seen.temple(page);
        seen.regions(page);
        seen.automa(page);
        seen.goods(page);
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
        seen.own_things(page);
    }

    fn asks(game: &Tawantinsuyu, view: &View, context: &RenderContext<'_>) -> String {
        asks::question(game.components(), &view.table, context.words, context.names)
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
        let rules = game.components();
        let known = static_text::of(words, rules).called(id).map(str::to_owned);
        known.or_else(|| Glossary { words, rules }.call(id))
    }

    fn price(game: &Tawantinsuyu, view: &View, seat: Seat, played: Move, words: &Words) -> Option<String> {
        Glossary { words, rules: game.components() }.price(&view.table, Actor::Seat(seat), played)
    }

    fn scene(_: &Tawantinsuyu, event: &Event) -> Vec<String> {
        scene::of(event)
    }

    fn who(_: &Tawantinsuyu, event: &Event) -> Option<Who> {
        scene::who(event)
    }

    fn quiet(_: &Tawantinsuyu, event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. } | Event::TurnEnded { .. })
    }
}
