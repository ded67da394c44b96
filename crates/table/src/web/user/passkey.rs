//! Passkeys as WebAuthn has them: whether what a browser sends was made here, now, and by the key that is kept.
//!
//! Nobody attests anything: a new passkey is worth what whoever brings it is worth. So the browser is asked for the public
//! key in its plain form, and there is no CBOR to read. The signatures are checked by `ring`; the crates made for all of
//! WebAuthn bring an RSA with a known weakness, or OpenSSL.

use std::fmt;
use std::net::IpAddr;

use axum::http::HeaderMap;
use axum::http::header::HOST;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::digest::{SHA256, digest};
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey, VerificationAlgorithm,
};
use serde::Deserialize;

use super::super::Server;
use super::super::guest::text;

/// The signatures that we can check, as COSE numbers them: ES256, EdDSA, RS256.
pub(super) const ALGORITHMS: [i32; 3] = [-7, -8, -257];
/// The longest id of a passkey.
const LONGEST: usize = 1023;

/// Where the browser of a request is: the address that the host names, or the one that was asked for.
pub(super) fn origin_of(server: &Server, headers: &HeaderMap) -> Option<String> {
    match &server.origin {
        Some(origin) => Some(origin.clone()),
        None => Some(format!("http://{}", text(headers, HOST.as_str())?)),
    }
}

/// The site that passkeys belong to.
pub(super) struct Site {
    /// As browsers write it: scheme, host, perhaps a port.
    pub(super) origin: String,
    /// The host alone.
    pub(super) id: String,
}

impl Site {
    /// None where browsers know no passkeys: they want a name, and a safe line or this machine.
    pub(super) fn of(server: &Server, headers: &HeaderMap) -> Option<Self> {
        Self::read(origin_of(server, headers)?)
    }

    fn read(origin: String) -> Option<Self> {
        let (scheme, host) = origin.split_once("://")?;
        if host.starts_with('[') {
            return None;
        }
        let id = host.split(':').next().unwrap_or(host).to_owned();
        let safe = scheme == "https" || id == "localhost";
        (safe && id.parse::<IpAddr>().is_err()).then_some(Self { id, origin })
    }
}

/// Why a passkey is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PasskeyError {
    /// It is not what browsers send.
    Malformed,
    /// It was made for something else: to be kept, or to log in.
    Purpose,
    /// It answers another question than the one asked.
    Challenge,
    /// It was made on another site.
    Origin,
    /// Nobody touched the device.
    Absent,
    /// A key of a kind that we cannot check.
    Key,
    /// It was not signed by the key that is kept.
    Signature,
    /// The device has counted backwards: there are two of it.
    Counter,
}

impl fmt::Display for PasskeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "not what browsers send",
            Self::Purpose => "made for another purpose",
            Self::Challenge => "the answer to another challenge",
            Self::Origin => "made on another site",
            Self::Absent => "nobody touched the device",
            Self::Key => "a key of an unknown kind",
            Self::Signature => "not signed by this key",
            Self::Counter => "the device has counted backwards",
        })
    }
}

impl std::error::Error for PasskeyError {}

/// Bytes as browsers' scripts send them.
pub(super) fn decode(text: &str) -> Result<Vec<u8>, PasskeyError> {
    URL_SAFE_NO_PAD.decode(text).map_err(|_| PasskeyError::Malformed)
}

/// Bytes for scripts.
pub(super) fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// What the browser says about a ceremony.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

/// The challenge that an answer names: by it the question is found.
pub(super) fn challenge_of(client_data: &[u8]) -> Result<Vec<u8>, PasskeyError> {
    let data: ClientData = serde_json::from_slice(client_data).map_err(|_| PasskeyError::Malformed)?;
    decode(&data.challenge)
}

/// What both ceremonies send.
pub(super) struct Answer {
    pub(super) client_data: Vec<u8>,
    pub(super) authenticator_data: Vec<u8>,
}

impl Answer {
    /// Whether it was given here, to this question, by somebody who is there; the answer is what the device says besides.
    fn check(&self, site: &Site, purpose: &str, challenge: &[u8]) -> Result<Device<'_>, PasskeyError> {
        let data: ClientData =
            serde_json::from_slice(&self.client_data).map_err(|_| PasskeyError::Malformed)?;
        let device = Device::read(&self.authenticator_data)?;
        let checks = [
            (data.r#type == purpose, PasskeyError::Purpose),
            (decode(&data.challenge)? == challenge, PasskeyError::Challenge),
            (data.origin == site.origin && !data.cross_origin, PasskeyError::Origin),
            (device.site == digest(&SHA256, site.id.as_bytes()).as_ref(), PasskeyError::Origin),
            (device.flags & PRESENT != 0, PasskeyError::Absent),
        ];
        match checks.into_iter().find(|(holds, _)| !holds) {
            Some((_, error)) => Err(error),
            None => Ok(device),
        }
    }
}

