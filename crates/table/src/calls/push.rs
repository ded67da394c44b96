//! Web Push: a message that the push service cannot read (RFC 8291, aes128gcm of RFC 8188), from a server that it knows by
//! its key (VAPID, RFC 8292).

use axum::body::Body;
use axum::http::{Request, Uri};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use ring::{digest, hmac};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// Seconds for which the push service keeps a message for a device that is off.
const KEPT: u32 = 24 * 3600;
/// Seconds for which a proof of who we are is good.
const PROVEN: i64 = 12 * 3600;
/// The size of a record: one is enough for every message of ours.
const RECORD: u32 = 4096;
/// Bytes of a point of the curve.
const POINT: usize = 65;

/// A browser that wants to be called, as it says itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Subscription {
    /// Where its push service takes messages.
    pub(crate) endpoint: String,
    /// Its public key.
    p256dh: String,
    /// What it shares with us alone.
    auth: String,
}

impl Subscription {
    /// What a browser says, if that can be one.
    pub(crate) fn new(endpoint: &str, p256dh: &str, auth: &str) -> Option<Self> {
        let point = BASE64.decode(p256dh.trim_end_matches('=')).ok()?;
        let secret = BASE64.decode(auth.trim_end_matches('=')).ok()?;
        let fits = endpoint.len() <= 1000 && point.len() == POINT && point[0] == 4 && secret.len() == 16;
        let plain = |text: &str| text.trim_end_matches('=').to_owned();
        fits.then(|| Self { endpoint: endpoint.to_owned(), p256dh: plain(p256dh), auth: plain(auth) })
    }
}

/// The key by which push services know this server.
pub(crate) struct VapidKey {
    pair: EcdsaKeyPair,
    random: SystemRandom,
}

impl VapidKey {
    /// A new key, to be kept.
    pub(crate) fn generate() -> Result<Vec<u8>, Unspecified> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(made.as_ref().to_vec())
    }

    /// A key that was kept.
    pub(crate) fn read(kept: &[u8]) -> Result<Self, Unspecified> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &random);
        Ok(Self { pair: pair.map_err(|_| Unspecified)?, random })
    }

    /// The public half, for browsers.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.pair.public_key())
    }

    /// The proof for a push service that it is we.
    fn prove(&self, endpoint: &Uri, contact: &str, at: i64) -> Result<String, Unspecified> {
        let authority = endpoint.authority().ok_or(Unspecified)?;
        let origin = format!("{}://{authority}", endpoint.scheme_str().unwrap_or("https"));
        let claims = json!({ "aud": origin, "exp": at + PROVEN, "sub": contact }).to_string();
        let signed = format!("{}.{}", BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#), BASE64.encode(claims));
        let signature = self.pair.sign(&self.random, signed.as_bytes())?;
        Ok(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature), self.public()))
    }

    /// The request that brings a message to a browser. `tag` lets the push service keep the last of several alone.
    pub(super) fn request(
        &self,
        to: &Subscription,
        message: &[u8],
        tag: &str,
        contact: &str,
        at: i64,
    ) -> Result<Request<Body>, Unspecified> {
        let uri: Uri = to.endpoint.parse().map_err(|_| Unspecified)?;
        let topic = digest::digest(&digest::SHA256, tag.as_bytes());
        Request::post(&uri)
            .header("authorization", self.prove(&uri, contact, at)?)
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("ttl", KEPT)
            .header("topic", &BASE64.encode(topic)[..32])
            .body(Body::from(seal(to, message)?))
            .map_err(|_| Unspecified)
    }
}

fn derive(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> hmac::Tag {
    let extracted = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, salt), secret);
    let mut expanded = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, extracted.as_ref()));
    info.iter().for_each(|part| expanded.update(part));
    expanded.update(&[1]);
    expanded.sign()
}

/// A message that only the browser can read.
fn seal(to: &Subscription, message: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let browser = BASE64.decode(&to.p256dh).map_err(|_| Unspecified)?;
    let auth = BASE64.decode(&to.auth).map_err(|_| Unspecified)?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = own.compute_public_key()?;
    let key = agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, &browser), |shared| {
        derive(&auth, shared, &[b"WebPush: info\0", &browser, public.as_ref()])
    })?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let content = derive(&salt, key.as_ref(), &[b"Content-Encoding: aes128gcm\0"]);
    let nonce = derive(&salt, key.as_ref(), &[b"Content-Encoding: nonce\0"]);
    let sealing = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content.as_ref()[..16])?);
    // The last record ends with a 2.
    let mut text = [message, &[2]].concat();
    let nonce = Nonce::try_assume_unique_for_key(&nonce.as_ref()[..12])?;
    sealing.seal_in_place_append_tag(nonce, Aad::empty(), &mut text)?;
    let size = RECORD.to_be_bytes();
    Ok([&salt[..], &size, &[POINT as u8], public.as_ref(), &text].concat())
}
