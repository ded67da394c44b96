//! A record in text.

use khipu_core::{Match, Record};

use super::world::Fed;

/// Reads a record and replays it; what is read can be written and read again.
pub fn run<G: Fed>(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let Ok(record) = Record::parse(text) else { return false };
    let written = record.write();
    match Record::parse(&written) {
        Ok(again) => assert_eq!(again.write(), written, "the record reads back"),
        Err(faults) => panic!("what was written cannot be read: {faults:?}"),
    }
    let Ok(played) = Match::replay(G::game().clone(), &record, usize::MAX) else { return false };
    assert_eq!(played.moves().len(), record.moves.len(), "every move was played");
    // The start may be written in another order than it was read, so the positions are compared and not the texts.
    match Match::replay(G::game().clone(), &played.record(), usize::MAX) {
        Ok(again) => assert_eq!(again.position(), played.position(), "the own record replays"),
        Err(faults) => panic!("a replayed game does not replay: {faults:?}"),
    }
    true
}
