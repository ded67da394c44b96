//! Looking after a run: whatever goes wrong, the input that did it is kept.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

/// No input may take longer.
const LONGEST: Duration = Duration::from_secs(10);
/// Nor may the whole program need more.
const MOST_MEMORY: usize = 1 << 30;

struct Running {
    thread: ThreadId,
    target: &'static str,
    input: Vec<u8>,
    since: Instant,
}

/// What each thread reads.
static RUNNING: Mutex<Vec<Running>> = Mutex::new(Vec::new());

fn running() -> std::sync::MutexGuard<'static, Vec<Running>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Begins to watch. It works from the panic hook, because a release build aborts on a panic.
pub(crate) fn begin() {
    std::panic::set_hook(Box::new(|info| give_up(&info.to_string(), Some(std::thread::current().id()))));
    std::thread::spawn(|| {
        loop {
            std::thread::sleep(Duration::from_millis(200));
            // The one that reads for longest: a panic has a thread of its own, all else is suspicion.
            let oldest = running().iter().min_by_key(|one| one.since).map(|one| (one.thread, one.since));
            if oldest.is_some_and(|(_, since)| since.elapsed() > LONGEST) {
                give_up("it takes too long", oldest.map(|(thread, _)| thread));
            }
            if memory().is_some_and(|bytes| bytes > MOST_MEMORY) {
                give_up("it takes too much memory", oldest.map(|(thread, _)| thread));
            }
        }
    });
}

/// Says what this thread reads now.
pub(crate) fn reading(target: &'static str, input: &[u8]) {
    let thread = std::thread::current().id();
    running().push(Running { thread, target, input: input.to_vec(), since: Instant::now() });
}

/// Says that this thread reads nothing any more.
pub(crate) fn done() {
    let thread = std::thread::current().id();
    running().retain(|one| one.thread != thread);
}

/// The memory in use, where the system tells.
fn memory() -> Option<usize> {
    let pages: usize = std::fs::read_to_string("/proc/self/statm").ok()?.split(' ').nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

fn give_up(what: &str, thread: Option<ThreadId>) -> ! {
    eprintln!("{what}");
    if let Some(Running { target, input, .. }) = running().iter().find(|one| Some(one.thread) == thread) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("artifacts");
        let sum = input.iter().fold(0u32, |sum, &byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let file = folder.join(format!("{target}-{sum:08x}"));
        let written = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, input));
        match written {
            Ok(()) => eprintln!("target {target}; the input is in {}", file.display()),
            Err(error) => eprintln!("target {target}; the input cannot be written: {error}"),
        }
    }
    std::process::exit(1)
}
