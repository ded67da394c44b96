//! What the host wants: kept in the store, changed while the server runs.

use serde::{Deserialize, Serialize};

/// Under this name it is kept.
pub(super) const NAME: &str = "policy";

/// What the host wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Policy {
    pub(crate) sign_up: SignUp,
    pub(crate) tables: Opening,
}

/// Who may become a user.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SignUp {
    #[default]
    Open,
    Invited,
    Closed,
}

impl SignUp {
    pub(super) const NAMES: [(&'static str, Self); 3] =
        [("open", Self::Open), ("invited", Self::Invited), ("closed", Self::Closed)];
}

/// Who may open tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Opening {
    #[default]
    Everybody,
    Users,
    Moderators,
}

impl Opening {
    pub(super) const NAMES: [(&'static str, Self); 3] =
        [("everybody", Self::Everybody), ("users", Self::Users), ("moderators", Self::Moderators)];
}
