//! What changes on the hill: workers, stairs, High Priests, and the food that the segments cost.

use std::borrow::Cow;
use std::fmt::Write as _;

use khipu_tawantinsuyu::{Actor, SECTIONS, STAIRS, Side, Stage, Terrace};

use super::geometry::{self, CORICANCHA, FRAME, around, tilt};
use super::glossary::Fields;
use super::page::{Page, Seen, key, pattern, seat_class, sheet, worker};
use khipu_board::Piece;
use khipu_board::svg::{icon, layer, short};

/// The food that a segment costs, by part.
pub(super) struct Price {
    pub(super) roaming: u8,
    pub(super) descending: u8,
    pub(super) saved: u8,
}

impl Price {
    pub(super) const fn food(&self) -> u8 {
        self.roaming + self.descending.saturating_sub(self.saved)
    }
}

impl Page<'_> {
    pub(super) fn hill(&self, page: &mut khipu_board::Page<'_>) {
        let table = self.table;
        let priests = table.sides.map(|side| side.priest);
        page.piece(("coricancha", table.rotation), || self.coricancha());
        for section in 0..SECTIONS {
            page.piece(("section", section, table.hill, table.turn.space), || self.section(section));
        }
        page.piece(("stairs", table.stairs), || self.stairs());
        page.piece(("priests", priests), || self.priests());
        page.piece(("wedges", table.rotation, priests), || self.wedge_spots());
        page.piece(("stairs-spots", table.stairs), || self.stairs_spots());
    }

    /// What placing a worker costs, which depends on who looks.
    pub(super) fn own_prices(&self, page: &mut khipu_board::Page<'_>) {
        let priests = self.table.sides.map(|side| side.priest);
        page.pieces(("prices", self.table.stage, priests, self.table.stairs), || self.prices());
    }

    /// The five actions, as the tile lies.
    fn coricancha(&self) -> Piece {
        let mut art = String::new();
        for section in 0..SECTIONS {
            let action = self.table.action(self.rules, section as u8);
            let ((x1, y1), (x2, y2)) = (
                geometry::corner(section, CORICANCHA),
                geometry::corner((section + 1) % SECTIONS, CORICANCHA),
            );
            let (cx, cy) = geometry::CENTRE;
            let (x, y) = geometry::wedge(section);
            let _ = write!(
                art,
                r#"<path class="tw-wedge" d="M{cx} {cy}L{x1:.1} {y1:.1}L{x2:.1} {y2:.1}z"/>{}<text class="tw-number" x="{}" y="{}">{}</text>"#,
                icon(&format!("i-tw-{}", action.name()), x - 17.0, y - 17.0, 34.0),
                short(geometry::place(section, 0.0, 22.0).0),
                short(geometry::place(section, 0.0, 22.0).1 + 5.0),
                section + 1
            );
        }
        layer("coricancha", FRAME, &art)
    }

    /// The workers of a section.
    fn section(&self, section: usize) -> Piece {
        let mut art = String::new();
        let spaces = self.rules.hill.segments[section].iter().flat_map(|segment| segment.iter());
        for space in spaces {
            let Some(kind) = self.table.hill.on(space) else { continue };
            let plan = &self.rules.hill.spaces[usize::from(space)];
            let (x, y) = geometry::space(plan);
            let fresh = if self.table.turn.space == Some(space) { " tw-fresh" } else { "" };
            let _ = write!(
                art,
                r##"<g id="w-{}" class="tw-worker{fresh}"><circle cx="{}" cy="{}" r="19"/>{}</g>"##,
                plan.id,
                short(x),
                short(y),
                icon(worker(kind), x - 17.0, y - 17.0, 34.0)
            );
        }
        layer(&format!("hill-{}", section + 1), FRAME, &art)
    }

    fn stairs(&self) -> Piece {
        let mut art = String::new();
        for (at, owner) in self.table.stairs.iter().enumerate().take(STAIRS) {
            let Some(owner) = *owner else { continue };
            let (x, y) = geometry::stairs(at);
            let _ = write!(
                art,
                r#"<g class="{}" transform="translate({} {}) rotate({})"><rect class="tw-own" x="-24" y="-11" width="48" height="22" rx="3"/><rect class="tw-cover" fill="url(#pattern-{})" x="-24" y="-11" width="48" height="22" rx="3"/><path class="tw-rungs" d="M-14-11v22M-5-11v22M5-11v22M14-11v22"/></g>"#,
                seat_class(owner),
                short(x),
                short(y),
                tilt(at % SECTIONS),
                pattern(owner)
            );
        }
        layer("stairs", FRAME, &art)
    }

    fn priests(&self) -> Piece {
        let mut art = String::new();
        let count = self.table.actor_count();
        for who in self.actors() {
            let Some(section) = self.side(who).priest else { continue };
            let (x, y) = geometry::priest(section.into(), who.index(), count);
            let _ = write!(
                art,
                r#"<g class="tok {}" id="priest-{}" style="--x:{}px;--y:{}px"><circle class="tw-own" r="13"/><circle class="tw-cover" fill="url(#pattern-{})" r="13"/><g class="tw-high">{}</g></g>"#,
                seat_class(who),
                key(who),
                short(x),
                short(y),
                pattern(who),
                icon("i-tw-high", -8.0, -9.0, 16.0)
            );
        }
        layer("priests", FRAME, &art)
    }

    /// The food for a segment, seen from somebody's High Priest; none before he stands.
    pub(super) fn price(&self, side: &Side, section: usize, terrace: Terrace) -> Option<Price> {
        let placing = &self.rules.placing;
        let apart = (section + SECTIONS - usize::from(side.priest?)) % SECTIONS;
        let near = apart.min(SECTIONS - apart);
        let stairs = self.stairs_above(section, terrace).count() as u8;
        let descending = placing.descending[terrace as usize];
        Some(Price {
            roaming: placing.roaming[near.min(2)],
            descending,
            saved: (placing.stairs_save * stairs).min(descending),
        })
    }

    /// Whose stairs lead down to a segment (TW-4.14).
    fn stairs_above(&self, section: usize, terrace: Terrace) -> impl Iterator<Item = Actor> {
        let upper = if terrace == Terrace::Upper { None } else { self.table.stairs[section] };
        let lower = if terrace == Terrace::Lower { self.table.stairs[SECTIONS + section] } else { None };
        upper.into_iter().chain(lower)
    }

    /// What it costs whoever looks to place a worker, for each segment.
    fn prices(&self) -> [Piece; 2] {
        let (mut art, mut seen) = (String::new(), Vec::new());
        let side = self
            .mine()
            .filter(|_| self.table.stage == Stage::Play)
            .map(|seat| (seat, self.side(seat.into())));
        for (section, &terrace) in
            (0..SECTIONS).flat_map(|section| Terrace::ALL.iter().map(move |terrace| (section, terrace)))
        {
            let Some((seat, price)) =
                side.and_then(|(seat, side)| Some((seat, self.price(side, section, terrace)?)))
            else {
                continue;
            };
            let (x, y) = geometry::price(section, terrace);
            let _ = write!(
                art,
                r#"<g class="tw-price"><rect x="{}" y="{}" width="36" height="22" rx="11"/>{}<text x="{}" y="{}">{}</text></g>"#,
                short(x - 18.0),
                short(y - 11.0),
                icon("i-tw-food", x - 15.0, y - 8.0, 16.0),
                short(x + 9.0),
                short(y + 5.5),
                price.food()
            );
            let owners: Vec<String> = self
                .stairs_above(section, terrace)
                .filter(|owner| !owner.is(seat))
                .map(|owner| self.name(owner).into_owned())
                .collect();
            let glossary = self.glossary();
            let fields: Fields<'_> = &[
                ("roaming", price.roaming.into()),
                ("descending", price.descending.into()),
                ("saved", price.saved.into()),
                ("food", price.food().into()),
                ("owners", if owners.is_empty() { "none".into() } else { owners.join(", ").into() }),
            ];
            seen.push(Seen {
                part: format!("price-{}-{}", section + 1, terrace.name()),
                area: (x - 18.0, y - 11.0, 36.0, 22.0),
                label: Cow::Borrowed(self.word("food-tip")),
                tip: Cow::Owned(glossary.say("board-price-tip", fields)),
                rule: "TW-4.2",
            });
        }
        [layer("prices", FRAME, &art), sheet("prices-spots", &seen)]
    }

    fn wedge_spots(&self) -> Piece {
        let seen: Vec<Seen<'_>> = (0..SECTIONS)
            .map(|section| {
                let note = &self.fixed.actions[self.table.action(self.rules, section as u8) as usize];
                let here = self.actors().filter(|who| self.side(*who).priest == Some(section as u8));
                let names: Vec<Cow<'_, str>> = here.map(|who| self.name(who)).collect();
                let mut label = self.context.words.titled(section + 1, &note.label);
                if !names.is_empty() {
                    let _ = write!(label, " ({})", names.join(", "));
                }
                Seen {
                    part: format!("wedge-{}", section + 1),
                    area: around(geometry::place(section, 0.0, 62.0), 70.0),
                    label: Cow::Owned(label),
                    tip: Cow::Borrowed(&note.tip),
                    rule: WEDGE_RULES[self.table.action(self.rules, section as u8) as usize],
                }
            })
            .collect();
        sheet("wedges", &seen)
    }

    fn stairs_spots(&self) -> Piece {
        let seen: Vec<Seen<'_>> = (0..STAIRS)
            .map(|at| {
                let part =
                    format!("stairs-{}-{}", at % SECTIONS + 1, if at < SECTIONS { "upper" } else { "lower" });
                let area = around(geometry::stairs(at), 40.0);
                let mut seen = Seen::of(part, area, &self.fixed.stairs[at], "TW-4.3");
                if let Some(owner) = self.table.stairs[at] {
                    seen.label = Cow::Owned(self.context.words.titled(&seen.label, self.name(owner)));
                }
                seen
            })
            .collect();
        sheet("stairs-spots", &seen)
    }
}

/// The rules of the High Priest actions.
const WEDGE_RULES: [&str; SECTIONS] = ["TW-7.3", "TW-7.4", "TW-7.5", "TW-7.6", "TW-7.9"];
