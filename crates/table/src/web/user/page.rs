//! The page of a user, and of a guest who may become one.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use khipu_words::Words;
use maud::{Markup, html};

use super::super::Server;
use super::super::control::SignUp;
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::layout::{Frame, page};
use super::super::lobby_page::style;
use super::super::parts::say;
use super::passkey::{Site, encode};
use crate::openid::OpenIdConfig;
use crate::store::{GuestId, GuestRow, IdentityRow, PasskeyRow, Role, UserRow};

/// `GET /user`
pub(crate) async fn user(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    headers: HeaderMap,
) -> Result<Markup, Failure> {
    let frame = context.frame("/user");
    let passkeys = Site::of(&server, &headers).is_some();
    let mail = server.caller.has_mail();
    let provider = server.provider.as_ref().map(|provider| &provider.config);
    let Some(row) = &context.user else {
        let ways = Ways { passkeys, mail, provider: provider.map(|provider| provider.name.as_str()) };
        return Ok(guest_page(&frame, ways, server.policy().sign_up));
    };
    let read = async {
        let keys = server.store.passkeys(context.guest).await?;
        let identities = server.store.identities(context.guest).await?;
        Ok((keys, identities, server.store.devices(context.guest).await?))
    };
    let (keys, identities, devices) = read.await.map_err(|error| context.store_failed(error))?;
    let shown = Account {
        row,
        keys: &keys,
        provider,
        identities: &identities,
        devices: &devices,
        here: context.device,
        mail,
    };
    Ok(user_page(&frame, &shown, passkeys))
}

/// A form of one button.
fn act(frame: &Frame<'_>, path: &str, key: &str, hidden: Option<(&str, &str)>) -> Markup {
    html! {
        form method="post" action=(path) {
            (frame.guard())
            @if let Some((name, value)) = hidden { input type="hidden" name=(name) value=(value); }
            button { (frame.word(key)) }
        }
    }
}

pub(super) fn name_field(frame: &Frame<'_>, id: &str, value: &str) -> Markup {
    html! {
        label for=(id) { (frame.word("user-name")) }
        input id=(id) name="name" value=(value) maxlength="32" autocomplete="username" required;
    }
}

/// Where only who is invited becomes a user.
pub(super) fn invitation_field(frame: &Frame<'_>, id: &str, sign_up: SignUp) -> Markup {
    html! {
        @if sign_up == SignUp::Invited {
            label for=(id) { (frame.word("user-invitation")) }
            input id=(id) name="invitation" autocomplete="off" maxlength="64" required;
        }
    }
}

/// How somebody can log in here, besides by a printed code.
#[derive(Clone, Copy)]
struct Ways<'a> {
    passkeys: bool,
    mail: bool,
    /// What the provider of the host is called.
    provider: Option<&'a str>,
}

/// The way to the provider; `key` says what for.
fn provider_form(frame: &Frame<'_>, key: &str, name: &str) -> Markup {
    html! {
        form method="post" action="/user/openid" {
            (frame.guard())
            button.go { (say(frame.words, key, [("name", name.into())])) }
        }
    }
}

/// Forms that need a script show up with it.
fn guest_page(frame: &Frame<'_>, ways: Ways<'_>, sign_up: SignUp) -> Markup {
    let Ways { passkeys, mail, provider } = ways;
    let body = html! {
        main.user {
            h1 { (frame.word("user-title")) }
            p { (frame.word("user-why")) }
            p #passkey-trouble role="alert" {}
            section {
                h2 { (frame.word("user-log-in")) }
                @if passkeys {
                    form data-passkey="log-in" hidden {
                        (frame.guard())
                        button.go { (frame.word("user-log-in-passkey")) }
                    }
                }
                @if let Some(name) = provider { (provider_form(frame, "openid-sign-in", name)) }
                details open[!passkeys] {
                    summary { (frame.word("user-log-in-code")) }
                    form method="post" action="/user/code" {
                        (frame.guard())
                        (name_field(frame, "code-name", ""))
                        label for="code" { (frame.word("user-code")) }
                        input #code name="code" maxlength="40" autocomplete="off" spellcheck="false" required;
                        button { (frame.word("user-log-in")) }
                    }
                }
            }
            @if mail {
                details {
                    summary { (frame.word("mail-log-in")) }
                    (mail_form(frame, "/user/mail/ask", ""))
                }
            }
            @if sign_up == SignUp::Closed { p { (frame.word("user-sign-up-closed")) } }
            @else { (sign_up_form(frame, passkeys, sign_up)) }
            p { a href="/privacy" { (frame.word("privacy-title")) } }
        }
    };
    page(frame, &frame.word("user-title"), "user-page", &style(), &body)
}

fn mail_form(frame: &Frame<'_>, path: &str, value: &str) -> Markup {
    html! {
        form method="post" action=(path) {
            (frame.guard())
            label for="mail" { (frame.word("mail-title")) }
            input #mail name="mail" type="email" value=(value) maxlength="254" autocomplete="email";
            button { (frame.word("mail-send")) }
        }
    }
}

fn sign_up_form(frame: &Frame<'_>, passkeys: bool, sign_up: SignUp) -> Markup {
    let invited = |id: &str| invitation_field(frame, id, sign_up);
    html! {
        section {
            h2 { (frame.word("user-become")) }
            p { (frame.word("user-become-tip")) }
            @if passkeys {
                form data-passkey="new" hidden {
                    (frame.guard())
                    (name_field(frame, "new-name", frame.name))
                    (invited("new-invitation"))
                    button.go { (frame.word("user-become-passkey")) }
                    small { (frame.word("user-passkey-tip")) }
                }
            }
            details open[!passkeys] {
                summary { (frame.word("user-become-code")) }
                form method="post" action="/user/new" {
                    (frame.guard())
                    (name_field(frame, "coded-name", frame.name))
                    (invited("coded-invitation"))
                    button { (frame.word("user-become-code-go")) }
                    small { (frame.word("user-code-tip")) }
                }
            }
        }
    }
}

