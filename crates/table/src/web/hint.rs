//! Hints at a table, in three steps that are asked for one by one: where to look, the whole turn, and why.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
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
use super::view::Eyes;
use crate::tables::ActError;

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
                json!({ "say": words.word("hint-turn"), "turn": advice.turn, "parts": parts, "next": next }),
            ))
        }
        Some("explain") => {
            let (said, reasons) = explained(&advice, table.name(), words);
            Ok(Json(
                json!({ "say": said, "turn": advice.turn, "instead": advice.instead, "reasons": reasons, "parts": parts }),
            ))
        }
        _ => Err(bad_request(&context)),
    }
}

/// Why the best turn is better than the other, as a sentence and the terms that make the difference.
fn explained(advice: &Advice, game: &str, words: &Words) -> (String, Vec<String>) {
    if advice.about_equal {
        return (words.word("hint-equal"), Vec::new());
    }
    let [points, error] =
        [advice.ahead.mean, advice.ahead.error].map(|number| words.number(format!("{number:.1}")));
    let said = say(words, "hint-ahead", [("points", points.into()), ("error", error.into())]);
    (said, reasons(&advice.reasons, advice.by_what_follows, game, words))
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
