//! What requests carry: bodies, paths and whose eyes look.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::super::Server;
use super::super::failure::Failure;
use super::super::guest::{RequestContext, text};
use super::super::view::Eyes;
use crate::tables::Table;

/// A body in JSON. Who is known by a cookie alone also sends the token of the pages, as `X-Khipu-Token`.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Server>> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, server: &Arc<Server>) -> Result<Self, Failure> {
        let context =
            request.extensions().get::<RequestContext>().cloned().ok_or_else(|| Failure::plain(500, ""))?;
        let token = text(request.headers(), "x-khipu-token").unwrap_or_default();
        // A guest who has never been here has nothing that another site could misuse.
        if !context.fresh && !context.holds_token(token) {
            return Err(Failure::worded(403, context.words(), "server-forbidden").for_program(true));
        }
        match Json::<T>::from_request(request, server).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(error) => Err(unreadable(&error)),
        }
    }
}

/// What stands in the path.
pub(crate) struct Place<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<Server>> for Place<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, Failure> {
        let found = Path::<T>::from_request_parts(parts, server).await;
        let unreadable = |error: PathRejection| Failure::plain(error.status().as_u16(), &error.body_text());
        found.map(|Path(found)| Self(found)).map_err(|error| unreadable(error).for_program(true))
    }
}

/// What is wrong with a body: the parser says it best.
fn unreadable(error: &JsonRejection) -> Failure {
    Failure::plain(error.status().as_u16(), &error.body_text()).for_program(true)
}

pub(super) fn unreadable_query(error: &QueryRejection) -> Failure {
    Failure::plain(error.status().as_u16(), &error.body_text()).for_program(true)
}

/// Whose eyes.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct As {
    /// A seat that the guest holds; `none` for a spectator. Who holds one seat need not say it.
    #[serde(rename = "as")]
    pub(crate) seat: Option<String>,
    /// For streams: the version that is known already.
    pub(crate) from: Option<u64>,
}

pub(crate) type ViewerQuery = Result<Query<As>, QueryRejection>;

/// What stands behind the path.
pub(crate) fn query(asked: ViewerQuery) -> Result<As, Failure> {
    asked.map(|Query(asked)| asked).map_err(|error| unreadable_query(&error))
}

pub(super) async fn ask(
    server: &Server,
    context: &RequestContext,
    id: &str,
    asked: ViewerQuery,
) -> Result<(Arc<Table>, Eyes, Option<u64>), Failure> {
    let As { seat, from } = query(asked)?;
    let table = server.table_at(id, context, from).await?;
    let viewer = context.viewer(&table, seat.as_deref())?;
    Ok((table, Eyes { viewer, language: context.language }, from))
}