const PRESENT: u8 = 0x01;
const ATTESTED: u8 = 0x40;

/// What the device says.
struct Device<'a> {
    /// The hash of the site's id.
    site: &'a [u8],
    flags: u8,
    counter: u32,
    rest: &'a [u8],
}

impl<'a> Device<'a> {
    fn read(data: &'a [u8]) -> Result<Self, PasskeyError> {
        let (site, data) = data.split_at_checked(32).ok_or(PasskeyError::Malformed)?;
        let (&[flags, a, b, c, d], rest) = data.split_first_chunk().ok_or(PasskeyError::Malformed)?;
        Ok(Self { site, flags, counter: u32::from_be_bytes([a, b, c, d]), rest })
    }

    /// The id of a new passkey: after the model of the device and its own length.
    fn credential(&self) -> Option<&'a [u8]> {
        let after = self.rest.get(16..).filter(|_| self.flags & ATTESTED != 0)?;
        let (length, rest) = after.split_first_chunk()?;
        let length = usize::from(u16::from_be_bytes(*length));
        rest.get(..length).filter(|_| (1..=LONGEST).contains(&length))
    }
}

/// A passkey that shall be kept.
pub(super) struct NewPasskey {
    pub(super) credential: Vec<u8>,
    /// The public key, as SPKI.
    pub(super) key: Vec<u8>,
    pub(super) counter: u32,
}

/// Checks a new passkey.
pub(super) fn register(
    site: &Site,
    challenge: &[u8],
    answer: &Answer,
    key: Vec<u8>,
) -> Result<NewPasskey, PasskeyError> {
    let device = answer.check(site, "webauthn.create", challenge)?;
    let credential = device.credential().ok_or(PasskeyError::Malformed)?.to_vec();
    let counter = device.counter;
    public_key(&key)?;
    Ok(NewPasskey { credential, key, counter })
}

/// Checks that an answer was signed by a passkey that is kept; the answer is what its device has counted to.
pub(super) fn authenticate(
    site: &Site,
    challenge: &[u8],
    answer: &Answer,
    signature: &[u8],
    (key, counter): (&[u8], u32),
) -> Result<u32, PasskeyError> {
    let device = answer.check(site, "webauthn.get", challenge)?;
    let mut signed = answer.authenticator_data.clone();
    signed.extend_from_slice(digest(&SHA256, &answer.client_data).as_ref());
    public_key(key)?.verify(&signed, signature).map_err(|_| PasskeyError::Signature)?;
    // Many devices do not count at all.
    if (counter > 0 || device.counter > 0) && device.counter <= counter {
        return Err(PasskeyError::Counter);
    }
    Ok(device.counter)
}

/// How SPKI begins for a key on P-256, and for one on Ed25519.
const P256: [u8; 26] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86,
    0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
];
const EDWARDS: [u8; 12] = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00];
/// What an RSA key of 2048 bits or more has between its two lengths.
const RSA: [u8; 17] =
    [0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00, 0x03, 0x82];

