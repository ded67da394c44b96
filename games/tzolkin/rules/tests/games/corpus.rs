//! Games of released versions: each replays to the same hashes and tells the same for ever.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use khipu_core::{Game, Match, Record, Release};
use khipu_testkit::games::{files, read, replay_all};
use khipu_testkit::playthrough;
use khipu_tzolkin::Tzolkin;

fn corpus(release: &str, what: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../corpus").join(release).join("tzolkin").join(what)
}

/// The game as a release had it.
fn released(rules_version: u32, pack: usize) -> Arc<Tzolkin> {
    Arc::new(Tzolkin::load(rules_version, Tzolkin::PACKS[pack]).expect("a pack that was shipped"))
}

#[test]
fn games_of_0_1_0_replay_to_the_same_hashes() {
    let game = released(1, 0);
    let games = replay_all(&game, &corpus("0.1.0", "records"));
    assert_eq!(games.len(), 15);
    assert!(games.iter().all(|game| game.header().rules_version == 1));
}

#[test]
fn games_of_0_1_0_tell_the_same() {
    let game = released(1, 0);
    for path in files(&corpus("0.1.0", "playthroughs"), &["txt"]) {
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
        let record = read(&corpus("0.1.0", &format!("records/{name}.khipu")));
        let record = Record::parse(&record).expect("a record");
        let told = playthrough::tell(&game, &record);
        assert!(read(&path) == told, "{name} tells something else");
    }
}

/// A record is played by the version that it names, and by no other.
#[test]
fn a_record_of_one_version_is_refused_by_the_other() {
    let record = read(&corpus("0.1.0", "records/random-2-0.khipu"));
    let record = Record::parse(&record).expect("a record");
    let faults = Match::replay(released(2, 0), &record, usize::MAX).expect_err("another version");
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].place.path, "rules");
}

#[test]
fn versions_that_are_not_kept_are_refused_with_those_that_are() {
    assert_eq!(Tzolkin::TITLE.versions, [1, 2]);
    assert_eq!(Tzolkin::new().rules_version(), 2);
    for version in Tzolkin::TITLE.versions {
        assert_eq!(released(*version, 0).rules_version(), *version);
    }
    for unknown in [0, 3] {
        let faults = Tzolkin::load(unknown, Tzolkin::PACKS[0]).expect_err("an unknown version");
        let told = serde_json::to_value(&faults[0]).expect("data");
        assert_eq!(told["known"], serde_json::json!(["1", "2"]));
    }
}
