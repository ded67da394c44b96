//! What happened in some moves, as each of some viewers hears of it: said once, for the log and for the scenes.

use std::sync::Arc;

use khipu_core::Viewer;
use khipu_registry::Heard;

use super::shown::LogLine;
use super::table_page;
use super::view::Look;
use crate::tables::Step;

/// What each viewer hears of an event.
type HeardByEach = Vec<Option<Arc<Heard>>>;

/// What was said.
pub(super) struct Said<'a> {
    steps: &'a [Arc<Step>],
    /// For each move, for each of its events.
    heard: Vec<Vec<HeardByEach>>,
    /// For each viewer the first one who hears the same.
    pub(super) first_like: Vec<usize>,
}

impl<'a> Said<'a> {
    /// Says what happened in the moves after so many.
    pub(super) fn since(from: usize, look: &Look<'a>, viewers: &[Viewer]) -> Self {
        let steps = &look.now.steps[from..];
        let tell = |step: &Arc<Step>| -> Vec<HeardByEach> {
            step.told.iter().map(|told| told.tell(viewers, look.words, &look.names)).collect()
        };
        let heard: Vec<Vec<HeardByEach>> = steps.iter().map(tell).collect();
        // What several hear alike is one and the same.
        let pointer = |heard: &Option<Arc<Heard>>| heard.as_ref().map(Arc::as_ptr);
        let alike = |one: usize, other: usize| {
            heard.iter().flatten().all(|each| pointer(&each[one]) == pointer(&each[other]))
        };
        let first_like = |place| (0..place).find(|&other| alike(place, other)).unwrap_or(place);
        let first_like = (0..viewers.len()).map(first_like).collect();
        Self { steps, heard, first_like }
    }

    /// Event after event, what each viewer hears.
    pub(super) fn events(&self) -> impl Iterator<Item = &HeardByEach> {
        self.heard.iter().flatten()
    }

    /// The lines of the log for a viewer; the moves before are so many.
    pub(super) fn lines(&self, viewer: usize, from: usize) -> Vec<String> {
        let moves = self.steps.iter().zip(&self.heard).zip(from + 1..);
        let lines = moves.flat_map(|((step, events), number)| {
            let heard = events.iter().filter_map(move |each| each[viewer].as_deref());
            heard.enumerate().map(move |(index, heard)| {
                table_page::log_line(&LogLine::of(number, index, step.seat, heard))
            })
        });
        lines.collect()
    }
}
