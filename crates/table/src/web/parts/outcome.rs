//! The final score: points by source for everybody.

use maud::{Markup, html};

use super::{path, seat_class};
use crate::web::shown::{Outcome, OutcomeLine, Shown};
use khipu_core::Points;
use khipu_words::Words;

/// The result as it stands on the table page when the game is over.
pub(crate) fn result(shown: &Shown<'_>) -> Markup {
    html! {
        section id="outcome" hidden[shown.over.is_none()] {
            @if let Some(outcome) = &shown.over {
                h2 { (shown.words.word("page-score")) }
                (by_source(outcome, shown.words))
                p.links {
                    a href=(path(shown.table, "score")) { (shown.words.word("page-score-picture")) }
                    " · "
                    a href=(path(shown.table, "record")) download { (shown.words.word("page-record")) }
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
                            th scope="row" { (source) }
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
