//! Taking back more than a barrier allows: who asks, and what the others say.

use maud::{Markup, html};

use super::say;
use crate::web::shown::Shown;

/// What is asked, or the button to ask. It stands with the log, where one looks for what happened.
pub(crate) fn back(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    let button = |says: &str, key: &str| {
        html! { button.small form="about-back" name="says" value=(says) { (words.word(key)) } }
    };
    let asked = shown.back.asked.and_then(|(seat, to)| {
        let name = shown.seats.get(seat.index()).map(|seat| seat.name.as_str())?;
        Some(say(words, "back-asked", [("name", name.into()), ("n", (to + 1).into())]))
    });
    html! {
        div id="asked-back" hidden[asked.is_none() && !shown.back.may_ask] {
            @if let Some(asked) = asked {
                p role="status" { (asked) }
                @if shown.back.may_answer { (button("agree", "back-agree")) " " (button("refuse", "back-refuse")) }
            } @else if shown.back.may_ask { (button("ask", "back-ask")) }
        }
    }
}
