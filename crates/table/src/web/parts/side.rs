//! The drawers of the page: result, log and chat; and what is seldom needed.

use khipu_core::Viewer;
use maud::{Markup, html};

use super::{back, clock, coach, hidden, lines, outcome, replay, retry, seats, seed, terms};
use crate::web::layout::{self, Frame};
use crate::web::shown::{Shown, Visitor};
use crate::web::sitting::NOTES;
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
                (back::back(shown))
                ol id="log" tabindex="0" aria-label=(words.word("page-log")) {
                    @for line in around.log { (lines::log_line(line)) }
                }
            }
            section.chat {
                h2 { (words.word("page-chat")) }
                ol id="chat" tabindex="0" aria-label=(words.word("page-chat")) aria-live="polite" {
                    @for line in around.chat { (lines::chat_line(line)) }
                }
                @if shown.viewer == Viewer::Spectator && shown.over.is_none() && !shown.waits {
                    p.note { (words.word("sitting-apart")) }
                }
                p.scripted { button.small id="mute" type="button" hidden { (words.word("sitting-mute")) } " "
                    a href=(format!("/report?table={}", shown.table)) { (words.word("report-title")) } }
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
            (clock::holidays(shown))
            (seats::own(shown, visitor))
            (settings(shown))
            label.scripted { input id="ask-first" type="checkbox"; " " (words.word("sitting-confirm")) }
            @for name in ["mark", "sound"] {
                label.scripted { input id=(format!("call-{name}")) type="checkbox"; " " (words.word(&format!("call-{name}"))) }
            }
            (coach::switch(shown))
            @if !visitor.own.is_empty() { (notes(shown, visitor)) }
            p { a href="/calls" { (words.word("call-title")) }
                @if visitor.host { " · " a href=(format!("/calls?table={}", shown.table)) { (words.word("call-hook")) } } }
            (retry::back(shown))
            p { a href=(shown.path("record")) download { (words.word("page-record")) } }
            (rulebook(shown))
            (options(shown))
            h3 { (words.word("page-seed-heading")) }
            (seed::seed(shown))
            (text_board(shown, around.described))
        }
    }
}

/// What whoever looks has noted, for nobody else.
fn notes(shown: &Shown<'_>, visitor: &Visitor<'_>) -> Markup {
    let words = shown.words;
    html! {
        details.notes open[!visitor.notes.is_empty()] {
            summary { (words.word("sitting-notes")) }
            form method="post" action=(shown.path("notes")) data-post="notes" {
                input type="hidden" name="token" value=(visitor.token);
                textarea name="text" rows="6" maxlength=(NOTES) aria-label=(words.word("sitting-notes")) { (visitor.notes) }
                button { (words.word("sitting-notes-keep")) }
            }
        }
    }
}

/// The drawer of a lesson or a plan: there are no seats and no chance.
pub(crate) fn little_more(
    frame: &Frame<'_>,
    shown: &Shown<'_>,
    visitor: &Visitor<'_>,
    described: &[(String, Vec<String>)],
) -> Markup {
    let words = shown.words;
    let [_, [_, restart]] = shown.kind.ways_back();
    html! {
        aside.drawer id="more" aria-label=(words.word("page-more")) tabindex="-1" {
            (close(shown))
            h2 { (words.word("page-more")) }
            (layout::preferences(frame))
            form method="post" action=(shown.path("restart")) { (hidden(shown, visitor)) button { (words.word(restart)) } }
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

pub(crate) fn close(shown: &Shown<'_>) -> Markup {
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
