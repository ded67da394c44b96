//! Signing in with a provider of OpenID Connect, where the host wants one: the code flow with PKCE, `state` and `nonce`.
//!
//! What a provider says counts only if it was asked for here, came over a line of our own, and is signed by its key. The
//! signatures are checked by `ring`, as those of passkeys are: `openidconnect` would bring 44 more crates, among them an RSA
//! with a known weakness (RUSTSEC-2023-0071).

mod config;
mod error;
mod id_token;
mod jwk;
mod provider;

pub use config::OpenIdConfig;
pub(crate) use error::OpenIdError;
pub(crate) use id_token::Person;
pub(crate) use provider::{Provider, Question};
