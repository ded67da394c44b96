//! What turns: the calendar and the five gears. The workers that ride on them are drawn with the racks.

use std::fmt::Write as _;

use khipu_tzolkin::{Components, Gear, Table};

use super::geometry::{FRAME, Wheel};
use super::marks::symbol;
use super::static_board::StaticBoard;
use khipu_board::Piece;
use khipu_board::svg::{layer, short};

fn turning(class: &str, wheel: Wheel, degrees: f32, inside: &str) -> String {
    let (x, y) = wheel.centre;
    format!(
        r##"<g id="turn-{class}" class="tz-turn tz-{class}" style="--x:{}px;--y:{}px;--r:{}deg"><use href="#i-tz-gear-{}"/>{inside}</g>"##,
        short(x),
        short(y),
        short(degrees),
        wheel.teeth
    )
}

/// What is written on the calendar: how far the next food day is from each tooth.
pub(super) fn teeth(rules: &Components, wheel: Wheel) -> String {
    let mut marks = String::from(r#"<g id="tz-teeth" class="tz-teeth">"#);
    for tooth in 0..rules.teeth {
        let angle = short(f32::from(tooth) * wheel.step());
        let days = rules.food_days.iter().filter(|&&day| day >= tooth).map(|&day| day - tooth).min();
        let is_food_day = rules.food_days.iter().any(|&day| day % rules.teeth == tooth);
        let _ = write!(marks, r#"<g transform="rotate({angle})">"#);
        match days {
            Some(days) if !is_food_day => {
                let _ = write!(marks, r#"<text y="{}">{days}</text>"#, short(31.0 + 6.0 - wheel.radius));
            }
            _ => marks += &symbol("food", (0.0, 31.0 - wheel.radius), 26.0),
        }
        marks.push_str("</g>");
    }
    marks + "</g>"
}

/// The calendar, and the corn that lies on its teeth.
pub(super) fn calendar(rules: &Components, table: &Table, fixed: &StaticBoard) -> Piece {
    let wheel = fixed.calendar;
    let mut marks = String::from(r##"<use href="#tz-teeth"/>"##);
    for tooth in (0..rules.teeth).filter(|tooth| table.teeth & (1 << tooth) != 0) {
        let corn = symbol("corn", (0.0, 4.0 - wheel.radius), 24.0);
        let _ =
            write!(marks, r#"<g transform="rotate({})">{corn}</g>"#, short(f32::from(tooth) * wheel.step()));
    }
    let degrees = -wheel.step() * f32::from(table.day);
    layer("tz-calendar", FRAME, &turning("calendar", wheel, degrees, &marks))
}

/// The five gears.
pub(super) fn gears(table: &Table, fixed: &StaticBoard) -> Piece {
    let mut drawing = String::new();
    for (gear, wheel) in Gear::ALL.iter().copied().zip(fixed.wheels) {
        drawing += &turning(gear.name(), wheel, wheel.angle(f32::from(table.day)), "");
    }
    layer("tz-gears", FRAME, &drawing)
}
