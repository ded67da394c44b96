//! What lies around the hill: temple markers, conquests, people, festivals.

use std::borrow::Cow;
use std::fmt::Write as _;

use khipu_tawantinsuyu::{Actor, End, FESTIVALS, Kind, Region, Workers};

use super::geometry::{self, FRAME, Point};
use super::page::{Page, Seen, key, pattern, seat_class, sheet, worker};
use khipu_board::Piece;
use khipu_board::svg::{icon, layer, short};

/// Where a festival tile lies.
pub(super) fn festival_at(number: usize) -> Point {
    (1414.0 + 50.0 * number as f32, 756.0)
}

/// Where the village lies: its queue begins behind the potato.
const VILLAGE: Point = (10.0, 146.0);
const QUEUE: f32 = 34.0;

impl Page<'_> {
    pub(super) fn around(&self, page: &mut khipu_board::Page<'_>) {
        let table = self.table;
        page.piece(("climbers", table.sides.map(|side| side.step)), || self.climbers());
        for &region in Region::ALL {
            page.pieces(("region", region, table.conquests), || self.region(region));
        }
        page.pieces(("village", table.village), || self.village());
        page.pieces(("folk", table.nomads, table.casualties, table.bag), || self.folk());
        page.pieces(("festivals", table.festivals, table.tile, table.last), || self.festivals());
    }

    /// A disc in somebody's colour and pattern.
    fn disc(who: Actor, radius: f32) -> String {
        format!(
            r#"<circle class="tw-own" r="{radius}"/><circle class="tw-cover" fill="url(#pattern-{})" r="{radius}"/>"#,
            pattern(who)
        )
    }

    /// The markers in the temple.
    fn climbers(&self) -> Piece {
        let mut art = String::new();
        for who in self.actors() {
            let (x, y) = geometry::marker(self.side(who).step.into(), self.rules.temple.len(), who.index());
            let _ = write!(
                art,
                r#"<g class="tok {}" id="climber-{}" style="--x:{}px;--y:{}px">{}</g>"#,
                seat_class(who),
                key(who),
                short(x),
                short(y),
                Self::disc(who, 12.0)
            );
        }
        layer("climbers", FRAME, &art)
    }

    fn region(&self, region: Region) -> [Piece; 2] {
        let (mut art, mut seen) = (String::new(), Vec::new());
        let plans = self.rules.conquests.iter().enumerate().filter(|(_, plan)| plan.region == region);
        for (at, plan) in plans {
            let area @ (x, y, w, h) = geometry::conquest(region as usize, plan.position);
            let note = &self.fixed.conquests[at];
            let mut spot = Seen::of(format!("conquest-{}", plan.id), area, note, "TW-7.8");
            if let Some(owner) = self.table.conquests[at] {
                let _ = write!(
                    art,
                    r#"<g class="{}" transform="translate({} {})"><rect class="tw-veil" x="{}" y="{}" width="{w}" height="{h}" rx="5"/><path class="tw-own" d="M0-22l20 13v17l-20 13-20-13v-17z"/><path class="tw-cover" fill="url(#pattern-{})" d="M0-22l20 13v17l-20 13-20-13v-17z"/></g>"#,
                    seat_class(owner),
                    short(x + w / 2.0),
                    short(y + h / 2.0),
                    short(-w / 2.0),
                    short(-h / 2.0),
                    pattern(owner),
                );
                spot.label = Cow::Owned(self.context.words.titled(&spot.label, self.name(owner)));
            }
            seen.push(spot);
        }
        let name = region.name();
        [layer(&format!("region-{name}"), FRAME, &art), sheet(&format!("region-{name}-spots"), &seen)]
    }

    fn village(&self) -> [Piece; 2] {
        let (x, y) = VILLAGE;
        let queue = self.table.village.items();
        let length = QUEUE * queue.len().max(1) as f32;
        let mut art = format!(
            r#"<rect class="tw-field" x="{}" y="{y}" width="{}" height="42" rx="6"/>"#,
            x + 32.0,
            length + 8.0
        );
        art.push_str(&icon("i-tw-potato", x + 2.0, y + 8.0, 26.0));
        art.push_str(&icon("i-tw-corn", x + length + 44.0, y + 8.0, 26.0));
        for (at, &kind) in queue.iter().enumerate() {
            let left = x + 38.0 + QUEUE * at as f32;
            art.push_str(&icon(worker(Kind::ALL[usize::from(kind)]), left, y + 6.0, 30.0));
        }
        let end = |end: End, left: f32, words: [&'static str; 2]| Seen {
            part: format!("village-{}", end.name()),
            area: (left, y - 2.0, 66.0, 46.0),
            label: Cow::Borrowed(self.word(words[0])),
            tip: Cow::Borrowed(self.word(words[1])),
            rule: "TW-8.4",
        };
        let mut seen = vec![Seen {
            part: "village".to_owned(),
            area: (x, y - 22.0, 120.0, 20.0),
            label: Cow::Borrowed(self.word("village")),
            tip: Cow::Borrowed(self.word("village-tip")),
            rule: "TW-9.1",
        }];
        seen.push(end(End::Potato, x - 2.0, ["end-potato", "end-potato-tip"]));
        let right = (x + length + 8.0).max(x + 74.0);
        seen.push(end(End::Corn, right, ["end-corn", "end-corn-tip"]));
        [layer("village-art", FRAME, &art), sheet("village-spots", &seen)]
    }

    /// Nomads, casualties, the bag.
    fn folk(&self) -> [Piece; 2] {
        let (mut art, mut seen) = (String::new(), Vec::new());
        let mut left = 10.0;
        for kind in self.table.nomads.kinds() {
            for number in 0..self.table.nomads.get(kind) {
                art.push_str(&icon(worker(kind), left, 228.0, 30.0));
                if number == 0 {
                    let note = &self.fixed.kinds[kind as usize];
                    let width = 34.0 * f32::from(self.table.nomads.get(kind)) - 2.0;
                    let area = (left - 1.0, 226.0, width, 34.0);
                    seen.push(Seen::of(format!("nomad-{}", kind.name()), area, note, "TW-8.3"));
                }
                left += 34.0;
            }
        }
        Self::census(&mut art, self.table.casualties, (158.0, 228.0));
        Self::census(&mut art, self.table.bag, (302.0, 228.0));
        for (part, left, rule) in
            [("nomads", 10.0, "TW-8.3"), ("casualties", 158.0, "TW-9.5"), ("bag", 302.0, "TW-9.8")]
        {
            let area = if part == "nomads" { (left, 206.0, 100.0, 18.0) } else { (left, 206.0, 130.0, 64.0) };
            let total = match part {
                "nomads" => self.table.nomads.total(),
                "casualties" => self.table.casualties.total(),
                _ => self.table.bag.total(),
            };
            let tip = self.word(match part {
                "nomads" => "nomads-tip",
                "casualties" => "casualties-tip",
                _ => "bag-tip",
            });
            seen.push(Seen {
                part: part.to_owned(),
                area,
                label: Cow::Owned(self.context.words.titled(self.word(part), total)),
                tip: Cow::Borrowed(tip),
                rule,
            });
        }
        [layer("folk", FRAME, &art), sheet("folk-spots", &seen)]
    }

    /// Each kind of worker with its number, five small columns.
    fn census(art: &mut String, workers: Workers, (x, y): Point) {
        for (at, &kind) in Kind::ALL.iter().enumerate() {
            let n = workers.get(kind);
            let left = x + 25.5 * at as f32;
            let none = if n == 0 { " class=\"tw-none\"" } else { "" };
            let _ = write!(
                art,
                r#"<g{none}>{}<text class="tw-count" x="{}" y="{}">{n}</text></g>"#,
                icon(worker(kind), left, y, 22.0),
                left + 11.0,
                y + 40.0
            );
        }
    }

    fn festivals(&self) -> [Piece; 2] {
        let mut art = String::new();
        for number in 0..FESTIVALS {
            let (x, y) = festival_at(number);
            if number < self.table.festivals.into() {
                let _ = write!(
                    art,
                    r#"<circle class="tw-held" cx="{x}" cy="{y}" r="19"/><path class="tw-tick" d="M{} {y}l6 7 11-14"/>"#,
                    x - 9.0
                );
            } else if let Some(who) = self.table.tile.filter(|_| number == self.table.festival()) {
                let _ = write!(
                    art,
                    r#"<g class="{}" transform="translate({x} {})">{}</g>"#,
                    seat_class(who),
                    y + 23.0,
                    Self::disc(who, 10.0)
                );
            }
        }
        let words = self.context.words;
        let held = format!("{}/{FESTIVALS}", self.table.festivals);
        let mut label = vec![words.titled(self.word("festival"), held)];
        if let Some(who) = self.table.tile {
            let empty = if self.table.last { format!(", {}", self.word("bag-empty")) } else { String::new() };
            label.push(format!("{} {}{empty}", self.name(who), self.word("festival-next")));
        }
        let seen = [Seen {
            part: "festival".to_owned(),
            area: (1392.0, 714.0, 170.0, 76.0),
            label: Cow::Owned(words.listed(&label)),
            tip: Cow::Borrowed(self.word("festival-tip")),
            rule: "TW-9.1",
        }];
        [layer("festivals", FRAME, &art), sheet("festivals-spots", &seen)]
    }
}
