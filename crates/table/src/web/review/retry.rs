//! At a table where a decision is tried again: whether the new turn was better.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use khipu_bots::Uncertain;
use khipu_study::Standing;
use khipu_words::Words;
use serde_json::{Value, json};

use super::VisibleReview;
use super::page::number;
use crate::web::Server;
use crate::web::failure::Failure;
use crate::web::guest::RequestContext;
use crate::web::look::TableQuery;
use crate::web::parts::say;

/// `GET /t/{id}/retry`: the turn that was played instead of a decision, against it and against the best; nothing is said
/// before the turn is over.
pub(in crate::web) async fn retried(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Json<Value>, Failure> {
    let table = server.table(&id, &context).await?;
    let seat = server.acting_seat(&context, &table, asked.seat.as_deref())?;
    let none = || context.refused(404, "server-no-page");
    let retry = table.terms.retry.as_ref().filter(|retry| usize::from(retry.seat) == seat.index());
    let retry = retry.ok_or_else(none)?;
    let seen = VisibleReview::find(&server, &context, &retry.table, Some(&retry.seat.to_string())).await?;
    let kept = seen.kept();
    let decision = kept.as_ref().and_then(|kept| kept.review.decisions.iter().find(|one| one.at == retry.at));
    let silent = json!({ "say": [] });
    let Some(decision) = decision else { return Ok(Json(silent)) };
    let retried = server.tables.retried(&table, &seen.table, seat, decision).await;
    let Some(retried) = retried.map_err(|error| context.failure(&error, &[]))? else {
        return Ok(Json(silent));
    };
    let words = context.words();
    let said =
        [standing(words, "played", retried.against_played), standing(words, "best", retried.against_best)];
    // Until these moves are taken back there is nothing else to say.
    let until = decision.at + retried.turn.len();
    Ok(Json(json!({ "say": said, "until": until, "retried": *retried })))
}

/// How a turn stands against another one, in a sentence.
fn standing(words: &Words, other: &str, standing: Standing) -> String {
    let (how, points) = match standing {
        Standing::Same => ("same", Uncertain::default()),
        Standing::Equal => ("equal", Uncertain::default()),
        Standing::Better(points) => ("better", points),
        Standing::Worse(points) => ("worse", points),
    };
    let fields =
        [("points", number(words, points.mean).into()), ("error", number(words, points.error).into())];
    say(words, &format!("review-retry-{other}-{how}"), fields)
}
