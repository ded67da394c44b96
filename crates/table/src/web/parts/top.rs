//! The top of the page: what is asked, what is happening, what went wrong, and the ways to log and settings.

use maud::{Markup, html};

use super::{icon, status};
use crate::web::layout::knot;
use crate::web::shown::Shown;

/// The top.
pub(crate) fn top(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    let tool = |drawer: &str, symbol: &str, key: &str| {
        html! {
            button.tool.scripted type="button" data-drawer=(drawer) aria-controls=(drawer) aria-expanded="false"
                title=(words.word(key)) {
                (icon(symbol)) span { (words.word(key)) } i.count hidden {}
            }
        }
    };
    html! {
        header.top {
            a.mark href="/" aria-label="Khipu" data-turns="" { (knot()) span { "Khipu" } }
            (status::status(shown))
            span id="connection" class="scripted" role="status" data-state="lost" {}
            div.tools { (tool("side", "ui-log", "page-log")) (tool("more", "ui-more", "page-tab-more")) }
            p id="caption" hidden {
                span.text {} " "
                button.small id="skip" type="button" { (words.word("page-skip")) " " kbd { "Esc" } }
            }
            p id="notice" role="alert" hidden {
                span.text {} " "
                button.small id="notice-close" type="button" aria-label=(words.word("page-close")) { "×" }
            }
        }
    }
}
