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

use super::{Server, UPLOAD, daily, openapi, plan, reseat, study};

pub(crate) use act::*;
pub(crate) use events::*;
pub(crate) use extract::*;
pub(crate) use guest::*;
pub(crate) use table::*;

pub(crate) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/", get(openapi::page))
        .route("/openapi.json", get(openapi::document))
        .merge(super::bot::routes())
        .route("/daily", get(daily::api::list))
        .route("/daily/{game}/{kind}", post(daily::api::play))
        .route("/daily/{game}/{kind}/{day}", get(daily::api::board))
        .route("/guests", post(new_guest))
        .route("/guests/logout", post(log_out))
        .route("/games", get(games))
        .route(
            "/studies",
            get(study::api::studies).post(study::api::new_study).layer(DefaultBodyLimit::max(UPLOAD)),
        )
        .route(
            "/studies/{id}",
            get(study::api::study).post(study::api::save_study).layer(DefaultBodyLimit::max(UPLOAD)),
        )
        .route("/studies/{id}/drop", post(study::api::drop_study))
        .route("/tables", get(tables).post(create))
        .route("/tables/{id}", get(view))
        .route("/tables/{id}/moves", get(moves).post(play))
        .route("/tables/{id}/undo", post(undo))
        .route("/tables/{id}/back", post(about_back))
        .route("/tables/{id}/plan", get(plan::api::show).post(plan::api::plan))
        .route("/tables/{id}/votes", post(vote))
        .route("/tables/{id}/holiday", post(holiday))
        .route("/tables/{id}/holiday/end", post(end_holiday))
        .route("/tables/{id}/seats/{seat}", post(reseat::change))
        .route("/tables/{id}/events", get(events))
        .route("/tables/{id}/record", get(download))
}
