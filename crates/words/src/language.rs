//! The languages, and their locale files.

/// A language of the product.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// Polish.
    Polish,
    /// Russian.
    Russian,
    /// French.
    French,
}

impl Language {
    /// All of them, with their codes.
    pub const NAMES: [(&'static str, Self); 4] =
        [("en", Self::English), ("pl", Self::Polish), ("ru", Self::Russian), ("fr", Self::French)];

    /// The code: `en`, `pl`, `ru`, `fr`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        Self::NAMES[self as usize].0
    }

    /// The language with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(known, _)| *known == code).map(|(_, language)| *language)
    }

    /// The locale files.
    #[must_use]
    pub const fn files(self) -> &'static [&'static str] {
        match self {
            Self::English => &[
                include_str!("../../../locales/en/core.ftl"),
                include_str!("../../../locales/en/tawantinsuyu.ftl"),
                include_str!("../../../locales/en/tzolkin.ftl"),
            ],
            Self::Polish => &[
                include_str!("../../../locales/pl/core.ftl"),
                include_str!("../../../locales/pl/tzolkin.ftl"),
            ],
            Self::Russian => &[
                include_str!("../../../locales/ru/core.ftl"),
                include_str!("../../../locales/ru/tzolkin.ftl"),
            ],
            Self::French => &[
                include_str!("../../../locales/fr/core.ftl"),
                include_str!("../../../locales/fr/tzolkin.ftl"),
            ],
        }
    }
}
