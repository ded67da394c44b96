//! The seed: its promise during the game, and itself after it, with a check that runs in the browser.

use maud::{Markup, html};

use crate::web::shown::Shown;

/// The promise, and the seed once it may be known.
pub(crate) fn seed(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    html! {
        div id="seed" {
            @if let Some(commitment) = &shown.commitment {
                p { (words.word("page-seed-about")) }
                p.hash { (words.word("page-commitment")) " " code id="seed-commitment" { (commitment) } }
                @if let Some(seed) = &shown.seed {
                    p.hash { (words.word("page-seed")) " " code id="seed-text" { (seed) } }
                    p {
                        button id="seed-check" type="button" { (words.word("page-seed-check")) }
                        " " output id="seed-answer" for="seed-text" {}
                    }
                    p.note { (words.word("page-seed-alone")) " " code { "khipu replay" } }
                }
            } @else {
                p { (words.word("page-seed-none")) }
            }
        }
    }
}
