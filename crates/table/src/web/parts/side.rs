//! The drawers of the page: result, log and chat; and what is seldom needed.

use maud::{Markup, html};

use super::{hidden, lines, outcome, replay, seats, seed, terms};
use crate::web::layout::{self, Frame};
use crate::web::shown::{Shown, Visitor};
use crate::web::table_page::Around;

/// The longest line of chat.
const CHAT_LENGTH: usize = 500;
/// How fast what others do is shown.
const SPEEDS: [(&str, &str); 4] = [
    ("off", "page-speed-off"),
    ("fast", "page-speed-fast"),
    ("normal", "page-speed-normal"),
    ("slow", "page-speed-slow"),
];

/// The drawer of log and chat; on a large screen it is a column.
pub(crate) fn side(shown: &Shown<'_>, visitor: &Visitor<'_>, around: &Around<'_>) -> Markup {
    let words = shown.words;
    html! {
        aside.drawer id="side" aria-label=(words.word("page-log")) tabindex="-1" {
            (close(shown))
            (outcome::result(shown))
            section.log {
                h2 { (words.word("page-log")) }
                (replay::bar(shown))
                ol id="log" tabindex="0" aria-label=(words.word("page-log")) {
                    @for line in around.log { (lines::log_line(line)) }
                }
            }
            section.chat {
                h2 { (words.word("page-chat")) }
                ol id="chat" tabindex="0" aria-label=(words.word("page-chat")) aria-live="polite" {
                    @for line in around.chat { (lines::chat_line(line)) }
                }
                form data-post="chat" method="post" action=(shown.path("chat")) {
                    (hidden(shown, visitor))
                    input id="chat-text" name="text" maxlength=(CHAT_LENGTH) autocomplete="off" required
                        aria-label=(words.word("page-chat-write")) placeholder=(words.word("page-chat-write"));
                    button { (words.word("page-chat-send")) }
                }
            }
        }
    }
}

/// The drawer of what is seldom needed: seats, settings, chance, the board as text.
pub(crate) fn more(
    frame: &Frame<'_>,
    shown: &Shown<'_>,
    visitor: &Visitor<'_>,
    around: &Around<'_>,
) -> Markup {
    let words = shown.words;
    html! {
        aside.drawer id="more" aria-label=(words.word("page-more")) tabindex="-1" {
            (close(shown))
            h2 { (words.word("page-more")) }
            (layout::preferences(frame))
            h3 { (words.word("page-seats")) }
            (seats::seats(shown))
            (terms::terms(shown))
            (seats::own(shown, visitor))
            (settings(shown))
            @for name in ["mark", "sound"] {
                label.scripted { input id=(format!("call-{name}")) type="checkbox"; " " (words.word(&format!("call-{name}"))) }
            }
            p { a href="/calls" { (words.word("call-title")) }
                @if visitor.host { " · " a href=(format!("/calls?table={}", shown.table)) { (words.word("call-hook")) } } }
            p { a href=(shown.path("record")) download { (words.word("page-record")) } }
            (rulebook(shown))
            (options(shown))
            h3 { (words.word("page-seed-heading")) }
            (seed::seed(shown))
            (text_board(shown, around.described))
        }
    }
}

/// The drawer of a lesson: there are no seats and no chance.
pub(crate) fn little_more(
    frame: &Frame<'_>,
    shown: &Shown<'_>,
    described: &[(String, Vec<String>)],
) -> Markup {
    let words = shown.words;
    html! {
        aside.drawer id="more" aria-label=(words.word("page-more")) tabindex="-1" {
            (close(shown))
            h2 { (words.word("page-more")) }
            (layout::preferences(frame))
            form method="post" action=(shown.path("restart")) { (frame.guard()) button { (words.word("learn-again-tip")) } }
            (settings(shown))
            (rulebook(shown))
            (text_board(shown, described))
        }
    }
}

/// What this browser remembers, and what keys and symbols mean.
fn settings(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    html! {
        h3 { (words.word("page-settings")) }
        label.scripted for="speed" {
            (words.word("page-speed")) " "
            select id="speed" {
                @for (speed, key) in SPEEDS {
                    option value=(speed) { (words.word(key)) }
                }
            }
        }
        button.scripted id="show-keys" type="button" { (words.word("page-keys")) " " kbd { "?" } }
        @if !shown.legend.is_empty() {
            button.scripted id="show-legend" type="button" { (words.word("page-legend")) " " kbd { "g" } }
        }
    }
}

fn rulebook(shown: &Shown<'_>) -> Markup {
    html! {
        p { a href=(format!("/rules/{}", shown.game.name)) target="_blank" { (shown.words.word("page-rules")) } }
    }
}

/// The board as text.
fn text_board(shown: &Shown<'_>, described: &[(String, Vec<String>)]) -> Markup {
    html! {
        details.text-board {
            summary { (shown.words.word("page-described")) }
            (lines::described(described))
        }
    }
}

fn close(shown: &Shown<'_>) -> Markup {
    html! { button.close.scripted type="button" data-close aria-label=(shown.words.word("page-close")) { "×" } }
}

/// The options that this game is played with, where they were chosen.
fn options(shown: &Shown<'_>) -> Markup {
    let game = shown.game.name;
    html! {
        @if !shown.options.is_empty() {
            h3 { (shown.words.word("page-options")) }
            dl.options {
                @for (name, value) in &shown.options {
                    dt { (shown.words.word(&format!("{game}-option-{name}"))) }
                    // A custom deck is a list of cards: it is shown as it is.
                    dd { (shown.words.value(game, value)) }
                }
            }
        }
    }
}
