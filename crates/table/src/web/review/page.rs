//! The page of a review.

use std::collections::HashMap;

use khipu_board::RenderContext;
use khipu_core::{Seat, Viewer};
use khipu_study::{Decision, Event, Review, Swing};
use khipu_words::Words;
use maud::{Markup, html};

use super::super::assets;
use super::super::guest::RequestContext;
use super::super::hint::reasons;
use super::super::layout::{Frame, page as whole_page};
use super::super::lobby_page::style;
use super::super::parts::say;
use super::super::study::study_form;
use super::super::turn_words::{say_move, say_turn};
use super::super::who;
use super::VisibleReview;
use super::swing::swing;

/// What is left unexplained of a swing before the page says that the game was not understood.
const NOT_UNDERSTOOD: f32 = 0.25;

/// A number with one digit, as the language writes it.
pub(super) fn number(words: &Words, number: f32) -> String {
    words.number(format!("{number:.1}")).replace('-', "−")
}

/// The same with its sign.
fn signed(words: &Words, number: f32) -> String {
    words.number(format!("{number:+.1}")).replace('-', "−")
}

/// Moves of the game as people say them, by their place in it.
#[derive(Default)]
struct Said {
    turns: HashMap<usize, String>,
    events: HashMap<usize, String>,
}

impl Said {
    /// What a review tells of, with the eyes of its seat.
    fn of(words: &Words, seen: &VisibleReview, names: &[String], review: &Review) -> Self {
        let context = RenderContext { words, names, viewer: Viewer::Seat(seen.seat) };
        let chances = review.chances();
        let mut said = Self::default();
        for (at, before) in seen.table.now().moments().enumerate() {
            if let Some(decision) = review.decisions.iter().find(|decision| decision.at == at) {
                let turn = say_turn(&before, seen.seat, &decision.played, &context);
                said.turns.insert(at, words.listed(&turn));
            }
            if let Some(event) = chances.iter().find(|event| event.at == at)
                && let Some(mover) = Seat::checked(event.mover as u64, seen.table.header.players)
            {
                said.events.insert(at, say_move(&before, mover, &event.played, &context));
            }
        }
        said
    }

    fn turn(&self, decision: &Decision) -> String {
        self.turns.get(&decision.at).cloned().unwrap_or_else(|| decision.played.join(", "))
    }
}

/// The whole page.
pub(super) fn page(context: &RequestContext, seen: &VisibleReview) -> Markup {
    let here = seen.path();
    let frame = context.frame(&here);
    let words = frame.words;
    let names = seen.table.now().names(words);
    let own = context.seats(&seen.table).contains(seen.seat).then_some(seen.seat);
    let names = who::names(words, &names, &seen.table.now().seats, own);
    let name = names.get(seen.seat.index()).cloned().unwrap_or_default();
    let title = say(words, "review-title", [("name", name.as_str().into())]);
    let kept = seen.kept();
    let said = kept.as_ref().map(|kept| Said::of(words, seen, &names, &kept.review)).unwrap_or_default();
    let body = html! {
        main.lobby.review {
            h1 { (title) }
            p { (words.word("review-about")) }
            p { a href=(format!("/t/{}", seen.table.id)) { (words.word("page-back-to-table")) } }
            @match (&seen.row, &kept) {
                (None, _) => { (form(&frame, seen, "", &html! { button.go { (words.word("review-ask")) } })) }
                (Some(row), None) if row.done => {
                    @let key = if row.body.is_empty() { "review-impossible" } else { "review-unreadable" };
                    p role="status" { (words.word(key)) }
                    (anew(&frame, seen))
                }
                (Some(_), None) => { p role="status" data-waits { (words.word("review-waits")) } }
                (Some(_), Some(kept)) => {
                    @if !kept.review.done {
                        @let (done, all) = kept.steps;
                        p role="status" data-waits { (say(words, "review-working", [("done", done.into()), ("all", all.into())])) }
                        progress value=(done) max=(all.max(1)) aria-label=(title) {}
                    }
                    @if seen.is_outdated() {
                        p.note { (words.word("review-old")) }
                        (anew(&frame, seen))
                    }
                    (sums(words, &kept.review))
                    (swing(words, &kept.review))
                    (costliest(&frame, seen, &kept.review, &said))
                    (chance(words, &kept.review, &names, &said))
                    (turns(words, seen, &kept.review, &said))
                    (sharing(&frame, seen))
                }
            }
        }
    };
    let head = html! { (style()) script type="module" src=(assets::url("review.js")) {} };
    whole_page(&frame, &title, "lobby-page", &head, &body)
}

/// A form that names the seat.
fn form(frame: &Frame<'_>, seen: &VisibleReview, below: &str, inside: &Markup) -> Markup {
    html! {
        form method="post" action=(format!("/t/{}/review{below}", seen.table.id)) {
            (frame.guard())
            input type="hidden" name="as" value=(seen.seat.index());
            (inside)
        }
    }
}

