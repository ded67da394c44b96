//! Clocks: what everybody has left. A script counts down; without it the page says what was left when somebody last acted.

use maud::{Markup, html};

use super::{say, seat_class};
use crate::clock::{Control, DAY, HOUR};
use crate::web::shown::{Holder, SeatShown, Shown, TimeShown};
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
            span.who { (seat.name) } " "
            time data-ends=[runs] data-left=(time.left.max(0)) { (words_of(shown.words, time.left)) }
            @if let Some(bank) = time.bank {
                " " small { (say(shown.words, "clock-bank", [("time", words_of(shown.words, bank).into())])) }
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
        Control::Days { turn, bank, off } => {
            let days = say(
                words,
                "clock-by-days",
                [
                    ("turn", words_of(words, (*turn).into()).into()),
                    ("bank", words_of(words, (*bank).into()).into()),
                ],
            );
            if off.is_none() {
                return days;
            }
            let off = say(words, "clock-weekends-off", [("zone", off.zone().into())]);
            words.listed(&[days, off])
        }
    }
}
