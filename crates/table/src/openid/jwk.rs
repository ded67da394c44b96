//! The public keys of a provider (JWK, RFC 7517), as far as their signatures can be checked here.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{
    ECDSA_P256_SHA256_FIXED, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey,
};
use serde::Deserialize;
use serde_json::Value;

/// The most keys that are looked at.
const MOST: usize = 64;

/// A public key.
pub(super) struct Key {
    /// What the provider calls it.
    id: Option<String>,
    kind: Kind,
}

enum Kind {
    Rsa { modulus: Vec<u8>, exponent: Vec<u8> },
    P256(Vec<u8>),
    Edwards(Vec<u8>),
}

/// A key as it is written.
#[derive(Deserialize)]
struct Jwk {
    kty: String,
    kid: Option<String>,
    r#use: Option<String>,
    crv: Option<String>,
    n: Option<String>,
    e: Option<String>,
    x: Option<String>,
    y: Option<String>,
}

impl Key {
    /// All keys of a list that are for signatures and of a kind that is known here.
    pub(super) fn list(body: &[u8]) -> Option<Vec<Self>> {
        #[derive(Deserialize)]
        struct List {
            keys: Vec<Value>,
        }
        let list: List = serde_json::from_slice(body).ok()?;
        let known = list.keys.into_iter().filter_map(|key| Self::read(serde_json::from_value(key).ok()?));
        Some(known.take(MOST).collect())
    }

    fn read(jwk: Jwk) -> Option<Self> {
        if jwk.r#use.is_some_and(|r#use| r#use != "sig") {
            return None;
        }
        let bytes = |text: Option<String>| URL_SAFE_NO_PAD.decode(text?.trim_end_matches('=')).ok();
        let kind = match (jwk.kty.as_str(), jwk.crv.as_deref()) {
            ("RSA", _) => {
                let plain = |text| Some(bytes(text)?.into_iter().skip_while(|byte| *byte == 0).collect());
                Kind::Rsa { modulus: plain(jwk.n)?, exponent: plain(jwk.e)? }
            }
            ("EC", Some("P-256")) => {
                let (x, y) = (bytes(jwk.x)?, bytes(jwk.y)?);
                Kind::P256([&[4], &x[..], &y[..]].concat())
            }
            ("OKP", Some("Ed25519")) => Kind::Edwards(bytes(jwk.x)?),
            _ => return None,
        };
        Some(Self { id: jwk.kid, kind })
    }

    /// Whether this key, if it goes by this name, has signed something.
    pub(super) fn has_signed(
        &self,
        id: Option<&str>,
        algorithm: Algorithm,
        text: &[u8],
        signature: &[u8],
    ) -> bool {
        if id.is_some() && self.id.is_some() && self.id.as_deref() != id {
            return false;
        }
        let checked = match (&self.kind, algorithm) {
            (Kind::Rsa { modulus: n, exponent: e }, Algorithm::Rs256) => {
                RsaPublicKeyComponents { n, e }.verify(&RSA_PKCS1_2048_8192_SHA256, text, signature)
            }
            (Kind::P256(point), Algorithm::Es256) => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, point).verify(text, signature)
            }
            (Kind::Edwards(point), Algorithm::EdDsa) => {
                UnparsedPublicKey::new(&ED25519, point).verify(text, signature)
            }
            _ => return false,
        };
        checked.is_ok()
    }
}

/// How tokens may be signed: always by a public key, so nobody who knows it can sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Algorithm {
    Rs256,
    Es256,
    EdDsa,
}

impl Algorithm {
    pub(super) fn from_name(name: &str) -> Option<Self> {
        match name {
            "RS256" => Some(Self::Rs256),
            "ES256" => Some(Self::Es256),
            "EdDSA" => Some(Self::EdDsa),
            _ => None,
        }
    }
}
