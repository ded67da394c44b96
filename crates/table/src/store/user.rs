//! Users, as they are kept: guests with a name of their own in this server, who come back from any device.

use async_trait::async_trait;

use super::{ChatRow, GuestId, GuestRow, StoreError, TableId};

/// What a user may do to others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Role {
    /// Nothing.
    #[default]
    Player,
    /// Keeps order.
    Moderator,
    /// Says who keeps order, and what the server is open to.
    Admin,
}

impl Role {
    /// All of them, with their names.
    pub(crate) const NAMES: [(&'static str, Self); 3] =
        [("player", Self::Player), ("moderator", Self::Moderator), ("admin", Self::Admin)];

    pub(crate) const fn name(self) -> &'static str {
        Self::NAMES[self as usize].0
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(known, _)| *known == name).map(|(_, role)| *role)
    }

    /// The one of a number; a later release may know more than this one.
    pub(super) const fn read(number: i64) -> Self {
        match number {
            1 => Self::Moderator,
            2 => Self::Admin,
            _ => Self::Player,
        }
    }
}

/// A user. The id is of the same kind as those of guests: seats are held by either.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct UserRow {
    /// As the user writes it.
    pub(crate) name: String,
    pub(crate) role: Role,
    /// The code of the language of letters and calls.
    pub(crate) language: Option<String>,
    /// The address of letters; it was shown to be the user's own.
    pub(crate) mail: Option<String>,
    /// The hash of the recovery code.
    pub(crate) recovery: Option<Vec<u8>>,
    /// When the guest became a user, in seconds since 1970.
    pub(crate) made: i64,
    /// Until when the user may not write to others.
    pub(crate) muted: i64,
    /// Until when the user may not come.
    pub(crate) banned: i64,
}

/// A passkey of a user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PasskeyRow {
    pub(crate) credential: Vec<u8>,
    pub(crate) user: GuestId,
    /// What never changes of it.
    pub(crate) key: Vec<u8>,
    /// What may change each time.
    pub(crate) state: Vec<u8>,
    /// How the user tells it from others.
    pub(crate) label: String,
    pub(crate) made: i64,
    pub(crate) used: i64,
}

/// What is good once: under the hash of its secret, until a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OnceRow {
    pub(crate) hash: [u8; 32],
    /// What it is good for.
    pub(crate) purpose: String,
    pub(crate) body: Vec<u8>,
    /// In seconds since 1970.
    pub(crate) until: i64,
}

/// What the store knows of users.
#[async_trait]
pub(crate) trait UserStore {
    /// Keeps a new user; a conflict means that the name or the address is another's. `shapes` say how the name looks.
    async fn create_user(&self, id: GuestId, row: UserRow, shapes: Vec<String>) -> Result<(), StoreError>;

    /// A user.
    async fn user(&self, id: GuestId) -> Result<Option<UserRow>, StoreError>;

    /// Who has a name that looks like one of these.
    async fn user_named(&self, shapes: &[String]) -> Result<Option<GuestId>, StoreError>;

    /// Who has an address.
    async fn user_by_mail(&self, mail: &str) -> Result<Option<GuestId>, StoreError>;

    /// Keeps what has changed of a user besides the name; a conflict means that the address is another's.
    async fn save_user(&self, id: GuestId, row: UserRow) -> Result<(), StoreError>;

    /// Gives a user another name; a conflict means that it is another's.
    async fn rename_user(&self, id: GuestId, name: &str, shapes: Vec<String>) -> Result<(), StoreError>;

    /// All tables that one has set up, and all studies, are another's.
    async fn rehost(&self, from: GuestId, to: GuestId) -> Result<(), StoreError>;

    /// What a user has said, the oldest first, as far as it is kept.
    async fn lines_of(&self, user: GuestId) -> Result<Vec<(TableId, ChatRow)>, StoreError>;

    /// Takes away all that tells of a user: the name wherever it was written down, what was said, passkeys, the user.
    async fn delete_user(&self, id: GuestId) -> Result<(), StoreError>;

    /// The guests that are devices of a user, the last seen first.
    async fn devices(&self, user: GuestId) -> Result<Vec<(GuestId, GuestRow)>, StoreError>;

    /// Logs a user out on all devices but one: their cookies open nothing any more.
    async fn log_out(&self, user: GuestId, but: Option<GuestId>) -> Result<(), StoreError>;

    /// Keeps a new passkey; a conflict means that it is known already.
    async fn add_passkey(&self, row: PasskeyRow) -> Result<(), StoreError>;

    /// A passkey.
    async fn passkey(&self, credential: &[u8]) -> Result<Option<PasskeyRow>, StoreError>;

    /// The passkeys of a user, the oldest first.
    async fn passkeys(&self, user: GuestId) -> Result<Vec<PasskeyRow>, StoreError>;

