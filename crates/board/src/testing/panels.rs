//! What must hold of the panels of a board.

use std::collections::HashSet;

use khipu_core::Viewer;

use super::{Walk, parts_of, values};
use crate::{BoardUi, Group, Panel, Piece, Region};

/// Every panel has a title and a symbol, ids stand once, and every piece has its place in a group of a panel.
pub(super) fn are_whole<U: BoardUi>(panels: &[Panel], pieces: &[Piece]) {
    let mut groups: HashSet<&str> = HashSet::new();
    let mut ids: HashSet<&str> = HashSet::new();
    for panel in panels {
        assert!(ids.insert(panel.id), "the panel {} stands twice", panel.id);
        assert!(!panel.title.is_empty() && !panel.title.contains('⟨'), "{}: {}", panel.id, panel.title);
        assert!(values(U::symbols(), "id").any(|id| id == panel.icon), "{} is no symbol", panel.icon);
        for Group { id, .. } in &panel.groups {
            assert!(groups.insert(id), "the group {id} stands twice");
        }
    }
    for piece in pieces {
        if let Region::Group(group) = piece.region {
            assert!(groups.contains(group), "{} stands in no group", piece.id);
        }
    }
}

/// Panels and their groups, which stay the same for a viewer.
pub(super) fn order(panels: &[Panel]) -> Vec<(&'static str, Vec<Group>)> {
    panels.iter().map(|panel| (panel.id, panel.groups.clone())).collect()
}

/// Every part of a legal move has a button with words; those that have a place on the board name their kind, so that the
/// bar can put them into a sheet. One decision of `every` is looked at.
///
/// # Panics
/// If that is not so.
pub fn every_part_has_a_button<U: BoardUi>(mut walk: Walk<U>, every: usize) {
    let mut number = 0;
    while let Some(seat) = walk.decider() {
        number += 1;
        if number % every == 0 {
            let viewer = Viewer::Seat(seat);
            let view = walk.view(viewer);
            let pieces = walk.paint(viewer);
            let spots: HashSet<&str> = parts_of(&pieces).collect();
            let parts = walk.legal.iter().flat_map(|&listed| U::parts(&walk.game, &view, listed));
            for part in parts.collect::<HashSet<_>>() {
                let choice = U::choice(&walk.game, &view, &part, &walk.context(viewer));
                let choice = choice.unwrap_or_else(|| panic!("{part} has no button"));
                assert!(choice.kind.is_some() || !spots.contains(&*part), "{part} is of no kind");
            }
        }
        walk.step(seat);
    }
}