/// What is shown to a user of themselves.
struct Account<'a> {
    row: &'a UserRow,
    keys: &'a [PasskeyRow],
    /// The provider of the host.
    provider: Option<&'a OpenIdConfig>,
    identities: &'a [IdentityRow],
    devices: &'a [(GuestId, GuestRow)],
    here: GuestId,
    /// Whether letters can be sent.
    mail: bool,
}

fn user_page(frame: &Frame<'_>, account: &Account<'_>, passkeys: bool) -> Markup {
    let Account { row, keys, devices, here, mail, .. } = account;
    let body = html! {
        main.user {
            h1 { (row.name) }
            p { a href=(path_of(&row.name)) { (frame.word("profile-title")) } }
            @if row.role >= Role::Moderator { p { a href="/control" { (frame.word("control-title")) } } }
            p #passkey-trouble role="alert" {}
            section {
                h2 { (frame.word("user-passkeys")) }
                ul.things { @for key in *keys {
                    li { span { (key.label) " · " (used(frame.words, key.used)) }
                        (act(frame, "/user/passkey/remove", "user-remove", Some(("credential", &encode(&key.credential))))) }
                } }
                @if keys.is_empty() { p.none { (frame.word("user-passkeys-none")) } }
                @if passkeys {
                    form data-passkey="add" hidden {
                        (frame.guard())
                        button { (frame.word("user-passkey-add")) }
                    }
                } @else { p { (frame.word("user-no-passkeys")) } }
            }
            (identities(frame, account))
            section {
                h2 { (frame.word("user-code")) }
                p { (frame.word(if row.recovery.is_some() { "user-code-there" } else { "user-code-none" })) }
                (act(frame, "/user/recovery", "user-code-new", None))
            }
            @if *mail {
                section {
                    h2 { (frame.word("mail-title")) }
                    p { (frame.word("mail-tip")) }
                    (mail_form(frame, "/user/mail", row.mail.as_deref().unwrap_or_default()))
                }
            }
            section {
                h2 { (frame.word("user-devices")) }
                ul.things { @for (id, device) in *devices {
                    li { span { (device.device.as_deref().unwrap_or_default()) " · "
                            @if id == here { (frame.word("user-device-here")) } @else { (used(frame.words, device.seen)) } }
                        (act(frame, "/user/out", "user-log-out", Some(("device", &id.to_string())))) }
                } }
                (act(frame, "/logout", "user-log-out-others", None))
            }
            section {
                h2 { (frame.word("user-name")) }
                form method="post" action="/user/name" {
                    (frame.guard())
                    (name_field(frame, "name", &row.name))
                    button { (frame.word("lobby-save-name")) }
                }
            }
            section {
                h2 { (frame.word("user-data")) }
                p { a.button href="/user/export" download="khipu.json" { (frame.word("user-export")) } }
                details {
                    summary { (frame.word("user-delete")) }
                    p { (frame.word("user-delete-tip")) }
                    form method="post" action="/user/delete" {
                        (frame.guard())
                        (name_field(frame, "delete-name", ""))
                        button { (frame.word("user-delete-go")) }
                    }
                }
                p { a href="/privacy" { (frame.word("privacy-title")) } }
            }
        }
    };
    page(frame, &row.name, "user-page", &style(), &body)
}

/// Providers by which the user logs in, and the one that could be added.
fn identities(frame: &Frame<'_>, account: &Account<'_>) -> Markup {
    let Account { provider, identities, .. } = account;
    let known = |row: &IdentityRow| provider.filter(|provider| provider.issuer == row.issuer);
    html! {
        @if provider.is_some() || !identities.is_empty() {
            section {
                h2 { (frame.word("openid-title")) }
                p { (frame.word("openid-tip")) }
                ul.things { @for row in *identities {
                    li { span { (known(row).map_or(row.issuer.as_str(), |provider| &provider.name)) " · " (used(frame.words, row.used)) }
                        (act(frame, "/user/openid/remove", "user-remove", Some(("issuer", &row.issuer)))) }
                } }
                @if let Some(provider) = provider {
                    @if !identities.iter().any(|row| known(row).is_some()) {
                        (provider_form(frame, "openid-link", &provider.name))
                    }
                }
            }
        }
    }
}

/// The path of the public page of a user.
pub(in super::super) fn path_of(name: &str) -> String {
    let name: String = form_urlencoded::byte_serialize(name.as_bytes()).collect();
    format!("/player/{}", name.replace('+', "%20"))
}

/// When something was last used: a script says it in words.
fn used(words: &Words, at: i64) -> Markup {
    html! { (say(words, "user-last-used", [])) " " time data-ago=(at) {} }
}

/// The printed code, shown once.
pub(super) fn code_page(frame: &Frame<'_>, code: &str) -> Markup {
    let body = html! {
        main.user {
            h1 { (frame.word("user-code")) }
            p { (frame.word("user-code-once")) }
            p.code { output { (code) } }
            p { a.button.go href="/user" { (frame.word("user-code-kept")) } }
        }
    };
    page(frame, &frame.word("user-code"), "user-page", &style(), &body)
}
