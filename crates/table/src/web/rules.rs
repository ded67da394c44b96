//! The rules page of a game, in the reader's language, made from its document, with an anchor for every number.

use khipu_words::Language;
use maud::{Markup, PreEscaped, html};

use super::document::to_html;
use super::layout::{Frame, page};
use super::lobby::style;

/// The numbered rules of each game, in the order of the languages.
const DOCUMENTS: [(&str, [&str; Language::NAMES.len()]); 3] = [
    (
        "settlers",
        [
            include_str!("../../../../games/settlers/rulebook/en.md"),
            include_str!("../../../../games/settlers/rulebook/pl.md"),
            include_str!("../../../../games/settlers/rulebook/ru.md"),
            include_str!("../../../../games/settlers/rulebook/fr.md"),
        ],
    ),
    (
        "tawantinsuyu",
        [
            include_str!("../../../../games/tawantinsuyu/rulebook/en.md"),
            include_str!("../../../../games/tawantinsuyu/rulebook/pl.md"),
            include_str!("../../../../games/tawantinsuyu/rulebook/ru.md"),
            include_str!("../../../../games/tawantinsuyu/rulebook/fr.md"),
        ],
    ),
    (
        "tzolkin",
        [
            include_str!("../../../../games/tzolkin/rulebook/en.md"),
            include_str!("../../../../games/tzolkin/rulebook/pl.md"),
            include_str!("../../../../games/tzolkin/rulebook/ru.md"),
            include_str!("../../../../games/tzolkin/rulebook/fr.md"),
        ],
    ),
];

/// The rules of a game; none if there is no such game.
pub(crate) fn rules_page(frame: &Frame<'_>, game: &str) -> Option<Markup> {
    let (_, documents) = DOCUMENTS.iter().find(|(name, _)| *name == game)?;
    let document = documents[frame.language as usize];
    let body = html! { main.rules { (PreEscaped(to_html(document))) } };
    Some(page(frame, &frame.word("rules-title"), "reading", &style(), &body))
}

#[cfg(test)]
mod tests {
    use super::super::document::is_number;
    use super::*;

    /// The numbers that headings and items of a document begin with, in order.
    fn numbers(document: &str) -> Vec<&str> {
        let begins = document.lines().filter(|line| line.starts_with("- ") || line.starts_with('#'));
        let words = begins.filter_map(|line| line.trim_start_matches(['-', '#', ' ']).split(' ').next());
        words.filter(|word| is_number(word)).collect()
    }

    #[test]
    fn every_numbered_rule_has_its_anchor_once_in_every_language() {
        for (game, documents) in DOCUMENTS {
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
        for (game, documents) in DOCUMENTS {
            for (at, document) in documents.iter().enumerate() {
                assert!(!documents[..at].contains(document), "{game}: {}", Language::NAMES[at].0);
            }
        }
    }
}
