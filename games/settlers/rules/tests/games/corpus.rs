//! Games of releases: they replay to the same hashes for ever, under the rules and with the pack of their release.

use std::path::Path;

use khipu_settlers::Settlers;
use khipu_testkit::corpus::{Replayed, replay_releases};

#[test]
fn games_of_every_release_lead_where_they_led() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../corpus");
    let first = Replayed { release: "0.1.0".to_owned(), games: 17, told: 2 };
    assert!(replay_releases::<Settlers>(&corpus).contains(&first), "no game of a release is ever lost");
}
