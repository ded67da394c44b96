//! The printed plates around the gears: what each space offers, what a worker there costs, and the time.

use std::fmt::Write as _;

use khipu_tzolkin::{Components, Gear, GearAction};
use serde_json::{Value, json};

use super::geometry::{CENTRE, PLATE, WORKER, Wheel};
use super::marks::Mark::{Icon, Number, Slash};
use super::marks::{self, Mark};
use super::phrases::Phrases;
use super::static_board::OwnedSpot;
use crate::GAME;
use khipu_board::RenderContext;
use khipu_board::svg::{escape, short};

/// The first-player space, around its middle.
pub(super) const FIRST: (f32, f32) = (500.0, 110.0);
/// Half its size.
pub(super) const FIRST_SIZE: (f32, f32) = (44.0, 66.0);
/// The ladder of what placing several workers costs: the middle of its first rung.
pub(super) const LADDER: (f32, f32) = (56.0, 84.0);
/// From rung to rung.
pub(super) const RUNG: f32 = 42.0;
/// The food days: the middle of the first.
pub(super) const FOOD: (f32, f32) = (944.0, 84.0);
/// From food day to food day.
pub(super) const FOOD_STEP: f32 = 62.0;

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

/// All plates with the number of their space: the corn that placing a worker there costs.
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
            let _ = write!(
                drawing,
                r#"<rect class="tz-plate" x="{}" y="{}" width="{}" height="{}" rx="8"/>"#,
                short(x - w),
                short(y - h),
                2.0 * w,
                2.0 * h
            );
            // The number sits on the corner away from the gear, or from the calendar where that is near.
            let (from_x, from_y) = if space == plan.last { CENTRE } else { wheel.centre };
            let (dx, dy) = match gear {
                Gear::ChichenItza if space == plan.last => (-1.0, -1.0),
                _ => ((x - from_x).signum(), (y - from_y).signum()),
            };
            let groups = marks_of(rules, gear, space);
            drawing +=
                &marks::fit(&groups, (x - 3.0 * dx, y - 1.5 * dy), (2.0 * w - 10.0, 2.0 * h - 6.0), 23.0);
            drawing += &badge((x + (w - 1.0) * dx, y + (h - 1.0) * dy), space);
        }
        drawing.push_str("</g>");
    }
    drawing
}

/// The number of a space.
pub(super) fn badge((x, y): (f32, f32), number: u8) -> String {
    format!(
        r#"<circle class="tz-badge" cx="{}" cy="{}" r="10.5"/><text class="tz-bn" x="{}" y="{}">{number}</text>"#,
        short(x),
        short(y),
        short(x),
        short(y + 5.5)
    )
}

