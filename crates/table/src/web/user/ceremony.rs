//! Passkeys over HTTP: a question that is good once and for five minutes, and its answer. Scripts send forms and get JSON.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::super::Server;
use super::super::failure::Failure;
use super::super::guard::Fields;
use super::super::guest::RequestContext;
use super::code::{challenge, once_hash};
use super::passkey::{
    ALGORITHMS, Answer, PasskeyError, Site, authenticate, challenge_of, decode, encode, register,
};
use crate::store::{GuestId, OnceRow, PasskeyRow, StoreError, UserRow, now};

/// Seconds that somebody has for a ceremony.
const PATIENCE: i64 = 300;
/// The most passkeys of one user.
const MOST: usize = 20;

/// What a question was asked for.
const CREATE: &str = "passkey new";
const LOG_IN: &str = "passkey log in";

/// What is remembered of a question.
#[derive(Serialize, Deserialize)]
struct PendingCeremony {
    /// Whose browser was asked: no other answers.
    device: GuestId,
    /// What a guest who becomes a user shall be called.
    name: Option<String>,
    /// The invitation of such a guest.
    #[serde(default)]
    invitation: String,
}

impl RequestContext {
    fn no_passkey(&self, error: PasskeyError) -> Failure {
        tracing::info!(%error, "a passkey was refused");
        self.refused(403, "user-passkey-refused")
    }

    fn site(&self, server: &Server, headers: &HeaderMap) -> Result<Site, Failure> {
        Site::of(server, headers).ok_or_else(|| self.refused(409, "user-no-passkeys"))
    }
}

impl Server {
    async fn ask(
        &self,
        context: &RequestContext,
        purpose: &str,
        asked: &PendingCeremony,
    ) -> Result<String, Failure> {
        let kept = async {
            let challenge = challenge()?;
            let body = serde_json::to_vec(asked).unwrap_or_default();
            let (hash, purpose, until) = (once_hash(&challenge), purpose.to_owned(), now() + PATIENCE);
            self.store.keep_once(OnceRow { hash, purpose, body, until }).await?;
            Ok(encode(&challenge))
        };
        kept.await.map_err(|error| context.store_failed(error))
    }

    /// The answer to one of our questions, and what the question was; the question is gone then.
    async fn answered(
        &self,
        context: &RequestContext,
        purpose: &str,
        fields: &Fields,
    ) -> Result<(Answer, Vec<u8>, PendingCeremony), Failure> {
        let bytes = |name: &str| decode(fields.get(name).unwrap_or_default());
        let read = || {
            let client_data = bytes("client_data")?;
            let challenge = challenge_of(&client_data)?;
            Ok((Answer { client_data, authenticator_data: bytes("authenticator_data")? }, challenge))
        };
        let (answer, challenge) = read().map_err(|error| context.no_passkey(error))?;
        let asked = self.store.take_once(once_hash(&challenge), purpose).await;
        let asked = asked.map_err(|error| context.store_failed(error))?;
        let asked: Option<PendingCeremony> = asked.and_then(|body| serde_json::from_slice(&body).ok());
        let asked = asked.filter(|asked| asked.device == context.device);
        let asked = asked.ok_or_else(|| context.no_passkey(PasskeyError::Challenge))?;
        Ok((answer, challenge, asked))
    }
}

