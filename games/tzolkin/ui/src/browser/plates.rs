//! The printed plates around the gears: what each space offers, and its number.

use std::fmt::Write as _;

use khipu_tzolkin::{Components, Gear, GearAction};
use serde_json::{Value, json};

use super::geometry::{CENTRE, PLATE, Wheel};
use super::marks::Mark::{Icon, Number, Slash};
use super::marks::{self, Mark};
use crate::GAME;
use khipu_board::RenderContext;
use khipu_board::svg::short;

/// The size of what is printed on a plate.
const PRINT: (f32, f32) = (54.0, 46.0);

/// What an action shows.
pub(super) fn marks_of(rules: &Components, gear: Gear, space: u8) -> Vec<Vec<Mark>> {
    let paid_in_corn =
        |corn: u16| if corn == 1 { vec![Icon("corn")] } else { vec![Number(corn.into()), Icon("corn")] };
    if space == 0 {
        return Vec::new();
    }
    let Some(action) = GearAction::of(gear, space) else { return vec![vec![Icon("act")]] };
    match action {
        GearAction::Fish => vec![vec![Icon("fish")], vec![Number(rules.fishing.into()), Icon("corn")]],
        GearAction::Harvest { group } => {
            let group = usize::from(group);
            let corn = vec![Number(rules.harvest[group].into()), Icon("corn")];
            match rules.felling[group] {
                0 => vec![corn],
                wood => vec![corn, vec![Number(wood.into()), Icon("wood")]],
            }
        }
        GearAction::Quarry { row } => marks::goods(&rules.yaxchilan[usize::from(row)]),
        GearAction::Learn => vec![vec![Icon("tech")]],
        GearAction::Build => vec![vec![Icon("building")]],
        GearAction::LearnTwo => vec![vec![Icon("tech"), Icon("tech")]],
        GearAction::BuildTwo => vec![vec![Icon("building"), Icon("building")], vec![Slash, Icon("monument")]],
        GearAction::ClimbTwo => vec![vec![Icon("any"), Icon("to")], vec![Icon("step"), Icon("step")]],
        GearAction::Climb => vec![paid_in_corn(rules.uxmal_temple_corn), vec![Icon("to"), Icon("step")]],
        GearAction::Trade => vec![vec![Icon("trade")]],
        GearAction::Hire => vec![vec![Mark::Signed(rules.uxmal_workers.into()), Icon("worker")]],
        GearAction::BuildForCorn => vec![vec![Icon("corn"), Icon("to")], vec![Icon("building")]],
        GearAction::AnyAction => vec![paid_in_corn(rules.uxmal_any_corn), vec![Icon("to"), Icon("act")]],
        GearAction::LaySkull { space } => {
            let shrine = rules.shrines[usize::from(space) - 1];
            let mut gains = vec![Icon(shrine.temple.name())];
            gains.extend((0..shrine.resources).map(|_| Icon("any")));
            vec![vec![Number(shrine.points.into()), Icon("point")], gains]
        }
    }
}

/// The symbol of a plate: the wheels and the racks refer to it.
pub(super) fn id(gear: Gear, space: u8) -> String {
    format!("tz-plate-{}-{space}", gear.name())
}

