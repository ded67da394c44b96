//! The little of Markdown that our rules are written in: headings, items with lines that go on, paragraphs, code, tables.

use khipu_board::svg::escape;

/// A document as HTML. Headings and items that begin with a number have it as their anchor.
pub(super) fn to_html(document: &str) -> String {
    let mut html = String::new();
    let mut block = String::new();
    let mut fenced = false;
    for line in document.lines().chain([""]) {
        if line.starts_with("```") {
            html.push_str(&block_html(&std::mem::take(&mut block)));
            html.push_str(if fenced { "</pre>" } else { "<pre>" });
            fenced = !fenced;
            continue;
        }
        if fenced {
            html.push_str(&escape(line));
            html.push('\n');
            continue;
        }
        let row = line.starts_with('|');
        let begins = line.starts_with('#') || line.starts_with("- ") || line.trim().is_empty();
        if begins || row != block.starts_with('|') {
            html.push_str(&block_html(&std::mem::take(&mut block)));
        }
        if !block.is_empty() {
            block.push(if row { '\n' } else { ' ' });
        }
        block.push_str(line.trim());
        if line.starts_with('#') {
            html.push_str(&block_html(&std::mem::take(&mut block)));
        }
    }
    html
}

fn block_html(block: &str) -> String {
    if block.is_empty() {
        return String::new();
    }
    if block.starts_with('|') {
        return table(block);
    }
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

/// Rows of cells; the second line of a table holds dashes alone.
fn table(block: &str) -> String {
    let row = |line: &str, tag: &str| -> String {
        let cells = line.trim_matches('|').split('|');
        let cells: String = cells.map(|cell| format!("<{tag}>{}</{tag}>", inline(cell.trim()))).collect();
        format!("<tr>{cells}</tr>")
    };
    let mut lines = block.lines();
    let head = lines.next().map(|line| row(line, "th")).unwrap_or_default();
    let body: String = lines.skip(1).map(|line| row(line, "td")).collect();
    format!("<table><thead>{head}</thead><tbody>{body}</tbody></table>")
}

/// The anchor of a heading that begins with a number.
fn anchor(text: &str) -> String {
    match text.split(' ').next() {
        Some(number) if is_number(number) => format!(r#" id="{}""#, escape(number)),
        _ => String::new(),
    }
}

/// `TW-4`, `TW-4.1`, `Z07`: letters, a dash or none, digits and dots.
pub(super) fn is_number(word: &str) -> bool {
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
    fn markup_in_the_document_stays_text() {
        assert_eq!(
            to_html("- TZ-1.1 a <b> & `c<d` (TZ-2.3)"),
            concat!(
                r##"<p class="rule" id="TZ-1.1"><a href="#TZ-1.1">TZ-1.1</a> a &lt;b&gt; &amp; <code>c&lt;d</code> "##,
                r##"(<a href="#TZ-2.3">TZ-2.3</a>)</p>"##
            )
        );
    }

    #[test]
    fn lines_that_go_on_belong_to_their_item() {
        assert_eq!(
            to_html("a\nb\n- c\n  d\n\n## E\nf"),
            "<p>a b</p><p class=\"rule\">c d</p><h2>E</h2><p>f</p>"
        );
    }

    #[test]
    fn code_and_tables_keep_their_lines() {
        assert_eq!(
            to_html("a\n```x\n- <b>\n\n  c\n```\nd"),
            "<p>a</p><pre>- &lt;b&gt;\n\n  c\n</pre><p>d</p>"
        );
        assert_eq!(
            to_html("| a | b |\n| --- | --- |\n| `c` | d |\n\ne"),
            "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><code>c</code></td><td>d</td></tr></tbody></table><p>e</p>"
        );
    }
}
