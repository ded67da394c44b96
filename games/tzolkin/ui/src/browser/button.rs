//! What can be clicked or looked at: a button with its part, its name, its tip and its rule.

use khipu_board::svg::escape;

/// The texts of a button, safe for HTML.
pub(super) struct ButtonText {
    /// The part of a move that it stands for.
    pub(super) part: String,
    /// What it is called.
    pub(super) label: String,
    /// What it is and does.
    pub(super) tip: String,
    /// The rule that speaks of it.
    pub(super) rule: &'static str,
}

impl ButtonText {
    pub(super) fn new(part: String, label: &str, tip: &str, rule: &'static str) -> Self {
        Self { part, label: escape(label), tip: escape(tip), rule }
    }

    /// The opening tag of the button; `more` are other attributes, with a blank in front.
    pub(super) fn open(&self, class: &str, more: &str) -> String {
        self.open_unnamed(class, &format!(r#" aria-label="{}"{more}"#, self.label))
    }

    /// The same for a button with numbers and symbols for the eye in it: its name stands before them, unseen.
    pub(super) fn open_drawn(&self, class: &str, more: &str) -> String {
        self.open_drawn_as(&self.label, class, more)
    }

    /// The same by another name, safe for HTML: what is told of a place may change.
    pub(super) fn open_drawn_as(&self, label: &str, class: &str, more: &str) -> String {
        format!(r#"{}<span class="visually-hidden">{label}</span>"#, self.open_unnamed(class, more))
    }

    /// The same for a button whose text is its name.
    pub(super) fn open_unnamed(&self, class: &str, more: &str) -> String {
        let Self { part, tip, rule, .. } = self;
        format!(
            r#"<button type="button" class="tz-b {class}" data-part="{part}" data-rule="{rule}" data-tip="{tip}"{more}>"#
        )
    }
}

/// A symbol of the sprite in the text of the page, for the eye alone.
pub(super) fn icon(name: &str) -> String {
    format!(r##"<svg class="tz-ic" aria-hidden="true"><use href="#i-tz-{name}"/></svg>"##)
}

/// A worker of a seat.
pub(super) fn worker(seat: usize) -> String {
    format!(
        r##"<svg class="tz-tk" viewBox="-16 -16 32 32" aria-hidden="true"><use href="#i-tz-token-{seat}"/></svg>"##
    )
}
