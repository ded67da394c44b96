//! Why nobody is signed in by a provider.

use std::fmt;

use crate::calls::AskError;

/// Why nobody is signed in.
#[derive(Debug)]
pub(crate) enum OpenIdError {
    /// The address of the provider cannot be one.
    Config(String),
    /// There are no certificates to check it by.
    Roots(std::io::Error),
    /// The provider does not answer.
    Away(AskError),
    /// It answers with an error.
    Status(u16),
    /// It answers with something else than the standard says.
    Malformed(&'static str),
    /// It says that it is another one.
    OtherIssuer,
    /// The token is for somebody else, from somebody else, too old or not signed.
    Token(TokenError),
}

/// What is wrong with a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TokenError {
    /// It is not made of three parts that can be read.
    Malformed,
    /// It is signed in a way that does not count here, or not at all.
    Algorithm,
    /// None of the provider's keys has signed it.
    Signature,
    /// Another provider has made it.
    Issuer,
    /// It is for another site.
    Audience,
    /// It is too old, or not good yet.
    Time,
    /// It answers another question.
    Nonce,
    /// It does not say who somebody is.
    Subject,
}

impl OpenIdError {
    /// Whether it may go better later.
    pub(crate) const fn is_away(&self) -> bool {
        matches!(self, Self::Away(_) | Self::Status(500..=599))
    }
}

impl From<AskError> for OpenIdError {
    fn from(error: AskError) -> Self {
        Self::Away(error)
    }
}

impl From<TokenError> for OpenIdError {
    fn from(error: TokenError) -> Self {
        Self::Token(error)
    }
}

impl fmt::Display for OpenIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Config(issuer) => write!(
                f,
                "the OpenID provider {issuer:?} must be like https://login.example.org; with --openid-private it may be in \
                 the own network and without https"
            ),
            Self::Roots(error) => {
                write!(f, "no certificates to check the OpenID provider by: {error}; install ca-certificates")
            }
            Self::Away(error) => error.fmt(f),
            Self::Status(status) => write!(f, "it answers with status {status}"),
            Self::Malformed(what) => write!(f, "its {what} cannot be read"),
            Self::OtherIssuer => f.write_str("it says that it is another provider"),
            Self::Token(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "its token cannot be read",
            Self::Algorithm => "its token is signed in an unknown way",
            Self::Signature => "its token is not signed by its keys",
            Self::Issuer => "its token was made by another provider",
            Self::Audience => "its token is for another site",
            Self::Time => "its token is not good now",
            Self::Nonce => "its token answers another question",
            Self::Subject => "its token does not say who somebody is",
        })
    }
}

impl std::error::Error for OpenIdError {}
