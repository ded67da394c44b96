//! Several games at a time, with a bar that shows how far they are.

use std::io::IsTerminal as _;
use std::path::Path;
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressState, ProgressStyle};
use khipu_bots::{Contender, Program, Resigned};
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
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games{pace}") {
        bar.set_style(style.with_key("pace", pace));
    }
    // At once, and also while a long game is under way.
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// How fast it goes and how long it takes: unknown before the first game has ended.
fn pace(state: &ProgressState, text: &mut dyn std::fmt::Write) {
    if state.pos() > 0 {
        let _ = write!(text, ", {:.1}/s, {:#} left", state.per_sec(), HumanDuration(state.eta()));
    }
}

/// Says that work was stopped, and where it is.
pub(crate) fn stopped(played: u64, games: u64, out: Option<&Path>) {
    let kept = out.map_or_else(String::new, |path| format!("; {} has them", path.display()));
    eprintln!("stopped after {played} of {games} games{kept}");
}

/// Says of programs that did not play all their games to the end.
pub(crate) fn resigned(players: &[Contender]) {
    for player in players {
        let Some(Resigned { games, first: Some(fault) }) = player.program().map(Program::resigned) else {
            continue;
        };
        eprintln!("{player} gave up in {games} games, and a greedy bot played on; the first time: {fault}");
    }
}

/// How a share is shown: in per cent, with its 95 % interval.
pub(crate) fn share(share: f64, (low, high): (f64, f64)) -> String {
    format!("{:.1} % ({:.0}–{:.0})", share * 100.0, low * 100.0, high * 100.0)
}
