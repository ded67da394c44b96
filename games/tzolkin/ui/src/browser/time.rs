//! What several workers cost in one turn, and the food days.

use std::cmp::Ordering;
use std::fmt::Write as _;

use khipu_tzolkin::{Components, Stage, Table};
use serde_json::{Value, json};

use super::button::ButtonText;
use super::marks::Mark::{Icon, Number};
use super::marks::text;
use super::static_board::StaticBoard;
use crate::GAME;
use khipu_board::{Page, Piece, Region, RenderContext};

const GROUP: Region = Region::Group("time");

/// The texts of ladder and food days.
pub(super) struct TimeTexts {
    ladder: ButtonText,
    food: Vec<ButtonText>,
}

impl TimeTexts {
    pub(super) fn new(rules: &Components, context: &RenderContext<'_>) -> Self {
        let say = |key: &str, args: &Value| context.say(GAME, &format!("tzolkin-board-{key}"), args);
        let nothing = json!({});
        let food = rules.food_days.iter().zip(&rules.gives_goods).zip(1..).map(|((&day, &goods), number)| {
            let args = json!({
                "number": number, "day": day, "kind": if goods { "goods" } else { "points" },
                "food": rules.food, "lost": rules.unfed_penalty,
            });
            let rule = if goods { "TZ-8.4" } else { "TZ-8.5" };
            ButtonText::new(format!("food-{number}"), &say("food", &args), &say("food-tip", &args), rule)
        });
        Self {
            ladder: ButtonText::new(
                "surcharge".to_owned(),
                &say("surcharge", &nothing),
                &say("surcharge-tip", &nothing),
                "TZ-4.3",
            ),
            food: food.collect(),
        }
    }
}

/// The ladder: so many workers, so much corn.
pub(super) fn ladder(page: &mut Page<'_>, rules: &Components, table: &Table, fixed: &StaticBoard) {
    let placed = if table.stage == Stage::Placing { table.placed } else { 0 };
    page.composite(("ladder", placed), "ladder", (|| "tz-placing".to_owned(), GROUP), |ladder| {
        ladder.around(|html| {
            let style = format!(r#" style="--n:{}""#, rules.surcharge.len() - 1);
            let _ = write!(
                html,
                r#"<div id="tz-placing" class="tz-placing"><h3>{}</h3>{}"#,
                fixed.phrases.placing,
                fixed.time_texts.ladder.open_drawn("tz-ladder", &style)
            );
            for (placed, pair) in rules.surcharge.windows(2).enumerate() {
                let step = [Number(placed as i32 + 1), Icon("worker"), Icon("to"), Number(pair[1].into())];
                html.push_str(&text(&step));
            }
        });
        ladder.element(
            placed,
            || "tz-placed".to_owned(),
            |html, id| {
                let hidden = if placed == 0 { " hidden" } else { "" };
                let _ = write!(html, r#"<i id="{id}" class="tz-now" style="--s:{placed}"{hidden}></i>"#);
            },
        );
        ladder.around(|html| html.push_str("</button></div>"));
    });
}

/// The food days, those that are over and the next.
pub(super) fn food(rules: &Components, table: &Table, fixed: &StaticBoard) -> Piece {
    let html = format!(r#"<div id="tz-food" class="tz-foods"><h3>{}</h3>"#, fixed.phrases.food_days);
    let mut piece = Piece::new("tz-food".to_owned(), GROUP, html);
    let days = rules.food_days.iter().zip(&rules.gives_goods).zip(&fixed.time_texts.food).enumerate();
    for (number, ((&day, &goods), told)) in days {
        piece.element(format!("at-food-{number}"), |html, id| {
            let class = match number.cmp(&table.food_days.into()) {
                Ordering::Less => "tz-food-day past",
                Ordering::Equal => "tz-food-day now",
                Ordering::Greater => "tz-food-day",
            };
            html.push_str(&told.open_drawn(class, &format!(r#" id="{id}""#)));
            html.push_str(&text(&[Icon("food"), Number(day.into())]));
            let gift = if goods { "any" } else { "point" };
            html.push_str(&text(&[Icon("step"), Icon("to"), Icon(gift)]));
            html.push_str("</button>");
        });
    }
    piece.html.push_str("</div>");
    piece
}
