//! The seed: what is promised of it during the game, and itself after it, with a check that runs in the browser.

use maud::{Markup, html};

use super::say;
use crate::store::SeatPart;
use crate::web::shown::{ChanceShown, Shown};

/// The promises, the parts of the people, and the seed once it may be known.
pub(crate) fn seed(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    html! {
        div id="seed" {
            @if let ChanceShown::Shared { promise, parts } = &shown.chance {
                p { (words.word("page-seed-shared")) }
                p.hash { (words.word("page-server-promise")) " " code id="seed-server" { (promise) } }
                ul.hash { @for part in parts { (line(shown, part)) } }
            } @else if shown.commitment.is_some() {
                p { (words.word("page-seed-about")) }
            } @else {
                p { (words.word("page-seed-none")) }
            }
            @if let Some(commitment) = &shown.commitment {
                p.hash { (words.word("page-commitment")) " " code id="seed-commitment" { (commitment) } }
            }
            @if let Some(seed) = &shown.seed {
                p.hash { (words.word("page-seed")) " " code id="seed-text" { (seed) } }
                p {
                    button id="seed-check" type="button" { (words.word("page-seed-check")) }
                    " " output id="seed-answer" for="seed-text" {}
                }
                p.note { (words.word("page-seed-alone")) " " code { "khipu replay" } }
            }
        }
    }
}

/// What somebody added.
fn line(shown: &Shown<'_>, SeatPart { seat, part }: &SeatPart) -> Markup {
    let key = if part.own { "page-part-own" } else { "page-part-made" };
    let sat = say(shown.words, key, [("seat", (seat + 1).into())]);
    html! { li { (sat) " " code.part { (part.text) } } }
}
