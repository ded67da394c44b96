//! People: the village, the nomads, the casualties and the bag, and the festivals that come when the village is empty.

use std::fmt::Write as _;

use khipu_tawantinsuyu::{End, FESTIVALS, Kind, Workers};

use super::button::{Button, exhibit, sign, times};
use super::page::{Page, disc, seat_class, worker};
use khipu_board::svg::escape;
use khipu_board::{Piece, Region};

fn piece(id: &str, html: String) -> Piece {
    Piece::new(id.to_owned(), Region::Group("village"), html)
}

impl Page<'_> {
    pub(super) fn village(&self, page: &mut khipu_board::Page<'_>) {
        let table = self.table;
        page.piece(("village", table.village), || self.queue());
        page.piece(("nomads", table.nomads), || self.nomads());
        page.piece(("census", "casualties", table.casualties), || {
            self.census("casualties", "casualties-tip", "TW-9.5", table.casualties)
        });
        page.piece(("census", "bag", table.bag), || self.census("bag", "bag-tip", "TW-9.8", table.bag));
        page.piece(("festivals", table.festivals, table.tile, table.last), || self.festivals());
    }

    /// The queue of the village: the first is hired for a potato, the last for corn.
    fn queue(&self) -> Piece {
        let kinds: Vec<Kind> =
            self.table.village.items().iter().map(|&kind| Kind::ALL[usize::from(kind)]).collect();
        let mut html = format!(
            r#"<div id="village-queue" class="tw-shelf">{}<div class="tw-things tw-queue">"#,
            self.heading("village", "village-tip", "TW-9.1")
        );
        let name = |kind: Option<&Kind>| {
            kind.map_or(self.word("nothing"), |&kind| &self.fixed.kinds[kind as usize].label)
        };
        let end = |end: End, shown: Option<&Kind>, says: Option<&Kind>, words: [&str; 2]| {
            let good = sign(if end == End::Potato { "i-tw-potato" } else { "i-tw-corn" });
            let person = shown.map_or_else(String::new, |&kind| sign(worker(kind)));
            let content = if end == End::Potato { good + &person } else { person + &good };
            let label = self.context.words.titled(self.word(words[0]), name(says));
            let part = format!("village-{}", end.name());
            let mut html = String::new();
            Button::worded(&part, label, self.word(words[1]), "TW-8.4")
                .class("tw-end")
                .show(&mut html, &content);
            html
        };
        html += &end(End::Potato, kinds.first(), kinds.first(), ["end-potato", "end-potato-tip"]);
        for &kind in kinds.iter().take(kinds.len().saturating_sub(1)).skip(1) {
            let note = &self.fixed.kinds[kind as usize];
            exhibit(&mut html, "tw-person", note, "TW-9.1", &sign(worker(kind)));
        }
        // A single worker stands at both ends: it is drawn once.
        let last = kinds.last().filter(|_| kinds.len() > 1);
        html += &end(End::Corn, last, kinds.last(), ["end-corn", "end-corn-tip"]);
        html.push_str("</div></div>");
        piece("village-queue", html)
    }

    fn nomads(&self) -> Piece {
        let mut html = format!(
            r#"<div id="village-nomads" class="tw-shelf">{}<div class="tw-things">"#,
            self.heading("nomads", "nomads-tip", "TW-8.3")
        );
        let nomads = self.table.nomads;
        for kind in nomads.kinds() {
            let part = format!("nomad-{}", kind.name());
            Button::new(&part, &self.fixed.kinds[kind as usize], "TW-8.3")
                .class("tw-person")
                .show(&mut html, &(sign(worker(kind)) + &times(nomads.get(kind).into())));
        }
        html.push_str("</div></div>");
        piece("village-nomads", html)
    }

    /// Each kind of worker with its number.
    fn census(&self, part: &str, tip: &str, rule: &str, workers: Workers) -> Piece {
        let title = self.word(part);
        let mut content = format!(r#"<b>{}</b><span class="tw-row">"#, escape(title));
        let mut counted = Vec::new();
        for &kind in Kind::ALL {
            let n = workers.get(kind);
            let none = if n == 0 { r#" class="tw-none""# } else { "" };
            let _ = write!(content, "<span{none}>{}{n}</span>", sign(worker(kind)));
            if n > 0 {
                counted.push(format!("{} {n}", self.fixed.kinds[kind as usize].label));
            }
        }
        content.push_str("</span>");
        let said = if counted.is_empty() { self.word("nothing").to_owned() } else { counted.join(", ") };
        let id = format!("village-{part}");
        let mut html = String::new();
        Button::worded(part, self.context.words.titled(title, said), self.word(tip), rule)
            .class("tw-census")
            .id(&id)
            .show(&mut html, &content);
        piece(&id, html)
    }

    fn festivals(&self) -> Piece {
        let words = self.context.words;
        let held = format!("{}/{FESTIVALS}", self.table.festivals);
        let mut label = vec![words.titled(self.word("festival"), held)];
        let mut content = format!(r#"<b>{}</b><span class="tw-row">"#, escape(self.word("festival")));
        for number in 0..FESTIVALS {
            let held = if number < self.table.festivals.into() { r#" class="tw-held""# } else { "" };
            let points = self.rules.festival.points[number];
            let _ = write!(content, "<span{held}>{points}{}</span>", sign("i-tw-points"));
        }
        if let Some(who) = self.table.tile {
            let empty = if self.table.last { format!(", {}", self.word("bag-empty")) } else { String::new() };
            label.push(format!("{} {}{empty}", self.name(who), self.word("festival-next")));
            let _ = write!(content, r#"<span class="{}">{}</span>"#, seat_class(who), disc(who, ""));
        }
        content.push_str("</span>");
        let mut html = String::new();
        Button::worded("festival", words.listed(&label), self.word("festival-tip"), "TW-9.1")
            .class("tw-census")
            .id("village-festivals")
            .show(&mut html, &content);
        piece("village-festivals", html)
    }
}
