//! What went wrong, as an answer: a page for people, JSON for programs.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use khipu_words::Words;
use maud::{DOCTYPE, html};
use serde_json::json;

use crate::tables::ActError;

/// What went wrong.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    say: String,
    rule: Option<&'static str>,
    json: bool,
}

impl Failure {
    /// A failure that is the same for everybody.
    pub(crate) fn plain(status: u16, say: &str) -> Self {
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        Self { status, say: say.to_owned(), rule: None, json: false }
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
            | ActError::NotYet(_) => StatusCode::CONFLICT,
            ActError::OldLink => StatusCode::UNAUTHORIZED,
            ActError::NotYours | ActError::NotTaken => StatusCode::FORBIDDEN,
            ActError::Store(_) | ActError::Broken => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self { status, say: error.say(words, names), rule: error.rule(), json: false }
    }

    /// In words of a locale file.
    pub(crate) fn worded(status: u16, words: &Words, key: &str) -> Self {
        Self::plain(status, &words.word(key))
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
        let Self { status, say, rule, json } = self;
        if json {
            return (status, Json(json!({ "say": say, "rule": rule }))).into_response();
        }
        let page = html! {
            (DOCTYPE)
            html {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { "Khipu" }
                    link rel="stylesheet" href="/assets/khipu.css";
                }
                body.failure {
                    main {
                        p role="alert" { (say) @if let Some(rule) = rule { " (" (rule) ")" } }
                        p { a href="/" { "Khipu" } }
                    }
                }
            }
        };
        (status, page).into_response()
    }
}
