use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair as _};
use serde_json::{Value, json};

use super::*;

const ISSUER: &str = "https://login.example.org";
const EXPECTED: Expected<'_> = Expected { issuer: ISSUER, client: "khipu", nonce: "n", at: 1_900_000_000 };

fn encode(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// A key of a provider on P-256.
struct Signer(EcdsaKeyPair);

impl Signer {
    fn new() -> Self {
        let random = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, made.as_ref(), &random);
        Self(pair.expect("a key"))
    }

    fn jwk(&self, id: &str) -> Value {
        let point = self.0.public_key().as_ref();
        let (x, y) = (encode(&point[1..33]), encode(&point[33..]));
        json!({ "kty": "EC", "crv": "P-256", "kid": id, "use": "sig", "x": x, "y": y })
    }

    fn sign(&self, head: &Value, claims: &Value) -> String {
        let signed = format!("{}.{}", encode(head.to_string()), encode(claims.to_string()));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes()).expect("a signature");
        format!("{signed}.{}", encode(signature))
    }
}

fn keys(list: &[Value]) -> Vec<Key> {
    Key::list(json!({ "keys": list }).to_string().as_bytes()).expect("a list")
}

fn claims() -> Value {
    json!({ "iss": ISSUER, "sub": "ann", "aud": "khipu", "exp": 1_900_000_300, "iat": 1_900_000_000, "nonce": "n",
            "preferred_username": "Ann" })
}

#[test]
fn a_token_says_who_somebody_is() {
    let signer = Signer::new();
    let token = signer.sign(&json!({ "alg": "ES256", "kid": "k1" }), &claims());
    let token = IdToken::read(&token).expect("a token");
    assert!(token.is_signed_by(&keys(&[signer.jwk("k1")])));
    assert!(token.is_signed_by(&keys(&[Signer::new().jwk("k0"), signer.jwk("k1")])));
    assert!(!token.is_signed_by(&keys(&[signer.jwk("k2")])), "another name");
    assert!(!token.is_signed_by(&keys(&[Signer::new().jwk("k1")])), "another key");
    let person = token.check(EXPECTED).expect("it is good");
    assert_eq!(person, Person { subject: "ann".to_owned(), name: Some("Ann".to_owned()) });
}

#[test]
fn every_claim_is_checked() {
    for (name, value, error) in [
        ("iss", json!("https://evil.example.org"), TokenError::Issuer),
        ("iss", json!("https://login.example.org/"), TokenError::Issuer),
        ("aud", json!("other"), TokenError::Audience),
        ("aud", json!(["khipu", "other"]), TokenError::Audience),
        ("aud", json!([]), TokenError::Audience),
        ("azp", json!("other"), TokenError::Audience),
        ("exp", json!(1_899_999_940), TokenError::Time),
        ("iat", json!(1_900_000_061), TokenError::Time),
        ("nbf", json!(1_900_000_061), TokenError::Time),
        ("nonce", json!("m"), TokenError::Nonce),
        ("nonce", json!(null), TokenError::Nonce),
        ("sub", json!(""), TokenError::Subject),
        ("sub", json!("x".repeat(256)), TokenError::Subject),
    ] {
        let mut said = claims();
        said[name] = value;
        let token = Signer::new().sign(&json!({ "alg": "ES256" }), &said);
        assert_eq!(IdToken::read(&token).expect("a token").check(EXPECTED), Err(error), "{said}");
    }
    let mut shared = claims();
    shared["aud"] = json!(["other", "khipu"]);
    shared["azp"] = json!("khipu");
    let token = Signer::new().sign(&json!({ "alg": "ES256" }), &shared);
    assert!(IdToken::read(&token).expect("a token").check(EXPECTED).is_ok(), "made for us among others");
}

#[test]
fn nobody_signs_with_what_everybody_knows() {
    let signer = Signer::new();
    for head in [
        json!({ "alg": "none" }),
        json!({ "alg": "HS256" }),
        json!({ "alg": "ES256", "crit": ["exp"] }),
        json!({ "alg": "es256" }),
    ] {
        let token = signer.sign(&head, &claims());
        assert_eq!(IdToken::read(&token).err(), Some(TokenError::Algorithm), "{head}");
    }
    // A key of one kind does not check signatures of another.
    let token = signer.sign(&json!({ "alg": "EdDSA" }), &claims());
    assert!(!IdToken::read(&token).expect("a token").is_signed_by(&keys(&[signer.jwk("k")])));
    let mut sealing = signer.jwk("k");
    sealing["use"] = json!("enc");
    let token = signer.sign(&json!({ "alg": "ES256" }), &claims());
    assert!(!IdToken::read(&token).expect("a token").is_signed_by(&keys(&[sealing])), "not for signatures");
}

