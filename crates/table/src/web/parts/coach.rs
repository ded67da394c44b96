//! The box of the coach, and the switch of whoever wants one: a script fills it.

use khipu_core::Viewer;
use maud::{Markup, html};

use crate::web::shown::Shown;

fn is_there(shown: &Shown<'_>) -> bool {
    shown.coached && shown.viewer != Viewer::Spectator && shown.live && shown.over.is_none()
}

/// The switch, among what this browser remembers.
pub(crate) fn switch(shown: &Shown<'_>) -> Markup {
    html! {
        @if is_there(shown) {
            label.scripted { input id="coach-wanted" type="checkbox"; " " (shown.words.word("coach-wanted")) }
        }
    }
}

/// The box.
pub(crate) fn coach(shown: &Shown<'_>) -> Markup {
    html! {
        @if is_there(shown) {
            section.speaks.silent id="coach" aria-label=(shown.words.word("coach-name")) hidden {
                ul {}
                button.small id="coach-off" type="button" { (shown.words.word("coach-off")) }
                button.small id="coach-close" type="button" aria-label=(shown.words.word("page-close")) { "×" }
            }
        }
    }
}
