//! A way to reach somebody, as it is kept.

use khipu_words::Language;
use serde::{Deserialize, Serialize};

use super::hook::HookFormat;
use super::push::Subscription;
use super::quiet::Quiet;

/// What a call is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    /// It is somebody's turn.
    Turn,
    /// Their time is running out, or over.
    Time,
    /// Somebody sat down.
    Sat,
    /// The game has ended.
    Ended,
    /// A line of the chat that names them.
    Chat,
    /// Somebody invites them to a table.
    Invited,
}

impl Kind {
    /// All, with their names.
    pub(crate) const ALL: [(&'static str, Self); 6] = [
        ("turn", Self::Turn),
        ("time", Self::Time),
        ("sat", Self::Sat),
        ("ended", Self::Ended),
        ("chat", Self::Chat),
        ("invited", Self::Invited),
    ];

    /// The name.
    pub(crate) const fn name(self) -> &'static str {
        Self::ALL[self as usize].0
    }
}

/// Where a way leads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "to", rename_all = "snake_case")]
pub(crate) enum Target {
    /// A browser.
    Push(Subscription),
    /// The address of the user, as it stands when a letter is sent.
    Mail {
        /// Seconds between letters: what comes meanwhile waits for the next one.
        every: u32,
        /// When the last one was sent.
        #[serde(default)]
        sent: i64,
    },
    /// A web server.
    Hook {
        /// Where.
        url: String,
        /// In which form.
        format: HookFormat,
        /// The key of the signature.
        secret: String,
    },
}

/// A way to reach somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Way {
    /// Where it leads.
    pub(crate) target: Target,
    /// Which calls go there.
    pub(crate) kinds: Vec<Kind>,
    /// When nothing is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) quiet: Option<Quiet>,
    /// The code of the language.
    pub(crate) language: String,
}

impl Way {
    /// The language that it speaks.
    pub(crate) fn language(&self) -> Language {
        Language::from_code(&self.language).unwrap_or(Language::English)
    }
}
