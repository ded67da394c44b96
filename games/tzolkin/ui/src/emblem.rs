//! The emblem in the list of games.

use std::f32::consts::TAU;

use khipu_board::svg::short;

/// A large gear that meshes with a small one.
pub(crate) fn draw() -> String {
    let mut drawing = String::from(r#"<rect class="moss" width="240" height="120"/>"#);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gear_has_its_teeth() {
        let drawn = gear(0.0, 0.0, 26.0, 26, 0.0, "g");
        assert_eq!(drawn.split_whitespace().filter(|word| word.contains(',')).count(), 4 * 26);
    }
}
