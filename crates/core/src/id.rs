//! Printed names of components, small enough to be copied.

use std::fmt;

use serde::{Serialize, Serializer};

/// The identifier of a component ("A1-3", "sacrificial-altar"): plain ASCII, kept inline so that events need no heap.
///
/// ```
/// use khipu_core::Id;
///
/// assert_eq!(Id::new("A1-3").map(|id| id.to_string()), Some("A1-3".to_owned()));
/// assert_eq!(Id::new("no blanks"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id {
    bytes: [u8; Self::MAX],
    len: u8,
}

impl Id {
    /// The longest identifier.
    pub const MAX: usize = 31;

    /// Makes an identifier of lower- and upper-case letters, digits, `-` and `_`; anything else is none.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let fits = !text.is_empty() && text.len() <= Self::MAX;
        let plain = text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        if !(fits && plain) {
            return None;
        }
        let mut bytes = [0; Self::MAX];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Some(Self { bytes, len: text.len() as u8 })
    }

    /// The stand-in for an identifier that cannot be read.
    #[must_use]
    pub fn unnamed() -> Self {
        let mut bytes = [0; Self::MAX];
        bytes[..7].copy_from_slice(b"unnamed");
        Self { bytes, len: 7 }
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(self.as_bytes()).unwrap_or_default()
    }

    /// The same as bytes, for comparing: nothing has to look whether they are text.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.len as usize]
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
