//! The hill as a regular pentagon: where everything lies on it.
//!
//! A section is a side of the pentagon. Within it a place is told by two numbers: how far out it lies (`out`, measured
//! at a right angle to the side) and how far along the side clockwise (`along`, from its middle).

use khipu_board::Frame;
use khipu_tawantinsuyu::{SECTIONS, SpacePlan, Terrace};

/// The frame of the hill.
pub(super) const FRAME: Frame = Frame { group: "hill", width: 1052, height: 1002 };
/// A point of the frame.
pub(super) type Point = (f32, f32);

/// The middle of the hill.
pub(super) const CENTRE: Point = (526.0, 553.0);
/// How far the sides of the Coricancha lie from the middle.
pub(super) const CORICANCHA: f32 = 100.0;
/// Where each terrace begins, and how deep it is.
pub(super) const TERRACES: [f32; Terrace::COUNT] = [106.0, 219.0, 332.0];
pub(super) const DEPTH: f32 = 106.0;

/// The tangent of 36 degrees: half a side of the pentagon for each unit that it lies out.
const HALF_SIDE: f32 = 0.726_542_5;

/// A place of a section.
pub(super) fn place(section: usize, along: f32, out: f32) -> Point {
    let turn = (36.0 + 72.0 * section as f32).to_radians();
    let (sin, cos) = turn.sin_cos();
    (CENTRE.0 + sin * out + cos * along, CENTRE.1 - cos * out + sin * along)
}

/// The corners of a pentagon whose sides lie so far out, as the points of a polygon.
pub(super) fn pentagon(out: f32) -> String {
    let corner = |section: usize| place(section, -HALF_SIDE * out, out);
    (0..SECTIONS).map(corner).map(|(x, y)| format!("{x:.0},{y:.0}")).collect::<Vec<_>>().join(" ")
}

/// A corner of the pentagon: where a section begins.
pub(super) fn corner(section: usize, out: f32) -> Point {
    place(section, -HALF_SIDE * out, out)
}

/// The rows of a terrace: the inner one, the middle between them, the outer one.
fn rows(terrace: Terrace) -> [f32; 3] {
    let inner = TERRACES[terrace as usize];
    [inner + 25.0, inner + DEPTH / 2.0, inner + DEPTH - 25.0]
}

/// The terrace and the section of an icon: `M2v` lies in the middle terrace of section 2.
pub(super) fn segment(id: &str) -> (Terrace, usize) {
    let mut signs = id.chars();
    let terrace = match signs.next() {
        Some('T') => Terrace::Upper,
        Some('M') => Terrace::Middle,
        _ => Terrace::Lower,
    };
    let section = signs.next().and_then(|digit| digit.to_digit(10)).unwrap_or(1).max(1) as usize - 1;
    (terrace, section)
}

/// The letters of a space or an icon after its segment: `T1a` is `a`.
pub(super) fn letter(id: &str) -> char {
    id.chars().last().unwrap_or('a')
}

/// Where the worker spaces of a segment lie, by their order: as many as the terrace has.
pub(super) fn space(plan: &SpacePlan) -> Point {
    let [inner, middle, outer] = rows(plan.terrace);
    let (along, out) = match (plan.terrace, letter(plan.id.as_str())) {
        (Terrace::Upper, 'a') => (-38.0, inner - 1.0),
        (Terrace::Upper, 'b') => (-62.0, outer + 2.0),
        (Terrace::Upper, _) => (60.0, middle),
        (Terrace::Middle, 'a') => (-96.0, inner),
        (Terrace::Middle, 'b') => (-116.0, outer),
        (Terrace::Middle, 'c') => (96.0, inner),
        (Terrace::Middle, _) => (116.0, outer),
        (Terrace::Lower, 'a') => (-122.0, inner),
        (Terrace::Lower, 'b') => (122.0, inner),
        (Terrace::Lower, 'c') => (-188.0, outer),
        (Terrace::Lower, 'd') => (0.0, outer),
        (Terrace::Lower, _) => (188.0, outer),
    };
    place(plan.section.into(), along, out)
}

