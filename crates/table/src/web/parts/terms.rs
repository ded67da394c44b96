//! What everybody who sits down is told: whether the seed was chosen, and when a bot may take over.

use maud::{Markup, html};

use super::say;
use crate::web::shown::{ChanceShown, Shown};

/// The terms of the table.
pub(crate) fn terms(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    html! {
        @if shown.chance == ChanceShown::Chosen { p.warning { (words.word("page-exhibition")) } }
        p.note { (say(words, "page-away", [("minutes", shown.away.into())])) }
    }
}
