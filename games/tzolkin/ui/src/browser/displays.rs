//! The displays of buildings and monuments.

use std::fmt::Write as _;

use khipu_tzolkin::{Components, Table};

use super::static_board::StaticBoard;
use super::tiles::Tile;
use khipu_board::{Piece, Region, RenderContext};

const GROUP: Region = Region::Group("tiles");

/// A heading with a note, and a place for each tile.
fn display(id: &str, heading: &str, note: &str, slots: &[Option<u8>], tiles: &[Tile]) -> Piece {
    let html = format!(r#"<div id="{id}" class="tz-display"><h3>{heading}"#);
    let mut piece = Piece::new(id.to_owned(), GROUP, html);
    piece.element(format!("{id}-more"), |html, more| {
        let _ = write!(html, r#"<small id="{more}">{note}</small>"#);
    });
    piece.html.push_str(r#"</h3><div class="tz-row">"#);
    for (number, slot) in slots.iter().enumerate() {
        piece.element(format!("{id}-{number}"), |html, place| {
            let _ = write!(html, r#"<div id="{place}" class="tz-slot">"#);
            if let Some(tile) = slot {
                html.push_str(&tiles[usize::from(*tile)].choosable());
            }
            html.push_str("</div>");
        });
    }
    piece.html.push_str("</div></div>");
    piece
}

/// The buildings, and how many more there are of this age.
pub(super) fn buildings(
    rules: &Components,
    table: &Table,
    fixed: &StaticBoard,
    context: &RenderContext<'_>,
) -> Piece {
    let age = usize::from(table.age());
    let left = table.stack.iter().filter(|&title| usize::from(rules.buildings[title].age) == age).count();
    let more = fixed.phrases.stack[age].of(left, context);
    let slots = &table.buildings[..rules.building_slots.into()];
    display("tz-buildings", &fixed.phrases.buildings, &more, slots, &fixed.buildings)
}

/// The monuments: none comes after them.
pub(super) fn monuments(rules: &Components, table: &Table, fixed: &StaticBoard) -> Piece {
    let slots = rules.monument_slots.get(usize::from(table.players)).copied().unwrap_or_default();
    let phrases = &fixed.phrases;
    let slots = &table.monuments[..slots.into()];
    display("tz-monuments", &phrases.monuments, &phrases.no_more, slots, &fixed.monuments)
}
