//! The review of a finished game for one seat: who may ask for it and see it, and playing on from a moment of it.

mod answer;
mod page;
mod retry;
mod swing;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use khipu_core::Seat;
use maud::Markup;
use serde::Deserialize;
use serde_json::json;

use super::Server;
use super::act::bad_request;
use super::failure::Failure;
use super::guard::Fields;
use super::guest::RequestContext;
use super::look::TableQuery;
use crate::store::ReviewRow;
use crate::tables::{ActError, KeptReview, Table};
pub(super) use retry::retried;

/// What lies below `/t/{id}/review`.
pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/", get(show).post(ask))
        .route("/share", post(share))
        .route("/{at}", get(show_answer).post(try_again))
}

/// What is asked about a decision.
#[derive(Deserialize)]
struct AskedStep {
    #[serde(rename = "as")]
    seat: Option<String>,
    step: Option<usize>,
}

/// A review that somebody may see.
struct VisibleReview {
    table: Arc<Table>,
    seat: Seat,
    /// Whether it is the own seat.
    own: bool,
    row: Option<ReviewRow>,
}

impl VisibleReview {
    /// Looks for a review: everybody sees those of their own seats, and those that were shared.
    async fn find(
        server: &Server,
        context: &RequestContext,
        id: &str,
        seat: Option<&str>,
    ) -> Result<Self, Failure> {
        let table = server.table(id, context).await?;
        if !table.now().over() {
            return Err(context.refused(409, "review-not-over"));
        }
        if table.is_sealed() {
            return Err(context.refused(409, "daily-not-closed"));
        }
        let held = context.seats(&table);
        let seat = match seat {
            Some(number) => number.parse().ok().and_then(|index| Seat::checked(index, table.header.players)),
            None => held.first(),
        };
        let seat = seat.ok_or_else(|| context.refused(404, "server-no-page"))?;
        let row = server.store.review(&table.id, seat.index() as u8).await;
        let row = row.map_err(|error| context.store_failed(error))?;
        let own = held.contains(seat);
        if !own && !row.as_ref().is_some_and(|row| row.shared) {
            return Err(context.refused(403, "review-not-shared"));
        }
        Ok(Self { table, seat, own, row })
    }

    /// The same, to change something: for whoever holds the seat.
    async fn own(
        server: &Server,
        context: &RequestContext,
        id: &str,
        fields: &Fields,
    ) -> Result<Self, Failure> {
        let seen = Self::find(server, context, id, fields.get("as")).await?;
        if seen.own { Ok(seen) } else { Err(context.failure(&ActError::NotYours, &[])) }
    }

    fn kept(&self) -> Option<KeptReview> {
        self.row.as_ref().and_then(KeptReview::of)
    }

    /// Whether nothing more is done for what is kept, and it is of no use today: made by an earlier version, or not to be
    /// read.
    fn is_outdated(&self) -> bool {
        self.row.as_ref().is_some_and(|row| row.done) && self.kept().is_none_or(|kept| kept.is_old())
    }

    /// The address of a decision at a step of its best line.
    fn answer(&self, at: usize, step: usize) -> String {
        format!("/t/{}/review/{at}?as={}&step={step}", self.table.id, self.seat.index())
    }

    fn path(&self) -> String {
        format!("/t/{}/review?as={}", self.table.id, self.seat.index())
    }
}

/// `GET /t/{id}/review`: a page, or for programs what is known.
async fn show(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Result<Response, Failure> {
    let seen = VisibleReview::find(&server, &context, &id, asked.seat.as_deref()).await?;
    if context.json {
        let review = seen.kept().map(|kept| kept.review);
        return Ok(Json(json!({ "asked": seen.row.is_some(), "review": review })).into_response());
    }
    Ok(page::page(&context, &seen).into_response())
}

/// `POST /t/{id}/review`: asks for it, also to be made anew.
async fn ask(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let seen = VisibleReview::own(&server, &context, &id, &fields).await?;
    let anew = seen.is_outdated();
    if seen.row.is_none() || anew {
        let asked = server.tables.ask_review(&seen.table, seen.seat, context.guest, anew).await;
        if !asked.map_err(|error| context.failure(&error, &[]))? {
            return Err(context.refused(429, "review-too-many"));
        }
    }
    Ok(Redirect::to(&seen.path()).into_response())
}

/// `POST /t/{id}/review/share`: whether everybody with the link may see it.
async fn share(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let seen = VisibleReview::own(&server, &context, &id, &fields).await?;
    let shared = fields.get("shared") == Some("yes");
    let kept = server.store.share_review(&seen.table.id, seen.seat.index() as u8, shared).await;
    kept.map_err(|error| context.store_failed(error))?;
    Ok(Redirect::to(&seen.path()).into_response())
}

/// `GET /t/{id}/review/{at}`: what was better at a decision, and what was expected to follow.
async fn show_answer(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path((id, at)): Path<(String, usize)>,
    Query(asked): Query<AskedStep>,
) -> Result<Markup, Failure> {
    let seen = VisibleReview::find(&server, &context, &id, asked.seat.as_deref()).await?;
    let kept = seen.kept();
    let decision = kept.as_ref().and_then(|kept| kept.review.decisions.iter().find(|one| one.at == at));
    let page =
        decision.and_then(|decision| answer::answer(&context, &seen, decision, asked.step.unwrap_or(0)));
    page.ok_or_else(|| context.refused(404, "server-no-page"))
}

/// `POST /t/{id}/review/{at}`: plays on from a decision, against bots.
async fn try_again(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path((id, at)): Path<(String, usize)>,
    fields: Fields,
) -> Result<Response, Failure> {
    let seen = VisibleReview::own(&server, &context, &id, &fields).await?;
    if at >= seen.table.now().steps.len() {
        return Err(bad_request(&context));
    }
    server.may_create(&context)?;
    server.has_room(&context).await?;
    let made = server.tables.play_on(context.host(), &context.name(), &seen.table, seen.seat, at).await;
    let made = made.map_err(|error| context.failure(&error, &[]))?;
    Ok(Redirect::to(&format!("/t/{made}")).into_response())
}
