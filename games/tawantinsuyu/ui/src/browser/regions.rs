//! The four regions and who has conquered what in them.

use std::fmt::Write as _;

use khipu_tawantinsuyu::{ConquestPlan, Region};

use super::button::{Button, sign};
use super::glyphs;
use super::page::{Page, disc, seat_class};
use khipu_board::Piece;
use khipu_board::svg::escape;

impl Page<'_> {
    pub(super) fn regions(&self, page: &mut khipu_board::Page<'_>) {
        for &region in Region::ALL {
            page.piece(("region", region, self.table.conquests), || self.region(region));
        }
    }

    fn region(&self, region: Region) -> Piece {
        let id = format!("region-{}", region.name());
        let html = format!(
            r#"<div id="{id}" class="tw-shelf"><h3>{}</h3><div class="tw-region">"#,
            escape(&self.glossary().name(region.name()))
        );
        let mut piece = Piece::new(id, khipu_board::Region::Group("regions"), html);
        let plans = self.rules.conquests.iter().enumerate().filter(|(_, plan)| plan.region == region);
        for (at, plan) in plans {
            piece.element(format!("on-{}", plan.id), |html, id| self.conquest(html, id, at, plan));
        }
        piece.html.push_str("</div></div>");
        piece
    }

    fn conquest(&self, html: &mut String, id: &str, at: usize, plan: &ConquestPlan) {
        let note = &self.fixed.conquests[at];
        let mut content = r#"<span class="tw-row tw-needs">"#.to_owned();
        for (n, symbol) in [(plan.turn, "i-tw-turn"), (plan.discard, "i-tw-discard")] {
            if n > 0 {
                let _ = write!(content, "<span>{n}{}</span>", sign(symbol));
            }
        }
        let _ = write!(
            content,
            r#"</span><span class="tw-row">{}</span>"#,
            glyphs::row(&glyphs::benefits(&plan.gives))
        );
        let part = format!("conquest-{}", plan.id);
        let mut button = Button::new(&part, note, "TW-7.8").class("tw-field");
        if let Some(owner) = self.table.conquests[at] {
            let _ = write!(content, r#"<span class="tw-marker">{}</span>"#, disc(owner, ""));
            button = button
                .class(format!("tw-field tw-taken {}", seat_class(owner)))
                .label(self.context.words.titled(&note.label, self.name(owner)));
        }
        button.id(id).show(html, &content);
    }
}
