//! Who users are at a provider of OpenID Connect.

use async_trait::async_trait;

use super::{GuestId, StoreError};

/// Somebody, as a provider knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct IdentityRow {
    /// The provider.
    pub(crate) issuer: String,
    /// Who it is there.
    pub(crate) subject: String,
    /// Who it is here.
    pub(crate) user: GuestId,
    pub(crate) made: i64,
    pub(crate) used: i64,
}

/// What the store knows of them.
#[async_trait]
pub(crate) trait IdentityStore {
    /// Keeps a new identity; a conflict means that it is another user's, or that the user has one of this provider.
    async fn add_identity(&self, row: IdentityRow) -> Result<(), StoreError>;

    /// Whose an identity is.
    async fn identity(&self, issuer: &str, subject: &str) -> Result<Option<IdentityRow>, StoreError>;

    /// The identities of a user, the oldest first.
    async fn identities(&self, user: GuestId) -> Result<Vec<IdentityRow>, StoreError>;

    /// Writes down that an identity was used.
    async fn use_identity(&self, issuer: &str, subject: &str) -> Result<(), StoreError>;

    /// Forgets the identity of a user at a provider; a conflict means that there is none.
    async fn remove_identity(&self, user: GuestId, issuer: &str) -> Result<(), StoreError>;
}

/// Both databases do all of this by the statements of `sql/identity.rs`.
macro_rules! identity_store {
    ($store:ty, $pool:ident) => {
        use $crate::store::identity::{IdentityRow, IdentityStore};

        #[async_trait]
        impl IdentityStore for $store {
            async fn add_identity(&self, row: IdentityRow) -> Result<(), StoreError> {
                self.write(move |c| Box::pin(async move { sql::identity::add(c, &row).await })).await
            }

            async fn identity(&self, issuer: &str, subject: &str) -> Result<Option<IdentityRow>, StoreError> {
                sql::identity::find(&self.$pool, issuer, subject).await
            }

            async fn identities(&self, user: GuestId) -> Result<Vec<IdentityRow>, StoreError> {
                sql::identity::of(&self.$pool, user).await
            }

            async fn use_identity(&self, issuer: &str, subject: &str) -> Result<(), StoreError> {
                let (issuer, subject) = (issuer.to_owned(), subject.to_owned());
                self.write(move |c| Box::pin(async move { sql::identity::used(c, &issuer, &subject).await }))
                    .await
            }

            async fn remove_identity(&self, user: GuestId, issuer: &str) -> Result<(), StoreError> {
                let issuer = issuer.to_owned();
                self.write(move |c| Box::pin(async move { sql::identity::remove(c, user, &issuer).await }))
                    .await
            }
        }
    };
}
pub(super) use identity_store;