/// `POST /user/passkey/offer`: what a browser needs to make a passkey, for a user or for a guest with a `name` who becomes
/// one.
pub(crate) async fn offer(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Json<Value>, Failure> {
    let site = context.site(&server, &headers)?;
    let (name, new) = match &context.user {
        Some(user) => (user.name.clone(), None),
        None => {
            let name = server.own_name(&context, fields.get("name").unwrap_or_default())?;
            server.is_free(&context, &name).await?;
            (name.clone(), Some(name))
        }
    };
    let known = server.store.passkeys(context.guest).await.map_err(|error| context.store_failed(error))?;
    if known.len() >= MOST {
        return Err(context.refused(409, "user-passkeys-full"));
    }
    let invitation = fields.get("invitation").unwrap_or_default().to_owned();
    let asked = PendingCeremony { device: context.device, name: new, invitation };
    let challenge = server.ask(&context, CREATE, &asked).await?;
    let kinds = ALGORITHMS.map(|number| json!({ "type": "public-key", "alg": number }));
    let known: Vec<Value> =
        known.iter().map(|key| json!({ "type": "public-key", "id": encode(&key.credential) })).collect();
    Ok(Json(json!({
        "challenge": challenge,
        "rp": { "id": site.id, "name": "Khipu" },
        "user": { "id": encode(&context.guest.0), "name": name, "displayName": name },
        "pubKeyCredParams": kinds,
        "excludeCredentials": known,
        "authenticatorSelection": { "residentKey": "required", "userVerification": "preferred" },
        "attestation": "none",
        "timeout": PATIENCE * 1000,
    })))
}

/// `POST /user/passkey/keep`: a new passkey. A guest becomes a user by it.
pub(crate) async fn keep(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Failure> {
    let site = context.site(&server, &headers)?;
    let (answer, challenge, asked) = server.answered(&context, CREATE, &fields).await?;
    let key = decode(fields.get("key").unwrap_or_default());
    let new = key.and_then(|key| register(&site, &challenge, &answer, key));
    let new = new.map_err(|error| context.no_passkey(error))?;
    let label = super::account::device_of(&headers);
    let row = PasskeyRow {
        credential: new.credential,
        user: context.guest,
        key: new.key,
        state: new.counter.to_be_bytes().to_vec(),
        label,
        made: 0,
        used: 0,
    };
    if let Some(name) = asked.name {
        server.become_user(&context, UserRow { name, ..UserRow::default() }, &asked.invitation).await?;
    } else {
        context.as_user()?;
    }
    match server.store.add_passkey(row).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return Err(context.no_passkey(PasskeyError::Key)),
        Err(error) => return Err(context.store_failed(error)),
    }
    if context.user.is_some() {
        return Ok(Json(json!({ "to": "/user" })).into_response());
    }
    let token = server.log_in(&context, context.guest, &headers).await?;
    Ok(server.welcome(&context, token))
}

/// `POST /user/passkey/ask`: what a browser needs to log in with a passkey.
pub(crate) async fn ask(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    headers: HeaderMap,
    _: Fields,
) -> Result<Json<Value>, Failure> {
    let site = context.site(&server, &headers)?;
    let asked = PendingCeremony { device: context.device, name: None, invitation: String::new() };
    let challenge = server.ask(&context, LOG_IN, &asked).await?;
    Ok(Json(json!({
        "challenge": challenge,
        "rpId": site.id,
        "userVerification": "preferred",
        "timeout": PATIENCE * 1000,
    })))
}

/// `POST /user/passkey/enter`: logs in with a passkey.
pub(crate) async fn enter(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Failure> {
    let site = context.site(&server, &headers)?;
    let (answer, challenge, _) = server.answered(&context, LOG_IN, &fields).await?;
    let sent = || {
        Ok((
            decode(fields.get("credential").unwrap_or_default())?,
            decode(fields.get("signature").unwrap_or_default())?,
        ))
    };
    let (credential, signature) = sent().map_err(|error| context.no_passkey(error))?;
    let known = server.store.passkey(&credential).await.map_err(|error| context.store_failed(error))?;
    let known = known.ok_or_else(|| context.refused(403, "user-passkey-unknown"))?;
    let counter = known.state.as_slice().try_into().map_or(0, u32::from_be_bytes);
    let counted = authenticate(&site, &challenge, &answer, &signature, (&known.key, counter));
    let counted = counted.map_err(|error| context.no_passkey(error))?;
    let used = server.store.use_passkey(&credential, &counted.to_be_bytes()).await;
    used.map_err(|error| context.store_failed(error))?;
    let token = server.log_in(&context, known.user, &headers).await?;
    Ok(server.welcome(&context, token))
}

/// `POST /user/passkey/remove`
pub(crate) async fn remove(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    fields: Fields,
) -> Result<Response, Failure> {
    let (user, _) = context.as_user()?;
    let credential =
        decode(fields.get("credential").unwrap_or_default()).map_err(|error| context.no_passkey(error))?;
    server.has_another_way(&context).await?;
    match server.store.remove_passkey(user, &credential).await {
        Ok(()) | Err(StoreError::Conflict) => Ok(Redirect::to("/user").into_response()),
        Err(error) => Err(context.store_failed(error)),
    }
}
