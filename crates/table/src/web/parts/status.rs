//! The status line: who acts and what is asked, in words.

use maud::{Markup, html};

use super::say;
use crate::web::shown::Shown;

/// The status line. It takes the focus after every move, so that a reader hears it.
pub(crate) fn status(shown: &Shown<'_>) -> Markup {
    html! {
        p id="status" tabindex="-1" class=(if shown.mine() { "mine" } else { "theirs" }) data-deciders=(deciders(shown)) {
            @if !shown.live { span.moment { (moment(shown)) } " " }
            (sentence(shown))
        }
    }
}

/// The seats that decide, with blanks between them.
pub(crate) fn deciders(shown: &Shown<'_>) -> String {
    let deciders: Vec<String> = shown.deciders.iter().map(|seat| seat.index().to_string()).collect();
    deciders.join(" ")
}

fn moment(shown: &Shown<'_>) -> String {
    say(shown.words, "page-moment", [("step", shown.step.into()), ("steps", shown.steps.into())])
}

fn sentence(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    if let Some(outcome) = &shown.over {
        let winners: Vec<&str> =
            outcome.lines.iter().filter(|line| line.won).map(|line| line.name.as_str()).collect();
        let names = winners.join(", ");
        let args = [("n", winners.len().into()), ("names", names.as_str().into())];
        return html! { (say(words, "page-status-over", args)) };
    }
    if let Some(closed) = &shown.closed {
        let args = [("name", closed.by.as_str().into()), ("why", closed.why.as_str().into())];
        return html! { strong { (words.word("close-closed")) } " " (say(words, "close-by", args)) };
    }
    if shown.waits {
        return html! { (super::waiting::sentence(shown)) };
    }
    if shown.mine() {
        return html! { strong { (words.word("page-status-you")) } " " (shown.asks) };
    }
    let waited: Vec<_> = shown.seats.iter().filter(|seat| shown.deciders.contains(seat.seat)).collect();
    html! {
        @for (i, seat) in waited.iter().enumerate() {
            @if i > 0 { ", " }
            strong.who.(super::seat_class(Some(seat.seat))) { (seat.who(shown.viewer).name(words, &seat.name)) }
        }
        @if !waited.is_empty() { (words.colon()) }
        (shown.asks)
    }
}
