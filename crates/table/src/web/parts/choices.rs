//! The buttons of this decision: the safe ones left, the final ones right.
//!
//! They name the acting form of the page (`form="act"`), which holds what belongs to the guest. A choice that is a move
//! of its own posts it without scripts, too.

use khipu_core::Viewer;
use maud::{Markup, html};

use super::{icon, path};
use crate::web::shown::Shown;
use khipu_board::Choice;

/// The bar of choices. Empty for those who only look.
pub(crate) fn choices(shown: &Shown<'_>) -> Markup {
    let plays = matches!(shown.viewer, Viewer::Seat(_)) && shown.live && shown.over.is_none();
    html! {
        div id="choices" {
            @if plays { (bar(shown)) }
        }
    }
}

fn bar(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    let nothing = shown.undo == 0;
    let back = |id: &str, key: &str, tip: &str, letter: &str| {
        html! {
            button.back id=(id) form="act" formaction=(path(shown.table, id)) disabled[nothing] data-off=(nothing)
                title=(words.word(tip)) { (words.word(key)) " " kbd { (letter) } }
        }
    };
    html! {
        div.group.safe {
            (back("undo", "page-undo", "page-undo-tip", "u"))
            (back("restart", "page-restart", "page-restart-tip", "r"))
        }
        div.group.parts {
            @for (place, choice) in &shown.offers.choices {
                @if !choice.ends { (button(shown, *place, choice)) }
            }
            button id="unpick" type="button" hidden { (words.word("page-unpick")) " " kbd { "Esc" } }
        }
        div.group.final {
            button id="confirm" type="button" class="confirm can" hidden { (words.word("page-confirm")) " " kbd { "c" } }
            @for (place, choice) in &shown.offers.choices {
                @if choice.ends { (button(shown, *place, choice)) }
            }
        }
    }
}

fn button(shown: &Shown<'_>, place: u16, choice: &Choice) -> Markup {
    let part = shown.offers.parts.get(usize::from(place)).map_or("", String::as_str);
    let whole = shown.offers.moves.iter().position(|parts| parts == &[place]);
    html! {
        button.choice.ends[choice.ends] form="act" formaction=(path(shown.table, "move")) data-part=(part)
            name=[whole.map(|_| "m")] value=[whole] {
            @if let Some(symbol) = choice.icon { (icon(symbol)) " " }
            (choice.label)
            @if choice.ends { " " kbd { "e" } }
        }
    }
}
