//! What the host says about calls.

use std::time::Duration;

/// How calls are made.
#[derive(Clone, Debug)]
pub struct CallConfig {
    /// How long somebody has before they are called: who moves at once needs no call.
    pub patience: Duration,
    /// How letters are sent; none if they are not.
    pub mail: Option<MailConfig>,
    /// Whether webhooks may lead to addresses of the host's own network, and without TLS.
    pub private: bool,
    /// How often the outbox is looked into.
    pub pace: Duration,
}

impl Default for CallConfig {
    fn default() -> Self {
        Self { patience: Duration::from_secs(15), mail: None, private: false, pace: Duration::from_secs(5) }
    }
}

/// How letters are sent.
#[derive(Clone)]
pub struct MailConfig {
    /// `smtps://user:password@mail.example.org`, or `smtp://…?tls=required`.
    pub server: String,
    /// From whom: `Khipu <games@example.org>`.
    pub from: String,
}

/// Without the password.
impl std::fmt::Debug for MailConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MailConfig").field("from", &self.from).finish_non_exhaustive()
    }
}

/// Why letters cannot be sent as the host says.
#[derive(Debug)]
pub enum MailError {
    /// Not the address of a mail server.
    Server(String),
    /// Not somebody's address.
    From(String),
}

impl std::fmt::Display for MailError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Server(why) => write!(f, "the mail server must be like smtps://user:password@host: {why}"),
            Self::From(why) => write!(f, "letters must come from somebody, like Khipu <games@host>: {why}"),
        }
    }
}

impl std::error::Error for MailError {}
