//! The key of the server: it signs cookies, tokens and seat links.

use sqlx::Row as _;
use sqlx::sqlite::SqliteConnection;

use super::StoreError;

/// Reads the key; a new server makes one. A server that has lost its key does not make another in silence: every cookie
/// and every seat link would stop working.
pub(super) async fn read(connection: &mut SqliteConnection, new: bool) -> Result<[u8; 32], StoreError> {
    if new {
        let mut fresh = [0; 32];
        getrandom::fill(&mut fresh).map_err(StoreError::Random)?;
        sqlx::query("INSERT INTO server (name, value) VALUES ('key', ?) ON CONFLICT DO NOTHING")
            .bind(&fresh[..])
            .execute(&mut *connection)
            .await?;
    }
    let row = sqlx::query("SELECT value FROM server WHERE name = 'key'").fetch_optional(connection).await?;
    let kept: Vec<u8> = row.ok_or(StoreError::NoKey)?.try_get(0)?;
    kept.try_into().map_err(|_| StoreError::Damaged("the key of the server".to_owned()))
}
