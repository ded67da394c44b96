//! The bar that steps through the game.

use maud::{Markup, html};

use crate::web::shown::Shown;

/// Slider and buttons. The steps are links, so that they work without scripts.
pub(crate) fn bar(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    let at = |step: usize| shown.path(&format!("at/{step}"));
    let link = |id: &str, key: &str, step: usize, sign: &str| {
        html! { a.small id=(id) href=(at(step)) title=(words.word(key)) aria-label=(words.word(key)) { (sign) } }
    };
    html! {
        div.replay role="group" aria-label=(words.word("page-replay")) {
            (link("step-back", "page-step-back", shown.step.saturating_sub(1), "‹"))
            button.small.scripted id="play" type="button" aria-pressed="false" title=(words.word("page-play"))
                aria-label=(words.word("page-play")) { "▶" }
            (link("step-on", "page-step-on", (shown.step + 1).min(shown.steps), "›"))
            input.scripted id="moment" type="range" min="0" max=(shown.steps) value=(shown.step)
                aria-label=(words.word("page-slider"));
            a id="moment-link" href=(at(shown.step)) title=(words.word("page-moment-link")) {
                span id="moment-number" { (shown.step) " / " (shown.steps) }
            }
        }
    }
}
