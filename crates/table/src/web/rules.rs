//! The rules page of a game, in the reader's language, made from its document, with an anchor for every number.

use khipu_registry::DynGame;
use maud::{Markup, PreEscaped, html};

use super::document::to_html;
use super::layout::{Frame, page};
use super::lobby_page::style;

/// The rules of a game.
pub(crate) fn rules_page(frame: &Frame<'_>, game: &dyn DynGame) -> Markup {
    let body = html! { main.rules { (PreEscaped(to_html(game.rulebook(frame.language)))) } };
    page(frame, &frame.word("rules-title"), "reading", &style(), &body)
}

#[cfg(test)]
mod tests {
    use khipu_words::Language;

    use super::super::document::is_number;
    use super::*;

    /// The numbers that headings and items of a document begin with, in order.
    fn numbers(document: &str) -> Vec<&str> {
        let begins = document.lines().filter(|line| line.starts_with("- ") || line.starts_with('#'));
        let words = begins.filter_map(|line| line.trim_start_matches(['-', '#', ' ']).split(' ').next());
        words.filter(|word| is_number(word)).collect()
    }

    /// The rules of every game, language by language.
    fn documents() -> Vec<(&'static str, [&'static str; Language::NAMES.len()])> {
        let documents = |game: &dyn DynGame| Language::NAMES.map(|(_, language)| game.rulebook(language));
        khipu_games::registry().games().map(|game| (game.title().name, documents(&**game))).collect()
    }

    #[test]
    fn every_numbered_rule_has_its_anchor_once_in_every_language() {
        for (game, documents) in documents() {
            let english = numbers(documents[0]);
            assert!(english.len() > 100, "{game} has {} rules", english.len());
            for ((code, _), document) in Language::NAMES.iter().zip(documents) {
                assert_eq!(numbers(document), english, "{game}, {code}");
                let html = to_html(document);
                for number in &english {
                    let anchors = html.matches(&format!(r#" id="{number}""#)).count();
                    assert_eq!(anchors, 1, "{game}, {code}: {number}");
                }
            }
        }
    }

    #[test]
    fn each_language_has_a_page_of_its_own() {
        for (game, documents) in documents() {
            for (at, document) in documents.iter().enumerate() {
                assert!(!documents[..at].contains(document), "{game}: {}", Language::NAMES[at].0);
            }
        }
    }
}
