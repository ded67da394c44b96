//! Imperial Settlers with the Aztecs at the table.

mod actor;
mod bits;
mod describe;
mod effect;
mod empire;
mod face_of_card;
mod goods;
mod hand;
mod legend;
mod marks;
mod panels;
mod parts;
mod prayer;
mod round;
mod scene;
mod static_text;
#[cfg(test)]
mod tests;
mod wish;

use khipu_core::{Game as _, Seat, Who};
use khipu_settlers::{Actor, Event, Good, Kind, Move, Settlers, View};
use khipu_words::Words;

pub(crate) use self::effect::{choices_of, effect_line};
use self::empire::Empire;
use self::goods::Supply;
use self::hand::Hand;
use self::parts::Buttons;
use self::prayer::Shrine;
use self::round::Round;
use self::static_text::StaticText;
use crate::{GAME, SettlersUi, asks, titles};
use khipu_board::{BoardUi, Choice, Page, Panel, RenderContext};

impl BoardUi for SettlersUi {
    fn panels(game: &Settlers, view: &View, context: &RenderContext<'_>) -> Vec<Panel> {
        panels::of(view, &StaticText::of(game, context), context)
    }

    fn symbols() -> &'static str {
        include_str!("icons.svg")
    }

    fn legend(_: &Settlers, words: &Words) -> Vec<(&'static str, String)> {
        khipu_board::legend(GAME, &legend::SYMBOLS, words)
    }

    fn draw_shared(game: &Settlers, view: &View, context: &RenderContext<'_>, page: &mut Page<'_>) {
        let (rules, table) = (game.components(), &view.table);
        let fixed = &*StaticText::of(game, context);
        let supply = Supply { rules, table, fixed, context };
        let shrine = Shrine { rules, table, fixed, context };
        let round = Round { rules, table, fixed, context };
        let hand = Hand { rules, table, fixed, context, protects: protects(game) };
        let rival = page.digest(table.solo().then_some(table.rival));
        let sides = &table.sides[..table.actors()];
        let locations: Vec<u64> = sides.iter().map(|side| page.digest(side.locations.all())).collect();
        let lying = |(side, locations)| page.digest((actor::lying_before(side), locations, rival));
        let sides: Vec<u64> = sides.iter().zip(&locations).map(lying).collect();
        (0..sides.len()).for_each(|index| supply.line(page, index));
        let (favor, under) = (table.sides.map(|side| side.favor), page.digest(table.under.all()));
        page.piece(("prayer", table.round, table.prayer, table.pending, favor), || shrine.panel());
        page.piece(("offer", table.offer), || hand.offer());
        for (index, (&side, built)) in sides.iter().zip(&locations).enumerate() {
            let empire = Empire { rules, table, fixed, context, index };
            empire.head(page, side);
            page.piece(("opener", index), || empire.opener());
            for &kind in Kind::ALL {
                page.piece(("row", index, kind, built, under), || empire.row(kind));
            }
        }
        round.clock(page);
        page.piece(("pool", table.pool), || round.pool());
        page.piece(("attacks", table.rival), || round.attacks());
        for (index, side) in sides.iter().enumerate() {
            page.area(("area", index, side, under), || supply.sheet(index));
        }
    }

    fn draw_own(game: &Settlers, view: &View, context: &RenderContext<'_>, page: &mut Page<'_>) {
        let (rules, table) = (game.components(), &view.table);
        let fixed = &*StaticText::of(game, context);
        let hand = Hand { rules, table, fixed, context, protects: protects(game) };
        let asked = hand.asked(view);
        let draft = view.own.map(|own| (own.pile, own.looked));
        page.pieces(("draft", draft, asked), || hand.own_draft(view));
        hand.draw(page, &hand.held_by(view));
    }

    fn asks(game: &Settlers, view: &View, context: &RenderContext<'_>) -> String {
        let asked = context.words.word(&format!("settlers-ask-{}", asks::key(&view.table)));
        // Whose business it is.
        match asks::card(&view.table) {
            Some(card) => {
                let rules = game.components();
                context.words.titled(titles::of_card(rules, card, context.words), asked)
            }
            None => asked,
        }
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

    fn price(game: &Settlers, _: &View, _: Seat, played: Move, words: &Words) -> Option<String> {
        let rules = game.components();
        let teller = effect::Teller { rules, words };
        let (card, protection) = match played {
            Move::Build(card) => (card, None),
            Move::BuildProtected(card) if rules.is_common(card) => (card, Some(Good::Defense)),
            Move::BuildProtected(card) => (card, Some(Good::Worker)),
            _ => return None,
        };
        let mut cost = teller.cost(rules.plan(card));
        cost.extend(protection.map(|good| teller.goods(good, 1)));
        (!cost.is_empty()).then(|| cost.join(", "))
    }

    fn scene(_: &Settlers, event: &Event) -> Vec<String> {
        scene::of(event)
    }

    fn who(_: &Settlers, event: &Event) -> Option<Who> {
        khipu_board::acting(&serde_json::to_value(event).ok()?, Actor::AUTOMA)
    }

    fn quiet(_: &Settlers, event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. })
    }
}

/// Whether a location can be protected as it is built: since the second version of the rules.
fn protects(game: &Settlers) -> bool {
    game.rules_version() > 1
}
