//! How somebody wants to be called: the page, and what is posted from it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::Uri;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::json;

use super::Server;
use super::act::bad_request;
use super::failure::Failure;
use super::guard::Fields;
use super::guest::{RequestContext, same};
use super::layout::{Frame, page};
use super::lobby_page::style;
use crate::calls::{HookFormat, Kind, Quiet, Subscription, Target, Way, is_allowed};
use crate::store::{GuestSecret, StoreError, TableId, WayRow};
use crate::tables::ActError;

/// Ways that somebody can have.
const MOST: usize = 20;
/// Seconds between letters among which people choose.
const EVERY: [(u32, &str); 3] = [(0, "call-at-once"), (3600, "call-hourly"), (86_400, "call-daily")];

/// Whose calls, or those of a table.
#[derive(Deserialize)]
pub(crate) struct CallsQuery {
    table: Option<String>,
}

impl Server {
    /// Where one click ends the letters of a way.
    pub(crate) fn stop_link(&self, way: &str) -> String {
        format!("{}/calls/stop/{way}/{}", self.origin(), self.signer.hex("stop", &[way.as_bytes()]))
    }

    async fn ways(&self, context: &RequestContext) -> Result<Vec<(WayRow, Way)>, Failure> {
        let rows = self.store.ways_of(context.guest).await.map_err(|error| store(context, error))?;
        let read = |row: WayRow| serde_json::from_str(&row.body).ok().map(|way| (row, way));
        Ok(rows.into_iter().filter_map(read).collect())
    }

    async fn keep(&self, context: &RequestContext, table: Option<TableId>, way: &Way) -> Result<(), Failure> {
        let ways = self.ways(context).await?;
        // The same browser or address is kept once.
        let leads = |target: &Target| match target {
            Target::Push(browser) => browser.endpoint.clone(),
            Target::Mail { .. } => "mail".to_owned(),
            Target::Hook { url, .. } => url.clone(),
        };
        let known =
            |(row, other): &&(WayRow, Way)| row.table == table && leads(&other.target) == leads(&way.target);
        let known = ways.iter().find(known).map(|(row, _)| row.id.clone());
        if known.is_none() && ways.len() >= MOST {
            return Err(Failure::worded(429, context.words(), "call-too-many").for_program(context.json));
        }
        let fresh = || GuestSecret::random().map(|secret| secret.to_string());
        let id = known.map_or_else(fresh, Ok).map_err(|error| store(context, error))?;
        let body = serde_json::to_string(way).map_err(|_| bad_request(context))?;
        let row = WayRow { id, owner: context.guest, table, body };
        self.store.save_way(row).await.map_err(|error| store(context, error))
    }
}

fn store(context: &RequestContext, error: StoreError) -> Failure {
    context.failure(&ActError::Store(error), &[])
}

/// What was chosen for every way: which calls, and when none.
fn way(context: &RequestContext, fields: &Fields, target: Target) -> Way {
    let kinds = Kind::ALL.iter().filter(|(name, _)| fields.get(&format!("kind-{name}")).is_some());
    let hour = |name: &str| fields.get(name).and_then(|hour| hour.parse().ok());
    let quiet = hour("quiet-from").zip(hour("quiet-until"));
    let zone = fields.get("zone").filter(|zone| !zone.is_empty()).unwrap_or("UTC");
    Way {
        target,
        kinds: kinds.map(|(_, kind)| *kind).collect(),
        quiet: quiet.and_then(|(from, until)| Quiet::new(from, until, zone)),
        language: context.language.code().to_owned(),
    }
}

