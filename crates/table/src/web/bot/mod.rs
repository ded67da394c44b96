//! Users that are programs, as other servers of games have them: an account that is marked, one stream of all that concerns
//! it, and challenges that it accepts or declines.

pub(super) mod account;
pub(super) mod challenge;
pub(super) mod events;
pub(super) mod page;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};

use super::Server;

pub(super) use account::is_of_bot;

/// What programs ask for, under `/api`.
pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/bots", post(account::new_bot))
        .route("/events", get(events::events))
        .route("/challenges", get(challenge::list))
        .route("/challenges/{table}/{seat}", post(challenge::answer))
        .route("/tables/{id}/seats/{seat}/challenge", post(challenge::challenge))
}
