//! The top of the page: what is asked, what is happening, what went wrong, and the ways to log and settings.

use maud::{Markup, html};

use super::{hint, icon, status};
use crate::web::layout::knot;
use crate::web::shown::Shown;

/// A button that opens a drawer: its name, its symbol, its word.
type Tool = (&'static str, &'static str, &'static str);
/// The drawer of log and chat.
const LOG: Tool = ("side", "ui-log", "page-log");
/// The drawer of what is seldom needed.
const MORE: Tool = ("more", "ui-more", "page-tab-more");

/// The top of a table.
pub(crate) fn top(shown: &Shown<'_>) -> Markup {
    bar(shown, &status::status(shown), &[LOG, MORE])
}

/// The top of a page without a log, with a status line of its own.
pub(crate) fn without_log(shown: &Shown<'_>, status: &Markup) -> Markup {
    bar(shown, status, &[MORE])
}

/// The top of a page with something else than a log at its side, with a status line of its own.
pub(crate) fn with_side(shown: &Shown<'_>, status: &Markup, side: &'static str) -> Markup {
    bar(shown, status, &[(LOG.0, LOG.1, side), MORE])
}

fn bar(shown: &Shown<'_>, status: &Markup, tools: &[Tool]) -> Markup {
    let words = shown.words;
    let tool = |(drawer, symbol, key): Tool| {
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
            (status)
            span id="connection" class="scripted" role="status" data-state="lost" {}
            div.tools { (hint::tool(shown)) @for &one in tools { (tool(one)) } }
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
