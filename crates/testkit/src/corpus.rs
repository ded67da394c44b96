//! Games of releases: they replay to the same hashes and are told the same for ever, under the rules and with the pack of
//! their release. A new release adds its folder, and it is replayed from then on.

use std::path::Path;
use std::sync::Arc;

use khipu_core::{Match, Record, Release};

use crate::games::{files, read};
use crate::playthrough;

/// What was replayed of one release.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Replayed {
    /// The name of its folder: `0.1.0`.
    pub release: String,
    /// Games that were played to their end.
    pub games: usize,
    /// Of these, games whose story is kept too.
    pub told: usize,
}

/// The game that a record names, by the version of the rules and the hash of the pack.
///
/// # Panics
/// If no pack of that hash was ever shipped.
fn released<G: Release>(record: &Record) -> Arc<G> {
    let header = &record.header;
    let mut games = G::PACKS.iter().filter_map(|pack| G::load(header.rules_version, pack).ok());
    match games.find(|game| game.components_hash() == header.components_hash) {
        Some(game) => Arc::new(game),
        None => panic!("rules {}, pack {:016x}: not kept", header.rules_version, header.components_hash),
    }
}

/// Plays every record of a game in every release of a corpus (`RELEASE/GAME/*.khipu`) to its end, and compares what some
/// of them told (`RELEASE/GAME/*.txt`, by the same name).
///
/// # Panics
/// If a record cannot be played, leads elsewhere, is not over or is told otherwise; if a folder has another layout; if no
/// release has games of it.
pub fn replay_releases<G: Release>(corpus: &Path) -> Vec<Replayed> {
    let entries = match corpus.read_dir() {
        Ok(entries) => entries,
        Err(error) => panic!("{}: {error}", corpus.display()),
    };
    let folders = entries.flatten().map(|entry| (entry.file_name(), entry.path().join(G::TITLE.name)));
    let mut all: Vec<Replayed> = folders
        .filter(|(_, folder)| folder.is_dir())
        .map(|(release, folder)| {
            let release = release.to_string_lossy().into_owned();
            let (games, told) = replay_folder::<G>(&folder);
            println!("{} {release}: {games} games replayed, {told} told", G::TITLE.name);
            Replayed { release, games, told }
        })
        .collect();
    all.sort();
    assert!(!all.is_empty(), "no release in {} has games of {}", corpus.display(), G::TITLE.name);
    all
}

/// How many games of a folder were replayed, and told.
fn replay_folder<G: Release>(folder: &Path) -> (usize, usize) {
    let listed = folder.read_dir().map(|entries| entries.flatten().count()).unwrap_or_default();
    let (mut games, mut told) = (0, 0);
    for path in files(folder, &["khipu"]) {
        let record = match Record::parse(&read(&path)) {
            Ok(record) => record,
            Err(faults) => panic!("{}: {faults:?}", path.display()),
        };
        let game = released::<G>(&record);
        match Match::replay(game.clone(), &record, usize::MAX) {
            Ok(played) => assert!(game.score(played.position()).over, "{} is not over", path.display()),
            Err(faults) => panic!("{}: {faults:?}", path.display()),
        }
        games += 1;
        let story = path.with_extension("txt");
        if story.exists() {
            assert!(playthrough::tell(&game, &record) == read(&story), "{} tells otherwise", story.display());
            told += 1;
        }
    }
    assert_eq!(games + told, listed, "{} holds something that is not replayed", folder.display());
    (games, told)
}
