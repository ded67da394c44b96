//! Style sheets, scripts and fonts: they are in the binary, and browsers keep them until they change.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use super::guest::text;

#[derive(RustEmbed)]
#[folder = "assets"]
#[exclude = "tests/*"]
struct Assets;

/// `GET /assets/{*path}`.
pub(crate) async fn asset(Path(path): Path<String>, headers: HeaderMap) -> Response {
    let Some(file) = Assets::get(&path) else { return StatusCode::NOT_FOUND.into_response() };
    let hash = file.metadata.sha256_hash();
    let tag: String = hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    // Asked again each time, answered with a word as long as nothing has changed.
    let known = [(ETAG, tag.clone()), (CACHE_CONTROL, "public, no-cache".to_owned())];
    if text(&headers, IF_NONE_MATCH.as_str()).is_some_and(|given| given.contains(&tag)) {
        return (StatusCode::NOT_MODIFIED, known).into_response();
    }
    (known, [(CONTENT_TYPE, kind(&path))], file.data).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("webmanifest" | "json") => "application/json",
        _ => "text/plain; charset=utf-8",
    }
}
