//! The corners below: the jungle of Palenque on the left, the market of Uxmal and the skulls of the bank on the right;
//! and the skulls that lie at Chichen Itza.

use std::fmt::Write as _;

use khipu_tzolkin::{Components, Gear, Resource, Table};
use serde_json::{Value, json};

use super::geometry::{FRAME, PLATE};
use super::marks::Mark::{Icon, Number};
use super::marks::{self, symbol};
use super::phrases::Phrases;
use super::plates::badge;
use super::static_board::{OwnedSpot, StaticBoard};
use crate::GAME;
use khipu_board::svg::{layer, short};
use khipu_board::{Piece, RenderContext};

/// Left, top, width and height of the two panels.
const JUNGLE: (f32, f32, f32, f32) = (12.0, 746.0, 274.0, 278.0);
const MARKET: (f32, f32, f32, f32) = (714.0, 746.0, 274.0, 278.0);
/// Half the size of a chip.
const CHIP: (f32, f32) = (31.0, 15.5);
/// Half the size of a jungle tile.
const FIELD: (f32, f32) = (29.0, 18.0);
/// From jungle tile to jungle tile.
const FIELD_STEP: f32 = 40.5;
/// Half the size of a button of the market.
const BUTTON: (f32, f32) = (40.0, 19.0);

/// The middle of a group's column, and of its chips of corn and wood.
fn column(group: usize) -> f32 {
    JUNGLE.0 + 38.0 + 66.0 * group as f32
}

const CORN_Y: f32 = JUNGLE.1 + 48.0;
const WOOD_Y: f32 = CORN_Y + 33.0;
const FIELDS_Y: f32 = WOOD_Y + 41.0;

fn market_y(resource: Resource) -> f32 {
    MARKET.1 + 62.0 + 48.0 * f32::from(resource as u8)
}

const BUY_X: f32 = MARKET.0 + 140.0;
const SELL_X: f32 = MARKET.0 + 227.0;
const SKULLS: (f32, f32) = (MARKET.0 + 137.0, MARKET.1 + 226.0);

fn panel((x, y, w, h): (f32, f32, f32, f32), title: &str) -> String {
    format!(
        r#"<rect class="tz-panel" x="{x}" y="{y}" width="{w}" height="{h}" rx="10"/><text class="tz-h" x="{}" y="{}">{title}</text>"#,
        x + w / 2.0,
        y + 23.0
    )
}

fn chip((x, y): (f32, f32), (w, h): (f32, f32), class: &str) -> String {
    format!(
        r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}" rx="7"/>"#,
        short(x - w),
        short(y - h),
        2.0 * w,
        2.0 * h
    )
}

