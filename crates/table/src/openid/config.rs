//! What the host says about the provider.

use std::fmt;
use std::time::Duration;

use axum::http::Uri;

use super::OpenIdError;
use crate::calls::{PATIENCE, is_allowed};

/// The provider that people may sign in with.
#[derive(Clone)]
pub struct OpenIdConfig {
    /// Its address, exactly as it writes it itself: `https://login.example.org`.
    pub issuer: String,
    /// As what it knows this server.
    pub client: String,
    /// The secret that goes with it; none for a public client.
    pub secret: Option<String>,
    /// What people call it.
    pub name: String,
    /// Whether it may be in the host's own network, and without TLS.
    pub private: bool,
    /// How long it may take to answer.
    pub patience: Duration,
}

impl OpenIdConfig {
    /// A provider in the open internet that is called by its address.
    #[must_use]
    pub fn new(issuer: &str, client: &str) -> Self {
        let host = issuer.split("://").nth(1).unwrap_or(issuer);
        Self {
            issuer: issuer.to_owned(),
            client: client.to_owned(),
            secret: None,
            name: host.split('/').next().unwrap_or(host).to_owned(),
            private: false,
            patience: PATIENCE,
        }
    }

    /// Whether a provider can be asked at its address.
    pub(super) fn check(&self) -> Result<(), OpenIdError> {
        let uri = self.issuer.parse::<Uri>().ok();
        let good = uri.is_some_and(|uri| is_allowed(&uri, self.private) && uri.query().is_none());
        if good { Ok(()) } else { Err(OpenIdError::Config(self.issuer.clone())) }
    }
}

/// Without the secret.
impl fmt::Debug for OpenIdConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenIdConfig").field("issuer", &self.issuer).finish_non_exhaustive()
    }
}
