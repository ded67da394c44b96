//! Challenges: the host of a table asks a user to take a seat, and the user accepts or declines.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use khipu_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::super::Server;
use super::super::answer::Trouble;
use super::super::api::{Body, Place};
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::is_of_bot;
use crate::store::{ChallengeRow, GuestId, SeatRow, StoreError, TableId};
use crate::tables::{ActError, SeatAct, shapes};

/// A challenge.
#[derive(Clone, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Challenge {
    /// The table.
    pub(super) table: String,
    /// The seat.
    pub(super) seat: u8,
    /// The name of the game; empty if the table has gone meanwhile.
    pub(super) game: String,
    /// The name of who asks.
    pub(super) from: String,
    /// The name of who is asked.
    pub(super) to: String,
}

impl Server {
    /// The challenges that somebody was sent, or has made.
    pub(super) async fn challenges_of(
        &self,
        context: &RequestContext,
        sent: bool,
    ) -> Result<Vec<Challenge>, Failure> {
        let rows = self.store.challenges(context.guest).await.map_err(|error| context.store_failed(error))?;
        let mut challenges = Vec::new();
        for row in rows.into_iter().filter(|row| sent == (row.from == context.guest)) {
            challenges.push(self.described(context, row).await?);
        }
        Ok(challenges)
    }

    /// The user of this name, if it makes sense to ask them: who could not sit down is not asked.
    pub(in super::super) async fn to_challenge(
        &self,
        context: &RequestContext,
        name: &str,
        rated: bool,
    ) -> Result<GuestId, Failure> {
        if rated && is_of_bot(name) {
            return Err(context.failure(&ActError::RatedBot, &[]));
        }
        let found =
            self.store.user_named(&shapes(name)).await.map_err(|error| context.store_failed(error))?;
        found.ok_or_else(|| context.refused(404, "user-unknown"))
    }

    /// The host of a table asks a user to take an open seat.
    pub(in super::super) async fn challenge(
        &self,
        context: &RequestContext,
        id: &TableId,
        seat: u8,
        name: &str,
    ) -> Result<(), Failure> {
        let table = self.table(id.as_str(), context).await?;
        if !table.is_host(context.guest) {
            return Err(context.failure(&ActError::NotYours, &[]));
        }
        let open = table.now().seats.get(usize::from(seat)).is_some_and(SeatRow::is_open);
        let taken = || context.failure(&ActError::Taken, &[]);
        if !open {
            return Err(taken());
        }
        let to = self.to_challenge(context, name, table.terms.rated).await?;
        let row = ChallengeRow { table: table.id.clone(), seat, from: context.guest, to };
        match self.store.challenge(row).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => return Err(taken()),
            Err(error) => return Err(context.store_failed(error)),
        }
        // That an earlier one was declined is old news now.
        let seat = Seat::checked(seat.into(), table.header.players).ok_or_else(taken)?;
        let asked = self.tables.reseat(&table, seat, SeatAct::Ask).await;
        asked.map(drop).map_err(|error| context.failure(&error, &[]))
    }

    async fn described(&self, context: &RequestContext, row: ChallengeRow) -> Result<Challenge, Failure> {
        let name = async |id| {
            let user = self.user(id).await.map_err(|error| context.store_failed(error))?;
            Ok::<_, Failure>(user.map(|user| user.name).unwrap_or_default())
        };
        let (from, to) = (name(row.from).await?, name(row.to).await?);
        let game =
            self.tables.find(&row.table).await.map(|table| table.name().to_owned()).unwrap_or_default();
        Ok(Challenge { table: row.table.to_string(), seat: row.seat, game, from, to })
    }
}

/// Lists the challenges that the user was sent.
#[utoipa::path(get, path = "/api/challenges", operation_id = "list_challenges",
    responses((status = 200, description = "those that wait", body = [Challenge])))]
pub(crate) async fn list(
    State(server): State<Arc<Server>>,
    context: RequestContext,
) -> Result<Json<Vec<Challenge>>, Failure> {
    server.challenges_of(&context, false).await.map(Json)
}

/// Who is asked.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChallengeWanted {
    /// The name of a user, a program or a person.
    name: String,
}

/// The host of a table asks a user to take an open seat.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/challenge", operation_id = "challenge",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = ChallengeWanted,
    responses((status = 201, description = "asked"), (status = 403, body = Trouble), (status = 404, body = Trouble),
        (status = 409, description = "the seat is taken, or somebody is asked already", body = Trouble)))]
pub(crate) async fn challenge(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place((id, seat)): Place<(String, u8)>,
    Body(ChallengeWanted { name }): Body<ChallengeWanted>,
) -> Result<(StatusCode, Json<Value>), Failure> {
    let table = server.table(&id, &context).await?;
    server.challenge(&context, &table.id, seat, &name).await?;
    Ok((StatusCode::CREATED, Json(json!({}))))
}

/// What is answered.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChallengeAnswer {
    /// Whether the user takes the seat. Who has asked can take the challenge back by `false`.
    accept: bool,
    /// What the user adds to the seed of a game that has not begun; the server makes one for who sends none.
    #[serde(default)]
    part: Option<String>,
}

/// Accepts a challenge and sits down, or declines it.
#[utoipa::path(post, path = "/api/challenges/{table}/{seat}", operation_id = "answer_challenge",
    params(("table" = String, Path), ("seat" = u8, Path)), request_body = ChallengeAnswer,
    responses((status = 200, description = "sits, or does not"), (status = 404, body = Trouble),
        (status = 409, description = "somebody else sits there", body = Trouble)))]
pub(crate) async fn answer(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place((id, seat)): Place<(String, u8)>,
    Body(ChallengeAnswer { accept, part }): Body<ChallengeAnswer>,
) -> Result<Json<Value>, Failure> {
    let fault = |error| context.store_failed(error);
    let none = || context.failure(&ActError::NoTable, &[]);
    let rows = server.store.challenges(context.guest).await.map_err(fault)?;
    let row = rows.into_iter().find(|row| row.table.as_str() == id && row.seat == seat);
    let row = row.filter(|row| !accept || row.to == context.guest).ok_or_else(none)?;
    // Who takes back a challenge of their own need not be told of it.
    if row.to == context.guest {
        let table = server.table(&id, &context).await?;
        let seat = Seat::checked(seat.into(), table.header.players).ok_or_else(none)?;
        let act =
            if accept { SeatAct::Take(context.sitter(&table, part.as_deref())?) } else { SeatAct::Decline };
        match server.tables.reseat(&table, seat, act).await {
            Err(ActError::Taken) if !accept => {}
            done => drop(done.map_err(|error| context.failure(&error, &[]))?),
        }
    }
    match server.store.end_challenge(&row.table, row.seat).await {
        // Two may have answered at once.
        Ok(()) | Err(StoreError::Conflict) => Ok(Json(json!({ "accepted": accept }))),
        Err(error) => Err(fault(error)),
    }
}
