//! The displays of buildings and monuments.

use khipu_tzolkin::{Components, Table};

use super::geometry::FRAME;
use super::marks;
use super::phrases::Phrases;
use super::static_board::{OwnedSpot, StaticBoard};
use super::tiles::{TILE, Tile};
use khipu_board::svg::layer;
use khipu_board::{Piece, RenderContext};

/// The left edges of the two displays, and the top of both.
const BUILDINGS: f32 = 1006.0;
const MONUMENTS: f32 = 1208.0;
const TOP: f32 = 632.0;
/// From slot to slot; two stand in a row.
const APART: (f32, f32) = (98.0, 133.0);
const IN_A_ROW: usize = 2;

fn slot(left: f32, number: usize) -> (f32, f32) {
    (left + APART.0 * (number % IN_A_ROW) as f32, TOP + APART.1 * (number / IN_A_ROW) as f32)
}

/// Headings and empty slots.
pub(super) fn print(rules: &Components, players: usize, phrases: &Phrases) -> String {
    let monuments = rules.monument_slots.get(players).copied().unwrap_or_default();
    let displays =
        [(BUILDINGS, rules.building_slots, &phrases.buildings), (MONUMENTS, monuments, &phrases.monuments)];
    let (width, height) = TILE;
    let mut drawing = String::new();
    for (left, slots, title) in displays {
        drawing += &format!(r#"<text class="tz-h tz-left" x="{left}" y="{}">{title}</text>"#, TOP - 9.0);
        for number in 0..slots {
            let (x, y) = slot(left, number.into());
            drawing += &format!(
                r#"<rect class="tz-bare" x="{x}" y="{y}" width="{width}" height="{height}" rx="7"/>"#
            );
        }
    }
    drawing
}

fn laid_out(slots: &[Option<u8>], tiles: &[Tile], left: f32) -> String {
    let shown = slots.iter().enumerate().filter_map(|(i, slot)| Some((i, (*slot)?)));
    shown.map(|(number, tile)| tiles[usize::from(tile)].at(slot(left, number))).collect()
}

fn clickable(id: &str, slots: &[Option<u8>], tiles: &[Tile], left: f32) -> Piece {
    let shown = slots.iter().enumerate().filter_map(|(i, slot)| Some((i, (*slot)?)));
    let told: Vec<OwnedSpot> = shown
        .map(|(number, tile)| {
            let Tile { part, label, tip, rule, .. } = &tiles[usize::from(tile)];
            let (x, y) = slot(left, number);
            OwnedSpot::over((x, y, TILE.0, TILE.1)).says(part.clone(), label.clone(), tip.clone(), rule)
        })
        .collect();
    OwnedSpot::piece(id, &told)
}

/// The tiles, and above them how many more there are.
pub(super) fn paint(
    rules: &Components,
    table: &Table,
    fixed: &StaticBoard,
    context: &RenderContext<'_>,
) -> [Piece; 2] {
    let age = usize::from(table.age());
    let left = table.stack.iter().filter(|&title| usize::from(rules.buildings[title].age) == age).count();
    let more = fixed.phrases.stack[age].of(left, context);
    let stack = format!(
        r#"<text class="tz-h tz-right" x="{}" y="{}"{}>{more}</text>"#,
        slot(BUILDINGS, 1).0 + TILE.0,
        TOP - 9.0,
        marks::squeeze(&more, 18, 104)
    );
    let buildings = stack + &laid_out(&table.buildings, &fixed.buildings, BUILDINGS);
    [
        layer("tz-buildings", FRAME, &buildings),
        layer("tz-monuments", FRAME, &laid_out(&table.monuments, &fixed.monuments, MONUMENTS)),
    ]
}

/// The spots of the tiles.
pub(super) fn spots(table: &Table, fixed: &StaticBoard) -> [Piece; 2] {
    [
        clickable("tz-spots-buildings", &table.buildings, &fixed.buildings, BUILDINGS),
        clickable("tz-spots-monuments", &table.monuments, &fixed.monuments, MONUMENTS),
    ]
}
