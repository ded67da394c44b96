//! The bottom of the page: the bar of actions, and the ways to play without pointing or without scripts.

use khipu_core::Viewer;
use maud::{Markup, html};

use super::{choices, hidden};
use crate::web::shown::{Shown, Visitor};

/// The bar of actions with its forms.
pub(crate) fn deed(shown: &Shown<'_>, visitor: &Visitor<'_>) -> Markup {
    let words = shown.words;
    let plays = shown.viewer != Viewer::Spectator && shown.live && shown.over.is_none();
    html! {
        footer.deed role="group" aria-label=(words.word("page-actions")) {
            (choices::choices(shown))
            form id="act" method="post" action=(shown.path("move")) { (hidden(shown, visitor)) }
            @if plays {
                form.typed.scripted data-post="typed" method="post" action=(shown.path("move")) {
                    (hidden(shown, visitor))
                    input id="typed" name="move" list="typed-moves" autocomplete="off" spellcheck="false"
                        aria-label=(words.word("page-typed")) placeholder=(words.word("page-typed"));
                    datalist id="typed-moves" {}
                }
                @if !shown.offers.words.is_empty() {
                    noscript {
                        form.plain method="post" action=(shown.path("move")) {
                            (hidden(shown, visitor))
                            select name="m" aria-label=(words.word("page-typed")) {
                                @for (i, said) in shown.offers.words.iter().enumerate() { option value=(i) { (said) } }
                            }
                            button { (words.word("page-do-it")) }
                        }
                    }
                }
            }
        }
    }
}
