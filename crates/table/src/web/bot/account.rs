//! Accounts that are marked as programs.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::Server;
use super::super::answer::Trouble;
use super::super::api::Body;
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use crate::store::UserRow;
use crate::tables::{ActError, visible};

/// What stands behind the name of a program, wherever it is shown: people cannot have such a name.
const MARK: &str = "(bot)";

/// Whether a name is one of a program.
pub(in super::super) fn is_of_bot(name: &str) -> bool {
    name.trim_end().to_lowercase().ends_with(MARK)
}

impl Server {
    /// Refuses another name to a program: it would lose its mark.
    pub(in super::super) async fn keeps_its_name(&self, context: &RequestContext) -> Result<(), Failure> {
        let bot = self.store.is_bot(context.guest).await.map_err(|error| context.store_failed(error))?;
        if bot { Err(context.refused(403, "user-bot-name")) } else { Ok(()) }
    }
}

/// An account for a program.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BotWanted {
    /// Up to 26 visible characters; `(bot)` is put behind it.
    name: String,
    /// The invitation, where the server wants one.
    #[serde(default)]
    invitation: String,
}

/// A new account.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewBot {
    /// What it is called.
    name: String,
    /// To be sent as `Authorization: Bearer …`, good for a year; it is shown once.
    token: String,
}

/// Makes a user that is marked as a bot. Whoever asks becomes it: seats that they hold are its seats.
#[utoipa::path(post, path = "/api/bots", operation_id = "create_bot", request_body = BotWanted,
    responses((status = 201, description = "made", body = NewBot), (status = 403, body = Trouble),
        (status = 409, description = "the name is taken, or whoever asks is a user", body = Trouble),
        (status = 422, body = Trouble)))]
pub(crate) async fn new_bot(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    headers: HeaderMap,
    Body(BotWanted { name, invitation }): Body<BotWanted>,
) -> Result<(StatusCode, Json<NewBot>), Failure> {
    let wrong = || context.failure(&ActError::Name, &[]);
    let name = visible(&name).filter(|name| !is_of_bot(name)).ok_or_else(wrong)?;
    let marked = format!("{name} {MARK}");
    // A name that is too long would lose its mark.
    let name = visible(&marked).filter(|name| is_of_bot(name)).ok_or_else(wrong)?;
    let row = UserRow { name: name.clone(), ..UserRow::default() };
    let id = server.become_user(&context, row, &invitation).await?;
    let token = server.log_in(&context, id, &headers).await?.write(&server.signer);
    Ok((StatusCode::CREATED, Json(NewBot { name, token })))
}
