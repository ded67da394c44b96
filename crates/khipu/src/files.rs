//! Reading and writing files, with bounds.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

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

/// Whether a file is to hold comma-separated values, by the ending of its name.
pub(crate) fn is_csv(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("csv"))
}

/// Writes a file so that it is there whole or not at all.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let failed = |error: std::io::Error| Failure::file("write", path, &error);
    let part = part_of(path);
    let mut file = File::create(&part).map_err(failed)?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(failed)?;
    std::fs::rename(part, path).map_err(failed)
}

/// Where a file is written before it is whole.
fn part_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

/// A file of lines that come in slowly and in any order. Beside it, in a file with `.part` at the end of its name, each is
/// there as soon as it comes, so that work which is stopped is not lost; in the end they are written in order.
pub(crate) struct Growing {
    path: PathBuf,
    part: Mutex<File>,
}

impl Growing {
    /// Starts with what comes before all lines.
    pub(crate) fn start(path: &Path, head: &str) -> Result<Self, Failure> {
        let made = File::create(part_of(path));
        let made = made.and_then(|mut part| part.write_all(head.as_bytes()).map(|()| part));
        let part = made.map_err(|error| Failure::file("write", path, &error))?;
        Ok(Self { path: path.to_owned(), part: Mutex::new(part) })
    }

    /// Adds a line. One that cannot be written now is written in the end, or that fails.
    pub(crate) fn add(&self, line: &str) {
        let mut part = self.part.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = part.write_all(line.as_bytes());
    }

    /// Writes the whole text in order.
    pub(crate) fn finish(self, text: &str) -> Result<(), Failure> {
        write(&self.path, text)
    }

    /// There will be no lines.
    pub(crate) fn cancel(self) {
        let _ = std::fs::remove_file(part_of(&self.path));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_growing_file_has_each_line_at_once_and_all_in_order_at_the_end() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.csv");
        let growing = Growing::start(&path, "deal\n").expect("a file");
        growing.add("1\n");
        growing.add("0\n");
        assert_eq!(read(&part_of(&path)).ok().as_deref(), Some("deal\n1\n0\n"));
        growing.finish("deal\n0\n1\n").expect("written");
        assert_eq!(read(&path).ok().as_deref(), Some("deal\n0\n1\n"));
        assert!(!part_of(&path).exists());
        Growing::start(&path, "").expect("a file").cancel();
        assert!(!part_of(&path).exists() && path.exists(), "what was there before stays");
        assert!(Growing::start(&folder.path().join("no/such/folder"), "").is_err());
    }
}
