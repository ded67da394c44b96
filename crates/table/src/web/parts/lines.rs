//! Lines of the log and the chat, and the board as text.

use maud::{Markup, html};

use super::seat_class;
use crate::web::shown::{ChatLine, LogLine};

/// A sentence of the log. A click on it shows the board at that moment.
pub(crate) fn log_line(line: &LogLine) -> Markup {
    html! {
        li id=(format!("e-{}-{}", line.step, line.index)) class=(seat_class(line.seat)) data-step=(line.step)
            data-by=[(line.seat != Some(line.mover)).then(|| line.mover.index())]
            data-at=[(!line.at.is_empty()).then(|| line.at.join(" "))] { (line.text) }
    }
}

/// A line of the chat.
pub(crate) fn chat_line(line: &ChatLine) -> Markup {
    html! {
        li id=(format!("c-{}", line.number)) {
            strong.(line.seat.map_or_else(|| "guest".to_owned(), |seat| seat_class(Some(seat)))) { (line.name) }
            " " span { (line.text) }
        }
    }
}

/// The board as text, for those who cannot see it.
pub(crate) fn described(text: &[(String, Vec<String>)]) -> Markup {
    html! {
        div id="described" {
            @for (heading, lines) in text {
                h3 { (heading) }
                ul { @for line in lines { li { (line) } } }
            }
        }
    }
}
