//! The key of the server: it signs cookies, tokens and seat links. It lives in the database, or in a file of its own, so that
//! a copy of the database opens no seat.

use std::io::ErrorKind;
use std::io::Write as _;
use std::path::Path;

use sqlx::Row as _;
use sqlx::sqlite::SqliteConnection;

use super::{StoreError, make_private, now};

type Key = [u8; 32];

/// Stands in the database instead of a key that lives outside.
const OUTSIDE: &[u8] = b"outside ";

/// Reads the key; a new server makes one. A server that has lost its key does not make another in silence: every cookie
/// and every seat link would stop working. With a file named, the key moves there.
pub(super) async fn read(
    connection: &mut SqliteConnection,
    new: bool,
    file: Option<&Path>,
) -> Result<Key, StoreError> {
    if new {
        let mut fresh = [0; 32];
        getrandom::fill(&mut fresh).map_err(StoreError::Random)?;
        write(connection, &fresh).await?;
    }
    let row =
        sqlx::query("SELECT value FROM server WHERE name = 'key'").fetch_optional(&mut *connection).await?;
    let kept: Vec<u8> = row.ok_or(StoreError::NoKey)?.try_get(0)?;
    match (kept.strip_prefix(OUTSIDE), file) {
        (None, None) => kept.try_into().map_err(|_| StoreError::Damaged("the key of the server".to_owned())),
        (Some(_), None) => Err(StoreError::KeyOutside),
        (Some(check), Some(file)) => {
            let key = from_file(file)?.ok_or_else(|| wrong(file, "it is not there"))?;
            let fits = check == check_of(&key);
            fits.then_some(key).ok_or_else(|| wrong(file, "it holds the key of another server"))
        }
        (None, Some(file)) => {
            let kept: Key =
                kept.try_into().map_err(|_| StoreError::Damaged("the key of the server".to_owned()))?;
            let key = match from_file(file)? {
                // A file made before the first start.
                Some(key) if new || key == kept => key,
                Some(_) => return Err(wrong(file, "it holds another key than the database")),
                None => {
                    to_file(file, &kept).map_err(|error| wrong(file, &error.to_string()))?;
                    kept
                }
            };
            write(connection, &[OUTSIDE, &check_of(&key)].concat()).await?;
            // What was written over must not stay readable in free pages.
            sqlx::raw_sql("VACUUM").execute(connection).await?;
            Ok(key)
        }
    }
}

/// Until when tokens without a date are good.
pub(super) async fn undated_until(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let row = sqlx::query("SELECT value FROM server WHERE name = 'undated_tokens_until'");
    let Some(row) = row.fetch_optional(connection).await? else { return Ok(now()) };
    let value: Vec<u8> = row.try_get(0)?;
    let value = String::from_utf8(value).ok().and_then(|text| text.parse().ok());
    value.ok_or_else(|| StoreError::Damaged("the date of old tokens".to_owned()))
}

async fn write(connection: &mut SqliteConnection, value: &[u8]) -> Result<(), StoreError> {
    sqlx::query("INSERT OR REPLACE INTO server (name, value) VALUES ('key', ?)")
        .bind(value)
        .execute(connection)
        .await?;
    Ok(())
}

/// By this a key is known without being told.
fn check_of(key: &Key) -> [u8; 32] {
    blake3::derive_key("khipu key check 2", key)
}

fn wrong(file: &Path, why: &str) -> StoreError {
    StoreError::KeyFile(file.to_owned(), why.to_owned())
}

/// 64 hexadecimal digits; none if there is no such file.
fn from_file(file: &Path) -> Result<Option<Key>, StoreError> {
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(wrong(file, &error.to_string())),
    };
    let key =
        blake3::Hash::from_hex(text.trim()).map_err(|_| wrong(file, "a key is 64 hexadecimal digits"))?;
    Ok(Some(key.into()))
}

fn to_file(file: &Path, key: &Key) -> std::io::Result<()> {
    make_private(file)?;
    let mut opened = std::fs::File::options().write(true).open(file)?;
    writeln!(opened, "{}", blake3::Hash::from_bytes(*key).to_hex())?;
    opened.sync_all()
}
