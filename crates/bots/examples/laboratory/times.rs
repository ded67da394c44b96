//! How long decisions take: the slowest of many, in seconds of one core, with the estimates that were made.

use std::time::{Duration, Instant};

use khipu_bots::{Search, Settings};
use khipu_core::{Evaluate, Options, Seed, Silent, Viewer};

const SHOWN: usize = 8;

struct Timed {
    spent: Duration,
    estimates: u64,
    moves: usize,
    played: String,
}

/// Shows it: the first decisions of games of so many players, who all search with these settings.
pub(crate) fn times<G: Evaluate>(
    game: &G,
    players: usize,
    decisions: usize,
    seed: &str,
    settings: Settings,
    options: &Options,
) -> Option<()> {
    let mut timed = Vec::new();
    for number in 0.. {
        if timed.len() >= decisions {
            break;
        }
        let seed = Seed::from_text(seed).numbered(number);
        let mut position = game.start(&game.setup(players as u64, options, seed).ok()?);
        let mut searches: Vec<Search<G>> =
            (0..players as u64).map(|seat| Search::new(settings, seed.numbered(seat))).collect();
        while let Some(seat) = game.deciders(&position).first().filter(|_| timed.len() < decisions) {
            let view = game.view(&position, Viewer::Seat(seat));
            let begin = on_core();
            let found = searches[seat.index()].decide(game, &view, seat);
            let spent = on_core().saturating_sub(begin);
            let choice = found.best()?;
            let (moves, played) = (found.lines.len(), game.write_move(choice));
            timed.push(Timed { spent, estimates: found.estimates, moves, played });
            game.apply(&mut position, seat, choice, &mut Silent);
        }
    }
    timed.sort_by_key(|one| std::cmp::Reverse(one.spent));
    let sum = |of: fn(&Timed) -> f64| timed.iter().map(of).sum::<f64>() / timed.len().max(1) as f64;
    println!(
        "{} decisions, in the mean {:.3} s and {:.0} estimates; 1 % above {:.3} s",
        timed.len(),
        sum(|one| one.spent.as_secs_f64()),
        sum(|one| one.estimates as f64),
        timed.get(timed.len() / 100).map_or(0.0, |one| one.spent.as_secs_f64()),
    );
    for Timed { spent, estimates, moves, played } in timed.iter().take(SHOWN) {
        println!("{:7.3} s {estimates:9} estimates {moves:4} moves  {played}", spent.as_secs_f64());
    }
    Some(())
}

/// The time that this thread has had a core to itself; where the system does not say, what the clock says.
fn on_core() -> Duration {
    static BEGIN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let said = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let spent = said.as_deref().and_then(|said| said.split(' ').next()).and_then(|word| word.parse().ok());
    spent.map_or_else(|| BEGIN.get_or_init(Instant::now).elapsed(), Duration::from_nanos)
}
