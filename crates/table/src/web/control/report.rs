//! Reports: anybody says what is wrong, moderators look.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;

use super::super::Server;
use super::super::failure::Failure;
use super::super::guard::Fields;
use super::super::guest::RequestContext;
use super::super::layout::page;
use super::super::lobby_page::style;
use crate::store::{ActId, GuestId, ReportRow, Role, StoreError, TableId};
use crate::tables::ActError;

/// The most characters of a report.
const LONGEST: usize = 1000;

/// What it is about.
#[derive(Deserialize)]
pub(crate) struct About {
    #[serde(default)]
    table: String,
}

/// `GET /report`
pub(crate) async fn form(context: RequestContext, Query(About { table }): Query<About>) -> Markup {
    let frame = context.frame("/report");
    let body = html! {
        main.user {
            h1 { (frame.word("report-title")) }
            p { (frame.word("report-tip")) }
            form method="post" action="/report" {
                (frame.guard())
                label for="table" { (frame.word("control-table")) }
                input #table name="table" value=(table) maxlength="200";
                label for="text" { (frame.word("report-text")) }
                textarea #text name="text" rows="4" maxlength=(LONGEST) required {}
                button.go { (frame.word("report-send")) }
            }
        }
    };
    page(&frame, &frame.word("report-title"), "user-page", &style(), &body)
}

/// `POST /report`
pub(crate) async fn post(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    fields: Fields,
) -> Result<Response, Failure> {
    server.may_create(&context)?;
    let text = fields.get("text").unwrap_or_default().trim().to_owned();
    if text.is_empty() || text.chars().count() > LONGEST {
        return Err(context.refused(422, "control-unclear"));
    }
    let table = fields.get("table").and_then(|table| TableId::read(table.trim().rsplit('/').next()?));
    let id = ActId::random().map_err(|error| context.store_failed(error))?.0;
    let row = ReportRow { id, at: 0, reporter: context.guest, name: context.name(), table, text };
    match server.store.report(row).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return Err(context.refused(503, "server-full")),
        Err(error) => return Err(context.store_failed(error)),
    }
    let frame = context.frame("/report");
    let body = html! { main.user { h1 { (frame.word("report-title")) } p role="status" { (frame.word("report-sent")) } } };
    Ok(page(&frame, &frame.word("report-title"), "user-page", &style(), &body).into_response())
}

/// `POST /control/settle`: a report is done with.
pub(crate) async fn settle(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    fields: Fields,
) -> Result<Response, Failure> {
    let (_, user) = context.as_user()?;
    if user.role < Role::Moderator {
        return Err(context.refused(403, "control-rank"));
    }
    let id = fields.get("report").and_then(GuestId::from_hex);
    let GuestId(id) = id.ok_or_else(|| context.refused(422, "control-unclear"))?;
    let settled = async {
        server.store.settle_report(id).await?;
        server.store.note(&user.name, &format!("settle report={}", GuestId(id))).await
    };
    match settled.await {
        // Another moderator was faster.
        Ok(()) | Err(StoreError::Conflict) => Ok(Redirect::to("/control").into_response()),
        Err(error) => Err(context.failure(&ActError::Store(error), &[])),
    }
}
