//! Lines of the log and the chat, and the board as text.

use maud::{Markup, html};

use super::seat_class;
use crate::web::shown::{ChatLine, LogLine};

/// A sentence of the log. A click on it shows the board at that moment.
pub(crate) fn log_line(line: &LogLine) -> Markup {
    html! {
        li id=(format!("e-{}-{}", line.step, line.index)) class=(seat_class(line.seat)) data-step=(line.step)
            data-by=[(line.seat != Some(line.mover)).then(|| line.mover.index())]
            data-at=[(!line.at.is_empty()).then(|| line.at.join(" "))] { (line.text) }
    }
}

/// A line of the chat.
pub(crate) fn chat_line(line: &ChatLine) -> Markup {
    html! {
        li id=(format!("c-{}", line.number)) data-from=(line.name) {
            strong.(line.seat.map_or_else(|| "guest".to_owned(), |seat| seat_class(Some(seat)))) { (line.name) }
            @if let Some(you) = &line.you { " " small { "(" (you) ")" } }
            " " span { (spoken(&line.text)) }
        }
    }
}

/// What somebody wrote: addresses are links, and names that are called stand out.
fn spoken(text: &str) -> Markup {
    html! {
        @for (index, word) in text.split(' ').enumerate() {
            @if index > 0 { " " }
            @if ["https://", "http://"].iter().any(|scheme| word.starts_with(scheme)) {
                a href=(word) target="_blank" rel="noopener noreferrer nofollow ugc" { (word) }
            } @else if word.starts_with("/t/") {
                a href=(word) { (word) }
            } @else if word.len() > 1 && word.starts_with('@') {
                b.mention { (word) }
            } @else { (word) }
        }
    }
}

/// The board as text, for those who cannot see it.
pub(crate) fn described(text: &[(String, Vec<String>)]) -> Markup {
    html! {
        div id="described" {
            @for (heading, lines) in text {
                h3 { (heading) }
                ul { @for line in lines { li { (line) } } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_leads_where_it_says_and_nowhere_else() {
        let said = |text: &str| spoken(text).into_string();
        assert_eq!(said("hi  there <b>"), "hi  there &lt;b&gt;");
        assert!(said("see https://example.org/a?b=1&c").contains("href=\"https://example.org/a?b=1&amp;c\""));
        assert!(said("/t/abc").starts_with("<a href=\"/t/abc\""));
        assert!(said("@Ada look").starts_with("<b class=\"mention\">@Ada</b> look"));
        for quiet in ["javascript:alert(1)", "//evil.example", "data:text/html,x", "/logout", "\"><a href=x>"]
        {
            assert!(!said(quiet).contains("<a"), "{quiet}");
        }
    }
}
