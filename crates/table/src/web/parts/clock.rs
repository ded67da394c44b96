//! Clocks: what everybody has left. A script counts down; without it the page says what was left when somebody last acted.

use maud::{Markup, html};

use super::{hidden, say, seat_class};
use crate::clock::{Control, DAY, HOUR, Holiday};
use crate::web::shown::{Holder, SeatShown, Shown, TimeShown, Visitor};
use khipu_core::Viewer;
use khipu_words::Words;

/// What everybody has left: one line below the goods, there as long as the table has a clock, so that the board stays where
/// it is.
pub(crate) fn clocks(shown: &Shown<'_>) -> Markup {
    html! {
        ul id="clocks" hidden[shown.clock.is_none()] {
            @for seat in &shown.seats {
                @if let Some(time) = &seat.time { (line(shown, seat, time)) }
            }
        }
    }
}

fn line(shown: &Shown<'_>, seat: &SeatShown, time: &TimeShown) -> Markup {
    let runs = time.ends.filter(|_| shown.live);
    html! {
        li.(seat_class(Some(seat.seat))).runs[runs.is_some()] {
            span.who { (seat.who(shown.viewer).name(shown.words, &seat.name)) } " "
            time data-ends=[runs] data-left=(time.left.max(0)) { (words_of(shown.words, time.left)) }
            @if let Some(bank) = time.bank {
                " " small { (say(shown.words, "clock-bank", [("time", words_of(shown.words, bank).into())])) }
            }
            @if let Some(until) = time.holiday.and_then(|holiday| holiday.until).filter(|_| shown.live) {
                " " small.holiday { (shown.words.word("holiday-on")) " " time data-ends=(until) {} }
            }
            @if runs.is_some() { (late(shown, seat, time)) }
        }
    }
}

/// What others may do when the time of a seat is over: shown by a script when it is, refused by the server before.
fn late(shown: &Shown<'_>, seat: &SeatShown, time: &TimeShown) -> Markup {
    let words = shown.words;
    let others =
        matches!(shown.viewer, Viewer::Seat(own) if own != seat.seat) && seat.holder == Holder::Person;
    let button = |wish: &str, key: &str, count: usize| {
        html! {
            button.small form="vote" name="about" value=(format!("{wish}{}", seat.seat.index())) {
                (words.word(key)) @if count > 0 { " (" (count) ")" }
            }
        }
    };
    html! {
        span.late hidden[!time.late] {
            b { (words.word("clock-late")) }
            @if others {
                " " (button("bot", "clock-to-bot", time.votes[0])) " " (button("end", "clock-end-game", time.votes[1]))
            }
        }
    }
}

/// Where the viewer takes days of their holidays, and ends them: by the forms that the page holds.
pub(crate) fn holidays(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    let own = |seat: &&SeatShown| shown.viewer == Viewer::Seat(seat.seat) && seat.holder == Holder::Person;
    let time = shown.seats.iter().find(own).and_then(|seat| seat.time.as_ref());
    let goes_on = shown.live && shown.over.is_none() && !shown.waits;
    let holiday = time.and_then(|time| time.holiday).filter(|_| goes_on);
    html! {
        div id="holidays" {
            @if let Some(Holiday { left, until }) = holiday {
                details.holiday {
                    summary { (say(words, "holiday-left", [("n", left.into())])) }
                    p.note { (words.word("holiday-about")) }
                    @if left > 0 {
                        input form="holiday" type="number" name="days" value="1" min="1" max=(left) aria-label=(words.word("holiday-days"));
                        " " button form="holiday" { (words.word("holiday-take")) } " "
                    }
                    @if until.is_some() { button form="holiday-end" { (words.word("holiday-end")) } }
                }
            }
        }
    }
}

/// The forms of what is said about time: buttons elsewhere on the page name them.
pub(crate) fn forms(shown: &Shown<'_>, visitor: &Visitor<'_>) -> Markup {
    let form = |id: &str, path: &str| {
        html! { form id=(id) method="post" action=(shown.path(path)) data-post=(path) hidden { (hidden(shown, visitor)) } }
    };
    html! {
        @if shown.clock.is_some() {
            (form("vote", "vote")) (form("holiday", "holiday")) (form("holiday-end", "holiday/end"))
        }
    }
}

/// A length of time in words, to the two largest units.
pub(crate) fn words_of(words: &Words, seconds: i64) -> String {
    let seconds = seconds.max(0);
    let (days, hours, minutes) = (seconds / DAY, seconds % DAY / HOUR, seconds % HOUR / 60);
    let parts = [
        ("clock-days", days),
        ("clock-hours", hours),
        ("clock-minutes", minutes),
        ("clock-seconds", seconds % 60),
    ];
    let first = parts.iter().position(|(_, n)| *n > 0).unwrap_or(parts.len() - 1);
    let said = parts[first..].iter().take(2).filter(|(_, n)| *n > 0 || seconds == 0);
    said.map(|(key, n)| say(words, key, [("n", (*n).into())])).collect::<Vec<_>>().join(" ")
}

/// How a clock goes, in words.
pub(crate) fn control(words: &Words, control: &Control) -> String {
    match control {
        Control::Live { base, increment } => say(
            words,
            "clock-live",
            [
                ("base", words_of(words, (*base).into()).into()),
                ("increment", words_of(words, (*increment).into()).into()),
            ],
        ),
        Control::Days { turn, bank, off, holiday } => {
            let mut said = vec![say(
                words,
                "clock-by-days",
                [
                    ("turn", words_of(words, (*turn).into()).into()),
                    ("bank", words_of(words, (*bank).into()).into()),
                ],
            )];
            if !off.is_none() {
                said.push(say(words, "clock-weekends-off", [("zone", off.zone().into())]));
            }
            if *holiday > 0 {
                said.push(say(words, "holiday-each", [("n", (*holiday).into())]));
            }
            words.listed(&said)
        }
    }
}