/// What is printed on all plates, to be referred to.
pub(super) fn symbols(rules: &Components) -> String {
    let (w, h) = PRINT;
    let plates = Gear::ALL
        .iter()
        .flat_map(|&gear| (1..=rules.gears[gear as usize].last).map(move |space| (gear, space)));
    plates
        .map(|(gear, space)| {
            let print = marks::fit(&marks_of(rules, gear, space), (w / 2.0, h / 2.0), PRINT, 23.0);
            format!(r#"<symbol id="{}" viewBox="0 0 {w} {h}">{print}</symbol>"#, id(gear, space))
        })
        .collect()
}

/// All plates around the wheels, with the number of their space: the corn that placing a worker there costs.
pub(super) fn print(rules: &Components, wheels: &[Wheel; Gear::COUNT]) -> String {
    let mut drawing = String::new();
    for (gear, wheel) in Gear::ALL.iter().copied().zip(wheels) {
        let plan = rules.gears[gear as usize];
        let _ = write!(drawing, r#"<g class="tz-{}">"#, gear.name());
        for space in 0..=plan.last {
            let (w, h) = PLATE;
            let angle = wheel.angle(space.into());
            if space == 0 {
                let (x, y) = wheel.at(angle, wheel.radius + 31.0);
                drawing += &badge((x, y), 0);
                continue;
            }
            let (x, y) = wheel.plate(space, plan.last);
            // The number sits on the corner away from the gear, or from the calendar where that is near.
            let (from_x, from_y) = if space == plan.last { CENTRE } else { wheel.centre };
            let (dx, dy) = match gear {
                Gear::ChichenItza if space == plan.last => (-1.0, -1.0),
                _ => ((x - from_x).signum(), (y - from_y).signum()),
            };
            let _ = write!(
                drawing,
                r##"<rect class="tz-plate" x="{}" y="{}" width="{}" height="{}" rx="8"/><use href="#{}" x="{}" y="{}" width="{}" height="{}"/>"##,
                short(x - w),
                short(y - h),
                2.0 * w,
                2.0 * h,
                id(gear, space),
                short(x - 2.0 * dx - PRINT.0 / 2.0),
                short(y - dy - PRINT.1 / 2.0),
                PRINT.0,
                PRINT.1,
            );
            drawing += &badge((x + (w - 1.0) * dx, y + (h - 1.0) * dy), space);
        }
        drawing.push_str("</g>");
    }
    drawing
}

/// The number of a space.
fn badge((x, y): (f32, f32), number: u8) -> String {
    format!(
        r#"<circle class="tz-badge" cx="{}" cy="{}" r="11.5"/><text class="tz-bn" x="{}" y="{}">{number}</text>"#,
        short(x),
        short(y),
        short(x),
        short(y + 6.0)
    )
}

/// What an action does, and the rule that says so.
pub(super) fn action(
    rules: &Components,
    gear: Gear,
    space: u8,
    context: &RenderContext<'_>,
) -> (String, &'static str) {
    let say = |key: &str, args: Value| context.say(GAME, &format!("tzolkin-board-act-{key}"), &args);
    let Some(action) = GearAction::of(gear, space) else {
        return (say("any", json!({ "gear": gear })), "TZ-5.4");
    };
    let nothing = json!({});
    match action {
        GearAction::Fish => (say("fishing", json!({ "n": rules.fishing })), "TZ-6.1"),
        GearAction::Harvest { group } => {
            let group = usize::from(group);
            let (corn, wood) = (rules.harvest[group], rules.felling[group]);
            let key = if wood > 0 { "jungle" } else { "harvest" };
            (say(key, json!({ "corn": corn, "wood": wood })), if wood > 0 { "TZ-6.3" } else { "TZ-6.2" })
        }
        GearAction::Quarry { row } => {
            (say("gain", json!({ "goods": rules.yaxchilan[usize::from(row)] })), "TZ-6.7")
        }
        GearAction::Learn => (say("learn", nothing), "TZ-6.8"),
        GearAction::Build => (say("build", nothing), "TZ-6.9"),
        GearAction::LearnTwo => (say("learn-two", nothing), "TZ-6.10"),
        GearAction::BuildTwo => (say("build-two", nothing), "TZ-6.11"),
        GearAction::ClimbTwo => (say("two-temples", json!({ "n": rules.tikal_temples_price })), "TZ-6.12"),
        GearAction::Climb => (say("temple", json!({ "n": rules.uxmal_temple_corn })), "TZ-6.13"),
        GearAction::Trade => (say("trade", nothing), "TZ-6.14"),
        GearAction::Hire => (say("worker", json!({ "n": rules.uxmal_workers })), "TZ-6.15"),
        GearAction::BuildForCorn => (say("build-corn", json!({ "n": rules.uxmal_building_corn })), "TZ-6.16"),
        GearAction::AnyAction => (say("small-gear", json!({ "n": rules.uxmal_any_corn })), "TZ-6.17"),
        GearAction::LaySkull { space } => {
            let shrine = rules.shrines[usize::from(space) - 1];
            let args = json!({ "points": shrine.points, "temple": shrine.temple, "n": shrine.resources });
            (say("shrine", args), "TZ-6.18")
        }
    }
}
