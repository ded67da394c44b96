//! The emblem in the list of games.

use std::f32::consts::TAU;

use khipu_board::svg::short;

/// The five-sided hill with its terraces.
pub(crate) fn draw() -> String {
    let mut drawing = String::from(r#"<rect class="terracotta" width="240" height="120"/>"#);
    for (radius, class) in
        [(52.0, "terrace-low"), (39.0, "terrace-middle"), (26.0, "terrace-high"), (12.0, "sun")]
    {
        let corner = |index: u32| {
            let angle = TAU * (index as f32 / 5.0 - 0.25);
            format!("{},{}", short(120.0 + radius * angle.cos()), short(62.0 + radius * angle.sin()))
        };
        let points: Vec<String> = (0..5).map(corner).collect();
        drawing += &format!(r#"<polygon class="{class}" points="{}"/>"#, points.join(" "));
    }
    for x in [24, 196] {
        drawing += &format!(
            r#"<path class="maize" d="M{x} 96v-12h8v-12h8v-12h8v12h8v12h8v12h-8v-12h-8v-12h-8v12h-8v12z"/>"#,
            x = x - 10
        );
    }
    drawing
}
