//! Links by e-mail, where the host has a mail server: one that shows that an address is the user's own, and one that logs in.
//! A link is good once and for a quarter of an hour; the store knows its hash alone. Opening it changes nothing, because mail
//! programs open links ahead of people.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};

use super::super::Server;
use super::super::failure::Failure;
use super::super::guard::Fields;
use super::super::guest::RequestContext;
use super::super::layout::page;
use super::super::lobby_page::style;
use super::code::once_hash;
use crate::calls::is_address;
use crate::store::{GuestId, GuestSecret, OnceRow, StoreError, UserRow, now};
use khipu_words::Language;

const PURPOSE: &str = "mail link";
/// Seconds for which a link is good.
const GOOD: i64 = 15 * 60;
/// That an address was written to, so that nobody fills it.
const SENT: &str = "mail sent";
/// Seconds for which one letter with a link goes to an address.
const PAUSE: i64 = 60;

/// What a link is for.
#[derive(Serialize, Deserialize)]
struct Link {
    user: GuestId,
    /// The address that is shown to be the user's own; none for a link that logs in.
    mail: Option<String>,
}

impl Server {
    /// Sends a link to an address, unless it was sent one in this minute.
    async fn send_link(&self, mail: &str, link: &Link, language: Language) -> Result<(), StoreError> {
        let sent = once_hash(format!("sent to {} {}", mail.to_lowercase(), now() / PAUSE).as_bytes());
        let row = OnceRow { hash: sent, purpose: SENT.to_owned(), body: Vec::new(), until: now() + PAUSE };
        match self.store.keep_once(row).await {
            Err(StoreError::Conflict) => return Ok(()),
            kept => kept?,
        }
        let secret = GuestSecret::random()?.to_string();
        let (hash, body) = (once_hash(secret.as_bytes()), serde_json::to_vec(link).unwrap_or_default());
        let row = OnceRow { hash, purpose: PURPOSE.to_owned(), body, until: now() + GOOD };
        self.store.keep_once(row).await?;
        let words = self.words(language);
        let text = format!("{}\n{}/user/link/{secret}\n", words.word("mail-text"), self.origin());
        if !self.caller.send_letter(mail, words.word("mail-subject"), text).await {
            tracing::warn!("a letter with a link cannot be sent");
        }
        Ok(())
    }

    /// The same, beside the answer: it takes as long for an address that nobody has.
    fn send_link_aside(
        self: &Arc<Self>,
        mail: String,
        link: impl FnOnce(Option<GuestId>) -> Option<Link> + Send + 'static,
        language: Language,
    ) {
        let server = self.clone();
        tokio::spawn(async move {
            let sent = async {
                let user = server.store.user_by_mail(&mail).await?;
                match link(user) {
                    Some(link) => server.send_link(&mail, &link, language).await,
                    None => Ok(()),
                }
            };
            if let Err(error) = sent.await {
                tracing::warn!(%error, "a link cannot be made");
            }
        });
    }

    /// The address in a form, where letters can be sent.
    fn address(&self, context: &RequestContext, fields: &Fields) -> Result<String, Failure> {
        let mail = fields.get("mail").unwrap_or_default().trim();
        if !self.caller.has_mail() || !is_address(mail) {
            return Err(context.refused(422, "mail-wrong"));
        }
        Ok(mail.to_owned())
    }
}

fn told(context: &RequestContext) -> Markup {
    let frame = context.frame("/user");
    let body = html! { main.user { h1 { (frame.word("mail-title")) } p role="status" { (frame.word("mail-sent")) } } };
    page(&frame, &frame.word("mail-title"), "user-page", &style(), &body)
}

/// `POST /user/mail`: an address of the user's own, to be shown by a link; an empty one takes it away.
pub(crate) async fn set(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    fields: Fields,
) -> Result<Response, Failure> {
    let (user, row) = context.as_user()?;
    if fields.get("mail").unwrap_or_default().trim().is_empty() {
        if row.mail.is_some() {
            server.has_another_way(&context).await?;
        }
        let saved = server.save_user(user, UserRow { mail: None, ..row }).await;
        saved.map_err(|error| context.store_failed(error))?;
        return Ok(Redirect::to("/user").into_response());
    }
    server.may_create(&context)?;
    let mail = server.address(&context, &fields)?;
    let shown = Some(mail.clone());
    // Nobody learns whether another has this address.
    let link = move |other: Option<GuestId>| {
        other.is_none_or(|other| other == user).then_some(Link { user, mail: shown })
    };
    server.send_link_aside(mail, link, context.language);
    Ok(told(&context).into_response())
}

/// `POST /user/mail/ask`: a link that logs in, if somebody has this address.
pub(crate) async fn ask(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    fields: Fields,
) -> Result<Markup, Failure> {
    server.may_create(&context)?;
    let mail = server.address(&context, &fields)?;
    server.send_link_aside(mail, |user| Some(Link { user: user?, mail: None }), context.language);
    Ok(told(&context))
}

/// `GET /user/link/{secret}`: a button.
pub(crate) async fn open(context: RequestContext, Path(secret): Path<String>) -> Markup {
    let frame = context.frame("/user");
    let body = html! {
        main.user {
            h1 { (frame.word("mail-title")) }
            form method="post" action=(format!("/user/link/{secret}")) {
                (frame.guard())
                button.go { (frame.word("mail-go-on")) }
            }
        }
    };
    page(&frame, &frame.word("mail-title"), "user-page", &style(), &body)
}

/// `POST /user/link/{secret}`
pub(crate) async fn follow(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    headers: HeaderMap,
    Path(secret): Path<String>,
    _: Fields,
) -> Result<Response, Failure> {
    let taken = server.store.take_once(once_hash(secret.as_bytes()), PURPOSE).await;
    let taken = taken.map_err(|error| context.store_failed(error))?;
    let link = taken.and_then(|body| serde_json::from_slice::<Link>(&body).ok());
    let Link { user, mail } = link.ok_or_else(|| context.refused(403, "mail-link-old"))?;
    let Some(mail) = mail else {
        let token = server.log_in(&context, user, &headers).await?;
        return Ok(server.welcome(&context, token));
    };
    // Whoever opens it has the mailbox, and nothing else of the user.
    let row = server.user(user).await.map_err(|error| context.store_failed(error))?;
    let row = row.ok_or_else(|| context.refused(403, "mail-link-old"))?;
    match server.save_user(user, UserRow { mail: Some(mail), ..row }).await {
        Err(StoreError::Conflict) => return Err(context.refused(409, "mail-link-old")),
        saved => saved.map_err(|error| context.store_failed(error))?,
    }
    Ok(Redirect::to("/user").into_response())
}
