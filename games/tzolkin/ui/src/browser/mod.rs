//! Tzolk'in at the table.

mod button;
mod calendar;
mod choices;
mod describe;
mod displays;
mod geometry;
mod icons;
mod jungle;
mod legend;
mod market;
mod marks;
mod parts;
mod phrases;
mod plates;
mod players;
mod racks;
mod scene;
mod static_board;
mod technologies;
mod temples;
#[cfg(test)]
mod tests;
mod tiles;
mod time;
mod wheels;
mod wish;

use khipu_core::{Seat, Viewer, Who};
use khipu_tzolkin::{Event, Gear, Move, Side, Technology, Temple, Tzolkin, View};
use khipu_words::Words;

use self::static_board::StaticBoard;
use crate::{GAME, TzolkinUi, asks};
use khipu_board::{BoardUi, Choice, Group, Page, Panel, RenderContext};

impl BoardUi for TzolkinUi {
    fn panels(_: &Tzolkin, _: &View, context: &RenderContext<'_>) -> Vec<Panel> {
        let panel = |id, key: &str, icon, groups| Panel {
            id,
            title: context.words.word(&format!("tzolkin-board-{key}")),
            seat: None,
            icon,
            groups,
        };
        let gears =
            vec![Group::flow("calendar"), geometry::FRAME.into(), Group::flow("racks"), Group::flow("time")];
        vec![
            panel("hand", "kept", "i-tz-first", vec![Group::flow("hand")]),
            panel("gears", "gears", "i-tz-day", gears),
            panel("temples", "told-temples", "i-tz-chaac", vec![Group::flow("temples")]),
            panel("technologies", "told-technologies", "i-tz-tech", vec![Group::flow("technologies")]),
            panel("tiles", "buildings", "i-tz-building", vec![Group::flow("tiles")]),
            panel("jungle", "jungle", "i-tz-woodtile", vec![Group::flow("jungle"), Group::flow("market")]),
        ]
    }

    fn symbols() -> &'static str {
        icons::symbols()
    }

    fn legend(_: &Tzolkin, words: &Words) -> Vec<(&'static str, String)> {
        khipu_board::legend(GAME, &legend::SYMBOLS, words)
    }

    fn draw_shared(game: &Tzolkin, view: &View, context: &RenderContext<'_>, page: &mut Page<'_>) {
        let (rules, table) = (game.components(), &view.table);
        let fixed = &*StaticBoard::of(game, table.players, context);
        let (day, food_days) = (table.day, table.food_days);
        page.piece("sprite", || fixed.sprite.clone());
        page.piece(("clock", day, food_days, table.stage), || calendar::clock(rules, table, fixed, context));
        page.piece(("days", day, food_days), || calendar::days(rules, table));
        page.piece(("first", table.first_space, table.teeth), || calendar::first(table, fixed, context));
        for seat in table.seats() {
            let Side { free, bank, .. } = *table.side(seat);
            page.piece(("home", seat, free, bank, table.first_player), || {
                calendar::home(rules, table, seat, fixed, context)
            });
        }
        page.piece("board", || fixed.board.clone());
        page.piece(("calendar", day, table.teeth), || wheels::calendar(rules, table, fixed));
        page.piece(("gears", day), || wheels::gears(table, fixed));
        for (&gear, price) in Gear::ALL.iter().zip(racks::prices(rules, table)) {
            racks::draw(page, rules, table, gear, price, fixed, context);
        }
        time::ladder(page, rules, table, fixed);
        page.piece(("food", food_days), || time::food(rules, table, fixed));
        page.piece("look", || fixed.look.clone());
        for &temple in Temple::ALL {
            let steps = table.sides.map(|side| side.temples[temple as usize]);
            page.piece((temple, steps), || temples::paint(rules, table, temple, fixed));
        }
        page.piece("prices", || fixed.prices.clone());
        for &technology in Technology::ALL {
            let levels = table.sides.map(|side| side.technologies[technology as usize]);
            page.piece((technology, levels), || technologies::paint(table, technology, fixed));
        }
        page.piece(("buildings", table.buildings, table.stack, table.age()), || {
            displays::buildings(rules, table, fixed, context)
        });
        page.piece(("monuments", table.monuments), || displays::monuments(rules, table, fixed));
        for (group, grove) in table.jungle.iter().enumerate() {
            page.piece(("grove", group, grove), || jungle::grove(rules, table, group, fixed));
        }
        page.piece("market", || fixed.stalls.clone());
        page.piece(("skulls", table.skulls), || market::skulls(table, fixed, context));
        for seat in table.seats() {
            players::strip(page, game, table, seat, fixed, context);
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
        choices::of(game.components(), &view.table, part, context)
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

    fn who(_: &Tzolkin, event: &Event) -> Option<Who> {
        khipu_board::acting(&serde_json::to_value(event).ok()?, GAME)
    }

    fn quiet(_: &Tzolkin, event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. } | Event::TurnEnded { .. })
    }
}
