//! Tzolk'in at the table.

mod describe;
mod displays;
mod geometry;
mod icons;
mod jungle;
mod marks;
mod parts;
mod phrases;
mod plates;
mod players;
mod scene;
mod static_board;
mod technologies;
mod temples;
#[cfg(test)]
mod tests;
mod tiles;
mod wheels;
mod wish;

use khipu_core::{Seat, Viewer};
use khipu_tzolkin::{Event, Move, Side, Technology, Temple, Tzolkin, View};
use khipu_words::Words;

use self::static_board::StaticBoard;
use crate::{GAME, TzolkinUi, asks};
use khipu_board::{BoardUi, Choice, Group, Page, Panel, RenderContext};

impl BoardUi for TzolkinUi {
    fn panels(_: &Tzolkin, _: &View, context: &RenderContext<'_>) -> Vec<Panel> {
        let panel = |id, key: &str, icon, group| Panel {
            id,
            title: context.words.word(key),
            seat: None,
            icon,
            groups: vec![group],
        };
        vec![
            panel("board", "page-board", "i-tz-day", geometry::FRAME.into()),
            panel("hand", "page-hand", "i-tz-corn", Group::flow("hand")),
        ]
    }

    fn symbols() -> &'static str {
        icons::symbols()
    }

    fn draw_shared(game: &Tzolkin, view: &View, context: &RenderContext<'_>, page: &mut Page<'_>) {
        let (rules, table) = (game.components(), &view.table);
        let fixed = &*StaticBoard::of(game, table.players, context);
        let (day, gears) = (table.day, table.gears);
        let placing = (table.stage, table.placed);
        page.pieces("ground", || [fixed.tiles.clone(), fixed.board.clone()]);
        page.piece(("calendar", day, table.teeth), || wheels::calendar(rules, table, fixed));
        page.piece(("gears", day), || wheels::gears(table, fixed));
        page.piece(("signs", table.deciders(), table.first_player), || wheels::signs(rules, table));
        page.piece("names", || fixed.names.clone());
        page.piece(("costs", placing, gears), || wheels::costs(rules, table, fixed));
        page.piece(("clock", day, table.food_days, placing, table.teeth), || {
            wheels::clock(rules, table, fixed, context)
        });
        page.piece(("skulls", table.skulls), || jungle::skulls(table));
        page.piece(("used", table.shrines, table.jungle), || jungle::used(rules, table, fixed));
        for (group, grove) in table.jungle.iter().enumerate() {
            page.piece(("grove", group, grove), || jungle::grove(rules, table, group));
        }
        for &temple in Temple::ALL {
            let steps = table.sides.map(|side| side.temples[temple as usize]);
            page.piece((temple, steps), || temples::paint(rules, table, temple));
        }
        for &technology in Technology::ALL {
            let levels = table.sides.map(|side| side.technologies[technology as usize]);
            page.piece((technology, levels), || technologies::paint(table, technology));
        }
        let displays = (table.buildings, table.monuments);
        page.pieces(("displays", displays, table.stack, table.age()), || {
            displays::paint(rules, table, fixed, context)
        });
        page.piece(("neutral", day, gears), || wheels::neutral(rules, table, fixed));
        for seat in table.seats() {
            let Side { free, bank, .. } = *table.side(seat);
            page.piece(("workers", seat, free, bank, gears, day, table.first_space), || {
                wheels::workers(rules, table, seat, fixed)
            });
        }
        page.piece("spots", || fixed.spots.clone());
        page.piece("homes", || wheels::homes(rules, table, fixed, context));
        page.pieces(("tiles", displays), || displays::spots(table, fixed));
        for seat in table.seats() {
            let when = (day, table.food_days, table.deciders(), table.first_player);
            page.piece(("strip", seat, table.side(seat), gears, table.first_space, when), || {
                players::strip(game, table, seat, fixed, context)
            });
        }
        for seat in table.seats() {
            page.area(("area", seat, table.side(seat)), || players::area(table, seat, fixed, context));
        }
    }

    fn draw_own(game: &Tzolkin, view: &View, context: &RenderContext<'_>, page: &mut Page<'_>) {
        let fixed = &*StaticBoard::of(game, view.table.players, context);
        page.piece(("hand", view.own), || players::hand(view, fixed));
    }

    fn asks(_: &Tzolkin, view: &View, context: &RenderContext<'_>) -> String {
        let asked = asks::key(&view.table);
        if asked == asks::OVER { String::new() } else { context.words.word(&format!("{GAME}-ask-{asked}")) }
    }

    fn describe(game: &Tzolkin, view: &View, context: &RenderContext<'_>) -> Vec<(String, Vec<String>)> {
        describe::of(game, view, context)
    }

    fn parts(game: &Tzolkin, view: &View, played: Move) -> Vec<String> {
        parts::of(game, view, played)
    }

    fn choice(game: &Tzolkin, view: &View, part: &str, context: &RenderContext<'_>) -> Option<Choice> {
        parts::choice(game.components(), &view.table, part, context)
    }

    fn wish(game: &Tzolkin, view: &View, seat: Seat, parts: &[&str]) -> Option<Move> {
        wish::of(game.components(), view, seat, parts)
    }

    fn stands_for(game: &Tzolkin, view: &View, part: &str) -> Option<String> {
        wish::stands_for(game.components(), &view.table, part)
    }

    fn call(game: &Tzolkin, id: &str, words: &Words) -> Option<String> {
        let context = RenderContext { words, names: &[], viewer: Viewer::Spectator };
        tiles::call(game.components(), id, &context)
    }

    fn scene(_: &Tzolkin, event: &Event) -> Vec<String> {
        scene::of(event)
    }

    fn quiet(_: &Tzolkin, event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. } | Event::TurnEnded { .. })
    }
}
