//! ID tokens (OpenID Connect Core, 3.1.3.7): whether one was made by the provider, for us, now, and for the question asked.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::error::TokenError;
use super::jwk::{Algorithm, Key};

/// Seconds by which clocks may differ.
const LEEWAY: f64 = 60.0;
/// The longest name of somebody that the standard allows.
const LONGEST: usize = 255;

/// A token whose signature is still to be checked.
pub(super) struct IdToken {
    algorithm: Algorithm,
    key: Option<String>,
    signed: String,
    signature: Vec<u8>,
    claims: Claims,
}

/// What a token must say.
#[derive(Clone, Copy)]
pub(super) struct Expected<'a> {
    pub(super) issuer: &'a str,
    pub(super) client: &'a str,
    pub(super) nonce: &'a str,
    /// Seconds since 1970.
    pub(super) at: i64,
}

/// Somebody, as the provider knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    /// Who it is: never another's.
    pub(crate) subject: String,
    /// What they are called there.
    pub(crate) name: Option<String>,
}

#[derive(Deserialize)]
struct Head {
    alg: String,
    kid: Option<String>,
    /// What must be understood; nothing is, here.
    crit: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct Claims {
    iss: String,
    sub: String,
    aud: Audience,
    azp: Option<String>,
    exp: f64,
    iat: Option<f64>,
    nbf: Option<f64>,
    nonce: Option<String>,
    preferred_username: Option<String>,
    name: Option<String>,
}

/// For whom a token is: one or several.
#[derive(Deserialize)]
#[serde(untagged)]
enum Audience {
    One(String),
    Several(Vec<String>),
}

impl Audience {
    fn all(&self) -> &[String] {
        match self {
            Self::One(one) => std::slice::from_ref(one),
            Self::Several(all) => all,
        }
    }
}

fn decode(part: &str) -> Result<Vec<u8>, TokenError> {
    URL_SAFE_NO_PAD.decode(part).map_err(|_| TokenError::Malformed)
}

fn read<T: DeserializeOwned>(part: &str) -> Result<T, TokenError> {
    serde_json::from_slice(&decode(part)?).map_err(|_| TokenError::Malformed)
}

impl IdToken {
    pub(super) fn read(token: &str) -> Result<Self, TokenError> {
        let (signed, signature) = token.rsplit_once('.').ok_or(TokenError::Malformed)?;
        let (head, claims) = signed.split_once('.').ok_or(TokenError::Malformed)?;
        let head: Head = read(head)?;
        let algorithm = Algorithm::from_name(&head.alg).filter(|_| head.crit.is_none());
        Ok(Self {
            algorithm: algorithm.ok_or(TokenError::Algorithm)?,
            key: head.kid,
            signature: decode(signature)?,
            claims: read(claims)?,
            signed: signed.to_owned(),
        })
    }

    /// Whether one of these keys has signed it.
    pub(super) fn is_signed_by(&self, keys: &[Key]) -> bool {
        let Self { algorithm, key, signed, signature, .. } = self;
        keys.iter().any(|known| known.has_signed(key.as_deref(), *algorithm, signed.as_bytes(), signature))
    }

    /// Whether a token that is signed says what it must.
    pub(super) fn check(self, expected: Expected<'_>) -> Result<Person, TokenError> {
        let Claims { iss, sub, aud, azp, exp, iat, nbf, nonce, preferred_username, name } = self.claims;
        let at = expected.at as f64;
        let audience = aud.all();
        let for_us = audience.iter().any(|one| one == expected.client);
        // Whoever shares a token with others must say that it was made for us.
        let asked_by_us =
            azp.as_deref().map_or(audience.len() == 1, |authorized| authorized == expected.client);
        let begun = iat.into_iter().chain(nbf).all(|from| from <= at + LEEWAY);
        let checks = [
            (iss == expected.issuer, TokenError::Issuer),
            (for_us && asked_by_us, TokenError::Audience),
            (exp > at - LEEWAY && begun, TokenError::Time),
            (nonce.as_deref() == Some(expected.nonce), TokenError::Nonce),
            ((1..=LONGEST).contains(&sub.len()), TokenError::Subject),
        ];
        match checks.into_iter().find(|(holds, _)| !holds) {
            Some((_, error)) => Err(error),
            None => Ok(Person { subject: sub, name: preferred_username.or(name) }),
        }
    }
}

#[cfg(test)]
mod tests;
