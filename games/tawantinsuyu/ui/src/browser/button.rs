//! Buttons and signs of the page: what can be clicked or looked at, with its name and its tip.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::static_text::Note;
use khipu_board::svg::escape;

/// A symbol in the text of the page.
pub(super) fn sign(symbol: &str) -> String {
    format!(r##"<svg class="tw-ic" viewBox="0 0 24 24" aria-hidden="true"><use href="#{symbol}"/></svg>"##)
}

/// How often a thing is there, if more than once.
pub(super) fn times(count: u32) -> String {
    if count > 1 { format!(r#"<b class="tw-times">×{count}</b>"#) } else { String::new() }
}

/// A button that stands for a part of a move.
pub(super) struct Button<'a> {
    part: &'a str,
    label: Cow<'a, str>,
    tip: &'a str,
    rule: &'a str,
    class: Cow<'a, str>,
    id: &'a str,
    style: &'a str,
    data: (&'a str, &'a str),
}

impl<'a> Button<'a> {
    /// A button with the words of a note.
    pub(super) fn new(part: &'a str, note: &'a Note, rule: &'a str) -> Self {
        Self::worded(part, &*note.label, &note.tip, rule)
    }

    /// A button with words of its own.
    pub(super) fn worded(part: &'a str, label: impl Into<Cow<'a, str>>, tip: &'a str, rule: &'a str) -> Self {
        Self {
            part,
            label: label.into(),
            tip,
            rule,
            class: Cow::Borrowed(""),
            id: "",
            style: "",
            data: ("", ""),
        }
    }

    pub(super) fn label(self, label: impl Into<Cow<'a, str>>) -> Self {
        Self { label: label.into(), ..self }
    }

    pub(super) fn class(self, class: impl Into<Cow<'a, str>>) -> Self {
        Self { class: class.into(), ..self }
    }

    /// With an id, for what is sent by itself.
    pub(super) fn id(self, id: &'a str) -> Self {
        Self { id, ..self }
    }

    pub(super) fn style(self, style: &'a str) -> Self {
        Self { style, ..self }
    }

    /// With something that the script of the board reads: a name and a value.
    pub(super) fn data(self, name: &'a str, value: &'a str) -> Self {
        Self { data: (name, value), ..self }
    }

    /// Writes it with what it shows.
    pub(super) fn show(&self, html: &mut String, content: &str) {
        let Self { part, label, tip, rule, class, id, style, data } = self;
        html.push_str("<button");
        for (name, value) in [("id", *id), ("style", *style), *data] {
            if !value.is_empty() {
                let _ = write!(html, r#" {name}="{value}""#);
            }
        }
        let (tip, label) = (escape(tip), escape(label));
        let _ = write!(
            html,
            r#" type="button" class="{class}" data-part="{part}" data-rule="{rule}" data-tip="{tip}""#
        );
        // Numbers between signs are for the eye: the name stands before them, unseen, and says them in words.
        let _ = if has_text(content) {
            write!(
                html,
                r#"><span class="visually-hidden">{label}</span><span class="tw-in" aria-hidden="true">{content}</span></button>"#
            )
        } else {
            write!(html, r#" aria-label="{label}">{content}</button>"#)
        };
    }
}

/// Whether there is text between the tags.
fn has_text(html: &str) -> bool {
    html.split('>').any(|piece| !piece.is_empty() && !piece.starts_with('<'))
}

/// Something to look at that stands for no part.
pub(super) fn exhibit(html: &mut String, class: &str, note: &Note, rule: &str, content: &str) {
    let _ = write!(
        html,
        r#"<span class="{class}" role="img" tabindex="0" data-rule="{rule}" data-tip="{}" aria-label="{}">{content}</span>"#,
        escape(&note.tip),
        escape(&note.label),
    );
}
