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

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use serde_json::Value;

    use super::*;

    /// What stands above the list.
    const HEAD: &str = "# HTTP API

`/api` offers the same acts as the pages, in JSON. `GET /api/openapi.json` is the full description (OpenAPI), from which clients can
be generated; this list is written from it by the tests.

    token=$(curl -s -X POST localhost:7878/api/guests -H 'content-type: application/json' -d '{\"name\":\"Ada\"}' | jq -r .token)
    curl -s localhost:7878/api/games -H \"Authorization: Bearer $token\"

A program is a guest with a token, sent as `Authorization: Bearer …`; the token of a seat link opens that seat. Acts name the version of
the table they were decided on; an act on an old version is refused, so nothing is played twice. Moves are words
([notation.md](notation.md)), views have the fields of [positions.md](positions.md), events those of [events.md](events.md).

| request | what it does |
| --- | --- |
";

    /// The page of the interface names every request. `KHIPU_REGENERATE=1` writes it anew.
    #[test]
    fn the_page_of_the_interface_is_what_it_is() {
        let document = serde_json::to_value(Api::openapi()).expect("a document");
        let mut page = HEAD.to_owned();
        for (path, methods) in document["paths"].as_object().expect("paths") {
            for (method, about) in methods.as_object().expect("methods") {
                let text = |key: &str| about[key].as_str().unwrap_or_default().trim().replace('\n', " ");
                let summary = if text("summary").is_empty() { text("description") } else { text("summary") };
                let _ = writeln!(
                    page,
                    "| `{} {path}` | {} |",
                    method.to_uppercase(),
                    summary.replace('|', "\\|")
                );
            }
        }
        assert!(page.matches("\n| `").count() > 8 && !matches!(document["info"]["title"], Value::Null));
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/http-api.md");
        if std::env::var_os("KHIPU_REGENERATE").is_some() {
            std::fs::write(path, &page).expect("written");
        }
        let found = std::fs::read_to_string(path).unwrap_or_default();
        assert!(
            found == page,
            "docs/http-api.md lags; KHIPU_REGENERATE=1 cargo test -p khipu-table --lib openapi"
        );
    }
}
