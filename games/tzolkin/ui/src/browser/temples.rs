//! The temples: three stepped towers, and the players' markers on them.

use std::fmt::Write as _;

use khipu_tzolkin::{Components, Goods, Table, Temple};
use serde_json::json;

use super::geometry::FRAME;
use super::marks;
use super::marks::Mark::{Icon, Number, Slash};
use super::static_board::OwnedSpot;
use crate::GAME;
use khipu_board::svg::{escape, layer, short};
use khipu_board::{Piece, RenderContext};

/// Left edge of the first tower, and the top of the ground that they stand on.
const AT: (f32, f32) = (1006.0, 290.0);
/// The width of a tower at its foot, and from tower to tower.
const WIDTH: f32 = 128.0;
const APART: f32 = 134.0;
/// A step: its height, and how much narrower it is on each side than the one below.
const STEP: f32 = 30.5;
const INSET: f32 = 1.6;
/// From marker to marker on a step.
const MARKER: f32 = 18.0;

fn left(temple: Temple) -> f32 {
    AT.0 + APART * f32::from(temple as u8)
}

/// The top of a step.
fn top(step: usize) -> f32 {
    AT.1 - STEP * (step + 1) as f32
}

/// The towers with what each step is worth.
pub(super) fn print(rules: &Components, context: &RenderContext<'_>) -> String {
    let mut drawing = String::new();
    for &temple in Temple::ALL {
        let plan = &rules.temples[temple as usize];
        let left = left(temple);
        let _ = write!(drawing, r#"<g class="tz-{}">"#, temple.name());
        for (step, &points) in plan.points.iter().enumerate() {
            let inset = INSET * step as f32;
            let y = top(step);
            let class = match step {
                0 => " tz-low-step",
                step if step == usize::from(plan.start) => " tz-start",
                step if step == usize::from(plan.top()) => " tz-top",
                _ => "",
            };
            let _ = write!(
                drawing,
                r#"<rect class="tz-step{class}" x="{}" y="{}" width="{}" height="{}" rx="4"/><text class="tz-n tz-sp" x="{}" y="{}">{}</text>"#,
                short(left + inset),
                short(y + 1.0),
                short(WIDTH - 2.0 * inset),
                STEP - 2.0,
                short(left + inset + 15.0),
                short(y + STEP / 2.0 + 6.0),
                if points < 0 { format!("−{}", -points) } else { points.to_string() },
            );
            for group in marks::goods(&plan.goods[step]) {
                drawing += &marks::row(&group, (left + WIDTH - inset - 14.0, y + STEP / 2.0), 23.0);
            }
        }
        let top_step = usize::from(plan.top());
        let inset = INSET * top_step as f32;
        drawing +=
            &marks::symbol(temple.name(), (left + WIDTH - inset - 16.0, top(top_step) + STEP / 2.0), 25.0);
        let y = AT.1 + 15.0;
        let _ = write!(
            drawing,
            r#"<rect class="tz-plinth" x="{left}" y="{}" width="{WIDTH}" height="50" rx="5"/><text class="tz-tn" x="{}" y="{}">{}</text>"#,
            AT.1 + 2.0,
            left + 9.0,
            y + 5.5,
            escape(&context.words.name(GAME, temple.name()))
        );
        let [first, second] = plan.leader;
        let leader = [Number(first.into()), Slash, Number(second.into()), Icon("point")];
        drawing += &marks::row(&leader, (left + WIDTH - 36.0, y + 23.0), 19.0);
        drawing.push_str("</g>");
    }
    drawing
}

/// The markers in a temple.
pub(super) fn paint(rules: &Components, table: &Table, temple: Temple) -> Piece {
    let name = temple.name();
    let mut drawing = String::new();
    for seat in table.seats() {
        let step = table.side(seat).temples[temple as usize];
        let number = seat.index();
        // Goods stand on the right of a step, large numbers on the left.
        let goods = rules.temples[temple as usize].goods.get(usize::from(step));
        let (aside, apart) =
            if goods.is_none_or(Goods::is_empty) { (8.0, MARKER) } else { (-3.0, MARKER - 2.0) };
        let x = left(temple) + WIDTH / 2.0 + aside + apart * (number as f32 - 1.5);
        let y = top(step.into()) + STEP / 2.0;
        drawing += &marker(&format!("m-{name}-{number}"), (x, y), number);
    }
    layer(&format!("tz-temple-{name}"), FRAME, &drawing)
}

/// A player's marker, which glides.
pub(super) fn marker(id: &str, (x, y): (f32, f32), number: usize) -> String {
    let (x, y) = (short(x), short(y));
    format!(
        r##"<g id="{id}" class="tok" style="--x:{x}px;--y:{y}px"><use class="tz-small" href="#i-tz-token-{number}"/></g>"##
    )
}

/// A spot for each tower.
pub(super) fn spots(rules: &Components, context: &RenderContext<'_>, out: &mut Vec<OwnedSpot>) {
    for &temple in Temple::ALL {
        let plan = &rules.temples[temple as usize];
        let height = STEP * plan.points.len() as f32 + 54.0;
        let goods: Vec<String> = plan
            .goods
            .iter()
            .enumerate()
            .filter(|(_, goods)| !goods.is_empty())
            .map(|(step, goods)| {
                context.say(GAME, "tzolkin-board-step-goods", &json!({ "step": step, "goods": goods }))
            })
            .collect();
        let points: Vec<String> = plan.points.iter().map(ToString::to_string).collect();
        let [first, second] = plan.leader;
        let args = json!({
            "temple": temple, "points": points.join(", "), "goods": context.words.listed(&goods),
            "first": first, "second": second,
        });
        let area = (left(temple), AT.1 + 53.0 - height, WIDTH, height);
        out.push(OwnedSpot::over(area).says(
            format!("temple-{}", temple.name()),
            context.say(GAME, "tzolkin-board-temple", &args),
            context.say(GAME, "tzolkin-board-temple-tip", &args),
            "TZ-6.19",
        ));
    }
}
