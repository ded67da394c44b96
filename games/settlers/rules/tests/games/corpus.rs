//! Games of releases: they replay to the same hashes for ever, under the rules and with the pack of their release.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use khipu_core::{Game, Record, Release};
use khipu_settlers::Settlers;
use khipu_testkit::games::{read, replay_all};
use khipu_testkit::playthrough;

fn folder(release: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../corpus").join(release).join("settlers")
}

fn release(rules_version: u32, pack: usize) -> Arc<Settlers> {
    Arc::new(Settlers::load(rules_version, Settlers::PACKS[pack]).expect("a release that is kept"))
}

#[test]
fn release_0_1_0_leads_where_it_led() {
    let game = release(1, 0);
    assert_eq!(game.rules_version(), 1);
    let games = replay_all(&game, &folder("0.1.0"));
    assert_eq!(games.len(), 17, "no game of a release is ever lost");
    for (record, told) in [("random-2-roman-aztec", "2"), ("random-solo-japanese", "solo")] {
        let path = folder("0.1.0").join(record).with_extension("khipu");
        let record = Record::parse(&read(&path)).expect("a record");
        let wanted = read(&folder("0.1.0").join("playthroughs").join(told).with_extension("txt"));
        assert!(playthrough::tell(&game, &record) == wanted, "{told} is told otherwise");
    }
}
