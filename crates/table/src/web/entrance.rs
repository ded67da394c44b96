//! What every request goes through, whatever it asks for.
//!
//! It is one layer: each one more would put the request into one more box, and take it out again.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;

use super::Server;
use super::always;
use super::guard::{check_host, harden};
use super::guest::is_program;
use crate::logging::Numbered;

/// Answers a request: with a number, in time, and with what browsers may do with the answer.
pub(super) async fn enter(State(server): State<Arc<Server>>, request: Request, next: Next) -> Response {
    let (numbered, program) = (Numbered::new(&request), is_program(request.uri(), request.headers()));
    let answer = async {
        match check_host(&server, &request) {
            Ok(()) => next.run(request).await,
            Err(failure) => failure.for_program(program).into(),
        }
    };
    let hardened = async {
        let mut response = always::answer(program, answer).await;
        harden(&server, &mut response);
        response
    };
    numbered.answered(hardened).await
}
