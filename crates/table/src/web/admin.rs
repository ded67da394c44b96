//! For whoever runs the server: what it measures, on a port of its own for Prometheus, and a socket that only its owner may
//! use, where `khipu admin` asks and tells. Nothing of this is on the port of the public.
//!
//! A new command is a route here and a line in `khipu admin`.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::control::{Order, OrderError};
use super::{Server, health};
use crate::logging;
use crate::metrics::METRICS;
use crate::store::{Role, Store, StoreError, TableId};

/// Opens the port where Prometheus asks.
pub(super) async fn open_metrics(
    address: SocketAddr,
    server: Arc<Server>,
) -> std::io::Result<JoinHandle<()>> {
    let router = Router::new().route("/metrics", get(metrics)).merge(health::routes()).with_state(server);
    let listener = TcpListener::bind(address).await?;
    Ok(tokio::spawn(async move { drop(axum::serve(listener, router).await) }))
}

/// Opens the port where Prometheus asks a worker.
pub(crate) async fn open_worker_metrics(
    address: SocketAddr,
    store: Arc<dyn Store>,
) -> std::io::Result<JoinHandle<()>> {
    let measured = async |State(store): State<Arc<dyn Store>>| measured(&*store).await;
    let router = Router::new().route("/metrics", get(measured)).with_state(store);
    let listener = TcpListener::bind(address).await?;
    Ok(tokio::spawn(async move { drop(axum::serve(listener, router).await) }))
}

/// Opens the socket.
#[cfg(unix)]
pub(super) fn open_socket(path: &Path, server: Arc<Server>) -> std::io::Result<JoinHandle<()>> {
    // What a server that was killed has left behind; a file of anybody's is not removed.
    match std::fs::symlink_metadata(path) {
        Ok(found) if std::os::unix::fs::FileTypeExt::is_socket(&found.file_type()) => {
            std::fs::remove_file(path)?;
        }
        _ => {}
    }
    let listener = tokio::net::UnixListener::bind(path)?;
    std::fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    let router = commands().with_state(server);
    Ok(tokio::spawn(async move { drop(axum::serve(listener, router).await) }))
}

#[cfg(not(unix))]
pub(super) fn open_socket(_: &Path, _: Arc<Server>) -> std::io::Result<JoinHandle<()>> {
    Err(std::io::ErrorKind::Unsupported.into())
}

/// What can be asked and told.
fn commands() -> Router<Arc<Server>> {
    Router::new()
        .route("/status", get(status))
        .route("/tables", get(tables))
        .route("/nodes", get(nodes))
        .route("/metrics", get(metrics))
        .route("/drain", post(drain))
        .route("/resume", post(resume))
        .route("/close", post(close))
        .route("/log", post(log))
        .route("/control", post(control))
        .route("/think", post(think))
        .merge(health::routes())
}

/// `GET /metrics`
async fn metrics(State(server): State<Arc<Server>>) -> impl IntoResponse {
    METRICS.tables_live.set(server.tables.at_hand().len() as i64);
    measured(&*server.store).await
}

async fn measured(store: &dyn Store) -> impl IntoResponse + use<> {
    if let Ok(waiting) = store.waiting().await {
        for (class, count) in ["people", "bots"].into_iter().zip(waiting) {
            METRICS.think_queue.get_or_create(&[("class", class)]).set(count);
        }
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], METRICS.text())
}

/// `GET /status`
async fn status(State(server): State<Arc<Server>>) -> Json<Value> {
    let trouble = server.health.trouble();
    Json(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "uptime_seconds": server.health.started.elapsed().as_secs(),
        "ready": trouble.is_none(),
        "trouble": trouble,
        "tables": server.tables.at_hand().len(),
        "streams": server.count_streams(),
    }))
}

/// `GET /tables`: those at hand.
async fn tables(State(server): State<Arc<Server>>) -> Json<Vec<Value>> {
    let table = |table: &Arc<crate::tables::Table>| {
        let now = table.now();
        let bots = now.seats.iter().filter(|seat| seat.bot.is_some()).count();
        json!({
            "id": table.id, "game": table.name(), "public": table.public, "version": now.version,
            "moves": now.steps.len(), "seats": now.seats.len(), "bots": bots, "here": now.here.iter().count(),
        })
    };
    Json(server.tables.at_hand().iter().map(table).collect())
}

/// `GET /nodes`: the programs that use the store now.
async fn nodes(State(server): State<Arc<Server>>) -> Result<Json<Value>, (StatusCode, String)> {
    let nodes = server.store.nodes().await;
    nodes.map(|nodes| Json(json!(nodes))).map_err(|error| (StatusCode::BAD_GATEWAY, format!("{error}\n")))
}

/// `POST /drain`: a balancer sends nobody here any more; whoever is here stays until the server is closed.
async fn drain(State(server): State<Arc<Server>>) -> Json<Value> {
    server.health.drain(true);
    tracing::info!("draining");
    Json(json!({ "draining": true }))
}

/// `POST /resume`: people can be sent here again.
async fn resume(State(server): State<Arc<Server>>) -> Json<Value> {
    server.health.drain(false);
    tracing::info!("not draining any more");
    Json(json!({ "draining": false }))
}

/// `POST /close`: the server ends as SIGTERM ends it.
async fn close(State(server): State<Arc<Server>>) -> Json<Value> {
    server.told_to_close.notify_one();
    Json(json!({ "closing": true }))
}

/// `POST /control?act=ban&name=Eve&hours=24`: what a moderator can do by the page, and more.
async fn control(
    State(server): State<Arc<Server>>,
    Query(fields): Query<Vec<(String, String)>>,
) -> Result<Json<Value>, (StatusCode, String)> {
    let get = |name: &str| fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    let done = match Order::read(get) {
        Ok(order) => server.carry_out(("khipu admin", Role::Admin), order).await,
        Err(error) => Err(error),
    };
    let status = |error: &OrderError| match error {
        OrderError::Store(_) => StatusCode::BAD_GATEWAY,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    done.map(|()| Json(json!({ "done": true }))).map_err(|error| (status(&error), format!("{error}\n")))
}

/// A table.
#[derive(Deserialize)]
struct Named {
    table: String,
}

/// `POST /think?table=ID`: tries again what a bot was given up with.
async fn think(
    State(server): State<Arc<Server>>,
    Query(Named { table }): Query<Named>,
) -> Result<Json<Value>, (StatusCode, String)> {
    let no_table = || (StatusCode::NOT_FOUND, "no bot is stuck at this table\n".to_owned());
    let id = TableId::read(&table).ok_or_else(no_table)?;
    match server.store.retry(&id).await {
        Ok(()) => Ok(Json(json!({ "table": id, "thinking": true }))),
        Err(StoreError::Conflict) => Err(no_table()),
        Err(error) => Err((StatusCode::BAD_GATEWAY, format!("{error}\n"))),
    }
}

/// How much shall be logged.
#[derive(Deserialize)]
struct Level {
    level: String,
}

/// `POST /log?level=debug`
async fn log(Query(Level { level }): Query<Level>) -> Result<Json<Value>, (StatusCode, String)> {
    logging::set_level(&level).map_err(|why| (StatusCode::UNPROCESSABLE_ENTITY, format!("{why}\n")))?;
    tracing::info!(level, "the log");
    Ok(Json(json!({ "level": level })))
}
