//! One server for each file: `club.db.lock` beside `club.db` is locked as long as the server runs. The lock goes with the
//! process, however that ends; the empty file stays.

use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::path::Path;

use crate::store::StoreError;

pub(super) fn take(path: &Path) -> Result<File, StoreError> {
    let mut name = OsString::from(path);
    name.push(".lock");
    let file = File::options().create(true).truncate(false).write(true).open(&name)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}
