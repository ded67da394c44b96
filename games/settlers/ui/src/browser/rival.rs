//! The virtual player's side of the table: his attack cards and his collection.

use std::fmt::Write as _;

use super::geometry::Rect;
use super::marks;
use super::tableau::Mat;
use khipu_board::svg::{escape, short};

impl Mat<'_> {
    /// The virtual player's attack cards, the newest first, and his collection.
    pub(super) fn attacks(&self, top: f32) -> String {
        let Rect { x, w, .. } = self.place;
        let (area, rival) = (self.attack_row(), &self.table.rival);
        let mut drawing = format!(
            r#"<text class="is-head" x="{}" y="{}">{}</text>"#,
            short(area.x),
            short(top + 14.0),
            escape(self.fixed.text("row"))
        );
        let step = (area.w / f32::from(rival.row.len().max(1))).min(62.0);
        for (at, good) in rival.row.iter().enumerate().collect::<Vec<_>>().into_iter().rev() {
            let left = area.x + step * at as f32;
            let newest = if at == 0 { " is-newest" } else { "" };
            let _ = write!(
                drawing,
                r#"<rect class="is-attack{newest}" x="{}" y="{}" width="58" height="81" rx="6"/>"#,
                short(left),
                short(area.y)
            );
            drawing += &marks::symbol("target", (left + 14.0, area.y + 14.0), 16.0);
            drawing += &marks::symbol(good.name(), (left + 29.0, area.y + 47.0), 38.0);
        }
        let deck: u16 = rival.deck.iter().map(|&n| u16::from(n)).sum();
        let right = x + w - 90.0;
        for (at, (name, n)) in [("target", deck), ("set", rival.collection.len())].into_iter().enumerate() {
            let y = top + 36.0 + 66.0 * at as f32;
            let _ = write!(
                drawing,
                r#"<rect class="is-back" x="{}" y="{}" width="80" height="52" rx="6"/>"#,
                short(right),
                short(y)
            );
            drawing += &marks::symbol(name, (right + 22.0, y + 26.0), 28.0);
            let _ = write!(
                drawing,
                r#"<text class="is-count is-on-back" x="{}" y="{}" font-size="24">{n}</text>"#,
                short(right + 44.0),
                short(y + 34.0)
            );
        }
        drawing
    }

    pub(super) fn attack_row(&self) -> Rect {
        let Rect { x, y, w, .. } = self.place;
        let left = x + 20.0 + w * 0.46;
        Rect { x: left, y: y + self.head() + 26.0, w: x + w - 110.0 - left, h: 90.0 }
    }
}
