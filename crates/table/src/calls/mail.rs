//! Letters, by the mail server of the host.

use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, SinglePart};
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};

use super::config::{MailConfig, MailError};

/// Whether a text can be somebody's address.
pub(crate) fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<lettre::Address>().is_ok()
}

/// Sends letters.
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// A letter.
pub(super) struct Letter {
    pub(super) to: String,
    pub(super) subject: String,
    pub(super) text: String,
    /// Where one click ends all letters like this one; none for one that was asked for.
    pub(super) stop: Option<String>,
}

impl Mailer {
    pub(super) fn new(config: &MailConfig) -> Result<Self, MailError> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&config.server)
            .map_err(|error| MailError::Server(error.to_string()))?;
        let from = config.from.parse().map_err(|error| MailError::From(format!("{error}")))?;
        Ok(Self { transport: transport.timeout(Some(std::time::Duration::from_secs(20))).build(), from })
    }

    /// Sends a letter. False if nobody can have this address, so that it need not be tried again.
    pub(super) async fn send(&self, letter: Letter) -> Result<bool, String> {
        let Ok(to) = letter.to.parse::<Mailbox>() else { return Ok(false) };
        let message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(letter.subject)
            .singlepart(SinglePart::plain(letter.text));
        let Ok(mut message) = message else { return Ok(false) };
        // One click, without a question (RFC 8058).
        let stop = letter.stop.map(|stop| {
            [("List-Unsubscribe", format!("<{stop}>")), ("List-Unsubscribe-Post", ONE_CLICK.to_owned())]
        });
        for (name, value) in stop.into_iter().flatten() {
            let name = HeaderName::new_from_ascii(name.to_owned()).map_err(|error| error.to_string())?;
            message.headers_mut().insert_raw(HeaderValue::new(name, value));
        }
        match self.transport.send(message).await {
            Ok(_) => Ok(true),
            Err(error) if error.is_permanent() => Ok(false),
            Err(error) => Err(error.to_string()),
        }
    }
}

const ONE_CLICK: &str = "List-Unsubscribe=One-Click";
