//! The clock of a new table.

use maud::{Markup, html};

use super::layout::Frame;
use super::new_table::chosen;
use super::parts::clock::words_of;
use super::parts::say;
use crate::clock::{Control, DAY, DaysOff, HOUR};

/// Seconds for a whole game, and after each turn.
const LIVE: [(u32, u32); 4] = [(600, 10), (1200, 20), (2700, 30), (5400, 60)];
/// Seconds for each turn, and in the bank.
const DAYS: [(i64, i64); 5] =
    [(8 * HOUR, DAY), (DAY, 2 * DAY), (2 * DAY, 5 * DAY), (3 * DAY, 7 * DAY), (7 * DAY, 14 * DAY)];

/// Days of holidays that everybody may take.
const HOLIDAYS: [u8; 5] = [0, 3, 7, 14, 30];

/// What was chosen. What is not a clock is one that no table can have.
pub(super) fn read<'f>(field: &impl Fn(&str) -> &'f str) -> Option<Control> {
    let value = field("clock");
    if value.is_empty() || value == "none" {
        return None;
    }
    let (kind, numbers) = value.split_once('-').unwrap_or((value, ""));
    let (first, second) = numbers.split_once('-').unwrap_or((numbers, ""));
    let number = |text: &str| text.parse().unwrap_or(u32::MAX);
    Some(match kind {
        "live" => Control::Live { base: number(first), increment: number(second) },
        _ => {
            let days = if field("weekends") == "yes" { DaysOff::WEEKEND } else { 0 };
            // Whose device names no zone has weekends by the time of Greenwich.
            let off = DaysOff::new(days, field("zone")).or_else(|| DaysOff::new(days, "UTC"));
            let holiday = field("holiday").parse().unwrap_or_default();
            Control::Days { turn: number(first), bank: number(second), off: off.unwrap_or_default(), holiday }
        }
    })
}

/// The choice: none, live, by days.
pub(super) fn row(frame: &Frame<'_>, fields: &[(String, String)]) -> Markup {
    let first = chosen(fields, "clock").unwrap_or("none");
    let time = |seconds: i64| words_of(frame.words, seconds);
    let live = LIVE.map(|(base, increment)| {
        let args = [("base", time(base.into()).into()), ("increment", time(increment.into()).into())];
        (format!("live-{base}-{increment}"), say(frame.words, "clock-live", args))
    });
    let days = DAYS.map(|(turn, bank)| {
        let args = [("turn", time(turn).into()), ("bank", time(bank).into())];
        (format!("days-{turn}-{bank}"), say(frame.words, "clock-by-days", args))
    });
    let group = |key: &str, choices: &[(String, String)]| {
        html! {
            optgroup label=(frame.word(key)) {
                @for (value, label) in choices { option value=(value) selected[value == first] { (label) } }
            }
        }
    };
    html! {
        div.option {
            label for="clock" { (frame.word("clock")) }
            select id="clock" name="clock" {
                option value="none" selected[first == "none"] { (frame.word("clock-none")) }
                (group("clock-kind-live", &live))
                (group("clock-kind-days", &days))
            }
            label.listed { input type="checkbox" name="weekends" value="yes" checked[chosen(fields, "weekends") == Some("yes")]; " " (frame.word("clock-weekends")) }
            label.listed { (frame.word("holiday-choose")) " "
                select name="holiday" {
                    @for days in HOLIDAYS {
                        @let value = days.to_string();
                        option value=(value) selected[chosen(fields, "holiday") == Some(&value)] {
                            (if days == 0 { frame.word("clock-none") } else { say(frame.words, "clock-days", [("n", days.into())]) })
                        }
                    }
                }
            }
            input type="hidden" name="zone" value="" data-zone;
        }
    }
}
