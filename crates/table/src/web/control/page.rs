//! The page of moderators.

use std::sync::Arc;

use axum::extract::State;
use maud::{Markup, html};

use super::super::Server;
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::layout::{Frame, page};
use super::super::lobby_page::style;
use super::policy::{Opening, Policy, SignUp};
use crate::store::{AuditRow, GuestId, ReportRow, Role};

/// A field of a form.
#[derive(Clone, Copy)]
struct Field {
    name: &'static str,
    /// The key of its words.
    key: &'static str,
    number: bool,
}

const NAME: Field = Field { name: "name", key: "control-name", number: false };
const HOURS: Field = Field { name: "hours", key: "control-hours", number: true };
const TABLE: Field = Field { name: "table", key: "control-table", number: false };
const SEAT: Field = Field { name: "seat", key: "control-seat", number: true };
const WHY: Field = Field { name: "why", key: "control-why", number: false };
const ADDRESS: Field = Field { name: "address", key: "control-address", number: false };

/// What moderators do, and what they have to say for it.
const ACTS: [(&str, &[Field]); 6] = [
    ("mute", &[NAME, HOURS]),
    ("ban", &[NAME, HOURS]),
    ("kick", &[TABLE, SEAT]),
    ("close", &[TABLE, WHY]),
    ("remove", &[TABLE]),
    ("restore", &[TABLE]),
];

/// `GET /control`
pub(crate) async fn control(
    State(server): State<Arc<Server>>,
    context: RequestContext,
) -> Result<Markup, Failure> {
    let role = context.role();
    if role < Role::Moderator {
        return Err(context.refused(403, "control-rank"));
    }
    let read = async { Ok((server.store.reports().await?, server.store.audit().await?)) };
    let (reports, audit) = read.await.map_err(|error| context.store_failed(error))?;
    let frame = context.frame("/control");
    let body = html! {
        main.user {
            h1 { (frame.word("control-title")) }
            (queue(&frame, &reports))
            section {
                h2 { (frame.word("control-acts")) }
                p.note { (frame.word("control-hours-tip")) }
                @for (act, fields) in ACTS { (form(&frame, act, fields, &html! {})) }
            }
            @if role == Role::Admin { (admin(&frame, server.policy())) }
            (log(&frame, &audit))
        }
    };
    Ok(page(&frame, &frame.word("control-title"), "user-page", &style(), &body))
}

fn form(frame: &Frame<'_>, act: &str, fields: &[Field], more: &Markup) -> Markup {
    html! {
        form method="post" action="/control" {
            (frame.guard())
            input type="hidden" name="act" value=(act);
            @for field in fields {
                @let id = format!("{act}-{}", field.name);
                span.field {
                    label for=(id) { (frame.word(field.key)) }
                    input id=(id) name=(field.name) type=(if field.number { "number" } else { "text" })
                        min=[field.number.then_some("0")] autocomplete="off" required;
                }
            }
            (more)
            button { (frame.word(&format!("control-{act}"))) }
        }
    }
}

fn choice(frame: &Frame<'_>, act: &str, name: &str, names: &[&str], now: &str) -> Markup {
    let id = format!("{act}-{name}");
    html! {
        span.field {
            label for=(id) { (frame.word(&format!("control-{}", name.replace('_', "-")))) }
            select id=(id) name=(name) {
                @for choice in names {
                    option value=(choice) selected[*choice == now] { (frame.word(&format!("control-{name}-{choice}").replace('_', "-"))) }
                }
            }
        }
    }
}

/// What only administrators do.
fn admin(frame: &Frame<'_>, policy: Policy) -> Markup {
    let sign_up = SignUp::NAMES.map(|(name, _)| name);
    let tables = Opening::NAMES.map(|(name, _)| name);
    let (now_sign_up, now_tables) = (sign_up[policy.sign_up as usize], tables[policy.tables as usize]);
    let roles = Role::NAMES.map(|(name, _)| name);
    html! {
        section {
            h2 { (frame.word("control-admin")) }
            (form(frame, "policy", &[], &html! {
                (choice(frame, "policy", "sign_up", &sign_up, now_sign_up))
                (choice(frame, "policy", "tables", &tables, now_tables))
            }))
            (form(frame, "role", &[NAME], &choice(frame, "role", "role", &roles, roles[0])))
            (form(frame, "ban-network", &[ADDRESS, HOURS], &html! {}))
            form method="post" action="/user/invite" { (frame.guard()) button { (frame.word("control-invite")) } }
        }
    }
}

fn queue(frame: &Frame<'_>, reports: &[ReportRow]) -> Markup {
    html! {
        section {
            h2 { (frame.word("control-reports")) }
            @if reports.is_empty() { p.none { (frame.word("control-reports-none")) } }
            ul.things { @for report in reports {
                li {
                    span { time data-ago=(report.at) {} " · " (report.name) " · " (report.text)
                        @if let Some(table) = &report.table { " · " a href=(format!("/t/{table}?as=none")) { (frame.word("control-table")) } } }
                    form method="post" action="/control/settle" {
                        (frame.guard())
                        input type="hidden" name="report" value=(GuestId(report.id));
                        button { (frame.word("control-settle")) }
                    }
                }
            } }
        }
    }
}

fn log(frame: &Frame<'_>, audit: &[AuditRow]) -> Markup {
    html! {
        section {
            h2 { (frame.word("control-audit")) }
            @if audit.is_empty() { p.none { (frame.word("control-audit-none")) } }
            ul.things { @for line in audit {
                li { span { time data-ago=(line.at) {} " · " (line.actor) " · " code { (line.act) } } }
            } }
        }
    }
}