/// `POST /calls`: a new way. `to` is `hook` (with `url` and `format`), `push` (with what the browser says) or `mail`.
pub(crate) async fn add(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    fields: Fields,
) -> Result<Response, Failure> {
    let field = |name: &str| fields.get(name).unwrap_or_default().trim();
    let refused = |key: &str| Failure::worded(422, context.words(), key).for_program(context.json);
    let table = match fields.get("table").filter(|table| !table.is_empty()) {
        None => None,
        Some(id) => {
            let table = server.table(id, &context).await?;
            if !table.is_host(context.guest) {
                return Err(context.failure(&ActError::NotYours, &[]));
            }
            Some(table.id.clone())
        }
    };
    let target = match field("to") {
        "push" => Subscription::new(field("endpoint"), field("p256dh"), field("auth")).map(Target::Push),
        "mail" if server.caller.has_mail() => {
            Some(Target::Mail { every: field("every").parse().unwrap_or(0), sent: 0 })
        }
        "hook" => {
            let format = HookFormat::ALL.iter().find(|(name, _)| *name == field("format"));
            let secret = GuestSecret::random().map_err(|error| store(&context, error))?.to_string();
            format.map(|(_, format)| Target::Hook { url: field("url").to_owned(), format: *format, secret })
        }
        _ => None,
    };
    let target = target.ok_or_else(|| bad_request(&context))?;
    if let Target::Push(Subscription { endpoint: url, .. }) | Target::Hook { url, .. } = &target {
        let allowed = url.parse::<Uri>().is_ok_and(|uri| is_allowed(&uri, server.caller.private));
        if url.len() > 1000 || !allowed {
            return Err(refused("call-bad-address"));
        }
    }
    server.keep(&context, table, &way(&context, &fields, target)).await?;
    if context.json {
        return Ok(Json(json!({ "page": "/calls" })).into_response());
    }
    Ok(Redirect::to("/calls").into_response())
}

/// `POST /calls/drop`: ends a way of one's own.
pub(crate) async fn remove(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    fields: Fields,
) -> Result<Response, Failure> {
    let wanted = fields.get("way").unwrap_or_default();
    if server.ways(&context).await?.iter().any(|(row, _)| row.id == wanted) {
        server.store.drop_way(wanted).await.map_err(|error| store(&context, error))?;
    }
    Ok(Redirect::to("/calls").into_response())
}

/// `GET /calls/stop/{way}/{key}`: the question for people; opening the link changes nothing.
pub(crate) async fn ask_to_stop(context: RequestContext, Path((way, key)): Path<(String, String)>) -> Markup {
    let here = format!("/calls/stop/{way}/{key}");
    let frame = context.frame("/calls");
    let body = html! {
        main.new {
            h1 { (frame.word("call-title")) }
            form method="post" action=(here) { button.go { (frame.word("call-stop-letters")) } }
        }
    };
    page(&frame, &frame.word("call-title"), "new-page", &style(), &body)
}

/// `POST /calls/stop/{way}/{key}`: no more letters. Mail programs post it by themselves (RFC 8058), without a cookie.
pub(crate) async fn stop(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path((way, key)): Path<(String, String)>,
) -> Result<Markup, Failure> {
    if !same(server.signer.hex("stop", &[way.as_bytes()]), &key) {
        return Err(Failure::worded(403, context.words(), "server-link-invalid").for_program(context.json));
    }
    server.store.drop_way(&way).await.map_err(|error| store(&context, error))?;
    let frame = context.frame("/calls");
    let body = html! { main.new { h1 { (frame.word("call-title")) } p { (frame.word("call-stopped")) } } };
    Ok(page(&frame, &frame.word("call-title"), "new-page", &style(), &body))
}

/// `GET /worker.js`: what shows calls while no page is open. It stands at the root, so that it may open every page.
pub(crate) async fn worker() -> Response {
    let script = include_str!("../../assets/worker.js");
    ([(CONTENT_TYPE, "text/javascript; charset=utf-8")], script).into_response()
}