    /// Writes down that a passkey was used.
    async fn use_passkey(&self, credential: &[u8], state: &[u8]) -> Result<(), StoreError>;

    /// Forgets a passkey of a user.
    async fn remove_passkey(&self, user: GuestId, credential: &[u8]) -> Result<(), StoreError>;

    /// Keeps what is good once; a conflict means that it is kept already.
    async fn keep_once(&self, row: OnceRow) -> Result<(), StoreError>;

    /// Takes what is good once: nobody takes it again. None if it is not there, for something else, or too old.
    async fn take_once(&self, hash: [u8; 32], purpose: &str) -> Result<Option<Vec<u8>>, StoreError>;

    /// Forgets what was good until now.
    async fn forget_once(&self) -> Result<(), StoreError>;
}

/// Both databases do all of this by the statements of `sql/user.rs`: they differ in how somebody comes to write.
macro_rules! user_store {
    ($store:ty, $pool:ident) => {
        use $crate::store::user::{OnceRow, PasskeyRow, UserRow, UserStore};

        #[async_trait]
        impl UserStore for $store {
            async fn create_user(
                &self,
                id: GuestId,
                row: UserRow,
                shapes: Vec<String>,
            ) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::user::create(c, id, &row, &shapes).await }))
                    .await
            }

            async fn user(&self, id: GuestId) -> Result<Option<UserRow>, StoreError> {
                sql::user::find(&self.$pool, id).await
            }

            async fn user_named(&self, shapes: &[String]) -> Result<Option<GuestId>, StoreError> {
                sql::user::named(&self.$pool, shapes).await
            }

            async fn user_by_mail(&self, mail: &str) -> Result<Option<GuestId>, StoreError> {
                sql::user::by_mail(&self.$pool, mail).await
            }

            async fn save_user(&self, id: GuestId, row: UserRow) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::user::save(c, id, &row).await })).await?;
                self.tell_guest(id);
                Ok(())
            }

            async fn rename_user(
                &self,
                id: GuestId,
                name: &str,
                shapes: Vec<String>,
            ) -> Result<(), StoreError> {
                let name = name.to_owned();
                self.write(move |c| Box::pin(async move { sql::user::rename(c, id, &name, &shapes).await }))
                    .await?;
                self.tell_guest(id);
                Ok(())
            }

            async fn rehost(&self, from: GuestId, to: GuestId) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::user::rehost(c, from, to).await })).await
            }

            async fn lines_of(&self, user: GuestId) -> Result<Vec<(TableId, ChatRow)>, StoreError> {
                sql::user::lines(&self.$pool, user).await
            }

            async fn delete_user(&self, id: GuestId) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::forget::user(c, id).await })).await?;
                self.tell_guest(id);
                Ok(())
            }

            async fn devices(&self, user: GuestId) -> Result<Vec<(GuestId, GuestRow)>, StoreError> {
                sql::user::devices(&self.$pool, user).await
            }

            async fn log_out(&self, user: GuestId, but: Option<GuestId>) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::user::log_out(c, user, but).await })).await?;
                self.tell_guest(user);
                Ok(())
            }

            async fn add_passkey(&self, row: PasskeyRow) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::passkey::add(c, &row).await })).await
            }

            async fn passkey(&self, credential: &[u8]) -> Result<Option<PasskeyRow>, StoreError> {
                sql::passkey::find(&self.$pool, credential).await
            }

            async fn passkeys(&self, user: GuestId) -> Result<Vec<PasskeyRow>, StoreError> {
                sql::passkey::of(&self.$pool, user).await
            }

            async fn use_passkey(&self, credential: &[u8], state: &[u8]) -> Result<(), StoreError> {
                let (credential, state) = (credential.to_vec(), state.to_vec());
                self.write(move |c| Box::pin(async move { sql::passkey::used(c, &credential, &state).await }))
                    .await
            }

            async fn remove_passkey(&self, user: GuestId, credential: &[u8]) -> Result<(), StoreError> {
                let credential = credential.to_vec();
                self.write(move |c| Box::pin(async move { sql::passkey::remove(c, user, &credential).await }))
                    .await
            }

            async fn keep_once(&self, row: OnceRow) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::once::keep(c, &row).await })).await
            }

            async fn take_once(&self, hash: [u8; 32], purpose: &str) -> Result<Option<Vec<u8>>, StoreError> {
                let Some(body) = sql::once::find(&self.$pool, hash, purpose).await? else { return Ok(None) };
                let took = self.write(move |c| Box::pin(async move { sql::once::take(c, hash).await })).await;
                match took {
                    Ok(()) => Ok(Some(body)),
                    // Somebody else was faster.
                    Err(StoreError::Conflict) => Ok(None),
                    Err(error) => Err(error),
                }
            }

            async fn forget_once(&self) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::once::forget(c).await })).await
            }
        }
    };
}
pub(super) use user_store;
