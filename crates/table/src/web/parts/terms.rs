//! What everybody who sits down is told: whether the seed was chosen, and when a bot may take over.

use maud::{Markup, html};

use super::{clock, say};
use crate::web::shown::{ChanceShown, Shown};

/// The terms of the table.
pub(crate) fn terms(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    html! {
        @if shown.chance == ChanceShown::Chosen { p.warning { (words.word("page-exhibition")) } }
        @if let Some(control) = &shown.clock {
            p.note { (words.titled(words.word("clock"), clock::control(words, control))) " " (words.word("clock-at-end")) }
        }
        @if shown.rated { p.note { (words.word("rating-table")) " " a href="/leaders" { (words.word("rating-how")) } } }
        @if shown.sealed { p.note { (words.word("daily-table")) " " a href="/daily" { (words.word("daily-how")) } } }
        @if shown.locked { p.note { (words.word("lock-locked")) } }
        @if shown.hints { p.note { (words.word("hint-allowed")) } }
        p.note { (say(words, "page-away", [("minutes", shown.away.into())])) }
    }
}
