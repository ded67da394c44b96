//! Recorded games in the tree: replayed, told and counted; one variable writes them anew.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use khipu_core::{Fault, Game, Match, Options, Record, Seat};
use serde_json::Value;

use crate::perft::perft;
use crate::walk::{Dice, play_curiously, play_on, start};

/// Set it to write the files anew instead of comparing them.
pub const REGENERATE: &str = "KHIPU_REGENERATE";

/// A file of the tree that a test makes.
///
/// # Panics
/// If the file says something else, or cannot be written.
pub fn expect_file(path: &Path, made: &str) {
    if std::env::var_os(REGENERATE).is_some() {
        let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, made));
        assert!(written.is_ok(), "{}: {written:?}", path.display());
        return;
    }
    let found = fs::read_to_string(path).unwrap_or_default();
    let line = found.lines().zip(made.lines()).position(|(one, other)| one != other);
    assert!(
        found == made,
        "{} says something else from line {} on; {REGENERATE}=1 writes it anew",
        path.display(),
        line.map_or(found.lines().count().min(made.lines().count()), |line| line) + 1
    );
}

/// The files of a folder with an ending, in order.
///
/// # Panics
/// If there are none: a folder that was moved must not pass for one without faults.
#[must_use]
pub fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).map(|entries| entries.flatten().map(|entry| entry.path()).collect::<Vec<_>>());
    let mut files = entries.unwrap_or_default();
    files.retain(|path| path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)));
    files.sort();
    assert!(!files.is_empty(), "no {endings:?} in {}", folder.display());
    files
}

/// A text file.
///
/// # Panics
/// If it cannot be read.
#[must_use]
pub fn read(path: &Path) -> String {
    match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => panic!("{}: {error}", path.display()),
    }
}

/// Plays every record of a folder to its end.
///
/// # Panics
/// If one cannot be played, leads elsewhere, or is not over.
pub fn replay_all<G: Game>(game: &Arc<G>, folder: &Path) -> Vec<Match<G>> {
    let replay = |path: &PathBuf| {
        let record = Record::parse(&read(path));
        let replayed = record.and_then(|record| Match::replay(game.clone(), &record, usize::MAX));
        match replayed {
            Ok(played) => {
                assert!(game.score(played.position()).over, "{} is not over", path.display());
                played
            }
            Err(faults) => panic!("{}: {faults:?}", path.display()),
        }
    };
    files(folder, &["khipu"]).iter().map(replay).collect()
}

/// Plays a random game for a fixture.
pub fn random_game<G: Game>(game: &Arc<G>, players: usize, options: &Options, seed: &str) -> Match<G> {
    let mut played = seated(game, players, options, seed);
    play_on(&mut played, &mut Dice::new(7), usize::MAX);
    played
}

/// Plays a game of curious players for a fixture.
pub fn curious_game<G: Game>(game: &Arc<G>, players: usize, options: &Options, seed: &str) -> Match<G> {
    let mut played = seated(game, players, options, seed);
    play_curiously(&mut played, &mut Dice::new(7));
    played
}

fn seated<G: Game>(game: &Arc<G>, players: usize, options: &Options, seed: &str) -> Match<G> {
    let mut played = start(game, players, options, seed);
    played.name_seats(Seat::all(players).map(|seat| format!("random {}", seat.index() + 1)).collect());
    played
}

/// Every broken file of a folder (positions, records, component files) must be refused with just the faults that stand
/// beside it in a file with the ending `.faults`.
///
/// # Panics
/// If a file is accepted or has other faults.
pub fn refuse_all<G: Game>(
    game: &Arc<G>,
    folder: &Path,
    components: impl Fn(&str) -> Result<(), Vec<Fault>>,
) {
    for path in files(folder, &["json", "khipu", "toml"]) {
        let text = read(&path);
        let outcome = match path.extension().and_then(|ending| ending.to_str()) {
            Some("json") => match serde_json::from_str::<Value>(&text) {
                Ok(form) => game.import(&form).map(|_| ()),
                Err(error) => panic!("{}: {error}", path.display()),
            },
            Some("khipu") => Record::parse(&text)
                .and_then(|record| Match::replay(game.clone(), &record, usize::MAX).map(|_| ())),
            _ => components(&text),
        };
        let faults = match outcome {
            Ok(()) => panic!("{} is accepted", path.display()),
            Err(faults) => faults,
        };
        let mut listed = String::new();
        for fault in faults {
            let form = serde_json::to_value(&fault).unwrap_or_default();
            let _ = writeln!(listed, "{form}");
        }
        expect_file(&path.with_extension("faults"), &listed);
    }
}

/// A table of move counts: from positions along a random game, the number of move paths to small depths.
pub fn move_counts<G: Game>(
    game: &Arc<G>,
    players: usize,
    options: &Options,
    seed: &str,
    most: u64,
) -> String {
    let mut played = start(game, players, options, seed);
    let mut dice = Dice::new(11);
    let mut table =
        format!("# players {players}, seed {seed:?}: after so many moves, paths of 1, 2, 3 … moves\n");
    while !played.deciders().is_empty() {
        let _ = write!(table, "{:>5}", played.moves().len());
        for depth in 1..=6 {
            let paths = perft(&**game, played.position(), depth);
            let _ = write!(table, " {paths}");
            if paths > most {
                break;
            }
        }
        table.push('\n');
        play_on(&mut played, &mut dice, 23);
    }
    table
}
