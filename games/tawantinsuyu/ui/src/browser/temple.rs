//! The temple: its steps, and who stands where.

use std::fmt::Write as _;

use super::button::{Button, sign};
use super::glyphs;
use super::page::{Page, disc, key, seat_class};
use super::static_text::StaticText;
use khipu_board::{Piece, Region};
use khipu_tawantinsuyu::Components;

fn piece(id: &str, html: String) -> Piece {
    Piece::new(id.to_owned(), Region::Group("temple"), html)
}

/// The steps, from the top: they never change.
pub(super) fn steps(rules: &Components, fixed: &StaticText) -> Piece {
    let mut html = r#"<ol id="temple-steps" class="tw-temple" reversed>"#.to_owned();
    for (at, plan) in rules.temple.iter().enumerate().rev() {
        let mut content =
            format!(r#"<span class="tw-row">{}</span>"#, glyphs::row(&glyphs::benefits(&plan.gives)));
        if plan.last > 0 {
            let _ = write!(content, r#"<b class="tw-last">{}</b>"#, plan.last);
        }
        if plan.points > 0 {
            let _ = write!(content, r#"<b class="tw-at-feast">{}{}</b>"#, plan.points, sign("i-tw-points"));
        }
        let _ = write!(html, r#"<li style="--k:{at}">"#);
        Button::new(&format!("step-{at}"), &fixed.steps[at], "TW-9.4")
            .class("tw-step")
            .show(&mut html, &content);
        html.push_str("</li>");
    }
    html.push_str("</ol>");
    piece("temple-steps", html)
}

impl Page<'_> {
    pub(super) fn temple(&self, page: &mut khipu_board::Page<'_>) {
        page.piece(("climbers", self.table.sides.map(|side| side.step)), || self.climbers());
    }

    /// The markers glide over the steps.
    fn climbers(&self) -> Piece {
        let mut html = format!(
            r#"<div id="climbers" class="tw-climbers" style="--steps:{}" aria-hidden="true">"#,
            self.rules.temple.len()
        );
        for who in self.actors() {
            let _ = write!(
                html,
                r#"<span id="climber-{}" class="{}" style="--k:{};--n:{}">{}</span>"#,
                key(who),
                seat_class(who),
                self.side(who).step,
                who.index(),
                disc(who, "")
            );
        }
        html.push_str("</div>");
        piece("climbers", html)
    }
}
