//! What something that became known was worth: how the position looks after it, against the mean over worlds in which it
//! could have been something else.

use khipu_bots::{Expected, Uncertain, glance};
use khipu_core::{Evaluate, Seat, Seed, Silent, Viewer};

use super::Event;

/// Imagined worlds on each side.
const WORLDS: u64 = 64;
/// Where a move of others is possible in fewer of them, it says more of their hand than of chance.
const FEWEST: usize = 16;

/// A move by which something became known to the seat or to somebody else; none if it cannot be weighed.
pub(super) fn luck<G: Evaluate>(
    game: &G,
    seat: Seat,
    [before, now]: [&G::Position; 2],
    (at, mover, played): (usize, Seat, G::Move),
    seed: Seed,
) -> Option<Event> {
    let view = |position: &G::Position| game.view(position, Viewer::Seat(seat));
    let (seen, told) = (view(before), view(now));
    let mut moves = Vec::new();
    let imagined: Vec<Expected> = (0..WORLDS)
        .filter_map(|number| {
            let mut world = game.imagine(&seen, seed.numbered(number));
            moves.clear();
            game.legal(&world, mover, &mut moves);
            moves.contains(&played).then(|| {
                game.apply(&mut world, mover, played, &mut Silent);
                glance(game, &world, seat)
            })
        })
        .collect();
    if imagined.len() < FEWEST {
        return None;
    }
    let really: Vec<Expected> = (0..WORLDS)
        .map(|number| glance(game, &game.imagine(&told, seed.numbered(WORLDS + number)), seat))
        .collect();
    let difference = |of: fn(&Expected) -> f32| {
        let (now, mean) = (mean(&really, of), mean(&imagined, of));
        let error = (now.error * now.error + mean.error * mean.error).sqrt();
        Uncertain { mean: now.mean - mean.mean, error }
    };
    Some(Event {
        at,
        mover: mover.index(),
        played: game.write_move(played),
        luck: difference(|expected| expected.result),
        points: difference(|expected| expected.points),
    })
}

fn mean(found: &[Expected], of: fn(&Expected) -> f32) -> Uncertain {
    Uncertain::of(found.iter().map(of), 0.0)
}
