//! Every request has an answer: in time, and also if something breaks.

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use axum::response::Response;
use futures_util::FutureExt as _;

use super::failure::Failure;

/// How long an answer may take; streams begin within it and then go on.
const PATIENCE: Duration = Duration::from_secs(20);
/// Seconds after which it is worth asking again.
const AGAIN: u32 = 5;

/// Answers whatever happens; `program` says whether a program asks.
pub(super) async fn answer(program: bool, answer: impl Future<Output = Response>) -> Response {
    within(PATIENCE, program, answer).await
}

async fn within(patience: Duration, program: bool, answer: impl Future<Output = Response>) -> Response {
    let failure = match tokio::time::timeout(patience, AssertUnwindSafe(answer).catch_unwind()).await {
        Ok(Ok(response)) => return response,
        Ok(Err(cause)) => broken(&*cause),
        Err(_) => Failure::plain(503, "The server has too much to do. Please try again.").retry_after(AGAIN),
    };
    failure.for_program(program).into()
}

/// A fault of ours: logged with all that is known, answered with nothing of it.
fn broken(cause: &(dyn Any + Send)) -> Failure {
    let text = cause.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| cause.downcast_ref::<&str>().copied()).unwrap_or("unknown");
    tracing::error!(text, "a request broke down");
    Failure::plain(500, "Something went wrong here. It is written down; please try again.")
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use axum::http::header::RETRY_AFTER;
    use serde_json::Value;

    use super::*;

    async fn told(response: Response) -> (u16, Option<String>, Value) {
        let retry =
            response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let status = response.status().as_u16();
        let body = to_bytes(response.into_body(), 1 << 16).await.expect("a body");
        (status, retry, serde_json::from_slice::<Value>(&body).expect("JSON")["code"].clone())
    }

    #[tokio::test]
    async fn programs_are_told_by_a_code_when_it_takes_too_long_or_breaks() {
        let late = within(Duration::ZERO, true, std::future::pending()).await;
        assert_eq!(told(late).await, (503, Some("5".to_owned()), "unavailable".into()));
        let broken = within(PATIENCE, true, async { panic!("a fault") }).await;
        assert_eq!(told(broken).await, (500, None, "internal".into()));
    }
}
