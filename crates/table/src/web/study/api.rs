//! Study boards for programs: as the text that `khipu study` reads.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::Server;
use super::super::answer::Trouble;
use super::super::api::{Body, Place};
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::{VisibleStudy, changed};
use crate::store::StudyRow;
use crate::tables::ActError;

/// A study board.
#[derive(Serialize, ToSchema)]
pub(crate) struct StudyView {
    id: String,
    title: String,
    /// The name of the game.
    game: String,
    /// Grows with every change; a change names the version that it was made on.
    version: u64,
    /// Whether everybody with the link may look at it.
    shared: bool,
    /// When it was last changed, in seconds since 1970.
    changed: i64,
    /// Its moves, comments and marks as text (docs/notation.md); not in lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

impl StudyView {
    fn of(row: StudyRow) -> Self {
        let StudyRow { id, title, game, body, version, shared, changed, .. } = row;
        let text = (!body.is_empty()).then_some(body);
        Self { id: id.to_string(), title, game, version, shared, changed, text }
    }
}

/// A study as text.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StudyText {
    /// A study or a record (docs/notation.md), or a position (docs/positions.md).
    text: String,
}

/// A change of a study.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StudyChange {
    /// The version that it was made on.
    version: u64,
    /// The whole study as it shall be; as it was by default.
    #[serde(default)]
    text: Option<String>,
    /// Whether everybody with the link may look at it; as it was by default.
    #[serde(default)]
    shared: Option<bool>,
}

/// A study that shall be gone.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StudyDrop {
    /// The version that is known.
    version: u64,
}

/// Lists the studies of the guest, what was changed last first.
#[utoipa::path(get, path = "/api/studies", responses((status = 200, body = [StudyView])))]
pub(crate) async fn studies(
    State(server): State<Arc<Server>>,
    context: RequestContext,
) -> Result<Json<Vec<StudyView>>, Failure> {
    let rows = server.store.studies(context.guest).await.map_err(|error| context.store_failed(error))?;
    Ok(Json(rows.into_iter().map(StudyView::of).collect()))
}

/// Keeps a new study, from a study, a record or a position as text: every move of it must be possible, and it must not be
/// of a game that others still play.
#[utoipa::path(post, path = "/api/studies", request_body = StudyText,
    responses((status = 201, body = StudyView), (status = 409, body = Trouble), (status = 422, body = Trouble)))]
pub(crate) async fn new_study(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Body(StudyText { text }): Body<StudyText>,
) -> Result<(StatusCode, Json<StudyView>), Failure> {
    server.may_create(&context)?;
    let study = server.tables.read_study(text).await.map_err(|error| context.failure(&error, &[]))?;
    let id = server.keep_study(&context, &study).await?;
    let VisibleStudy { row, .. } = VisibleStudy::find(&server, &context, id.as_str()).await?;
    Ok((StatusCode::CREATED, Json(StudyView::of(row))))
}

/// A study of the guest, or one that is shared.
#[utoipa::path(get, path = "/api/studies/{id}", params(("id" = String, Path)),
    responses((status = 200, body = StudyView), (status = 404, body = Trouble)))]
pub(crate) async fn study(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
) -> Result<Json<StudyView>, Failure> {
    let VisibleStudy { row, .. } = VisibleStudy::find(&server, &context, &id).await?;
    Ok(Json(StudyView::of(row)))
}

/// Changes a study of the guest: what it holds, or whether it is shared.
#[utoipa::path(post, path = "/api/studies/{id}", params(("id" = String, Path)), request_body = StudyChange,
    responses((status = 200, body = StudyView), (status = 404, body = Trouble), (status = 409, body = Trouble)))]
pub(crate) async fn save_study(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    Body(StudyChange { version, text, shared }): Body<StudyChange>,
) -> Result<Json<StudyView>, Failure> {
    let failed = |error: ActError| context.failure(&error, &[]);
    let row = VisibleStudy::own(&server, &context, &id).await?;
    if row.version != version {
        return Err(failed(ActError::Stale));
    }
    let mut row = match text {
        Some(text) => {
            let study = server.tables.read_study(text).await.map_err(failed)?;
            if server.tables.goes_on(&study.header.origin).await.map_err(failed)? {
                return Err(context.refused(409, "study-not-over"));
            }
            changed(&row, &study, &context)?
        }
        None => StudyRow { version: row.version + 1, ..row },
    };
    row.shared = shared.unwrap_or(row.shared);
    server.store.save_study(row.clone()).await.map_err(|error| failed(error.into()))?;
    Ok(Json(StudyView::of(row)))
}

/// Removes a study of the guest.
#[utoipa::path(post, path = "/api/studies/{id}/drop", params(("id" = String, Path)), request_body = StudyDrop,
    responses((status = 204), (status = 404, body = Trouble), (status = 409, body = Trouble)))]
pub(crate) async fn drop_study(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    Body(StudyDrop { version }): Body<StudyDrop>,
) -> Result<StatusCode, Failure> {
    let row = VisibleStudy::own(&server, &context, &id).await?;
    if row.version != version {
        return Err(context.failure(&ActError::Stale, &[]));
    }
    let gone = server.store.drop_study(&row.id, context.guest).await;
    gone.map_err(|error| context.failure(&error.into(), &[]))?;
    Ok(StatusCode::NO_CONTENT)
}
