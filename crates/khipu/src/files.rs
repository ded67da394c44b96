//! Reading and writing files, with bounds.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::Path;

use crate::failure::Failure;

/// No file that we read is larger.
const MOST_BYTES: u64 = 16 << 20;

/// Reads a text file.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let file = File::open(path).map_err(|error| Failure::file("read", path, &error))?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(|error| Failure::file("read", path, &error))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Failure::new(format!(
            "{} is larger than {} MiB; it cannot be one of ours",
            path.display(),
            MOST_BYTES >> 20
        )));
    }
    String::from_utf8(bytes)
        .map_err(|_| Failure::new(format!("{} is not UTF-8 text; give a text file", path.display())))
}

/// Writes a file so that it is there whole or not at all.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let failed = |error: std::io::Error| Failure::file("write", path, &error);
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    let part = Path::new(&name);
    let mut file = File::create(part).map_err(failed)?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(failed)?;
    std::fs::rename(part, path).map_err(failed)
}
