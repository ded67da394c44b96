//! The middle of the calendar: the day, the next food day, the free workers of everybody; and the first-player space.
//! Beside racks the days to the next food day stand in a strip.

use std::fmt::Write as _;

use khipu_core::Seat;
use khipu_tzolkin::{Components, Stage, Table};
use serde_json::{Value, json};

use super::button::{ButtonText, icon, worker};
use super::marks::Mark::{Icon, Number};
use super::marks::text;
use super::phrases::Phrases;
use super::static_board::StaticBoard;
use crate::GAME;
use khipu_board::svg::escape;
use khipu_board::{Piece, Region, RenderContext};

const GROUP: Region = Region::Group("calendar");

/// The texts of the calendar.
pub(super) struct CalendarTexts {
    clock: ButtonText,
    first: ButtonText,
}

impl CalendarTexts {
    pub(super) fn new(rules: &Components, context: &RenderContext<'_>) -> Self {
        let say = |key: &str, args: &Value| context.say(GAME, &format!("tzolkin-board-{key}"), args);
        let nothing = json!({});
        Self {
            clock: ButtonText::new(
                "calendar".to_owned(),
                &say("calendar", &nothing),
                &say("calendar-tip", &json!({ "teeth": rules.teeth })),
                "TZ-9.2",
            ),
            first: ButtonText::new(
                "first".to_owned(),
                &say("first", &nothing),
                &say("first-tip", &nothing),
                "TZ-4.5",
            ),
        }
    }
}

/// The day and the next food day.
pub(super) fn clock(
    rules: &Components,
    table: &Table,
    fixed: &StaticBoard,
    context: &RenderContext<'_>,
) -> Piece {
    let phrases = &fixed.phrases;
    let next = usize::from(table.food_days);
    let day = if table.stage == Stage::Over {
        phrases.over.clone()
    } else {
        phrases.day.of(table.day.into(), context)
    };
    let (days, gods) = match rules.food_days.get(next) {
        _ if table.stage == Stage::Over => (None, ""),
        Some(&food) => {
            (Some(food.saturating_sub(table.day)), &*phrases.gods[usize::from(!rules.gives_goods[next])])
        }
        None => (None, &*phrases.gods[2]),
    };
    let to_food = days.map_or_else(String::new, |days| phrases.days_to_food.of(days.into(), context));
    let label = [&*fixed.calendar_texts.clock.label, &day, &to_food, gods];
    let label: Vec<&str> = label.into_iter().filter(|text| !text.is_empty()).collect();
    let mut html =
        fixed.calendar_texts.clock.open_drawn_as(&label.join(", "), "tz-clock", r#" id="tz-clock""#);
    let _ = write!(html, r#"<span class="tz-day" aria-hidden="true">{day}</span>"#);
    if let Some(days) = days {
        let _ = write!(
            html,
            r#"<b class="tz-big" aria-hidden="true">{days}</b><span class="tz-mid" aria-hidden="true">{to_food}</span>"#
        );
    }
    let _ = write!(html, r#"<span class="tz-low" aria-hidden="true">{gods}</span></button>"#);
    Piece::new("tz-clock".to_owned(), GROUP, html)
}

/// The days until the next food day, one beside the other.
pub(super) fn days(rules: &Components, table: &Table) -> Piece {
    let mut html = String::from(r#"<div id="tz-days" class="tz-days" aria-hidden="true">"#);
    if let Some(&food) = rules.food_days.get(usize::from(table.food_days)) {
        for day in table.day..=food {
            let class = if day == table.day { r#" class="now""# } else { "" };
            let sign = if day == food { icon("food") } else { String::new() };
            let _ = write!(html, "<span{class}>{day}{sign}</span>");
        }
    }
    html.push_str("</div>");
    Piece::new("tz-days".to_owned(), GROUP, html)
}

/// The first-player space: who stands there, and the corn on the calendar's teeth.
pub(super) fn first(table: &Table, fixed: &StaticBoard, context: &RenderContext<'_>) -> Piece {
    let Phrases { free, corn_lies, .. } = &fixed.phrases;
    let corn = table.teeth.count_ones();
    let who = table.first_space.map_or_else(|| free.clone(), |seat| escape(context.name(seat)));
    let label = context.words.titled(&fixed.calendar_texts.first.label, who);
    let label = format!("{label}, {}", corn_lies.of(corn as usize, context));
    let mut html = fixed.calendar_texts.first.open_drawn_as(&label, "tz-first", r#" id="tz-first""#);
    let there = table
        .first_space
        .map_or_else(|| r#"<i class="tz-nobody"></i>"#.to_owned(), |seat| worker(seat.index()));
    let lies = text(&[Number(corn as i32), Icon("corn")]);
    let _ = write!(html, "{}{there}{lies}</button>", icon("first"));
    Piece::new("tz-first".to_owned(), GROUP, html)
}

/// The home of a player's free workers.
pub(super) fn home(
    rules: &Components,
    table: &Table,
    seat: Seat,
    fixed: &StaticBoard,
    context: &RenderContext<'_>,
) -> Piece {
    let (number, side) = (seat.index(), table.side(seat));
    let told = ButtonText {
        part: format!("player-{number}"),
        label: escape(context.name(seat)),
        tip: fixed.phrases.home_tip.clone(),
        rule: "TZ-1.3",
    };
    let mut html = told.open(&format!("tz-home seat-{number}"), &format!(r#" id="home-{number}""#));
    html += &super::players::sign(seat);
    for place in 0..rules.workers {
        let _ = match place {
            place if place < side.free => write!(html, "{}", worker(number)),
            place if place < rules.workers - side.bank => write!(html, r#"<i class="tz-away"></i>"#),
            _ => write!(html, r#"<i class="tz-dot"></i>"#),
        };
    }
    if table.first_player == seat {
        html += &icon("first");
    }
    html.push_str("</button>");
    Piece::new(format!("home-{number}"), GROUP, html)
}
