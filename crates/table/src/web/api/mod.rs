//! The interface for programs: the same acts as the pages, in JSON.
//!
//! A program is a guest: `POST /api/guests` gives it a token, to be sent as `Authorization: Bearer …`. The token of a seat
//! link (`{table}.{seat}.{mac}`) does as well, for that seat.

mod act;
mod events;
mod extract;
mod guest;
mod table;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};

use super::router::UPLOAD;
use super::{Server, daily, openapi, plan, reseat, study};

pub(crate) use act::*;
pub(crate) use events::*;
pub(crate) use extract::*;
pub(crate) use guest::*;
pub(crate) use table::*;

/// Paths are whole: a prefix would be taken from each request by making its address anew.
pub(crate) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/api", get(openapi::page))
        .route("/api/openapi.json", get(openapi::document))
        .merge(super::bot::routes())
        .route("/api/daily", get(daily::api::list))
        .route("/api/daily/{game}/{kind}", post(daily::api::play))
        .route("/api/daily/{game}/{kind}/{day}", get(daily::api::board))
        .route("/api/guests", post(new_guest))
        .route("/api/guests/logout", post(log_out))
        .route("/api/games", get(games))
        .route(
            "/api/studies",
            get(study::api::studies).post(study::api::new_study).layer(DefaultBodyLimit::max(UPLOAD)),
        )
        .route(
            "/api/studies/{id}",
            get(study::api::study).post(study::api::save_study).layer(DefaultBodyLimit::max(UPLOAD)),
        )
        .route("/api/studies/{id}/drop", post(study::api::drop_study))
        .route("/api/tables", get(tables).post(create))
        .route("/api/tables/{id}", get(view))
        .route("/api/tables/{id}/moves", get(moves).post(play))
        .route("/api/tables/{id}/undo", post(undo))
        .route("/api/tables/{id}/back", post(about_back))
        .route("/api/tables/{id}/plan", get(plan::api::show).post(plan::api::plan))
        .route("/api/tables/{id}/votes", post(vote))
        .route("/api/tables/{id}/holiday", post(holiday))
        .route("/api/tables/{id}/holiday/end", post(end_holiday))
        .route("/api/tables/{id}/seats/{seat}", post(reseat::change))
        .route("/api/tables/{id}/events", get(events))
        .route("/api/tables/{id}/record", get(download))
}
