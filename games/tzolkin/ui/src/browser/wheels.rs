//! What turns: the calendar, the gears, and the workers that ride on them.

use std::fmt::Write as _;

use khipu_core::Seat;
use khipu_tzolkin::{Components, Gear, Owner, Stage, Table};

use super::geometry::{CENTRE, FRAME, Wheel};
use super::marks::Mark::{Icon, Number};
use super::marks::{self, symbol};
use super::plates::{FIRST, FOOD, FOOD_STEP, LADDER, RUNG};
use super::static_board::{OwnedSpot, StaticBoard};
use khipu_board::svg::{layer, short};
use khipu_board::{Piece, RenderContext};

/// The first place of the first seat's free workers, inside the calendar.
const HOME: (f32, f32) = (428.0, 470.0);
/// From worker to worker, and from seat to seat.
const HOME_STEP: (f32, f32) = (33.0, 36.0);

/// Where a seat keeps its free workers.
fn home(seat: Seat, place: u8) -> (f32, f32) {
    (HOME.0 + HOME_STEP.0 * f32::from(place), HOME.1 + HOME_STEP.1 * seat.index() as f32)
}

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

/// What the next worker costs on each gear, in the middle of it.
pub(super) fn costs(rules: &Components, table: &Table, fixed: &StaticBoard) -> Piece {
    let placed = if table.stage == Stage::Placing { usize::from(table.placed) } else { 0 };
    let more = match (rules.surcharge.get(placed), rules.surcharge.get(placed + 1)) {
        (Some(now), Some(then)) => Some(then - now),
        _ => None,
    };
    let mut drawing = String::new();
    for (gear, wheel) in Gear::ALL.iter().copied().zip(fixed.wheels) {
        let space = table.gears.lowest_free(gear, rules.gears[gear as usize]);
        let (x, y) = wheel.centre;
        let cost = match (space, more) {
            (Some(space), Some(more)) => (space + more).to_string(),
            _ => "×".to_owned(),
        };
        let _ = write!(
            drawing,
            r#"<text class="tz-cost" x="{}" y="{}">{cost}</text>"#,
            short(x + 5.0),
            short(y + 22.5)
        );
    }
    layer("tz-costs", FRAME, &drawing)
}

/// The middle of the calendar: the day and the next food day; and what has been reached on ladder and food days.
pub(super) fn clock(
    rules: &Components,
    table: &Table,
    fixed: &StaticBoard,
    context: &RenderContext<'_>,
) -> Piece {
    let (x, y) = CENTRE;
    let phrases = &fixed.phrases;
    let over = table.stage == Stage::Over;
    let mut drawing = format!(
        r#"<text class="tz-day{}" x="{x}" y="{}">{}</text>"#,
        if over { " tz-over" } else { "" },
        y - if over { 80.0 } else { 134.0 },
        if over { phrases.over.clone() } else { phrases.day.of(table.day.into(), context) }
    );
    let next = usize::from(table.food_days);
    match rules.food_days.get(next) {
        _ if over => {}
        Some(&day) => {
            let days = day.saturating_sub(table.day);
            let _ = write!(
                drawing,
                r#"<text class="tz-big" x="{x}" y="{}">{days}</text><text class="tz-mid" x="{x}" y="{}">{}</text><text class="tz-low" x="{x}" y="{}">{}</text>"#,
                y - 76.0,
                y - 52.0,
                phrases.days_to_food.of(days.into(), context),
                y - 30.0,
                phrases.gods[usize::from(!rules.gives_goods[next])]
            );
        }
        None => {
            let _ = write!(
                drawing,
                r#"<text class="tz-mid" x="{x}" y="{}">{}</text>"#,
                y - 70.0,
                phrases.gods[2]
            );
        }
    }
    if table.stage == Stage::Placing {
        let y = LADDER.1 + RUNG * (f32::from(table.placed) - 1.0);
        drawing += &framed((LADDER.0, y), (92.0, 36.0), "tz-now");
    }
    for number in 0..rules.food_days.len() {
        let class = match number.cmp(&next) {
            std::cmp::Ordering::Less => "tz-done",
            std::cmp::Ordering::Equal => "tz-now",
            std::cmp::Ordering::Greater => continue,
        };
        drawing += &framed((FOOD.0, FOOD.1 + 7.0 + FOOD_STEP * number as f32), (92.0, 54.0), class);
    }
    let corn = i32::from(table.teeth.count_ones() as u8);
    drawing += &marks::row(&[Number(corn), Icon("corn")], (FIRST.0, FIRST.1 + 48.0), 22.0);
    layer("tz-clock", FRAME, &drawing)
}

fn framed((x, y): (f32, f32), (w, h): (f32, f32), class: &str) -> String {
    format!(
        r#"<rect class="{class}" x="{}" y="{}" width="{w}" height="{h}" rx="8"/>"#,
        short(x - w / 2.0),
        short(y - h / 2.0)
    )
}

