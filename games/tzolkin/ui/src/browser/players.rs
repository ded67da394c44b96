//! The players beside the board: strips, areas, and the hand of wealth tiles at the start.

use std::fmt::Write as _;

use khipu_core::{Points, Seat};
use khipu_tzolkin::{Resource, Table, Tzolkin, View};

use super::phrases::place_of;
use super::static_board::StaticBoard;
use khipu_board::svg::escape;
use khipu_board::{Piece, Region, RenderContext};

/// So many days before a food day it is time to worry about corn.
const SOON: usize = 3;

/// The picture of a seat's token, in the text of the page.
fn token(seat: Seat) -> String {
    format!(
        r##"<svg class="tz-ic" viewBox="-14 -14 28 28" aria-hidden="true"><use href="#i-tz-seat-{}"/></svg>"##,
        seat.index()
    )
}

/// The strip of a player: points, goods, workers, and what the next food day will cost.
pub(super) fn strip(
    game: &Tzolkin,
    table: &Table,
    seat: Seat,
    fixed: &StaticBoard,
    context: &RenderContext<'_>,
) -> Piece {
    let (rules, phrases, side) = (game.components(), &fixed.phrases, table.side(seat));
    let number = seat.index();
    let html = format!(
        r##"<section id="strip-{number}" data-seat="{number}" class="strip tz-strip seat-{number}"><header>{}<a class="who" href="#area-{number}">{}</a>"##,
        token(seat),
        escape(context.name(seat)),
    );
    let mut strip = Piece::new(format!("strip-{number}"), Region::Goods, html);
    strip.element(format!("strip-{number}-turn"), |html, id| {
        let acts = if table.deciders().contains(seat) { r#" class="acts""# } else { "" };
        let _ = write!(html, r#"<span id="{id}"{acts}>"#);
        if table.first_player == seat {
            let _ = write!(
                html,
                r##"<svg class="tz-ic" role="img" aria-label="{}"><use href="#i-tz-first"/></svg>"##,
                phrases.first_player
            );
        }
        html.push_str("</span>");
    });
    strip.element(format!("strip-{number}-points"), |html, id| {
        let points = context.words.number(side.points());
        let _ =
            write!(html, r#"<span id="{id}" class="tz-points points">{points}{}</span>"#, phrases.icon(6));
    });
    strip.html.push_str("</header>");
    strip.element(format!("strip-{number}-goods"), |html, id| {
        let _ = write!(html, r#"<div id="{id}" class="tz-goods">"#);
        let mut goods = |place: usize, n: u16| {
            let none = if n == 0 { " none" } else { "" };
            let _ = write!(html, r#"<span class="tz-g{none}">{}{n}</span>"#, phrases.icon(place));
        };
        goods(0, side.corn);
        for &resource in Resource::ALL {
            goods(place_of(resource), side.resources[resource as usize]);
        }
        goods(4, side.skulls.into());
        html.push_str("</div>");
    });
    strip.element(format!("strip-{number}-needs"), |html, id| {
        let _ = write!(
            html,
            r#"<p id="{id}" class="tz-needs"><span class="tz-g">{}{}/{}</span>{}"#,
            phrases.icon(5),
            side.free,
            rules.workers - side.bank,
            if side.dark { "" } else { &phrases.sun }
        );
        if let Some(&day) = rules.food_days.get(usize::from(table.food_days)) {
            let need = game.food_needed(table, seat);
            let days = usize::from(day.saturating_sub(table.day));
            let short = if need > side.corn && days <= SOON { " short" } else { "" };
            let _ = write!(
                html,
                r#"<span class="tz-food{short}">{}, {}</span>"#,
                phrases.days_to_food.of(days, context),
                phrases.needs.of(need.into(), context)
            );
        }
        html.push_str("</p>");
    });
    strip.html.push_str("</section>");
    strip
}

/// What lies before a player.
pub(super) fn area(table: &Table, seat: Seat, fixed: &StaticBoard, context: &RenderContext<'_>) -> Piece {
    let (phrases, side) = (&fixed.phrases, table.side(seat));
    let number = seat.index();
    let board = if side.dark { &phrases.dark } else { &phrases.light };
    let mut html = format!(
        r#"<section id="area-{number}" class="area tz-area seat-{number}"><header>{}<b class="who">{}</b><span class="tz-g">{}{}</span><span class="tz-g">{}{}</span><span class="tz-side">{board}</span></header><h3>{}</h3><div class="tz-tiles">"#,
        token(seat),
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

/// The wealth tiles that the viewer chooses from, or has kept while others still choose.
pub(super) fn hand(view: &View, fixed: &StaticBoard) -> Piece {
    let mut html = String::from(r#"<div id="tz-hand" class="hand tz-hand">"#);
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
