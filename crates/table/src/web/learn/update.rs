//! What has changed on the page of a lesson: scenes to be shown one after another, then what is asked now.

use khipu_core::Viewer;
use khipu_registry::{Moment, Scene};
use serde_json::{Value, json};

use super::super::board::Board;
use super::attempt::Attempt;
use super::page::{parts, shown};

/// The update after what happened; `before` is what the page shows.
pub(super) fn update(attempt: &mut Attempt<'_>, before: &Moment, scenes: &[Scene]) -> Value {
    let now = attempt.moment();
    let (frames, mut pieces) = {
        let mut board = Board::new(attempt.drawing_context(), before);
        let frames = frames(attempt, &mut board, scenes);
        (frames, board.redraw(&now))
    };
    let shown = shown(attempt);
    pieces.extend(parts(attempt, &shown));
    json!({
        "v": attempt.row.version,
        "step": shown.step,
        "frames": frames,
        "pieces": pieces,
        "moves": { "parts": shown.offers.parts, "moves": shown.offers.moves },
        "undo": shown.undo,
        "mine": true,
        "over": false,
        "waits": false,
    })
}

/// What a viewer does not hear of shows with what comes next.
fn frames(attempt: &Attempt<'_>, board: &mut Board<'_>, scenes: &[Scene]) -> Vec<Value> {
    let viewer = [Viewer::Seat(attempt.seat())];
    let mut unsaid = Vec::new();
    let mut frames = Vec::new();
    for Scene { moment, event } in scenes {
        unsaid.extend(board.redraw(moment));
        let told = event.as_ref().map(|event| event.tell(&viewer, attempt.context.words(), &attempt.names));
        for heard in told.into_iter().flatten().flatten().filter(|heard| !heard.quiet) {
            let pieces = std::mem::take(&mut unsaid);
            frames.push(json!({ "say": [heard.say], "at": heard.at, "pieces": pieces }));
        }
    }
    if !unsaid.is_empty() {
        frames.push(json!({ "say": [], "at": [], "pieces": unsaid }));
    }
    frames
}
