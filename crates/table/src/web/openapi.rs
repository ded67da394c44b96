//! The OpenAPI document of the interface for programs, made from its code.

use axum::Json;
use axum::response::Redirect;
use utoipa::openapi::header::Header;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{
    Content, ObjectBuilder, OpenApi as Document, Ref, RefOr, ResponseBuilder, schema::SchemaType,
    schema::Type,
};
use utoipa::{Modify, OpenApi};

use super::{answer, api, bot, daily, plan, reseat, study};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Khipu",
        description = "Board games at one table: the same acts as the pages, in JSON. A program is a guest with a token \
                       (POST /api/guests), sent as `Authorization: Bearer …`; the token of a seat link opens that seat.\n\n\
                       A guest may act 60 times in a row and 10 times a second, all from one address five times as often; \
                       from one address 600 answers in a row and 100 a second, 60 new tables or guests in a row and one \
                       every 2 seconds, 400 streams, 1000 connections; 100 tables of one guest go on at a time. A body has \
                       at most 64 KiB, a record 2 MiB. Whoever is told 429 or 503 comes again after `Retry-After` seconds."
    ),
    paths(
        api::new_guest,
        api::log_out,
        bot::account::new_bot,
        bot::challenge::list,
        bot::challenge::challenge,
        bot::challenge::answer,
        bot::events::events,
        daily::api::list,
        daily::api::play,
        daily::api::board,
        study::api::studies,
        study::api::new_study,
        study::api::study,
        study::api::save_study,
        study::api::drop_study,
        api::games,
        api::tables,
        api::create,
        api::view,
        api::moves,
        api::play,
        api::undo,
        api::about_back,
        plan::api::show,
        plan::api::plan,
        api::vote,
        api::holiday,
        api::end_holiday,
        reseat::change,
        api::events,
        api::download
    ),
    components(schemas(answer::Trouble)),
    modifiers(&Common)
)]
struct Api;

/// What all operations have in common.
struct Common;

const SCHEME: &str = "guest";

impl Modify for Common {
    fn modify(&self, document: &mut Document) {
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The token of a guest, or of a seat link."))
            .build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme(SCHEME, SecurityScheme::Http(scheme));
        let paths = document.paths.paths.values_mut();
        for path in paths {
            if let Some(operation) = &mut path.get {
                complete(operation, &["400"]);
            }
            if let Some(operation) = &mut path.post {
                // A post can come from another site, and its body can be anything.
                complete(operation, &["400", "403", "413", "415", "422"]);
            }
        }
    }
}

/// Adds what can happen everywhere, and says in words what each status means.
fn complete(operation: &mut Operation, troubles: &[&str]) {
    // Without a token a program is nobody in particular: it may look on.
    let nobody = SecurityRequirement::default();
    operation.security = Some(vec![SecurityRequirement::new::<_, [&str; 0], &str>(SCHEME, []), nobody]);
    for status in ["401", "421", "429", "500", "503"].iter().chain(troubles) {
        if operation.responses.responses.contains_key(*status) {
            continue;
        }
        let trouble = Content::new(Some(Ref::from_schema_name("Trouble")));
        let mut response = ResponseBuilder::new().content("application/json", trouble);
        if matches!(*status, "429" | "503") {
            let seconds = ObjectBuilder::new().schema_type(SchemaType::new(Type::Integer)).build();
            let mut header = Header::new(seconds);
            header.description = Some("Seconds after which it may go better.".to_owned());
            response = response.header("Retry-After", header);
        }
        operation.responses.responses.insert((*status).to_owned(), RefOr::T(response.build()));
    }
    for (status, response) in &mut operation.responses.responses {
        if let RefOr::T(response) = response
            && response.description.is_empty()
        {
            meaning(status).clone_into(&mut response.description);
        }
    }
}

fn meaning(status: &str) -> &'static str {
    match status {
        "200" => "Done.",
        "201" => "Made.",
        "204" => "Done; there is nothing to say.",
        "400" => "The request cannot be understood.",
        "401" => "The token is not known here, or is not good any more.",
        "403" => "This is not the guest's to see or to do.",
        "404" => "There is no such thing.",
        "409" => "Something else has happened meanwhile.",
        "413" => "The body is too large.",
        "415" => "The body is not JSON, or does not say so.",
        "421" => "The server is not reached by this name.",
        "422" => "It is not possible like this.",
        "429" => "That was too often, or there are too many already.",
        "500" => "A fault of the server.",
        _ => "The server cannot do it now: its disk, mostly.",
    }
}

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
