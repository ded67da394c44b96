//! The languages, and their locale files.

/// A language of the product.
///
/// ```
/// use khipu_words::Language;
///
/// assert_eq!(Language::from_code("pl"), Some(Language::Polish));
/// assert_eq!(Language::from_code("xx"), None);
/// ```
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

    /// The locale files of what all games share: each language has every one that English has.
    #[must_use]
    pub const fn files(self) -> &'static [&'static str] {
        SHARED[self as usize]
    }
}

/// The locale files of a game, in the order of the languages.
pub type Locales = [&'static [&'static str]; Language::NAMES.len()];

/// The files of these names from the folder of each language below a folder that is named relative to the caller's file.
#[macro_export]
macro_rules! locales {
    ($folder:literal: $($file:literal),+ $(,)?) => {
        [
            &[$(include_str!(concat!($folder, "/en/", $file))),+],
            &[$(include_str!(concat!($folder, "/pl/", $file))),+],
            &[$(include_str!(concat!($folder, "/ru/", $file))),+],
            &[$(include_str!(concat!($folder, "/fr/", $file))),+],
        ]
    };
}

const SHARED: Locales = locales!("../locales": "bot.ftl", "call.ftl", "clock.ftl", "close.ftl", "coach.ftl", "control.ftl", "core.ftl", "daily.ftl", "games.ftl", "hint.ftl", "holiday.ftl", "learn.ftl", "openid.ftl", "plan.ftl", "puzzle.ftl", "rating.ftl", "review.ftl", "sitting.ftl", "study.ftl", "table-page.ftl", "table-server.ftl", "table.ftl", "terminal.ftl", "user.ftl", "who.ftl");
