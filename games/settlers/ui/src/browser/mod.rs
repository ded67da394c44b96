//! Imperial Settlers with the Aztecs at the table.

mod describe;
mod effect;
mod face_of_card;
mod geometry;
mod marks;
mod middle;
mod parts;
mod players;
mod rival;
mod scene;
mod static_text;
mod tableau;
#[cfg(test)]
mod tests;
mod wish;

use khipu_core::{Game as _, Seat};
use khipu_settlers::{Event, Move, Settlers, View};
use khipu_words::Words;

pub(crate) use self::effect::{choices_of, effect_line};
use self::geometry::Places;
use self::middle::Middle;
use self::parts::Buttons;
use self::players::Beside;
use self::static_text::StaticText;
use self::tableau::Mat;
use crate::{SettlersUi, asks, titles};
use khipu_board::{BoardUi, Choice, Group, Page, Panel, RenderContext};

impl BoardUi for SettlersUi {
    fn panels(_: &Settlers, _: &View, context: &RenderContext<'_>) -> Vec<Panel> {
        let panel = |id, key: &str, icon, group| Panel {
            id,
            title: context.words.word(key),
            seat: None,
            icon,
            groups: vec![group],
        };
        vec![
            panel("board", "page-board", "i-is-location", geometry::FRAME.into()),
            panel("hand", "page-hand", "i-is-hand", Group::flow("hand")),
        ]
    }

    fn symbols() -> &'static str {
        include_str!("icons.svg")
    }

    fn draw_shared(game: &Settlers, view: &View, context: &RenderContext<'_>, page: &mut Page<'_>) {
        let (rules, table) = (game.components(), &view.table);
        let fixed = &*StaticText::of(game, context);
        let beside = Beside { rules, table, fixed, context, protects: protects(game) };
        let turn = (table.deciders(), table.first, table.passed, table.stage);
        let actors = || table.sides[..table.actors()].iter().enumerate();
        page.piece(("ground", table.cards), || fixed.drawings(rules, table.cards));
        for (index, side) in actors() {
            page.piece(("strip", index, side, turn, table.piles, table.rival), || beside.strip(index));
        }
        for (index, side) in actors() {
            page.area(("area", index, side, table.under, table.rival), || beside.area(index));
        }
    }

    /// Everybody has the own empire below, so that no two see the same board.
    fn draw_own(game: &Settlers, view: &View, context: &RenderContext<'_>, page: &mut Page<'_>) {
        let (rules, table) = (game.components(), &view.table);
        let fixed = &*StaticText::of(game, context);
        let places = Places::of(table, view.viewer);
        let mats = Mat::all(rules, table, fixed, context, &places);
        let middle = Middle { rules, table, fixed, context, place: places.middle };
        let beside = Beside { rules, table, fixed, context, protects: protects(game) };
        let turn = (table.deciders(), table.first, table.passed, table.stage);
        let actors = || table.sides[..table.actors()].iter().enumerate();
        for ((index, side), mat) in actors().zip(&mats) {
            page.piece(("mat", index, side, turn, table.under, table.piles, table.rival), || mat.paint());
        }
        let middle_of = (table.round, table.offer, table.prayer, table.pending, table.pool, table.looked);
        let decks = (table.common, table.discards, table.sides.map(|side| side.favor));
        page.piece(("middle", turn, middle_of, decks), || middle.paint());
        for ((index, side), mat) in actors().zip(&mats) {
            page.piece(("spots", index, side), || mat.spots());
        }
        page.piece(("middle-spots", turn, middle_of, decks), || middle.spots());
        let own = view.own.map(|own| table.side(own.seat));
        page.pieces(("hand", view.own, own), || beside.hand(view));
    }

    fn asks(_: &Settlers, view: &View, context: &RenderContext<'_>) -> String {
        context.words.word(&format!("settlers-ask-{}", asks::key(&view.table)))
    }

    fn describe(game: &Settlers, view: &View, context: &RenderContext<'_>) -> Vec<(String, Vec<String>)> {
        describe::of(game, view, context)
    }

    fn parts(game: &Settlers, view: &View, played: Move) -> Vec<String> {
        parts::of(game.components(), &view.table, played)
    }

    fn choice(game: &Settlers, view: &View, part: &str, context: &RenderContext<'_>) -> Option<Choice> {
        let fixed = &*StaticText::of(game, context);
        Buttons { rules: game.components(), table: &view.table, fixed, context }.of(part)
    }

    fn wish(game: &Settlers, view: &View, seat: Seat, parts: &[&str]) -> Option<Move> {
        wish::of(game.components(), &view.table, seat, parts)
    }

    fn call(game: &Settlers, id: &str, words: &Words) -> Option<String> {
        let rules = game.components();
        rules.card(id).map(|card| titles::of_card(rules, card, words))
    }

    fn scene(_: &Settlers, event: &Event) -> Vec<String> {
        scene::of(event)
    }
}

/// Whether a location can be protected as it is built: since the second version of the rules.
fn protects(game: &Settlers) -> bool {
    game.rules_version() > 1
}
