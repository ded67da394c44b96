//! Where a decision of a finished game is tried again: the way back to its review, and the box that says whether the new
//! turn was better. A script fills it when the turn is over.

use maud::{Markup, html};

use crate::web::shown::Shown;

/// The way back.
pub(crate) fn back(shown: &Shown<'_>) -> Markup {
    html! {
        @if let Some(review) = &shown.retry { p { a href=(review) { (shown.words.word("review-back")) } } }
    }
}

/// The box.
pub(crate) fn retry(shown: &Shown<'_>) -> Markup {
    html! {
        @if let Some(review) = shown.retry.as_ref().filter(|_| shown.live) {
            section.speaks id="retry" aria-label=(shown.words.word("review-try")) hidden {
                div {
                    ul {}
                    a href=(review) { (shown.words.word("review-back")) }
                }
                button.small id="retry-close" type="button" aria-label=(shown.words.word("page-close")) { "×" }
            }
        }
    }
}
