//! Hints at a table, in three steps that are asked for one by one: where to look, the whole turn, and why.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use khipu_board::RenderContext;
use khipu_bots::Uncertain;
use khipu_core::Viewer;
use khipu_study::{Advice, Reason};
use khipu_words::Words;
use serde_json::{Value, json};

use super::Server;
use super::act::bad_request;
use super::failure::Failure;
use super::guard::Fields;
use super::guest::RequestContext;
use super::parts::say;
use super::turn_words::{say_turn, say_turn_in_line};
use super::view::Eyes;
use crate::tables::ActError;

/// Differences below this are shown as nought points.
const NOUGHT: f32 = 0.05;

/// `POST /t/{id}/hint`: `step` is `nudge`, `show` or `explain`.
pub(crate) async fn hint(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Json<Value>, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = server.acting_seat(&context, &table, fields.get("as"))?;
    let (now, words) = (table.now(), context.words());
    let refuse = |status, key| Failure::worded(status, words, key).for_program(context.json);
    if !table.permits_hints(&now) {
        return Err(refuse(403, "hint-not-here"));
    }
    if !now.deciders.contains(seat) {
        return Err(refuse(409, "hint-not-now"));
    }
    let version = fields.get("v").and_then(|version| version.parse::<u64>().ok());
    if version != Some(now.version) {
        return Err(context.failure(&ActError::Stale, &[]));
    }
    let advice = server.tables.advise(&table, seat).await;
    let advice = advice.map_err(|error| context.failure(&error, &[]))?;
    let first = advice.turn.first().map(String::as_str).unwrap_or_default();
    let mut parts = now.last().parts(seat, first);
    let names = now.names(words);
    let own = RenderContext { words, names: &names, viewer: Viewer::Seat(seat) };
    // Programs read the turn in notation, people the words beside it.
    let (turn, said) = (&advice.turn, || say_turn(now.last(), seat, &advice.turn, &own));
    match fields.get("step") {
        Some("nudge") => {
            parts.truncate(1);
            let look =
                server.look(&table, &now, Eyes { viewer: Viewer::Seat(seat), language: context.language });
            let offers = look.offers();
            let named = offers
                .choices
                .iter()
                .find(|(place, _)| offers.parts.get(usize::from(*place)) == parts.first());
            let said = match named {
                Some((_, choice)) => say(words, "hint-nudge-at", [("place", choice.label.as_str().into())]),
                None => words.word("hint-nudge"),
            };
            Ok(Json(json!({ "say": said, "parts": parts, "next": "show" })))
        }
        Some("show") => {
            let next = (!advice.instead.is_empty()).then_some("explain");
            Ok(Json(
                json!({ "say": words.word("hint-turn"), "turn": turn, "said": said(), "parts": parts, "next": next }),
            ))
        }
        Some("explain") => {
            let in_line = |turn: &[String]| say_turn_in_line(now.last(), seat, turn, &own);
            let Explained { why, reasons } = explained(&advice, table.name(), words, in_line);
            Ok(Json(json!({
                "say": words.word("hint-turn"), "turn": turn, "said": said(), "instead": advice.instead,
                "why": why, "reasons": reasons, "parts": parts,
            })))
        }
        _ => Err(bad_request(&context)),
    }
}

/// Why a turn is the best.
struct Explained {
    /// Sentences that name the turns it is held against.
    why: Vec<String>,
    /// The terms that make the difference to the last of them.
    reasons: Vec<String>,
}

