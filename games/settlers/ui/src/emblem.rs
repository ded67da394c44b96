//! The emblem in the list of games.

/// A stepped pyramid under a sun.
pub(crate) fn draw() -> String {
    String::from(concat!(
        r#"<rect class="cloth" width="240" height="120"/><circle class="sun" cx="176" cy="36" r="16"/>"#,
        r#"<path class="terrace-low" d="M52 104v-18h16v-18h16v-18h16v-16h24v16h16v18h16v18h16v18z"/>"#,
        r#"<path class="terrace-high" d="M104 104v-54h16v54z"/>"#
    ))
}
