//! One section of the hill by itself, for screens that are too small for the whole: three terraces as bands, with the
//! icons at the seams shown on both sides. All sections are alike, so one drawing serves them all.
//!
//! Everything that can be touched has its own room: 44 units for a space, 40 for an icon, stairs or a price.

use khipu_tawantinsuyu::{SpacePlan, Terrace};

use super::geometry::{Point, letter, segment};

/// The size of the drawing: one unit is a pixel on the narrowest phones.
pub(super) const SIZE: (f32, f32) = (360.0, 418.0);
/// Where the seams lie.
const LEFT: f32 = 22.0;
const RIGHT: f32 = 338.0;
/// The bands of the terraces: where each begins and ends. Between them are walls, above them the Coricancha.
pub(super) const BANDS: [(f32, f32); Terrace::COUNT] = [(42.0, 142.0), (152.0, 277.0), (287.0, 416.0)];
/// The middles of the walls: above the upper terrace it is the Coricancha.
const WALLS: [f32; Terrace::COUNT] = [20.0, 147.0, 282.0];

/// Where a worker space lies.
pub(super) fn space(plan: &SpacePlan) -> Point {
    match (plan.terrace, letter(plan.id.as_str())) {
        (Terrace::Upper, 'a') => (110.0, 67.0),
        (Terrace::Upper, 'b') => (110.0, 117.0),
        (Terrace::Upper, _) => (268.0, 92.0),
        (Terrace::Middle, 'a') => (100.0, 178.0),
        (Terrace::Middle, 'b') => (100.0, 251.0),
        (Terrace::Middle, 'c') => (260.0, 178.0),
        (Terrace::Middle, _) => (260.0, 251.0),
        (Terrace::Lower, 'a') => (100.0, 311.0),
        (Terrace::Lower, 'b') => (256.0, 311.0),
        (Terrace::Lower, 'c') => (68.0, 391.0),
        (Terrace::Lower, 'd') => (180.0, 391.0),
        (Terrace::Lower, _) => (292.0, 391.0),
    }
}

/// Where an icon lies in its own section.
pub(super) fn icon(id: &str) -> Point {
    match (segment(id).0, letter(id)) {
        (Terrace::Upper, 'x') => (LEFT, 92.0),
        (Terrace::Upper, 'p') => (158.0, 92.0),
        (Terrace::Upper, 'q') => (212.0, 117.0),
        (Terrace::Upper, _) => (212.0, 67.0),
        (Terrace::Middle, 'v') => (LEFT, 190.0),
        (Terrace::Middle, 'w') => (LEFT, 239.0),
        (Terrace::Middle, 'u') => (180.0, 174.0),
        (Terrace::Middle, 'l') => (180.0, 255.0),
        (Terrace::Middle, _) => (180.0, 214.5),
        (Terrace::Lower, 'v') => (LEFT, 324.0),
        (Terrace::Lower, 'w') => (LEFT, 391.0),
        (Terrace::Lower, 'u') => (180.0, 309.0),
        (Terrace::Lower, 'l') => (115.0, 392.0),
        (Terrace::Lower, 'm') => (245.0, 392.0),
        (Terrace::Lower, 'h') => (147.0, 350.0),
        (Terrace::Lower, _) => (298.0, 347.0),
    }
}

/// Whether an icon lies on the seam to the section before: there it stands at the right edge.
pub(super) fn seam(id: &str) -> bool {
    matches!(letter(id), 'x' | 'v' | 'w')
}

/// An icon of a seam in the section before its own.
pub(super) fn across(id: &str) -> Point {
    (RIGHT, icon(id).1)
}

/// Where stairs lie, on the upper wall or on the lower one.
pub(super) fn stairs(lower: bool) -> Point {
    (46.0, WALLS[if lower { 2 } else { 1 }])
}

/// Where the food that a terrace costs is written: on the wall above it.
pub(super) fn price(terrace: Terrace) -> Point {
    (328.0, WALLS[terrace as usize])
}

/// The place of a High Priest on the Coricancha: the first one is the farthest left.
pub(super) fn priest(actor: usize, actors: usize) -> Point {
    (300.0 - 27.0 * (actors - actor) as f32 + 9.0, WALLS[0])
}

#[cfg(test)]
mod tests {
    use khipu_tawantinsuyu::Components;

    use super::*;

    /// Round things touch like circles, the others like squares.
    fn gap(one: (Point, f32, bool), other: (Point, f32, bool)) -> f32 {
        let ((a, ra, round_a), (b, rb, round_b)) = (one, other);
        let (dx, dy) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
        let (half_a, half_b) = (if round_a { 0.0 } else { ra }, if round_b { 0.0 } else { rb });
        let (dx, dy) = ((dx - half_a - half_b).max(0.0), (dy - half_a - half_b).max(0.0));
        let around = if round_a { ra } else { 0.0 } + if round_b { rb } else { 0.0 };
        dx.hypot(dy) - around
    }

    #[test]
    fn every_target_of_a_section_has_room_of_its_own() {
        let rules = Components::builtin();
        let spaces = rules.hill.spaces.iter().filter(|plan| plan.section == 0);
        let mut all: Vec<(String, (Point, f32, bool))> =
            spaces.map(|plan| (plan.id.to_string(), (space(plan), 22.0, false))).collect();
        for (id, _) in super::super::printed::icons(&rules) {
            let id = id.as_str();
            match segment(id).1 {
                0 => all.push((id.to_owned(), (icon(id), 20.0, true))),
                1 if seam(id) => all.push((id.to_owned(), (across(id), 20.0, true))),
                _ => {}
            }
        }
        all.extend([false, true].map(|lower| (format!("stairs {lower}"), (stairs(lower), 20.0, false))));
        all.extend(Terrace::ALL.iter().map(|&on| (format!("price {on:?}"), (price(on), 20.0, false))));
        assert_eq!(all.len(), 12 + 21 + 5);
        for (at, (one, a)) in all.iter().enumerate() {
            let (x, y) = a.0;
            assert!(x - a.1 >= 0.0 && x + a.1 <= SIZE.0 && y - a.1 >= 0.0 && y + a.1 <= SIZE.1, "{one}");
            for (other, b) in &all[at + 1..] {
                assert!(gap(*a, *b) > -0.5, "{one} and {other}: {}", gap(*a, *b));
            }
        }
    }
}
