//! Invitations to become a user, where the host wants them: a link that is good once, for a month.

use std::sync::Arc;

use axum::extract::State;
use maud::{Markup, html};

use super::super::Server;
use super::super::control::SignUp;
use super::super::failure::Failure;
use super::super::guard::Fields;
use super::super::guest::RequestContext;
use super::super::layout::page;
use super::super::lobby_page::style;
use super::code::once_hash;
use crate::store::{GuestSecret, OnceRow, Role, now};

const PURPOSE: &str = "invitation";
/// Seconds for which an invitation is good.
const GOOD: i64 = 30 * 24 * 3600;

impl Server {
    /// Whether a guest may become a user; an invitation is used up by it.
    pub(super) async fn may_sign_up(
        &self,
        context: &RequestContext,
        invitation: &str,
    ) -> Result<(), Failure> {
        match self.policy().sign_up {
            SignUp::Open => Ok(()),
            SignUp::Closed => Err(context.refused(403, "user-sign-up-closed")),
            SignUp::Invited => {
                let took = self.store.take_once(once_hash(invitation.trim().as_bytes()), PURPOSE).await;
                let took = took.map_err(|error| context.store_failed(error))?;
                took.map(drop).ok_or_else(|| context.refused(403, "user-invitation-wrong"))
            }
        }
    }
}

/// `POST /user/invite`: a new invitation, shown once.
pub(crate) async fn invite(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    _: Fields,
) -> Result<Markup, Failure> {
    if context.role() < Role::Moderator {
        return Err(context.refused(403, "control-rank"));
    }
    let made = async {
        let secret = GuestSecret::random()?.to_string();
        let (hash, purpose) = (once_hash(secret.as_bytes()), PURPOSE.to_owned());
        server.store.keep_once(OnceRow { hash, purpose, body: Vec::new(), until: now() + GOOD }).await?;
        server.store.note(&context.name(), "invite").await?;
        Ok(secret)
    };
    let secret = made.await.map_err(|error| context.store_failed(error))?;
    let frame = context.frame("/control");
    let body = html! {
        main.user {
            h1 { (frame.word("user-invitation")) }
            p { (frame.word("user-invitation-once")) }
            p.code { output { (secret) } }
            p { a.button.go href="/control" { (frame.word("control-title")) } }
        }
    };
    Ok(page(&frame, &frame.word("user-invitation"), "user-page", &style(), &body))
}
