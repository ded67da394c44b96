//! The key of the server: it signs cookies, tokens and seat links. It lives in the database, or in a file of its own, so that
//! a copy of the database opens no seat.

use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::io::Write as _;
use std::path::Path;

use super::{StoreError, now};

pub(super) type Key = [u8; 32];

/// Where the key stands in the database.
pub(super) const NAME: &str = "key";
/// Where the date of old tokens stands.
pub(super) const UNDATED: &str = "undated_tokens_until";
/// Stands in the database instead of a key that lives outside.
const OUTSIDE: &[u8] = b"outside ";

/// A key, and what shall stand in the database from now on, if that changes.
pub(super) struct Found {
    pub(super) key: Key,
    pub(super) write: Option<Vec<u8>>,
}

/// Makes the key of a new server; with a file named it is there, or goes there.
pub(super) fn make(file: Option<&Path>) -> Result<Found, StoreError> {
    let mut key = [0; 32];
    getrandom::fill(&mut key).map_err(StoreError::Random)?;
    let Some(file) = file else { return Ok(Found { key, write: Some(key.to_vec()) }) };
    match from_file(file)? {
        // A file made before the first start.
        Some(made) => key = made,
        None => to_file(file, &key)?,
    }
    Ok(Found { key, write: Some(outside(&key)) })
}

/// Finds the key of a server. One that has lost its key does not make another in silence: every cookie and every seat link
/// would stop working. With a file named, the key moves there.
pub(super) fn find(kept: Option<Vec<u8>>, file: Option<&Path>) -> Result<Found, StoreError> {
    let kept = kept.ok_or(StoreError::NoKey)?;
    let inside =
        |kept: Vec<u8>| kept.try_into().map_err(|_| StoreError::Damaged("the key of the server".to_owned()));
    match (kept.strip_prefix(OUTSIDE), file) {
        (None, None) => Ok(Found { key: inside(kept)?, write: None }),
        (Some(_), None) => Err(StoreError::KeyOutside),
        (Some(check), Some(file)) => {
            let key = from_file(file)?.ok_or_else(|| wrong(file, "it is not there"))?;
            let fits = check == check_of(&key);
            let found = fits.then_some(Found { key, write: None });
            found.ok_or_else(|| wrong(file, "it holds the key of another server"))
        }
        (None, Some(file)) => {
            let key = inside(kept)?;
            match from_file(file)? {
                Some(other) if other != key => {
                    return Err(wrong(file, "it holds another key than the database"));
                }
                Some(_) => {}
                None => to_file(file, &key)?,
            }
            Ok(Found { key, write: Some(outside(&key)) })
        }
    }
}

/// Until when tokens without a date are good: a server that never gave out any has no such date.
pub(super) fn undated_until(kept: Option<Vec<u8>>) -> Result<i64, StoreError> {
    let Some(kept) = kept else { return Ok(now()) };
    let date = String::from_utf8(kept).ok().and_then(|text| text.parse().ok());
    date.ok_or_else(|| StoreError::Damaged("the date of old tokens".to_owned()))
}

/// What stands in the database instead of the key.
fn outside(key: &Key) -> Vec<u8> {
    [OUTSIDE, &check_of(key)].concat()
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

fn to_file(file: &Path, key: &Key) -> Result<(), StoreError> {
    let write = || {
        make_private(file)?;
        let mut opened = std::fs::File::options().write(true).open(file)?;
        writeln!(opened, "{}", blake3::Hash::from_bytes(*key).to_hex())?;
        opened.sync_all()
    };
    write().map_err(|error| wrong(file, &error.to_string()))
}

/// Makes a file that nobody else on the machine can read.
pub(super) fn make_private(path: &Path) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}
