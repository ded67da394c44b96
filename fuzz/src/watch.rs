//! Looking after a run: whatever goes wrong, the input that did it is kept.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// No input may take longer.
const LONGEST: Duration = Duration::from_secs(10);
/// Nor may the whole program need more.
const MOST_MEMORY: usize = 1 << 30;

struct Running {
    target: &'static str,
    input: Vec<u8>,
    since: Instant,
}

static RUNNING: Mutex<Option<Running>> = Mutex::new(None);

fn running() -> std::sync::MutexGuard<'static, Option<Running>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Begins to watch. It works from the panic hook, because a release build aborts on a panic.
pub(crate) fn begin() {
    std::panic::set_hook(Box::new(|info| give_up(&info.to_string())));
    std::thread::spawn(|| {
        loop {
            std::thread::sleep(Duration::from_millis(200));
            let since = running().as_ref().map(|running| running.since);
            if since.is_some_and(|since| since.elapsed() > LONGEST) {
                give_up("it takes too long");
            }
            if memory().is_some_and(|bytes| bytes > MOST_MEMORY) {
                give_up("it takes too much memory");
            }
        }
    });
}

/// Says what is being read now.
pub(crate) fn reading(target: &'static str, input: &[u8]) {
    *running() = Some(Running { target, input: input.to_vec(), since: Instant::now() });
}

/// Says that nothing is being read.
pub(crate) fn done() {
    *running() = None;
}

/// The memory in use, where the system tells.
fn memory() -> Option<usize> {
    let pages: usize = std::fs::read_to_string("/proc/self/statm").ok()?.split(' ').nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

fn give_up(what: &str) -> ! {
    eprintln!("{what}");
    if let Some(Running { target, input, .. }) = running().take() {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("artifacts");
        let sum = input.iter().fold(0u32, |sum, &byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let file = folder.join(format!("{target}-{sum:08x}"));
        let written = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, &input));
        match written {
            Ok(()) => eprintln!("target {target}; the input is in {}", file.display()),
            Err(error) => eprintln!("target {target}; the input cannot be written: {error}"),
        }
    }
    std::process::exit(1)
}
