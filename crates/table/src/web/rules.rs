//! The rules page of a game, made from its document, with an anchor for every number.

use maud::{Markup, PreEscaped, html};

use super::layout::{Frame, page};
use super::lobby::style;
use crate::svg::escape;

/// The numbered rules of each game.
const DOCUMENTS: [(&str, &str); 3] = [
    ("settlers", include_str!("../../../../docs/rules/settlers.md")),
    ("tawantinsuyu", include_str!("../../../../docs/rules/tawantinsuyu.md")),
    ("tzolkin", include_str!("../../../../docs/rules/tzolkin.md")),
];

/// The rules of a game; none if there is no such game.
pub(crate) fn rules_page(frame: &Frame<'_>, game: &str) -> Option<Markup> {
    let (_, document) = DOCUMENTS.iter().find(|(name, _)| *name == game)?;
    let body = html! {
        main.rules {
            @if frame.language != khipu_words::Language::English {
                p.note { (frame.word("rules-language")) }
            }
            div lang="en" { (PreEscaped(to_html(document))) }
        }
    };
    Some(page(frame, &frame.word("rules-title"), "reading", &style(), &body))
}

/// The little of Markdown that our rules are written in: headings, items with lines that go on, paragraphs, code.
fn to_html(document: &str) -> String {
    let mut html = String::new();
    let mut block = String::new();
    for line in document.lines().chain([""]) {
        let begins = line.starts_with('#') || line.starts_with("- ") || line.trim().is_empty();
        if begins && !block.is_empty() {
            html.push_str(&block_html(&block));
            block.clear();
        }
        if !line.trim().is_empty() {
            if !block.is_empty() {
                block.push(' ');
            }
            block.push_str(line.trim());
        }
        if line.starts_with('#') {
            html.push_str(&block_html(&block));
            block.clear();
        }
    }
    html
}

fn block_html(block: &str) -> String {
    let hashes = block.chars().take_while(|&c| c == '#').count();
    if hashes > 0 {
        let text = block[hashes..].trim();
        return format!("<h{hashes}{}>{}</h{hashes}>", anchor(text), inline(text));
    }
    match block.strip_prefix("- ") {
        Some(text) => {
            let (number, rest) = text.split_once(' ').unwrap_or((text, ""));
            if is_number(number) {
                let number = escape(number);
                return format!(
                    r##"<p class="rule" id="{number}"><a href="#{number}">{number}</a> {}</p>"##,
                    inline(rest)
                );
            }
            format!(r#"<p class="rule">{}</p>"#, inline(text))
        }
        None => format!("<p>{}</p>", inline(block)),
    }
}

/// The anchor of a heading that begins with a number.
fn anchor(text: &str) -> String {
    match text.split(' ').next() {
        Some(number) if is_number(number) => format!(r#" id="{}""#, escape(number)),
        _ => String::new(),
    }
}

/// `TW-4`, `TW-4.1`, `Z07`: letters, a dash or none, digits and dots.
fn is_number(word: &str) -> bool {
    let digits = word.trim_start_matches(|c: char| c.is_ascii_uppercase()).trim_start_matches('-');
    digits.len() < word.len()
        && digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.chars().all(|c| c.is_ascii_digit() || c == '.')
}

/// Code spans, and numbers of rules as links to them.
fn inline(text: &str) -> String {
    let parts = text.split('`').enumerate().map(|(index, part)| {
        if index % 2 == 1 { format!("<code>{}</code>", escape(part)) } else { linked(part) }
    });
    parts.collect()
}

fn linked(text: &str) -> String {
    let words = text.split(' ').map(|word| {
        let bare = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        if bare.contains('-') && is_number(bare) {
            let link = format!(r##"<a href="#{bare}">{bare}</a>"##);
            escape(word).replacen(bare, &link, 1)
        } else {
            escape(word)
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_numbered_rule_has_its_anchor_once() {
        for (game, document) in DOCUMENTS {
            let html = to_html(document);
            let numbered = document.lines().filter_map(|line| {
                let number = line.strip_prefix("- ")?.split(' ').next()?;
                is_number(number).then_some(number)
            });
            let mut count = 0;
            for number in numbered {
                assert_eq!(html.matches(&format!(r#"id="{number}""#)).count(), 1, "{game} {number}");
                count += 1;
            }
            assert!(count > 100, "{game} has {count} rules");
        }
    }

    #[test]
    fn markup_in_the_document_stays_text() {
        assert_eq!(
            to_html("- TZ-1.1 a <b> & `c<d` (TZ-2.3)"),
            concat!(
                r##"<p class="rule" id="TZ-1.1"><a href="#TZ-1.1">TZ-1.1</a> a &lt;b&gt; &amp; <code>c&lt;d</code> "##,
                r##"(<a href="#TZ-2.3">TZ-2.3</a>)</p>"##
            )
        );
    }
}
