//! Signing in with the provider of the host, over HTTP: a button, the way to the provider, the way back, and a name for
//! whoever comes for the first time. What we ask is good once, for ten minutes, in the browser that was asked.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::header::REFRESH;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::html;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::super::Server;
use super::super::control::SignUp;
use super::super::failure::Failure;
use super::super::guard::Fields;
use super::super::guest::{RequestContext, same};
use super::super::layout::page;
use super::super::lobby_page::style;
use super::super::parts::say;
use super::code::{challenge, once_hash};
use super::page::{invitation_field, name_field};
use super::passkey::{encode, origin_of};
use crate::openid::{OpenIdError, Person, Provider, Question};
use crate::store::{GuestId, IdentityRow, OnceRow, StoreError, UserRow, now};
use crate::tables::visible;

const PURPOSE: &str = "openid";
/// Seconds that somebody has at the provider, and then to choose a name.
const PATIENCE: i64 = 600;

/// What is remembered of a question.
#[derive(Serialize, Deserialize)]
struct PendingLogin {
    /// Whose browser was asked: no other answers.
    device: GuestId,
    /// The user who wants to be known by the provider, too.
    user: Option<GuestId>,
    back: String,
    nonce: String,
    verifier: String,
}

impl PendingLogin {
    fn question<'a>(&'a self, state: &'a str) -> Question<'a> {
        let Self { back, nonce, verifier, .. } = self;
        Question { back, state, nonce, verifier }
    }
}

impl RequestContext {
    fn not_signed_in(&self, error: &OpenIdError) -> Failure {
        tracing::warn!(%error, "the OpenID provider has signed nobody in");
        if error.is_away() { self.refused(503, "openid-away") } else { self.refused(403, "openid-refused") }
    }
}

impl Server {
    fn provider(&self, context: &RequestContext) -> Result<&Provider, Failure> {
        self.provider.as_ref().ok_or_else(|| context.refused(404, "server-no-page"))
    }

    /// Proves that the provider has named somebody to a device: they may take a name by it, and nothing else.
    fn named(&self, context: &RequestContext, issuer: &str, subject: &str, until: &str) -> String {
        let parts = [&context.device.0[..], issuer.as_bytes(), subject.as_bytes(), until.as_bytes()];
        self.signer.hex("openid", &parts)
    }
}

/// `POST /user/openid`: to the provider. The page leads there by itself, because a form may not.
pub(crate) async fn ask(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    headers: HeaderMap,
    _: Fields,
) -> Result<Response, Failure> {
    let provider = server.provider(&context)?;
    server.may_create(&context)?;
    let origin = origin_of(&server, &headers).ok_or_else(|| context.refused(400, "server-bad-request"))?;
    let kept = async {
        let asked = PendingLogin {
            device: context.device,
            user: context.user.as_ref().map(|_| context.guest),
            back: format!("{origin}/user/openid/back"),
            nonce: encode(&challenge()?),
            verifier: encode(&challenge()?),
        };
        let state = encode(&challenge()?);
        let body = serde_json::to_vec(&asked).unwrap_or_default();
        let (hash, until) = (once_hash(state.as_bytes()), now() + PATIENCE);
        server.store.keep_once(OnceRow { hash, purpose: PURPOSE.to_owned(), body, until }).await?;
        Ok((asked, state))
    };
    let (asked, state) = kept.await.map_err(|error| context.store_failed(error))?;
    let door = provider.door(asked.question(&state)).await;
    let door = door.map_err(|error| context.not_signed_in(&error))?;
    if context.json {
        return Ok(Json(json!({ "to": door })).into_response());
    }
    let frame = context.frame("/user");
    let title = say(frame.words, "openid-sign-in", [("name", provider.config.name.as_str().into())]);
    let body =
        html! { main.user { h1 { (title) } p { a.button.go href=(door) { (frame.word("mail-go-on")) } } } };
    let mut response = page(&frame, &title, "user-page", &style(), &body).into_response();
    if let Ok(value) = HeaderValue::from_str(&format!("0;url={door}")) {
        response.headers_mut().insert(REFRESH, value);
    }
    Ok(response)
}

/// With what somebody comes back.
#[derive(Deserialize)]
pub(crate) struct Back {
    #[serde(default)]
    state: String,
    code: Option<String>,
    iss: Option<String>,
}