/// A key as `ring` has it, from SPKI.
fn public_key(spki: &[u8]) -> Result<UnparsedPublicKey<&[u8]>, PasskeyError> {
    let rsa = || match spki {
        [0x30, 0x82, _, _, rest @ ..] => rest.strip_prefix(&RSA)?.get(3..),
        _ => None,
    };
    let found: Option<(&'static dyn VerificationAlgorithm, &[u8])> =
        if let Some(point) = spki.strip_prefix(&P256).filter(|point| point.len() == 65) {
            Some((&ECDSA_P256_SHA256_ASN1, point))
        } else if let Some(point) = spki.strip_prefix(&EDWARDS).filter(|point| point.len() == 32) {
            Some((&ED25519, point))
        } else {
            rsa().map(|key| (&RSA_PKCS1_2048_8192_SHA256 as &dyn VerificationAlgorithm, key))
        };
    let (algorithm, key) = found.ok_or(PasskeyError::Key)?;
    Ok(UnparsedPublicKey::new(algorithm, key))
}

#[cfg(test)]
mod tests {
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
    use serde_json::json;

    use super::*;

    fn site() -> Site {
        Site::read("https://games.example.org".to_owned()).expect("a site")
    }

    /// A device with one key.
    struct Authenticator(EcdsaKeyPair);

    impl Authenticator {
        fn new() -> Self {
            let random = SystemRandom::new();
            let document =
                EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).expect("a key");
            let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, document.as_ref(), &random);
            Self(pair.expect("a key"))
        }

        fn spki(&self) -> Vec<u8> {
            [&P256[..], self.0.public_key().as_ref()].concat()
        }

        fn sign(&self, answer: &Answer) -> Vec<u8> {
            let signed =
                [&answer.authenticator_data[..], digest(&SHA256, &answer.client_data).as_ref()].concat();
            self.0.sign(&SystemRandom::new(), &signed).expect("a signature").as_ref().to_vec()
        }
    }

    fn answer(kind: &str, challenge: &[u8], origin: &str, id: &str, flags: u8, counter: u32) -> Answer {
        let client =
            json!({ "type": kind, "challenge": encode(challenge), "origin": origin, "crossOrigin": false });
        let mut data = digest(&SHA256, id.as_bytes()).as_ref().to_vec();
        data.push(flags);
        data.extend(counter.to_be_bytes());
        if flags & ATTESTED != 0 {
            data.extend([0; 16]);
            data.extend(4u16.to_be_bytes());
            data.extend([1, 2, 3, 4]);
        }
        Answer { client_data: client.to_string().into_bytes(), authenticator_data: data }
    }

    const HERE: &str = "https://games.example.org";
    const ID: &str = "games.example.org";

    #[test]
    fn a_passkey_of_ours_logs_in() {
        let device = Authenticator::new();
        let new = answer("webauthn.create", b"c1", HERE, ID, PRESENT | ATTESTED, 0);
        let kept = register(&site(), b"c1", &new, device.spki()).expect("a passkey");
        assert_eq!((kept.credential.as_slice(), kept.counter), (&[1, 2, 3, 4][..], 0));
        let login = answer("webauthn.get", b"c2", HERE, ID, PRESENT, 5);
        let signature = device.sign(&login);
        assert_eq!(authenticate(&site(), b"c2", &login, &signature, (&kept.key, 4)), Ok(5));
        for counted in [5, 6] {
            let again = authenticate(&site(), b"c2", &login, &signature, (&kept.key, counted));
            assert_eq!(again, Err(PasskeyError::Counter), "a copy of the device");
        }
    }

    #[test]
    fn answers_to_others_are_refused() {
        let (device, stranger) = (Authenticator::new(), Authenticator::new());
        let cases = [
            (answer("webauthn.create", b"c", HERE, ID, PRESENT, 1), PasskeyError::Purpose),
            (answer("webauthn.get", b"d", HERE, ID, PRESENT, 1), PasskeyError::Challenge),
            (answer("webauthn.get", b"c", "https://evil.example", ID, PRESENT, 1), PasskeyError::Origin),
            (answer("webauthn.get", b"c", "http://games.example.org", ID, PRESENT, 1), PasskeyError::Origin),
            (answer("webauthn.get", b"c", HERE, "evil.example", PRESENT, 1), PasskeyError::Origin),
            (answer("webauthn.get", b"c", HERE, ID, 0, 1), PasskeyError::Absent),
        ];
        for (answer, error) in cases {
            let signature = device.sign(&answer);
            let said = authenticate(&site(), b"c", &answer, &signature, (&device.spki(), 0));
            assert_eq!(said, Err(error));
        }
        let good = answer("webauthn.get", b"c", HERE, ID, PRESENT, 1);
        let forged = stranger.sign(&good);
        let said = authenticate(&site(), b"c", &good, &forged, (&device.spki(), 0));
        assert_eq!(said, Err(PasskeyError::Signature));
        let cross = Answer {
            client_data: String::from_utf8(good.client_data.clone())
                .expect("text")
                .replace("\"crossOrigin\":false", "\"crossOrigin\":true")
                .into_bytes(),
            ..good
        };
        let signature = device.sign(&cross);
        let said = authenticate(&site(), b"c", &cross, &signature, (&device.spki(), 0));
        assert_eq!(said, Err(PasskeyError::Origin), "in a frame of another site");
    }

    #[test]
    fn nonsense_is_refused_and_breaks_nothing() {
        let whole = answer("webauthn.create", b"c", HERE, ID, PRESENT | ATTESTED, 0);
        let key = Authenticator::new().spki();
        for length in 0..whole.authenticator_data.len() {
            let cut = Answer {
                client_data: whole.client_data.clone(),
                authenticator_data: whole.authenticator_data[..length].to_vec(),
            };
            assert!(register(&site(), b"c", &cut, key.clone()).is_err(), "{length}");
        }
        for length in 0..key.len() {
            let said = register(&site(), b"c", &whole, key[..length].to_vec());
            assert_eq!(said.err(), Some(PasskeyError::Key), "{length}");
        }
        assert!(challenge_of(b"{}").is_err() && challenge_of(b"\xff").is_err() && decode("=").is_err());
    }

    #[test]
    fn passkeys_want_a_name_and_a_safe_line() {
        for (origin, id) in [
            ("https://games.example.org", Some("games.example.org")),
            ("https://games.example.org:8443", Some("games.example.org")),
            ("http://localhost:7878", Some("localhost")),
            ("http://games.example.org", None),
            ("https://192.0.2.7", None),
            ("https://[::1]:80", None),
        ] {
            assert_eq!(Site::read(origin.to_owned()).map(|site| site.id).as_deref(), id, "{origin}");
        }
    }
}
