//! What is printed on the hill: drawn once for each language, in both of its forms.

use std::fmt::Write as _;

use khipu_core::Id;
use khipu_tawantinsuyu::{Components, SECTIONS, Task};

use super::button::{Button, sign};
use super::geometry::{self, CORICANCHA, DEPTH, FRAME, Point, TERRACES, corner, pentagon, segment};
use super::section::{self, BANDS};
use super::static_text::StaticText;
use khipu_board::svg::{layer, short};
use khipu_board::{Piece, Region};

/// The pieces that never change.
pub(super) fn pieces(rules: &Components, fixed: &StaticText) -> Vec<Piece> {
    vec![layer("ground-hill", FRAME, &hill(rules)), ground_section(rules), icon_buttons(rules, fixed)]
}

/// A piece of the hill that is no drawing.
pub(super) fn on_hill(id: &str, html: String) -> Piece {
    Piece::new(id.to_owned(), Region::Group(FRAME.group), html)
}

/// Every icon once, with its task.
pub(super) fn icons(rules: &Components) -> Vec<(Id, Task)> {
    let mut icons: Vec<(Id, Task)> = Vec::new();
    for plan in &rules.hill.spaces {
        for (id, task) in plan.icons.into_iter().zip(plan.tasks) {
            if !icons.iter().any(|(known, _)| *known == id) {
                icons.push((id, task));
            }
        }
    }
    icons
}

/// The symbol of a task.
pub(super) const fn task(task: Task) -> &'static str {
    match task {
        Task::Potato => "i-tw-potato",
        Task::Corn => "i-tw-corn",
        Task::Stone => "i-tw-stone",
        Task::Gold => "i-tw-gold",
        Task::Weavings => "i-tw-weavings",
        Task::Build => "i-tw-build",
        Task::Stairs => "i-tw-stairs",
        Task::Statue => "i-tw-statue",
        Task::Training => "i-tw-training",
        Task::Merchant => "i-tw-merchant",
        Task::Produce => "i-tw-produce",
    }
}

/// Where something stands on the whole hill, and in its section: thousandths, turned into lengths by the style sheet.
pub(super) fn places((x, y): Point, (in_x, in_y): Point) -> String {
    let share = |part: f32, whole: f32| short(part * 1000.0 / whole);
    format!(
        "--x:{};--y:{};--sx:{};--sy:{}",
        share(x, FRAME.width as f32),
        share(y, FRAME.height as f32),
        share(in_x, section::SIZE.0),
        share(in_y, section::SIZE.1)
    )
}

fn hill(rules: &Components) -> String {
    let mut out = String::with_capacity(16 * 1024);
    let end = TERRACES[2] + DEPTH + 4.0;
    let _ = write!(out, r#"<polygon class="tw-hem" points="{}"/>"#, pentagon(end));
    for (level, name) in [(2, "lower"), (1, "middle"), (0, "upper")] {
        let outer = TERRACES[level] + DEPTH;
        let _ = write!(out, r#"<polygon class="tw-{name}" points="{}"/>"#, pentagon(outer));
        let _ = write!(out, r#"<polygon class="tw-wall" points="{}"/>"#, pentagon(TERRACES[level] - 1.0));
    }
    // Sections meet at the corners.
    for section in 0..SECTIONS {
        let ((x1, y1), (x2, y2)) = (corner(section, CORICANCHA), corner(section, end));
        let _ = write!(out, r#"<path class="tw-seam" d="M{x1:.0} {y1:.0}L{x2:.0} {y2:.0}"/>"#);
    }
    let ways = rules
        .hill
        .spaces
        .iter()
        .flat_map(|plan| plan.icons.map(|id| (geometry::space(plan), geometry::icon(id.as_str()))));
    paths(&mut out, ways);
    let _ = write!(out, r#"<polygon class="tw-court" points="{}"/>"#, pentagon(CORICANCHA));
    for section in 0..SECTIONS {
        let (cx, cy) = geometry::CENTRE;
        let (x, y) = corner(section, CORICANCHA);
        let _ = write!(out, r#"<path class="tw-wedges" d="M{cx} {cy}L{x:.0} {y:.0}"/>"#);
    }
    out
}

/// The ways between spaces, through the icons.
fn paths(out: &mut String, ways: impl Iterator<Item = (Point, Point)>) {
    out.push_str(r#"<path class="tw-path" d=""#);
    for ((x, y), (to_x, to_y)) in ways {
        let _ = write!(out, "M{x:.0} {y:.0}L{to_x:.0} {to_y:.0}");
    }
    out.push_str(r#""/>"#);
}

/// The ground of a section by itself: it is the same for all.
fn ground_section(rules: &Components) -> Piece {
    let (wide, high) = section::SIZE;
    let mut out = format!(
        r#"<svg id="ground-section" class="layer" viewBox="0 0 {wide} {high}" aria-hidden="true"><path class="tw-court" d="M1 1h{w}v39H1z"/><path class="tw-wall" d="M1 40h{w}v377H1z"/>"#,
        w = wide - 2.0
    );
    for ((top, bottom), name) in BANDS.into_iter().zip(["upper", "middle", "lower"]) {
        let _ = write!(out, r#"<path class="tw-{name}" d="M1 {top}h{}V{bottom}H1z"/>"#, wide - 2.0);
    }
    let spaces = rules.hill.spaces.iter().filter(|plan| plan.section == 0);
    let ways = spaces.flat_map(|plan| {
        plan.icons.map(|id| {
            let id = id.as_str();
            let own = segment(id).1 == 0;
            (section::space(plan), if own { section::icon(id) } else { section::across(id) })
        })
    });
    paths(&mut out, ways);
    out.push_str("</svg>");
    on_hill("ground-section", out)
}

/// The icons: on a seam they belong to two sections.
fn icon_buttons(rules: &Components, fixed: &StaticText) -> Piece {
    let mut html = r#"<div id="hill-icons" class="tw-spots">"#.to_owned();
    for (id, of) in icons(rules) {
        let section = segment(id.as_str()).1;
        let mut class = format!("spot tw-at tw-icon s{}", section + 1);
        if section::seam(id.as_str()) {
            let _ = write!(class, " r{}", (section + SECTIONS - 1) % SECTIONS + 1);
        }
        let style = places(geometry::icon(id.as_str()), section::icon(id.as_str()));
        Button::new(&format!("icon-{id}"), &fixed.tasks[of as usize], task_rule(of))
            .class(class)
            .style(&style)
            .show(&mut html, &sign(task(of)));
    }
    html.push_str("</div>");
    on_hill("hill-icons", html)
}

/// The rule of a task.
pub(super) const fn task_rule(task: Task) -> &'static str {
    match task {
        Task::Potato | Task::Corn | Task::Stone | Task::Gold => "TW-6.1",
        Task::Weavings => "TW-6.7",
        Task::Build => "TW-6.3",
        Task::Stairs => "TW-6.2",
        Task::Statue => "TW-6.6",
        Task::Training => "TW-6.10",
        Task::Merchant => "TW-6.12",
        Task::Produce => "TW-6.11",
    }
}
