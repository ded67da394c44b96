//! The buttons of a decision.

/// A part of a move as a button in the bar of actions.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    /// What the button says.
    pub label: String,
    /// The symbol on it.
    pub icon: Option<&'static str>,
    /// What buttons like this one have in common ("Place on …"): where there are too many of a kind, one button with this
    /// label opens a sheet with all of them. Parts that have a place on the board always name their kind.
    pub kind: Option<String>,
    /// Whether a sentence leaves the kind out: the label says what is done, or the kind only where the thing lies.
    pub says_all: bool,
    /// What it does to the decision.
    pub role: Role,
}

/// What a choice does to the decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Role {
    /// It is a part of what is asked.
    #[default]
    Part,
    /// It can be done at any time besides what is asked: it stands in a drawer.
    Free,
    /// It ends something (a turn, a step): it stands last.
    Ends {
        /// Whether something is given up that could still be done. The label says what ("Done, lose 3 tasks"), and the
        /// button is not the loudest.
        loses: bool,
    },
}

impl Choice {
    /// A part of what is asked.
    #[must_use]
    pub const fn new(label: String) -> Self {
        Self { label, icon: None, kind: None, says_all: false, role: Role::Part }
    }

    /// With a symbol.
    #[must_use]
    pub fn icon(self, icon: impl Into<Option<&'static str>>) -> Self {
        Self { icon: icon.into(), ..self }
    }

    /// One of a kind.
    #[must_use]
    pub fn kind(self, kind: String) -> Self {
        Self { kind: Some(kind), ..self }
    }

    /// One whose label needs no kind in a sentence.
    #[must_use]
    pub fn saying_all(self) -> Self {
        Self { says_all: true, ..self }
    }

    /// In another role.
    #[must_use]
    pub fn role(self, role: Role) -> Self {
        Self { role, ..self }
    }

    /// Whether it ends something.
    #[must_use]
    pub const fn ends(&self) -> bool {
        matches!(self.role, Role::Ends { .. })
    }
}
