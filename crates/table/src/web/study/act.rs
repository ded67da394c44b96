//! What is done at a node: going elsewhere, and what its owner changes.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use khipu_core::Fault;
use khipu_study::{Mark, Study};
use serde_json::json;

use super::super::Server;
use super::super::act::bad_request;
use super::super::failure::Failure;
use super::super::guard::Fields;
use super::super::guest::RequestContext;
use super::{Open, faulty};
use crate::tables::ActError;

/// `POST /study/{id}/{node}/{what}`: to another node, or a change of this one.
pub(super) async fn act(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path((id, node, what)): Path<(String, String, String)>,
    fields: Fields,
) -> Result<Response, Failure> {
    let mut open = Open::find(&server, &context, &(id, node)).await?;
    let here = open.node;
    let to = match what.as_str() {
        "undo" => open.study.nodes()[here].parent,
        "restart" => 0,
        what => {
            may_change(&open, &fields)?;
            match what {
                "move" => play(&mut open, &fields).await?,
                "comment" => {
                    let text = fields.get("text").unwrap_or_default();
                    change(&mut open, |study| study.comment(here, text).map(|()| here)).await?
                }
                "mark" => mark(&mut open, &fields).await?,
                "values" => values(&mut open).await?,
                "cut" => change(&mut open, |study| Ok(study.cut(here))).await?,
                _ => return Err(context.refused(404, "server-no-page")),
            }
        }
    };
    Ok(answer(&open, to))
}

/// Whether whoever asks may change the study, as it stands on their page.
fn may_change(open: &Open<'_>, fields: &Fields) -> Result<(), Failure> {
    let context = open.context;
    if !open.own {
        return Err(context.refused(403, "study-not-yours"));
    }
    match fields.get("v").and_then(|version| version.parse::<u64>().ok()) {
        Some(version) if version == open.row.version => Ok(()),
        Some(_) => Err(context.failure(&ActError::Stale, &[])),
        None => Err(bad_request(context)),
    }
}

/// Scripts are told where it goes on; without scripts the page comes.
fn answer(open: &Open<'_>, node: usize) -> Response {
    let page = open.path(node);
    if open.context.json {
        Json(json!({ "v": open.row.version, "page": page })).into_response()
    } else {
        Redirect::to(&page).into_response()
    }
}

/// Changes the study and keeps it; the answer is where to go on.
async fn change(
    open: &mut Open<'_>,
    how: impl FnOnce(&mut Study) -> Result<usize, Fault>,
) -> Result<usize, Failure> {
    let to = how(&mut open.study).map_err(|fault| faulty(open.context, fault))?;
    open.keep().await?;
    Ok(to)
}

/// Plays a move: `m` is a place in the list of moves, `move` a move in words. One that is there already is only gone along.
async fn play(open: &mut Open<'_>, fields: &Fields) -> Result<usize, Failure> {
    let context = open.context;
    let seat = open.acting().ok_or_else(|| context.refused(409, "study-not-turn"))?;
    let words = match (fields.get("m"), fields.get("move")) {
        (Some(place), _) => {
            let place = place.parse().map_err(|_| bad_request(context))?;
            open.played.listed(seat, place).ok_or_else(|| context.failure(&ActError::NoMove, &[]))?
        }
        (None, Some(words)) => words.to_owned(),
        (None, None) => return Err(bad_request(context)),
    };
    let played = open.played.play(seat, &words);
    played.map_err(|refused| context.failure(&ActError::Refused(open.game.clone(), refused), &open.names))?;
    let last = open.played.played().last().cloned().ok_or_else(|| bad_request(context))?;
    let before = open.study.nodes().len();
    let to = open.study.add(open.node, last).map_err(|fault| faulty(context, fault))?;
    if open.study.nodes().len() > before {
        open.keep().await?;
    }
    Ok(to)
}

/// Marks the place `from`, or draws an arrow from there to the place `to`; the same again takes it away.
async fn mark(open: &mut Open<'_>, fields: &Fields) -> Result<usize, Failure> {
    let here = open.node;
    let from = fields.get("from").ok_or_else(|| bad_request(open.context))?.to_owned();
    let to = fields.get("to").filter(|to| !to.is_empty()).map(str::to_owned);
    change(open, |study| study.toggle(here, Mark { from, to }).map(|()| here)).await
}

/// Finds out what the moves are worth, and keeps it with the node.
async fn values(open: &mut Open<'_>) -> Result<usize, Failure> {
    let (here, context) = (open.node, open.context);
    let seat = open.played.deciders().first().ok_or_else(|| context.refused(409, "study-not-turn"))?;
    let tables = &open.server.tables;
    let values = tables.study_values(context.guest, &open.row.id, open.played.copy(), seat).await;
    let values = values.map_err(|error| context.failure(&error, &[]))?;
    let values = values.ok_or_else(|| context.refused(429, "study-values-wait"))?;
    change(open, |study| study.value(here, values).map(|()| here)).await
}
