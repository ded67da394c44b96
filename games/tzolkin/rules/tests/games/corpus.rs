//! Games of released versions: each replays to the same hashes and tells the same for ever.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use khipu_core::{Game, Match, Record, Release};
use khipu_testkit::corpus::{Replayed, replay_releases};
use khipu_testkit::games::read;
use khipu_tzolkin::Tzolkin;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../corpus")
}

/// The game as a release had it.
fn released(rules_version: u32, pack: usize) -> Arc<Tzolkin> {
    Arc::new(Tzolkin::load(rules_version, Tzolkin::PACKS[pack]).expect("a pack that was shipped"))
}

#[test]
fn games_of_every_release_lead_where_they_led() {
    let first = Replayed { release: "0.1.0".to_owned(), games: 15, told: 2 };
    assert!(replay_releases::<Tzolkin>(&corpus()).contains(&first), "no game of a release is ever lost");
}

/// A record is played by the version that it names, and by no other.
#[test]
fn a_record_of_one_version_is_refused_by_the_other() {
    let record = read(&corpus().join("0.1.0/tzolkin/random-2-0.khipu"));
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