/// `GET /calls`
pub(crate) async fn show(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Query(asked): Query<CallsQuery>,
) -> Result<Markup, Failure> {
    let ways = server.ways(&context).await?;
    let frame = context.frame("/calls");
    let table = asked.table.as_deref().and_then(TableId::read);
    let body = html! {
        main.new {
            h1 { (frame.word("call-title")) }
            p { (frame.word("call-about")) }
            @if !ways.is_empty() { ul.ways { @for (row, way) in &ways { (line(&frame, row, way)) } } }
            @if table.is_none() {
                (form(&frame, None, "push", html! {
                    p.note { (frame.word("call-push-tip")) }
                    input type="hidden" name="endpoint"; input type="hidden" name="p256dh"; input type="hidden" name="auth";
                }, &server.caller.vapid.public()))
                @if server.caller.has_mail() {
                    (form(&frame, None, "mail", html! {
                        p.note { (frame.word("call-mail-tip")) }
                        label { (frame.word("call-every")) " " select name="every" {
                            @for (seconds, key) in EVERY { option value=(seconds) { (frame.word(key)) } }
                        } }
                    }, ""))
                }
            }
            (form(&frame, table.as_ref(), "hook", html! {
                p.note { (frame.word(if table.is_some() { "call-table-hook-tip" } else { "call-hook-tip" })) }
                label { (frame.word("call-hook-url")) " " input name="url" type="url" required maxlength="1000" placeholder="https://"; }
                label { (frame.word("call-hook-format")) " " select name="format" {
                    @for (name, _) in HookFormat::ALL { option value=(name) { (name) } }
                } }
            }, ""))
        }
    };
    Ok(page(&frame, &frame.word("call-title"), "new-page", &style(), &body))
}

fn line(frame: &Frame<'_>, row: &WayRow, way: &Way) -> Markup {
    let host =
        |url: &str| url.parse::<Uri>().ok().and_then(|uri| uri.host().map(str::to_owned)).unwrap_or_default();
    html! {
        li {
            @match &way.target {
                Target::Push(browser) => { (frame.word("call-push")) " · " (host(&browser.endpoint)) }
                Target::Mail { .. } => (frame.word("call-mail")),
                Target::Hook { url, secret, .. } => { (frame.word("call-hook")) " · " (host(url)) " · " code { (secret) } }
            }
            @if let Some(table) = &row.table { " · " a href=(format!("/t/{table}")) { (table) } }
            " · " (way.kinds.iter().map(|kind| frame.word(&format!("call-kind-{}", kind.name()))).collect::<Vec<_>>().join(", "))
            form.row method="post" action="/calls/drop" {
                (frame.guard())
                input type="hidden" name="way" value=(row.id);
                button.small { (frame.word("call-drop")) }
            }
        }
    }
}

#[expect(clippy::needless_pass_by_value, reason = "written in place")]
fn form(frame: &Frame<'_>, table: Option<&TableId>, to: &str, own: Markup, key: &str) -> Markup {
    html! {
        form.way method="post" action="/calls" data-push=[(to == "push").then_some(key)] {
            fieldset {
                legend { (frame.word(&format!("call-{to}"))) }
                (frame.guard())
                input type="hidden" name="to" value=(to);
                @if let Some(table) = table { input type="hidden" name="table" value=(table); }
                (own)
                p.kinds { @for (name, _) in Kind::ALL {
                    label { input type="checkbox" name=(format!("kind-{name}")) value="yes" checked; " " (frame.word(&format!("call-kind-{name}"))) }
                    " "
                } }
                p { span { (frame.word("call-quiet")) } " " (hours(frame, "quiet-from")) " – " (hours(frame, "quiet-until")) }
                input type="hidden" name="zone" value="" data-zone;
                button.go { (frame.word("call-add")) }
            }
        }
    }
}

fn hours(frame: &Frame<'_>, name: &str) -> Markup {
    html! { select name=(name) aria-label=(frame.word("call-quiet")) { option value="" { "–" } @for hour in 0..24 { option value=(hour) { (hour) ":00" } } } }
}
