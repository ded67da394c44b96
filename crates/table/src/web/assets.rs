//! Style sheets, scripts and fonts: they are in the binary. Their addresses have a hash of what they hold, so browsers keep
//! them for ever, and a new release is asked for by new addresses.

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

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

/// The hash of all files that games share. It is a folder of their addresses, so that scripts and sheets find each other.
static SHARED: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = blake3::Hasher::new();
    for (name, file) in Assets::iter().filter_map(|name| Some((name.clone(), Assets::get(&name)?))) {
        hasher.update(name.as_bytes());
        hasher.update(&file.metadata.sha256_hash());
    }
    short(hasher.finalize().as_bytes())
});

fn short(hash: &[u8]) -> String {
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The address of a file that all games share.
pub(crate) fn url(name: &str) -> String {
    format!("/assets/{}/{name}", *SHARED)
}

/// The address of the style sheet (`css`) or the script (`js`) of a board.
pub(crate) fn board_url(game: &str, kind: &str, text: &str) -> String {
    format!("/assets/{}/{game}.{kind}", short(blake3::hash(text.as_bytes()).as_bytes()))
}

/// `GET /assets/{*path}`, with the folder of a hash or without.
pub(crate) async fn asset(
    State(server): State<Arc<Server>>,
    Path(path): Path<String>,
    headers: HeaderMap,
) -> Response {
    let (folder, name) = path.split_once('/').unwrap_or(("", &path));
    let Some(Found { data, tag, folder: right }) = found(&server, name).or_else(|| found(&server, &path))
    else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let tag = format!("\"{tag}\"");
    // The content of an address with the right hash never changes. Any other is asked for each time, and answered with
    // a word as long as nothing has changed.
    let kept = if folder == right { "public, max-age=31536000, immutable" } else { "public, no-cache" };
    let known = [(ETAG, tag.clone()), (CACHE_CONTROL, kept.to_owned())];
    if text(&headers, IF_NONE_MATCH.as_str()).is_some_and(|given| given.contains(&tag)) {
        return (StatusCode::NOT_MODIFIED, known).into_response();
    }
    (known, [(CONTENT_TYPE, kind(&path))], data).into_response()
}

/// A file with its hash, and the folder of its address.
struct Found {
    data: Cow<'static, [u8]>,
    tag: String,
    folder: String,
}

/// A file that all games share, or the style sheet or the script of a board: `{game}.css`, `{game}.js`.
fn found(server: &Server, name: &str) -> Option<Found> {
    if let Some(file) = Assets::get(name) {
        let tag = short(&file.metadata.sha256_hash());
        return Some(Found { data: file.data, tag, folder: SHARED.clone() });
    }
    let (name, kind) = name.rsplit_once('.')?;
    let game = server.tables.game(name).ok()?;
    let text = match kind {
        "css" => game.style(),
        "js" => game.script(),
        _ => return None,
    };
    let tag = short(blake3::hash(text.as_bytes()).as_bytes());
    Some(Found { data: Cow::Borrowed(text.as_bytes()), folder: tag.clone(), tag })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}
