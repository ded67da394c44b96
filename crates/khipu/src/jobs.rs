//! Several games at a time, with a bar that shows how far they are.

use std::io::IsTerminal as _;

use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::failure::Failure;

/// So many threads.
pub(crate) fn pool(jobs: u64) -> Result<ThreadPool, Failure> {
    let pool = ThreadPoolBuilder::new().num_threads(jobs as usize).build();
    pool.map_err(|error| Failure::new(format!("cannot start {jobs} jobs: {error}; use fewer")))
}

/// A bar for so many games; nothing where nobody looks.
pub(crate) fn bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    bar
}
