//! Room on the disk: writing ends while there is still enough to close in order.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long an answer of the system is good.
const GOOD: Duration = Duration::from_secs(2);

/// The disk that a file is on.
pub(super) struct Disk {
    folder: PathBuf,
    /// Bytes that must be free.
    watermark: u64,
    asked: Option<(Instant, bool)>,
}

impl Disk {
    pub(super) fn new(file: &Path, watermark: u64) -> Self {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        Self { folder: folder.unwrap_or(Path::new(".")).to_owned(), watermark, asked: None }
    }

    /// Whether too little is free.
    pub(super) fn is_low(&mut self) -> bool {
        match self.asked {
            Some((at, low)) if at.elapsed() < GOOD => low,
            last => {
                let low = free(&self.folder).is_some_and(|free| free < self.watermark);
                if low != last.is_some_and(|(_, low)| low) {
                    tracing::warn!(low, folder = %self.folder.display(), "room on the disk of the database");
                }
                self.asked = Some((Instant::now(), low));
                low
            }
        }
    }
}

/// Bytes that are free, where the system says.
#[cfg(unix)]
fn free(folder: &Path) -> Option<u64> {
    let room = rustix::fs::statvfs(folder).ok()?;
    Some(room.f_bavail * room.f_frsize)
}

#[cfg(not(unix))]
fn free(_: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_is_low_below_the_watermark() {
        assert!(!Disk::new(Path::new("club.db"), 0).is_low());
        assert!(Disk::new(&std::env::temp_dir().join("club.db"), u64::MAX).is_low());
    }
}
