//! The final score: points by source for everybody.

use maud::{Markup, html};

use super::seat_class;
use crate::web::shown::{Outcome, OutcomeLine, Shown};
use khipu_core::{Points, Viewer};
use khipu_words::Words;

/// The colours that sources have: after so many they begin again.
const SOURCES: usize = 8;

/// The result as it stands on the table page when the game is over.
pub(crate) fn result(shown: &Shown<'_>) -> Markup {
    html! {
        section id="outcome" hidden[shown.over.is_none()] {
            @if let Some(outcome) = &shown.over {
                h2 { (shown.words.word("page-score")) }
                (by_source(outcome, shown.words))
                p.links {
                    a.button.go href=(shown.path("score")) { (shown.words.word("page-sources")) }
                    @if shown.sealed { a href="/daily" { (shown.words.word("daily-title")) } }
                    @else {
                        @if let Viewer::Seat(seat) = shown.viewer {
                            a href=(format!("{}?as={}", shown.path("review"), seat.index())) { (shown.words.word("review-ask")) }
                        }
                        a href=(shown.path("record")) download { (shown.words.word("page-record")) }
                        " · " button form="to-study" { (shown.words.word("study-this")) }
                    }
                    @if matches!(shown.viewer, Viewer::Seat(_)) && !shown.sealed {
                        button form="play-again" { (shown.words.word("sitting-again")) }
                    }
                }
            }
        }
    }
}

/// The sources that gave or took anything: rows of nothing only push the others out of sight.
fn without_nothing(outcome: &Outcome) -> Outcome {
    let gave =
        |i: usize| outcome.lines.iter().any(|line| line.points.get(i).is_some_and(|p| *p != Points::ZERO));
    let kept: Vec<usize> = (0..outcome.sources.len()).filter(|&i| gave(i)).collect();
    let lines = outcome.lines.iter().map(|line| OutcomeLine {
        points: kept.iter().filter_map(|&i| line.points.get(i).copied()).collect(),
        ..line.clone()
    });
    Outcome { sources: kept.iter().map(|&i| outcome.sources[i].clone()).collect(), lines: lines.collect() }
}

/// A bar for each seat or actor, with a piece for each source that gave something.
pub(crate) fn bars(outcome: &Outcome, words: &Words) -> Markup {
    let outcome = &without_nothing(outcome);
    let positive = |points: &Points| points.as_f64().max(0.0);
    let sum = |line: &OutcomeLine| line.points.iter().map(positive).sum::<f64>();
    let most = outcome.lines.iter().map(sum).fold(1.0, f64::max);
    html! {
        // The table below says the same in words.
        div.bars aria-hidden="true" {
            @for line in &outcome.lines {
                div.bar-row.(seat_class(line.seat)) {
                    span.who { (line.name) }
                    div.stack {
                        @for (i, points) in line.points.iter().enumerate().filter(|(_, points)| positive(points) > 0.0) {
                            i.(format!("source-{}", i % SOURCES)) style=(format!("width:{:.2}%", positive(points) * 100.0 / most)) {
                                (words.number(points))
                            }
                        }
                    }
                    b { (words.number(line.total)) }
                }
            }
        }
    }
}

/// A table: a row for each source, a column for each seat or actor.
pub(crate) fn by_source(outcome: &Outcome, words: &Words) -> Markup {
    let outcome = &without_nothing(outcome);
    html! {
        div.wide {
            table.score {
                thead {
                    tr {
                        th scope="col" { span.visually-hidden { (words.word("page-source")) } }
                        @for line in &outcome.lines {
                            th scope="col" class=(seat_class(line.seat)) {
                                span.who { (line.name) }
                                @if line.won { " " span.won { (words.word("page-won")) } }
                            }
                        }
                    }
                }
                tbody {
                    @for (i, source) in outcome.sources.iter().enumerate() {
                        tr {
                            th scope="row" { i.key.(format!("source-{}", i % SOURCES)) {} span.source { (source) } }
                            @for line in &outcome.lines {
                                td { (line.points.get(i).map(|points| words.number(points)).unwrap_or_default()) }
                            }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (words.word("page-total")) }
                        @for line in &outcome.lines { td.won[line.won] { (words.number(line.total)) } }
                    }
                }
            }
        }
    }
}
