//! Which address leads where.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use tower_http::compression::{CompressionLayer, CompressionLevel};

use super::{
    Server, act, api, assets, bot, calls, coach, control, daily, deck, entrance, games, guest, health, hint,
    invite, leaders, learn, lobby, look, plan, profile, record, reseat, review, seat, sitting, stream, study,
    user,
};

/// The most that a post may have, in bytes.
const BODY: usize = 64 << 10;
/// The most that an uploaded record may have.
pub(super) const UPLOAD: usize = 2 << 20;

pub(super) fn router(server: Arc<Server>) -> Router {
    let table = Router::new()
        .route("/", get(look::page))
        .route("/at/{step}", get(look::page_at))
        .route("/at/{step}/pieces", get(look::pieces_at))
        .route("/stream", get(stream::stream))
        .route("/described", get(look::described))
        .route("/moves", get(look::moves))
        .route("/preview", get(look::preview))
        .route("/why", get(look::why))
        .route("/score", get(look::score))
        .route("/record", get(look::record))
        .route("/move", post(act::play))
        .route("/undo", post(act::undo))
        .route("/restart", post(act::restart))
        .route("/chat", post(act::chat))
        .route("/vote", post(act::vote))
        .route("/back", post(act::about_back))
        .route("/holiday", post(act::holiday))
        .route("/holiday/end", post(act::end_holiday))
        .route("/hint", post(hint::hint))
        .route("/coach", get(coach::lines))
        .route("/retry", get(review::retried))
        .nest("/plan", plan::routes())
        .nest("/review", review::routes())
        .route("/invite", post(sitting::invite))
        .route("/decline", post(sitting::decline))
        .route("/again", post(sitting::again))
        .route("/notes", post(sitting::notes))
        .route("/seat", post(reseat::post));
    let guarded = Router::new()
        .route("/", get(lobby::lobby))
        .route("/new/{game}", get(lobby::new_table).post(lobby::open_table))
        .route("/preferences", post(lobby::preferences))
        .route("/logout", post(lobby::log_out))
        .route("/about", get(lobby::about))
        .route("/privacy", get(lobby::privacy))
        .nest("/user", user::routes())
        .nest("/control", control::routes())
        .nest("/report", control::report_routes())
        .route("/games", get(games::games))
        .route("/games/turns", get(games::turns))
        .nest("/daily", daily::routes())
        .route("/leaders", get(leaders::leaders))
        .route("/bots", get(bot::page::bots))
        .route("/player/{name}", get(profile::profile))
        .route("/rules/{game}", get(lobby::rules))
        .route("/deck/{faction}", get(deck::builder))
        .route("/calls", get(calls::show).post(calls::add))
        .route("/calls/drop", post(calls::remove))
        .route("/calls/stop/{way}/{key}", get(calls::ask_to_stop).post(calls::stop))
        .route("/check", get(lobby::check))
        .route("/upload", post(record::upload).layer(DefaultBodyLimit::max(UPLOAD)))
        .route("/join/{table}/{key}", get(invite::open).post(invite::take))
        .route("/seat/{table}/{seat}/{key}", get(seat::open).post(seat::take))
        .nest("/t/{id}", table)
        .nest("/learn/{game}", learn::routes())
        .nest("/study", study::routes())
        .merge(api::routes())
        .fallback(lobby::nothing)
        .method_not_allowed_fallback(lobby::wrong_method)
        .layer(from_fn_with_state(server.clone(), guest::meet));
    Router::new()
        .merge(health::routes())
        .route("/assets/{*path}", get(assets::asset))
        .route("/worker.js", get(calls::worker))
        .merge(guarded)
        // Together they are one layer: each by itself would be put into a box for every request.
        .layer((
            from_fn_with_state(server.clone(), entrance::enter),
            // Pages are asked for now and then, and phones wait for every byte.
            CompressionLayer::new().quality(CompressionLevel::Best),
            DefaultBodyLimit::max(BODY),
        ))
        .with_state(server)
}
