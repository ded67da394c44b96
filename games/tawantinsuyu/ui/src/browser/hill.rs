//! What changes on the hill: workers, stairs, High Priests, and the food that the segments cost. Everything is a button
//! that knows its place in both forms: the whole pentagon, and one section by itself.

use std::borrow::Cow;
use std::fmt::Write as _;

use khipu_tawantinsuyu::{Actor, Colour, SECTIONS, STAIRS, Side, SpacePlan, Stage, Terrace};

use super::button::{Button, sign};
use super::geometry;
use super::glossary::Fields;
use super::page::{Page, disc, key, pattern, seat_class, worker};
use super::printed::{on_hill, places};
use super::{glyphs, section};
use khipu_board::svg::{escape, icon};
use khipu_board::{Piece, Region};

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
        page.piece(("turns", table.rotation), || self.turns());
        page.piece(("wedges", table.rotation, priests), || self.wedges());
        page.piece(("stairs", table.stairs), || self.stairs());
        (0..SECTIONS).for_each(|section| self.section(page, section));
        page.piece(("priests", priests), || self.priests());
    }

    /// What placing a worker costs, which depends on who looks.
    pub(super) fn own_prices(&self, page: &mut khipu_board::Page<'_>) {
        let priest = self.mine().map(|seat| self.side(seat.into()).priest);
        page.piece(("prices", self.table.stage, priest, self.table.stairs), || self.prices());
    }

    /// The name of a section, with its action.
    pub(super) fn section_name(&self, section: usize) -> String {
        let action = &self.fixed.actions[self.table.action(self.rules, section as u8) as usize].label;
        let fields: Fields<'_> = &[("section", (section + 1).into()), ("action", action.clone().into())];
        self.glossary().say("board-section", fields)
    }

    fn action_sign(&self, section: usize) -> String {
        sign(&format!("i-tw-{}", self.table.action(self.rules, section as u8).name()))
    }

    /// The tabs of the sections. Which of them is open is the business of the page: the script counts the places that
    /// lead on in each, and opens another one when a worker is chosen.
    fn turns(&self) -> Piece {
        let mut html = format!(
            r#"<fieldset id="hill-turns" class="tw-turns"><legend>{}</legend>"#,
            escape(self.word("turns"))
        );
        for section in 0..SECTIONS {
            let n = section + 1;
            let checked = if section == 0 { " checked" } else { "" };
            let _ = write!(
                html,
                r#"<label class="tw-turn s{n}" data-tip="{name}"><input type="radio" name="section" value="{n}" id="turn-{n}" aria-label="{name}"{checked}/><svg class="tw-pent" viewBox="-12 -12 24 24" aria-hidden="true"><path d="M0-11L10.5-3.4 6.5 8.9H-6.5L-10.5-3.4z"/><path class="tw-here" d="M0 0L-6.5-8.9H6.5z"/></svg>{}<i data-count="{n}"></i></label>"#,
                self.action_sign(section),
                name = escape(&self.section_name(section)),
            );
        }
        html.push_str("</fieldset>");
        Piece::new("hill-turns".to_owned(), Region::Group("turns"), html)
    }

    /// The five actions, as the tile lies. In a section by itself the wedge is its heading.
    fn wedges(&self) -> Piece {
        let mut html = r#"<div id="wedges" class="tw-spots">"#.to_owned();
        for section in 0..SECTIONS {
            let action = self.table.action(self.rules, section as u8) as usize;
            let note = &self.fixed.actions[action];
            let here = self.actors().filter(|who| self.side(*who).priest == Some(section as u8));
            let names: Vec<Cow<'_, str>> = here.map(|who| self.name(who)).collect();
            let name = self.section_name(section);
            let mut label = name.clone();
            if !names.is_empty() {
                let _ = write!(label, " ({})", names.join(", "));
            }
            let style = places(geometry::wedge(section), (150.0, 20.0));
            let content = format!(
                r#"{}<span class="tw-n">{}</span><span class="tw-name">{}</span>"#,
                self.action_sign(section),
                section + 1,
                escape(&name)
            );
            Button::worded(&format!("wedge-{}", section + 1), label, &note.tip, WEDGE_RULES[action])
                .class(format!("spot tw-at tw-wedge s{}", section + 1))
                .style(&style)
                .show(&mut html, &content);
        }
        html.push_str("</div>");
        on_hill("wedges", html)
    }

    /// The spaces of a section.
    fn spaces(&self, section: usize) -> impl Iterator<Item = u8> {
        self.rules.hill.segments[section].iter().flat_map(|segment| segment.iter())
    }

    /// The spaces of a section, each with its worker.
    fn section(&self, page: &mut khipu_board::Page<'_>, section: usize) {
        let state = |space| (self.table.hill.on(space), self.table.turn.space == Some(space));
        let on: Vec<_> = self.spaces(section).map(state).collect();
        let place = (|| format!("hill-{}", section + 1), Region::Group(geometry::FRAME.group));
        page.composite(("section", section, on), ("section", section), place, |piece| {
            piece.around(|html| {
                let _ = write!(html, r#"<div id="hill-{}" class="tw-spots">"#, section + 1);
            });
            for space in self.spaces(section) {
                let plan = &self.rules.hill.spaces[usize::from(space)];
                piece.element(
                    state(space),
                    || format!("on-{}", plan.id),
                    |html, id| self.space(html, id, space, plan),
                );
            }
            piece.around(|html| html.push_str("</div>"));
        });
    }

    fn space(&self, html: &mut String, id: &str, space: u8, plan: &SpacePlan) {
        let note = &self.fixed.spaces[usize::from(space)];
        let on = self.table.hill.on(space);
        let stands = on.map_or(self.word("free"), |kind| &self.fixed.kinds[kind as usize].label);
        let mut art = format!(
            r#"<svg class="tw-art" viewBox="-24 -24 48 48" aria-hidden="true"><rect class="tw-space tw-{}" x="-22" y="-22" width="44" height="44" rx="8"/>{}{}"#,
            plan.colour.name(),
            icon(glyphs::god(plan.god), -14.0, -14.0, 28.0),
            badge(plan.colour),
        );
        if let Some(kind) = on {
            let fresh = if self.table.turn.space == Some(space) { " tw-fresh" } else { "" };
            let _ = write!(
                art,
                r#"<g class="tw-worker{fresh}"><circle r="19"/>{}</g>"#,
                icon(worker(kind), -17.0, -17.0, 34.0)
            );
        }
        art.push_str("</svg>");
        let style = places(geometry::space(plan), section::space(plan));
        let price = format!("price-{}-{}", plan.section + 1, plan.terrace.name());
        Button::new(&format!("space-{}", plan.id), note, "TW-1.2")
            .data("data-price", &price)
            .label(self.context.words.titled(&note.label, stands))
            .class(format!("spot tw-at tw-seat s{}", plan.section + 1))
            .style(&style)
            .id(id)
            .show(html, &art);
    }

    fn stairs(&self) -> Piece {
        let mut piece = on_hill("stairs", r#"<div id="stairs" class="tw-spots">"#.to_owned());
        for (at, owner) in self.table.stairs.iter().enumerate().take(STAIRS) {
            let (section, lower) = (at % SECTIONS, at >= SECTIONS);
            let part = format!("stairs-{}-{}", section + 1, if lower { "lower" } else { "upper" });
            piece.element(format!("on-{part}"), |html, id| {
                let note = &self.fixed.stairs[at];
                let style = places(geometry::stairs(at), section::stairs(lower));
                let mut button = Button::new(&part, note, "TW-4.3");
                let mut class = format!("spot tw-at tw-steps s{}", section + 1);
                let mut art = r#"<svg class="tw-art" viewBox="0 0 50 26" preserveAspectRatio="none" aria-hidden="true">"#.to_owned();
                match *owner {
                    Some(owner) => {
                        let _ = write!(
                            art,
                            r#"<path class="tw-own" d="M1 1h48v24H1z"/><path class="tw-cover" fill="url(#pattern-{})" d="M1 1h48v24H1z"/><path class="tw-rungs" d="M10 1v24M20 1v24M30 1v24M40 1v24"/></svg>"#,
                            pattern(owner)
                        );
                    }
                    None => art.push_str(r#"<path class="tw-slot" d="M1 1h48v24H1z"/></svg>"#),
                }
                if let Some(owner) = *owner {
                    let _ = write!(class, " {}", seat_class(owner));
                    button = button.label(self.context.words.titled(&note.label, self.name(owner)));
                }
                button.class(class).style(&style).id(id).show(html, &art);
            });
        }
        piece.html.push_str("</div>");
        piece
    }

    fn priests(&self) -> Piece {
        let mut html = r#"<div id="priests" class="tw-spots" aria-hidden="true">"#.to_owned();
        let count = self.table.actor_count();
        for who in self.actors() {
            let Some(section) = self.side(who).priest else { continue };
            let at = geometry::priest(section.into(), who.index(), count);
            let _ = write!(
                html,
                r#"<span class="tw-at tw-priest s{} {}" id="priest-{}" style="{}">{}</span>"#,
                section + 1,
                seat_class(who),
                key(who),
                places(at, section::priest(who.index(), count)),
                disc(
                    who,
                    r##"<use class="tw-high" href="#i-tw-high" x="-7" y="-8" width="14" height="14"/>"##
                ),
            );
        }
        html.push_str("</div>");
        on_hill("priests", html)
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
    fn prices(&self) -> Piece {
        let mut html = r#"<div id="prices" class="tw-spots">"#.to_owned();
        let mine = self.mine().filter(|_| self.table.stage == Stage::Play);
        let segments = (0..SECTIONS).flat_map(|section| Terrace::ALL.iter().map(move |&on| (section, on)));
        for (section, terrace) in segments {
            let price = mine.and_then(|seat| self.price(self.side(seat.into()), section, terrace));
            let Some((seat, price)) = mine.zip(price) else { continue };
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
            let style = places(geometry::price(section, terrace), section::price(terrace));
            let tip = glossary.say("board-price-tip", fields);
            let part = format!("price-{}-{}", section + 1, terrace.name());
            let food = price.food().to_string();
            Button::worded(&part, self.context.words.titled(self.word("food-tip"), &food), &tip, "TW-4.2")
                .data("data-food", &food)
                .class(format!("spot tw-at tw-price s{}", section + 1))
                .style(&style)
                .show(&mut html, &format!("<b>{}{food}</b>", sign("i-tw-food")));
        }
        html.push_str("</div>");
        on_hill("prices", html)
    }
}

/// The sign of the worker that has a task more on the space: colour is never alone.
const fn badge(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => r#"<path class="tw-sign tw-blue" d="M-23.5-23.5h13v13h-13z"/>"#,
        Colour::Green => r#"<path class="tw-sign tw-green" d="M-19.5-23.5h8l4 7.5-4 7.5h-8l-4-7.5z"/>"#,
        Colour::Plain => "",
    }
}

/// The rules of the High Priest actions.
const WEDGE_RULES: [&str; SECTIONS] = ["TW-7.3", "TW-7.4", "TW-7.5", "TW-7.6", "TW-7.9"];
