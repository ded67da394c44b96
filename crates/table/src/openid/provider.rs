//! The provider: what it says about itself, where it sends people, what it gives for a code.

use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Body;
use axum::http::{Request, Uri};
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use ring::digest::{SHA256, digest};
use serde::Deserialize;

use super::error::TokenError;
use super::id_token::{Expected, IdToken, Person};
use super::jwk::Key;
use super::{OpenIdConfig, OpenIdError};
use crate::calls::{HttpClient, is_allowed};
use crate::store::now;

/// Seconds for which what a provider says about itself is believed.
const KNOWN: i64 = 3600;
/// The most bytes of an answer.
const MOST: usize = 256 << 10;

/// What a provider says about itself (OpenID Connect Discovery).
#[derive(Clone, Deserialize)]
struct Metadata {
    issuer: String,
    authorization_endpoint: String,
    token_endpoint: String,
    jwks_uri: String,
    token_endpoint_auth_methods_supported: Option<Vec<String>>,
    /// Whether it names itself when it sends people back (RFC 9207).
    #[serde(default)]
    authorization_response_iss_parameter_supported: bool,
}

/// Everything that a provider publishes.
struct Published {
    metadata: Metadata,
    keys: Vec<Key>,
    /// When it was read.
    at: i64,
}

/// The provider of the host.
pub(crate) struct Provider {
    pub(crate) config: OpenIdConfig,
    http: HttpClient,
    published: Mutex<Option<Arc<Published>>>,
}

/// What somebody is asked by the provider, and what proves that an answer is ours.
#[derive(Clone, Copy)]
pub(crate) struct Question<'a> {
    /// Where they are sent back to.
    pub(crate) back: &'a str,
    /// Comes back with them.
    pub(crate) state: &'a str,
    /// Comes back in the token.
    pub(crate) nonce: &'a str,
    /// Known to us alone until the code is redeemed (PKCE, RFC 7636).
    pub(crate) verifier: &'a str,
}

fn query(pairs: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
}

impl Provider {
    pub(crate) fn new(config: OpenIdConfig) -> Result<Self, OpenIdError> {
        config.check()?;
        let http = HttpClient::new(config.private, config.patience).map_err(OpenIdError::Roots)?;
        Ok(Self { config, http, published: Mutex::default() })
    }

    async fn read(&self, url: &str) -> Result<Vec<u8>, OpenIdError> {
        let request = Request::get(url).header("accept", "application/json").body(Body::empty());
        let request = request.map_err(|_| OpenIdError::Malformed("address"))?;
        match self.http.ask(request, MOST).await? {
            (200, body) => Ok(body),
            (status, _) => Err(OpenIdError::Status(status)),
        }
    }

    /// What the provider publishes, as it was read less than an hour ago.
    async fn published(&self) -> Result<Arc<Published>, OpenIdError> {
        let known = self.published.lock().unwrap_or_else(PoisonError::into_inner).clone();
        match known.filter(|known| (known.at..known.at + KNOWN).contains(&now())) {
            Some(known) => Ok(known),
            None => self.publish().await,
        }
    }

    /// The same, read anew.
    async fn publish(&self) -> Result<Arc<Published>, OpenIdError> {
        let issuer = &self.config.issuer;
        let url = format!("{}/.well-known/openid-configuration", issuer.trim_end_matches('/'));
        let metadata: Metadata = serde_json::from_slice(&self.read(&url).await?)
            .map_err(|_| OpenIdError::Malformed("configuration"))?;
        if metadata.issuer != *issuer {
            return Err(OpenIdError::OtherIssuer);
        }
        let door: Uri = metadata
            .authorization_endpoint
            .parse()
            .map_err(|_| OpenIdError::Malformed("authorization endpoint"))?;
        if !is_allowed(&door, self.config.private) {
            return Err(OpenIdError::Malformed("authorization endpoint"));
        }
        let keys = Key::list(&self.read(&metadata.jwks_uri).await?).ok_or(OpenIdError::Malformed("keys"))?;
        let published = Arc::new(Published { metadata, keys, at: now() });
        *self.published.lock().unwrap_or_else(PoisonError::into_inner) = Some(published.clone());
        Ok(published)
    }

    /// Where somebody signs in.
    pub(crate) async fn door(&self, question: Question<'_>) -> Result<String, OpenIdError> {
        let door = &self.published().await?.metadata.authorization_endpoint;
        let challenge = URL_SAFE_NO_PAD.encode(digest(&SHA256, question.verifier.as_bytes()));
        let pairs = query(&[
            ("response_type", "code"),
            ("scope", "openid profile"),
            ("client_id", &self.config.client),
            ("redirect_uri", question.back),
            ("state", question.state),
            ("nonce", question.nonce),
            ("code_challenge", &challenge),
            ("code_challenge_method", "S256"),
        ]);
        let joint = if door.contains('?') { '&' } else { '?' };
        Ok(format!("{door}{joint}{pairs}"))
    }

    /// Who has come back with a code; `issuer` is who they say has sent them.
    pub(crate) async fn redeem(
        &self,
        code: &str,
        issuer: Option<&str>,
        question: Question<'_>,
    ) -> Result<Person, OpenIdError> {
        let published = self.published().await?;
        let named = issuer.is_some() || published.metadata.authorization_response_iss_parameter_supported;
        if named && issuer != Some(&self.config.issuer) {
            return Err(OpenIdError::OtherIssuer);
        }
        let token = self.token(&published.metadata, code, question).await?;
        let token = IdToken::read(&token)?;
        // Keys are changed now and then, also within the hour.
        if !token.is_signed_by(&published.keys) && !token.is_signed_by(&self.publish().await?.keys) {
            return Err(TokenError::Signature.into());
        }
        let Question { nonce, .. } = question;
        let OpenIdConfig { issuer, client, .. } = &self.config;
        Ok(token.check(Expected { issuer, client, nonce, at: now() })?)
    }

    /// The ID token for a code.
    async fn token(
        &self,
        metadata: &Metadata,
        code: &str,
        question: Question<'_>,
    ) -> Result<String, OpenIdError> {
        #[derive(Deserialize)]
        struct Tokens {
            id_token: String,
        }
        let OpenIdConfig { client, secret, .. } = &self.config;
        let mut pairs = vec![
            ("grant_type", "authorization_code"),
            ("code", code),
            ("redirect_uri", question.back),
            ("code_verifier", question.verifier),
        ];
        let mut request = Request::post(&metadata.token_endpoint)
            .header("accept", "application/json")
            .header("content-type", "application/x-www-form-urlencoded");
        let ways = metadata.token_endpoint_auth_methods_supported.as_deref();
        let basic = ways.is_none_or(|ways| ways.iter().any(|way| way == "client_secret_basic"));
        match secret {
            Some(secret) if basic => {
                let part = |text: &str| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
                let proof = STANDARD.encode(format!("{}:{}", part(client), part(secret)));
                request = request.header("authorization", format!("Basic {proof}"));
            }
            Some(secret) => pairs.extend([("client_id", client.as_str()), ("client_secret", secret)]),
            None => pairs.push(("client_id", client)),
        }
        let request =
            request.body(Body::from(query(&pairs))).map_err(|_| OpenIdError::Malformed("token endpoint"))?;
        match self.http.ask(request, MOST).await? {
            (200, body) => {
                let tokens: Tokens =
                    serde_json::from_slice(&body).map_err(|_| OpenIdError::Malformed("answer to a code"))?;
                Ok(tokens.id_token)
            }
            (status, _) => Err(OpenIdError::Status(status)),
        }
    }
}
