//! Style sheets, scripts and fonts: they are in the binary, and browsers keep them until they change.

use std::borrow::Cow;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use super::Server;
use super::guest::text;

#[derive(RustEmbed)]
#[folder = "assets"]
#[exclude = "tests/*"]
struct Assets;

/// `GET /assets/{*path}`.
pub(crate) async fn asset(
    State(server): State<Arc<Server>>,
    Path(path): Path<String>,
    headers: HeaderMap,
) -> Response {
    let Some((data, hash)) = shared(&path).or_else(|| board_style(&server, &path)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let tag: String = hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    // Asked again each time, answered with a word as long as nothing has changed.
    let known = [(ETAG, tag.clone()), (CACHE_CONTROL, "public, no-cache".to_owned())];
    if text(&headers, IF_NONE_MATCH.as_str()).is_some_and(|given| given.contains(&tag)) {
        return (StatusCode::NOT_MODIFIED, known).into_response();
    }
    (known, [(CONTENT_TYPE, kind(&path))], data).into_response()
}

/// A file that all games share, with its hash.
fn shared(path: &str) -> Option<(Cow<'static, [u8]>, [u8; 32])> {
    Assets::get(path).map(|file| (file.data, file.metadata.sha256_hash()))
}

/// The style sheet of a board: `{game}.css`.
fn board_style(server: &Server, path: &str) -> Option<(Cow<'static, [u8]>, [u8; 32])> {
    let game = server.tables.game(path.strip_suffix(".css")?).ok()?;
    let style = game.style().as_bytes();
    Some((Cow::Borrowed(style), *blake3::hash(style).as_bytes()))
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
