//! Records: the whole game when it is over; before that what the viewer may know. And records that people bring.

use std::iter;
use std::sync::Arc;

use axum::extract::{Multipart, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Redirect, Response};
use khipu_core::{Commitment, Header, Record, Seed};
use khipu_words::Language;
use serde_json::json;

use super::Server;
use super::answer::Heard;
use super::failure::Failure;
use super::guard::Fields;
use super::guest::RequestContext;
use super::view::Eyes;
use crate::tables::{Now, Table};

/// The record of a table as a file.
pub(crate) fn download(server: &Server, table: &Table, eyes: Eyes) -> Response {
    let now = table.now();
    let (text, kind, ending) = if now.over() && !table.is_sealed() {
        (whole(server, table, &now), "text/plain; charset=utf-8", "khipu")
    } else {
        (known(server, table, &now, eyes), "application/jsonl; charset=utf-8", "jsonl")
    };
    let file = format!("attachment; filename=\"{}-{}.{ending}\"", table.name(), table.id);
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, file)], text).into_response()
}

/// The record, to be replayed anywhere.
fn whole(server: &Server, table: &Table, now: &Now) -> String {
    let mut header = table.header.clone();
    if let Some(begun) = &now.begun {
        header.origin = begun.origin.clone();
    }
    header.seats = now.names(server.words(Language::English));
    // Whoever has no such pack can replay it too.
    let pack = table.game.custom_pack().map(str::to_owned);
    let record = Record { header, pack, moves: now.moves() }.write();
    if now.clock.is_some() || !now.backs.is_empty() { with_comments(&record, now) } else { record }
}

/// The record with comments that no reader needs: when each move was made (`; 2026-11-17T08:45:56Z`), and what was taken back
/// beyond a barrier (`; back 1 {"from":57,"to":52}`; the number is the version of the line).
fn with_comments(record: &str, now: &Now) -> String {
    let (head, moves) = record.split_once("\n\n").unwrap_or((record, ""));
    let mut text = format!("{head}\n");
    if let Some(clock) = &now.clock {
        text += &format!("; clock {}\n", json!(clock.control()));
    }
    for (from, to) in &now.backs {
        text += &format!("; back 1 {}\n", json!({ "from": from, "to": to }));
    }
    text.push('\n');
    for (line, step) in moves.lines().zip(&now.steps) {
        text += &format!("{line}\n");
        if now.clock.is_some() {
            text += &format!("; {}\n", jiff::Timestamp::from_second(step.at).unwrap_or_default());
        }
    }
    if let Some(won) = now.adjudged {
        let won: Vec<String> = won.iter().map(|seat| seat.index().to_string()).collect();
        text += &format!("; ended by agreement, won by {}\n", won.join(" "));
    }
    text
}

/// What a viewer may know of a game in progress: a line about the game, then a line for each event.
fn known(server: &Server, table: &Table, now: &Now, eyes: Eyes) -> String {
    let Header { game, rules_version, components_hash, players, options, .. } = &table.header;
    let header = json!({
        "game": game,
        "rules": rules_version,
        "components": format!("{:016x}", components_hash),
        "players": players,
        "options": options,
        "seats": now.names(server.words(eyes.language)),
        "commitment": now.commitment(),
        "promise": table.terms.chance.promise(),
        "moves": now.steps.len(),
    });
    let events = events(now, eyes, 0);
    let lines = events.iter().filter_map(|heard| serde_json::to_string(heard).ok());
    iter::once(header.to_string()).chain(lines).map(|line| line + "\n").collect()
}

/// The events that a viewer may know of, after so many moves.
pub(crate) fn events(now: &Now, eyes: Eyes, after: usize) -> Vec<Heard> {
    let steps = now.steps.iter().zip(1..).skip(after);
    let heard = steps.flat_map(|(step, number)| {
        let heard = step.told.iter().filter_map(|told| told.written_for(eyes.viewer));
        heard.map(move |event| Heard { step: number, seat: step.seat.index(), event })
    });
    heard.collect()
}

/// `POST /upload`: a table from a record.
pub(crate) async fn upload(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    form: Multipart,
) -> Result<Response, Failure> {
    let fields = uploaded(form, &context).await?;
    server.may_create(&context)?;
    server.has_room(&context).await?;
    let text = fields.get("record").unwrap_or_default().to_owned();
    let id = server.tables.bring(context.host(), text).await.map_err(|error| context.failure(&error, &[]))?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// The fields of a form with a file.
pub(super) async fn uploaded(mut form: Multipart, context: &RequestContext) -> Result<Fields, Failure> {
    let unreadable =
        |status| Failure::worded(status, context.words(), "server-bad-request").for_program(context.json);
    let mut fields = Vec::new();
    while let Some(field) = form.next_field().await.map_err(|error| unreadable(error.status().as_u16()))? {
        let name = field.name().unwrap_or_default().to_owned();
        let bytes = field.bytes().await.map_err(|error| unreadable(error.status().as_u16()))?;
        fields.push((name, String::from_utf8_lossy(&bytes).into_owned()));
        if fields.len() > 8 {
            return Err(unreadable(400));
        }
    }
    Fields::signed(fields, context)
}

/// Whether a seed is the one that was promised.
pub(crate) fn keeps_promise(seed: &str, commitment: &str) -> bool {
    Commitment::from_hex(commitment) == Some(Seed::from_text(seed).commitment())
}
