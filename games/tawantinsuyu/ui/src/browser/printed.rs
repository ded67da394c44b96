//! What is printed on the board: drawn once for each language.

use std::fmt::Write as _;

use khipu_core::Id;
use khipu_tawantinsuyu::{Colour, Components, FESTIVALS, Region, SECTIONS, STAIRS, Task};

use super::geometry::{
    self, CORICANCHA, DEPTH, DISC, FRAME, Point, SPACE, TERRACES, around, corner, pentagon, tilt,
};
use super::glossary::Glossary;
use super::glyphs::{self, Glyph};
use super::static_text::StaticText;
use khipu_board::Piece;
use khipu_board::svg::{Spot, escape, icon, layer, short, spots};

/// The pieces that never change.
pub(super) fn pieces(rules: &Components, fixed: &StaticText, glossary: &Glossary<'_>) -> Vec<Piece> {
    vec![
        layer("ground-hill", FRAME, &hill(rules)),
        layer("ground-around", FRAME, &surroundings(rules, fixed, glossary)),
        printed_spots(rules, fixed),
    ]
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

fn hill(rules: &Components) -> String {
    let mut out = String::with_capacity(32 * 1024);
    let end = TERRACES[2] + DEPTH + 4.0;
    let _ = write!(out, r#"<polygon class="tw-hem" points="{}"/>"#, pentagon(end));
    for (level, name) in [(2, "lower"), (1, "middle"), (0, "upper")] {
        let outer = TERRACES[level] + DEPTH;
        let _ = write!(out, r#"<polygon class="tw-terrace tw-{name}" points="{}"/>"#, pentagon(outer));
        let _ = write!(out, r#"<polygon class="tw-wall" points="{}"/>"#, pentagon(TERRACES[level] - 1.0));
    }
    // Sections meet at the corners.
    for section in 0..SECTIONS {
        let ((x1, y1), (x2, y2)) = (corner(section, CORICANCHA), corner(section, end));
        let _ = write!(out, r#"<path class="tw-seam" d="M{x1:.0} {y1:.0}L{x2:.0} {y2:.0}"/>"#);
    }
    paths(rules, &mut out);
    for at in 0..STAIRS {
        slot(&mut out, at);
    }
    for plan in &rules.hill.spaces {
        let (x, y) = geometry::space(plan);
        let half = SPACE / 2.0;
        let rim = plan.colour.name();
        let _ = write!(
            out,
            r#"<g transform="translate({} {}) rotate({})"><rect class="tw-space tw-{rim}" x="-{half}" y="-{half}" width="{SPACE}" height="{SPACE}" rx="8"/>{}{}</g>"#,
            short(x),
            short(y),
            tilt(plan.section.into()),
            icon(glyphs::god(plan.god), -14.0, -14.0, 28.0),
            badge(plan.colour),
        );
    }
    for (id, of) in icons(rules) {
        let (x, y) = geometry::icon(id.as_str());
        let _ = write!(
            out,
            r#"<circle class="tw-disc" cx="{}" cy="{}" r="{}"/>{}"#,
            short(x),
            short(y),
            DISC / 2.0,
            icon(task(of), x - 9.0, y - 9.0, 18.0)
        );
    }
    let _ = write!(out, r#"<polygon class="tw-court" points="{}"/>"#, pentagon(CORICANCHA));
    out
}

/// The sign of the worker that has a task more on the space: colour is never alone.
fn badge(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => r#"<path class="tw-sign tw-blue" d="M-25 -25h13v13h-13z"/>"#,
        Colour::Green => r#"<path class="tw-sign tw-green" d="M-22 -26h8l4 7.500-4 7.500h-8l-4-7.500z"/>"#,
        Colour::Plain => "",
    }
}

/// The ways between spaces, through the icons.
fn paths(rules: &Components, out: &mut String) {
    out.push_str(r#"<path class="tw-path" d=""#);
    for plan in &rules.hill.spaces {
        let (x, y) = geometry::space(plan);
        for id in plan.icons {
            let (to_x, to_y) = geometry::icon(id.as_str());
            let _ = write!(out, "M{x:.0} {y:.0}L{to_x:.0} {to_y:.0}");
        }
    }
    out.push_str(r#""/>"#);
}

/// A place for stairs.
fn slot(out: &mut String, at: usize) {
    let (x, y) = geometry::stairs(at);
    let _ = write!(
        out,
        r#"<rect class="tw-slot" x="-24" y="-11" width="48" height="22" rx="3" transform="translate({} {}) rotate({})"/>"#,
        short(x),
        short(y),
        tilt(at % SECTIONS)
    );
}

fn title(out: &mut String, (x, y): Point, text: &str) {
    let _ =
        write!(out, r#"<text class="tw-title" x="{}" y="{}">{}</text>"#, short(x), short(y), escape(text));
}

/// Temple and regions, and the headings of all that lies around the hill.
fn surroundings(rules: &Components, fixed: &StaticText, glossary: &Glossary<'_>) -> String {
    let mut out = String::with_capacity(16 * 1024);
    for (at, region) in Region::ALL.iter().enumerate() {
        let (x, y) = geometry::REGIONS[at];
        title(&mut out, (x, y + 13.0), &glossary.name(region.name()));
    }
    for plan in &rules.conquests {
        conquest(&mut out, plan);
    }
    let steps = rules.temple.len();
    let (x, y, ..) = geometry::step(steps - 1, steps);
    title(&mut out, (x, y - 7.0), fixed.word("temple"));
    for (at, plan) in rules.temple.iter().enumerate() {
        let (x, y, w, h) = geometry::step(at, steps);
        let _ = write!(
            out,
            r#"<rect class="tw-step" x="{x}" y="{}" width="{w}" height="{}"/>"#,
            short(y + 1.0),
            short(h - 2.0)
        );
        let mid = y + h / 2.0;
        let gives = glyphs::benefits(&plan.gives);
        out.push_str(r#"<g class="twg22">"#);
        glyphs::draw(&mut out, &gives, x + 10.0, mid, 22.0);
        if plan.points > 0 {
            glyphs::draw(&mut out, &[Glyph::Points(plan.points)], x + w - 34.0, mid, 24.0);
        }
        if plan.last > 0 {
            let _ = write!(
                out,
                r#"<rect class="tw-last" x="{}" y="{}" width="28" height="22" rx="3"/><text class="tw-last" x="{}" y="{}">{}</text>"#,
                short(x + w - 70.0),
                short(mid - 11.0),
                short(x + w - 56.0),
                short(mid + 5.5),
                plan.last
            );
        }
        out.push_str("</g>");
    }
    for (word, at) in TITLES {
        title(&mut out, at, fixed.word(word));
    }
    let _ = write!(out, r#"<g class="tw-tiles">"#);
    for number in 0..FESTIVALS {
        let (x, y) = super::around::festival_at(number);
        let points = rules.festival.points[number];
        let _ = write!(out, r#"<circle class="tw-tile" cx="{x}" cy="{y}" r="19"/><g class="twg22">"#);
        glyphs::draw(&mut out, &[Glyph::Points(points)], x - 11.0, y, 22.0);
        out.push_str("</g>");
    }
    out.push_str("</g>");
    out
}

/// Headings and where they stand.
const TITLES: [(&str, Point); 9] = [
    ("village", (10.0, 136.0)),
    ("nomads", (10.0, 220.0)),
    ("casualties", (158.0, 220.0)),
    ("bag", (302.0, 220.0)),
    ("weavings", (1236.0, 262.0)),
    ("market", (1330.0, 380.0)),
    ("statues", (1302.0, 618.0)),
    ("army", (1264.0, 727.0)),
    ("festival", (1392.0, 727.0)),
];

fn conquest(out: &mut String, plan: &khipu_tawantinsuyu::ConquestPlan) {
    let (x, y, w, h) = geometry::conquest(plan.region as usize, plan.position);
    let _ = write!(out, r#"<rect class="tw-field" x="{x}" y="{y}" width="{w}" height="{h}" rx="5"/>"#);
    let _ = write!(out, r#"<g class="twg18">"#);
    let cells = [(plan.turn, "i-tw-turn", 3.0), (plan.discard, "i-tw-discard", w / 2.0 + 3.0)];
    for (n, symbol, left) in cells.into_iter().filter(|(n, ..)| *n > 0) {
        let row = [Glyph::Number("", n), Glyph::Some(1, symbol)];
        glyphs::draw(out, &row, x + left, y + 15.0, 18.0);
    }
    let _ = write!(out, r#"</g><path class="tw-rule" d="M{} {}h{}"/>"#, x + 8.0, y + 28.0, w - 16.0);
    glyphs::draw_within(out, &glyphs::benefits(&plan.gives), (x + w / 2.0, y + 55.0), w - 6.0, 22.0);
}

fn printed_spots(rules: &Components, fixed: &StaticText) -> Piece {
    let space_parts: Vec<String> =
        rules.hill.spaces.iter().map(|plan| format!("space-{}", plan.id)).collect();
    let icons = icons(rules);
    let icon_parts: Vec<String> = icons.iter().map(|(id, _)| format!("icon-{id}")).collect();
    let step_parts: Vec<String> = (0..rules.temple.len()).map(|at| format!("step-{at}")).collect();
    let mut all = Vec::new();
    for ((plan, part), note) in rules.hill.spaces.iter().zip(&space_parts).zip(&fixed.spaces) {
        let area = around(geometry::space(plan), SPACE + 2.0);
        all.push(Spot { part, area, label: &note.label, tip: &note.tip, rule: "TW-1.2" });
    }
    for ((id, of), part) in icons.iter().zip(&icon_parts) {
        let note = &fixed.tasks[*of as usize];
        let area = around(geometry::icon(id.as_str()), DISC);
        all.push(Spot { part, area, label: &note.label, tip: &note.tip, rule: task_rule(*of) });
    }
    for (at, part) in step_parts.iter().enumerate() {
        let note = &fixed.steps[at];
        let area = geometry::step(at, rules.temple.len());
        all.push(Spot { part, area, label: &note.label, tip: &note.tip, rule: "TW-9.4" });
    }
    spots("ground-spots", FRAME, &all)
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