/// Where an icon lies: `M1v` is on the path between the spaces that touch it; `x`, `v` and `w` lie where sections meet.
pub(super) fn icon(id: &str) -> Point {
    let (terrace, section) = segment(id);
    let [inner, middle, outer] = rows(terrace);
    let (along, out) = match (terrace, letter(id)) {
        (Terrace::Upper, 'x') => return corner(section, middle),
        (_, 'v') => return corner(section, inner),
        (_, 'w') => return corner(section, outer),
        (Terrace::Upper, 'p') => (-50.0, middle + 1.0),
        (Terrace::Upper, 'q') => (4.0, outer - 3.0),
        (Terrace::Upper, _) => (12.0, inner + 3.0),
        (Terrace::Middle, 'u') => (0.0, inner - 3.0),
        (Terrace::Middle, 'l') => (0.0, outer + 3.0),
        (Terrace::Middle, _) => (0.0, middle),
        (Terrace::Lower, 'u') => (0.0, inner + 2.0),
        (Terrace::Lower, 'l') => (-94.0, outer + 5.0),
        (Terrace::Lower, 'm') => (94.0, outer + 5.0),
        (Terrace::Lower, 'h') => (-84.0, middle + 2.0),
        (Terrace::Lower, _) => (155.0, middle),
    };
    place(section, along, out)
}

/// Where stairs lie: between two terraces, in the middle of the section.
pub(super) fn stairs(at: usize) -> Point {
    let level = at / SECTIONS;
    place(at % SECTIONS, 0.0, TERRACES[level + 1] - 4.0)
}

/// Where the food that a segment costs is written.
pub(super) fn price(section: usize, terrace: Terrace) -> Point {
    let [_, middle, outer] = rows(terrace);
    match terrace {
        Terrace::Upper => place(section, 96.0, outer + 9.0),
        Terrace::Middle => place(section, 170.0, middle + 1.0),
        Terrace::Lower => place(section, 244.0, middle + 2.0),
    }
}

/// The middle of a wedge of the Coricancha.
pub(super) fn wedge(section: usize) -> Point {
    place(section, 0.0, 58.0)
}

/// The place of a High Priest: each of those who take part has one of their own.
pub(super) fn priest(section: usize, actor: usize, actors: usize) -> Point {
    let along = (actor as f32 - (actors as f32 - 1.0) / 2.0) * 27.0;
    place(section, along, 83.0)
}

#[cfg(test)]
mod tests {
    use khipu_tawantinsuyu::Components;

    use super::*;

    /// The side of a worker space, and the disc of an icon.
    const SPACE: f32 = 44.0;
    const DISC: f32 = 26.0;

    fn apart(one: Point, other: Point) -> f32 {
        (one.0 - other.0).hypot(one.1 - other.1)
    }

    #[test]
    fn nothing_on_the_hill_hides_anything_else() {
        let rules = Components::builtin();
        let spaces: Vec<Point> = rules.hill.spaces.iter().map(space).collect();
        let mut icons: Vec<&str> =
            rules.hill.spaces.iter().flat_map(|plan| plan.icons.iter().map(khipu_core::Id::as_str)).collect();
        icons.sort_unstable();
        icons.dedup();
        for (at, &one) in spaces.iter().enumerate() {
            assert!(one.0 > 25.0 && one.0 < 1027.0 && one.1 > 25.0 && one.1 < 977.0, "{one:?}");
            for &other in &spaces[at + 1..] {
                assert!(apart(one, other) > SPACE + 2.0, "{one:?} {other:?}");
            }
        }
        for (at, one) in icons.iter().enumerate() {
            for other in &icons[at + 1..] {
                assert!(apart(icon(one), icon(other)) > DISC, "{one} {other}");
            }
            let middle = |at: &Point| apart(*at, icon(one)) > (SPACE + DISC) / 2.0 - 9.0;
            assert!(spaces.iter().all(middle), "{one} lies on a space");
        }
    }

    /// How far a point lies from the way between two others.
    fn beside(point: Point, from: Point, to: Point) -> f32 {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let share = ((point.0 - from.0) * dx + (point.1 - from.1) * dy) / (dx * dx + dy * dy);
        let share = share.clamp(0.0, 1.0);
        apart(point, (from.0 + share * dx, from.1 + share * dy))
    }

    #[test]
    fn no_path_runs_through_a_space_that_it_does_not_join() {
        let rules = Components::builtin();
        for plan in &rules.hill.spaces {
            for id in plan.icons {
                for other in rules.hill.spaces.iter().filter(|other| !other.icons.contains(&id)) {
                    let way = beside(space(other), space(plan), icon(id.as_str()));
                    assert!(way > SPACE / 2.0 - 2.0, "{} to {id} by {}: {way}", plan.id, other.id);
                }
            }
        }
    }
}
