//! What opens over the page: the tip box, the curtain, the keys.

use maud::{Markup, html};

use super::{icon, say, seat_class};
use crate::web::shown::{Shown, Visitor};

/// The box beside what the pointer or the focus is on.
pub(crate) fn tip(shown: &Shown<'_>) -> Markup {
    html! {
        div id="tip" role="tooltip" hidden {
            strong.label {}
            div.picture aria-hidden="true" {}
            p.text {}
            p.why {}
            p.designed {}
            ul.preview aria-label=(shown.words.word("page-preview")) {}
            p.foot {
                span.source {}
                button.cancel type="button" hidden { (shown.words.word("page-cancel")) }
                button.do-it type="button" hidden data-say=(shown.words.word("page-do-it")) {}
            }
        }
    }
}

/// The curtain of a shared device, for a guest who holds several seats: drawn by the script.
pub(crate) fn curtain(shown: &Shown<'_>, visitor: &Visitor<'_>) -> Markup {
    let words = shown.words;
    html! {
        @if visitor.own.len() > 1 {
            div id="curtain" role="dialog" aria-modal="true" aria-label=(words.word("page-curtain")) hidden {
                div.cloth {
                    @for seat in visitor.own.iter() {
                        @let name = shown.seats.get(seat.index()).map_or("", |one| one.name.as_str());
                        div data-seat=(seat.index()) class=(seat_class(Some(seat))) hidden {
                            p.pass { (say(words, "page-pass-to", [("name", name.into())])) }
                            a.button.can href=(format!("/t/{}?as={}", shown.table, seat.index())) {
                                (say(words, "page-i-am", [("name", name.into())]))
                            }
                        }
                    }
                    button.stay type="button" { (words.word("page-stay")) }
                }
            }
        }
    }
}

/// What was revealed stays until it has been seen: a script puts it there.
pub(crate) fn reveals(shown: &Shown<'_>) -> Markup {
    html! {
        dialog id="reveals" aria-label=(shown.words.word("page-revealed")) {
            div.things {}
            form method="dialog" { button.go autofocus { (shown.words.word("page-seen")) } }
        }
    }
}

/// What the symbols mean.
pub(crate) fn legend(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    html! {
        @if !shown.legend.is_empty() {
            dialog id="legend" aria-labelledby="legend-title" {
                h2 id="legend-title" { (words.word("page-legend")) }
                dl { @for (symbol, about) in &shown.legend { dt { (icon(symbol)) } dd { (about) } } }
                form method="dialog" { button autofocus { (words.word("page-close")) } }
            }
        }
    }
}

/// The keys, and what they do.
pub(crate) fn keys(shown: &Shown<'_>) -> Markup {
    const KEYS: [(&str, &str); 16] = [
        ("Tab", "page-key-tab"),
        ("← ↑ ↓ →", "page-key-arrows"),
        ("Enter", "page-key-enter"),
        ("Esc", "page-key-escape"),
        ("u", "page-key-undo"),
        ("r", "page-key-restart"),
        ("c", "page-key-confirm"),
        ("e", "page-key-end"),
        ("/", "page-key-type"),
        ("s", "page-key-status"),
        ("t", "page-key-chat"),
        (", .", "page-key-step"),
        ("F6", "page-key-panel"),
        ("l", "page-key-log"),
        ("h", "hint-ask"),
        ("g", "page-legend"),
    ];
    let words = shown.words;
    html! {
        dialog id="keys" aria-labelledby="keys-title" {
            h2 id="keys-title" { (words.word("page-keys")) }
            dl { @for (key, about) in KEYS { dt { kbd { (key) } } dd { (words.word(about)) } } }
            form method="dialog" { button autofocus { (words.word("page-close")) } }
        }
    }
}
