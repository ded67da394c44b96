//! The patterns of the seats, so that colour is never alone: plain, stripe, dots, chevron, cross.

use maud::{Markup, PreEscaped, html};

/// What is woven over the colour of each seat, on a square of 8.
const WEAVES: [&str; 5] = [
    "",
    r#"<path d="M-2 6 6-2M2 10 10 2" fill="none" stroke-width="1.8"/>"#,
    r#"<circle cx="4" cy="4" r="1.7" stroke="none"/>"#,
    r#"<path d="M0 6 4 2 8 6" fill="none" stroke-width="1.6"/>"#,
    r#"<path d="M4 1v6M1 4h6" fill="none" stroke-width="1.6"/>"#,
];

/// The definitions that drawings refer to as `url(#pattern-0)` to `url(#pattern-4)`.
pub(crate) fn patterns() -> Markup {
    html! {
        @for (seat, weave) in WEAVES.iter().enumerate() {
            pattern id=(format!("pattern-{seat}")) class=(format!("weave seat-{seat}")) width="8" height="8"
                patternUnits="userSpaceOnUse" {
                rect width="8" height="8" {}
                g { (PreEscaped(weave)) }
            }
        }
    }
}
