//! The jungle of Palenque: for each of its actions what a tile brings, and the tiles that are left.

use std::fmt::Write as _;

use khipu_tzolkin::{Components, Table};
use serde_json::{Value, json};

use super::button::ButtonText;
use super::marks::Mark::{Icon, Number};
use super::marks::text;
use super::static_board::StaticBoard;
use crate::GAME;
use khipu_board::{Piece, Region, RenderContext};

/// The texts of a group of tiles.
pub(super) struct Grove {
    corn: ButtonText,
    /// None where no wood grows.
    wood: Option<ButtonText>,
    tiles: ButtonText,
}

impl Grove {
    pub(super) fn new(rules: &Components, group: usize, context: &RenderContext<'_>) -> Self {
        let (corn, wood, action) = (rules.harvest[group], rules.felling[group], group + 2);
        let args = json!({ "group": action, "corn": corn, "wood": wood });
        let told = |name: &str, rule| {
            let say = |key: &str, args: &Value| context.say(GAME, &format!("tzolkin-board-{key}"), args);
            ButtonText::new(
                format!("{name}-{action}"),
                &say(name, &args),
                &say(&format!("{name}-tip"), &args),
                rule,
            )
        };
        Self {
            corn: told("corn", "TZ-6.3"),
            wood: (wood > 0).then(|| told("wood", "TZ-6.3")),
            tiles: told("grove", "TZ-2.1"),
        }
    }
}

/// A group of tiles.
pub(super) fn grove(rules: &Components, table: &Table, group: usize, fixed: &StaticBoard) -> Piece {
    let (told, action) = (&fixed.groves[group], group + 2);
    let (corn, wood) = (rules.harvest[group], rules.felling[group]);
    let mut html = format!(r#"<div id="grove-{action}" class="tz-grove"><b class="tz-of">{action}</b>"#);
    html += &told.corn.open_drawn("tz-chip tz-c-corn", "");
    html += &text(&[Number(corn.into()), Icon("corn")]);
    html.push_str("</button>");
    match &told.wood {
        Some(told) => {
            html += &told.open_drawn("tz-chip tz-c-wood", "");
            html += &text(&[Number(wood.into()), Icon("wood")]);
            html.push_str("</button>");
        }
        None => html.push_str("<span></span>"),
    }
    let mut piece = Piece::new(format!("grove-{action}"), Region::Group("jungle"), html);
    piece.element(format!("tiles-{action}"), |html, id| {
        let left = table.jungle[group];
        let fields = rules.jungle_fields.get(usize::from(table.players)).copied().unwrap_or_default();
        html.push_str(&told.tiles.open_drawn("tz-fields", &format!(r#" id="{id}""#)));
        for field in 0..fields {
            let (class, name, amount) = if field < left.wood {
                ("tz-c-wood", "woodtile", wood)
            } else if field < left.wood + left.corn {
                ("tz-c-corn", "corntile", corn)
            } else {
                continue;
            };
            let _ = write!(
                html,
                r#"<span class="tz-field {class}">{}</span>"#,
                text(&[Icon(name), Number(amount.into())])
            );
        }
        html.push_str("</button>");
    });
    piece.html.push_str("</div>");
    piece
}
