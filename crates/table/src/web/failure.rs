//! What went wrong, as an answer: a page for people, JSON for programs.

use axum::Json;
use axum::http::header::{RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use khipu_words::{Language, Words};
use maud::{DOCTYPE, html};
use serde_json::json;

use crate::tables::ActError;

/// What went wrong.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    /// What it is, in a word for programs.
    code: String,
    say: String,
    language: Language,
    rule: Option<&'static str>,
    /// Seconds after which it may go better.
    retry: Option<u32>,
    json: bool,
}

impl Failure {
    /// A failure that is the same for everybody, in English.
    pub(crate) fn plain(status: u16, say: &str) -> Self {
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let code = match status.as_u16() {
            401 => "unknown_token",
            403 => "forbidden",
            404 => "not_found",
            405 => "wrong_method",
            413 => "too_large",
            415 => "wrong_type",
            421 => "wrong_host",
            422 => "bad_body",
            429 => "too_often",
            503 => "unavailable",
            400..500 => "bad_request",
            _ => "internal",
        };
        let (code, say) = (code.to_owned(), say.to_owned());
        Self { status, code, say, language: Language::English, rule: None, retry: None, json: false }
    }

    /// Something that was not done at a table.
    pub(crate) fn of(error: &ActError, words: &Words, names: &[String]) -> Self {
        if let ActError::Store(error) = error {
            tracing::error!(%error, "the store failed");
        }
        let status = match error {
            ActError::NoTable | ActError::NoGame(_) => StatusCode::NOT_FOUND,
            ActError::Stale
            | ActError::Waiting
            | ActError::Taken
            | ActError::Left
            | ActError::Devices
            | ActError::Ended
            | ActError::Closed
            | ActError::NotLate
            | ActError::Holiday
            | ActError::NotAway
            | ActError::NoBack
            | ActError::Asked
            | ActError::NotYet(_) => StatusCode::CONFLICT,
            ActError::OldLink => StatusCode::UNAUTHORIZED,
            ActError::NotYours
            | ActError::NotTaken
            | ActError::Password
            | ActError::RatedSeat
            | ActError::RatedBot => StatusCode::FORBIDDEN,
            ActError::Store(_) | ActError::Broken => StatusCode::SERVICE_UNAVAILABLE,
            ActError::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        let retry = (status == StatusCode::SERVICE_UNAVAILABLE).then_some(5);
        let (code, say) = (error.code().to_owned(), error.say(words, names));
        Self { status, code, say, language: words.language(), rule: error.rule(), retry, json: false }
    }

    /// In words of a locale file.
    pub(crate) fn worded(status: u16, words: &Words, key: &str) -> Self {
        Self { language: words.language(), ..Self::plain(status, &words.word(key)) }
    }

    /// When it may go better.
    pub(crate) fn retry_after(mut self, seconds: u32) -> Self {
        self.retry = Some(seconds);
        self
    }

    /// Whether the answer is for a program.
    pub(crate) fn for_program(mut self, json: bool) -> Self {
        self.json = json;
        self
    }
}

impl From<Failure> for Response {
    fn from(failure: Failure) -> Self {
        failure.into_response()
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = self.status;
        let retry = self.retry;
        let mut response = if self.json { self.document() } else { self.page() };
        *response.status_mut() = status;
        if let Some(seconds) = retry {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

impl Failure {
    fn document(self) -> Response {
        Json(json!({ "code": self.code, "say": self.say, "rule": self.rule })).into_response()
    }

    fn page(self) -> Response {
        let Self { say, rule, language, .. } = self;
        let page = html! {
            (DOCTYPE)
            html lang=(language.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { "Khipu" }
                    link rel="icon" href=(super::assets::url("icon.svg")) type="image/svg+xml";
                    link rel="stylesheet" href=(super::assets::url("khipu.css"));
                }
                body.failure {
                    main.reading {
                        div role="alert" {
                            h1 { (say) @if let Some(rule) = rule { " (" (rule) ")" } }
                        }
                        p { a href="/" { "Khipu" } }
                    }
                }
            }
        };
        page.into_response()
    }
}
