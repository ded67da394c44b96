//! The OpenAPI document of the interface for programs, made from its code.

use axum::Json;
use axum::response::Redirect;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;

use super::{api, reseat};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Khipu",
        description = "Board games at one table: the same acts as the pages, in JSON. A program is a guest with a token \
                       (POST /api/guests), sent as `Authorization: Bearer …`; the token of a seat link opens that seat."
    ),
    paths(
        api::new_guest,
        api::games,
        api::tables,
        api::create,
        api::view,
        api::moves,
        api::play,
        api::undo,
        reseat::change,
        api::events,
        api::download
    )
)]
struct Api;

/// `GET /api/openapi.json`
pub(crate) async fn document() -> Json<Document> {
    Json(Api::openapi())
}

/// `GET /api`: the document is the page.
pub(crate) async fn page() -> Redirect {
    Redirect::to("/api/openapi.json")
}
