//! Playthroughs: one game as readable text, with everything the engine says at each move.

use std::fmt::Write as _;
use std::sync::Arc;

use khipu_core::{AnyMatch, Game, Match, Record, Viewer, Who};

/// Tells a recorded game move by move.
///
/// # Panics
/// If the record cannot be played.
pub fn tell<G: Game>(game: &Arc<G>, record: &Record) -> String {
    let mut played = match Match::replay(game.clone(), record, 0) {
        Ok(started) => started,
        Err(faults) => panic!("{faults:?}"),
    };
    let mut text = String::new();
    let _ = writeln!(text, "# {} for {} players\n", record.header.game, record.header.players);
    let _ = writeln!(text, "position {}\n", AnyMatch::position(&played));
    for (index, step) in record.moves.iter().enumerate() {
        let _ = writeln!(text, "## {} seat {}: {}", index + 1, step.seat.index(), step.text);
        for seat in played.deciders().iter() {
            let moves = AnyMatch::moves(&mut played, seat);
            let _ = writeln!(text, "legal for {}: {}", seat.index(), moves.join(" | "));
        }
        match AnyMatch::play(&mut played, step.seat, &step.text) {
            Ok(told) => {
                for event in told.events {
                    let _ = writeln!(text, "- {event}");
                }
                let _ = writeln!(text, "hash {}{}\n", told.hash, if told.barrier { " barrier" } else { "" });
            }
            Err(refused) => panic!("move {}: {refused:?}", index + 1),
        }
    }
    let _ = writeln!(text, "# The end, as a spectator sees it\n\n{}", played.view(Viewer::Spectator));
    for line in AnyMatch::score(&played).lines {
        let who = match line.who {
            Who::Seat(seat) => format!("seat {}", seat.index()),
            Who::Actor(name) => name.to_owned(),
        };
        let sources: Vec<String> =
            line.sources.iter().map(|(name, points)| format!("{name} {points}")).collect();
        let _ = writeln!(text, "{who}: {} = {}", line.total, sources.join(", "));
    }
    text
}
