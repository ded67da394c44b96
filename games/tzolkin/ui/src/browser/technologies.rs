//! The technologies: four rows with what each level brings, and the players' markers.

use std::fmt::Write as _;

use khipu_tzolkin::{Components, Meals, Table, Technology, TechnologyPlan};
use serde_json::json;

use super::geometry::FRAME;
use super::marks::Mark::{Icon, Number, Signed};
use super::marks::{self, Mark};
use super::static_board::OwnedSpot;
use super::temples::marker;
use crate::GAME;
use khipu_board::svg::{escape, layer};
use khipu_board::{Piece, RenderContext};

/// Left edge and top of the rows.
const AT: (f32, f32) = (1006.0, 372.0);
/// The width of the symbols, of a level, the height of a row and from row to row.
const NAME: f32 = 36.0;
const LEVEL: f32 = 72.0;
const HEIGHT: f32 = 52.0;
const APART: f32 = 55.5;
/// From marker to marker.
const MARKER: f32 = 15.5;

fn top(technology: Technology) -> f32 {
    AT.1 + APART * f32::from(technology as u8)
}

/// The left edge of a level; after the last one comes the bonus.
fn left(level: u8) -> f32 {
    AT.0 + NAME + LEVEL * f32::from(level)
}

/// What a level brings beyond the one below.
fn level_marks(plan: &TechnologyPlan, technology: Technology, level: usize) -> Vec<Vec<Mark>> {
    let more = |values: &[u8; 4]| i32::from(values[level]) - i32::from(values[level - 1]);
    let opens = |values: &[bool; 4]| values[level] && !values[level - 1];
    let mut groups = Vec::new();
    let mut add = |n: i32, marks: &[Mark]| {
        if n != 0 {
            groups.push(marks.to_vec());
        }
    };
    match technology {
        Technology::Agriculture => {
            let (harvest, fishing) = (more(&plan.harvest_corn), more(&plan.fishing_corn));
            add(harvest, &[Signed(harvest), Icon("corn")]);
            add(fishing, &[Icon("fish"), Signed(fishing)]);
            add(opens(&plan.no_tile).into(), &[Number(0), Icon("corntile")]);
        }
        Technology::Extraction => {
            for (values, name) in plan.extraction.iter().zip(["wood", "stone", "gold"]) {
                add(more(values), &[Signed(more(values)), Icon(name)]);
            }
        }
        Technology::Construction => {
            let (corn, points) = (more(&plan.building_corn), more(&plan.building_points));
            add(corn, &[Icon("building"), Signed(corn), Icon("corn")]);
            add(points, &[Icon("building"), Signed(points), Icon("point")]);
            add(
                more(&plan.saved_resources),
                &[Icon("building"), Signed(-more(&plan.saved_resources)), Icon("any")],
            );
        }
        Technology::Theology => {
            add(opens(&plan.ahead).into(), &[Icon("skull"), Signed(1), Icon("act")]);
            add(opens(&plan.devotion).into(), &[Icon("any"), Icon("to"), Icon("step")]);
            add(more(&plan.skulls), &[Signed(more(&plan.skulls)), Icon("skull")]);
        }
    }
    groups
}

/// The rows, with the price of each level above.
pub(super) fn print(rules: &Components, context: &RenderContext<'_>) -> String {
    let plan = &rules.technology;
    let mut drawing = String::new();
    for (&price, level) in plan.price.iter().zip(1..) {
        drawing +=
            &marks::row(&[Number(price.into()), Icon("any")], (left(level) + LEVEL / 2.0, AT.1 - 14.0), 19.0);
    }
    for &technology in Technology::ALL {
        let y = top(technology);
        let name = context.words.name(GAME, technology.name());
        let _ = write!(
            drawing,
            r#"<rect class="tz-track" x="{}" y="{y}" width="{}" height="{HEIGHT}" rx="8"/><text class="tz-tech" x="{}" y="{}"{}>{}</text>"#,
            AT.0,
            NAME + 5.0 * LEVEL,
            AT.0 + 7.0,
            y + 18.0,
            marks::squeeze(&name, 14, 98),
            escape(&name)
        );
        drawing += &marks::symbol(technology.name(), (AT.0 + 19.0, y + 36.0), 24.0);
        for level in 0..=Technology::TOP + 1 {
            let x = left(level);
            let class = match level {
                0 => "tz-none",
                level if level > Technology::TOP => "tz-cell tz-bonus",
                _ => "tz-cell",
            };
            let _ = write!(
                drawing,
                r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}" rx="6"/>"#,
                x + 2.0,
                y + 3.0,
                LEVEL - 4.0,
                HEIGHT - 6.0
            );
            let groups = match level {
                0 => Vec::new(),
                level if level > Technology::TOP => {
                    marks::effects(&plan.bonus[technology as usize], Meals::default())
                }
                level => level_marks(plan, technology, level.into()),
            };
            let (y, high) = if level > Technology::TOP { (y + HEIGHT / 2.0, 26.0) } else { (y + 15.0, 21.0) };
            drawing += &marks::fit(&groups, (x + LEVEL / 2.0, y), (LEVEL - 6.0, high), high);
        }
    }
    drawing
}

/// The markers of a technology.
pub(super) fn paint(table: &Table, technology: Technology) -> Piece {
    let name = technology.name();
    let mut drawing = String::new();
    for seat in table.seats() {
        let number = seat.index();
        let level = table.side(seat).technologies[technology as usize];
        let x = left(level) + LEVEL / 2.0 + MARKER * (number as f32 - 1.5);
        drawing += &marker(&format!("t-{name}-{number}"), (x, top(technology) + 38.0), number);
    }
    layer(&format!("tz-tech-{name}"), FRAME, &drawing)
}

/// A spot for each row.
pub(super) fn spots(context: &RenderContext<'_>, out: &mut Vec<OwnedSpot>) {
    for &technology in Technology::ALL {
        let name = technology.name();
        let area = (AT.0, top(technology), NAME + 5.0 * LEVEL, HEIGHT);
        out.push(OwnedSpot::over(area).says(
            format!("tech-{name}"),
            context.say(GAME, "tzolkin-board-tech", &json!({ "technology": technology })),
            context.say(GAME, &format!("tzolkin-board-tech-{name}-tip"), &json!({})),
            match technology {
                Technology::Agriculture => "TZ-7.2",
                Technology::Extraction => "TZ-7.5",
                Technology::Construction => "TZ-7.6",
                Technology::Theology => "TZ-7.7",
            },
        ));
    }
}
