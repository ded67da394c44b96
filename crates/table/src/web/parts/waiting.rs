//! What stands over the board as long as the game waits for people.

use maud::{Markup, html};

use super::say;
use crate::web::shown::{Holder, Shown};

/// Who is missing, and what will happen.
pub(crate) fn waiting(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    html! {
        section id="waiting" hidden[!shown.waits] {
            @if shown.waits {
                h2 { (sentence(shown)) }
                p { (words.word("page-waiting-sample")) }
                p { (words.word("page-waiting-links")) }
            }
        }
    }
}

/// How many seats are open.
pub(crate) fn sentence(shown: &Shown<'_>) -> String {
    let open = shown.seats.iter().filter(|seat| seat.holder == Holder::Open).count();
    say(shown.words, "page-waiting", [("n", open.into())])
}