/// What is printed.
pub(super) fn print(rules: &Components, phrases: &Phrases) -> String {
    let mut drawing = panel(JUNGLE, &phrases.jungle);
    for (group, (&corn, &wood)) in rules.harvest.iter().zip(&rules.felling).enumerate() {
        let x = column(group);
        drawing += &chip((x, CORN_Y), CHIP, "tz-chip tz-c-corn");
        drawing += &marks::row(&[Number(corn.into()), Icon("corn")], (x + 10.0, CORN_Y), 20.0);
        drawing +=
            &format!(r#"<g class="tz-palenque">{}</g>"#, badge((x - CHIP.0 + 12.0, CORN_Y), group as u8 + 2));
        if wood > 0 {
            drawing += &chip((x, WOOD_Y), CHIP, "tz-chip tz-c-wood");
            drawing += &marks::row(&[Number(wood.into()), Icon("wood")], (x + 10.0, WOOD_Y), 20.0);
        }
    }
    drawing += &panel(MARKET, &phrases.market);
    for &resource in Resource::ALL {
        let y = market_y(resource);
        drawing += &marks::row(
            &[Icon(resource.name()), Number(rules.market[resource as usize].into()), Icon("corn")],
            (MARKET.0 + 52.0, y),
            26.0,
        );
        for (x, word) in [(BUY_X, &phrases.buy), (SELL_X, &phrases.sell)] {
            drawing += &chip((x, y), BUTTON, "tz-chip");
            let _ = write!(drawing, r#"<text class="tz-word" x="{x}" y="{}">{word}</text>"#, y + 5.5);
        }
    }
    let _ = write!(
        drawing,
        r#"<path class="tz-rule" d="M{} {}h{}"/>"#,
        MARKET.0 + 16.0,
        MARKET.1 + 190.0,
        MARKET.2 - 32.0
    );
    drawing
}

/// The tiles of a group that lie in the jungle.
pub(super) fn grove(rules: &Components, table: &Table, group: usize) -> Piece {
    let fields = rules.jungle_fields.get(usize::from(table.players)).copied().unwrap_or_default();
    let grove = table.jungle[group];
    let mut drawing = String::new();
    for field in 0..fields {
        let at = (column(group), FIELDS_Y + FIELD_STEP * f32::from(field));
        let (class, name, amount) = if field < grove.wood {
            ("tz-field tz-c-wood", "woodtile", rules.felling[group])
        } else if field < grove.wood + grove.corn {
            ("tz-field tz-c-corn", "corntile", rules.harvest[group])
        } else {
            drawing += &chip(at, FIELD, "tz-bare");
            continue;
        };
        drawing += &chip(at, FIELD, class);
        drawing += &marks::row(&[Icon(name), Number(amount.into())], at, 24.0);
    }
    layer(&format!("tz-jungle-{}", group + 2), FRAME, &drawing)
}

/// The skulls of the bank.
pub(super) fn skulls(table: &Table) -> Piece {
    let drawing = marks::row(&[Number(table.skulls.into()), Icon("skull")], SKULLS, 34.0);
    layer("tz-skulls", FRAME, &drawing)
}

/// Skulls laid at Chichen Itza, and plates of Palenque that have nothing left to give.
pub(super) fn used(rules: &Components, table: &Table, fixed: &StaticBoard) -> Piece {
    let mut drawing = String::new();
    let plate =
        |gear: Gear, space: u8| fixed.wheels[gear as usize].plate(space, rules.gears[gear as usize].last);
    for space in (1..=Gear::ChichenItza.actions()).filter(|space| table.shrines & (1 << space) != 0) {
        let at = plate(Gear::ChichenItza, space);
        drawing += &chip(at, PLATE, "tz-veil");
        drawing += &symbol("skull", at, 38.0);
    }
    for (grove, space) in table.jungle.iter().zip(2..) {
        if grove.corn + grove.wood == 0 {
            drawing += &chip(plate(Gear::Palenque, space), PLATE, "tz-veil");
        }
    }
    layer("tz-used", FRAME, &drawing)
}

/// The spots of both panels.
pub(super) fn spots(rules: &Components, context: &RenderContext<'_>, out: &mut Vec<OwnedSpot>) {
    let say = |key: &str, args: &Value| context.say(GAME, &format!("tzolkin-board-{key}"), args);
    for (group, (&corn, &wood)) in rules.harvest.iter().zip(&rules.felling).enumerate() {
        let (x, action) = (column(group), group + 2);
        let args = json!({ "group": action, "corn": corn, "wood": wood });
        let chip = OwnedSpot::around((x, CORN_Y), CHIP);
        out.push(chip.says(format!("corn-{action}"), say("corn", &args), say("corn-tip", &args), "TZ-6.3"));
        if wood > 0 {
            let chip = OwnedSpot::around((x, WOOD_Y), CHIP);
            out.push(chip.says(
                format!("wood-{action}"),
                say("wood", &args),
                say("wood-tip", &args),
                "TZ-6.3",
            ));
        }
        let fields =
            OwnedSpot::around((x, FIELDS_Y + 1.5 * FIELD_STEP), (FIELD.0, FIELD.1 + 1.5 * FIELD_STEP));
        out.push(fields.says(
            format!("grove-{action}"),
            say("grove", &args),
            say("grove-tip", &args),
            "TZ-2.1",
        ));
    }
    for &resource in Resource::ALL {
        let y = market_y(resource);
        let args = json!({ "resource": resource, "n": rules.market[resource as usize] });
        for (x, key) in [(BUY_X, "buy"), (SELL_X, "sell")] {
            out.push(OwnedSpot::around((x, y), BUTTON).says(
                format!("{key}-{}", resource.name()),
                say(&format!("{key}-one"), &args),
                say(&format!("{key}-tip"), &args),
                "TZ-6.14",
            ));
        }
    }
    let args = json!({ "n": rules.skulls, "points": rules.skull_points });
    out.push(OwnedSpot::around(SKULLS, (60.0, 24.0)).says(
        "skulls".to_owned(),
        say("skulls", &args),
        say("skulls-tip", &args),
        "TZ-1.2",
    ));
}
