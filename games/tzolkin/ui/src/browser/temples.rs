//! The temples: three stepped towers, and the players' markers on them.

use std::fmt::Write as _;

use khipu_tzolkin::{Components, Table, Temple};
use serde_json::json;

use super::button::{ButtonText, icon};
use super::marks;
use super::static_board::StaticBoard;
use crate::GAME;
use khipu_board::svg::escape;
use khipu_board::{Piece, Region, RenderContext};

/// A tower as it is printed.
pub(super) struct Tower {
    text: ButtonText,
    /// What stands between the opening tag and the markers.
    print: String,
}

impl Tower {
    pub(super) fn new(rules: &Components, temple: Temple, context: &RenderContext<'_>) -> Self {
        let plan = &rules.temples[temple as usize];
        let goods: Vec<String> = (0..)
            .zip(&plan.goods)
            .filter(|(_, goods)| !goods.is_empty())
            .map(|(step, goods): (usize, _)| {
                context.say(GAME, "tzolkin-board-step-goods", &json!({ "step": step, "goods": goods }))
            })
            .collect();
        let points: Vec<String> = plan.points.iter().map(ToString::to_string).collect();
        let [first, second] = plan.leader;
        let args = json!({
            "temple": temple, "points": points.join(", "), "goods": context.words.listed(&goods),
            "first": first, "second": second,
        });
        let text = ButtonText::new(
            format!("temple-{}", temple.name()),
            &context.say(GAME, "tzolkin-board-temple", &args),
            &context.say(GAME, "tzolkin-board-temple-tip", &args),
            "TZ-6.19",
        );
        let mut print = String::new();
        for (step, &points) in plan.points.iter().enumerate().rev() {
            let class = match step {
                0 => " tz-low-step",
                step if step == usize::from(plan.start) => " tz-start",
                step if step == usize::from(plan.top()) => " tz-top",
                _ => "",
            };
            let points = if points < 0 { format!("−{}", -points) } else { points.to_string() };
            let sign = if step == usize::from(plan.top()) { icon(temple.name()) } else { String::new() };
            let _ = write!(
                print,
                r#"<span class="tz-step{class}" aria-hidden="true"><b>{points}</b>{}{sign}</span>"#,
                marks::texts(&marks::goods(&plan.goods[step]))
            );
        }
        let _ = write!(
            print,
            r#"<span class="tz-plinth" aria-hidden="true"><b>{}</b><span>{first}/{second}{}</span></span>"#,
            escape(&context.words.name(GAME, temple.name())),
            icon("point")
        );
        Self { text, print }
    }
}

/// A tower with its markers.
pub(super) fn paint(rules: &Components, table: &Table, temple: Temple, fixed: &StaticBoard) -> Piece {
    let (name, tower) = (temple.name(), &fixed.towers[temple as usize]);
    let steps = rules.temples[temple as usize].points.len();
    let html = tower
        .text
        .open_drawn(&format!("tz-tower tz-{name}"), &format!(r#" id="tower-{name}" style="--n:{steps}""#));
    let mut piece = Piece::new(format!("tower-{name}"), Region::Group("temples"), html + &tower.print);
    let levels = table.seats().map(|seat| table.side(seat).temples[temple as usize]);
    piece.element(format!("on-{name}"), |html, id| markers(html, id, name, levels));
    piece.html.push_str("</button>");
    piece
}

/// The markers of all players, each at its step or level, beside those who stand there too; they glide.
pub(super) fn markers(html: &mut String, id: &str, name: &str, levels: impl Iterator<Item = u8>) {
    let levels: Vec<u8> = levels.collect();
    let _ = write!(html, r#"<span id="{id}" class="tz-marks">"#);
    for (seat, level) in levels.iter().enumerate() {
        let beside = levels[..seat].iter().filter(|other| *other == level).count();
        let _ = write!(
            html,
            r##"<svg id="m-{name}-{seat}" class="tz-m" viewBox="-16 -16 32 32" style="--s:{level};--i:{beside}"><use href="#i-tz-token-{seat}"/></svg>"##
        );
    }
    html.push_str("</span>");
}