/// The workers of a seat: on the gears, on the first-player space, at home.
///
/// A position does not say which worker is which. A worker is known by the tooth that it stands on: it keeps its name
/// as long as it rides there, however the gear turns.
pub(super) fn workers(rules: &Components, table: &Table, seat: Seat, fixed: &StaticBoard) -> Piece {
    let number = seat.index();
    let (x, y) = home(seat, 2);
    let mut drawing = format!(r#"<g style="--hx:{}px;--hy:{}px">"#, short(x), short(y));
    let side = table.side(seat);
    for place in 0..rules.workers {
        let (x, y) = home(seat, place);
        if place < side.free {
            drawing += &token(&format!("w-{number}-free-{place}"), (x, y), 0.0, 0.0, number);
        } else {
            if place < rules.workers - side.bank {
                let _ = write!(drawing, r#"<circle class="tz-away" cx="{x}" cy="{y}" r="12"/>"#);
            }
        }
    }
    for (gear, wheel) in Gear::ALL.iter().copied().zip(fixed.wheels) {
        let mut spaces = table.gears.of(seat, gear);
        while spaces != 0 {
            let space = spaces.trailing_zeros() as u8;
            spaces &= spaces - 1;
            let (tooth, angle) = riding(wheel, space, table.day);
            let id = format!("w-{number}-{}-{tooth}", gear.name());
            drawing += &token(&id, wheel.centre, angle, wheel.radius, number);
        }
    }
    if table.first_space == Some(seat) {
        let at = (FIRST.0, FIRST.1 + 6.0);
        drawing += &token(&format!("w-{number}-first"), at, 0.0, 0.0, number);
    }
    drawing.push_str("</g>");
    layer(&format!("tz-workers-{number}"), FRAME, &drawing)
}

/// The tooth of the gear that stands at a space on a day, and its angle, which grows from day to day.
fn riding(wheel: Wheel, space: u8, day: u8) -> (u8, f32) {
    let tooth = (i16::from(space) - i16::from(day)).rem_euclid(i16::from(wheel.teeth)) as u8;
    (tooth, wheel.angle(f32::from(tooth) + f32::from(day)))
}

fn token(id: &str, (x, y): (f32, f32), angle: f32, distance: f32, number: usize) -> String {
    format!(
        r##"<g id="{id}" class="tz-w" style="--x:{}px;--y:{}px;--a:{}deg;--d:-{}px"><use href="#i-tz-token-{number}"/></g>"##,
        short(x),
        short(y),
        short(angle),
        short(distance)
    )
}

/// The neutral workers, which stay for the whole game.
pub(super) fn neutral(rules: &Components, table: &Table, fixed: &StaticBoard) -> Piece {
    let mut drawing = String::new();
    for (gear, wheel) in Gear::ALL.iter().copied().zip(fixed.wheels) {
        for space in 0..rules.gears[gear as usize].teeth {
            if table.gears.owner(gear, space) == Some(Owner::Neutral) {
                let (tooth, angle) = riding(wheel, space, table.day);
                let (x, y) = wheel.centre;
                let _ = write!(
                    drawing,
                    r##"<g id="n-{}-{tooth}" class="tz-w" style="--x:{}px;--y:{}px;--a:{}deg;--d:-{}px"><use href="#i-tz-neutral" x="-15" y="-15" width="30" height="30"/></g>"##,
                    gear.name(),
                    short(x),
                    short(y),
                    short(angle),
                    short(wheel.radius)
                );
            }
        }
    }
    layer("tz-neutral", FRAME, &drawing)
}

/// The homes of the free workers: to point at a player, and to say who it is.
pub(super) fn homes(
    rules: &Components,
    table: &Table,
    fixed: &StaticBoard,
    context: &RenderContext<'_>,
) -> Piece {
    let half = (HOME_STEP.0 * f32::from(rules.workers) / 2.0, HOME_STEP.1 / 2.0 - 1.0);
    let middle = |seat| (HOME.0 + half.0 - HOME_STEP.0 / 2.0, home(seat, 0).1);
    let told: Vec<OwnedSpot> = table
        .seats()
        .map(|seat| {
            let (label, tip) = (context.name(seat).to_owned(), fixed.phrases.home_tip.clone());
            OwnedSpot::around(middle(seat), half).says(
                format!("player-{}", seat.index()),
                label,
                tip,
                "TZ-1.3",
            )
        })
        .collect();
    OwnedSpot::piece("tz-homes", &told)
}

/// The homes as they are printed: a sign and a dot for each worker.
pub(super) fn print_homes(rules: &Components, players: usize) -> String {
    let mut drawing = String::new();
    for seat in Seat::all(players) {
        let (x, y) = home(seat, 0);
        let _ = write!(
            drawing,
            r##"<use href="#i-tz-seat-{}" class="tz-sign" style="--x:{}px;--y:{y}px"/>"##,
            seat.index(),
            x - 35.0
        );
        for place in 0..rules.workers {
            let (x, y) = home(seat, place);
            let _ = write!(drawing, r#"<circle class="tz-dot" cx="{x}" cy="{y}" r="3"/>"#);
        }
    }
    drawing
}

/// Who decides, and who is first player.
pub(super) fn signs(rules: &Components, table: &Table) -> Piece {
    let half = HOME_STEP.0 * f32::from(rules.workers) / 2.0 + 20.0;
    let mut drawing = String::new();
    for seat in table.seats().filter(|&seat| table.deciders().contains(seat)) {
        let (x, y) = (HOME.0 - HOME_STEP.0 / 2.0 + half - 38.0, home(seat, 0).1);
        drawing += &framed((x, y), (2.0 * half, HOME_STEP.1 - 2.0), "tz-acts");
    }
    let (x, y) = home(table.first_player, rules.workers);
    drawing += &symbol("first", (x - 6.0, y), 22.0);
    layer("tz-signs", FRAME, &drawing)
}
