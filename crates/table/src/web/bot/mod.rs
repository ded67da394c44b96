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

/// What programs ask for.
pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/api/bots", post(account::new_bot))
        .route("/api/events", get(events::events))
        .route("/api/challenges", get(challenge::list))
        .route("/api/challenges/{table}/{seat}", post(challenge::answer))
        .route("/api/tables/{id}/seats/{seat}/challenge", post(challenge::challenge))
}
