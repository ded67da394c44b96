//! A small kit for drawing: layers, spots, symbols. Colours come from the style sheet, so that light and dark are one
//! drawing; the seats have patterns as well as colours.

use std::fmt::Write as _;

use crate::{Frame, Piece, Region};

/// Text made safe for HTML and SVG, in content and in quoted attributes.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    let mut from = 0;
    for (at, byte) in text.bytes().enumerate() {
        let instead = match byte {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'"' => "&quot;",
            b'\'' => "&#39;",
            _ => continue,
        };
        safe.push_str(&text[from..at]);
        safe.push_str(instead);
        from = at + 1;
    }
    safe.push_str(&text[from..]);
    safe
}

/// A layer of a drawing, for the eye alone.
#[must_use]
pub fn layer(id: &str, Frame { group, width, height }: Frame, drawing: &str) -> Piece {
    let html = format!(
        r#"<svg id="{id}" class="layer" viewBox="0 0 {width} {height}" aria-hidden="true">{drawing}</svg>"#
    );
    Piece::new(id.to_owned(), Region::Group(group), html)
}

/// A symbol of the sprite, in a square.
#[must_use]
pub fn icon(symbol: &str, x: f32, y: f32, size: f32) -> String {
    format!(r##"<use href="#{symbol}" x="{}" y="{}" width="{size}" height="{size}"/>"##, short(x), short(y))
}

/// A coordinate without digits that nobody sees.
#[must_use]
pub fn short(value: f32) -> String {
    // By whole numbers: a board has thousands of coordinates, and exact decimals of floats are slow.
    let tenths = (value * 10.0).round() as i32;
    let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    let sign = if tenths < 0 { "-" } else { "" };
    if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest}") }
}

/// Something on the board that can be clicked or looked at: a button over the drawing.
#[derive(Clone, Copy, Debug)]
pub struct Spot<'a> {
    /// The part of a move that it stands for, and its name on the page.
    pub part: &'a str,
    /// Left, top, width and height in units of the frame.
    pub area: (f32, f32, f32, f32),
    /// What it is called, for those who cannot see it: a few words.
    pub label: &'a str,
    /// What it is and what it does, in a sentence.
    pub tip: &'a str,
    /// The rule that speaks of it.
    pub rule: &'a str,
}

/// A layer of spots. They are placed in hundredths of the frame, so that they follow it at any size.
#[must_use]
pub fn spots(id: &str, Frame { group, width, height }: Frame, spots: &[Spot<'_>]) -> Piece {
    let mut html = format!(r#"<div id="{id}" class="spots">"#);
    let share = |part: f32, whole: u32| short(part * 1000.0 / whole as f32 + 0.0);
    for &Spot { part, area: (x, y, w, h), label, tip, rule } in spots {
        // Thousandths, turned into a length by the style sheet.
        let _ = write!(
            html,
            r#"<button type="button" class="spot" data-part="{}" data-rule="{rule}" data-tip="{}" aria-label="{}" style="--x:{};--y:{};--w:{};--h:{}"></button>"#,
            escape(part),
            escape(tip),
            escape(label),
            share(x, width),
            share(y, height),
            share(w, width),
            share(h, height),
        );
    }
    html.push_str("</div>");
    Piece::new(id.to_owned(), Region::Group(group), html)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_have_at_most_one_digit_after_the_point() {
        for (value, text) in
            [(0.0, "0"), (-0.04, "0"), (12.0, "12"), (-0.34, "-0.3"), (7.98, "8"), (-12.55, "-12.6")]
        {
            assert_eq!(short(value), text);
        }
    }

    #[test]
    fn names_cannot_break_out_of_an_attribute() {
        let nasty = r#""><script>alert('x')</script>&"#;
        let piece = spots(
            "s",
            Frame { group: "g", width: 100, height: 50 },
            &[Spot { part: "p", area: (10.0, 5.0, 20.0, 10.0), label: nasty, tip: nasty, rule: "TZ-1.1" }],
        );
        assert!(!piece.html.contains("<script"), "{}", piece.html);
        assert!(piece.html.contains("--x:100;--y:100;--w:200;--h:200"), "{}", piece.html);
    }
}
