//! The technologies: four rows with what each level brings, and the players' markers.

use std::fmt::Write as _;

use khipu_tzolkin::{Components, Meals, Table, Technology, TechnologyPlan};
use serde_json::json;

use super::button::{ButtonText, icon};
use super::marks::Mark::{Icon, Number, Signed};
use super::marks::{self, Mark};
use super::static_board::StaticBoard;
use super::temples::markers;
use crate::GAME;
use khipu_board::svg::escape;
use khipu_board::{Piece, Region, RenderContext};

const GROUP: Region = Region::Group("technologies");

/// A row as it is printed.
pub(super) struct Track {
    text: ButtonText,
    print: String,
}

impl Track {
    pub(super) fn new(rules: &Components, technology: Technology, context: &RenderContext<'_>) -> Self {
        let (plan, name) = (&rules.technology, technology.name());
        let text = ButtonText::new(
            format!("tech-{name}"),
            &context.say(GAME, "tzolkin-board-tech", &json!({ "technology": technology })),
            &context.say(GAME, &format!("tzolkin-board-tech-{name}-tip"), &json!({})),
            match technology {
                Technology::Agriculture => "TZ-7.2",
                Technology::Extraction => "TZ-7.5",
                Technology::Construction => "TZ-7.6",
                Technology::Theology => "TZ-7.7",
            },
        );
        let mut print = format!(
            r#"<span class="tz-tech" aria-hidden="true">{}<b>{}</b></span>"#,
            icon(name),
            escape(&context.words.name(GAME, name))
        );
        for level in 1..=Technology::TOP {
            let brings = marks::texts(&level_marks(plan, technology, level.into()));
            let _ = write!(print, r#"<span class="tz-level">{brings}</span>"#);
        }
        let bonus = marks::texts(&marks::effects(&plan.bonus[technology as usize], Meals::default()));
        let _ = write!(print, r#"<span class="tz-level tz-bonus">{bonus}</span>"#);
        Self { text, print }
    }
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

/// The price of each level, above the rows.
pub(super) fn prices(rules: &Components) -> Piece {
    let mut html =
        String::from(r#"<div id="ground-prices" class="tz-prices" aria-hidden="true"><span></span>"#);
    for &price in &rules.technology.price {
        html += &marks::text(&[Number(price.into()), Icon("any")]);
    }
    html.push_str("</div>");
    Piece::new("ground-prices".to_owned(), GROUP, html)
}

/// A row with its markers.
pub(super) fn paint(table: &Table, technology: Technology, fixed: &StaticBoard) -> Piece {
    let (name, track) = (technology.name(), &fixed.tracks[technology as usize]);
    let html = track.text.open_drawn("tz-track", &format!(r#" id="track-{name}""#));
    let mut piece = Piece::new(format!("track-{name}"), GROUP, html + &track.print);
    let levels = table.seats().map(|seat| table.side(seat).technologies[technology as usize]);
    piece.element(format!("on-{name}"), |html, id| markers(html, id, name, levels));
    piece.html.push_str("</button>");
    piece
}
