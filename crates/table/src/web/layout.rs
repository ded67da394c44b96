//! What all pages share: the head, the bar at the top, language and theme.

use khipu_words::{Language, Words};
use maud::{DOCTYPE, Markup, html};

use super::assets;

/// Light, dark, or as the device has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Theme {
    #[default]
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const NAMES: [(&'static str, Self); 3] =
        [("auto", Self::Auto), ("light", Self::Light), ("dark", Self::Dark)];

    pub(crate) const fn name(self) -> &'static str {
        Self::NAMES[self as usize].0
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(known, _)| *known == name).map(|(_, theme)| *theme)
    }
}

/// For whom a page is made.
#[derive(Clone, Copy)]
pub(crate) struct Frame<'a> {
    pub(crate) words: &'a Words,
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    /// The name of the guest; empty until one was chosen.
    pub(crate) name: &'a str,
    /// Whether it is a user's.
    pub(crate) user: bool,
    /// Against posts from other sites.
    pub(crate) token: &'a str,
    /// The path of this page: language and theme come back to it.
    pub(crate) here: &'a str,
}

impl Frame<'_> {
    pub(crate) fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    /// The hidden field that every form carries.
    pub(crate) fn guard(&self) -> Markup {
        html! { input type="hidden" name="token" value=(self.token); }
    }
}

/// A whole page with the bar at its top. `head` is what this page alone needs in its head, `class` sets the page apart in
/// the style sheet.
pub(crate) fn page(frame: &Frame<'_>, title: &str, class: &str, head: &Markup, body: &Markup) -> Markup {
    let body = html! {
        header.bar {
            a.mark href="/" { (knot()) span { "Khipu" } }
            a.games href="/games" data-turns="" { (frame.word("games-title")) }
            a.me href="/user" { @if frame.user { (frame.name) } @else { (frame.word("user-log-in")) } }
            (preferences(frame))
        }
        (body)
    };
    bare(frame, title, class, head, &body)
}

/// A page without the bar.
pub(crate) fn bare(frame: &Frame<'_>, title: &str, class: &str, head: &Markup, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(frame.language.code()) data-theme=(frame.theme.name()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (title) " · Khipu" }
                meta name="theme-color" content="#fbf7ee" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#2a2521" media="(prefers-color-scheme: dark)";
                link rel="icon" href=(assets::url("icon.svg")) type="image/svg+xml";
                link rel="apple-touch-icon" href=(assets::url("icon-192.png"));
                link rel="manifest" href="/assets/khipu.webmanifest";
                link rel="stylesheet" href=(assets::url("khipu.css"));
                script type="module" src=(assets::url("every-page.js")) {}
                (head)
            }
            body class=(class) { (body) }
        }
    }
}

/// Language and theme: forms, so that they work without scripts.
pub(crate) fn preferences(frame: &Frame<'_>) -> Markup {
    html! {
        form.preferences method="post" action="/preferences" {
            (frame.guard())
            input type="hidden" name="back" value=(frame.here);
            @for (code, language) in Language::NAMES {
                button.language name="language" value=(code) lang=(code) title=(native_name(language))
                    aria-pressed=(language == frame.language) { (code) }
            }
            @let next = match frame.theme {
                Theme::Auto => Theme::Light,
                Theme::Light => Theme::Dark,
                Theme::Dark => Theme::Auto,
            };
            @let now = frame.word(&format!("lobby-theme-{}", frame.theme.name()));
            @let label = frame.words.titled(frame.word("lobby-theme"), now);
            button.theme name="theme" value=(next.name()) title=(label) aria-label=(label) { (sun()) }
        }
    }
}

/// What speakers of a language call it.
const fn native_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::Polish => "polski",
        Language::Russian => "русский",
        Language::French => "français",
    }
}

/// Our mark: a cord with knotted strings.
pub(crate) fn knot() -> Markup {
    html! {
        svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" {
            path d="M2 5h20" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" {}
            path d="M6 5v15M12 5v13M18 5v15" fill="none" stroke="currentColor" stroke-width="1.6" {}
            circle cx="6" cy="11" r="2.2" class="knot-a" {}
            circle cx="6" cy="17" r="2.2" class="knot-a" {}
            circle cx="12" cy="13" r="2.2" class="knot-b" {}
            circle cx="18" cy="10" r="2.2" class="knot-c" {}
            circle cx="18" cy="16" r="2.2" class="knot-c" {}
        }
    }
}

/// Half light, half dark.
fn sun() -> Markup {
    html! {
        svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" {
            circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2" {}
            path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" {}
        }
    }
}
