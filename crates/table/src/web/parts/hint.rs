//! The box of hints, where the table permits them: a script fills it.

use khipu_core::Viewer;
use maud::{Markup, html};

use super::icon;
use crate::web::shown::Shown;

/// The button that asks for one.
pub(crate) fn tool(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    html! {
        @if permitted(shown) {
            button.tool.scripted id="ask-hint" type="button" title=(words.word("hint-ask")) aria-controls="hint" {
                (icon("ui-hint")) span { (words.word("hint-ask")) }
            }
        }
    }
}

/// The box.
pub(crate) fn hint(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    html! {
        @if permitted(shown) {
            section id="hint" aria-label=(words.word("hint-ask")) hidden {
                p id="hint-say" {}
                ol id="hint-turn" {}
                div id="hint-why" {}
                ul id="hint-reasons" {}
                button type="button" data-hint="show" hidden { (words.word("hint-show")) }
                button type="button" data-hint="explain" hidden { (words.word("hint-explain")) }
                button.small id="hint-close" type="button" aria-label=(words.word("page-close")) { "×" }
            }
        }
    }
}

fn permitted(shown: &Shown<'_>) -> bool {
    shown.hints && shown.viewer != Viewer::Spectator && shown.live && shown.over.is_none()
}
