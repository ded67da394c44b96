//! Users: guests with a name of their own in this server, who come back from any device. There is no password: a passkey,
//! or a printed code.

mod account;
mod ceremony;
mod claim;
mod code;
mod data;
mod invitation;
mod page;
mod passkey;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};

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
