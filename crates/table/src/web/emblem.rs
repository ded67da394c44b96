//! A woven emblem for each game, and the band that runs along the pages: flat shapes on a grid, like tocapu squares.

use std::f32::consts::TAU;

use maud::{Markup, PreEscaped, html};

use crate::svg::short;

/// The emblem of a game.
pub(crate) fn emblem(game: &str) -> Markup {
    let drawing = match game {
        "tzolkin" => gears(),
        "tawantinsuyu" => hill(),
        _ => pyramid(),
    };
    html! { svg.emblem viewBox="0 0 240 120" aria-hidden="true" { (PreEscaped(drawing)) } }
}

/// A large gear that meshes with a small one.
fn gears() -> String {
    let mut drawing = String::from(r#"<rect class="cloth" width="240" height="120"/>"#);
    drawing += &gear(92.0, 66.0, 46.0, 26, 0.0, "gear-large");
    drawing += r#"<circle class="hub" cx="92" cy="66" r="26"/><path class="step" d="M76 80v-8h8v-8h8v-8h8v8h8v8h8v8z"/>"#;
    // Radii in the ratio of the teeth, so that the teeth have the same size; half a tooth of turn brings them into mesh.
    drawing += &gear(92.0 + 46.0 * 36.0 / 26.0, 66.0, 46.0 * 10.0 / 26.0, 10, 0.5, "gear-small");
    drawing += r#"<circle class="hub" cx="155.7" cy="66" r="8"/>"#;
    drawing
}

/// A gear of trapezoid teeth around its pitch circle, turned by a part of a tooth.
fn gear(x: f32, y: f32, radius: f32, teeth: u32, turned: f32, class: &str) -> String {
    let pitch = TAU / teeth as f32;
    let depth = pitch * radius * 0.28;
    let mut points = Vec::new();
    for tooth in 0..teeth {
        let middle = (tooth as f32 + turned) * pitch;
        let corners = [
            (-0.30, radius - depth),
            (-0.17, radius + depth),
            (0.17, radius + depth),
            (0.30, radius - depth),
        ];
        for (aside, distance) in corners {
            let angle = middle + aside * pitch;
            points.push(format!(
                "{},{}",
                short(x + distance * angle.cos()),
                short(y + distance * angle.sin())
            ));
        }
    }
    format!(r#"<polygon class="{class}" points="{}"/>"#, points.join(" "))
}

/// The five-sided hill with its terraces.
fn hill() -> String {
    let mut drawing = String::from(r#"<rect class="cloth" width="240" height="120"/>"#);
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
            r#"<path class="step" d="M{x} 96v-12h8v-12h8v-12h8v12h8v12h8v12h-8v-12h-8v-12h-8v12h-8v12z"/>"#,
            x = x - 10
        );
    }
    drawing
}

/// A stepped pyramid under a sun.
fn pyramid() -> String {
    String::from(concat!(
        r#"<rect class="cloth" width="240" height="120"/><circle class="sun" cx="176" cy="36" r="16"/>"#,
        r#"<path class="terrace-low" d="M52 104v-18h16v-18h16v-18h16v-16h24v16h16v18h16v18h16v18z"/>"#,
        r#"<path class="terrace-high" d="M104 104v-54h16v54z"/>"#
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gear_has_its_teeth() {
        let drawn = gear(0.0, 0.0, 26.0, 26, 0.0, "g");
        assert_eq!(drawn.split_whitespace().filter(|word| word.contains(',')).count(), 4 * 26);
    }
}
