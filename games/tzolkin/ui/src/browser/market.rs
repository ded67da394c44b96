//! The market of Uxmal, and the skulls of the bank.

use std::fmt::Write as _;

use khipu_tzolkin::{Components, Resource, Table};
use serde_json::{Value, json};

use super::button::ButtonText;
use super::marks::Mark::{Icon, Number};
use super::marks::text;
use super::static_board::StaticBoard;
use crate::GAME;
use khipu_board::{Piece, Region, RenderContext};

const GROUP: Region = Region::Group("market");

/// The stalls, which never change.
pub(super) fn stalls(rules: &Components, heading: &str, context: &RenderContext<'_>) -> Piece {
    let say = |key: &str, args: &Value| context.say(GAME, &format!("tzolkin-board-{key}"), args);
    let mut html = format!(r#"<div id="ground-market" class="tz-market"><h3>{heading}</h3>"#);
    for &resource in Resource::ALL {
        let (name, price) = (resource.name(), rules.market[resource as usize]);
        let args = json!({ "resource": resource, "n": price });
        let _ = write!(
            html,
            r#"<div class="tz-stall">{}"#,
            text(&[Icon(name), Number(price.into()), Icon("corn")])
        );
        for key in ["buy", "sell"] {
            let told = ButtonText::new(
                format!("{key}-{name}"),
                &say(&format!("{key}-one"), &args),
                &say(&format!("{key}-tip"), &args),
                "TZ-6.14",
            );
            html += &told.open("tz-deal", "");
            html += &khipu_board::svg::escape(&say(key, &json!({})));
            html.push_str("</button>");
        }
        html.push_str("</div>");
    }
    html.push_str("</div>");
    Piece::new("ground-market".to_owned(), GROUP, html)
}

/// What is told of the skulls.
pub(super) fn skulls_text(rules: &Components, context: &RenderContext<'_>) -> ButtonText {
    let args = json!({ "n": rules.skulls, "points": rules.skull_points });
    let say = |key: &str| context.say(GAME, key, &args);
    ButtonText::new(
        "skulls".to_owned(),
        &say("tzolkin-board-skulls"),
        &say("tzolkin-board-skulls-tip"),
        "TZ-1.2",
    )
}

/// The skulls that are left.
pub(super) fn skulls(table: &Table, fixed: &StaticBoard, context: &RenderContext<'_>) -> Piece {
    let label = context.words.titled(&fixed.skulls.label, table.skulls);
    let mut html = fixed.skulls.open_drawn_as(&label, "tz-skulls", r#" id="tz-skulls""#);
    html += &text(&[Icon("skull"), Number(table.skulls.into())]);
    html.push_str("</button>");
    Piece::new("tz-skulls".to_owned(), GROUP, html)
}