/// Why the best turn is better than the next best. If these are about equal, it is held against a turn that is worse.
fn explained(advice: &Advice, game: &str, words: &Words, in_line: impl Fn(&[String]) -> String) -> Explained {
    let number = |value: f32| words.number(format!("{value:.1}"));
    // Results count for more than points: the better chances to win may lie in as many points, or in fewer.
    let better = |turn: &[String], ahead: Uncertain| {
        let key = if ahead.mean >= NOUGHT { "play-hint-ahead" } else { "play-hint-chances" };
        let fields = [
            ("moves", in_line(turn).into()),
            ("points", number(ahead.mean).into()),
            ("error", number(ahead.error).into()),
        ];
        say(words, key, fields)
    };
    if advice.instead.is_empty() {
        let only = say(words, "play-hint-only", [("move", in_line(&advice.turn).into())]);
        return Explained { why: vec![only], reasons: Vec::new() };
    }
    if !advice.about_equal {
        let reasons = reasons(&advice.reasons, advice.by_what_follows, game, words);
        return Explained { why: vec![better(&advice.instead, advice.ahead)], reasons };
    }
    let equal = say(words, "play-hint-equal", [("moves", in_line(&advice.instead).into())]);
    match &advice.worse {
        Some(worse) => Explained {
            why: vec![equal, better(&worse.turn, worse.ahead)],
            reasons: reasons(&worse.reasons, worse.by_what_follows, game, words),
        },
        None => Explained { why: vec![equal, words.word("play-hint-all-equal")], reasons: Vec::new() },
    }
}

/// What makes a turn better, a line for each term.
pub(super) fn reasons(terms: &[Reason], by_what_follows: bool, game: &str, words: &Words) -> Vec<String> {
    let said = terms.iter().map(|reason| {
        let term = words.word(&format!("{game}-term-{}", reason.term));
        // A true minus, not a hyphen.
        format!("{} {term}", words.number(format!("{:+.1}", reason.points)).replace('-', "−"))
    });
    said.chain(by_what_follows.then(|| words.word("hint-follows"))).collect()
}

#[cfg(test)]
mod tests {
    use khipu_study::Worse;
    use khipu_words::Language;

    use super::*;

    fn advice() -> Advice {
        Advice {
            turn: vec!["place tikal".to_owned(), "end".to_owned()],
            instead: vec!["place uxmal".to_owned()],
            ahead: Uncertain { mean: 1.25, error: 0.1 },
            about_equal: false,
            reasons: vec![Reason { term: "corn".into(), points: 1.0 }],
            by_what_follows: false,
            worse: None,
        }
    }

    fn told(advice: &Advice, words: &Words) -> Explained {
        explained(advice, "tzolkin", words, |turn| turn.join(", "))
    }

    #[test]
    fn the_next_best_is_named_and_has_a_reason_in_every_language() {
        let reasons = vec![Reason { term: "corn".into(), points: 2.0 }];
        let worse = Worse {
            turn: vec!["end".to_owned()],
            ahead: Uncertain { mean: 3.5, error: 0.1 },
            reasons,
            by_what_follows: true,
        };
        for (code, language) in Language::NAMES {
            let words = &khipu_games::words(language);
            let plain = told(&advice(), words);
            assert!(plain.why[0].contains("place uxmal") && !plain.why[0].contains('⟨'), "{code}");
            assert_eq!(plain.reasons.len(), 1, "{code}");
            // Better chances with fewer points are not called better by points.
            let chances = Advice { ahead: Uncertain { mean: -0.2, error: 0.1 }, ..advice() };
            let chances = told(&chances, words).why.join(" ");
            assert!(!chances.contains("0.2") && !chances.contains("0,2"), "{code}: {chances}");
            let equal = Advice { about_equal: true, reasons: Vec::new(), ..advice() };
            let all = told(&equal, words);
            assert_eq!(all.why.last(), Some(&words.word("play-hint-all-equal")), "{code}");
            let some = told(&Advice { worse: Some(worse.clone()), ..equal }, words);
            assert!(some.why[0].contains("place uxmal") && some.why[1].contains("end"), "{code}");
            assert_eq!((some.why.len(), some.reasons.len()), (2, 2), "{code}");
            let only = told(&Advice { instead: Vec::new(), ..advice() }, words);
            assert!(only.why[0].contains("place tikal"), "{code}");
        }
    }
}