/// The first-player space, the price of several workers, the food days.
pub(super) fn print_time(rules: &Components, phrases: &Phrases) -> String {
    let (x, y) = FIRST;
    let (w, h) = FIRST_SIZE;
    let mut drawing = format!(
        r#"<rect class="tz-plate tz-first" x="{}" y="{}" width="{}" height="{}" rx="10"/>"#,
        x - w,
        y - h,
        2.0 * w,
        2.0 * h
    );
    drawing += &marks::symbol("first", (x, y - h + 20.0), 28.0);
    let _ = write!(drawing, r#"<circle class="tz-seatless" cx="{x}" cy="{}" r="17"/>"#, y + 6.0);
    let (_, cy) = CENTRE;
    let tip = cy - 26.0 * 9.2 - 13.0;
    let _ = write!(drawing, r#"<path class="tz-arrow" d="M{x} {tip}l-9 -13h18Z"/>"#);
    // The ladder: so many workers, so much corn.
    let (x, y) = LADDER;
    let _ = write!(
        drawing,
        r#"<text class="tz-h tz-narrow" x="{x}" y="{}">{}</text>"#,
        y - 34.0,
        escape(&phrases.placing)
    );
    for (placed, pair) in rules.surcharge.windows(2).enumerate() {
        let y = y + RUNG * placed as f32;
        let _ = write!(
            drawing,
            r#"<rect class="tz-rung" x="{}" y="{}" width="92" height="36" rx="8"/>"#,
            x - 46.0,
            y - 18.0
        );
        let rung = [Number(placed as i32 + 1), Icon("worker"), Icon("to"), Number(pair[1].into())];
        drawing += &marks::row(&rung, (x, y), 19.0);
    }
    let (x, y) = FOOD;
    let _ = write!(
        drawing,
        r#"<text class="tz-h tz-narrow" x="{x}" y="{}">{}</text>"#,
        y - 34.0,
        escape(&phrases.food_days)
    );
    for (number, (&day, &goods)) in rules.food_days.iter().zip(&rules.gives_goods).enumerate() {
        let y = y + FOOD_STEP * number as f32;
        let _ = write!(
            drawing,
            r#"<rect class="tz-rung" x="{}" y="{}" width="92" height="54" rx="8"/>"#,
            x - 46.0,
            y - 20.0
        );
        drawing += &marks::row(&[Icon("food"), Number(day.into())], (x, y - 5.0), 22.0);
        let gift = if goods { "any" } else { "point" };
        drawing += &marks::row(&[Icon("step"), Icon("to"), Icon(gift)], (x, y + 19.0), 18.0);
    }
    drawing
}

/// The names of the gears, above them.
pub(super) fn names(wheels: &[Wheel; Gear::COUNT], context: &RenderContext<'_>) -> String {
    let mut drawing = String::new();
    for (gear, wheel) in Gear::ALL.iter().copied().zip(wheels) {
        let (x, y) = wheel.centre;
        let _ = write!(
            drawing,
            r#"<text class="tz-name" x="{}" y="{}">{}</text>"#,
            short(x),
            short(y - 10.0),
            escape(&context.words.name(GAME, gear.name()))
        );
        // A worker costs … corn: the number stands between.
        for (name, off) in [("worker", -35.0), ("to", -14.0), ("corn", 27.0)] {
            drawing += &marks::symbol(name, (x + off, y + 16.0), 20.0);
        }
    }
    drawing
}

/// The spots of gears, spaces and plates.
pub(super) fn spots(
    rules: &Components,
    calendar: Wheel,
    wheels: &[Wheel; Gear::COUNT],
    context: &RenderContext<'_>,
    out: &mut Vec<OwnedSpot>,
) {
    let say = |key: &str, args: &Value| context.say(GAME, &format!("tzolkin-board-{key}"), args);
    for (gear, wheel) in Gear::ALL.iter().copied().zip(wheels) {
        let plan = rules.gears[gear as usize];
        let name = gear.name();
        let args = json!({ "gear": gear });
        let hub = wheel.radius - 22.0;
        out.push(OwnedSpot::around(wheel.centre, (hub, hub)).says(
            format!("gear-{name}"),
            say("gear", &args),
            say("gear-tip", &args),
            "TZ-4.1",
        ));
        for space in 0..=plan.last {
            let args = json!({ "gear": gear, "space": space, "any": space >= plan.any, "last": plan.last });
            out.push(OwnedSpot::around(wheel.tooth(space), (WORKER + 1.0, WORKER + 1.0)).says(
                format!("tooth-{name}-{space}"),
                say("space", &args),
                say(if space == 0 { "space-0-tip" } else { "space-tip" }, &args),
                if space >= plan.any { "TZ-5.4" } else { "TZ-5.2" },
            ));
            if space > 0 {
                let (tip, rule) = action(rules, gear, space, context);
                out.push(OwnedSpot::around(wheel.plate(space, plan.last), PLATE).says(
                    format!("act-{name}-{space}"),
                    say("act", &args),
                    tip,
                    rule,
                ));
            }
        }
    }
    let nothing = json!({});
    out.push(OwnedSpot::around(FIRST, FIRST_SIZE).says(
        "first".to_owned(),
        say("first", &nothing),
        say("first-tip", &nothing),
        "TZ-4.5",
    ));
    let ladder = ((LADDER.0, LADDER.1 + RUNG * 2.5), (48.0, RUNG * 3.0));
    out.push(OwnedSpot::around(ladder.0, ladder.1).says(
        "surcharge".to_owned(),
        say("surcharge", &nothing),
        say("surcharge-tip", &nothing),
        "TZ-4.3",
    ));
    for (number, (&day, &goods)) in rules.food_days.iter().zip(&rules.gives_goods).enumerate() {
        let args = json!({
            "number": number + 1, "day": day, "kind": if goods { "goods" } else { "points" },
            "food": rules.food, "lost": rules.unfed_penalty,
        });
        out.push(OwnedSpot::around((FOOD.0, FOOD.1 + 7.0 + FOOD_STEP * number as f32), (46.0, 27.0)).says(
            format!("food-{}", number + 1),
            say("food", &args),
            say("food-tip", &args),
            if goods { "TZ-8.4" } else { "TZ-8.5" },
        ));
    }
    out.push(OwnedSpot::around((CENTRE.0, CENTRE.1 - 78.0), (120.0, 76.0)).says(
        "calendar".to_owned(),
        say("calendar", &nothing),
        say("calendar-tip", &json!({ "teeth": calendar.teeth })),
        "TZ-9.2",
    ));
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
