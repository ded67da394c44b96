//! Style sheets, scripts and fonts: they are in the binary. Their addresses have a hash of what they hold, so browsers keep
//! them for ever, and a new release is asked for by new addresses.

use std::borrow::Cow;
use std::collections::HashMap;
use std::iter;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use super::guest::text;
use super::{Server, bundle};

#[derive(RustEmbed)]
#[folder = "assets"]
struct Assets;

/// A file as it is served.
#[derive(Clone)]
struct Asset {
    data: Bytes,
    tag: String,
}

impl Asset {
    /// Sheets and scripts lose what only people read in them.
    fn new(kind: &str, source: Cow<'static, [u8]>) -> Self {
        let text = std::str::from_utf8(&source).unwrap_or_default();
        let data = match kind {
            "js" => minifier::js::minify(text).to_string().into(),
            "css" => match minifier::css::minify(text) {
                Ok(sheet) => sheet.to_string().into(),
                Err(_) => Bytes::from(source.into_owned()),
            },
            _ => Bytes::from(source.into_owned()),
        };
        let tag = short(blake3::hash(&data).as_bytes());
        Self { data, tag }
    }
}

/// Files that are written apart and sent as one: whatever is fetched costs some hundred bytes more than it holds.
const JOINED: [(&str, &[&str]); 2] =
    [("around.css", &["shell.css", "table.css"]), ("every-page.js", &["khipu.js", "turns.js"])];

/// The text of a file, as it was written.
pub(super) fn source(name: &str) -> String {
    Assets::get(name).map_or_else(String::new, |file| String::from_utf8_lossy(&file.data).into_owned())
}

/// The files that all games share, and a hash of them all. It is a folder of their addresses, so that scripts and sheets
/// find each other.
static SHARED: LazyLock<(HashMap<Cow<'static, str>, Asset>, String)> = LazyLock::new(|| {
    let mut hasher = blake3::Hasher::new();
    let mut files = HashMap::new();
    let alone = Assets::iter().filter(|name| !bundle::holds(name)).filter_map(|name| {
        let data = match extension(&name) {
            "js" => bundle::outside(&source(&name)).into_owned().into_bytes().into(),
            _ => Assets::get(&name)?.data,
        };
        Some((name, data))
    });
    let joined = JOINED.iter().map(|(name, parts)| (*name, parts.iter().map(|part| source(part)).collect()));
    let bundled = iter::once((bundle::ENTRANCE, bundle::bundle(source)));
    let joined =
        joined.chain(bundled).map(|(name, text): (_, String)| (Cow::from(name), text.into_bytes().into()));
    for (name, data) in alone.chain(joined) {
        let asset = Asset::new(extension(&name), data);
        hasher.update(name.as_bytes());
        hasher.update(asset.tag.as_bytes());
        files.insert(name, asset);
    }
    (files, short(hasher.finalize().as_bytes()))
});

/// The sheets and scripts of boards that were asked for, by what they were made from.
static BOARDS: LazyLock<Mutex<HashMap<&'static str, Asset>>> = LazyLock::new(Mutex::default);

fn of_board(kind: &str, source: &'static str) -> Asset {
    let mut boards = BOARDS.lock().unwrap_or_else(PoisonError::into_inner);
    boards.entry(source).or_insert_with(|| Asset::new(kind, source.as_bytes().into())).clone()
}

fn short(hash: &[u8]) -> String {
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The address of a file that all games share.
pub(crate) fn url(name: &str) -> String {
    format!("/assets/{}/{name}", SHARED.1)
}

/// The address of the style sheet (`css`) or the script (`js`) of a board.
pub(crate) fn board_url(game: &str, kind: &str, source: &'static str) -> String {
    format!("/assets/{}/{game}.{kind}", of_board(kind, source).tag)
}

/// `GET /assets/{*path}`, with the folder of a hash or without.
pub(crate) async fn asset(
    State(server): State<Arc<Server>>,
    Path(path): Path<String>,
    headers: HeaderMap,
) -> Response {
    let (folder, name) = path.split_once('/').unwrap_or(("", &path));
    let Some((Asset { data, tag }, right)) = found(&server, name).or_else(|| found(&server, &path)) else {
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

/// A file that all games share, or the style sheet or the script of a board (`{game}.css`, `{game}.js`), and the folder of
/// its address.
fn found(server: &Server, name: &str) -> Option<(Asset, String)> {
    if let Some(asset) = SHARED.0.get(name) {
        return Some((asset.clone(), SHARED.1.clone()));
    }
    let (name, kind) = name.rsplit_once('.')?;
    let game = server.tables.game(name).ok()?;
    let source = match kind {
        "css" => game.style(),
        "js" => game.script(),
        _ => return None,
    };
    let asset = of_board(kind, source);
    let folder = asset.tag.clone();
    Some((asset, folder))
}

fn extension(path: &str) -> &str {
    path.rsplit('.').next().unwrap_or_default()
}

fn kind(path: &str) -> &'static str {
    match extension(path) {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}
