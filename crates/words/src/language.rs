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

    /// Whether decimals stand behind a comma: 12,75.
    #[must_use]
    pub const fn decimal_comma(self) -> bool {
        !matches!(self, Self::English)
    }

    /// The locale files: each language has every one that English has.
    #[must_use]
    pub const fn files(self) -> &'static [&'static str] {
        match self {
            Self::English => &[
                include_str!("../../../locales/en/core.ftl"),
                include_str!("../../../locales/en/settlers-table.ftl"),
                include_str!("../../../locales/en/settlers-terminal.ftl"),
                include_str!("../../../locales/en/settlers.ftl"),
                include_str!("../../../locales/en/table-page.ftl"),
                include_str!("../../../locales/en/table-server.ftl"),
                include_str!("../../../locales/en/table.ftl"),
                include_str!("../../../locales/en/tawantinsuyu-table.ftl"),
                include_str!("../../../locales/en/tawantinsuyu-terminal.ftl"),
                include_str!("../../../locales/en/tawantinsuyu.ftl"),
                include_str!("../../../locales/en/tzolkin-table.ftl"),
                include_str!("../../../locales/en/tzolkin-terminal.ftl"),
                include_str!("../../../locales/en/tzolkin.ftl"),
            ],
            Self::Polish => &[
                include_str!("../../../locales/pl/core.ftl"),
                include_str!("../../../locales/pl/settlers-table.ftl"),
                include_str!("../../../locales/pl/settlers-terminal.ftl"),
                include_str!("../../../locales/pl/settlers.ftl"),
                include_str!("../../../locales/pl/table-page.ftl"),
                include_str!("../../../locales/pl/table-server.ftl"),
                include_str!("../../../locales/pl/table.ftl"),
                include_str!("../../../locales/pl/tawantinsuyu-table.ftl"),
                include_str!("../../../locales/pl/tawantinsuyu-terminal.ftl"),
                include_str!("../../../locales/pl/tawantinsuyu.ftl"),
                include_str!("../../../locales/pl/tzolkin-table.ftl"),
                include_str!("../../../locales/pl/tzolkin-terminal.ftl"),
                include_str!("../../../locales/pl/tzolkin.ftl"),
            ],
            Self::Russian => &[
                include_str!("../../../locales/ru/core.ftl"),
                include_str!("../../../locales/ru/settlers-table.ftl"),
                include_str!("../../../locales/ru/settlers-terminal.ftl"),
                include_str!("../../../locales/ru/settlers.ftl"),
                include_str!("../../../locales/ru/table-page.ftl"),
                include_str!("../../../locales/ru/table-server.ftl"),
                include_str!("../../../locales/ru/table.ftl"),
                include_str!("../../../locales/ru/tawantinsuyu-table.ftl"),
                include_str!("../../../locales/ru/tawantinsuyu-terminal.ftl"),
                include_str!("../../../locales/ru/tawantinsuyu.ftl"),
                include_str!("../../../locales/ru/tzolkin-table.ftl"),
                include_str!("../../../locales/ru/tzolkin-terminal.ftl"),
                include_str!("../../../locales/ru/tzolkin.ftl"),
            ],
            Self::French => &[
                include_str!("../../../locales/fr/core.ftl"),
                include_str!("../../../locales/fr/settlers-table.ftl"),
                include_str!("../../../locales/fr/settlers-terminal.ftl"),
                include_str!("../../../locales/fr/settlers.ftl"),
                include_str!("../../../locales/fr/table-page.ftl"),
                include_str!("../../../locales/fr/table-server.ftl"),
                include_str!("../../../locales/fr/table.ftl"),
                include_str!("../../../locales/fr/tawantinsuyu-table.ftl"),
                include_str!("../../../locales/fr/tawantinsuyu-terminal.ftl"),
                include_str!("../../../locales/fr/tawantinsuyu.ftl"),
                include_str!("../../../locales/fr/tzolkin-table.ftl"),
                include_str!("../../../locales/fr/tzolkin-terminal.ftl"),
                include_str!("../../../locales/fr/tzolkin.ftl"),
            ],
        }
    }
}