#[test]
fn rsa_and_edwards_keys_sign_too() {
    // Made once by OpenSSL, with a key that was thrown away.
    let n = "4NIX_h-VVJg4uhtBlXU9rKEVH9ge3TdaUrNPTmiEAxz5LyqEr_z6NyhuT_2lau8vRzDDKw-3eoWtZw6pUtQ3bfQsWJutPxLgEJr-KI0GQSOKFNGL6Se37eBDF0-igNkFioWfIMIoO4W3TXVKCa6Ny-_2uoLapSqXn0BPMkRrLqbKSSxvwanxtodbCz4aExiuwcq4KRPspqCmVQVbB6CJDVLB3trMpmMTBohwD8uGDsbt40qsYJ6UiJMvXcOErrUCYhfUWucneYK6auVhCDInXSEtpHrM74eaT3GHE07P0LJCvf7EfRcKkWUqlCR4taEO4TqE2jg8sThfpgfWBAwdjw";
    let token = "eyJhbGciOiJSUzI1NiIsImtpZCI6InIxIn0.eyJpc3MiOiJodHRwczovL2xvZ2luLmV4YW1wbGUub3JnIiwic3ViIjoiYW5uIiwiYXVkIjoia2hpcHUiLCJleHAiOjIwMDAwMDAwMDAsIm5vbmNlIjoibiJ9.2z3CfONZt51xG6oxHOuQ_nVj3uqn-HLZ6sj_QRiHOH0FqSHUSvc4lxRUV1A7lu9MmZNPLKzymU9Q0971VDn81SplwJZZopCZ9GYskHXOxZeBGJTOK_18WBF4vu8bDHSDfrAsPc9Xz4YkH8cEkB3iy888wG-FIPTQCsAty9YqjXzSl3kLgv9j0v8piikIJlWidU9tOhl3Ul77i4ST45VUdHoTctU_rwftU3_kI62s4vBoU8RSzTN5QfokPHL0MB4_aJP0qMVDn5WbHrrg0y1IqQVOxXL06hU0FqA8TtuFRB0bzLBXEDpbVuj_YJ_dOR4xT-bwnEMZ_Jx4aRgGWkiGtg";
    let rsa = keys(&[json!({ "kty": "RSA", "kid": "r1", "n": n, "e": "AQAB" })]);
    assert!(IdToken::read(token).expect("a token").is_signed_by(&rsa));
    let forged = token.replace("c3ViIjoiYW5u", "c3ViIjoiYm9i");
    assert_ne!(forged, token);
    assert!(!IdToken::read(&forged).expect("a token").is_signed_by(&rsa), "a word was changed");

    let made = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).expect("a key");
    let pair = Ed25519KeyPair::from_pkcs8(made.as_ref()).expect("a key");
    let signed = format!("{}.{}", encode(r#"{"alg":"EdDSA"}"#), encode(claims().to_string()));
    let token = format!("{signed}.{}", encode(pair.sign(signed.as_bytes())));
    let edwards = json!({ "kty": "OKP", "crv": "Ed25519", "x": encode(pair.public_key()) });
    assert!(IdToken::read(&token).expect("a token").is_signed_by(&keys(&[edwards])));
}

#[test]
fn nonsense_is_refused_and_breaks_nothing() {
    let signer = Signer::new();
    let token = signer.sign(&json!({ "alg": "ES256", "kid": "k" }), &claims());
    let known = keys(&[signer.jwk("k")]);
    for length in 0..token.len() {
        let cut = IdToken::read(&token[..length]).ok();
        assert!(cut.is_none_or(|token| !token.is_signed_by(&known)), "{length}");
    }
    for token in ["", "..", "a.b.c", "é.é.é", "e30.e30."] {
        assert!(IdToken::read(token).is_err(), "{token}");
    }
    // Keys that cannot be used are passed over.
    let list =
        [json!(7), json!({}), json!({ "kty": "EC", "crv": "P-521" }), json!({ "kty": "RSA", "n": "" })];
    assert!(keys(&list).is_empty() && Key::list(b"{}").is_none() && Key::list(b"\xff").is_none());
    let short = json!({ "kty": "EC", "crv": "P-256", "x": "AA", "y": "AA" });
    let token = IdToken::read(&token).expect("a token");
    assert!(!token.is_signed_by(&keys(&[short, json!({ "kty": "RSA", "n": "AQAB", "e": "AQAB" })])));
}