/// `GET /user/openid/back`: from the provider, with a code.
pub(crate) async fn back(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    headers: HeaderMap,
    Query(back): Query<Back>,
) -> Result<Response, Failure> {
    let provider = server.provider(&context)?;
    let taken = server.store.take_once(once_hash(back.state.as_bytes()), PURPOSE).await;
    let taken = taken.map_err(|error| context.store_failed(error))?;
    let asked = taken.and_then(|body| serde_json::from_slice::<PendingLogin>(&body).ok());
    let user = context.user.as_ref().map(|_| context.guest);
    let asked = asked.filter(|asked| asked.device == context.device && asked.user == user);
    let asked = asked.ok_or_else(|| context.refused(403, "openid-old"))?;
    // Without a code they have changed their mind, or the provider has.
    let code = back.code.ok_or_else(|| context.refused(403, "openid-refused"))?;
    let person = provider.redeem(&code, back.iss.as_deref(), asked.question(&back.state)).await;
    let person = person.map_err(|error| context.not_signed_in(&error))?;
    let issuer = provider.config.issuer.as_str();
    let known = server.store.identity(issuer, &person.subject).await;
    match (known.map_err(|error| context.store_failed(error))?, user) {
        (Some(known), None) => {
            let used = server.store.use_identity(issuer, &person.subject).await;
            used.map_err(|error| context.store_failed(error))?;
            let token = server.log_in(&context, known.user, &headers).await?;
            Ok(server.welcome(&context, token))
        }
        (Some(known), Some(user)) if known.user == user => Ok(Redirect::to("/user").into_response()),
        (Some(_), Some(_)) => Err(context.refused(409, "openid-taken")),
        (None, Some(user)) => {
            server.link(&context, user, issuer, &person.subject).await?;
            Ok(Redirect::to("/user").into_response())
        }
        (None, None) => server.ask_for_name(&context, provider, &person),
    }
}

impl Server {
    async fn link(
        &self,
        context: &RequestContext,
        user: GuestId,
        issuer: &str,
        subject: &str,
    ) -> Result<(), Failure> {
        let (issuer, subject) = (issuer.to_owned(), subject.to_owned());
        match self.store.add_identity(IdentityRow { issuer, subject, user, made: 0, used: 0 }).await {
            Err(StoreError::Conflict) => Err(context.refused(409, "openid-taken")),
            added => added.map_err(|error| context.store_failed(error)),
        }
    }

    /// Whoever comes for the first time chooses a name.
    fn ask_for_name(
        &self,
        context: &RequestContext,
        provider: &Provider,
        person: &Person,
    ) -> Result<Response, Failure> {
        let sign_up = self.policy().sign_up;
        if sign_up == SignUp::Closed {
            return Err(context.refused(403, "user-sign-up-closed"));
        }
        let until = (now() + PATIENCE).to_string();
        let proof = self.named(context, &provider.config.issuer, &person.subject, &until);
        if context.json {
            let named = json!({ "subject": person.subject, "until": until, "proof": proof });
            return Ok(Json(named).into_response());
        }
        let frame = context.frame("/user");
        let name = person.name.as_deref().and_then(visible).unwrap_or_else(|| context.name());
        let body = html! {
            main.user {
                h1 { (frame.word("user-become")) }
                p { (say(frame.words, "openid-first", [("name", provider.config.name.as_str().into())])) }
                form method="post" action="/user/openid/new" {
                    (frame.guard())
                    input type="hidden" name="subject" value=(person.subject);
                    input type="hidden" name="until" value=(until);
                    input type="hidden" name="proof" value=(proof);
                    (name_field(&frame, "openid-name", &name))
                    (invitation_field(&frame, "openid-invitation", sign_up))
                    button.go { (frame.word("user-become")) }
                }
            }
        };
        Ok(page(&frame, &frame.word("user-become"), "user-page", &style(), &body).into_response())
    }
}

/// `POST /user/openid/new`: a user whom the provider knows.
pub(crate) async fn new(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Failure> {
    let issuer = server.provider(&context)?.config.issuer.clone();
    let field = |name: &str| fields.get(name).unwrap_or_default();
    let (subject, until) = (field("subject"), field("until"));
    let fits = same(server.named(&context, &issuer, subject, until), field("proof"));
    if !fits || !until.parse::<i64>().is_ok_and(|until| until >= now()) {
        return Err(context.refused(403, "openid-old"));
    }
    let name = server.own_name(&context, field("name"))?;
    let known = server.store.identity(&issuer, subject).await.map_err(|error| context.store_failed(error))?;
    if known.is_some() {
        return Err(context.refused(409, "openid-taken"));
    }
    let row = UserRow { name, ..UserRow::default() };
    let user = server.become_user(&context, row, field("invitation")).await?;
    if let Err(failure) = server.link(&context, user, &issuer, subject).await {
        // Another device of theirs was faster; nobody could come back to this user.
        server.store.delete_user(user).await.map_err(|error| context.store_failed(error))?;
        return Err(failure);
    }
    let token = server.log_in(&context, user, &headers).await?;
    Ok(server.welcome(&context, token))
}

/// `POST /user/openid/remove`: the provider lets nobody in as this user any more.
pub(crate) async fn remove(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    fields: Fields,
) -> Result<Response, Failure> {
    let (user, _) = context.as_user()?;
    let issuer = fields.get("issuer").unwrap_or_default();
    // One of another provider lets nobody in, so it may always go.
    if server.provider.as_ref().is_some_and(|provider| provider.config.issuer == issuer) {
        server.has_another_way(&context).await?;
    }
    match server.store.remove_identity(user, issuer).await {
        Ok(()) | Err(StoreError::Conflict) => Ok(Redirect::to("/user").into_response()),
        Err(error) => Err(context.store_failed(error)),
    }
}
