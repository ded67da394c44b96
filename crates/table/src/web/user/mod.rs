//! Users: guests with a name of their own in this server, who come back from any device. There is no password: a passkey,
//! a printed code, a link by e-mail where the host has a mail server, or a provider that the host has chosen.

mod account;
mod ceremony;
mod claim;
mod code;
mod data;
mod invitation;
mod mail;
mod openid;
mod page;
mod passkey;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};

pub(super) use page::path_of;

use super::Server;
use crate::store::{GuestId, StoreError, UserRow};

/// The pages and posts of users.
pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/", get(page::user))
        .route("/new", post(account::new))
        .route("/code", post(account::with_code))
        .route("/recovery", post(account::new_code))
        .route("/name", post(account::rename))
        .route("/out", post(account::log_out))
        .route("/mail", post(mail::set))
        .route("/mail/ask", post(mail::ask))
        .route("/link/{secret}", get(mail::open).post(mail::follow))
        .route("/openid", post(openid::ask))
        .route("/openid/back", get(openid::back))
        .route("/openid/new", post(openid::new))
        .route("/openid/remove", post(openid::remove))
        .route("/passkey/offer", post(ceremony::offer))
        .route("/passkey/keep", post(ceremony::keep))
        .route("/passkey/ask", post(ceremony::ask))
        .route("/passkey/enter", post(ceremony::enter))
        .route("/passkey/remove", post(ceremony::remove))
        .route("/invite", post(invitation::invite))
        .route("/export", get(data::export))
        .route("/delete", post(data::delete))
}

impl Server {
    /// A user; none if there is none any more.
    pub(crate) async fn user(&self, id: GuestId) -> Result<Option<UserRow>, StoreError> {
        if let Some(user) = self.users.get(id, self.store.is_shared()) {
            return Ok(user);
        }
        let user = self.store.user(id).await?;
        self.users.put(id, user.clone());
        Ok(user)
    }

    /// Keeps what has changed of a user besides the name.
    pub(crate) async fn save_user(&self, id: GuestId, row: UserRow) -> Result<(), StoreError> {
        self.store.save_user(id, row).await?;
        self.forget_user(id);
        Ok(())
    }

    /// What is at hand of a user is old.
    fn forget_user(&self, id: GuestId) {
        self.users.forget(Some(id));
    }
}
