//! Guests that are programs.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::Server;
use super::super::answer::Trouble;
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use super::super::token::Token;
use super::extract::Body;
use crate::store::{GuestRow, GuestSecret, now};
use crate::tables::ActError;

/// A guest of one's own.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewGuest {
    /// To be sent as `Authorization: Bearer …`; whoever has it is this guest.
    token: String,
}

/// A name.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Named {
    /// 1 to 32 visible characters.
    name: String,
}

/// Makes a guest.
#[utoipa::path(post, path = "/api/guests", request_body = Named,
    responses((status = 201, body = NewGuest), (status = 422, body = Trouble)))]
pub(crate) async fn new_guest(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Body(Named { name }): Body<Named>,
) -> Result<(StatusCode, Json<NewGuest>), Failure> {
    server.may_create(&context)?;
    let name = server.any_name(&context, &name).await?;
    let fault = |error| context.failure(&ActError::Store(error), &[]);
    let guest = GuestSecret::random().map_err(fault)?;
    server.has_room_for_guests(&context).await?;
    server.save_guest(guest.id(), GuestRow { name, ..GuestRow::default() }).await.map_err(fault)?;
    let token = Token::new(guest, 0, now()).write(&server.signer);
    Ok((StatusCode::CREATED, Json(NewGuest { token })))
}

/// Logs the guest out everywhere: every token and cookie so far is worth nothing, open streams end. The answer is a new token.
#[utoipa::path(post, path = "/api/guests/logout", responses((status = 200, body = NewGuest)))]
pub(crate) async fn log_out(
    State(server): State<Arc<Server>>,
    context: RequestContext,
) -> Result<Json<NewGuest>, Failure> {
    if !context.bearer || context.link.is_some() {
        return Err(Failure::worded(403, context.words(), "server-forbidden").for_program(true));
    }
    let token = server.log_out(&context).await?.write(&server.signer);
    Ok(Json(NewGuest { token }))
}
