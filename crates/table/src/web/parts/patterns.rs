//! What drawings refer to: the patterns of the seats, so that colour is never alone (plain, stripe, dots, chevron, cross),
//! and the symbols of the shell.

use maud::{Markup, PreEscaped, html};

/// What is woven over the colour of each seat, on a square of 8.
const WEAVES: [&str; 5] = [
    "",
    r#"<path d="M-2 6 6-2M2 10 10 2" fill="none" stroke-width="1.8"/>"#,
    r#"<circle cx="4" cy="4" r="1.7" stroke="none"/>"#,
    r#"<path d="M0 6 4 2 8 6" fill="none" stroke-width="1.6"/>"#,
    r#"<path d="M4 1v6M1 4h6" fill="none" stroke-width="1.6"/>"#,
];

/// The symbols of the shell's own buttons.
const SYMBOLS: &str = r#"<symbol id="ui-log" viewBox="0 0 24 24"><path d="M5 6h14M5 12h14M5 18h9" stroke="currentColor" stroke-width="2.2" fill="none" stroke-linecap="round"/></symbol><symbol id="ui-more" viewBox="0 0 24 24"><circle cx="5" cy="12" r="2.2" fill="currentColor"/><circle cx="12" cy="12" r="2.2" fill="currentColor"/><circle cx="19" cy="12" r="2.2" fill="currentColor"/></symbol><symbol id="ui-hint" viewBox="0 0 24 24"><path d="M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0V17h-7z" stroke="currentColor" stroke-width="2" fill="none" stroke-linecap="round" stroke-linejoin="round"/></symbol><symbol id="ui-again" viewBox="0 0 24 24"><path d="M7 4l13 8-13 8z" fill="currentColor"/></symbol><symbol id="ui-undo" viewBox="0 0 24 24"><path d="M9 4 4 9l5 5M4 9h10a5 5 0 0 1 0 10" stroke="currentColor" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/></symbol><symbol id="ui-restart" viewBox="0 0 24 24"><path d="M14 4 9 9l5 5M8 4 3 9l5 5M9 9h6a5 5 0 0 1 0 10" stroke="currentColor" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/></symbol>"#;

/// The definitions that drawings refer to as `url(#pattern-0)` to `url(#pattern-4)`.
pub(crate) fn patterns() -> Markup {
    html! {
        (PreEscaped(SYMBOLS))
        @for (seat, weave) in WEAVES.iter().enumerate() {
            pattern id=(format!("pattern-{seat}")) class=(format!("weave seat-{seat}")) width="8" height="8"
                patternUnits="userSpaceOnUse" {
                rect width="8" height="8" {}
                g { (PreEscaped(weave)) }
            }
        }
    }
}
