//! What the server has of a user: to take along, and to be deleted.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse as _, Redirect, Response};
use serde_json::{Value, json};

use super::super::Server;
use super::super::failure::Failure;
use super::super::guard::Fields;
use super::super::guest::RequestContext;
use crate::daily::Day;
use crate::store::{Brief, GuestId, StoreError, TableId};
use crate::tables::{SeatAct, look_alike};

/// `GET /user/export`: all that is kept of the user.
pub(crate) async fn export(
    State(server): State<Arc<Server>>,
    context: RequestContext,
) -> Result<Response, Failure> {
    let (id, _) = context.as_user()?;
    let data = collect(&server, id, &context).await.map_err(|error| context.store_failed(error))?;
    let file = (CONTENT_DISPOSITION, "attachment; filename=\"khipu.json\"");
    Ok(([file], Json(data)).into_response())
}

async fn collect(server: &Server, id: GuestId, context: &RequestContext) -> Result<Value, StoreError> {
    let store = &server.store;
    let user = context.user.clone().unwrap_or_default();
    let table = |brief: &Brief| {
        let seats = brief.seats.iter().enumerate().filter(|(_, row)| row.holders.contains(&id));
        let seats: Vec<usize> = seats.map(|(seat, _)| seat).collect();
        let Brief { id, game, made, moved, over, .. } = brief;
        json!({ "id": id, "game": game, "made": made, "moved": moved, "over": over, "seats": seats })
    };
    let mut tables: Vec<Value> = Vec::new();
    for over in [false, true] {
        tables.extend(store.tables_of(id, over).await?.iter().map(table));
    }
    let devices = store.devices(id).await?.into_iter();
    let devices =
        devices.map(|(_, row)| json!({ "device": row.device, "seen": row.seen, "language": row.language }));
    let passkeys = store.passkeys(id).await?.into_iter();
    let passkeys = passkeys.map(|key| json!({ "label": key.label, "made": key.made, "used": key.used }));
    let identities = store.identities(id).await?.into_iter().map(
        |row| json!({ "issuer": row.issuer, "subject": row.subject, "made": row.made, "used": row.used }),
    );
    let lines = store.lines_of(id).await?.into_iter();
    let lines = lines.map(|(table, line)| json!({ "table": table, "at": line.at, "text": line.text }));
    let lessons = store.lessons(id).await?.into_iter();
    let lessons = lessons.map(|row| json!({ "lesson": row.lesson, "step": row.step, "done": row.done }));
    let puzzles = store.attempts(id).await?.into_iter();
    let puzzles = puzzles.map(|row| json!({ "game": row.game, "puzzle": row.puzzle, "solved": row.solved }));
    let studies = store.studies(id).await?.into_iter();
    let studies = studies
        .map(|row| json!({ "id": row.id, "title": row.title, "game": row.game, "changed": row.changed }));
    let daily = store.runs_of(id, Day(0)).await?.into_iter().map(|run| {
        let points = run.end.map(|end| end.points as f64 / 4.0);
        json!({ "day": run.day.to_string(), "game": run.game, "kind": run.kind.name(), "table": run.table, "points": points })
    });
    let daily: Vec<Value> = daily.collect();
    let calls = store.ways_of(id).await?.into_iter().filter_map(|way| way.body.parse::<Value>().ok());
    let results = store.results_of(id).await?.into_iter().map(|row| {
        let rating = row.rated.map(|rated| rated.value);
        json!({ "table": row.table, "game": row.game, "at": row.at, "place": row.place, "rating": rating })
    });
    let results: Vec<Value> = results.collect();
    Ok(json!({
        "name": user.name,
        "mail": user.mail,
        "language": user.language,
        "made": user.made,
        "recovery_code": user.recovery.is_some(),
        "devices": devices.collect::<Vec<_>>(),
        "passkeys": passkeys.collect::<Vec<_>>(),
        "identities": identities.collect::<Vec<_>>(),
        "tables": tables,
        "results": results,
        "chat": lines.collect::<Vec<_>>(),
        "lessons": lessons.collect::<Vec<_>>(),
        "puzzles": puzzles.collect::<Vec<_>>(),
        "studies": studies.collect::<Vec<_>>(),
        "daily": daily,
        "calls": calls.collect::<Vec<_>>(),
    }))
}

/// `POST /user/delete`: the user is gone. Moves stay, made by a guest without a name, so that others keep their games.
pub(crate) async fn delete(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    fields: Fields,
) -> Result<Response, Failure> {
    let (id, row) = context.as_user()?;
    if !look_alike(fields.get("name").unwrap_or_default().trim(), &row.name) {
        return Err(context.refused(422, "user-delete-name"));
    }
    server.delete_user(id).await.map_err(|error| context.store_failed(error))?;
    Ok(Redirect::to("/").into_response())
}

impl Server {
    /// Takes away all that tells of a user but the moves.
    pub(super) async fn delete_user(&self, id: GuestId) -> Result<(), StoreError> {
        let mut tables: Vec<Brief> = self.store.tables_of(id, false).await?;
        tables.extend(self.store.tables_of(id, true).await?);
        self.change_seats(id, false, &SeatAct::Leave).await?;
        self.change_seats(id, true, &SeatAct::Forget(id)).await?;
        self.log_out_user(id, None).await?;
        self.store.delete_user(id).await?;
        self.forget_user(id);
        // What was said at these tables is read anew, without the user's lines.
        let ids: Vec<TableId> = tables.into_iter().map(|table| table.id).collect();
        self.tables.end(&ids);
        Ok(())
    }
}
