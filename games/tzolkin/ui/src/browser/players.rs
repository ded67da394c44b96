//! The players: lines of goods, areas, and the wealth tiles at the start.

use std::fmt::{Display, Write as _};
use std::iter;

use khipu_core::{Points, Seat};
use khipu_tzolkin::{Resource, Table, Tzolkin, View};

use super::button::icon;
use super::phrases::{Phrases, place_of};
use super::static_board::StaticBoard;
use khipu_board::svg::escape;
use khipu_board::{Page, Piece, Region, RenderContext};

/// So many days before a food day it is time to worry about corn.
const SOON: usize = 3;

/// The sign of a seat, in the text of the page.
pub(super) fn sign(seat: Seat) -> String {
    format!(
        r##"<svg class="tz-sign" viewBox="-14 -14 28 28" aria-hidden="true"><use href="#i-tz-seat-{}"/></svg>"##,
        seat.index()
    )
}

/// A symbol with its number, and its name as a tip.
fn counted(phrases: &Phrases, place: usize, n: impl Display, none: bool) -> String {
    let none = if none { " none" } else { "" };
    format!(
        r#"<span class="tz-g{none}" data-tip="{}">{}{n}</span>"#,
        phrases.goods[place].1,
        phrases.icon(place)
    )
}

/// Draws the line of a player: goods, workers, what the next food day will cost, points.
pub(super) fn strip(
    page: &mut Page<'_>,
    game: &Tzolkin,
    table: &Table,
    seat: Seat,
    fixed: &StaticBoard,
    context: &RenderContext<'_>,
) {
    let (rules, phrases, side) = (game.components(), &fixed.phrases, table.side(seat));
    let number = seat.index();
    let (first, points) = (table.first_player == seat, side.points());
    let goods = (side.corn, side.resources, side.skulls);
    let due = rules.food_days.get(usize::from(table.food_days)).map(|&day| {
        let (need, days) = (game.food_needed(table, seat), usize::from(day.saturating_sub(table.day)));
        (need, days, need > side.corn && days <= SOON)
    });
    let needs = (side.free, side.bank, side.dark, due);
    let place = (|| format!("strip-{number}"), Region::Goods);
    page.composite(("strip", seat, first, goods, needs, points), ("strip", seat), place, |strip| {
        strip.around(|html| {
            let name = escape(context.name(seat));
            let _ = write!(
                html,
                r##"<section id="strip-{number}" data-seat="{number}" class="strip tz-strip seat-{number}"><a class="who" href="#area-{number}" data-tip="{}" aria-label="{name}">{}<b>{name}</b></a>"##,
                phrases.built,
                sign(seat),
            );
        });
        strip.element(
            first,
            || format!("strip-{number}-first"),
            |html, id| {
                let _ = write!(html, r#"<span id="{id}">"#);
                if first {
                    let _ = write!(
                        html,
                        r##"<svg class="tz-ic" role="img" data-tip="{0}" aria-label="{0}"><use href="#i-tz-first"/></svg>"##,
                        phrases.first_player
                    );
                }
                html.push_str("</span>");
            },
        );
        strip.element(
            goods,
            || format!("strip-{number}-goods"),
            |html, id| {
                let _ = write!(html, r#"<span id="{id}" class="tz-goods">"#);
                let corn_and_resources = iter::once((0, side.corn)).chain(
                    Resource::ALL
                        .iter()
                        .map(|&resource| (place_of(resource), side.resources[resource as usize])),
                );
                for (place, n) in corn_and_resources.chain([(4, side.skulls.into())]) {
                    html.push_str(&counted(phrases, place, n, n == 0));
                }
                html.push_str("</span>");
            },
        );
        strip.element(
            needs,
            || format!("strip-{number}-needs"),
            |html, id| {
                let workers = format!("{}/{}", side.free, rules.workers - side.bank);
                let _ =
                    write!(html, r#"<span id="{id}" class="tz-needs">{}"#, counted(phrases, 5, workers, false));
                if !side.dark {
                    html.push_str(&phrases.sun);
                }
                if let Some((need, days, short)) = due {
                    let short = if short { " short" } else { "" };
                    let (to_food, needs) =
                        (phrases.days_to_food.of(days, context), phrases.needs.of(need.into(), context));
                    let _ = write!(
                        html,
                        r#"<span class="tz-due{short}" data-tip="{to_food}, {needs}">{}{need}<small>{to_food}</small></span>"#,
                        icon("food")
                    );
                }
                html.push_str("</span>");
            },
        );
        strip.element(
            points,
            || format!("strip-{number}-points"),
            |html, id| {
                let points = context.words.number(points);
                let _ = write!(
                    html,
                    r#"<span id="{id}" class="tz-points" data-tip="{}"><span class="points">{points}</span>{}</span>"#,
                    phrases.goods[6].1,
                    phrases.icon(6)
                );
            },
        );
        strip.around(|html| html.push_str("</section>"));
    });
}

/// What lies before a player.
pub(super) fn area(table: &Table, seat: Seat, fixed: &StaticBoard, context: &RenderContext<'_>) -> Piece {
    let (phrases, side) = (&fixed.phrases, table.side(seat));
    let number = seat.index();
    let board = if side.dark { &phrases.dark } else { &phrases.light };
    let mut html = format!(
        r#"<section id="area-{number}" class="area tz-area seat-{number}"><header>{}<b class="who">{}</b><span class="tz-g">{}{}</span><span class="tz-g">{}{}</span><span class="tz-side">{board}</span></header><h3>{}</h3><div class="tz-tiles">"#,
        sign(seat),
        escape(context.name(seat)),
        phrases.icon(7),
        side.corn_tiles,
        phrases.icon(8),
        side.wood_tiles,
        phrases.built
    );
    let nothing = html.len();
    for title in side.buildings.iter() {
        html += &fixed.buildings[title].owned();
    }
    for (monument, tile) in fixed.monuments.iter().enumerate() {
        if side.monuments & (1 << monument) != 0 {
            html += &tile.owned();
        }
    }
    if html.len() == nothing {
        let _ = write!(html, r#"<p class="note">{}</p>"#, phrases.nothing_built);
    }
    html.push_str("</div>");
    if let Some(kept) = side.wealth {
        let _ = write!(html, r#"<h3>{}</h3><div class="tz-tiles">"#, phrases.kept);
        for tile in kept {
            html += &fixed.wealth[usize::from(tile)].owned();
        }
        html.push_str("</div>");
    }
    let _ = write!(html, r#"<h3>{}</h3><table class="tz-sources"><tbody>"#, phrases.sources_heading);
    for (name, &quarters) in phrases.sources.iter().zip(&side.ledger) {
        if quarters != 0 {
            let points = context.words.number(Points::quarters(quarters.into()));
            let _ = write!(html, "<tr><th>{name}</th><td>{points}</td></tr>");
        }
    }
    let _ = write!(
        html,
        r#"</tbody><tfoot><tr><th>{}</th><td>{}</td></tr></tfoot></table></section>"#,
        phrases.icon(6),
        context.words.number(side.points())
    );
    Piece::new(format!("area-{number}"), Region::Area, html)
}

/// The wealth tiles that the viewer chooses from, or has kept while others still choose; nothing later.
pub(super) fn hand(view: &View, fixed: &StaticBoard) -> Piece {
    let hidden = if view.own.is_some() { "" } else { " hidden" };
    let mut html = format!(r#"<div id="tz-hand" class="tz-hand"{hidden}>"#);
    if let Some(own) = view.own {
        let (text, tiles) = match &own.kept {
            Some(kept) => (&fixed.phrases.kept, kept.as_slice()),
            None => (&fixed.phrases.keep_two, own.dealt.as_slice()),
        };
        let _ = write!(html, r#"<p class="note">{text}</p><div class="tz-tiles">"#);
        for &tile in tiles {
            let tile = &fixed.wealth[usize::from(tile)];
            html += &if own.kept.is_some() { tile.owned() } else { tile.choosable() };
        }
        html.push_str("</div>");
    }
    html.push_str("</div>");
    Piece::new("tz-hand".to_owned(), Region::Group("hand"), html)
}
