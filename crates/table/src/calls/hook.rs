//! Webhooks: what each receiver understands, signed where it can check that.

use axum::body::Body;
use axum::http::Request;
use ring::hmac;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::due::Said;

/// What a receiver understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum HookFormat {
    /// All that is to be said, with a signature.
    Json,
    Discord,
    Slack,
    Ntfy,
}

impl HookFormat {
    /// All, with their names.
    pub(crate) const ALL: [(&'static str, Self); 4] =
        [("json", Self::Json), ("discord", Self::Discord), ("slack", Self::Slack), ("ntfy", Self::Ntfy)];
}

/// The request that makes a call.
pub(super) fn request(
    url: &str,
    format: HookFormat,
    secret: &str,
    said: &Said,
    at: i64,
) -> Result<Request<Body>, axum::http::Error> {
    let text = format!("{} {}", said.text, said.url);
    let builder = Request::post(url).header("user-agent", "khipu");
    let json = |body: serde_json::Value| (builder_type(), body.to_string());
    let ((name, value), body) = match format {
        // Names may not call people of the receiver's own.
        HookFormat::Discord => json(json!({ "content": text, "allowed_mentions": { "parse": [] } })),
        HookFormat::Slack => json(json!({ "text": text.replace('&', "&amp;").replace('<', "&lt;") })),
        HookFormat::Ntfy => (("content-type", "text/plain; charset=utf-8"), said.text.clone()),
        HookFormat::Json => json(json!({
            "kind": said.kind.name(), "table": said.table, "game": said.game, "seat": said.seat,
            "text": said.text, "url": said.url, "tag": said.tag,
        })),
    };
    let builder = builder.header(name, value);
    let builder = match format {
        HookFormat::Json => {
            let signature = sign(secret, at, &body);
            builder.header("khipu-timestamp", at).header("khipu-signature", format!("sha256={signature}"))
        }
        HookFormat::Ntfy => builder.header("click", &said.url),
        HookFormat::Discord | HookFormat::Slack => builder,
    };
    builder.body(Body::from(body))
}

const fn builder_type() -> (&'static str, &'static str) {
    ("content-type", "application/json")
}

/// The HMAC of the time and the body: neither can be forged, and an old call is known as such.
pub(crate) fn sign(secret: &str, at: i64, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, format!("{at}.{body}").as_bytes());
    tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect()
}