/// A review that is of no use today is made anew if its owner wants.
fn anew(frame: &Frame<'_>, seen: &VisibleReview) -> Markup {
    let button = html! { button.go { (frame.word("review-anew")) } };
    if seen.own { form(frame, seen, "", &button) } else { Markup::default() }
}

/// From what was expected first to what came of it.
fn sums(words: &Words, review: &Review) -> Markup {
    let Swing { first, last, luck, lost, rest } = review.swing_of_points();
    let rows = [("review-luck", luck), ("review-lost", -lost), ("review-rest", rest)];
    let unexplained = rest.abs() > NOT_UNDERSTOOD * (last - first).abs().max(luck.abs() + lost);
    html! {
        p { (say(words, "review-summary", [("first", number(words, first).into()), ("last", number(words, last).into())])) }
        dl.sums { @for (key, points) in rows { dt { (words.word(key)) } dd { (signed(words, points)) } } }
        @if review.done && unexplained { p.note { (words.word("review-not-understood")) } }
    }
}

/// The three costliest decisions, without their answers.
fn costliest(frame: &Frame<'_>, seen: &VisibleReview, review: &Review, said: &Said) -> Markup {
    let words = frame.words;
    let costliest = review.costliest();
    html! {
        section {
            h2 { (words.word("review-costliest")) }
            @if costliest.is_empty() { p { (words.word("review-none")) } }
            @for decision in costliest {
                article.costly {
                    h3 { (cost(words, decision)) }
                    p { (words.titled(words.word("review-played"), said.turn(decision))) }
                    (why(words, seen, decision))
                    div.ways {
                        @if seen.own {
                            (form(frame, seen, &format!("/{}", decision.at), &html! { button { (words.word("review-try")) } }))
                        }
                        a.button href=(moment(seen, decision.at)) { (words.word("review-board")) }
                        a.button href=(seen.answer(decision.at, 0)) { (words.word("review-answer")) }
                        (study_form(frame, &[("table", seen.table.id.as_str()), ("at", &decision.at.to_string())]))
                    }
                }
            }
        }
    }
}

pub(super) fn cost(words: &Words, decision: &Decision) -> String {
    let fields = [
        ("move", (decision.at + 1).into()),
        ("points", number(words, decision.points.mean).into()),
        ("error", number(words, decision.points.error).into()),
    ];
    say(words, "review-cost", fields)
}

/// What made the better turn better, where that was looked at.
pub(super) fn why(words: &Words, seen: &VisibleReview, decision: &Decision) -> Markup {
    let Some(why) = &decision.why else { return Markup::default() };
    let reasons = reasons(&why.reasons, why.by_what_follows, seen.table.name(), words);
    html! {
        p { (words.word("review-why")) }
        ul.reasons { @for reason in reasons { li { (reason) } } }
    }
}

/// The board before a move, with the eyes of the seat.
pub(super) fn moment(seen: &VisibleReview, at: usize) -> String {
    let eyes = if seen.own { format!("?as={}", seen.seat.index()) } else { String::new() };
    format!("/t/{}/at/{at}{eyes}", seen.table.id)
}

/// What chance brought most, good and bad.
fn chance(words: &Words, review: &Review, names: &[String], said: &Said) -> Markup {
    let events = review.chances();
    html! {
        section {
            h2 { (words.word("review-chance")) }
            @if events.is_empty() { p { (words.word("review-no-chance")) } }
            ul {
                @for Event { at, mover, played, points, .. } in events {
                    li {
                        (say(words, "review-event", [
                            ("move", (at + 1).into()),
                            ("points", signed(words, points.mean).into()),
                            ("error", number(words, points.error).into()),
                            ("name", names.get(*mover).cloned().unwrap_or_default().into()),
                            ("played", said.events.get(at).unwrap_or(played).as_str().into()),
                        ]))
                    }
                }
            }
        }
    }
}

/// Every decision.
fn turns(words: &Words, seen: &VisibleReview, review: &Review, said: &Said) -> Markup {
    html! {
        details.turns {
            summary { (words.word("review-turns")) }
            table {
                thead { tr { @for key in ["review-move", "review-points", "review-place", "review-loss", "review-turn"] { th scope="col" { (words.word(key)) } } } }
                tbody {
                    @for decision in &review.decisions {
                        tr {
                            td { a href=(moment(seen, decision.at)) { (decision.at + 1) } }
                            td { (number(words, decision.expected.points)) }
                            td { (number(words, decision.expected.place)) }
                            td {
                                @if decision.lost() > 0.0 {
                                    (number(words, decision.points.mean)) " ± " (number(words, decision.points.error))
                                }
                            }
                            td { (said.turn(decision)) }
                        }
                    }
                }
            }
        }
    }
}

fn sharing(frame: &Frame<'_>, seen: &VisibleReview) -> Markup {
    let shared = seen.row.as_ref().is_some_and(|row| row.shared);
    let (key, to) = if shared { ("review-unshare", "no") } else { ("review-share", "yes") };
    html! {
        @if seen.own {
            section {
                @if shared { p { (frame.word("review-shared")) } }
                (form(frame, seen, "/share", &html! { button name="shared" value=(to) { (frame.word(key)) } }))
            }
        }
    }
}
